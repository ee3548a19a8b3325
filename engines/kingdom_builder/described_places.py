"""One place that is described, at one moment of a turn: which hexes it may be, and what is done.

Which of several hexes is meant, the terrain and the rules tell; of more than a few none is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from heraut.engines.kingdom_builder.actions import Build, Move, Use
from heraut.engines.kingdom_builder.box import TERRAINS
from heraut.engines.kingdom_builder.description_phrases import Anchor, Fact, Phrase
from heraut.engines.kingdom_builder.hexes import (
    NEAR,
    SIZE,
    STEP,
    around,
    bits,
    groups,
    hex_number,
    mask_of,
)
from heraut.engines.kingdom_builder.landmarks import LANDMARKS, hexes_of
from heraut.engines.kingdom_builder.placement import build_hexes, move_hexes, sites
from heraut.engines.kingdom_builder.spots import BOARD_CORNERS, spot
from heraut.engines.kingdom_builder.state import BUILDERS, MOVERS, State
from heraut.engines.kingdom_builder.turn import apply_build, apply_move, apply_use
from heraut.engines.kingdom_builder.ways import farthest, straight
from heraut.engines.notation import Action
from heraut.engines.protocol import UNHEARD, IllegalAction, Term

MOST: Final = 3
"""Of more hexes than these nobody can say that they were described."""
_ANY: Final = "any"
"""The corner of which it is said elsewhere which one it is."""
_ROW: Final = 2
"""So many settlements in a line are a row."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What is so while a description is followed."""

    state: State
    here: int
    built: tuple[int, ...]
    """What the turn has built so far, this breath included."""
    said: bool = False
    """Whether some of it was built in this breath."""
    topic: Anchor | None = None
    tile: str = ""

    def after(self, action: Action, number: int) -> Moment | None:
        """Return the moment after an action; ``None`` where it is forbidden."""
        try:
            match action:
                case Build():
                    state = apply_build(self.state, action, UNHEARD)
                case Use():
                    state = apply_use(self.state, action, UNHEARD)
                case Move():
                    state = apply_move(self.state, action, UNHEARD)
                case _:
                    return None
        except IllegalAction:
            return None
        return replace(self, state=state, built=(*self.built, number), said=True)

    @property
    def last(self) -> int:
        """Where one is told to be."""
        if self.said or self.here < 0:
            return self.built[-1] if self.built else -1
        return self.here


class Place:
    """One place that is described, at one moment."""

    def __init__(self, moment: Moment, place: Phrase) -> None:
        if place.one and place.piece is None:
            # « Celle du haut » is what is moved, or else where something is built.
            alone = any(kind == "alone" for kind, _ in place.one)
            moves = alone or (place.tile or moment.tile) in MOVERS
            facts = [Fact("far" if kind == "side" else kind, value) for kind, value in place.one]
            piece = Anchor("mine", "", place.one) if moves else None
            place = replace(
                place, piece=piece, facts=place.facts if moves else [*place.facts, *facts]
            )
        topic = place.topic
        if topic and not place.facts and topic.value in moment.state.ready and topic.which:
            # « La taverne tout à gauche » is where it is used, and no place by itself.
            facts = [Fact("far", value) for kind, value in topic.which if kind == "far"]
            place = replace(place, tile=topic.value, topic=None, facts=facts)
        self._moment, self._place = moment, place
        self._state = moment.state
        self._tile = self._tile_of()
        anchors = (fact.anchor for fact in place.facts if fact.anchor)
        self._anchor = next(anchors, None) or (place.topic if not self._tile else None)

    def _tile_of(self) -> str:
        tile, ready = self._place.tile, self._state.ready
        if self._place.topic is not None and tile not in ready:
            return ""  # « l'oasis, à sa droite » is where one looks from
        if self._place.piece is not None and not tile and not self._moment.tile:
            # What moves a settlement need not be named where there is but one thing.
            movers = [one for one in ready if one in MOVERS]
            return movers[0] if len(movers) == 1 else ""
        return tile

    def choices(self) -> Iterator[Sequence[Action]]:
        """Yield what may be done at the place."""
        place, moment = self._place, self._moment
        if not place.facts or (place.which and int(place.which) != len(moment.built) + 1):
            return
        if place.facts == [Fact("beside")]:
            return  # « à côté » may be any side
        if self._tile in MOVERS or (not self._tile and moment.tile in MOVERS and place.piece):
            yield from self._moves(self._tile or moment.tile)
            return
        if place.piece is not None or (self._tile and self._tile not in BUILDERS):
            return
        what, count = self._tile or "build", max(1, place.count)
        if any(fact.kind == "until" for fact in place.facts):
            if not self._tile and place.count < 1:
                yield from ([Build(number) for number in row] for row in self._rest_of_row())
            return
        mask = self._chosen(what, count)
        hexes = bits(mask)
        if count == 1:
            if len(hexes) <= MOST:
                yield from ([self._built(number)] for number in hexes)
        elif len(hexes) == count:
            yield [self._built(number) for number in hexes]

    def _built(self, number: int) -> Action:
        return Use(self._tile, number) if self._tile else Build(number)

    def _chosen(self, what: str, count: int) -> int:
        """Return the hexes of a place that may be built on."""
        fit = build_hexes(self._state, what)
        if count > 1:
            # What comes second may touch what comes first.
            fit = sites(self._state, what) & ~self._state.occupied
        if what == "build" and not self._state.due:
            return 0
        mask = self.mask() & fit
        ways = [fact.value for fact in self._place.facts if fact.kind == "far"]
        if not ways or any(fact.kind == "corner" for fact in self._place.facts):
            return mask
        if count == 1:
            for way in ways:
                mask = farthest(mask, way)
            return mask
        # « Les trois déserts du haut »: the patch that lies farthest.
        patches = [group for group in groups(mask) if group & farthest(mask, ways[-1])]
        return patches[0] if len(patches) == 1 else 0

    def mask(self, start: int = -1) -> int:
        """Return the hexes that all that is said fits; ``start``: of what is moved from there."""
        facts, mask = self._place.facts, self._state.board.exists
        kinds = {fact.kind for fact in facts}
        between = "between" in kinds
        # Beside « le coin » a direction only tells which one.
        told_with = kinds & {"between", "corner"}
        for fact in facts:
            if fact.kind == "far" or (fact.kind == "way" and told_with):
                continue
            mask &= self._hexes(fact, start)
        if between:
            pair = next((fact.anchor for fact in facts if fact.kind == "between"), None)
            if pair is not None:
                return mask & _of(self._state, spot(self._state, "gap", -1), pair.which)
            ways = [fact.value for fact in facts if fact.kind == "way"]
            mask &= self._between(ways)
        return mask

    def _hexes(self, fact: Fact, start: int) -> int:
        """Return the hexes of which one thing is said."""
        match fact.kind:
            case "hex":
                number = hex_number(fact.value)
                return 1 << number if number is not None else 0
            case "here":
                return 1 << self._moment.here if self._moment.here >= 0 else 0
            case "corner":
                ways = (one.value for one in self._place.facts if one.value != _ANY)
                corners = (BOARD_CORNERS.get(f"corner_{way}") for way in (fact.value, *ways))
                number = next((one for one in corners if one is not None), None)
                return 1 << number if number is not None else 0
            case "ground":
                board = self._state.board
                return board.terrain(fact.value) if fact.value in TERRAINS else board.water
            case "end":
                return self._ends(fact.anchor, self._ways_told())
            case "spot":
                return spot(self._state, fact.value, self._moment.last)
            case "beside":
                return around(self._from(fact.anchor, start))
            case "way":
                if any(other.kind == "end" for other in self._place.facts) and not fact.anchor:
                    return self._state.board.exists  # it tells which end
                if fact.anchor and fact.anchor.kind == "row":
                    return self._ends(fact.anchor, [fact.value])
                return self._toward(fact, start)
        return self._state.board.exists

    def _toward(self, fact: Fact, start: int) -> int:
        place = self._place
        steps = place.steps or (2 if start >= 0 and not fact.anchor and self._jumps() else 1)
        count = place.count if place.count > 1 and not place.steps else 0
        found = 0
        origins = bits(self._from(fact.anchor, start))
        if not origins and not fact.anchor and start < 0:
            return self._ends(None, [fact.value])
        for origin in origins:
            one = mask_of(straight(origin, fact.value, steps))
            if count and one.bit_count() == 1:
                for far in range(2, count + 1):
                    one |= mask_of(straight(origin, fact.value, far))
            found |= one
        return found

    def _jumps(self) -> bool:
        return (self._tile or self._moment.tile) == "paddock"

    def _from(self, anchor: Anchor | None, start: int) -> int:
        """Return the hexes from which something is told."""
        if anchor is None and start >= 0:
            return 1 << start
        anchor = anchor or self._anchor
        if anchor is None:
            last = self._moment.last
            return 1 << last if last >= 0 else 0
        return self._anchored(anchor)

    def _anchored(self, anchor: Anchor) -> int:
        state, built = self._state, self._moment.built
        match anchor.kind:
            case "hex":
                number = hex_number(anchor.value)
                return 1 << number if number is not None else 0
            case "here":
                return 1 << self._moment.here if self._moment.here >= 0 else 0
            case "one" if anchor.value.isdecimal():
                at = int(anchor.value) - 1
                return 1 << built[at] if at < len(built) else 0
            case "one" | "just":
                return 1 << built[-1] if built else 0
            case "mine":
                return _of(state, state.realm.own, anchor.which)
            case "thing" if anchor.value in LANDMARKS:
                hexes = hexes_of(state, anchor.value, state.turn)
                topic = self._moment.topic
                if ("this", "") in anchor.which and topic and topic.value == anchor.value:
                    return _of(state, hexes, topic.which)
                return _of(state, hexes, anchor.which)
        return 0

    def _ways_told(self) -> Sequence[str]:
        return [fact.value for fact in self._place.facts if fact.kind == "way" and not fact.anchor]

    def _ends(self, anchor: Anchor | None, ways: Sequence[str]) -> int:
        """Return the hexes at the ends of rows of one's own."""
        own = self._state.realm.own
        if self._tile == "tavern":
            fit = build_hexes(self._state, "tavern")
            return farthest(fit, ways[-1]) if ways else fit
        lines = rows(own)
        which = anchor.which if anchor else ()
        if anchor is not None and anchor.kind != "row":
            lines = [row for row in lines if row & self._anchored(anchor)]
        elif which:
            chosen = _of(self._state, mask_of(n for row in lines for n in bits(row)), which)
            lines = [row for row in lines if row & chosen]
        if not lines and anchor is None and ways and self._moment.last >= 0:
            lines = [1 << self._moment.last]
        if len(lines) != 1:
            return 0
        first, last = bits(lines[0])[0], bits(lines[0])[-1]
        ends = {"west": STEP["west"][first], "east": STEP["east"][last]}
        wanted = [ends.get(way, -1) for way in ways] or [*ends.values()]
        found = mask_of(number for number in wanted if number >= 0)
        if self._place.count > 1 and len(ways) == 1:
            # « Je continue à droite, deux de suite ».
            for number in bits(found):
                for far in range(1, self._place.count):
                    found |= mask_of(straight(number, ways[0], far))
        return found

    def _rest_of_row(self) -> Iterator[Sequence[int]]:
        """Yield the hexes from the last settlement as far as one may build on its line.

        A side must be told where there are two.
        """
        last, fit = self._moment.last, sites(self._state, "build") & ~self._state.occupied
        ways = [fact.value for fact in self._place.facts if fact.kind in ("way", "far")]
        for way in ways or ("west", "east"):
            row: list[int] = []
            while last >= 0 and way in STEP and len(row) <= self._state.due:
                at = STEP[way][row[-1] if row else last]
                if at < 0 or not fit >> at & 1:
                    break
                row.append(at)
            if 0 < len(row) <= self._state.due:
                yield row

    def _between(self, ways: Sequence[str]) -> int:
        """Return what touches the last two settlements, on the side that is told."""
        two = self._moment.built[-2:]
        if len(two) < 2:
            return 0
        low, high = min(two) // SIZE, max(two) // SIZE
        touching = NEAR[two[0]] & NEAR[two[1]]
        sides = {way.partition("_")[0] for way in ways}
        return mask_of(
            number
            for number in bits(touching)
            if ("north" not in sides or number // SIZE < low)
            and ("south" not in sides or number // SIZE > high)
        )

    def _moves(self, tile: str) -> Iterator[Sequence[Action]]:
        """Yield the ways to move one settlement by a tile."""
        facts = self._place.facts
        own = self._state.realm.own
        starts, rest = 0, self._place
        if self._place.piece is not None:
            here, piece = self._moment.here, self._place.piece
            pointed = piece.kind == "just" and here >= 0
            starts = (1 << here if pointed else self._anchored(piece)) & own
        else:
            for fact in facts:
                named = self._hexes(fact, -1) & own if fact.kind in ("hex", "here") else 0
                if named:
                    starts = named
                    others = [one for one in facts if one is not fact]
                    rest = replace(self._place, facts=others)
                    break
        place = Place(self._moment, rest)
        found = [
            Move(tile, start, end)
            for start in bits(starts)
            for end in bits(place.mask(start) & move_hexes(self._state, tile, start))
        ]
        if rest.facts and len(found) <= MOST:
            yield from ([one] for one in found)


def _of(state: State, hexes: int, which: Sequence[Term]) -> int:
    """Return those of some hexes that are meant: « celle du haut », « la plus à droite »."""
    for kind, value in which:
        if kind == "alone":
            hexes &= spot(state, "alone", -1)
        elif kind in ("far", "side", "corner"):
            hexes = farthest(hexes, value)
    return hexes


def rows(own: int) -> list[int]:
    """Return the rows of settlements from west to east."""
    found = []
    for number in bits(own):
        before = STEP["west"][number]
        if before >= 0 and own >> before & 1:
            continue
        row, at = 0, number
        while at >= 0 and own >> at & 1:
            row, at = row | 1 << at, STEP["east"][at]
        if row.bit_count() >= _ROW:
            found.append(row)
    return found
