"""The microphone, through PortAudio."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, Final, Literal

import numpy as np

from heraut.voice.devices.portaudio import STREAMS, devices, sounddevice, usual_rate
from heraut.voice.ears.problems import AudioError
from heraut.voice.ears.sound import CHUNK, FULL_SCALE, RATE, Converter
from heraut.voice.ears.sources import HOLE, LOST

_LOOK: Final = 0.2
"""Seconds between two looks for sound."""
_LOST_AFTER: Final = 10
"""Looks without a single block after which the microphone is taken for unplugged. They are counted,
for a machine that is too busy to give sound, or that slept, is as late to look."""


@dataclass(frozen=True, slots=True)
class _Block:
    """Sound as PortAudio gave it."""

    sound: bytes
    heard: bool
    """Whether it is what the microphone heard, not silence in its place."""
    late: bool = False
    """Whether sound before it was lost, since nobody took it in time."""


_Blocks = SimpleQueue[_Block | None]


class MicrophoneSource:
    """A microphone. PortAudio is loaded when listening begins, not before.

    ``device`` is PortAudio's number or part of its name; ``None`` is the system's choice.
    ``paused`` tells whether sound must be thrown away, such as ``lambda: gate.is_shut``; it is
    asked when the sound arrives, in PortAudio's thread, so that a listener who is late does not
    hear our own voice. Thrown sound becomes silence between two ``HOLE``s. Where PortAudio tells
    that it had to throw sound away itself, ``LOST`` is given.
    """

    live = True

    def __init__(
        self, device: int | str | None = None, paused: Callable[[], bool] = lambda: False
    ) -> None:
        self.device = device
        self._paused = paused
        self.deaf = False
        """Whether what was given last is silence in place of sound that was thrown away."""
        self._stopped = threading.Event()
        self._blocks: _Blocks = SimpleQueue()
        self._stream: Any = None
        self._lock = threading.Lock()
        """Held while the stream is opened or closed."""

    def stop(self) -> None:
        """End ``chunks`` for good, from any thread; what arrived before is still given."""
        self._stopped.set()
        self._blocks.put(None)

    def chunks(self) -> Iterator[bytes]:
        """Yield what the microphone hears until ``stop``.

        Raises :class:`AudioError` with ``no_portaudio``, ``no_microphone``,
        ``unknown_microphone``, ``microphone_refused`` or ``microphone_lost``. The last one may be
        met at any time; calling again opens the microphone anew, also one that was plugged in only
        now, so that a listener can go on when it is back.
        """
        heard = False
        try:
            while not self._stopped.is_set():
                try:
                    convert = self._opened()
                except AudioError as problem:
                    raise (AudioError("microphone_lost") if heard else problem) from problem
                if heard:
                    yield HOLE  # sound was lost between two streams
                given = False
                for chunk in self._sound(convert):
                    given = heard = True
                    yield chunk
                # What only stumbled, or was let go of, goes on in a new stream without a word.
                if not (given or self._stream is None or self._stopped.is_set()):
                    raise AudioError("microphone_lost")
        finally:
            self._close()

    def let_go(self) -> bool:
        """Close the stream; whoever listens opens it again."""
        if not self._lock.acquire(blocking=False):
            return False  # it is being opened
        try:
            self._drop()
            self._blocks.put(None)
            return True
        finally:
            self._lock.release()

    def _sound(self, convert: Converter) -> Iterator[bytes]:
        """Yield what one stream gives, until it gives no more, or is closed."""
        self.deaf = False
        while (block := self._next()) is not None:
            if self.deaf == block.heard:
                self.deaf = not block.heard
                yield HOLE
            if block.late:
                yield LOST
            sound = np.frombuffer(block.sound, np.int16).astype(np.float32)
            if chunk := convert(sound[:, np.newaxis] / FULL_SCALE).astype("<i2").tobytes():
                yield chunk

    def _next(self) -> _Block | None:
        for _ in range(_LOST_AFTER):
            try:
                return self._blocks.get(timeout=_LOOK)
            except Empty:
                if self._stopped.is_set() or self._is_dead():
                    break
        return None

    def _is_dead(self) -> bool:
        """Tell whether PortAudio itself says that the stream has ended, as with its server."""
        with self._lock:  # so that nobody closes it meanwhile
            try:
                return self._stream is not None and not self._stream.active
            except Exception:  # PortAudio cannot even tell
                return True

    def _opened(self) -> Converter:
        """Open the microphone, in a list that was read anew if it is not in the old one."""
        with self._lock:
            self._drop()
            try:
                return Converter(self._open())
            except AudioError as problem:
                if problem.key == "no_portaudio" or not STREAMS.reread():
                    raise
                return Converter(self._open())

    def _open(self) -> float:
        """Open at our rate where the system allows it, or else at the device's own rate."""
        blocks = self._blocks = SimpleQueue()

        def keep(data: Any, frames: int, _time: object, status: Any) -> None:
            heard = not self._paused()
            sound = bytes(data) if heard else bytes(2 * frames)
            blocks.put(_Block(sound, heard, bool(status.input_overflow)))

        problem = ""
        with _library() as library:
            device, own_rate = _find(library, self.device)
            for rate in (RATE, own_rate):
                stream: Any = None
                try:
                    stream = STREAMS.new(
                        library.check_input_settings,
                        library.RawInputStream,
                        device=device,
                        samplerate=rate,
                        channels=1,
                        blocksize=round(rate * CHUNK / RATE),
                        callback=keep,
                    )
                    stream.start()
                except library.PortAudioError as error:
                    problem = str(error)
                    if stream is not None:
                        stream.close(ignore_errors=True)
                else:
                    self._stream = stream
                    STREAMS.opened(self)
                    return rate
        raise AudioError("microphone_refused", problem=problem)

    def _close(self) -> None:
        with self._lock:
            self._drop()

    def _drop(self) -> None:
        stream, self._stream = self._stream, None
        if stream is not None:
            STREAMS.ended(stream.close)
            STREAMS.closed(self)


@contextmanager
def _library() -> Iterator[Any]:
    """Give sounddevice, which nobody starts anew meanwhile."""
    try:
        with STREAMS.sounddevice() as library:
            yield library
    except (ImportError, OSError) as error:  # what it raises when it finds no PortAudio
        if isinstance(error, AudioError):
            raise
        raise AudioError("no_portaudio") from error


def _find(library: Any, device: int | str | None) -> tuple[int, float]:
    """Return the number of an input device and its own rate (Hz)."""
    try:
        found = library.query_devices(device, kind="input")
        return int(found["index"]), usual_rate(found)
    except (ValueError, library.PortAudioError) as error:
        names = [each["name"] for each in devices(library) if each["max_input_channels"] > 0]
        if device is None or not names:
            raise AudioError("no_microphone") from error
        raise AudioError("unknown_microphone", device=device, found=names) from error


def device_name(kind: Literal["input", "output"]) -> str:
    """Return the name of a device that was just used, so PortAudio is there."""
    return str(sounddevice().query_devices(kind=kind)["name"])
