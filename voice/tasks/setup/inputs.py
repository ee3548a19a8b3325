"""What reaches the conversation of a setup, and what it wants done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from heraut.voice.tasks.setup.plan import Plan
from heraut.voice.tasks.setup.sentences import Understood

__all__ = [
    "Adjust",
    "Begin",
    "CardShown",
    "Cue",
    "Draw",
    "Drawn",
    "Effect",
    "Given",
    "Hush",
    "Leave",
    "Missed",
    "Named",
    "Repeat",
    "Resume",
    "Say",
    "Trouble",
]


@dataclass(frozen=True, slots=True)
class Named:
    """First names were typed: any, in the order of the turn."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Missed:
    """Nothing was understood."""

    heard: str
    """The words as heard, to be read back."""


@dataclass(frozen=True, slots=True)
class CardShown:
    """A card was tapped on the reader."""

    game: str
    card: str
    """The card's identity within its game."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """Chance has said who begins."""

    place: int
    """In the order of the names, from 0."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Something outside the setup went wrong or right again."""

    key: str
    """The message that says it, as it is called in the language files."""
    details: Mapping[str, object] = field(default_factory=dict)
    cue: str = ""


Given = Understood | Named | Missed | CardShown | Drawn | Trouble


@dataclass(frozen=True, slots=True)
class Say:
    """Say a message of the setup."""

    key: str
    """Without ``setup-``."""
    args: Mapping[str, object] = field(default_factory=dict)
    full: bool = False
    """Whether to say it at length, whatever the level of detail."""
    shared: bool = False
    """Whether it is a message that is not the setup's own."""


@dataclass(frozen=True, slots=True)
class Cue:
    """Play an earcon; it always goes with words."""

    name: str


@dataclass(frozen=True, slots=True)
class Repeat:
    """Say the last answer again, word for word."""


@dataclass(frozen=True, slots=True)
class Hush:
    """Stop speaking at once."""


@dataclass(frozen=True, slots=True)
class Adjust:
    """Change how Héraut speaks: ``faster``, ``louder``, ``more_detail``..."""

    setting: str


@dataclass(frozen=True, slots=True)
class Draw:
    """Let chance say who begins, and come back with :class:`Drawn`."""

    seats: int


@dataclass(frozen=True, slots=True)
class Begin:
    """Begin the match."""

    plan: Plan


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on with the last match that was kept."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave without a match."""


Effect = Say | Cue | Repeat | Hush | Adjust | Draw | Begin | Resume | Leave
