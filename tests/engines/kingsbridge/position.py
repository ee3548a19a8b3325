"""Builds any moment of a match by hand: for examples, puzzles and tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain

from heraut.engines.kingsbridge.options import KingsbridgeOptions
from heraut.engines.kingsbridge.state import (
    CHARACTERS,
    COLUMNS,
    COPIES,
    RANKS,
    Hand,
    Phase,
    Pile,
    State,
)
from heraut.engines.protocol import Seat


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
    seats = len(hands)
    state = State(
        options=KingsbridgeOptions.read(options or {}),
        columns=(*map(tuple, columns), *((),) * (COLUMNS - len(columns))),
        hands=tuple(h if isinstance(h, Hand) else Hand(tuple(sorted(h))) for h in hands),
        piles=tuple(p if isinstance(p, Pile) else Pile(p) for p in piles),
        unseen=(),
        discard=tuple(discard),
        phase=Phase.PLAY,
        turn=turn,
        begun=True,
        characters=tuple(map(tuple, characters)) or ((),) * seats,
        row=tuple(row),
        hidden=tuple(name for name in CHARACTERS if name in deck),
        aside=tuple(tuple(sorted(cards)) for cards in aside) or ((),) * seats,
        malus=tuple(map(list(malus).count, RANKS)),
    )
    named = _named(state, deck)
    boxed = tuple(name for name in CHARACTERS if name not in named)
    return replace(state, unseen=_unseen(state), boxed=boxed)


def _unseen(state: State) -> tuple[int, ...]:
    """Return by rank the copies whose place is not known. Raises ``ValueError``."""
    lying: list[int | None] = [card for column in state.columns for card in column if card > 0]
    for cards in (*(hand.known for hand in state.hands), *state.aside):
        lying += cards
    for pile in state.piles:
        lying += pile.returned + pile.given
    seen = Counter(lying)
    for counts in (state.discard, state.malus):
        seen.update(dict(zip(RANKS, counts, strict=True)))
    unknown = seen.pop(None, 0) + sum(hand.unknown for hand in state.hands)
    unknown += sum(pile.fresh for pile in state.piles)
    unseen = tuple(COPIES - seen[rank] for rank in RANKS)
    if min(*unseen, *state.discard) < 0 or set(seen) - set(RANKS) or sum(unseen) != unknown:
        raise ValueError(
            f"{sum(seen.values())} known and {unknown} unknown cards are not the box's "
            f"{len(RANKS) * COPIES}, {COPIES} of each rank"
        )
    return unseen


def _named(state: State, deck: Sequence[str]) -> list[str]:
    """Return the characters that are in the game. Raises ``ValueError``."""
    named = [*state.row, *deck, *chain.from_iterable(state.characters)]
    named += ["edgar" for column in state.columns for card in column if card < 0]
    if set(named) - set(CHARACTERS) or len(set(named)) < len(named):
        raise ValueError(f"{', '.join(named)} are not characters of the box, each once")
    return named
