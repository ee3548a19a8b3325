"""Moments of Un Monde Sans Fin in which sentences are said."""

from __future__ import annotations

from typing import Any

from heraut.engines.world_without_end import WORLD_WITHOUT_END, State
from heraut.engines.world_without_end.state import Task
from heraut.grammars import Grammar
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import Heard, Interpretation, Scope

from ..engines.world_without_end.position import position

RICH = {"stone": 3, "wood": 2, "wool": 4, "cloth": 1, "gold": 3, "medical": 5, "loyalty": 1}
BY = {
    "material": "materials",
    "build": "project",
    "sell": "sale",
    "house": "house",
    "harvest": "harvest",
    "donate": "donation",
    "weave": "weaving",
    "medicine": "medicine",
}
DOUBTFUL = 0.3


def asked(kind: str = "play", stock: dict[str, int] | None = None, **more: Any) -> State:
    """Period three; the first seat is asked something; it lives on sites 3 and 7."""
    card = BY.get(kind, "")
    tasks = (Task(kind, 0, card, card), Task("turn", 1), Task("round_end"))
    return position(
        [RICH if stock is None else stock, {"gold": 2}],
        period=3,
        event="iii-11",
        steps=0,
        tasks=more.pop("tasks", tasks),
        houses={3: 0, 7: 0, 5: 1},
        tiles={9: 2, 4: 1},
        closed=(),
        **more,
    )


def turning(gold: int = 1) -> State:
    """The first seat turns the card; the marker is on the outlaw."""
    tasks = (Task("orient", 0, "i-10"), Task("turn", 0), Task("turn", 1), Task("round_end"))
    return position([{"gold": gold}, {}], event="i-10", tasks=tasks)


def understood(
    grammar: Grammar, state: State, words: str, scope: Scope = Scope.TURN, **held: int | str
) -> Interpretation:
    return interpret(grammar, Heard.typed(words), WORLD_WITHOUT_END, state, scope, held)
