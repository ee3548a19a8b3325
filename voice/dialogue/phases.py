"""What a conversation can wait for, and which sentences are listened for meanwhile."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from heraut.grammars.meaning import Meaning, Scope

__all__ = [
    "ADJUSTMENTS",
    "CERTAIN",
    "EXACT_ONLY",
    "LONGEST_ECHO",
    "SCOPES",
    "WHILE_PAUSED",
    "Phase",
    "inexact",
]

CERTAIN: Final = 0.3
"""A command whose words cost less than this was heard well enough to be played without a yes."""


class Phase(StrEnum):
    """What the conversation waits for."""

    IDLE = "idle"
    """Nothing is pending."""
    CONFIRM = "confirm"
    """A command, or several in a row, was read back: yes or no."""
    AWAIT_CARD = "await_card"
    """A command was read back: its card, or yes or no."""
    WHICH_ONE = "which_one"
    """Numbered options were read out."""
    FILL = "fill"
    """A piece of a command is known; the rest is missing."""
    LEAVE = "leave"
    """Asked to leave: yes or no."""
    PAUSED = "paused"
    """Deaf to everything but "reprends"."""


SCOPES: Final = {
    Phase.IDLE: Scope.TURN,
    Phase.CONFIRM: Scope.CONFIRM,
    Phase.AWAIT_CARD: Scope.CONFIRM,
    Phase.WHICH_ONE: Scope.CHOOSE,
    Phase.FILL: Scope.FILL,
    Phase.LEAVE: Scope.CONFIRM,
    Phase.PAUSED: Scope.TURN,
}
LONGEST_ECHO: Final = 80
"""Letters of what was heard that are read back: more is no help to anybody."""
WHILE_PAUSED: Final = frozenset({"repeat", "help", "stop", "quit"})
EXACT_ONLY: Final = frozenset({"yes", "undo", "quit"})
"""What takes effect at once and was therefore heard word for word, or was not heard at all."""
ADJUSTMENTS: Final = frozenset(
    {"faster", "slower", "louder", "softer", "more_detail", "less_detail"}
)


def inexact(meaning: Meaning) -> bool:
    """Tell whether this would have to be heard word for word, see :data:`EXACT_ONLY`, and was not.

    It is then not understood.
    """
    return bool(meaning.cost) and meaning.intent in EXACT_ONLY
