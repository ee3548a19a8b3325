"""Answers about the table at a glance: what ends where, what is missing, who is ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from heraut.engines.kingsbridge.columns import missing
from heraut.engines.kingsbridge.state import CHARACTERS, RANKS
from heraut.engines.kingsbridge.views import KingsbridgeView
from heraut.engines.protocol import PUBLIC, Event, Slots

Answers = Callable[[KingsbridgeView, Slots], list[Event]]


def _my_card(view: KingsbridgeView, slots: Slots) -> list[Event]:
    if view.hand is None:
        return [Event("answer_no_hand")]
    facts = {"card": slots["card"], "count": view.hand.known.count(_rank(slots))}
    me = frozenset({view.viewer})
    return [Event("answer_my_card", {**facts, "unknown": view.hand.unknown}, me)]


def _rank(slots: Slots) -> int:
    card = slots.get("card")
    return card if isinstance(card, int) else 0


def leaders(view: KingsbridgeView) -> list[Event]:
    """Return who has the fewest cards left, and how many fewer than the next."""
    sizes = zip(view.hands, view.piles, map(len, view.aside), strict=True)
    left = [sum(size) for size in sizes]
    least = min(left)
    ahead = tuple(seat for seat, count in enumerate(left) if count == least)
    others = [count for count in left if count > least]
    fewer = min(others) - least if others and len(ahead) == 1 else 0
    return [Event("answer_leads", {"seats": ahead, "count": least, "fewer": fewer})]


def _where_is(view: KingsbridgeView, slots: Slots) -> list[Event]:
    name = slots.get("character")
    if name is not None:
        return [_where_character(view, str(name))]
    card = _rank(slots)
    columns = tuple(
        number for number, cards in enumerate(view.columns, 1) if card in map(abs, cards)
    )
    return [Event("answer_where_is", {"card": slots.get("card", 0), "columns": columns})]


def _where_character(view: KingsbridgeView, name: str) -> Event:
    """Return where a character is, as far as all may see."""
    if name not in CHARACTERS:
        raise KeyError(name)
    if name == "edgar" and view.edgar is not None:
        column, card = view.edgar
        return Event("answer_edgar_in_column", {"column": column, "card": card})
    for seat, pile in enumerate(view.characters):
        if name in pile:
            return Event("answer_character_with", {"character": name, "seat": seat})
    where = "open" if name in view.open_characters else "box" if name in view.boxed else "hidden"
    return Event("answer_character_there", {"character": name, "where": where})


def _next_player(view: KingsbridgeView, _: Slots) -> list[Event]:
    seat = view.turn if view.viewer == PUBLIC else view.viewer
    after = (seat + 1) % len(view.hands)
    return [Event("answer_next_player", {"seat": after})]


def _column_ends(view: KingsbridgeView, _: Slots) -> list[Event]:
    return [
        Event("answer_column_end", {"column": number, "card": abs(cards[-1])})
        if cards
        else Event("answer_column_empty", {"column": number})
        for number, cards in enumerate(view.columns, 1)
    ]


def _empty_columns(view: KingsbridgeView, _: Slots) -> list[Event]:
    empty = tuple(number for number, cards in enumerate(view.columns, 1) if not cards)
    return [Event("answer_empty_columns", {"columns": empty})]


def _missing(view: KingsbridgeView, slots: Slots) -> list[Event]:
    number, columns = slots["column"], view.columns
    if not isinstance(number, int) or not 1 <= number <= len(columns):
        return [Event("answer_no_such_column", {"column": number, "columns": len(columns)})]
    cards = columns[number - 1]
    if not cards:
        return [Event("answer_column_empty", {"column": number})]
    before, after = abs(cards[0]) - 1, RANKS[-1] - abs(cards[-1])
    facts = {"column": number, "missing": missing(cards)}
    facts |= {"first": before, "needs": abs(cards[-1]) + 1 if after else 0}
    return [Event("answer_missing", facts)]


def _compare_columns(view: KingsbridgeView, slots: Slots) -> list[Event]:
    """Return which columns are longest, shortest, or nearest to being finished; or all three.

    Empty columns are left out: of them another question tells.
    """
    sizes = {number: len(cards) for number, cards in enumerate(view.columns, 1) if cards}
    if not sizes:
        return _empty_columns(view, slots)
    lacking = {number: len(RANKS) - len({*map(abs, view.columns[number - 1])}) for number in sizes}
    found = {
        "longest": _all_with(max(sizes.values()), sizes),
        "shortest": _all_with(min(sizes.values()), sizes),
        "nearest": _all_with(min(lacking.values()), lacking),
    }
    asked = slots.get("what")
    return [
        Event("answer_compare_columns", {"what": what, "columns": columns, "count": count})
        for what, (columns, count) in found.items()
        if what == asked or asked not in found
    ]


def _all_with(count: int, counts: Mapping[int, int]) -> tuple[tuple[int, ...], int]:
    """Return the columns that have a count, and the count."""
    return tuple(number for number, has in counts.items() if has == count), count


TABLE_ANSWERS: Final[Mapping[str, Answers]] = {
    "my_card": _my_card,
    "where_is": _where_is,
    "next_player": _next_player,
    "column_ends": _column_ends,
    "empty_columns": _empty_columns,
    "missing": _missing,
    "compare_columns": _compare_columns,
}
