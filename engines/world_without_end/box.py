"""What the box holds and shows, as far as it is known, and how far to trust it.

``box.toml`` (the board) and ``events.toml`` (the event cards) hold it; they are part of the package
and read once. An owner's corrections come as text of the same shape.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final

from heraut.engines.facts import BadOverlay, Entry, Fact, read_entries
from heraut.engines.world_without_end import printed
from heraut.engines.world_without_end.cards import EventCard
from heraut.engines.world_without_end.goods import Goods, details
from heraut.engines.world_without_end.printed import PLACES, SITES, Corners, Face, Plan, Site

PERIODS: Final = range(1, 5)
_FEWEST: Final = 6
MOST_CARDS: Final = 11
"""Event cards of a period: six come in a match, the box has eleven."""
MOST_PERMANENT: Final = 3
"""Permanent event cards of a period (rulebook, end of a round)."""


@dataclass(frozen=True, slots=True)
class Box:
    """What is printed on the board and the cards."""

    supply: tuple[int, ...]
    """How many of each of the goods there are, but for gold, which does not run out."""
    start_points: int
    start_goods: Goods
    """What each seat begins with."""
    tax: tuple[int, ...]
    """The six faces of the tax die."""
    numbers: tuple[int, ...]
    """The number of steps printed beyond each side of the board, clockwise from the first one."""
    favours: tuple[str, ...]
    """The favour track, from its first space on."""
    marker: int
    """Where the favour marker begins, from 0."""
    tiles: tuple[int, ...]
    """How many plague tiles there are of each value, 1 to 5."""
    plans: tuple[Plan, ...]
    """The building projects."""
    sites: tuple[Site, ...]
    """The building sites for houses, site 1 first."""
    bonuses: tuple[Goods | None, ...]
    """What healing at each place brings beyond the points, place 1 first; ``None``: a house."""
    events: tuple[EventCard, ...]
    """The event cards, period by period."""
    facts: tuple[Fact, ...] = field(compare=False)
    """How far each of these is to be trusted."""

    by_name: Mapping[str, EventCard] = field(init=False, compare=False, repr=False)
    """The event cards by their ids."""
    decks: Mapping[int, tuple[EventCard, ...]] = field(init=False, compare=False, repr=False)
    """The event cards of each period."""

    def __post_init__(self) -> None:
        """Note where each event card is found: they are looked up many times in a turn."""
        decks: dict[int, list[EventCard]] = {}
        for card in self.events:
            decks.setdefault(card.period, []).append(card)
        fill = object.__setattr__  # as the constructor of a frozen class does
        fill(self, "by_name", {card.name: card for card in self.events})
        fill(self, "decks", {period: tuple(cards) for period, cards in decks.items()})

    def __hash__(self) -> int:
        """Return a cheap hash: states hold their box, and are hashed often."""
        return hash((self.supply, self.tax, self.numbers, len(self.events)))

    def __str__(self) -> str:
        return f"{len(self.events)} event cards, {len(self.plans)} projects"

    def find_plan(self, project: str) -> Plan | None:
        """Return a building project, ``None`` when there is none of this name."""
        return next((plan for plan in self.plans if plan.project == project), None)

    def plan(self, project: str) -> Plan:
        """Return a building project. Raises ``KeyError``."""
        return {plan.project: plan for plan in self.plans}[project]

    def renamed(self) -> Iterator[tuple[str, str]]:
        """Yield the projects that have another name than in the shipped box, and that name."""
        for ours, theirs in zip(Box.shipped().plans, self.plans, strict=True):
            if theirs.name != ours.name:
                yield theirs.project, theirs.name

    def yields(self, sites: Iterable[int]) -> dict[str, object]:
        """Return what each of these sites brings at a harvest, as events tell it."""
        return details(tuple(self.sites[site - 1].gives[0] for site in sites))

    def deck(self, period: int) -> tuple[EventCard, ...]:
        """Return the event cards of a period."""
        return self.decks.get(period, ())

    @staticmethod
    @cache
    def shipped() -> Box:
        """Return the box as Héraut believes it to be; read once."""
        return _built(_shipped_entries(), ())

    @staticmethod
    @cache
    def corrected(text: str) -> Box:
        """Return the box with the items of an owner's file, whose ``value`` is enough.

        An event card whose value is an empty table is not in the box. Raises
        :class:`~heraut.engines.facts.BadOverlay` when the text is no such file.
        """
        own = read_entries(text)
        shipped = _shipped_entries()
        for item, entry in own.items():
            if item not in shipped and not item.startswith(_NEW):
                raise entry.bad("known_item", known=(*_BOARD, *_KINDS, *_NEW))
        return _built({**shipped, **own}, tuple(own))


_BOARD: Final = (
    "supply",
    "start",
    "tax_die",
    "council",
    "favours",
    "favour_marker",
    "plague_tiles",
)
_KINDS: Final = ("project_", "donors_", "site_", "place_")
"""How the other items begin that an owner may correct; none may be added."""
_NEW: Final = ("event_", "corners_")
"""How items begin that an owner may add: event cards."""


@cache
def _shipped_entries() -> Mapping[str, Entry]:
    package = files(__package__)
    board = package.joinpath("box.toml").read_text(encoding="utf-8")
    cards = package.joinpath("events.toml").read_text(encoding="utf-8")
    return {**read_entries(board), **read_entries(cards)}


def _built(entries: Mapping[str, Entry], own: tuple[str, ...]) -> Box:
    """Return the box of these items; ``own`` are those that an owner's file has.

    What items ask of each other is checked, and an owner's item blamed.
    """
    points, goods = printed.read_start(entries["start"])
    favours = printed.read_favours(entries["favours"])
    plans = tuple(
        printed.read_plan(item.removeprefix("project_"), entry, entries[f"donors_{item[8:]}"])
        for item, entry in entries.items()
        if item.startswith("project_")
    )
    faces = {
        item.removeprefix("event_"): printed.read_event(entry, [plan.project for plan in plans])
        for item, entry in entries.items()
        if item.startswith("event_") and entry.value != {}
    }
    return Box(
        supply=printed.read_supply(entries["supply"]),
        start_points=points,
        start_goods=goods,
        tax=printed.read_tax(entries["tax_die"]),
        numbers=printed.read_numbers(entries["council"]),
        favours=favours,
        marker=printed.read_marker(entries["favour_marker"], len(favours)),
        tiles=printed.read_tiles(entries["plague_tiles"]),
        plans=plans,
        sites=tuple(printed.read_site(entries[f"site_{n}"]) for n in range(1, SITES + 1)),
        bonuses=tuple(printed.read_bonus(entries[f"place_{n}"]) for n in range(1, PLACES + 1)),
        events=_cards(entries, faces, own),
        facts=tuple(entry.fact for entry in entries.values()),
    )


def _cards(
    entries: Mapping[str, Entry], faces: Mapping[str, Face], own: tuple[str, ...]
) -> tuple[EventCard, ...]:
    cards: list[EventCard] = []
    for name, face in faces.items():
        turned = entries.get(f"corners_{name}")
        if turned is None:
            raise entries[f"event_{name}"].bad("corners_too", needed=f"corners_{name}")
        corners: Corners = printed.read_corners(turned, face.period)
        cards.append(
            EventCard(name, face.period, face.title, face.permanent, face.effects, *corners)
        )
    for period in PERIODS:
        deck = [card for card in cards if card.period == period]
        mine = [card for card in deck if f"event_{card.name}" in own]
        blue = [card for card in mine if card.permanent]
        if len(deck) > MOST_CARDS:
            raise _one_too_many(entries, mine, "fewer_cards", deck, MOST_CARDS)
        permanent = [card for card in deck if card.permanent]
        if len(permanent) > MOST_PERMANENT:
            raise _one_too_many(entries, blue, "fewer_permanent", permanent, MOST_PERMANENT)
        if len(deck) < _FEWEST:
            gone = next(item for item in own if entries[item].value == {})
            raise entries[gone].bad("more_cards", period=period, least=_FEWEST)
    return tuple(sorted(cards, key=lambda card: (card.period, card.name)))


def _one_too_many(
    entries: Mapping[str, Entry],
    mine: list[EventCard],
    expected: str,
    cards: list[EventCard],
    most: int,
) -> BadOverlay:
    """Return the error about the last of an owner's cards; ``known`` are those that may go.

    Those are Héraut's own, which are in the way of a true one; where there are none, all.
    """
    others = [card for card in cards if card not in mine] or cards
    known = tuple(f"event_{card.name}" for card in others)
    entry = entries[f"event_{mine[-1].name}"]
    return entry.bad(expected, period=mine[-1].period, most=most, known=known)
