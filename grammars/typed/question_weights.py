"""How much each part of a sentence speaks for each kind of question, learnt from the examples.

Examples that are near one another may ask different things: what tells them apart are a few words.
A linear classifier learns which (:mod:`heraut.grammars.typed.question_training`). Its weights are a
file beside the examples; with examples that it was not learnt from it is left unread.

The file is compressed by zlib: a digest of what was learnt from, the largest weight as a float, and
for each part how many kinds it speaks of, which ones, and how much, in steps of a 127th.
"""

from __future__ import annotations

import math
import struct
import sys
import zlib
from array import array
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Final

_SHARPNESS: Final = 5.0
"""How fast what speaks less for a kind makes it unlikely."""
STEPS: Final = 127
"""The largest weight, in the steps that weights are kept in."""
_DIGEST: Final = 16
_HEADER: Final = struct.Struct(f"<{_DIGEST}sfII")
"""The digest, the largest weight, how many parts and how many weights there are."""


def digest(parts: Iterable[str], kinds: Iterable[object]) -> bytes:
    """Return what tells examples from others: all their parts, and the kind of each example."""
    said = "\n".join((*parts, *map(repr, kinds)))
    return blake2b(said.encode(), digest_size=_DIGEST).digest()


class QuestionWeights:
    """The weights of one game's questions."""

    def __init__(
        self, counts: Sequence[int], kinds: Sequence[int], steps: Sequence[int], largest: float
    ) -> None:
        """Keep of how many ``kinds`` each part speaks, of which, and in ``steps`` how much."""
        self._ends = array("I", counts)
        for at in range(1, len(self._ends)):
            self._ends[at] += self._ends[at - 1]
        self._counts = array("H", counts)
        self._kinds = array("H", kinds)
        self._steps = array("b", steps)
        self._largest = largest

    @classmethod
    def read(cls, content: bytes, learnt_from: bytes) -> QuestionWeights | None:
        """Return what a file holds; ``None`` where it was learnt from other examples, or is cut.

        ``learnt_from`` is the :func:`digest` of the examples.
        """
        try:
            plain = zlib.decompress(content)
            found, largest, parts, weights = _HEADER.unpack_from(plain)
        except (zlib.error, struct.error):
            return None
        if found != learnt_from or len(plain) != _HEADER.size + 2 * parts + 3 * weights:
            return None
        at = _HEADER.size
        counts, kinds = _numbers(plain[at : at + 2 * parts]), at + 2 * parts
        steps = kinds + 2 * weights
        return cls(counts, _numbers(plain[kinds:steps]), array("b", plain[steps:]), largest)

    def written(self, learnt_from: bytes) -> bytes:
        """Return what a file holds."""
        head = _HEADER.pack(learnt_from, self._largest, len(self._counts), len(self._kinds))
        body = (_octets(self._counts), _octets(self._kinds), self._steps.tobytes())
        return zlib.compress(b"".join((head, *body)), 9)

    def chances(self, parts: Mapping[int, float], kinds: int) -> Sequence[float]:
        """Return how likely each of so many kinds is, by the number of each part and its weight."""
        found = [0.0] * kinds
        for part, weight in parts.items():
            end = self._ends[part]
            share = weight * self._largest / STEPS
            for at in range(end - self._counts[part], end):
                found[self._kinds[at]] += share * self._steps[at]
        most = max(found)
        odds = [math.exp(_SHARPNESS * (one - most)) for one in found]
        total = sum(odds)
        return [one / total for one in odds]


def _numbers(octets: bytes) -> array[int]:
    """Return numbers of two bytes each, the lower one first in a file."""
    numbers = array("H", octets)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def _octets(numbers: array[int]) -> bytes:
    return _numbers(numbers.tobytes()).tobytes()
