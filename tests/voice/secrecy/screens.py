"""Other worlds of Un Monde Sans Fin: other goods behind the screens, other cards face down.

What all can see is the same: how many of each good there are in all (the supply tells it), but for
gold, which does not run out; how many cards lie face down; and which goods go to and fro.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from heraut.engines.protocol import Seat
from heraut.engines.records import put
from heraut.engines.world_without_end.goods import GOODS
from heraut.engines.world_without_end.state import State

__all__ = ["alike", "dealt_anew", "parted", "slightly_other", "told_as"]

_GOLD: Final = GOODS.index("gold")
_MOST_GOLD: Final = 9
_FACE_DOWN: Final = ("discard", "lose")
"""Actions that put an action card away."""

Stocks = list[list[int]]


def dealt_anew(state: State, listener: Seat, dice: Random) -> State:
    """Return the state with all that the listener does not see dealt anew."""
    others = [seat for seat in state.seats if seat != listener]
    stocks = [list(stock) for stock in state.stocks]
    for index in range(len(GOODS)):
        pool = sum(stocks[seat][index] for seat in others)
        for seat in others:
            last = seat == others[-1]
            count = dice.randint(0, _MOST_GOLD if index == _GOLD else pool)
            stocks[seat][index] = pool if last and index != _GOLD else count
            pool -= stocks[seat][index]
    state = replace(state, stocks=tuple(map(tuple, stocks)))
    for seat in others:
        state = _cards_anew(state, seat, dice)
    return state


def slightly_other(state: State, listener: Seat, dice: Random) -> State:
    """Return the state with a little of that dealt anew: then more of what follows is the same."""
    others = [seat for seat in state.seats if seat != listener]
    stocks = [list(stock) for stock in state.stocks]
    for _ in range(dice.randint(1, 4)):
        _moved(stocks, others, dice)
    state = replace(state, stocks=tuple(map(tuple, stocks)))
    return _cards_anew(state, dice.choice(others), dice)


def _moved(stocks: Stocks, others: Sequence[Seat], dice: Random) -> None:
    """Move one of some good from one screen to another; gold may come from nowhere."""
    index = dice.randrange(len(GOODS))
    giver, taker = dice.choice(others), dice.choice(others)
    if index == _GOLD:
        stocks[taker][index] = dice.randint(0, _MOST_GOLD)
    elif stocks[giver][index]:
        stocks[giver][index] -= 1
        stocks[taker][index] += 1


def _cards_anew(state: State, seat: Seat, dice: Random) -> State:
    """Put other cards of a seat face down; those that Héraut does not know stay unknown."""
    pool = [*state.hand(seat), *filter(None, state.hidden[seat])]
    dice.shuffle(pool)
    lies = tuple(card and pool.pop() for card in state.hidden[seat])
    return replace(state, hidden=put(state.hidden, seat, lies))


def told_as(notation: str, there: State, listener: Seat, dice: Random) -> str:
    """Return an action as it is in another world: another card may be put away face down."""
    verb, _, card = notation.partition(" ")
    if verb not in _FACE_DOWN or card == "?" or there.task.seat == listener:
        return notation
    return f"{verb} {dice.choice(there.hand(there.task.seat))}"


def alike(here: tuple[State, State], there: tuple[State, State]) -> bool:
    """Tell whether a step looks the same in two worlds, each given before and after it.

    What is to be decided next is not looked at: it must be the same wherever the rest is.
    """
    return _open(here[1]) == _open(there[1]) and _flow(*here) == _flow(*there)


def parted(here: State, there: State) -> bool:
    """Tell whether the rules go on differently after a step for all to see.

    Who has nothing of what an event wants is not asked to give it (rulebook, the event cards).
    """
    return _asked_to_give(here) != _asked_to_give(there)


def _asked_to_give(state: State) -> list[Seat]:
    return [task.seat for task in state.tasks if task.kind in ("give", "ask_give")]


def _open(state: State) -> tuple[State, tuple[int, ...]]:
    return replace(state, stocks=(), hidden=(), tasks=()), tuple(map(len, state.hidden))


def _flow(before: State, after: State) -> list[list[int]]:
    """Return by seat how many of each good came or went."""
    return [
        [now - then for then, now in zip(one, other, strict=True)]
        for one, other in zip(before.stocks, after.stocks, strict=True)
    ]
