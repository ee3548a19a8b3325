"""Loudspeaker and microphone that come and go, over a real PulseAudio with virtual devices.

The sound server is this test's own, in a folder of its own; it needs PulseAudio, its tools, ALSA's
way to it and PortAudio (Debian: pulseaudio pulseaudio-utils libasound2-plugins libportaudio2).
What plays and listens runs in a child, for PortAudio reads where its server is when it is loaded.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ASOUND = "pcm.!default { type pulse }\nctl.!default { type pulse }\n"
PATIENCE = 20.0
_SPEAKS = """
import sys
import numpy as np
from heraut.voice.mouth.channels import TABLE_CHANNEL
from heraut.voice.mouth.mouth import Mouth
from heraut.voice.mouth.speaker import SpeakerOutput
from heraut.voice.mouth.synthesiser import Synthesiser

with Mouth(Synthesiser(), {TABLE_CHANNEL: [SpeakerOutput(late=True)]}) as mouth:
    mouth.on_problem(lambda error: print("problem", error.key, flush=True))
    mouth.on_recovery(lambda key: print("over", key, flush=True))
    for line in sys.stdin:
        mouth.say(line.strip())
        mouth.wait(20)
        print("done", flush=True)
"""
_LISTENS = """
from heraut.voice.ears.microphone import MicrophoneSource
from heraut.voice.ears.problems import AudioError
import time

source, said = MicrophoneSource(), None
while True:
    try:
        for chunk in source.chunks():
            if chunk and said != "hears":
                said = "hears"
                print(said, flush=True)
    except AudioError as error:
        if error.key != said:
            said = error.key
            print(said, flush=True)
        time.sleep(0.2)
"""


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

    def plug(self) -> str:
        """Give it a loudspeaker, whose sound is its only microphone too."""
        return self.control("load-module", "module-null-sink", "sink_name=table").stdout.strip()

    def unplug(self, module: str) -> None:
        self.control("unload-module", module)

    def control(self, *order: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["pactl", *order], env=self.environment, capture_output=True, text=True, check=check
        )

    def run(self, code: str) -> Child:
        return Child(code, self.environment)


class Child:
    """A program that tells line by line what happens."""

    def __init__(self, code: str, environment: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", code],
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

    def __enter__(self) -> Child:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()


def _library() -> bool:
    try:
        import sounddevice
    except OSError:
        return False
    return bool(sounddevice)


@pytest.fixture
def server() -> Iterator[Server]:
    missing = [each for each in ("pulseaudio", "pactl") if shutil.which(each) is None]
    if not _library():
        missing.append("libportaudio2")
    if missing:
        pytest.skip(f"no sound server to be had: {', '.join(missing)}")
    with tempfile.TemporaryDirectory() as folder:  # a socket's path must be short
        own = Server(Path(folder))
        try:
            yield own
        finally:
            own.stop()


def test_a_loudspeaker_that_comes_after_the_start_says_what_was_missed(server: Server) -> None:
    # There is no sound server at all: the library's list is empty, and must be read anew.
    with server.run(_SPEAKS) as mouth:
        mouth.says("Un.")
        assert [mouth.tells(), mouth.tells()] == ["problem speaker_lost", "done"]
        server.start()
        server.plug()
        assert mouth.tells() == "over speaker_lost"
        mouth.says("Deux.")
        assert mouth.tells() == "done"


def test_a_loudspeaker_that_goes_and_comes_back_says_what_was_missed(server: Server) -> None:
    server.start()
    table = server.plug()
    with server.run(_SPEAKS) as mouth:
        mouth.says("Un.")
        assert mouth.tells() == "done"
        server.unplug(table)
        mouth.says("Deux.")
        assert [mouth.tells(), mouth.tells()] == ["problem speaker_lost", "done"]
        server.plug()
        assert mouth.tells() == "over speaker_lost"


def test_a_microphone_that_comes_goes_and_comes_back_is_listened_to(server: Server) -> None:
    with server.run(_LISTENS) as ears:
        assert ears.tells() == "no_microphone"
        server.start()
        table = server.plug()
        while (told := ears.tells()) != "hears":
            # The server is there before its device: it opens, and gives no sound.
            assert told in {"microphone_refused", "microphone_lost"}
        server.unplug(table)
        assert ears.tells() == "microphone_lost"
        server.plug()
        while (told := ears.tells()) != "hears":
            assert told in {"microphone_refused", "microphone_lost"}
