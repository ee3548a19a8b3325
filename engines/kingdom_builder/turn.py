"""What a seat does in its turn: build, use its tiles, move, end the turn."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate

from heraut.engines.kingdom_builder import placement, rounds
from heraut.engines.kingdom_builder.actions import BUILDS, END, Build, End, Move, Use, uses
from heraut.engines.kingdom_builder.hexes import At, bits, hex_name, nth
from heraut.engines.kingdom_builder.prompts import prompts
from heraut.engines.kingdom_builder.state import BUILDERS, CAVE, MOVERS, Phase, Realm, State
from heraut.engines.listing import Joined, Listing
from heraut.engines.notation import Action
from heraut.engines.protocol import Event, IllegalAction, Outcome
from heraut.engines.records import changed, put, without


def kinds(state: State) -> Iterator[Sequence[Action]]:
    """Yield every legal action of the seat on turn, kind by kind; each is made when asked for.

    A barn late in the match has hundreds of moves.
    """
    if state.due:
        yield At(BUILDS, placement.build_hexes(state, "build"))
    if state.ready and not state.building:
        yield from filter(len, (listed(state) for listed in (_legal_uses, _legal_moves)))
    if not state.due:
        yield (END,)


def _legal_uses(state: State) -> Sequence[Action]:
    ready = state.ready if state.realm.left else ()
    tiles = (tile for tile in BUILDERS if tile in ready)
    return Joined([At(uses(tile), placement.build_hexes(state, tile)) for tile in tiles])


def _legal_moves(state: State) -> Sequence[Action]:
    return Joined(
        [
            _Moves(tile, tuple(placement.starts(state, tile)))
            for tile in MOVERS
            if tile in state.ready
        ]
    )


class _Moves(Listing[Action]):
    """The moves by a tile: from each settlement that may move, to each hex where it may go."""

    __slots__ = ("_ends", "_starts", "_tile")

    def __init__(self, tile: str, starts: Sequence[tuple[int, int]]) -> None:
        self._tile, self._starts = tile, starts
        self._ends = list(accumulate(to.bit_count() for _, to in starts))
        """How many moves come up to the last one of each settlement."""

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def __iter__(self) -> Iterator[Action]:
        return (Move(self._tile, start, end) for start, to in self._starts for end in bits(to))

    def _at(self, index: int) -> Action:
        place = bisect_right(self._ends, index)
        start, to = self._starts[place]
        return Move(self._tile, start, nth(to, index - (self._ends[place - 1] if place else 0)))


def apply_build(state: State, action: Build) -> Outcome[State]:
    """Build a settlement of the mandatory action (rulebook, mandatory action)."""
    number, realm = action.hex, state.realm
    if not state.due:
        raise IllegalAction("built_all" if realm.left else "no_settlements_left")
    if not placement.build_hexes(state, "build") >> number & 1:
        raise placement.not_there(state, "build", number)
    realm, due = realm.built(number), state.due - 1
    facts = {"seat": state.turn, "hex": hex_name(number), "terrain": state.card}
    told = Event("built", {**facts, "due": due, "left": realm.left})
    state = changed(state, due=due, begun=True, built_with=True)
    state, gains = _landed(state, realm, number)
    return _after_building(state, [told, *gains], bool(due))


def apply_use(state: State, action: Use) -> Outcome[State]:
    """Build another settlement by a location tile (rulebook, special actions)."""
    tile, number = action.tile, action.hex
    check_tile(state, tile)
    realm = state.realm
    if not realm.left:
        raise IllegalAction("no_settlements_left")
    if not placement.build_hexes(state, tile) >> number & 1:
        raise placement.not_there(state, tile, number)
    realm = realm.built(number)
    facts = {"seat": state.turn, "tile": tile, "hex": hex_name(number)}
    told = Event("tile_used", {**facts, "what": state.board.what(number), "left": realm.left})
    was_due, due = state.due, min(state.due, realm.left)
    used = (*state.used, tile)
    state = changed(state, due=due, ready=without(state.ready, tile), used=used)
    state, gains = _landed(state, realm, number)
    return _after_building(state, [told, *gains], bool(due) or not was_due)


def apply_move(state: State, action: Move) -> Outcome[State]:
    """Move a settlement by a location tile or a cave (rulebook, special actions; Queenie 2)."""
    tile, start, end = action.tile, action.start, action.end
    check_tile(state, tile)
    placement.check_start(state, tile, start)
    if not placement.move_hexes(state, tile, start) >> end & 1:
        raise placement.not_there(state, tile, end, start)
    realm = state.realm.moved(start, end)
    facts = {"seat": state.turn, "tile": tile, "start": hex_name(start), "hex": hex_name(end)}
    told = Event("moved", {**facts, "what": state.board.what(end)})
    # A tile is lost once the settlement has landed, before one is taken (rule note "tile lost").
    realm, ready, losses = _without_tiles(state, realm, without(state.ready, tile))
    state = changed(
        state,
        occupied=state.occupied ^ 1 << start,
        ready=ready,
        used=(*state.used, tile),
        lost=state.lost + len(losses),
    )
    state, gains = _landed(state, realm, end)
    state, events = rounds.with_fitting_card(state)
    return state, [told, *losses, *gains, *events]


def forgone(state: State, action: Action) -> list[Event]:
    """Return the tiles with which another settlement could be built, where the turn is to end.

    To move one is no gain by itself: tiles that only move are not told.
    """
    if not isinstance(action, End):
        return []
    usable = placement.usable(state)["tiles"] if state.realm.left else ()
    tiles = tuple(tile for tile in BUILDERS if tile in usable)
    return [Event("forgone_tiles", {"tiles": tiles})] if tiles else []


def apply_end(state: State, _: End) -> Outcome[State]:
    """End the turn: a new terrain card is drawn, unless the seat has no other turn."""
    if state.due:
        raise IllegalAction("build_first", left=state.due)
    told = Event("turn_ended", {"seat": state.turn})
    deck = state.deck.discarded(state.card) if state.card else state.deck
    if state.last:
        state, events = rounds.next_turn(changed(state, deck=deck, card=""))
        return state, [told, *events]
    state, events = rounds.draw_next(state, deck, Phase.DRAW)
    if state.phase is not Phase.DRAW:
        state, events = rounds.next_turn(state)
        return state, [told, *events]
    return state, [told, *events, *prompts(state)]


def check_tile(state: State, tile: str) -> None:
    """Raise when the seat on turn may not use a tile, or the caves, now."""
    if state.building:
        raise IllegalAction("finish_building", left=state.due)
    if tile in state.ready:
        if tile in placement.BY_CARD and not state.card:
            raise IllegalAction("no_card_shown", tile=tile)
        return
    if tile == CAVE:
        raise IllegalAction("cave_used" if state.caves else "no_caves")
    if tile in state.used:
        raise IllegalAction("tile_used", tile=tile)
    held = tile in state.held_by(state.turn)
    raise IllegalAction("tile_fresh" if held else "tile_not_held", tile=tile)


def _landed(state: State, realm: Realm, number: int) -> tuple[State, list[Event]]:
    """Put a settlement on a hex, and take a tile where that is at a location (rulebook, locations).

    ``realm`` is that of the seat on turn, with the settlement.
    """
    tiles, board = state.tiles, state.board
    told: list[Event] = []
    if board.by_location >> number & 1:
        for index, place in enumerate(board.locations):
            bit = 1 << index
            if place.ring >> number & 1 and not realm.taken & bit and tiles[index]:
                realm = changed(realm, held=realm.held | bit, taken=realm.taken | bit)
                tiles = put(tiles, index, tiles[index] - 1)
                facts = {"seat": state.turn, "tile": place.kind, "hex": hex_name(place.hex)}
                told.append(Event("tile_taken", {**facts, "left": tiles[index]}))
    state = changed(
        state,
        realms=put(state.realms, state.turn, realm),
        occupied=state.occupied | 1 << number,
        tiles=tiles,
        # A tile may have gone with the settlement that was moved.
        fresh=(state.fresh | realm.held & ~state.realm.held) & realm.held,
    )
    return state, told


def _without_tiles(
    state: State, realm: Realm, ready: tuple[str, ...]
) -> tuple[Realm, tuple[str, ...], list[Event]]:
    """Give up the tiles of locations that no settlement adjoins any more.

    Of two tiles of one kind from earlier turns that which was used goes first: nobody can tell
    which of the two was turned over (rule note "two equal tiles, one lost"). One taken in this turn
    is known to be the other location's, so it neither goes instead nor may be used instead.
    """
    told: list[Event] = []
    for index in bits(realm.held):
        place = state.board.locations[index]
        if not realm.own & place.ring:
            realm = changed(realm, held=realm.held ^ 1 << index)
            facts = {"seat": state.turn, "tile": place.kind, "hex": hex_name(place.hex)}
            told.append(Event("tile_lost", facts))
            old = bits(realm.held & ~state.fresh)
            kept = sum(state.board.kinds[other] == place.kind for other in old)
            if ready.count(place.kind) > kept:
                ready = without(ready, place.kind)
    return realm, ready, told


def _after_building(state: State, told: list[Event], going_on: bool) -> Outcome[State]:
    """Tell what follows from a settlement: the last one, the end of the mandatory action."""
    if not state.realm.left and not state.last:
        last = state.from_first(len(state.realms) - 1)
        told.append(Event("last_settlement", {"seat": state.turn, "last": last}))
        state = changed(state, last=True)
    if not going_on:
        told.append(rounds.building_done(state))
    state, events = rounds.with_fitting_card(state)
    return state, [*told, *events]
