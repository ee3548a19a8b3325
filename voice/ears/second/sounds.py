"""The phones of words: those of a grammar by the lexicon, those of any text by espeak-ng."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from heraut.voice.acoustics.espeak import Event, synthesiser
from heraut.voice.acoustics.lexicon import shipped_lexicon
from heraut.voice.acoustics.phones import from_espeak

_RARE: Final = 1.6
"""The cost of a way to say a word from which on nobody is taken to have said it so."""
_WAYS: Final = 4


@cache
def lexicon(lang: str) -> Mapping[str, Sequence[tuple[str, ...]]]:
    """Return the ways to say each word of the grammars; empty for a language without lexicon."""
    found: dict[str, list[tuple[str, ...]]] = defaultdict(list)
    if lang == "fr":
        for entry in sorted(shipped_lexicon(), key=lambda one: one.cost):
            if entry.cost <= _RARE and len(found[entry.word]) < _WAYS:
                found[entry.word].append(entry.phones)
    return dict(found)


def phones_of(text: str, lang: str) -> tuple[str, ...]:
    """Return how a text sounds that is read aloud. Raises ``EspeakError`` without espeak-ng."""
    return tuple(
        phone
        for event in synthesiser().utter(text, lang).events
        if event.phoneme
        for phone in _as_french(event)
    )


def _as_french(event: Event) -> tuple[str, ...]:
    known = from_espeak([event.phoneme])
    return _foreign().get(event.phoneme, ()) if known is None else known


@cache
def _foreign() -> Mapping[str, tuple[str, ...]]:
    """Return what a French ear makes of the phones of words that espeak-ng takes for foreign."""
    text = files("heraut.voice.acoustics").joinpath("foreign.fr.txt").read_text(encoding="utf-8")
    lines = (line.split() for line in text.splitlines() if line[:1] != "#")
    return {phone: tuple(french) for phone, *french in lines}


def said_once(text: str) -> str:
    """Return a text without its repetitions: an ear that hears silence may say all again."""
    words = re.findall(r"[^\s.,;:!?…]+", text)
    plain = [word.lower() for word in words]
    for count in range(1, len(words) // 2 + 1):
        again = plain[count:]
        # What was cut off in the midst of a word is no other one.
        if all(word == plain[place % count] for place, word in enumerate(again[:-1])) and (
            plain[(len(again) - 1) % count].startswith(again[-1])
        ):
            return " ".join(words[:count])
    return text
