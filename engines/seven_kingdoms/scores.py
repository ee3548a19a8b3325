"""Counting a kingdom: cards, tokens, and who wins (the rulebook's end of the game)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final

from heraut.engines.protocol import Seat
from heraut.engines.seven_kingdoms.box import CRESTS, PEASANTS, rank_of

_PLUS: Final = "plus_"


@dataclass(frozen=True, slots=True)
class Points:
    """What a kingdom is worth, and what that is made of."""

    cards: int
    """A point for each card, two for a king."""
    doubled: int
    """What the token that doubles a crest adds."""
    plus: int
    """What the tokens from +1 to +5 add."""
    peasants: int
    """What the token that counts peasants adds."""
    crests: int
    """What the token that counts crests adds."""

    @property
    def total(self) -> int:
        """All the points."""
        return self.cards + self.doubled + self.plus + self.peasants + self.crests

    def facts(self) -> dict[str, int]:
        """Return the points by name, the total first."""
        return {"points": self.total, **asdict(self)}


def per_crest(crest_of: Sequence[int], kingdom: Sequence[int]) -> tuple[int, ...]:
    """Return how many cards of each crest a kingdom has, crest 1 first."""
    crests = [crest_of[card - 1] for card in kingdom]
    return tuple(crests.count(crest) for crest in range(1, CRESTS + 1))


def kings(kingdom: Sequence[int]) -> int:
    """Return how many kings a kingdom has."""
    return sum(rank_of(card) == "king" for card in kingdom)


def leaders(
    crest_of: Sequence[int], kingdoms: Sequence[Sequence[int]], crest: int
) -> tuple[int, tuple[Seat, ...]]:
    """Return the most cards of a crest in a kingdom, and the seats that have as many.

    Nobody leads where nobody has any.
    """
    counts = [per_crest(crest_of, kingdom)[crest - 1] for kingdom in kingdoms]
    most = max(counts)
    return most, tuple(seat for seat, count in enumerate(counts) if most and count == most)


def owners(
    crest_of: Sequence[int],
    kingdoms: Sequence[Sequence[int]],
    crests: Sequence[int],
    bonus: Sequence[str],
) -> tuple[Seat, ...]:
    """Return who takes each placed token; -1: nobody, the crest's majority being tied (K16)."""
    leading = [leaders(crest_of, kingdoms, crest)[1] for crest in crests[: len(bonus)]]
    return tuple(seats[0] if len(seats) == 1 else -1 for seats in leading)


def count_points(
    crest_of: Sequence[int],
    kingdoms: Sequence[Sequence[int]],
    crests: Sequence[int],
    bonus: Sequence[str],
) -> tuple[Points, ...]:
    """Return what each kingdom is worth. Every token won is taken: it never costs (K18)."""
    owned = owners(crest_of, kingdoms, crests, bonus)
    placed = list(zip(bonus, crests, owned, strict=False))
    return tuple(
        _points(crest_of, kingdom, {token: crest for token, crest, who in placed if who == seat})
        for seat, kingdom in enumerate(kingdoms)
    )


def winners(kingdoms: Sequence[Sequence[int]], points: Sequence[Points]) -> tuple[Seat, ...]:
    """Return who has most points; among equals who has most kings, or all of these."""
    ranks = [(worth.total, kings(kingdom)) for worth, kingdom in zip(points, kingdoms, strict=True)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def _points(crest_of: Sequence[int], kingdom: Sequence[int], tokens: dict[str, int]) -> Points:
    """Return what a kingdom is worth with some tokens, each on its crest."""
    doubled = [card for card in kingdom if crest_of[card - 1] == tokens.get("double")]
    plus = sum(int(token.removeprefix(_PLUS)) for token in tokens if token.startswith(_PLUS))
    peasants = sum(card in PEASANTS for card in kingdom) if "peasants" in tokens else 0
    crests = len({crest_of[card - 1] for card in kingdom}) if "crests" in tokens else 0
    return Points(
        cards=len(kingdom) + kings(kingdom),
        # Only the cards of this crest count twice, not what other tokens add (K17).
        doubled=len(doubled) + kings(doubled),
        plus=plus,
        peasants=peasants,
        crests=crests,
    )
