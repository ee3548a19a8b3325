"""Kingsbridge, the basic game: two to five seats, no characters.

``state``
    what lies where; ``position`` builds any state by hand.
``actions``
    the actions and their notation, ``notation`` reads it back.
``turn`` and ``draws``
    what a seat does and what the table does.
``views``
    what each seat may know, and the answers to questions.
``rules``
    the whole as one engine; ``keys`` lists all that needs words.
"""

from heraut.engines.kingsbridge.keys import EVENT_KEYS, QUESTIONS, REASONS
from heraut.engines.kingsbridge.rules import KINGSBRIDGE, Kingsbridge
from heraut.engines.kingsbridge.state import Hand, Phase, Pile, State, position

__all__ = [
    "EVENT_KEYS",
    "KINGSBRIDGE",
    "QUESTIONS",
    "REASONS",
    "Hand",
    "Kingsbridge",
    "Phase",
    "Pile",
    "State",
    "position",
]
