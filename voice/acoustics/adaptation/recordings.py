"""Somebody's recordings: which can be used, and which of them are left out to compare models."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from heraut.atomic_write import write_atomically
from heraut.voice.acoustics.adaptation.errors import AdaptError
from heraut.voice.ears.problems import AudioError
from heraut.voice.ears.sound import Samples
from heraut.voice.ears.wav import read_wav
from heraut.voice.evaluation.fixtures import Expectation, Fixture, encode, load
from heraut.voice.models.transfer import disk_error

LEAST: Final = 20
"""Recordings that are needed, those left out among them."""
LEFT_OUT: Final = "left-out.jsonl"
"""The manifest of the recordings that were not learnt from, beside the manifest of all."""

_EVERY: Final = 5
"""One recording in so many is left out."""
_FEWEST_LEFT_OUT: Final = 5
_SILENT: Final = 33
"""A recording without a sample louder than this, 60 dB below full scale, is silent."""

Spell = Callable[[str], str | None]
"""Puts a sentence in a model's spelling; ``None`` when the model lacks one of its words."""


@dataclass(frozen=True, slots=True)
class Clip:
    """One recording that can be used."""

    fixture: Fixture
    samples: Samples
    words: tuple[str, ...]
    """In the model's spelling, each of them in its lexicon."""


@dataclass(frozen=True, slots=True)
class Recordings:
    """All recordings of a manifest."""

    folder: Path
    """Where the manifest is."""
    learnt: tuple[Clip, ...]
    left_out: tuple[Clip, ...]
    faults: tuple[AdaptError | AudioError, ...]
    """Why recordings are left aside, one error for each of them."""


def gather(place: Path, lang: str, spell: Spell, lexicon: Collection[str]) -> Recordings:
    """Read the recordings of a folder, or of a manifest, and leave out every fifth.

    Which are left out depends on their lines' places in the manifest, so that recording more
    later moves none of them from one side to the other, once there are enough.

    Raises :class:`FixtureError` when the manifest cannot be read, :class:`TooFew`.
    """
    learnt: list[Clip] = []
    left_out: list[Clip] = []
    faults: list[AdaptError | AudioError] = []
    for number, fixture in enumerate(load(place), 1):
        try:
            clip = _clip(fixture, lang, spell, lexicon)
        except (AdaptError, AudioError) as fault:
            faults.append(fault)
        else:
            (learnt if number % _EVERY else left_out).append(clip)
    found = len(learnt) + len(left_out)
    if found < LEAST:
        raise TooFew(found, tuple(faults))
    missing = _FEWEST_LEFT_OUT - len(left_out)
    if missing > 0:
        left_out += learnt[-missing:]
        del learnt[-missing:]
    folder = place.parent if place.is_file() else place
    return Recordings(folder, tuple(learnt), tuple(left_out), tuple(faults))


class TooFew(AdaptError):
    """Too few recordings can be used; ``faults`` say what is wrong with others, if there are."""

    def __init__(self, found: int, faults: Sequence[AdaptError | AudioError] = ()) -> None:
        super().__init__(
            "adapt_too_few",
            f"{found} recordings can be used, {LEAST} are needed",
            found=found,
            needed=LEAST,
            missing=LEAST - found,
        )
        self.faults = tuple(faults)


def write_left_out(recordings: Recordings) -> Path:
    """Write the manifest of the recordings left out, and return where it is.

    Raises :class:`ModelError` (``model_disk``) when the disk refuses.
    """
    path = recordings.folder / LEFT_OUT
    lines = "".join(encode(clip.fixture) + "\n" for clip in recordings.left_out)
    try:
        write_atomically(path, lines)
    except OSError as error:
        raise disk_error(recordings.folder, error) from error
    return path


def voices(recordings: Recordings) -> tuple[str, ...]:
    """Return the names of those who speak, each once, in the order of the manifest."""
    return tuple(dict.fromkeys(clip.fixture.voice for clip in recordings.learnt))


def _clip(fixture: Fixture, lang: str, spell: Spell, lexicon: Collection[str]) -> Clip:
    """Return a recording that can be used; raise what is wrong with it."""
    name = fixture.file
    if fixture.expect is Expectation.UNREADABLE or not fixture.words.strip():
        raise AdaptError("adapt_no_words", f"{name}: nothing is said", file=name)
    if fixture.lang != lang:
        problem = f"{name}: its language is {fixture.lang}, not {lang}"
        raise AdaptError("adapt_lang", problem, file=name, lang=fixture.lang)
    unknown = tuple(
        word
        for word in dict.fromkeys(fixture.words.lower().split())
        if (spelled := spell(word)) is None or not _all_in(spelled, lexicon)
    )
    words = spell(fixture.words.lower())
    if words is None or not _all_in(words, lexicon):
        lacking = unknown or (fixture.words,)
        problem = f"{name}: the model lacks {' '.join(lacking)}"
        raise AdaptError("adapt_unknown", problem, file=name, words=lacking)
    samples = read_wav(fixture.path)
    if np.abs(samples.astype(np.int32)).max(initial=0) < _SILENT:
        raise AdaptError("adapt_silent", f"{name}: there is no sound", file=name)
    return Clip(fixture, samples, tuple(words.split()))


def _all_in(words: str, lexicon: Collection[str]) -> bool:
    return all(word in lexicon for word in words.split())
