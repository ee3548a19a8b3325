"""What goods, cards and houses may still bring a seat, in points; found by playing many games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from heraut.engines.protocol import Seat
from heraut.engines.world_without_end.box import PERIODS
from heraut.engines.world_without_end.goods import GOODS, MATERIALS
from heraut.engines.world_without_end.state import DUTY_OWED, ROUNDS, State

_SOON: Final = 7
"""From so many rounds before the end on, goods that have to be used are worth less and less."""
_OWED: Final = {"piety": 2.39, "wheat": 1.94}
"""What one that is owed at a period's end is worth, ..."""
_OWED_LAST: Final = {"piety": 3.75, "wheat": 2.5}
"""... and at the last one."""
_OWED_BY_CARD: Final = 0.66
"""How much of that a card in hand that brings some is worth, ..."""
_MORE_BY_CARD: Final = 0.31
"""... and what it is worth where nothing more is owed, before the last period."""
_SPARE: Final = {"piety": 0.71, "wheat": 0.63}
"""What more of them is worth, for the next period or for favours, ..."""
_SPARES: Final = 3
"""... up to so many."""
_TAX: Final = 2
"""Gold that the tax takes, mostly."""
_TAXED: Final = 0.75
_TAXED_LAST: Final = 1.39
_GOLD: Final = 0.55
"""What gold is worth beyond the tax."""
_LOYALTY: Final = 2.03
_LASTING: Final = 0.82
"""How much of that is left as long as a round is to come."""
_LOYALTIES: Final = 4
_MATERIAL: Final = {"stone": 2.04, "wood": 1.19}
"""What the first of a material is worth as long as it may be built; at the end it is one point."""
_MORE: Final = 0.36
"""What another one adds to that one point, of what the first does."""
_GOOD: Final = {"wool": (0.74, 4), "cloth": (0.94, 4), "medical": (0.75, 5)}
"""What one is worth, and of how many."""
_SEAL: Final = 2.49
"""What donors of a project may expect."""
_HOUSE: Final = 0.93
"""What a house brings in each period that is still to come."""
_IN_HAND: Final = 0.45
"""How much of a period there is to come as long as one may still harvest in this one."""


class _Seen(NamedTuple):
    """What the prospects of one seat depend on."""

    state: State
    seat: Seat
    stock: Mapping[str, int]
    time: float
    """From 1, enough to use all, to 0."""

    @property
    def last(self) -> bool:
        return self.state.period == PERIODS[-1]

    @property
    def building(self) -> int:
        return sum(self.stock[material] for material in MATERIALS)


def prospects(state: State, seat: Seat) -> float:
    """Return the points of a seat with what it may still make of all it has."""
    left = ROUNDS - state.round + (PERIODS[-1] - state.period) * ROUNDS
    stock = dict(zip(GOODS, state.stocks[seat], strict=True))
    seen = _Seen(state, seat, stock, min(1.0, left / _SOON))
    return state.points[seat] + _duties(seen) + _goods(seen, left) + _board(seen) + _hand(seen)


def _duties(seen: _Seen) -> float:
    value = 0.0
    for good in _OWED:
        count = seen.stock[good]
        paid = min(count, DUTY_OWED[good])
        value += _owed_each(seen, good) * paid
        if not seen.last:
            value += _SPARE[good] * min(count - paid, _SPARES)
    gold = seen.stock["gold"]
    taxed = min(gold, _TAX)
    return value + (_TAXED_LAST if seen.last else _TAXED) * taxed + _GOLD * (gold - taxed)


def _owed_each(seen: _Seen, good: str) -> float:
    return (_OWED_LAST if seen.last else _OWED)[good]


def _goods(seen: _Seen, left: int) -> float:
    lasting = _LASTING + (1 - _LASTING) * seen.time if left else 0.0
    value = _LOYALTY * lasting * min(seen.stock["loyalty"], _LOYALTIES)
    for good, each in _MATERIAL.items():
        if count := seen.stock[good]:
            gain = (each - 1) * seen.time
            value += count + gain * (1 + (count - 1) * _MORE)
    return value + seen.time * sum(
        each * min(seen.stock[good], most) for good, (each, most) in _GOOD.items()
    )


def _board(seen: _Seen) -> float:
    state, seat = seen.state, seen.seat
    harvests = PERIODS[-1] - state.period + _IN_HAND * ("harvest" in state.hand(seat))
    seals = sum(seat in project.donors for project in state.projects if not project.done)
    houses = _HOUSE * len(state.own_sites(seat)) * harvests
    return houses + _SEAL * seals * (seen.time if seen.last else 1)


def _hand(seen: _Seen) -> float:
    """Return what the best half of the hand may bring: for each card laid, another is put away."""
    hand = seen.state.hand(seen.seat)
    uses = sorted((_USES[card](seen) for card in hand), reverse=True)
    return sum(uses if seen.state.starred else uses[: len(hand) // 2])


def _owed(good: str) -> Callable[[_Seen], float]:
    def use(seen: _Seen) -> float:
        if seen.stock[good] < DUTY_OWED[good]:
            return _OWED_BY_CARD * _owed_each(seen, good)
        return 0.0 if seen.last else _MORE_BY_CARD

    return use


def _project(seen: _Seen) -> float:
    return 0.31 + 0.74 * min(2, seen.building)


def _sale(seen: _Seen) -> float:
    return 0.48 * seen.stock["wool"] + 1.58 * bool(seen.stock["cloth"])


def _medicine(seen: _Seen) -> float:
    able, healed = seen.stock["medical"], 0
    for value in sorted(tile for tile in seen.state.tiles if tile > 0):
        able -= value
        healed += able >= 0
    return 1.75 + 1.41 * healed


def _donation(seen: _Seen) -> float:
    return 0.6 if seen.stock["gold"] and seen.state.seals(seen.seat) else 0.0


def _house(seen: _Seen) -> float:
    payable = seen.stock["gold"] and seen.building
    return 0.2 * (PERIODS[-1] - seen.state.period) if payable else 0.0


_USES: Final[Mapping[str, Callable[[_Seen], float]]] = {
    "wheat": _owed("wheat"),
    "piety": _owed("piety"),
    "materials": lambda seen: 0.72 * (1 + 1.07 * seen.time),
    "project": _project,
    "sale": _sale,
    "medicine": _medicine,
    "donation": _donation,
    "favour": lambda _: 0.93,
    "house": _house,
    "harvest": lambda seen: 0.87 * min(2, len(seen.state.own_sites(seen.seat))),
    "weaving": lambda seen: 0.87 * min(2, seen.stock["wool"]),
    "privilege": lambda _: 1.62,
}
"""What each action card may bring as long as it is in hand, beyond what the goods are worth."""
