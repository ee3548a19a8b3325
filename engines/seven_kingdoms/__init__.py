"""7 Kingdoms: two to four seats, hidden hands, seven ranks by seven crests.

``box``, ``options`` and ``state``
    what the cards show, the house rules, and what lies where.
``actions`` and ``notation``
    the actions, their order, and how they are written and read.
``ranks`` and ``scores``
    what each rank may take, and what a kingdom is worth.
``turn``, ``rounds`` and ``draws``
    what a seat does, how rounds and matches go on by themselves, what the table does;
    ``wrong_phase`` tells what has to be done first.
``references``, ``neighbours``, ``enumerations``, ``leads`` and ``unfound``
    cards and slots that are only described, and why nothing is meant.
``table_facts``
    what people may put right of the table.
``knowledge``
    playing it well.
``views``, ``answers``, ``answers_turn`` and ``answers_table``
    what each seat may know, and the answers to questions.
``rules``
    the whole as one engine; ``vocabulary`` lists all that needs words.
"""

from heraut.engines.seven_kingdoms.box import Box
from heraut.engines.seven_kingdoms.rules import SEVEN_KINGDOMS, SevenKingdoms
from heraut.engines.seven_kingdoms.state import Hand, Phase, State

__all__ = ["SEVEN_KINGDOMS", "Box", "Hand", "Phase", "SevenKingdoms", "State"]
