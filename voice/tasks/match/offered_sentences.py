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
        replace(one, sentence=_hyphenated(words.by_name(one.sentence, players), words))
        for one in proposals
    )


def _hyphenated(sentence: str, words: Words) -> str:
    said = f" {sentence} "
    for written in words.phrase("hyphenated").split(", "):
        said = said.replace(f" {written.replace('-', ' ')} ", f" {written} ")
    for link in words.phrase("hyphenated-behind").split(", "):
        # « Reste t il »: joined with the verb before it, too.
        said = said.replace(f" {link} ", f"-{link.replace(' ', '-')} ")
    return said.strip()
