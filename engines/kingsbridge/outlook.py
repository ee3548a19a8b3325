"""What a table is worth alone or together, told from its cards by rank, one turn ahead.

As parts of columns move freely, how often each rank lies tells how many columns the table takes
(docs/advice.md, the bound) and which cards go without a further one. So possible next hands are
looked at in numbers alone, without a move. What may be drawn is a fixed spread of the cards that
nobody has seen: the same for all that is compared, and nothing that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from heraut.engines.kingsbridge.columns import Column
from heraut.engines.kingsbridge.state import COLUMNS, HAND_SIZE, RANKS

Cards: TypeAlias = tuple[int, ...]

_COLUMN: Final = 0.5
"""What a column costs that the table takes, ..."""
_CROWDED: Final = 0.1
"""... and more the more there are."""
_FIT: Final = 6.0
"""What it is worth that all cards still to come go without a further column."""
_DRAWN: Final = 0.5
"""What each card is worth that is drawn at the end of the turn."""
_IDLE: Final = 0.3
"""What each kind of card costs that stays in hand and goes nowhere."""
_STUCK: Final = 10.0
"""What it costs if nothing goes at the next turn."""
_NOWHERE: Final = -20.0
"""What a table is worth that takes more columns than there are."""
_HANDS: Final = 8
"""How many next hands are looked at."""
_PRIME: Final = 10007
_FIRST: Final = 577
"""Cubes of the numbers from here on, but for multiples of that prime, are in no order."""


class Table(NamedTuple):
    """The columns in numbers."""

    lying: Cards
    """By rank, the cards that count, from 0 to 14, which stay 0; a gap counts as a card."""
    swaps: Cards
    """The ranks that Edgar stands for: a card takes his place."""
    gaps: Cards
    """The ranks of gaps, which a card fills. A column with a gap is not finished."""
    room: int
    """How many columns there may be."""

    def with_cards(self, cards: Sequence[int]) -> Table:
        """Return the table once these lie there, too."""
        lying, swaps, gaps = list(self.lying), list(self.swaps), list(self.gaps)
        for card in cards:
            if card in gaps:
                gaps.remove(card)
            elif card in swaps:
                swaps.remove(card)
            else:
                lying[card] += 1
        return Table(tuple(lying), tuple(swaps), tuple(gaps), self.room)

    def fitting(self) -> int:
        """Return the ranks that go without a further column, a bit for each."""
        lying = self.lying
        ranks = sum(1 << rank for rank in RANKS if lying[rank - 1] > lying[rank])
        for rank in (*self.swaps, *self.gaps):
            ranks |= 1 << rank
        return ranks

    def spare(self) -> int:
        """Return how many columns are not needed."""
        return self.room - _taken(self.lying, self.gaps)


class Rest(NamedTuple):
    """What a seat has left when its turn ends, and what may come."""

    hand: Cards
    aside: Cards
    unseen: Cards
    pile: int

    @property
    def drawn(self) -> int:
        """How many cards are drawn now."""
        return min(HAND_SIZE - len(self.hand), self.pile)


class _Coming(NamedTuple):
    """The cards that nobody has seen, by rank from 1, and how many they are, at least 1."""

    unseen: Cards
    size: int


def table_of(columns: Sequence[Column], coming: Sequence[int] = ()) -> Table:
    """Return the columns in numbers: a rank that lies twice in a row counts once, a gap is full.

    ``coming``: by rank from 1, cards that are to lie there, too.
    """
    lying = [0, *(coming or (0,) * len(RANKS)), 0]
    swaps: list[int] = []
    gaps: list[int] = []
    twins: list[int] = []
    for column in columns:
        before = 0
        for card in column:
            rank = abs(card)
            lying[rank] += 1
            if rank == before:
                twins.append(rank)
            elif before:
                gaps += range(before + 1, rank)
            if card < 0:
                swaps.append(rank)
            before = rank
    for free in (gaps, swaps):
        for rank in free[:]:
            if coming and coming[rank - 1]:
                # One of those to come takes its place.
                free.remove(rank)
                lying[rank] -= 1
    for rank in gaps:
        lying[rank] += 1
    for rank in twins:
        apart = _taken(lying, gaps)
        lying[rank] -= 1
        if _taken(lying, gaps) > apart:
            # They had better lie apart again.
            lying[rank] += 1
    return Table(tuple(lying), tuple(swaps), tuple(gaps), len(columns))


def _taken(lying: Sequence[int], gaps: Sequence[int]) -> int:
    taken = before = 0
    for now in lying[1:-1]:
        if now > before:
            taken += now - before
        before = now
    return taken - _finished(lying, gaps)


def _finished(lying: Sequence[int], gaps: Sequence[int]) -> int:
    if not gaps:
        return min(lying[1:-1])
    return min(lying[rank] - gaps.count(rank) for rank in RANKS)


def subsets(cards: Sequence[int]) -> Iterator[Cards]:
    """Yield every choice of cards, each once."""
    found: list[Cards] = [()]
    for rank in sorted(set(cards)):
        more = cards.count(rank)
        found = [(*chosen, *(rank,) * count) for chosen in found for count in range(more + 1)]
    return iter(found)


def glance(table: Table, rest: Rest) -> float | None:
    """Return what a table is worth at the end of a turn; none if it takes too many columns."""
    coming = _Coming(rest.unseen, sum(rest.unseen) or 1)
    return _worth(*table, _bits((*rest.hand, *rest.aside)), rest.drawn, coming)


def _bits(cards: Sequence[int]) -> int:
    kept = 0
    for card in cards:
        kept |= 1 << card
    return kept


def _worth(
    lying: Sequence[int],
    swaps: Sequence[int],
    gaps: Sequence[int],
    room: int,
    kept: int,
    drawn: int,
    coming: _Coming,
) -> float | None:
    """Return what a table is worth, told in numbers; ``kept``: the ranks left, a bit for each."""
    unseen = coming.unseen
    fitting = going = taken = before = 0
    least = lying[1]
    for rank in RANKS:
        now = lying[rank]
        if now > before:
            taken += now - before
        elif now < before:
            going += unseen[rank - 1]
            fitting |= 1 << rank
        if now < least:
            least = now
        before = now
    spare = room - taken + (_finished(lying, gaps) if gaps else least)
    if spare < 0:
        return None
    for rank in (*swaps, *gaps):
        if not fitting >> rank & 1:
            fitting |= 1 << rank
            going += unseen[rank - 1]
    fit = going / coming.size
    filled = COLUMNS - spare
    idle = (kept & ~fitting).bit_count()
    value = _FIT * fit + _DRAWN * drawn - _IDLE * idle - _COLUMN * filled
    value -= _CROWDED * filled * abs(filled)
    if not spare and not kept & fitting:
        value -= _STUCK * (1 - fit) ** drawn
    return value


@lru_cache(maxsize=8192)
def ahead(table: Table, rest: Rest) -> float:
    """Return what a table is worth at the end of a turn, by what the next turn may make of it."""
    drawn = rest.drawn
    next_turns = [
        rest._replace(hand=tuple(sorted(rest.hand + draw)), pile=rest.pile - drawn)
        for draw in _draws(rest.unseen, drawn)
    ]
    found = [_best(table, after) for after in next_turns]
    return _DRAWN * drawn + sum(found) / len(found)


def _draws(unseen: Cards, drawn: int) -> Iterator[Cards]:
    cards = [rank for rank in RANKS for _ in range(unseen[rank - 1])]
    if not drawn or not cards:
        yield ()
        return
    order = sorted(range(len(cards)), key=lambda at: pow(at + _FIRST, 3, _PRIME))
    for hand in range(_HANDS):
        yield tuple(cards[order[(HAND_SIZE * hand + at) % len(order)]] for at in range(drawn))


def _best(table: Table, rest: Rest) -> float:
    """Return what the best choice of cards to lay makes of a table."""
    hand, pile, room = rest.hand, rest.pile, table.room
    if not hand:
        return glance(table, rest) or 0.0
    fitting, crowded = table.fitting(), table.spare() <= 0
    coming = _Coming(rest.unseen, sum(rest.unseen) or 1)
    held = [(rank, hand.count(rank)) for rank in sorted(set(hand))]
    lying, swaps, gaps = list(table.lying), list(table.swaps), list(table.gaps)
    best: float | None = None

    def tried(at: int, kept: int, left: int, fits: bool) -> None:
        # Each rank in turn, by none to all of its cards; the lists are put back as they were.
        nonlocal best
        if at == len(held):
            if left == len(hand) or (crowded and not fits):
                return
            drawn = min(HAND_SIZE - left, pile)
            value = _worth(lying, swaps, gaps, room, kept, drawn, coming)
            if value is not None and (best is None or value > best):
                best = value
            return
        rank, count = held[at]
        bit = 1 << rank
        tried(at + 1, kept | bit, left, fits)
        free = gaps if rank in gaps else swaps
        taken = rank in free
        if taken:
            free.remove(rank)
        for more in range(1, count + 1):
            lying[rank] += not (taken and more == 1)
            stays = kept | bit if more < count else kept
            tried(at + 1, stays, left - more, fits or bool(fitting & bit))
        lying[rank] -= count - taken
        if taken:
            free.append(rank)

    tried(0, _bits(rest.aside), len(hand), False)
    if best is not None:
        return best
    stuck = glance(table, rest)
    return (_NOWHERE if stuck is None else stuck) - _STUCK


@lru_cache(maxsize=4096)
def cleared(table: Table, cards: Cards) -> tuple[int, int]:
    """Return how many columns may be empty at the end, and how many of these cards do not go.

    Nothing is left to draw, and a card that does not go costs more than any column brings.
    """
    best = (0, len(cards))
    for going in sorted(subsets(cards), key=len, reverse=True):
        left = len(cards) - len(going)
        if left > best[1]:
            break
        spare = table.with_cards(going).spare()
        if spare >= 0:
            best = max(best, (min(spare, COLUMNS), left), key=lambda one: (-one[1], one[0]))
    return best
