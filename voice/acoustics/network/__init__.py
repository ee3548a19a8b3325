"""The acoustic network: its shape, its training, and its files in Kaldi's binary form.

``layers`` is the network as plain numbers and all that the files know; ``kaldi`` and ``nnet3``
write and read it for Vosk. ``tdnn`` is the same in torch, which only the training needs: on pieces
of a ``stream`` of speech, which ``augmentation`` changes, and with the ``trainer`` it learns frames
(``entropy``), then sequences (``mmi``); ``averaging`` makes one of several; two processes share
each step out (``data_parallel``). ``recipe`` does all of it, one after the other, and ``command``
is what one types for it. ``alignment`` has a network find when each phone of a recording is said.
"""
