"""Builds a state by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from heraut.engines.kingdom_builder.board import Board
from heraut.engines.kingdom_builder.box import TERRAINS, Box
from heraut.engines.kingdom_builder.hexes import CORNERS, around, hex_number
from heraut.engines.kingdom_builder.options import KingdomBuilderOptions
from heraut.engines.kingdom_builder.rounds import begin_turn
from heraut.engines.kingdom_builder.state import (
    COPIES,
    FIRST_GOALS,
    HIDDEN,
    SETTLEMENTS,
    TILES_EACH,
    Deck,
    Phase,
    Realm,
    State,
)
from heraut.engines.protocol import UNHEARD, Seat


def position(
    settlements: Sequence[str],
    card: str,
    *,
    sections: str = "tavern paddock oasis farm",
    goals: Sequence[str] = FIRST_GOALS,
    cards: Sequence[str] = (),
    turn: Seat = 0,
    first: Seat = 0,
    number: int = 1,
    left: Mapping[Seat, int] | None = None,
    without: Mapping[Seat, Sequence[str]] | None = None,
    capitols: str = "",
    caves: str = "",
    discard: Mapping[str, int] | None = None,
    removed: Mapping[str, int] | None = None,
    last: bool = False,
    options: Mapping[str, str] | None = None,
    box: Box | None = None,
) -> State:
    """Return a state in which a seat begins its turn in round ``number`` with a terrain card.

    ``settlements`` has the hexes of each seat, as ``"F12 F13"``; ``sections`` the four sections,
    turned ones with a ``*``; ``cards`` the hidden terrain cards of the seats (else all flowers;
    that of the seat on turn is ``card``). Every seat has the tiles of the locations that it
    adjoins, as far as they go, the lower seats first, but those named in ``without``, which it has
    lost. ``left`` is the supply of seats that have not all their settlements: what is
    missing stands nowhere, which no real match has. Raises ``ValueError`` for hexes that do not
    exist, cannot be built on or are taken twice, and for more cards or settlements than there are.
    """
    read = KingdomBuilderOptions.read(options or {})
    box = box or Box.shipped()
    laid = tuple((name.rstrip("*"), name.endswith("*")) for name in sections.split())
    if len(laid) != len(CORNERS):
        raise ValueError(f"there are {len(CORNERS)} sections")
    board = Board.of(box, laid, read.island)
    tiles = [TILES_EACH] * len(board.locations)
    realms, occupied, lost = [], 0, 0
    hidden = [cards[seat] if cards else "flowers" for seat in range(len(settlements))]
    hidden[turn] = card
    for seat, names in enumerate(settlements):
        own = _mask(board, names, board.buildable | board.water)
        if own & occupied:
            raise ValueError(f"{names}: a hex is taken twice")
        occupied |= own
        held = taken = 0
        for index, place in enumerate(board.locations):
            if own & place.ring and tiles[index]:
                tiles[index] -= 1
                taken |= 1 << index
                gone = place.kind in (without or {}).get(seat, ())
                held, lost = held | (not gone) << index, lost + gone
        supply = (left or {}).get(seat, SETTLEMENTS - own.bit_count())
        if not 0 <= supply <= SETTLEMENTS - own.bit_count():
            raise ValueError(f"seat {seat} has {SETTLEMENTS} settlements")
        realms.append(Realm(own, around(own), supply, held, taken, hidden[seat]))
    state = State(
        options=read,
        box=box,
        board=board,
        realms=tuple(realms),
        sections=laid,
        goals=tuple(goals),
        capitols=_numbers(board, capitols),
        caves=_numbers(board, caves),
        phase=Phase.TURN,
        round=number,
        first=first,
        turn=(turn - 1) % len(realms),
        occupied=occupied,
        tiles=tuple(tiles),
        lost=lost,
        deck=_deck(hidden, discard or {}, removed or {}),
        last=last,
    )
    return begin_turn(state, turn, UNHEARD)


def _numbers(board: Board, names: str) -> tuple[int, ...]:
    numbers = tuple(hex_number(name) for name in names.split())
    if any(number is None or not board.exists >> number & 1 for number in numbers):
        raise ValueError(f"{names}: not all are hexes of the board")
    return tuple(number for number in numbers if number is not None)


def _mask(board: Board, names: str, fit: int) -> int:
    mask = 0
    for number in _numbers(board, names):
        if mask >> number & 1 or not fit >> number & 1:
            raise ValueError(f"{names}: a settlement cannot stand on one of them, or twice")
        mask |= 1 << number
    return mask


def _deck(hidden: Sequence[str], discard: Mapping[str, int], removed: Mapping[str, int]) -> Deck:
    """Return the deck when the seats hold these cards."""
    gone = tuple(discard.get(name, 0) for name in TERRAINS)
    out = tuple(removed.get(name, 0) for name in TERRAINS)
    known = tuple(hidden.count(name) for name in TERRAINS)
    unseen = tuple(COPIES - sum(parts) for parts in zip(gone, out, known, strict=True))
    if min(unseen) < 0 or sum(unseen) < hidden.count(HIDDEN):
        raise ValueError("the box has no such cards")
    return Deck(unseen, sum(unseen) - hidden.count(HIDDEN), gone, out)
