"""Stretches of somebody's speech, with the times of their phones, and the file that keeps them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heraut.atomic_write import atomic_writer
from heraut.voice.acoustics.corpus.labels import begins, segments_of
from heraut.voice.acoustics.corpus.synthesis import Segment, Speech
from heraut.voice.acoustics.phones import SILENCE, SOUNDS
from heraut.voice.ears.sound import RATE

_PAUSE: Final = 0.3
"""Seconds of silence at which speech is cut."""
_SILENT: Final = np.zeros(0, np.int16)
_KEPT: Final = 0.12
"""Seconds of a pause that are kept at each side of it, at most."""


@dataclass(frozen=True, slots=True)
class Clip:
    """What somebody says between two pauses."""

    speech: Speech
    """It begins and ends with silence."""
    taught: tuple[bool, ...]
    """For each segment of it: False where the phone is only the nearest to what is said."""
    speaker: str
    language: str
    score: float
    """How well the words fit: see :class:`~heraut.voice.acoustics.network.alignment.Alignment`."""


def cut(
    samples: NDArray[np.int16],
    labels: NDArray[np.uint8],
    fits: NDArray[np.float32],
    taught: Sequence[bool],
    speaker: str,
    language: str,
) -> Iterator[Clip]:
    """Yield what is said between the pauses of a recording.

    ``labels`` are one for every 30 ms, ``fits`` tells how well each of them fits (0 at best), and
    ``taught`` is for each phone of them that is no silence.
    """
    segments = segments_of(labels)
    starts = [int(frame) for frame in begins(labels)]
    ends = [*(each.start for each in segments[1:]), len(samples) / RATE]
    flags = iter(taught)
    said = [each.phone == SILENCE or next(flags) for each in segments]
    loud: list[int] = []
    for number, (segment, end) in enumerate(zip(segments, ends, strict=True)):
        if segment.phone != SILENCE:
            loud.append(number)
        if loud and (number + 1 == len(segments) or _is_pause(segment, end)):
            first, last = loud[0], loud[-1]
            begin = max(0.0, segments[first].start - _KEPT)
            if first and segments[first - 1].phone == SILENCE:
                middle = (segments[first - 1].start + segments[first].start) / 2
                begin = max(begin, middle if first > 1 else 0.0)
            finish = ends[last]
            if last + 1 < len(segments):
                finish += min(_KEPT, (ends[last + 1] - finish) / 2)
            frames = slice(starts[first], starts[last + 1] if last + 1 < len(starts) else None)
            moved = [Segment(each.start - begin, each.phone) for each in segments[first : last + 1]]
            yield Clip(
                Speech(
                    samples[round(begin * RATE) : round(finish * RATE)].astype(np.float32),
                    (Segment(0.0, SILENCE), *moved, Segment(ends[last] - begin, SILENCE)),
                ),
                (True, *said[first : last + 1], True),
                speaker,
                language,
                float(fits[frames].mean()),
            )
            loud = []


def _is_pause(segment: Segment, end: float) -> bool:
    return segment.phone == SILENCE and end - segment.start >= _PAUSE


def write_clips(path: Path, clips: Sequence[Clip]) -> None:
    """Write clips to a file of NumPy's. Raises ``OSError`` when it cannot be written."""
    about = [(clip.speaker, clip.language, clip.score) for clip in clips]
    segments = [segment for clip in clips for segment in clip.speech.segments]
    with atomic_writer(path) as file:
        np.savez(
            file,
            samples=np.concatenate([_SILENT, *(_whole(clip.speech) for clip in clips)]),
            sample_bounds=np.cumsum([0, *(len(clip.speech.samples) for clip in clips)]),
            starts=np.array([each.start for each in segments], np.float32),
            phones=np.array([SOUNDS.index(each.phone) for each in segments], np.uint8),
            taught=np.array([each for clip in clips for each in clip.taught], np.bool_),
            segment_bounds=np.cumsum([0, *(len(clip.taught) for clip in clips)]),
            about=np.frombuffer(json.dumps(about).encode(), np.uint8),
        )


def _whole(speech: Speech) -> NDArray[np.int16]:
    return np.rint(speech.samples).astype(np.int16)


def read_clips(path: Path) -> tuple[Clip, ...]:
    """Return the clips of a file that :func:`write_clips` wrote."""
    with np.load(path) as kept:
        samples, bounds = kept["samples"], kept["sample_bounds"]
        starts, phones, taught = kept["starts"], kept["phones"], kept["taught"]
        ends, about = kept["segment_bounds"], json.loads(kept["about"].tobytes())
    clips = []
    for number, (speaker, language, score) in enumerate(about):
        mine = slice(ends[number], ends[number + 1])
        segments = tuple(
            Segment(float(start), SOUNDS[phone])
            for start, phone in zip(starts[mine], phones[mine], strict=True)
        )
        sound = samples[bounds[number] : bounds[number + 1]].astype(np.float32)
        flags = tuple(map(bool, taught[mine]))
        clips.append(Clip(Speech(sound, segments), flags, speaker, language, score))
    return tuple(clips)
