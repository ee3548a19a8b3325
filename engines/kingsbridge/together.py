"""Playing Kingsbridge alone or together well: what to lay of a hand, and when to use whom.

Nobody is to be left with a hand that goes nowhere. As parts of columns move freely, how often each
rank lies on the table tells how many columns it takes (docs/advice.md, the bound) and which cards
go without a further one. A line that lays just the chosen cards is left to the advice's search.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final, TypeAlias

from heraut.engines.kingsbridge.actions import Move, Place
from heraut.engines.kingsbridge.advice.model import Position
from heraut.engines.kingsbridge.advice.search import Line, best_line
from heraut.engines.kingsbridge.state import COLUMNS, HAND_SIZE, RANKS, State
from heraut.engines.kingsbridge.views import KingsbridgeView
from heraut.engines.notation import Action
from heraut.engines.protocol import TABLE, Seat
from heraut.engines.rules import Rules

Kinds: TypeAlias = Mapping[type[Action], Sequence[Action]]
"""The legal actions by their kinds."""

_NODES: Final = 600
"""Spots that are looked at for a way to lay one choice of cards."""
_COLUMN: Final = 0.5
"""What a column costs that the table takes, ..."""
_CROWDED: Final = 0.1
"""... and more the more there are."""
_FIT: Final = 6.0
"""What it is worth that all cards still to come go without a further column."""
_DRAWN: Final = 0.5
"""What each card is worth that is drawn at the end of the turn."""
_IDLE: Final = 0.3
"""What each kind of card costs that stays in hand and goes nowhere."""
_STUCK: Final = 10.0
"""What it costs if nothing goes at the next turn."""
_GONE: Final = 1.0
"""What each card costs that is taken off the table and finishes no column."""
_CROWD: Final = -20.0
"""What a table is worth that takes more columns than there are."""


def laid(state: State, position: Position) -> list[Action]:
    """Return the first step of the best way to lay cards now, without a character.

    Empty where nothing can be laid so, or nothing more had better be.
    """
    bare = replace(position, characters=())
    for cards in _choices(state):
        line = best_line(replace(bare, hand=cards), _NODES) if cards else Line()
        if line.placed == len(cards):
            return [*line.steps[:1]]
    return []


def rescued(rules: Rules[State, KingsbridgeView], state: State, position: Position) -> list[Action]:
    """Return the first steps with each character that lets a card be laid, the best first."""
    hand = position.hand
    found: dict[Action, float] = {}
    for character in position.characters:
        for cards in (hand, *((card,) for card in sorted(set(hand)))):
            one = replace(position, characters=(character,), hand=cards)
            line = best_line(one, _NODES)
            if not line.placed:
                continue
            after = _after(rules, state, line.steps)
            gone = (sum(after.discard) - sum(state.discard)) % len(RANKS)
            value = _rated(after, state.turn, ()) - _GONE * gone
            first = line.steps[0]
            found[first] = max(value, found.get(first, value))
    return sorted(found, key=lambda step: -found[step])


def _after(rules: Rules[State, KingsbridgeView], state: State, steps: Sequence[Action]) -> State:
    for step in steps:
        while rules.to_act(state) == TABLE:
            # Who comes in the place of a used character makes no difference to the columns.
            state = rules.apply(state, next(iter(rules.odds(state))))[0]
        state = rules.apply(state, step)[0]
    return state


def tidied(rules: Rules[State, KingsbridgeView], state: State, kinds: Kinds) -> list[Action]:
    """Return what brings columns nearest to being finished: a move, or where the last card goes.

    It is for the end, when nothing is left to draw: once the last card lies it is too late.
    """
    now = _order(state)
    moves = {move: _order(rules.apply(state, move)[0]) for move in kinds.get(Move, ())}
    if moves and max(moves.values()) > now:
        return [max(moves, key=moves.__getitem__)]
    if state.hands[state.turn].size > 1:
        return []
    places = kinds.get(Place, ())
    return sorted(places, key=lambda place: -_order(rules.apply(state, place)[0]))[:1]


def _order(state: State) -> int:
    """Return how much lies in how few columns, those that are finished above all."""
    return sum(len(column) ** 2 for column in state.columns) + len(RANKS) * sum(state.discard)


def _choices(state: State) -> list[tuple[int, ...]]:
    """Return choices of hand cards that the columns take, the best first; also none after one."""
    hand = state.hands[state.turn].known
    least = 0 if state.placed else 1
    rated = {
        cards: _rated(state, state.turn, cards)
        for size in range(least, len(hand) + 1)
        for cards in combinations(hand, size)
    }
    able = [cards for cards, value in rated.items() if value > _CROWD]
    return sorted(able, key=lambda cards: (-rated[cards], cards))


def _rated(state: State, seat: Seat, cards: Sequence[int]) -> float:
    """Return what the table is worth to a seat once it has laid these cards of its hand, too."""
    lying = [0] * (RANKS.stop + 1)
    for column in state.columns:
        for card in column:
            lying[abs(card)] += 1
    rest = list(state.hands[seat].known)
    for card in cards:
        lying[card] += 1
        rest.remove(card)
    taken = sum(max(0, lying[rank] - lying[rank - 1]) for rank in RANKS) - min(lying[1:-1])
    spare = len(state.columns) - taken
    if spare < 0:
        return _CROWD
    fitting = {rank for rank in RANKS if lying[rank - 1] > lying[rank]}
    unseen = state.unseen
    fit = sum(unseen[rank - 1] for rank in fitting) / max(1, sum(unseen))
    drawn = min(HAND_SIZE - len(rest), state.piles[seat].size)
    value = _FIT * fit + _DRAWN * drawn - _IDLE * len(set(rest) - fitting)
    filled = COLUMNS - spare
    value -= _COLUMN * filled + _CROWDED * filled * abs(filled)
    if not spare and fitting.isdisjoint(rest):
        value -= _STUCK * (1 - fit) ** drawn
    return value
