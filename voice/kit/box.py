"""The cards of a real box, one by one, and how each kind of them is marked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import yaml

from heraut.engines.registry import RULES, find_rules
from heraut.errors import KeyedError
from heraut.nfc import CardTag

BOARD: Final = frozenset({"maps", "pegs", "textures"})
"""What a description tells besides its cards: see :mod:`.maps`."""


class BoxError(KeyedError, ValueError):
    """There is no description of this game's box, or it does not fit the game's rules."""


class Code(StrEnum):
    """How a number is raised, where it is not in braille."""

    COLUMN = "column"
    """One column of dots; for numbers up to some fifteen."""
    DIGITS = "digits"
    """A column for the tens and one for the units."""
    PARTS = "parts"
    """A column for the part of the box that a group is, and one for the number."""


class Numbering(StrEnum):
    """What the number of a card is."""

    RANK = "rank"
    """The number that its id is, or ends with."""
    ORDER = "order"
    """Its place in its group, from 1."""
    COPY = "copy"
    """The number of the copy: the cards are all alike."""


@dataclass(frozen=True, slots=True)
class Group:
    """Cards of one kind, marked in one way."""

    name: str
    """What messages call it: ``event``."""
    cards: tuple[str, ...]
    """The ids of its cards, in order."""
    number: Numbering
    code: Code
    part: int
    """The number of the part of the box that it is, such as a period; 0 where there is none."""
    bars: int
    """Raised bars above the code, which tell the kinds of cards apart."""
    secret: bool
    """Whether a telephone held to the chip must read nothing."""
    width: float
    """Width of the label, in millimetres."""


@dataclass(frozen=True, slots=True)
class BoxCard:
    """One physical card of the box."""

    tag: CardTag
    """Its identity; copies count from 1, even when there is only one."""
    group: Group
    number: int
    """What its label and its tactile code tell."""
    copies: int
    """How many cards of this id there are."""


@dataclass(frozen=True, slots=True)
class Box:
    """All cards of one game, in the order in which they are marked."""

    game: str
    groups: tuple[Group, ...]
    cards: tuple[BoxCard, ...]

    def find(self, tag: CardTag) -> BoxCard | None:
        """Return the card of the box that a tag stands for, if any."""
        return next((card for card in self.cards if card.tag == tag), None)


def has_box(game: str) -> bool:
    """Tell whether the box of a registered game is described."""
    return game in RULES and box_path(game).is_file()


@cache
def find_box(game: str) -> Box:
    """Return the box of a registered game.

    Raises :class:`~heraut.engines.registry.UnknownGame` and :class:`BoxError`.
    """
    rules = find_rules(game)
    path = box_path(rules.name)
    if not path.is_file():
        raise BoxError("box_unknown", f"nothing is known of the box of {game}", game=game)
    described = yaml.safe_load(path.read_text(encoding="utf-8"))
    groups = {name: fields for name, fields in described.items() if name not in BOARD}
    return box_of(rules.name, groups, rules.cards)


def box_path(game: str) -> Traversable:
    """Return the description of a game's box; it need not exist."""
    return files("heraut.voice.kit") / f"{game}.yaml"


def box_of(game: str, described: Mapping[str, Any], cards: Mapping[str, int]) -> Box:
    """Return the box that holds ``cards``, how many of each id, grouped as ``described``.

    Raises :class:`BoxError` when the two do not name the same cards.
    """
    groups = tuple(_group(name, fields) for name, fields in described.items())
    listed = [card for group in groups for card in group.cards]
    if sorted(listed) != sorted(cards):
        strange = sorted({*listed} ^ {*cards}) or sorted(listed)
        message = (
            f"the rules and the box of {game} do not name the same cards: {', '.join(strange)}"
        )
        raise BoxError("box_other_cards", message, game=game, cards=tuple(strange))
    return Box(game, groups, tuple(each for group in groups for each in _of(game, group, cards)))


def _group(name: str, fields: Mapping[str, Any]) -> Group:
    return Group(
        name=name,
        cards=tuple(fields["cards"]),
        number=Numbering(fields["number"]),
        code=Code(fields.get("code", Code.COLUMN)),
        part=int(fields.get("part", 0)),
        bars=int(fields["bars"]),
        secret=bool(fields["secret"]),
        width=float(fields["width"]),
    )


def _of(game: str, group: Group, cards: Mapping[str, int]) -> Sequence[BoxCard]:
    found: list[BoxCard] = []
    for place, card in enumerate(group.cards, 1):
        for copy in range(1, cards[card] + 1):
            number = _number(group.number, card, place, copy)
            found.append(BoxCard(CardTag(game, card, copy), group, number, cards[card]))
    return found


def _number(numbering: Numbering, card: str, place: int, copy: int) -> int:
    match numbering:
        case Numbering.RANK:
            return int(card[len(card.rstrip("0123456789")) :])
        case Numbering.ORDER:
            return place
        case Numbering.COPY:
            return copy
