"""What a reader reports."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .errors import Problem
from .identity import CardTag


@dataclass(frozen=True, slots=True)
class Tapped:
    """A card of this deck was laid on the reader. Said once until it is lifted."""

    card: CardTag
    uid: str
    """The tag's UID in small hexadecimal."""


@dataclass(frozen=True, slots=True)
class BadTag:
    """Something was laid on the reader that may not be played. Said once until it is lifted."""

    problem: Problem
    uid: str
    """The tag's UID in small hexadecimal."""
    details: Mapping[str, object] = field(default_factory=dict)
    """Values for the words."""

    @property
    def key(self) -> str:
        """The key of its words: ``tag_blank``."""
        return f"tag_{self.problem}"


@dataclass(frozen=True, slots=True)
class ReaderLost:
    """The reader is not there (any more). Said once for each reason until it is back."""

    reason: str
    """``unplugged``, ``no_reader``, ``no_libusb``, ``busy``, ``no_permission`` or ``error``."""
    details: Mapping[str, object] = field(default_factory=dict)
    """Values for the words."""

    @property
    def key(self) -> str:
        """The key of its words: ``reader_lost_unplugged``."""
        return f"reader_lost_{self.reason}"


@dataclass(frozen=True, slots=True)
class ReaderBack:
    """The reader answers again after a :class:`ReaderLost`."""

    name: str
    """What the reader calls itself."""


ReaderEvent = Tapped | BadTag | ReaderLost | ReaderBack
