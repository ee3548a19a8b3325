"""The embedded acoustic model's words: how each is pronounced, and the graph made of them.

The acoustic network (``am/final.mdl``) hears phones; which phones make which word is the graph's
affair alone. So words are added without any training: ``lexicon`` holds the pronunciations as
text, ``pronounce`` proposes new ones, ``graph`` draws the search graph, ``fst`` writes it in the
binary form that Vosk reads. ``python -m heraut.voice.acoustics`` does all of it in seconds.
"""
