"""A second ear in a process of its own, which is ended for good when it dies or takes too long."""

from __future__ import annotations

import contextlib
import json
import queue
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import IO, Any, Final, TypeVar

from heraut.voice.child_answers import BadAnswer, list_of, read_answer, words
from heraut.voice.ears.second.second_ear import SecondEarGone, Text

_COMMAND: Final = (sys.executable, "-P", "-m", "heraut.voice.ears.second.child")
STARTUP: Final = 60.0
"""Seconds that a model may take to load; until then there is no second ear."""
PATIENCE: Final = 4.0
"""Seconds after which an ear that does not answer has gone."""
TEXTS: Final = 100
"""Ways to write down one utterance; an ear has some ten."""
PHONES: Final = 1_000
"""Phones of one of them."""
_Answer = TypeVar("_Answer")


class ProcessEar:
    """A :class:`SecondEar` that loads in the background, from the moment it is made.

    Its methods may be called from any thread; one utterance is heard at a time.
    """

    def __init__(
        self,
        kind: str,
        folder: Path,
        lang: str,
        *,
        patience: float = PATIENCE,
        command: Sequence[str] = _COMMAND,
    ) -> None:
        self._patience = patience
        self._lock = threading.Lock()
        self._files = threading.Lock()
        self._serial = 0
        self._gone: str | None = None
        self._began = time.monotonic()
        self._last_words = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the process
        self._process = subprocess.Popen(
            [*command, kind, str(folder), lang],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._last_words,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        self._answers: queue.SimpleQueue[dict[str, Any] | None] = queue.SimpleQueue()
        self._started = False
        self._loaded = threading.Event()
        threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True).start()

    @property
    def pid(self) -> int:
        """The process that hears."""
        return self._process.pid

    @property
    def ready(self) -> bool:
        """Whether it hears by now, or has gone, which :meth:`hear` then tells."""
        late = time.monotonic() - self._began > STARTUP
        return self._loaded.is_set() or self._process.poll() is not None or late

    def wait(self) -> None:
        """Wait until it is ready. Raises :class:`SecondEarGone`."""
        if not self._loaded.wait(STARTUP) or not self._started:
            raise self._ended("it did not start")

    def hear(self, sound: bytes, awaited: Sequence[str]) -> Sequence[Text]:
        """Return what was said, as :class:`SecondEar` does; wait for the model if need be."""
        return self._answer(sound, {"awaited": [*awaited]}, _texts)

    def log_probabilities(self, sound: bytes, sentences: Sequence[str]) -> Sequence[float]:
        """Return how likely each of them is, as :class:`SecondEar` does."""
        if not sentences:
            return ()
        return self._answer(sound, {"sentences": [*sentences]}, partial(_numbers, len(sentences)))

    def _answer(
        self, sound: bytes, asked: Mapping[str, object], read: Callable[[dict[str, Any]], _Answer]
    ) -> _Answer:
        """Return what the process answers. Raises :class:`SecondEarGone`."""
        with self._lock:
            if self._gone is not None:
                raise SecondEarGone("second_ear_gone", self._gone, why=self._gone)
            self.wait()
            self._serial += 1
            request = {"id": self._serial, "bytes": len(sound), **asked}
            sent = json.dumps(request).encode() + b"\n" + sound
            assert self._process.stdin is not None
            try:
                self._process.stdin.write(sent)
                self._process.stdin.flush()
                answer = self._answers.get(timeout=self._patience)
            except queue.Empty:
                raise self._ended("it took too long") from None
            except (OSError, ValueError) as error:  # broken, or closed meanwhile
                raise self._ended(str(error)) from error
            if answer is None:
                raise self._ended("it died")
            try:
                if answer.get("id") != self._serial:
                    other = answer.get("id")
                    raise BadAnswer(f"an answer to {other!r:.80} in place of {self._serial}")
                return read(answer)
            except BadAnswer as error:
                raise self._ended(f"it answered what is no answer: {error}") from error

    def close(self) -> None:
        """End the process; whoever waits for an answer is told that it has gone."""
        self._process.kill()
        self._process.wait()
        with self._files:  # who waited for an answer closes them too, and two at once fail
            for pipe in (self._process.stdin, self._last_words):
                if pipe is not None:
                    with contextlib.suppress(OSError):  # what was left to write has no reader
                        pipe.close()

    def _ended(self, why: str) -> SecondEarGone:
        with self._files, contextlib.suppress(ValueError):  # closed meanwhile
            self._last_words.seek(0)
            lines = self._last_words.read().decode(errors="replace").strip().splitlines()
            why = f"{why}: {lines[-1]}" if lines else why
        self._gone = why
        self.close()
        return SecondEarGone("second_ear_gone", why, why=why)

    def _read(self, pipe: IO[bytes]) -> None:
        # A thread of its own: no other way to wait for a pipe with a time limit on every system.
        # The pipe was cut mid-answer, perhaps. It is closed here: nobody else knows when it ends.
        with contextlib.suppress(ValueError, OSError), pipe:
            while (answer := read_answer(pipe)) is not None:
                if "ready" in answer:
                    self._started = True
                    self._loaded.set()
                else:
                    self._answers.put(answer)
        self._answers.put(None)
        self._loaded.set()


def _texts(answer: dict[str, Any]) -> Sequence[Text]:
    """Return what was heard. Raises :class:`BadAnswer`."""
    lists = [[words(each) for each in list_of(text)] for text in list_of(answer.get("texts"))]
    if not all(lists) or len(lists) > TEXTS or any(len(text) > PHONES for text in lists):
        raise BadAnswer(f"{len(lists)} texts")
    return tuple(Text(first, tuple(phones)) for first, *phones in lists)


def _numbers(count: int, answer: dict[str, Any]) -> Sequence[float]:
    """Return so many logarithms of probabilities, or none. Raises :class:`BadAnswer`."""
    found = tuple(list_of(answer.get("log_probabilities")))
    if len(found) not in (0, count) or not all(type(one) is float and one <= 0 for one in found):
        raise BadAnswer(f"{len(found)} logarithms of probabilities in place of {count}")
    return found
