"""espeak-ng from PyPI's espeakng-loader: for pyttsx3 to find, and to speak by itself if it fails.

Only the standard library and espeakng-loader: the speaking child starts with this.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import sys
from ctypes import CFUNCTYPE, POINTER, byref, c_char_p, c_int, c_short, c_size_t, c_uint, c_void_p
from pathlib import Path
from typing import Any, Final

from heraut.voice.mouth.speech_file import Speech
from heraut.voice.mouth.voices import Voice, choose

_SYNCHRONOUS: Final = 2
_DONT_EXIT: Final = 0x8000
_RATE: Final = 1
_VOLUME: Final = 2
_CHARS_UTF8: Final = 1
_END_PAUSE: Final = 0x1000
_LONGEST_PATH: Final = 130  # espeak-ng cuts a longer data path without a word

_Callback = CFUNCTYPE(c_int, POINTER(c_short), c_int, c_void_p)


class LibraryMissing(OSError):
    """espeak-ng's library or its data cannot be loaded."""


class _VoiceRecord(ctypes.Structure):
    _fields_ = (
        ("name", c_char_p),
        ("languages", POINTER(ctypes.c_char)),
        ("identifier", c_char_p),
        ("gender", ctypes.c_ubyte),
        ("age", ctypes.c_ubyte),
        ("variant", ctypes.c_ubyte),
        ("unused", ctypes.c_ubyte),
        ("score", c_int),
        ("spare", c_void_p),
    )


def preload(folder: Path) -> ctypes.CDLL:
    """Load the library and point it to its data; return it.

    On Linux, pyttsx3 then finds the loaded library by its name. ``folder`` is a scratch folder,
    used when the data lie at a path too long for espeak-ng. Raises :class:`LibraryMissing`.
    """
    try:
        import espeakng_loader

        library, data = espeakng_loader.get_library_path(), espeakng_loader.get_data_path()
        loaded = ctypes.CDLL(library, mode=ctypes.RTLD_GLOBAL)
    except (ImportError, OSError, RuntimeError) as error:
        return _installed(error)
    os.environ["ESPEAK_DATA_PATH"] = _short(Path(data), folder)
    return loaded


def _installed(reason: Exception) -> ctypes.CDLL:
    """Return the system's own library: espeakng-loader has no wheel for some processors."""
    suffix = {"darwin": "libespeak-ng.1.dylib", "win32": "libespeak-ng.dll"}
    try:
        return ctypes.CDLL(suffix.get(sys.platform, "libespeak-ng.so.1"), mode=ctypes.RTLD_GLOBAL)
    except OSError as error:
        raise LibraryMissing(f"{reason}; {error}") from error


def _short(data: Path, folder: Path) -> str:
    if len(os.fsencode(data)) <= _LONGEST_PATH:
        return str(data)
    near = folder / data.name
    if not near.exists():
        try:
            near.symlink_to(data, target_is_directory=True)
        except OSError:  # Windows lets only some people make links
            shutil.copytree(data, near)
    return str(near)


class EspeakVoice:
    """espeak-ng called directly, without pyttsx3.

    Raises :class:`LibraryMissing` when the library cannot be loaded or started.
    """

    name = "espeak-ng"

    def __init__(self, folder: Path) -> None:
        self._library: Any = preload(folder)
        self._library.espeak_ListVoices.restype = POINTER(POINTER(_VoiceRecord))
        self._library.espeak_Synth.argtypes = (
            *(c_char_p, c_size_t, c_uint, c_int, c_uint, c_uint, POINTER(c_uint), c_void_p),
        )
        # Where pyttsx3 has started the library already, this changes the way sound comes back:
        # before the call returns, in the calling thread. pyttsx3's espeak cannot speak after that.
        self._rate = int(self._library.espeak_Initialize(_SYNCHRONOUS, 0, None, _DONT_EXIT))
        if self._rate <= 0:
            raise LibraryMissing(
                f"espeak-ng did not start, answer {self._rate}; is its data there?"
            )
        self._known: tuple[Voice, ...] | None = None
        self.voice: Voice | None = None
        """Who spoke last."""
        self._heard = bytearray()
        self._callback = _Callback(self._take)  # the library keeps only a pointer to it

    def voices(self) -> tuple[Voice, ...]:
        """Return every voice that the library has."""
        found: list[Voice] = []
        listed = self._library.espeak_ListVoices(None)
        for record in iter(listed):
            if not record:
                break
            voice = record.contents
            # A priority byte, then the tag; further languages follow, none is needed.
            tag = ctypes.string_at(ctypes.addressof(voice.languages.contents) + 1)
            found.append(Voice.of(voice.identifier.decode(), voice.name.decode(), (tag.decode(),)))
        return tuple(found)

    def speak(self, text: str, lang: str, rate: int, wanted: str | None) -> Speech | None:
        """Return ``text`` spoken at ``rate`` words per minute; ``None`` when no voice can."""
        if self._known is None:
            self._known = self.voices()
        self.voice = voice = choose(self._known, lang, wanted)
        if voice is None or self._library.espeak_SetVoiceByName(voice.id.encode()) != 0:
            return None
        self._library.espeak_SetSynthCallback(self._callback)
        self._library.espeak_SetParameter(_RATE, rate, 0)
        self._library.espeak_SetParameter(_VOLUME, 100, 0)
        self._heard.clear()
        raw = text.encode("utf-8")
        self._library.espeak_Synth(
            raw, len(raw) + 1, 0, 1, 0, _CHARS_UTF8 | _END_PAUSE, byref(c_uint()), None
        )
        self._library.espeak_Synchronize()
        return Speech(bytes(self._heard), self._rate) if self._heard else None

    def _take(self, samples: Any, count: int, events: Any) -> int:
        if samples and count > 0:
            self._heard += ctypes.string_at(samples, count * 2)
        return 0
