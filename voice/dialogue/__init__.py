"""The conversation as a pure table: no audio, clock, thread or rule of a game.

``inputs`` and ``effects`` are the values that go in and come out; ``phases`` what it can wait
for; ``state`` what is pending and how it is asked about; ``playing`` how commands are brought to
their end; ``conversation`` is the table: ``receive(input, table) -> (conversation, effects)``.
``outputs`` are what comes of it in the end: what is said, played, cued.
"""

from heraut.voice.dialogue.conversation import Conversation
from heraut.voice.dialogue.effects import Effect
from heraut.voice.dialogue.inputs import STOP_CARD, CardShown, Input, MatchQueries, Trouble
from heraut.voice.dialogue.phases import Phase

__all__ = [
    "STOP_CARD",
    "CardShown",
    "Conversation",
    "Effect",
    "Input",
    "MatchQueries",
    "Phase",
    "Trouble",
]
