"""Where a settlement may be built, and where one may be moved: sets of hexes, and the reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from heraut.engines.kingdom_builder.board import Board
from heraut.engines.kingdom_builder.hexes import (
    GRID,
    NEAR,
    SIZE,
    TWO_STEPS,
    around,
    bits,
    hex_name,
    line_ends,
    lone,
    mask_of,
    one_by_one,
)
from heraut.engines.kingdom_builder.state import CAVE, MOVERS, State
from heraut.engines.protocol import IllegalAction, Seat
from heraut.engines.records import without

TERRAIN_OF: Final[Mapping[str, str]] = {
    "farm": "grass",
    "oasis": "desert",
    "rope_bridge": "canyon",
    "tree_house": "forest",
}
"""The terrain that some tiles want (rulebook, special actions; the Island's tiles)."""
BY_CARD: Final = ("build", "oracle", "barn")
"""What wants the terrain of the card shown."""


def sites(state: State, what: str) -> int:
    """Return all hexes that a tile, or ``build``, is about, free or not.

    That is the terrain it wants, water for the harbor, the border for the tower, and any terrain
    for the others. None where it wants that of the card shown, and no card is left to show.
    """
    board, card = state.board, state.card
    if what in BY_CARD:
        return board.terrain(card) if card else 0
    if what in TERRAIN_OF:
        return board.terrain(TERRAIN_OF[what])
    if what == "harbor":
        return board.water
    if what == "tower":
        return board.edge | (board.island_edge if state.options.island_tower else 0)
    return board.buildable


def build_hexes(state: State, what: str) -> int:
    """Return where the seat on turn may build by ``build`` or a tile (placement rules 1 to 3)."""
    fit, realm = sites(state, what) & ~state.occupied, state.realms[state.turn]
    if what == "tavern":
        return fit & line_ends(realm.own)
    # Next to one's own where possible, else anywhere (rule 3).
    return fit & realm.near or fit


def move_hexes(state: State, tile: str, start: int) -> int:
    """Return where the seat on turn may move this settlement of its own by a tile or a cave.

    It is lifted first: it makes no hex adjoin, and leaves its own hex free. It has to go elsewhere.
    """
    fit = sites(state, tile) & ~state.occupied
    if tile == "paddock":
        return fit & TWO_STEPS[start]
    if tile == CAVE:
        beside = cave_hexes(state)
        return fit & beside if beside >> start & 1 else 0
    lifted = 1 << start
    fit |= sites(state, tile) & lifted
    near = fit & around(state.realm.own ^ lifted)
    return (near or fit) & ~lifted


def _possible(state: State, tile: str) -> bool:
    """Tell whether a tile that the seat on turn may use, or the caves, can do anything now."""
    if tile in BY_CARD and not state.card:
        return False
    if tile in MOVERS:
        return any(move_hexes(state, tile, start) for start in one_by_one(state.realm.own))
    return bool(state.realm.left and build_hexes(state, tile))


def usable(state: State) -> dict[str, Any]:
    """Return the tiles that the seat on turn may use now, and whether it may move by a cave.

    Before it builds, what can do nothing yet is told as well: a settlement may change that.
    """
    ready = () if state.building else state.ready
    if not state.due:
        ready = tuple(tile for tile in ready if _possible(state, tile))
    caves = CAVE in ready
    return {"tiles": without(ready, CAVE) if caves else ready, "caves": caves}


class Lifts(NamedTuple):
    """The settlements that may be moved by a tile, and where to."""

    alike: int
    """Those that may all go to the same hexes: most may, late in a match."""
    to: int
    """Where these may go."""
    others: Sequence[tuple[int, int]]
    """Each of the others, in order, and where it may go."""

    def each(self) -> list[tuple[int, int]]:
        """Return every settlement that may be moved, in order, and where to."""
        alike = bits(self.alike) if self.to else ()
        return sorted([*[(start, self.to) for start in alike], *self.others])


def lifts(state: State, tile: str) -> Lifts:
    """Return the settlements that the seat on turn may move by a tile, and where to."""
    realm, wanted = state.realm, sites(state, tile)
    fit = wanted & ~state.occupied
    if tile == "paddock":
        ways = [(start, fit & TWO_STEPS[start]) for start in bits(realm.own)]
        return Lifts(0, 0, [way for way in ways if way[1]])
    if tile == CAVE:
        beside = cave_hexes(state)
        return Lifts(realm.own & beside, fit & beside, ())
    # As in move_hexes; what only this settlement touches is told from what others touch as well.
    # One that touches nothing like that leaves all that is free next to one's own as it is.
    beside, single = fit & realm.near, lone(realm.own)
    apart = around(beside & single) if beside else GRID
    others = []
    for start in bits(realm.own & apart):
        lifted = 1 << start
        may = fit | wanted & lifted
        if to := (may & realm.near & ~(NEAR[start] & single) or may) & ~lifted:
            others.append((start, to))
    return Lifts(realm.own & ~apart, beside, others)


def starts(state: State, tile: str) -> list[tuple[int, int]]:
    """Return each settlement that the seat on turn may move by a tile, in order, and where to."""
    return lifts(state, tile).each()


def cave_hexes(state: State) -> int:
    """Return the hexes next to a cave."""
    return around(mask_of(state.caves))


def owner(state: State, number: int) -> Seat:
    """Return whose settlement stands on a hex; -1: nobody's."""
    for seat, realm in enumerate(state.realms):
        if realm.own >> number & 1:
            return seat
    return -1


def check_start(state: State, tile: str, start: int) -> None:
    """Raise when the seat on turn cannot move a settlement from there."""
    seat = owner(state, start)
    if seat < 0:
        if state.board.exists >> start & 1:
            raise IllegalAction("no_settlement", hex=hex_name(start))
        raise no_such_hex(hex_name(start), state.board)
    if seat != state.turn:
        raise IllegalAction("not_yours", hex=hex_name(start), seat=seat)
    if tile == CAVE and not cave_hexes(state) >> start & 1:
        raise IllegalAction("not_by_cave", hex=hex_name(start))


def not_there(state: State, what: str, number: int, start: int = -1) -> IllegalAction:
    """Return why a settlement may not go to a hex, by ``build`` or a tile.

    ``start`` is where it comes from; -1: from the supply.
    """
    board, name = state.board, hex_name(number)
    if not board.exists >> number & 1:
        return no_such_hex(name, board)
    if number == start:
        return IllegalAction("same_hex", hex=name)
    if (seat := owner(state, number)) >= 0:
        return IllegalAction("hex_taken", hex=name, seat=seat)
    lies = board.what(number)
    if what == "harbor" and lies != "water":
        return IllegalAction("not_water", hex=name, what=lies)
    if what != "harbor" and not board.buildable >> number & 1:
        return IllegalAction("not_buildable", hex=name, what=lies)
    if what == "tower" and not sites(state, what) >> number & 1:
        return IllegalAction("not_at_edge", hex=name)
    if not sites(state, what) >> number & 1:
        terrain = TERRAIN_OF.get(what, state.card)
        return IllegalAction("wrong_terrain", hex=name, what=lies, terrain=terrain)
    if what == "tavern":
        return IllegalAction("not_at_line", hex=name)
    if what == "paddock":
        return IllegalAction("not_two_straight", start=hex_name(start), hex=name)
    if what == CAVE:
        return IllegalAction("not_by_cave", hex=name)
    hexes = build_hexes(state, what) if start < 0 else move_hexes(state, what, start)
    if not hexes:
        return IllegalAction("back_only", start=hex_name(start))
    return IllegalAction("must_adjoin", hex=name, count=hexes.bit_count())


def no_such_hex(name: str, board: Board) -> IllegalAction:
    """Return the refusal of a hex that the board does not have."""
    lines = board.lines[0] + board.lines[-1]
    return IllegalAction("no_such_hex", hex=name, lines=lines, places=SIZE)
