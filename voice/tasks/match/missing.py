"""The question for what is missing when a piece of a command is known."""

from __future__ import annotations

from heraut.grammars.meaning import Slots
from heraut.grammars.schema import BEGUN
from heraut.voice.tasks.match.effects import Say

__all__ = ["missing"]


def missing(held: Slots, wanted: str) -> Say:
    """Return the question, in the words of the command if it is known.

    ``wanted`` is the intent that the pieces belong to, if only one is possible. The message is
    ``ask-with-card-column`` for those pieces, and ``ask-INTENT-with-card`` for one command.
    """
    pieces = {slot: value for slot, value in held.items() if slot != BEGUN}
    ends = "-".join(["with", *sorted(pieces)]) if pieces else ""
    named = "-".join(filter(None, ["ask", wanted, ends]))
    if held.get(BEGUN):
        return Say(named, pieces)
    return Say(f"ask-{ends}", pieces, better=named if wanted else "")
