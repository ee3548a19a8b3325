"""Changing how Héraut speaks, and the message that tells the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from heraut.voice.herald import Herald

Adjuster = Callable[[str], tuple[str, Mapping[str, object]]]
"""Changes the voice (``faster``, ``louder``...) and returns the message that tells the result."""

_DETAIL: Final = {"more_detail": 1, "less_detail": -1}


def no_voice(setting: str) -> tuple[str, Mapping[str, object]]:
    """Change nothing, where there is no voice, and say so."""
    return "no-voice-to-adjust", {}


def adjusted(herald: Herald, adjust: Adjuster, setting: str) -> str:
    """Change the voice, or how much is said, and return what tells it."""
    words, before = herald.words, herald.verbosity
    if setting not in _DETAIL:
        key, details = adjust(setting)
        return words.text(key, before, **details)
    herald.verbosity = before.shifted(_DETAIL[setting])
    key = "detail-limit" if herald.verbosity is before else "detail-changed"
    return words.text(key, herald.verbosity, level=str(herald.verbosity))
