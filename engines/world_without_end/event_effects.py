"""What the effects of an event card do when it comes, one function for each.

What only holds for a while, such as another price, does nothing when the card comes: the state
looks through the cards in force. Choices begin with the active player and go on clockwise
(rulebook, phase 1): each becomes a task.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeAlias

from heraut.engines.protocol import Event, Outcome, Seat
from heraut.engines.records import changed
from heraut.engines.world_without_end.cards import EventCard
from heraut.engines.world_without_end.effects import Effect
from heraut.engines.world_without_end.goods import Goods
from heraut.engines.world_without_end.ledger import able, gain_all, in_turn, lose_all
from heraut.engines.world_without_end.projects import complete, introduce, replaced
from heraut.engines.world_without_end.state import State, Task
from heraut.engines.world_without_end.tasks import each, push

_Change: TypeAlias = Callable[[State, Seat, Goods, str], Outcome[State]]
"""What a seat gains or loses by an event card."""


def happen(state: State, card: EventCard) -> Outcome[State]:
    """Return the state after all effects of an immediate card, and what is still to be chosen.

    The choices of its effects are asked in the order of the effects.
    """
    events: list[Event] = []
    later = state.tasks
    asked: tuple[Task, ...] = ()
    for effect in card.effects:
        if effect.op in HAPPENS:
            state, told = HAPPENS[effect.op](changed(state, tasks=()), card, effect)
            asked = (*asked, *state.tasks)
            events += told
            if not told and not state.tasks:
                events.append(Event("no_effect", card.label))
    return changed(state, tasks=(*asked, *later)), events


def _to_each(
    change: _Change, name: str, state: State, card: EventCard, effect: Effect
) -> Outcome[State]:
    """Let every seat gain, or lose, what the effect says."""
    goods = effect.goods(name)
    return in_turn(state, state.clockwise(), lambda now, seat: change(now, seat, goods, card.name))


def _to_those(
    change: _Change, name: str, has: bool, state: State, card: EventCard, effect: Effect
) -> Outcome[State]:
    """Let those gain, or lose, who have what the effect names, or have it not."""

    def run(now: State, seat: Seat) -> Outcome[State]:
        if able(now, seat, effect.goods("has")) is has:
            return change(now, seat, effect.goods(name), card.name)
        return _spared(now, seat, card)

    return in_turn(state, state.clockwise(), run)


def _each_gain_per(state: State, card: EventCard, effect: Effect) -> Outcome[State]:
    per = effect.text("per")

    def run(now: State, seat: Seat) -> Outcome[State]:
        times = len(now.own_sites(seat)) if per == "house" else now.has(seat, per)
        if not times:
            return _spared(now, seat, card)
        goods = tuple((good, count * times) for good, count in effect.goods("gain"))
        return gain_all(now, seat, goods, card.name)

    return in_turn(state, state.clockwise(), run)


def _majority_gain(state: State, card: EventCard, effect: Effect) -> Outcome[State]:
    """Nobody gains when nobody has any."""
    owned = {seat: state.has(seat, effect.text("of")) for seat in state.clockwise()}
    most = max(owned.values())
    leading = [seat for seat, count in owned.items() if most and count == most]
    goods = effect.goods("first" if len(leading) == 1 else "tie")
    return in_turn(state, leading, lambda now, seat: gain_all(now, seat, goods, card.name))


def _ask_all(kind: str, state: State, card: EventCard, effect: Effect) -> Outcome[State]:
    """Let each seat answer; the number of its task says which effect of the card asks."""
    number = card.effects.index(effect)
    tasks = (Task(kind, seat, card.name, number=number) for seat in state.clockwise())
    return push(state, *tasks), []


def _may_act(state: State, card: EventCard, effect: Effect) -> Outcome[State]:
    """Let each seat do what an action card does, without laying one."""
    return push(state, *each("use", state.clockwise(), effect.text("action"), card.name)), []


def _cover_other_projects(state: State, _: EventCard, effect: Effect) -> Outcome[State]:
    """Only unfinished projects are covered, with as many covers as it takes (E37)."""
    others = [p for p in state.projects if p.open and p.plan.project != effect.text("project")]
    for project in others:
        state = replaced(state, changed(project, covered=True))
    if not others:
        return state, []
    names = tuple(project.plan.name for project in others)
    told = {"projects": tuple(project.plan.project for project in others), "names": names}
    return state, [Event("projects_covered", told)]


def _cover_favour(state: State, _: EventCard, effect: Effect) -> Outcome[State]:
    """Cover a space; the marker stays where it is, even under the cover (E06)."""
    space = effect.text("space")
    found = {index for index, name in enumerate(state.box.favours) if name == space}
    covered = tuple(sorted(found.union(state.covered)))
    if covered == state.covered:
        return state, []
    return changed(state, covered=covered), [Event("favour_covered", {"space": space})]


def _cover_market(state: State, _: EventCard, effect: Effect) -> Outcome[State]:
    good = effect.text("good")
    if good in state.closed:
        return state, []
    state = changed(state, closed=tuple(sorted((*state.closed, good))))
    return state, [Event("market_closed", {"good": good})]


def _uncover_market(state: State, _: EventCard, effect: Effect) -> Outcome[State]:
    good = effect.text("good")
    if good not in state.closed:
        return state, []
    state = changed(state, closed=tuple(item for item in state.closed if item != good))
    return state, [Event("market_opened", {"good": good})]


def _all_forgo(state: State, card: EventCard, _: Effect) -> Outcome[State]:
    return changed(state, forced=True), [Event("actions_forbidden", card.label)]


def _spared(state: State, seat: Seat, card: EventCard) -> Outcome[State]:
    return state, [Event("spared", {"seat": seat, "by": card.name})]


HAPPENS: Final[Mapping[str, Callable[[State, EventCard, Effect], Outcome[State]]]] = {
    "each_gain": partial(_to_each, gain_all, "gain"),
    "each_lose": partial(_to_each, lose_all, "lose"),
    "each_gain_if": partial(_to_those, gain_all, "gain", True),
    "each_lose_if_not": partial(_to_those, lose_all, "lose", False),
    "each_gain_per": _each_gain_per,
    "majority_gain": _majority_gain,
    "may_exchange": partial(_ask_all, "offer"),
    "each_pay_or": partial(_ask_all, "pay"),
    "each_lose_choice": partial(_ask_all, "ask_give"),
    "remove_own_house": partial(_ask_all, "ask_remove"),
    "discard_action": partial(_ask_all, "ask_put_away"),
    "may_act": _may_act,
    "introduce_project": lambda state, _, effect: introduce(state, effect.text("project")),
    "cover_other_projects": _cover_other_projects,
    "complete_project": lambda state, _, effect: complete(state, effect.text("project")),
    "cover_favour": _cover_favour,
    "cover_market": _cover_market,
    "uncover_market": _uncover_market,
    "all_forgo_action_this_round": _all_forgo,
}
"""By operation."""
