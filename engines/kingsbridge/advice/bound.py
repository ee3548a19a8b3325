"""How many cards could go down at most, told from the table's ranks alone.

Where the columns begin and end matters little, as parts of columns may move freely: cards of rank
k can follow those of rank k - 1 as long as there are enough of both. So the table is seen as the
number of its cards by rank. With n(k) cards of rank k, the fewest columns that hold them are the
sum of max(0, n(k) - n(k - 1)), and a card of rank k finds the end of a column if and only if
n(k - 1) > n(k). A column is finished as soon as every rank is there.

Duplicates and gaps are extra links between two cards. Whatever is hard to tell exactly is taken
in the player's favour: no line places more cards than this bound.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from heraut.engines.kingsbridge.advice.model import HAND_CARD, LATER, House, Spot, worth
from heraut.engines.kingsbridge.columns import Column
from heraut.engines.kingsbridge.state import RANKS

_MOST_LINKS: Final = 4
"""Up to so many links, every choice of those to keep is tried."""


class _Ranks(NamedTuple):
    """The table by rank."""

    counts: tuple[int, ...]
    """Index k: the cards of rank k, Edgar's too; indices 0 and 14 stay 0."""
    links: tuple[tuple[int, int], ...]
    """Duplicates (k, k) and gaps (k - 1, k + 1) that lie there, sorted."""
    edgar: int
    """The rank that Edgar stands for, or 0."""
    places: int
    """The columns there may be."""


class Bound:
    """Bounds for the spots of one search, each found once."""

    def __init__(self, house: House, first: Spot) -> None:
        self._house = house
        lying = {abs(card) for column in first.columns for card in column}
        # A column that the line finishes brings every rank to the discard.
        every = len(lying | set(first.hand) | set(first.aside)) == len(RANKS)
        self._discarded = [
            rank for rank in RANKS if first.discard and (every or first.discard[rank - 1])
        ]
        self._known: dict[tuple[object, ...], int] = {}
        self._seen: dict[tuple[Column, ...], _Ranks] = {}

    def most(self, spot: Spot) -> int:
        """Return the greatest measure of the cards that can still go down, never too little."""
        ranks = self._seen.get(spot.columns)
        if ranks is None:
            ranks = self._seen[spot.columns] = _ranks(spot.columns)
        full = worth(len(spot.hand), len(spot.aside))
        if spot.giving or (spot.power == LATER and ranks.edgar):
            return full
        powers = (*spot.granted, spot.power) if spot.power else spot.granted
        return self._most(ranks, spot.hand, spot.aside, powers)

    def _most(
        self, ranks: _Ranks, hand: tuple[int, ...], aside: tuple[int, ...], powers: tuple[str, ...]
    ) -> int:
        """Return the bound; ``powers`` are the permissions that hold and the unused character."""
        full = worth(len(hand), len(aside))
        if not full:
            return 0
        key = (ranks, hand, aside, powers)
        known = self._known.get(key)
        if known is not None:
            return known
        best = 0
        for after, left, still, gain in _placings(ranks, hand, aside, powers):
            best = max(best, gain + self._most(after, left, still, powers))
            if best == full:
                break
        for power in powers:
            if best < full and self._beyond(ranks, power):
                best = full
            if best == full:
                break
            others = tuple(other for other in powers if other != power)
            for after, left, gain in self._effects(ranks, hand, power):
                best = max(best, gain + self._most(after, left, aside, others))
                if best == full:
                    break
        self._known[key] = best
        return best

    def _beyond(self, ranks: _Ranks, power: str) -> bool:
        """Tell whether the effects of a character are too many to weigh."""
        if power == "den":
            return bool(ranks.links)
        return power == "wigelm" and (len(self._house.receivers) > 2 or self._house.may_stop)

    def _effects(
        self, ranks: _Ranks, hand: tuple[int, ...], power: str
    ) -> Iterator[tuple[_Ranks, tuple[int, ...], int]]:
        """Yield what a character may make of the table: the ranks, the hand, the gain."""
        match power:
            case "ethelred":
                for card, left in _each(hand):
                    room = ranks._replace(places=ranks.places + 1)
                    yield _with(room, card), left, HAND_CARD
            case "edgar" if not ranks.edgar:
                for card in RANKS:
                    for after in _fits(ranks, card, fills=True):
                        yield after._replace(edgar=card), hand, 0
            case "gytha":
                for after in self._from_discard(ranks):
                    yield after, hand, 0
            case "ragna":
                yield from _with_gap(ranks, hand)
            case "wynstan":
                for cards in _last_cards(ranks):
                    yield _without(ranks, cards), hand, 0
            case "den":
                for first, last in _whole_columns(ranks.counts):
                    yield _without(ranks, range(first, last + 1)), hand, 0
            case "wigelm":
                for cards in self._gifts(ranks):
                    yield _without(ranks, cards), hand, 0

    def _gifts(self, ranks: _Ranks) -> list[tuple[int, ...]]:
        """Return every choice of cards that Wigelm may give away."""
        lying = [rank for rank in RANKS for _ in range(ranks.counts[rank])]
        size = min(len(self._house.receivers), len(lying))
        return sorted(set(combinations(lying, size)))

    def _from_discard(self, ranks: _Ranks) -> Iterator[_Ranks]:
        held = self._discarded
        for card in held:
            for after in _fits(ranks, card, fills=True):
                yield after
                # The second goes on top of the first, or one of the two into a gap.
                for second in held if ranks.links else [card + 1]:
                    if second in held:
                        yield from _fits(after, second, fills=True)


def _ranks(columns: tuple[Column, ...]) -> _Ranks:
    counts, links, edgar = [0] * (RANKS.stop + 1), [], 0
    for column in columns:
        before = 0
        for card in column:
            if card < 0:
                edgar = card = -card
            counts[card] += 1
            if before and card != before + 1:
                links.append((before, card))
            before = card
    return _settled(counts, tuple(sorted(links)), edgar, len(columns))


def _settled(
    counts: list[int], links: tuple[tuple[int, int], ...], edgar: int, places: int
) -> _Ranks:
    """Return the ranks without the columns that are finished."""
    if over := min(counts[1:-1]):
        counts = [0, *(count - over for count in counts[1:-1]), 0]
    if links:
        links = tuple(link for link in links if counts[link[0]] and counts[link[1]])
    return _Ranks(tuple(counts), links, edgar, places)


def _with(ranks: _Ranks, card: int, links: tuple[tuple[int, int], ...] | None = None) -> _Ranks:
    counts = list(ranks.counts)
    counts[card] += 1
    return _settled(counts, ranks.links if links is None else links, ranks.edgar, ranks.places)


def _without(ranks: _Ranks, cards: Iterable[int]) -> _Ranks:
    counts = list(ranks.counts)
    for card in cards:
        counts[card] = max(0, counts[card] - 1)
    return _settled(counts, ranks.links, ranks.edgar, ranks.places)


def _placings(
    ranks: _Ranks, hand: tuple[int, ...], aside: tuple[int, ...], powers: tuple[str, ...]
) -> Iterator[tuple[_Ranks, tuple[int, ...], tuple[int, ...], int]]:
    for card, left in _each(hand):
        for after in _fits(ranks, card, powers, fills=True):
            yield after, left, aside, HAND_CARD
        if card == ranks.edgar:
            yield ranks._replace(edgar=0), left, aside, HAND_CARD
    for card, left in _each(aside):
        for after in _fits(ranks, card, powers, fills=False):
            yield after, hand, left, 1
        if card == ranks.edgar:
            yield ranks._replace(edgar=0), hand, left, 1


def _fits(
    ranks: _Ranks, card: int, powers: tuple[str, ...] = (), *, fills: bool
) -> Iterator[_Ranks]:
    """Yield the table with ``card`` on it, if there is a way."""
    gap = (card - 1, card + 1)
    if fills and gap in ranks.links:
        links = list(ranks.links)
        links.remove(gap)
        yield _with(ranks, card, tuple(links))
    counts = ranks.counts
    if (
        counts[card - 1] > counts[card] - sum(after == card for _, after in ranks.links)
        or (
            "aldred" in powers
            and counts[card + 1] > counts[card] - sum(before == card for before, _ in ranks.links)
        )
        or ("agatha" in powers and counts[card])
        or _room(ranks, powers)
    ):
        yield _with(ranks, card)


def _room(ranks: _Ranks, powers: tuple[str, ...]) -> bool:
    """Tell whether all cards may lie in fewer columns than there are."""
    counts, links = ranks.counts, ranks.links
    if "agatha" in powers:
        runs = sum(1 for rank in RANKS if counts[rank] and not counts[rank - 1])
        return runs - sum(before != after for before, after in links) < ranks.places
    plain = sum([max(0, counts[rank] - counts[rank - 1]) for rank in RANKS])
    if plain < ranks.places or plain - len(links) >= ranks.places:
        return plain < ranks.places
    return len(links) > _MOST_LINKS or plain - _saved(counts, links) < ranks.places


@lru_cache(maxsize=1 << 14)
def _saved(counts: tuple[int, ...], links: tuple[tuple[int, int], ...]) -> int:
    """Return how many columns fewer it takes when the best choice of links is kept."""
    most = 0
    for size in range(1, len(links) + 1):
        for kept in combinations(links, size):
            saved = size
            # A link takes the place of a card of the next rank, or of the rank before.
            for rank in {before + 1 for before, _ in kept} | {after for _, after in kept}:
                ends = counts[rank - 1] - sum([before == rank - 1 for before, _ in kept])
                starts = counts[rank] - sum([after == rank for _, after in kept])
                saved -= min(counts[rank - 1], counts[rank]) - max(0, min(ends, starts))
            most = max(most, saved)
    return most


def _with_gap(
    ranks: _Ranks, hand: tuple[int, ...]
) -> Iterator[tuple[_Ranks, tuple[int, ...], int]]:
    counts = ranks.counts
    for missing in RANKS[1:-1]:
        gap = (missing - 1, missing + 1)
        links = tuple(sorted((*ranks.links, gap)))
        if counts[missing - 1] and counts[missing + 1]:
            yield ranks._replace(links=links), hand, 0
        if missing + 1 in hand and counts[missing - 1]:
            left = list(hand)
            left.remove(missing + 1)
            yield _with(ranks, missing + 1, links), tuple(left), HAND_CARD


def _last_cards(ranks: _Ranks) -> Iterator[tuple[int, ...]]:
    counts = ranks.counts
    for last in RANKS:
        if counts[last]:
            yield (last,)
            if counts[last - 1]:
                yield (last - 1, last)
            for before, after in ranks.links:
                if after == last:
                    yield (before, last)


def _whole_columns(counts: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """Yield the first and the last rank of the columns that are worth clearing."""
    for first in RANKS:
        if counts[first] > counts[first - 1]:
            for last in range(first, RANKS.stop):
                if not counts[last]:
                    break
                if counts[last] > counts[last + 1]:
                    yield first, last


def _each(cards: tuple[int, ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield each rank of some sorted cards, with the cards that are left."""
    before = 0
    for index, card in enumerate(cards):
        if card != before:
            yield card, cards[:index] + cards[index + 1 :]
        before = card
