"""Whether a lesson can be taken in every way: what a maker of lessons wants to know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from heraut.grammars.meaning import Heard, NotUnderstood, Scope
from heraut.voice.dialogue import Conversation
from heraut.voice.herald import Herald, Words
from heraut.voice.tasks.lesson.lesson_task import LessonTask
from heraut.voice.tasks.lesson.prepared import PreparedLesson, PreparedStep, new_task
from heraut.voice.tasks.lesson.progress import Unkept
from heraut.voice.tasks.lesson.sentences import NO_HINTS, STEERING, steering
from heraut.voice.tasks.lesson.transcript import nothing_more, said, seconds, taken, told

MOST_SECONDS: Final = 600
"""How long a lesson may take."""
_QUOTED: Final = re.compile(r"« (.+?) »")


def problems(lesson: PreparedLesson, lang: str) -> Iterator[str]:
    """Yield what is wrong with a lesson, in words for developers; nothing if it is good.

    It is taken with what it proposes, with its wrong answers and the skipped step said again, in
    parts, and each sentence that it names is put to the match in which it is named.
    """
    duration = seconds(taken(lesson, lang))
    if duration > MOST_SECONDS:
        yield f"takes {duration:.0f} seconds, more than {MOST_SECONDS}"
    for each in lesson.steps:
        yield from _step(lesson, each, lang)
    yield from _parts(lesson, lang)
    yield from _quoted(lesson, lang)


def opened(lesson: PreparedLesson, lang: str, progress: Unkept) -> Conversation:
    """Return a talk about a lesson, which was not begun yet."""
    herald = Herald(Words(lang), lesson.lesson.game, lesson.lesson.players)
    return Conversation(LessonTask(lesson, herald, progress, nothing_more))


def _at(lesson: PreparedLesson, lang: str, name: str) -> Conversation:
    """Return a talk that has taken a lesson up at a step."""
    progress = Unkept()
    progress.note(lesson.lesson.game, name)
    talk = opened(lesson, lang, progress)
    talk.begin()
    return talk


def _step(lesson: PreparedLesson, each: PreparedStep, lang: str) -> Iterator[str]:
    step, last = each.step, each is lesson.steps[-1]
    talk = _at(lesson, lang, step.name)
    for wrong, _ in each.wrong:
        answers = told(talk.typed(wrong.say))
        if isinstance(talk.task, LessonTask) and talk.task.waits:
            answers = told(talk.typed(_yes(lesson)))
        if wrong.because not in answers:
            yield f"{step.name}: « {wrong.say} » is not told why: {answers}"
        if step.ask not in answers:
            yield f"{step.name}: after « {wrong.say} » the step does not ask again: {answers}"
    for word in ("again", "skip"):
        answers = told(talk.typed(said(lang, word)))
        wanted = step.tell if word == "again" else _after(lesson, each)
        if wanted not in answers:
            yield f"{step.name}: « {said(lang, word)} » is answered by {answers}"
    if last and not isinstance(talk.task, LessonTask):
        yield "the last step does not end in the offer"


def _yes(lesson: PreparedLesson) -> str:
    return lesson.grammar.forms("yes", {})[0]


def _after(lesson: PreparedLesson, each: PreparedStep) -> str:
    """Return what is said once a step is over."""
    place = lesson.steps.index(each) + 1
    return lesson.steps[place].step.tell if place < len(lesson.steps) else lesson.lesson.end


def _parts(lesson: PreparedLesson, lang: str) -> Iterator[str]:
    """Take a lesson step by step, leaving after each."""
    progress = Unkept()
    for each in lesson.steps:
        talk = opened(lesson, lang, progress)
        answers = told(talk.begin())
        if each.step.tell not in answers:
            yield f"{each.step.name}: is not taken up where it was left: {answers}"
            return
        answers = told(talk.typed(each.step.say))
        if isinstance(talk.task, LessonTask) and talk.task.waits:
            answers = told(talk.typed(_yes(lesson)))
        if each.step.then not in answers:
            yield f"{each.step.name}: « {each.step.say} » does not do it: {answers}"
        talk.typed(said(lang, "later"))
        if not talk.over:
            yield f"{each.step.name}: « {said(lang, 'later')} » does not leave"


def _quoted(lesson: PreparedLesson, lang: str) -> Iterator[str]:
    """Put every sentence between quotation marks to the match in which it is named."""
    herald = Herald(Words(lang), lesson.lesson.game, lesson.lesson.players)
    places = [
        (each.match, f"{each.step.tell} {each.step.ask} {each.step.then}") for each in lesson.steps
    ]
    hints = " ".join(hint.say for hint in lesson.lesson.hints)
    places.append((lesson.steps[-1].match, f"{lesson.lesson.end} {hints}"))
    for match, text in places:
        task = new_task(match, lesson.grammar, herald)
        for sentence in _QUOTED.findall(text):
            heard = Heard.typed(sentence)
            if steering(lang, heard, (*STEERING, NO_HINTS)) is not None:
                continue
            scopes = (task.scope, Scope.CONFIRM)
            if all(isinstance(task.interpret(heard, one), NotUnderstood) for one in scopes):
                yield f"{match.rules.name}: not understood: « {sentence} »"
