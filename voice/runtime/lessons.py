"""Opening a lesson, and the first match after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from heraut.voice.dialogue import Task
from heraut.voice.herald import Herald, Verbosity, Words
from heraut.voice.tasks.lesson.hinted_match import HintedMatch
from heraut.voice.tasks.lesson.lesson import load_lesson
from heraut.voice.tasks.lesson.lesson_task import LessonTask
from heraut.voice.tasks.lesson.prepared import prepared
from heraut.voice.tasks.lesson.progress import Progress
from heraut.voice.tasks.match.match_task import MatchTask


def open_lesson(
    lang: str,
    verbosity: Verbosity,
    game: str,
    progress: Progress,
    first: Callable[[Verbosity], Task[Any]],
) -> LessonTask:
    """Return a game's lesson as a task; ``first`` opens what sets up a first match of it.

    Raises ``LessonError`` and ``GrammarError``.
    """
    lesson = load_lesson(lang, game)
    herald = Herald(Words(lang), game, lesson.players, verbosity)
    return LessonTask(prepared(lesson, lang), herald, progress, lambda: first(herald.verbosity))


def hinted(match: MatchTask) -> HintedMatch:
    """Return a match with the hints of its game's lesson. Raises ``LessonError``."""
    lang = match.herald.words.lang
    return HintedMatch(match, load_lesson(lang, match.match.rules.name).hints)
