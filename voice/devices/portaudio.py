"""PortAudio, which the ears and the mouth share: loaded late, its list of devices read anew.

PortAudio lists the devices once, when it starts: what is plugged in later is not there for it until
it is started again, and that ends every stream. So whoever has a stream open is asked to let go of
it first, and opens it again when it is needed next. Where a stream never ends, PortAudio can never
be started again either: then it is loaded a second time, from a copy of its own file.
"""

from __future__ import annotations

import atexit
import ctypes
import logging
import shutil
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol

from heraut.voice.child_answers import RATES

_FIRST: Final = 0.5
_LAST: Final = 8.0
"""Seconds between two readings of the list, growing from the first to the last while it stays the
same: a microphone that is open is deaf for an instant each time. Where no stream is open, as when
the whole server of sound is gone, nobody is disturbed, and they do not grow."""
_PATIENCE: Final = 1.0
"""Seconds that ending a stream may take."""
_LOG = logging.getLogger(__name__)


class Holder(Protocol):
    """Has a stream open."""

    def let_go(self) -> bool:
        """Close the stream; tell whether it is closed. It is not while sound is going out.

        Called from any thread with the library held: it must not wait for whoever may wait for
        the library.
        """
        ...


class Streams:
    """The library, who has a stream open in it, and when its list may be read next."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lock = threading.RLock()
        self._holders: list[Holder] = []
        self._pause = _FIRST
        self._next = 0.0
        self._stuck = False
        """Whether a stream never ended: this PortAudio cannot be started anew then."""

    @contextmanager
    def sounddevice(self) -> Iterator[Any]:
        """Give sounddevice, which nobody starts anew meanwhile. Raises ``OSError`` without it."""
        with self._lock:
            yield sounddevice()

    def new(
        self,
        supported: Callable[..., object],
        opened: Callable[..., Any],
        *,
        device: object,
        samplerate: float,
        channels: int,
        **how: object,
    ) -> Any:
        """Return a stream that sounddevice has ``opened``, of whole numbers of 16 bits.

        PortAudio keeps the code of its last error once for all threads. While another stream runs,
        the thread of that one may clear the code of an opening that fails: it counts as done then,
        and there is no stream to go on with, which kills the program. So it is asked first whether
        the stream is ``supported``, which fails in the same way and harms nobody. Raises what both
        raise.
        """
        wanted = {"device": device, "samplerate": samplerate, "channels": channels}
        with self._lock:
            if self._holders or self._stuck:
                supported(**wanted, dtype="int16")
            return opened(**wanted, dtype="int16", **how)

    def opened(self, holder: Holder) -> None:
        """Note that somebody has a stream open; to be called with the library held."""
        with self._lock:
            if holder not in self._holders:
                self._holders.append(holder)

    def closed(self, holder: Holder) -> None:
        """Note that it is closed."""
        with self._lock:
            if holder in self._holders:
                self._holders.remove(holder)

    def ended(self, end: Callable[[], object]) -> None:
        """End a stream by closing or aborting it, but do not wait for it for ever.

        Where a sound server is killed, PulseAudio's library may wait for it without end.
        """

        def tried() -> None:
            try:
                end()
            except Exception:  # it is gone already
                _LOG.info("a stream did not end well", exc_info=True)

        thread = threading.Thread(target=tried, name="heraut-stream-end", daemon=True)
        thread.start()
        thread.join(_PATIENCE)
        if thread.is_alive() and not self._stuck:
            _LOG.warning("a stream does not end")
            self._stuck = True
            # It would wait for the same stream when the program is to end.
            atexit.unregister(sounddevice()._exit_handler)

    def reread(self) -> bool:
        """Have the list of devices read anew; tell whether it was.

        It is not while somebody holds on to a stream, nor sooner than a moment after the last time.
        """
        with self._lock:
            if self._clock() < self._next:
                return False
            disturbed = bool(self._holders)
            for holder in tuple(self._holders):
                if not holder.let_go():
                    return False
                self.closed(holder)
            library = sounddevice()
            before = _names(library)
            if self._stuck:
                _load_anew(library)
                self._stuck = False
            else:
                # sounddevice has no public names for them, and tells to use these.
                library._terminate()
                library._initialize()
            grows = disturbed and _names(library) == before
            self._pause = min(2 * self._pause, _LAST) if grows else _FIRST
            self._next = self._clock() + self._pause
            return True


def sounddevice() -> Any:
    """Return sounddevice. Raises ``OSError`` where the library PortAudio is missing."""
    import sounddevice as library

    return library


class _Place(ctypes.Structure):
    """What ``dladdr`` tells of an address."""

    _fields_ = (
        ("file", ctypes.c_char_p),
        ("base", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("start", ctypes.c_void_p),
    )


def _load_anew(library: Any) -> None:
    """Have sounddevice use a PortAudio of its own beside one that waits for a stream without end.

    The same file would be the same PortAudio; a copy of it has streams and devices of its own. The
    other one stays as it is until the program ends.
    """
    # Windows keeps a library's file for as long as it is in use.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        library._lib = library._ffi.dlopen(shutil.copy(_file_of(library), folder))
    library._initialized = 0
    library._initialize()
    atexit.register(library._exit_handler)


@cache
def _file_of(library: Any) -> Path:
    """Return the file of the PortAudio that sounddevice found; that of a copy is gone at once."""
    named = Path(library._libname)
    if named.is_absolute():  # the one that sounddevice brings along on Windows and macOS
        return named
    anywhere = library._ffi.addressof(library._lib, "Pa_Initialize")
    place, address = _Place(), int(library._ffi.cast("uintptr_t", anywhere))
    ctypes.CDLL(None).dladdr(ctypes.c_void_p(address), ctypes.byref(place))
    return Path(place.file.decode())


def devices(library: Any) -> Iterator[Any]:
    """Yield what PortAudio tells of each device; not of one whose name cannot be read."""
    for number in range(library._lib.Pa_GetDeviceCount()):
        try:
            yield library.query_devices(number)
        except (ValueError, library.PortAudioError):
            _LOG.info("a device cannot be read", exc_info=True)


def usual_rate(device: Any) -> int:
    """Return a device's own rate in Hz. Raises ``ValueError`` where it has none that can be."""
    rate = float(device["default_samplerate"])
    if not RATES.start <= rate < RATES.stop:
        raise ValueError(f"a device of {rate} Hz")
    return round(rate)


def _names(library: Any) -> list[tuple[str, int, int]]:
    return [
        (str(each["name"]), int(each["max_input_channels"]), int(each["max_output_channels"]))
        for each in devices(library)
    ]


STREAMS: Final = Streams()
"""Those of this process: PortAudio has one list for all of it."""
