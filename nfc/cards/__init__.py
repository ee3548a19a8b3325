"""Tagged cards: what is written on them, the reader that reports taps, the register of a deck.

The names here are those of cards, events and errors, which all need who talk of cards.

``identity``, ``payload``, ``deck`` and ``register`` are about cards and need no reader, nor does
``by_phone``, for what a phone has read. ``errors`` are the errors of all of it. ``reader`` watches
a reader and reports ``events``: ``presence`` tells which tags lie there, ``identify`` which cards
they stand for, ``twins`` which chip is a copy. ``writer`` writes tags; ``frontend`` and ``tag`` are
all that touches nfcpy, which is imported when a reader is opened. ``area`` is the part of a tag
that is written. ``emulator`` is a reader without hardware, and ``emulated_tag`` what lies on it.
"""

from .errors import (
    CardNameError,
    ContentError,
    LearnError,
    Problem,
    ReaderError,
    RegisterError,
    TagGone,
    TagProblem,
    WriteError,
)
from .events import BadTag, ReaderBack, ReaderEvent, ReaderLost, Tapped
from .identity import CardTag, parse_card

__all__ = [
    "BadTag",
    "CardNameError",
    "CardTag",
    "ContentError",
    "LearnError",
    "Problem",
    "ReaderBack",
    "ReaderError",
    "ReaderEvent",
    "ReaderLost",
    "RegisterError",
    "TagGone",
    "TagProblem",
    "Tapped",
    "WriteError",
    "parse_card",
]
