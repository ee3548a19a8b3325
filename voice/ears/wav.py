"""WAV files of any kind, as sound of the one kind.

The header is read here, because libsndfile repairs a wrong one in silence; the samples are decoded
by libsndfile (8 to 32 bits, float, A-law, ADPCM... in one channel or several, at any rate).
"""

from __future__ import annotations

import struct
import wave
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

import numpy as np
import soundfile

from heraut.plain_file import plain
from heraut.voice.ears.problems import AudioError
from heraut.voice.ears.sound import RATE, Converter, Samples

_UNTOLD: Final = 0x7FFF_0000
"""From this size on, the header was written before the size was known: it is no promise."""


RATES: Final = range(8_000, 192_001)
"""The rates, in Hz, that sound of people may have; at 1 Hz a few kilobytes would be hours."""
LONGEST: Final = 30 * 60.0
"""Seconds of sound that are taken from one file: all of it is held in memory."""


@dataclass(frozen=True, slots=True)
class Header:
    """What a WAV file says of itself, and what is there."""

    rate: int
    """Hz."""
    found: float
    """Seconds of sound in the file."""
    promised: float
    """Seconds of sound that the header promises; the same as ``found`` when it does not know."""

    @property
    def truncated(self) -> bool:
        """Whether sound is missing at the end."""
        return self.found < self.promised


def read_header(path: Path) -> Header:
    """Read and check the header of a WAV file.

    Raises :class:`AudioError` with ``no_file``, ``unreadable_file``, ``empty_file``, ``not_wav``,
    ``truncated`` (within the header: there is no sound at all), ``no_sound_data``,
    ``unsupported_sound``, ``sound_rate`` or ``sound_too_long``.
    """
    try:
        size = path.stat().st_size
        with plain(path).open("rb") as file:
            return _bounded(_header(file, size, path.name), path.name)
    except AudioError:
        raise
    except FileNotFoundError:
        raise AudioError("no_file", file=path.name) from None
    except OSError as error:
        raise AudioError("unreadable_file", file=path.name, problem=str(error)) from error


def _bounded(header: Header, name: str) -> Header:
    if header.rate not in RATES:
        told = {"rate": header.rate, "least": RATES[0], "most": RATES[-1]}
        raise AudioError("sound_rate", file=name, **told)
    if header.found > LONGEST:
        minutes, most = round(header.found / 60), round(LONGEST / 60)
        raise AudioError("sound_too_long", file=name, minutes=minutes, most=most)
    return header


def _header(file: BinaryIO, size: int, name: str) -> Header:
    start = file.read(12)
    if not start:
        raise AudioError("empty_file", file=name)
    if start[:4] not in (b"RIFF", b"RF64"):
        raise AudioError("not_wav", file=name)
    if len(start) < 12:
        raise AudioError("truncated", file=name, found=0.0, promised=0.0)
    if start[8:] != b"WAVE":
        raise AudioError("not_wav", file=name)
    riff = struct.unpack("<I", start[4:8])[0]
    rate, bytes_per_second = 0, 0
    while len(head := file.read(8)) == 8:
        tag, length = head[:4], struct.unpack("<I", head[4:])[0]
        if tag == b"data":
            there = size - file.tell()
            untold = length >= _UNTOLD or start[:4] == b"RF64"
            promised = there if untold else length
            found = min(there, promised)
            if not promised:
                raise AudioError("no_sound_data", file=name)
            if not bytes_per_second:
                raise AudioError("unsupported_sound", file=name, problem="no format is given")
            return Header(rate, found / bytes_per_second, promised / bytes_per_second)
        if tag == b"fmt ":
            body = file.read(min(length, 12))
            file.seek(length - len(body), 1)
            if len(body) >= 12:
                rate, bytes_per_second = struct.unpack("<II", body[4:12])
        else:
            file.seek(length, 1)
        file.seek(length % 2, 1)
    if riff < _UNTOLD and size < riff + 8:
        raise AudioError("truncated", file=name, found=0.0, promised=0.0)
    raise AudioError("no_sound_data", file=name)


def stream_wav(path: Path) -> Iterator[Samples]:
    """Yield the sound of a WAV file, in blocks of up to a second, as mono at ``RATE``.

    A file cut short gives all it holds and then raises :class:`AudioError` ``truncated``. Raises
    also what :func:`read_header` raises, and ``unsupported_sound``.
    """
    header = read_header(path)
    if header.found:
        try:
            with soundfile.SoundFile(path) as file:
                if file.samplerate != header.rate or file.frames > LONGEST * file.samplerate:
                    raise AudioError("unsupported_sound", file=path.name, problem="two headers")
                convert = Converter(file.samplerate)
                # A block holds all channels, and some files say that they have a thousand.
                size = max(1, file.samplerate // file.channels)
                for block in file.blocks(size, dtype="float32", always_2d=True):
                    yield convert(block)
                yield convert(np.zeros((0, file.channels), np.float32), last=True)
        except soundfile.LibsndfileError as error:
            problem = error.error_string
            raise AudioError("unsupported_sound", file=path.name, problem=problem) from error
    if header.truncated:
        found, promised = round(header.found, 2), round(header.promised, 2)
        raise AudioError("truncated", file=path.name, found=found, promised=promised)


def read_wav(path: Path) -> Samples:
    """Return the whole sound of a WAV file as mono at ``RATE``; raises as :func:`stream_wav`."""
    return np.concatenate(list(stream_wav(path)))


def write_wav(file: BinaryIO, samples: Samples) -> None:
    """Write sound as a WAV file of 16 bits."""
    with wave.open(file, "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(2)
        written.setframerate(RATE)
        written.writeframes(samples.tobytes())
