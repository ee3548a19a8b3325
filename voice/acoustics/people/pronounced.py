"""The phones of words in other languages, as far as French has the same ones.

``phones.tsv`` says for each sign of the International Phonetic Alphabet that espeak-ng writes what
the network has nearest to it, and whether that is the same sound: ``yes``, ``no``, or the languages
in which it is. A sign without phones is a mark, and ``no`` makes the sound before it another one.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Final

from heraut.voice.acoustics.espeak import synthesiser


@dataclass(frozen=True, slots=True)
class SharedPhone:
    """A phone of a word in another language."""

    phone: str
    """The nearest of :data:`~heraut.voice.acoustics.phones.SOUNDS`; a breath's is silence."""
    shared: bool
    """Whether French has the very same sound: only then it can be learnt from."""


_FOREIGN: Final = "("
"""espeak-ng writes ``(en)`` before what it reads as another language."""


def pronounced(words: str, language: str) -> tuple[tuple[SharedPhone, ...], ...] | None:
    """Return the phones of each word of a text in a language, named as espeak-ng does: ``pt-br``.

    Numbers and single letters are read as espeak-ng reads them, which may take several words. The
    same phone twice in a row is one. ``None`` when a sound is not in the table, when espeak-ng
    takes a word for one of another language, and when there is nothing to say.

    Raises :class:`~heraut.voice.acoustics.espeak.EspeakError` for a language that it lacks.
    """
    said = synthesiser().ipa(words, language)
    if _FOREIGN in said:
        return None
    found = []
    for word in said.split():
        phones = _phones(unicodedata.normalize("NFD", word), language)
        if phones is None:
            return None
        if phones:
            found.append(phones)
    return tuple(found) or None


def _phones(word: str, language: str) -> tuple[SharedPhone, ...] | None:
    phones: list[SharedPhone] = []
    place = 0
    while place < len(word):
        sign = next(
            (part for size in (2, 1) if (part := word[place : place + size]) in _table()), None
        )
        if sign is None:
            return None
        place += len(sign)
        nearest, languages = _table()[sign]
        shared = languages == "yes" or language in languages.split()
        if nearest:
            phones += [SharedPhone(phone, shared) for phone in nearest]
        elif phones and not shared:
            phones[-1] = replace(phones[-1], shared=False)
    return _merged(phones)


def _merged(phones: list[SharedPhone]) -> tuple[SharedPhone, ...]:
    """Make one of the same phones in a row: no language here tells them apart by more than time."""
    merged: list[SharedPhone] = []
    for one in phones:
        if merged and merged[-1].phone == one.phone:
            merged[-1] = SharedPhone(one.phone, merged[-1].shared and one.shared)
        else:
            merged.append(one)
    return tuple(merged)


@cache
def _table() -> Mapping[str, tuple[tuple[str, ...], str]]:
    """Return the nearest phones of each sign, and the languages in which they are the same."""
    lines = files(__package__).joinpath("phones.tsv").read_text(encoding="utf-8").splitlines()
    rows = (line.split("\t") for line in lines)
    return {
        unicodedata.normalize("NFD", sign): (tuple(nearest.split()), shared)
        for sign, nearest, shared in rows
    }
