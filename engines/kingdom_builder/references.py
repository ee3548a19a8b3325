"""Hexes by what they are like: « à droite de ma dernière », « tout en bas », « le treize de D ».

All of it is open: the board, the settlements, and what the seat that speaks did last.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from heraut.engines.kingdom_builder.box import TERRAINS
from heraut.engines.kingdom_builder.hexes import SIZE, bits, hex_name, hex_number, mask_of
from heraut.engines.kingdom_builder.placement import build_hexes
from heraut.engines.kingdom_builder.reference_slots import (
    AHEAD,
    AMONG,
    AT_PLACE,
    AT_PLACES,
    BACK,
    BESIDE,
    BESIDE_LINE,
    BEYOND,
    BY,
    EXTREME,
    FIRST_HEX,
    FLANKS,
    FORCED,
    GROUND,
    HEXES,
    MANY,
    ON_LINE,
    ORIGIN,
    OTHER_HEXES,
    OVER,
    PIECE,
    PROLONG,
    QUARTER,
    REFERENCES,
    SINCE,
    SPOT,
    STEPS,
    TOWARD,
    UNTIL,
    UNTIL_PLACE,
    WALK,
)
from heraut.engines.kingdom_builder.spots import BOARD_CORNERS, SPOTS, fitting, spot
from heraut.engines.kingdom_builder.state import Phase, State
from heraut.engines.kingdom_builder.ways import (
    behind_own,
    farthest,
    jumped,
    next_free,
    onward,
    row_ends,
    straight,
    walked,
)
from heraut.engines.protocol import Said

_AGAIN: Final = "again"
"""Where a settlement stood that was taken back."""
_FITS: Final = "fits"
"""Wherever the tile that is named may build."""
_ONLY: Final = "only"
"""The hex where a settlement must go, where there is but one."""
_TELLING: Final = frozenset(
    {TOWARD, AHEAD, WALK, PROLONG, SPOT, EXTREME, BESIDE, OVER, ON_LINE, AT_PLACE}
)
"""The slots of which any describes a hex."""
_MOST: Final = 4
"""Nobody builds more than so many settlements in a row."""


def refer(state: State, slots: Said, did: str) -> Sequence[Said]:
    """Return the slots with each hex, or each pair of hexes, that they may describe."""
    rest = {slot: value for slot, value in slots.items() if slot not in REFERENCES}
    if slots.get(BY, state.turn + 1) != state.turn + 1:
        # What another seat would do is nothing that may be done now.
        return [{}]
    if QUARTER in slots:
        at = tuple(BOARD_CORNERS).index(str(slots[QUARTER]))
        return [{**rest, "section": state.sections[at][0]}] if at < len(state.sections) else ()
    if BACK in slots:
        ways = _opposite(str(slots[BACK]))
        if STEPS not in slots:
            return [{**rest, "direction": way} for way in ways]
        slots = {**slots, WALK: next(iter(ways), "")}
    if BESIDE_LINE in slots:
        return [{**rest, "line": name} for name in _line_beside(state, slots)]
    last = _last(did)
    if slots.get(SPOT) == _AGAIN:
        # Who has taken a settlement back is still where it was; a card is all that came before.
        fresh = did.partition(" ")[0] in ("", "draw", "show")
        origin = hex_name(last) if last >= 0 else slots.get(ORIGIN, "") if fresh else ""
        slots = {**slots, SPOT: "last", ORIGIN: origin}
    if isinstance(beyond := slots.get(BEYOND), int):
        slots = {**slots, MANY: beyond + 1}
    starts: Sequence[Said] = [rest]
    if PIECE in slots:
        found = spot(state, str(slots[PIECE]), last) & state.realm.own
        starts = [{**rest, "start": hex_name(number)} for number in bits(found)]
    if slots.keys() & {OTHER_HEXES, AT_PLACES, UNTIL, UNTIL_PLACE, MANY, FLANKS, FORCED}:
        row = [hex_name(number) for number in _row(state, slots, last)]
        if len(row) == 1:
            return [{**rest, "hex": row[0]}]
        return [{**rest, HEXES: ",".join(row)}] if 1 < len(row) <= _MOST else ()
    if _TELLING.isdisjoint(slots):
        return starts
    ground = slots.get(GROUND)
    fit = state.board.terrain(str(ground)) if ground in TERRAINS else state.board.exists
    return [
        {**one, "hex": hex_name(number)}
        for one in starts
        for number in dict.fromkeys(_hexes(state, slots, one, last))
        if fit >> number & 1
    ]


def _hexes(state: State, slots: Said, known: Said, last: int) -> Iterable[int]:
    """Return the hexes that slots may describe; ``known`` may say which settlement moves."""
    if AMONG in slots:
        every = map(hex_number, str(slots[AMONG]).split(","))
        told = mask_of(one for one in every if one is not None)
        if ON_LINE in slots:
            return [one for one in bits(told) if hex_name(one)[0] == slots[ON_LINE]]
        return bits(farthest(told, str(slots.get(EXTREME))))
    if slots.keys() & {ON_LINE, AT_PLACE}:
        number = hex_number(f"{_line(state, slots, last)}{slots.get(AT_PLACE)}")
        return () if number is None else (number,)
    named = _origin(state, str(slots.get(ORIGIN) or ""), last)
    if slots.get(SPOT) in (_FITS, _ONLY):
        fit = fitting(state, known, None)
        return bits(fit) if slots[SPOT] == _FITS or fit.bit_count() == 1 else ()
    if SPOT in slots:
        return bits(spot(state, str(slots[SPOT]), last if named is None else named))
    start = hex_number(str(known.get("start") or ""))
    if OVER in slots:
        return jumped(state, str(slots[OVER]), start)
    if EXTREME in slots:
        fit = fitting(state, known, slots.get(BESIDE))
        if (ground := slots.get(GROUND)) in TERRAINS:
            # The farthest one is the farthest of this terrain.
            fit &= state.board.terrain(str(ground))
        return bits(farthest(fit, str(slots[EXTREME])))
    if BESIDE in slots:
        return bits(fitting(state, known, slots[BESIDE]))
    if known.get("tile") == "tavern" and TOWARD in slots:
        # A line goes on at one end or at the other.
        return bits(farthest(build_hexes(state, "tavern"), str(slots[TOWARD])))
    origin = next((one for one in (start, named, last) if one is not None and one >= 0), -1)
    if origin < 0:
        return ()
    if AHEAD in slots:
        return next_free(state, origin, str(slots[AHEAD]))
    if PROLONG in slots:
        return behind_own(state, origin, str(slots[PROLONG]))
    steps = slots.get(STEPS, 1)
    many = steps if isinstance(steps, int) else 1
    if WALK in slots:
        return walked(origin, str(slots[WALK]), many)
    way = str(slots[TOWARD])
    if start is None or STEPS in slots:
        return straight(origin, way, many)
    # Who moves a settlement says the direction alone: how far it goes is up to the tile.
    jumps = {"paddock": (2,), "": (1, 2)}.get(str(known.get("tile") or ""), (1,))
    return [number for far in jumps for number in straight(origin, way, far)]


def _row(state: State, slots: Said, last: int) -> Sequence[int]:
    """Return several hexes that are told; none where not all of them are on the board."""
    line = _line(state, slots, last)
    if OTHER_HEXES in slots:
        told = (str(slots.get(FIRST_HEX)), *str(slots[OTHER_HEXES]).split(","))
        found = [hex_number(name) for name in told]
    elif AT_PLACES in slots:
        places = (str(slots.get(AT_PLACE)), *str(slots[AT_PLACES]).split(","))
        names = [f"{line}{place}" for place in places]
        found = [hex_number(name) for name in names]
    elif FORCED in slots:
        count = slots[FORCED]
        going = state.phase is Phase.TURN and isinstance(count, int)
        whole = _forced(state, int(count)) if going else ()
        found = [*whole] if len(whole) == count else []
    elif FLANKS in slots:
        named = _origin(state, str(slots.get(ORIGIN) or ""), last)
        found = [*row_ends(state, last if named is None else named)]
    elif MANY in slots:
        named = _origin(state, str(slots.get(ORIGIN) or ""), last)
        origin, way, many = last if named is None else named, str(slots.get(TOWARD)), slots[MANY]
        ahead = range(1, many + 1 if isinstance(many, int) and many <= _MOST else 1)
        if slots.keys() & {SINCE, AT_PLACE}:
            # « Trois depuis le deux » begins with it, and goes on to the right as one reads.
            first = hex_number(str(slots.get(SINCE) or f"{line}{slots.get(AT_PLACE)}"))
            origin, way = -1 if first is None else first, str(slots.get(TOWARD, "east"))
            ahead = range(len(ahead))
        elif TOWARD not in slots:
            way = onward(state, origin)
        found = [n for far in ahead if origin >= 0 for n in straight(origin, way, far)]
        # No hex lies straight north or south: two do.
        found = [] if len(found) > len(ahead) else [*found]
    else:
        since = hex_number(str(slots.get(SINCE) or f"{line}{slots.get(AT_PLACE)}"))
        until = hex_number(str(slots.get(UNTIL) or f"{line}{slots.get(UNTIL_PLACE)}"))
        if since is None or until is None or since // SIZE != until // SIZE:
            return ()
        step = 1 if since <= until else -1
        found = [*range(since, until + step, step)]
        if state.realm.own >> since & state.realm.own >> until & 1:
            # Between two of one's own is what lies between them.
            found = found[1:-1]
    whole = [n for n in found if n is not None and state.board.exists >> n & 1]
    return whole if len(whole) == len(found) else ()


def _line(state: State, slots: Said, last: int) -> str:
    """Return the line that is told, or the one where one is; empty where nobody knows."""
    if ON_LINE in slots:
        return str(slots[ON_LINE])
    named = _origin(state, str(slots.get(ORIGIN) or ""), last)
    here = last if named is None else named
    return hex_name(here)[0] if here >= 0 else ""


def _origin(state: State, told: str, last: int) -> int | None:
    """Return the hex that is named, or the settlement of one's own that is described."""
    if told in SPOTS:
        return next(iter(bits(spot(state, told, last) & state.realm.own)), -1)
    if told.isdecimal() and last >= 0:
        # « À gauche de la treize »: on the line of the last settlement.
        return hex_number(f"{hex_name(last)[0]}{told}")
    return hex_number(told)


def _line_beside(state: State, slots: Said) -> Sequence[str]:
    """Return the line below or above one that is named."""
    number = hex_number(f"{slots[BESIDE_LINE]}1")
    if number is None:
        return ()
    beside = number + (SIZE if slots.get(TOWARD) == "south" else -SIZE)
    on_board = beside >= 0 and bool(state.board.exists >> beside)
    # The Island's lines are not below those of the board.
    same = (beside < SIZE * SIZE) == (number < SIZE * SIZE)
    return (hex_name(beside)[0],) if on_board and same else ()


def _opposite(way: str) -> Sequence[str]:
    """Return the direction that leads back."""
    turned = {"north": "south", "south": "north", "east": "west", "west": "east"}
    parts = way.split("_")
    return ("_".join(turned[part] for part in parts),) if {*parts} <= turned.keys() else ()


def _last(did: str) -> int:
    """Return where the seat's last settlement came to; -1 when it did something else."""
    verb, _, words = did.partition(" ")
    if verb not in ("build", "use", "move"):
        return -1
    number = hex_number(words.split()[-1].rpartition("-")[2])
    return -1 if number is None else number


def _forced(state: State, many: int) -> Sequence[int]:
    """Return where so many settlements go one after the other; none where one has a choice."""
    # Only what is typed in free words needs it: a game should begin at once.
    from heraut.engines.kingdom_builder.actions import Build
    from heraut.engines.kingdom_builder.turn import apply_build
    from heraut.engines.protocol import UNHEARD

    found: list[int] = []
    while state.due and len(found) < many:
        fit = bits(build_hexes(state, "build"))
        if len(fit) != 1:
            return ()
        found += fit
        state = apply_build(state, Build(fit[0]), UNHEARD)
    return found
