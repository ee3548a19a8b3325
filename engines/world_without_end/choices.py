"""What a seat chooses after an action card: which material, which project, how much to sell."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any, Final

from heraut.engines.protocol import Event, IllegalAction
from heraut.engines.world_without_end.actions import (
    Action,
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
from heraut.engines.world_without_end.goods import POINTS
from heraut.engines.world_without_end.housing import build_house, payable_sites, sites_for
from heraut.engines.world_without_end.ledger import (
    able,
    add_points,
    check_able,
    gain,
    gain_all,
    give_back,
    take,
)
from heraut.engines.world_without_end.plague import check_heal, heal, healable
from heraut.engines.world_without_end.projects import MATERIALS, finish, from_supply, replaced
from heraut.engines.world_without_end.state import (
    BUILD_POINTS,
    PLACES,
    SEALS,
    SITES,
    Outcome,
    Project,
    State,
    Task,
)
from heraut.engines.world_without_end.uses import PRIVILEGE, completed, rewarded

__all__ = ["CHOICES", "MOST_BUILT", "Choice", "project_named"]

MOST_BUILT: Final = 2
"""Materials that one action card may bring to a project."""
_MOST_HARVESTED: Final = 2
_MOST_WOVEN: Final = 2

Legal = Callable[[State, Task], Sequence[Action]]
Apply = Callable[[State, Task, Any], Outcome]
Choice = tuple[Legal, Mapping[type[Action], Apply]]
"""What may be chosen, and what each kind of answer does; the task is done with then."""


def _legal_material(state: State, _: Task) -> Sequence[Action]:
    return [*(Material(good) for good in MATERIALS if state.left(good)), Pass()]


def _material(state: State, task: Task, action: Material) -> Outcome:
    good = _known(action.name, MATERIALS)
    if not state.left(good):
        raise IllegalAction("exhausted", good=good)
    state, events = gain(state, task.seat, good, 1, "materials")
    return _then(state, events, task)


def _legal_build(state: State, task: Task) -> Sequence[Action]:
    """Two materials, also two different ones, on one project (rulebook, the action cards)."""
    have = [state.has(task.seat, material) for material in MATERIALS]
    ways = ((2, 0), (1, 1), (0, 2), (1, 0), (0, 1))
    found = [
        Build(project.plan.project, stone, wood)
        for project in state.projects
        if project.open
        for stone, wood in ways
        if stone <= min(have[0], project.lacks("stone"))
        and wood <= min(have[1], project.lacks("wood"))
    ]
    return [*sorted(found), Pass()]


def _build(state: State, task: Task, action: Build) -> Outcome:
    seat, laid = task.seat, (action.stone, action.wood)
    project = _open_project(state, action.project)
    about = {"project": action.project, "name": project.plan.name}
    if sum(laid) > MOST_BUILT:
        raise IllegalAction("too_many", count=sum(laid), most=MOST_BUILT)
    for material, count in zip(MATERIALS, laid, strict=True):
        if count > project.lacks(material):
            raise IllegalAction("no_space", **about, material=material)
    check_able(state, seat, tuple(zip(MATERIALS, laid, strict=True)))
    for material, count in zip(MATERIALS, laid, strict=True):
        # By way of the supply, from which projects are built.
        state, _ = give_back(state, seat, material, count)
        state = from_supply(state, action.project, material, count)
    points = BUILD_POINTS * sum(laid)
    state = add_points(state, seat, points)
    materials = ("stone",) * action.stone + ("wood",) * action.wood
    told = {"seat": seat, **about, "materials": materials, "points": points}
    state, done = finish(state, action.project)
    return _then(state, [Event("built", told), *done], task)


def _legal_sell(state: State, task: Task) -> Sequence[Action]:
    wool = state.has(task.seat, "wool") if "wool" not in state.closed else 0
    cloth = min(1, state.has(task.seat, "cloth")) if "cloth" not in state.closed else 0
    sales = [Sell(w, c) for w in range(wool + 1) for c in range(cloth + 1) if w + c]
    return [*sorted(sales), Pass()]


def _sell(state: State, task: Task, action: Sell) -> Outcome:
    """Any number of wool, and one cloth, at the prices of now (E41)."""
    seat, gold = task.seat, 0
    if not action.wool + action.cloth:
        raise IllegalAction("nothing_sold")
    if action.cloth > 1:
        raise IllegalAction("sells_one_cloth", most=1)
    sold = (("wool", action.wool), ("cloth", action.cloth))
    for good, count in sold:
        if count and good in state.closed:
            raise IllegalAction("market_covered", good=good)
    check_able(state, seat, sold)
    for good, count in sold:
        state, _ = give_back(state, seat, good, count)
        gold += count * state.price(good)
    if gold:
        state, _ = take(state, seat, "gold", gold)
    told = {"seat": seat, "wool": action.wool, "cloth": action.cloth, "gold": gold}
    return _then(state, [Event("sold", told)], task)


def _legal_house(state: State, task: Task) -> Sequence[Action]:
    find = sites_for if task.by == "plague" else payable_sites
    return [*map(House, find(state, task.seat)), Pass()]


def _house(state: State, task: Task, action: House) -> Outcome:
    free = task.by == "plague"
    state, events = build_house(state, task.seat, action.number, free)
    return (state, events) if free else _then(state, events, task)


def _legal_harvest(state: State, task: Task) -> Sequence[Action]:
    own = state.own_sites(task.seat)
    sets = (sites for size in (1, _MOST_HARVESTED) for sites in combinations(own, size))
    return [*map(Harvest, sorted(sets)), Pass()]


def _harvest(state: State, task: Task, action: Harvest) -> Outcome:
    """Up to two houses bring what their sites show; what is exhausted is not replaced."""
    seat, sites = task.seat, action.numbers
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
        state, told = gain_all(state, seat, state.box.sites[site - 1].gives, "harvest")
        events += told
    return _then(state, events, task)


def _legal_donate(state: State, task: Task) -> Sequence[Action]:
    seat = task.seat
    if not state.has(seat, "gold") or not state.seals(seat):
        return [Pass()]
    names = (p.plan.project for p in state.projects if p.open and seat not in p.donors)
    return [*map(Donate, sorted(names)), Pass()]


def _donate(state: State, task: Task, action: Donate) -> Outcome:
    seat, project = task.seat, _open_project(state, action.name)
    about = {"project": action.name, "name": project.plan.name}
    if seat in project.donors:
        raise IllegalAction("gave_already", **about)
    if not state.seals(seat):
        raise IllegalAction("no_seal", seals=SEALS)
    check_able(state, seat, (("gold", 1),))
    state, _ = give_back(state, seat, "gold", 1)
    donors = tuple(sorted((*project.donors, seat)))
    state = replaced(state, replace(project, donors=donors))
    told = {"seat": seat, **about, "left": state.seals(seat)}
    return _then(state, [Event("donated", told)], task)


def _legal_weave(state: State, task: Task) -> Sequence[Action]:
    most = min(_MOST_WOVEN, state.has(task.seat, "wool"), state.left("cloth") or 0)
    return [*(Weave(count) for count in range(1, most + 1)), Pass()]


def _weave(state: State, task: Task, action: Weave) -> Outcome:
    seat, count = task.seat, action.number
    if not 1 <= count <= _MOST_WOVEN:
        raise IllegalAction("too_many", count=count, most=_MOST_WOVEN)
    if count > (state.left("cloth") or 0):
        raise IllegalAction("exhausted", good="cloth")
    check_able(state, seat, (("wool", count),))
    state, _ = give_back(state, seat, "wool", count)
    state, _ = take(state, seat, "cloth", count)
    return _then(state, [Event("woven", {"seat": seat, "count": count})], task)


def _legal_medicine(state: State, task: Task) -> Sequence[Action]:
    healing = map(Heal, healable(state, task.seat, _most_healed(task)))
    return [*healing, Pass()] if _as_donor(task) else [*healing, Practise(), Pass()]


def _practise(state: State, task: Task, _: Practise) -> Outcome:
    if _as_donor(task):
        raise IllegalAction("only_heals")
    state, _gold = take(state, task.seat, "gold", 1)
    state, _point = take(state, task.seat, POINTS, 1)
    return _then(state, [Event("practised", {"seat": task.seat})], task)


def _heal(state: State, task: Task, action: Heal) -> Outcome:
    check_heal(state, task.seat, action.numbers, _most_healed(task))
    state, events = heal(state, task.seat, action.numbers)
    return (state, events) if _as_donor(task) else _then(state, events, task)


def _not_healed(state: State, task: Task, action: Pass) -> Outcome:
    return (_declined if _as_donor(task) else _gave_up)(state, task, action)


def _as_donor(task: Task) -> bool:
    """Return whether a donor of the hospice heals at once, without an action card (E25)."""
    return not task.what


def _most_healed(task: Task) -> int:
    return 1 if _as_donor(task) else PLACES


def _legal_extra(state: State, task: Task) -> Sequence[Action]:
    pay, goods = _extra_of(state, task)
    if not able(state, task.seat, pay):
        return [Pass()]
    return [*(Extra(good) for good in sorted(goods) if state.left(good) != 0), Pass()]


def _extra(state: State, task: Task, action: Extra) -> Outcome:
    pay, goods = _extra_of(state, task)
    if action.name not in goods:
        raise IllegalAction("not_offered", good=action.name, goods=tuple(goods))
    if state.left(action.name) == 0:
        raise IllegalAction("exhausted", good=action.name)
    check_able(state, task.seat, pay)
    events: list[Event] = []
    for good, count in pay:
        state, _ = give_back(state, task.seat, good, count)
        told = {"seat": task.seat, "good": good, "count": count, "by": task.what}
        events.append(Event("lost", told))
    state, more = gain(state, task.seat, action.name, goods[action.name], task.what)
    return state, events + more


def _extra_of(state: State, task: Task) -> tuple[tuple[tuple[str, int], ...], dict[str, int]]:
    """Return what an event's further choice costs, and what it offers."""
    card = state.card(task.what)
    effect = next(e for e in card.effects if e.op == "action_option")
    offered = dict(goods[0] for goods in effect.choices("options"))
    return effect.goods("pay"), offered


def _gave_up(state: State, task: Task, action: Pass) -> Outcome:
    """Do without the action: the card lies there, and is as one that was not used."""
    if task.by not in (task.what, PRIVILEGE):
        return _declined(state, task, action)
    told = Event("gave_up", {"seat": task.seat, "action": task.what})
    state, events = rewarded(state, task.seat)
    return state, [told, *events]


def _no_house(state: State, task: Task, action: Pass) -> Outcome:
    if task.by == "plague":
        return _declined(state, task, action)
    return _gave_up(state, task, action)


def _declined(state: State, task: Task, _: Pass) -> Outcome:
    return state, [Event("declined", {"seat": task.seat, "what": task.kind})]


def _then(state: State, events: list[Event], task: Task) -> Outcome:
    state, more = completed(state, task.seat, task.what, task.by)
    return state, events + more


def project_named(state: State, name: str) -> Project:
    """Return a project on the board. Raises the reason why there is none of this name."""
    project = state.find_project(name)
    if project is None:
        plan = state.box.find_plan(name)
        if plan is None:
            raise IllegalAction("no_such_project", project=name)
        raise IllegalAction("project_not_there", project=name, name=plan.name)
    return project


def _open_project(state: State, name: str) -> Project:
    project = project_named(state, name)
    about = {"project": name, "name": project.plan.name}
    if project.done:
        raise IllegalAction("project_done", **about)
    if project.covered:
        raise IllegalAction("project_covered", **about)
    return project


def _known(good: str, goods: Sequence[str]) -> str:
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
    "extra": (_legal_extra, {Extra: _extra, Pass: _declined}),
}
"""By kind of task."""
