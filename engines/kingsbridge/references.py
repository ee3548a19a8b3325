"""Columns and cards by what they are like: « sur le cinq » is the column whose last card is a 5.

Columns lie open. A card of a hand is found only where it fits at once: then the move itself shows
it, and no refusal names a card that its player did not name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from heraut.engines.kingsbridge.columns import fits, grants_of
from heraut.engines.kingsbridge.state import RANKS, State, earlier
from heraut.engines.protocol import Said

ON: Final = "on"
"""The slot of the last card of the column that is meant."""
BEFORE: Final = "before"
"""The slot of its first card."""
SPOT: Final = "spot"
"""The slot of what it is like: empty, the last one, the one that was played on before."""
PART: Final = "part"
"""The slot of a part of a column that is named by a card alone: finds where the card lies."""
TO: Final = "to"
"""The slot of the last card of the part that moves, where its first one is the card."""
FROM: Final = "from"
"""The slot of the first card of the part that moves, where its last one is the card."""
HELD: Final = "held"
"""The slot of what a card is like among those that its player holds."""
MALUS_HELD: Final = "malus_held"
"""The slot of which end of the hand goes to the penalty pile: the highest card, or the lowest."""
NTH_HELD: Final = "nth_held"
"""The slot of its place among those, the lowest first, from 1."""
BUT: Final = "but"
"""The slot of the cards of a hand that stay: all the others are changed."""
BUT_ALL: Final = "but_all"
"""The slot of a card of which every copy stays."""
SIDE: Final = "side"
"""The slot of which of several columns is meant: the one most to the left, or to the right."""
FROM_RIGHT: Final = "from_right"
"""The slot of a column's place counted from the right, from 1."""
WITHIN: Final = "within"
"""The slot of a card that lies anywhere in the column that is meant."""
ALL_HELD: Final = "all_held"
"""The slot of how many cards are left in the hand, where all are laid; ``all``: it is not said;
``fitting``: those of them that follow."""
KEPT: Final = "kept"
"""The slot of a card that its player says to keep: nothing follows from it."""
NOT_ROW: Final = "not_row"
"""The slot of a column that is said not to be meant, where a card is: nothing follows from it."""
NAMED: Final = "named"
"""The slot of a card that is named beside what moves: it must lie there."""
WHO: Final = "who"
"""The slot of whose power is meant where nobody is named: « mon personnage »."""
TWINS: Final = "twins"
"""The slot for all cards of the hand of which it holds more than one."""
OUTER: Final = "outer"
"""The slot for the lowest card of the hand and the highest."""
TOP: Final = "top"
"""The slot of how many of the highest cards of the hand are meant, and so ``BOTTOM``."""
BOTTOM: Final = "bottom"
OVER: Final = "over"
"""The slot of the card above which all cards of the hand are meant, and so ``BELOW``."""
BELOW: Final = "below"
COPIES: Final = "copies"
"""The slot of a card of which all copies in the hand are meant."""
BESIDES: Final = "besides"
"""The slot of cards that are meant besides those of a set, each by its rank."""
TOP_LAID: Final = "top_laid"
"""The slot of how many of the highest cards of the hand are laid one on the other, and so
``BOTTOM_LAID``."""
BOTTOM_LAID: Final = "bottom_laid"
TAIL: Final = "tail"
"""The slot of the cards at the end of a column that are named where they are only counted."""
SETS: Final = (TWINS, COPIES, OUTER, TOP, BOTTOM, OVER, BELOW)
"""The slots of several cards of a hand, which are never named."""
NEXT: Final = "next"
"""The slot of the player, from 1, who is said to be next."""
LIES: Final = (
    *("source_spot", "headed", "ended", "single", "lone", "lone_source", "like"),
    *("tail_row", "head_row", "last", "first", "staying", "skipped"),
)
"""The slots of what lies in a column (see ``sources``): where, then which part of it."""

REFERENCES: Final = frozenset(
    {
        *(ON, BEFORE, SPOT, FROM_RIGHT, WITHIN, SIDE, PART, TO, FROM),
        *(HELD, MALUS_HELD, NTH_HELD, ALL_HELD, KEPT, BUT, BUT_ALL, NEXT, NAMED, WHO),
        *(*LIES, *SETS, BESIDES, NOT_ROW),
        *(TOP_LAID, BOTTOM_LAID, TAIL),
    }
)

_Find = Callable[[State, Said, int | str, str], Iterator[Said]]


def refer(state: State, slots: Said, did: str) -> Sequence[Said]:
    """Return the slots with each column and card that they may describe.

    ``did``: the last action of the seat that speaks.
    """
    found: list[Said] = [{slot: value for slot, value in slots.items() if slot not in REFERENCES}]
    for reference, find in _FIND.items():
        if reference in slots:
            value = slots[reference]
            found = [{**one, **more} for one in found for more in find(state, one, value, did)]
    if slots.get(SPOT) in ("fitting", "going_on"):
        # Where it fits is on a card, if it fits any.
        laid = [one for one in found if state.columns[int(one["column"]) - 1]]
        found = laid or found
    return _on_side(found, slots[SIDE]) if SIDE in slots else found


def _on_side(found: Sequence[Said], side: int | str) -> Sequence[Said]:
    """Return what is meant by the one most to the left or to the right of the columns found."""
    numbers = [int(one["column"]) for one in found if "column" in one]
    wanted = (min if side == "leftmost" else max)(numbers, default=0)
    return [one for one in found if one.get("column") == wanted]


def _ending_with(state: State, known: Said, value: int | str, _: str) -> Iterator[Said]:
    yield from _columns(state, known, lambda cards: abs(cards[-1]) == value)


def _beginning_with(state: State, known: Said, value: int | str, _: str) -> Iterator[Said]:
    yield from _columns(state, known, lambda cards: abs(cards[0]) == value)


def _columns(
    state: State, known: Said, like: Callable[[tuple[int, ...]], bool]
) -> Iterator[dict[str, int]]:
    """Yield the columns that are like this: of all, or the one that was named as well."""
    for number, cards in enumerate(state.columns, 1):
        if cards and known.get("column", number) == number and like(cards):
            yield {"column": number}


def _lying(reference: str) -> _Find:
    """Return what finds a part of a column by what lies there."""

    def find(state: State, known: Said, value: int | str, _: str) -> Iterator[Said]:
        # Only what is typed in free words needs it: a game should begin at once.
        from heraut.engines.kingsbridge.sources import sources

        yield from sources(state, reference, known, value)

    return find


def _spot(state: State, known: Said, value: int | str, did: str) -> Iterator[Said]:
    # Only what is typed in free words needs it: a game should begin at once.
    from heraut.engines.kingsbridge.spots import spots

    for number in spots(state, str(value), known, did):
        yield {"column": number}


def _from_right(state: State, known: Said, value: int | str, _: str) -> Iterator[Said]:
    number = len(state.columns) + 1 - int(value)
    if number >= 1 and known.get("column", number) == number:
        yield {"column": number}


def _within(state: State, known: Said, value: int | str, _: str) -> Iterator[Said]:
    """Yield the columns where the card lies, at their end or not."""
    for number, cards in enumerate(state.columns, 1):
        if known.get("column", number) == number and value in [abs(card) for card in cards]:
            yield {"column": number}


def _part(state: State, known: Said, _: int | str, __: str) -> Iterator[Said]:
    """Yield where the card lies, but for the column to which it goes."""
    for number, cards in enumerate(state.columns, 1):
        if known["card"] in [abs(card) for card in cards] and known.get("column") != number:
            yield {"source": number}


def _up_to(state: State, known: Said, value: int | str, _: str) -> Iterator[Said]:
    """Yield where a part from the card on ends with this one."""
    for number, cards in enumerate(state.columns, 1):
        if cards and abs(cards[-1]) == value and known.get("source", number) == number:
            yield {"source": number}


def _starting(state: State, known: Said, value: int | str, _: str) -> Iterator[Said]:
    """Yield where a part up to the card begins with this one."""
    for number, cards in enumerate(state.columns, 1):
        if cards and abs(cards[0]) == value and known.get("source", number) == number:
            yield {"source": number}


def _several(reference: str) -> _Find:
    """Return what finds several cards of the hand."""

    def find(state: State, known: Said, value: int | str, _: str) -> Iterator[Said]:
        from heraut.engines.kingsbridge.hand_sets import hand_set

        hand = state.hands[state.turn]
        cards = hand_set(hand.known, reference, value)
        if not cards or hand.unknown:
            return
        if "cards" not in known:
            yield {"some": ",".join(map(str, cards))}
        elif sorted(cards) == sorted(map(int, str(known["cards"]).split(","))):
            # « Mes deux plus grosses, le onze et le douze » : the same are named as well.
            yield {}

    return find


def _besides(state: State, known: Said, value: int | str, _: str) -> Iterator[Said]:
    """Yield the cards of a set with others that the hand must have as well."""
    cards = [int(card) for card in f"{known['some']},{value}".split(",")]
    hand = state.hands[state.turn].known
    if all(cards.count(card) <= hand.count(card) for card in cards):
        yield {"some": ",".join(map(str, sorted(cards)))}


def _held(state: State, known: Said, value: int | str, did: str) -> Iterator[Said]:
    hand = state.hands[state.turn]
    if value == "aside":
        cards = earlier(state.aside[state.turn], state.aside_new)
        yield from ({"card": card} for card in sorted(set(cards)) if _fits(state, known, card))
    elif value == "doubled":
        yield from _doubled(state, known)
    elif value == "gap":
        yield from _gap_cards(state, known)
    elif value == "after":
        yield from _following(state, known)
    elif value == "next":
        yield from _next_held(state, known, did)
    elif value == "newest":
        newest = state.newest[state.turn] if state.newest else None
        if newest in hand.known and _fits(state, known, newest):
            yield {"card": newest}
    elif hand.known and not hand.unknown and (value != "only" or len(hand.known) == 1):
        card = hand.known[-1 if value == "highest" else 0]
        places = [known["column"]] if "column" in known else range(1, len(state.columns) + 1)
        fitting = [number for number in places if _fits(state, {"column": number}, card)]
        yield from ({"card": card, "column": number} for number in fitting)


def _malus_held(state: State, _: Said, value: int | str, __: str) -> Iterator[Said]:
    """Yield the highest card of the hand, or the lowest, where all of it is known."""
    hand = state.hands[state.turn]
    if hand.known and not hand.unknown:
        yield {"card": hand.known[-1 if value == "highest" else 0]}


def _following(state: State, known: Said) -> Iterator[Said]:
    """Yield the card for which a column waits, whoever holds one: Edgar may stand for it."""
    for number, cards in enumerate(state.columns, 1):
        if cards and known.get("column") == number and abs(cards[-1]) < RANKS[-1]:
            yield {"card": abs(cards[-1]) + 1}


def _next_held(state: State, known: Said, did: str) -> Iterator[Said]:
    """Yield the card that follows on the column played on before, where the hand has it."""
    from heraut.engines.kingsbridge.spots import spots

    for number in spots(state, "same", known, did):
        cards = state.columns[number - 1]
        if cards and known.get("column", number) == number:
            card = abs(cards[-1]) + 1
            if card in state.hands[state.turn].known:
                yield {"card": card, "column": number}


def _gap_cards(state: State, known: Said) -> Iterator[Said]:
    """Yield the cards of the hand that go into a gap, each where it does."""
    for number, cards in enumerate(state.columns, 1):
        if cards and known.get("column", number) == number:
            gap = {*range(abs(cards[0]), abs(cards[-1]))} - {*map(abs, cards)}
            for card in sorted(gap.intersection(state.hands[state.turn].known)):
                if _fits(state, {"column": number}, card):
                    yield {"card": card, "column": number}


def _all_held(state: State, known: Said, value: int | str, _: str) -> Iterator[Said]:
    """Yield the whole hand, the lowest card first, where all of it can be laid one on the other."""
    hand, number = state.hands[state.turn], known.get("column")
    if hand.unknown or not isinstance(number, int) or not 1 <= number <= len(state.columns):
        return
    cards, laid = hand.known, state.columns[number - 1]
    if value == "fitting":
        going_on = _going_on(laid, cards)
        yield from ({"cards": ",".join(map(str, going_on))} for _ in going_on[:1])
        return
    if cards and value in ("all", len(cards)) and _in_a_row(laid, cards):
        yield {"cards": ",".join(map(str, cards))}


def _laid(reference: str) -> _Find:
    """Return what finds several cards of the hand that are laid one on the other."""

    def find(state: State, known: Said, value: int | str, _: str) -> Iterator[Said]:
        from heraut.engines.kingsbridge.hand_sets import hand_set

        hand, number = state.hands[state.turn], known.get("column")
        if hand.unknown or not isinstance(number, int) or not 1 <= number <= len(state.columns):
            return
        cards = hand_set(hand.known, reference, value)
        if cards and _in_a_row(state.columns[number - 1], cards):
            yield {"cards": ",".join(map(str, cards))}

    return find


def _in_a_row(laid: Sequence[int], cards: Sequence[int]) -> bool:
    """Tell whether all cards can be laid on a column, one on the other."""
    follows = not laid or cards[0] == abs(laid[-1]) + 1
    return follows and all(after == one + 1 for one, after in pairwise(cards))


def _tail(state: State, known: Said, value: int | str, _: str) -> Iterator[Said]:
    """Yield how many cards are named, in any order, where a column ends with just these."""
    named = sorted(map(int, str(value).split(",")))
    for number, cards in enumerate(state.columns, 1):
        if known.get("column", number) == number and named == sorted(cards[-len(named) :]):
            yield {"column": number, "count": len(named)}


def _going_on(laid: Sequence[int], hand: Sequence[int]) -> Sequence[int]:
    """Return the cards of a hand that follow on a column, one on the other."""
    after = abs(laid[-1]) if laid else RANKS[-1]
    found = []
    while after + 1 in hand:
        after += 1
        found.append(after)
    return found


def _kept(_: State, known: Said, value: int | str, __: str) -> Iterator[Said]:
    if known.get("card") != value:
        yield {}


def _doubled(state: State, known: Said) -> Iterator[Said]:
    """Yield the card that a column ends with, to be laid there once more."""
    number = known.get("column")
    if isinstance(number, int) and 1 <= number <= len(state.columns) and state.columns[number - 1]:
        yield {"card": abs(state.columns[number - 1][-1])}


def _nth_held(state: State, known: Said, value: int | str, _: str) -> Iterator[Said]:
    hand = state.hands[state.turn]
    if isinstance(value, int) and value <= len(hand.known) and not hand.unknown:
        card = hand.known[value - 1]
        if _fits(state, known, card):
            yield {"card": card}


def _fits(state: State, known: Said, card: int) -> bool:
    """Tell whether a card may be laid on the column that is known, so that all will see it."""
    number = known.get("column")
    if not isinstance(number, int) or not 1 <= number <= len(state.columns):
        return False
    return bool(fits(state.columns[number - 1], card, grants_of(state)))


def _but(state: State, _: Said, value: int | str, __: str) -> Iterator[Said]:
    """Yield the hand without the cards that stay, those that nobody was shown among it."""
    rest = list(state.hands[state.turn].known)
    for card in map(int, str(value).split(",")):
        if card not in rest:
            return
        rest.remove(card)
    yield from _changed(state, rest, value)


def _but_all(state: State, _: Said, value: int | str, __: str) -> Iterator[Said]:
    """Yield the hand without any copy of a card, « tout sauf les neuf »."""
    known = state.hands[state.turn].known
    if value in known:
        yield from _changed(state, [card for card in known if card != value], value)


def _changed(state: State, rest: Sequence[int], stays: int | str) -> Iterator[Said]:
    """Yield what is changed of a hand: these cards, and those that nobody was shown.

    What ``stays`` was said aloud, so it may be read back.
    """
    hand = state.hands[state.turn]
    hidden = [f"?*{hand.unknown}"] if hand.unknown else []
    if rest or hidden:
        yield {"rest": ",".join([*map(str, rest), *hidden]), "stays": str(stays)}


def _next(state: State, _: Said, value: int | str, __: str) -> Iterator[Said]:
    if value == (state.turn + 1) % len(state.hands) + 1:
        yield {}


def _named(state: State, known: Said, value: int | str, _: str) -> Iterator[Said]:
    source = known.get("source")
    there = isinstance(source, int) and 1 <= source <= len(state.columns)
    if there and value in [abs(card) for card in state.columns[int(source or 0) - 1]]:
        yield {}


def _who(state: State, _: Said, value: int | str, __: str) -> Iterator[Said]:
    """Yield the character on top of one's own pile, or one of those that lie open for all."""
    row = state.row if state.together else state.characters[state.turn][:1]
    if value == "top":
        yield from ({"character": row[0]} for _ in row[:1] if len(row) == 1)
    elif state.together and row:
        places = {"left": 0, "middle": len(row) // 2, "right": len(row) - 1}
        yield {"character": row[places[str(value)]]}


_FIND: Final[Mapping[str, _Find]] = {
    **{reference: _lying(reference) for reference in LIES},
    ON: _ending_with,
    BEFORE: _beginning_with,
    SPOT: _spot,
    FROM_RIGHT: _from_right,
    WITHIN: _within,
    TO: _up_to,
    FROM: _starting,
    PART: _part,
    HELD: _held,
    MALUS_HELD: _malus_held,
    NTH_HELD: _nth_held,
    ALL_HELD: _all_held,
    KEPT: _kept,
    NAMED: _named,
    WHO: _who,
    **{reference: _several(reference) for reference in SETS},
    BESIDES: _besides,
    TOP_LAID: _laid("top"),
    BOTTOM_LAID: _laid("bottom"),
    TAIL: _tail,
    BUT: _but,
    BUT_ALL: _but_all,
    NEXT: _next,
    NOT_ROW: lambda *_: iter(({},)),
    # Only once all others are found.
    SIDE: lambda *_: iter(({},)),
}
"""What finds each, columns first: a card is found by the column that it fits."""
