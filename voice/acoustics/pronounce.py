"""Pronunciations of new words, proposed by espeak-ng and corrected by hand.

espeak-ng says each word alone in three French accents, and in whole sentences if some are given;
what it says more often costs less.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from heraut.errors import KeyedError
from heraut.voice.acoustics.espeak import Say, espeak
from heraut.voice.acoustics.lexicon import Pronunciation, merge, parse_lexicon

ACCENTS: Final = ("fr", "fr-be", "fr-ch")

_RARE: Final = 0.03
"""A variant that makes up less of a word's occurrences is left out."""

_LIAISON_COST: Final = 1.5


class PronounceError(KeyedError, ValueError):
    """A word has no pronunciation: espeak-ng takes it for a foreign one.

    ``key`` is ``unpronounceable``; ``details`` hold the ``word``.
    """


def exceptions() -> tuple[Pronunciation, ...]:
    """Return the pronunciations written by hand."""
    return parse_lexicon(_data("exceptions.fr.txt"))


def liaisons(entries: Iterable[Pronunciation]) -> tuple[Pronunciation, ...]:
    """Return the linked forms of the words that link to a vowel after them: "les" as ``l e z``."""
    linking = _linking_consonants()
    return tuple(
        Pronunciation(entry.word, _LIAISON_COST, (*entry.phones, consonant))
        for entry in entries
        if entry.cost == 0
        and (consonant := linking.get(entry.word))
        and entry.phones[-1] != consonant
    )


@cache
def _linking_consonants() -> Mapping[str, str]:
    lines = (line.split() for line in _data("liaisons.fr.txt").splitlines() if line[:1] != "#")
    return {word: consonant for consonant, *words in lines for word in words}


def _data(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def tokens(text: str) -> tuple[tuple[int, str], ...]:
    """Return the words of a sentence with their places; hyphens join, apostrophes too."""
    return tuple((match.start(), match[0]) for match in re.finditer(r"[\w'-]+", text.lower()))


def propose(
    words: Iterable[str], phrases: Iterable[str] = (), say: Say | None = None
) -> tuple[Pronunciation, ...]:
    """Return pronunciations for ``words``, from hand, from espeak-ng alone and in ``phrases``.

    ``phrases`` are written as one writes French, hyphens included. Raises
    :class:`PronounceError` for a word that has none.
    """
    wanted = sorted(set(words))
    by_hand = defaultdict(list)
    for entry in exceptions():
        by_hand[entry.word].append(entry)
    voice = say or espeak()
    heard: dict[str, Counter[tuple[str, ...]]] = defaultdict(Counter)
    for phrase in phrases:
        for accent in ACCENTS:
            for word, phones in _in_context(phrase, accent, voice):
                heard[word][phones] += 1
    found: list[Pronunciation] = []
    for word in wanted:
        found += by_hand[word]
        if any(entry.cost == 0 for entry in by_hand[word]):
            continue
        counts = heard[word]
        for accent in ACCENTS:
            counts.update(phones for phones in [_alone(word, accent, voice)] if phones)
        if not counts:
            raise PronounceError(
                "unpronounceable",
                f"espeak-ng does not say {word!r} in French: write it in exceptions.fr.txt",
                word=word,
            )
        found += _weighed(word, counts)
    return merge(found, liaisons(found))


def _weighed(word: str, counts: Counter[tuple[str, ...]]) -> list[Pronunciation]:
    total, most = counts.total(), max(counts.values())
    return [
        Pronunciation(word, round(abs(math.log(most / count)), 3), phones)
        for phones, count in counts.items()
        if count >= _RARE * total
    ]


def _alone(word: str, accent: str, say: Say) -> tuple[str, ...] | None:
    spoken = say(word, accent)
    if any(part.phones is None for part in spoken):
        return None
    return tuple(phone for part in spoken for phone in part.phones or ())


def _in_context(phrase: str, accent: str, say: Say) -> list[tuple[str, tuple[str, ...]]]:
    """Return each word of a phrase as said in it; hyphenated ones cannot be told apart."""
    places = tokens(phrase)
    said: dict[int, list[str] | None] = {}
    for part in say(phrase, accent):
        inside = [start for start, _ in places if start <= part.start]
        if not inside:
            continue
        sofar = said.setdefault(inside[-1], [])
        if part.phones is None or sofar is None:
            said[inside[-1]] = None
        else:
            sofar.extend(part.phones)
    return [
        (word, tuple(phones))
        for start, word in places
        if "-" not in word and (phones := said.get(start))
    ]
