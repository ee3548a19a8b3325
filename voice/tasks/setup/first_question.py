"""One question with yes or no before something else begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

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
from heraut.voice.dialogue import Result
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.dialogue.wording import worded
from heraut.voice.herald import Herald


@dataclass(frozen=True, slots=True)
class FirstQuestion:
    """What is asked, and what comes of the answer."""

    name: str
    """Its messages: ``NAME`` says why it is asked, and ``ask-``, ``help-``, ``left-NAME``."""
    yes: Callable[[], Result]
    no: Callable[[], Result]
    """Called once, by one of the two answers; what is taken back is a no."""
    details: Mapping[str, object] = field(default_factory=dict)
    """The values of the first message."""


class FirstQuestionTask:
    """Asks it, and goes on once it is answered."""

    asking = True
    loses = False
    scope = Scope.CONFIRM
    besides: tuple[Scope, ...] = ()

    def __init__(self, grammar: Grammar, herald: Herald, asked: FirstQuestion) -> None:
        self.grammar = grammar
        self.herald = herald
        self.game = herald.game
        self.over = False
        """Whether it was answered."""
        self._asked = asked

    def begin(self) -> Result:
        """Say why it is asked, and ask."""
        return (*self.say(self._asked.name, self._asked.details), *self.question())

    def question(self) -> Result:
        """Ask again."""
        return self.say(f"ask-{self._asked.name}")

    def interpret(self, heard: Heard, scope: Scope, line: str = "") -> Interpretation:
        """Return a yes, a no, or what all talk has."""
        given = read(self.grammar, heard, Scope.CONFIRM)
        match given:
            case MetaRequest() | Reply(Meaning("yes" | "no")):
                return given
        return NotUnderstood(str(heard))

    def receive(self, given: Interpretation, reader: bool) -> Result:
        """Go on as was answered."""
        match given:
            case Reply(Meaning("yes")):
                self.over = True
                return self._asked.yes()
            case Reply():
                return self.undo()
        return self.question()

    def elsewhere(self) -> None:
        """Forget nothing: no answer here hangs on the very last sentence."""

    def tap(self, tag: CardTag, reader: bool) -> Result:
        """Ask again: a card is no answer."""
        return self.question()

    def resume(self) -> Result:
        """Ask again."""
        return self.question()

    def let_go(self) -> Result:
        """Leave nothing: it goes no further without an answer."""
        return ()

    def troubled(self, key: str, reader: bool) -> Result:
        """Ask again."""
        return self.question()

    def help(self) -> Result:
        """Say what a yes and a no do."""
        return self.say(f"help-{self._asked.name}")

    def why(self) -> Result:
        """Say why it is asked."""
        return self.begin()

    def undo(self) -> Result:
        """Take it as a no."""
        self.over = True
        return self._asked.no()

    def leave(self) -> Result:
        """Say that nothing else begins."""
        return self.say(f"left-{self._asked.name}")

    def nearest(self, heard: Heard, line: str) -> Sequence[Proposal]:
        """Offer nothing: the question is asked again."""
        return ()

    def say(self, key: str, args: Mapping[str, object] | None = None) -> tuple[Spoken, ...]:
        """Word a message: that of setups, or that of all talk."""
        return (worded(self.herald, (f"setup-{key}", key), args or {}),)
