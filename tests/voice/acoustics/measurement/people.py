"""A folder of recordings of somebody, as the command ``people`` makes it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from random import Random

from heraut.voice.acoustics.people.collection import TABLE, Entry
from heraut.voice.ears.wav import write_wav

from .stand import Stand


def people_saying(folder: Path, said: Sequence[str]) -> Path:
    """Write a folder in which Anna says some words, in French; return it."""
    place = folder / "people" / "anna"
    place.mkdir(parents=True)
    entries = [
        Entry(f"{number}.wav", words, "anna", "Anna", "fr", False, 1.0, "CC0-1.0")
        for number, words in enumerate(said)
    ]
    for entry in entries:
        with (place / entry.file).open("wb") as file:
            write_wav(file, Stand(folder).say(entry.words, "fr1", Random(1)))
    lines = [json.dumps(asdict(entry)) + "\n" for entry in entries]
    (place / TABLE).write_text("".join(lines), encoding="utf-8")
    return place.parent
