"""Setting a match up by voice, by taps and by typed lines, before there is a match.

``menu`` is what may be chosen, ``plan`` what was chosen so far, ``sentences`` the words for both.
``table`` is the conversation as a pure table, ``preparation`` carries out what it wants, and
``reception`` feeds it what happens at the real table.
"""

from heraut.voice.setup.menu import Choice, GameMenu, Menu
from heraut.voice.setup.plan import Plan
from heraut.voice.setup.preparation import Chosen, Preparation, Resumed, prepare
from heraut.voice.setup.reception import Reception
from heraut.voice.setup.table import Setup

__all__ = [
    "Choice",
    "Chosen",
    "GameMenu",
    "Menu",
    "Plan",
    "Preparation",
    "Reception",
    "Resumed",
    "Setup",
    "prepare",
]
