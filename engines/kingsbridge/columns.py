"""What may lie on what: the columns and the parts that may move."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.engines.kingsbridge.actions import Move, move
from heraut.engines.kingsbridge.state import RANKS, State
from heraut.engines.protocol import IllegalAction

__all__ = ["check_fits", "check_move", "column_of", "finish", "has_card", "legal_moves"]

Column = tuple[int, ...]


def column_of(state: State, number: int, *, filled: bool = False) -> Column:
    """Return a column by its number. Raises ``IllegalAction`` if there is none, or no card."""
    if not 1 <= number <= len(state.columns):
        raise IllegalAction("no_such_column", column=number, columns=len(state.columns))
    cards = state.columns[number - 1]
    if filled and not cards:
        raise IllegalAction("column_empty", column=number)
    return cards


def has_card(cards: Column, number: int, card: int) -> int:
    """Return ``card`` if it lies in this column. Raises ``IllegalAction``."""
    if card not in cards:
        raise IllegalAction(
            "not_in_column", card=card, column=number, first=cards[0], last=cards[-1]
        )
    return card


def check_fits(cards: Column, number: int, card: int) -> None:
    """Raise ``IllegalAction`` unless ``card`` may come next in this column."""
    if not cards:
        return
    last = cards[-1]
    if last == RANKS[-1]:
        raise IllegalAction("column_full", column=number, last=last)
    if card != last + 1:
        raise IllegalAction("not_next", card=card, column=number, last=last, needs=last + 1)


def check_move(state: State, action: Move) -> tuple[Column, Column]:
    """Return what moves and what stays. Raises ``IllegalAction`` when it may not move."""
    cards = column_of(state, action.source, filled=True)
    target = column_of(state, action.column)
    for card in (action.first, action.last):
        has_card(cards, action.source, card)
    if action.source == action.column:
        raise IllegalAction("same_column", column=action.source)
    start, stop = cards.index(action.first), cards.index(action.last) + 1
    if start and stop < len(cards):
        raise IllegalAction(
            "not_an_end_part",
            column=action.source,
            first=action.first,
            last=action.last,
            column_first=cards[0],
            column_last=cards[-1],
        )
    check_fits(target, action.column, action.first)
    if stop - start == len(cards) and not target:
        raise IllegalAction("no_effect", source=action.source, column=action.column)
    if stop < len(cards) and not state.options.head_moves:
        raise IllegalAction(
            "head_moves_off", column=action.source, first=action.first, last=action.last
        )
    return cards[start:stop], cards[:start] + cards[stop:]


def finish(cards: Column) -> bool:
    """Tell whether a column holds every rank."""
    return len(cards) == len(RANKS)


def legal_moves(state: State) -> Iterator[Move]:
    """Yield every legal move of a part or of a column, in order."""
    takers: dict[int, list[int]] = {}
    for number, cards in enumerate(state.columns, 1):
        takers.setdefault(cards[-1] + 1 if cards else 0, []).append(number)
    empty = takers.get(0, [])
    heads = state.options.head_moves
    for source, cards in enumerate(state.columns, 1):
        if not cards:
            continue
        low, high = cards[0], cards[-1]
        for first in cards:
            onto = takers.get(first, [])
            if not onto and not empty:
                continue
            anywhere = sorted(onto + empty) if onto and empty else onto or empty
            if first == low and heads:
                for last in cards[:-1]:
                    for column in anywhere:
                        yield move(source, first, last, column)
            for column in onto if first == low else anywhere:
                yield move(source, first, high, column)
