"""The sounds of the shipped scenarios and of the demo, and how they are made again."""

from __future__ import annotations

import importlib.util
import shutil
import sys
import wave
from pathlib import Path
from types import ModuleType

import pytest

from heraut.voice.ears.wav import read_wav
from heraut.voice.scenarios.scenario import load_scenario

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "audio_fixtures" / "scenarios"
DEMO = ROOT / "voice" / "demo" / "fr" / "demo.yaml"
SCENARIOS = sorted(FOLDER.glob("*.yaml"))
HEAD = "title: T\ngame: kingsbridge\nplayers: [Alice, Bob]\nsteps:\n"


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    path = ROOT / "audio_fixtures" / "make_scenarios.py"
    spec = importlib.util.spec_from_file_location("make_scenarios", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["make_scenarios"] = module  # its dataclasses look themselves up there
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("path", [*SCENARIOS, DEMO], ids=lambda path: path.stem)
def test_every_sound_is_there_under_the_name_of_what_it_says(path: Path, maker: ModuleType) -> None:
    sounds = [sound for sound, _ in maker.heard(load_scenario(path))]
    assert sounds
    for sound in sounds:
        with wave.open(str(sound)) as file:
            assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (16000, 1, 2)


# A game that is spoken from its first card to its last takes two to six megabytes: there are three;
# a period of Un Monde Sans Fin takes three.
@pytest.mark.parametrize(("folder", "most"), [(FOLDER, 30_000_000), (DEMO.parent, 1_000_000)])
def test_the_sounds_are_small_and_none_is_left_over(
    folder: Path, most: int, maker: ModuleType
) -> None:
    assert not maker.unused(folder)
    assert sum(path.stat().st_size for path in (folder / "sounds").glob("*.wav")) < most


def test_sounds_are_made_again_from_words_and_voice(tmp_path: Path, maker: ModuleType) -> None:
    step = next(step for step in load_scenario(DEMO).steps if step.words == "non")
    shutil.copy(DEMO, tmp_path)
    again = tmp_path / step.what
    assert maker.make([tmp_path / DEMO.name], only=step.what) == 1
    first = again.read_bytes()
    assert maker.make([tmp_path / DEMO.name], only=step.what) == 1
    assert again.read_bytes() == first
    assert len(read_wav(again)) > 4000


@pytest.mark.parametrize(
    ("name", "voice", "problem"),
    [
        ("oui", "fr+f4", "the sound must be called sounds/oui.fr-f4.wav"),
        ("oui.fr-f1", "fr+f1", "the voice must be one of f4, m7"),
        ("oui", "''", "words and voice are needed"),
    ],
)
def test_a_sound_that_cannot_be_made_again_is_refused(
    name: str, voice: str, problem: str, tmp_path: Path, maker: ModuleType
) -> None:
    path = tmp_path / "wrong.yaml"
    step = f"  - hear: sounds/{name}.wav\n    words: oui\n    voice: {voice}\n"
    path.write_text(HEAD + step, encoding="utf-8")
    with pytest.raises(ValueError, match=f"wrong.yaml, line 5: {problem}"):
        list(maker.heard(load_scenario(path)))
