"""How a match goes on by itself: steps, rounds and periods (rulebook, rounds; end of a period).

Everything that is to come is a task. Tasks that nobody decides are done at once, one after another;
the first one that somebody has to decide stops the flow, and is told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from heraut.engines.protocol import Event, Later, Outcome, Seat
from heraut.engines.records import changed
from heraut.engines.world_without_end.action_cards import use
from heraut.engines.world_without_end.box import PERIODS
from heraut.engines.world_without_end.decisions import due_details
from heraut.engines.world_without_end.duties import count_up, pay_goods, pay_tax
from heraut.engines.world_without_end.effects import described
from heraut.engines.world_without_end.event_effects import happen
from heraut.engines.world_without_end.favours import move_marker, receive_incomes
from heraut.engines.world_without_end.houses import sites_for
from heraut.engines.world_without_end.plague import forbidding, sick_places, strike
from heraut.engines.world_without_end.printed import PLACES
from heraut.engines.world_without_end.projects import grow, introduce, replaced
from heraut.engines.world_without_end.state import HIDDEN, PLAGUE_PERIOD, ROUNDS, State, Task
from heraut.engines.world_without_end.tasks import each, push
from heraut.engines.world_without_end.turn import givable, put_away

_Step: TypeAlias = Callable[[State, Task], Outcome[State]]
_Possible: TypeAlias = Callable[[State, Task], object]

_PILE: Final = 6
"""Cards that either pile of a seat holds at a period's end at most (E36)."""
_SLOTS: Final = 2
"""Permanent cards that lie on the board at a time (rulebook, the end of a round)."""


def proceed(state: State, events: list[Event]) -> Outcome[State]:
    """Return the state when somebody has to decide again, and all that happened before."""
    while state.tasks:
        task, rest = state.tasks[0], state.tasks[1:]
        step = _STEPS.get(task.kind)
        if step is None:
            return state, [*events, Event(f"due_{task.kind}", Later(due_details, state))]
        state, more = step(changed(state, tasks=rest), task)
        events = [*events, *more]
    return state, events


def begin_game(state: State) -> State:
    """Return the state when the first player is known: the bridge is there (rulebook)."""
    state, _ = introduce(state, "bridge")
    return push(state, Task("period"))


def after_event(state: State) -> State:
    """Return the state with what follows the drawing of an event card: the plague first (E01)."""
    card, first = state.turned(), state.first
    plague = [Task("strike", number=card.place)] if state.tiles and card.place else []
    happens = [] if card.permanent else [Task("happen", what=card.name)]
    turns = each("turn", state.clockwise())
    orient = Task("orient", first, card.name)
    after = (Task("income"), Task("favour", first), *turns, Task("round_end"))
    return push(state, *plague, Task("read"), *happens, orient, *after)


# A period and its rounds.


def _period(state: State, _: Task) -> Outcome[State]:
    """Begin a period: penance, then the royal court, then the first round (E12, E13)."""
    due = state.penalties
    state = changed(
        state,
        period=state.period + 1,
        round=0,
        penalties=(),
        court=_awaited_by(state, "gold"),
        begging=_awaited_by(state, "wheat"),
    )
    penance = tuple(
        Task("lose", seat, by="penance") for seat in state.clockwise() if (seat, "piety") in due
    )
    court = each("court", (seat for seat in state.clockwise() if seat in state.court))
    state = push(state, *penance, *court, Task("round"))
    return state, [Event("period_began", {"period": state.period, "seat": state.first})]


def _awaited_by(state: State, duty: str) -> tuple[Seat, ...]:
    return tuple(seat for seat in state.seats if (seat, duty) in state.penalties)


def _round(state: State, _: Task) -> Outcome[State]:
    state = changed(
        state, round=state.round + 1, event="", steps=-1, forced=False, exchanged=(), extras=()
    )
    told = {"period": state.period, "round": state.round, "seat": state.first}
    return push(state, Task("event")), [Event("round_began", told)]


def _round_end(state: State, _: Task) -> Outcome[State]:
    """Put a permanent card in its slot, and pass the shield (E02; E16: not after round six)."""
    card, events = state.turned(), []
    if card.permanent:
        standing = state.standing
        slots = sorted(set(range(1, _SLOTS + 1)) - {slot for _, slot in standing})
        if not slots:
            (oldest, slot), *kept = standing
            standing, slots = tuple(kept), [slot]
            events.append(Event("permanent_removed", state.card(oldest).label))
        state = changed(state, standing=(*standing, (card.name, slots[0])))
        events.append(Event("permanent_placed", {**card.label, "slot": slots[0]}))
    # It holds in its slot from now on, or is over.
    state = changed(state, court=(), begging=(), forced=False, event="", steps=-1)
    if state.round < ROUNDS:
        return push(_shield_passed(state), Task("round")), events
    return push(state, Task("period_end")), events


def _shield_passed(state: State) -> State:
    return changed(state, first=(state.first + 1) % len(state.stocks))


def _turn(state: State, task: Task) -> Outcome[State]:
    """Let a seat lay an action card, unless it answered to the court (E11)."""
    if task.seat in state.court:
        told = Event("skipped", {"seat": task.seat, "why": "court"})
        return push(state, Task("ask_end", task.seat)), [told]
    return push(state, Task("play", task.seat)), []


def _read(state: State, _: Task) -> Outcome[State]:
    """Tell what the event card does, effect by effect."""
    names = {plan.project: plan.name for plan in state.box.plans}
    return state, [described(effect, names) for effect in state.turned().effects]


# What is only asked if there is something to decide.


def _ask_discard(state: State, task: Task) -> Outcome[State]:
    """Let the piles grow evenly: who lost a card before puts none away now (E12, E13, E14, E36)."""
    seat = task.seat
    even = len(state.hidden[seat]) >= len(state.visible[seat])
    if state.starred or even or not state.in_hand(seat):
        return state, []
    drawn = any(effect.op == "random_hidden_discard" for _, effect in state.in_force())
    if state.in_hand(seat) == 1:
        return _last_card(state, seat)
    if drawn:
        return push(state, Task("lose", seat, by="event")), []
    return push(state, Task("discard", seat)), []


def _ask_put_away(state: State, task: Task) -> Outcome[State]:
    """Let a seat put a card away because of an event; later it puts away one less (E36)."""
    seat = task.seat
    if not state.in_hand(seat) or len(state.hidden[seat]) >= _PILE or state.starred:
        return state, [Event("spared", {"seat": seat, "by": task.what})]
    return push(state, Task("discard", seat, by=task.what)), []


def _last_card(state: State, seat: Seat) -> Outcome[State]:
    """Put the only card away: there is nothing to choose, and all know that there is one."""
    hand = state.hand(seat)
    return put_away(state, seat, hand[0] if len(hand) == 1 else None)


def _ask(kind: str, possible: _Possible, silent: bool = False) -> _Step:
    """Return the step that asks a seat for something, unless there is nothing to decide."""

    def step(state: State, task: Task) -> Outcome[State]:
        if possible(state, task):
            return push(state, changed(task, kind=kind)), []
        spared = Event("spared", {"seat": task.seat, "by": task.what or task.by})
        return state, [] if silent else [spared]

    return step


# The end of a period, in the order of the rulebook (E18, E21).


def _period_end(state: State, _: Task) -> Outcome[State]:
    growing = tuple(Task("grow", what=project.plan.project) for project in state.projects)
    rest = (Task("uncover"), Task("duties"), Task("tax", state.first), Task("pay_tax"))
    last = Task("count") if state.period == PERIODS[-1] else Task("shield")
    ask = each("ask_protect", state.clockwise())
    told = Event("period_ended", {"period": state.period})
    return push(state, *growing, *rest, *ask, last), [told]


def _uncover(state: State, _: Task) -> Outcome[State]:
    """Take all covers away, then all event cards (rulebook, the end of a period)."""
    favours = state.box.favours
    spaces = tuple(dict.fromkeys(favours[index] for index in state.covered))
    projects = tuple(project for project in state.projects if project.covered)
    names = tuple(project.plan.project for project in projects)
    told = {"spaces": spaces, "goods": state.closed, "projects": names}
    for project in projects:
        state = replaced(state, changed(project, covered=False))
    state = changed(state, covered=(), closed=(), standing=(), drawn=(), event="")
    return state, [Event("covers_removed", told)] if any(told.values()) else []


def _shield(state: State, _: Task) -> Outcome[State]:
    """Pass the shield, take all action cards back, and after period two bring the plague."""
    for _again in range(2 if state.options.shield == "double" else 1):
        state = _shield_passed(state)
    events = [Event("shield_passed", {"seat": state.first})]
    nothing: tuple[tuple[str, ...], ...] = ((),) * len(state.stocks)
    cards = Event("new_cards" if state.starred else "all_cards_back")
    state = changed(state, visible=nothing, hidden=nothing, last=("",) * len(state.stocks))
    events.append(cards)
    if state.period + 1 == PLAGUE_PERIOD:
        state, tower = introduce(state, "tower")
        state = changed(state, tiles=(HIDDEN,) * PLACES, tiles_left=state.box.tiles)
        events += [*tower, Event("plague_arrived", {"places": PLACES})]
    return push(state, Task("period")), events


_STEPS: Final[Mapping[str, _Step]] = {
    "period": _period,
    "round": _round,
    "round_end": _round_end,
    "turn": _turn,
    "income": lambda state, _: receive_incomes(state),
    "favour": lambda state, task: move_marker(state, task.seat, state.steps),
    "strike": lambda state, task: strike(state, task.number),
    "read": _read,
    "happen": lambda state, _: happen(state, state.turned()),
    "use": use,
    "ask_discard": _ask_discard,
    "ask_put_away": _ask_put_away,
    "ask_end": _ask("end", lambda state, task: state.offers(task.seat), silent=True),
    # Who has none of what an event asks for is lucky (rulebook, the notes on event cards).
    "ask_give": _ask("give", givable),
    "ask_remove": _ask("remove", lambda state, task: state.own_sites(task.seat)),
    # A free house lapses when there is no site for it, or no house left (E26).
    "ask_house": _ask("house", lambda state, task: sites_for(state, task.seat)),
    # A donor of the hospice heals, unless nobody is sick (E25).
    "ask_hospice": _ask("medicine", lambda state, _: sick_places(state) and not forbidding(state)),
    # Also who has no loyalty is asked: whether it has any is nobody else's business (E29).
    "ask_protect": _ask("protect", lambda state, task: state.duties_missed(task.seat), silent=True),
    "period_end": _period_end,
    "grow": lambda state, task: grow(state, task.what),
    "uncover": _uncover,
    "duties": lambda state, _: pay_goods(state),
    "pay_tax": lambda state, _: pay_tax(state),
    "shield": _shield,
    "count": lambda state, _: count_up(state),
}
"""What is done without anybody's decision, by kind of task."""
