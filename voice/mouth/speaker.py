"""The loudspeaker: PortAudio pulls ten milliseconds at a time, so that « stop » stops."""

from __future__ import annotations

import threading
import time
from itertools import product
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from heraut.voice.devices.portaudio import STREAMS, sounddevice, usual_rate
from heraut.voice.devices.unplugged import UNPLUGGED
from heraut.voice.mouth.errors import MouthError
from heraut.voice.mouth.pcm import Pcm, resampled

BLOCK: Final = 0.01
"""Seconds that PortAudio asks for at a time."""
FADE: Final = 0.003
"""Seconds in which a stopped sound fades, because a sudden end clicks."""

_PAUSE: Final = 0.2  # seconds between two sounds that follow each other
_SLOW: Final = 0.035  # a device that has more than this in hand is emptied by force on stop
_LOOK: Final = 0.1  # seconds between two looks at a device that has something to play
_STALLED: Final = 10  # looks without a pull after which a device is taken for gone
_TRY_AGAIN: Final = 0.5  # seconds between two tries to open a device that is gone


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
        self.pulls = 0
        """How often PortAudio asked."""

    def start(self, samples: NDArray[np.int16]) -> None:
        """Offer samples; what was left of earlier ones is dropped."""
        with self._lock:
            self._left = samples
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
            self.pulls += 1
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
    ``no_speaker`` when there is no such device. One that may be ``late`` is not asked for at once
    but when it is needed: :attr:`missing` is the error. A device that goes away raises
    ``speaker_lost``, and is looked for again whenever there is something to say. What is
    ``private`` falls silent as soon as any output of the computer goes, for its sound might go on
    elsewhere, and is lost as ``headphones_lost``.
    """

    def __init__(
        self,
        device: int | str | None = None,
        rate: int = 22050,
        *,
        late: bool = False,
        private: bool = False,
    ) -> None:
        self._device = device
        self._private = private
        self._pulled = False
        """Whether an output has gone since the sound began."""
        self._wanted_rate = rate
        self._feed = Feed()
        self._stream: Any = None
        self._rate = rate
        self._ended = 0.0
        self._next_try = 0.0
        self._lock = threading.Lock()
        self._closing = threading.Lock()
        """Held while the stream is emptied or closed: nobody may touch one that is gone."""
        self.missing: MouthError | None = None
        """Why it was not there at the start, as long as it has not come."""
        try:
            self._open()
        except MouthError as error:
            if not late or error.key != "no_speaker":
                raise
            self.missing = error

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
            self._pulled = False
            self._opened()
            pause = max(0.0, _PAUSE - (time.monotonic() - self._ended))
            silence = np.zeros(round(pause * self._rate), dtype=np.int16)
            samples = resampled(sound, self._rate).samples
            self._feed.start(np.concatenate((silence, samples)))
            try:
                if not self._stream.active:
                    self._stream.start()
            except sounddevice().PortAudioError as error:
                raise self._lost(error) from error

    def back(self) -> bool:
        """Tell whether there is a device to begin a sound on; look for it if it was gone."""
        with self._lock:
            try:
                self._opened()
            except MouthError:
                return False
        return True

    def let_go(self) -> bool:
        """Close the stream until the next sound, unless one is going out."""
        if not self._lock.acquire(blocking=False):
            return False  # it is being opened, or a sound begins
        try:
            if not self._feed.drained.is_set():
                return False
            self._drop()
            return True
        finally:
            self._lock.release()

    def stop(self) -> None:
        """Fall silent: at most a fade of 3 ms, the rest of a block, and what the device holds."""
        sounding = not self._feed.drained.is_set()
        self._feed.cut(round(FADE * self._rate))
        with self._closing:
            stream = self._stream
            if sounding and stream is not None and stream.latency > _SLOW:
                STREAMS.ended(stream.abort)

    def wait(self) -> None:
        """Return when the last sample has left the device."""
        watch = Watch(self._feed)
        while not self._feed.drained.wait(timeout=_LOOK):
            why = watch.fault(self._stream)
            if why is not None and not self._feed.drained.is_set():  # set: stopped by force
                with self._lock:
                    raise self._lost(why)
        if self._pulled:
            with self._lock:
                raise self._lost("an output of this computer was pulled out")
        if not self._feed.silenced.wait(timeout=min(self.latency, 0.3)):
            self._ended = time.monotonic()

    def unplugged(self) -> None:
        """Fall silent and let go of the device: an output is gone, perhaps this one."""
        self._feed.cut(0)  # at once, also while it is being opened
        with self._lock:
            self._feed.cut(0)
            self._pulled = True
            self._drop()

    def close(self) -> None:
        """Let go of the device."""
        if self._private:
            UNPLUGGED.remove(self.unplugged)
        with self._lock:
            self._feed.cut(0)
            self._drop()

    def _open(self) -> None:
        if self._private:
            UNPLUGGED.add(self.unplugged)
        try:
            with STREAMS.sounddevice() as library:
                self._open_in(library)
                STREAMS.opened(self)
                self.missing = None
        except (ImportError, OSError) as error:
            if isinstance(error, MouthError):
                raise
            message = f"PortAudio cannot be loaded ({error}); on Linux install libportaudio2"
            raise MouthError("no_portaudio", message, why=str(error)) from error

    def _open_in(self, library: Any) -> None:
        errors = (library.PortAudioError, ValueError)
        try:
            known = library.query_devices(self._device, kind="output")
            usual = usual_rate(known)
        except errors as error:
            raise self._absent(error) from error
        failure: Exception | None = None
        # Most systems convert; some devices take only their own rate, or only stereo.
        for rate, channels in product((self._wanted_rate, usual), (1, 2)):
            try:
                stream = STREAMS.new(
                    library.check_output_settings,
                    library.OutputStream,
                    device=self._device,
                    samplerate=rate,
                    channels=channels,
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

    def _opened(self) -> None:
        """Have the device open; look in a list that was read anew where it is not in the old."""
        if self._stream is not None:
            return
        if time.monotonic() < self._next_try:
            raise self._lost("it was not there a moment ago")
        try:
            try:
                self._open()
            except MouthError:
                if not STREAMS.reread():
                    raise
                self._open()
        except MouthError as error:
            self._next_try = time.monotonic() + _TRY_AGAIN
            raise self._lost(error) from error

    def _drop(self) -> None:
        with self._closing:
            stream, self._stream = self._stream, None
            if stream is not None:
                STREAMS.ended(stream.close)
        if stream is not None:
            STREAMS.closed(self)

    def _lost(self, why: object) -> MouthError:
        self._feed.cut(0)
        self._drop()
        message = f"the output is gone: {why}"
        if self._private:
            return MouthError("headphones_lost", message, device=str(self._device), why=str(why))
        return MouthError("speaker_lost", message, why=str(why))

    def _absent(self, why: object) -> MouthError:
        return MouthError(
            "no_speaker",
            f"no loudspeaker to speak on: {why}",
            device="" if self._device is None else str(self._device),
            why=str(why),
        )


class Watch:
    """Tells whether a device takes what ``feed`` offers, look by look.

    Looks are counted, not seconds: a machine that is too busy to pull is too busy to look as well,
    and one that slept for an hour has lost no loudspeaker.
    """

    def __init__(self, feed: Feed) -> None:
        self._feed = feed
        self._pulls = feed.pulls
        self._looks = 0

    def fault(self, stream: Any) -> str | None:
        """Look once; return why sounddevice's ``stream`` no longer takes the sound, if so."""
        pulls = self._feed.pulls
        self._looks = self._looks + 1 if pulls == self._pulls else 0
        self._pulls = pulls
        try:
            active = stream is not None and stream.active
        except Exception as error:  # PortAudio cannot even tell: the device is gone
            return str(error) or type(error).__name__
        return None if active and self._looks < _STALLED else "it no longer takes sound"
