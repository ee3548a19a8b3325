"""What the search sees: the open table and the cards of one seat, in small tuples.

An Edgar that stands for rank r is -r in a column, as in the state.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, NamedTuple

from heraut.engines.kingsbridge.columns import Column
from heraut.engines.kingsbridge.state import COLUMNS, RANKS, earlier
from heraut.engines.kingsbridge.views import KingsbridgeView

HAND_CARD: Final = 64
"""What a hand card counts in the measure of a line; a card set aside counts 1."""

LATER: Final = "later"
"""In the place of a character: Edgar may be used once he is recovered."""

_ALL: Final = len(RANKS)


@dataclass(frozen=True, slots=True)
class House:
    """What stays the same throughout a turn."""

    head_moves: bool = True
    """The first cards of a column may move, not only the last ones."""
    gap_travels: bool = True
    """A part may move with a gap inside."""
    head_edgar_blocks: bool = True
    """Wigelm may not take from a column that begins with Edgar."""
    may_stop: bool = False
    """Wigelm need not give to everybody."""
    receivers: tuple[int, ...] = ()
    """The seats that Wigelm gives to, in order; alone, one's own."""
    several: bool = False
    """More than one character may be used this turn."""


class Spot(NamedTuple):
    """One moment of the turn in the search."""

    columns: tuple[Column, ...]
    """By place; those after the sixth are Ethelred's and are never empty."""
    hand: tuple[int, ...]
    """The known ranks in hand, sorted."""
    aside: tuple[int, ...] = ()
    """The ranks set aside on an earlier turn, sorted."""
    power: str = ""
    """The character that may still be used, :data:`LATER`, or nothing."""
    granted: tuple[str, ...] = ()
    """The permissions that hold: ``aldred``, ``agatha``, and ``ragna`` while her gap is open."""
    giving: tuple[int, ...] = ()
    """The seats that Wigelm has still to give a card."""
    discard: tuple[int, ...] = ()
    """By rank from 1, the discarded copies; empty when they no longer matter."""


@dataclass(frozen=True, slots=True)
class Position:
    """All that advice starts from."""

    columns: tuple[Column, ...]
    hand: tuple[int, ...]
    aside: tuple[int, ...] = ()
    characters: tuple[str, ...] = ()
    """The characters of which one may be used now."""
    granted: tuple[str, ...] = ()
    edgar_returns: bool = False
    """Edgar, when recovered, may be used at once: no other character is in the way."""
    giving: tuple[int, ...] = ()
    discard: tuple[int, ...] = (0,) * len(RANKS)
    """By rank from 1, the discarded copies."""
    house: House = field(default_factory=House)

    @classmethod
    def of(cls, view: KingsbridgeView) -> Position:
        """Return the position of the seat that sees ``view``, which is that seat's on turn."""
        seat, seats, options = view.viewer, len(view.hands), view.options
        others = tuple((seat + step) % seats for step in range(1, seats))
        own = view.mode == "characters" and not view.uses
        house = House(
            head_moves=options.head_moves,
            gap_travels=options.gap_travels,
            head_edgar_blocks=options.wigelm_edgar == "block",
            may_stop=options.wigelm_subset,
            receivers=others or (seat,),
            several=view.mode == "solo" and options.solo_chars_per_turn == "unlimited",
        )
        return cls(
            columns=view.columns,
            hand=view.hand.known if view.hand else (),
            aside=earlier(view.aside[seat], view.aside_new),
            characters=view.usable,
            granted=tuple(n for n in view.permissions if n != "ragna" or view.gap_open),
            edgar_returns=own and not view.characters[seat],
            giving=view.giving,
            discard=view.discard,
            house=house,
        )

    def spot(self, power: str) -> Spot:
        """Return the first spot of a search in which ``power`` may be used."""
        discard = self.discard if power == "gytha" else ()
        if not power and self.edgar_returns:
            power = LATER
        return Spot(self.columns, self.hand, self.aside, power, self.granted, self.giving, discard)


def worth(hand: int, aside: int) -> int:
    """Return the measure of so many cards placed: hand cards first."""
    return hand * HAND_CARD + aside


def finished(column: Column) -> bool:
    """Tell whether a column holds every rank."""
    return len(column) >= _ALL and len({abs(card) for card in column}) == _ALL


def gapless(column: Column) -> bool:
    """Tell whether no rank is missing between the first and the last."""
    ranks = [abs(card) for card in column]
    return all(after - before <= 1 for before, after in pairwise(ranks))


def gap_at(column: Column, rank: int) -> int:
    """Return the index at which ``rank`` fills a gap, or 0."""
    if len(column) < 2 or not abs(column[0]) < rank < abs(column[-1]):
        return 0
    for index, card in enumerate(column):
        if abs(card) >= rank:
            return 0 if abs(card) == rank else index
    return 0


def laid(columns: tuple[Column, ...], changes: Mapping[int, Column]) -> tuple[Column, ...]:
    """Return the columns with some replaced; finished ones go, Ethelred's vanish when empty."""
    after = list(columns)
    for index, column in changes.items():
        after[index] = () if finished(column) else column
    if len(after) > COLUMNS:
        after[COLUMNS:] = [column for column in after[COLUMNS:] if column]
    return tuple(after)
