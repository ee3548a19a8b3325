"""Building sites: where a seat may build a house (rulebook, the action card for houses)."""

from __future__ import annotations

from heraut.engines.protocol import TABLE, Event, IllegalAction, Outcome, Seat
from heraut.engines.records import changed, put
from heraut.engines.world_without_end.goods import names_of
from heraut.engines.world_without_end.ledger import able, check_able, give_back
from heraut.engines.world_without_end.printed import SITES
from heraut.engines.world_without_end.state import HOUSES, State


def sites_for(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the sites where a seat may have its next house, if it can pay for it.

    None when its houses are used up. Two houses of a seat never bring the same (E26, E33).
    """
    own = state.own_sites(seat)
    if len(own) == HOUSES:
        return ()
    yields = {names_of(state.box.sites[site - 1].gives) for site in own}
    return tuple(
        number
        for number, site in enumerate(state.box.sites, 1)
        if state.houses[number - 1] == TABLE and names_of(site.gives) not in yields
    )


def payable_sites(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the sites where a seat can build and pay: one matching material and one gold."""
    if not state.has(seat, "gold"):
        return ()
    sites = sites_for(state, seat)
    return tuple(s for s in sites if able(state, seat, ((state.box.sites[s - 1].material, 1),)))


def check_site(state: State, seat: Seat, site: int) -> None:
    """Raise the reason why a seat may not build on a site, whatever it can pay."""
    if not 1 <= site <= SITES:
        raise IllegalAction("no_such_site", site=site, sites=SITES)
    own = state.own_sites(seat)
    if len(own) == HOUSES:
        raise IllegalAction("no_house_left", houses=HOUSES)
    if state.houses[site - 1] != TABLE:
        raise IllegalAction("site_taken", site=site, seat=state.houses[site - 1])
    gives = names_of(state.box.sites[site - 1].gives)
    for other in own:
        if names_of(state.box.sites[other - 1].gives) == gives:
            raise IllegalAction("same_yield", site=site, own=other)


def build_house(state: State, seat: Seat, site: int, free: bool) -> Outcome[State]:
    """Build on a site that is allowed; pay for it unless the house is free."""
    check_site(state, seat, site)
    if not free:
        for good in (state.box.sites[site - 1].material, "gold"):
            check_able(state, seat, ((good, 1),))
            state, _ = give_back(state, seat, good, 1)
    state = changed(state, houses=put(state.houses, site - 1, seat))
    left = HOUSES - len(state.own_sites(seat))
    told = {"seat": seat, "site": site, "free": free, "left": left}
    return state, [Event("house_built", told)]


def remove_house(state: State, seat: Seat, site: int) -> Outcome[State]:
    """Take one of one's houses back; the site is free again."""
    if not 1 <= site <= SITES:
        raise IllegalAction("no_such_site", site=site, sites=SITES)
    if state.houses[site - 1] != seat:
        raise IllegalAction("not_your_house", site=site)
    state = changed(state, houses=put(state.houses, site - 1, TABLE))
    return state, [Event("house_removed", {"seat": seat, "site": site})]
