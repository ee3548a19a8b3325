"""What a game's box holds, counted over the whole table: nothing of it is ever made or lost."""

from __future__ import annotations

from collections import Counter


def components(rules, state):
    """Return how many there are of each thing, wherever it lies, and whether the counts agree."""
    return _OF[rules.name](state)


def _kingsbridge(state):
    known = Counter()
    for hand, pile in zip(state.hands, state.piles, strict=True):
        known.update(hand.known)
        known.update(card for card in pile.returned if card is not None)
        known.update(pile.given)
    for cards in (*state.columns, *state.aside):
        known.update(card for card in cards if card > 0)
    for counts in (state.unseen, state.discard, state.malus):
        known.update({rank: count for rank, count in enumerate(counts, 1) if count})
    dark = sum(hand.unknown for hand in state.hands)
    dark += sum(pile.fresh + pile.returned.count(None) for pile in state.piles)
    return known, dark - sum(state.unseen), tuple(map(state.left, range(len(state.hands))))


_OF = {"kingsbridge": _kingsbridge}
