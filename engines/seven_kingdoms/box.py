"""What is printed on the cards of one box, as far as it is known, and how far to trust it.

``box.toml`` holds it; it is part of the package and read once. An owner's corrections come as text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from heraut.engines.facts import Entry, Fact, read_entries

CARDS: Final = range(1, 50)
"""The title cards, by number."""
CRESTS: Final = 7
SLOTS: Final = 7

RANKS: Final = ("king", "bishop", "general", "princess", "knight", "merchant", "peasant")
"""The ranks, the lowest numbers first; each has seven cards."""
PEASANTS: Final = range(43, 50)

_LONGEST_NAME: Final = 30
"""Letters of a crest's name, which is spoken often."""


def rank_of(card: int) -> str:
    """Return the rank of a title card."""
    return RANKS[(card - 1) // CRESTS]


@dataclass(frozen=True, slots=True)
class Box:
    """What the cards of a box show."""

    crest_of: tuple[int, ...]
    """The crest, 1 to 7, of each title card, card 1 first."""
    crest_names: tuple[str, ...]
    """What the crests are called, crest 1 first; empty: they have numbers only."""
    peasant_slots: tuple[tuple[int, int], ...]
    """The two slots that each peasant shows, card 43 first."""
    facts: tuple[Fact, ...]
    """How far each of these is to be trusted."""

    def crest(self, card: int) -> int:
        """Return the crest of a title card."""
        return self.crest_of[card - 1]

    def slots_of(self, peasant: int) -> tuple[int, int]:
        """Return the two slots that a peasant shows."""
        return self.peasant_slots[peasant - PEASANTS.start]

    @staticmethod
    @cache
    def shipped() -> Box:
        """Return the box as Héraut believes it to be; read once."""
        text = files(__package__).joinpath("box.toml").read_text(encoding="utf-8")
        return Box((), (), (), ()).corrected(text)

    def corrected(self, text: str) -> Box:
        """Return the box with the items of an owner's file, whose ``value`` is enough.

        Raises :class:`~heraut.engines.facts.BadOverlay` when the text is no such file.
        """
        box, facts = self, {fact.item: fact for fact in self.facts}
        for item, entry in read_entries(text, _READERS).items():
            box = replace(box, **{item: _READERS[item](entry)})
            facts[item] = entry.fact
        return replace(box, facts=tuple(facts.values()))


def _read_crests(entry: Entry) -> tuple[int, ...]:
    """Every rank bears every crest once: that is sourced, so other values are slips."""
    every = list(range(1, CRESTS + 1))
    crests = _keyed(entry, RANKS, "crests_by_rank")
    for rank in RANKS:
        if not _integers(crests[rank]) or sorted(crests[rank]) != every:
            raise entry.bad("each_crest_once", "value", rank)
    return tuple(crest for rank in RANKS for crest in crests[rank])


def _read_names(entry: Entry) -> tuple[str, ...]:
    value = entry.value
    if not isinstance(value, list) or len(value) not in (0, CRESTS):
        raise entry.bad("crest_names", "value")
    if not all(isinstance(name, str) and _sayable(name.strip()) for name in value):
        raise entry.bad("short_names", "value", most=_LONGEST_NAME)
    names = tuple(name.strip() for name in value)
    if len({name.casefold() for name in names}) != len(names):
        raise entry.bad("different_names", "value")
    return names


def _read_slots(entry: Entry) -> tuple[tuple[int, int], ...]:
    cards = tuple(map(str, PEASANTS))
    slots = _keyed(entry, cards, "slots_by_card")
    pairs: list[tuple[int, int]] = []
    for card in cards:
        pair = slots[card]
        if not _integers(pair) or len(set(pair)) != 2 or not set(pair) <= set(range(1, SLOTS + 1)):
            raise entry.bad("two_slots", "value", card)
        pairs.append((min(pair), max(pair)))
    return tuple(pairs)


def _keyed(entry: Entry, keys: tuple[str, ...], expected: str) -> Mapping[str, Any]:
    """Return the value of an item that is a table with exactly these keys."""
    value = entry.value
    if not isinstance(value, dict):
        raise entry.bad(expected, "value")
    for key in value:
        if key not in keys:
            raise entry.bad(expected, "value", key)
    if set(value) != set(keys):
        raise entry.bad(expected, "value")
    return value


def _sayable(name: str) -> bool:
    """Tell whether a name may stand in a sentence: letters and what joins them."""
    return 0 < len(name) <= _LONGEST_NAME and all(sign.isalpha() or sign in " '’-" for sign in name)


def _integers(value: Any) -> bool:
    return isinstance(value, list) and all(type(item) is int for item in value)


_READERS: Final[Mapping[str, Callable[[Entry], Any]]] = {
    "crest_of": _read_crests,
    "crest_names": _read_names,
    "peasant_slots": _read_slots,
}
