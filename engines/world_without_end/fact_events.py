"""What the items of the box say, as events: how an owner hears what Héraut believes of the box."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from heraut.engines.facts import Fact
from heraut.engines.protocol import Event
from heraut.engines.world_without_end.box import PERIODS, Box
from heraut.engines.world_without_end.cards import CORNERS
from heraut.engines.world_without_end.effects import described, read_effect
from heraut.engines.world_without_end.goods import amounts, details
from heraut.engines.world_without_end.vocabulary import COUNTED, WORDS

FACTS: Final = (
    WORDS.event("fact_supply", "goods counts"),
    WORDS.event("fact_start", "goods counts"),
    WORDS.event("fact_tax_die", "faces"),
    WORDS.event("fact_council", "numbers"),  # clockwise from between the first and second seat
    WORDS.event("fact_favours", "spaces"),  # in order
    COUNTED.event("fact_favour_marker", "space"),  # its place on the track
    WORDS.event("fact_plague_tiles", "values counts"),  # parallel, none that there is not
    WORDS.event("fact_project", "project name stone wood"),  # the owner's own name for it, or
    # none; spaces
    WORDS.event("fact_donors", "project heals goods counts"),  # one citizen
    WORDS.event("fact_site", "site material goods counts"),
    WORDS.event("fact_place", "place house goods counts"),  # a free house
    WORDS.event("fact_event", "card period number title kind"),  # 0: an id of the owner's own; its
    # effects follow
    WORDS.event("fact_no_effect"),
    WORDS.event("fact_event_gone", "card period number"),  # the owner says it is not in the box
    WORDS.event("fact_corners", "card period number place goods counts"),  # 0: an id of the owner's
    # own; 0: none; clockwise from the corner that follows the arrow
)
"""What the box holds, as an owner hears it."""

_PRINTED: Final = re.compile("(i|ii|iii|iv)-([0-9]{2})")
"""The ids of the box's cards: period and number."""
_ROMAN: Final = dict(zip(("i", "ii", "iii", "iv"), PERIODS, strict=True))


def tell_fact(fact: Fact) -> Sequence[Event]:
    """Return what one item says. Raises ``KeyError`` for an item that is none of this box."""
    kind, _, rest = fact.item.partition("_")
    if kind in _KINDS:
        return _KINDS[kind](rest, fact.value)
    return (Event(f"fact_{fact.item}", _BOARD[fact.item](fact.value)),)


def _tiles(value: Mapping[str, int]) -> dict[str, object]:
    some = {int(knowledge): count for knowledge, count in value.items() if count}
    return {"values": tuple(some), "counts": tuple(some.values())}


def _project(project: str, value: Mapping[str, Any]) -> Sequence[Event]:
    shipped = Box.shipped().find_plan(project)
    own = "" if shipped and value["name"] == shipped.name else value["name"]
    return (Event("fact_project", {**value, "project": project, "name": own}),)


def _donors(project: str, value: Mapping[str, int]) -> Sequence[Event]:
    goods = amounts({good: count for good, count in value.items() if good != "heal"})
    heals = bool(value.get("heal"))
    return (Event("fact_donors", {"project": project, "heals": heals, **details(goods)}),)


def _site(number: str, value: Mapping[str, Any]) -> Sequence[Event]:
    told = {"site": int(number), "material": value["material"], **details(amounts(value["gives"]))}
    return (Event("fact_site", told),)


def _place(number: str, value: Mapping[str, int]) -> Sequence[Event]:
    house = "house" in value
    goods = amounts({} if house else value)
    return (Event("fact_place", {"place": int(number), "house": house, **details(goods)}),)


def _event(card: str, value: Mapping[str, Any]) -> Sequence[Event]:
    named = numbered(card)
    if not value:
        return (Event("fact_event_gone", named),)
    names = {plan.project: plan.name for plan in Box.shipped().plans}
    effects = [described(read_effect(effect), names) for effect in value["effects"]]
    # The period that the card says goes before the one that its id says.
    told = {**named, **{key: value.get(key) or None for key in ("period", "title", "kind")}}
    return (Event("fact_event", told), *(effects or [Event("fact_no_effect")]))


def _corners(card: str, value: Mapping[str, Any]) -> Sequence[Event]:
    shown = [CORNERS[corner][0] for corner in value["corners"]]
    told = {**numbered(card), "place": value.get("place", 0), **details(tuple(shown))}
    return (Event("fact_corners", told),)


def numbered(card: str) -> dict[str, object]:
    """Return period and number of a card by its id; 0 for an id of the owner's own."""
    found = _PRINTED.fullmatch(card)
    period, number = (_ROMAN[found[1]], int(found[2])) if found else (0, 0)
    return {"card": card, "period": period, "number": number}


_BOARD: Final[Mapping[str, Callable[[Any], dict[str, object]]]] = {
    "supply": lambda value: details(amounts(value)),
    "start": lambda value: details(amounts(value)),
    "tax_die": lambda value: {"faces": tuple(value)},
    "council": lambda value: {"numbers": tuple(value)},
    "favours": lambda value: {"spaces": tuple(value)},
    "favour_marker": lambda value: {"space": value},
    "plague_tiles": _tiles,
}
_KINDS: Final[Mapping[str, Callable[[str, Any], Sequence[Event]]]] = {
    "project": _project,
    "donors": _donors,
    "site": _site,
    "place": _place,
    "event": _event,
    "corners": _corners,
}
