"""The sound files that voices write: WAV, and on macOS AIFF whatever the name says.

Only the standard library: the speaking child starts with this. Its ``wave`` knows no AIFF, and
takes a file that is still being written for a whole one.
"""

from __future__ import annotations

import struct
import sys
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from heraut.voice.child_answers import RATES


class UnfinishedFile(ValueError):
    """The file is not whole, is empty, or is of a kind that voices do not write."""


@dataclass(frozen=True, slots=True)
class Speech:
    """What a voice said."""

    frames: bytes
    """16-bit little-endian mono samples."""
    rate: int
    """Samples per second, in Hz."""


def read_speech(data: bytes) -> Speech:
    """Return the sound in a whole WAV, AIFF or AIFF-C file of 16-bit samples, as mono.

    Raises :class:`UnfinishedFile` when the file holds less than its header promises, no sound at
    all, samples of another width, or a rate that no voice has.
    """
    if data[:4] == b"RIFF" and data[8:12] == b"WAVE":
        return _wav(data)
    if data[:4] == b"FORM" and data[8:12] in (b"AIFF", b"AIFC"):
        return _aiff(data)
    raise UnfinishedFile("neither a WAV nor an AIFF file")


def _wav(data: bytes) -> Speech:
    chunks = dict(_chunks(data, "<"))
    form = chunks.get(b"fmt ", b"")
    if len(form) < 16:
        raise UnfinishedFile("no format chunk")
    _, channels, rate, _, _, bits = struct.unpack("<HHIIHH", form[:16])
    return _speech(chunks.get(b"data", b""), channels, rate, bits, big=False)


def _aiff(data: bytes) -> Speech:
    chunks = dict(_chunks(data, ">"))
    common = chunks.get(b"COMM", b"")
    if len(common) < 18:
        raise UnfinishedFile("no common chunk")
    channels, _, bits, exponent, mantissa = struct.unpack(">hIhHQ", common[:18])
    shift = 16383 + 63 - exponent  # an 80-bit float; one far too large or small is no rate
    rate = round(mantissa / 2.0**shift) if 0 <= shift < 200 else 0
    swapped = data[8:12] == b"AIFC" and common[18:22] == b"sowt"
    return _speech(chunks.get(b"SSND", b"")[8:], channels, rate, bits, big=not swapped)


def _chunks(data: bytes, order: Literal["<", ">"]) -> Iterator[tuple[bytes, bytes]]:
    at = 12
    while at + 8 <= len(data):
        (size,) = struct.unpack(f"{order}I", data[at + 4 : at + 8])
        body = data[at + 8 : at + 8 + size]
        if len(body) < size:
            raise UnfinishedFile(f"{len(body)} bytes of {size}")
        yield data[at : at + 4], body
        at += 8 + size + size % 2


def _speech(frames: bytes, channels: int, rate: int, bits: int, *, big: bool) -> Speech:
    if bits != 16 or channels < 1 or rate not in RATES:
        raise UnfinishedFile(f"{bits} bits, {channels} channels, {rate} Hz")
    samples = array("h", frames[: len(frames) // 2 * 2])
    if not samples:
        raise UnfinishedFile("no sound in it")
    if big != (sys.byteorder == "big"):
        samples.byteswap()
    samples = samples[::channels]
    if sys.byteorder == "big":
        samples.byteswap()
    return Speech(samples.tobytes(), rate)
