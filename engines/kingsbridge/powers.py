"""What the ten characters do (rulebook, the character cards); ``legal_uses`` what they may do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from heraut.engines.kingsbridge import characters
from heraut.engines.kingsbridge.actions import Give, Stop, Use
from heraut.engines.kingsbridge.columns import END, NO_GRANTS, check_fits, column_of, ends, fits
from heraut.engines.kingsbridge.legal_uses import givable, has_effect
from heraut.engines.kingsbridge.placement import check_rank, discard, lay, take_card, uncover
from heraut.engines.kingsbridge.state import COLUMNS, Pile, State, bumped
from heraut.engines.protocol import Event, IllegalAction, Outcome
from heraut.engines.records import changed, put


def apply_use(state: State, action: Use) -> Outcome[State]:
    """Use a character: it acts, then goes to the left, or to the box.

    Edgar stays in the column instead (E8); Wigelm goes when the last card is given.
    """
    name = action.character
    characters.check_available(state, name)
    if not has_effect(state, name):
        raise IllegalAction("character_no_effect", character=name)
    used = Event("used", {"seat": state.turn, "character": name})
    state, events = _POWERS[name](changed(state, used=(*state.used, name)), action)
    if name not in ("edgar", "wigelm"):
        state, after = characters.leave(state, name)
        events = [*events, *after]
    return state, [used, *events]


def _grant(state: State, action: Use) -> Outcome[State]:
    """Aldred, Agatha, Ragna: more is allowed up to the end of the turn."""
    name = action.character
    state = changed(state, granted=(*state.granted, name))
    return state, [Event("permission", {"seat": state.turn, "character": name})]


def _edgar(state: State, action: Use) -> Outcome[State]:
    """Put Edgar in the place of a card; he stands for that rank until he is recovered (E1)."""
    card, number = action.card, action.column
    check_rank(card)
    cards = column_of(state, number)
    if cards and card == abs(cards[0]) - 1:
        raise IllegalAction("edgar_not_at_start", card=card, column=number)
    where = fits(cards, card, NO_GRANTS)
    if not where:
        # What Agatha or Ragna allow is allowed to cards, and he follows the plain rule.
        check_fits(changed(state, granted=()), cards, number, card)
    state, told = characters.take_out(state, "edgar")
    told += characters.exhausted(state) if state.together else []
    first, last = ends(cards, card, card, where)
    facts = {"seat": state.turn, "card": card, "column": number, "first": first, "last": last}
    placed = Event("edgar_placed", {**facts, "count": len(cards) + 1, "where": where})
    state, after = lay(state, number, (-card,), where)
    return state, [placed, *told, *after]


def _wynstan(state: State, action: Use) -> Outcome[State]:
    """Take one or two cards off the end of a column; Edgar goes to the left (E5)."""
    number, count = action.column, action.count
    cards = column_of(state, number, filled=True)
    _check_count(count)
    if count > len(cards):
        raise IllegalAction("too_few_cards", column=number, count=count, size=len(cards))
    gone = cards[-count:]
    cards_off = tuple(card for card in gone if card > 0)
    facts = {"seat": state.turn, "column": number, "cards": cards_off, "left": len(cards) - count}
    state, told = discard(state, number, gone, characters.left_neighbour(state))
    state, after = uncover(state, number, cards[:-count])
    return state, [Event("removed", facts), *told, *after]


def _den(state: State, action: Use) -> Outcome[State]:
    """Take all cards of a column; Edgar goes to the left (E5)."""
    number = action.column
    cards = column_of(state, number, filled=True)
    count, vanished = sum(card > 0 for card in cards), number > COLUMNS
    facts = {"seat": state.turn, "column": number, "count": count, "vanished": vanished}
    state, told = discard(state, number, cards, characters.left_neighbour(state))
    state = changed(state, columns=put(state.columns, number - 1, ()))
    return state, [Event("cleared", facts), *told]


def _gytha(state: State, action: Use) -> Outcome[State]:
    """Take one or two cards of the discard and put them on one column, in order (G1)."""
    number, given = action.column, action.cards
    column_of(state, number)
    _check_count(len(given))
    for card, copies in Counter(given).items():
        check_rank(card)
        if copies > (there := state.discard[card - 1]):
            raise IllegalAction("not_in_discard", card=card, count=there)
    state = changed(state, discard=bumped(state.discard, given, -1))
    events: list[Event] = []
    run: tuple[int, ...] = ()
    after: list[Event] = []
    for card in given:
        cards = state.columns[number - 1]
        if run and not cards:
            # The first card finished the column. What follows begins it anew.
            if number > COLUMNS:
                raise IllegalAction("extra_column_gone", column=number)
            events, run, after = [*events, *after], (), []
        where = check_fits(state, cards, number, card)
        first, last = ends(cards, card, card, where)
        state, told = lay(state, number, (card,), where)
        run = (*run, card)
        facts = {"seat": state.turn, "cards": run, "column": number}
        facts |= {"first": first, "last": last, "count": len(cards) + 1}
        if len(run) > 1:
            events.pop()
        events.append(Event("from_discard", facts))
        after = [*after, *told]
    return state, [*events, *after]


def _ethelred(state: State, action: Use) -> Outcome[State]:
    """Begin an extra column with a card of the hand (T1)."""
    card = action.card
    check_rank(card)
    held = state.hands[state.turn]
    if card in state.aside[state.turn] and not held.unknown and card not in held.known:
        raise IllegalAction("hand_only", card=card)
    state = take_card(state, card, placed=1)
    number = len(state.columns) + 1
    state = changed(state, columns=(*state.columns, (card,)))
    facts = {"seat": state.turn, "card": card, "column": number, "first": card, "last": card}
    facts |= {"count": 1, "hand_left": state.hands[state.turn].size}
    placed = Event("placed", {**facts, "where": END, "aside": False})
    return state, [Event("column_opened", {"column": number}), placed]


def _wilwulf(state: State, action: Use) -> Outcome[State]:
    """Set one or two cards of the hand aside, for later turns (V3)."""
    _check_count(len(action.cards))
    for card, copies in Counter(action.cards).items():
        check_rank(card)
        held = state.hands[state.turn]
        if not held.unknown and copies > (known := held.known.count(card)):
            raise IllegalAction("not_in_hand", card=card, held=known)
    for card in action.cards:
        state = take_card(state, card)
    seat = state.turn
    state = changed(
        state,
        aside=put(state.aside, seat, tuple(sorted(state.aside[seat] + action.cards))),
        aside_new=(*state.aside_new, *action.cards),
    )
    return state, [Event("set_aside", {"seat": seat, "cards": action.cards})]


def _wigelm(state: State, _: Use) -> Outcome[State]:
    """Begin to give the first cards of columns away; a single player gives to himself (L2)."""
    seats = len(state.hands)
    others = tuple((state.turn + step) % seats for step in range(1, seats))
    return changed(state, giving=others or (state.turn,), given=0), []


def apply_give(state: State, action: Give) -> Outcome[State]:
    """Put the first card of a column on a seat's pile; the last one ends the giving."""
    if not state.giving:
        raise IllegalAction("not_giving")
    receiver, number = action.seat - 1, action.column
    seats = len(state.hands)
    if not 0 <= receiver < seats:
        raise IllegalAction("no_such_seat", seat=action.seat, seats=seats)
    if receiver not in state.giving:
        if receiver == state.turn:
            raise IllegalAction("give_self")
        raise IllegalAction("already_got", seat=receiver)
    cards = column_of(state, number, filled=True)
    card = cards[0]
    if card < 0 and state.options.wigelm_edgar == "block":
        raise IllegalAction("head_is_edgar", column=number)
    giving = tuple(seat for seat in state.giving if seat != receiver)
    if card < 0:
        state, events = characters.recover(state, -card, number, receiver)
    else:
        pile = state.piles[receiver]
        pile = Pile(pile.fresh, pile.returned, (card, *pile.given))
        state = changed(state, piles=put(state.piles, receiver, pile))
        facts = {"seat": state.turn, "card": card, "column": number, "receiver": receiver}
        events = [Event("gave", {**facts, "left": len(giving)})]
    state, emptied = uncover(state, number, cards[1:])
    state = changed(state, giving=giving, given=state.given + 1)
    events = [*events, *emptied]
    if giving and any(givable(state)):
        return state, events
    state, over = _giving_over(state)
    return state, [*events, *over]


def apply_stop(state: State, _: Stop) -> Outcome[State]:
    """Give no more cards, where the option allows it and one was given."""
    if not state.giving:
        raise IllegalAction("not_giving")
    if not state.options.wigelm_subset or not state.given:
        raise IllegalAction("give_first", left=len(state.giving))
    return _giving_over(state)


def _giving_over(state: State) -> Outcome[State]:
    over = Event("giving_over", {"seat": state.turn})
    state, events = characters.leave(changed(state, giving=()), "wigelm")
    return state, [over, *events]


def _check_count(count: int) -> None:
    if count not in (1, 2):
        raise IllegalAction("count_one_or_two", count=count)


_POWERS: Final[Mapping[str, Callable[[State, Use], Outcome[State]]]] = {
    "aldred": _grant,
    "edgar": _edgar,
    "wynstan": _wynstan,
    "gytha": _gytha,
    "agatha": _grant,
    "ragna": _grant,
    "ethelred": _ethelred,
    "den": _den,
    "wigelm": _wigelm,
    "wilwulf": _wilwulf,
}
