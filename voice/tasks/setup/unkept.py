"""Whether to play although the match cannot be written down."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from heraut.grammars import Grammar
from heraut.grammars.meaning import (
    Heard,
    Interpretation,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Proposal,
    Reply,
    Scope,
)
from heraut.grammars.sentence_templates import read
from heraut.nfc import CardTag
from heraut.voice.dialogue import Push, Result, Task
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.dialogue.wording import worded
from heraut.voice.herald import Herald


class UnkeptTask:
    """A question before a match whose moves no file will hold: nobody loses an evening unasked."""

    asking = True
    loses = False
    scope = Scope.CONFIRM
    besides: tuple[Scope, ...] = ()

    def __init__(
        self, grammar: Grammar, herald: Herald, why: str, open_match: Callable[[], Task[Any]]
    ) -> None:
        """``why`` is ``full``, ``read_only`` or ``other``, as the catalogue tells it."""
        self.grammar = grammar
        self.herald = herald
        self.over = False
        """Whether it was answered."""
        self.game = herald.game
        self._why = why
        self._open = open_match

    def begin(self) -> Result:
        """Say why nothing can be kept, and ask."""
        return (*self.say("cannot-keep", {"why": self._why}), *self.question())

    def question(self) -> Result:
        """Ask whether to play all the same."""
        return self.say("ask-unkept")

    def interpret(self, heard: Heard, scope: Scope, line: str = "") -> Interpretation:
        """Return a yes, a no, or what all talk has."""
        given = read(self.grammar, heard, Scope.CONFIRM)
        match given:
            case MetaRequest() | Reply(Meaning("yes" | "no")):
                return given
        return NotUnderstood(str(heard))

    def receive(self, given: Interpretation, reader: bool) -> Result:
        """Begin the match after a yes; after a no there is none."""
        match given:
            case Reply(Meaning("yes")):
                self.over = True
                return (Push(self._open()),)
            case Reply():
                self.over = True
                return self.say("no-match")
        return self.question()

    def elsewhere(self) -> None:
        """Forget nothing: no answer here hangs on the very last sentence."""

    def tap(self, tag: CardTag, reader: bool) -> Result:
        """Ask again: a card is no answer."""
        return self.question()

    def resume(self) -> Result:
        """Ask again."""
        return self.question()

    def troubled(self, key: str, reader: bool) -> Result:
        """Ask again."""
        return self.question()

    def help(self) -> Result:
        """Say what a yes and a no do."""
        return self.say("help-unkept")

    def why(self) -> Result:
        """Say why nothing can be kept."""
        return (*self.say("cannot-keep", {"why": self._why}), *self.question())

    def undo(self) -> Result:
        """Take it as a no."""
        self.over = True
        return self.say("no-match")

    def leave(self) -> Result:
        """Say that there is no match."""
        return self.say("no-match")

    def nearest(self, heard: Heard, line: str) -> Sequence[Proposal]:
        """Offer nothing: the question is asked again."""
        return ()

    def say(self, key: str, args: Mapping[str, object] | None = None) -> tuple[Spoken, ...]:
        """Word a message: that of setups, or that of all talk."""
        return (worded(self.herald, (f"setup-{key}", key), args or {}),)
