"""The kept matches that can be asked for while one is set up, each read when it is wanted."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Final

from heraut.voice.tasks.setup.opening import Kept

MOST_LISTED: Final = 5
"""Matches that are told in one breath."""


class KeptList:
    """Matches that can go on, the newest first, and which of them is asked about."""

    def __init__(self, matches: Callable[[], Iterable[Kept]], games: Collection[str]) -> None:
        self._matches = matches
        self._games = games
        self._unread: Iterator[Kept] = iter(())
        self._read: list[Kept] = []
        self._place = 0

    def open(self) -> None:
        """Begin with the newest one, as the files are now."""
        self._unread, self._read, self._place = iter(self._matches()), [], 0

    @property
    def asked(self) -> Kept | None:
        """The match that is asked about; ``None`` when there is none."""
        return self._at(self._place)

    @property
    def has_older(self) -> bool:
        """Whether another match can be asked for after this one."""
        return self._at(self._place + 1) is not None

    def older(self) -> bool:
        """Go on to the match before; tell whether there was one."""
        found = self.has_older
        self._place += found
        return found

    def first(self) -> list[Kept]:
        """Return as many as are told in one breath, from the newest on."""
        self._at(MOST_LISTED - 1)
        return self._read[:MOST_LISTED]

    def _at(self, place: int) -> Kept | None:
        while len(self._read) <= place and (kept := next(self._unread, None)) is not None:
            if kept.game in self._games:
                self._read.append(kept)
        return self._read[place] if place < len(self._read) else None
