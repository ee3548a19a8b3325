"""espeak-ng as a teacher: how a text sounds, its phones and when each of them begins.

Its library comes with espeakng-loader, so no program has to be installed. It can be started only
once in a process, and it carries noise and phase from one utterance to the next: two sounds are
the same if, and only if, all that was said before them in their processes is.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from heraut.errors import KeyedError
from heraut.voice.acoustics.phones import from_espeak

SPOKEN_RATE: Final = 22_050
"""Hz of espeak-ng's own sound."""


class EspeakError(KeyedError, OSError):
    """espeak-ng's library is missing or does not do what is asked.

    ``key`` is ``no_espeak``; ``details`` hold the ``reason``.
    """

    def __init__(self, message: str, **details: object) -> None:
        super().__init__("no_espeak", message, **details)


@dataclass(frozen=True, slots=True)
class Event:
    """The begin of a word or of a phoneme."""

    sample: int
    """When, in samples at :data:`SPOKEN_RATE` from the utterance's begin."""
    start: int
    """Where the word begins in the text, in characters from 0; -1 for a phoneme."""
    phoneme: str
    """espeak-ng's mnemonic without its stress marks; empty for a word."""


@dataclass(frozen=True, slots=True)
class Utterance:
    """A text as espeak-ng says it."""

    pcm: bytes
    """Mono samples of 16 bits, the machine's own byte order, at :data:`SPOKEN_RATE`."""
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Rendered:
    """One stretch of a text as espeak-ng says it."""

    start: int
    """Where it begins in the text, counted in characters from 0."""
    phones: tuple[str, ...] | None
    """``None`` when a phoneme is not French."""


Say = Callable[[str, str], Sequence[Rendered]]
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


_RECEIVER = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.POINTER(_Event))

_END, _WORD, _PHONEME = 0, 1, 7
_SYNCHRONOUS: Final = 2
"""The mode that returns the sound; the asynchronous one was seen to hang on a busy machine."""
_PHONEME_EVENTS: Final = 1
_UTF8: Final = 1
_CHARACTERS: Final = 1
_RATE, _PITCH, _SPREAD, _GAP = 1, 3, 4, 7
_IPA: Final = 2
"""Phonemes in the International Phonetic Alphabet."""
_SEED: Final = 1
_STRESS: Final = "',%="


class Espeak:
    """espeak-ng's library, started with a folder of data. A process has one: :func:`start`."""

    def __init__(self, folder: Path) -> None:
        try:
            import espeakng_loader

            self._library = ctypes.CDLL(espeakng_loader.get_library_path())
        except (ImportError, OSError) as error:
            raise EspeakError(f"espeak-ng: {error}", reason=str(error)) from error
        data = str(folder).encode()
        if self._library.espeak_Initialize(_SYNCHRONOUS, 0, data, _PHONEME_EVENTS) != SPOKEN_RATE:
            raise EspeakError("espeak-ng does not start", reason=data.decode())
        # Else the breath of some voices, as f2's, would depend on the time of day.
        self._library.espeak_ng_SetRandSeed(ctypes.c_long(_SEED))
        self._sound: list[bytes] = []
        self._events: list[Event] = []
        self._receiver = _RECEIVER(self._receive)  # kept: the library does not own it
        self._library.espeak_SetSynthCallback(self._receiver)

    def utter(
        self,
        text: str,
        voice: str,
        *,
        rate: int = 175,
        pitch: int = 50,
        spread: int = 50,
        gap: int = 0,
    ) -> Utterance:
        """Say ``text`` in a voice: an accent as ``fr-be``, and a variant after ``+`` if any.

        ``rate`` is in words per minute (80 to 450), ``pitch`` and its ``spread`` are on espeak-ng's
        scales of 0 to 99, ``gap`` is a pause after each word in units of 10 ms. Raises
        :class:`EspeakError` for an unknown accent; an unknown variant is taken for none.
        """
        if self._library.espeak_SetVoiceByName(voice.encode()):
            raise EspeakError(f"espeak-ng lacks {voice!r}", reason=voice)
        for parameter, value in ((_RATE, rate), (_PITCH, pitch), (_SPREAD, spread), (_GAP, gap)):
            self._library.espeak_SetParameter(parameter, value, 0)
        self._sound.clear()
        self._events.clear()
        encoded = text.encode()
        self._library.espeak_Synth(encoded, len(encoded) + 1, 0, _CHARACTERS, 0, _UTF8, None, None)
        self._library.espeak_Synchronize()
        return Utterance(b"".join(self._sound), tuple(self._events))

    def ipa(self, text: str, voice: str) -> str:
        """Return how ``text`` is said in a language, in the International Phonetic Alphabet.

        Words have spaces between them; ``(en)`` stands before what is read as another language, and
        what follows it may be lacking. Raises :class:`EspeakError` for an unknown language.
        """
        if self._library.espeak_SetVoiceByName(voice.encode()):
            raise EspeakError(f"espeak-ng lacks {voice!r}", reason=voice)
        # What stays unread after a change of language would be said before the next text.
        self._library.espeak_Synth(b" ", 2, 0, _CHARACTERS, 0, _UTF8, None, None)
        say = self._library.espeak_TextToPhonemes
        say.restype = ctypes.c_char_p
        rest = ctypes.c_char_p(text.encode())
        clauses = []
        while rest.value is not None:
            clauses.append(say(ctypes.byref(rest), _UTF8, _IPA).decode())
        return " ".join(clauses)

    def version(self) -> str:
        """Return the library's version, as ``1.52.0``."""
        info = self._library.espeak_Info
        info.restype = ctypes.c_char_p
        version: bytes = info(None)
        return version.decode()

    def _receive(self, samples: int | None, count: int, events: Sequence[_Event]) -> int:
        if samples and count > 0:
            self._sound.append(ctypes.string_at(samples, 2 * count))
        index = 0
        while (kind := events[index].type) != _END:
            event = events[index]
            if kind == _WORD:
                self._events.append(Event(event.sample, event.text_position - 1, ""))
            elif kind == _PHONEME:
                mnemonic = event.id.string.decode().lstrip(_STRESS)
                self._events.append(Event(event.sample, -1, mnemonic))
            index += 1
        return 0


def data_folder() -> Path:
    """Return the folder of espeak-ng's own data: languages and voices.

    Raises :class:`EspeakError` when it is missing.
    """
    try:
        import espeakng_loader

        return Path(espeakng_loader.get_data_path())
    except (ImportError, OSError) as error:
        raise EspeakError(f"espeak-ng: {error}", reason=str(error)) from error


_started: dict[Path, Espeak] = {}


def start(folder: Path) -> Espeak:
    """Start this process's espeak-ng with a folder of data, which must stay as long as it speaks.

    Raises :class:`EspeakError` when espeak-ng is missing, does not start, or was started already
    with another folder.
    """
    if folder not in _started:
        if _started:
            raise EspeakError("espeak-ng was started with other data", reason=str(folder))
        _started[folder] = Espeak(folder)
    return _started[folder]


def synthesiser() -> Espeak:
    """Return this process's espeak-ng, started with its own data if it was not before.

    Raises :class:`EspeakError` when it is missing or does not start.
    """
    for running in _started.values():
        return running
    return start(data_folder())


@cache
def espeak() -> Say:
    """Return what tells the phones of a text. Raises :class:`EspeakError` without espeak-ng."""
    library = synthesiser()

    def say(text: str, accent: str) -> Sequence[Rendered]:
        return _spoken(library.utter(text, accent).events)

    return say


def _spoken(events: Iterable[Event]) -> tuple[Rendered, ...]:
    """Group espeak-ng's events, word starts and phonemes, into stretches of a text."""
    groups: list[tuple[int, list[str]]] = []
    for event in events:
        if event.start >= 0:
            groups.append((event.start, []))
        elif groups:
            groups[-1][1].append(event.phoneme)
    return tuple(Rendered(start, from_espeak(phonemes)) for start, phonemes in groups)
