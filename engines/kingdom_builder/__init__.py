"""Kingdom Builder: two to four seats, a board of hexes, and the three Queenies.

``hexes``, ``box`` and ``board``
    hexes as bits, what the board shows, and a board put together.
``options`` and ``state``
    the house rules, and what lies where; ``position`` builds a state by hand.
``actions``
    the actions and their notation, ``notation`` reads it back.
``placing`` and ``scoring``
    where settlements may go, and what they are worth.
``laying``, ``draws``, ``turn`` and ``rounds``
    the setup, what the table does, what a seat does, how rounds and matches go on by themselves.
``views``, ``answers``, ``exploring``, ``walking`` and ``standing``
    what each seat may know, and the answers to questions.
``rules``
    the whole as one engine; ``keys`` lists all that needs words.
"""

from heraut.engines.kingdom_builder.box import Box
from heraut.engines.kingdom_builder.keys import EVENT_KEYS, QUESTIONS, REASONS
from heraut.engines.kingdom_builder.position import position
from heraut.engines.kingdom_builder.rules import KINGDOM_BUILDER, KingdomBuilder
from heraut.engines.kingdom_builder.state import Deck, Phase, Realm, State

__all__ = [
    "EVENT_KEYS",
    "KINGDOM_BUILDER",
    "QUESTIONS",
    "REASONS",
    "Box",
    "Deck",
    "KingdomBuilder",
    "Phase",
    "Realm",
    "State",
    "position",
]
