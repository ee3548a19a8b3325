"""A second ear: hears again what the first one could make no sense of, and writes down any words.

``second_ear`` says what such an ear is, ``whisper`` and ``open_vosk`` are two, and ``child`` runs
one in a process of its own, which ``process`` starts and asks. ``likely`` finds what was perhaps
said by how the words sound: ``sounds`` gives their phones, ``near_phones`` tells how far two are
apart, ``sound_search`` looks among the sentences of a grammar.
"""
