"""What is said in a lesson, word for word, when the learner does all that it proposes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from heraut.voice.dialogue import Conversation, Task
from heraut.voice.dialogue.outputs import Output, Spoken
from heraut.voice.herald import Herald, Words
from heraut.voice.tasks.lesson.lesson import load_lesson
from heraut.voice.tasks.lesson.lesson_task import LessonTask
from heraut.voice.tasks.lesson.prepared import PreparedLesson, prepared
from heraut.voice.tasks.lesson.progress import Unkept
from heraut.voice.tasks.lesson.sentences import answers

PACE: Final = 170
"""Words a minute that are said."""
PAUSE: Final = 2.0
"""Seconds from the end of what Héraut says until the learner has begun to answer."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """What the learner said, and what was answered."""

    said: str
    """Empty for the beginning."""
    answers: tuple[str, ...]


def ready(lang: str, game: str) -> PreparedLesson:
    """Return a language's lesson of a game, ready. Raises ``LessonError``, ``GrammarError``."""
    return prepared(load_lesson(lang, game), lang)


def taken(lesson: PreparedLesson, lang: str) -> Iterator[Exchange]:
    """Yield a lesson as it goes when the learner does what each step proposes."""
    talk = Conversation(LessonTask(lesson, _herald(lesson, lang), Unkept(), nothing_more))
    yield Exchange("", told(talk.begin()))
    for each in lesson.steps:
        yield Exchange(each.step.say, told(talk.typed(each.step.say)))
        yield from _confirmed(talk, lang)


def _confirmed(talk: Conversation, lang: str) -> Iterator[Exchange]:
    """Yield a yes to what was read back, if anything was."""
    task = talk.task
    if isinstance(task, LessonTask) and task.waits:
        yes = task.inner.grammar.forms("yes", {})[0]
        yield Exchange(yes, told(talk.typed(yes)))


def said(lang: str, intent: str) -> str:
    """Return how what steers a lesson is said best."""
    return answers(lang).forms(intent, {})[0]


def seconds(exchanges: Iterable[Exchange]) -> float:
    """Return how long exchanges take, said at :data:`PACE` with :data:`PAUSE` before answers."""
    total = 0.0
    for each in exchanges:
        words = sum(len(text.split()) for text in (each.said, *each.answers))
        total += words * 60 / PACE + (PAUSE if each.said else 0.0)
    return total


def page(lang: str, games: Iterable[str]) -> str:
    """Return the lessons of games as one page, in Markdown."""
    words = Words(lang)
    parts = [words.phrase("lesson-page")]
    for game in games:
        lesson = ready(lang, game)
        exchanges = list(taken(lesson, lang))
        parts.append(f"## {lesson.lesson.title}")
        minutes = round(seconds(exchanges) / 60)
        parts.append(words.phrase("lesson-page-time", count=len(lesson.steps), minutes=minutes))
        for each in exchanges:
            if each.said:
                parts.append(words.phrase("lesson-page-learner", text=each.said))
            parts.append(words.phrase("lesson-page-heraut", text=" ".join(each.answers)))
    return "\n\n".join(parts) + "\n"


def _herald(lesson: PreparedLesson, lang: str) -> Herald:
    return Herald(Words(lang), lesson.lesson.game, lesson.lesson.players)


def told(outputs: Iterable[Output]) -> tuple[str, ...]:
    """Return the lines that are said."""
    return tuple(output.text for output in outputs if isinstance(output, Spoken))


def nothing_more() -> Task[object]:
    """Open no first match: nobody says yes to one here."""
    raise AssertionError("nobody said yes to a first match")
