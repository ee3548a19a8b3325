"""What each seat may know, and the answers to its questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from heraut.engines.kingsbridge.state import Phase, State
from heraut.engines.kingsbridge.turn import check_end, check_exchange, check_pass
from heraut.engines.protocol import PUBLIC, Event, Seat, View

__all__ = ["answer", "view"]

Slots = Mapping[str, object]


def view(state: State, seat: Seat) -> View:
    """Return all that ``seat`` may know.

    ``viewer``, ``phase`` (a string), ``turn`` (the seat that plays or draws), ``columns`` (tuples
    of ranks), ``hands``, ``piles`` (sizes by seat), ``discard`` (copies by rank, from 1),
    ``placed``, ``moved``, ``finished`` (counts of this turn), ``may`` (of place, move, exchange,
    end, pass: what the open facts allow), ``left`` (cards still to draw), ``idle`` (turns in a row
    without a card placed), ``winners``, ``options``. A seat also has its ``hand`` (known ranks)
    and ``unknown`` (how many more it holds).
    """
    known: dict[str, object] = {
        "viewer": seat,
        "phase": str(state.phase),
        "turn": state.turn,
        "columns": state.columns,
        "hands": tuple(hand.size for hand in state.hands),
        "piles": tuple(pile.size for pile in state.piles),
        "discard": state.discard,
        "placed": state.placed,
        "moved": state.moved,
        "finished": state.finished,
        "may": _may(state),
        "left": state.to_draw() if state.phase in (Phase.DEAL, Phase.REFILL) else 0,
        "idle": state.idle,
        "winners": state.winners,
        "options": state.options.named(),
    }
    if seat != PUBLIC:
        known["hand"] = state.hands[seat].known
        known["unknown"] = state.hands[seat].unknown
    return known


def answer(view: View, question: str, slots: Slots) -> Sequence[Event]:
    """Return the facts that answer a question. Raises ``KeyError`` for an unknown question."""
    return _ANSWERS[question](dict(view), slots)


def _may(state: State) -> tuple[str, ...]:
    """Return what the seat on turn may do for all that lies open, whatever cards it holds."""
    if state.phase is not Phase.PLAY:
        return ()
    checks = (
        ("place", bool(state.hands[state.turn].size)),
        ("move", any(state.columns)),
        ("exchange", check_exchange(state) is None),
        ("end", check_end(state) is None),
        ("pass", check_pass(state) is None),
    )
    return tuple(name for name, allowed in checks if allowed)


def _my_hand(view: dict[str, Any], _: Slots) -> list[Event]:
    if view["viewer"] == PUBLIC:
        return [Event("answer_no_hand")]
    cards, unknown = view["hand"], view["unknown"]
    count = len(cards) + unknown
    me = frozenset({view["viewer"]})
    if cards:
        return [Event("answer_hand", {"cards": cards, "unknown": unknown, "count": count}, me)]
    if unknown:
        return [Event("answer_hand_unknown", {"count": count}, me)]
    return [Event("answer_hand_empty", audience=me)]


def _column(view: dict[str, Any], slots: Slots) -> list[Event]:
    number, columns = slots["column"], view["columns"]
    if not isinstance(number, int) or not 1 <= number <= len(columns):
        return [Event("answer_no_such_column", {"column": number, "columns": len(columns)})]
    cards = columns[number - 1]
    if not cards:
        return [Event("answer_column_empty", {"column": number})]
    if len(cards) == 1:
        return [Event("answer_column_one", {"column": number, "card": cards[0]})]
    ends = {"column": number, "first": cards[0], "last": cards[-1], "count": len(cards)}
    return [Event("answer_column", ends)]


def _columns(view: dict[str, Any], _: Slots) -> list[Event]:
    return [
        event
        for number in range(1, len(view["columns"]) + 1)
        for event in _column(view, {"column": number})
    ]


def _counts(view: dict[str, Any], _: Slots) -> list[Event]:
    return [
        Event("answer_count", {"seat": seat, "count": hand + pile, "hand": hand, "pile": pile})
        for seat, (hand, pile) in enumerate(zip(view["hands"], view["piles"], strict=True))
    ]


def _turn(view: dict[str, Any], _: Slots) -> list[Event]:
    match view["phase"]:
        case Phase.OVER:
            return [Event("answer_over", {"winners": view["winners"]})]
        case Phase.START:
            return [Event("answer_turn_start", {"column": view["columns"].index(()) + 1})]
        case Phase.PLAY:
            return [Event("answer_turn", {"seat": view["turn"]})]
        case _:
            return [Event("answer_turn_draw", {"seat": view["turn"], "left": view["left"]})]


def _options(view: dict[str, Any], _: Slots) -> list[Event]:
    match view["phase"]:
        case Phase.OVER:
            return [Event("answer_over", {"winners": view["winners"]})]
        case Phase.START:
            return [Event("answer_may_start", {"column": view["columns"].index(()) + 1})]
        case Phase.PLAY:
            hand = {"hand": view["hands"][view["turn"]]}
            return [
                Event(f"answer_may_{name}", hand if name in ("place", "exchange") else {})
                for name in view["may"]
            ]
        case _:
            return [Event("answer_may_draw", {"seat": view["turn"], "left": view["left"]})]


def _discard(view: dict[str, Any], slots: Slots) -> list[Event]:
    discard, card = view["discard"], slots.get("card")
    if isinstance(card, int) and 1 <= card <= len(discard):
        return [Event("answer_discard_card", {"card": card, "count": discard[card - 1]})]
    if not any(discard):
        return [Event("answer_discard_empty")]
    return [Event("answer_discard", {"count": sum(discard)})]


def _pile(view: dict[str, Any], _: Slots) -> list[Event]:
    seats = range(len(view["piles"])) if view["viewer"] == PUBLIC else (view["viewer"],)
    return [
        Event("answer_pile", {"seat": seat, "count": view["piles"][seat]})
        if view["piles"][seat]
        else Event("answer_pile_empty", {"seat": seat})
        for seat in seats
    ]


_ANSWERS: Final[Mapping[str, Callable[[dict[str, Any], Slots], list[Event]]]] = {
    "my_hand": _my_hand,
    "column": _column,
    "columns": _columns,
    "counts": _counts,
    "turn": _turn,
    "options": _options,
    "discard": _discard,
    "pile": _pile,
}
