"""Who has which character, who may use it, and where it goes afterwards."""

from __future__ import annotations

from heraut.engines.kingsbridge.state import CHARACTERS, OPEN, State
from heraut.engines.protocol import Event, IllegalAction, Outcome, Seat
from heraut.engines.records import changed, put, without


def top(state: State, seat: Seat) -> str:
    """Return the character on top of a seat's pile, "" if there is none."""
    return state.characters[seat][0] if state.characters[seat] else ""


def at_hand(state: State) -> tuple[str, ...]:
    """Return the characters that the seat on turn may choose from."""
    if state.together:
        return state.row
    return state.characters[state.turn][:1]


def left_neighbour(state: State) -> Seat:
    """Return the seat that plays after the one on turn."""
    return (state.turn + 1) % len(state.hands)


def may_use_more(state: State) -> bool:
    """Tell whether another character may be used this turn (C1)."""
    if not state.used:
        return True
    return state.mode == "solo" and state.options.solo_chars_per_turn == "unlimited"


def check_available(state: State, name: str) -> None:
    """Raise ``IllegalAction`` unless the seat on turn may use this character now."""
    if state.mode == "basic":
        raise IllegalAction("no_characters")
    if name not in CHARACTERS:
        raise IllegalAction("no_such_character", character=name)
    if not may_use_more(state):
        raise IllegalAction("character_used", character=state.used[-1])
    if name in at_hand(state):
        return
    if state.together:
        raise IllegalAction("not_open", character=name)
    raise IllegalAction("not_your_character", character=name, top=top(state, state.turn))


def take_out(state: State, name: str) -> Outcome[State]:
    """Take a character from where the seat on turn had it."""
    if state.together:
        return changed(state, row=without(state.row, name)), []
    seat = state.turn
    state = changed(
        state, characters=put(state.characters, seat, without(state.characters[seat], name))
    )
    return state, [Event("top_character", {"seat": seat, "character": top(state, seat)})]


def leave(state: State, name: str) -> Outcome[State]:
    """Take away a character whose effect is over: to the left, or to the box."""
    state, told = take_out(state, name)
    if not state.together:
        receiver = left_neighbour(state)
        facts = {"character": name, "seat": state.turn, "receiver": receiver}
        state, after = _receive(state, name, receiver)
        return state, [Event("passed_on", facts), *told, *after]
    state = changed(state, boxed=(*state.boxed, name))
    return state, [Event("character_boxed", {"character": name}), *exhausted(state)]


def exhausted(state: State) -> list[Event]:
    """Return the event that tells that no character is left to fill the open row."""
    if len(state.row) < OPEN and not state.hidden and not state.bottom:
        return [Event("characters_out", {"open": len(state.row)})]
    return []


def recover(
    state: State, card: int, column: int, receiver: Seat | None = None, to: str = "pile"
) -> Outcome[State]:
    """Take Edgar, who stood for ``card``, out of a column: for ``receiver``, else who plays.

    ``to`` is "left" when he goes to the left neighbour as the rulebook's exception wants it.
    Alone or together nobody has a pile: he goes to the box, or under the deck (E7).
    """
    facts = {"seat": state.turn, "card": card, "column": column}
    if state.together:
        if state.options.solo_edgar == "deck_bottom":
            state, to = changed(state, bottom=(*state.bottom, "edgar")), "deck"
        else:
            state, to = changed(state, boxed=(*state.boxed, "edgar")), "box"
        return state, [Event("edgar_recovered", {**facts, "to": to, "receiver": -1})]
    seat = state.turn if receiver is None else receiver
    state, told = _receive(state, "edgar", seat)
    return state, [Event("edgar_recovered", {**facts, "to": to, "receiver": seat}), *told]


def _receive(state: State, name: str, seat: Seat) -> Outcome[State]:
    """Put a character under a seat's pile."""
    pile = (*state.characters[seat], name)
    state = changed(state, characters=put(state.characters, seat, pile))
    if len(pile) > 1:
        return state, []
    return state, [Event("top_character", {"seat": seat, "character": name})]
