"""The parts of a board hex by hex, as the facts of a game tell them, and a board of pegs.

A fact that is to be drawn is a list of lines, each a string of letters; every second line lies half
a hex further east. ``<game>.yaml`` tells which facts, and what the letters mean.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import yaml

from heraut.engines.facts import Fact

from .box import BoxError, box_path
from .marks import BLACK
from .textures import WHITE, Pattern, Texture

_OWN = "own"
"""What a hex is called that is called after its part."""


@dataclass(frozen=True, slots=True)
class Map:
    """One part of a board."""

    kind: str
    """What parts of this kind are called: ``section``."""
    name: str
    """What this one is called: ``tavern``."""
    status: str
    """Where it comes from: one of :data:`~heraut.engines.facts.STATUSES`."""
    turned: bool
    """Whether it lies the other way round."""
    rows: tuple[tuple[str, ...], ...]
    """What each hex of each line is, from the north and from the west; ``""``: there is none."""
    lines: tuple[str, ...]
    """The names of its lines, a letter each, wherever it may lie on the board."""
    places: tuple[int, ...]
    """What the first place of a line is called, wherever it may lie on the board."""


@dataclass(frozen=True, slots=True)
class Pegs:
    """A board of pegs, one a hex."""

    lines: str
    """The names of its lines, a letter each."""
    places: int
    """How many pegs a line has."""
    part: int
    """After how many lines, and places, a strip parts the sections."""
    aside: str
    """The names of the lines of a small board beside it."""


@dataclass(frozen=True, slots=True)
class Board:
    """What a kit shows of a board."""

    game: str
    maps: tuple[Map, ...]
    pegs: Pegs | None
    textures: Mapping[str, Texture]
    """How what a hex may be looks and feels."""

    def laid(self, parts: Sequence[tuple[str, bool]]) -> tuple[Map, ...]:
        """Return the maps of the parts of one board, with the names that their hexes have there.

        ``parts`` are the facts that tell them, and whether each is turned: first those that lie
        side by side, line by line from the north-west, then any beside the board. Raises
        :class:`BoxError` for a part that has no such map.
        """
        found = []
        for place, (item, turned) in enumerate(parts):
            for each in self.maps:
                if (f"{each.kind}_{each.name}", each.turned) == (item, turned):
                    line, column = divmod(place, len(each.places))
                    lines = each.lines[line % len(each.lines)]
                    first = each.places[column]
                    found.append(replace(each, lines=(lines,), places=(first,)))
                    break
            else:
                text = f"there is no map of {item}"
                raise BoxError("box_no_such_map", text, game=self.game, item=item)
        return tuple(found)

    @property
    def beside(self) -> int:
        """How many parts make a whole board; any more lie beside it."""
        kinds = [each for each in self.maps if len(each.places) > 1]
        return len(kinds[0].lines) * len(kinds[0].places) if kinds else 0


def find_board(game: str, facts: Sequence[Fact]) -> Board | None:
    """Return what is to be shown of a game's board; ``None`` when nothing is.

    ``facts`` are those of the game, with the corrections of the owner of the box. Raises
    :class:`BoxError` when they do not tell what is to be drawn.
    """
    described = yaml.safe_load(box_path(game).read_text(encoding="utf-8"))
    return board_of(game, described, facts)


def board_of(game: str, described: Mapping[str, Any], facts: Sequence[Fact]) -> Board | None:
    """Return the same for a description that was read already. Raises :class:`BoxError`."""
    known = {fact.item: fact for fact in facts}
    maps = tuple(
        each
        for kind, fields in described.get("maps", {}).items()
        for each in _maps(game, kind, fields, known)
    )
    pegs = Pegs(**described["pegs"]) if "pegs" in described else None
    owns = {each.name for each in maps}
    textures = _textures(described.get("textures", {}), owns)
    return Board(game, maps, pegs, textures) if maps or pegs else None


def _textures(
    described: Mapping[str, Mapping[str, str]], owns: Iterable[str]
) -> dict[str, Texture]:
    """Return the texture of each name; ``own`` is that of all parts that a hex is called after."""
    found = {
        name: Texture(
            Pattern(fields["pattern"]), fields.get("ink", BLACK), fields.get("tint", WHITE)
        )
        for name, fields in described.items()
    }
    own = found.pop(_OWN, None)
    return found | (dict.fromkeys(owns, own) if own else {})


def _maps(game: str, kind: str, fields: Any, known: Mapping[str, Fact]) -> Iterator[Map]:
    for item in fields["of"]:
        if item not in known or len(known[item].rows) != 1:
            text = f"the facts of {game} do not tell the lines of {item}"
            raise BoxError("box_other_board", text, game=game, items=(item,))
        name = item.removeprefix(f"{kind}_")
        ((_, written),) = known[item].rows
        rows = _read(written, fields["letters"], name)
        lines, places = tuple(fields["lines"]), tuple(fields["places"])
        laid = Map(kind, name, known[item].status, False, rows, lines, places)
        yield laid
        if fields["turned"]:
            yield replace(laid, turned=True, rows=tuple(row[::-1] for row in rows[::-1]))


def _read(
    written: Sequence[int | str], letters: Mapping[str, str], name: str
) -> tuple[tuple[str, ...], ...]:
    """Return what each hex of some written lines is."""
    meaning = {letter: name if what == _OWN else what for letter, what in letters.items()}
    return tuple(tuple(meaning.get(letter, "") for letter in str(line)) for line in written)
