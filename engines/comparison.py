"""Who has most, or least, of what can be counted: the same answer in every game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from heraut.engines.protocol import Event, Slots
from heraut.engines.vocabulary import EventType, Vocabulary

MOST: Final = "most"
"""The question who has most of something, ``of``; with ``least`` who has least."""


def ranks(words: Vocabulary) -> tuple[EventType, ...]:
    """Return the kinds of events that :func:`compared` returns, in the words of a game."""
    return (
        words.event("answer_rank", "of fewest seats count"),  # the first
        words.event("answer_rank_next", "of seats count"),  # those after them
    )


def compared(what: str, counts: Sequence[int], slots: Slots) -> list[Event]:
    """Return how the seats rank by what they have: who has most first, or least if ``least``.

    ``counts`` are by seat. Those who have as many as each other are told together.
    """
    fewest = bool(slots.get("least"))
    order = sorted(enumerate(counts), key=lambda one: (one[1] if fewest else -one[1], one[0]))
    told: list[Event] = []
    for count, same in groupby(order, key=lambda one: one[1]):
        facts = {"of": what, "seats": tuple(seat for seat, _ in same), "count": count}
        if told:
            told.append(Event("answer_rank_next", facts))
        else:
            told.append(Event("answer_rank", {**facts, "fewest": fewest}))
    return told
