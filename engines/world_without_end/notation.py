"""How actions of Un Monde Sans Fin are read back, also those that the state completes.

A card that the data does not hold is told whole: ``event new KIND CORNERS PLACE EFFECT...``, as
``event new immediate stone,wheat,gold1,vp 9 may_exchange:give=wool*1:get=gold*3``. ``KIND`` is
``immediate`` or ``permanent``; the four corners are clockwise from the one that follows the arrow;
``PLACE`` is ``-`` in periods one and two; ``nothing`` stands for no effect. The effects are those
of the data files: ``effects.OPERATIONS``.
"""

from __future__ import annotations

import re
from typing import Final

from heraut.engines.notation import Action, Notation, from_words
from heraut.engines.protocol import IllegalAction
from heraut.engines.world_without_end.actions import (
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

__all__ = ["NOTATION"]

_IN_HAND: Final = re.compile("#([0-9]{1,3})")
_SALE: Final = re.compile(r"(?:wool ([0-9]{1,3}))?\b ?(?:cloth(?: ([0-9]{1,3}))?)?")


def _draw(state: State, words: list[str]) -> Action | None:
    if words[:1] == ["new"]:
        # Read once here, so that a wrong text is an error of notation; its period comes later.
        return Draw("new", new_card("new", state.period, words[1:]).inline())
    return from_words(Draw, words) if len(words) == 1 else None


def _discard(state: State, words: list[str]) -> Action | None:
    """Read a card to put away: also by its place in hand, so that nobody hears which it is."""
    found = _IN_HAND.fullmatch(words[0]) if len(words) == 1 else None
    if not found or not (place := int(found[1])):
        return from_words(Discard, words)
    if not state.tasks or state.task.kind != "discard":
        return Discard(None)
    hand = state.hand(state.task.seat)
    if place > len(hand):
        raise IllegalAction("too_many", count=place, most=len(hand))
    return Discard(hand[place - 1])


def _exchange(state: State, words: list[str]) -> Action | None:
    """Read an exchange; alone it is by the only event card that offers one now."""
    if words:
        return from_words(Exchange, words)
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


def _sell(_: State, words: list[str]) -> Action | None:
    if words == ["nothing"]:
        return Sell(0, 0)
    found = _SALE.fullmatch(" ".join(words)) if words else None
    if not found:
        return None
    wool, cloth = found.groups()
    return Sell(int(wool or 0), int(cloth or "cloth" in words))


NOTATION: Final = Notation[State](
    First,
    Draw,
    Plague,
    Lose,
    Tax,
    Pass,
    Exchange,
    Pay,
    Give,
    Remove,
    Orient,
    Forgo,
    Play,
    Material,
    Build,
    Sell,
    House,
    Harvest,
    Donate,
    Weave,
    Heal,
    Practise,
    Extra,
    Protect,
    Discard,
    readers={Draw: _draw, Discard: _discard, Exchange: _exchange, Sell: _sell},
)
"""Every action, in its order."""
