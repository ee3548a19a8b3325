"""What the dialogue of a match wants done; the task does it, in order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from heraut.engines.protocol import Event
from heraut.grammars.meaning import Chain, Command, Meaning
from heraut.voice.dialogue.outputs import Cued


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
class TakeBack:
    """Take back the last actions, and play others in their place, if any."""

    back: int = 1
    commands: tuple[Command, ...] = ()


@dataclass(frozen=True, slots=True)
class DoChain:
    """Play these actions one after another, until the rules forbid one."""

    chain: Chain


@dataclass(frozen=True, slots=True)
class Warn:
    """Say what would be given up, before a yes is asked for."""

    forgone: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Ask:
    """Answer a question about the match, or about what was told and done before."""

    question: str
    slots: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Confide:
    """Note that the seat which speaks lets the table hear its secrets, or no longer does."""

    aloud: bool


@dataclass(frozen=True, slots=True)
class Whisper:
    """Answer a question in the ear of the seat on turn, or not at all if it has none."""

    question: str
    slots: Mapping[str, int | str] = field(default_factory=dict)


Effect = Say | Refuse | Explain | Do | DoChain | TakeBack | Warn | Ask | Confide | Whisper | Cued
