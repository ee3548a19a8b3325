"""Event cards, and how one of them is turned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from heraut.engines.protocol import NotationError
from heraut.engines.world_without_end.effects import STANDING, BadEffect, Effect, read_inline
from heraut.engines.world_without_end.goods import Goods

KINDS: Final = ("immediate", "permanent")
SIDES: Final = 4
"""A card has four corners, the board four sides."""

CORNERS: Final[dict[str, Goods]] = {
    "stone": (("stone", 1),),
    "wood": (("wood", 1),),
    "wheat": (("wheat", 1),),
    "piety": (("piety", 1),),
    "wool": (("wool", 1),),
    "medical": (("medical", 1),),
    "loyalty": (("loyalty", 1),),
    "gold1": (("gold", 1),),
    "gold2": (("gold", 2),),
    "vp": (("vp", 1),),
}
"""The incomes that a corner may show (rulebook, phase 3)."""


@dataclass(frozen=True, slots=True)
class EventCard:
    """One event card."""

    name: str
    """Its id: ``ii-03``; ``new-1`` for one that was told at the table."""
    period: int
    title: str
    """How its text begins, in French; empty when nobody told it."""
    permanent: bool
    """Blue: it holds to the end of its period. Else beige: it happens at once."""
    effects: tuple[Effect, ...]
    corners: tuple[str, ...]
    """The four incomes, clockwise from the corner that follows the arrow."""
    place: int
    """Where somebody falls ill; 0 on the cards of periods one and two."""

    @property
    def kind(self) -> str:
        """``immediate`` or ``permanent``."""
        return KINDS[self.permanent]

    @property
    def label(self) -> dict[str, object]:
        """How events name it."""
        return {"card": self.name, "title": self.title}

    def effect(self, op: str) -> Effect:
        """Return its effect of an operation that it has."""
        return next(effect for effect in self.effects if effect.op == op)

    def corner(self, gap: int, side: int) -> tuple[str, int]:
        """Return the good and the count that point to a side when the arrow points to ``gap``.

        Gap 0 lies between sides 0 and 1, and so on, clockwise.
        """
        ((good, count),) = CORNERS[self.corners[(side - gap - 1) % SIDES]]
        return good, count

    def inline(self) -> str:
        """Return what a new card is told by, as it stands in a notation."""
        effects = " ".join(map(str, self.effects)) or "nothing"
        return f"{self.kind} {','.join(self.corners)} {self.place or '-'} {effects}"


def misplaced(permanent: bool, effects: tuple[Effect, ...]) -> str | None:
    """Return the operation that a permanent card may not have, ``None`` when all is well.

    It has only what may hold for a while, and nothing twice: ``exchange CARD`` has to be clear.
    """
    if not permanent:
        return None
    ops = [effect.op for effect in effects]
    return next((op for op in ops if op not in STANDING or ops.count(op) > 1), None)


def new_card(name: str, period: int, words: list[str]) -> EventCard:
    """Return a card that is told word by word: kind, corners, place, effects.

    Raises ``NotationError`` when it is none.
    """
    notation = " ".join(("event new", *words))
    expected = "event new immediate|permanent CORNER,CORNER,CORNER,CORNER PLACE|- EFFECT..."
    if len(words) < 4 or words[0] not in KINDS:
        raise NotationError(notation, expected)
    kind, corners, place, *told = words
    shown = tuple(corners.split(","))
    numbers = {"-": 0, **{str(number): number for number in range(1, 12)}}
    if len(shown) != SIDES or not set(shown) <= set(CORNERS) or place not in numbers:
        raise NotationError(notation, expected)
    try:
        effects = () if told == ["nothing"] else tuple(map(read_inline, told))
    except BadEffect as bad:
        raise NotationError(notation, bad.expected) from bad
    permanent = kind == "permanent"
    if wrong := misplaced(permanent, effects):
        raise NotationError(notation, f"a permanent card without {wrong}, or with it once")
    return EventCard(name, period, "", permanent, effects, shown, numbers[place])
