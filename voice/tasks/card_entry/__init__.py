"""Telling a card that no file knows, by questions: at the table, or for the file of a box's owner.

``draft_card`` is what was told so far and what is asked next, as the game's form
(:mod:`heraut.engines.forms`) has it; ``sentences`` are the words for the answers.
``card_entry_task`` asks the questions; ``at_table`` does so in the middle of a match, and
``owner_file`` writes a card into the file of a box's owner.
"""
