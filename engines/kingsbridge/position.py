"""Builds any moment of a match by hand: for examples, puzzles and tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from heraut.engines.kingsbridge.state import (
    CHARACTERS,
    COLUMNS,
    COPIES,
    RANKS,
    Hand,
    Options,
    Phase,
    Pile,
    State,
)
from heraut.engines.protocol import Seat

__all__ = ["position"]


def position(
    columns: Sequence[Sequence[int]],
    hands: Sequence[Hand | Sequence[int]],
    piles: Sequence[Pile | int],
    *,
    discard: Sequence[int] = (0,) * len(RANKS),
    turn: Seat = 0,
    options: Mapping[str, str] | None = None,
    characters: Sequence[Sequence[str]] = (),
    row: Sequence[str] = (),
    deck: Sequence[str] = (),
    aside: Sequence[Sequence[int]] = (),
    malus: Sequence[int] = (),
) -> State:
    """Return a state in which ``turn`` begins its turn.

    ``columns`` are filled up to six with empty ones; a hand may be given as its ranks, a pile as
    its number of fresh cards, ``malus`` as ranks; ``row`` and ``deck`` are the open and the hidden
    characters. Those that are named nowhere are in the box. Raises ``ValueError`` when the cards
    or the characters are not those of the box.
    """
    held = tuple(h if isinstance(h, Hand) else Hand(tuple(sorted(h))) for h in hands)
    stacks = tuple(p if isinstance(p, Pile) else Pile(p) for p in piles)
    laid = tuple(tuple(column) for column in columns)
    laid += ((),) * (COLUMNS - len(laid))
    apart = tuple(tuple(sorted(cards)) for cards in aside) or ((),) * len(held)
    costing = Counter(malus)
    seen = Counter(rank for column in laid for rank in column if rank > 0)
    seen.update(rank for hand in held for rank in hand.known)
    seen.update(rank for pile in stacks for rank in pile.returned if rank is not None)
    seen.update(rank for pile in stacks for rank in pile.given)
    seen.update(rank for cards in apart for rank in cards)
    seen.update(malus)
    seen.update(dict(zip(RANKS, discard, strict=True)))
    unseen = tuple(COPIES - seen[rank] for rank in RANKS)
    unknown = sum(hand.unknown for hand in held)
    unknown += sum(pile.fresh + pile.returned.count(None) for pile in stacks)
    if min(unseen) < 0 or min(discard) < 0 or set(seen) - set(RANKS) or sum(unseen) != unknown:
        raise ValueError(
            f"{sum(seen.values())} known and {unknown} unknown cards are not the box's "
            f"{len(RANKS) * COPIES}, {COPIES} of each rank"
        )
    held_by = tuple(tuple(pile) for pile in characters) or ((),) * len(held)
    named = [*row, *deck, *(name for pile in held_by for name in pile)]
    named += ["edgar" for column in laid for rank in column if rank < 0]
    if set(named) - set(CHARACTERS) or len(set(named)) < len(named):
        raise ValueError(f"{', '.join(named)} are not characters of the box, each once")
    return State(
        options=Options.read(options or {}),
        columns=laid,
        hands=held,
        piles=stacks,
        unseen=unseen,
        discard=tuple(discard),
        phase=Phase.PLAY,
        turn=turn,
        begun=True,
        characters=held_by,
        row=tuple(row),
        hidden=tuple(name for name in CHARACTERS if name in deck),
        boxed=tuple(name for name in CHARACTERS if name not in named),
        aside=apart,
        malus=tuple(costing[rank] for rank in RANKS),
    )
