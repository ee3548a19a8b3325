"""What lies where in a game of Kingsbridge: frozen, and honest about what nobody has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from heraut.engines.protocol import Seat
from heraut.engines.setup import complete_options

__all__ = [
    "COLUMNS",
    "COPIES",
    "HAND_SIZE",
    "OPTIONS",
    "RANKS",
    "Hand",
    "Options",
    "Phase",
    "Pile",
    "State",
    "bumped",
    "deal",
    "position",
]

RANKS: Final = range(1, 14)
COPIES: Final = 8
COLUMNS: Final = 6
HAND_SIZE: Final = 6

OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "cards": ("app", "table"),
    "head_moves": ("true", "false"),
    "reorg_only_turn": ("finished", "allowed", "never"),
    "stalemate_rounds": ("3", "2", "5"),
}
"""The options and their values, the default first; docs/rules-kingsbridge.md explains them."""


class Phase(StrEnum):
    """What is being done."""

    START = "start"
    """The table begins the columns."""
    DEAL = "deal"
    """The table draws the first hand of each seat in turn."""
    PLAY = "play"
    """A seat plays its turn."""
    REFILL = "refill"
    """The table draws for the seat whose turn ends."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Options:
    """The options in the form that the rules read."""

    table_cards: bool
    """Real cards: a draw may stay hidden from Héraut."""
    head_moves: bool
    """The first cards of a column may move, not only the last ones."""
    reorg_only_turn: str
    """What allows to end a turn without a card placed: a column ``finished``, any move
    (``allowed``), or nothing (``never``)."""
    stalemate_rounds: int
    """Full rounds without any card placed that end the match."""

    @classmethod
    def read(cls, given: Mapping[str, str]) -> Options:
        """Return the options, defaults filled in. Raises ``BadSetup``."""
        options = complete_options(OPTIONS, given)
        return cls(
            table_cards=options["cards"] == "table",
            head_moves=options["head_moves"] == "true",
            reorg_only_turn=options["reorg_only_turn"],
            stalemate_rounds=int(options["stalemate_rounds"]),
        )

    def named(self) -> dict[str, str]:
        """Return the options by their public names and values."""
        return {
            "cards": "table" if self.table_cards else "app",
            "head_moves": "true" if self.head_moves else "false",
            "reorg_only_turn": self.reorg_only_turn,
            "stalemate_rounds": str(self.stalemate_rounds),
        }


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
    """Cards that nobody has seen; they lie on top."""
    returned: tuple[int | None, ...] = ()
    """Cards put under the pile by exchange, the next to be drawn first; ``None``: not known.

    Real cards were put there in an order that nobody told, so with table cards any of these may
    come next.
    """

    @property
    def size(self) -> int:
        """How many cards it holds."""
        return self.fresh + len(self.returned)


@dataclass(frozen=True, slots=True)
class State:
    """One moment of a match."""

    options: Options
    columns: tuple[tuple[int, ...], ...]
    """The ranks of each column, consecutive; column 1 comes first."""
    hands: tuple[Hand, ...]
    piles: tuple[Pile, ...]
    unseen: tuple[int, ...]
    """By rank from 1, the copies whose place is not known: fresh or unknown cards."""
    discard: tuple[int, ...] = (0,) * len(RANKS)
    """By rank from 1, the discarded copies."""
    phase: Phase = Phase.START
    turn: Seat = 0
    """The seat that plays or draws."""
    placed: int = 0
    """Hand cards placed this turn."""
    moved: int = 0
    """Parts of columns moved this turn."""
    finished: int = 0
    """Columns finished this turn."""
    drawn: tuple[int | None, ...] = ()
    """The cards drawn in this refill, ``None`` for a hidden one."""
    idle: int = 0
    """Turns in a row that ended without a hand card placed."""
    passes: int = 0
    """Passes in a row."""
    winners: tuple[Seat, ...] = ()

    def left(self, seat: Seat) -> int:
        """Return how many cards a seat has still to place, hand and pile."""
        return self.hands[seat].size + self.piles[seat].size

    def to_draw(self) -> int:
        """Return how many cards the seat on turn has still to draw up to a full hand."""
        return min(HAND_SIZE - self.hands[self.turn].size, self.piles[self.turn].size)

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


def position(
    columns: Sequence[Sequence[int]],
    hands: Sequence[Hand | Sequence[int]],
    piles: Sequence[Pile | int],
    *,
    discard: Sequence[int] = (0,) * len(RANKS),
    turn: Seat = 0,
    options: Mapping[str, str] | None = None,
) -> State:
    """Return a state in which ``turn`` begins its turn: for examples, puzzles and tests.

    ``columns`` are filled up to six with empty ones; a hand may be given as its ranks, a pile as
    its number of fresh cards. Raises ``ValueError`` when the cards are not those of the box.
    """
    held = tuple(h if isinstance(h, Hand) else Hand(tuple(sorted(h))) for h in hands)
    stacks = tuple(p if isinstance(p, Pile) else Pile(p) for p in piles)
    laid = tuple(tuple(column) for column in columns)
    laid += ((),) * (COLUMNS - len(laid))
    seen = Counter(rank for column in laid for rank in column)
    seen.update(rank for hand in held for rank in hand.known)
    seen.update(rank for pile in stacks for rank in pile.returned if rank is not None)
    seen.update(dict(zip(RANKS, discard, strict=True)))
    unseen = tuple(COPIES - seen[rank] for rank in RANKS)
    hidden = sum(hand.unknown for hand in held)
    hidden += sum(pile.fresh + pile.returned.count(None) for pile in stacks)
    if min(unseen) < 0 or min(discard) < 0 or set(seen) - set(RANKS) or sum(unseen) != hidden:
        raise ValueError(
            f"{sum(seen.values())} known and {hidden} unknown cards are not the box's "
            f"{len(RANKS) * COPIES}, {COPIES} of each rank"
        )
    return State(
        options=Options.read(options or {}),
        columns=laid,
        hands=held,
        piles=stacks,
        unseen=unseen,
        discard=tuple(discard),
        phase=Phase.PLAY,
        turn=turn,
    )
