"""Telling a card that no file knows, by questions: at the table, or for the file of a box's owner.

``draft_card`` is what was told so far and what is asked next, as the game's form
(:mod:`heraut.engines.forms`) has it; ``sentences`` are the words for the answers.
``card_entry_dialogue`` is the conversation as a pure table, ``entry`` carries out what it wants.
``sub_dialogue`` is an entry in the middle of a match; ``owner_file`` writes a card into the file of
a box's owner.
"""

from heraut.voice.tasks.card_entry.entry import Entry, Unfinished
from heraut.voice.tasks.card_entry.sub_dialogue import SubDialogue, wanted

__all__ = ["Entry", "SubDialogue", "Unfinished", "wanted"]
