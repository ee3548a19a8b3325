"""Fixtures: spoken sentences with what they mean, listed in a ``manifest.jsonl``.

One line of the manifest is one WAV. :func:`load` reads a folder, :func:`encode` writes a line; the
two are inverse. A wrong line is refused with its file and number, never passed over.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar

from heraut.errors import KeyedError
from heraut.grammars.meaning import Scope
from heraut.plain_file import NoPlainFile, plain

E = TypeVar("E", bound=StrEnum)

MANIFEST = "manifest.jsonl"
"""The name of the list in a folder of fixtures."""


class FixtureError(KeyedError, ValueError):
    """A manifest cannot be read; ``details`` holds at least ``file``, and ``line`` from 1."""

    def __init__(self, key: str, problem: str, **details: object) -> None:
        where = ":".join(str(details[part]) for part in ("file", "line") if part in details)
        super().__init__(key, f"{where}: {problem}", problem=problem, **details)


class Expectation(StrEnum):
    """What must come of a fixture."""

    SAME = "same"
    """Whatever its words mean when they are typed."""
    REFUSED = "refused"
    """As ``same``, and the rules must refuse it for the reason given."""
    NOTHING = "nothing"
    """Nothing may be understood: it is silence, noise or no sentence of the game."""
    UNREADABLE = "unreadable"
    """The file must be refused; the reason is the key of the error."""


@dataclass(frozen=True, slots=True)
class Position:
    """How far a match had come when the sentence was said."""

    seats: int = 2
    seed: int = 1
    """Settles every draw with app cards."""
    options: Mapping[str, str] = field(default_factory=dict)
    notations: tuple[str, ...] = ()
    """What the seats did, in order; the draws between them follow from the seed."""
    asked: tuple[str, ...] = ()
    """What the seat that speaks asked after that, in the words of the grammar: « la deuxième »
    means an item of the list that it was told."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """One WAV and what is known about it."""

    file: str
    """Path relative to the manifest, with forward slashes."""
    words: str
    """The sentence, in the words of the grammar; empty when nothing is said."""
    set: str
    """The group it is counted in: ``commands``, ``talk``, ``illegal``, ``oov``, ``bad``..."""
    voice: str
    """Who speaks: a synthesiser's voice, or the name a person chose."""
    expect: Expectation = Expectation.SAME
    reason: str = ""
    """Why it is refused, or the key of the error; empty for the other expectations."""
    scope: Scope = Scope.TURN
    held: Mapping[str, int | str] = field(default_factory=dict)
    """The slots already known when the sentence was said (scope ``fill``)."""
    position: Position | None = None
    """Where the match stood; ``None`` for a fresh one."""
    lang: str = "fr"
    game: str = "kingsbridge"
    rate: int | None = None
    """Speed of a synthetic voice, in words per minute."""
    pitch: int | None = None
    """Pitch of a synthetic voice, 0 to 99 on the synthesiser's own scale."""
    made: str = ""
    """How it was made: the synthesiser and its version, or ``microphone``."""
    path: Path = field(default=Path(), compare=False)
    """Where the WAV is; set by :func:`load`."""


_REQUIRED = ("file", "words", "set", "voice")
_TEXT = ("reason", "lang", "game", "made")
_NUMBERS = ("rate", "pitch")
_KNOWN = {*_REQUIRED, *_TEXT, *_NUMBERS, "expect", "scope", "held", "position"}


def load(folder: Path) -> tuple[Fixture, ...]:
    """Return the fixtures of ``folder``, in the order of its manifest.

    ``folder`` may also be the manifest itself. Raises :class:`FixtureError` when there is no
    manifest, a line is wrong, a file is listed twice, is missing or lies outside the folder.
    """
    manifest = folder / MANIFEST if folder.is_dir() else folder
    try:
        text = plain(manifest).read_text(encoding="utf-8")
    except NoPlainFile:
        raise
    except FileNotFoundError:
        problem = f"there is no {MANIFEST} here"
        raise FixtureError("no_manifest", problem, file=str(folder)) from None
    except (OSError, UnicodeDecodeError) as error:
        problem = f"the manifest must be UTF-8 text: {error}"
        raise FixtureError("bad_manifest", problem, file=str(manifest)) from error
    found: dict[str, Fixture] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            fixture = _decode(line, manifest.parent)
            if fixture.file in found:
                raise ValueError(f"{fixture.file} is listed twice")
        except (OSError, ValueError) as error:  # a name may be too long for any file
            details: dict[str, object] = {"file": str(manifest), "line": number}
            raise FixtureError("bad_fixture", str(error), **details) from error
        found[fixture.file] = fixture
    return tuple(found.values())


def encode(fixture: Fixture) -> str:
    """Return the manifest line of ``fixture``, without the line's end."""
    names = (*_REQUIRED, "expect", "reason", "scope", "held")
    record: dict[str, Any] = {name: getattr(fixture, name) for name in names}
    record["held"] = dict(fixture.held)
    if (position := fixture.position) is not None:
        told = {one.name: getattr(position, one.name) for one in fields(Position)}
        record["position"] = told | {"options": dict(position.options)}
        if not position.asked:
            del record["position"]["asked"]
    record |= {name: getattr(fixture, name) for name in ("lang", "game", "rate", "pitch", "made")}
    kept = (one for one in record.items() if one[0] in _REQUIRED or one[1] not in ("", None, {}))
    return json.dumps(dict(kept), ensure_ascii=False)


def _decode(line: str, folder: Path) -> Fixture:
    try:
        record = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"not JSON: {error}") from error
    if not isinstance(record, dict):
        raise ValueError("a line must be a JSON object")
    for name in _REQUIRED:
        if name not in record:
            raise ValueError(f"{name!r} is missing")
    for name in record.keys() - _KNOWN:
        raise ValueError(f"{name!r} is not known; known are {', '.join(sorted(_KNOWN))}")
    for name in (*_REQUIRED, *_TEXT):
        if not isinstance(record.get(name, ""), str):
            raise ValueError(f"{name!r} must be text")
    for name in _NUMBERS:
        if name in record and not _whole(record[name]):
            raise ValueError(f"{name!r} must be a whole number")
    path = (folder / record["file"]).resolve()
    if folder.resolve() not in path.parents:
        raise ValueError(f"{record['file']} lies outside the folder of the manifest")
    if not path.is_file():
        raise ValueError(f"{record['file']} does not exist")
    held = record.get("held", {})
    if not isinstance(held, dict) or not all(isinstance(v, (int, str)) for v in held.values()):
        raise ValueError("'held' must map slots to numbers or words")
    plain = {name: record[name] for name in (*_REQUIRED, *_TEXT, *_NUMBERS) if name in record}
    fixture = Fixture(
        expect=_member(Expectation, "expect", record.get("expect", Expectation.SAME)),
        scope=_member(Scope, "scope", record.get("scope", Scope.TURN)),
        held=held,
        position=_position(record["position"]) if "position" in record else None,
        path=path,
        **plain,
    )
    if bool(fixture.reason) != (fixture.expect in (Expectation.REFUSED, Expectation.UNREADABLE)):
        raise ValueError("'reason' belongs to 'refused' and 'unreadable', and only to them")
    return fixture


def _position(record: object) -> Position:
    if not isinstance(record, dict):
        raise ValueError("'position' must be a JSON object")
    known = [field.name for field in fields(Position)]
    for name in record.keys() - set(known):
        raise ValueError(f"'position' has no {name!r}; it has {', '.join(known)}")
    seats, seed = record.get("seats", 2), record.get("seed", 1)
    options, notations = record.get("options", {}), record.get("notations", [])
    if not _whole(seats) or not _whole(seed):
        raise ValueError("'seats' and 'seed' of a position must be whole numbers")
    if not isinstance(options, dict) or not all(isinstance(v, str) for v in options.values()):
        raise ValueError("'options' of a position must map names to words")
    asked = record.get("asked", [])
    for name, texts in (("notations", notations), ("asked", asked)):
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise ValueError(f"{name!r} of a position must be a list of texts")
    return Position(seats, seed, options, tuple(notations), tuple(asked))


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _member(kind: type[E], name: str, value: object) -> E:
    try:
        return kind(str(value))
    except ValueError:
        raise ValueError(f"{name!r} must be one of {', '.join(kind)}, not {value!r}") from None
