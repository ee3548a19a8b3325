"""The process that speaks into memory: ``python -m heraut.voice.mouth.child FOLDER [DRIVER]``.

Voices hang, crash and print; here they can do so without taking the game with them. Requests come
in on standard input, one JSON object a line; each is answered on standard output by one JSON line,
followed by as many bytes of 16-bit little-endian mono sound as its ``bytes`` says. The process ends
when its input does, so it cannot outlive the program that started it.

A request: ``id``, ``text``, ``lang``, ``rate``, ``voice``, ``direct`` (leave pyttsx3 out); or
``id``, ``lang`` and ``list`` for the names of the voices.
"""

from __future__ import annotations

import json
import os
import queue
import shutil
import signal
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO

from heraut.user_data import home
from heraut.voice.mouth.espeak import EspeakVoice, LibraryMissing
from heraut.voice.mouth.piper_voices import PiperFailed, PiperVoices
from heraut.voice.mouth.pyttsx import PyttsxFailed, PyttsxVoice
from heraut.voice.mouth.speech_file import Speech
from heraut.voice.mouth.speechd_modules import SpeechdFailed, SpeechdVoices

VOICES = "voices"
"""The folder of Piper's voices among the user's files."""


class _NoVoice(Exception):
    """Nothing on this computer can speak the language."""


class _Speaker:
    """pyttsx3 as long as it works, espeak-ng by itself after that; others where they are named."""

    def __init__(self, folder: Path, driver: str | None) -> None:
        self._folder = folder
        self._piper = PiperVoices(home() / VOICES)
        self._speechd = SpeechdVoices()
        self._driver = driver
        self._pyttsx: PyttsxVoice | None = None
        self._espeak: EspeakVoice | None = None
        self._fault: str | None = None
        """Why pyttsx3 is no longer asked in this process."""

    def start(self) -> None:
        """Make pyttsx3 ready, if it can be, before the first sentence is asked for."""
        if self._pyttsx is None and self._fault is None:
            try:
                self._pyttsx = PyttsxVoice(self._folder, self._driver)
            except PyttsxFailed as error:
                self._fault = str(error)

    def names(self, lang: str) -> list[str]:
        """Return the names of the voices for ``lang``."""
        self.start()
        try:
            voices = self._pyttsx.voices() if self._pyttsx else self._direct().voices()
        except (PyttsxFailed, LibraryMissing) as error:
            raise _NoVoice(str(error)) from error
        base = lang[:2].lower()
        voices = (*voices, *self._piper.voices(), *self._speechd.voices())
        return [each.name for each in voices if any(tag[:2] == base for tag in each.languages)]

    def speak(self, request: Mapping[str, Any]) -> tuple[Speech, dict[str, object]]:
        """Return the sound, and how it was made."""
        asked = (request["text"], request["lang"], request["rate"], request["voice"])
        why = "pyttsx3 was left out"
        if not request["direct"]:
            try:
                if (speech := self._other(request)) is not None:
                    return speech
            except (PiperFailed, SpeechdFailed) as error:
                why = str(error)
        return self._usual(request, asked, why)

    def _other(self, request: Mapping[str, Any]) -> tuple[Speech, dict[str, object]] | None:
        """Return the sound of a voice that only its name asks for; ``None`` if it is none of them.

        Raises :class:`PiperFailed` and :class:`SpeechdFailed`.
        """
        text, rate, wanted = request["text"], request["rate"], request["voice"]
        if (voice := self._piper.find(wanted)) is not None:
            return self._piper.speak(text, voice, rate), _how(self._piper, None)
        if (found := self._speechd.find(wanted)) is not None:
            return self._speechd.speak(text, found, rate), _how(self._speechd, None)
        return None

    def _usual(
        self, request: Mapping[str, Any], asked: tuple[Any, ...], why: str
    ) -> tuple[Speech, dict[str, object]]:
        """Return the sound of a voice of this system."""
        if not request["direct"]:
            self.start()
            if self._pyttsx is not None and self._fault is None:
                try:
                    speech = self._pyttsx.speak(*asked)
                    if speech is not None:
                        return speech, _how(self._pyttsx, None)
                    why = f"pyttsx3 ({self._pyttsx.name}) has no voice for {request['lang']!r}"
                    if self._pyttsx.name == "espeak":
                        # The same library, so the same voices; and to start it the other way
                        # would keep pyttsx3 from ever speaking again.
                        raise _NoVoice(why)
                except PyttsxFailed as error:
                    # Asking again for the next sentence would cost seconds of silence each time.
                    self._fault = str(error)
            why = self._fault or why
        try:
            speech = self._direct().speak(*asked)
        except LibraryMissing as error:
            raise _NoVoice(f"{why}; {error}") from error
        if speech is None:
            raise _NoVoice(f"{why}; espeak-ng has none for {request['lang']!r} either")
        return speech, _how(self._direct(), why)

    def _direct(self) -> EspeakVoice:
        if self._espeak is None:
            self._espeak = EspeakVoice(self._folder)
        return self._espeak


_Voice = PyttsxVoice | EspeakVoice | PiperVoices | SpeechdVoices


def _how(voice: _Voice, why: str | None) -> dict[str, object]:
    who = voice.voice
    names = [who.id, who.name] if who else []
    return {"by": voice.name, "names": names, "why": why}


def main() -> None:
    """Answer requests until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which may say goodbye
    folder = Path(sys.argv[1])
    driver = sys.argv[2] if len(sys.argv) > 2 else None
    requests, replies = _private_pipes()
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def read() -> None:
        for line in requests:
            waiting.put(line)
        shutil.rmtree(folder, ignore_errors=True)
        os._exit(0)  # at once, whatever the voice is doing: nobody listens any more

    threading.Thread(target=read, daemon=True).start()
    speaker = _Speaker(folder, driver)
    speaker.start()
    _reply(replies, {"ready": True})
    while True:
        request = json.loads(waiting.get())
        answer: dict[str, object] = {"id": request["id"]}
        frames = b""
        try:
            if request.get("list"):
                answer["voices"] = speaker.names(request["lang"])
            else:
                speech, how = speaker.speak(request)
                frames = speech.frames
                answer |= {"rate": speech.rate, **how}
        except _NoVoice as error:
            answer["error"] = str(error)
        _reply(replies, answer, frames)


def _private_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return the two ends of the conversation, out of reach of a driver that prints or reads."""
    ours = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    return os.fdopen(ours[0], "rb"), os.fdopen(ours[1], "wb")


def _reply(replies: BinaryIO, answer: Mapping[str, object], frames: bytes = b"") -> None:
    replies.write(json.dumps({**answer, "bytes": len(frames)}).encode() + b"\n" + frames)
    replies.flush()


if __name__ == "__main__":
    main()
