from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from heraut.voice.herald import Verbosity, Words
from heraut.voice.mouth.errors import MouthError, NoOutput, SettingError
from heraut.voice.mouth.outputs import WavOutput
from heraut.voice.mouth.settings import VoiceSettings


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize("name", ["faster", "fastest", "slower", "slowest"])
def test_every_change_of_speed_has_words(name: str, verbosity: Verbosity) -> None:
    assert Words("fr").text(f"mouth-{name}", verbosity, rate=180)


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize("name", ["louder", "loudest", "softer", "softest"])
def test_every_change_of_volume_has_words(name: str, verbosity: Verbosity) -> None:
    assert Words("fr").text(f"mouth-{name}", verbosity, percent=60)


@pytest.mark.parametrize("name", ["voice-back", "speaker-back"])
def test_every_recovery_has_words(name: str) -> None:
    assert Words("fr").text(f"mouth-{name}")


def problems(folder: Path) -> list[Any]:
    found: list[Any] = [
        NoOutput(None),
        NoOutput(0),
        NoOutput(9),
        MouthError("no_voice", "", lang="fr", why="?"),
        MouthError("voice_degraded", "", why="?"),
        MouthError("voice_not_found", "", wanted="Zoé", voice="Thomas"),
        MouthError("no_portaudio", "", why="?"),
        MouthError("no_speaker", "", device="", why="?"),
        MouthError("speaker_lost", "", why="?"),
        MouthError("headphones_lost", "", device="casque", why="?"),
    ]
    for make in (
        lambda: VoiceSettings(rate=20),
        lambda: VoiceSettings(volume=9),
        lambda: WavOutput(folder / "none" / "said.wav"),
    ):
        with pytest.raises((SettingError, MouthError)) as caught:
            make()
        found.append(caught.value)
    return found


@pytest.mark.parametrize("verbosity", Verbosity)
def test_every_problem_has_words(verbosity: Verbosity, tmp_path: Path) -> None:
    words = Words("fr")
    for problem in problems(tmp_path):
        message = f"error-{problem.key.replace('_', '-')}"
        assert words.text(message, verbosity, **problem.details)
