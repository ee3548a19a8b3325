"""A lesson played through once: where each step begins, and what it waits for.

All of it follows from the sentences that the lesson itself proposes, as they are understood there:
so none is proposed that would not be understood, and a step begins at the same place whatever the
learner did before.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from heraut.engines.match import Match
from heraut.engines.protocol import TABLE, IllegalAction, NotationError
from heraut.errors import KeyedError
from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard, Illegal, Kind, Meaning, NotUnderstood, Query, Reply
from heraut.voice.herald import Herald, Words
from heraut.voice.tasks.lesson.lesson import Lesson, LessonError, LessonStep, Wrong
from heraut.voice.tasks.match.inputs import Input
from heraut.voice.tasks.match.match_task import MatchTask

_READ_BACK: Final = 3
"""How many times something may be read back before a sentence is done."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What comes of a sentence: actions, an answer, or a refusal."""

    played: tuple[str, ...] = ()
    """What seats did, in notation."""
    asked: tuple[str, Mapping[str, object]] | None = None
    """The question that was asked, and its slots."""
    refused: str = ""
    """The reason of a refusal."""


@dataclass(frozen=True, slots=True)
class PreparedStep:
    """A step, the match in which it is done, and what does it."""

    step: LessonStep
    before: Match
    """The match before what the others play in it."""
    match: Match
    """The match in which the learner does it."""
    goal: Outcome
    wrong: tuple[tuple[Wrong, Outcome], ...]


@dataclass(frozen=True, slots=True)
class PreparedLesson:
    """A lesson that can be taken."""

    lesson: Lesson
    grammar: Grammar
    steps: tuple[PreparedStep, ...]


def new_task(match: Match, grammar: Grammar, herald: Herald) -> MatchTask:
    """Return a match as it is talked about in a lesson: nobody at the table has secrets."""
    task = MatchTask(match, grammar, herald)
    task.trusting = frozenset(range(match.seats))
    return task


def done_by_seats(match: Match, since: Match) -> tuple[str, ...]:
    """Return what seats did in a match since it was as ``since``, in notation."""
    steps = match.history[len(since.history) :]
    return tuple(step.notation for step in steps if step.by != TABLE)


def outcome(given: Input, task: MatchTask, since: Match) -> Outcome:
    """Return what came of an input that a task has taken, where the match was as ``since``."""
    played = done_by_seats(task.match, since)
    match given:
        case _ if played:
            return Outcome(played)
        case Query(meaning):
            return Outcome(asked=(meaning.intent, dict(meaning.slots)))
        case Illegal(_, reason):
            return Outcome(refused=reason)
    return Outcome()


def prepared(lesson: Lesson, lang: str) -> PreparedLesson:
    """Return a lesson ready to be taken. Raises :class:`LessonError`, ``GrammarError``."""
    grammar = Grammar.load(lang, lesson.game)
    herald = Herald(Words(lang), lesson.game, lesson.players)
    match, steps = _begun(lesson), []
    for step in lesson.steps:
        match = before = replace(match, brought=step.chance)
        for notation in step.others:
            match = _played(lesson, step.line, match, notation).settle()
        goal, after = _tried(lesson, step.line, step.say, match, grammar, herald)
        if bool(goal.refused) is not step.refused:
            found = f"is refused: {goal.refused}" if goal.refused else "is not refused"
            raise _error(lesson, step.line, f"« {step.say} » {found}")
        wrong = tuple(
            (each, _tried(lesson, each.line, each.say, match, grammar, herald)[0])
            for each in step.wrong
        )
        for each, came in wrong:
            if came == goal:
                raise _error(lesson, each.line, f"« {each.say} » is what is asked for")
        steps.append(PreparedStep(step, before, match, goal, wrong))
        match = after
    _check_hints(lesson, match)
    return PreparedLesson(lesson, grammar, tuple(steps))


def _begun(lesson: Lesson) -> Match:
    seats, line = len(lesson.players), lesson.start_line
    try:
        match = Match.new(lesson.game, seats, lesson.options, lesson.seed, lesson.players)
    except ValueError as problem:
        if not isinstance(problem, KeyedError):
            raise
        raise _error(lesson, line, str(problem)) from problem
    for notation in lesson.start:
        match = _played(lesson, line, match, notation)
    return match.settle()


def _played(lesson: Lesson, line: int, match: Match, notation: str) -> Match:
    try:
        return match.play(notation)
    except (NotationError, IllegalAction) as problem:
        raise _error(lesson, line, f"{notation!r} cannot be played: {problem}") from problem


def _tried(
    lesson: Lesson, line: int, say: str, match: Match, grammar: Grammar, herald: Herald
) -> tuple[Outcome, Match]:
    """Return what comes of a sentence, with a yes to what is read back, and the match after it."""
    task = new_task(match, grammar, herald)
    given = task.interpret(Heard.typed(say), task.scope)
    if isinstance(given, NotUnderstood):
        raise _error(lesson, line, f"« {say} » is not understood")
    task.receive(given, False)
    for _ in range(_READ_BACK):
        if task.dialogue.pending is None and task.dialogue.chain is None:
            break
        task.receive(Reply(Meaning("yes", Kind.REPLY)), False)
    found = outcome(given, task, match)
    if found == Outcome():
        raise _error(lesson, line, f"« {say} » does nothing here: {given!r}")
    return found, task.match


def _check_hints(lesson: Lesson, match: Match) -> None:
    for hint in lesson.hints:
        if hint.phase not in match.rules.phases:
            raise _error(lesson, 1, f"the game has no phase {hint.phase!r} for a hint")


def _error(lesson: Lesson, line: int, problem: str) -> LessonError:
    return LessonError("bad_lesson", lesson.file, problem, line)
