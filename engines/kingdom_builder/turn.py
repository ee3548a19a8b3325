"""What a seat does in its turn: build, use its tiles, move, end the turn."""

from __future__ import annotations

from heraut.engines.kingdom_builder import placement, rounds
from heraut.engines.kingdom_builder.actions import Build, End, Move, Use
from heraut.engines.kingdom_builder.hexes import bits, hex_name
from heraut.engines.kingdom_builder.prompts import ask
from heraut.engines.kingdom_builder.state import BUILDERS, CAVE, Phase, Realm, State
from heraut.engines.notation import Action
from heraut.engines.protocol import Event, IllegalAction, Told
from heraut.engines.records import changed, changer, put, without


def apply_build(state: State, action: Build, told: Told) -> State:
    """Build a settlement of the mandatory action (rulebook, mandatory action)."""
    number, realm = action.hex, state.realms[state.turn]
    if not state.due:
        raise IllegalAction("built_all" if realm.left else "no_settlements_left")
    if not placement.build_hexes(state, "build") >> number & 1:
        raise placement.not_there(state, "build", number)
    realm, due = realm.built(number), state.due - 1
    told.later("built", _built, (state, number, due, realm.left))
    state = _landed(state, realm, number, told, due=due, built=True)
    return _after_building(state, realm, told, done=not due)


def _built(built: tuple[State, int, int, int]) -> dict[str, object]:
    state, number, due, left = built
    facts = {"seat": state.turn, "hex": hex_name(number), "terrain": state.card}
    return {**facts, "due": due, "left": left}


def apply_use(state: State, action: Use, told: Told) -> State:
    """Build another settlement by a location tile (rulebook, special actions)."""
    tile, number = action.tile, action.hex
    check_tile(state, tile)
    realm, due = state.realm, state.due
    if not realm.left:
        raise IllegalAction("no_settlements_left")
    if not placement.build_hexes(state, tile) >> number & 1:
        raise placement.not_there(state, tile, number)
    realm = realm.built(number)
    told.later("tile_used", _used, (state, action, realm.left))
    state = _with_used(state, ready=without(state.ready, tile), used=(*state.used, tile))
    state = _landed(state, realm, number, told, due=min(due, realm.left))
    return _after_building(state, realm, told, done=bool(due) and not state.due)


def _used(used: tuple[State, Use, int]) -> dict[str, object]:
    state, action, left = used
    what = state.board.what(action.hex)
    facts = {"seat": state.turn, "tile": action.tile, "hex": hex_name(action.hex)}
    return {**facts, "what": what, "left": left}


def apply_move(state: State, action: Move, told: Told) -> State:
    """Move a settlement by a location tile or a cave (rulebook, special actions; Queenie 2)."""
    tile, start, end = action.tile, action.start, action.end
    check_tile(state, tile)
    placement.check_start(state, tile, start)
    if not placement.move_hexes(state, tile, start) >> end & 1:
        raise placement.not_there(state, tile, end, start)
    realm = state.realm.moved(start, end)
    told.later("moved", _moved, (state, action))
    # A tile is lost once the settlement has landed, before one is taken (rule note "tile lost").
    held = realm.held
    realm, ready = _without_tiles(state, realm, without(state.ready, tile), told)
    state = _with_lifted(
        state,
        occupied=state.occupied ^ 1 << start,
        ready=ready,
        used=(*state.used, tile),
        lost=state.lost + (held & ~realm.held).bit_count(),
    )
    state = _landed(state, realm, end, told, due=state.due)
    return rounds.with_fitting_card(state, told)


def _moved(moved: tuple[State, Move]) -> dict[str, object]:
    state, action = moved
    start, end = hex_name(action.start), hex_name(action.end)
    facts = {"seat": state.turn, "tile": action.tile, "start": start, "hex": end}
    return {**facts, "what": state.board.what(action.end)}


def forgone(state: State, action: Action) -> list[Event]:
    """Return the tiles with which another settlement could be built, where the turn is to end.

    To move one is no gain by itself: tiles that only move are not told.
    """
    if not isinstance(action, End):
        return []
    usable = placement.usable(state)["tiles"] if state.realm.left else ()
    tiles = tuple(tile for tile in BUILDERS if tile in usable)
    return [Event("forgone_tiles", {"tiles": tiles})] if tiles else []


def apply_end(state: State, _: End, told: Told) -> State:
    """End the turn: a new terrain card is drawn, unless the seat has no other turn."""
    if state.due:
        raise IllegalAction("build_first", left=state.due)
    told.add("turn_ended", {"seat": state.turn})
    deck = state.deck.discarded(state.card) if state.card else state.deck
    if state.last:
        return rounds.next_turn(changed(state, deck=deck, card=""), told)
    state = rounds.draw_next(state, deck, Phase.DRAW, told)
    if state.phase is not Phase.DRAW:
        return rounds.next_turn(state, told)
    ask(state, told)
    return state


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


def _landed(
    state: State, realm: Realm, number: int, told: Told, *, due: int, built: bool = False
) -> State:
    """Put a settlement on a hex, and take a tile where that is at a location (rulebook, locations).

    ``realm`` is that of the seat on turn, with the settlement; ``built`` tells whether the
    mandatory action has built it.
    """
    tiles, held = state.tiles, realm.held
    fresh = state.fresh & held  # a tile may have gone with the settlement that was moved
    if state.board.by_location >> number & 1:
        realm, tiles = _with_tiles(state, realm, number, told)
        fresh |= realm.held & ~held
    return _with_landed(
        state,
        realms=put(state.realms, state.turn, realm),
        occupied=state.occupied | 1 << number,
        tiles=tiles,
        due=due,
        begun=built or state.begun,
        built_with=built or state.built_with,
        fresh=fresh,
    )


_with_used = changer(State, "ready", "used")
_with_lifted = changer(State, "occupied", "ready", "used", "lost")
_with_landed = changer(State, "realms", "occupied", "tiles", "due", "begun", "built_with", "fresh")


def _with_tiles(
    state: State, realm: Realm, number: int, told: Told
) -> tuple[Realm, tuple[int, ...]]:
    """Take a tile at each location next to a hex that has one, unless one was ever taken there.

    Returns the realm with them, and the tiles that are left at each location.
    """
    tiles = state.tiles
    for index, place in enumerate(state.board.locations):
        bit = 1 << index
        if place.ring >> number & 1 and not realm.taken & bit and tiles[index]:
            realm = changed(realm, held=realm.held | bit, taken=realm.taken | bit)
            tiles = put(tiles, index, tiles[index] - 1)
            facts = {"seat": state.turn, "tile": place.kind, "hex": hex_name(place.hex)}
            told.add("tile_taken", {**facts, "left": tiles[index]})
    return realm, tiles


def _without_tiles(
    state: State, realm: Realm, ready: tuple[str, ...], told: Told
) -> tuple[Realm, tuple[str, ...]]:
    """Give up the tiles of locations that no settlement adjoins any more.

    Of two tiles of one kind from earlier turns that which was used goes first: nobody can tell
    which of the two was turned over (rule note "two equal tiles, one lost"). One taken in this turn
    is known to be the other location's, so it neither goes instead nor may be used instead.
    """
    for index in bits(realm.held):
        place = state.board.locations[index]
        if not realm.own & place.ring:
            realm = changed(realm, held=realm.held ^ 1 << index)
            facts = {"seat": state.turn, "tile": place.kind, "hex": hex_name(place.hex)}
            told.add("tile_lost", facts)
            old = bits(realm.held & ~state.fresh)
            kept = sum(state.board.kinds[other] == place.kind for other in old)
            if ready.count(place.kind) > kept:
                ready = without(ready, place.kind)
    return realm, ready


def _after_building(state: State, realm: Realm, told: Told, *, done: bool) -> State:
    """Tell what follows from a settlement: the last one, the end of the mandatory action."""
    if not realm.left and not state.last:
        last = state.from_first(len(state.realms) - 1)
        told.add("last_settlement", {"seat": state.turn, "last": last})
        state = changed(state, last=True)
    if done:
        rounds.tell_building_done(state, told)
    return rounds.with_fitting_card(state, told)
