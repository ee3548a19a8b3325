"""What the errors of all parts that people are told of have in common."""

from __future__ import annotations


class KeyedError(Exception):
    """An error that there are words for, in the language of whoever plays.

    ``message`` is for developers. Classes of it are an exception of the standard library too.
    """

    def __init__(self, key: str, message: str, /, **details: object) -> None:
        super().__init__(message)
        self.key = key
        """The end of its message's id, with ``_`` for ``-``."""
        self.details = details
        """The values that the message's words need."""
