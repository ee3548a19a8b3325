"""The seats of a match that the program plays, and what follows for everybody else.

Who plays a seat stands in its name, « ordinateur fort »: so the match's file keeps it as it keeps
all names, and whoever hears the name knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Protocol

from heraut.engines.match import Match
from heraut.engines.protocol import Event, Seat
from heraut.grammars.schema import number_words
from heraut.voice.herald import Words

STRENGTHS: Final = ("easy", "medium", "strong")
"""How well the program plays, the weakest first."""
_MOST_SEATS: Final = 9


@dataclass(frozen=True, slots=True)
class Advice:
    """An action that the program would choose, and why."""

    notation: str
    reason: Event


class Advisor(Protocol):
    """Thinks for whoever asks, from what that seat may know."""

    def __call__(self, match: Match, seat: Seat) -> Advice | None:
        """Return what the seat that acts should do; ``None`` if nobody can tell."""
        ...


def no_advice(match: Match, seat: Seat) -> None:
    """Know nothing: where nothing thinks."""


@dataclass(frozen=True, slots=True)
class ProgramSeats:
    """Which seats the program plays."""

    strengths: Mapping[Seat, str] = field(default_factory=lambda: MappingProxyType({}))
    """By seat, one of :data:`STRENGTHS`."""
    people: frozenset[Seat] = frozenset()
    """The seats of people."""

    @classmethod
    def of(cls, words: Words, match: Match) -> ProgramSeats:
        """Return the seats that the names of a match give to the program."""
        found = {
            seat: strength
            for seat, name in enumerate(match.players)
            if (strength := strength_of(words, name))
        }
        if not found:
            return cls()
        return cls(found, frozenset(range(match.seats)) - set(found))

    @property
    def sole(self) -> frozenset[Seat]:
        """The seat of the one person at the table, if there is one besides the program."""
        return self.people if len(self.people) == 1 else frozenset()

    def plays(self, seat: Seat | None) -> bool:
        """Tell whether the program plays a seat."""
        return seat in self.strengths

    def see(self, match: Match) -> bool:
        """Tell whether the program knows what it must of its own cards, real ones too."""
        if not self.strengths or match.app_cards:
            return True
        # What thinks is loaded where somebody plays against it.
        from heraut.engines.thinking import knowledge_of

        knowledge = knowledge_of(match.rules.name)
        return all(knowledge.fits(match.state, seat) for seat in self.strengths)

    def person(self, match: Match, seat: Seat) -> Seat:
        """Return who may be speaking while ``seat`` is on turn: a person, maybe the next one."""
        if not self.plays(seat) or not self.people:
            return seat
        return min(self.people, key=lambda one: (one - seat) % match.seats)

    def back(self, match: Match) -> int:
        """Return how many of the last actions to take back for a person's own to go.

        1 where nobody but people has acted since, 0 where nobody but the program has acted at all:
        it would only do the same again.
        """
        acted = [step.by for step in reversed(match.history) if step.by >= 0]
        own = (count for count, by in enumerate(acted, 1) if not self.plays(by))
        return next(own, 0 if acted else 1)


def strength_of(words: Words, name: str) -> str:
    """Return how well the program plays the seat of that name; ``""``: a person sits there."""
    return _read(words, name)[0]


def named(words: Words, names: Sequence[str]) -> tuple[str, ...]:
    """Return names of players with those of the program as they are always said."""
    return tuple(_usual(words, name) for name in names)


def _usual(words: Words, name: str) -> str:
    strength, number = _read(words, name)
    if not strength:
        return name
    return " ".join((words.text(f"program-{strength}").split(",")[0].strip(), *number))


def _read(words: Words, name: str) -> tuple[str, tuple[str, ...]]:
    """Return a strength, and the number that tells its seat apart: « ordinateur fort deux »."""
    said = _plain(name)
    for strength in STRENGTHS:
        for way in map(_plain, words.text(f"program-{strength}").split(",")):
            if said == way:
                return strength, ()
            behind = said.removeprefix(f"{way} ")
            numbers = {" ".join(number_words(one, words.lang)) for one in range(2, _MOST_SEATS)}
            if behind != said and (behind.isdecimal() or behind in numbers):
                return strength, (behind,)
    return "", ()


def _plain(name: str) -> str:
    return " ".join(_letters(name).split())


def _letters(name: str) -> str:
    return "".join(letter if letter.isalnum() else " " for letter in name.casefold())


def told_to(audience: Iterable[Seat], programs: ProgramSeats) -> bool:
    """Tell whether a person is among those who may hear something."""
    return not all(map(programs.plays, audience))
