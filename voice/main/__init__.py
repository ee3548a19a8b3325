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
"""

from importlib.metadata import version

__version__ = version("heraut")
__all__ = ["__version__"]
