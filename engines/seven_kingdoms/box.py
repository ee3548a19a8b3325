"""What is printed on the cards of one box, as far as it is known, and how far to trust it.

``box.toml`` holds it; it is part of the package and read once. An owner's corrections come as text.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

__all__ = ["CARDS", "CRESTS", "PEASANTS", "RANKS", "SLOTS", "BadBox", "Box", "Fact", "rank_of"]

CARDS: Final = range(1, 50)
"""The title cards, by number."""
CRESTS: Final = 7
SLOTS: Final = 7

RANKS: Final = ("king", "bishop", "general", "princess", "knight", "merchant", "peasant")
"""The ranks, the lowest numbers first; each has seven cards."""
PEASANTS: Final = range(43, 50)

_OWNER: Final = "owner"
"""The status of what the owner of the box has corrected."""


def rank_of(card: int) -> str:
    """Return the rank of a title card."""
    return RANKS[(card - 1) // CRESTS]


class BadBox(ValueError):
    """A file does not describe a box. ``key`` is ``bad_box``; ``item`` is the entry at fault.

    The English text of what is no TOML at all says the line.
    """

    def __init__(self, item: str, expected: str) -> None:
        super().__init__(f"{item}: expected {expected}")
        self.key = "bad_box"
        self.item = item
        self.details: dict[str, object] = {"item": item}


@dataclass(frozen=True, slots=True)
class Fact:
    """How far an entry of the box is to be trusted."""

    item: str
    status: str
    """``sourced``, ``inferred``, ``proposed_default``, or ``owner``: read off the cards."""
    confidence: float
    """From 0 to 1."""
    why: str
    """Where it comes from, in English."""


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
        entries = _entries(text)
        if set(entries) != set(_READERS):
            raise BadBox("box.toml", f"all of {', '.join(_READERS)}")
        return _corrected(Box((), (), (), ()), entries)

    def corrected(self, text: str) -> Box:
        """Return the box with the entries of an owner's file, whose ``value`` is enough.

        Raises :class:`BadBox` when the text is no such file.
        """
        return _corrected(self, _entries(text))


def _entries(text: str) -> Mapping[str, Mapping[str, Any]]:
    try:
        entries = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadBox("file", f"TOML: {error}") from error
    for item, entry in entries.items():
        if item not in _READERS:
            raise BadBox(str(item), f"one of {', '.join(_READERS)}")
        if not isinstance(entry, dict) or "value" not in entry:
            raise BadBox(item, "a value")
    return entries


def _corrected(box: Box, entries: Mapping[str, Mapping[str, Any]]) -> Box:
    facts = {fact.item: fact for fact in box.facts}
    for item, entry in entries.items():
        box = replace(box, **{item: _READERS[item](entry["value"])})
        confidence = entry.get("confidence", 1.0)
        if not isinstance(confidence, int | float) or not 0 <= confidence <= 1:
            raise BadBox(item, "a confidence from 0 to 1")
        status, why = str(entry.get("status", _OWNER)), str(entry.get("why", ""))
        facts[item] = Fact(item, status, float(confidence), why)
    return replace(box, facts=tuple(facts.values()))


def _read_crests(value: Any) -> tuple[int, ...]:
    """Every rank bears every crest once: that is sourced, so other values are slips."""
    every = list(range(1, CRESTS + 1))
    if not isinstance(value, dict) or set(value) != set(RANKS):
        raise BadBox("crest_of", f"the crests of {', '.join(RANKS)}")
    for rank in RANKS:
        crests = value[rank]
        if not _integers(crests) or sorted(crests) != every:
            raise BadBox("crest_of", f"each crest from 1 to {CRESTS} once for {rank}")
    return tuple(crest for rank in RANKS for crest in value[rank])


def _read_names(value: Any) -> tuple[str, ...]:
    words = [name.strip() for name in value] if _strings(value) else None
    if words is None or len(set(words)) != len(words) or len(words) not in (0, CRESTS):
        raise BadBox("crest_names", f"{CRESTS} different names, or none")
    if not all(words):
        raise BadBox("crest_names", "names that are not empty")
    return tuple(words)


def _read_slots(value: Any) -> tuple[tuple[int, int], ...]:
    if not isinstance(value, dict) or set(value) != set(map(str, PEASANTS)):
        raise BadBox("peasant_slots", f"the cards {PEASANTS[0]} to {PEASANTS[-1]}")
    pairs: list[tuple[int, int]] = []
    for card in PEASANTS:
        pair = value[str(card)]
        if not _integers(pair) or len(set(pair)) != 2 or not set(pair) <= set(range(1, SLOTS + 1)):
            raise BadBox("peasant_slots", f"two slots from 1 to {SLOTS} for {card}")
        pairs.append((min(pair), max(pair)))
    return tuple(pairs)


def _integers(value: Any) -> bool:
    return isinstance(value, list) and all(type(item) is int for item in value)


def _strings(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


_READERS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "crest_of": _read_crests,
    "crest_names": _read_names,
    "peasant_slots": _read_slots,
}
