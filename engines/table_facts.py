"""What lies on the real table and Héraut believes otherwise: one action of the table puts it right.

``fact SEAT WHAT VALUE``, as in ``fact 1 gold 2``: the table is so. ``own`` for the seat is the one
on turn. It may be told whoever is to act, is journalled and taken back as any action, and is never
among the legal ones: nobody chooses what is so. A game says in
:attr:`heraut.engines.rules.Rules.table_facts` what may be put right. What is printed in the box is
no such fact: that is :mod:`heraut.engines.facts`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Annotated, Any, Final

from heraut.engines.notation import Action, Name, Number, Part, action
from heraut.engines.protocol import Event, IllegalAction, Outcome, Seat
from heraut.engines.vocabulary import NAME, NUMBER, SEAT, TEXT, Vocabulary

OWN: Final = 0
"""Stands for the seat on turn, where a notation says ``own``."""

_OWN: Final = "own"
_VALUE: Final = re.compile("[A-Za-z0-9_]{1,40}")


@dataclass(frozen=True, slots=True)
class _Holder(Number):
    """A seat counted from 1, or ``own``."""

    def write(self, value: int | None) -> str:
        """Return the figures, or ``own``."""
        return _OWN if value == OWN else str(value)

    def read(self, word: str) -> int | None:
        """Return the seat."""
        if word == _OWN:
            return OWN
        seat = Number.read(self, word)
        if seat == OWN:
            raise ValueError(word)  # only the word says whose turn it is
        return seat


@dataclass(frozen=True, slots=True)
class _Value(Part):
    """A number or an id: which of them, the kind of fact knows."""

    def read(self, word: str) -> str:
        """Return the word; a number without needless figures."""
        if not _VALUE.fullmatch(word):
            raise ValueError(word)
        return str(int(word)) if word.isdecimal() else word


@action("fact")
class TableFact(Action):
    """What is so on the table. A game derives its own action from it."""

    seat: Annotated[int, _Holder("SEAT|own")]
    """Whose it is, from 1."""
    what: Annotated[str, Name("WHAT")]
    value: Annotated[str, _Value("VALUE")]


@dataclass(frozen=True, slots=True)
class FactKind:
    """One kind of thing that may be otherwise than Héraut believes."""

    apply: Callable[[Any, Seat, str], Outcome[Any]]
    """Returns the state in which a seat has a value, and what is told of it.

    Raises :class:`IllegalAction` where that cannot be: there is no more of it, it lies elsewhere,
    or it is so already. Nothing is made or lost by it.
    """
    values: Callable[[Any], Iterable[str]]
    """Returns the values that people might tell in a state, possible or not."""


_WORDS: Final = Vocabulary(
    seat=SEAT, what=NAME, value=TEXT, **dict.fromkeys(("count", "before", "most"), NUMBER)
)

EVENTS: Final = (_WORDS.event("put_right", "seat"),)  # what only the seat may hear follows
"""What every game tells of facts; those of its own come besides."""

COUNT_EVENTS: Final = (_WORDS.event("fact_count", "seat what count before", secret=None),)
"""What a game tells besides where people put right how many there are."""

SECRET_COUNT_EVENTS: Final = (_WORDS.event("fact_count_so", "seat what count", secret=True),)
"""What a game tells besides where only the seat may know how many there are."""

REASONS: Final = (
    _WORDS.reason("fact_unknown", "what"),  # nothing of the game is called so
    _WORDS.reason("fact_app_cards"),  # Héraut has dealt them: it cannot be wrong
    _WORDS.reason("fact_not_now", secret=None),  # nobody could do anything then
)
"""Why a fact may be refused in every game."""

COUNT_REASONS: Final = (
    _WORDS.reason("fact_no_number", "value"),
    _WORDS.reason("fact_too_many", "what count most", secret=None),
    _WORDS.reason("fact_so", "seat what count"),  # just that is believed
)
"""Why a fact of a number may be refused besides."""


def number_of(value: str) -> int:
    """Return the number that a fact tells. Raises ``IllegalAction`` where it is none."""
    if not value.isdecimal():
        raise IllegalAction("fact_no_number", value=value)
    return int(value)


def check_dealt(*, table_cards: bool) -> None:
    """Raise ``IllegalAction`` where Héraut itself has dealt the cards that a fact is about."""
    if not table_cards:
        raise IllegalAction("fact_app_cards")


def check_count(seat: Seat, what: str, count: int, before: int, most: int) -> None:
    """Raise ``IllegalAction`` where a seat has just so many, or cannot have as many.

    Only of what all can count.
    """
    if count == before:
        raise IllegalAction("fact_so", seat=seat, what=what, count=count)
    if count > most:
        raise IllegalAction("fact_too_many", what=what, count=count, most=most)


def told_count(
    seat: Seat, what: str, count: int, before: int, audience: frozenset[Seat] | None = None
) -> list[Event]:
    """Return what is told of a seat that has another number of something."""
    details = {"seat": seat, "what": what, "count": count, "before": before}
    return told(Event("fact_count", details, audience), seat)


def told(event: Event, seat: Seat) -> list[Event]:
    """Return an event; where only some may hear it, after what all may hear of it.

    Of what is hidden a fact is told also where it is so already: if it were refused then, anybody
    could ask for a secret by telling it.
    """
    if event.audience is None:
        return [event]
    return [Event("put_right", {"seat": seat}), event]
