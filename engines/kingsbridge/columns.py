"""What may lie on what: where cards fit, and the parts of columns that may move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from heraut.engines.kingsbridge.actions import Move, move
from heraut.engines.kingsbridge.options import KingsbridgeOptions
from heraut.engines.kingsbridge.state import COLUMNS, RANKS, State
from heraut.engines.protocol import IllegalAction

Column = tuple[int, ...]

END: Final = "end"
START: Final = "start"
GAP: Final = "gap"


class Grants(NamedTuple):
    """What the characters used this turn allow when cards are laid on a column."""

    start: bool
    """Aldred: also before the first card."""
    same: bool
    """Agatha: also a rank on the same rank."""
    gap: bool
    """Ragna: also with one rank skipped; false once her gap is made."""


NO_GRANTS: Final = Grants(start=False, same=False, gap=False)


def grants_of(state: State) -> Grants:
    """Return what is allowed now."""
    return granted_by(state.granted, gap_made=state.gap_made)


def granted_by(characters: Sequence[str], *, gap_made: bool) -> Grants:
    """Return what the characters allow that were used for that; Ragna's gap only once."""
    if not characters:
        return NO_GRANTS
    return Grants(
        start="aldred" in characters,
        same="agatha" in characters,
        gap="ragna" in characters and not gap_made,
    )


def column_of(state: State, number: int, *, filled: bool = False) -> Column:
    """Return a column by its number. Raises ``IllegalAction`` if there is none, or no card."""
    if not 1 <= number <= len(state.columns):
        raise IllegalAction("no_such_column", column=number, columns=len(state.columns))
    cards = state.columns[number - 1]
    if filled and not cards:
        raise IllegalAction("column_empty", column=number)
    return cards


def has_card(cards: Column, number: int, card: int) -> int:
    """Return ``card`` if it lies in this column, or Edgar in its place.

    Raises ``IllegalAction``.
    """
    if card not in cards and -card not in cards:
        raise IllegalAction(
            "not_in_column", card=card, column=number, first=abs(cards[0]), last=abs(cards[-1])
        )
    return card


def missing(cards: Column) -> tuple[int, ...]:
    """Return the ranks of the gaps of a column."""
    if not cards:
        return ()
    ranks = set(map(abs, cards))
    return tuple(rank for rank in range(abs(cards[0]), abs(cards[-1])) if rank not in ranks)


def joins(cards: Column, low: int, high: int, grants: Grants) -> str:
    """Return where cards from ``low`` to ``high`` may be laid on a column, "" if nowhere."""
    if not cards:
        return END
    step = low - abs(cards[-1])
    if step == 1 or (step == 0 and grants.same) or (step == 2 and grants.gap):
        return END
    if grants.start:
        step = abs(cards[0]) - high
        if step == 1 or (step == 2 and grants.gap):
            return START
    return ""


@lru_cache(maxsize=2048)
def _joining(ends: Column, grants: Grants) -> frozenset[tuple[int, int]]:
    """Return all lowest and highest ranks of cards that may be laid on a column with these ends."""
    parts = ((low, high) for low in RANKS for high in range(low, RANKS.stop))
    return frozenset(part for part in parts if joins(ends, *part, grants))


def fits(cards: Column, card: int, grants: Grants) -> str:
    """Return where one card may be laid on a column, also in a gap; "" if nowhere."""
    where = joins(cards, card, card, grants)
    if where or card in cards or -card in cards:
        return where
    return GAP if abs(cards[0]) < card < abs(cards[-1]) else ""


@lru_cache(maxsize=4096)
def takes(cards: Column, grants: Grants) -> Mapping[int, str]:
    """Return the cards that may be laid on a column, and where each of them."""
    return {card: where for card in RANKS if (where := fits(cards, card, grants))}


def skipped(cards: Column, low: int, high: int, where: str) -> int:
    """Return the rank that is skipped when cards are laid on a column, 0 if none is."""
    if cards and where == END and low == abs(cards[-1]) + 2:
        return low - 1
    if cards and where == START and high == abs(cards[0]) - 2:
        return high + 1
    return 0


def check_fits(state: State, cards: Column, number: int, low: int, high: int = 0) -> str:
    """Return where one card, or those from ``low`` to ``high``, may be laid on these.

    Raises ``IllegalAction`` if nowhere.
    """
    grants = grants_of(state)
    where = joins(cards, low, high, grants) if high else fits(cards, low, grants)
    if where:
        return where
    last = abs(cards[-1])
    if not high and abs(cards[0]) < low < last and missing(cards):
        raise IllegalAction("no_gap", card=low, column=number)
    if last == RANKS[-1]:
        raise IllegalAction("column_full", column=number, last=last)
    if state.gap_made and low == last + 2:
        raise IllegalAction("gap_used", card=low, column=number, needs=last + 1)
    raise IllegalAction("not_next", card=low, column=number, needs=last + 1, last=last)


def ends(cards: Column, low: int, high: int, where: str) -> tuple[int, int]:
    """Return the first and last rank of a column once ``low`` to ``high`` are laid there."""
    first = low if not cards or where == START else abs(cards[0])
    return first, high if where == END else abs(cards[-1])


def laid(cards: Column, part: Column, where: str) -> Column:
    """Return a column with ``part`` laid on it at its end, its start or in a gap."""
    if where == END:
        return cards + part
    if where == START:
        return part + cards
    after = next(index for index, card in enumerate(cards) if abs(card) > abs(part[0]))
    return cards[:after] + part + cards[after:]


def finish(cards: Column) -> bool:
    """Tell whether a column holds every rank; Edgar counts, a rank that comes twice does once."""
    return len(cards) >= len(RANKS) and len(set(map(abs, cards))) == len(RANKS)


def part_of(cards: Column, action: Move) -> tuple[int, int]:
    """Return from and up to which index the part of a move lies. Raises ``IllegalAction``."""
    for card in (action.first, action.last):
        has_card(cards, action.source, card)
    ranks = tuple(map(abs, cards))
    begins, ends = ranks.index(action.first), ranks.index(action.last)
    start = begins + action.first_nth - 1
    stop = ends + (action.last_nth or ranks.count(action.last))
    if (
        action.first_nth > ranks.count(action.first)
        or action.last_nth > ranks.count(action.last)
        or start >= stop
    ):
        card = action.last if action.last_nth else action.first
        raise IllegalAction(
            "not_in_column", card=card, column=action.source, first=ranks[0], last=ranks[-1]
        )
    return start, stop


def check_move(state: State, action: Move) -> tuple[Column, Column, str]:
    """Return what moves, what stays and where it goes.

    Raises ``IllegalAction`` when it may not move.
    """
    cards = column_of(state, action.source, filled=True)
    target = column_of(state, action.column)
    start, stop = part_of(cards, action)
    asked = {"column": action.source, "first": action.first, "last": action.last}
    if action.source == action.column:
        raise IllegalAction("same_column", column=action.source)
    if start and stop < len(cards):
        edges = {"column_first": abs(cards[0]), "column_last": abs(cards[-1])}
        raise IllegalAction("not_an_end_part", **asked, **edges)
    where = check_fits(state, target, action.column, action.first, action.last)
    if stop - start == len(cards) and not target and action.source <= COLUMNS:
        raise IllegalAction("no_effect", source=action.source, column=action.column)
    if stop < len(cards) and not state.options.head_moves:
        raise IllegalAction("head_moves_off", **asked)
    part = cards[start:stop]
    if not state.options.gap_travels and (gaps := missing(part)):
        raise IllegalAction("gap_stays", column=action.source, missing=gaps[0])
    return part, cards[:start] + cards[stop:], where


_PLAIN: Final = frozenset(
    tuple(range(low, high + 1)) for low in RANKS for high in range(low, RANKS.stop)
)
"""The columns of every rank from their first to their last, once: nearly all there are."""


def legal_moves(state: State) -> Sequence[Move]:
    """Return every legal move of a part or of a column, in order."""
    return _moves(state.columns, grants_of(state), state.options)


@lru_cache(maxsize=512)
def _moves(
    columns: tuple[Column, ...], grants: Grants, options: KingsbridgeOptions
) -> Sequence[Move]:
    takers: dict[int, list[int]] = {}
    for number, cards in enumerate(columns, 1):
        takers.setdefault(abs(cards[-1]) + 1 if cards else 0, []).append(number)
    heads = options.head_moves
    moves: list[Move] = []
    for source, cards in enumerate(columns, 1):
        if not cards:
            continue
        if any(grants) or source > COLUMNS or cards not in _PLAIN:
            moves += _any_moves(columns, source, grants, options)
        else:
            moves += _plain_moves(source, cards[0], cards[-1], takers, heads=heads)
    return tuple(moves)


def _plain_moves(
    source: int, low: int, high: int, takers: dict[int, list[int]], *, heads: bool
) -> list[Move]:
    """Return the legal moves from a column of every rank from ``low`` to ``high`` once.

    ``takers`` are the columns that each rank goes on; those of rank 0 are empty.
    """
    empty = takers.get(0, [])
    moves: list[Move] = []
    # Without an empty column only those ranks move that go on another column.
    for first in range(low, high + 1) if empty else sorted(takers):
        if not low <= first <= high:
            continue
        onto = takers.get(first, [])
        anywhere = sorted(onto + empty) if onto and empty else onto or empty
        if first == low and heads:
            moves += [move(source, low, last, to) for last in range(low, high) for to in anywhere]
        moves += [move(source, first, high, to) for to in (onto if first == low else anywhere)]
    return moves


def _any_moves(
    columns: tuple[Column, ...], source: int, grants: Grants, options: KingsbridgeOptions
) -> list[Move]:
    """Return the legal moves from a column that may hold gaps, a rank twice or Edgar."""
    taking = [_joining(cards[:1] + cards[-1:], grants) for cards in columns]
    cards = columns[source - 1]
    ranks, size, moves = tuple(map(abs, cards)), len(cards), []
    cuts = [(start, size) for start in range(size)]
    if options.head_moves:
        cuts += [(0, stop) for stop in range(1, size)]
    for start, stop in cuts:
        if not options.gap_travels and missing(cards[start:stop]):
            continue
        first, last = ranks[start], ranks[stop - 1]
        first_nth = start - ranks.index(first) + 1
        last_nth = stop - ranks.index(last)
        if last_nth == ranks.count(last):
            last_nth = 0
        for column, parts in enumerate(taking, 1):
            if (first, last) not in parts or column == source:
                continue
            if not columns[column - 1] and stop - start == size and source <= COLUMNS:
                continue
            moves.append(Move(source, first, last, column, first_nth, last_nth))
    return sorted(moves, key=Move.order)
