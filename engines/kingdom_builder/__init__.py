"""Kingdom Builder: two to four seats, a board of hexes, and the three Queenies.

``hexes``, ``box`` and ``board``
    hexes as bits, what the board shows, and a board put together.
``options`` and ``state``
    the house rules, and what lies where.
``actions`` and ``notation``
    the actions, and the shortened forms of their notation.
``placement`` and ``scores``
    where settlements may go, and what they are worth.
``setup``, ``draws``, ``choices``, ``turn`` and ``rounds``
    the setup, what the table does, what a seat may do and does, how rounds and matches go on by
    themselves.
``prompts`` and ``wrong_phase``
    what people are asked to bring, and what has to be done first.
``references``, ``reference_slots``, ``descriptions``, ``described_places``,
``description_phrases``, ``spots`` and ``ways``
    hexes that are only described, by which slots, by what they are, and from where.
``views``, ``answers``, ``board_answers``, ``hex_answers``, ``placement_answers``,
``status_answers``, ``landmarks``
    what each seat may know, and the answers to questions.
``table_facts``
    what people may put right of the table.
``knowledge``
    playing it well.
``rules``
    the whole as one engine; ``vocabulary`` declares all that needs words.
"""

from heraut.engines.kingdom_builder.box import Box
from heraut.engines.kingdom_builder.rules import KINGDOM_BUILDER, KingdomBuilder
from heraut.engines.kingdom_builder.state import Deck, Phase, Realm, State

__all__ = ["KINGDOM_BUILDER", "Box", "Deck", "KingdomBuilder", "Phase", "Realm", "State"]
