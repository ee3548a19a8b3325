"""What the seat on turn may do, kind by kind: nothing is made before it is asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from heraut.engines.kingdom_builder.actions import BUILDS, END, Move, uses
from heraut.engines.kingdom_builder.hexes import At, bits, nth
from heraut.engines.kingdom_builder.placement import Lifts, build_hexes, lifts
from heraut.engines.kingdom_builder.state import BUILDERS, MOVERS, State
from heraut.engines.listing import Listing, joined
from heraut.engines.notation import Action


def kinds(state: State) -> Iterable[Sequence[Action]]:
    """Return every legal action of the seat on turn, kind by kind; each is made when asked for.

    A barn late in the match has hundreds of moves.
    """
    # At most steps nothing but the next settlement may come.
    if state.begun and state.due:
        return (At(BUILDS, build_hexes(state, "build")),)
    return _all_kinds(state)


def _all_kinds(state: State) -> Iterator[Sequence[Action]]:
    if state.due:
        yield At(BUILDS, build_hexes(state, "build"))
    if state.ready:
        builders, movers = _of_use(state.ready)
        if builders and state.realm.left:
            built = joined([At(uses(tile), build_hexes(state, tile)) for tile in builders])
            if built:
                yield built
        if movers:
            moved = joined([_Moves(tile, lifts(state, tile)) for tile in movers])
            if moved:
                yield moved
    if not state.due:
        yield (END,)


@lru_cache(maxsize=4096)
def _of_use(ready: tuple[str, ...]) -> tuple[Sequence[str], Sequence[str]]:
    """Return which of some tiles build a settlement, and which move one, in the order of each."""
    builders, movers = ([tile for tile in some if tile in ready] for some in (BUILDERS, MOVERS))
    return tuple(builders), tuple(movers)


class _Moves(Listing[Action]):
    """The moves by a tile: from each settlement that may move, to each hex where it may go."""

    __slots__ = ("_count", "_lifts", "_tile")

    def __init__(self, tile: str, lifts: Lifts) -> None:
        self._tile, self._lifts = tile, lifts
        self._count = lifts.alike.bit_count() * lifts.to.bit_count()
        self._count += sum([to.bit_count() for _, to in lifts.others])

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Action]:
        every = self._lifts.each()
        return (Move(self._tile, start, end) for start, to in every for end in bits(to))

    def _at(self, index: int) -> Action:
        alike, to, others = self._lifts
        width = to.bit_count() if alike else 0
        for start, its in others:
            # How many moves of those that are alike come before it.
            before = width * (alike & (1 << start) - 1).bit_count() if width else 0
            if index < before:
                break
            count = its.bit_count()
            if index < before + count:
                return Move(self._tile, start, nth(its, index - before))
            index -= count
        place, there = divmod(index, width)
        return Move(self._tile, nth(alike, place), nth(to, there))
