"""What the one character at hand can do for the turn.

Permissions are asked for by the plays that need them, in ``plays``.
"""

from __future__ import annotations

from collections.abc import Iterator

from heraut.engines.kingsbridge.actions import Stop, Use, give, use
from heraut.engines.kingsbridge.advice.model import HAND_CARD, House, Spot, finished
from heraut.engines.kingsbridge.advice.plays import Play, fitting, settled
from heraut.engines.kingsbridge.columns import Column
from heraut.engines.kingsbridge.state import COLUMNS, RANKS
from heraut.engines.notation import Action


def uses(house: House, spot: Spot) -> Iterator[Play]:
    """Yield what the unused character may do at this moment, as one play each."""
    match spot.power:
        case "ethelred":
            yield from _ethelred(spot)
        case "edgar":
            yield from _edgar(spot)
        case "gytha":
            yield from _gytha(spot)
        case "wynstan":
            yield from _wynstan(spot)
        case "den":
            yield from _den(spot)
        case "wigelm":
            asked = spot._replace(power="", giving=house.receivers)
            yield from _given(house, asked, (use("wigelm"),), 0)


def gifts(house: House, spot: Spot) -> Iterator[Play]:
    """Yield the ways to give away what Wigelm has still to give."""
    yield from _given(house, spot, (), 0)


def _ethelred(spot: Spot) -> Iterator[Play]:
    for place, card in enumerate(spot.hand):
        if card not in spot.hand[:place]:
            left = spot.hand[:place] + spot.hand[place + 1 :]
            after = spot._replace(columns=(*spot.columns, (card,)), hand=left, power="")
            yield Play((use("ethelred", (card,)),), after, HAND_CARD)


def _edgar(spot: Spot) -> Iterator[Play]:
    for index, column in _unlike(spot.columns):
        for rank in RANKS:
            fit = fitting(column, -rank)
            if fit is not None:
                _, after = settled(spot, {index: fit[0]})
                # Where he finishes a column he comes back, yet the one use of the turn is spent.
                yield Play((use("edgar", (rank,), index + 1),), after._replace(power=""), 0)


def _gytha(spot: Spot) -> Iterator[Play]:
    def held(rank: int) -> int:
        return spot.discard[rank - 1]

    for index, column in _unlike(spot.columns):
        for first in filter(held, RANKS):
            one = fitting(column, first)
            if one is None:
                continue
            yield _fetched(spot, index, (first,), one[0])
            onto = one[0]
            if finished(onto):
                if index >= COLUMNS:
                    continue
                onto = ()
            for second in filter(held, RANKS):
                two = fitting(onto, second)
                if two is not None and (second != first or held(first) > 1):
                    yield _fetched(spot, index, (first, second), two[0])


def _fetched(spot: Spot, index: int, cards: tuple[int, ...], column: Column) -> Play:
    _, after = settled(spot._replace(power="", discard=()), {index: column})
    return Play((use("gytha", cards, index + 1),), after, 0)


def _wynstan(spot: Spot) -> Iterator[Play]:
    for index, column in _unlike(spot.columns):
        for count in range(1, min(2, len(column)) + 1):
            _, after = settled(spot._replace(power=""), {index: column[:-count]})
            yield Play((use("wynstan", (), index + 1, count),), after, 0)


def _den(spot: Spot) -> Iterator[Play]:
    for index, column in _unlike(spot.columns):
        if column:
            _, after = settled(spot._replace(power=""), {index: ()})
            yield Play((use("den", (), index + 1),), after, 0)


def _given(house: House, spot: Spot, steps: tuple[Action, ...], least: int) -> Iterator[Play]:
    """Yield the choices of first cards, one for each seat still to get one.

    Who gets which card makes no difference to the table, so columns are taken in order: each from
    ``least`` on.
    """
    takes = [
        index
        for index, column in enumerate(spot.columns)
        if column and (column[0] > 0 or not house.head_edgar_blocks)
    ]
    if not spot.giving or not takes:
        yield Play(steps, spot._replace(giving=()), 0)
        return
    if house.may_stop and steps[-1:] and not isinstance(steps[-1], Use):
        yield Play((*steps, Stop()), spot._replace(giving=()), 0)
    seat = spot.giving[0]
    for index in takes:
        if index < least:
            continue
        given = spot._replace(giving=spot.giving[1:])
        _, after = settled(given, {index: spot.columns[index][1:]})
        yield from _given(house, after, (*steps, give(index + 1, seat + 1)), index)


def _unlike(columns: tuple[Column, ...]) -> Iterator[tuple[int, Column]]:
    """Yield the columns with their places; of those that are alike only the first."""
    seen: set[tuple[Column, bool]] = set()
    for index, column in enumerate(columns):
        if (column, index >= COLUMNS) not in seen:
            seen.add((column, index >= COLUMNS))
            yield index, column
