"""What lies where in a game of Kingsbridge: frozen, and honest about what nobody has seen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from heraut.engines.kingsbridge.options import KingsbridgeOptions
from heraut.engines.protocol import Seat
from heraut.engines.records import with_plain_members, without

RANKS: Final = range(1, 14)
COPIES: Final = 8
COLUMNS: Final = 6
HAND_SIZE: Final = 6
OPEN: Final = 3
"""Characters that lie open in a solo or cooperative game."""

CHARACTERS: Final = (
    "aldred",
    "edgar",
    "wynstan",
    "gytha",
    "agatha",
    "ragna",
    "ethelred",
    "den",
    "wigelm",
    "wilwulf",
)
"""The ten characters, in the rulebook's order."""


@with_plain_members
class Phase(StrEnum):
    """What is being done."""

    START = "start"
    """The table begins the columns."""
    DEAL = "deal"
    """The table draws the first hand of each seat in turn."""
    REVEAL = "reveal"
    """The table reveals characters: their deal, or the next ones of the open row."""
    PLAY = "play"
    """A seat plays its turn."""
    REFILL = "refill"
    """The table draws for the seat whose turn ends, or begins with an empty hand."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards that a seat holds."""

    known: tuple[int, ...] = ()
    """The ranks that Héraut knows, sorted."""
    unknown: int = 0
    """How many cards it was not shown; only with table cards."""

    @property
    def size(self) -> int:
        """How many cards it holds."""
        return len(self.known) + self.unknown


@dataclass(frozen=True, slots=True)
class Pile:
    """The face-down cards of a seat."""

    fresh: int = 0
    """Cards that nobody has seen."""
    returned: tuple[int | None, ...] = ()
    """Cards put under the pile by exchange, the next to be drawn first; ``None``: not known.

    Real cards were put there in an order that nobody told, so with table cards any of these may
    come next.
    """
    given: tuple[int, ...] = ()
    """Cards that Wigelm put on top, the next to be drawn first. Everybody saw them go."""

    @property
    def size(self) -> int:
        """How many cards it holds."""
        return len(self.given) + self.fresh + len(self.returned)


@dataclass(frozen=True, slots=True)
class State:
    """One moment of a match."""

    options: KingsbridgeOptions
    columns: tuple[tuple[int, ...], ...]
    """The ranks of each column in order; column 1 comes first. A rank may be missing where Ragna
    skipped it and come twice where Agatha allowed it. Edgar in the place of rank r is -r. Those
    after the sixth are Ethelred's: they vanish when they are emptied or finished."""
    hands: tuple[Hand, ...]
    piles: tuple[Pile, ...]
    unseen: tuple[int, ...]
    """By rank from 1, the copies whose place is not known: fresh or unknown cards."""
    discard: tuple[int, ...] = (0,) * len(RANKS)
    """By rank from 1, the discarded copies."""
    phase: Phase = Phase.START
    turn: Seat = 0
    """The seat that plays, draws or gets a character."""
    placed: int = 0
    """Hand cards placed this turn."""
    moved: int = 0
    """Parts of columns moved this turn."""
    finished: int = 0
    """Columns finished this turn."""
    drawn: tuple[int | None, ...] = ()
    """The cards drawn in this refill, ``None`` for a hidden one."""
    newest: tuple[int | None, ...] = ()
    """By seat, the card that it drew last; ``None`` for a hidden one, or where there is none."""
    late: bool = False
    """This refill begins the turn: the hand was empty when a card was given."""
    begun: bool = False
    """The first turn has begun; before it, all that is dealt is the setup."""
    idle: int = 0
    """Turns in a row that ended without a card of one's own placed."""
    passes: int = 0
    """Passes in a row."""
    winners: tuple[Seat, ...] = ()
    characters: tuple[tuple[str, ...], ...] = ()
    """The characters of each seat, the top first; none in a solo or cooperative game."""
    row: tuple[str, ...] = ()
    """The open characters of a solo or cooperative game."""
    hidden: tuple[str, ...] = ()
    """Characters not yet revealed, in the order of ``CHARACTERS``; what comes next is chance."""
    bottom: tuple[str, ...] = ()
    """Characters under the hidden ones, the next first: Edgar, with ``solo_edgar=deck_bottom``."""
    boxed: tuple[str, ...] = ()
    """Characters out of the game."""
    used: tuple[str, ...] = ()
    """Characters used this turn, in order."""
    granted: tuple[str, ...] = ()
    """Of those, the ones that allow more up to the end of the turn."""
    gap_made: bool = False
    """Ragna's gap of this turn was made."""
    giving: tuple[Seat, ...] = ()
    """Seats that Wigelm has still to give a card."""
    given: int = 0
    """Seats that got a card of Wigelm's this turn."""
    aside: tuple[tuple[int, ...], ...] = ()
    """The cards that each seat has set aside with Wilwulf, sorted."""
    aside_new: tuple[int, ...] = ()
    """Those of them set aside this turn: not yet to be placed."""
    aside_placed: int = 0
    """Cards placed this turn that had been set aside."""
    malus: tuple[int, ...] = (0,) * len(RANKS)
    """By rank from 1, the cards on the malus pile."""

    @property
    def mode(self) -> str:
        """``basic``, ``characters``, ``cooperative``, or ``solo``: one seat is always solo."""
        return "solo" if len(self.hands) == 1 else self.options.mode

    @property
    def together(self) -> bool:
        """Whether this is a solo or cooperative game."""
        return len(self.hands) == 1 or self.options.mode == "cooperative"

    def left(self, seat: Seat) -> int:
        """Return how many cards a seat has still to place: hand, pile and set aside."""
        return self.hands[seat].size + self.piles[seat].size + len(self.aside[seat])

    def counted(self, seat: Seat) -> int:
        """Return how many of these count when nobody gets any further."""
        aside = 0 if self.options.stalemate_aside else len(self.aside[seat])
        return self.left(seat) - aside

    def to_draw(self) -> int:
        """Return how many cards the seat on turn has still to draw up to a full hand."""
        return min(HAND_SIZE - self.hands[self.turn].size, self.piles[self.turn].size)

    def to_reveal(self) -> int:
        """Return how many characters the table has still to reveal now."""
        if self.together:
            return min(OPEN - len(self.row), len(self.hidden) + len(self.bottom))
        if self.options.mode == "basic" or not self.hidden:
            return 0
        seats = len(self.hands)
        return len(CHARACTERS) // seats * seats - sum(map(len, self.characters))

    def next_start(self) -> int:
        """Return the number of the next column to begin, at setup."""
        return self.columns.index(()) + 1


def deal(seats: int) -> tuple[int, ...]:
    """Return how many cards each seat is dealt; what is over goes to the first seats."""
    share, over = divmod(len(RANKS) * COPIES - COLUMNS, seats)
    return tuple(share + (seat < over) for seat in range(seats))


def bumped(counts: tuple[int, ...], ranks: Iterable[int], by: int) -> tuple[int, ...]:
    """Return counts by rank with ``by`` added at each of ``ranks``."""
    changed = list(counts)
    for rank in ranks:
        changed[rank - 1] += by
    return tuple(changed)


def earlier(aside: tuple[int, ...], new: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards set aside before this turn: those that may be placed now (V3)."""
    for card in new:
        aside = without(aside, card)
    return aside
