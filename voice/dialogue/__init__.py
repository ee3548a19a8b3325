"""The machine of dialogue: no audio, clock, thread or rule of a game.

``conversation`` has the doors for words, taps and troubles, a stack of tasks, and what means the
same in all of them (``requests``); ``offers`` is what it offers for words that mean nothing,
``misses`` how often that was. ``second_hearing`` tells what may be taken of a second ear. ``help``
and ``guide`` are what is told to who asks for help, ``errors`` what can go wrong. ``task`` is what
a task must have, ``wording`` how one words its questions. ``outputs`` are what comes of it in the
end: what is said, played, cued.
"""

from heraut.voice.dialogue.conversation import Conversation
from heraut.voice.dialogue.task import LISTEN_CARD, STOP_CARD, Moment, Push, Result, Task

__all__ = ["LISTEN_CARD", "STOP_CARD", "Conversation", "Moment", "Push", "Result", "Task"]
