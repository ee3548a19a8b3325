"""Playing Kingsbridge alone or together well: what to lay of a hand, and when to use whom.

Nobody is to be left with a hand that goes nowhere, so the cards are laid, and the characters used,
after which the next turn promises most (:mod:`outlook`). A line that lays just the chosen cards is
left to the advice's search.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from math import exp
from typing import Final, NamedTuple, TypeAlias

from heraut.engines.kingsbridge.actions import Give, Malus, Move, Place, Use
from heraut.engines.kingsbridge.advice.model import Position
from heraut.engines.kingsbridge.advice.search import best_line, whole_line
from heraut.engines.kingsbridge.outlook import (
    Cards,
    Rest,
    Table,
    ahead,
    cleared,
    glance,
    subsets,
    table_of,
)
from heraut.engines.kingsbridge.scores import points_of, won
from heraut.engines.kingsbridge.state import COLUMNS, RANKS, Hand, Phase, State, bumped, earlier
from heraut.engines.kingsbridge.turn_end import only_aside
from heraut.engines.kingsbridge.views import KingsbridgeView
from heraut.engines.notation import Action
from heraut.engines.records import changed, put, without
from heraut.engines.rules import Rules

Kinds: TypeAlias = Mapping[type[Action], Sequence[Action]]
"""The legal actions by their kinds."""
KingsbridgeRules: TypeAlias = Rules[State, KingsbridgeView]

_NODES: Final = 600
"""Spots that are looked at for a way to lay one choice of cards."""
_WIDTH: Final = 5
"""How many choices of cards are looked at one turn ahead."""
_NARROW: Final = 3
"""How many where the use of a character is weighed."""
_TRIED: Final = 12
"""For how many choices a line is sought."""
_USES: Final = 4
"""How many uses of characters are looked at one turn ahead, and how many of one character."""
_PERMITS: Final = frozenset({"aldred", "agatha", "ragna"})
"""Characters that allow more up to the end of the turn."""
_COST: Final[Mapping[str, float]] = {
    "aldred": 1.5,
    "edgar": 6.0,
    "wynstan": 7.5,
    "gytha": 6.0,
    "agatha": 7.5,
    "ragna": 4.5,
    "ethelred": 4.5,
    "den": 9.0,
    "wigelm": 3.0,
    "wilwulf": 1.5,
}
"""What it costs that a character is gone: the more often it would help, the more."""
_LOST: Final = 10.0
"""What it is worth that the points at the end win, ..."""
_DOUBT: Final = 2.0
"""... and within how many points that is in doubt."""


class Choice(NamedTuple):
    """Cards that may be laid, and what the table is worth then."""

    value: float
    hand: Cards
    aside: Cards
    crowded: bool
    """It takes all columns there are."""


class Plan(NamedTuple):
    """What to do, and what the table is worth after the turn."""

    value: float
    step: Action | None
    """The first step; none: nothing more had better be laid."""
    crowded: bool = False


class _Way(NamedTuple):
    """How a character may be used."""

    value: float
    step: Use
    after: State


def laid(rules: KingsbridgeRules, state: State, position: Position) -> Plan | None:
    """Return the best way to lay cards without a further character; none where no card goes."""
    bare = replace(position, characters=())
    plan = None
    for choice in _choices(state, _WIDTH)[:_TRIED]:
        steps = whole_line(replace(bare, hand=choice.hand, aside=choice.aside), _NODES)
        if steps or not (choice.hand or choice.aside):
            plan = Plan(choice.value, steps[0] if steps else None, choice.crowded)
            break
    if plan and not position.granted:
        return plan
    for after, line in _lines(rules, state, bare):
        value = _value(after)
        if value is not None and (plan is None or value > plan.value):
            plan = Plan(value, line[0])
    return plan


def _lines(
    rules: KingsbridgeRules, state: State, position: Position
) -> Iterator[tuple[State, Sequence[Action]]]:
    """Yield where lines lead that lay all they can of the hand, or any one card of it."""
    hand = position.hand
    for cards in (hand, *((card,) for card in sorted(set(hand)))):
        line = best_line(replace(position, hand=cards, aside=()), _NODES)
        if line.placed:
            yield _after(rules, state, line.steps), line.steps


def used(rules: KingsbridgeRules, state: State, position: Position) -> Plan | None:
    """Return the best way to use a character so that cards can be laid; none if there is none."""
    ways = sorted(_ways(rules, state, position), key=lambda way: -way.value)
    tried: list[_Way] = []
    count: Counter[str] = Counter()
    for way in ways:
        count[way.step.character] += 1
        if count[way.step.character] <= _USES:
            tried.append(way)
    best = [
        way._replace(value=value - _cost(state, way.step))
        for way in tried[:_USES]
        if (value := _value(way.after, _NARROW)) is not None
    ]
    best.sort(key=lambda way: -way.value)
    for way in (*best, *tried[_USES:]):
        after = way.after
        if after.placed or after.phase is not Phase.PLAY or after.turn != state.turn:
            return Plan(way.value, way.step)
        if laid(rules, after, Position.of(rules.view(after, after.turn))):
            return Plan(way.value, way.step)
    return None


def _ways(rules: KingsbridgeRules, state: State, position: Position) -> Iterator[_Way]:
    """Yield how characters may be used, and what is made of that at a glance."""
    for name in filter(_PERMITS.__contains__, position.characters):
        for after, steps in _lines(rules, state, replace(position, characters=(name,))):
            # A line may begin otherwise, but what is allowed may be asked for at once.
            asked = next((step for step in steps if isinstance(step, Use)), None)
            if asked and (value := _value(after)) is not None:
                yield _Way(value - _cost(state, asked), asked, after)
    for use in next((kind for kind in rules.kinds(state) if isinstance(kind[0], Use)), ()):
        if not isinstance(use, Use) or use.character in _PERMITS:
            continue
        after = _after(rules, state, (use,))
        if after.giving:
            after = _after(rules, after, given(rules, after))
        if (value := _value(after)) is not None:
            yield _Way(value - _cost(state, use), use, after)


def _cost(state: State, use: Use) -> float:
    return _COST[use.character] if _drawing(state) else 0.0


def given(rules: KingsbridgeRules, state: State) -> Sequence[Action]:
    """Return the gifts of Wigelm's that are open, that after which the table is worth most first.

    Who gets a card makes little difference to the table.
    """
    kinds = rules.kinds(state)
    gifts = {gift.column: gift for kind in kinds for gift in kind if isinstance(gift, Give)}
    values = {gift: _value(_after(rules, state, (gift,))) for gift in gifts.values()}
    return sorted(values, key=lambda gift: -_or_hopeless(values[gift]))[:1]


def lost(state: State) -> list[Action]:
    """Return the cards of the hand to give up, first that without which most is left."""
    seat, table = state.turn, table_of(state.columns)
    hand = state.hands[seat].known

    def left(card: int) -> float:
        others = Hand(without(hand, card))
        without_it = changed(
            state, hands=put(state.hands, seat, others), malus=bumped(state.malus, (card,), 1)
        )
        return _at_end_of_turn(
            without_it, table, _rest(without_it, others.known, state.aside[seat])
        )

    return [*map(Malus, sorted(set(hand), key=lambda card: -left(card)))]


def tidied(rules: KingsbridgeRules, state: State, kinds: Kinds) -> list[Action]:
    """Return what brings columns nearest to being finished: a move, or where the last card goes.

    It is for the end, when nothing is left to draw: once the last card lies it is too late.
    """
    now = _order(state)
    moves = {move: _order(rules.apply(state, move)[0]) for move in kinds.get(Move, ())}
    if moves and max(moves.values()) > now:
        return [max(moves, key=moves.__getitem__)]
    if state.left(state.turn) > 1:
        return []
    places = kinds.get(Place, ())
    return sorted(places, key=lambda place: -_order(rules.apply(state, place)[0]))[:1]


def _order(state: State) -> int:
    """Return how much lies in how few columns, those that are finished above all."""
    return sum(len(column) ** 2 for column in state.columns) + len(RANKS) * sum(state.discard)


def _after(rules: KingsbridgeRules, state: State, steps: Sequence[Action]) -> State:
    for step in steps:
        state = rules.apply(state, step)[0]
        while state.phase is Phase.REVEAL:
            # Who comes in the place of a used character makes no difference to the columns.
            state = rules.apply(state, next(iter(rules.odds(state))))[0]
    return state


def _value(state: State, width: int = 0) -> float | None:
    """Return what the table is worth once the seat on turn has laid what it had better lay.

    ``width``: so many choices are looked at one turn ahead. None: nothing can be laid.
    """
    if state.phase is Phase.OVER:
        return _points_value(state, 0)
    choices = _choices(state, width)
    return choices[0].value if choices else None


def _or_hopeless(value: float | None) -> float:
    return -1000.0 if value is None else value


def _drawing(state: State) -> bool:
    return any(pile.size for pile in state.piles)


def _choices(state: State, width: int) -> list[Choice]:
    """Return choices of cards that the columns take, the best first; also none after one."""
    seat, table = state.turn, table_of(state.columns)
    hand, aside = state.hands[seat].known, state.aside[seat]
    fitting, crowded = table.fitting(), table.spare() <= 0
    found: list[tuple[Choice, Table, Rest]] = []
    all_left = _rest(state, hand, aside)
    for loose in subsets(earlier(aside, state.aside_new)):
        still = _less(aside, loose)
        for cards in subsets(hand):
            going = (*cards, *loose)
            if not cards and (
                (hand and not state.placed) or (not hand and not loose and only_aside(state))
            ):
                continue
            if crowded and going and not any(fitting >> card & 1 for card in going):
                continue
            after = table.with_cards(going)
            rest = all_left._replace(hand=_less(hand, cards), aside=still)
            value = glance(after, rest)
            if value is not None:
                found.append((Choice(value, cards, loose, not after.spare()), after, rest))
    found.sort(key=lambda each: (-each[0].value, each[0]))
    if not _drawing(state):
        ends = [
            choice._replace(value=_at_end_of_turn(state, after, rest))
            for choice, after, rest in found
        ]
        # While it is not won, a card that is kept leaves a turn for a further character.
        late = max((choice.value for choice in ends), default=0.0) < 1 and bool(state.row)
        ends.sort(key=lambda one: (-one.value, len(one.hand) * (1 if late else -1), one))
        return ends
    final = _final(state)
    deep = [
        choice._replace(value=ahead(after, rest) + final) for choice, after, rest in found[:width]
    ]
    deep.sort(key=lambda choice: (-choice.value, choice))
    return [*deep, *(one._replace(value=one.value + final) for one, _, _ in found[width:])]


def _less(cards: Cards, gone: Sequence[int]) -> Cards:
    for card in gone:
        cards = without(cards, card)
    return cards


def _rest(state: State, hand: Cards, aside: Cards) -> Rest:
    return Rest(hand, aside, _hidden(state), state.piles[state.turn].size)


def _hidden(state: State) -> Cards:
    """Return by rank the cards that the seat on turn has not seen: others may hold them."""
    others = (hand.known for seat, hand in enumerate(state.hands) if seat != state.turn)
    return bumped(state.unseen, chain.from_iterable(others), 1)


def _at_end_of_turn(state: State, table: Table, rest: Rest) -> float:
    """Return what a table is worth with what the seat on turn has left."""
    if _drawing(state):
        return ahead(table, rest) + _final(state)
    empty, left = cleared(table, (*rest.hand, *rest.aside))
    return _points_value(state, left, empty)


def _points_value(state: State, left: int, empty: int | None = None) -> float:
    """Return what the points at the end are worth, so many cards being given up."""
    if empty is None:
        empty = state.columns[:COLUMNS].count(())
    points = points_of(_open(state), empty, sum(state.malus) + left)
    return points + (_LOST if won(points) else 0.0)


def _open(state: State) -> int:
    return len(state.row) + len(state.hidden) + len(state.bottom)


def _final(state: State) -> float:
    """Return what is likely to be lost by the points at the end, if all cards are laid till then.

    Cards that characters took away, or that were given up, leave columns that cannot be finished.
    """
    known = (*state.aside, state.hands[state.turn].known, *(pile.given for pile in state.piles))
    coming = bumped(_hidden(state), chain.from_iterable(known), 1)
    spare = table_of(state.columns, coming).spare()
    malus = sum(state.malus) + max(0, -spare)
    points = points_of(_open(state), min(max(spare, 0), COLUMNS), malus)
    return -_LOST / (1 + exp((points - 1) / _DOUBT))
