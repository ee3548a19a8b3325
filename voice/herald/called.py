"""What players are called in sentences that have a number for them, as grammars do."""

from __future__ import annotations

from collections.abc import Sequence

from heraut.voice.herald.words import Words


def by_name(sentence: str, players: Sequence[str], words: Words) -> str:
    """Return a sentence that calls players by number with their names, given by seat.

    One who has none, or shares it with another, keeps the number.
    """
    said = f" {sentence} "
    article = words.phrase("seat-article")
    for seat, name in enumerate(players, 1):
        label = words.phrase("seat-name", number=seat)
        if not name or players.count(name) > 1 or f" {label} " not in said:
            continue
        said = said.replace(f" {words.of(label)} ", f" {words.of(name)} ")
        said = said.replace(f" {words.to(label)} ", f" {words.to(name)} ")
        for called in (f"{article} {label}", label):
            said = said.replace(f" {called} ", f" {name} ")
    return said.strip()
