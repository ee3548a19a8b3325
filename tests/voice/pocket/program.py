"""The program itself, in a process of its own, with pages at a free port."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from heraut.voice.herald import Words

from .table import Phone

__all__ = ["Program", "program"]

_PATIENCE = 240.0


@dataclass
class Program:
    """What was said so far, and where phones find it."""

    port: int
    process: subprocess.Popen[str]
    said: list[str] = field(default_factory=list)

    def hears(self, *lines: str) -> None:
        """Type lines at the table."""
        assert self.process.stdin is not None
        self.process.stdin.write("".join(line + "\n" for line in lines))
        self.process.stdin.flush()

    def says(self, pattern: str) -> re.Match[str]:
        """Wait until a line fits a pattern, and return what fits; lines before it are gone."""
        until, gone = time.monotonic() + _PATIENCE, list[str]()
        while time.monotonic() < until:
            while self.said:
                gone.append(self.said.pop(0))
                if found := re.search(pattern, gone[-1]):
                    return found
            time.sleep(0.02)
        raise AssertionError(f"{pattern} not in {gone}")

    def code(self) -> str:
        """Return the code that is said next."""
        words = Words("fr")
        figures = {words.number(figure): str(figure) for figure in range(10)}
        return "".join(figures[one] for one in self.says("Son code : ([^.]*)")[1].split(", "))

    def joins(self, seat: int) -> Phone:
        phone = Phone(self.port)
        assert phone.posts("/code", seat=seat)[0] == 200
        assert phone.posts("/join", code=self.code())[0] == 200
        self.says("est là")
        return phone

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait()


@contextmanager
def program(home: Path, port: int, *args: str) -> Iterator[Program]:
    """Run ``heraut play`` with typed lines and pages; killed at the end."""
    where = ("--text", "--pocket-address", "127.0.0.1", "--pocket-port", str(port))
    process = subprocess.Popen(
        [sys.executable, "-m", "heraut", "play", *where, *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "HERAUT_HOME": str(home), "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"},
    )
    running = Program(port, process)

    def reads() -> None:
        assert process.stdout is not None
        for line in process.stdout:
            running.said.append(line.strip())

    thread = threading.Thread(target=reads, daemon=True)
    thread.start()
    try:
        yield running
    finally:
        running.kill()
        thread.join(20)
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()
