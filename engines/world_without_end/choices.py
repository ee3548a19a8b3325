"""What a seat chooses after an action card: which material, which project, how much to sell."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, product
from typing import Any, Final

from heraut.engines.notation import Action
from heraut.engines.protocol import Event, IllegalAction, Outcome, Seat
from heraut.engines.records import changed
from heraut.engines.world_without_end import ledger
from heraut.engines.world_without_end.action_cards import PRIVILEGE, completed, rewarded
from heraut.engines.world_without_end.actions import (
    Build,
    Donate,
    Extra,
    Harvest,
    Heal,
    House,
    Material,
    Pass,
    Practise,
    Sell,
    Weave,
)
from heraut.engines.world_without_end.effects import SELLABLE
from heraut.engines.world_without_end.goods import MATERIALS, POINTS, Goods, names_of
from heraut.engines.world_without_end.houses import build_house, payable_sites, sites_for
from heraut.engines.world_without_end.plague import check_heal, heal, healable
from heraut.engines.world_without_end.printed import PLACES, SITES
from heraut.engines.world_without_end.projects import finish, from_supply, replaced
from heraut.engines.world_without_end.state import BUILD_POINTS, SEALS, Project, State, Task

_MOST_BUILT: Final = 2
"""Materials that one action card may bring to a project."""
_WAYS: Final = ((2, 0), (1, 1), (0, 2), (1, 0), (0, 1))
"""Stones and woods that may be built together."""
_MOST_HARVESTED: Final = 2
_MOST_WOVEN: Final = 2
_MOST_CLOTH: Final = 1
"""Pieces of cloth that one action card may sell (E41)."""

Legal = Callable[[State, Task], Sequence[Action]]
"""What may be chosen, in order."""
Answers = Mapping[type[Action], Callable[[State, Task, Any], Outcome[State]]]
"""What each kind of answer does; the task is done with then."""
Choice = tuple[Legal, Answers]
"""What may be chosen, and what comes of it."""


def _legal_material(state: State, _: Task) -> Sequence[Action]:
    return [Pass(), *map(Material, filter(state.left, MATERIALS))]


def _material(state: State, task: Task, action: Material) -> Outcome[State]:
    good = _offered(action.good, MATERIALS)
    if not state.left(good):
        raise IllegalAction("exhausted", good=good)
    state, events = ledger.gain(state, task.seat, good, 1, "materials")
    return _then(state, events, task)


def _legal_build(state: State, task: Task) -> Sequence[Action]:
    """Two materials, also two different ones, on one project (rulebook, the action cards)."""
    have = [state.has(task.seat, material) for material in MATERIALS]
    found = [
        Build(project.plan.project, (stone, wood))
        for project in sorted(state.projects, key=lambda each: each.plan.project)
        if project.open
        for stone, wood in _WAYS
        if stone <= min(have[0], project.lacks("stone"))
        and wood <= min(have[1], project.lacks("wood"))
    ]
    return [Pass(), *found]


def _build(state: State, task: Task, action: Build) -> Outcome[State]:
    seat, count = task.seat, sum(action.materials)
    project = _open_project(state, action.project)
    if count > _MOST_BUILT:
        raise IllegalAction("too_many", count=count, most=_MOST_BUILT)
    laid = tuple(zip(MATERIALS, action.materials, strict=True))
    for material, some in laid:
        if some > project.lacks(material):
            raise IllegalAction("no_space", **project.plan.label, material=material)
    ledger.check_able(state, seat, laid)
    for material, some in laid:
        # By way of the supply, from which projects are built.
        state, _ = ledger.give_back(state, seat, material, some)
        state = from_supply(state, action.project, material, some)
    points = BUILD_POINTS * count
    state = ledger.add_points(state, seat, points, "project")
    materials = tuple(material for material, some in laid for _ in range(some))
    told = {"seat": seat, **project.plan.label, "materials": materials, "points": points}
    state, done = finish(state, action.project)
    return _then(state, [Event("built", told), *done], task)


def _legal_sell(state: State, task: Task) -> Sequence[Action]:
    wool, cloth = sellable(state, task.seat)
    sold = product(range(wool, -1, -1), range(cloth, -1, -1))
    return [Pass(), *(Sell(w, c) for w, c in sold if w + c)]


def sellable(state: State, seat: Seat) -> tuple[int, int]:
    """Return how many wool and cloth a seat may sell now."""
    wool, cloth = (0 if good in state.closed else state.has(seat, good) for good in SELLABLE)
    return wool, min(_MOST_CLOTH, cloth)


def _sell(state: State, task: Task, action: Sell) -> Outcome[State]:
    """Any number of wool, and one cloth, at the prices of now (E41)."""
    seat, gold = task.seat, 0
    if not action.wool + action.cloth:
        raise IllegalAction("nothing_sold")
    if action.cloth > _MOST_CLOTH:
        raise IllegalAction("sells_one_cloth", most=_MOST_CLOTH)
    sold = tuple(zip(SELLABLE, (action.wool, action.cloth), strict=True))
    for good, count in sold:
        if count and good in state.closed:
            raise IllegalAction("market_covered", good=good)
    ledger.check_able(state, seat, sold)
    for good, count in sold:
        state, _ = ledger.give_back(state, seat, good, count)
        gold += count * state.price(good)
    if gold:
        state, _ = ledger.take(state, seat, "gold", gold)
    told = {"seat": seat, "wool": action.wool, "cloth": action.cloth, "gold": gold}
    return _then(state, [Event("sold", told)], task)


def _legal_house(state: State, task: Task) -> Sequence[Action]:
    find = sites_for if task.by == "plague" else payable_sites
    return [Pass(), *map(House, find(state, task.seat))]


def _house(state: State, task: Task, action: House) -> Outcome[State]:
    state, events = build_house(state, task.seat, action.site, free=task.by == "plague")
    return _then(state, events, task)


def _legal_harvest(state: State, task: Task) -> Sequence[Action]:
    own = state.own_sites(task.seat)
    sets = (sites for size in (1, _MOST_HARVESTED) for sites in combinations(own, size))
    return [Pass(), *map(Harvest, sorted(sets))]


def _harvest(state: State, task: Task, action: Harvest) -> Outcome[State]:
    """Up to two houses bring what their sites show; what is exhausted is not replaced."""
    seat, sites = task.seat, action.sites
    if len(sites) > _MOST_HARVESTED:
        raise IllegalAction("too_many", count=len(sites), most=_MOST_HARVESTED)
    for site in sites:
        if not 1 <= site <= SITES:
            raise IllegalAction("no_such_site", site=site, sites=SITES)
        if sites.count(site) > 1:
            raise IllegalAction("site_twice", site=site)
        if state.houses[site - 1] != seat:
            raise IllegalAction("not_your_house", site=site)
    events = [Event("harvested", {"seat": seat, "sites": sites})]
    for site in sites:
        state, told = ledger.gain_all(state, seat, state.box.sites[site - 1].gives, "harvest")
        events += told
    return _then(state, events, task)


def _legal_donate(state: State, task: Task) -> Sequence[Action]:
    seat = task.seat
    if not state.has(seat, "gold") or not state.seals(seat):
        return [Pass()]
    names = (p.plan.project for p in state.projects if p.open and seat not in p.donors)
    return [Pass(), *map(Donate, sorted(names))]


def _donate(state: State, task: Task, action: Donate) -> Outcome[State]:
    seat, project = task.seat, _open_project(state, action.project)
    if seat in project.donors:
        raise IllegalAction("gave_already", **project.plan.label)
    if not state.seals(seat):
        raise IllegalAction("no_seal", seals=SEALS)
    ledger.check_able(state, seat, (("gold", 1),))
    state, _ = ledger.give_back(state, seat, "gold", 1)
    donors = tuple(sorted((*project.donors, seat)))
    state = replaced(state, changed(project, donors=donors))
    told = {"seat": seat, **project.plan.label, "left": state.seals(seat)}
    return _then(state, [Event("donated", told)], task)


def _legal_weave(state: State, task: Task) -> Sequence[Action]:
    return [Pass(), *map(Weave, range(1, weavable(state, task.seat) + 1))]


def weavable(state: State, seat: Seat) -> int:
    """Return how many cloths a seat may weave now."""
    return min(_MOST_WOVEN, state.has(seat, "wool"), state.left("cloth") or 0)


def _weave(state: State, task: Task, action: Weave) -> Outcome[State]:
    seat, count = task.seat, action.count
    if not 1 <= count <= _MOST_WOVEN:
        raise IllegalAction("too_many", count=count, most=_MOST_WOVEN)
    if count > (state.left("cloth") or 0):
        raise IllegalAction("exhausted", good="cloth")
    ledger.check_able(state, seat, (("wool", count),))
    state, _ = ledger.give_back(state, seat, "wool", count)
    state, _ = ledger.take(state, seat, "cloth", count)
    return _then(state, [Event("woven", {"seat": seat, "count": count})], task)


def _legal_medicine(state: State, task: Task) -> Sequence[Action]:
    healing = map(Heal, healable(state, task.seat, _most_healed(task)))
    return [Pass(), *healing] if _as_donor(task) else [Pass(), *healing, Practise()]


def _practise(state: State, task: Task, _: Practise) -> Outcome[State]:
    if _as_donor(task):
        raise IllegalAction("only_heals")
    state, _gold = ledger.take(state, task.seat, "gold", 1)
    state, _point = ledger.take(state, task.seat, POINTS, 1, "medicine")
    return _then(state, [Event("practised", {"seat": task.seat})], task)


def _heal(state: State, task: Task, action: Heal) -> Outcome[State]:
    check_heal(state, task.seat, action.places, _most_healed(task))
    state, events = heal(state, task.seat, action.places)
    return (state, events) if _as_donor(task) else _then(state, events, task)


def _not_healed(state: State, task: Task, action: Pass) -> Outcome[State]:
    return (declined if _as_donor(task) else _gave_up)(state, task, action)


def _as_donor(task: Task) -> bool:
    """Return whether a donor of the hospice heals at once, without an action card (E25)."""
    return not task.what


def _most_healed(task: Task) -> int:
    return 1 if _as_donor(task) else PLACES


def _legal_extra(state: State, task: Task) -> Sequence[Action]:
    pay, goods = extra_of(state, task)
    if not ledger.able(state, task.seat, pay):
        return [Pass()]
    return [Pass(), *(Extra(good) for good in sorted(names_of(goods)) if state.left(good) != 0)]


def _extra(state: State, task: Task, action: Extra) -> Outcome[State]:
    pay, goods = extra_of(state, task)
    bought = _offered(action.good, names_of(goods))
    if state.left(bought) == 0:
        raise IllegalAction("exhausted", good=bought)
    ledger.check_able(state, task.seat, pay)
    events: list[Event] = []
    for good, count in pay:
        state, _ = ledger.give_back(state, task.seat, good, count)
        told = {"seat": task.seat, "good": good, "count": count, "by": task.what}
        events.append(Event("lost", told))
    state, more = ledger.gain(state, task.seat, bought, dict(goods)[bought], task.what)
    return state, events + more


def extra_of(state: State, task: Task) -> tuple[Goods, Goods]:
    """Return what an event's further choice costs, and the goods of which one is bought."""
    effect = state.card(task.what).effect("action_option")
    return effect.goods("pay"), tuple(goods[0] for goods in effect.choices("options"))


def _gave_up(state: State, task: Task, action: Pass) -> Outcome[State]:
    """Do without the action: the card lies there, and is as one that was not used."""
    if task.by not in (task.what, PRIVILEGE):
        return declined(state, task, action)
    told = Event("gave_up", {"seat": task.seat, "action": task.what})
    state, events = rewarded(state, task.seat)
    return state, [told, *events]


def _no_house(state: State, task: Task, action: Pass) -> Outcome[State]:
    if task.by == "plague":
        return declined(state, task, action)
    return _gave_up(state, task, action)


def declined(state: State, task: Task, _: Pass) -> Outcome[State]:
    """Do without what was offered."""
    return state, [Event("declined", {"seat": task.seat, "what": task.kind})]


def _then(state: State, events: list[Event], task: Task) -> Outcome[State]:
    state, more = completed(state, task.seat, task.what, task.by)
    return state, events + more


def _open_project(state: State, name: str) -> Project:
    plan, project = state.box.find_plan(name), state.find_project(name)
    if plan is None:
        raise IllegalAction("no_such_project", project=name)
    if project is None:
        raise IllegalAction("project_not_there", **plan.label)
    if not project.open:
        raise IllegalAction(f"project_{project.condition}", **plan.label)
    return project


def _offered(good: str, goods: Sequence[str]) -> str:
    if good not in goods:
        raise IllegalAction("not_offered", good=good, goods=tuple(goods))
    return good


CHOICES: Final[Mapping[str, Choice]] = {
    "material": (_legal_material, {Material: _material, Pass: _gave_up}),
    "build": (_legal_build, {Build: _build, Pass: _gave_up}),
    "sell": (_legal_sell, {Sell: _sell, Pass: _gave_up}),
    "house": (_legal_house, {House: _house, Pass: _no_house}),
    "harvest": (_legal_harvest, {Harvest: _harvest, Pass: _gave_up}),
    "donate": (_legal_donate, {Donate: _donate, Pass: _gave_up}),
    "weave": (_legal_weave, {Weave: _weave, Pass: _gave_up}),
    "medicine": (_legal_medicine, {Heal: _heal, Practise: _practise, Pass: _not_healed}),
    "extra": (_legal_extra, {Extra: _extra, Pass: declined}),
}
"""By kind of task."""
