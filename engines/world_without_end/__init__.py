"""Un Monde Sans Fin: two to four seats, four periods of six rounds.

``box``, ``printed``, ``cards``, ``effects`` and ``goods``
    what the box shows, read from ``box.toml`` and ``events.toml``: the board, the event cards, and
    the small vocabulary of what an event may do.
``options``, ``state`` and ``tasks``
    the house rules, what lies where, and what is still to be done.
``actions``
    the actions, and how they are written and read.
``flow``
    how steps, rounds and periods follow each other by themselves.
``event_effects``, ``favours``, ``projects``, ``plague``, ``houses``, ``duties`` and ``ledger``
    what events, the favour track, projects, the sick, houses and duties do.
``action_cards``, ``choices``, ``turn`` and ``draws``
    what action cards do, what seats choose, what the table does.
``references``, ``leads`` and ``unfound``
    what is only described, the card that a choice needs first, and why nothing is meant.
``table_facts``
    what people may put right of the table.
``knowledge`` and ``prospects``
    playing it well, and what goods, cards and houses may still bring.
``decisions``, ``possibilities``, ``orientations``, ``views``, ``answers``, ``answers_board``
and ``answers_standing``
    what each seat may know, and the answers to questions.
``forms``, ``board_forms``, ``titles`` and ``fact_events``
    event cards that are told blank by blank, at the table or by a box's owner; what the box says.
``vocabulary`` and ``reasons``
    all that needs words.
``rules``
    the whole as one engine.
"""

from heraut.engines.world_without_end.box import Box
from heraut.engines.world_without_end.rules import WORLD_WITHOUT_END, WorldWithoutEnd
from heraut.engines.world_without_end.state import State

__all__ = ["WORLD_WITHOUT_END", "Box", "State", "WorldWithoutEnd"]
