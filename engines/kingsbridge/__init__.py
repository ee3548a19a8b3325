"""Kingsbridge: one to five seats, with or without characters, against each other or together.

``options`` and ``state``
    the house rules, and what lies where; ``position`` builds any state by hand.
``actions``
    the actions and their notation, ``notation`` reads it back.
``columns`` and ``laying``
    what may lie on what, and what follows when it does.
``turn``, ``ending`` and ``draws``
    what a seat does, how turns and matches end, what the table does.
``characters``, ``powers`` and ``uses``
    who has which character, what each does, and what it may do now.
``views``, ``answers`` and ``fitting``
    what each seat may know, and the answers to questions.
``rules``
    the whole as one engine; ``keys`` lists all that needs words.
"""

from heraut.engines.kingsbridge.keys import EVENT_KEYS, QUESTIONS, REASONS
from heraut.engines.kingsbridge.position import position
from heraut.engines.kingsbridge.rules import KINGSBRIDGE, Kingsbridge
from heraut.engines.kingsbridge.state import Hand, Phase, Pile, State

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
