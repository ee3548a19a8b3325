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
    Move,
    Pass,
    Place,
    Start,
)
from heraut.engines.kingsbridge.columns import column_of, has_card
from heraut.engines.kingsbridge.state import HAND_SIZE, Hand, State
from heraut.engines.protocol import NotationError

__all__ = ["parse"]

_EXPECTED: Final = (
    "start CARD, draw CARD|?, place CARD COLUMN, move COLUMN[:FIRST-LAST] COLUMN, "
    "exchange CARD|?[*TIMES],... or all, end, pass"
)
_NUMBER: Final = "([0-9]{1,3})"
_PART: Final = re.compile(f"{_NUMBER}(?::(?:{_NUMBER}|{_NUMBER}?-{_NUMBER}?))?")
_CARDS: Final = re.compile(rf"(?:{_NUMBER}|\?)(?:\*{_NUMBER})?")


def parse(state: State, notation: str) -> Action:
    """Return the action that a notation stands for; whatever an action prints is read back.

    Shortened: ``move 6:9- 2`` (from 9 to the end), ``move 6:-4 2`` (from the start to 4),
    ``move 4 1`` (all of column 4), ``exchange all``, ``exchange ?*2``. A card that is exchanged by
    name out of unknown ones counts as ``?``: it goes face down, so nobody need know it.

    Raises ``NotationError`` when it is no action, ``IllegalAction`` when a shortened one speaks
    of what the state does not hold.
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


def _draw(_: State, words: list[str]) -> Action | None:
    if words == ["?"]:
        return Draw(None)
    match _numbers(words):
        case [card]:
            return Draw(card)
    return None


def _place(_: State, words: list[str]) -> Action | None:
    match _numbers(words):
        case [card, column]:
            return Place(card, column)
    return None


def _move(state: State, words: list[str]) -> Action | None:
    part = _PART.fullmatch(words[0]) if len(words) == 2 else None
    target = _numbers(words[1:])
    if part is None or not target or part[0].endswith(":-"):
        return None
    source, first, last = int(part[1]), part[3] or part[2], part[4] or part[2]
    if first and last:
        low, high = int(first), int(last)
    else:
        cards = column_of(state, source, filled=True)
        low = has_card(cards, source, int(first)) if first else cards[0]
        high = has_card(cards, source, int(last)) if last else cards[-1]
    return Move(source, low, high, target[0]) if low <= high else None


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


def _end(_: State, words: list[str]) -> Action | None:
    return None if words else End()


def _pass(_: State, words: list[str]) -> Action | None:
    return None if words else Pass()


def _numbers(words: list[str]) -> list[int] | None:
    if all(re.fullmatch(_NUMBER, word) for word in words):
        return [int(word) for word in words]
    return None


_READERS: Final[dict[str, Callable[[State, list[str]], Action | None]]] = {
    "start": _start,
    "draw": _draw,
    "place": _place,
    "move": _move,
    "exchange": _exchange,
    "end": _end,
    "pass": _pass,
}
