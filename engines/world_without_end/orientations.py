"""What each way to turn the event card would bring, before it is turned."""

from __future__ import annotations

from dataclasses import dataclass, replace

from heraut.engines.protocol import Seat
from heraut.engines.records import changed
from heraut.engines.world_without_end import favours
from heraut.engines.world_without_end.goods import GOODS
from heraut.engines.world_without_end.state import State


@dataclass(frozen=True, slots=True)
class Orientation:
    """What all can see of one way to turn the card: every seat's income, and the favour."""

    steps: int
    space: str
    """Where the favour marker comes to; empty: it stays."""
    gives: str
    """The good of the favour, as far as all can see it."""
    gives_count: int
    seats: tuple[Seat, ...]
    """Who receives something, the active player first; what follows is by these."""
    goods: tuple[str, ...]
    counts: tuple[int, ...]
    missing: tuple[bool, ...]
    """Whether the good is exhausted, so that a point comes instead."""

    def of(self, seat: Seat) -> Orientation:
        """Return the same with the income of one seat alone."""
        at = self.seats.index(seat)
        only = slice(at, at + 1)
        return replace(
            self,
            seats=self.seats[only],
            goods=self.goods[only],
            counts=self.counts[only],
            missing=self.missing[only],
        )


@dataclass(frozen=True, slots=True)
class OwnOrientation:
    """What only the active player can know of it."""

    steps: int
    space: str
    points: int
    """With the favour."""
    good: str
    """What else the favour gives; empty: nothing."""
    count: int
    """A gold that the favour takes counts -1."""
    allowed: bool


def orientations(state: State) -> tuple[Orientation, ...]:
    """Return what 0 to 3 steps bring, while the card is to be turned."""
    if state.phase != "orient":
        return ()
    return tuple(_outcome(changed(state, steps=steps)) for steps in sorted(state.box.numbers))


def own_orientations(state: State) -> tuple[OwnOrientation, ...]:
    """Return what they bring the active player, while the card is to be turned."""
    if state.phase != "orient":
        return ()
    return tuple(_own(changed(state, steps=steps)) for steps in sorted(state.box.numbers))


def _outcome(state: State) -> Orientation:
    received, space = favours.incomes(state, state.steps), _space(state)
    # The favour comes after the incomes, which may be the last of a good.
    after, _ = favours.receive_incomes(state)
    return Orientation(
        state.steps,
        space,
        *favours.favour_shown(after, state.first, space),
        seats=tuple(income.seat for income in received),
        goods=tuple(income.good for income in received),
        counts=tuple(income.count for income in received),
        missing=tuple(income.missing for income in received),
    )


def _own(state: State) -> OwnOrientation:
    seat, may = state.first, favours.allowed(state, state.steps)
    after, _ = favours.receive_incomes(state)
    good, count = "", 0
    if may:
        received = after.stocks[seat]
        after, _ = favours.move_marker(after, seat, state.steps)
        for name, before, now in zip(GOODS, received, after.stocks[seat], strict=True):
            if before != now:
                good, count = name, now - before
    gained = after.points[seat] - state.points[seat]
    return OwnOrientation(state.steps, _space(state), gained, good, count, may)


def _space(state: State) -> str:
    return state.box.favours[favours.target(state, state.steps)] if state.steps else ""
