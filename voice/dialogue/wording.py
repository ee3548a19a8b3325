"""Wording what a task asks and answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.herald import Herald, Verbosity

_NONE = "none"
"""What words get for an empty value: a list may be told apart by it."""


def worded(
    herald: Herald, keys: Sequence[str], args: Mapping[str, object], *, full: bool = False
) -> Spoken:
    """Word the first of some messages that the language has, the last one without asking.

    ``full``: at length, whatever the level of detail.
    """
    *own, last = (key.replace("_", "-") for key in keys)
    told = {name: _NONE if value in ((), "") else value for name, value in args.items()}
    level = Verbosity.FULL if full else herald.verbosity
    return Spoken(herald.words.text(next(filter(herald.words.has, own), last), level, **told))
