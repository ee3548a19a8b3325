"""The loudspeaker: PortAudio pulls ten milliseconds at a time, so that « stop » stops."""

from __future__ import annotations

import contextlib
import threading
import time
from itertools import product
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from heraut.voice.mouth.errors import MouthError
from heraut.voice.mouth.pcm import Pcm, resampled

BLOCK: Final = 0.01
"""Seconds that PortAudio asks for at a time."""
FADE: Final = 0.003
"""Seconds in which a stopped sound fades, because a sudden end clicks."""

_PAUSE: Final = 0.2  # seconds between two sounds that follow each other
_SLOW: Final = 0.035  # a device that has more than this in hand is emptied by force on stop
_STALLED: Final = 1.0  # seconds without a pull after which a device is taken for gone
_TRY_AGAIN: Final = 2.0  # seconds between two tries to open a device that is gone


class Feed:
    """The sound being pulled. ``pull`` is called by PortAudio's thread, the rest by ours."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._left: NDArray[np.int16] = np.zeros(0, dtype=np.int16)
        self.drained = threading.Event()
        """Set while there is nothing to play."""
        self.drained.set()
        self.silenced = threading.Event()
        """Set by :meth:`cut`, until the next sound."""
        self.pulled = time.monotonic()
        """When PortAudio last asked."""

    def start(self, samples: NDArray[np.int16]) -> None:
        """Offer samples; what was left of earlier ones is dropped."""
        with self._lock:
            self._left = samples
            self.pulled = time.monotonic()
            self.silenced.clear()
            if len(samples):
                self.drained.clear()

    def cut(self, fade: int) -> None:
        """Drop all but the next ``fade`` samples, which go down to silence."""
        with self._lock:
            tail = self._left[:fade]
            ramp = np.linspace(1.0, 0.0, len(tail), endpoint=False)
            self._left = np.round(tail * ramp).astype(np.int16)
            self.silenced.set()
            self.drained.set()

    def pull(self, frames: int) -> NDArray[np.int16]:
        """Return exactly ``frames`` samples, silence when there is nothing."""
        block = np.zeros(frames, dtype=np.int16)
        with self._lock:
            self.pulled = time.monotonic()
            taken = self._left[:frames]
            block[: len(taken)] = taken
            self._left = self._left[frames:]
            if not len(self._left):
                self.drained.set()
        return block

    def callback(self, out: NDArray[np.int16], frames: int, when: Any, status: Any) -> None:
        """Fill one block, shape (frames, channels), as sounddevice asks for it."""
        out[:] = self.pull(frames)[:, np.newaxis]


class SpeakerOutput:
    """A loudspeaker or headphones, opened at once; ``device`` is sounddevice's number or name.

    Raises :class:`MouthError` with the key ``no_portaudio`` when the library is missing and
    ``no_speaker`` when there is no such device. A device that goes away later raises
    ``speaker_lost``, and is looked for again whenever there is something to say.
    """

    def __init__(self, device: int | str | None = None, rate: int = 22050) -> None:
        self._device = device
        self._wanted_rate = rate
        self._feed = Feed()
        self._stream: Any = None
        self._rate = rate
        self._ended = 0.0
        self._next_try = 0.0
        self._lock = threading.Lock()
        self._open()

    @property
    def latency(self) -> float:
        """Seconds of sound that the device has in hand; what ``stop`` may let out at most.

        Beyond 35 ms ``stop`` empties the device by force and lets out none.
        """
        stream = self._stream
        return float(stream.latency) if stream is not None else 0.0

    def start(self, sound: Pcm) -> None:
        """Begin a sound, 0.2 s after the one before."""
        with self._lock:
            if self._stream is None:
                self._reopen()
            pause = max(0.0, _PAUSE - (time.monotonic() - self._ended))
            silence = np.zeros(round(pause * self._rate), dtype=np.int16)
            samples = resampled(sound, self._rate).samples
            self._feed.start(np.concatenate((silence, samples)))
            try:
                if not self._stream.active:
                    self._stream.start()
            except _portaudio().PortAudioError as error:
                raise self._lost(error) from error

    def stop(self) -> None:
        """Fall silent: at most a fade of 3 ms, the rest of a block, and what the device holds."""
        sounding = not self._feed.drained.is_set()
        self._feed.cut(round(FADE * self._rate))
        stream = self._stream
        if sounding and stream is not None and stream.latency > _SLOW:
            with contextlib.suppress(_portaudio().PortAudioError):  # gone: silent enough
                stream.abort()

    def wait(self) -> None:
        """Return when the last sample has left the device."""
        while not self._feed.drained.wait(timeout=0.1):
            why = fault(self._stream, self._feed)
            if why is not None and not self._feed.drained.is_set():  # set: stopped by force
                with self._lock:
                    raise self._lost(why)
        if not self._feed.silenced.wait(timeout=min(self.latency, 0.3)):
            self._ended = time.monotonic()

    def close(self) -> None:
        """Let go of the device."""
        with self._lock:
            self._feed.cut(0)
            self._drop()

    def _open(self) -> None:
        sounddevice = _portaudio()
        errors = (sounddevice.PortAudioError, ValueError)
        try:
            known = sounddevice.query_devices(self._device, kind="output")
            usual = int(known["default_samplerate"])
        except errors as error:
            raise self._absent(error) from error
        failure: Exception | None = None
        # Most systems convert; some devices take only their own rate, or only stereo.
        for rate, channels in product((self._wanted_rate, usual), (1, 2)):
            try:
                stream = sounddevice.OutputStream(
                    device=self._device,
                    samplerate=rate,
                    channels=channels,
                    dtype="int16",
                    blocksize=round(BLOCK * rate),
                    latency="low",
                    callback=self._feed.callback,
                )
                stream.start()
            except errors as error:
                failure = error
            else:
                self._stream, self._rate = stream, rate
                return
        raise self._absent(failure) from failure

    def _reopen(self) -> None:
        if time.monotonic() < self._next_try:
            raise self._lost("it was not there a moment ago")
        self._next_try = time.monotonic() + _TRY_AGAIN
        try:
            self._open()
        except MouthError as error:
            raise self._lost(error) from error

    def _drop(self) -> None:
        stream, self._stream = self._stream, None
        if stream is not None:
            with contextlib.suppress(_portaudio().PortAudioError):  # it is gone already
                stream.close(ignore_errors=True)

    def _lost(self, why: object) -> MouthError:
        self._feed.cut(0)
        self._drop()
        return MouthError("speaker_lost", f"the loudspeaker is gone: {why}", why=str(why))

    def _absent(self, why: object) -> MouthError:
        return MouthError(
            "no_speaker",
            f"no loudspeaker to speak on: {why}",
            device="" if self._device is None else str(self._device),
            why=str(why),
        )


def fault(stream: Any, feed: Feed) -> str | None:
    """Return why sounddevice's ``stream`` no longer takes what ``feed`` offers, if so."""
    try:
        active = stream is not None and stream.active
    except Exception as error:  # PortAudio cannot even tell: the device is gone
        return str(error) or type(error).__name__
    stalled = time.monotonic() - feed.pulled > _STALLED
    return None if active and not stalled else "it no longer takes sound"


def _portaudio() -> Any:
    """Return sounddevice, imported late: it needs a library that may be missing."""
    try:
        import sounddevice
    except (ImportError, OSError) as error:
        message = f"PortAudio cannot be loaded ({error}); on Linux install libportaudio2"
        raise MouthError("no_portaudio", message, why=str(error)) from error
    return sounddevice
