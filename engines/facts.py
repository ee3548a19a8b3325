"""What is printed in a box and could not be read anywhere: how far to trust it, and corrections.

A game keeps such things in a TOML file of its own, one table an item, with ``value``, ``status``,
``confidence`` and ``why``. The owner of a box corrects an item by an *overlay*: the text of a
smaller file of the same shape, in which ``value`` is enough. ``docs/own-box.md`` is the owner's
page.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

OWNER: Final = "owner"
"""The status of what the owner of the box has read off it."""
STATUSES: Final = ("sourced", "inferred", "proposed_default", "house", OWNER)
"""Read somewhere; following from what was; our own choice; made up by us; the owner's."""

Row = tuple[str, tuple[int | str, ...]]
"""A name, which may be empty, and what stands beside it."""

_FIELDS: Final = ("value", "status", "confidence", "why")
_LINE: Final = re.compile(r"at line (\d+)")

_Path = tuple[str, ...]


_LONGEST: Final = 200_000
"""Letters that a file of corrections may have; one that corrects everything has ten thousand."""


class BadOverlay(ValueError):
    """A file of corrections cannot be used. ``key`` is ``bad_overlay``.

    ``item`` is what is at fault, ``line`` where it stands in the file, from 1, and ``expected`` the
    key of the words for what should be there. All are in ``details``, with further values for
    those words and ``path``, the file's name once :meth:`in_file` has told it.
    """

    def __init__(self, item: str, line: int, expected: str, **more: object) -> None:
        super().__init__(f"line {line}, {item}: expected {expected.replace('_', ' ')}")
        self.key = "bad_overlay"
        self.item = item
        self.line = line
        self.expected = expected
        self.details: dict[str, object] = {
            "item": item,
            "line": line,
            "expected": expected,
            "path": "",
            **more,
        }

    def in_file(self, path: str) -> BadOverlay:
        """Return the same error with the name of the file."""
        more = {name: value for name, value in self.details.items() if name not in vars(self)}
        return BadOverlay(self.item, self.line, self.expected, **{**more, "path": path})


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that a game takes from its box, and how far it is to be trusted."""

    item: str
    """Its name in the file: ``peasant_slots``."""
    status: str
    """One of :data:`STATUSES`."""
    confidence: float
    """From 0 to 1."""
    why: str
    """Where it comes from: English in a game's own file, anything in an owner's."""
    rows: tuple[Row, ...] = ()
    """What it is, to be read aloud row by row."""
    value: Any = field(default=None, compare=False)
    """The same as TOML has it, for a game that tells it in another way."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One item of a file."""

    fact: Fact
    value: Any
    """As TOML has it; the game checks what it may be."""
    lines: Mapping[_Path, int]
    """Where each table and key of the file stands, from 1."""

    def bad(self, expected: str, *path: str, **more: object) -> BadOverlay:
        """Return the error about this item; ``path`` leads from it to the value at fault."""
        whole = (self.fact.item, *path)
        return BadOverlay(".".join(whole), _line_of(self.lines, whole), expected, **more)


def read_entries(text: str, items: Collection[str] = ()) -> Mapping[str, Entry]:
    """Return the items of a file by name, those of ``items`` only unless that is empty.

    Raises :class:`BadOverlay`: what is no TOML, another item, another field than the four, no
    value, a status that is none or a confidence beyond 0 to 1; and what is far too long.
    """
    if len(text) > _LONGEST:
        # Which line is at fault is found statement by statement: that must not take minutes.
        raise BadOverlay("file", 1, "shorter", most=_LONGEST // 1000)
    from heraut import bounded_toml  # most boxes are as they were printed

    try:
        tables = bounded_toml.loads(text)
    except ValueError as error:
        found = _LINE.search(str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise BadOverlay("file", line, "toml") from error
    lines = _lines(text)
    return {item: _entry(item, table, lines, items) for item, table in tables.items()}


def overlaid(facts: Sequence[Fact], overlay: str) -> tuple[Fact, ...]:
    """Return a game's facts with those that an owner's file corrects or adds.

    Raises :class:`BadOverlay` as :func:`read_entries`; what the values may be is for the game to
    say, by :meth:`~heraut.engines.protocol.Rules.start`.
    """
    known = {fact.item: fact for fact in facts}
    known.update({item: entry.fact for item, entry in read_entries(overlay).items()})
    return tuple(known.values())


def refuse_overlay(overlay: str) -> None:
    """Raise :class:`BadOverlay` unless it is empty: for a game with nothing to correct."""
    if overlay:
        raise BadOverlay("file", 1, "nothing")


def _entry(item: str, table: Any, lines: Mapping[_Path, int], items: Collection[str]) -> Entry:
    line = _line_of(lines, (item,))
    if items and item not in items:
        raise BadOverlay(item, line, "known_item", known=tuple(items))
    if not isinstance(table, dict) or "value" not in table:
        raise BadOverlay(item, line, "value")
    for key in table:
        if key not in _FIELDS:
            place = _line_of(lines, (item, key))
            raise BadOverlay(f"{item}.{key}", place, "known_field", known=_FIELDS)
    value, why = table["value"], table.get("why", "")
    status, confidence = table.get("status", OWNER), table.get("confidence", 1.0)
    fact = Fact(item, status, confidence, why, _rows(value), value)
    entry = Entry(fact, value, lines)
    if fact.status not in STATUSES:
        raise entry.bad("status", "status", known=STATUSES)
    if type(fact.confidence) not in (int, float) or not 0 <= fact.confidence <= 1:
        raise entry.bad("confidence", "confidence")
    if not isinstance(why, str):
        raise entry.bad("text", "why")
    return entry


def _rows(value: Any, name: str = "") -> tuple[Row, ...]:
    """Return any TOML value as rows: a table's keys name them."""
    if isinstance(value, dict):
        named = ((f"{name}.{key}" if name else str(key), each) for key, each in value.items())
        return tuple(row for each, inner in named for row in _rows(inner, each))
    items = value if isinstance(value, list) else [value]
    told = tuple(item if type(item) is int else str(item) for item in items)
    return ((name, told),) if told else ()


def _line_of(lines: Mapping[_Path, int], path: _Path) -> int:
    """Return where something stands, or the nearest thing around it that has a line of its own."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


def _lines(text: str) -> Mapping[_Path, int]:
    """Return where each table and key of a right TOML text stands.

    ``tomllib`` does not tell. But every header and every ``key = value`` is TOML by itself, and no
    beginning of one that runs over several lines is: so the text falls into its statements.
    """
    lines: dict[_Path, int] = {}
    for statement in _statements(text):
        for size in range(1, len(statement.header) + 1):
            lines.setdefault(statement.header[:size], statement.line)
        for path in _paths(statement.header, statement.read):
            lines.setdefault(path, statement.line)
    return lines


@dataclass(frozen=True, slots=True)
class _Statement:
    """A header, a key with its value, a comment or an empty line."""

    text: str
    line: int
    """Where it begins, from 1."""
    header: _Path
    """The table that it begins or belongs to."""
    read: Mapping[str, Any]
    """What it sets in this table."""
    is_header: bool

    @property
    def items(self) -> Collection[str]:
        """The items that it says something of."""
        return (self.header[0],) if self.header else tuple(self.read)

    @property
    def says(self) -> bool:
        """Whether it is more than a comment or an empty line."""
        return self.is_header or bool(self.read)


def without(text: str, items: Collection[str]) -> str:
    """Return a right file without some of its items; comments and all others stay to the letter."""
    told = _statements(text)
    return "".join(each.text for each in told if not (each.says and set(each.items) & set(items)))


def _statements(text: str) -> Iterator[_Statement]:
    """Yield the statements of a right TOML text."""
    tables: dict[_Path, int] = {}
    header: _Path = ()
    statement, first = "", 1
    for number, line in enumerate(text.split("\n"), 1):
        if not statement:
            first = number
        statement += line + "\n"
        try:
            read = tomllib.loads(statement)
        except tomllib.TOMLDecodeError:
            continue
        is_header = statement.lstrip().startswith("[")
        if is_header:
            header, read = _header(read, tables), {}
        yield _Statement(statement, first, header, read, is_header)
        statement = ""


def _header(read: Mapping[str, Any], tables: dict[_Path, int]) -> _Path:
    """Return where a header leads; ``tables`` counts the tables of each array so far."""
    path: _Path = ()
    inner: Any = read
    while isinstance(inner, dict) and inner:
        (name, inner), *_ = inner.items()
        path = (*path, name)
        if isinstance(inner, list):
            tables[path] = tables.get(path, -1) + 1
            inner = inner[0]
        if path in tables:
            path = (*path, str(tables[path]))
    return path


def _paths(above: _Path, read: Mapping[str, Any]) -> Sequence[_Path]:
    found: list[_Path] = []
    for name, value in read.items():
        path = (*above, name)
        found.append(path)
        if isinstance(value, dict):
            found += _paths(path, value)
    return found
