"""The one command, from nothing to a model that Vosk loads; small, so that it hears little."""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest
import vosk
from click.testing import CliRunner

pytest.importorskip("torch")

from heraut.voice.acoustics.__main__ import main  # torch is optional
from heraut.voice.acoustics.corpus.synthesis import Manner, speak
from heraut.voice.acoustics.network.recipe import TINY, folder_name
from heraut.voice.ears.sound import RATE
from heraut.voice.models.store import is_model

PHRASES = ("pose le sept sur la colonne trois", "annule", "combien de cartes reste-t-il", "oui")


SOURCE = Path(str(files("heraut.voice.acoustics.corpus")))


def test_whatever_the_speech_follows_from_is_in_the_folders_name(tmp_path: Path) -> None:
    copied = tmp_path / "corpus"
    shutil.copytree(SOURCE, copied)
    name = folder_name(TINY, "words", [SOURCE])
    assert folder_name(TINY, "words", [copied]) == name
    assert folder_name(TINY, "word", [copied]) != name
    assert folder_name(replace(TINY, seed=7), "words", [copied]) != name
    voices = copied / "voices.py"
    voices.write_text(voices.read_text(encoding="utf-8").replace('"f4"', '"f9"'), encoding="utf-8")
    assert folder_name(TINY, "words", [copied]) != name


def made(out: Path) -> list[str]:
    result = CliRunner().invoke(main, ["make", "--tiny", "--out", str(out), "--workers", "2"])
    assert result.exit_code == 0, result.output
    return result.output.splitlines()


def heard(model: vosk.Model, words: str) -> str:
    """What Vosk makes of a sentence when it must be one of the phrases."""
    recogniser = vosk.KaldiRecognizer(model, RATE, json.dumps(PHRASES, ensure_ascii=False))
    sound = speak(words.replace("-t-il", " t il"), Manner(lead=0.3, trail=0.4)).samples
    recogniser.AcceptWaveform(np.rint(sound).astype("<i2").tobytes())
    return str(json.loads(recogniser.FinalResult())["text"])


def test_one_command_makes_a_model_and_goes_on_where_it_was(tmp_path: Path) -> None:
    vosk.SetLogLevel(-1)
    out = tmp_path / "model"
    told = made(out)
    assert told[0] == "Speech: 1 of 3 parts."
    right = [float(rate) for line in told for rate in re.findall(r"([\d.]+)%", line)]
    assert len(right) == 2
    assert right[-1] > 25  # half of the frames are silence, but that alone is no network's mistake
    assert told[-1].startswith(f"The model is in {out}, after ")

    assert is_model(out)
    model = vosk.Model(str(out))
    assert model.vosk_model_find_word("colonne") >= 0
    assert sum(heard(model, words) == words for words in PHRASES) >= 2

    made_before = (out / "am" / "final.mdl").read_bytes()
    parts = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("speech-*.npz")}
    assert len(parts) == 3
    (out / "am" / "final.mdl").unlink()
    again = made(out)
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("speech-*.npz")} == parts
    assert not any(line.startswith("Frames: step") for line in again)
    assert len((out / "am" / "final.mdl").read_bytes()) == len(made_before)
