"""Answers about what all can see: events, projects, houses, the plague, favours, the market."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from heraut.engines.protocol import PUBLIC, TABLE, Event, Seat, Slots
from heraut.engines.world_without_end.cards import EventCard
from heraut.engines.world_without_end.effects import FAVOURS, SELLABLE, described
from heraut.engines.world_without_end.favours import following, steps_to
from heraut.engines.world_without_end.goods import GOODS, MATERIALS, details
from heraut.engines.world_without_end.plague import sick_places
from heraut.engines.world_without_end.printed import PLACES, SITES, Plan
from heraut.engines.world_without_end.state import (
    HEAL_POINTS,
    HEALED,
    HIDDEN,
    HOUSES,
    PLAGUE_PERIOD,
    Project,
    State,
)
from heraut.engines.world_without_end.views import WorldWithoutEndView

Answer: TypeAlias = Callable[[WorldWithoutEndView, Slots], list[Event]]


def seat_named(view: WorldWithoutEndView, slots: Slots) -> Seat:
    """Return the seat that is asked about: the one named from 1, else one's own or on turn."""
    named, state = slots.get("seat"), view.state
    if isinstance(named, int) and named > 0:
        return named - 1
    if view.viewer != PUBLIC:
        return view.viewer
    return state.first if state.turn is None else state.turn


def no_such_seat(view: WorldWithoutEndView, slots: Slots) -> Event:
    """Return the answer about a seat, as named from 1, that nobody has."""
    return Event("answer_no_such_seat", {"seat": slots["seat"], "seats": len(view.state.seats)})


def _events(view: WorldWithoutEndView, slots: Slots) -> list[Event]:
    """Return the cards in force with what they do; a named card whether in force or not."""
    state, named = view.state, slots.get("event")
    if isinstance(named, str):
        card = state.find_card(named)
        if card is None:
            return [Event("answer_no_such_event", {"card": named})]
        return _described(state, card)
    names = [*dict(state.standing), *([state.event] if state.event else [])]
    told = [event for name in names for event in _described(state, state.card(name))]
    return told or [Event("answer_no_event")]


def _described(state: State, card: EventCard) -> list[Event]:
    names = {plan.project: plan.name for plan in state.box.plans}
    slot = dict(state.standing).get(card.name, 0)
    in_force = bool(slot) or card.name == state.event
    told = {**card.label, "kind": card.kind, "slot": slot, "in_force": in_force}
    return [Event("answer_event", told), *(described(effect, names) for effect in card.effects)]


def _projects(view: WorldWithoutEndView, slots: Slots) -> list[Event]:
    state, named = view.state, slots.get("project")
    if not isinstance(named, str):
        return [*map(_project, state.projects)] or [Event("answer_projects_none")]
    plan, project = state.box.find_plan(named), state.find_project(named)
    if plan is None:
        return [Event("answer_no_such_project", {"project": named})]
    if project is None:
        return [Event("answer_project_not_there", plan.label), _bonus(plan)]
    return [_project(project), _bonus(plan)]


def _project(project: Project) -> Event:
    lacking = {material: project.lacks(material) for material in MATERIALS}
    told = {**lacking, "donors": project.donors, "state": project.condition}
    return Event("answer_project", {**project.plan.label, **told})


def _bonus(plan: Plan) -> Event:
    told = {**plan.label, "heals": plan.heals, **details(plan.donors)}
    return Event("answer_project_bonus", told)


def _houses(view: WorldWithoutEndView, slots: Slots) -> list[Event]:
    state, seat = view.state, seat_named(view, slots)
    if seat not in state.seats:
        return [no_such_seat(view, slots)]
    sites = state.own_sites(seat)
    left = {"left": HOUSES - len(sites)}
    if not sites:
        return [Event("answer_houses_none", {"seat": seat, **left})]
    told = {"seat": seat, "sites": sites, **state.box.yields(sites), **left}
    return [Event("answer_houses", told)]


def _site(view: WorldWithoutEndView, slots: Slots) -> list[Event]:
    state, number = view.state, slots.get("site")
    if not isinstance(number, int) or not 1 <= number <= SITES:
        return [Event("answer_no_such_site", {"site": number, "sites": SITES})]
    site = state.box.sites[number - 1]
    told = {"site": number, "material": site.material, "seat": state.houses[number - 1]}
    return [Event("answer_site", {**told, **details(site.gives)})]


def _free_sites(view: WorldWithoutEndView, slots: Slots) -> list[Event]:
    """Tell the free sites by what they cost; those that cost what was named, if there are any."""
    box, free = view.state.box, view.state.own_sites(TABLE)
    cost = {box.sites[site - 1].material for site in free} & {slots.get("material")}
    told = []
    for material in (one for one in MATERIALS if one in (cost or MATERIALS)):
        sites = tuple(site for site in free if box.sites[site - 1].material == material)
        if sites:
            facts = {"material": material, "sites": sites, **box.yields(sites)}
            told.append(Event("answer_free_sites", facts))
    return told or [Event("answer_free_sites_none")]


def _plague(view: WorldWithoutEndView, slots: Slots) -> list[Event]:
    state, place = view.state, slots.get("place")
    if isinstance(place, int) and not 1 <= place <= PLACES:
        return [Event("answer_no_such_place", {"place": place, "places": PLACES})]
    if not state.tiles:
        return [Event("answer_plague_not_yet", {"period": PLAGUE_PERIOD})]
    if isinstance(place, int):
        shown = state.tiles[place - 1]
        condition = {HIDDEN: "hidden", HEALED: "healed"}.get(shown, "sick")
        bonus = state.box.bonuses[place - 1]
        brings = details((("house", 1),) if bonus is None else bonus)
        told = {"place": place, "state": condition, "value": max(0, shown), **brings}
        return [Event("answer_plague_place", told)]
    sick, hidden = sick_places(state), {"hidden": state.tiles.count(HIDDEN)}
    if not sick:
        return [Event("answer_plague_none", hidden)]
    values = tuple(state.tiles[place - 1] for place in sick)
    told = {"places": sick, "values": values, **hidden, "points": HEAL_POINTS}
    return [Event("answer_plague", told)]


def _favours(view: WorldWithoutEndView, slots: Slots) -> list[Event]:
    state, named = view.state, slots.get("space")
    if isinstance(named, str):
        if named not in FAVOURS:
            return [Event("answer_no_such_favour", {"space": named})]
        return [Event("answer_favour", {"space": named, "steps": steps_to(state, named)})]
    track = state.box.favours
    told = {
        "space": track[state.marker],
        "spaces": tuple(track[index] for index in following(state)),
        "covered": tuple(dict.fromkeys(track[index] for index in state.covered)),
    }
    return [Event("answer_favours", told)]


def _supply(view: WorldWithoutEndView, slots: Slots) -> list[Event]:
    left = dict(zip(GOODS[:-1], view.state.supply, strict=True))
    named = slots.get("good")
    if isinstance(named, str) and named in left:
        left = {named: left[named]}
    return [Event("answer_supply", {"goods": tuple(left), "counts": tuple(left.values())})]


BOARD: Final[Mapping[str, Answer]] = {
    "events": _events,
    "projects": _projects,
    "houses": _houses,
    "site": _site,
    "free_sites": _free_sites,
    "plague": _plague,
    "favours": _favours,
    "market": lambda view, _: [Event("answer_market", {g: view.state.price(g) for g in SELLABLE})],
    "supply": _supply,
}
"""By question."""
