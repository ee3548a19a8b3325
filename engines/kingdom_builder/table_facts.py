"""What people may put right of the table: settlements, tiles, and a terrain card.

A settlement comes from its seat's supply, or goes back there; a tile comes from a location of its
kind, or goes back to one. Terrain cards are put right only where they are real ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from heraut.engines.kingdom_builder.box import TERRAINS
from heraut.engines.kingdom_builder.hexes import CELLS, around, hex_name, hex_number
from heraut.engines.kingdom_builder.placement import no_such_hex, owner
from heraut.engines.kingdom_builder.state import HIDDEN, TILES, Deck, Phase, Realm, State
from heraut.engines.protocol import Event, IllegalAction, Outcome, Seat
from heraut.engines.records import changed, put
from heraut.engines.table_facts import FactKind, check_dealt, told

SETTLEMENT: Final = "settlement"
NO_SETTLEMENT: Final = "no_settlement"
HOLDS_TILE: Final = "holds_tile"
LACKS_TILE: Final = "lacks_tile"
CARD: Final = "card"

_UNDER_WAY: Final = (Phase.DEAL, Phase.DRAW, Phase.SHOW, Phase.TURN)
"""The phases in which the board is whole, and nothing that is still to come follows from it."""


def _settlement(state: State, seat: Seat, value: str) -> Outcome[State]:
    """Put right that a seat has a settlement on a hex."""
    number = _hex(state, value)
    name, holder, realm = hex_name(number), owner(state, number), state.realms[seat]
    if holder == seat:
        raise IllegalAction("fact_settlement_so", seat=seat, hex=name)
    if holder >= 0:
        raise IllegalAction("hex_taken", hex=name, seat=holder)
    if not (state.board.buildable | state.board.water) >> number & 1:
        raise IllegalAction("not_buildable", hex=name, what=state.board.what(number))
    if not realm.left:
        raise IllegalAction("no_settlements_left")
    state = _with_realm(state, seat, realm.built(number))
    return state, [Event("fact_settlement", {"seat": seat, "hex": name, "left": realm.left - 1})]


def _no_settlement(state: State, seat: Seat, value: str) -> Outcome[State]:
    """Put right that a seat has no settlement on a hex."""
    number = _hex(state, value)
    name, realm = hex_name(number), state.realms[seat]
    if not realm.own >> number & 1:
        raise IllegalAction("fact_no_settlement_so", seat=seat, hex=name)
    own = realm.own ^ 1 << number
    realm = changed(realm, own=own, near=around(own), left=realm.left + 1)
    state = _with_realm(state, seat, realm)
    return state, [Event("fact_no_settlement", {"seat": seat, "hex": name, "left": realm.left})]


def _holds_tile(state: State, seat: Seat, value: str) -> Outcome[State]:
    """Put right that a seat has a tile of a kind, to be used from its next turn on."""
    _check_tile(state, value)
    realm = state.realms[seat]
    if value in state.held_by(seat):
        raise IllegalAction("fact_holds_tile_so", seat=seat, tile=value)
    places = [place for place in _places(state, value) if state.tiles[place]]
    if not places:
        raise IllegalAction("fact_no_tile_left", tile=value)
    bit = 1 << places[0]
    realm = changed(realm, held=realm.held | bit, taken=realm.taken | bit)
    state = changed(_with_realm(state, seat, realm), tiles=_moved(state.tiles, places[:1], -1))
    if seat == state.turn:
        state = changed(state, fresh=state.fresh | bit)
    return state, [Event("fact_holds_tile", {"seat": seat, "tile": value})]


def _lacks_tile(state: State, seat: Seat, value: str) -> Outcome[State]:
    """Put right that a seat has no tile of a kind; what it was believed to have goes back."""
    _check_tile(state, value)
    realm = state.realms[seat]
    places = [place for place in _places(state, value) if realm.held >> place & 1]
    if not places:
        raise IllegalAction("fact_lacks_tile_so", seat=seat, tile=value)
    kept = ~sum(1 << place for place in places)
    realm = changed(realm, held=realm.held & kept, taken=realm.taken & kept)
    state = changed(_with_realm(state, seat, realm), tiles=_moved(state.tiles, places, 1))
    if seat == state.turn:
        ready = tuple(tile for tile in state.ready if tile != value)
        state = changed(state, ready=ready, fresh=state.fresh & kept)
    return state, [Event("fact_lacks_tile", {"seat": seat, "tile": value})]


def _places(state: State, tile: str) -> list[int]:
    return [place for place, kind in enumerate(state.board.kinds) if kind == tile]


def _card(state: State, seat: Seat, value: str) -> Outcome[State]:
    """Put right which terrain card a seat has: the one it shows, or the one it holds hidden."""
    if value not in TERRAINS:
        raise IllegalAction("no_such_terrain", terrain=value)
    check_dealt(table_cards=state.options.table_cards)
    if state.phase not in _UNDER_WAY:
        raise IllegalAction("fact_not_now")
    realm, shows = state.realms[seat], state.phase is Phase.TURN and seat == state.turn
    own = None if shows else frozenset({seat})
    card = state.card if shows else realm.card
    details = {"seat": seat, "terrain": value}
    if not card:
        raise IllegalAction("fact_no_card", seat=seat)
    if seat == state.turn and (state.begun or state.phase is Phase.SHOW):
        raise IllegalAction("fact_not_now")  # it was used already, or is about to be turned up
    if card == value:
        return state, told(Event("fact_card_so", details, own), seat)
    if not state.deck.unseen[TERRAINS.index(value)]:
        raise IllegalAction("fact_card_elsewhere", own, terrain=value)
    deck = state.deck.shown(value)
    deck = deck if card == HIDDEN else _unseen(deck, card)
    if shows:
        state = changed(state, deck=deck, card=value)
    else:
        state = changed(state, deck=deck, realms=put(state.realms, seat, realm.with_card(value)))
    return state, told(Event("fact_card", details, own), seat)


def _hex(state: State, value: str) -> int:
    number = hex_number(value)
    if number is None or not state.board.exists >> number & 1:
        raise no_such_hex(value.upper(), state.board)
    if state.phase not in _UNDER_WAY:
        raise IllegalAction("fact_not_now")
    return number


def _check_tile(state: State, value: str) -> None:
    if value not in TILES:
        raise IllegalAction("no_such_tile", tile=value)
    if state.phase not in _UNDER_WAY:
        raise IllegalAction("fact_not_now")


def _with_realm(state: State, seat: Seat, realm: Realm) -> State:
    realms = put(state.realms, seat, realm)
    occupied = 0
    for each in realms:
        occupied |= each.own
    # The last round has begun once somebody has built the last settlement, and not before.
    last = any(not each.left for each in realms)
    return changed(state, realms=realms, occupied=occupied, last=last)


def _moved(tiles: tuple[int, ...], places: Iterable[int], more: int) -> tuple[int, ...]:
    for place in places:
        tiles = put(tiles, place, tiles[place] + more)
    return tiles


def _unseen(deck: Deck, terrain: str) -> Deck:
    index = TERRAINS.index(terrain)
    return changed(deck, unseen=put(deck.unseen, index, deck.unseen[index] + 1))


def _hexes(_: State) -> Iterable[str]:
    return map(hex_name, range(CELLS))


TABLE_FACTS: Final[Mapping[str, FactKind]] = {
    SETTLEMENT: FactKind(_settlement, _hexes),
    NO_SETTLEMENT: FactKind(_no_settlement, _hexes),
    HOLDS_TILE: FactKind(_holds_tile, lambda _: TILES),
    LACKS_TILE: FactKind(_lacks_tile, lambda _: TILES),
    CARD: FactKind(_card, lambda _: TERRAINS),
}
"""What may be put right."""
