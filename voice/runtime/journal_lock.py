"""One program at a time on a journal: the lock of a match, for as long as it is played.

A journal's own checks refuse a save after another program has written. That is late: the other
player has heard a whole turn by then, and two saves in the same millisecond may both pass. So who
plays holds a lock of the operating system, which goes with the program however it ends.
"""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from heraut.errors import KeyedError


class JournalLocked(KeyedError, OSError):
    """Another program is playing the match of this journal at this moment."""

    def __init__(self, path: Path) -> None:
        message = f"{path} is being played by another program; end that one first"
        super().__init__("journal_locked", message, path=str(path))


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold a journal, that need not exist yet, against every other program that would play it.

    Raises :class:`JournalLocked` at once when one does, ``OSError`` when nothing can be written
    beside it. An empty file stays beside the journal: taking it away could part two programs that
    wait for the same lock.
    """
    place = path.resolve()  # two names of one file are one match
    if not place.parent.is_dir():  # the lock would make the folder of a name that was mistyped
        raise FileNotFoundError(errno.ENOENT, "no such folder", str(path))
    if place.is_dir():
        raise IsADirectoryError(errno.EISDIR, "a folder", str(path))
    lock = FileLock(place.with_name(f".{place.name}.lock"), timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise JournalLocked(path) from None
    try:
        yield
    finally:
        lock.release()
