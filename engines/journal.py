"""The journal of a match: append-only, one JSON record a line, on the disk before it is told.

The first line holds how the match was set up, each further line one action or one undo. Every
record carries a CRC-32 over itself and the CRC before it, so that a line that was altered, lost or
moved is found::

    {"format":"heraut-journal-1","game":"kingsbridge","seats":2,...,"crc":"5d1c04b2"}
    {"by":0,"play":"place 7 3","crc":"a35f1d20"}
    {"undo":true,"crc":"0b8a77f1"}

A match whose box the owner has corrected has those corrections in its first line, and the format 2:
an older version would play it with other cards. The format 3 is the same, sealed: only who has the
key can read the seed and what was played (:mod:`heraut.engines.sealing`). The CRC stands outside of
the seal, so that what is torn or damaged is found without a key, too.

A save writes all of its records or, when the disk fails, none. A line that a power cut left
half-written was never told to anybody: it is dropped, and said; whole records before it, even of
the same save, are kept. Any other damage is refused with its line number, and the file is left as
it is.
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from io import BytesIO
from pathlib import Path

from heraut.atomic_write import sync_folder
from heraut.engines.facts import BadOverlay
from heraut.engines.match import Match, Step
from heraut.engines.protocol import TABLE, IllegalAction, NotationError, Seat
from heraut.engines.registry import UnknownGame
from heraut.engines.sealing import CannotUnseal, Record, Seal, dumped
from heraut.engines.setup import BadSetup
from heraut.errors import KeyedError
from heraut.plain_file import plain

FORMAT = "heraut-journal-1"
"""What is written in clear. A change that older versions cannot read gets another number."""
OVERLAY_FORMAT = "heraut-journal-2"
"""The same with an owner's corrections in the first line; only written when there are some."""
SEALED_FORMAT = "heraut-journal-3"
"""With a seal; an owner's corrections may be in the first line."""
_NEWEST = SEALED_FORMAT
_FORMATS = (FORMAT, OVERLAY_FORMAT, SEALED_FORMAT)


class DamagedJournal(KeyedError, ValueError):
    """A line of a journal cannot be trusted. The file was not changed.

    ``problem`` is ``empty``, ``not_json``, ``wrong_crc``, ``wrong_header``, ``wrong_record`` or
    ``not_playable``.
    """

    def __init__(self, path: Path, line: int, problem: str) -> None:
        message = f"{path}, line {line}: {problem.replace('_', ' ')}; nothing was changed"
        super().__init__("damaged_journal", message, path=str(path), line=line, problem=problem)
        self.line = line
        self.problem = problem


class UnknownFormat(KeyedError, ValueError):
    """A journal of another version of Héraut. The file was not changed."""

    def __init__(self, path: Path, found: str) -> None:
        message = f"{path} has the format {found!r}; this version reads {_NEWEST!r}"
        told = {"path": str(path), "found": found, "reads": _NEWEST}
        super().__init__("unknown_journal_format", message, **told)


class SealedElsewhere(KeyedError, ValueError):
    """A journal is whole, but sealed with a key that is not here. The file was not changed."""

    def __init__(self, path: Path) -> None:
        message = f"{path} is sealed with another key; nothing was changed"
        super().__init__("sealed_elsewhere", message, path=str(path))


class JournalExists(KeyedError, ValueError):
    """A new journal would overwrite a file."""

    def __init__(self, path: Path) -> None:
        message = f"{path} exists; a new match needs a new file"
        super().__init__("journal_exists", message, path=str(path))


class JournalInUse(KeyedError, OSError):
    """Another program has written to the journal since. The file was not changed."""

    def __init__(self, path: Path) -> None:
        message = f"{path} has been written to by another program; end one of the two"
        super().__init__("journal_in_use", message, path=str(path))


class Journal:
    """A journal that is being written, by one program at a time.

    Make one by :meth:`create` or :func:`load`. It keeps no file open between two saves.
    """

    def __init__(
        self,
        path: Path,
        *,
        size: int,
        end: int,
        crc: int,
        written: tuple[Step, ...],
        owed: bytes = b"",
        seal: Seal | None = None,
        last: Record | None = None,
    ) -> None:
        self.path = path
        self._seal = seal
        """What records are sealed with; ``None`` where they stand in clear."""
        self._last = last
        """The last record as it is in the file; ``None`` before the first."""
        self._size = size
        """The bytes of the whole records; what lies behind them is torn and gets overwritten."""
        self._end = end
        """The bytes of the whole file when it was last seen: nobody else may change that."""
        self._crc = crc
        self._written = written
        """The history that the file holds."""
        self._owed = owed
        """The line end that the last whole record lacks, if an editor took it away."""
        self._uncut = False
        """Whether a save that failed may have left something behind the whole records."""

    @classmethod
    def create(cls, path: Path, match: Match, seal: Seal | None = None) -> Journal:
        """Begin a new file with all of ``match`` so far, sealed if there is a ``seal``.

        Raises :class:`JournalExists` rather than overwrite one, ``OSError`` when it cannot write:
        then there is no file.
        """
        try:
            path.touch(mode=0o600, exist_ok=False)  # it holds every hand: for its owner alone
        except FileExistsError:
            raise JournalExists(path) from None
        journal = cls(path, size=0, end=0, crc=0, written=(), seal=seal)
        try:
            journal._write([_header(match, sealed=seal is not None)])
            sync_folder(path.parent)
            journal._write(_with_shown(match))
            journal._written = match.history
        except OSError:
            # Left behind, it would be the newest match there is, and hold none.
            with suppress(OSError):
                path.unlink()
            raise
        return journal

    def save(self, match: Match) -> None:
        """Bring the file up to ``match``: undo what is no longer in its history, add the rest.

        When this returns, every record is on the disk. Raises ``OSError`` when it cannot write:
        then none of them counts, and the file is cut back to what it held before. If the disk
        refuses even that, the next save cuts it back first.
        """
        common = 0
        for written, step in zip(self._written, match.history, strict=False):
            if (written.by, written.notation) != (step.by, step.notation):
                break
            common += 1
        records: list[dict[str, object]] = [{"undo": True} for _ in self._written[common:]]
        records.extend({"by": step.by, "play": step.notation} for step in match.history[common:])
        self._write(records)
        self._written = match.history

    def _write(self, records: Sequence[Mapping[str, object]]) -> None:
        """Write all of the records, or none."""
        data, crc, last = self._owed if records else b"", self._crc, self._last
        for record in records:
            last = dict(record) if self._seal is None else self._seal.closed(record, last)
            line, crc = _line(last, crc)
            data += line
        if not (data or self._uncut):
            return
        if not self._uncut and self.path.stat().st_size != self._end:
            # Cutting the file back now would destroy what somebody else has written.
            raise JournalInUse(self.path)
        self._uncut = True
        try:
            self._put(data)
        except OSError:
            with suppress(OSError):
                self._put(b"")
                self._uncut = False
                self._end = self._size
            raise
        self._uncut = False
        self._size += len(data)
        self._end = self._size
        self._crc, self._last = crc, last
        self._owed = b"" if records else self._owed

    def _put(self, data: bytes) -> None:
        """Make ``data`` all that lies behind the whole records, down to the disk."""
        # Unbuffered: a buffer would write what is left of it on closing, after a failure was told.
        with self.path.open("r+b", buffering=0) as file:
            file.truncate(self._size)
            file.seek(self._size)
            rest = memoryview(data)
            while rest:
                rest = rest[file.write(rest) :]
            os.fsync(file.fileno())


def load(path: Path, seal: Seal | None = None) -> tuple[Match, Journal, str | None]:
    """Return the match that a journal holds, the journal to go on with, and what was lost.

    What was lost is the text of a half-written last line, or ``None``. A journal in clear is read
    and goes on in clear, whatever the ``seal``. Raises :class:`DamagedJournal`,
    :class:`UnknownFormat`, :class:`SealedElsewhere` where it is sealed and not with ``seal``, and
    ``OSError`` when it cannot read.
    """
    data = plain(path).read_bytes()
    records: list[Record] = []
    crc = size = 0
    lost: str | None = None
    for number, line in enumerate(BytesIO(data), 1):
        try:
            body, crc = _read(path, number, line, crc)
        except DamagedJournal:
            last = size + len(line) == len(data)
            if not last or line.endswith(b"\n") or number == 1:
                raise
            lost = line.decode("utf-8", "replace")
            break
        records.append(body)
        size += len(line)
    if not records:
        raise DamagedJournal(path, 1, "empty")
    sealed = records[0].get("format") == SEALED_FORMAT
    if sealed and seal is None:
        raise SealedElsewhere(path)
    used = seal if sealed else None
    clear = records if used is None else _unsealed(path, records, used)
    match = _replayed(path, clear[1:], _set_up(path, clear[0]))
    journal = Journal(
        path,
        size=size,
        end=len(data),
        crc=crc,
        written=match.history,
        owed=b"" if data[:size].endswith(b"\n") else b"\n",
        seal=used,
        last=records[-1],
    )
    return match, journal, lost


def _unsealed(path: Path, records: Sequence[Record], seal: Seal) -> list[Record]:
    """Return what sealed records hold. Raises :class:`SealedElsewhere`, :class:`DamagedJournal`."""
    clear: list[Record] = []
    before: Record | None = None
    for number, record in enumerate(records, 1):
        try:
            clear.append(seal.opened(record, before))
        except CannotUnseal:
            if before is None:
                raise SealedElsewhere(path) from None
            raise DamagedJournal(path, number, "wrong_record") from None
        before = record
    return clear


def never_begun(path: Path) -> bool:
    """Tell whether a file holds no whole first record: a match of which nothing was told yet.

    A power cut or a full disk leaves such files. Raises ``OSError`` when it cannot read.
    """
    with plain(path).open("rb") as file:
        first = file.readline()
    if first.endswith(b"\n") and first.strip(b"\0\n"):
        return False
    try:
        _read(path, 1, first, 0)
    except DamagedJournal:
        return True
    return False


def _header(match: Match, *, sealed: bool) -> Record:
    plain = OVERLAY_FORMAT if match.overlay else FORMAT
    header: Record = {
        "format": SEALED_FORMAT if sealed else plain,
        "game": match.rules.name,
        "seats": match.seats,
        "options": dict(match.options),
        "seed": match.seed,
        "players": list(match.players),
    }
    return {**header, "overlay": match.overlay} if match.overlay else header


def _line(record: Mapping[str, object], crc: int) -> tuple[bytes, int]:
    """Return a record as its line, and the CRC up to it."""
    crc = zlib.crc32(dumped(record), crc)
    body = {**record, "crc": f"{crc:08x}"}
    return dumped(body) + b"\n", crc


def _read(path: Path, number: int, line: bytes, crc: int) -> tuple[Record, int]:
    """Return a line's record and the CRC up to it. Raises :class:`DamagedJournal`."""
    try:
        body = json.loads(line)
    except (ValueError, RecursionError):
        raise DamagedJournal(path, number, "not_json") from None
    if not isinstance(body, dict):
        raise DamagedJournal(path, number, "wrong_record")
    told = body.pop("crc", None)
    crc = zlib.crc32(dumped(body), crc)
    if told != f"{crc:08x}":
        raise DamagedJournal(path, number, "wrong_crc")
    return body, crc


def _set_up(path: Path, body: Record) -> Match:
    if isinstance(found := body.get("format"), str) and found not in _FORMATS:
        raise UnknownFormat(path, found)
    overlay = body.get("overlay", "")
    fits = found == SEALED_FORMAT or bool(overlay) is (found == OVERLAY_FORMAT)
    match body:
        case {
            "format": str(),
            "game": str(game),
            "seats": int(seats),
            "options": dict(options),
            "seed": int(seed),
            "players": list(players),
        } if isinstance(overlay, str) and fits and _whole(seats) and _whole(seed):
            with suppress(UnknownGame, BadSetup, BadOverlay):
                return Match.new(game, seats, options, seed, tuple(map(str, players)), overlay)
    raise DamagedJournal(path, 1, "wrong_header")


def _replayed(path: Path, records: list[Record], match: Match) -> Match:
    """Return ``match`` after all records. Undone steps are not played at all.

    What the app brought in them it brings again, and what they showed is known, as in the match
    that was written.
    """
    kept: list[tuple[int, Record]] = []
    shown: list[tuple[int, Seat, str]] = []
    brought: list[str] = []
    for number, body in enumerate(records, 2):
        match body:
            case {"undo": True} if kept:
                _, undone = kept.pop()
                by, play = int(str(undone["by"])), str(undone["play"])
                shown = [(min(after, len(kept)), seat, done) for after, seat, done in shown]
                if by != TABLE:
                    shown.append((len(kept), by, play))
                elif match.app_cards:
                    brought.insert(0, play)
            case {"by": by, "play": str(play)} if _whole(by):
                kept.append((number, body))
                if brought and by == TABLE:
                    brought = brought[1:] if brought[0] == play else []
            case _:
                raise DamagedJournal(path, number, "wrong_record")
    match = replace(match, shown=tuple(dict.fromkeys(shown))).remembering()
    for number, body in kept:
        try:
            match = match.play(str(body["play"])).remembering()
        except (NotationError, IllegalAction):
            raise DamagedJournal(path, number, "not_playable") from None
        if match.history[-1].by != body["by"]:
            raise DamagedJournal(path, number, "not_playable")
    return replace(match, brought=tuple(brought))


def _with_shown(match: Match) -> list[Record]:
    """Return the records of all steps, and of those taken back that all know of, in their place."""
    records: list[Record] = []
    for place in range(len(match.history) + 1):
        for after, seat, notation in match.shown:
            if after == place:
                records += [{"by": seat, "play": notation}, {"undo": True}]
        step = match.history[place : place + 1]
        records += [{"by": one.by, "play": one.notation} for one in step]
    return records


def _whole(value: object) -> bool:
    """Tell whether a value of a record is a whole number: to Python, ``true`` is one too."""
    return isinstance(value, int) and not isinstance(value, bool)
