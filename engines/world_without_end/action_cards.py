"""What action cards do: at once, or after a choice (rulebook, the action cards).

A card that cannot do anything does nothing, and says why, if all can see that it cannot. What only
lies behind a screen is not told: the seat is asked all the same, and may pass.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from heraut.engines.protocol import Event, Outcome, Seat
from heraut.engines.records import changed, put
from heraut.engines.world_without_end.effects import SELLABLE
from heraut.engines.world_without_end.favours import move_marker, target
from heraut.engines.world_without_end.goods import MATERIALS
from heraut.engines.world_without_end.houses import sites_for
from heraut.engines.world_without_end.ledger import gain, gain_all
from heraut.engines.world_without_end.state import HOUSES, State, Task
from heraut.engines.world_without_end.tasks import push

PRIVILEGE: Final = "privilege"


def use(state: State, task: Task) -> Outcome[State]:
    """Do what an action card does: ``by`` is the card itself, Privilege, or an event's id."""
    return _USES[task.what](state, task)


def completed(state: State, seat: Seat, action: str, by: str) -> Outcome[State]:
    """Return the state after a card was used: what events add to it, and what Privilege finds.

    Neither is about what an event lets a seat do without a card.
    """
    if by not in (action, PRIVILEGE):
        return state, []
    if by == action:
        state = changed(state, last=put(state.last, seat, action))
    events: list[Event] = []
    for card, effect in state.in_force():
        if effect.op == "action_bonus" and effect.text("action") == action:
            state, told = gain_all(state, seat, effect.goods("gain"), card.name)
            events += told
        elif effect.op != "action_option" or effect.text("action") != action:
            continue
        elif (seat, card.name) not in state.extras:
            state = changed(state, extras=(*state.extras, (seat, card.name)))
            state = push(state, Task("extra", seat, card.name, action))
    return state, events


def rewarded(state: State, seat: Seat) -> Outcome[State]:
    """Give a seat what an event in force promises for not using an action card (E08)."""
    promises = [effect for _, effect in state.in_force() if effect.op == "forgo_action_reward"]
    goods = (item for promise in promises for item in promise.goods("gain"))
    return gain_all(state, seat, tuple(goods), "forgo")


def _void(state: State, task: Task, why: str, **more: object) -> Outcome[State]:
    """Do nothing with a card; yet it was used, and Privilege may look back at it."""
    if task.by == task.what != PRIVILEGE:
        state = changed(state, last=put(state.last, task.seat, task.what))
    told = {"seat": task.seat, "action": task.what, "why": why, **more}
    return state, [Event("action_void", told)]


def _taken(state: State, task: Task) -> Outcome[State]:
    """Wheat and piety."""
    if not state.left(task.what):
        return _void(state, task, "exhausted", good=task.what)
    state, events = gain(state, task.seat, task.what, 1, task.what)
    state, more = completed(state, task.seat, task.what, task.by)
    return state, events + more


def _privilege(state: State, task: Task) -> Outcome[State]:
    action = state.last[task.seat]
    if not action:
        return _void(state, task, "no_last")
    repeats = Event("repeats", {"seat": task.seat, "action": action})
    state, events = use(state, Task("use", task.seat, action, PRIVILEGE))
    return state, [repeats, *events]


def _house(state: State, task: Task) -> Outcome[State]:
    if len(state.own_sites(task.seat)) == HOUSES:
        return _void(state, task, "no_house_left", houses=HOUSES)
    if not sites_for(state, task.seat):
        return _void(state, task, "no_site")
    return _asked(state, task, "house")


def _donation(state: State, task: Task) -> Outcome[State]:
    if not state.seals(task.seat):
        return _void(state, task, "no_seal")
    if not any(p.open and task.seat not in p.donors for p in state.projects):
        return _void(state, task, "no_project")
    return _asked(state, task, "donate")


def _favour(state: State, task: Task) -> Outcome[State]:
    """Move the marker by one; where the outlaw cannot be paid, it stays (E05)."""
    seat = task.seat
    space = state.box.favours[target(state, 1)]
    if space == "outlaw" and not state.has(seat, "gold"):
        blocked = Event("favour_blocked", {"seat": seat, "space": space})
        state, events = _void(state, task, "outlaw_unpaid", steps=1)
        return state, [blocked, *events]
    state, events = move_marker(state, seat, 1)
    state, more = completed(state, seat, task.what, task.by)
    return state, events + more


def _asked(state: State, task: Task, kind: str) -> Outcome[State]:
    return push(state, Task(kind, task.seat, task.what, task.by)), []


def _ask(
    kind: str, possible: Callable[[State, Seat], object], why: str, **more: object
) -> Callable[[State, Task], Outcome[State]]:
    """Return what asks a seat for something, unless all can see that there is nothing to do."""

    def step(state: State, task: Task) -> Outcome[State]:
        if possible(state, task.seat):
            return _asked(state, task, kind)
        return _void(state, task, why, **more)

    return step


_USES: Final[Mapping[str, Callable[[State, Task], Outcome[State]]]] = {
    "wheat": _taken,
    "piety": _taken,
    "materials": _ask(
        "material", lambda state, _: any(map(state.left, MATERIALS)), "exhausted", good="stone"
    ),
    "project": _ask("build", lambda state, _: any(p.open for p in state.projects), "no_project"),
    "sale": _ask(
        "sell", lambda state, _: set(SELLABLE) - set(state.closed), "market_covered", good="wool"
    ),
    "privilege": _privilege,
    "house": _house,
    "harvest": _ask("harvest", State.own_sites, "no_house"),
    "donation": _donation,
    "weaving": _ask("weave", lambda state, _: state.left("cloth"), "exhausted", good="cloth"),
    "medicine": lambda state, task: _asked(state, task, "medicine"),
    "favour": _favour,
}
