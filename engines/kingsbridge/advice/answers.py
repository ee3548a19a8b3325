"""Tells the best line at the level that was asked for, to the asking seat alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from heraut.engines.kingsbridge.advice.model import Position
from heraut.engines.kingsbridge.advice.search import best_line
from heraut.engines.kingsbridge.state import Phase
from heraut.engines.kingsbridge.views import KingsbridgeView
from heraut.engines.protocol import Event

COUNT: Final = 1
"""The level that tells how many cards can go down."""
FIRST: Final = 2
"""The level that tells the first step."""
LINE: Final = 3
"""The level that tells all steps."""

_NO_NUMBERS: Final = {"card": 0, "column": 0, "source": 0, "first": 0, "last": 0}
_VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    "edgar": ("card", "column"),
    "ethelred": ("card",),
    "wynstan": ("column", "count"),
    "den": ("column",),
}
"""What the values of a use are, where each is one number."""


def advise(view: KingsbridgeView, level: int) -> list[Event]:
    """Return the advice for the seat that sees ``view``, from nothing but that view.

    Cards set aside count among those placed, and among those there are. A level beyond
    :data:`LINE` tells all steps, too. Whoever is not on turn hears whose turn it is, and a viewer
    without a seat that it has no hand.
    """
    if view.hand is None:
        return [Event("answer_no_hand")]
    me = frozenset({view.viewer})
    if not view.options.advice:
        return [Event("answer_advice_off", audience=me)]
    if view.phase is Phase.OVER:
        return [Event("answer_over", {"winners": view.winners})]
    if view.phase is not Phase.PLAY or view.turn != view.viewer:
        return [Event("answer_turn", {"seat": view.turn})]
    position = Position.of(view)
    line = best_line(position)
    if not line.steps:
        return [Event("answer_advice_none", audience=me)]
    if level == FIRST:
        return [Event("answer_advice_first", step_facts(line.steps[0]), me)]
    facts: dict[str, object] = {
        "count": line.placed + line.aside,
        # Of cards that were not shown nobody can say how many go down.
        "proven": line.proven and not view.hand.unknown,
    }
    if level <= COUNT:
        facts["of"] = view.hand.size + len(position.aside)
        return [Event("answer_advice_count", facts, me)]
    return [Event("answer_advice_line", {"steps": line.steps, **facts}, me)]


def step_facts(step: str) -> dict[str, object]:
    """Return the parts of a step: 0, "" or () for those that it has not; seats count from 0.

    ``kind`` is the verb of its notation; ``count`` is that of Wynstan, ``cards`` those of Gytha.
    """
    kind, *words = step.split()
    facts: dict[str, object] = {"kind": kind, **_NO_NUMBERS, "character": "", "cards": ()}
    facts |= {"count": 0, "seat": -1, "aside": "aside" in words}
    match kind, words:
        case (("place" | "swap"), [card, column, *_]):
            facts |= {"card": int(card), "column": int(column)}
        case "give", [column, seat]:
            facts |= {"column": int(column), "seat": int(seat) - 1}
        case "move", [part, column]:
            source, _, ranks = part.partition(":")
            first, _, last = ranks.partition("-")
            facts |= {"source": int(source), "column": int(column)}
            facts |= {"first": _rank(first), "last": _rank(last or first)}
        case "use", [character, *values]:
            facts |= {"character": character, **_use_facts(character, values)}
    return facts


def _use_facts(character: str, values: list[str]) -> dict[str, object]:
    if character == "gytha":
        cards, column = values
        return {"cards": tuple(map(int, cards.split(","))), "column": int(column)}
    return dict(zip(_VALUES.get(character, ()), map(int, values), strict=True))


def _rank(cut: str) -> int:
    """Return the rank of a card that may be told apart from others of its rank: "4.2"."""
    return int(cut.partition(".")[0])
