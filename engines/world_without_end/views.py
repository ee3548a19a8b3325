"""What each seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Final

from heraut.engines.protocol import PUBLIC, TABLE, Seat, View
from heraut.engines.records import changed
from heraut.engines.world_without_end.decisions import due_details
from heraut.engines.world_without_end.effects import SELLABLE
from heraut.engines.world_without_end.goods import GOODS, MATERIALS
from heraut.engines.world_without_end.orientations import (
    OwnOrientation,
    orientations,
    own_orientations,
)
from heraut.engines.world_without_end.possibilities import may_details
from heraut.engines.world_without_end.state import State
from heraut.engines.world_without_end.vocabulary import OPEN


@dataclass(frozen=True, slots=True)
class WorldWithoutEndView(View):
    """What lies open, and the viewer's own."""

    state: State
    """The match as the viewer knows it: what lies behind the other screens is nothing, and what the
    others have put away unknown."""

    @property
    def may(self) -> Mapping[str, object] | None:
        """The details of ``answer_may_``; ``None`` when they are not the viewer's to know."""
        phase, turn = self.state.phase, self.state.turn
        return may_details(self.state) if phase in OPEN or turn == self.viewer else None

    @property
    def own_orientations(self) -> tuple[OwnOrientation, ...]:
        """What each way to turn the event card brings the viewer who turns it."""
        return own_orientations(self.state) if self.viewer == self.state.first else ()

    def shown(self) -> Mapping[str, object]:
        """Return what the view holds by name, in plain values."""
        state, seat = self.state, self.viewer
        shown: dict[str, object] = {"viewer": seat}
        for name in _SHOWN.split():
            shown[name] = _MADE[name](state) if name in _MADE else getattr(state, name)
        if self.may is not None:
            shown["may"] = self.may
        if seat != PUBLIC:
            shown["goods"] = state.stocks[seat]
            shown["hand"] = state.hand(seat)
            shown["put_away"] = state.hidden[seat]
            shown["own_orientations"] = tuple(map(asdict, self.own_orientations))
        return shown


def view(state: State, seat: Seat) -> WorldWithoutEndView:
    """Return all that ``seat`` may know; who has no seat sees what is public."""
    nothing = (0,) * len(GOODS)
    return WorldWithoutEndView(
        seat if seat in state.seats else PUBLIC,
        changed(
            state,
            stocks=tuple(own if n == seat else nothing for n, own in enumerate(state.stocks)),
            hidden=tuple(
                cards if n == seat else (None,) * len(cards) for n, cards in enumerate(state.hidden)
            ),
        ),
    )


def _projects(state: State) -> tuple[object, ...]:
    return tuple(
        (each.plan.project, *map(each.lacks, MATERIALS), each.donors, each.condition)
        for each in state.projects
    )


def _options(state: State) -> Mapping[str, str]:
    named = state.options.named()
    order = ("action_cards", "cards", "shield", "spire", "outlaw")
    return {name: named[name] for name in dict.fromkeys((*order, *named))}


_SHOWN: Final = (
    "phase turn due period round first event steps standing drawn told points supply hands visible "
    "hidden usable houses projects marker covered prices tiles tiles_left forced court begging "
    "penalties missed orientations tax halves winners options box"
)
"""What all may know, in the order in which it is shown: values of the state, but for these."""
_MADE: Final[Mapping[str, Callable[[State], object]]] = {
    "turn": lambda state: TABLE if state.turn is None else state.turn,
    "due": due_details,
    "hands": lambda state: tuple(map(state.in_hand, state.seats)),
    "hidden": lambda state: tuple(map(len, state.hidden)),
    "usable": State.usable,
    "projects": _projects,
    "prices": lambda state: tuple(map(state.price, SELLABLE)),
    "tiles_left": lambda state: sum(state.tiles_left),
    "orientations": lambda state: tuple(map(asdict, orientations(state))),
    "options": _options,
}
