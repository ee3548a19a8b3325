"""Telling a card that no file knows, by questions: at the table, or for the file of a box's owner.

``sheet`` is what was told so far and what is asked next, as the game's form
(:mod:`heraut.engines.forms`) has it; ``sentences`` are the words for the answers. ``talk`` is the
conversation as a pure table, ``entry`` carries out what it wants. ``interlude`` is an entry in the
middle of a match, ``floor`` what the ears hear then; ``owned`` writes a card into the owner's file.
"""

from heraut.voice.entering.entry import Entry, Unfinished
from heraut.voice.entering.interlude import Interlude, wanted

__all__ = ["Entry", "Interlude", "Unfinished", "wanted"]
