"""Kaldi's binary primitives, written and read: tokens, numbers, vectors, matrices.

A Kaldi file is a sequence of these, without an index: who reads it must know what comes. Everything
is little-endian. Numbers stand behind a byte with their size, tokens end in a space. Matrices can
be compressed: their values are then steps between the least and the greatest.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from enum import Enum
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


class Compression(Enum):
    """How the values of a matrix become steps; the value is the token before them."""

    COLUMNS = "CM"
    """One byte a value, in steps that are finer where a column has most of its values."""
    WORDS = "CM2"
    """Two bytes a value: 65,535 even steps."""
    BYTES = "CM3"
    """One byte a value: 255 even steps."""


_STEPS: Final = {Compression.COLUMNS: 65535, Compression.WORDS: 65535, Compression.BYTES: 255}
_ROUNDING: Final = 0.499
"""Added before cutting off, as Kaldi does: half, less something for the greatest value's sake."""

_KNOTS: Final = (0, 64, 192, 255)
"""The bytes that stand for a column's least, lower, upper and greatest value in :data:`_QUARTERS`.

Between two of them steps are even.
"""


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


def boolean(value: bool) -> bytes:
    """Return a truth value."""
    return b"T" if value else b"F"


def integers(values: Sequence[int]) -> bytes:
    """Return a vector of integers of 32 bits, whose count has no size byte."""
    return struct.pack(f"<bi{len(values)}i", 4, len(values), *values)


def vector(values: ArrayLike) -> bytes:
    """Return a vector of floating-point numbers of 32 bits."""
    array = np.asarray(values, "<f4").reshape(-1)
    return token("FV") + integer(len(array)) + array.tobytes()


def matrix(values: ArrayLike) -> bytes:
    """Return a matrix of floating-point numbers of 32 bits; ``values`` have two dimensions."""
    array = _two_dimensions(values)
    return token("FM") + integer(array.shape[0]) + integer(array.shape[1]) + array.tobytes()


def compressed(values: ArrayLike, compression: Compression = Compression.WORDS) -> bytes:
    """Return a matrix in steps; ``values`` have two dimensions.

    No value is wrong by more than about half a step: the difference of the greatest and the least
    value divided by 131,070 or 510. With ``COLUMNS`` it depends on how a column's values lie.

    Raises ``ValueError`` when a value is not finite, or all of them are too far apart.
    """
    array = _two_dimensions(values)
    if not array.size:
        return token(Compression.COLUMNS.value) + struct.pack("<ffii", 0, 0, 0, 0)
    low, high = float(array.min()), float(array.max())
    if not high - low <= float(np.finfo(np.float32).max):
        raise ValueError("only finite values can be compressed")
    # A matrix of one value alone has some range all the same, so that none is divided by zero.
    spread = float(np.float32(high - low if high > low else 1 + abs(low)))
    header = token(compression.value) + struct.pack("<ffii", low, spread, *array.shape)
    places = np.clip((array.astype(np.float64) - low) / spread, 0, 1)
    steps = (places * _STEPS[compression] + _ROUNDING).astype(np.int64)
    if compression is Compression.WORDS:
        return header + steps.astype("<u2").tobytes()
    if compression is Compression.BYTES:
        return header + steps.astype("u1").tobytes()
    knots = _quarters(steps)
    columns = _to_bytes(places * _STEPS[compression], knots)
    return header + knots.T.astype("<u2").tobytes() + columns.T.astype("u1").tobytes()


class Reader:
    """Reads one primitive after the other; every method raises :class:`KaldiError`."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._offset = 0

    @property
    def offset(self) -> int:
        """Where it reads next, in bytes from the start."""
        return self._offset

    @property
    def at_end(self) -> bool:
        """Whether everything has been read."""
        return self._offset == len(self._data)

    def take(self, size: int) -> bytes:
        """Return the next ``size`` bytes."""
        if size > len(self._data) - self._offset:
            raise self.truncated(f"{size} bytes")
        self._offset += size
        return self._data[self._offset - size : self._offset]

    def skip(self, expected: bytes) -> None:
        """Go past bytes that must stand here."""
        here = self._data[self._offset : self._offset + len(expected)]
        if here != expected:
            text = repr(expected if len(expected) <= 40 else expected[:40] + b"...")
            cut = expected.startswith(here)
            raise self.truncated(text) if cut else self.foreign(text)
        self._offset += len(expected)

    def line(self) -> str:
        """Return a line of text without its end."""
        end = self._data.find(b"\n", self._offset)
        if end < 0:
            raise self.truncated("a line of text")
        return self._text(end, "a line of text")

    def token(self) -> str:
        """Return the next token, for instance ``<Topology>``."""
        end = self._data.find(b" ", self._offset)
        if end < 0:
            raise self.truncated("a token")
        if end == self._offset:
            raise self.foreign("a token")
        return self._text(end, "a token")

    def integer(self) -> int:
        """Return an integer of 32 bits."""
        self._size(4, "an integer of 32 bits")
        return int.from_bytes(self.take(4), "little", signed=True)

    def real(self) -> float:
        """Return a floating-point number of 32 or 64 bits."""
        size = self.take(1)[0]
        if size not in (4, 8):
            self._offset -= 1
            raise self.foreign("a floating-point number")
        (value,) = struct.unpack("<f" if size == 4 else "<d", self.take(size))
        return float(value)

    def boolean(self) -> bool:
        """Return a truth value."""
        value = self.take(1)
        if value not in (b"T", b"F"):
            self._offset -= 1
            raise self.foreign("T or F")
        return value == b"T"

    def integers(self) -> tuple[int, ...]:
        """Return a vector of integers of 32 bits."""
        self._size(4, "integers of 32 bits")
        count = self._count(int.from_bytes(self.take(4), "little", signed=True))
        return struct.unpack(f"<{count}i", self.take(4 * count))

    def vector(self) -> NDArray[np.float32]:
        """Return a vector of floating-point numbers of 32 bits."""
        self.skip(token("FV"))
        return self._array("<f4", self._count(self.integer())).astype(np.float32)

    def matrix(self) -> Matrix:
        """Return a matrix of floating-point numbers of 32 bits, compressed or not."""
        start = self._offset
        name = self.token()
        if name == "FM":
            rows, columns = self._count(self.integer()), self._count(self.integer())
            return self._array("<f4", rows * columns).reshape(rows, columns).astype(np.float32)
        try:
            compression = Compression(name)
        except ValueError:
            self._offset = start
            raise self.foreign("a matrix") from None
        low, spread, rows, columns = struct.unpack("<ffii", self.take(16))
        rows, columns = self._count(rows), self._count(columns)
        if compression is Compression.COLUMNS:
            knots = self._array("<u2", 4 * columns).reshape(columns, 4).T
            steps = _from_bytes(self._array("u1", rows * columns).reshape(columns, rows).T, knots)
        else:
            kind = "<u2" if compression is Compression.WORDS else "u1"
            steps = self._array(kind, rows * columns).reshape(rows, columns).astype(np.float64)
        values: Matrix = (low + spread / _STEPS[compression] * steps).astype(np.float32)
        return values

    def truncated(self, expected: str) -> KaldiError:
        """Return the error that the data end before what is expected here."""
        return self._error("kaldi_truncated", expected, "the data end there")

    def foreign(self, expected: str) -> KaldiError:
        """Return the error that something else stands here."""
        here = self._data[self._offset : self._offset + 16]
        return self._error("kaldi_foreign", expected, f"there is {here!r}")

    def _error(self, key: str, expected: str, found: str) -> KaldiError:
        message = f"byte {self._offset}: {expected} expected, but {found}"
        return KaldiError(key, message, offset=self._offset, expected=expected)

    def _text(self, end: int, expected: str) -> str:
        try:
            text = self._data[self._offset : end].decode("ascii")
        except UnicodeDecodeError:
            raise self.foreign(expected) from None
        self._offset = end + 1
        return text

    def _size(self, size: int, expected: str) -> None:
        if self.take(1)[0] != size:
            self._offset -= 1
            raise self.foreign(expected)

    def _count(self, count: int) -> int:
        if count < 0:
            raise self.foreign("a count from 0 up before this")
        return count

    def _array(self, kind: str, count: int) -> NDArray[np.generic]:
        return np.frombuffer(self.take(np.dtype(kind).itemsize * count), kind)


def _two_dimensions(values: ArrayLike) -> NDArray[np.float32]:
    array = np.asarray(values, "<f4", order="C")
    if array.ndim != 2:
        raise ValueError(f"a matrix has two dimensions, not {array.ndim}")
    return array


def _quarters(steps: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return for each column four of its values in order, no two alike, (4, columns).

    They are the least, those a quarter from either end, and the greatest; a matrix of less than
    five rows has its values themselves, as far as there are.
    """
    rows = len(steps)
    picked = (0, rows // 4, 3 * (rows // 4), rows - 1) if rows >= 5 else (0, 1, 2, 3)
    ordered = np.sort(steps, axis=0)
    found: list[NDArray[np.int64]] = []
    for number, row in enumerate(picked):
        # Room must be left below 65,536 for the knots that follow.
        least = found[-1] + 1 if found else np.zeros_like(ordered[0])
        value = ordered[row] if row < rows else least
        found.append(np.clip(value, least, 65532 + number))
    return np.stack(found)


def _to_bytes(values: NDArray[np.float64], knots: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the bytes for values that are given in steps of a word, (rows, columns)."""
    pieces = zip(_KNOTS[:-1], _KNOTS[1:], knots[:-1], knots[1:], strict=True)
    steps = [
        np.clip(np.floor(low + (values - left) / (right - left) * (high - low) + 0.5), low, high)
        for low, high, left, right in pieces
    ]
    chosen = np.where(values < knots[1], steps[0], np.where(values < knots[2], steps[1], steps[2]))
    bytes_: NDArray[np.int64] = chosen.astype(np.int64)
    return bytes_


def _from_bytes(bytes_: NDArray[np.generic], knots: NDArray[np.generic]) -> NDArray[np.float64]:
    """Return the values, in steps of a word, that the bytes of columns stand for."""
    columns = zip(bytes_.T, knots.T, strict=True)
    values = [np.interp(column, _KNOTS, its_knots) for column, its_knots in columns]
    return np.stack(values, axis=1) if values else np.zeros(bytes_.shape)
