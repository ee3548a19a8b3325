"""A folder of recordings that are all of one form, with a table of who says what in them."""

from __future__ import annotations

import json
import shutil
import wave
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heraut.atomic_write import write_atomically
from heraut.voice.acoustics.people import packages, repositories
from heraut.voice.acoustics.people.recordings import Recording, recordings
from heraut.voice.acoustics.people.sound_files import SoundFileError, read
from heraut.voice.acoustics.people.sources import Source
from heraut.voice.acoustics.progress import Tell
from heraut.voice.ears.sound import RATE
from heraut.voice.models.pins import Pin
from heraut.voice.models.transfer import MEGABYTE

TABLE: Final = "recordings.jsonl"
_SHORTEST: Final = 0.2
"""Seconds; less is no word."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the table."""

    file: str
    """In the folder of the table: mono WAV, 16,000 Hz."""
    words: str
    source: str
    speaker: str
    language: str
    telephone: bool
    seconds: float
    licence: str


def collect(
    every: Iterable[Source], out: Path, given: Path | None, tell: Tell
) -> tuple[Entry, ...]:
    """Put the recordings of sources in ``out``, fetching what ``given`` has not; return the table.

    A source that is there is kept as it is. Raises what :func:`.packages.fetched`,
    :func:`.packages.unpack`, :func:`.repositories.clone` and :func:`.repositories.unpack` do, and
    ``OSError`` when ``out`` cannot be written.
    """
    entries: list[Entry] = []
    raw = out / "raw"
    unpacked: tuple[object, Path] | None = None
    for source in every:
        folder = out / source.id
        if not (folder / TABLE).exists():
            if unpacked != (source.origin, source.folder):
                shutil.rmtree(raw, ignore_errors=True)
                _unpack(source, raw, out / "packages", given, tell)
                unpacked = source.origin, source.folder
            _collect(source, folder, raw, tell)
        mine = tuple(table(folder))
        minutes = round(sum(entry.seconds for entry in mine) / 60, 1)
        tell("has", source=source.id, count=len(mine), minutes=minutes)
        entries += mine
    shutil.rmtree(raw, ignore_errors=True)
    return tuple(entries)


def table(folder: Path) -> Iterator[Entry]:
    """Yield what a folder has."""
    for line in (folder / TABLE).read_text(encoding="utf-8").splitlines():
        yield Entry(**json.loads(line))


def _unpack(source: Source, raw: Path, held: Path, given: Path | None, tell: Tell) -> None:
    """Write what a source's package or repository has in its folder to ``raw``."""
    told = 0
    origin = source.origin

    def progress(done: int, total: int) -> None:
        nonlocal told
        if (part := 4 * done // total) > told:
            told = part
            tell("fetches", name=origin.name, done=done // MEGABYTE, total=total // MEGABYTE)

    if isinstance(origin, Pin):
        package = packages.fetched(origin, held, given, progress)
        packages.unpack(package, source.folder, raw)
    else:
        place = repositories.clone(origin, held, given)
        repositories.unpack(origin, place, source.folder, raw)


def _collect(source: Source, folder: Path, raw: Path, tell: Tell) -> None:
    lines = []
    for number, recording in enumerate(recordings(source, raw)):
        entry = _kept(source, recording, raw, folder, number)
        if entry is None:
            tell("unreadable", file=str(recording.path))
        else:
            lines.append(json.dumps(asdict(entry), ensure_ascii=False) + "\n")
    folder.mkdir(parents=True, exist_ok=True)
    write_atomically(folder / TABLE, "".join(lines).encode())


def _kept(
    source: Source, recording: Recording, raw: Path, folder: Path, number: int
) -> Entry | None:
    """Write a recording as a WAV; ``None`` when there is nothing to hear in it."""
    try:
        samples = read(raw / recording.path)
    except SoundFileError:
        return None
    if len(samples) < _SHORTEST * RATE:
        return None
    name = f"{number:04}.wav"
    _write(folder / name, samples)
    return Entry(
        name,
        recording.words,
        source.id,
        source.speaker,
        source.language,
        source.telephone,
        round(len(samples) / RATE, 3),
        source.licence,
    )


def _write(path: Path, samples: NDArray[np.int16]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        file.writeframes(samples.tobytes())
