"""Piper's and Speech Dispatcher's voices, beside those of the system: all give samples.

Piper speaks with a voice that is made here, of one tone: how long it sounds tells how many sounds
the words have, and how fast they are said. The modules of Speech Dispatcher are the system's own
(Debian: speech-dispatcher-espeak-ng).
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from heraut.voice.mouth.piper_voices import PiperFailed, PiperVoices, installed
from heraut.voice.mouth.settings import VoiceSettings
from heraut.voice.mouth.speechd_modules import SpeechdVoices, _unescaped
from heraut.voice.mouth.synthesiser import Synthesiser

SOUNDS = "_^$ abdefijklmnopstuvyzøœɑɔəɛɲʁʃʒˈ"
SHORT, LONG = "Oui.", "C'est à Bilal de jouer maintenant."
NAME = "fr_FR-essai"
ABOUT = {
    "audio": {"sample_rate": 16000},
    "espeak": {"voice": "fr"},
    "language": {"code": "fr_FR"},
    "num_symbols": 256,
    "num_speakers": 1,
    "phoneme_id_map": {sound: [at] for at, sound in enumerate(SOUNDS)},
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path))
    voices = tmp_path / "voices"
    voices.mkdir()
    return voices


@pytest.fixture
def voice() -> Iterator[Synthesiser]:
    with Synthesiser(patience=30.0) as made:
        yield made


def put_voice(folder: Path) -> None:
    """Put a voice of one tone there: so many waves as there are sounds, and as it is slow."""
    onnx = pytest.importorskip("onnx")
    pytest.importorskip("piper")
    helper, kinds = onnx.helper, onnx.TensorProto
    wave = np.sin(2 * np.pi * np.arange(200) / 20).astype(np.float32).reshape(1, 1, 200)
    constants = {
        "one": np.array([1]),
        "eight": np.array([8.0], np.float32),
        "ones": np.array([1, 1]),
        "wave": wave,
    }
    steps = [
        ("Shape", ["input"], "shape", {}),
        ("Gather", ["shape", "one"], "count", {}),
        ("Cast", ["count"], "sounds", {"to": kinds.FLOAT}),
        ("Gather", ["scales", "one"], "slow", {}),
        ("Mul", ["slow", "eight"], "each", {}),
        ("Mul", ["sounds", "each"], "all", {}),
        ("Cast", ["all"], "times", {"to": kinds.INT64}),
        ("Concat", ["ones", "times"], "repeats", {"axis": 0}),
        ("Tile", ["wave", "repeats"], "output", {}),
    ]
    graph = helper.make_graph(
        [helper.make_node(kind, given, [name], **how) for kind, given, name, how in steps],
        "tone",
        [
            helper.make_tensor_value_info("input", kinds.INT64, [1, "n"]),
            helper.make_tensor_value_info("input_lengths", kinds.INT64, [1]),
            helper.make_tensor_value_info("scales", kinds.FLOAT, [3]),
        ],
        [helper.make_tensor_value_info("output", kinds.FLOAT, [1, 1, "t"])],
        [onnx.numpy_helper.from_array(value, name) for name, value in constants.items()],
    )
    opset = [helper.make_opsetid("", 17)]
    onnx.save(helper.make_model(graph, opset_imports=opset, ir_version=8), folder / f"{NAME}.onnx")
    (folder / f"{NAME}.onnx.json").write_text(json.dumps(ABOUT), encoding="utf-8")


def seconds(voice: Synthesiser, text: str, name: str, rate: int = 180) -> float:
    sound = voice.render(text, VoiceSettings(rate=rate, voice=name))
    assert voice.degraded is None and np.abs(sound.samples).max() > 1000
    return len(sound.samples) / sound.rate


def test_a_piper_voice_is_listed_and_speaks_at_the_rate_that_is_wanted(
    folder: Path, voice: Synthesiser
) -> None:
    put_voice(folder)
    assert NAME in voice.voices("fr") and NAME not in voice.voices("en")
    usual = seconds(voice, LONG, NAME)
    assert usual > 2 * seconds(voice, SHORT, NAME)
    assert seconds(voice, LONG, NAME, 360) == pytest.approx(usual / 2, rel=0.1)
    # The system's own voice still speaks: both bring an espeak-ng.
    assert seconds(voice, LONG, "French (France)") != pytest.approx(usual, rel=0.05)


def test_a_voice_that_cannot_be_loaded_leaves_nobody_in_silence(
    folder: Path, voice: Synthesiser
) -> None:
    (folder / f"{NAME}.onnx").write_bytes(b"no model")
    (folder / f"{NAME}.onnx.json").write_text(json.dumps(ABOUT), encoding="utf-8")
    sound = voice.render(LONG, VoiceSettings(voice=NAME))
    assert len(sound.samples) and voice.degraded is not None
    assert voice.degraded.details["wanted"] == NAME and not voice.statistics.restarts


def test_what_is_no_voice_is_left_out(folder: Path) -> None:
    for name, about in (("a", "{"), ("b", "[]"), ("c", "{}"), ("d", '{"espeak": {}}')):
        (folder / f"{name}.onnx").touch()
        (folder / f"{name}.onnx.json").write_text(about, encoding="utf-8")
    (folder / "e.onnx").touch()
    voices = PiperVoices(folder)
    assert voices.voices() == () and voices.find("a") is None
    assert PiperVoices(folder / "none").voices() == ()


def test_a_voice_without_piper_is_told(folder: Path) -> None:
    if installed():
        # It is about a computer without: CI's first environment is one.
        pytest.skip("Piper is installed")
    (folder / f"{NAME}.onnx").touch()
    (folder / f"{NAME}.onnx.json").write_text(json.dumps(ABOUT), encoding="utf-8")
    voices = PiperVoices(folder)
    found = voices.find(NAME)
    assert found is not None
    with pytest.raises(PiperFailed, match="pip install"):
        voices.speak(LONG, found, 180)


def test_samples_are_told_from_their_escapes() -> None:
    assert _unescaped(b"a\x7d\x5db\x7d\x2ac") == b"a\x7db\x0ac"


def test_a_voice_of_speech_dispatcher_gives_samples_at_the_rate_that_is_wanted(
    folder: Path, voice: Synthesiser
) -> None:
    name = "espeak-ng: French (France)"
    if sys.platform != "linux" or SpeechdVoices().find(name) is None:
        # A package of the distribution, which CI installs where it may.
        pytest.skip("this module of Speech Dispatcher is not installed")
    assert name not in voice.voices("fr")  # the very same speaks here already
    began = time.monotonic()
    usual = seconds(voice, LONG, name)
    assert time.monotonic() - began < 30
    assert usual > 1.3 * seconds(voice, SHORT, name)
    assert seconds(voice, LONG, name, 300) < 0.8 * usual < 0.8 * seconds(voice, LONG, name, 120)
    # What is only like a voice there is none, and is told.
    voice.render(LONG, VoiceSettings(voice=f"{name} no"))
    assert voice.degraded is not None
