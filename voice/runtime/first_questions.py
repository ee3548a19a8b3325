"""What is asked before anything else begins: with yes or no, and for some things only once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from heraut.engines.registry import RULES, find_rules
from heraut.voice.dialogue import Push, Task
from heraut.voice.herald import Herald, Verbosity, Words
from heraut.voice.home.settings import note_asked, remember, was_asked

# Hardly any sitting begins with such a question.
if TYPE_CHECKING:
    from heraut.voice.tasks.setup.first_question import FirstQuestion, FirstQuestionTask

_SCREEN_READER = "screen-reader"


def unkept(
    lang: str, verbosity: Verbosity, game: str, why: str, begun: Callable[[], Task[Any]]
) -> FirstQuestionTask:
    """Return the question whether to play a match that cannot be kept.

    ``why`` is ``full``, ``read_only`` or ``other``; ``begun`` opens it all the same.
    """
    from heraut.voice.tasks.setup.first_question import FirstQuestion

    return _task(
        lang,
        verbosity,
        game,
        lambda task: FirstQuestion(
            "unkept", lambda: (Push(begun()),), lambda: task().say("left-unkept"), {"why": why}
        ),
    )


def running_screen_reader() -> str | None:
    """Return the name of a screen reader that runs, unless players were asked about it before."""
    from heraut.voice.home.screen_reader import NoScreenReader, find_screen_reader

    if was_asked(_SCREEN_READER):
        return None
    try:
        return find_screen_reader(system_voices=False).name
    except NoScreenReader:
        return None


def screen_reader(
    lang: str, verbosity: Verbosity, name: str, then: Task[Any], use: Callable[[], None]
) -> FirstQuestionTask:
    """Return the question whether to speak through the screen reader of this name.

    The answer is remembered. ``use`` has it speak at once; ``then`` is talked about afterwards.
    """
    from heraut.voice.tasks.setup.first_question import FirstQuestion

    def answered(speech: str) -> None:
        try:
            note_asked(_SCREEN_READER)
            remember({"speech": speech})
        except OSError:
            return  # it holds for this evening, and is asked about again

    def asked(task: Callable[[], FirstQuestionTask]) -> FirstQuestion:
        def yes() -> Any:
            answered("screen-reader")
            use()
            return (*task().say("screen-reader-speaks", {"name": name}), Push(then))

        def no() -> Any:
            answered("own")
            return (*task().say("screen-reader-silent"), Push(then))

        return FirstQuestion("screen-reader", yes, no, {"name": name})

    return _task(lang, verbosity, then.game, asked)


def _task(
    lang: str,
    verbosity: Verbosity,
    game: str,
    asked: Callable[[Callable[[], FirstQuestionTask]], FirstQuestion],
) -> FirstQuestionTask:
    from heraut.voice.tasks.setup.first_question import FirstQuestionTask
    from heraut.voice.tasks.setup.sentences import Sentences

    grammar = Sentences.load(lang, {game: find_rules(game)} if game else RULES).grammar
    herald = Herald(Words(lang), verbosity=verbosity)
    task: FirstQuestionTask = FirstQuestionTask(grammar, herald, asked(lambda: task))
    return task
