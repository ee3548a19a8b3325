"""Columns by where they are and how much lies there: « la vide », « la dernière », « dessus »."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from heraut.engines.kingsbridge.columns import fits, grants_of
from heraut.engines.kingsbridge.state import COLUMNS, RANKS, State
from heraut.engines.protocol import Said

_TARGET: Final[Mapping[str, int]] = {"place": 2, "move": 2, "swap": 2, "use": -1, "give": 1}
"""Which word of an action names the column that it was about, by its verb."""
_OF_COLUMN: Final[Mapping[str, int]] = {"edgar": -1, "gytha": -1, "den": -1, "wynstan": 2}
"""Which word of its use names the column of a character."""


def spots(state: State, spot: str, known: Said, did: str) -> Sequence[int]:
    """Return the columns that are meant, from 1; ``did``: the seat's last action."""
    return _SPOTS[spot](state, known, _touched(state, did))


def _touched(state: State, did: str) -> int:
    """Return the column that the last action was about; 0 if it was about none that is there."""
    words = did.split()
    place = _TARGET.get(words[0]) if words else None
    if words[:2] == ["use", "ethelred"]:
        return len(state.columns)
    if place is None or (words[0] == "use" and words[1] not in _OF_COLUMN):
        return 0
    number = int(words[_OF_COLUMN[words[1]] if words[0] == "use" else place])
    return number if number <= len(state.columns) else 0


def _empty(state: State) -> list[int]:
    return [number for number, cards in enumerate(state.columns, 1) if not cards]


def _by_size(state: State, choose: Callable[[list[int]], int]) -> list[int]:
    """Return the columns with the most or the fewest cards; none for an empty table."""
    sizes = [len(cards) for cards in state.columns if cards]
    wanted = choose(sizes) if sizes else -1
    return [number for number, cards in enumerate(state.columns, 1) if len(cards) == wanted]


def _beside(state: State, near: int, steps: Sequence[int]) -> list[int]:
    """Return the neighbours of a column."""
    return [near + step for step in steps if near and 1 <= near + step <= len(state.columns)]


def _finished_by(state: State, known: Said) -> list[int]:
    """Return the columns that the card finishes."""
    card, grants = known.get("card"), grants_of(state)
    return [
        number
        for number, cards in enumerate(state.columns, 1)
        if isinstance(card, int)
        and cards
        and len({*map(abs, cards), card}) == len(RANKS)
        and fits(cards, card, grants)
    ]


def _gap_for(state: State, known: Said) -> list[int]:
    """Return the columns with a gap for the card."""
    card, grants = known.get("card"), grants_of(state)
    return [
        number
        for number, cards in enumerate(state.columns, 1)
        if isinstance(card, int)
        and cards
        and abs(cards[0]) < card < abs(cards[-1])
        and fits(cards, card, grants)
    ]


def _fitting(state: State, known: Said) -> Sequence[int]:
    """Return the columns that the card fits: all, where it is only described.

    Then it is found by the column that it fits. Of several cards each has its own.
    """
    card, grants = known.get("card"), grants_of(state)
    if not isinstance(card, int):
        return () if "cards" in known else range(1, len(state.columns) + 1)
    return [number for number, cards in enumerate(state.columns, 1) if fits(cards, card, grants)]


def _doubling(state: State, known: Said) -> list[int]:
    """Return the columns that end with a card like it."""
    card = known.get("card")
    ends = enumerate(state.columns, 1)
    return [number for number, cards in ends if cards and abs(cards[-1]) == card]


def _edgar(state: State) -> list[int]:
    return [number for number, cards in enumerate(state.columns, 1) if cards and min(cards) < 0]


def _middle(state: State) -> list[int]:
    count = len(state.columns)
    return sorted({(count + 1) // 2, count // 2 + 1})


def _middle_of(numbers: Sequence[int]) -> Sequence[int]:
    """Return the one that has as many before it as behind; none where there is no such one."""
    half = len(numbers) // 2
    return numbers[half : half + 1] if len(numbers) % 2 else ()


def _going_on(fitting: Sequence[int], near: int) -> Sequence[int]:
    """Return the column touched before, if it is one of those that fit; else all of these."""
    return (near,) if near in fitting else fitting


_SPOTS: Final[Mapping[str, Callable[[State, Said, int], Sequence[int]]]] = {
    "leftmost": lambda *_: (1,),
    "rightmost": lambda state, *_: (len(state.columns),),
    "last_but_one": lambda state, *_: (len(state.columns) - 1,),
    "middle": lambda state, *_: _middle(state),
    "empty": lambda state, *_: _empty(state),
    # One is as good as another: who says so wants no question.
    "any_empty": lambda state, *_: _empty(state)[:1],
    "extra": lambda state, *_: range(COLUMNS + 1, len(state.columns) + 1),
    "last_empty": lambda state, *_: _empty(state)[-1:],
    "middle_empty": lambda state, *_: _middle_of(_empty(state)),
    "longest": lambda state, *_: _by_size(state, max),
    "shortest": lambda state, *_: _by_size(state, min),
    "same": lambda _, __, near: (near,) if near else (),
    # « Encore un »: where one is, if it goes there.
    "going_on": lambda state, known, near: _going_on(_fitting(state, known), near),
    "following": lambda state, _, near: _beside(state, near, (1,)),
    "preceding": lambda state, _, near: _beside(state, near, (-1,)),
    "beside": lambda state, _, near: _beside(state, near, (-1, 1)),
    "finishing": lambda state, known, _: _finished_by(state, known),
    "gap": lambda state, known, _: _gap_for(state, known),
    "fitting": lambda state, known, _: _fitting(state, known),
    "doubling": lambda state, known, _: _doubling(state, known),
    "edgar": lambda state, *_: _edgar(state),
}
"""How each is found: by the table, what else was said, and the column touched before."""
