"""Recordings of people that a model may learn from: fetched, named and brought to one form.

``packages`` gets Debian packages by name and hash; ``recordings`` tells which sound in them is
whose and what is said; ``sound_files`` reads what it is kept in; ``collection`` puts all of it in a
folder. No recording is in this repository, only the words that are said in them.
"""
