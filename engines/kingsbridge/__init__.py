"""Kingsbridge: one to five seats, with or without characters, against each other or together.

``options`` and ``state``
    the house rules, and what lies where.
``actions`` and ``notation``
    the actions in their order, and the shorter ways to write them.
``columns``, ``legal_placings`` and ``placement``
    what may lie on what, which cards may go there, and what follows when they do.
``turn``, ``turn_end``, ``scores`` and ``draws``
    what a seat does, how turns and matches end, what the table does.
``characters``, ``powers`` and ``legal_uses``
    who has which character, what each does, and what it may do now.
``references``, ``spots``, ``sources``, ``hand_sets`` and ``unfound``
    columns, parts of them and cards that are only described, and why nothing is meant.
``table_facts``, ``column_facts`` and ``turn_facts``
    what people may put right of the table.
``knowledge``, ``outlook`` and ``together``
    playing it well, alone and together too; ``advice`` is the line that a hand gives.
``views``, ``answers``, ``table_answers`` and ``destinations``
    what each seat may know, and the answers to questions.
``rules``
    the whole as one engine; ``vocabulary`` declares all that needs words.
"""

from heraut.engines.kingsbridge.rules import KINGSBRIDGE, Kingsbridge
from heraut.engines.kingsbridge.state import Hand, Phase, Pile, State

__all__ = ["KINGSBRIDGE", "Hand", "Kingsbridge", "Phase", "Pile", "State"]
