"""What one can talk about: the part of a talk that is a task's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard, Interpretation, Proposal, Scope
from heraut.nfc import CardTag
from heraut.voice.dialogue.outputs import Output, Spoken
from heraut.voice.herald import Herald

STOP_CARD: Final = CardTag("heraut", "stop")
"""The card that makes Héraut fall silent, whatever is talked about."""
LISTEN_CARD: Final = CardTag("heraut", "listen")
"""The card that makes Héraut listen: for one sentence, where ears wait for that, or again."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What the ears need to know of the talk."""

    scope: Scope
    """Which kind of sentence may come now."""
    asking: bool
    """Whether Héraut has asked something and waits for the answer."""
    besides: tuple[Scope, ...] = ()
    """Which kinds of sentence may come as well, such as the answers to an offer."""


@dataclass(frozen=True, slots=True)
class Push:
    """Talk about another task from here on: for a while, or for good if this one is over."""

    task: Task[Any]


Result = Sequence[Output | Push]
"""What comes of something, in order."""
Own = TypeVar("Own")
"""What a task understands beside what the grammars do."""


class Task(Protocol[Own]):
    """Something to talk about. It is fed by the conversation, which does what all have in common.

    What it is given is never one of the requests that the conversation takes itself, and never
    comes during a pause or while a yes to leaving is waited for; but a question of the game may.
    ``reader`` tells whether a reader is there, so that cards can confirm.
    """

    herald: Herald

    @property
    def game(self) -> str:
        """The game that is talked about, whose chapters the guide has first; empty for none yet."""
        ...

    @property
    def grammar(self) -> Grammar:
        """The sentences to listen for now."""
        ...

    @property
    def scope(self) -> Scope:
        """Which of them may come now."""
        ...

    @property
    def besides(self) -> tuple[Scope, ...]:
        """Which others may come as well, that what was said last calls for."""
        ...

    @property
    def asking(self) -> bool:
        """Whether a question waits that nobody should answer before it was asked."""
        ...

    @property
    def over(self) -> bool:
        """Whether it has come to its end."""
        ...

    @property
    def loses(self) -> bool:
        """Whether something would be lost by leaving now, so that a yes is asked for."""
        ...

    def begin(self) -> Result:
        """Say what this is and how things stand, and ask what is first."""
        ...

    def interpret(self, heard: Heard, scope: Scope, line: str) -> Interpretation | Own:
        """Return what was meant. ``line`` is what was typed, as it was; ``""`` if it was heard."""
        ...

    def receive(self, given: Interpretation | Own, reader: bool) -> Result:
        """Take what was meant."""
        ...

    def elsewhere(self) -> None:
        """Forget what only the very next sentence may confirm: something else was said."""
        ...

    def tap(self, tag: CardTag, reader: bool) -> Result:
        """Take a tapped card."""
        ...

    def question(self) -> Result:
        """Ask again what waits for an answer; nothing where nothing waits."""
        ...

    def resume(self) -> Result:
        """Say how things stand once the talk is here again: the question, or whose turn it is."""
        ...

    def let_go(self) -> Result:
        """Leave what was asked and nobody answers, and say so; nothing where it must be answered.

        A yes to something else that is said later must not be taken for the answer.
        """
        ...

    def troubled(self, key: str, reader: bool) -> Result:
        """Go on after a trouble was told: ask again, or propose what may help."""
        ...

    def help(self) -> Result:
        """Say what can be said now."""
        ...

    def why(self) -> Result:
        """Say why something was refused last, or why the question is asked."""
        ...

    def undo(self) -> Result | None:
        """Take back what is pending, or what was done last; ``None`` when there is nothing."""
        ...

    def leave(self) -> Result:
        """Give up, and say so."""
        ...

    def nearest(self, heard: Heard, line: str) -> Sequence[Proposal]:
        """Return what words may have meant that were not understood, the likeliest first.

        ``line`` is what was typed, as it was; ``""`` if it was heard.
        """
        ...

    def say(self, key: str, args: Mapping[str, object]) -> Sequence[Spoken]:
        """Word a message: the task's own of this name, or else that of all talk."""
        ...
