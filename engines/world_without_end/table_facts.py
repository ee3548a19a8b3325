"""What people may put right of the table: goods, points, houses, and cards put away face down.

What goods a seat has more or fewer came from the supply, or went there; gold has no end. Goods lie
behind a screen: only their holder hears what was believed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from heraut.engines.protocol import TABLE, Event, IllegalAction, Outcome, Seat
from heraut.engines.records import changed, put
from heraut.engines.table_facts import (
    FactKind,
    check_count,
    check_dealt,
    number_of,
    told,
    told_count,
)
from heraut.engines.world_without_end.effects import ACTIONS
from heraut.engines.world_without_end.goods import GOODS, POINTS
from heraut.engines.world_without_end.ledger import add_points, give_back, take
from heraut.engines.world_without_end.printed import SITES
from heraut.engines.world_without_end.state import HOUSES, State

HOUSE: Final = "house"
NO_HOUSE: Final = "no_house"
IN_HAND: Final = "in_hand"
PUT_AWAY: Final = "put_away"

_MOST: Final = 99
"""More points or gold than anybody has."""


def _good(good: str, state: State, seat: Seat, value: str) -> Outcome[State]:
    """Put right how many of a good a seat has."""
    count, before, own = number_of(value), state.has(seat, good), frozenset({seat})
    if count == before:
        so = Event("fact_count_so", {"seat": seat, "what": good, "count": count}, own)
        return state, told(so, seat)
    left = state.left(good)
    most = _MOST if left is None else before + left
    if count > most:
        raise IllegalAction("fact_too_many", own, what=good, count=count, most=most)
    move = take if count > before else give_back
    state, _ = move(state, seat, good, abs(count - before))
    return state, told_count(seat, good, count, before, own)


def _points(state: State, seat: Seat, value: str) -> Outcome[State]:
    """Put right where a seat's marker stands on the track."""
    count, before = number_of(value), state.points[seat]
    check_count(seat, POINTS, count, before, _MOST)
    return add_points(state, seat, count - before, "table"), told_count(seat, POINTS, count, before)


def _house(state: State, seat: Seat, value: str) -> Outcome[State]:
    """Put right that a seat has a house on a site."""
    site = _site(value)
    holder = state.houses[site - 1]
    if holder == seat:
        raise IllegalAction("fact_house_so", seat=seat, site=site)
    if holder != TABLE:
        raise IllegalAction("site_taken", site=site, seat=holder)
    if len(state.own_sites(seat)) == HOUSES:
        raise IllegalAction("no_house_left", houses=HOUSES)
    state = changed(state, houses=put(state.houses, site - 1, seat))
    return state, [Event("fact_house", {"seat": seat, "site": site})]


def _no_house(state: State, seat: Seat, value: str) -> Outcome[State]:
    """Put right that a seat has no house on a site."""
    site = _site(value)
    if state.houses[site - 1] != seat:
        raise IllegalAction("fact_no_house_so", seat=seat, site=site)
    state = changed(state, houses=put(state.houses, site - 1, TABLE))
    return state, [Event("fact_no_house", {"seat": seat, "site": site})]


def _in_hand(state: State, seat: Seat, value: str) -> Outcome[State]:
    """Put right that a card, believed face down, is still in hand: another one lies there."""
    action, own = _action(state, value), frozenset({seat})
    if action in state.visible[seat]:
        raise IllegalAction("fact_card_laid", seat=seat, action=action)
    if action not in state.hidden[seat]:
        return state, told(Event("fact_in_hand_so", {"seat": seat, "action": action}, own), seat)
    state = _with_hidden(state, seat, action, None)
    return state, told(Event("fact_in_hand", {"seat": seat, "action": action}, own), seat)


def _put_away(state: State, seat: Seat, value: str) -> Outcome[State]:
    """Put right that a card lies face down: one of those that Héraut does not know.

    Where it knows them all, it was wrong: then it is sure of this one alone. That it knew them is
    no refusal, for all would hear from it what lies there.
    """
    action, own = _action(state, value), frozenset({seat})
    if action in state.visible[seat]:
        raise IllegalAction("fact_card_laid", seat=seat, action=action)
    if action in state.hidden[seat]:
        return state, told(Event("fact_put_away_so", {"seat": seat, "action": action}, own), seat)
    if not state.hidden[seat]:
        raise IllegalAction("fact_none_away", seat=seat)
    if None not in state.hidden[seat]:
        unknown = (None,) * len(state.hidden[seat])
        state = changed(state, hidden=put(state.hidden, seat, unknown))
    state = _with_hidden(state, seat, None, action)
    return state, told(Event("fact_put_away", {"seat": seat, "action": action}, own), seat)


def _site(value: str) -> int:
    site = number_of(value)
    if not 1 <= site <= SITES:
        raise IllegalAction("no_such_site", site=site, sites=SITES)
    return site


def _action(state: State, value: str) -> str:
    if value not in state.usable():
        raise IllegalAction("no_such_action", action=value)
    check_dealt(table_cards=state.options.cards == "table")
    return value


def _with_hidden(state: State, seat: Seat, was: str | None, now: str | None) -> State:
    cards = state.hidden[seat]
    cards = put(cards, cards.index(was), now)
    return changed(state, hidden=put(state.hidden, seat, cards))


def _numbers(numbers: Iterable[int]) -> Callable[[State], Iterable[str]]:
    return lambda _: map(str, numbers)


TABLE_FACTS: Final[Mapping[str, FactKind]] = {
    **{good: FactKind(partial(_good, good), _numbers(range(21))) for good in GOODS},
    POINTS: FactKind(_points, _numbers(range(_MOST + 1))),
    HOUSE: FactKind(_house, _numbers(range(1, SITES + 1))),
    NO_HOUSE: FactKind(_no_house, _numbers(range(1, SITES + 1))),
    IN_HAND: FactKind(_in_hand, lambda _: ACTIONS),
    PUT_AWAY: FactKind(_put_away, lambda _: ACTIONS),
}
"""What may be put right."""
