"""Changing how Héraut speaks, and the message that tells the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from heraut.voice.herald import Herald

Adjuster = Callable[[str, Herald], tuple[str, Mapping[str, object]]]
"""Changes the voice (``faster``, ``louder``...) or how much that herald says, remembers them, or
writes down that something is wrong;
returns the message that tells the result. It is told before the detail is changed, too."""

_DETAIL: Final = {"more_detail": 1, "less_detail": -1}


def no_voice(setting: str, herald: Herald) -> tuple[str, Mapping[str, object]]:
    """Change nothing, where there is no voice, and say so."""
    return "no-voice-to-adjust", {}


def adjusted(herald: Herald, adjust: Adjuster, setting: str) -> str:
    """Change the voice, or how much is said, and return what tells it."""
    words, before = herald.words, herald.verbosity
    if setting not in _DETAIL:
        key, details = adjust(setting, herald)
        return words.text(key, herald.verbosity, **details)
    adjust(setting, herald)  # so that it can go back to how it was
    herald.verbosity = before.shifted(_DETAIL[setting])
    key = "detail-limit" if herald.verbosity is before else "detail-changed"
    return words.text(key, herald.verbosity, level=str(herald.verbosity))
