"""Reads the items of ``box.toml``, ``events.toml`` and of an owner's file, and checks each.

Every function takes an entry and raises :class:`~heraut.engines.facts.BadOverlay` about it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from heraut.engines.facts import Entry
from heraut.engines.world_without_end.cards import CORNERS, KINDS, SIDES, misplaced
from heraut.engines.world_without_end.effects import (
    FAVOURS,
    OPERATIONS,
    BadEffect,
    Effect,
    read_effect,
)
from heraut.engines.world_without_end.goods import GOODS, MATERIALS, POINTS, RICHES, Goods, amounts

SITES: Final = 14
"""Building sites for houses (rulebook, the action card for houses)."""
PLACES: Final = 11
"""Places that the plague may strike (rulebook, the plague)."""
TILE_VALUES: Final = range(1, 6)
"""How much knowledge a plague tile may ask for."""
_MOST: Final = 60
LONGEST: Final = 80
"""Letters of a title or a name, which are spoken."""

Corners = tuple[tuple[str, ...], int]
"""A card's four incomes, and its plague place (0: none)."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A building project as its tile and the board show it."""

    project: str
    """Its id: ``bridge``."""
    name: str
    """What is printed on it: the words have their own, but for a name that the owner gave."""
    stone: int
    wood: int
    """How many spaces there are for each."""
    donors: Goods
    """What each donor receives."""
    heals: bool
    """Each donor may heal one citizen at once."""

    @property
    def label(self) -> dict[str, object]:
        """How events name it."""
        return {"project": self.project, "name": self.name}


@dataclass(frozen=True, slots=True)
class Site:
    """A building site for a house."""

    material: str
    """What the house is built of."""
    gives: Goods
    """What it brings at a harvest."""


@dataclass(frozen=True, slots=True)
class Face:
    """An event card without its corners."""

    period: int
    title: str
    permanent: bool
    effects: tuple[Effect, ...]


def read_supply(entry: Entry) -> tuple[int, ...]:
    """Return how many of each of the goods there are; gold is not counted."""
    limited = GOODS[:-1]
    table = _table(entry, limited, limited)
    return tuple(_count(entry, table[good], 1, _MOST, "value", good) for good in limited)


def read_start(entry: Entry) -> tuple[int, Goods]:
    """Return the points and the goods that each seat begins with."""
    goods = _goods(entry, entry.value, "value")
    points = dict(goods).get(POINTS, 0)
    return points, tuple(item for item in goods if item[0] != POINTS)


def read_tax(entry: Entry) -> tuple[int, ...]:
    """Return the faces of the die, which has six from 2 to 5 (rulebook, the duties)."""
    faces = entry.value
    if not isinstance(faces, list) or len(faces) != 6:
        raise entry.bad("six_faces", "value")
    return tuple(_count(entry, face, 2, 5, "value") for face in faces)


def read_numbers(entry: Entry) -> tuple[int, ...]:
    """Return the numbers around the council building: 0 to 3, each once (rulebook, phase 4)."""
    numbers = entry.value
    whole = isinstance(numbers, list) and all(_whole(n, 0, 3) for n in numbers)
    if not whole or sorted(numbers) != list(range(SIDES)):
        raise entry.bad("zero_to_three", "value")
    return tuple(numbers)


def read_favours(entry: Entry) -> tuple[str, ...]:
    """Return the favour track; it begins with the queen and ends with the bishop."""
    spaces = entry.value
    if not isinstance(spaces, list) or not set(map(str, spaces)) <= set(FAVOURS):
        raise entry.bad("favour_spaces", "value", known=FAVOURS)
    if not set(FAVOURS) <= set(spaces) or (spaces[0], spaces[-1]) != ("queen", "bishop"):
        raise entry.bad("favour_track", "value", known=FAVOURS)
    return tuple(spaces)


def read_marker(entry: Entry, spaces: int) -> int:
    """Return where the favour marker begins, counted from 0; the file counts from 1."""
    return _count(entry, entry.value, 1, spaces, "value") - 1


def read_tiles(entry: Entry) -> tuple[int, ...]:
    """Return how many plague tiles there are of each value; eleven in all."""
    keys = tuple(map(str, TILE_VALUES))
    table = _table(entry, keys, keys)
    counts = tuple(table[key] for key in keys)
    if not all(_whole(count, 0, PLACES) for count in counts) or sum(counts) != PLACES:
        raise entry.bad("eleven_tiles", "value", count=PLACES)
    return counts


def read_plan(project: str, entry: Entry, donors: Entry) -> Plan:
    """Return a project with its spaces, and what its donors receive."""
    received = _read_donors(donors)
    table = _table(entry, ("name", "stone", "wood"), ("name", "stone", "wood"))
    name = _text(entry, table, "name")
    stone, wood = (_count(entry, table[good], 0, 12, "value", good) for good in MATERIALS)
    if not stone + wood:
        raise entry.bad("some_space", "value")
    return Plan(project, name, stone, wood, *received)


def _read_donors(entry: Entry) -> tuple[Goods, bool]:
    """Return what each donor receives, and whether it may heal one citizen (``heal = 1``)."""
    table = _table(entry, (), (*RICHES, "heal"))
    goods = {key: count for key, count in table.items() if key != "heal"}
    heals = _count(entry, table.get("heal", 0), 0, 1, "value", "heal")
    return _goods(entry, goods, "value"), bool(heals)


def read_site(entry: Entry) -> Site:
    """Return a building site."""
    table = _table(entry, ("material", "gives"), ("material", "gives"))
    if table["material"] not in MATERIALS:
        raise entry.bad("stone_or_wood", "value", "material")
    gives = _goods(entry, table["gives"], "value", "gives")
    if not gives:
        raise entry.bad("goods", "value", "gives", known=RICHES)
    return Site(table["material"], gives)


def read_bonus(entry: Entry) -> Goods | None:
    """Return what healing at a place brings beyond the points; ``{ house = 1 }``: a free house."""
    if entry.value == {"house": 1}:
        return None
    return _goods(entry, entry.value, "value")


def read_event(entry: Entry, projects: Sequence[str]) -> Face:
    """Return an event card without its corners."""
    table = _table(entry, ("period", "kind", "effects"), ("period", "title", "kind", "effects"))
    period = _count(entry, table["period"], 1, 4, "value", "period")
    if table["kind"] not in KINDS:
        raise entry.bad("kind", "value", "kind", known=KINDS)
    title = _text(entry, {"title": "", **table}, "title")
    told = table["effects"]
    if not isinstance(told, list):
        raise entry.bad("effects", "value", "effects")
    effects = []
    for number, item in enumerate(told):
        try:
            effect = read_effect(item)
        except BadEffect as bad:
            place = ("value", "effects", str(number))
            raise entry.bad("effect", *place, **_wrong(bad)) from bad
        if "project" in OPERATIONS[effect.op] and effect.text("project") not in projects:
            raise entry.bad("project", "value", "effects", str(number), known=tuple(projects))
        effects.append(effect)
    permanent = table["kind"] == "permanent"
    if wrong := misplaced(permanent, tuple(effects)):
        raise entry.bad("standing_effects", "value", "effects", op=wrong)
    return Face(period, title, permanent, tuple(effects))


def _wrong(bad: BadEffect) -> dict[str, object]:
    """Return what words need to tell a wrong effect: ``kind`` is that of the value at fault."""
    kinds = OPERATIONS.get(bad.op, {})
    return {
        "op": bad.op or "none",
        "field": bad.field or "none",
        "kind": kinds.get(bad.field, "none"),
        "known": tuple(kinds) if bad.op else tuple(OPERATIONS),
    }


def read_corners(entry: Entry, period: int) -> Corners:
    """Return a card's corners and its plague place, which periods three and four have."""
    table = _table(entry, ("corners",), ("corners", "place"))
    corners = table["corners"]
    four = isinstance(corners, list) and len(corners) == SIDES
    if not four or not all(isinstance(one, str) and one in CORNERS for one in corners):
        raise entry.bad("four_corners", "value", "corners", known=tuple(CORNERS))
    place = table.get("place", 0)
    if period > 2:
        _count(entry, place, 1, PLACES, "value", "place")
    elif place != 0:
        raise entry.bad("no_place", "value", "place")
    return tuple(corners), place


def _table(entry: Entry, needed: Sequence[str], known: Sequence[str]) -> dict[str, Any]:
    table = entry.value
    if not isinstance(table, dict):
        raise entry.bad("table", "value", known=tuple(known))
    for key in table:
        if key not in known:
            raise entry.bad("known_field", "value", key, known=tuple(known))
    for key in needed:
        if key not in table:
            raise entry.bad("field", "value", needed=key)
    return table


def _goods(entry: Entry, value: object, *path: str) -> Goods:
    if not isinstance(value, dict) or set(value) - set(RICHES):
        raise entry.bad("goods", *path, known=RICHES)
    for good, count in value.items():
        _count(entry, count, 1, 20, *path, good)
    return amounts(value)


def _text(entry: Entry, table: dict[str, Any], key: str) -> str:
    text = table[key]
    if not isinstance(text, str) or len(text) > LONGEST or not text.isprintable():
        raise entry.bad("short_text", "value", key, most=LONGEST)
    return text.strip()


def _count(entry: Entry, value: Any, least: int, most: int, *path: str) -> int:
    """Return a number that has to be whole, and within bounds."""
    if not _whole(value, least, most):
        raise entry.bad("count", *path, least=least, most=most)
    return int(value)


def _whole(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most
