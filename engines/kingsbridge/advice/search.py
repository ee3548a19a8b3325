"""The search for the line that places the most cards this turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final

from heraut.engines.kingsbridge.advice.bound import Bound
from heraut.engines.kingsbridge.advice.model import HAND_CARD, LATER, House, Position, Spot, worth
from heraut.engines.kingsbridge.advice.plays import Play, all_moves, finishes, joins, placings
from heraut.engines.kingsbridge.advice.powers import gifts, uses
from heraut.engines.kingsbridge.state import COLUMNS, RANKS
from heraut.engines.notation import Action

NODES: Final = 12000
"""How many spots a search looks at before it stops; chosen for 300 ms at most, typically."""

_HASTE: Final = 3
"""How much, in halves, each step to come counts against one that is known.

More than 2 leads to a line sooner, and perhaps to one that is not the shortest.
"""

_HANDY: Final = (
    "ethelred",
    "ragna",
    "edgar",
    "aldred",
    "gytha",
    "wynstan",
    "den",
    "agatha",
    "wigelm",
)
"""The characters that can help to place cards, those with the simplest use first."""

_NO_SAVING: Final = frozenset({"aldred", "agatha"})
"""With these, cards may need no empty column at all."""


@dataclass(frozen=True, slots=True)
class Line:
    """A way to play the turn, without its end."""

    steps: tuple[Action, ...] = ()
    """The actions in order."""
    placed: int = 0
    """The hand cards that it places."""
    aside: int = 0
    """The cards set aside that it places."""
    proven: bool = True
    """No line places more hand cards, nor as many and more cards set aside."""


def best_line(position: Position, nodes: int = NODES) -> Line:
    """Return the line that places the most cards: hand cards first, then cards set aside.

    Of lines that place as many, one without a character comes first, then one with few steps. At
    most ``nodes`` spots are looked at, so the same position always brings the same line.
    """
    plans = [_Plan(position, power) for power in ("", *_powers(position))]
    # The search without a character comes first: it settles most positions.
    plans[1:] = sorted(plans[1:], key=lambda plan: -plan.most)
    best, left = _Found(plans[0]), nodes * 3 // 4
    # No plan may spend what the next ones need; a third is kept for what seems out of reach.
    for rank, plan in enumerate(plans):
        best, spent = plan.descend(best, left * 2 // (3 * (len(plans) - rank)))
        left -= spent
    for rank, plan in enumerate(plans):
        best, spent = plan.exhaust(best, left // (len(plans) - rank))
        left -= spent
    best = best.plan.shorten(best, nodes // 4)
    placed, aside = divmod(best.gain, HAND_CARD)
    most = max(plan.most for plan in plans)
    if position.house.several and len(plans) > 1:
        # Two characters together may do what none of them does alone.
        most = worth(len(position.hand), len(position.aside))
    return Line(best.steps, placed, aside, best.gain >= most)


def whole_line(position: Position, nodes: int) -> tuple[Action, ...]:
    """Return a short line that places every card without a character; empty if none is found."""
    plan, goal = _Plan(position, ""), worth(len(position.hand), len(position.aside))
    best, _ = plan.reach(goal, nodes)
    return plan.shorten(best, nodes // 4).steps if best.gain == goal else ()


def _powers(position: Position) -> Iterator[str]:
    if not position.giving:
        for power in _HANDY:
            if power in position.characters:
                yield power


@dataclass(frozen=True, slots=True)
class _Found:
    """The best line so far."""

    plan: _Plan
    gain: int = 0
    steps: tuple[Action, ...] = ()


class _Plan:
    """The search with one character, or with none."""

    def __init__(self, position: Position, power: str) -> None:
        self._house = position.house
        self._first = position.spot(power)
        self._bound = Bound(self._house, self._first)
        self.most = self._bound.most(self._first)
        """No line of this plan gains more than this."""

    def descend(self, best: _Found, nodes: int) -> tuple[_Found, int]:
        """Aim high, then lower, with the plays that make sense at first sight.

        Return a line that gains more than ``best``, or ``best``, and the nodes spent.
        """
        goal, spent = self.most, 0
        while goal > best.gain and spent < nodes:
            search = _Search(self._house, self._bound, goal, (nodes - spent + 1) // 2)
            search.run(self._first)
            best, spent = self._better(best, search), spent + search.spent
            goal = self._below(goal)
        return best, spent

    def exhaust(self, best: _Found, nodes: int) -> tuple[_Found, int]:
        """Try every play for what seemed out of reach; what is so lowers :attr:`most`.

        Return as :meth:`descend`.
        """
        spent = 0
        while self.most > best.gain and spent < nodes:
            search = _Search(self._house, self._bound, self.most, nodes - spent, thorough=True)
            complete = search.run(self._first)
            best, spent = self._better(best, search), spent + search.spent
            if complete and best.gain < self.most:
                self.most = self._below(self.most)
        return best, spent

    def reach(self, goal: int, nodes: int) -> tuple[_Found, int]:
        """Aim at one goal alone, first with the plays that make sense at first sight.

        Return a line that gains so much, or one without steps, and the nodes spent.
        """
        spent = 0
        if self.most >= goal:
            for thorough in (False, True):
                left = (nodes - spent) // (1 if thorough else 2)
                search = _Search(self._house, self._bound, goal, left, thorough=thorough)
                search.run(self._first)
                spent += search.spent
                if search.gain >= goal:
                    return _Found(self, search.gain, search.steps), spent
        return _Found(self), spent

    def shorten(self, best: _Found, nodes: int) -> _Found:
        """Return a line of this plan that gains as much in fewer steps, or ``best``."""
        search = _Search(self._house, self._bound, best.gain, nodes, fewer=len(best.steps))
        search.run(self._first)
        return best if search.gain < best.gain else _Found(self, search.gain, search.steps)

    def _better(self, best: _Found, search: _Search) -> _Found:
        return _Found(self, search.gain, search.steps) if search.gain > best.gain else best

    def _below(self, goal: int) -> int:
        """Return the next lower measure that there is."""
        hand, aside = divmod(goal - 1, HAND_CARD)
        return worth(hand, min(aside, len(self._first.aside)))


class _Search:
    """One search for a line that gains ``goal``, in ``fewer`` steps than that, if given."""

    def __init__(
        self,
        house: House,
        bound: Bound,
        goal: int,
        nodes: int,
        *,
        thorough: bool = False,
        fewer: int = 0,
    ) -> None:
        self._house, self._bound, self._goal = house, bound, goal
        self._nodes, self._thorough, self._fewer = nodes, thorough, fewer
        self.gain = 0
        self.steps: tuple[Action, ...] = ()
        """The line found that gains the most."""
        self.spent = 0

    def run(self, first: Spot) -> bool:
        """Search until the goal is reached, nothing is left to try, or the nodes are spent.

        Return whether the search was complete: the goal reached, or out of reach.
        """
        haste = 2 if self._fewer else _HASTE
        heap: list[tuple[int, int, int, int, Spot, int, tuple[Action, ...]]] = []
        heappush(heap, (0, 0, 0, 0, first, 0, ()))
        seen = {_alike(first): 0}
        while heap and self.gain < self._goal:
            *_, spot, gain, steps = heappop(heap)
            for play in self._plays(spot):
                gained, done = gain + play.gain, steps + play.steps
                self.spent += 1
                if self.spent > self._nodes:
                    return False
                key = _alike(play.spot)
                if seen.get(key, len(done) + 1) <= len(done):
                    continue
                seen[key] = len(done)
                left = self._goal - gained
                togo = _cards(left, play.spot)
                togo += moves_needed(play.spot, togo)
                if self._fewer and len(done) + togo >= self._fewer:
                    continue
                if gained > self.gain and not play.spot.giving:
                    self.gain, self.steps = gained, done
                    if left <= 0:
                        break
                if gained + self._bound.most(play.spot) < self._goal:
                    continue
                rating = 2 * len(done) + haste * togo
                filled = sum(map(bool, play.spot.columns))
                heappush(heap, (rating, -gained, filled, self.spent, play.spot, gained, done))
        return True

    def _plays(self, spot: Spot) -> Iterator[Play]:
        if spot.giving:
            yield from gifts(self._house, spot)
            return
        yield from placings(spot)
        yield from finishes(self._house, spot)
        if self._thorough:
            yield from all_moves(self._house, spot)
        else:
            yield from joins(self._house, spot)
        if spot.power:
            yield from uses(self._house, spot)


def _cards(gain: int, spot: Spot) -> int:
    """Return how few cards make up a gain."""
    if gain <= 0:
        return 0
    hand, aside = divmod(gain, HAND_CARD)
    return hand + (aside if aside <= len(spot.aside) else 1)


def moves_needed(spot: Spot, togo: int) -> int:
    """Return how many steps must come besides placing ``togo`` of the cards, never too many.

    A card that no end waits for takes an empty column. Where there is none, a step makes one or
    the end it needs, and a finished column is one more.
    """
    if spot.giving or not _NO_SAVING.isdisjoint((spot.power, *spot.granted)):
        return 0
    cards = (*spot.hand, *spot.aside)
    ends = [0] * (RANKS.stop + 1)
    lying = [0] * (RANKS.stop + 1)
    free = len(cards) - togo
    for column in spot.columns:
        if not column:
            free += 1
            continue
        before = 0
        for card in column:
            if card < 0:
                free += 1  # He may be swapped for a card, wherever that fits.
                card = -card
            elif before and card > before + 1:
                free += 1  # A gap takes a card.
            lying[card] += 1
            before = card
        ends[before] += 1
    for card in cards:
        ends[card] += 1
        lying[card] += 1
    needed = sum(max(0, cards.count(card) - ends[card - 1]) for card in set(cards))
    needed -= free + min(lying[1:-1])
    if spot.granted or spot.power in ("edgar", "gytha", LATER):
        # An open gap costs nothing; a card from elsewhere may even finish a column.
        needed -= 1
    return max(0, needed)


def _alike(spot: Spot) -> tuple[object, ...]:
    """Return what spots have in common that differ only in the order of columns."""
    columns = spot.columns
    return (tuple(sorted(columns[:COLUMNS])), tuple(sorted(columns[COLUMNS:])), *spot[1:])
