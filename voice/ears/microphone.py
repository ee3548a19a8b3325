"""The microphone, through PortAudio, and the gate that keeps our own voice out of it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, Final, Literal

import numpy as np

from heraut.voice.ears.problems import AudioError
from heraut.voice.ears.sound import CHUNK, FULL_SCALE, RATE, Converter
from heraut.voice.ears.sources import HOLE

_LOST_AFTER: Final = 2.0
"""Seconds without a single block after which the microphone is taken for unplugged."""


@dataclass(frozen=True, slots=True)
class _Block:
    """Sound as PortAudio gave it."""

    sound: bytes
    heard: bool
    """Whether it is what the microphone heard, not silence in its place."""


_Blocks = SimpleQueue[_Block | None]


class Gate:
    """Shuts the ears while the loudspeaker speaks. Any thread may use it.

    It stays shut ``tail`` seconds longer: the room and the buffers still sound. Several speakers
    may shut it at once; it opens when the last one is done. With headphones leave it open.
    """

    def __init__(self, tail: float = 0.2, clock: Callable[[], float] = time.monotonic) -> None:
        self._tail = tail
        self._clock = clock
        self._lock = threading.Lock()
        self._speakers = 0
        self._open_at = float("-inf")

    @contextmanager
    def shut(self) -> Iterator[None]:
        """Keep the gate shut inside a ``with`` statement."""
        with self._lock:
            self._speakers += 1
        try:
            yield
        finally:
            with self._lock:
                self._speakers -= 1
                self._open_at = self._clock() + self._tail

    @property
    def is_shut(self) -> bool:
        """Whether sound that arrives now must be thrown away."""
        with self._lock:
            return self._speakers > 0 or self._clock() < self._open_at


class MicrophoneSource:
    """A microphone. PortAudio is loaded when listening begins, not before.

    ``device`` is PortAudio's number or part of its name; ``None`` is the system's choice.
    ``paused`` tells whether sound must be thrown away, such as ``lambda: gate.is_shut``; it is
    asked when the sound arrives, in PortAudio's thread, so that a listener who is late does not
    hear our own voice. Thrown sound becomes silence between two ``HOLE``s.
    """

    live = True

    def __init__(
        self, device: int | str | None = None, paused: Callable[[], bool] = lambda: False
    ) -> None:
        self.device = device
        self._paused = paused
        self._stopped = threading.Event()
        self._blocks: _Blocks = SimpleQueue()

    def stop(self) -> None:
        """End ``chunks`` for good, from any thread; what arrived before is still given."""
        self._stopped.set()
        self._blocks.put(None)

    def chunks(self) -> Iterator[bytes]:
        """Yield what the microphone hears until ``stop``.

        Raises :class:`AudioError` with ``no_portaudio``, ``no_microphone``,
        ``unknown_microphone``, ``microphone_refused`` or ``microphone_lost``. The last one may be
        met at any time; calling again opens the microphone anew, so that a listener can go on
        when it is back.
        """
        sounddevice = _portaudio()
        device, own_rate = _find(sounddevice, self.device)
        blocks: _Blocks = SimpleQueue()
        self._blocks = blocks
        if self._stopped.is_set():
            return
        stream, rate = self._open(sounddevice, device, own_rate, blocks)
        try:
            convert, deaf = Converter(rate), False
            while (block := _next(blocks)) is not None:
                if deaf == block.heard:
                    deaf = not block.heard
                    yield HOLE
                sound = np.frombuffer(block.sound, np.int16).astype(np.float32)
                if chunk := convert(sound[:, np.newaxis] / FULL_SCALE).astype("<i2").tobytes():
                    yield chunk
        finally:
            stream.close()

    def _open(
        self, sounddevice: Any, device: int, own_rate: float, blocks: _Blocks
    ) -> tuple[Any, float]:
        """Open at our rate where the system allows it, or else at the device's own rate."""

        def keep(data: Any, frames: int, _time: object, _status: object) -> None:
            heard = not self._paused()
            blocks.put(_Block(bytes(data) if heard else bytes(2 * frames), heard))

        problem = ""
        for rate in (RATE, own_rate):
            try:
                stream = sounddevice.RawInputStream(
                    samplerate=rate,
                    blocksize=round(rate * CHUNK / RATE),
                    device=device,
                    channels=1,
                    dtype="int16",
                    callback=keep,
                )
                stream.start()
                return stream, rate
            except sounddevice.PortAudioError as error:
                problem = str(error)
        raise AudioError("microphone_refused", problem=problem)


def _next(blocks: _Blocks) -> _Block | None:
    try:
        return blocks.get(timeout=_LOST_AFTER)
    except Empty:
        raise AudioError("microphone_lost") from None


def _portaudio() -> Any:
    try:
        import sounddevice
    except OSError as error:  # what it raises when it finds no PortAudio
        raise AudioError("no_portaudio") from error
    return sounddevice


def _find(sounddevice: Any, device: int | str | None) -> tuple[int, float]:
    """Return the number of an input device and its own rate (Hz)."""
    try:
        found = sounddevice.query_devices(device, kind="input")
        return int(found["index"]), float(found["default_samplerate"])
    except (ValueError, sounddevice.PortAudioError) as error:
        every = sounddevice.query_devices()
        names = [known["name"] for known in every if known["max_input_channels"]]
        if device is None or not names:
            raise AudioError("no_microphone") from error
        raise AudioError("unknown_microphone", device=device, found=names) from error


def device_name(kind: Literal["input", "output"]) -> str:
    """Return the name of a device that was just used, so PortAudio is there."""
    import sounddevice

    return str(sounddevice.query_devices(kind=kind)["name"])
