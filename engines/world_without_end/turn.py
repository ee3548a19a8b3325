"""What a seat does besides what its action card asks: orient, lay cards, answer events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from heraut.engines.notation import Action
from heraut.engines.protocol import Event, IllegalAction, Outcome, Seat
from heraut.engines.records import changed, put
from heraut.engines.world_without_end.action_cards import rewarded
from heraut.engines.world_without_end.actions import (
    Discard,
    Exchange,
    Forgo,
    Give,
    Orient,
    Pass,
    Pay,
    Play,
    Protect,
    Remove,
)
from heraut.engines.world_without_end.cards import EventCard
from heraut.engines.world_without_end.choices import CHOICES, Choice, declined
from heraut.engines.world_without_end.duties import give_way, protect
from heraut.engines.world_without_end.effects import ACTIONS, Effect
from heraut.engines.world_without_end.favours import allowed
from heraut.engines.world_without_end.goods import GOODS, POINTS, Goods, amounts, details, names_of
from heraut.engines.world_without_end.houses import remove_house
from heraut.engines.world_without_end.ledger import able, check_able, give_back, lose_all, take
from heraut.engines.world_without_end.state import DUTIES, State, Task
from heraut.engines.world_without_end.tasks import push


def givable(state: State, task: Task) -> tuple[Goods, ...]:
    """Return those of the goods an event asks for that a seat has."""
    _, effect = state.asked(task)
    return tuple(goods for goods in effect.choices("options") if able(state, task.seat, goods))


def hide(state: State, seat: Seat, card: str | None) -> State:
    """Return the state with one more of a seat's action cards face down."""
    return changed(state, hidden=put(state.hidden, seat, (*state.hidden[seat], card)))


def put_away(state: State, seat: Seat, action: str | None) -> Outcome[State]:
    """Put an action card away face down; only its holder is told which one."""
    state = hide(state, seat, action)
    events = [Event("discarded", {"seat": seat, "left": state.in_hand(seat)})]
    if action is not None:
        events.append(Event("you_discarded", {"action": action}, frozenset({seat})))
    return state, events


# Orienting.


def _legal_orient(state: State, _: Task) -> Sequence[Action]:
    return [Orient(steps) for steps in sorted(state.box.numbers) if allowed(state, steps)]


def _orient(state: State, task: Task, action: Orient) -> Outcome[State]:
    steps = action.steps
    if steps not in state.box.numbers:
        raise IllegalAction("no_such_orientation", steps=steps, most=max(state.box.numbers))
    if not allowed(state, steps):
        raise IllegalAction("outlaw_unpaid", frozenset({task.seat}), steps=steps)
    state = changed(state, steps=steps)
    return state, [Event("oriented", {"seat": task.seat, "steps": steps})]


# Action cards.


def _legal_play(state: State, task: Task) -> Sequence[Action]:
    hand = sorted(state.hand(task.seat))
    plays = () if state.forced else map(Play, hand)
    return [*_affordable(state, task.seat), *map(Forgo, hand), *plays]


def _legal_court(state: State, task: Task) -> Sequence[Action]:
    return list(map(Forgo, sorted(state.hand(task.seat))))


def _play(state: State, task: Task, action: Play) -> Outcome[State]:
    seat, name = task.seat, action.card
    if state.forced:
        raise IllegalAction("must_forgo", seat=seat)
    state = _laid(state, seat, name)
    state = push(state, Task("use", seat, name, name), *_after(seat))
    told = {"seat": seat, "action": name, "left": state.in_hand(seat)}
    return state, [Event("played", told)]


def _forgo(state: State, task: Task, action: Forgo) -> Outcome[State]:
    """Lay a card without using it (rulebook, the additional points; E09, E11)."""
    seat, name = task.seat, action.card
    state = _laid(state, seat, name)
    told = {"seat": seat, "action": name, "left": state.in_hand(seat)}
    if task.kind == "court":
        state = push(state, Task("ask_discard", seat))
        return state, [Event("forwent_forced", {**told, "why": "court"})]
    state = push(state, *_after(seat))
    laid = Event("forwent_forced", {**told, "why": "event"}) if state.forced else None
    if laid and state.options.forced_forgo == "nothing":
        return state, [laid]
    state, events = rewarded(state, seat)
    return state, [laid or Event("forwent", told), *events]


def _after(seat: Seat) -> tuple[Task, ...]:
    return (Task("ask_discard", seat), Task("ask_end", seat))


def _laid(state: State, seat: Seat, name: str) -> State:
    _check_hand(state, seat, name)
    return changed(state, visible=put(state.visible, seat, (*state.visible[seat], name)))


def _check_hand(state: State, seat: Seat, name: str) -> None:
    if name not in ACTIONS:
        raise IllegalAction("no_such_action", action=name)
    if name not in state.usable():
        raise IllegalAction("not_yet", action=name)
    if name not in state.hand(seat):
        seen = name in state.visible[seat]
        raise IllegalAction("not_in_hand", None if seen else frozenset({seat}), action=name)


def _legal_discard(state: State, task: Task) -> Sequence[Action]:
    unknown = [Discard(None)] if state.options.table_cards else []
    return [*map(Discard, sorted(state.hand(task.seat))), *unknown]


def _discard(state: State, task: Task, action: Discard) -> Outcome[State]:
    if action.card is None:
        if not state.options.table_cards:
            raise IllegalAction("draw_must_show")
    else:
        _check_hand(state, task.seat, action.card)
    return put_away(state, task.seat, action.card)


# What events offer and ask.


def _affordable(state: State, seat: Seat) -> list[Action]:
    names = sorted(state.offers(seat))
    swaps = ((name, state.card(name).effect("may_exchange")) for name in names)
    return [Exchange(name) for name, swap in swaps if _can_swap(state, seat, swap)]


def _can_swap(state: State, seat: Seat, effect: Effect) -> bool:
    return able(state, seat, effect.goods("give")) and not _gone(state, effect.goods("get"))


def _gone(state: State, goods: Goods) -> str:
    """Return one of these when the supply has none of them, so that nobody gives for nothing."""
    names = names_of(goods)
    if any(good == POINTS or state.left(good) != 0 for good in names):
        return ""
    return names[0]


def _exchange(state: State, task: Task, action: Exchange) -> Outcome[State]:
    """Exchange by a permanent card, once a round (E38); the turn goes on."""
    seat, name = task.seat, action.card
    card = _known(state, name)
    if name not in state.offers(seat):
        done = (seat, name) in state.exchanged
        raise IllegalAction("exchanged_already" if done else "not_exchangeable", **card.label)
    state, events = _swapped(state, seat, name, card.effect("may_exchange"))
    state = changed(state, exchanged=(*state.exchanged, (seat, name)))
    return push(state, Task("ask_end", seat) if task.kind == "end" else task), events


def _known(state: State, name: str) -> EventCard:
    card = state.find_card(name)
    if card is None:
        raise IllegalAction("no_such_event", card=name)
    return card


def _swapped(state: State, seat: Seat, name: str, effect: Effect) -> Outcome[State]:
    """Give, and receive as much as the supply has."""
    give = effect.goods("give")
    if gone := _gone(state, effect.goods("get")):
        raise IllegalAction("exhausted", good=gone)
    check_able(state, seat, give)
    for good, count in give:
        state, _ = give_back(state, seat, good, count)
    received: list[tuple[str, int]] = []
    events: list[Event] = []
    for good, count in effect.goods("get"):
        state, found = take(state, seat, good, count, name)
        received.append((good, found))
        if not found:
            events.append(Event("not_gained", {"seat": seat, "good": good, "by": name}))
    swap = {**details(give, "give"), **details(amounts(received), "get")}
    return state, [Event("exchanged", {"seat": seat, "card": name, **swap}), *events]


def _legal_offer(state: State, task: Task) -> Sequence[Action]:
    card, effect = state.asked(task)
    if _can_swap(state, task.seat, effect):
        return [Pass(), Exchange(card.name)]
    return [Pass()]


def _offer(state: State, task: Task, action: Exchange) -> Outcome[State]:
    """Exchange by the immediate card that has just come, once (E38)."""
    card, effect = state.asked(task)
    if action.card != card.name:
        raise IllegalAction("not_exchangeable", **_known(state, action.card).label)
    return _swapped(state, task.seat, card.name, effect)


def _legal_pay(state: State, task: Task) -> Sequence[Action]:
    _, effect = state.asked(task)
    return [Pass(), Pay()] if able(state, task.seat, effect.goods("pay")) else [Pass()]


def _pay(state: State, task: Task, _: Pay) -> Outcome[State]:
    card, effect = state.asked(task)
    check_able(state, task.seat, effect.goods("pay"))
    return lose_all(state, task.seat, effect.goods("pay"), card.name)


def _not_paid(state: State, task: Task, action: Pass) -> Outcome[State]:
    card, effect = state.asked(task)
    state, told = declined(state, task, action)
    state, events = lose_all(state, task.seat, effect.goods("otherwise"), card.name)
    return state, told + events


def _legal_give(state: State, task: Task) -> Sequence[Action]:
    return [Give(good) for good in sorted(names_of(goods)[0] for goods in givable(state, task))]


def _give(state: State, task: Task, action: Give) -> Outcome[State]:
    _, effect = state.asked(task)
    asked = dict(goods[0] for goods in effect.choices("options"))
    good = action.good
    if good not in GOODS:
        raise IllegalAction("no_such_good", good=good)
    if good not in asked:
        raise IllegalAction("not_offered", good=good, goods=tuple(asked))
    check_able(state, task.seat, ((good, asked[good]),))
    state, _ = give_back(state, task.seat, good, asked[good])
    return state, [Event("given", {"seat": task.seat, "good": good, "count": asked[good]})]


def _legal_remove(state: State, task: Task) -> Sequence[Action]:
    return list(map(Remove, state.own_sites(task.seat)))


def _remove(state: State, task: Task, action: Remove) -> Outcome[State]:
    return remove_house(state, task.seat, action.site)


# The end of a turn, and of a period.


def _legal_end(state: State, task: Task) -> Sequence[Action]:
    return [Pass(), *_affordable(state, task.seat)]


def _legal_protect(state: State, task: Task) -> Sequence[Action]:
    duties = sorted(state.duties_missed(task.seat)) if state.has(task.seat, "loyalty") else []
    return [Pass(), *map(Protect, duties)]


def _protect(state: State, task: Task, action: Protect) -> Outcome[State]:
    if action.duty not in DUTIES:
        raise IllegalAction("no_such_duty", duty=action.duty)
    missed = state.duties_missed(task.seat)
    if action.duty not in missed:
        raise IllegalAction("no_such_penalty", duty=action.duty, duties=missed)
    check_able(state, task.seat, (("loyalty", 1),))
    return protect(state, task.seat, action.duty)


def _unprotected(state: State, task: Task, _: Pass) -> Outcome[State]:
    return give_way(state, task.seat)


SEATED: Final[Mapping[str, Choice]] = {
    **CHOICES,
    "offer": (_legal_offer, {Exchange: _offer, Pass: declined}),
    "pay": (_legal_pay, {Pay: _pay, Pass: _not_paid}),
    "give": (_legal_give, {Give: _give}),
    "remove": (_legal_remove, {Remove: _remove}),
    "court": (_legal_court, {Forgo: _forgo}),
    "orient": (_legal_orient, {Orient: _orient}),
    "play": (_legal_play, {Exchange: _exchange, Play: _play, Forgo: _forgo}),
    "discard": (_legal_discard, {Discard: _discard}),
    "end": (_legal_end, {Exchange: _exchange, Pass: declined}),
    "protect": (_legal_protect, {Protect: _protect, Pass: _unprotected}),
}
"""What seats decide, by kind of task; all else is the table's."""
