"""espeak-ng as a teacher of pronunciation: the phones of a text, in an accent.

Its library comes with espeakng-loader, so no program has to be installed.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from heraut.voice.acoustics.phones import from_espeak

__all__ = ["EspeakError", "Say", "Spoken", "espeak"]


class EspeakError(OSError):
    """espeak-ng's library is missing or does not do what is asked.

    ``key`` is ``no_espeak``; ``details`` hold the ``reason``.
    """

    def __init__(self, message: str, **details: object) -> None:
        super().__init__(message)
        self.key = "no_espeak"
        self.details = details


@dataclass(frozen=True, slots=True)
class Spoken:
    """One stretch of a text as espeak-ng says it."""

    start: int
    """Where it begins in the text, counted in characters from 0."""
    phones: tuple[str, ...] | None
    """``None`` when a phoneme is not French."""


Say = Callable[[str, str], Sequence[Spoken]]
"""Says a text in an accent."""


class _Id(ctypes.Union):
    _fields_ = (("number", ctypes.c_int), ("name", ctypes.c_char_p), ("string", ctypes.c_char * 8))


class _Event(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_int),
        ("unique_identifier", ctypes.c_uint),
        ("text_position", ctypes.c_int),
        ("length", ctypes.c_int),
        ("audio_position", ctypes.c_int),
        ("sample", ctypes.c_int),
        ("user_data", ctypes.c_void_p),
        ("id", _Id),
    )


_END, _WORD, _PHONEME = 0, 1, 7
_SYNCHRONOUS = 2
_PHONEME_EVENTS = 1
_UTF8 = 1


@cache
def espeak() -> Say:
    """Return espeak-ng's voice; the library is started once in a process.

    Raises :class:`EspeakError` when it is missing or does not start.
    """
    try:
        import espeakng_loader

        library = ctypes.CDLL(espeakng_loader.get_library_path())
        data = str(espeakng_loader.get_data_path()).encode()
    except (ImportError, OSError) as error:
        raise EspeakError(f"espeak-ng: {error}", reason=str(error)) from error
    heard: list[tuple[int, str]] = []

    def receive(_wave: object, _samples: int, events: Sequence[_Event]) -> int:
        index = 0
        while events[index].type != _END:
            event = events[index]
            if event.type == _WORD:
                heard.append((event.text_position - 1, ""))
            elif event.type == _PHONEME:
                heard.append((-1, bytes(event.id.string).split(b"\0")[0].decode()))
            index += 1
        return 0

    kind = ctypes.CFUNCTYPE(
        ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.POINTER(_Event)
    )
    callback = kind(receive)
    if library.espeak_Initialize(_SYNCHRONOUS, 500, data, _PHONEME_EVENTS) < 0:
        raise EspeakError("espeak-ng does not start", reason=data.decode())
    library.espeak_SetSynthCallback(callback)

    def say(text: str, accent: str, _keep: object = callback) -> Sequence[Spoken]:
        if library.espeak_SetVoiceByName(accent.encode()):
            raise EspeakError(f"espeak-ng lacks {accent!r}", reason=accent)
        heard.clear()
        encoded = text.encode()
        library.espeak_Synth(encoded, len(encoded) + 1, 0, 1, 0, _UTF8, None, None)
        library.espeak_Synchronize()
        return _spoken(heard)

    return say


def _spoken(events: Iterable[tuple[int, str]]) -> tuple[Spoken, ...]:
    """Group espeak-ng's events, word starts and phonemes, into stretches of a text."""
    groups: list[tuple[int, list[str]]] = []
    for start, mnemonic in events:
        if start >= 0:
            groups.append((start, []))
        elif groups:
            groups[-1][1].append(mnemonic.lstrip("',%="))
    return tuple(Spoken(start, from_espeak(phonemes)) for start, phonemes in groups)
