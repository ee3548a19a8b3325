"""What the arguments of a message hold, as they were declared: no value is judged by its looks.

A game declares those of its events and reasons (:mod:`heraut.engines.vocabulary`), its grammar the
slots of its commands. Those are what the conversation's own messages tell of.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from heraut.engines.registry import RULES
from heraut.engines.vocabulary import NAME, NUMBERS, SEAT, SEATS, TEXT, Argument, EventType, Reason
from heraut.grammars import Grammar

_OWN: Final = {"seat": SEAT, "seats": SEATS, "said": NAME}
"""Those of the conversation's own messages that are no slots; any other is told as it is."""
_REFUSED: Final = "refused-"
_TOGETHER: Final = "-together"


def arguments(lang: str, game: str, message_id: str) -> Mapping[str, Argument]:
    """Return what is declared of a message's arguments; ``message_id`` lacks the game's name."""
    declared = _declared(game).get(message_id.removesuffix(_TOGETHER))
    return _slots(lang, game) if declared is None else declared


def held(declared: Mapping[str, Argument], name: str) -> Argument:
    """Return what an argument holds; one that nobody declared is told as it is."""
    return declared.get(name, TEXT)


@cache
def _declared(game: str) -> Mapping[str, Mapping[str, Argument]]:
    if game not in RULES:
        return {}
    rules = RULES[game]
    return {**_by_id("", rules.events), **_by_id(_REFUSED, rules.reasons)}


def _by_id(
    begin: str, declared: Iterable[EventType] | Iterable[Reason]
) -> Mapping[str, Mapping[str, Argument]]:
    return {begin + one.key.replace("_", "-"): one.arguments for one in declared}


@cache
def _slots(lang: str, game: str) -> Mapping[str, Argument]:
    """Return what the slots of a game's sentences hold: a name or a number, or a row of numbers."""
    if game not in RULES:
        return _OWN
    grammar = Grammar.load(lang, game)
    slots = {slot for intent in grammar.intents.values() for slot in intent.slots}
    return {**dict.fromkeys(slots, NAME), **dict.fromkeys(grammar.slots.serial, NUMBERS), **_OWN}
