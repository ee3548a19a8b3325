"""What may be chosen before a match: games, numbers of seats, options, and how each is said."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from heraut.voice.tasks.setup.plan import Piece


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of a game."""

    name: str
    """As the engine calls it: ``mode``."""
    said: Mapping[str, str]
    """Every value that the engine knows, the default first, and how Héraut says it."""
    asked: bool = False
    """Whether it is asked for; the others keep their default until somebody changes it."""
    least: int = 1
    """For at least so many seats; with fewer it changes nothing."""
    most: int = 9
    """For at most so many; with more it changes nothing."""
    unless: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Values of other options with which it changes nothing."""

    @property
    def default(self) -> str:
        """The value that it has when nobody names another."""
        return next(iter(self.said))


@dataclass(frozen=True, slots=True)
class GameMenu:
    """One game."""

    name: str
    said: str
    """Its name in a sentence."""
    seats: range
    choices: Mapping[str, Choice]
    """Its options by name, in the order in which they are asked for."""
    draws_first: bool = False
    """Whether its own rules say who begins, so that it is not asked for here."""


@dataclass(frozen=True, slots=True)
class Menu:
    """All that may be chosen."""

    games: Mapping[str, GameMenu]
    least_seats: int = 1
    """The fewest seats that will do: each private headphone needs its own."""
    numbers: Mapping[tuple[str, int], str] = field(default_factory=dict)
    """How a number of ``seats`` is said, and a ``place`` that begins."""
    against: tuple[Piece, ...] = ()
    """That the program plays, and then how well: the weakest first."""
    counts: Mapping[int, str] = field(default_factory=dict)
    """Numbers in words."""
    said: Mapping[str, str] = field(default_factory=dict)
    """How answers are said that have no value, by slot: ``unnamed``, ``rest``; and ``starter``,
    with ``{name}`` for who begins."""

    def count(self, number: int) -> str:
        """Return a number in words."""
        return self.counts.get(number, str(number))

    def starter(self, name: str) -> str:
        """Return how it is said that somebody begins."""
        return self.said.get("starter", "{name}").replace("{name}", name)

    def seats(self, game: str) -> range:
        """Return how many may play ``game``; any game when it is not yet known: ``""``."""
        ranges = [self.games[game].seats] if game else [each.seats for each in self.games.values()]
        least = max(min(each[0] for each in ranges), self.least_seats)
        return range(least, max(each[-1] for each in ranges) + 1)

    def only_seats(self, game: str) -> int:
        """Return how many play ``game`` where that is always as many, so that nobody is asked.

        0: it may be played by several numbers of players.
        """
        seats = self.games[game].seats
        return seats[0] if len(seats) == 1 else 0
