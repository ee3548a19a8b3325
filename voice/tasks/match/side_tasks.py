"""Tasks that come up in the middle of a match, when words ask for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from heraut.engines.match import Match
from heraut.voice.dialogue import Task
from heraut.voice.dialogue.outputs import Output
from heraut.voice.herald import Herald

Play = Callable[[str], Sequence[Output]]
"""Plays an action by its notation and tells what came of it. Raises ``NotDone``."""


class SideTask(Protocol):
    """How such a task is asked for, proposed and opened."""

    not_now: str
    """The message that it has no use at this moment."""
    proposal: str
    """The message that proposes it."""

    def asked(self, match: Match, intent: str) -> bool:
        """Tell whether words ask for it."""
        ...

    def open(self, match: Match, herald: Herald, play: Play) -> Task[Any] | None:
        """Return the task, or ``None`` where it has no use now."""
        ...

    def helps(self, match: Match, trouble: str) -> bool:
        """Tell whether it may help after a trouble."""
        ...
