"""A PulseAudio of the test's own with virtual devices, and programs that play and listen there.

Needs PulseAudio 16, its tools, ALSA's way to it and PortAudio (Debian: pulseaudio pulseaudio-utils
libasound2-plugins libportaudio2). What plays and listens runs in a child, for PortAudio reads where
its server is when it is loaded.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

__all__ = ["EAR", "Child", "Server", "own_server"]

EAR = "oreille"
ASOUND = f"""pcm.!default {{ type pulse }}
ctl.!default {{ type pulse }}
pcm.{EAR} {{ type pulse device {EAR} hint {{ show on description {EAR} }} }}
"""
PATIENCE = 20.0


class Server:
    """A sound server that can be started, stopped, and given devices."""

    def __init__(self, folder: Path) -> None:
        (folder / "home").mkdir()
        (folder / "run").mkdir(mode=0o700)
        (folder / "home" / ".asoundrc").write_text(ASOUND, encoding="utf-8")
        self.environment = os.environ | {
            "HOME": str(folder / "home"),
            "XDG_RUNTIME_DIR": str(folder / "run"),
            "PULSE_SERVER": f"unix:{folder}/run/pulse/native",
        }
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        without = {k: v for k, v in self.environment.items() if k != "PULSE_SERVER"}
        order = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"]
        self._process = subprocess.Popen(
            [*order, "-L", "module-native-protocol-unix"], env=without, stderr=subprocess.DEVNULL
        )
        late = time.monotonic() + PATIENCE
        while self.control("info", check=False).returncode:
            assert time.monotonic() < late, "PulseAudio did not start"
            time.sleep(0.05)

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)
            self._process = None

    def kill(self) -> None:
        """End it at once, as a crash does."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None

    def plug(self, name: str = "table") -> str:
        """Give it a loudspeaker, whose sound is its only microphone too, or headphones."""
        # With rewinds it hears in blocks of two seconds, which no sound card does.
        order = ("load-module", "module-null-sink", f"sink_name={name}", "norewinds=1")
        return self.control(*order).stdout.strip()

    def unplug(self, module: str) -> None:
        self.control("unload-module", module)

    @contextmanager
    def recorded(self, name: str) -> Iterator[list[float]]:
        """Give what an output plays, as loudness of each fiftieth of a second."""
        order = ["parec", "-d", f"{name}.monitor", "--format=s16le", "--rate=16000"]
        heard: list[float] = []
        with subprocess.Popen(
            [*order, "--channels=1", "--raw", "--latency-msec=20"],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        ) as recording:
            assert recording.stdout is not None
            sound = recording.stdout

            def listen() -> None:
                while block := sound.read(640):
                    heard.append(float(np.abs(np.frombuffer(block, np.int16).astype(float)).mean()))

            listening = threading.Thread(target=listen)
            listening.start()
            try:
                yield heard
            finally:
                recording.terminate()
                listening.join(PATIENCE)

    def control(self, *order: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["pactl", *order], env=self.environment, capture_output=True, text=True, check=check
        )

    def run(self, program: str | Path, *args: str) -> Child:
        """Run a program: its file, or its code."""
        named = [str(program)] if isinstance(program, Path) else ["-c", program]
        return Child([*named, *args], self.environment)


class Child:
    """A program that tells line by line what happens."""

    def __init__(self, program: list[str], environment: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, *program],
            env=environment,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def says(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def tells(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def ends(self) -> int:
        """Give it no more lines; return its exit code once it has ended by itself."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        return self._process.wait(PATIENCE)

    def __enter__(self) -> Child:
        return self

    def __exit__(self, *_: object) -> None:
        with self._process:
            self._process.kill()


def _library() -> bool:
    try:
        import sounddevice
    except OSError:
        return False
    return bool(sounddevice)


@contextmanager
def own_server() -> Iterator[Server]:
    """Give one that is not started yet; skip the test where there is no PulseAudio."""
    missing = [each for each in ("pulseaudio", "pactl") if shutil.which(each) is None]
    if not _library():
        missing.append("libportaudio2")
    if missing:
        # Packages of the distribution, which CI installs where it may.
        pytest.skip(f"no sound server to be had: {', '.join(missing)}")
    with tempfile.TemporaryDirectory() as folder:  # a socket's path must be short
        own = Server(Path(folder))
        try:
            yield own
        finally:
            own.stop()
