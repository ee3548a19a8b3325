"""The errors of tagged cards: each has a ``key`` for its words, and ``details`` to fill them."""

from __future__ import annotations

from enum import StrEnum

from heraut.errors import KeyedError


class Problem(StrEnum):
    """Why a tag on the reader is not a card that may be played."""

    BLANK = "blank"
    """Nothing is written on it."""
    FOREIGN = "foreign"
    """It holds something else, or is no card of a game at all."""
    HALF_WRITTEN = "half_written"
    """What it holds is cut short: a write that was interrupted, or damage."""
    WRONG_DECK = "wrong_deck"
    """A card of Héraut's, made for another deck."""
    FORGED = "forged"
    """It claims to be of this deck, but its seal is not: altered, or copied from another tag."""
    TWIN = "twin"
    """Another tag was seen that says it is the very same card."""
    UNKNOWN_VERSION = "unknown_version"
    """Written by a version of Héraut that this one does not know."""
    UNREADABLE = "unreadable"
    """It stays on the reader and yet cannot be read."""
    TOO_QUICK = "too_quick"
    """It was lifted before it was read."""


class CardNameError(KeyedError, ValueError):
    """A card's name is not of the form ``game/card`` or ``game/card#copy``."""


class ContentError(KeyedError, ValueError):
    """What shall be written cannot be: it is too long for the tag, or gives a secret away."""


class RegisterError(KeyedError, ValueError):
    """The deck register cannot be used: damaged, unreadable, not writable, of another deck."""


class LearnError(KeyedError, ValueError):
    """A tag cannot be bound to this card."""


class WriteError(KeyedError, OSError):
    """A tag was not written, or not as it should be."""


class ReaderError(KeyedError, OSError):
    """The reader cannot be opened or has stopped answering; ``reason`` says why in one word."""

    def __init__(self, reason: str, sentence: str, **details: object) -> None:
        super().__init__(f"reader_{reason}", sentence, **details)
        self.reason = reason


class TagGone(KeyedError, OSError):
    """The tag left the reader while it was being read or written."""

    def __init__(self) -> None:
        super().__init__("tag_gone", "the tag left the reader before it was done")


class TagProblem(KeyedError, ValueError):
    """A tag was read and is not a card that may be played."""

    def __init__(self, problem: Problem, sentence: str, **details: object) -> None:
        super().__init__(f"tag_{problem}", sentence, **details)
        self.problem = problem

    def same_as(self, other: TagProblem | None) -> bool:
        """Tell whether ``other`` is the same finding: same problem, same details."""
        found = self.problem, self.details
        return other is not None and found == (other.problem, other.details)
