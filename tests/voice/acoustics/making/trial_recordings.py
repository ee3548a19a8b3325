"""Recordings for trials: a synthesiser's, kept as people's are."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import numpy as np

from heraut.voice.acoustics.corpus.synthesis import Manner, speak
from heraut.voice.acoustics.making.aligning import Spoken, transcribed
from heraut.voice.acoustics.people.collection import TABLE, Entry, table
from heraut.voice.ears.wav import write_wav

SENTENCES = ("pose le sept sur la colonne trois", "combien de cartes", "bonjour la compagnie")
FOREIGN = (("uno due tre", "it"),)


def write(folder: Path, entries: list[Entry], sounds: list[np.ndarray]) -> None:
    for entry, sound in zip(entries, sounds, strict=True):
        (folder / entry.source).mkdir(parents=True, exist_ok=True)
        with (folder / entry.source / entry.file).open("wb") as file:
            write_wav(file, np.rint(sound).astype(np.int16))
        with (folder / entry.source / TABLE).open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(asdict(entry), ensure_ascii=False) + "\n")


def entry(number: int, words: str, language: str = "fr") -> Entry:
    source = "june" if language == "fr" else f"somebody-{language}"
    return Entry(f"{number}.wav", words, source, "June", language, False, 1.0, "GPL-3.0")


def recordings(folder: Path) -> list[Spoken]:
    """French sentences, and French sounds under the words of other languages."""
    entries = [entry(number, words) for number, words in enumerate(SENTENCES)]
    sounds = [speak(words, Manner(lead=0.4, trail=0.4)).samples for words in SENTENCES]
    for number, (words, language) in enumerate(FOREIGN):
        entries.append(entry(number, words, language))
        sounds.append(speak("ouno doué tré", Manner(lead=0.4, trail=0.4)).samples)
    write(folder, entries, sounds)
    return [
        spoken
        for place in sorted(folder.iterdir())
        for spoken in transcribed(folder, tuple(table(place)))
    ]
