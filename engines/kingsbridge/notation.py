"""Reads notations of Kingsbridge back, also shortened ones that the state settles."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Final

from heraut.engines.kingsbridge.actions import (
    Action,
    Draw,
    End,
    Exchange,
    Give,
    Malus,
    Move,
    Pass,
    Place,
    Reveal,
    Start,
    Stop,
    Swap,
    Use,
)
from heraut.engines.kingsbridge.columns import check_fits, column_of, has_card
from heraut.engines.kingsbridge.state import CHARACTERS, HAND_SIZE, Hand, State
from heraut.engines.protocol import IllegalAction, NotationError

__all__ = ["parse"]

_EXPECTED: Final = (
    "start CARD, draw CARD|?, reveal CHARACTER, place CARD COLUMN [aside], "
    "swap CARD COLUMN [aside], use CHARACTER [CARD,...] [COLUMN] [COUNT], give COLUMN SEAT, stop, "
    "move COLUMN[:FIRST-LAST] COLUMN, malus CARD [aside], exchange CARD|?[*TIMES],... or all, "
    "end, pass"
)
_NUMBER: Final = "([0-9]{1,3})"
_CUT: Final = rf"{_NUMBER}(?:\.{_NUMBER})?"
_PART: Final = re.compile(f"{_NUMBER}(?::(?:{_CUT}|(?:{_CUT})?-(?:{_CUT})?))?")
_CARDS: Final = re.compile(rf"(?:{_NUMBER}|\?)(?:\*{_NUMBER})?")
_LIST: Final = re.compile(f"{_NUMBER}(?:,{_NUMBER})*")


def parse(state: State, notation: str) -> Action:
    """Return the action that a notation stands for; whatever an action prints is read back.

    Shortened: ``move 6:9- 2`` (from 9 to the end), ``move 6:-4 2`` (from the start to 4),
    ``move 4 1`` (all of column 4), ``exchange all``, ``exchange ?*2``. A card that is exchanged by
    name out of unknown ones counts as ``?``: it goes face down, so nobody need know it. A card
    that the hand surely lacks, and that lies aside, is the one ``aside``. ``draw ?`` is the card
    that Wigelm gave, when one lies on top: everybody saw it.

    Raises ``NotationError`` when it is no action, ``IllegalAction`` when it speaks of what the
    game or the state does not hold.
    """
    verb, *words = notation.split() or [""]
    reader = _READERS.get(verb)
    action = reader(state, words) if reader else None
    if action is None:
        raise NotationError(notation, _EXPECTED)
    return action


def _start(_: State, words: list[str]) -> Action | None:
    match _numbers(words):
        case [card]:
            return Start(card)
    return None


def _draw(state: State, words: list[str]) -> Action | None:
    if words == ["?"]:
        given = state.piles[state.turn].given
        return Draw(given[0] if given else None)
    match _numbers(words):
        case [card]:
            return Draw(card)
    return None


def _reveal(_: State, words: list[str]) -> Action | None:
    return Reveal(_character(words[0])) if len(words) == 1 else None


def _place(state: State, words: list[str]) -> Action | None:
    numbers, aside = _and_aside(words)
    match numbers:
        case [card, column]:
            return Place(card, column, aside or _only_aside(state, card))
    return None


def _swap(state: State, words: list[str]) -> Action | None:
    numbers, aside = _and_aside(words)
    match numbers:
        case [card, column]:
            return Swap(card, column, aside or _only_aside(state, card))
    return None


def _malus(state: State, words: list[str]) -> Action | None:
    numbers, aside = _and_aside(words)
    match numbers:
        case [card]:
            return Malus(card, aside or _only_aside(state, card))
    return None


def _use(state: State, words: list[str]) -> Action | None:
    if not words:
        return None
    name, values = _character(words[0]), words[1:]
    match name:
        case "gytha":
            cards = _list(values[0]) if len(values) == 2 else None
            column = _list(values[1]) if len(values) == 2 else None
            if cards is None or column is None:
                return None
            if len(column) > 1:
                raise IllegalAction("one_column")
            return Use(name, _as_they_fit(state, cards, column[0]), column[0])
        case "wilwulf":
            cards = _list(values[0]) if len(values) == 1 else None
            return None if cards is None else Use(name, tuple(sorted(cards)))
    match name, _numbers(values):
        case "aldred" | "agatha" | "ragna" | "wigelm", []:
            return Use(name)
        case "edgar", [card, place]:
            return Use(name, (card,), place)
        case "ethelred", [card]:
            return Use(name, (card,))
        case "wynstan", [place, count]:
            return Use(name, (), place, count)
        case "den", [place]:
            return Use(name, (), place)
    return None


def _as_they_fit(state: State, cards: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Return two cards the other way round where only the second one can go first."""
    if len(cards) == 2 and not _fits(state, cards[0], number) and _fits(state, cards[1], number):
        return cards[::-1]
    return cards


def _fits(state: State, card: int, number: int) -> bool:
    try:
        check_fits(state, column_of(state, number), number, card)
    except IllegalAction:
        return False
    return True


def _give(_: State, words: list[str]) -> Action | None:
    match _numbers(words):
        case [column, seat]:
            return Give(column, seat)
    return None


def _move(state: State, words: list[str]) -> Action | None:
    part = _PART.fullmatch(words[0]) if len(words) == 2 else None
    target = _numbers(words[1:])
    if part is None or not target or part[0].endswith(":-"):
        return None
    source = int(part[1])
    first, first_nth = part[4] or part[2], part[5] or part[3]
    last, last_nth = part[6] or part[2], part[7] or part[3]
    if first and last:
        low, high = int(first), int(last)
    else:
        cards = column_of(state, source, filled=True)
        low = has_card(cards, source, int(first)) if first else abs(cards[0])
        high = has_card(cards, source, int(last)) if last else abs(cards[-1])
    begin, stop = int(first_nth or 1), int(last_nth or 0)
    if part[4] and part[4] == part[6] and not (first_nth or last_nth):
        begin = max(1, _copies(state, source, low))  # "7-7": one card, of several the last one
    if low > high or not begin or (last_nth and not stop):
        return None
    if stop and _copies(state, source, high) == stop:
        stop = 0
    return Move(source, low, high, target[0], begin, stop)


def _copies(state: State, number: int, rank: int) -> int:
    """Return how many cards of a rank lie in a column, 0 when there is no such column."""
    if not 1 <= number <= len(state.columns):
        return 0
    return sum(abs(card) == rank for card in state.columns[number - 1])


def _exchange(state: State, words: list[str]) -> Action | None:
    hand = state.hands[state.turn]
    if words == ["all"]:
        return Exchange(hand.known + (None,) * hand.unknown)
    named: list[int] = []
    unknown = 0
    for item in "".join(words).split(",") if len(words) == 1 else [""]:
        found = _CARDS.fullmatch(item)
        times = int(found[2] or 1) if found else 0
        if found is None or not 0 < times <= HAND_SIZE:
            return None
        if found[1]:
            named += [int(found[1])] * times
        else:
            unknown += times
    return Exchange(_as_known(state, hand, sorted(named), unknown))


def _as_known(state: State, hand: Hand, named: list[int], unknown: int) -> tuple[int | None, ...]:
    """Return exchanged cards with those that only the holder can know as unknown ones."""
    spare = Counter(hand.known)
    cards: list[int | None] = []
    for card in named:
        if spare[card]:
            spare[card] -= 1
        elif unknown < hand.unknown and 1 <= card <= len(state.unseen) and state.unseen[card - 1]:
            unknown += 1
            continue
        cards.append(card)
    return (*cards, *[None] * unknown)


def _stop(_: State, words: list[str]) -> Action | None:
    return None if words else Stop()


def _end(_: State, words: list[str]) -> Action | None:
    return None if words else End()


def _pass(_: State, words: list[str]) -> Action | None:
    return None if words else Pass()


def _numbers(words: list[str]) -> list[int] | None:
    if all(re.fullmatch(_NUMBER, word) for word in words):
        return [int(word) for word in words]
    return None


def _list(word: str) -> tuple[int, ...] | None:
    return tuple(map(int, word.split(","))) if _LIST.fullmatch(word) else None


def _and_aside(words: list[str]) -> tuple[list[int] | None, bool]:
    """Return the numbers, and whether the word ``aside`` ends them."""
    if words and words[-1] == "aside":
        return _numbers(words[:-1]), True
    return _numbers(words), False


def _only_aside(state: State, card: int) -> bool:
    """Tell whether the seat on turn can only mean the card that it has set aside."""
    hand = state.hands[state.turn]
    if card not in state.aside[state.turn] or card in hand.known:
        return False
    return not hand.unknown or not state.unseen[card - 1]


def _character(word: str) -> str:
    if word not in CHARACTERS:
        raise IllegalAction("no_such_character", character=word)
    return word


_READERS: Final[dict[str, Callable[[State, list[str]], Action | None]]] = {
    "start": _start,
    "draw": _draw,
    "reveal": _reveal,
    "place": _place,
    "swap": _swap,
    "use": _use,
    "give": _give,
    "stop": _stop,
    "move": _move,
    "malus": _malus,
    "exchange": _exchange,
    "end": _end,
    "pass": _pass,
}
