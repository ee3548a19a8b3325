"""What comes when a match has ended: questions about it, taking back its end, and another match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from heraut.grammars.meaning import (
    Heard,
    Illegal,
    Kind,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Reply,
    Scope,
)
from heraut.grammars.typed.clauses import may_ask
from heraut.grammars.typed.correcting_words import REFUSES, CorrectingWords
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.voice.dialogue import Push, Result, Task
from heraut.voice.tasks.lesson.companion import Companion
from heraut.voice.tasks.lesson.sentences import REMATCH, answer
from heraut.voice.tasks.match.inputs import Input
from heraut.voice.tasks.match.match_task import MatchTask
from heraut.voice.tasks.setup.plan import Plan


class Rematch(Companion):
    """A match that has ended, and the question whether the same players play once more.

    What it was is answered as before; who takes its end back plays on, and is asked at the next.
    """

    wanted = (REMATCH,)

    def __init__(self, inner: MatchTask, again: Callable[[], Task[Any]]) -> None:
        super().__init__(inner)
        self._again = again
        """Opens what sets the next match up."""
        self._answered = False
        self._asked = False
        """Whether it was asked since the match has ended."""

    @property
    def over(self) -> bool:
        """Whether somebody has said yes or no."""
        return self._answered

    @property
    def loses(self) -> bool:
        """Whether something would be lost by leaving now: only while the match goes on again."""
        return not self.inner.over and self.inner.loses

    @property
    def besides(self) -> tuple[Scope, ...]:
        """Which other sentences may come: a yes or a no, once it is asked."""
        return (*self.inner.besides, Scope.CONFIRM) if self._asks else self.inner.besides

    @property
    def asking(self) -> bool:
        """Whether a question waits."""
        return self.inner.asking or self._asks

    @property
    def _asks(self) -> bool:
        """Whether a yes means another match: nothing of the match itself is asked."""
        return self.inner.over and not self.inner.asking

    def begin(self) -> Result:
        """Ask; what has ended was told."""
        return self.after(())

    def interpret(self, heard: Heard, scope: Scope, line: str) -> Input:
        """Return a yes or a no, or what the match takes."""
        if self._asks:
            match answer(self.lang, heard):
                case Reply(Meaning("yes" | "no")) | MetaRequest(Meaning("rematch")) as given:
                    return given
        meant = self.inner.interpret(heard, scope, line)
        if self._asks and line and isinstance(meant, NotUnderstood):
            return self._too_late(line) or meant
        return meant

    def _too_late(self, line: str) -> Illegal | None:
        """Return what a line would have done, or refused, while the match was played."""
        grammar, words = self.inner.grammar, line.split()
        said = [words]
        if REFUSES in CorrectingWords.of(grammar).kinds(grammar.spelled(words)):
            said += [list(one.words) for one in FreeQuestions.of(grammar).mentioned(words)[1]]
        every = (one for part in said for one in grammar.loosely(part, Scope.TURN))
        moves = (one for one in every if one.kind is Kind.COMMAND and not one.swapped)
        move = next(moves, None) if not may_ask(grammar, words) else None
        return Illegal(move, "match_over") if move is not None else None

    def receive(self, given: Input, reader: bool) -> Result:
        """Take what was meant."""
        match given:
            case Reply(Meaning("no")) if self._asks:
                self._answered = True
                return self.leave()
            case Reply(Meaning("yes")) if self._asks:
                return self.steered(REMATCH)
        return super().receive(given, reader)

    def steered(self, intent: str) -> Result:
        """Set the next match up."""
        self._answered = True
        return (Push(self._again()),)

    def after(self, result: Result) -> Result:
        """Return what came of something, with the question where the match has just ended."""
        if not self.inner.over:
            self._asked = False
        elif not self._asked and not self.inner.asking:
            self._asked = True
            return (*result, *self.question())
        return result

    def question(self) -> Result:
        """Ask again what waits for an answer."""
        return self.say("rematch-ask") if self._asks else self.inner.question()

    def resume(self) -> Result:
        """Ask again, or say how things stand."""
        return self.question() if self._asks else self.inner.resume()

    def help(self) -> Result:
        """Say what can be said now."""
        return self.say("rematch-help") if self._asks else self.inner.help()

    def leave(self) -> Result:
        """Say that the evening is over; a match that goes on again is kept."""
        return self.say("rematch-left") if self.inner.over else self.inner.leave()


def once_more(game: str, players: Sequence[str], options: Mapping[str, str], rivals: int) -> Plan:
    """Return the plan of a match like one that was played, but for who begins.

    ``players`` are the names in the places in which they were told, empty where there is none;
    ``rivals`` tells how many of them, the last ones, are the program.
    """
    people, programs = players[: len(players) - rivals], players[len(players) - rivals :]
    return Plan(
        game,
        seats=len(players),
        options=options,
        names=tuple(filter(None, people)),
        named=True,
        rivals=tuple(programs),
    )
