"""Sentences to sound, by a voice in a child process that is replaced when it dies or hangs."""

from __future__ import annotations

import contextlib
import json
import queue
import subprocess
import sys
import tempfile
import threading
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import IO, Any, Final, Self

import numpy as np

from heraut.voice.child_answers import (
    BadAnswer,
    list_of,
    read_answer,
    read_sound,
    sound_rate,
    words,
)
from heraut.voice.mouth.errors import MouthError
from heraut.voice.mouth.pcm import Pcm, amplified, trimmed
from heraut.voice.mouth.settings import VoiceSettings
from heraut.voice.mouth.text import sentences

_COMMAND: Final = (sys.executable, "-P", "-m", "heraut.voice.mouth.child")
_STARTUP: Final = 2.5  # times the patience; the first start on Windows writes a cache for COM
_QUIET_AFTER_FAILURE: Final = 60.0  # seconds without a new try: each would cost seconds
_EMPTY: Final = Pcm(np.zeros(0, dtype=np.int16), 22050)


@dataclass(frozen=True, slots=True)
class Statistics:
    """What the voice has done since the program started."""

    rendered: int = 0
    """Sentences made into sound; one that came from the cache does not count."""
    cached: int = 0
    """Sentences that had been made before."""
    direct: int = 0
    """Sentences for which espeak-ng stood in for pyttsx3."""
    restarts: int = 0
    """Children replaced because they had died or hung."""


class _Gone(Exception):
    """The child died or hung."""

    def __init__(self, hung: bool, last_words: str) -> None:
        super().__init__(f"{'hung' if hung else 'died'}: {last_words or 'no word'}")
        self.hung = hung


class _Child:
    """One speaking process and the conversation with it. Used by one thread at a time."""

    def __init__(self, command: Sequence[str], driver: str | None) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="heraut-", ignore_cleanup_errors=True)
        self._words = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the child
        self.process = subprocess.Popen(
            [*command, self._folder.name, *([driver] if driver else [])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._words,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        self._answers: queue.SimpleQueue[tuple[dict[str, Any], bytes] | None] = queue.SimpleQueue()
        self._ready = False
        threading.Thread(target=self._read, args=(self.process.stdout,), daemon=True).start()

    def ask(self, request: Mapping[str, object], patience: float) -> tuple[dict[str, Any], bytes]:
        """Return the answer and its sound. Raises :class:`_Gone`."""
        if not self._ready:
            self._answer(_STARTUP * patience)
            self._ready = True
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(request).encode() + b"\n")
            self.process.stdin.flush()
        except OSError as error:
            raise self._gone(hung=False) from error
        answer, frames = self._answer(patience)
        if answer.get("id") != request["id"]:
            raise self._gone(hung=True)
        try:
            return _told(answer, named="list" in request), frames
        except BadAnswer as error:
            raise self._gone(hung=False) from error

    def end(self) -> None:
        """Kill the process and forget it."""
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self._words):
            if pipe is not None:
                with contextlib.suppress(OSError):  # what was left to write has no reader
                    pipe.close()
        self._folder.cleanup()

    def _answer(self, patience: float) -> tuple[dict[str, Any], bytes]:
        try:
            answer = self._answers.get(timeout=patience)
        except queue.Empty:
            raise self._gone(hung=True) from None
        if answer is None:
            raise self._gone(hung=False)
        return answer

    def _gone(self, *, hung: bool) -> _Gone:
        self._words.seek(0)
        lines = self._words.read().decode(errors="replace").strip().splitlines()
        return _Gone(hung, lines[-1] if lines else "")

    def _read(self, pipe: IO[bytes]) -> None:
        # A thread of its own: no other way to wait for a pipe with a time limit on every system.
        # The pipe was closed, or cut mid-answer, or what came is none: there is no next one then.
        with contextlib.suppress(ValueError, OSError):
            while (answer := read_answer(pipe)) is not None:
                self._answers.put((answer, read_sound(pipe, answer)))
        self._answers.put(None)


def _told(answer: dict[str, Any], *, named: bool) -> dict[str, Any]:
    """Return what is used of an answer, each of its kind. Raises :class:`BadAnswer`."""
    if "error" in answer:
        return {"error": words(answer["error"])}
    if named:
        return {"voices": [words(each) for each in list_of(answer.get("voices"))]}
    names = [words(each) for each in list_of(answer.get("names"))]
    why = None if answer.get("why") is None else words(answer["why"])
    return {"rate": sound_rate(answer), "names": names or [words(answer.get("by"))], "why": why}


class Synthesiser:
    """A voice. The child starts at once, so that the first sentence need not wait for it.

    ``driver`` is pyttsx3's name for a driver, ``None`` for this system's. ``patience`` is how many
    seconds a sentence may take. ``remember`` is how many sentences are kept for « répète ».
    ``command`` starts another child than ours. Safe to call from several threads.
    """

    def __init__(
        self,
        driver: str | None = None,
        *,
        patience: float = 6.0,
        remember: int = 64,
        command: Sequence[str] = _COMMAND,
    ) -> None:
        self._command = tuple(command)
        self._driver = driver
        self._patience = patience
        self._remember = remember
        self._said: OrderedDict[tuple[object, ...], Pcm] = OrderedDict()
        self._serial = 0
        self._silent_until = 0.0
        self._why_silent = ""
        self.statistics = Statistics()
        self.degraded: MouthError | None = None
        """Why the voice is not the one it should be; ``None`` when all is well."""
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="voice")
        self._child: _Child | None = None
        self._worker.submit(self._start)

    def render(self, text: str, settings: VoiceSettings | None = None) -> Pcm:
        """Return ``text`` spoken; nothing to say gives an empty sound.

        The same text with the same settings gives the very same samples while it is remembered.
        Raises :class:`MouthError` with the key ``no_voice`` when this computer cannot speak it.
        """
        return self.prepare(text, settings).result()

    def prepare(self, text: str, settings: VoiceSettings | None = None) -> Future[Pcm]:
        """Begin to render and return at once; sounds are made in the order asked for.

        The future gives or raises what :meth:`render` does, and may be cancelled.
        """
        return self._worker.submit(self._render, text, settings or VoiceSettings())

    def voices(self, lang: str) -> tuple[str, ...]:
        """Return the names of this computer's voices for a language. Raises MouthError."""
        answer, _ = self._worker.submit(self._ask, {"lang": lang, "list": True}).result()
        return tuple(answer["voices"])

    @property
    def pid(self) -> int | None:
        """The process that speaks now."""
        child = self._child
        return child.process.pid if child else None

    def close(self) -> None:
        """End the child. What was not rendered yet is dropped."""
        self._worker.shutdown(wait=True, cancel_futures=True)
        if self._child is not None:
            self._child.end()
            self._child = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # What follows runs in the one worker thread, the owner of the child.

    def _start(self) -> _Child:
        if self._child is None:
            self._child = _Child(self._command, self._driver)
        return self._child

    def _render(self, text: str, settings: VoiceSettings) -> Pcm:
        parts = [self._sentence(sentence, settings) for sentence in sentences(text)]
        if not parts:
            return _EMPTY
        rate = parts[0].rate
        if len(parts) == 1:
            return amplified(parts[0], settings.volume)
        pause = np.zeros(round(0.2 * rate), dtype=np.int16)
        joined = [piece for part in parts for piece in (part.samples, pause)][:-1]
        return amplified(Pcm(np.concatenate(joined), rate), settings.volume)

    def _sentence(self, sentence: str, settings: VoiceSettings) -> Pcm:
        key = (sentence, settings.lang, settings.rate, settings.voice)
        if key in self._said:
            self._said.move_to_end(key)
            self._count(cached=1)
            return self._said[key]
        how = {"lang": settings.lang, "rate": settings.rate, "voice": settings.voice}
        answer, frames = self._ask({"text": sentence, **how})
        self._note(answer, settings)
        sound = trimmed(Pcm(np.frombuffer(frames, dtype="<i2").astype(np.int16), answer["rate"]))
        self._said[key] = sound
        while len(self._said) > self._remember:
            self._said.popitem(last=False)
        return sound

    def _ask(self, request: Mapping[str, object]) -> tuple[dict[str, Any], bytes]:
        """Return the child's answer, giving it three chances if it dies and two if it hangs."""
        if time.monotonic() < self._silent_until:
            raise self._no_voice(request, self._why_silent)
        deaths = 0
        direct = False
        while True:
            self._serial += 1
            try:
                answer, frames = self._start().ask(
                    {**request, "id": self._serial, "direct": direct}, self._patience
                )
                break
            except (_Gone, OSError) as error:
                self._drop_child()
                deaths += 1
                hung = isinstance(error, _Gone) and error.hung
                if direct:
                    self._why_silent = str(error)
                    self._silent_until = time.monotonic() + _QUIET_AFTER_FAILURE
                    raise self._no_voice(request, self._why_silent) from error
                # A child that is killed once was unlucky; one that hangs, or dies twice, has
                # trouble with pyttsx3, and is asked to do without.
                direct = hung or deaths > 1
        if "error" in answer:
            raise self._no_voice(request, answer["error"])
        return answer, frames

    def _drop_child(self) -> None:
        if self._child is not None:
            self._child.end()
            self._child = None
            self._count(restarts=1)

    def _note(self, answer: Mapping[str, Any], settings: VoiceSettings) -> None:
        """Keep count of how the sentence was made, and whether all is as it should be."""
        why = answer["why"]
        self._count(rendered=1, direct=int(why is not None))
        names = [name.casefold() for name in answer["names"]]
        if settings.voice is not None and settings.voice.casefold() not in names:
            voice = answer["names"][-1]
            message = f"no voice is called {settings.voice!r}; {voice} speaks instead"
            details = {"wanted": settings.voice, "voice": voice}
            self.degraded = MouthError("voice_not_found", message, **details)
        elif why is not None:
            message = f"espeak-ng speaks by itself, because {why}"
            self.degraded = MouthError("voice_degraded", message, why=why)
        else:
            self.degraded = None

    def _count(self, **more: int) -> None:
        held = self.statistics
        self.statistics = replace(
            held, **{name: getattr(held, name) + n for name, n in more.items()}
        )

    def _no_voice(self, request: Mapping[str, object], why: str) -> MouthError:
        lang = request["lang"]
        return MouthError("no_voice", f"nothing here can speak {lang!r}: {why}", lang=lang, why=why)
