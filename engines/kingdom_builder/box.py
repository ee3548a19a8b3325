"""What is printed on the board of one box, as far as it is known, and how far to trust it.

``box.toml`` holds it; it is part of the package and read once. An owner's corrections come as text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from heraut.engines.facts import Entry, Fact, read_entries
from heraut.engines.kingdom_builder.hexes import CORNERS, ISLAND_LINES, ISLAND_PLACES
from heraut.engines.records import put

TERRAINS: Final = ("grass", "canyon", "desert", "flowers", "forest")
"""The terrains that may be built on; each has five terrain cards."""
TERRAIN_PLACES: Final[Mapping[str, int]] = {name: place for place, name in enumerate(TERRAINS)}
"""Where each of them comes in that order."""
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
_Rows = tuple[str, ...]


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
        return Box(((),) * len(SECTIONS), ((),) * len(ISLANDS), (), ()).corrected(text)

    def corrected(self, text: str) -> Box:
        """Return the box with the items of an owner's file, whose ``value`` is enough.

        Raises :class:`~heraut.engines.facts.BadOverlay` when the text is no such file.
        """
        box, facts = self, {fact.item: fact for fact in self.facts}
        for item, entry in read_entries(text, _READERS).items():
            box = _READERS[item](box, entry)
            facts[item] = entry.fact
        return replace(box, facts=tuple(facts.values()))


def _read_section(box: Box, entry: Entry) -> Box:
    """Every section has three castles and locations, none at its border: else it is a slip."""
    rows = _rows(entry.value, "".join(LETTERS))
    if rows is None or len(rows) != _SIDE or any(len(row) != _SIDE for row in rows):
        raise entry.bad("section_rows", "value", lines=_SIDE, letters=tuple(LETTERS))
    specials = _found(rows, "KT")
    if len(specials) != _SPECIALS or not _found(rows, "T"):
        raise entry.bad("section_specials", "value", count=_SPECIALS)
    if any(not 0 < at < _SIDE - 1 for special in specials for at in special):
        raise entry.bad("no_special_at_border", "value")
    index = SECTIONS.index(entry.fact.item.removeprefix("section_"))
    return replace(box, sections=put(box.sections, index, rows))


def _read_island(box: Box, entry: Entry) -> Box:
    letters = "." + "".join(LETTERS)
    rows = _rows(entry.value, letters)
    if rows is None or len(rows) != ISLAND_LINES or any(len(row) > ISLAND_PLACES for row in rows):
        places = {"lines": ISLAND_LINES, "places": ISLAND_PLACES}
        raise entry.bad("island_rows", "value", letters=tuple(LETTERS), **places)
    if len(_found(rows, "T")) != 1:
        raise entry.bad("one_location", "value")
    rows = tuple(row.ljust(ISLAND_PLACES, ".") for row in rows)
    index = ISLANDS.index(entry.fact.item.removeprefix("island_"))
    return replace(box, islands=put(box.islands, index, rows))


def _read_first_game(box: Box, entry: Entry) -> Box:
    value = entry.value
    if not isinstance(value, dict) or set(value) != set(CORNERS):
        raise entry.bad("sections_by_corner", "value", corners=CORNERS)
    names = tuple(str(value[corner]) for corner in CORNERS)
    if not set(names) <= set(SECTIONS) or len(set(names)) != len(CORNERS):
        raise entry.bad("four_sections", "value", sections=SECTIONS)
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


_READERS: Final[Mapping[str, Callable[[Box, Entry], Box]]] = {
    **{f"section_{name}": _read_section for name in SECTIONS},
    "first_game": _read_first_game,
    **{f"island_{name}": _read_island for name in ISLANDS},
}
