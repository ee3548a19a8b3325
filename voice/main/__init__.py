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
files are, ``atomic_write`` for files that must be there whole or not at all,
``plain_file`` for what is to be read whole, ``bounded_toml`` for TOML from anybody.
"""

__all__ = ["__version__"]


def __getattr__(name: str) -> str:
    """Return the version, ``__version__``, once somebody asks: looking it up takes its time."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import version

    return version("heraut")
