"""Cards and tokens by what they are like: « mon roi », « les deux de gauche », « celle du milieu ».

What lies open is told by its number. A card of the hand stays a place of the hand, so that nobody
hears which one it is before it lies there; and a description that fits none or several of them is
answered alike, by asking for the place or number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final, TypeVar

from heraut.engines.protocol import Said
from heraut.engines.seven_kingdoms.box import CARDS, SLOTS, rank_of
from heraut.engines.seven_kingdoms.notation import UNCLEAR
from heraut.engines.seven_kingdoms.ranks import WINDOWS, reach
from heraut.engines.seven_kingdoms.state import Phase, State

T = TypeVar("T")

_BEGINS: Final[Mapping[str, int]] = {"last": 1, "highest": 1}
"""Where a choice begins, 1: as late as it can."""

_NOT_HELD: Final = ("held_not", "held_nor", "held_but", "held_nor_card")
"""The ranks and the cards of the hand that are left out."""
_HAND: Final = frozenset({"held", "held_order", "held_nth", "held_new", *_NOT_HELD})
BESIDE: Final = frozenset({"beside", "beside_rank", "beside_slot", "side", "side_rank"})
"""A card with the one next to it; ``beside_slot`` and ``side_rank``: where the first one lies, and
the rank of the other."""
NEXT: Final = frozenset({"next_to", "next_rank", "toward", "toward_side"})
"""A card that lies next to another one."""
AMID: Final = frozenset({"amid_1", "amid_2", "amid_rank_1", "amid_rank_2"})
"""What lies between two cards."""
ENDS: Final = frozenset({"since", "until", "since_rank", "until_rank"})
"""All from one card to another."""
TOWARD: Final = frozenset({"all_by", "all_by_rank", "all_toward"})
"""All on one side of a card, or so many of them next to it."""
SPANS: Final = frozenset({"hole_by", "hole_by_rank", "after_hole"})
"""Slots that follow one another, one of them empty or all after an empty one."""
ONWARD: Final = "onward"
"""The slot of how many cards follow the last one that is named: « … et les deux suivantes »."""
FURTHER: Final = "further"
"""The slot of how many slots follow the first one."""
START: Final = "start_rank"
"""The rank of the first card of several."""
_NEAR: Final = BESIDE | NEXT | AMID | ENDS | TOWARD
_ROW: Final = frozenset(
    {"figure", "second", "third", "every", "order", "except", "many", "spot", "under", "whole"}
    | {"spot_back"}
)
_TAKEN: Final = frozenset(
    {"taken", "taken_every", "taken_order", "taken_nth", "taken_many", "taken_one", "taken_rest"}
    | {"taken_alike"}
)
_TOKENS: Final = frozenset({"token_order", "token_nth", "token_plus", "token_except", "token_not"})
_CHECKS: Final = frozenset({"named", "between", "held_said", "as_named"})
SUBJECT: Final = frozenset({"actor", "taker", "taker_card"})
"""Who is said to act: the player, from 1, and the rank or number of the card that is played."""
COUNT: Final = "said_count"
"""The slot of how many cards are said to be taken, beside which."""
MOST_ITEMS: Final = 4
"""Items of an enumeration at most: nobody takes more cards."""
ITEM_PARTS: Final = ("rank", "all", "many", "order", "card", "spot", "slot", "either")
"""What an item may be told by."""
ITEMS: Final = frozenset(
    {"of_taken", "but"}
    | {f"{part}_{number}" for part in ITEM_PARTS for number in range(1, MOST_ITEMS + 1)}
)
"""The slots of items."""
REFERENCES: Final = (
    _HAND | _ROW | _NEAR | SPANS | _TAKEN | _TOKENS | _CHECKS | ITEMS | SUBJECT
) | {START, ONWARD, FURTHER, COUNT}
"""The slots that only describe. ``named`` is the rank that was said beside a card's number,
``between`` the slot that was said between the first and the last, ``as_named`` that the card which
is described was named as well."""

_MOST: Final = 4
"""More choices than this are not asked about; one more than are, so that this is seen."""


def refer(state: State, slots: Said, did: str) -> Sequence[Said]:
    """Return the slots with all that they may describe. ``did``: what the seat did last."""
    if not SUBJECT.isdisjoint(slots):
        if not _acts(state, slots):
            return []
        slots = {slot: value for slot, value in slots.items() if slot not in SUBJECT}
        if REFERENCES.isdisjoint(slots):
            return [slots]
    rest = {slot: value for slot, value in slots.items() if slot not in REFERENCES}
    if not _HAND.isdisjoint(slots):
        return [{**rest, "place": _held(state, slots)}]
    if not _TOKENS.isdisjoint(slots):
        return [{**rest, "token": token} for token in _tokens(state, slots)]
    if not SPANS.isdisjoint(slots):
        from heraut.engines.seven_kingdoms.neighbours import spans as spans_of

        spans = spans_of(state, slots)
        return [{**rest, "first": one, "last": other} for one, other in spans]
    if isinstance(more := slots.get(FURTHER), int):
        return [{**rest, "last": int(rest["first"]) + more}]
    if START in slots:
        from heraut.engines.seven_kingdoms.neighbours import starts

        return [{**rest, "card": card} for card in starts(state, slots)]
    if "between" in slots:
        first, last = rest["first"], rest["last"]
        fits = isinstance(first, int) and slots["between"] == first + 1 and last == first + 2
        return [rest] if fits else []
    if "named" in slots:
        said = [int(card) for card in str(rest.get("cards", rest.get("card"))).split(",")]
        return [rest] if rank_of(said[0]) == slots["named"] else []
    if "held_said" in slots:
        # « Mon plus petit, le cinq » names it: whether it is so is nobody's business.
        return [rest]
    chosen = _chosen(state, slots, did)
    named = [int(card) for card in str(rest["cards"]).split(",")] if "cards" in rest else []
    if "as_named" in slots:
        # « Le deux, à côté du quarante » is one card, said in two ways.
        chosen, named = [cards for cards in chosen if set(named) <= set(cards)], []
    found = {
        ",".join(map(str, sorted({*cards, *named})))
        for cards in chosen
        if cards and not set(cards) & set(named) and slots.get(COUNT) in (None, len(cards))
    }
    return [{**rest, "cards": cards} for cards in sorted(found, key=_by_number)[:_MOST]]


def _acts(state: State, slots: Said) -> bool:
    """Tell whether who is said to act does: « Bilal joue », « mon général prend »."""
    taking = state.phase in (Phase.TAKE, Phase.SORT)
    taker, card = slots.get("taker"), slots.get("taker_card")
    fits = taker is None or (taking and rank_of(state.card) == taker)
    fits = fits and (card is None or (taking and state.card == card))
    return fits and slots.get("actor") in (None, state.turn + 1)


def _chosen(state: State, slots: Said, did: str) -> Sequence[Sequence[int]]:
    """Return the choices of cards that may be described."""
    if ONWARD in slots:
        from heraut.engines.seven_kingdoms.neighbours import onward

        return onward(state, slots)
    if not ITEMS.isdisjoint(slots):
        from heraut.engines.seven_kingdoms.enumerations import enumerated

        return enumerated(state, slots)
    if "taken_alike" in slots:
        # « Pareil pour l'autre »: only after the same.
        return [state.pending] if did.partition(" ")[0] == slots["taken_alike"] else []
    return _taken(state, slots) if not _TAKEN.isdisjoint(slots) else _in_row(state, slots)


def _by_number(cards: str) -> list[int]:
    return [int(card) for card in cards.split(",")]


def _held(state: State, slots: Said) -> int | str:
    """Return the place in the hand of the one card that is meant; ``UNCLEAR`` if it is not one.

    Where Héraut does not know the whole hand, nothing is sure to be the only one, or the highest.
    """
    hand = state.hands[state.turn]
    known = hand.known
    if "held_new" in slots:
        # All saw these go there.
        took = state.before[state.turn][1] if state.before else ()
        found = [card for card in known if card in took and card in state.open_hands[state.turn]]
    elif hand.unknown:
        return UNCLEAR
    else:
        left_out = [slots[slot] for slot in _NOT_HELD if slot in slots]
        found = [
            card
            for card in known
            if slots.get("held") in (None, rank_of(card))
            and card not in left_out
            and rank_of(card) not in left_out
        ]
        if isinstance(nth := slots.get("held_nth"), int):
            found = found[nth - 1 : nth]
        if order := slots.get("held_order"):
            found = list(ordered(found, str(order), 1))
    return known.index(found[0]) + 1 if len(found) == 1 else UNCLEAR


def _tokens(state: State, slots: Said) -> Sequence[str]:
    tokens = state.open_tokens
    if "token_plus" in slots:
        return [f"plus_{slots['token_plus']}"]
    if isinstance(nth := slots.get("token_nth"), int):
        return tokens[nth - 1 : nth]
    if "token_not" in slots:
        others = [token for token in tokens if token != slots["token_not"]]
        return others if len(others) == 1 and len(tokens) > 1 else []
    if "token_except" in slots:
        return _all_but(tokens, str(slots["token_except"]))
    order = str(slots["token_order"])
    if order in ("highest", "lowest"):
        # What the others are worth depends on the kingdoms.
        if not all(token.startswith("plus_") for token in tokens):
            return ()
        tokens = tuple(sorted(tokens))
    return pick(tokens, order, 1)


def _taken(state: State, slots: Said) -> Sequence[Sequence[int]]:
    """Return the choices among the cards just taken."""
    cards = state.pending
    if state.phase is Phase.TAKE and (named := _to_be_taken(slots)):
        return _in_row(state, named)
    if state.phase is not Phase.SORT:
        # Whatever is meant, it is refused for what has to be done first.
        return [elsewhere(state)]
    if "taken_rest" in slots:
        return [cards] if cards != state.took[state.turn] else []
    if "taken_every" in slots:
        ranked = [card for card in cards if rank_of(card) == slots["taken_every"]]
        return [ranked] if slots.get("taken_many") in (None, len(ranked)) else []
    if "taken_many" in slots:
        return [cards] if slots["taken_many"] == len(cards) else []
    if isinstance(nth := slots.get("taken_nth"), int):
        # Of all that were taken: « la première au royaume, la deuxième en main ».
        return [[card for card in state.took[state.turn][nth - 1 : nth] if card in cards]]
    if "taken_one" in slots and len(cards) >= _MOST:
        # Which one it is nobody could say by a number of the list.
        return []
    found = [card for card in cards if slots.get("taken") in (None, rank_of(card))]
    if order := slots.get("taken_order"):
        found = list(ordered(found, str(order), 1))
    return [(card,) for card in found]


def _to_be_taken(slots: Said) -> Said:
    """Return how a card is described that is to be taken before it is put somewhere."""
    named = {"taken": "figure", "taken_every": "every", "taken_order": "order"}
    if not {*slots} & _TAKEN <= {*named}:
        return {}
    return {named[slot]: value for slot, value in slots.items() if slot in named}


def elsewhere(state: State) -> Sequence[int]:
    """Return a card that nobody could take now."""
    return next((card,) for card in CARDS if card not in state.row)


def _in_row(state: State, slots: Said) -> Sequence[Sequence[int]]:
    """Return the choices among the cards of the row, those within reach first of all."""
    row = [card for card in state.row if card]
    within = list(reach(state)) if state.phase in (Phase.TAKE, Phase.SORT) else row
    if not _NEAR.isdisjoint(slots):
        from heraut.engines.seven_kingdoms.neighbours import lying

        return lying(state, slots)
    if isinstance(slot := slots.get("under"), int):
        card = state.row[slot - 1] if slot <= SLOTS else 0
        fits = slots.get("figure") in (None, rank_of(card) if card else None)
        return [(card,)] if slot <= SLOTS and fits else []
    if isinstance(spot := slots.get("spot"), int):
        return _spots(state.row, within, spot)
    if isinstance(spot := slots.get("spot_back"), int):
        return _spots(state.row[::-1], within[::-1], spot)
    if "whole" in slots:
        return [within] if len(within) == slots["whole"] else []
    if "except" in slots:
        return [_all_but(within, str(slots["except"]))]
    many = slots.get("many")
    if many == "window":
        many = WINDOWS.get(rank_of(state.card)) if state.phase is Phase.TAKE else None
        if many is None:
            return []
    if "every" in slots:
        found = [card for card in within if rank_of(card) == slots["every"]]
        more = _of_rank(within, row, str(slots["figure"])) if "figure" in slots else []
        whole = [[*found, card] for card in more] if "figure" in slots else [found]
        return whole if found and many in (None, len(found)) else []
    if "order" not in slots:
        ranks = [slots[slot] for slot in ("figure", "second", "third") if slot in slots]
        each = [_of_rank(within, row, str(rank)) for rank in ranks]
        return [cards for cards in product(*each) if len(set(cards)) == len(cards)]
    order, count = str(slots["order"]), many if isinstance(many, int) else 1
    if state.phase is Phase.TAKE and rank_of(state.card) in WINDOWS and count > 1:
        # These empty slots, whether a card lies there or not.
        chosen = pick(range(1, SLOTS + 1), order, count)
        return [[card for slot in chosen if (card := state.row[slot - 1])]]
    among = [card for card in within if slots.get("figure") in (None, rank_of(card))]
    return [ordered(among, order, count)]


def _of_rank(within: Sequence[int], row: Sequence[int], rank: str) -> Sequence[int]:
    """Return the cards of a rank within reach; if there are none, the others, to be refused."""
    near = [card for card in within if rank_of(card) == rank]
    return near or [card for card in row if rank_of(card) == rank]


def _spots(row: Sequence[int], within: Sequence[int], spot: int) -> Sequence[Sequence[int]]:
    """Return the cards that may be counted so: by slots, or by cards that are left."""
    return [
        *((card,) for card in row[spot - 1 : spot] if card in within),
        tuple(within[spot - 1 : spot]),
    ]


def _all_but(items: Sequence[T], order: str) -> Sequence[T]:
    """Return the other one of two."""
    left_out = pick(items, order, 1)
    return [item for item in items if item not in left_out] if len(items) == 2 else []


def ordered(cards: Sequence[int], order: str, count: int) -> Sequence[int]:
    """Return so many cards by their number, or by where they lie."""
    return pick(sorted(cards) if order in ("highest", "lowest") else cards, order, count)


def pick(items: Sequence[T], order: str, count: int) -> Sequence[T]:
    """Return so many items from an end, both ends or the middle; none if there are not as many."""
    spare = len(items) - count
    if spare < 0 or (order == "middle" and spare % 2) or (order == "only" and spare):
        return ()
    if order == "ends":
        return (items[0], items[-1]) if len(items) > 1 and count in (1, 2) else ()
    begin = _BEGINS.get(order, 0)
    return items[spare // 2 :][:count] if order == "middle" else items[begin * spare :][:count]
