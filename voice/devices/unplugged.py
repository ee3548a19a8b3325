"""Tells at once when a sound server has lost one of its outputs.

PulseAudio, and PipeWire in its place, move what plays on headphones that are pulled out to another
output by themselves, and PortAudio is told nothing: a secret would go on from the loudspeaker. Both
tell whoever asks by ``pactl subscribe``. Other systems end such a stream, which is noticed anyway.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import threading
from collections.abc import Callable, Sequence
from typing import Final

SUBSCRIBED: Final = ("pactl", "subscribe")
"""Prints a line for each event, until the server ends."""
_GONE: Final = "'remove' on sink #"
"""Is in the line for an output that is gone."""


class UnpluggedWatch:
    """Calls back when any output is gone, or the server itself; from a thread of its own.

    Which output it was is not looked up: to stop a secret for nothing costs a repetition, and to
    ask takes as long as saying a word of it.
    """

    def __init__(self, order: Sequence[str] = SUBSCRIBED) -> None:
        self._order = order
        self._calls: list[Callable[[], None]] = []
        self._process: subprocess.Popen[str] | None = None
        self._lock = threading.Lock()

    def add(self, call: Callable[[], None]) -> None:
        """Call it from now on; where there is no such server, that never happens."""
        with self._lock:
            if call not in self._calls:
                self._calls.append(call)
            if self._process is None and shutil.which(self._order[0]) is not None:
                self._process = self._started()

    def remove(self, call: Callable[[], None]) -> None:
        """Call it no more."""
        with self._lock:
            if call in self._calls:
                self._calls.remove(call)
            if not self._calls and self._process is not None:
                self._process.terminate()
                self._process = None

    def _started(self) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            list(self._order),
            env=os.environ | {"LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        watching = threading.Thread(
            target=self._watch, args=(process,), name="unplugged-watch", daemon=True
        )
        watching.start()
        return process

    def _watch(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        with process:
            for line in process.stdout:
                if _GONE in line:
                    self._tell()
        with self._lock:
            ended = self._process is process
            if ended:
                self._process = None
        if ended:  # with its server; whoever opens a stream again has it begun anew
            self._tell()

    def _tell(self) -> None:
        with self._lock:
            calls = tuple(self._calls)
        for call in calls:
            call()


UNPLUGGED: Final = UnpluggedWatch()
"""The one of this program."""
