"""Setting a match up by voice, by taps and by typed lines, before there is a match.

``menu`` is what may be chosen, ``plan`` what was chosen so far, ``sentences`` the words for both,
``taking`` takes several answers in one breath; ``summary`` and ``telling`` are what is told of it,
``offered`` the answers that can be chosen without a word. ``preparation`` makes a setup,
``setup_task`` asks the questions, and ``opening`` is the match that is opened at the end;
``first_player`` draws who begins. ``kept_list`` are matches to go on with, ``last_match`` is the
one to be played in the same way, and ``first_question`` one that is asked before anything else.
``rematch`` asks whether to play once more when a match has ended. ``typed_talk`` understands what
is typed in other words: ``typed_ways`` are the words, ``typed_line`` what of them stands in a line,
``typed_answers``, ``typed_people``, ``people``, ``renaming`` and ``reseating`` find them there,
``meant`` is what an answer means to the question that was asked, and ``nearest`` what is offered
for words that mean nothing.
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
