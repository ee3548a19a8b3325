"""Sentences that are offered to who types, as one writes them: with names and hyphens.

Grammars have no hyphens, and call a player by a number: « le score du joueur deux » is offered as
« le score de Léa », which is understood as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from heraut.grammars.meaning import Proposal
from heraut.voice.herald import Words


def as_written(
    proposals: Sequence[Proposal], players: Sequence[str], words: Words
) -> tuple[Proposal, ...]:
    """Return proposals with what is offered as it is written; ``players`` are named by seat."""
    return tuple(
        replace(one, sentence=_hyphenated(_named(one.sentence, players, words), words))
        for one in proposals
    )


def _named(sentence: str, players: Sequence[str], words: Words) -> str:
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


def _hyphenated(sentence: str, words: Words) -> str:
    said = f" {sentence} "
    for written in words.phrase("hyphenated").split(", "):
        said = said.replace(f" {written.replace('-', ' ')} ", f" {written} ")
    for link in words.phrase("hyphenated-behind").split(", "):
        # « Reste t il »: joined with the verb before it, too.
        said = said.replace(f" {link} ", f"-{link.replace(' ', '-')} ")
    return said.strip()
