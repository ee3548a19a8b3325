"""Héraut: a voice-first, offline assistant for board games.

Four parts, and data flows one way through them:

``heraut.voice``
    hears, talks and wires the other three together;
``heraut.grammars``
    turns heard words into what was meant;
``heraut.engines``
    referees the games;
``heraut.nfc``
    reads and writes tagged cards.

What they share stands here and needs none of them: ``errors``, ``user_data`` for where a user's
files are, ``atomic_write`` for files that must be there whole or not at all.
"""

from importlib.metadata import version

__version__ = version("heraut")
__all__ = ["__version__"]
