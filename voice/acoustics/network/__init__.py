"""The acoustic network: its shape, its training, and its files in Kaldi's binary form.

``layers`` is the network as plain numbers and all that the files know; ``kaldi`` and ``nnet3``
write and read it for Vosk. ``tdnn`` is the same in torch, which only the training needs: on pieces
of a ``stream`` of speech, which are put into ``disguise``, and by ``descent`` it learns frames
(``entropy``), then sequences (``mmi``); two processes share each step out (``hands``). ``recipe``
does all of it, one after the other.
"""
