"""Private headphones that come late or are pulled out, over a real PulseAudio."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from heraut.voice.devices.unplugged import UnpluggedWatch

from .sound_server import EAR, PATIENCE, Server, own_server

_TELLS = f"""
import sys
from contextlib import ExitStack
import click
from heraut.voice.herald import Verbosity, Words
from heraut.voice.mouth.channels import TABLE_CHANNEL, ear
from heraut.voice.runtime.output_sinks import Announcer
from heraut.voice.runtime.speech_outputs import EarDevice, SpeechWanted, open_mouth

words = Words("fr")
with ExitStack() as stack:
    tell = Announcer(words, Verbosity.BRIEF)
    wanted, ears = SpeechWanted(), [EarDevice(0, "{EAR}")]
    mouth = tell.mouth = open_mouth(stack, tell, wanted, words, ears, typed=False)
    for line in sys.stdin:
        who, _, text = line.strip().partition(" ")
        mouth.say(text, ear(0) if who == "ear" else TABLE_CHANNEL)
        mouth.wait(60)
        click.echo("done")
"""
"""Says each line to the table or to the ear of the first seat, as play does."""
SECRET = "ear " + " ".join(["Vingt-deux, trente-six et quarante-sept."] * 3)
_LOUD = 50.0
"""What silence never reaches, and a voice does in half of its fiftieths of a second."""
LEAK = 0.6
"""Seconds of a secret that may be out elsewhere before it is stopped, on a busy machine too."""


@pytest.fixture
def server() -> Iterator[Server]:
    with own_server() as own:
        own.start()
        yield own


def loud(heard: list[float], since: int = 0) -> int:
    return sum(one > _LOUD for one in heard[since:])


def until(true: Callable[[], bool]) -> None:
    late = time.monotonic() + 3 * PATIENCE
    while not true():
        assert time.monotonic() < late
        time.sleep(0.02)


def test_headphones_that_come_late_are_taken_up_and_no_secret_is_heard_before(
    server: Server,
) -> None:
    server.plug()
    with server.recorded("table") as table, server.run(_TELLS) as mouth:
        assert f"casque {EAR}" in mouth.tells()
        mouth.says("table Un.")
        assert mouth.tells() == "done"
        until(lambda: loud(table) > 5)
        time.sleep(0.5)  # what was said to the table is out
        before = len(table)
        mouth.says(SECRET)
        assert mouth.tells() == "done"  # and nothing is told again of what was told
        time.sleep(0.5)
        assert loud(table, before) == 0
        server.plug(EAR)
        with server.recorded(EAR) as own:
            assert "casque est là" in mouth.tells()
            until(lambda: loud(table, before) > 5)  # that was said aloud, too
            mouth.says(SECRET)
            assert mouth.tells() == "done"
            assert loud(own) > 50


def test_headphones_that_are_pulled_out_end_a_secret_which_is_said_once_they_are_back(
    server: Server,
) -> None:
    server.plug()
    module = server.plug(EAR)
    with server.recorded("table") as table, server.run(_TELLS) as mouth:
        with server.recorded(EAR) as own:
            mouth.says(SECRET)
            until(lambda: loud(own) > 10)
            assert loud(table) == 0
            server.unplug(module)  # the server moves what plays there to the table's loudspeaker
            pulled = len(table)
            assert f"casque {EAR} n'est plus là" in mouth.tells()
            assert loud(table[:], pulled) < LEAK * 50
        assert mouth.tells() == "done"
        until(lambda: loud(table, pulled) > 20)  # that they are gone was said aloud
        time.sleep(1)
        quiet = len(table)
        time.sleep(1)
        assert loud(table, quiet) == 0
        server.plug(EAR)
        with server.recorded(EAR) as own:
            assert "casque est là" in mouth.tells()
            mouth.says(SECRET)
            assert mouth.tells() == "done"
            assert loud(own) > 50


def test_whoever_watches_is_told_of_each_output_that_goes_and_of_the_servers_end(
    tmp_path: Path,
) -> None:
    said = (
        "Event 'change' on sink #1",
        "Event 'remove' on sink-input #7",
        "Event 'remove' on sink #1",
    )
    program = tmp_path / "tells"
    lines = "; ".join(f"print({line!r}, flush=True)" for line in said)
    program.write_text(f"{lines}; import sys; sys.stdin.close()", encoding="utf-8")
    told, ended = [0], threading.Event()

    def call() -> None:
        told[0] += 1
        if told[0] == 2:
            ended.set()

    watch = UnpluggedWatch([sys.executable, str(program)])
    watch.add(call)
    watch.add(call)  # as often as it is opened
    assert ended.wait(PATIENCE)
    assert told == [2]
    watch.remove(call)


def test_where_no_server_can_be_asked_nothing_is_watched() -> None:
    watch = UnpluggedWatch(["no-such-program-anywhere"])
    watch.add(lambda: None)
    assert watch._process is None


def test_nothing_is_left_running_once_nobody_watches() -> None:
    watch = UnpluggedWatch([sys.executable, "-c", "import time; time.sleep(600)"])

    def call() -> None:
        raise AssertionError("nothing has gone")

    watch.add(call)
    process = watch._process
    assert isinstance(process, subprocess.Popen)
    watch.remove(call)
    assert process.wait(PATIENCE)
