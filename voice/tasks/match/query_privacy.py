"""Questions that name the seat that asks."""

from __future__ import annotations

from collections.abc import Collection

from heraut.engines.protocol import Seat
from heraut.grammars import Grammar
from heraut.grammars.meaning import Interpretation, Query
from heraut.voice.tasks.match.inputs import Trouble


def addressed(
    given: Interpretation, grammar: Grammar, seats: int, asker: Seat, ears: Collection[Seat]
) -> Interpretation | Trouble:
    """Return a question that names the seat that asks, or why it cannot be answered.

    Only in its own ear may a seat be told its secrets at any time. Without one they are said
    aloud, on its own turn (``asker``), when it asks twice.
    """
    if not isinstance(given, Query):
        return given
    intent = grammar.intents.get(given.meaning.intent)
    named = given.meaning.slots.get(intent.asker) if intent is not None else None
    if not isinstance(named, int):
        return given
    if not 1 <= named <= seats:
        return Trouble("no-such-player", {"count": seats})
    seat = named - 1
    if seat not in ears and seat != asker and seats > 1:
        return Trouble("only-on-its-turn", {"seat": seat})
    return given
