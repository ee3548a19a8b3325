"""What a personal model learns from: recordings, aligned by the model itself, in many rooms."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import soxr
from numpy.random import Generator
from numpy.typing import NDArray

from heraut.voice.acoustics.adaptation.errors import AdaptError
from heraut.voice.acoustics.adaptation.recordings import Clip
from heraut.voice.acoustics.corpus.backgrounds import Talkers
from heraut.voice.acoustics.corpus.examples import Example, example
from heraut.voice.acoustics.corpus.features import mfcc
from heraut.voice.acoustics.corpus.labels import segments_of
from heraut.voice.acoustics.corpus.rooms import place
from heraut.voice.acoustics.corpus.sentences import Sentences
from heraut.voice.acoustics.corpus.synthesis import (
    ForeignSpeechError,
    Manner,
    Segment,
    Speech,
    speak,
)
from heraut.voice.acoustics.lexicon import Pronunciation
from heraut.voice.acoustics.network.alignment import AlignmentError, align
from heraut.voice.acoustics.network.layers import Layer
from heraut.voice.acoustics.network.nnet3 import forward
from heraut.voice.acoustics.network.stream import Corpus
from heraut.voice.ears.sound import RATE

_HOPELESS: Final = -1.4
"""A score that right words seldom get, even by a voice that the network hears badly."""
_UNLIKE: Final = 2.2
"""A recording may fit so many times worse than the voice's middle one, though never worse than"""
_BEYOND_HOPE: Final = -1.8
"""this, which three quarters of all wrong words get."""
_TALKERS: Final = 40
"""Voices that babble in the rooms."""
_FASTEST: Final = 1.1
"""How much faster or slower a copy is played at most, which moves resonances as well."""
_FARTHEST: Final = 1.05
"""How much the resonances alone of a copy are moved at most."""


@dataclass(frozen=True, slots=True)
class Aligned:
    """A recording with the times of its phones."""

    clip: Clip
    speech: Speech
    score: float
    """How well it fits, a frame: see :mod:`heraut.voice.acoustics.network.alignment`."""


def align_clips(
    layers: Sequence[Layer], clips: Sequence[Clip], lexicon: Sequence[Pronunciation]
) -> tuple[tuple[Aligned, ...], tuple[AdaptError, ...]]:
    """Return the recordings with their phones' times, and an error for each that is hopeless.

    A recording is hopeless when its words do not fit into it, or fit so much worse than those of
    the others that something else was said.
    """
    found: list[Aligned] = []
    hopeless: list[AdaptError] = []
    for clip in clips:
        scores = forward(layers, mfcc(clip.samples))
        try:
            aligned = align(scores, clip.words, lexicon)
        except AlignmentError:
            hopeless.append(_hopeless(clip))
            continue
        speech = Speech(clip.samples.astype(np.float32), segments_of(aligned.labels))
        found.append(Aligned(clip, speech, aligned.score))
    middle = float(np.median([one.score for one in found])) if found else 0.0
    least = max(_BEYOND_HOPE, min(_HOPELESS, _UNLIKE * middle))
    hopeless += [_hopeless(one.clip) for one in found if one.score < least]
    return tuple(one for one in found if one.score >= least), tuple(hopeless)


def _hopeless(clip: Clip) -> AdaptError:
    file, words = clip.fixture.file, clip.fixture.words
    problem = f"{file} does not sound like {words!r}"
    return AdaptError("adapt_hopeless", problem, file=file, words=words)


def varied(speech: Speech, dice: Generator) -> Speech:
    """Return speech a little faster and higher, or slower and lower."""
    longer = float(np.exp(dice.uniform(-np.log(_FASTEST), np.log(_FASTEST))))
    samples = soxr.resample(speech.samples, RATE, RATE * longer)
    moved = tuple(Segment(longer * each.start, each.phone) for each in speech.segments)
    return Speech(samples.astype(np.float32, copy=False), moved)


def crowd(sentences: Sentences, seed: int) -> Talkers:
    """Return synthetic people to talk in the background."""
    dice, talkers = random.Random(seed), Talkers()
    while len(talkers) < _TALKERS:
        try:
            talkers.add(speak(sentences.draw(dice), Manner.draw(dice)))
        except ForeignSpeechError:
            continue
    return talkers


def examples(aligned: Sequence[Aligned], talkers: Talkers, copies: int, dice: Generator) -> Corpus:
    """Return recordings to learn from: each as it is, and ``copies`` times in another room."""
    return Corpus.joined(
        each for one in aligned for each in _copies(one.speech, talkers, copies, dice)
    )


def _copies(speech: Speech, talkers: Talkers, copies: int, dice: Generator) -> Iterator[Example]:
    for copy in range(copies + 1):
        changed, warp = speech, 1.0
        samples: NDArray[np.float32] | NDArray[np.int16] = speech.samples
        if copy:
            changed = varied(speech, dice)
            samples = place(changed, dice, talkers)
            warp = dice.uniform(1 / _FARTHEST, _FARTHEST)
        if made := example(changed, samples, warp):
            yield made
