"""Reads notations of 7 Kingdoms back, also shortened ones that the state settles."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from heraut.engines.protocol import IllegalAction, NotationError
from heraut.engines.seven_kingdoms.actions import (
    Action,
    Bonus,
    Commit,
    Crest,
    Draw,
    First,
    Keep,
    Play,
    Row,
    Show,
    Slots,
    Take,
    Token,
    Validate,
)
from heraut.engines.seven_kingdoms.awaited import awaited
from heraut.engines.seven_kingdoms.ranks import WINDOWS, in_slots, windows
from heraut.engines.seven_kingdoms.state import CARDS, SLOTS, TOKENS, Phase, State, rank_of

__all__ = ["parse"]

_EXPECTED: Final = (
    "crest CREST, token TOKEN, first SEAT, draw CARD|?, row CARD, show [CARD], play CARD|#PLACE, "
    "commit CARD|#PLACE|?, bonus TOKEN, take CARD|#SLOT,... or all or none, "
    "slots FIRST[-LAST]|@CARD, validate CARD,... or all, keep CARD,... or all"
)
_NUMBER: Final = "([0-9]{1,3})"
_ITEM: Final = re.compile(f"(#?){_NUMBER}")
_SPAN: Final = re.compile(f"(@?){_NUMBER}(?:-{_NUMBER})?")


def parse(state: State, notation: str) -> Action:
    """Return the action that a notation stands for; whatever an action prints is read back.

    Shortened: ``play #2`` (the second card of the hand, lowest first), ``take #3`` (what lies in
    slot 3), ``slots 2`` (as many slots as the card takes, from slot 2 on), ``slots @12`` (the same
    from the slot of card 12 on), ``show`` (the card that lies face down, if Héraut knows it),
    ``all``. Where plays are secret ``play`` means ``commit``.
    A general or knight that names all the cards of some slots takes those slots.
    ``draw ?`` is the card under the pile, when that comes next: everybody saw it go there.

    Raises ``NotationError`` when it is no action, ``IllegalAction`` when it speaks of what the
    game or the state does not hold.
    """
    verb, *words = notation.split() or [""]
    reader = _READERS.get(verb)
    action = reader(state, words) if reader else None
    if action is None:
        raise NotationError(notation, _EXPECTED)
    return action


def _crest(_: State, words: list[str]) -> Action | None:
    crest = _number(words)
    return None if crest is None else Crest(crest)


def _token(_: State, words: list[str]) -> Action | None:
    return Token(_named(words[0])) if len(words) == 1 else None


def _first(_: State, words: list[str]) -> Action | None:
    seat = _number(words)
    return None if seat is None else First(seat)


def _draw(state: State, words: list[str]) -> Action | None:
    if words == ["?"]:
        return Draw(state.bottom[0] if state.bottom and not state.fresh else None)
    card = _number(words)
    return None if card is None else Draw(card)


def _row(_: State, words: list[str]) -> Action | None:
    card = _number(words)
    return None if card is None else Row(card)


def _show(state: State, words: list[str]) -> Action | None:
    if not words:
        lies = state.commits[state.turn] if state.phase is Phase.SHOW else None
        if not lies:
            raise IllegalAction("which_card", seat=state.turn)
        return Show(lies)
    card = _number(words)
    return None if card is None else Show(card)


def _play(state: State, words: list[str]) -> Action | None:
    if state.options.secret_plays:
        return _commit(state, words)
    card = _of_hand(state, words)
    return None if card is None else Play(card)


def _commit(state: State, words: list[str]) -> Action | None:
    if words == ["?"]:
        return Commit(None)
    card = _of_hand(state, words)
    return None if card is None else Commit(card)


def _of_hand(state: State, words: list[str]) -> int | None:
    """Return a card of the hand, named or by its place among those that Héraut knows."""
    item = _ITEM.fullmatch(words[0]) if len(words) == 1 else None
    if item is None:
        return None
    number = int(item[2])
    if not item[1]:
        return number
    if state.phase is not Phase.PLAY:
        # Whose hand is meant is not clear now: what has to be done first is.
        raise awaited(state)
    known = state.hands[state.turn].known
    if not 1 <= number <= len(known):
        raise IllegalAction("no_such_place", place=number)
    return known[number - 1]


def _bonus(_: State, words: list[str]) -> Action | None:
    return Bonus(_named(words[0])) if len(words) == 1 else None


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
            return Slots(first, last)
    return Take(cards)


def _slots(state: State, words: list[str]) -> Action | None:
    span = _SPAN.fullmatch(words[0]) if len(words) == 1 else None
    if span is None:
        return None
    first = _slot_of(state, int(span[2])) if span[1] else int(span[2])
    if span[3]:
        return Slots(first, int(span[3]))
    size = WINDOWS.get(rank_of(state.card), 1) if state.phase is Phase.TAKE else 1
    return Slots(first, first + size - 1)


def _validate(state: State, words: list[str]) -> Action | None:
    cards = _taken(state, words)
    return Validate(cards) if cards else None


def _keep(state: State, words: list[str]) -> Action | None:
    cards = _taken(state, words)
    return Keep(cards) if cards else None


def _taken(state: State, words: list[str]) -> tuple[int, ...] | None:
    if words != ["all"]:
        return None if "#" in "".join(words) else _cards(state, words)
    if not state.pending:
        raise IllegalAction("nothing_taken")
    return state.pending


def _number(words: list[str]) -> int | None:
    found = re.fullmatch(_NUMBER, words[0]) if len(words) == 1 else None
    return int(found[1]) if found else None


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
        raise awaited(state)
    if card not in CARDS:
        raise IllegalAction("no_such_card", card=card, least=CARDS[0], most=CARDS[-1])
    if card not in state.row:
        raise IllegalAction("not_in_row", card=card)
    return state.row.index(card) + 1


def _named(word: str) -> str:
    if word not in TOKENS:
        raise IllegalAction("no_such_token", token=word)
    return word


_READERS: Final[dict[str, Callable[[State, list[str]], Action | None]]] = {
    "crest": _crest,
    "token": _token,
    "first": _first,
    "draw": _draw,
    "row": _row,
    "show": _show,
    "play": _play,
    "commit": _commit,
    "bonus": _bonus,
    "take": _take,
    "slots": _slots,
    "validate": _validate,
    "keep": _keep,
}
