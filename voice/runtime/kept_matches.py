"""The matches that are kept in the usual folder, the newest first."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from stat import S_ISREG
from typing import TYPE_CHECKING

from heraut.engines.journal import load, never_begun
from heraut.engines.match import Match
from heraut.user_data import home
from heraut.voice.runtime.machine_key import present_seal

if TYPE_CHECKING:
    from heraut.voice.tasks.setup import Kept


def saves_folder() -> Path:
    """Return the folder in which matches are kept when no other place is named."""
    return home() / "saves"


def _newest_first() -> list[Path]:
    """Return the files there; one that another program takes away meanwhile is left out.

    What is no file is left out too: a pipe would be read without end, and nothing said.
    """
    dated = []
    for path in saves_folder().glob("*.jsonl"):
        try:
            about = path.stat()
        except OSError:
            continue
        if S_ISREG(about.st_mode):
            dated.append((about.st_mtime_ns, path.name, path))
    return [path for _, _, path in sorted(dated, reverse=True)]


def _read(path: Path) -> Match | ValueError | OSError | None:
    """Return the match of a file, why it cannot be read, or ``None`` where none was begun."""
    try:
        return None if never_begun(path) else load(path, present_seal())[0]
    except (ValueError, OSError) as problem:
        return problem


def last_save() -> Path | None:
    """Return the newest match that can still go on, ``None`` where no match is kept.

    Raises why the newest file cannot be read when there is none beside damaged ones.
    """
    damaged: ValueError | OSError | None = None
    for path in _newest_first():
        match = _read(path)
        if isinstance(match, (ValueError, OSError)):
            damaged = damaged or match
        elif match is not None and match.to_act is not None:
            return path
    if damaged is not None:
        raise damaged
    return None


def last_match() -> Match | None:
    """Return the match that was begun or played last and can be read, ended or not."""
    read = map(_read, _newest_first())
    return next((match for match in read if isinstance(match, Match)), None)


def any_kept() -> bool:
    """Tell whether there is anything to ask for: a match, or one that is damaged and is told."""
    try:
        return last_save() is not None
    except (ValueError, OSError):
        return True


def kept_matches(now: datetime) -> Iterator[Kept]:
    """Yield what can still go on, the newest first, each read when it is asked for.

    A damaged file is passed over, and the next match knows of it: nothing takes its place unsaid.
    """
    from heraut.voice.tasks.setup import Kept

    damaged = 0
    for path in _newest_first():
        match = _read(path)
        if isinstance(match, (ValueError, OSError)):
            damaged += 1
        elif match is not None and match.to_act is not None:
            played = datetime.fromtimestamp(path.stat().st_mtime)
            days = max(0, (now.date() - played.date()).days)
            moves = sum(step.by >= 0 for step in match.history)
            yield Kept(match.rules.name, match.players, days, moves, damaged, path)
            damaged = 0


def keeps_hints(save: Path) -> bool:
    """Tell whether a kept match is a first one, whose hints go on."""
    return _mark(save).exists()


def keep_hints(save: Path) -> None:
    """Note beside a match's file that it is a first one; where that fails, hints end with it."""
    with suppress(OSError):
        _mark(save).touch(mode=0o600)


def _mark(save: Path) -> Path:
    return save.with_name(save.name + ".hints")
