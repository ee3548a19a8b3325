"""What can go wrong in a talk, with what the words for it need."""

from __future__ import annotations

from collections.abc import Sequence

from heraut.voice.dialogue.outputs import Output


class NotDone(ValueError):
    """What a task wanted done could not be done; ``why`` says why."""

    def __init__(self, why: Sequence[Output]) -> None:
        super().__init__("it was not done")
        self.why = why


class Refused(ValueError):
    """An answer cannot be; ``reason`` and ``details`` are for the words."""

    def __init__(self, reason: str, **details: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = details
