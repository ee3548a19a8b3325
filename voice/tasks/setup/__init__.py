"""Setting a match up by voice, by taps and by typed lines, before there is a match.

``menu`` is what may be chosen, ``plan`` what was chosen so far, ``sentences`` the words for both,
``summary`` what is told of it. ``preparation`` makes a setup, ``setup_task`` asks the questions,
and ``opening`` is the match that is opened at the end; ``first_player`` draws who begins.
``rematch`` asks whether to play once more when a match has ended. ``typed_talk`` understands what
is typed in other words: ``typed_ways`` are the words, ``typed_answers`` and ``people`` find them in
a line, and ``meant`` is what an answer means to the question that was asked.
"""

from heraut.voice.tasks.setup.menu import Choice, GameMenu, Menu
from heraut.voice.tasks.setup.opening import Chosen, Kept, Resumed, Settled, ToLearn
from heraut.voice.tasks.setup.plan import Plan
from heraut.voice.tasks.setup.preparation import prepare
from heraut.voice.tasks.setup.setup_task import SetupTask

__all__ = [
    "Choice",
    "Chosen",
    "GameMenu",
    "Kept",
    "Menu",
    "Plan",
    "Resumed",
    "Settled",
    "SetupTask",
    "ToLearn",
    "prepare",
]
