"""What people ask and try in the games that are played by notation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Protocol

from heraut.engines.seven_kingdoms.box import CARDS, CRESTS, RANKS, SLOTS
from heraut.engines.world_without_end.box import Box
from heraut.engines.world_without_end.effects import ACTIONS, FAVOURS
from heraut.engines.world_without_end.goods import GOODS
from heraut.engines.world_without_end.printed import PLACES, SITES
from heraut.engines.world_without_end.state import DUTIES

__all__ = ["TRIES", "Question", "SevenKingdomsTries", "Tries", "WorldWithoutEndTries"]

_PROJECTS: Final = tuple(plan.project for plan in Box.shipped().plans)


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
            "my_card": {"place": dice.randint(1, 4)},
        }
        for name in (question.key for question in rules.questions):
            yield Question(name, slots.get(name, {}))
        yield Question("takeable")
        yield Question("takeable", {"place": dice.randint(1, 4)})

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


class WorldWithoutEndTries:
    """Every kind of action, whoever is asked for whatever; nothing that is named is a secret."""

    def named(self, dice: Random) -> AbstractSet[int]:
        """Return nothing: no number is hidden."""
        return frozenset()

    def questions(
        self, rules: Any, seats: int, named: AbstractSet[int], dice: Random
    ) -> Iterator[Question]:
        """Yield every question, without and with its slots."""
        seat: dict[str, int | str] = {"seat": dice.randint(1, seats + 1)}
        good: dict[str, int | str] = {"good": dice.choice(GOODS)}
        steps = dice.randint(0, 4)
        slots: dict[str, Sequence[Mapping[str, int | str]]] = {
            "goods": [good],
            "supply": [good],
            "played_cards": [seat],
            "scores": [seat],
            "houses": [seat],
            "seals": [seat],
            "events": [{"event": dice.choice(("i-06", "ii-11", "v-01"))}],
            "projects": [{"project": dice.choice(_PROJECTS)}],
            "site": [{"site": dice.randint(1, SITES + 1)}],
            "plague": [{"place": dice.randint(1, PLACES + 1)}],
            "favours": [{"space": dice.choice(FAVOURS)}],
            "what_does": [{"action": dice.choice(ACTIONS), "long": dice.randint(0, 1)}],
            "orientations": [{"steps": steps}, {"best": 1}, {"steps": steps, "best": 1}],
            "duties": [{"own": 1}],
        }
        for name in (question.key for question in rules.questions):
            yield Question(name)
            yield from (Question(name, values) for values in slots.get(name, ()))

    def notations(self, named: AbstractSet[int], dice: Random) -> Sequence[str]:
        """Return one or more of each kind."""
        card, project = dice.choice(ACTIONS), dice.choice(_PROJECTS)
        good, site = dice.choice(GOODS), dice.randint(0, SITES + 1)
        place, other = dice.randint(0, PLACES + 1), dice.randint(1, PLACES)
        count, more = dice.randint(0, 3), dice.randint(1, 9)
        return (
            *(
                f"play {card}",
                f"forgo {card}",
                f"discard {card}",
                "discard #3",
                "discard ?",
                f"lose {card}",
            ),
            *(f"orient {steps}" for steps in range(5)),
            *("exchange", "exchange i-06", "exchange v-01", "pay", f"give {good}", "pass"),
            *(f"remove {site}", f"house {site}", f"harvest {site}", f"harvest {site},{more}"),
            *(f"build {project} {laid}" for laid in ("stone", "wood", "stone,wood", "wood,wood")),
            *(f"build bridge {laid}" for laid in ("stone", "stone,stone", "stone,wood")),
            *(f"sell wool {more}", "sell cloth", f"sell wool {more} cloth", "sell wool 1"),
            *(f"donate {project}", "donate bridge", f"weave {count}", "weave 1", "practise"),
            *(f"heal {place}", f"heal {place},{other}", f"extra {good}", f"material {good}"),
            *(f"protect {duty}" for duty in DUTIES),
            *(f"tax {more}", f"plague {count}", "event i-06", "first 1"),
        )


TRIES: Final[Mapping[str, Tries]] = {
    "seven_kingdoms": SevenKingdomsTries(),
    "world_without_end": WorldWithoutEndTries(),
}
"""The tries of each game that is proved."""
