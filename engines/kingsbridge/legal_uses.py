"""Which uses of the characters are legal, and which characters can do anything at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from heraut.engines.kingsbridge.actions import Give, Stop, Use
from heraut.engines.kingsbridge.characters import at_hand, may_use_more
from heraut.engines.kingsbridge.columns import (
    NO_GRANTS,
    finish,
    fits,
    grants_of,
    laid,
    skipped,
    takes,
)
from heraut.engines.kingsbridge.state import CHARACTERS, COLUMNS, RANKS, State, earlier


def holdable(state: State) -> list[int]:
    """Return the ranks of which the seat on turn may hold a card, in order."""
    hand = state.hands[state.turn]
    if hand.unknown:
        return [card for card in RANKS if card in hand.known or state.unseen[card - 1]]
    return sorted(set(hand.known))


def givable(state: State) -> Iterator[int]:
    """Yield the columns whose first card may be given away (E6), in order."""
    edgar = state.options.wigelm_edgar == "to_recipient"
    for number, cards in enumerate(state.columns, 1):
        if cards and (edgar or cards[0] > 0):
            yield number


def usable(state: State) -> tuple[str, ...]:
    """Return the characters that may be used now for all that lies open."""
    if state.mode == "basic" or state.giving or not may_use_more(state):
        return ()
    return tuple(name for name in at_hand(state) if has_effect(state, name))


def has_effect(state: State, name: str) -> bool:
    """Tell from open facts whether a character can do anything now (C2)."""
    filled = sum(map(bool, state.columns))
    hand = state.hands[state.turn].size
    match name:
        case "aldred" | "agatha" | "ragna":
            loose = hand + len(earlier(state.aside[state.turn], state.aside_new))
            return filled > 1 or (filled > 0 and loose > 0)
        case "edgar":
            return any(_edgar_uses(state))
        case "gytha":
            return any(_gytha_uses(state))
        case "wynstan" | "den":
            return filled > 0
        case "wigelm":
            return any(givable(state))
        case _:
            return hand > 0


def legal_uses(state: State) -> list[Use]:
    """Return every legal use of a character, in order."""
    if state.mode == "basic" or not may_use_more(state):
        return []
    names = sorted(at_hand(state), key=CHARACTERS.index)
    uses: list[Use] = []
    for name in names:
        if has_effect(state, name):
            uses += _USES[name](state) if name in _USES else [Use(name)]
    return uses


def legal_gifts(state: State) -> tuple[list[Give], list[Stop]]:
    """Return what may be done while Wigelm gives, in order."""
    seats = sorted(state.giving)
    gifts = [Give(number, seat + 1) for number in givable(state) for seat in seats]
    return gifts, [Stop()] if state.options.wigelm_subset and state.given else []


def _edgar_uses(state: State) -> Iterator[Use]:
    for number, cards in enumerate(state.columns, 1):
        for card in takes(cards, NO_GRANTS):
            yield Use("edgar", (card,), number)


def _wynstan_uses(state: State) -> Iterator[Use]:
    for number, cards in enumerate(state.columns, 1):
        for count in range(1, min(2, len(cards)) + 1):
            yield Use("wynstan", (), number, count)


def _den_uses(state: State) -> Iterator[Use]:
    for number, cards in enumerate(state.columns, 1):
        if cards:
            yield Use("den", (), number)


def _gytha_uses(state: State) -> Iterator[Use]:
    grants = grants_of(state)
    there = [card for card in RANKS if state.discard[card - 1]]
    for number, cards in enumerate(state.columns, 1):
        for card in there:
            if not (where := fits(cards, card, grants)):
                continue
            yield Use("gytha", (card,), number)
            after = laid(cards, (card,), where)
            if finish(after):
                if number > COLUMNS:
                    continue
                after = ()
            # Her first card may make the one gap that Ragna allows.
            made = skipped(cards, card, card, where)
            then = grants._replace(gap=False) if made else grants
            for other in there:
                if other == card and state.discard[card - 1] < 2:
                    continue
                if fits(after, other, then):
                    yield Use("gytha", (card, other), number)


def _ethelred_uses(state: State) -> Iterator[Use]:
    for card in holdable(state):
        yield Use("ethelred", (card,))


def _wilwulf_uses(state: State) -> Iterator[Use]:
    hand, cards = state.hands[state.turn], holdable(state)
    for place, card in enumerate(cards):
        yield Use("wilwulf", (card,))
        for pair in ((card, other) for other in cards[place:]):
            missing = 0
            for rank in set(pair):
                lacking = max(0, pair.count(rank) - hand.known.count(rank))
                missing += lacking if lacking <= state.unseen[rank - 1] else len(RANKS)
            if missing <= hand.unknown:
                yield Use("wilwulf", pair)


_USES: Final[Mapping[str, Callable[[State], Iterator[Use]]]] = {
    "edgar": _edgar_uses,
    "wynstan": _wynstan_uses,
    "gytha": _gytha_uses,
    "ethelred": _ethelred_uses,
    "den": _den_uses,
    "wilwulf": _wilwulf_uses,
}
"""The uses of those characters that need a value."""
