"""Invented voices: as many as wanted, the same each time, and espeak-ng speaks with them."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from heraut.voice.acoustics.corpus.invented_voices import INVENTED, furnished, invent
from heraut.voice.acoustics.espeak import EspeakError, start, synthesiser

SPEAK = """
import sys
from heraut.voice.acoustics.corpus.invented_voices import INVENTED, furnished
from heraut.voice.acoustics.corpus.synthesis import Manner, speak
from heraut.voice.acoustics.espeak import start
with furnished(int(sys.argv[1])) as data:
    start(data)
    for voice in ("fr", *(f"fr+{variant}" for variant in INVENTED[:4])):
        speech = speak("pose le sept", Manner(voice=voice))
        assert [one.phone for one in speech.segments[1:3]] == ["p", "O"], speech.segments
        print(hash(speech.samples.tobytes()))
"""


def spoken(seed: int) -> list[str]:
    """What five voices say, in a process of its own: espeak-ng starts once in each."""
    command = [sys.executable, "-c", SPEAK, str(seed)]
    done = subprocess.run(
        command, capture_output=True, text=True, env={"PYTHONHASHSEED": "0"}, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_every_invented_voice_sounds_different_and_the_same_again() -> None:
    once = spoken(1)
    assert len(set(once)) == 5
    assert spoken(1) == once
    other = spoken(2)
    assert other[0] == once[0]  # the accent's own voice
    assert not set(other[1:]) & set(once)


@pytest.mark.parametrize("seed", range(50))
def test_what_is_invented_is_what_espeak_reads(seed: int) -> None:
    lines = [line.split() for line in invent(Random(seed)).splitlines()]
    settings = {line[0] if line[0] != "formant" else " ".join(line[:2]): line[1:] for line in lines}
    assert len(settings) == len(lines)
    low, high = map(int, settings["pitch"])
    assert 80 <= low < high <= 650
    for number in range(9):
        frequency, height, width, *moved = map(int, settings[f"formant {number}"][1:])
        assert (40 if number < 3 else 6) <= frequency <= 200
        assert 0 <= height <= 230
        assert 25 <= width <= 260
        assert not moved or -280 <= moved[0] <= 200


def test_the_folder_is_gone_afterwards_and_espeak_has_room_for_all() -> None:
    with furnished(1) as data:
        variants = {path.name for path in (data / "voices" / "!v").iterdir()}
        assert variants > set(INVENTED)
        voices = [path for place in ("lang", "voices") for path in (data / place).rglob("*")]
        assert sum(path.is_file() for path in voices) < 349  # all that espeak-ng lists
    assert not data.exists()


def test_a_process_has_one_espeak() -> None:
    synthesiser()
    with furnished(1) as data, pytest.raises(EspeakError, match="other data"):
        start(data)
