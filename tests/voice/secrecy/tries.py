"""What people ask and try in the games that are played by notation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Protocol

from heraut.engines.seven_kingdoms.box import CARDS, CRESTS, RANKS, SLOTS

__all__ = ["TRIES", "Question", "SevenKingdomsTries", "Tries"]


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat asks."""

    name: str
    slots: Mapping[str, int | str] = field(default_factory=dict)


class Tries(Protocol):
    """What can be asked and tried in one game."""

    def named(self, dice: Random) -> AbstractSet[int]:
        """Return some cards that people name aloud: who says a number has told it himself."""
        ...

    def questions(
        self, rules: Any, seats: int, named: AbstractSet[int], dice: Random
    ) -> Iterator[Question]:
        """Yield every question of the rules, with some slots; its cards are those named."""
        ...

    def notations(self, named: AbstractSet[int], dice: Random) -> Sequence[str]:
        """Return actions, most of them forbidden; their cards are those named, or places."""
        ...


class SevenKingdomsTries:
    """Cards by number and by place, slots, crests, and too many of everything."""

    def named(self, dice: Random) -> AbstractSet[int]:
        """Return two cards."""
        return frozenset(dice.sample(CARDS, 2))

    def questions(
        self, rules: Any, seats: int, named: AbstractSet[int], dice: Random
    ) -> Iterator[Question]:
        """Yield every question, with its slots where there are some."""
        slots: dict[str, dict[str, int | str]] = {
            "slot": {"slot": dice.randint(1, SLOTS + 1)},
            "card": {"card": dice.choice(sorted(named))},
            "kingdom": {"seat": dice.randint(1, seats + 1), "crest": dice.randint(0, CRESTS)},
            "what_does": {"rank": dice.choice(RANKS), "long": dice.randint(0, 1)},
            "takeable": {"card": dice.choice(sorted(named))},
            "known_hand": {"seat": dice.randint(1, seats + 1)},
        }
        for name in rules.questions:
            yield Question(name, slots.get(name, {}))
        yield Question("takeable")

    def notations(self, named: AbstractSet[int], dice: Random) -> Sequence[str]:
        """Return one of each kind."""
        one, other = sorted(named)
        place, slot = dice.randint(1, 4), dice.randint(1, SLOTS)
        pair = f"{one},{other}"
        return (
            *(f"play {one}", f"play #{place}", f"commit {other}", f"commit #{place}", "commit ?"),
            *(f"take {one}", f"take #{slot}", f"take {pair}", "take all", "take none"),
            *(f"slots {slot}", f"slots {slot}-{slot + 4}", f"validate {one}", "validate all"),
            *(f"keep {pair}", "keep all", f"show {one}", "show", f"draw {one}", "draw ?"),
            *(f"row {other}", "bonus double", "token double", f"crest {slot}", "first 1"),
        )


TRIES: Final[Mapping[str, Tries]] = {"seven_kingdoms": SevenKingdomsTries()}
"""The tries of each game that is proved."""
