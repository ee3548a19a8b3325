"""Answers about what all can see: events, projects, houses, the plague, favours, the market."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from heraut.engines.protocol import PUBLIC, TABLE, Event, Seat
from heraut.engines.world_without_end.box import Box, EventCard
from heraut.engines.world_without_end.effects import FAVOURS, described
from heraut.engines.world_without_end.goods import GOODS, counts_of, names_of
from heraut.engines.world_without_end.projects import MATERIALS
from heraut.engines.world_without_end.state import (
    HEAL_POINTS,
    HEALED,
    HIDDEN,
    HOUSES,
    PLACES,
    PLAGUE_PERIOD,
    SITES,
)

__all__ = ["BOARD", "no_such_seat", "seat_named"]

Slots = Mapping[str, object]
Facts = dict[str, Any]


def seat_named(view: Facts, slots: Slots) -> Seat:
    """Return the seat that is asked about: the one named from 1, else one's own or on turn."""
    named = slots.get("seat")
    if isinstance(named, int) and named > 0:
        return named - 1
    if view["viewer"] != PUBLIC:
        return int(view["viewer"])
    return int(view["first"] if view["turn"] == TABLE else view["turn"])


def no_such_seat(named: int, seats: int) -> Event:
    """Return the answer about a seat, as named from 1, that nobody has."""
    return Event("answer_no_such_seat", {"seat": named, "seats": seats})


def _events(view: Facts, slots: Slots) -> list[Event]:
    """Return the cards in force with what they do; a named card whether in force or not."""
    named, slots_of = slots.get("event"), dict(view["standing"])
    if isinstance(named, str):
        card = _card(view, named)
        if card is None:
            return [Event("answer_no_such_event", {"card": named})]
        return _described(view, card, slots_of.get(named, 0))
    names = [*slots_of, *([view["event"]] if view["event"] else [])]
    cards = [card for name in names if (card := _card(view, name))]
    told = [event for card in cards for event in _described(view, card, slots_of.get(card.name, 0))]
    return told or [Event("answer_no_event")]


def _described(view: Facts, card: EventCard, slot: int) -> list[Event]:
    names = {plan.project: plan.name for plan in view["box"].plans}
    facts = {"card": card.name, "title": card.title, "kind": card.kind, "slot": slot}
    facts["in_force"] = bool(slot) or card.name == view["event"]
    return [Event("answer_event", facts), *(described(effect, names) for effect in card.effects)]


def _card(view: Facts, name: str) -> EventCard | None:
    cards: tuple[EventCard, ...] = (*view["told"], *view["box"].events)
    return next((card for card in cards if card.name == name), None)


def _projects(view: Facts, slots: Slots) -> list[Event]:
    named, box = slots.get("project"), view["box"]
    shown = {project[0]: project for project in view["projects"]}
    if isinstance(named, str):
        plan = box.find_plan(named)
        if plan is None:
            return [Event("answer_no_such_project", {"project": named})]
        if named not in shown:
            missing = {"project": named, "name": plan.name}
            return [Event("answer_project_not_there", missing), _bonus(box, named)]
        return [_project(box, shown[named]), _bonus(box, named)]
    return [_project(box, project) for project in shown.values()] or [Event("answer_projects_none")]


def _project(box: Box, shown: tuple[Any, ...]) -> Event:
    name, stone, wood, donors, state = shown
    plan = box.plan(name)
    facts = {"project": name, "name": plan.name, "stone": stone, "wood": wood}
    return Event("answer_project", {**facts, "donors": donors, "state": state})


def _bonus(box: Box, name: str) -> Event:
    plan = box.plan(name)
    facts = {"goods": names_of(plan.donors), "counts": counts_of(plan.donors)}
    about = {"project": name, "name": plan.name, "heals": plan.heals}
    return Event("answer_project_bonus", {**about, **facts})


def _houses(view: Facts, slots: Slots) -> list[Event]:
    seat, seats = seat_named(view, slots), len(view["points"])
    if seat >= seats:
        return [no_such_seat(seat + 1, seats)]
    sites = tuple(site for site, owner in enumerate(view["houses"], 1) if owner == seat)
    left = HOUSES - len(sites)
    if not sites:
        return [Event("answer_houses_none", {"seat": seat, "left": left})]
    goods, counts = _yields(view, sites)
    facts = {"seat": seat, "sites": sites, "goods": goods, "counts": counts, "left": left}
    return [Event("answer_houses", facts)]


def _site(view: Facts, slots: Slots) -> list[Event]:
    number = slots.get("site")
    if not isinstance(number, int) or not 1 <= number <= SITES:
        return [Event("answer_no_such_site", {"site": number, "sites": SITES})]
    site = view["box"].sites[number - 1]
    facts = {"site": number, "material": site.material, "seat": view["houses"][number - 1]}
    gives = {"goods": names_of(site.gives), "counts": counts_of(site.gives)}
    return [Event("answer_site", {**facts, **gives})]


def _free_sites(view: Facts, _: Slots) -> list[Event]:
    sites = tuple(site for site, owner in enumerate(view["houses"], 1) if owner == TABLE)
    if not sites:
        return [Event("answer_free_sites_none")]
    told = []
    for material in MATERIALS:
        some = tuple(site for site in sites if view["box"].sites[site - 1].material == material)
        if some:
            goods, counts = _yields(view, some)
            facts = {"material": material, "sites": some, "goods": goods, "counts": counts}
            told.append(Event("answer_free_sites", facts))
    return told


def _yields(view: Facts, sites: tuple[int, ...]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    gives = [view["box"].sites[site - 1].gives[0] for site in sites]
    return tuple(good for good, _ in gives), tuple(count for _, count in gives)


def _plague(view: Facts, slots: Slots) -> list[Event]:
    tiles, place = view["tiles"], slots.get("place")
    if isinstance(place, int) and not 1 <= place <= PLACES:
        return [Event("answer_no_such_place", {"place": place, "places": PLACES})]
    if not tiles:
        return [Event("answer_plague_not_yet", {"period": PLAGUE_PERIOD})]
    if isinstance(place, int):
        shown = tiles[place - 1]
        state = {HIDDEN: "hidden", HEALED: "healed"}.get(shown, "sick")
        facts = {"place": place, "state": state, "value": max(0, shown)}
        bonus = view["box"].bonuses[place - 1]
        goods = ("house",) if bonus is None else names_of(bonus)
        counts = (1,) if bonus is None else counts_of(bonus)
        return [Event("answer_plague_place", {**facts, "goods": goods, "counts": counts})]
    sick = tuple(place for place, shown in enumerate(tiles, 1) if shown > 0)
    hidden = {"hidden": tiles.count(HIDDEN)}
    if not sick:
        return [Event("answer_plague_none", hidden)]
    values = tuple(tiles[place - 1] for place in sick)
    facts = {"places": sick, "values": values, **hidden, "points": HEAL_POINTS}
    return [Event("answer_plague", facts)]


def _favours(view: Facts, slots: Slots) -> list[Event]:
    track, marker, covered = view["box"].favours, view["marker"], view["covered"]
    named = slots.get("space")
    following = [(marker + step) % len(track) for step in range(1, len(track))]
    if isinstance(named, str):
        if named not in FAVOURS:
            return [Event("answer_no_such_favour", {"space": named})]
        steps, place = 0, -1
        for index in following:
            steps += index not in covered
            if track[index] == named and index not in covered:
                place = steps
                break
        at = 0 if track[marker] == named and place < 0 and marker not in covered else place
        return [Event("answer_favour", {"space": named, "steps": at})]
    facts = {
        "space": track[marker],
        "spaces": tuple(track[index] for index in following if index not in covered),
        "covered": tuple(dict.fromkeys(track[index] for index in covered)),
    }
    return [Event("answer_favours", facts)]


def _market(view: Facts, _: Slots) -> list[Event]:
    wool, cloth = view["prices"]
    return [Event("answer_market", {"wool": wool, "cloth": cloth})]


def _supply(view: Facts, slots: Slots) -> list[Event]:
    left = dict(zip(GOODS[:-1], view["supply"], strict=True))
    named = slots.get("good")
    if isinstance(named, str) and named in left:
        left = {named: left[named]}
    return [Event("answer_supply", {"goods": tuple(left), "counts": tuple(left.values())})]


BOARD: Final[Mapping[str, Callable[[Facts, Slots], list[Event]]]] = {
    "events": _events,
    "projects": _projects,
    "houses": _houses,
    "site": _site,
    "free_sites": _free_sites,
    "plague": _plague,
    "favours": _favours,
    "market": _market,
    "supply": _supply,
}
"""By question."""
