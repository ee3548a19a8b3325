"""Reads notations of Kingsbridge, also the shorter ones that the state settles.

``move 6:9- 2`` (from 9 to the end), ``move 6:-4 2`` (from the start to 4), ``move 4 1`` (all of
column 4), ``exchange all``, ``exchange ?*2``. A card that is exchanged by name out of unknown ones
counts as ``?``: it goes face down, so nobody need know it. A card that the hand surely lacks, and
that lies aside, is the one ``aside``. ``draw ?`` is the card that Wigelm gave, when one lies on
top: everybody saw it.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from heraut.engines.kingsbridge import actions
from heraut.engines.kingsbridge.actions import Draw, Exchange, Malus, Move, Place, Swap, Use
from heraut.engines.kingsbridge.columns import check_fits, column_of, has_card
from heraut.engines.kingsbridge.state import HAND_SIZE, Hand, State
from heraut.engines.notation import Notation
from heraut.engines.protocol import IllegalAction
from heraut.engines.records import changed

_NUMBER: Final = "[0-9]{1,3}"
_CUT: Final = rf"{_NUMBER}(?:\.{_NUMBER})?"
_MOVE: Final = re.compile(f"({_NUMBER})(?::(?!- )(?:({_CUT})|({_CUT})?-({_CUT})?))? ({_NUMBER})")
_CARDS: Final = re.compile(rf"(?:({_NUMBER})|\?)(?:\*({_NUMBER}))?")
_LIST: Final = re.compile(f"{_NUMBER}(?:,{_NUMBER})*")


def _draw(state: State, action: Draw) -> Draw:
    given = state.piles[state.turn].given
    return Draw(given[0]) if action.card is None and given else action


def _aside(state: State, action: Place | Swap | Malus) -> Place | Swap | Malus:
    """Return the action with the card that is set aside, where no other one can be meant."""
    card, hand = action.card, state.hands[state.turn]
    if action.aside or card not in state.aside[state.turn] or card in hand.known:
        return action
    if hand.unknown and state.unseen[card - 1]:
        return action
    return changed(action, aside=True)


def _use(state: State, words: list[str]) -> Use | None:
    if not words:
        return None
    name = words[0]
    actions.CHARACTER.read(name)
    match name, [_numbers(word) for word in words[1:]]:
        case (("aldred" | "agatha" | "ragna" | "wigelm"), []):
            return Use(name)
        case "edgar", [(card,), (column,)]:
            return Use(name, (card,), column)
        case "wynstan", [(column,), (count,)]:
            return Use(name, (), column, count)
        case "gytha", [tuple() as cards, (column,)]:
            return Use(name, _as_they_fit(state, cards, column), column)
        case "gytha", [tuple(), tuple()]:
            raise IllegalAction("one_column")
        case "ethelred", [(card,)]:
            return Use(name, (card,))
        case "den", [(column,)]:
            return Use(name, (), column)
        case "wilwulf", [tuple() as cards]:
            return Use(name, tuple(sorted(cards)))
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


def _move(state: State, words: list[str]) -> Move | None:
    found = _MOVE.fullmatch(" ".join(words))
    if found is None:
        return None
    source, column = int(found[1]), int(found[5])
    one, first, last = found[2], found[3], found[4]
    (low, first_nth), (high, last_nth) = _cut(one or first), _cut(one or last)
    low, high = _ends(state, source, low, high)
    if first and first == last and first_nth is None:
        first_nth = _copies(state, source, low)  # "7-7": one card, of several the last one
    elif low > high or 0 in (first_nth, last_nth):
        return None
    if last_nth == _copies(state, source, high):
        last_nth = 0
    return Move(source, low, high, column, first_nth or 1, last_nth or 0)


def _ends(state: State, source: int, low: int | None, high: int | None) -> tuple[int, int]:
    """Return the ranks from and up to which a part goes: where none is told, the column's."""
    if low is not None and high is not None:
        return low, high
    cards = column_of(state, source, filled=True)
    return (
        abs(cards[0]) if low is None else has_card(cards, source, low),
        abs(cards[-1]) if high is None else has_card(cards, source, high),
    )


def _cut(text: str | None) -> tuple[int | None, int | None]:
    """Return the rank where a part is cut, and which of several cards of that rank: ``4.2``."""
    rank, _, nth = (text or "").partition(".")
    return int(rank) if rank else None, int(nth) if nth else None


def _copies(state: State, number: int, rank: int) -> int:
    """Return how many cards of a rank lie in a column, 0 when there is no such column."""
    if not 1 <= number <= len(state.columns):
        return 0
    return sum(abs(card) == rank for card in state.columns[number - 1])


def _exchange(state: State, words: list[str]) -> Exchange | None:
    hand = state.hands[state.turn]
    if words == ["all"]:
        return Exchange(hand.known + (None,) * hand.unknown)
    if len(words) != 1:
        return None
    named: list[int] = []
    unknown = 0
    for item in words[0].split(","):
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


def _numbers(word: str) -> tuple[int, ...] | None:
    return tuple(map(int, word.split(","))) if _LIST.fullmatch(word) else None


NOTATION: Final = Notation[State](
    *actions.KINDS,
    readers={Use: _use, Move: _move, Exchange: _exchange},
    settle={Draw: _draw, Place: _aside, Swap: _aside, Malus: _aside},
)
"""Every action in its order."""
