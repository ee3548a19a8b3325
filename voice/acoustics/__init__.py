"""The embedded acoustic model: its words, its making, its figures.

The acoustic network (``am/final.mdl``) hears phones; which phones make which word is the graph's
affair alone. So words are added without any training: ``lexicon`` holds the pronunciations as
text, ``pronounce`` proposes new ones, ``graph`` draws the search graph, ``fst`` writes it in the
binary form that Vosk reads; ``words`` does all of it in seconds. ``phones`` are those that the
network tells apart.

The network itself is made of synthetic speech (``corpus``) by learning (``network``), is measured
on voices that it never heard (``measurement``), and may learn one person's voice (``adaptation``).
These need the extra ``[acoustics]``; nothing that runs at the table imports them.
``espeak`` speaks for it, ``drawing`` draws what is said, ``origin`` tells made speech from what
would be made today, and ``progress`` how far the work is.
``python -m heraut.voice.acoustics`` is the way to all of it.
"""
