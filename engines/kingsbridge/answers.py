"""Answers to the players' questions, from what the asking seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from heraut.engines.kingsbridge.columns import missing
from heraut.engines.kingsbridge.destinations import placeable, where
from heraut.engines.kingsbridge.scores import over, points_of, standing
from heraut.engines.kingsbridge.state import CHARACTERS, RANKS, Phase
from heraut.engines.kingsbridge.table_answers import TABLE_ANSWERS, leaders
from heraut.engines.kingsbridge.views import KingsbridgeView
from heraut.engines.protocol import PUBLIC, Event, Seat, Slots


def answer(view: KingsbridgeView, question: str, slots: Slots) -> Sequence[Event]:
    """Return the facts that answer a question. Raises ``KeyError`` for an unknown question."""
    return _ANSWERS[question](view, slots)


def _my_hand(view: KingsbridgeView, _: Slots) -> list[Event]:
    if view.hand is None:
        return [Event("answer_no_hand")]
    cards, unknown, count = view.hand.known, view.hand.unknown, view.hand.size
    me = frozenset({view.viewer})
    if cards:
        return [Event("answer_hand", {"cards": cards, "unknown": unknown, "count": count}, me)]
    if unknown:
        return [Event("answer_hand_unknown", {"count": count}, me)]
    return [Event("answer_hand_empty", audience=me)]


def _column(view: KingsbridgeView, slots: Slots) -> list[Event]:
    number, columns = slots["column"], view.columns
    if not isinstance(number, int) or not 1 <= number <= len(columns):
        return [Event("answer_no_such_column", {"column": number, "columns": len(columns)})]
    cards = columns[number - 1]
    if not cards:
        return [Event("answer_column_empty", {"column": number})]
    first, edgar = abs(cards[0]), max(0, -min(cards))
    if len(cards) == 1:
        return [Event("answer_column_one", {"column": number, "card": first, "edgar": edgar})]
    copies = Counter(map(abs, cards))
    facts = {"column": number, "first": first, "last": abs(cards[-1]), "count": len(cards)}
    twice = tuple(sorted(card for card, count in copies.items() if count > 1))
    more = {"missing": missing(cards), "twice": twice, "edgar": edgar}
    return [Event("answer_column", {**facts, **more})]


def _columns(view: KingsbridgeView, _: Slots) -> list[Event]:
    return [
        event
        for number in range(1, len(view.columns) + 1)
        for event in _column(view, {"column": number})
    ]


def _counts(view: KingsbridgeView, _: Slots) -> list[Event]:
    sizes = zip(view.hands, view.piles, map(len, view.aside), strict=True)
    told = []
    for seat, (hand, pile, aside) in enumerate(sizes):
        facts = {"seat": seat, "count": hand + pile + aside, "hand": hand, "pile": pile}
        told.append(Event("answer_count", {**facts, "aside": aside}))
    return told


def _turn(view: KingsbridgeView, _: Slots) -> list[Event]:
    match view.phase:
        case Phase.OVER:
            return _over(view)
        case Phase.START:
            return [Event("answer_turn_start", {"column": view.columns.index(()) + 1})]
        case Phase.PLAY:
            giving = [Event("answer_may_give", {"seats": view.giving})] if view.giving else []
            return [Event("answer_turn", {"seat": view.turn}), *giving]
        case Phase.REVEAL:
            begun = bool(view.open_characters or any(view.characters))
            facts = {"seat": view.receiver, "left": view.left, "begun": begun}
            return [Event("answer_turn_reveal", facts)]
        case _:
            return [Event("answer_turn_draw", {"seat": view.turn, "left": view.left})]


def _over(view: KingsbridgeView) -> list[Event]:
    """Return how the match ended; alone or together that is the score, as it was told then."""
    if view.mode not in ("solo", "cooperative"):
        return [Event("answer_over", {"winners": view.winners})]
    return over(view.mode, _standing(view))


def _options(view: KingsbridgeView, _: Slots) -> list[Event]:
    match view.phase:
        case Phase.OVER:
            return _over(view)
        case Phase.START:
            return [Event("answer_may_start", {"column": view.columns.index(()) + 1})]
        case Phase.PLAY:
            return [*(_may(view, name) for name in view.may), *_may_no_malus(view)]
        case Phase.REVEAL:
            return [Event("answer_may_reveal", {"seat": view.receiver, "left": view.left})]
        case _:
            return [Event("answer_may_draw", {"seat": view.turn, "left": view.left})]


def _may(view: KingsbridgeView, name: str) -> Event:
    facts: dict[str, object] = {}
    match name:
        case "place":
            aside = len(view.aside[view.turn]) - len(view.aside_new)
            facts = {"hand": view.hands[view.turn], "aside": aside}
        case "exchange" | "malus":
            facts = {"hand": view.hands[view.turn]}
        case "use":
            facts = {"characters": view.usable}
        case "swap" if view.edgar is not None:
            column, card = view.edgar
            facts = {"column": column, "card": card}
        case "give" | "stop":
            facts = {"seats": view.giving}
    return Event(f"answer_may_{name}", facts, _stuck_audience(view) if name == "malus" else None)


def _may_no_malus(view: KingsbridgeView) -> list[Event]:
    """Return that there is no malus now as a card of the hand can go; else ``may`` tells it."""
    stuck_only = view.options.malus_when == "stuck" and view.mode in ("solo", "cooperative")
    if not stuck_only or view.viewer != view.turn or "malus" in view.may or view.giving:
        return []
    if view.placed or not view.hands[view.turn]:
        return []
    return [Event("answer_may_no_malus", audience=_stuck_audience(view))]


def _stuck_audience(view: KingsbridgeView) -> frozenset[Seat] | None:
    """Return who may hear whether the hand of the seat on turn is stuck; ``None`` for all.

    Others see that line of the view as though nobody knew the hand, so all may hear theirs.
    """
    hand = view.viewer == view.turn and view.hands[view.turn] > 0
    secret = view.mode == "cooperative" and view.options.malus_when == "stuck" and hand
    return frozenset({view.viewer}) if secret else None


def _discard(view: KingsbridgeView, slots: Slots) -> list[Event]:
    discard, card = view.discard, slots.get("card")
    if isinstance(card, int) and 1 <= card <= len(discard):
        return [Event("answer_discard_card", {"card": card, "count": discard[card - 1]})]
    if not any(discard):
        return [Event("answer_discard_empty")]
    there = tuple(rank for rank in RANKS if discard[rank - 1])
    counts = tuple(discard[rank - 1] for rank in there)
    return [Event("answer_discard", {"count": sum(discard), "cards": there, "counts": counts})]


def _pile(view: KingsbridgeView, _: Slots) -> list[Event]:
    seats = range(len(view.piles)) if view.viewer == PUBLIC else (view.viewer,)
    return [
        Event("answer_pile", {"seat": seat, "count": view.piles[seat]})
        if view.piles[seat]
        else Event("answer_pile_empty", {"seat": seat})
        for seat in seats
    ]


def _left_to_draw(view: KingsbridgeView, _: Slots) -> list[Event]:
    seat = _asked(view, {})
    return [Event("answer_left_to_draw", {"seat": seat, "count": view.piles[seat]})]


def _my_character(view: KingsbridgeView, _: Slots) -> list[Event]:
    if opened := _opened(view):
        return opened
    seat = _asked(view, {})
    if not (pile := view.characters[seat]):
        return [Event("answer_no_character", {"seat": seat})]
    return [Event("answer_my_character", {"seat": seat, "character": pile[0]})]


def _characters_of(view: KingsbridgeView, slots: Slots) -> list[Event]:
    if opened := _opened(view):
        return opened
    seat = _asked(view, slots)
    if not (pile := view.characters[seat] if seat < len(view.characters) else ()):
        return [Event("answer_no_characters_of", {"seat": seat})]
    return [Event("answer_characters_of", {"seat": seat, "characters": pile})]


def _opened(view: KingsbridgeView) -> list[Event]:
    """Return the open characters of a solo or cooperative game, else nothing."""
    if view.mode not in ("solo", "cooperative"):
        return []
    facts = {"characters": view.open_characters, "deck": view.deck}
    return [Event("answer_open_characters", facts)]


def _what_does(view: KingsbridgeView, slots: Slots) -> list[Event]:
    name = slots["character"]
    if name not in CHARACTERS:
        raise KeyError(name)
    key = "answer_what_does_long" if slots.get("long") else "answer_what_does"
    return [Event(key, {"character": name})]


def _malus(view: KingsbridgeView, _: Slots) -> list[Event]:
    if not (count := sum(view.malus)):
        return [Event("answer_malus_none")]
    points = points_of(0, 0, count)
    return [Event("answer_malus", {"count": count, "points": points})]


def _score(view: KingsbridgeView, slots: Slots) -> list[Event]:
    if view.phase is Phase.OVER:
        return _over(view)
    if view.mode not in ("solo", "cooperative"):
        return _counts(view, slots)
    return [Event("answer_score", _standing(view))]


def _who_leads(view: KingsbridgeView, slots: Slots) -> list[Event]:
    """Return who is ahead; alone or together nobody is, and the score tells."""
    if view.phase is Phase.OVER or view.mode in ("solo", "cooperative"):
        return _score(view, slots)
    return leaders(view)


def _standing(view: KingsbridgeView) -> dict[str, int]:
    """Return the points of a solo or cooperative game, and what they are made of."""
    return standing(len(view.open_characters) + view.deck, view.columns, view.malus)


def _where(view: KingsbridgeView, slots: Slots) -> list[Event]:
    card = slots["card"]
    found = where(view, card) if isinstance(card, int) else None
    if not found or not any(found.values()):
        return [Event("answer_where_none", {"card": card})]
    return [Event("answer_where", {"card": card, **found})]


def _placeable(view: KingsbridgeView, _: Slots) -> list[Event]:
    if view.hand is None:
        return [Event("answer_no_hand")]
    me = frozenset({view.viewer})
    found = placeable(view, view.hand.known)
    if not found:
        return [Event("answer_placeable_none", audience=me)]
    cards, columns = tuple(found), tuple(found.values())
    return [Event("answer_placeable", {"cards": cards, "columns": columns}, me)]


def _aside(view: KingsbridgeView, slots: Slots) -> list[Event]:
    seat = _asked(view, slots)
    if not (cards := view.aside[seat] if seat < len(view.aside) else ()):
        return [Event("answer_aside_none", {"seat": seat})]
    return [Event("answer_aside", {"seat": seat, "cards": cards})]


def _advice(view: KingsbridgeView, slots: Slots) -> list[Event]:
    if view.hand is not None and view.phase is Phase.OVER:
        return _over(view)
    # Whoever never asks for advice need not wait until its search is loaded.
    from heraut.engines.kingsbridge.advice import advise

    level = slots.get("level")
    return advise(view, level if isinstance(level, int) else 1)


def _asked(view: KingsbridgeView, slots: Slots) -> Seat:
    """Return the seat that is asked about: the one named from 1, else one's own or on turn."""
    named = slots.get("seat")
    if isinstance(named, int) and named > 0:
        return named - 1
    return view.turn if view.viewer == PUBLIC else view.viewer


_ANSWERS: Final[Mapping[str, Callable[[KingsbridgeView, Slots], list[Event]]]] = {
    "my_hand": _my_hand,
    "column": _column,
    "columns": _columns,
    "counts": _counts,
    "turn": _turn,
    "options": _options,
    "discard": _discard,
    "pile": _pile,
    "left_to_draw": _left_to_draw,
    "my_character": _my_character,
    "characters_of": _characters_of,
    "what_does": _what_does,
    "malus": _malus,
    "score": _score,
    "where": _where,
    "placeable": _placeable,
    "aside": _aside,
    "advice": _advice,
    "who_leads": _who_leads,
    **TABLE_ANSWERS,
}
