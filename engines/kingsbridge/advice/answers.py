"""Tells the best line at the level that was asked for, to the asking seat alone."""

from __future__ import annotations

from typing import Final

from heraut.engines.kingsbridge.actions import Give, Move, Place, Swap, Use
from heraut.engines.kingsbridge.advice.model import Position
from heraut.engines.kingsbridge.advice.search import best_line
from heraut.engines.kingsbridge.state import Phase
from heraut.engines.kingsbridge.views import KingsbridgeView
from heraut.engines.notation import Action
from heraut.engines.protocol import Event

COUNT: Final = 1
"""The level that tells how many cards can go down."""
FIRST: Final = 2
"""The level that tells the first step."""
LINE: Final = 3
"""The level that tells all steps."""

_NO_NUMBERS: Final = {"card": 0, "column": 0, "source": 0, "first": 0, "last": 0}


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
    return [Event("answer_advice_line", {"steps": tuple(map(str, line.steps)), **facts}, me)]


def step_facts(step: Action) -> dict[str, object]:
    """Return the parts of a step: 0, "" or () for those that it has not; seats count from 0.

    ``kind`` is its verb; ``count`` is that of Wynstan, ``cards`` those of Gytha.
    """
    facts: dict[str, object] = {"kind": step.verb, **_NO_NUMBERS, "character": "", "cards": ()}
    facts |= {"count": 0, "seat": -1, "aside": False}
    match step:
        case Place(card, column, aside) | Swap(card, column, aside):
            facts |= {"card": card, "column": column, "aside": aside}
        case Give(column, seat):
            facts |= {"column": column, "seat": seat - 1}
        case Move(source, first, last, column):
            facts |= {"source": source, "column": column, "first": first, "last": last}
        case Use(character, cards, column, count):
            facts |= {"character": character, "column": column, "count": count}
            facts |= {"cards": cards} if character == "gytha" else {"card": step.card}
    return facts
