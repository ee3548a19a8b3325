"""A move that is said once more, when it would be one of another hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from heraut.engines.protocol import Seat
from heraut.grammars import Grammar
from heraut.grammars.meaning import Command, Meaning

_PLACE: Final = "#{"
"""What a notation has before a place of the own hand, in place of a number that all would hear."""


class LastMove:
    """The move that was said last, and whose it was, until anything else is said."""

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar
        self._said: tuple[Meaning, Seat] | None = None

    def note(self, given: object, seat: Seat) -> None:
        """Note what was said for a seat: a move, or anything else."""
        self._said = (given.meaning, seat) if isinstance(given, Command) else None

    def is_anothers(self, given: Command, seat: Seat) -> bool:
        """Tell whether these very words have just named a card of another hand by its place."""
        if self._said is None or seat == self._said[1]:
            return False
        meaning = self._said[0]
        intent = self._grammar.intents.get(given.meaning.intent)
        by_place = intent is not None and _PLACE in intent.notation
        same = replace(given.meaning, cost=meaning.cost, swapped=meaning.swapped)
        return by_place and same == meaning
