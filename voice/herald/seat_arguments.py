"""Which arguments of a message hold seats, to be said as the players' names: as a game declares."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from heraut.engines.registry import RULES
from heraut.engines.vocabulary import EventType, Meaning, Reason

_OWN: Final = frozenset({"seat", "seats"})
"""Those of the conversation's own messages."""


def seat_arguments(game: str, message_id: str) -> frozenset[str]:
    """Return the arguments that hold seats; ``message_id`` is without the game's name."""
    return _declared(game).get(message_id.removesuffix("-together"), _OWN)


@cache
def _declared(game: str) -> Mapping[str, frozenset[str]]:
    if game not in RULES:
        return {}
    rules = RULES[game]
    return {**_by_id("", rules.events), **_by_id("refused-", rules.reasons)}


def _by_id(
    begin: str, declared: Iterable[EventType] | Iterable[Reason]
) -> Mapping[str, frozenset[str]]:
    return {
        begin + one.key.replace("_", "-"): frozenset(
            name for name, held in one.arguments.items() if held.meaning is Meaning.SEAT
        )
        for one in declared
    }
