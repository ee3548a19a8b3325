from __future__ import annotations

import errno
import io
import subprocess
import sys
import wave
from pathlib import Path

import numpy as np
import pytest

from heraut.voice.mouth.errors import MouthError
from heraut.voice.mouth.outputs import WavOutput
from heraut.voice.mouth.pcm import Pcm


def sound(level: int, count: int = 2205, rate: int = 22050) -> Pcm:
    return Pcm(np.full(count, level, dtype=np.int16), rate)


def read(path: Path) -> tuple[int, np.ndarray]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        return file.getframerate(), np.frombuffer(file.readframes(file.getnframes()), dtype="<i2")


def test_everything_said_is_in_the_file_in_order(tmp_path: Path) -> None:
    output = WavOutput(tmp_path / "said.wav", gap=0.1)
    for level in (100, 200, 300):
        output.start(sound(level))
        output.wait()
    output.close()
    rate, samples = read(tmp_path / "said.wav")
    expected = [100] * 2205 + [0] * 2205 + [200] * 2205 + [0] * 2205 + [300] * 2205
    assert rate == 22050
    assert samples.tolist() == expected


def test_the_file_is_good_after_each_sound_while_still_open(tmp_path: Path) -> None:
    output = WavOutput(tmp_path / "said.wav", gap=0)
    assert len(read(tmp_path / "said.wav")[1]) == 0
    output.start(sound(100))
    assert len(read(tmp_path / "said.wav")[1]) == 2205
    output.start(sound(200))
    assert len(read(tmp_path / "said.wav")[1]) == 4410
    output.close()


def test_the_file_is_good_when_the_program_is_killed(tmp_path: Path) -> None:
    program = """
import os, sys
from pathlib import Path
import numpy as np
from heraut.voice.mouth.outputs import WavOutput
from heraut.voice.mouth.pcm import Pcm
output = WavOutput(Path(sys.argv[1]), gap=0)
output.start(Pcm(np.full(1000, 7, dtype=np.int16), 22050))
output.start(Pcm(np.full(1000, 8, dtype=np.int16), 22050))
os._exit(9)
"""
    path = tmp_path / "said.wav"
    assert subprocess.run([sys.executable, "-c", program, str(path)], check=False).returncode == 9
    assert read(path)[1].tolist() == [7] * 1000 + [8] * 1000


def test_sounds_of_another_rate_are_brought_to_the_files(tmp_path: Path) -> None:
    output = WavOutput(tmp_path / "said.wav", rate=16000, gap=0)
    output.start(sound(1000, count=22050, rate=22050))
    output.start(sound(1000, count=16000, rate=16000))
    output.close()
    rate, samples = read(tmp_path / "said.wav")
    assert rate == 16000
    assert len(samples) == 32000
    assert int(np.median(samples[:16000])) == pytest.approx(1000, abs=3)


def test_an_empty_sound_adds_nothing(tmp_path: Path) -> None:
    output = WavOutput(tmp_path / "said.wav")
    output.start(sound(100))
    output.start(sound(0, count=0))
    output.close()
    assert len(read(tmp_path / "said.wav")[1]) == 2205


def test_what_was_stopped_stays_written(tmp_path: Path) -> None:
    output = WavOutput(tmp_path / "said.wav")
    output.start(sound(100))
    output.stop()
    output.close()
    assert len(read(tmp_path / "said.wav")[1]) == 2205


def test_a_file_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    with pytest.raises(MouthError, match=r"said\.wav") as refused:
        WavOutput(tmp_path / "missing" / "said.wav")
    assert refused.value.key == "wav_not_written"
    assert refused.value.details["path"] == str(tmp_path / "missing" / "said.wav")


def test_a_file_that_was_closed_is_told(tmp_path: Path) -> None:
    output = WavOutput(tmp_path / "said.wav")
    output.close()
    with pytest.raises(MouthError) as refused:
        output.start(sound(100))
    assert refused.value.key == "wav_not_written"


@pytest.mark.parametrize("count", [2205, 100_000])
def test_what_a_full_disk_cut_short_is_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    output = WavOutput(tmp_path / "said.wav", gap=0)
    output.start(sound(100))

    class Full(io.BufferedWriter):
        """Takes half of what it is given, then has no room."""

        def write(self, data: bytes) -> int:
            super().write(data[: len(data) // 2])
            raise OSError(errno.ENOSPC, "No space left on device")

    real, full = output._file, Full(output._file.raw)
    monkeypatch.setattr(output, "_file", full)
    monkeypatch.setattr(output._wav, "_file", full)
    with pytest.raises(MouthError) as refused:
        output.start(sound(200, count))
    assert refused.value.details["why"] == "No space left on device"
    full.flush()
    full.detach()
    monkeypatch.undo()
    assert output._file is real
    output.start(sound(300))
    output.close()
    assert read(tmp_path / "said.wav")[1].tolist() == [100] * 2205 + [300] * 2205
