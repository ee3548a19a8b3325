"""What a game's box holds, counted over the whole table: nothing of it is ever made or lost."""

from __future__ import annotations

from collections import Counter

from heraut.engines.kingdom_builder.box import TERRAINS
from heraut.engines.records import put


def components(rules, state, seat):
    """Return how many there are of each thing, wherever it lies, and whether the counts agree.

    What one seat has and what lies open may change places; all else is counted where it is.
    """
    return _OF[rules.name](state, seat)


def _kingsbridge(state, seat):
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
    named = [name for each in (*state.characters, state.row, state.hidden) for name in each]
    named += [*state.bottom, *state.boxed]
    named += ["edgar" for cards in state.columns for card in cards if card < 0]
    left = tuple(map(state.left, range(len(state.hands))))
    laid = sum(card > 0 for cards in state.columns for card in cards) + sum(state.discard)
    left = put(left, seat, left[seat] + laid)
    return known, dark - sum(state.unseen), left, sorted(named)


def _seven_kingdoms(state, _):
    known = Counter(state.unseen)
    for hand in state.hands:
        known.update(hand.known)
    for cards in (*state.kingdoms, state.bottom, state.row, state.waiting, state.tops, state.gone):
        known.update(filter(None, cards))
    known.update(filter(None, (*state.front, *state.commits)))
    known.update(state.pending)
    dark = sum(hand.unknown for hand in state.hands) + state.commits.count(None)
    dark += state.fresh + state.gone_unknown
    return known, dark - len(state.unseen)


def _world_without_end(state, _):
    *goods, _ = zip(*state.stocks, strict=True)  # gold has no end
    held = tuple(map(sum, goods))
    supply = state.supply[: len(held)]
    most_houses = max(Counter(filter(lambda seat: seat >= 0, state.houses)).values(), default=0)
    put_away = tuple(map(len, state.hidden))
    return tuple(map(sum, zip(held, supply, strict=True))), most_houses <= 4, put_away


def _kingdom_builder(state, _):
    settlements = tuple(realm.left + realm.own.bit_count() for realm in state.realms)
    owned = sum(realm.own.bit_count() for realm in state.realms)
    tiles = tuple(
        left + sum(realm.held >> place & 1 for realm in state.realms)
        for place, left in enumerate(state.tiles)
    )
    held = Counter(realm.card for realm in state.realms if realm.card)
    held.update([state.card] if state.card else [])
    dark = held.pop("?", 0)
    deck = state.deck
    counted = tuple(
        unseen + discard + removed + held[terrain]
        for terrain, unseen, discard, removed in zip(
            TERRAINS, deck.unseen, deck.discard, deck.removed, strict=True
        )
    )
    together = state.occupied.bit_count() == owned
    return settlements, together, tiles, counted, sum(deck.unseen) - deck.pile - dark


_OF = {
    "kingsbridge": _kingsbridge,
    "seven_kingdoms": _seven_kingdoms,
    "kingdom_builder": _kingdom_builder,
    "world_without_end": _world_without_end,
}
