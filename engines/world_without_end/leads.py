"""The action card that a choice needs first: who makes the choice has named the card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from heraut.engines.notation import Action
from heraut.engines.world_without_end.action_cards import PRIVILEGE
from heraut.engines.world_without_end.actions import (
    Build,
    Donate,
    Harvest,
    Heal,
    House,
    Material,
    Play,
    Practise,
    Sell,
    Weave,
)
from heraut.engines.world_without_end.state import State

_CARDS: Final[Mapping[type[Action], str]] = {
    Material: "materials",
    Build: "project",
    Sell: "sale",
    House: "house",
    Harvest: "harvest",
    Donate: "donation",
    Weave: "weaving",
    Heal: "medicine",
    Practise: "medicine",
}


def lead(state: State, action: Action) -> Play | None:
    """Return the card to be played before a choice, while one is due.

    It is the one that is named by what is done; where all saw it used last, it is privilege, which
    does it again.
    """
    card = _CARDS.get(type(action))
    if not card or state.phase != "play":
        return None
    seat = state.turn
    again = seat is not None and state.last[seat] == card
    return Play(PRIVILEGE if again else card)
