"""Setting a match up by voice, by taps and by typed lines, before there is a match.

``menu`` is what may be chosen, ``plan`` what was chosen so far, ``sentences`` the words for both.
``setup_dialogue`` is the conversation as a pure table, of the ``inputs`` that reach it;
``setup_session`` carries out what it wants, ``first_player`` draws who begins.
"""

from heraut.voice.tasks.setup.menu import Choice, GameMenu, Menu
from heraut.voice.tasks.setup.plan import Plan
from heraut.voice.tasks.setup.setup_dialogue import SetupDialogue
from heraut.voice.tasks.setup.setup_session import Chosen, Resumed, SetupSession, prepare

__all__ = [
    "Choice",
    "Chosen",
    "GameMenu",
    "Menu",
    "Plan",
    "Resumed",
    "SetupDialogue",
    "SetupSession",
    "prepare",
]
