"""Placing cards and moving parts of columns: what any seat may do at any time of its turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from heraut.engines.kingsbridge.actions import move, place, swap, use
from heraut.engines.kingsbridge.advice.model import (
    HAND_CARD,
    LATER,
    House,
    Spot,
    finished,
    gap_at,
    gapless,
    laid,
)
from heraut.engines.kingsbridge.columns import Column
from heraut.engines.kingsbridge.state import COLUMNS, RANKS
from heraut.engines.notation import Action


class Play(NamedTuple):
    """One or more steps and where they lead."""

    steps: tuple[Action, ...]
    spot: Spot
    gain: int
    """The measure of the cards placed."""


def fitting(
    column: Column, card: int, power: str = "", granted: tuple[str, ...] = ()
) -> tuple[Column, str] | None:
    """Return the column with ``card``, and the permission that this takes; none if it cannot go.

    ``card`` is a rank, or minus the rank that Edgar is to stand for.
    """
    if not column:
        return (card,), ""
    rank, last = abs(card), abs(column[-1])
    if rank == last + 1:
        return (*column, card), ""
    if index := gap_at(column, rank):
        return (*column[:index], card, *column[index:]), ""
    if rank == last and (power == "agatha" or "agatha" in granted):
        return (*column, card), "agatha"
    if rank == last + 2 and (power == "ragna" or "ragna" in granted):
        return (*column, card), "ragna"
    if rank == abs(column[0]) - 1 and (power == "aldred" or "aldred" in granted):
        return (card, *column), "aldred"
    return None


def settled(
    spot: Spot, changes: dict[int, Column], permission: str = ""
) -> tuple[tuple[Action, ...], Spot]:
    """Return the spot with these columns, and the step that asks for ``permission``, if any."""
    power, granted, discard = spot.power, spot.granted, spot.discard
    steps: tuple[Action, ...] = ()
    if permission and permission not in granted:
        steps, power, granted = (use(permission),), "", (*granted, permission)
    if permission == "ragna":
        granted = tuple(name for name in granted if name != "ragna")
    gone = [card for column in changes.values() if finished(column) for card in column]
    if gone:
        if power == LATER and min(gone) < 0:
            power = "edgar"
        lying = Counter(gone)
        discard = tuple(count + lying[rank] for rank, count in enumerate(discard, 1))
    columns = laid(spot.columns, changes)
    return steps, spot._replace(columns=columns, power=power, granted=granted, discard=discard)


def placings(spot: Spot) -> Iterator[Play]:
    """Yield every way to place a card; of columns that are alike only the first."""
    for cards, held in ((spot.hand, True), (spot.aside, False)):
        for at, card in enumerate(cards):
            if at and cards[at - 1] == card:
                continue
            left = cards[:at] + cards[at + 1 :]
            rest = spot._replace(hand=left) if held else spot._replace(aside=left)
            gain = HAND_CARD if held else 1
            seen: set[tuple[Column, bool]] = set()
            for index, column in enumerate(spot.columns):
                alike = (column, index >= COLUMNS)
                if alike in seen:
                    continue
                seen.add(alike)
                yield from _onto(rest, index, card, gain, not held)


def _onto(spot: Spot, index: int, card: int, gain: int, aside: bool) -> Iterator[Play]:
    column, number = spot.columns[index], index + 1
    if -card in column and (not aside or column[-1] == -card):
        swapped = tuple(card if other == -card else other for other in column)
        _, after = settled(spot, {index: swapped})
        if after.power == LATER:
            after = after._replace(power="edgar")
        yield Play((swap(card, number, aside),), after, gain)
    fit = fitting(column, card, spot.power, spot.granted)
    if fit is None or (aside and column and fit[0][-1] != card):
        return
    steps, after = settled(spot, {index: fit[0]}, fit[1])
    yield Play((*steps, place(card, number, aside)), after, gain)


def joins(house: House, spot: Spot) -> Iterator[Play]:
    """Yield the moves of a whole column onto another that leave an empty column behind."""
    for source, column in enumerate(spot.columns[:COLUMNS]):
        if column:
            for target, onto in enumerate(spot.columns):
                takes = onto and source != target
                if takes and (play := _moved(house, spot, source, 0, len(column), target)):
                    yield play


def all_moves(house: House, spot: Spot) -> Iterator[Play]:
    """Yield every move of a part; of empty columns only the first takes any."""
    for source, column in enumerate(spot.columns):
        parts = [(start, len(column)) for start in range(len(column))]
        if house.head_moves:
            parts += [(0, stop) for stop in range(1, len(column))]
        for start, stop in parts:
            emptied = False
            for target, onto in enumerate(spot.columns):
                if source == target or (not onto and (emptied or stop - start == len(column))):
                    continue
                emptied = emptied or not onto
                if play := _moved(house, spot, source, start, stop, target):
                    yield play


def finishes(house: House, spot: Spot) -> Iterator[Play]:
    """Yield the quickest way to finish a column of each one that begins with 1."""
    if len({abs(card) for column in spot.columns for card in column}) < len(RANKS):
        return
    for base, column in enumerate(spot.columns):
        begun = column and abs(column[0]) == 1 and gapless(column)
        if begun and (play := _gathered(house, spot, base)):
            yield play


def _gathered(house: House, spot: Spot, base: int) -> Play | None:
    """Return the moves that bring a column from 1 to 13, each time by the longest part there is."""
    steps: tuple[Action, ...] = ()
    before = len(spot.columns)
    while True:
        last = abs(spot.columns[base][-1])
        best: tuple[int, int, int] | None = None
        for source, column in enumerate(spot.columns):
            if source == base:
                continue
            ranks = [abs(card) for card in column]
            if last + 1 in ranks:
                start = ranks.index(last + 1)
                if gapless(column[start:]) and (best is None or ranks[-1] > best[0]):
                    best = (ranks[-1], source, start)
        if best is None:
            return None
        _, source, start = best
        done = abs(spot.columns[source][-1]) == RANKS[-1]
        play = _moved(house, spot, source, start, len(spot.columns[source]), base)
        if play is None:
            return None
        steps, spot = steps + play.steps, play.spot
        if done:
            return Play(steps, spot, 0)
        if len(spot.columns) < before:
            base -= source < base
            before = len(spot.columns)


def _moved(
    house: House, spot: Spot, source: int, start: int, stop: int, target: int
) -> Play | None:
    column, onto = spot.columns[source], spot.columns[target]
    part, rest = column[start:stop], column[:start] + column[stop:]
    permission, together = "", onto + part
    if onto:
        permission = _joining(abs(part[0]) - abs(onto[-1]))
        if permission and not _may(spot, permission):
            if abs(onto[0]) - abs(part[-1]) != 1 or not _may(spot, "aldred"):
                return None
            permission, together = "aldred", part + onto
    if not house.gap_travels and not gapless(part):
        return None
    steps, after = settled(spot, {source: rest, target: together}, permission)
    return Play((*steps, _move(column, source, start, stop, target)), after, 0)


def _joining(step: int) -> str:
    """Return the permission that it takes to lay a card so far above the last one."""
    return {1: "", 0: "agatha", 2: "ragna"}.get(step, "none")


def _may(spot: Spot, permission: str) -> bool:
    return spot.power == permission or permission in spot.granted


def _move(column: Column, source: int, start: int, stop: int, target: int) -> Action:
    ranks = [abs(card) for card in column]
    first, last = ranks[start], ranks[stop - 1]
    first_nth = ranks[: start + 1].count(first)
    last_nth = ranks[:stop].count(last) if last in ranks[stop:] else 0
    return move(source + 1, first, last, target + 1, first_nth, last_nth)
