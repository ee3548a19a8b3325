"""Recordings of people that a model may learn from: fetched, named and brought to one form.

``sources`` tells who speaks and where that is had; ``packages`` gets Debian packages by name and
hash, ``repositories`` a commit of a Git repository; ``recordings`` tells which sound is what;
``sound_files`` reads what it is kept in; ``collection`` puts all of it in a folder; ``pronounced``
tells what other languages share with French; ``pico`` is a synthetic voice besides, and ``command``
fetches all of it. No recording is in this repository, only the words that are said in them.
"""
