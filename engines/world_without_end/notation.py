"""Reads notations of Un Monde Sans Fin back.

A card that the data does not hold is told whole: ``event new KIND CORNERS PLACE EFFECT...``, as
``event new immediate stone,wheat,gold1,vp 9 may_exchange:give=wool*1:get=gold*3``. ``KIND`` is
``immediate`` or ``permanent``; the four corners are clockwise from the one that follows the arrow;
``PLACE`` is ``-`` in periods one and two; ``nothing`` stands for no effect. The effects are those
of the data files: ``effects.OPERATIONS``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from heraut.engines.protocol import IllegalAction, NotationError
from heraut.engines.world_without_end.actions import (
    Action,
    Build,
    Discard,
    Donate,
    Draw,
    Exchange,
    Extra,
    First,
    Forgo,
    Give,
    Harvest,
    Heal,
    House,
    Lose,
    Material,
    NewEvent,
    Orient,
    Pass,
    Pay,
    Plague,
    Play,
    Practise,
    Protect,
    Remove,
    Sell,
    Tax,
    Weave,
)
from heraut.engines.world_without_end.cards import new_card
from heraut.engines.world_without_end.state import State

__all__ = ["parse"]

_EXPECTED: Final = (
    "first SEAT, event CARD, event new KIND CORNERS PLACE EFFECT..., plague VALUE, lose CARD|?, "
    "tax GOLD, orient STEPS, exchange [CARD], pay, give GOOD, remove SITE, play CARD, forgo CARD, "
    "discard CARD|#NUMBER|?, material GOOD, build PROJECT MATERIAL[,MATERIAL], "
    "sell [wool COUNT] [cloth [COUNT]], house SITE, harvest SITE,..., donate PROJECT, "
    "weave COUNT, practise, heal PLACE,..., extra GOOD, protect DUTY, pass"
)
_NUMBER: Final = re.compile("[0-9]{1,3}")
_NAME: Final = re.compile("[a-z0-9][a-z0-9_.-]*")
_MATERIALS: Final = ("stone", "wood")

_Reader = Callable[[State, list[str]], Action | None]


def parse(state: State, notation: str) -> Action:
    """Return the action that a notation stands for; whatever an action prints is read back.

    ``exchange`` alone is by the only event card that offers one now; ``discard #3`` puts the third
    card of the hand away. Raises ``NotationError`` when
    it is no action, ``IllegalAction`` when the state does not settle it.
    """
    verb, *words = notation.split() or [""]
    if verb == "event" and words[:1] == ["new"]:
        # Read once here, so that a wrong text is an error of notation; its period comes later.
        card = new_card("new", state.period, notation, words[1:])
        return NewEvent(card.inline())
    reader = _READERS.get(verb)
    action = reader(state, words) if reader else None
    if action is None:
        raise NotationError(notation, _EXPECTED)
    return action


def _numbered(make: Callable[[int], Action]) -> _Reader:
    def read(_: State, words: list[str]) -> Action | None:
        number = _number(words[0]) if len(words) == 1 else None
        return None if number is None else make(number)

    return read


def _named(make: Callable[[str], Action]) -> _Reader:
    def read(_: State, words: list[str]) -> Action | None:
        return make(words[0]) if len(words) == 1 and _NAME.fullmatch(words[0]) else None

    return read


def _maybe(make: Callable[[str | None], Action]) -> _Reader:
    def read(_: State, words: list[str]) -> Action | None:
        if words == ["?"]:
            return make(None)
        return make(words[0]) if len(words) == 1 and _NAME.fullmatch(words[0]) else None

    return read


def _discard(state: State, words: list[str]) -> Action | None:
    """Read a card to put away: also by its place in hand, so that nobody hears which it is."""
    place = _number(words[0][1:]) if len(words) == 1 and words[0].startswith("#") else None
    if not place:
        return _maybe(Discard)(state, words)
    if not state.tasks or state.task.kind != "discard":
        return Discard(None)
    hand = state.hand(state.task.seat)
    if place > len(hand):
        raise IllegalAction("too_many", count=place, most=len(hand))
    return Discard(hand[place - 1])


def _several(make: Callable[[tuple[int, ...]], Action]) -> _Reader:
    def read(_: State, words: list[str]) -> Action | None:
        numbers = [_number(part) for part in words[0].split(",")] if len(words) == 1 else [None]
        found = [number for number in numbers if number is not None]
        return make(tuple(sorted(found))) if len(found) == len(numbers) else None

    return read


def _plain(make: Callable[[], Action]) -> _Reader:
    return lambda _, words: None if words else make()


def _exchange(state: State, words: list[str]) -> Action | None:
    if words:
        return _named(Exchange)(state, words)
    if not state.tasks or state.task.kind not in ("offer", "play", "end"):
        raise IllegalAction("no_exchange")
    if state.task.kind == "offer":
        return Exchange(state.task.what)
    offers = state.offers(state.task.seat)
    if not offers:
        raise IllegalAction("no_exchange")
    if len(offers) > 1:
        raise IllegalAction("which_exchange", cards=offers)
    return Exchange(offers[0])


def _build(_: State, words: list[str]) -> Action | None:
    if len(words) != 2 or not _NAME.fullmatch(words[0]):
        return None
    materials = words[1].split(",")
    if not set(materials) <= set(_MATERIALS):
        return None
    stone, wood = map(materials.count, _MATERIALS)
    return Build(words[0], stone, wood)


def _sell(_: State, words: list[str]) -> Action | None:
    if words == ["nothing"]:
        return Sell(0, 0)
    counts = {"wool": 0, "cloth": 0}
    left = list(words)
    for good in counts:
        if left[:1] == [good]:
            number = _number(left[1]) if len(left) > 1 else None
            if number is None and good == "wool":
                return None
            counts[good] = 1 if number is None else number
            left = left[1 if number is None else 2 :]
    return None if left or not words else Sell(**counts)


def _number(word: str) -> int | None:
    return int(word) if _NUMBER.fullmatch(word) else None


_READERS: Final[dict[str, _Reader]] = {
    "first": _numbered(First),
    "event": _named(Draw),
    "plague": _numbered(Plague),
    "lose": _maybe(Lose),
    "tax": _numbered(Tax),
    "orient": _numbered(Orient),
    "exchange": _exchange,
    "pay": _plain(Pay),
    "give": _named(Give),
    "remove": _numbered(Remove),
    "play": _named(Play),
    "forgo": _named(Forgo),
    "discard": _discard,
    "material": _named(Material),
    "build": _build,
    "sell": _sell,
    "house": _numbered(House),
    "harvest": _several(Harvest),
    "donate": _named(Donate),
    "weave": _numbered(Weave),
    "practise": _plain(Practise),
    "heal": _several(Heal),
    "extra": _named(Extra),
    "protect": _named(Protect),
    "pass": _plain(Pass),
}
