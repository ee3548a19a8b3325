"""What child processes answer: one JSON object a line, with octets of sound behind some.

Voices and ears run libraries that are not ours. Whatever comes out of such a process is within
bounds and of the right kind, or it is no answer; then the process is replaced as if it had died.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import IO, Any, Final

LINE: Final = 1_000_000
"""Octets of the longest line."""
SOUND: Final = 100_000_000
"""Octets of the longest sound: half an hour at 22,050 Hz and more."""
TEXT: Final = 1_000
"""Letters that are kept of anything in words."""
RATES: Final = range(4_000, 192_001)
"""Samples per second of a sound, in Hz."""


class BadAnswer(ValueError):
    """What came is no answer: it is cut, too long, or of another kind."""


def read_line(pipe: IO[bytes], longest: int = LINE) -> bytes:
    """Return the next line with its end; nothing at the end of all. Raises :class:`BadAnswer`."""
    line = pipe.readline(longest)
    if line and not line.endswith(b"\n"):
        raise BadAnswer(f"a line of {len(line)} octets has no end")
    return line


def read_answer(pipe: IO[bytes]) -> dict[str, Any] | None:
    """Return the next answer, or ``None`` at the end of all. Raises :class:`BadAnswer`."""
    if not (line := read_line(pipe)):
        return None
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError) as problem:
        raise BadAnswer(f"no JSON: {line[:80]!r}") from problem
    if not isinstance(answer, dict):
        raise BadAnswer(f"no object: {line[:80]!r}")
    return answer


def read_sound(pipe: IO[bytes], answer: dict[str, Any]) -> bytes:
    """Return the 16-bit samples behind an answer, as many as it says. Raises :class:`BadAnswer`."""
    size = answer.get("bytes")
    if type(size) is not int or not 0 <= size <= SOUND or size % 2:
        raise BadAnswer(f"{size!r:.80} octets of sound")
    if len(frames := pipe.read(size)) < size:
        raise BadAnswer(f"{len(frames)} octets of {size}")
    return frames


def sound_rate(answer: dict[str, Any]) -> int:
    """Return the rate of a sound in Hz. Raises :class:`BadAnswer`."""
    found = answer.get("rate")
    if type(found) is not int or found not in RATES:
        raise BadAnswer(f"a rate of {found!r:.80}")
    return found


def words(value: object) -> str:
    """Return words that can be told: not too long, of real letters. Raises :class:`BadAnswer`."""
    if not isinstance(value, str):
        raise BadAnswer(f"no words: {value!r:.80}")
    return value[:TEXT].encode(errors="replace").decode()


def list_of(value: object) -> Iterator[Any]:
    """Yield what a list holds. Raises :class:`BadAnswer`."""
    if not isinstance(value, list):
        raise BadAnswer(f"no list: {value!r:.80}")
    yield from value
