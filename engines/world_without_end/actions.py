"""The actions of Un Monde Sans Fin. ``str(action)`` is the notation; seats and places from 1.

A card that the data does not hold is told whole: ``event new KIND CORNERS PLACE EFFECT...``, as
``event new immediate stone,wheat,gold1,vp 9 may_exchange:give=wool*1:get=gold*3``. ``KIND`` is
``immediate`` or ``permanent``; the four corners are clockwise from the one that follows the arrow;
``PLACE`` is ``-`` in periods one and two; ``nothing`` stands for no effect. The effects are those
of the data files: ``effects.OPERATIONS``.
"""

from __future__ import annotations

import re
from typing import Annotated, Final, TypeAlias

from heraut.engines.notation import (
    Action,
    Name,
    Notation,
    Number,
    Numbers,
    Part,
    action,
    from_words,
)
from heraut.engines.protocol import IllegalAction
from heraut.engines.table_facts import TableFact
from heraut.engines.world_without_end.cards import EventCard, new_card
from heraut.engines.world_without_end.goods import MATERIALS
from heraut.engines.world_without_end.state import State

_Card: TypeAlias = Annotated[str, Name("CARD")]
_HiddenCard: TypeAlias = Annotated[str | None, Name("CARD|?", unknown=True)]
_Good: TypeAlias = Annotated[str, Name("GOOD")]
_Project: TypeAlias = Annotated[str, Name("PROJECT")]
_Count: TypeAlias = Annotated[int, Number("COUNT")]
_Site: TypeAlias = Annotated[int, Number("SITE")]


class _Materials(Part):
    """Stones and woods, joined with commas: how many of each."""

    def write(self, value: tuple[int, int]) -> str:
        return ",".join(("stone",) * value[0] + ("wood",) * value[1])

    def read(self, word: str) -> tuple[int, ...]:
        named = word.split(",")
        if not set(named) <= set(MATERIALS):
            raise ValueError(word)
        return tuple(map(named.count, MATERIALS))

    def key(self, value: tuple[int, int]) -> tuple[int, int]:
        # Two materials come first: they bring more.
        return -sum(value), -value[0]


class _Told(Part):
    """A card that is told whole, in several words: ``_draw`` reads them."""

    def write(self, value: EventCard | None) -> str:
        return value.inline() if value else ""

    def read(self, word: str) -> EventCard:
        raise ValueError(word)  # one word is too few

    def key(self, value: EventCard | None) -> str:
        return self.write(value)


@action("first")
class First(Action):
    """The table says who has the shield first."""

    seat: Annotated[int, Number("SEAT")]


@action("event", "CARD, event new KIND CORNERS PLACE EFFECT...")
class Draw(Action):
    """The table turns up the event card of the round.

    A card that the data does not hold is ``new``, and is told whole. It may come whenever a card is
    drawn from a real pile. As there is no end of such cards, they are not among the legal actions
    that are listed.
    """

    card: _Card
    told: Annotated[EventCard | None, _Told("")] = None


@action("plague")
class Plague(Action):
    """The table turns up a plague tile, by its value."""

    value: Annotated[int, Number("VALUE")]


@action("lose")
class Lose(Action):
    """An action card is drawn blindly from a hand, and put away face down.

    ``None`` when Héraut is not told which one.
    """

    card: _HiddenCard


@action("tax")
class Tax(Action):
    """The table rolls the tax die."""

    gold: Annotated[int, Number("GOLD")]


@action("pass")
class Pass(Action):
    """Do without what could be done, or do no more of it."""


@action("exchange", "[CARD]")
class Exchange(Action):
    """Exchange by an event card."""

    card: _Card


@action("pay")
class Pay(Action):
    """Pay what an event asks for."""


@action("give")
class Give(Action):
    """Give one of the goods that an event asks for."""

    good: _Good


@action("remove")
class Remove(Action):
    """Take one of one's houses back, by its site."""

    site: _Site


@action("orient")
class Orient(Action):
    """Turn the event card so that its arrow points to this number of steps."""

    steps: Annotated[int, Number("STEPS")]


@action("forgo")
class Forgo(Action):
    """Lay an action card face up without using it."""

    card: _Card


@action("play")
class Play(Action):
    """Lay an action card face up and use it."""

    card: _Card


@action("material")
class Material(Action):
    """Take a stone or a wood."""

    good: _Good


@action("build")
class Build(Action):
    """Put one or two materials on a project."""

    project: _Project
    materials: Annotated[tuple[int, int], _Materials("MATERIAL[,MATERIAL]")]


@action("sell", "[wool COUNT] [cloth [COUNT]]")
class Sell(Action):
    """Sell wool, and at most one cloth."""

    wool: _Count
    cloth: _Count

    def words(self) -> tuple[str, ...]:
        """Return what is sold; one cloth without its count."""
        wool = ("wool", str(self.wool)) if self.wool else ()
        cloth = ("cloth", str(self.cloth) if self.cloth > 1 else "") if self.cloth else ()
        return (*wool, *cloth) or ("nothing",)

    def order(self) -> tuple[int, int]:
        """Return what puts the most first."""
        return -self.wool, -self.cloth


@action("house")
class House(Action):
    """Build a house on a site."""

    site: _Site


@action("harvest")
class Harvest(Action):
    """Take what one or two of one's houses bring, by their sites."""

    sites: Annotated[tuple[int, ...], Numbers("SITE,...")]


@action("donate")
class Donate(Action):
    """Put a seal on a project."""

    project: _Project


@action("weave")
class Weave(Action):
    """Make cloth of wool."""

    count: _Count


@action("heal")
class Heal(Action):
    """Heal the sick, by their places."""

    places: Annotated[tuple[int, ...], Numbers("PLACE,...")]


@action("practise")
class Practise(Action):
    """Render a small medical service: one gold, one point."""


@action("extra")
class Extra(Action):
    """Buy what an event offers with an action card, by the good."""

    good: _Good


@action("protect")
class Protect(Action):
    """Pay a loyalty against what a missed duty brings, by the duty."""

    duty: Annotated[str, Name("DUTY")]


@action("discard", "CARD|#NUMBER|?")
class Discard(Action):
    """Put an action card away, face down.

    ``None`` when its holder does not tell Héraut which one.
    """

    card: _HiddenCard


_IN_HAND: Final = re.compile("#([0-9]{1,3})")
_SALE: Final = re.compile(r"(?:wool ([0-9]{1,3}))?\b ?(?:cloth(?: ([0-9]{1,3}))?)?")


def _draw(state: State, words: list[str]) -> Action | None:
    if words[:1] == ["new"]:
        return Draw("new", new_card("new", state.period, words[1:]))
    return from_words(Draw, words) if len(words) == 1 else None


def _discard(state: State, words: list[str]) -> Action | None:
    """Read a card to put away: also by its place in hand, so that nobody hears which it is."""
    found = _IN_HAND.fullmatch(words[0]) if len(words) == 1 else None
    if not found or not (place := int(found[1])):
        return from_words(Discard, words)
    if not state.tasks or state.task.kind != "discard":
        return Discard(None)
    hand = state.hand(state.task.seat)
    if place > len(hand):
        raise IllegalAction("too_many", count=place, most=len(hand))
    return Discard(hand[place - 1])


def _exchange(state: State, words: list[str]) -> Action | None:
    """Read an exchange; alone it is by the only event card that offers one now."""
    if words:
        return from_words(Exchange, words)
    if not state.tasks or state.task.kind not in ("offer", "play", "end"):
        raise IllegalAction("no_exchange")
    if state.task.kind == "offer":
        return Exchange(state.task.what)
    offers = state.offers(state.task.seat)
    if not offers:
        raise IllegalAction("no_exchange")
    if len(offers) > 1:
        raise IllegalAction("which_exchange", cards=offers)
    return Exchange(offers[0])


def _sell(_: State, words: list[str]) -> Action | None:
    if words == ["nothing"]:
        return Sell(0, 0)
    found = _SALE.fullmatch(" ".join(words)) if words else None
    if not found:
        return None
    wool, cloth = found.groups()
    return Sell(int(wool or 0), int(cloth or "cloth" in words))


@action("fact")
class Fact(TableFact):
    """Goods, points, houses or cards are otherwise than Héraut believes; see ``table_facts``."""


_AT_TABLE: Final = (First, Draw, Plague, Lose, Tax)
_IN_TURN: Final = (Pass, Exchange, Pay, Give, Remove, Orient, Forgo, Play)
_BY_CARD: Final = (Material, Build, Sell, House, Harvest, Donate, Weave, Heal, Practise)

NOTATION: Final = Notation[State](
    *_AT_TABLE,
    *_IN_TURN,
    *_BY_CARD,
    Extra,
    Protect,
    Discard,
    Fact,
    readers={Draw: _draw, Discard: _discard, Exchange: _exchange, Sell: _sell},
)
"""Every action, in its order."""
