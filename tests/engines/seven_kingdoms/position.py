"""Builds a state by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from heraut.engines.protocol import Seat
from heraut.engines.seven_kingdoms.box import CARDS, CRESTS, SLOTS, Box
from heraut.engines.seven_kingdoms.options import SevenKingdomsOptions
from heraut.engines.seven_kingdoms.state import TOKENS, Hand, Phase, State


def position(
    hands: Sequence[Hand | Sequence[int]],
    row: Sequence[int],
    kingdoms: Sequence[Sequence[int]] = (),
    *,
    first: Seat = 0,
    number: int = 1,
    waiting: Sequence[int] = (),
    crests: Sequence[int] = tuple(range(1, CRESTS + 1)),
    bonus: Sequence[str] = (),
    open_tokens: Sequence[str] = TOKENS[:2],
    gone: Sequence[int] = (),
    bottom: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
    box: Box | None = None,
) -> State:
    """Return a state in which the first player begins round ``number``.

    A hand may be given as its cards. What is named nowhere is in the pile, or in hands as unknown
    cards; tokens named nowhere are face down. The first player's hand may not be empty. Raises
    ``ValueError`` when the cards, crests or tokens are not those of the box.
    """
    held = tuple(h if isinstance(h, Hand) else Hand(tuple(sorted(h))) for h in hands)
    built = tuple(tuple(sorted(cards)) for cards in kingdoms) or ((),) * len(held)
    laid = (*row, *(0,) * (SLOTS - len(row)))
    named = [*filter(None, row), *waiting, *gone, *bottom]
    named += [card for hand in held for card in hand.known]
    named += [card for kingdom in built for card in kingdom]
    unseen = tuple(card for card in CARDS if card not in named)
    fresh = len(unseen) - sum(hand.unknown for hand in held)
    if max(Counter(named).values(), default=0) > 1 or set(named) - set(CARDS) or fresh < 0:
        raise ValueError(f"{sorted(named)} are not title cards, each once")
    if sorted(crests) != list(range(1, CRESTS + 1)):
        raise ValueError(f"{crests} are not the {CRESTS} crests")
    placed = [*bonus, *open_tokens]
    if set(placed) - set(TOKENS) or len(set(placed)) < len(placed):
        raise ValueError(f"{placed} are not bonus tokens, each once")
    if len(laid) != SLOTS or len(built) != len(held) or not held[first].size:
        raise ValueError("there are seven slots, a kingdom for each hand, and a card to play")
    return State(
        options=SevenKingdomsOptions.read(options or {}),
        box=box or Box.shipped(),
        hands=held,
        kingdoms=built,
        open_hands=((),) * len(held),
        front=(0,) * len(held),
        commits=(0,) * len(held),
        played=(0,) * len(held),
        took=((),) * len(held),
        unseen=unseen,
        fresh=fresh,
        bottom=tuple(bottom),
        row=laid,
        waiting=tuple(waiting),
        gone=tuple(gone),
        crests=tuple(crests),
        bonus=tuple(bonus),
        open_tokens=tuple(open_tokens),
        hidden_tokens=tuple(token for token in TOKENS if token not in placed),
        phase=Phase.PLAY,
        round=number,
        first=first,
        turn=first,
    )
