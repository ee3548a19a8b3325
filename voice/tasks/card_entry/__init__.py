"""Telling a card or another thing of a box by questions: at the table, or for an owner's file.

``draft_card`` is what was told so far and what is asked next, as the game's form
(:mod:`heraut.engines.forms`) has it; ``sentences`` are the words for the answers, also for several
in one breath. ``card_entry_task`` asks the questions, and ``reading_back`` words what was told.
``at_table`` does so in the middle of a match; ``box_task`` asks what of a box comes next,
``owner_box`` knows how far it is, and ``owner_file`` writes a thing into the file of its owner.
"""
