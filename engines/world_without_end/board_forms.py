"""What is printed on the board and the tiles, told blank by blank for the file of a box's owner.

A form begins with what is known already, so that it can be heard and put right.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from heraut.engines.facts import OWNER, Fact
from heraut.engines.forms import Added, Amounts, Blank, BlankKind, Doubt, Filled, Part, Told
from heraut.engines.protocol import Event
from heraut.engines.world_without_end.box import Box
from heraut.engines.world_without_end.effects import FAVOURS
from heraut.engines.world_without_end.fact_events import tell_fact
from heraut.engines.world_without_end.goods import GOODS, MATERIALS, RICHES
from heraut.engines.world_without_end.printed import LONGEST, PLACES, SITES, TILE_VALUES

_MOST: Final = 20
"""The most goods of a kind that a site, a place or a donor brings."""
_MOST_PIECES: Final = 60
"""The most pieces of a kind that the box may hold."""
_MOST_SPACES: Final = 12


def _choice(name: str, words: str, values: Sequence[str], times: int = 1) -> Blank:
    return Blank(name, BlankKind.CHOICE, words, tuple(values), times=times)


def _amounts(name: str, values: Sequence[str], least: int = 1, most: int = _MOST) -> Blank:
    return Blank(name, BlankKind.AMOUNTS, "goods", tuple(values), least=least, most=most)


def _project(box: Box) -> Blank:
    return _choice("project", "project", [plan.project for plan in box.plans])


def _numbers(values: range, times: int) -> Blank:
    return _choice("numbers", "digit", list(map(str, values)), times)


_BLANKS: Final[Mapping[str, Callable[[Box], tuple[Blank, ...]]]] = {
    "site": lambda box: (
        Blank("site", BlankKind.NUMBER, "site", most=SITES),
        _choice("material", "material", MATERIALS),
        _amounts("gives", RICHES),
    ),
    "place": lambda box: (
        Blank("place", BlankKind.NUMBER, "place", most=PLACES),
        _amounts("brings", (*RICHES, "house"), least=0),
    ),
    "project": lambda box: (
        _project(box),
        _amounts("spaces", MATERIALS, most=_MOST_SPACES),
        Blank("name", BlankKind.TEXT, most=LONGEST),
    ),
    "donors": lambda box: (_project(box), _amounts("receive", (*RICHES, "heal"), least=0)),
    "tax_die": lambda box: (_numbers(range(2, 6), len(box.tax)),),
    "council": lambda box: (_numbers(range(len(box.numbers)), len(box.numbers)),),
    "plague_tiles": lambda box: (_numbers(range(PLACES + 1), len(TILE_VALUES)),),
    "favours": lambda box: (_choice("spaces", "favour", FAVOURS, len(box.favours)),),
    "favour_marker": lambda box: (
        Blank("begins", BlankKind.NUMBER, "space", most=len(box.favours)),
    ),
    "start": lambda box: (_amounts("goods", RICHES),),
    "supply": lambda box: (_amounts("pieces", GOODS[:-1], most=_MOST_PIECES),),
}
"""By kind: its blanks, those first that tell which of the kind it is."""

BOARD: Final = tuple(_BLANKS)
"""What may be told of the box besides its cards."""

_NAMED: Final = ("site", "place", "project")
"""The blanks that tell which of several things it is."""


@dataclass(frozen=True, slots=True)
class BoardForm:
    """The form of one thing of the board."""

    kind: str
    box: Box

    @property
    def named_by(self) -> tuple[str, ...]:
        """The blank that tells which one it is, where there are several."""
        first = _BLANKS[self.kind](self.box)[0].name
        return (first,) if first in _NAMED else ()

    def blanks(self, filled: Filled) -> Sequence[Blank]:
        """Return what tells which one it is, then what is printed there."""
        return _BLANKS[self.kind](self.box)

    def parts(self, filled: Filled) -> Sequence[Part]:
        """Return nothing: it does nothing."""
        return ()

    def part(self, name: str) -> Part:
        """Raise ``KeyError``."""
        raise KeyError(name)

    def found(self, filled: Filled) -> Filled | None:
        """Return what is known of it, in the owner's file or else in Héraut's."""
        if not set(self.named_by) <= set(filled.blanks):
            return None
        item = self._item(filled)
        value = next(fact.value for fact in self.box.facts if fact.item == item)
        named = {name: filled.blanks[name] for name in self.named_by}
        return Filled({**named, **_blanks_of(self.kind, value)})

    def described(self, filled: Filled) -> Sequence[Event]:
        """Return what is printed there."""
        return tell_fact(Fact(self._item(filled), OWNER, 1.0, "", value=self._value(filled)))

    def doubts(self, filled: Filled) -> Sequence[Doubt]:
        """Return nothing: there is one of each."""
        return ()

    def added(self, filled: Filled) -> Added:
        """Return its item."""
        return Added("", {self._item(filled): self._value(filled)})

    def _item(self, filled: Filled) -> str:
        return "_".join((self.kind, *(str(filled.blanks[name]) for name in self.named_by)))

    def _value(self, filled: Filled) -> Any:
        told = filled.blanks
        match self.kind:
            case "site":
                return {"material": told["material"], "gives": _table(told["gives"])}
            case "project":
                spaces = {**dict.fromkeys(MATERIALS, 0), **_table(told["spaces"])}
                kept = self.box.plan(str(told["project"])).name
                return {"name": told.get("name") or kept, **spaces}
            case "tax_die" | "council":
                return [int(each) for each in cast(tuple[str, ...], told["numbers"])]
            case "plague_tiles":
                counts = map(int, cast(tuple[str, ...], told["numbers"]))
                return dict(zip(map(str, TILE_VALUES), counts, strict=True))
            case "favours":
                return list(cast(tuple[str, ...], told["spaces"]))
            case "favour_marker":
                return told["begins"]
            case _:
                return _table(told[_BLANKS[self.kind](self.box)[-1].name])


def _blanks_of(kind: str, value: Any) -> dict[str, Told]:
    """Return what fills the blanks of a kind, from its value in a file."""
    match kind:
        case "site":
            return {"material": value["material"], "gives": tuple(value["gives"].items())}
        case "project":
            spaces = tuple((good, value[good]) for good in MATERIALS if value[good])
            return {"spaces": spaces, "name": value["name"]}
        case "tax_die" | "council":
            return {"numbers": tuple(map(str, value))}
        case "plague_tiles":
            return {"numbers": tuple(str(value[str(each)]) for each in TILE_VALUES)}
        case "favours":
            return {"spaces": tuple(value)}
        case "favour_marker":
            return {"begins": value}
        case "place":
            return {"brings": tuple(value.items())}
        case "donors":
            return {"receive": tuple(value.items())}
        case _:
            return {"goods" if kind == "start" else "pieces": tuple(value.items())}


def _table(told: Told) -> dict[str, int]:
    return dict(cast(Amounts, told))
