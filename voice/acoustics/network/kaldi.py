"""Kaldi's binary primitives, written and read: tokens, numbers, vectors, matrices.

A Kaldi file is a sequence of these, without an index: who reads it must know what comes. Everything
is little-endian. Numbers stand behind a byte with their size, tokens end in a space. Of matrices
there is one of Kaldi's forms: values are two bytes each, steps between the least and the greatest.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from heraut.errors import KeyedError

Matrix = NDArray[np.float32]


class KaldiError(KeyedError, ValueError):
    """Data are not the Kaldi objects that were expected.

    ``key`` names the problem: ``kaldi_truncated`` when the data end too early, ``kaldi_foreign``
    when something else stands there; ``details`` hold the ``offset`` in bytes and what was
    ``expected`` there.
    """


_COMPRESSED: Final = "CM2"
_STEPS: Final = 65535
_ROUNDING: Final = 0.499
"""Added before cutting off, as Kaldi does: half, less something for the greatest value's sake."""


def token(name: str) -> bytes:
    """Return a token such as ``<Topology>``; it must be ASCII without white space."""
    if not name or any(character.isspace() for character in name):
        raise ValueError(f"{name!r} is no token")
    return name.encode("ascii") + b" "


def integer(value: int) -> bytes:
    """Return an integer of 32 bits; raise ``struct.error`` when it needs more."""
    return struct.pack("<bi", 4, value)


def single(value: float) -> bytes:
    """Return a floating-point number of 32 bits."""
    return struct.pack("<bf", 4, value)


def double(value: float) -> bytes:
    """Return a floating-point number of 64 bits."""
    return struct.pack("<bd", 8, value)


def integers(values: Sequence[int]) -> bytes:
    """Return a vector of integers of 32 bits, whose count has no size byte."""
    return struct.pack(f"<bi{len(values)}i", 4, len(values), *values)


def vector(values: ArrayLike) -> bytes:
    """Return a vector of floating-point numbers of 32 bits."""
    array = np.asarray(values, "<f4").reshape(-1)
    return token("FV") + integer(len(array)) + array.tobytes()


def matrix(values: ArrayLike) -> bytes:
    """Return a matrix in 65,535 even steps; ``values`` have two dimensions and are not empty.

    No value is wrong by more than about half a step: the difference of the greatest and the least
    value divided by 131,070.

    Raises ``ValueError`` when a value is not finite, or all of them are too far apart.
    """
    array = np.asarray(values, "<f4", order="C")
    if array.ndim != 2:
        raise ValueError(f"a matrix has two dimensions, not {array.ndim}")
    low, high = float(array.min()), float(array.max())
    if not high - low <= float(np.finfo(np.float32).max):
        raise ValueError("only finite values can be compressed")
    # A matrix of one value alone has some range all the same, so that none is divided by zero.
    spread = float(np.float32(high - low if high > low else 1 + abs(low)))
    places = np.clip((array.astype(np.float64) - low) / spread, 0, 1)
    steps = (places * _STEPS + _ROUNDING).astype(np.int64).astype("<u2")
    return token(_COMPRESSED) + struct.pack("<ffii", low, spread, *array.shape) + steps.tobytes()


class Reader:
    """Reads one primitive after the other; every method raises :class:`KaldiError`."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self.offset = 0
        """Where it reads next, in bytes from the start."""

    @property
    def at_end(self) -> bool:
        """Whether everything has been read."""
        return self.offset == len(self._data)

    def take(self, size: int) -> bytes:
        """Return the next ``size`` bytes."""
        if size > len(self._data) - self.offset:
            raise self.truncated(f"{size} bytes")
        self.offset += size
        return self._data[self.offset - size : self.offset]

    def skip(self, expected: bytes) -> None:
        """Go past bytes that must stand here."""
        here = self._data[self.offset : self.offset + len(expected)]
        if here != expected:
            text = repr(expected if len(expected) <= 40 else expected[:40] + b"...")
            cut = expected.startswith(here)
            raise self.truncated(text) if cut else self.foreign(text)
        self.offset += len(expected)

    def line(self) -> str:
        """Return a line of text without its end."""
        return self._until(b"\n", "a line of text")

    def token(self) -> str:
        """Return the next token, for instance ``<Topology>``."""
        if self._data[self.offset : self.offset + 1] == b" ":
            raise self.foreign("a token")
        return self._until(b" ", "a token")

    def integer(self) -> int:
        """Return an integer of 32 bits."""
        if self.take(1)[0] != 4:
            self.offset -= 1
            raise self.foreign("an integer of 32 bits")
        return int.from_bytes(self.take(4), "little", signed=True)

    def vector(self) -> NDArray[np.float32]:
        """Return a vector of floating-point numbers of 32 bits."""
        self.skip(token("FV"))
        return self._array("<f4", self._count(self.integer())).astype(np.float32)

    def matrix(self) -> Matrix:
        """Return a matrix as floating-point numbers of 32 bits."""
        self.skip(token(_COMPRESSED))
        low, spread, rows, columns = struct.unpack("<ffii", self.take(16))
        rows, columns = self._count(rows), self._count(columns)
        steps = self._array("<u2", rows * columns).reshape(rows, columns).astype(np.float64)
        values: Matrix = (low + spread / _STEPS * steps).astype(np.float32)
        return values

    def truncated(self, expected: str) -> KaldiError:
        """Return the error that the data end before what is expected here."""
        return self._error("kaldi_truncated", expected, "the data end there")

    def foreign(self, expected: str) -> KaldiError:
        """Return the error that something else stands here."""
        here = self._data[self.offset : self.offset + 16]
        return self._error("kaldi_foreign", expected, f"there is {here!r}")

    def _error(self, key: str, expected: str, found: str) -> KaldiError:
        message = f"byte {self.offset}: {expected} expected, but {found}"
        return KaldiError(key, message, offset=self.offset, expected=expected)

    def _until(self, mark: bytes, expected: str) -> str:
        end = self._data.find(mark, self.offset)
        if end < 0:
            raise self.truncated(expected)
        try:
            text = self._data[self.offset : end].decode("ascii")
        except UnicodeDecodeError:
            raise self.foreign(expected) from None
        self.offset = end + 1
        return text

    def _count(self, count: int) -> int:
        if count < 0:
            raise self.foreign("a count from 0 up before this")
        return count

    def _array(self, kind: str, count: int) -> NDArray[np.generic]:
        return np.frombuffer(self.take(np.dtype(kind).itemsize * count), kind)
