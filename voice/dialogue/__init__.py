"""The conversation as a pure table: no audio, clock, thread or rule of a game.

``inputs`` and ``effects`` are the values that go in and come out; ``conversation`` is the table:
``receive(input, table) -> (conversation, effects)``.
"""

from heraut.voice.dialogue.conversation import Conversation, Phase
from heraut.voice.dialogue.effects import Effect
from heraut.voice.dialogue.inputs import CardShown, Input, Table, Trouble

__all__ = ["CardShown", "Conversation", "Effect", "Input", "Phase", "Table", "Trouble"]
