"""What the conversation wants done; the session does it, in order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from heraut.grammars.meaning import Chain, Command, Meaning

__all__ = [
    "Adjust",
    "Ask",
    "Cue",
    "Do",
    "DoChain",
    "Effect",
    "Explain",
    "Help",
    "Hush",
    "LastMoves",
    "More",
    "Quit",
    "Refuse",
    "Repeat",
    "Say",
    "Since",
    "Undo",
    "Whisper",
]


@dataclass(frozen=True, slots=True)
class Say:
    """Say a message; ``command`` is worded into its variable ``$command``."""

    key: str
    args: Mapping[str, object] = field(default_factory=dict)
    command: Meaning | None = None
    options: tuple[Command, ...] = ()
    """Commands to read out with their numbers after the message."""
    chain: tuple[Meaning, ...] = ()
    """Commands in a row, worded into ``$command`` together."""
    better: str = ""
    """A message that says it better, where the language has it."""


@dataclass(frozen=True, slots=True)
class Refuse:
    """Say why the rules forbid a command; nothing was played."""

    meaning: Meaning
    reason: str
    details: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Explain:
    """Say at more length why the last refusal was one; without one, what happened last."""

    refusal: Refuse | None = None


@dataclass(frozen=True, slots=True)
class Do:
    """Play this action."""

    command: Command


@dataclass(frozen=True, slots=True)
class DoChain:
    """Play these actions one after another, until the rules forbid one."""

    chain: Chain


@dataclass(frozen=True, slots=True)
class Undo:
    """Take the last action back."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Answer a question about the match."""

    question: str
    slots: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Whisper:
    """Answer a question in the ear of the seat on turn, or not at all if it has none."""

    question: str
    slots: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Repeat:
    """Say the last answer again, word for word."""


@dataclass(frozen=True, slots=True)
class More:
    """Tell what the last answer left out, because it was long."""


@dataclass(frozen=True, slots=True)
class LastMoves:
    """Say what happened lately."""


@dataclass(frozen=True, slots=True)
class Since:
    """Say what the others did since the asking seat's own last turn."""


@dataclass(frozen=True, slots=True)
class Help:
    """Read from the player's guide: ``chapter`` 0 is what can be said now."""

    chapter: int = 0


@dataclass(frozen=True, slots=True)
class Adjust:
    """Change how Héraut speaks: ``faster``, ``louder``, ``more_detail``..."""

    setting: str


@dataclass(frozen=True, slots=True)
class Hush:
    """Stop speaking at once."""


@dataclass(frozen=True, slots=True)
class Cue:
    """Play an earcon; it always goes with words."""

    name: str


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the match; it is saved."""


Effect = (
    Say
    | Refuse
    | Explain
    | Do
    | DoChain
    | Undo
    | Ask
    | Whisper
    | Repeat
    | More
    | LastMoves
    | Since
    | Help
    | Adjust
    | Hush
    | Cue
    | Quit
)
