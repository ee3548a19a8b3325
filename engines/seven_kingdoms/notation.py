"""The order of all actions, and how notations are read that are shorter because the state settles.

``play #2`` is the second card of the hand, lowest first; ``take #3`` what lies in slot 3; ``slots
2`` as many slots as the card takes, from slot 2 on; ``slots @12`` the same from the slot of card 12
on; ``slots 2-4`` the cards there, for who chooses cards; ``show`` the card that lies face down, if
Héraut knows it; ``all`` the whole row, or all that was taken. Where plays are secret ``play`` means
``commit``. A general or knight that names all the cards of some slots takes those slots. ``draw ?``
is the card under the pile, when that comes next: everybody saw it go there. ``play #?`` is a card
of the hand that could not be told from its description: it is refused with the same words whatever
the hand holds.
"""

from __future__ import annotations

import re
from typing import Final

from heraut.engines.notation import Action, Notation, from_words
from heraut.engines.protocol import IllegalAction
from heraut.engines.seven_kingdoms import actions
from heraut.engines.seven_kingdoms.actions import Draw, Show, Take, TakeSlots
from heraut.engines.seven_kingdoms.box import SLOTS, rank_of
from heraut.engines.seven_kingdoms.ranks import CHOICES, WINDOWS, in_slots, windows
from heraut.engines.seven_kingdoms.state import Phase, State
from heraut.engines.seven_kingdoms.turn import check_card
from heraut.engines.seven_kingdoms.wrong_phase import wrong_phase

UNCLEAR: Final = "?"
"""The place of a card of the hand that was not described well enough."""

_NUMBER: Final = "([0-9]{1,3})"
_PLACE: Final = re.compile(f"#{_NUMBER}")
_ITEM: Final = re.compile(f"(#?){_NUMBER}")
_SPAN: Final = re.compile(f"(@?){_NUMBER}(?:-{_NUMBER})?")


def _draw(state: State, draw: Draw) -> Draw:
    if draw.card is None and state.bottom and not state.fresh:
        return Draw(state.bottom[0])
    return draw


def _show(state: State, words: list[str]) -> Action | None:
    if words:
        return from_words(Show, words)
    lies = state.commits[state.turn] if state.phase is Phase.SHOW else None
    if not lies:
        raise IllegalAction("which_card", seat=state.turn)
    return Show(lies)


def _play(state: State, words: list[str]) -> Action | None:
    kind = actions.Commit if state.options.secret_plays else actions.Play
    return from_words(kind, _card_named(state, words))


def _commit(state: State, words: list[str]) -> Action | None:
    return from_words(actions.Commit, _card_named(state, words))


def _card_named(state: State, words: list[str]) -> list[str]:
    """Return the words with the card in place of its place among those that Héraut knows."""
    unclear = words == [f"#{UNCLEAR}"]
    place = _PLACE.fullmatch(words[0]) if len(words) == 1 else None
    if place is None and not unclear:
        return words
    if state.phase is not Phase.PLAY:
        # Whose hand is meant is not clear now: what has to be done first is.
        raise wrong_phase(state)
    if place is None:
        raise IllegalAction("name_the_card")
    number, known = int(place[1]), state.hands[state.turn].known
    if not 1 <= number <= len(known):
        raise IllegalAction("no_such_place", place=number)
    return [str(known[number - 1])]


def _take(state: State, words: list[str]) -> Action | None:
    if words == ["none"]:
        return Take(())
    if words == ["all"]:
        cards: tuple[int, ...] | None = tuple(sorted(filter(None, state.row)))
    else:
        cards = _cards(state, words)
    if cards is None:
        return None
    for first, last in windows(state) if state.phase is Phase.TAKE else ():
        if cards == in_slots(state, first, last):
            return TakeSlots(first, last)
    return Take(cards)


def _slots(state: State, words: list[str]) -> Action | None:
    span = _SPAN.fullmatch(words[0]) if len(words) == 1 else None
    if span is None:
        return None
    first = _slot_of(state, int(span[2])) if span[1] else int(span[2])
    if span[3]:
        last = int(span[3])
        return _chosen_in(state, first, last) or TakeSlots(first, last)
    size = WINDOWS.get(rank_of(state.card), 1) if state.phase is Phase.TAKE else 1
    return TakeSlots(first, first + size - 1)


def _chosen_in(state: State, first: int, last: int) -> Take | None:
    """Return the taking of all cards in some slots, where cards are chosen and none is missing."""
    several = CHOICES.get(rank_of(state.card), 1) > 1
    if state.phase is not Phase.TAKE or not several or not 1 <= first < last <= SLOTS:
        return None
    cards = state.row[first - 1 : last]
    return Take(tuple(sorted(cards))) if all(cards) else None


def _validate(state: State, words: list[str]) -> Action | None:
    cards = _taken(state, words)
    return actions.Validate(cards) if cards else None


def _keep(state: State, words: list[str]) -> Action | None:
    cards = _taken(state, words)
    return actions.Keep(cards) if cards else None


def _taken(state: State, words: list[str]) -> tuple[int, ...] | None:
    if words != ["all"]:
        return None if "#" in "".join(words) else _cards(state, words)
    if not state.pending:
        raise IllegalAction("nothing_taken")
    return state.pending


def _cards(state: State, words: list[str]) -> tuple[int, ...] | None:
    """Return the cards of a list, sorted; each is named or by its slot in the row."""
    cards: list[int] = []
    for word in words[0].split(",") if len(words) == 1 else [""]:
        item = _ITEM.fullmatch(word)
        if item is None:
            return None
        cards.append(_in_slot(state, int(item[2])) if item[1] else int(item[2]))
    for card in cards:
        if cards.count(card) > 1:
            raise IllegalAction("card_twice", card=card)
    return tuple(sorted(cards))


def _in_slot(state: State, slot: int) -> int:
    if not 1 <= slot <= SLOTS:
        raise IllegalAction("no_such_slot", slot=slot, slots=SLOTS)
    if not state.row[slot - 1]:
        raise IllegalAction("slot_empty", slot=slot)
    return state.row[slot - 1]


def _slot_of(state: State, card: int) -> int:
    if state.phase is not Phase.TAKE:
        # Nobody takes now: what has to be done first is.
        raise wrong_phase(state)
    check_card(card)
    if card not in state.row:
        raise IllegalAction("not_in_row", card=card)
    return state.row.index(card) + 1


NOTATION: Final = Notation[State](
    *actions.KINDS,
    readers={
        Show: _show,
        actions.Play: _play,
        actions.Commit: _commit,
        Take: _take,
        TakeSlots: _slots,
        actions.Validate: _validate,
        actions.Keep: _keep,
    },
    settle={Draw: _draw},
)
