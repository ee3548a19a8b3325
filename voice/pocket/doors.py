"""Who may come in, and as which seat: codes that are said at the table, tokens that phones keep.

A code is four digits, for one seat, and used once. A token is what the phone shows from then on;
only its hash is kept, beside the match, so that phones come back to their seats after a break. It
knows no network and no talk. Safe to be used by several threads.
"""

from __future__ import annotations

import json
import secrets
import threading
import time
from collections.abc import Callable, Mapping
from hashlib import sha256
from hmac import compare_digest
from pathlib import Path
from typing import Final

from heraut.atomic_write import write_atomically
from heraut.engines.protocol import Seat
from heraut.plain_file import plain
from heraut.voice.pocket.errors import DoorsLocked, WrongCode

TRIES: Final = 5
"""Wrong codes after which nobody comes in for a while."""
LOCKED: Final = 60.0
"""Seconds of that while."""
LASTS: Final = 300.0
"""Seconds that a code may be used."""
_DIGITS: Final = 4
_SUFFIX: Final = ".phones"


def kept_beside(save: Path) -> Path:
    """Return the file that keeps who came in, beside that of the match."""
    return save.with_name(save.name + _SUFFIX)


class Doors:
    """The codes and tokens of one match. ``file`` keeps the tokens' hashes; ``None``: nothing does.

    A file that cannot be read is as good as none: then phones come in by a code again.
    """

    def __init__(
        self,
        seats: int,
        file: Path | None = None,
        *,
        now: Callable[[], float] = time.monotonic,
        below: Callable[[int], int] = secrets.randbelow,
    ) -> None:
        self._seats = seats
        self._file = file
        self._now, self._below = now, below
        self._codes: dict[Seat, tuple[str, float]] = {}
        """By seat, the code that was said last and until when it may be used."""
        self._wrong = 0
        self._locked_until = 0.0
        self._lock = threading.Lock()
        self._hashes: dict[str, Seat] = self._read()

    def code(self, seat: Seat) -> str:
        """Return a new code for a seat; the one before is worth nothing any more.

        Raises ``ValueError`` for a seat that the match does not have.
        """
        if not 0 <= seat < self._seats:
            raise ValueError(f"no seat {seat}")
        with self._lock:
            taken = {code for other, (code, _) in self._codes.items() if other != seat}
            while (code := f"{self._below(10**_DIGITS):0{_DIGITS}}") in taken:
                pass
            self._codes[seat] = code, self._now() + LASTS
        return code

    def enter(self, code: str) -> tuple[Seat, str]:
        """Return the seat that a code is for, and the token of its phone from now on.

        Whoever had the seat before has lost it. Raises :class:`WrongCode` and
        :class:`DoorsLocked`.
        """
        with self._lock:
            now = self._now()
            if now < self._locked_until:
                raise DoorsLocked(int(self._locked_until - now) + 1, now=False)
            found = [
                seat
                for seat, (known, until) in self._codes.items()
                # Each is compared whole: how long it takes tells nothing.
                if compare_digest(known.encode(), code.encode()) and now < until
            ]
            if not found:
                self._wrong += 1
                if self._wrong < TRIES:
                    raise WrongCode
                self._wrong, self._locked_until = 0, now + LOCKED
                self._codes.clear()
                raise DoorsLocked(int(LOCKED), now=True)
            (seat,) = found
            self._wrong = 0
            del self._codes[seat]
            token = secrets.token_urlsafe(32)
            others = {known: other for known, other in self._hashes.items() if other != seat}
            self._hashes = {**others, _hash(token): seat}
            self._write()
        return seat, token

    def admit(self, token: str, seat: Seat) -> None:
        """Let the phone with a token be a seat. Raises ``ValueError`` where that may not be."""
        with self._lock:
            if not 0 <= seat < self._seats or seat in self.taken:
                raise ValueError(f"no seat {seat} to be had")
            self._hashes = {**self._hashes, _hash(token): seat}
            self._write()

    def seat(self, token: str) -> Seat | None:
        """Return the seat of a token; ``None`` if it has none."""
        return self._hashes.get(_hash(token))

    def takes_over(self, before: Doors, seats: Mapping[Seat, Seat]) -> frozenset[Seat]:
        """Let in who has a seat there, as the seat that it is here; return those.

        A seat that has a phone here already keeps it.
        """
        with self._lock:
            come = {
                known: seats[seat]
                for known, seat in before._hashes.items()
                if seat in seats and seats[seat] not in self.taken
            }
            if come:
                self._hashes = {**self._hashes, **come}
                self._write()
        return frozenset(come.values())

    @property
    def taken(self) -> frozenset[Seat]:
        """The seats that have a phone, wherever it is now."""
        return frozenset(self._hashes.values())

    def leave(self, seat: Seat) -> None:
        """Let nobody be this seat any more."""
        with self._lock:
            self._hashes = {known: other for known, other in self._hashes.items() if other != seat}
            self._write()

    def _read(self) -> dict[str, Seat]:
        if self._file is None:
            return {}
        try:
            kept = json.loads(plain(self._file).read_text(encoding="utf-8"))
            hashes = {str(known): int(seat) for known, seat in kept["phones"].items()}
        except (
            OSError,
            ValueError,
            KeyError,
            TypeError,
            AttributeError,
            ArithmeticError,
            RecursionError,
        ):
            return {}
        return {known: seat for known, seat in hashes.items() if 0 <= seat < self._seats}

    def _write(self) -> None:
        if self._file is not None:
            text = json.dumps({"phones": self._hashes}, indent=1)
            write_atomically(self._file, text + "\n", private=True)


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
