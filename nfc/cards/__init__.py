"""Tagged cards: what is written on them, the reader that reports taps, the register of a deck.

``identity``, ``payload``, ``deck`` and ``register`` are about cards and need no reader.
``reader`` watches a reader and reports ``events``; ``writer`` writes tags; ``frontend`` and ``tag``
are all that touches nfcpy, which is imported when a reader is opened.
``emulator`` is a reader without hardware.
"""

from .deck import Deck
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
from .payload import TagContent
from .reader import Reader

__all__ = [
    "BadTag",
    "CardNameError",
    "CardTag",
    "ContentError",
    "Deck",
    "LearnError",
    "Problem",
    "Reader",
    "ReaderBack",
    "ReaderError",
    "ReaderEvent",
    "ReaderLost",
    "RegisterError",
    "TagContent",
    "TagGone",
    "TagProblem",
    "Tapped",
    "WriteError",
    "parse_card",
]
