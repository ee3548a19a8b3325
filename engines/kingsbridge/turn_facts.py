"""What people may put right of whose turn it is, and of who has which character.

The characters lie open, and each is there once: who has one that was believed elsewhere gives what
it was believed to have for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from heraut.engines.kingsbridge.state import CHARACTERS, Phase, State
from heraut.engines.protocol import TABLE, Event, IllegalAction, Outcome, Seat
from heraut.engines.records import changed, put
from heraut.engines.table_facts import FactKind, check_dealt

TURN: Final = "turn"
NOW: Final = "now"
CHARACTER: Final = "character"


def _turn(state: State, seat: Seat, value: str) -> Outcome[State]:
    """Put right whose turn it is, before anything is done in it."""
    if value != NOW:
        raise IllegalAction("fact_unknown", what=value)
    if seat == state.turn:
        raise IllegalAction("fact_turn_so", seat=seat)
    _check_unused(state)
    if not state.hands[seat].size:
        raise IllegalAction("fact_hand_empty", seat=seat)
    before = state.turn
    return changed(state, turn=seat), [Event("fact_turn", {"seat": seat, "receiver": before})]


def _character(state: State, seat: Seat, value: str) -> Outcome[State]:
    """Put right which character lies on top of a seat's."""
    if value not in CHARACTERS:
        raise IllegalAction("no_such_character", character=value)
    check_dealt(table_cards=state.options.table_cards)
    if not any(state.characters):
        raise IllegalAction("fact_no_characters")
    _check_unused(state)
    own = state.characters[seat]
    if own and own[0] == value:
        raise IllegalAction("fact_character_so", seat=seat, character=value)
    if any(card < 0 for column in state.columns for card in column) and value == "edgar":
        raise IllegalAction("fact_edgar_placed")
    given = own[0] if own else ""
    holder = next((n for n, each in enumerate(state.characters) if value in each), TABLE)
    swapped = {value: given, given: value} if given else {value: ""}
    characters = tuple(
        tuple(filter(None, (swapped.get(name, name) for name in each))) for each in state.characters
    )
    boxed = tuple(filter(None, (swapped.get(name, name) for name in state.boxed)))
    if not own:
        characters = put(characters, seat, (value,))
    state = changed(state, characters=characters, boxed=boxed)
    away = given if holder != seat else ""
    told = {"seat": seat, "character": value, "receiver": holder, "top": away}
    return state, [Event("fact_character", told)]


def _check_unused(state: State) -> None:
    """Raise ``IllegalAction`` once something was done in this turn: that can be taken back."""
    if state.phase is not Phase.PLAY:
        raise IllegalAction("fact_not_now")
    if state.placed or state.moved or state.finished or state.used or state.giving:
        raise IllegalAction("fact_turn_begun", seat=state.turn)


TURN_FACTS: Final[Mapping[str, FactKind]] = {
    TURN: FactKind(_turn, lambda _: (NOW,)),
    CHARACTER: FactKind(_character, lambda _: CHARACTERS),
}
"""What may be put right of the turn and of the characters."""
