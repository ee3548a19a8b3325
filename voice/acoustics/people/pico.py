"""SVOX Pico's French voice, another teacher than espeak-ng: fetched by name and hash, and spoken.

Its two packages are in Debian's non-free part: the library is under Apache-2.0, the voice's data
says so too but comes without sources. Only the packages for Linux on amd64 are pinned. The library
is called itself: Debian's program for it has the folder of the voices compiled in.
"""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heraut.errors import KeyedError
from heraut.voice.acoustics.people.packages import fetched, unpack
from heraut.voice.models.pins import Pin
from heraut.voice.models.transfer import Progress

_POOL: Final = "http://deb.debian.org/debian/pool/non-free/s/svox"
_LIBRARY_FOLDER: Final = Path("usr/lib/x86_64-linux-gnu")
_VOICE_FOLDER: Final = Path("usr/share/pico/lang")

PINS: Final = (
    (
        Pin(
            "libttspico0",
            f"{_POOL}/libttspico0_1.0+git20130326-13_amd64.deb",
            141_348,
            "fc9e4dbc664a7756ae73e83633d9987e6b0f2fd5248f04def8beb8de6df2cd02",
        ),
        _LIBRARY_FOLDER,
    ),
    (
        Pin(
            "libttspico-data",
            f"{_POOL}/libttspico-data_1.0+git20130326-13_all.deb",
            4_155_536,
            "25c9904cef2471302634c03deff3ca96b588e22ea94929dda72d940584a3b84a",
        ),
        _VOICE_FOLDER,
    ),
)
"""The packages, and the folder of each that is needed."""

_LIBRARY: Final = "libttspico.so.0.0.0"
_RESOURCES: Final = ("fr-FR_ta.bin", "fr-FR_nk0_sg.bin")
"""What reads a text, and what gives it the voice."""
_MEMORY: Final = 2_500_000
"""Bytes that the library may use: as many as Debian's program gives it."""
_NAME: Final = 200
"""Bytes for a name or a message."""
_DONE, _OK, _BUSY = 200, 0, 201
_VOICE: Final = b"fr"
_PIECE: Final = 256
"""Samples that are asked for at once."""
_MOST_TEXT: Final = 32_000
"""Bytes that are told at once: a length has 16 bits."""


class PicoError(KeyedError, OSError):
    """Pico's library or voice is missing or does not do what is asked.

    ``key`` is ``no_pico``; ``details`` hold the ``reason``.
    """

    def __init__(self, reason: str) -> None:
        super().__init__("no_pico", f"Pico: {reason}", reason=reason)


def unpacked(out: Path, given: Path | None, progress: Progress) -> Path:
    """Return the folder of Pico in ``out``, fetching what ``given``, a user's folder, has not.

    Raises what :func:`.packages.fetched` and :func:`.packages.unpack` do.
    """
    folder = out / "pico"
    for pin, needed in PINS:
        if not (folder / pin.name).exists():
            package = fetched(pin, out / "packages", given, progress)
            part = folder / f"{pin.name}.part"
            unpack(package, needed, part)
            part.rename(folder / pin.name)
    return folder


class Pico:
    """The voice, with the folder that :func:`unpacked` returned. Raises :class:`PicoError`."""

    def __init__(self, folder: Path) -> None:
        library, voice = (folder / pin.name for pin, _ in PINS)
        try:
            self._library = ctypes.CDLL(str(library / _LIBRARY))
        except OSError as error:
            raise PicoError(str(error)) from error
        self._memory = ctypes.create_string_buffer(_MEMORY)
        self._system = ctypes.c_void_p()
        self._engine = ctypes.c_void_p()
        self._do("pico_initialize", self._memory, _MEMORY, ctypes.byref(self._system))
        self._do("pico_createVoiceDefinition", self._system, _VOICE)
        for name in _RESOURCES:
            self._add(voice / name)
        self._do("pico_newEngine", self._system, _VOICE, ctypes.byref(self._engine))

    def speaks(self, text: str, *, speed: int = 100, pitch: int = 100) -> NDArray[np.int16]:
        """Return a text as it is said: mono samples at 16,000 Hz.

        ``speed`` (20 to 500) and ``pitch`` (50 to 200) are percents of the voice's own. What was
        said before does not change the sound. Raises :class:`PicoError`.
        """
        plain = text.replace("<", " ")  # it would begin an order, as those around it do
        marked = f'<speed level="{speed}"><pitch level="{pitch}">{plain}</pitch></speed>'
        self._do("pico_resetEngine", self._engine, 0)
        rest = marked.encode() + b"\0"  # which ends the text: else its last words are kept back
        taken = ctypes.c_int16()
        sound = bytearray()
        while rest:
            piece = rest[:_MOST_TEXT]
            self._do("pico_putTextUtf8", self._engine, piece, len(piece), ctypes.byref(taken))
            rest = rest[taken.value :]
            self._hear(sound)
        return np.frombuffer(bytes(sound), np.int16)

    def _hear(self, sound: bytearray) -> None:
        """Add to ``sound`` what is said of the text that was told."""
        buffer = (ctypes.c_int16 * _PIECE)()
        count, kind = ctypes.c_int16(), ctypes.c_int16()
        status = _BUSY
        while status == _BUSY:
            status = self._library.pico_getData(
                self._engine, buffer, ctypes.sizeof(buffer), ctypes.byref(count), ctypes.byref(kind)
            )
            sound += bytes(buffer)[: count.value]
        if status != _DONE:
            raise PicoError(f"pico_getData says {status}")

    def _add(self, file: Path) -> None:
        resource = ctypes.c_void_p()
        name = ctypes.create_string_buffer(_NAME)
        self._do("pico_loadResource", self._system, str(file).encode(), ctypes.byref(resource))
        self._do("pico_getResourceName", self._system, resource, name)
        self._do("pico_addResourceToVoiceDefinition", self._system, _VOICE, name)

    def _do(self, order: str, *values: object) -> None:
        status = getattr(self._library, order)(*values)
        if status != _OK:
            message = ctypes.create_string_buffer(_NAME)
            self._library.pico_getSystemStatusMessage(self._system, status, message)
            raise PicoError(f"{order}: {message.value.decode(errors='replace') or status}")
