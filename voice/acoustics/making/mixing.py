"""Utterances of people: clips of one speaker joined, moved, and put into rooms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
import soxr
from numpy.random import Generator

from heraut.voice.acoustics.corpus.backgrounds import Talkers
from heraut.voice.acoustics.corpus.examples import Example, example, write_examples
from heraut.voice.acoustics.corpus.rooms import place
from heraut.voice.acoustics.corpus.shards import made
from heraut.voice.acoustics.corpus.synthesis import Segment, Speech
from heraut.voice.acoustics.making.clips import Clip, read_clips
from heraut.voice.acoustics.phones import SILENCE
from heraut.voice.ears.sound import RATE

_FRENCH: Final = "fr"
_OF_FRENCH: Final = 0.65
"""Part of the utterances that are French: nobody else has its nasal vowels, « eu » and r."""
_LONG: Final = (0.8, 4.5)
"""Seconds after which no other clip is joined, drawn for each utterance."""
_BETWEEN: Final = (0.0, 0.7)
"""Seconds of digital silence between clips."""
_EDGES: Final = (0.05, 0.8)
"""Seconds of it before the first and after the last."""
_MOVED: Final = 0.15
"""How much faster and higher, or slower and lower, somebody is played at most: a woman becomes a
man of sorts, which most of the recordings are not. Natural logarithm."""
_TRACT: Final = 0.08
"""How much the resonances alone are moved besides, at most."""
_TALKERS: Final = 40


@dataclass(frozen=True, slots=True)
class Joined:
    """Clips one after the other."""

    speech: Speech
    taught: tuple[bool, ...]


def make_mixtures(
    folder: Path, clips: Path, seeds: Sequence[int], utterances: int, workers: int
) -> Iterator[Path]:
    """Make a shard of each seed in ``folder`` from a file of clips; yield them in order.

    Raises what :func:`~heraut.voice.acoustics.corpus.shards.made` does.
    """
    paths = {seed: folder / f"people-{clips.stem}-{seed}-{utterances}.npz" for seed in seeds}
    return made(paths, partial(_work, clips=clips, utterances=utterances), workers)


def _work(path: Path, seed: int, clips: Path, utterances: int) -> None:
    dice = np.random.default_rng(seed)
    write_examples(path, mixtures(read_clips(clips), dice, utterances))


def mixtures(clips: Sequence[Clip], dice: Generator, utterances: int) -> Iterator[Example]:
    """Yield so many utterances, each of one of the speakers of ``clips``."""
    speakers = _by_speaker(clips)
    names = sorted(speakers)
    chances = balance({name: speakers[name] for name in names})
    talkers = Talkers()
    for number in dice.choice(len(clips), _TALKERS):
        talkers.add(clips[number].speech)
    count = 0
    while count < utterances:
        mine = speakers[names[dice.choice(len(names), p=chances)]]
        one = moved(joined(mine, dice), dice)
        sound = place(one.speech, dice, talkers)
        warp = float(np.exp(dice.uniform(-_TRACT, _TRACT)))
        made = example(one.speech, sound, warp, one.taught)
        if made is not None:
            talkers.add(one.speech)
            count += 1
            yield made


def _by_speaker(clips: Sequence[Clip]) -> Mapping[str, list[Clip]]:
    speakers: dict[str, list[Clip]] = {}
    for clip in clips:
        speakers.setdefault(clip.speaker, []).append(clip)
    return speakers


def balance(speakers: Mapping[str, Sequence[Clip]]) -> list[float]:
    """Return how likely each speaker is drawn.

    French ones together are :data:`_OF_FRENCH` of all. Among those, and among the others, who has
    recorded four times as much is heard twice as often.
    """
    roots = {
        name: float(np.sqrt(sum(clip.speech.seconds for clip in mine)))
        for name, mine in speakers.items()
    }
    french = {name: mine[0].language == _FRENCH for name, mine in speakers.items()}
    sums = {own: sum(roots[name] for name in roots if french[name] == own) for own in (True, False)}
    both = all(sums.values())
    return [
        roots[name]
        / sums[french[name]]
        * (1.0 if not both else _OF_FRENCH if french[name] else 1 - _OF_FRENCH)
        for name in speakers
    ]


def joined(clips: Sequence[Clip], dice: Generator) -> Joined:
    """Return some of a speaker's clips one after the other, with silence between them."""
    most = dice.uniform(*_LONG)
    sound = [_nothing(dice.uniform(*_EDGES))]
    segments, taught = [Segment(0.0, SILENCE)], [True]
    length = len(sound[0]) / RATE
    while True:
        clip = clips[int(dice.integers(len(clips)))]
        for segment, flag in zip(clip.speech.segments, clip.taught, strict=True):
            if segment.phone != SILENCE or segments[-1].phone != SILENCE:
                segments.append(Segment(length + segment.start, segment.phone))
                taught.append(flag)
        sound.append(clip.speech.samples)
        length += clip.speech.seconds
        over = length >= most
        sound.append(_nothing(dice.uniform(*(_EDGES if over else _BETWEEN))))
        length += len(sound[-1]) / RATE
        if over:
            return Joined(Speech(np.concatenate(sound), tuple(segments)), tuple(taught))


def moved(one: Joined, dice: Generator) -> Joined:
    """Return speech a little faster and higher, or slower and lower."""
    longer = float(np.exp(dice.uniform(-_MOVED, _MOVED)))
    samples = soxr.resample(one.speech.samples, RATE, RATE * longer).astype(np.float32, copy=False)
    times = tuple(Segment(longer * each.start, each.phone) for each in one.speech.segments)
    return Joined(Speech(samples, times), one.taught)


def _nothing(seconds: float) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    return np.zeros(round(seconds * RATE), np.float32)
