"""The plague: who falls ill, and who heals (rulebook, the plague)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from heraut.engines.protocol import Event, IllegalAction, Outcome, Seat
from heraut.engines.records import changed, put
from heraut.engines.world_without_end.ledger import add_points, gain_all
from heraut.engines.world_without_end.printed import PLACES
from heraut.engines.world_without_end.state import HEAL_POINTS, HEALED, PLAGUE_PERIOD, State, Task
from heraut.engines.world_without_end.tasks import push


def strike(state: State, place: int) -> Outcome[State]:
    """Let somebody fall ill at a place, unless somebody did before (rulebook, the plague)."""
    shown = state.tiles[place - 1]
    if not shown:
        return push(state, Task("plague", number=place)), []
    why = "healed" if shown == HEALED else "sick"
    return state, [Event("plague_spared", {"place": place, "why": why})]


def sick_places(state: State) -> tuple[int, ...]:
    """Return the places where somebody is sick, from 1."""
    return tuple(place for place, shown in enumerate(state.tiles, 1) if shown > 0)


def forbidding(state: State) -> dict[str, object] | None:
    """Return the event card that forbids healing now, ``None`` when none does."""
    for card, effect in state.in_force():
        if effect.op == "disable_healing":
            return card.label
    return None


def healable(state: State, seat: Seat, most: int) -> tuple[tuple[int, ...], ...]:
    """Return every set of up to ``most`` places that a seat could heal at once, sorted (E24)."""
    if forbidding(state):
        return ()
    medical, sick = state.has(seat, "medical"), sick_places(state)
    sets = (
        places
        for size in range(1, min(most, len(sick)) + 1)
        for places in combinations(sick, size)
        if sum(state.tiles[place - 1] for place in places) <= medical
    )
    return tuple(sorted(sets))


def check_heal(state: State, seat: Seat, places: Sequence[int], most: int) -> None:
    """Raise the reason why a seat cannot heal at these places."""
    if not state.tiles:
        raise IllegalAction("no_plague_yet", period=PLAGUE_PERIOD)
    for place in places:
        if not 1 <= place <= PLACES:
            raise IllegalAction("no_such_place", place=place, places=PLACES)
        if list(places).count(place) > 1:
            raise IllegalAction("place_twice", place=place)
        if state.tiles[place - 1] <= 0:
            raise IllegalAction("not_sick", place=place)
    if why := forbidding(state):
        raise IllegalAction("healing_forbidden", **why)
    if len(places) > most:
        raise IllegalAction("heals_one", most=most)
    needed = sum(state.tiles[place - 1] for place in places)
    if needed > state.has(seat, "medical"):
        raise IllegalAction("too_little_medical", frozenset({seat}), needed=needed)


def heal(state: State, seat: Seat, places: Sequence[int]) -> Outcome[State]:
    """Heal at these places: points and what each place brings; the knowledge stays (E24).

    What is exhausted is not replaced (E27).
    """
    values = tuple(state.tiles[place - 1] for place in places)
    points = HEAL_POINTS * len(places)
    told = {"seat": seat, "places": tuple(places), "values": values, "points": points}
    events = [Event("healed", told)]
    state = add_points(state, seat, points, "medicine")
    healers = (*state.healers, *((place, seat) for place in places))
    state = changed(state, healers=healers)
    for place in places:
        state = changed(state, tiles=put(state.tiles, place - 1, HEALED))
        bonus = state.box.bonuses[place - 1]
        if bonus is None:
            state = push(state, Task("ask_house", seat, by="plague"))
        else:
            state, more = gain_all(state, seat, bonus, "plague")
            events += more
    return state, events
