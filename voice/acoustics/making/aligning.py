"""When each phone of people's recordings is said: a network that hears already finds it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from heraut.voice.acoustics.corpus.features import mfcc
from heraut.voice.acoustics.lexicon import Pronunciation, merge, shipped_lexicon, words_of
from heraut.voice.acoustics.making.clips import Clip, cut
from heraut.voice.acoustics.network.alignment import AlignmentError, align
from heraut.voice.acoustics.network.layers import Layer
from heraut.voice.acoustics.network.nnet3 import forward
from heraut.voice.acoustics.people.collection import Entry
from heraut.voice.acoustics.people.pronounced import pronounced
from heraut.voice.acoustics.phones import SILENCE
from heraut.voice.acoustics.pronounce import PronounceError, propose
from heraut.voice.ears.wav import read_wav

_FRENCH: Final = "fr"
_KEPT: Final = 0.85
"""Part of a speaker's clips that is kept: those whose words fit best."""
_WORST: Final = -3.0
"""A score that even the wrong words mostly get, of a voice that the network hears badly."""
_SHORTEST: Final = 0.15
"""Seconds: less is no syllable."""


@dataclass(frozen=True, slots=True)
class Transcript:
    """What is said in a recording, and how."""

    words: tuple[str, ...]
    ways: tuple[Pronunciation, ...]
    """All ways to say each of the words."""
    taught: tuple[bool, ...] | None = None
    """For each phone that is no silence, whether it is to be learnt; ``None``: all of them."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """A recording and where its sound is."""

    path: Path
    entry: Entry
    transcript: Transcript


def transcribed(folder: Path, entries: Sequence[Entry]) -> Iterator[Spoken]:
    """Yield the recordings of a collection whose words can be said in French phones.

    Words that espeak-ng says in English, as « joker », are left out where no hand wrote how they
    are said. Raises :class:`~heraut.voice.acoustics.espeak.EspeakError` without espeak-ng.
    """
    ways = _french(entry.words for entry in entries if entry.language == _FRENCH)
    for entry in entries:
        made = (
            _native(entry.words, ways)
            if entry.language == _FRENCH
            else _foreign(entry.words, entry.language)
        )
        if made is not None:
            yield Spoken(folder / entry.source / entry.file, entry, made)


def _native(text: str, ways: dict[str, tuple[Pronunciation, ...]]) -> Transcript | None:
    words = tuple(text.split())
    if not words or not all(word in ways for word in words):
        return None
    return Transcript(words, tuple(way for word in dict.fromkeys(words) for way in ways[word]))


def _foreign(text: str, language: str) -> Transcript | None:
    said = pronounced(text, language)
    if said is None:
        return None
    names = tuple(str(number) for number in range(len(said)))
    ways = tuple(
        Pronunciation(name, 0.0, tuple(each.phone for each in word))
        for name, word in zip(names, said, strict=True)
    )
    taught = tuple(each.shared for word in said for each in word if each.phone != SILENCE)
    return Transcript(names, ways, taught)


def _french(texts: Iterable[str]) -> dict[str, tuple[Pronunciation, ...]]:
    """Return how each word is said: as the lexicon has it, else as espeak-ng says it."""
    sentences = tuple(dict.fromkeys(texts))
    lexicon = shipped_lexicon()
    known = set(words_of(lexicon))
    new = {word for sentence in sentences for word in sentence.split()} - known
    proposed = [entry for word in sorted(new) for entry in _proposed(word)]
    ways: dict[str, list[Pronunciation]] = {}
    for entry in merge(lexicon, proposed):
        ways.setdefault(entry.word, []).append(entry)
    return {word: tuple(entries) for word, entries in ways.items()}


def _proposed(word: str) -> tuple[Pronunciation, ...]:
    try:
        return propose((word,))
    except PronounceError:
        return ()


def aligned(layers: Sequence[Layer], spoken: Iterable[Spoken]) -> Iterator[Clip]:
    """Yield the clips of recordings, cut at pauses, those left out whose words do not fit at all.

    Raises :class:`~heraut.voice.ears.problems.AudioError` when a file is gone.
    """
    for one in spoken:
        samples = read_wav(one.path)
        scores = forward(layers, mfcc(samples))
        transcript = one.transcript
        try:
            labels = align(scores, transcript.words, transcript.ways).labels
        except AlignmentError:
            continue
        fits = np.take_along_axis(scores, labels[:, None].astype(np.intp), axis=1)[:, 0]
        taught = transcript.taught or (True,) * len(labels)
        entry = one.entry
        for clip in cut(
            samples, labels, fits - scores.max(axis=1), taught, entry.source, entry.language
        ):
            if clip.score >= _WORST and clip.speech.seconds >= _SHORTEST:
                yield clip


def fitting(clips: Iterable[Clip]) -> tuple[Clip, ...]:
    """Return the clips that fit best, :data:`_KEPT` of each speaker's, in their order."""
    every = tuple(clips)
    scores: dict[str, list[float]] = {}
    for clip in every:
        scores.setdefault(clip.speaker, []).append(clip.score)
    least = {name: float(np.quantile(mine, 1 - _KEPT)) for name, mine in scores.items()}
    return tuple(clip for clip in every if clip.score >= least[clip.speaker])
