"""A lesson as a task: step after step, in a prepared match that is talked about as any other.

What the learner says goes to the match. If it did what the step waits for, the next step comes. If
it was another legal move, it is not kept: the match is put back, and that is said. Anything else,
such as a question or a refusal, is answered as always, and the step asks again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from heraut.engines.match import Match
from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard, Kind, Meaning, MetaRequest, Proposal, Query, Reply, Scope
from heraut.nfc import CardTag
from heraut.voice.dialogue import Push, Result, Task
from heraut.voice.dialogue.outputs import Cued, Output, Spoken
from heraut.voice.herald import Herald
from heraut.voice.tasks.lesson.companion import Companion
from heraut.voice.tasks.lesson.prepared import (
    Outcome,
    PreparedLesson,
    PreparedStep,
    done_by_seats,
    new_task,
    outcome,
)
from heraut.voice.tasks.lesson.progress import Progress
from heraut.voice.tasks.lesson.sentences import STEERING, answer, answers, asks_again
from heraut.voice.tasks.match.inputs import Input
from heraut.voice.tasks.match.match_task import MatchTask

FirstMatch = Callable[[], Task[Any]]
"""Opens what sets up a first match with hints."""


class LessonTask(Companion):
    """A lesson that is being taken."""

    wanted = STEERING
    loses = False

    def __init__(
        self, lesson: PreparedLesson, herald: Herald, progress: Progress, first: FirstMatch
    ) -> None:
        self._lesson = lesson
        self._progress = progress
        self._first = first
        self._over = False
        self.offering = False
        """Whether all steps are done and a first match is offered."""
        names = [each.step.name for each in lesson.steps]
        kept = progress.of(lesson.lesson.game)
        self._place = names.index(kept) if kept in names else 0
        super().__init__(new_task(self._now.match, lesson.grammar, herald))

    @property
    def _now(self) -> PreparedStep:
        return self._lesson.steps[self._place]

    @property
    def waits(self) -> bool:
        """Whether the match of the step waits for an answer, such as a yes to what it read back."""
        return self.inner.asking and not self.offering

    @property
    def over(self) -> bool:
        """Whether the lesson has ended, or was left."""
        return self._over

    @property
    def grammar(self) -> Grammar:
        """The sentences to listen for now."""
        return answers(self.lang) if self.offering else super().grammar

    @property
    def scope(self) -> Scope:
        """Which of them may come now."""
        return Scope.CONFIRM if self.offering else super().scope

    @property
    def besides(self) -> tuple[Scope, ...]:
        """Which others may come as well."""
        return () if self.offering else super().besides

    @property
    def asking(self) -> bool:
        """Whether a question waits."""
        return self.offering or super().asking

    def begin(self) -> Result:
        """Say what this is, and begin the step that comes next."""
        told = {
            "title": self._lesson.lesson.title,
            "learner": self._lesson.lesson.players[0],
            "number": self._place + 1,
            "count": len(self._lesson.steps),
        }
        key = "begin" if self._place == 0 else "taken-up"
        return (*self.say(key, told), *self._step())

    def interpret(self, heard: Heard, scope: Scope, line: str) -> Input:
        """Return what was meant."""
        if not self.offering:
            return super().interpret(heard, scope, line)
        return answer(self.lang, heard)

    def receive(self, given: Input, reader: bool) -> Result:
        """Take what was meant, and judge what came of it."""
        if self.offering:
            return self._answered(given)
        match given:
            case MetaRequest(meaning) if meaning.intent in self.wanted:
                return self.steered(meaning.intent)
            case Query(meaning) if asks_again(meaning.intent):
                return self.steered("again")
            case Reply() | MetaRequest(Meaning("resume")) if not self.inner.asking:
                # « D'accord », « continue » : what is to be done is not done yet.
                return self.question()
        told = self.inner.receive(given, reader)
        return self._judged(outcome(given, self.inner, self._now.match), told)

    def tap(self, tag: CardTag, reader: bool) -> Result:
        """Take a tapped card, and judge what came of it."""
        if self.offering:
            return self.question()
        told = self.inner.tap(tag, reader)
        return self._judged(Outcome(done_by_seats(self.inner.match, self._now.match)), told)

    def _judged(self, found: Outcome, told: Result) -> Result:
        now = self._now
        if found == now.goal:
            return (*told, Spoken(now.step.then), *self._next())
        because = next((wrong.because for wrong, came in now.wrong if came == found), "")
        if found.played and found.played != now.goal.played[: len(found.played)]:
            # A legal move that the lesson does not go on from: nothing of it is kept or told.
            self._put_back()
            why = (Spoken(because),) if because else self.say("not-this")
            return (Cued("refused"), *why, *self.question())
        # Where the match waits for an answer, it has just asked.
        ask = () if self.inner.asking else self.question()
        return (*told, *((Spoken(because),) if because else ()), *ask)

    # What steers.

    def steered(self, intent: str) -> Result:
        """Skip a step, say it again, leave, or begin again."""
        match intent:
            case "skip":
                return (*self.say("skipped"), *self._next())
            case "later":
                self._over = True
                return self.leave()
            case "restart":
                return (*self.say("restarted"), *self._at(0))
        if self.inner.has_more:
            # Who hears a part of an answer wants the rest of that.
            more = self.inner.receive(Query(Meaning("more", Kind.QUERY)), False)
            return (*more, *self.question())
        return (Spoken(self._now.step.tell), *self.question())

    def _next(self) -> Result:
        if self._place + 1 < len(self._lesson.steps):
            return self._at(self._place + 1)
        self.offering = True
        self._progress.note(self._lesson.lesson.game, "")
        return (Spoken(self._lesson.lesson.end), *self.question())

    def _at(self, place: int) -> Result:
        self._place = place
        # Written at once: what comes between, such as a power cut, costs no step.
        self._progress.note(self._lesson.lesson.game, self._now.step.name if place else "")
        return self._step()

    def _step(self) -> Result:
        """Begin a step: what the others play, the idea, and what to do."""
        now = self._now
        told: list[Output | Push] = []
        if now.step.others:
            self.inner = self._task(now.before)
            told += [line for each in now.step.others for line in self.inner.play(each)]
        self._put_back()
        return (*told, Spoken(now.step.tell), *self.question())

    def _put_back(self) -> None:
        self.inner = self._task(self._now.match)

    def _task(self, match: Match) -> MatchTask:
        return new_task(match, self._lesson.grammar, self.herald)

    # The offer at the end.

    def _answered(self, given: Input) -> Result:
        match given:
            case Reply(Meaning("yes")):
                self._over = True
                return (Push(self._first()),)
            case Reply(Meaning("no")) | MetaRequest(Meaning("later")):
                self._over = True
                return self.say("done")
        return self.question()

    # What all tasks have.

    def question(self) -> Result:
        """Ask again: what the match waits for, or what the step does."""
        if self.offering:
            return self.say("offer")
        return self.inner.question() or (Spoken(self._now.step.ask),)

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
        """Say how a lesson is steered."""
        return self.say("help-offer" if self.offering else "help")

    def why(self) -> Result:
        """Say why something was refused, or what this step is about."""
        if self.offering:
            return (*self.say("why-offer"), *self.question())
        if self.inner.dialogue.refusal is None and not self.inner.asking:
            return (Spoken(self._now.step.tell), *self.question())
        return (*self.inner.why(), *self.question())

    def undo(self) -> Result:
        """Drop what is pending, or go back to the step before."""
        if self.offering:
            self.offering = False
            return self._at(len(self._lesson.steps) - 1)
        if self.inner.asking:
            return (*(self.inner.undo() or ()), *self.question())
        return self._at(self._place - 1) if self._place else self.question()

    def leave(self) -> Result:
        """Say where the lesson will be taken up."""
        if self.offering:
            return self.say("done")
        name = self._now.step.name if self._place else ""
        kept = self._progress.note(self._lesson.lesson.game, name)
        told = {"number": self._place + 1, "count": len(self._lesson.steps)}
        return self.say("left" if kept else "left-unkept", told)

    def nearest(self, heard: Heard, line: str) -> Sequence[Proposal]:
        """Return what words may have meant; nothing where a yes or no is waited for."""
        return () if self.offering else super().nearest(heard, line)
