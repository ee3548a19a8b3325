"""A task that goes along with a match, and lets it do all that it does not do itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard, MetaRequest, Proposal, Scope
from heraut.nfc import CardTag
from heraut.voice.dialogue import Push, Result, Task
from heraut.voice.dialogue.outputs import Output, Spoken
from heraut.voice.dialogue.wording import worded
from heraut.voice.herald import Herald
from heraut.voice.tasks.lesson.sentences import listened, steering
from heraut.voice.tasks.match.inputs import Input
from heraut.voice.tasks.match.match_task import MatchTask


class Companion(ABC):
    """The members of a task, as the match has them, with some sentences of its own."""

    wanted: tuple[str, ...] = ()
    """Which sentences of lessons are understood."""

    def __init__(self, inner: MatchTask) -> None:
        self.inner = inner
        """The match."""
        self.herald: Herald = inner.herald

    @property
    def lang(self) -> str:
        """The language that is spoken."""
        return self.herald.words.lang

    @property
    def game(self) -> str:
        """The game that is talked about."""
        return self.inner.game

    @property
    def grammar(self) -> Grammar:
        """The sentences to listen for now."""
        return listened(self.lang, self.inner.grammar.game, self.wanted)

    @property
    def scope(self) -> Scope:
        """Which of them may come now."""
        return self.inner.scope

    @property
    def besides(self) -> tuple[Scope, ...]:
        """Which others may come as well."""
        return self.inner.besides

    @property
    def asking(self) -> bool:
        """Whether a question waits."""
        return self.inner.asking

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.inner.over

    @property
    def loses(self) -> bool:
        """Whether something would be lost by leaving now."""
        return self.inner.loses

    def begin(self) -> Result:
        """Begin the match."""
        return self.inner.begin()

    def interpret(self, heard: Heard, scope: Scope, line: str) -> Input:
        """Return what was meant: what steers first, then what the match takes."""
        own = steering(self.lang, heard, self.wanted)
        return own or self.inner.interpret(heard, scope, line)

    def receive(self, given: Input, reader: bool) -> Result:
        """Take what was meant."""
        if isinstance(given, MetaRequest) and given.meaning.intent in self.wanted:
            return self.steered(given.meaning.intent)
        return self.after(self.inner.receive(given, reader))

    @abstractmethod
    def steered(self, intent: str) -> Result:
        """Do what one of the own sentences asks for."""

    def after(self, result: Result) -> Result:
        """Return what came of something in the match, with what is to be said of it."""
        return result

    def elsewhere(self) -> None:
        """Forget what only the very next sentence may confirm."""
        self.inner.elsewhere()

    def tap(self, tag: CardTag, reader: bool) -> Result:
        """Take a tapped card."""
        return self.after(self.inner.tap(tag, reader))

    def question(self) -> Result:
        """Ask again what waits for an answer."""
        return self.inner.question()

    def resume(self) -> Result:
        """Say how things stand."""
        return self.inner.resume()

    def let_go(self) -> Result:
        """Leave what nobody answers."""
        return self.inner.let_go()

    def troubled(self, key: str, reader: bool) -> Result:
        """Go on after a trouble."""
        return self.inner.troubled(key, reader)

    def help(self) -> Result:
        """Say what can be said now."""
        return self.inner.help()

    def why(self) -> Result:
        """Say why something was refused last."""
        return self.inner.why()

    def undo(self) -> Result | None:
        """Take back what is pending, or what was done last."""
        return self.after(self.inner.undo())

    def leave(self) -> Result:
        """Say that the match is kept."""
        return self.inner.leave()

    def nearest(self, heard: Heard, line: str) -> Sequence[Proposal]:
        """Return what words may have meant that were not understood."""
        return self.inner.nearest(heard, line)

    def say(self, key: str, args: Mapping[str, object] | None = None) -> Sequence[Spoken]:
        """Word a message: that of lessons, or that of the match."""
        if self.herald.words.has(f"lesson-{key}"):
            return (worded(self.herald, (f"lesson-{key}",), args or {}),)
        return self.inner.say(key, args)


def played(task: Task[Any]) -> Task[Any]:
    """Return the match of a task that goes along with one; any other task as it is."""
    return task.inner if isinstance(task, Companion) else task


def accompanied(task: Task[Any], outputs: Sequence[Output]) -> tuple[Output, ...]:
    """Return what came of a move that was not said to the task, with what it says of that."""
    if not isinstance(task, Companion):
        return tuple(outputs)
    # After a move there is only something to say.
    return tuple(one for one in task.after(outputs) if not isinstance(one, Push))
