"""pyttsx3, used so that none of its sentences is lost.

On Linux its ``runAndWait`` first stops whatever the library still has to do. That can be a change
of rate, which is then lost (measured: one sentence in three at the wrong speed), or the very
sentence it has just begun (one in 300, an empty file). So the library is given time to take in the
settings before the sentence; and a file counts only when it is whole, or the sentence is asked for
again.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, Final

from heraut.voice.mouth.espeak import preload
from heraut.voice.mouth.speech_file import Speech, UnfinishedFile, read_speech
from heraut.voice.mouth.voices import Voice, choose

TRIES: Final = 4
"""How often a sentence is asked for at most."""


class PyttsxFailed(RuntimeError):
    """pyttsx3 cannot be started, or gave no whole sound in :data:`TRIES` tries."""


class PyttsxVoice:
    """One pyttsx3 engine, to be made and used in one thread; on macOS the main one.

    ``driver`` is pyttsx3's name for it (``espeak``, ``nsss``, ``sapi5``), or ``None`` for that of
    this system. Raises :class:`PyttsxFailed`.
    """

    def __init__(self, folder: Path, driver: str | None = None) -> None:
        self._folder = folder
        self._serial = count()
        self._finished = threading.Event()
        self._faults: list[BaseException] = []
        self._known: tuple[Voice, ...] | None = None
        self.voice: Voice | None = None
        """Who spoke last."""
        try:
            if sys.platform == "linux" and driver in (None, "espeak"):
                preload(folder)
            import pyttsx3

            self._engine: Any = pyttsx3.init(driver)
            self._engine.connect("finished-utterance", self._on_finished)
            self._engine.connect("error", self._on_error)
            self.name = str(self._engine.driver_name)
            self._usual = str(self._engine.getProperty("voice") or "")
            self._settle: Callable[[], object] = lambda: None
            if self.name == "espeak":
                from pyttsx3.drivers import _espeak

                self._settle = _espeak.Synchronize
                self._engine.runAndWait()  # before its first run it only queues settings
        except Exception as error:
            # Drivers raise whatever their system raises: COM errors, Objective-C errors, OSError.
            raise PyttsxFailed(f"pyttsx3 did not start: {error!r}") from error

    def voices(self) -> tuple[Voice, ...]:
        """Return every voice that the driver knows. Raises :class:`PyttsxFailed`."""
        try:
            found = self._engine.getProperty("voices")
            return tuple(Voice.of(each.id, each.name, each.languages) for each in found)
        except Exception as error:
            raise PyttsxFailed(f"pyttsx3 could not list its voices: {error!r}") from error

    def speak(self, text: str, lang: str, rate: int, wanted: str | None) -> Speech | None:
        """Return ``text`` spoken at ``rate`` words per minute; ``None`` when no voice can.

        Raises :class:`PyttsxFailed`.
        """
        if self._known is None:
            self._known = self.voices()
        self.voice = voice = choose(self._known, lang, wanted, self._usual)
        if voice is None:
            return None
        why = "no sound"
        for _ in range(TRIES):
            try:
                return self._try(text, voice, rate)
            except UnfinishedFile as error:
                why = str(error)
            except Exception as error:
                why = repr(error)
        raise PyttsxFailed(f"{TRIES} tries: {why}")

    def _try(self, text: str, voice: Voice, rate: int) -> Speech:
        # A new name each time: a late writer of an earlier try must not be taken for this one.
        path = self._folder / f"{next(self._serial)}.{'aiff' if self.name == 'nsss' else 'wav'}"
        self._finished.clear()
        self._faults.clear()
        try:
            for name, value in (("voice", voice.id), ("rate", rate), ("volume", 1.0)):
                self._engine.setProperty(name, value)
            self._settle()
            self._engine.save_to_file(text, str(path))
            self._engine.runAndWait()
            return self._whole(path, deadline=time.monotonic() + 1.0 + len(text) * 0.01)
        finally:
            path.unlink(missing_ok=True)

    def _whole(self, path: Path, deadline: float) -> Speech:
        """Wait for the whole file. Some drivers say when it is there, others never do."""
        size = -1
        while True:
            told = self._finished.is_set()
            if self._faults:
                raise self._faults[0]
            data = path.read_bytes() if path.exists() else b""
            try:
                speech = read_speech(data)
                if told or len(data) == size:
                    return speech
            except UnfinishedFile:
                if told or time.monotonic() > deadline:
                    raise
            size = len(data)
            time.sleep(0.005)

    def _on_finished(self, name: str | None, completed: bool) -> None:
        self._finished.set()

    def _on_error(self, name: str | None, exception: BaseException) -> None:
        self._faults.append(exception)
