"""What the talk about a match can wait for, and which sentences are listened for meanwhile."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from heraut.grammars.meaning import Scope

__all__ = ["CERTAIN", "SCOPES", "Phase"]

CERTAIN: Final = 0.3
"""A command whose words cost less than this was heard well enough to be played without a yes."""


class Phase(StrEnum):
    """What the talk waits for."""

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


SCOPES: Final = {
    Phase.IDLE: Scope.TURN,
    Phase.CONFIRM: Scope.CONFIRM,
    Phase.AWAIT_CARD: Scope.CONFIRM,
    Phase.WHICH_ONE: Scope.CHOOSE,
    Phase.FILL: Scope.FILL,
}
