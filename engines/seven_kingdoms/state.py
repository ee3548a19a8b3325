"""What lies where in a game of 7 Kingdoms: frozen, and honest about what nobody has seen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from heraut.engines.protocol import Seat
from heraut.engines.records import changed, put, with_plain_members, without
from heraut.engines.seven_kingdoms.box import CARDS, CRESTS, SLOTS, Box
from heraut.engines.seven_kingdoms.options import SevenKingdomsOptions

HAND_SIZE: Final = 3
EMPTY_DRAW: Final = 2
"""Cards that a seat draws instead of playing when its hand is empty."""
OPEN_TOKENS: Final = 2

TOKENS: Final = ("double", "plus_1", "plus_2", "plus_3", "plus_4", "plus_5", "peasants", "crests")
"""The eight bonus tokens."""


@with_plain_members
class Phase(StrEnum):
    """What is being done."""

    CREST = "crest"
    """The table lays out the crest cards."""
    TOKEN = "token"
    """The table turns up a bonus token: at setup, or after a bishop."""
    FIRST = "first"
    """The table says who is the first player."""
    DEAL = "deal"
    """The table draws the first hand of each seat in turn."""
    ROW = "row"
    """The table turns up cards for the row."""
    PLAY = "play"
    """A seat plays a card, or puts one face down."""
    DRAW = "draw"
    """The table draws for a seat whose hand was empty."""
    SHOW = "show"
    """The table turns up the cards that were put face down."""
    BONUS = "bonus"
    """A seat that played a bishop chooses a bonus token."""
    TAKE = "take"
    """A seat takes cards from the row."""
    SORT = "sort"
    """A seat validates the cards it took, or keeps them in hand."""
    FINAL = "final"
    """The table turns up the hands' cards that Héraut does not know, before the count."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards that a seat holds."""

    known: tuple[int, ...] = ()
    """The cards that Héraut knows, sorted."""
    unknown: int = 0
    """How many cards it was not shown; only with table cards."""

    @property
    def size(self) -> int:
        """How many cards it holds."""
        return len(self.known) + self.unknown

    def plus(self, *cards: int | None) -> Hand:
        """Return the hand with more cards, ``None`` for an unknown one."""
        known = [card for card in cards if card is not None]
        return Hand(tuple(sorted((*self.known, *known))), self.unknown + len(cards) - len(known))

    def minus(self, card: int | None) -> Hand:
        """Return the hand without a card; one that it is not known to hold was an unknown one."""
        if card in self.known:
            return Hand(without(self.known, card), self.unknown)
        return Hand(self.known, self.unknown - 1)


@dataclass(frozen=True, slots=True)
class State:
    """One moment of a match."""

    options: SevenKingdomsOptions
    box: Box
    hands: tuple[Hand, ...]
    kingdoms: tuple[tuple[int, ...], ...]
    """The validated cards of each seat, sorted."""
    open_hands: tuple[tuple[int, ...], ...]
    """By seat, the cards in its hand that all have seen go there, sorted (K20)."""
    front: tuple[int, ...]
    """By seat, the card played and not yet laid; 0: none."""
    commits: tuple[int | None, ...]
    """By seat, the card put face down; 0: none, ``None``: one that Héraut does not know."""
    played: tuple[int, ...]
    """By seat, the card played this round; 0: none."""
    took: tuple[tuple[int, ...], ...]
    """By seat, the cards taken this round."""
    unseen: tuple[int, ...] = tuple(CARDS)
    """The cards whose place is not known, sorted: fresh, or unknown ones of hands and commits."""
    fresh: int = len(CARDS)
    """Cards of the pile that nobody has seen."""
    bottom: tuple[int, ...] = ()
    """Cards put under the pile, in order; with ``overflow=bottom``."""
    row: tuple[int, ...] = (0,) * SLOTS
    """The card in each slot, slot 1 first; 0: empty."""
    waiting: tuple[int, ...] = ()
    """Cards at the right of the row, which has no slot for them."""
    tops: tuple[int, ...] = ()
    """The cards laid above the crest cards this round, in order."""
    gone: tuple[int, ...] = ()
    """Cards out of the game, in order."""
    gone_unknown: int = 0
    """Cards out of the game that were never turned up."""
    crests: tuple[int, ...] = ()
    """The crest card above each slot, slot 1 first."""
    bonus: tuple[str, ...] = ()
    """The token on each crest card; they are placed from slot 1 on."""
    open_tokens: tuple[str, ...] = ()
    """The tokens that lie face up, to be placed."""
    hidden_tokens: tuple[str, ...] = TOKENS
    """The tokens that lie face down, in the order of ``TOKENS``; what comes next is chance."""
    phase: Phase = Phase.CREST
    round: int = 0
    """The round being played, from 1; 0: the setup."""
    first: Seat = 0
    """The first player of this round."""
    turn: Seat = 0
    """The seat that draws, plays, takes or shows cards."""
    done: int = 0
    """Seats that have played, or drawn with an empty hand, this round; seats dealt to at setup."""
    resolving: tuple[Seat, ...] = ()
    """The seats that have still to take cards this round, the one on turn first."""
    pending: tuple[int, ...] = ()
    """Cards taken, neither validated nor kept yet, sorted."""
    drawing: int = 0
    """Cards that the seat on turn has still to draw."""
    drawn: tuple[int | None, ...] = ()
    """The cards drawn in this go, ``None`` for a hidden one."""
    before: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """By seat, what was played (0: nothing) and taken in the round before."""
    cause: str = ""
    """What has ended the match: ``pile`` or ``tokens``."""
    winners: tuple[Seat, ...] = ()

    @property
    def pile(self) -> int:
        """How many cards are left in the pile."""
        return self.fresh + len(self.bottom)

    @property
    def seats(self) -> range:
        """Every seat."""
        return range(len(self.hands))

    @property
    def card(self) -> int:
        """The card whose power is being used."""
        return self.played[self.turn]

    @property
    def room(self) -> int:
        """How many more cards the hand on turn may hold."""
        return HAND_SIZE - self.hands[self.turn].size

    def from_first(self, count: int) -> Seat:
        """Return the seat that comes ``count`` places after the first player."""
        return (self.first + count) % len(self.hands)

    @property
    def to_come(self) -> int:
        """How many things the table has still to do of the kind it does now."""
        match self.phase:
            case Phase.CREST:
                return CRESTS - len(self.crests)
            case Phase.TOKEN:
                return 1 if self.round else OPEN_TOKENS - len(self.open_tokens)
            case Phase.ROW:
                return self.row.count(0)
            case Phase.DEAL | Phase.DRAW:
                return self.drawing
            case Phase.SHOW:
                return sum(card != 0 for card in self.commits)
            case Phase.FINAL:
                return self.hands[self.turn].unknown
        return 0

    def with_hand(self, seat: Seat, hand: Hand) -> State:
        """Return the state with another hand of a seat."""
        return changed(self, hands=put(self.hands, seat, hand))

    def with_validated(self, seat: Seat, *cards: int) -> State:
        """Return the state with more cards in a seat's kingdom."""
        kingdom = tuple(sorted((*self.kingdoms[seat], *cards)))
        return changed(self, kingdoms=put(self.kingdoms, seat, kingdom))

    def with_open(self, seat: Seat, *cards: int) -> State:
        """Return the state with more cards of a hand that all have seen go there."""
        opened = tuple(sorted((*self.open_hands[seat], *cards)))
        return changed(self, open_hands=put(self.open_hands, seat, opened))

    def without_open(self, seat: Seat, card: int) -> State:
        """Return the state with a card gone from a seat's hand, if all had seen it go there."""
        if card not in self.open_hands[seat]:
            return self
        left = without(self.open_hands[seat], card)
        return changed(self, open_hands=put(self.open_hands, seat, left))
