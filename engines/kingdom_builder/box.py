"""What is printed on the board of one box, as far as it is known, and how far to trust it.

``box.toml`` holds it; it is part of the package and read once. An owner's corrections come as text.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from heraut.engines.kingdom_builder.hexes import CORNERS, ISLAND_LINES, ISLAND_PLACES

__all__ = ["ISLANDS", "LETTERS", "SECTIONS", "TERRAINS", "BadBox", "Box", "Fact"]

TERRAINS: Final = ("grass", "canyon", "desert", "flowers", "forest")
"""The terrains that may be built on; each has five terrain cards."""
LETTERS: Final[Mapping[str, str]] = {
    "G": "grass",
    "C": "canyon",
    "D": "desert",
    "L": "flowers",
    "F": "forest",
    "W": "water",
    "M": "mountain",
    "K": "castle",
    "T": "location",
}
"""What each letter of a section stands for."""
SECTIONS: Final = ("oracle", "farm", "tavern", "tower", "harbor", "paddock", "barn", "oasis")
"""The sections, each called by the location it holds."""
ISLANDS: Final = ("rope_bridge", "tree_house")
"""The two sides of the Island, each called by its location."""

_SIDE: Final = 10
"""Lines of a section, and hexes in each."""
_SPECIALS: Final = 3
"""Castles and locations of a section together."""
_OWNER: Final = "owner"
"""The status of what the owner of the box has corrected."""

_Rows = tuple[str, ...]


class BadBox(ValueError):
    """A file does not describe a box. ``key`` is ``bad_box``; ``item`` is the entry at fault.

    The English text of what is no TOML at all says the line.
    """

    def __init__(self, item: str, expected: str) -> None:
        super().__init__(f"{item}: expected {expected}")
        self.key = "bad_box"
        self.item = item
        self.details: dict[str, object] = {"item": item}


@dataclass(frozen=True, slots=True)
class Fact:
    """How far an entry of the box is to be trusted."""

    item: str
    status: str
    """``sourced``, ``inferred``, ``house``, or ``owner``: read off the board."""
    confidence: float
    """From 0 to 1."""
    why: str
    """Where it comes from, in English."""


@dataclass(frozen=True, slots=True)
class Box:
    """What the board of a box shows."""

    sections: tuple[_Rows, ...]
    """The lines of each section, in the order of :data:`SECTIONS`."""
    islands: tuple[_Rows, ...]
    """The lines of each side of the Island, in the order of :data:`ISLANDS`."""
    first_game: tuple[str, ...]
    """The sections of the suggested first game, none turned, in the order of the corners."""
    facts: tuple[Fact, ...]
    """How far each of these is to be trusted."""

    def section(self, name: str) -> _Rows:
        """Return the lines of a section."""
        return self.sections[SECTIONS.index(name)]

    def island(self, name: str) -> _Rows:
        """Return the lines of a side of the Island."""
        return self.islands[ISLANDS.index(name)]

    @staticmethod
    @cache
    def shipped() -> Box:
        """Return the box as Héraut believes it to be; read once."""
        text = files(__package__).joinpath("box.toml").read_text(encoding="utf-8")
        entries = _entries(text)
        if set(entries) != set(_READERS):
            raise BadBox("box.toml", f"all of {', '.join(_READERS)}")
        empty = Box(((),) * len(SECTIONS), ((),) * len(ISLANDS), (), ())
        return _corrected(empty, entries)

    def corrected(self, text: str) -> Box:
        """Return the box with the entries of an owner's file, whose ``value`` is enough.

        Raises :class:`BadBox` when the text is no such file.
        """
        return _corrected(self, _entries(text))


def _entries(text: str) -> Mapping[str, Mapping[str, Any]]:
    try:
        entries = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadBox("file", f"TOML: {error}") from error
    for item, entry in entries.items():
        if item not in _READERS:
            raise BadBox(str(item), f"one of {', '.join(_READERS)}")
        if not isinstance(entry, dict) or "value" not in entry:
            raise BadBox(item, "a value")
    return entries


def _corrected(box: Box, entries: Mapping[str, Mapping[str, Any]]) -> Box:
    facts = {fact.item: fact for fact in box.facts}
    for item, entry in entries.items():
        box = _READERS[item](box, item, entry["value"])
        confidence = entry.get("confidence", 1.0)
        if not isinstance(confidence, int | float) or not 0 <= confidence <= 1:
            raise BadBox(item, "a confidence from 0 to 1")
        status, why = str(entry.get("status", _OWNER)), str(entry.get("why", ""))
        facts[item] = Fact(item, status, float(confidence), why)
    return replace(box, facts=tuple(facts.values()))


def _read_section(box: Box, item: str, value: Any) -> Box:
    """Every section has three castles and locations, none at its border: else it is a slip."""
    rows = _rows(value, "".join(LETTERS))
    if rows is None or len(rows) != _SIDE or any(len(row) != _SIDE for row in rows):
        raise BadBox(item, f"{_SIDE} lines of {_SIDE} letters of {''.join(LETTERS)}")
    specials = [(line, place) for line, place in _found(rows, "KT")]
    if len(specials) != _SPECIALS or not _found(rows, "T"):
        raise BadBox(item, f"{_SPECIALS} castles and locations, a location among them")
    if any(not 0 < at < _SIDE - 1 for special in specials for at in special):
        raise BadBox(item, "no castle or location at the border")
    index = SECTIONS.index(item.removeprefix("section_"))
    return replace(box, sections=(*box.sections[:index], rows, *box.sections[index + 1 :]))


def _read_island(box: Box, item: str, value: Any) -> Box:
    rows = _rows(value, "." + "".join(LETTERS))
    if rows is None or len(rows) != ISLAND_LINES or any(len(row) > ISLAND_PLACES for row in rows):
        raise BadBox(item, f"{ISLAND_LINES} lines of at most {ISLAND_PLACES} letters or points")
    if len(_found(rows, "T")) != 1:
        raise BadBox(item, "one location")
    rows = tuple(row.ljust(ISLAND_PLACES, ".") for row in rows)
    index = ISLANDS.index(item.removeprefix("island_"))
    return replace(box, islands=(*box.islands[:index], rows, *box.islands[index + 1 :]))


def _read_first_game(box: Box, item: str, value: Any) -> Box:
    if not isinstance(value, dict) or set(value) != set(CORNERS):
        raise BadBox(item, f"the sections of {', '.join(CORNERS)}")
    names = tuple(str(value[corner]) for corner in CORNERS)
    if not set(names) <= set(SECTIONS) or len(set(names)) != len(CORNERS):
        raise BadBox(item, f"four different ones of {', '.join(SECTIONS)}")
    return replace(box, first_game=names)


def _rows(value: Any, letters: str) -> _Rows | None:
    if not isinstance(value, list) or not all(isinstance(row, str) for row in value):
        return None
    return tuple(value) if set("".join(value)) <= set(letters) else None


def _found(rows: Sequence[str], letters: str) -> list[tuple[int, int]]:
    return [
        (line, place)
        for line, row in enumerate(rows)
        for place, letter in enumerate(row)
        if letter in letters
    ]


_READERS: Final[Mapping[str, Callable[[Box, str, Any], Box]]] = {
    **{f"section_{name}": _read_section for name in SECTIONS},
    "first_game": _read_first_game,
    **{f"island_{name}": _read_island for name in ISLANDS},
}
