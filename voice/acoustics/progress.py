"""Telling how far the work is: the words are in the catalogues, and those who work have none."""

from __future__ import annotations

from typing import Protocol


class Tell(Protocol):
    """Is told each step: the end of a message's id, and the values of its words."""

    def __call__(self, message: str, /, **details: object) -> None:
        """Take one message."""
        ...


def silent(message: str, /, **details: object) -> None:
    """Tell nobody."""
