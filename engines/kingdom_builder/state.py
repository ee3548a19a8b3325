"""What lies where: the board and its settlements, tiles and cards. Immutable."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

from heraut.engines.kingdom_builder.board import Board
from heraut.engines.kingdom_builder.box import ISLANDS, SECTIONS, TERRAIN_PLACES, TERRAINS, Box
from heraut.engines.kingdom_builder.hexes import NEAR, around
from heraut.engines.kingdom_builder.options import KingdomBuilderOptions
from heraut.engines.protocol import Seat
from heraut.engines.records import changed, changer, with_plain_members

SETTLEMENTS: Final = 40
"""Settlements of each player."""
BUILD: Final = 3
"""Settlements of a mandatory action."""
COPIES: Final = 5
"""Terrain cards of each terrain."""
TILES_EACH: Final = 2
"""Tiles at each location."""
GOALS_DRAWN: Final = 3
GOALS: Final = (
    "fishermen",
    "merchants",
    "discoverers",
    "hermits",
    "citizens",
    "miners",
    "workers",
    "knights",
    "lords",
    "farmers",
)
"""The Kingdom Builder cards."""
FIRST_GOALS: Final = ("fishermen", "knights", "merchants")
"""The goals of the suggested first game (rulebook, suggested setup)."""
BUILDERS: Final = ("oracle", "farm", "oasis", "tower", "tavern")
"""The tiles that build another settlement."""
CAVE: Final = "cave"
"""Stands for the move that the Caves give each turn; it is used as a tile is."""
MOVERS: Final = ("harbor", "paddock", "barn", *ISLANDS, CAVE)
"""The tiles that move a settlement, and the caves."""
TILES: Final = (*SECTIONS, *ISLANDS)
"""The kinds of location tiles."""
HIDDEN: Final = "?"
"""Stands for a terrain card that Héraut does not know."""


@with_plain_members
class Phase(StrEnum):
    """What is waited for."""

    SECTION = "section"
    """The next section of the board, at setup."""
    GOAL = "goal"
    CAPITOL = "capitol"
    CAVE = "cave"
    FIRST = "first"
    """The first player, at setup."""
    DEAL = "deal"
    """A seat's first terrain card."""
    DRAW = "draw"
    """A seat's next terrain card, when its turn is over."""
    REDRAW = "redraw"
    """Another terrain card, at once: the board has no free hex of the one just shown."""
    SHOW = "show"
    """What terrain card a seat holds, which Héraut does not know."""
    TURN = "turn"
    """A seat builds, moves, or ends its turn."""
    OVER = "over"


SETUP: Final = (Phase.SECTION, Phase.GOAL, Phase.CAPITOL, Phase.CAVE)
"""The phases in which players may choose."""
DRAWS: Final = (Phase.DEAL, Phase.DRAW, Phase.REDRAW)
"""The phases in which a terrain card is drawn."""


@dataclass(frozen=True, slots=True)
class Realm:
    """What one seat has on the board and in front of it."""

    own: int = 0
    """The hexes of its settlements."""
    near: int = 0
    """All hexes next to one of these."""
    left: int = SETTLEMENTS
    """Settlements in its supply."""
    held: int = 0
    """A bit for each location of the board, in order, whose tile it has."""
    taken: int = 0
    """The same for each whose tile it has ever taken: there is never a second one."""
    card: str = ""
    """The terrain card that it holds hidden: a terrain, :data:`HIDDEN`, or ``""`` for none."""

    def built(self, number: int) -> Realm:
        """Return the realm with one more settlement, from its supply."""
        own, near = self.own | 1 << number, self.near | NEAR[number]
        return _with_hexes(self, own=own, near=near, left=self.left - 1)

    def moved(self, start: int, end: int) -> Realm:
        """Return the realm with a settlement elsewhere."""
        own = self.own ^ 1 << start | 1 << end
        return _with_hexes(self, own=own, near=around(own), left=self.left)

    def with_card(self, card: str) -> Realm:
        """Return the realm with this hidden card."""
        return _with_card(self, card=card)


_with_hexes = changer(Realm, "own", "near", "left")
_with_card = changer(Realm, "card")


@dataclass(frozen=True, slots=True)
class Deck:
    """The terrain cards. Every tuple counts them by terrain, in the order of the terrains."""

    unseen: tuple[int, ...] = (COPIES,) * len(TERRAINS)
    """In the pile, or hidden cards that Héraut does not know."""
    pile: int = COPIES * len(TERRAINS)
    """How many cards the pile has."""
    discard: tuple[int, ...] = (0,) * len(TERRAINS)
    removed: tuple[int, ...] = (0,) * len(TERRAINS)
    """Out of the game."""

    def drawn(self, terrain: str) -> Deck:
        """Return the deck without its top card; ``terrain`` may be :data:`HIDDEN`."""
        unseen = self.unseen if terrain == HIDDEN else _plus(self.unseen, terrain, -1)
        return _with_pile(self, unseen=unseen, pile=self.pile - 1)

    def shown(self, terrain: str) -> Deck:
        """Return the deck once a hidden card turns out to be this one."""
        return changed(self, unseen=_plus(self.unseen, terrain, -1))

    def discarded(self, terrain: str) -> Deck:
        """Return the deck with one more discarded card."""
        return _with_discard(self, discard=_plus(self.discard, terrain, 1))

    def without(self, terrain: str) -> Deck:
        """Return the deck once a card has left the game."""
        return changed(self, removed=_plus(self.removed, terrain, 1))

    def reshuffled(self) -> Deck:
        """Return the deck with its discarded cards as the pile (rulebook, note on the pile)."""
        unseen = tuple(map(sum, zip(self.unseen, self.discard, strict=True)))
        return Deck(unseen, sum(self.discard), (0,) * len(TERRAINS), self.removed)


_with_pile = changer(Deck, "unseen", "pile")
_with_discard = changer(Deck, "discard")


@dataclass(frozen=True, slots=True)
class State:
    """A match of Kingdom Builder."""

    options: KingdomBuilderOptions
    box: Box
    board: Board
    realms: tuple[Realm, ...]
    sections: tuple[tuple[str, bool], ...] = ()
    """The sections laid, and whether each is turned; the corners in order."""
    goals: tuple[str, ...] = ()
    capitols: tuple[int, ...] = ()
    caves: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    """The corners that are still to get a capitol, or a cave, while these are placed."""
    phase: Phase = Phase.SECTION
    round: int = 0
    first: Seat = 0
    turn: Seat = 0
    """The seat on turn, or that draws."""
    occupied: int = 0
    """The hexes of all settlements."""
    tiles: tuple[int, ...] = ()
    """The tiles left at each location, in order."""
    lost: int = 0
    """Tiles out of the game."""
    deck: Deck = Deck()
    card: str = ""
    """The terrain card that the seat on turn shows."""
    due: int = 0
    """Settlements still to build in the mandatory action."""
    begun: bool = False
    """Whether the mandatory action has begun."""
    built_with: bool = False
    """Whether it has built a settlement by the card now shown."""
    ready: tuple[str, ...] = ()
    """The tiles that the seat on turn may use, and :data:`CAVE`, in the order of the kinds."""
    used: tuple[str, ...] = ()
    """Those that it has used in this turn."""
    fresh: int = 0
    """A bit for each location whose tile it has taken in this turn: to be used from the next on."""
    last: bool = False
    """Somebody has built the last settlement: the round is the last one."""
    winners: tuple[Seat, ...] = ()
    totals: tuple[int, ...] = ()
    """What each seat got in all, once it is counted."""

    @property
    def seats(self) -> range:
        """The seats."""
        return range(len(self.realms))

    @property
    def realm(self) -> Realm:
        """The realm of the seat on turn."""
        return self.realms[self.turn]

    @property
    def owns(self) -> list[int]:
        """The hexes of each seat's settlements."""
        return [realm.own for realm in self.realms]

    @property
    def building(self) -> bool:
        """Whether the mandatory action is under way, which nothing may interrupt."""
        return self.begun and self.due > 0

    def from_first(self, count: int) -> Seat:
        """Return the seat so many places after the first player."""
        return (self.first + count) % len(self.realms)

    def held_by(self, seat: Seat) -> tuple[str, ...]:
        """Return the kinds of the tiles that a seat has, in the order of the kinds."""
        return _kinds_of(self.board.kinds, self.realms[seat].held)


@lru_cache(maxsize=4096)
def _kinds_of(kinds: tuple[str, ...], held: int) -> tuple[str, ...]:
    """Return the kinds with a bit set, in the order of the tiles."""
    found = (kind for index, kind in enumerate(kinds) if held >> index & 1)
    return tuple(sorted(found, key=TILES.index))


def _plus(counts: tuple[int, ...], terrain: str, more: int) -> tuple[int, ...]:
    new = list(counts)
    new[TERRAIN_PLACES[terrain]] += more
    return tuple(new)
