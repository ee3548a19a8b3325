"""What a solo or cooperative game is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from heraut.engines.kingsbridge.state import COLUMNS, State
from heraut.engines.protocol import Event

_MALUS, _EMPTY, _CHARACTER = -5, 2, 1
"""Points of a malus card, an empty column and a character that is left."""
_WON, _EXPERT = 1, 12
"""Points that win, alone or together, and that experts aim at."""


def score(state: State) -> dict[str, int]:
    """Return the points of the game as it stands, and what they are made of."""
    characters = len(state.row) + len(state.hidden) + len(state.bottom)
    return standing(characters, state.columns, state.malus)


def standing(
    characters: int, columns: Sequence[tuple[int, ...]], malus: Sequence[int]
) -> dict[str, int]:
    """Return the points for what is left, and what they are made of."""
    empty, cards = columns[:COLUMNS].count(()), sum(malus)
    points = points_of(characters, empty, cards)
    return {"points": points, "characters": characters, "empty": empty, "malus": cards}


def points_of(characters: int, empty: int, malus: int) -> int:
    """Return the points for so many characters left, empty columns and malus cards."""
    return _CHARACTER * characters + _EMPTY * empty + _MALUS * malus


def won(points: int) -> bool:
    """Tell whether the game is won with so many points."""
    return points >= _WON


def over(mode: str, final: Mapping[str, int]) -> list[Event]:
    """Return how a game of this mode ended, with its :func:`standing`."""
    points = final["points"]
    result = "expert" if points >= _EXPERT else "won" if won(points) else "lost"
    facts = {**final, "outcome": result}
    return [Event("final_score", facts), Event(f"{mode}_over", facts)]
