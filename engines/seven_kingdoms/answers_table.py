"""Answers about the whole table: who plays and takes when, who has what, and where a card is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from heraut.engines.protocol import PUBLIC, Event, Seat, Slots
from heraut.engines.seven_kingdoms.answers_turn import turn
from heraut.engines.seven_kingdoms.box import CARDS, CRESTS, RANKS, rank_of
from heraut.engines.seven_kingdoms.scores import count_points, per_crest
from heraut.engines.seven_kingdoms.state import Phase
from heraut.engines.seven_kingdoms.views import SevenKingdomsView


def players(view: SevenKingdomsView, _: Slots) -> list[Event]:
    """Return who plays in which order, and who begins the next round."""
    count = len(view.hands)
    if not view.round:
        return [Event("answer_players_setup", {"seats": tuple(range(count))})]
    order = tuple((view.first + place) % count for place in range(count))
    return [Event("answer_players", {"seats": order, "seat": order[1]})]


def taking_order(view: SevenKingdomsView, _: Slots) -> list[Event]:
    """Return who takes in which order, as far as cards lie open."""
    seats = [seat for seat, card in enumerate(view.played) if card]
    seats.sort(key=lambda seat: -view.played[seat])
    if not seats:
        return [Event("answer_taking_none")]
    facts: dict[str, object] = {
        "seats": tuple(seats),
        "cards": tuple(view.played[seat] for seat in seats),
        "current": view.phase in (Phase.PLAY, Phase.DRAW, Phase.SHOW),
    }
    return [Event("answer_taking_order", facts)]


def kingdom_counts(view: SevenKingdomsView, slots: Slots) -> list[Event]:
    """Return how many cards of a rank or a crest the kingdoms hold; of neither, how many cards."""
    named, rank, crest = slots.get("seat"), slots.get("rank"), slots.get("crest")
    count = len(view.kingdoms)
    if isinstance(named, int) and named > count:
        return [Event("answer_no_such_seat", {"seat": named, "seats": count})]
    seats = [named - 1] if isinstance(named, int) and named > 0 else range(count)
    if rank is not None:
        if rank not in RANKS:
            raise KeyError(rank)
        return _most_first(_of_rank(view, seat, str(rank)) for seat in seats)
    if isinstance(crest, int) and 1 <= crest <= CRESTS:
        return _most_first(_of_crest(view, seat, crest) for seat in seats)
    return [
        Event(
            "answer_count",
            {"seat": seat, "hand": view.hands[seat], "kingdom": len(view.kingdoms[seat])},
        )
        for seat in seats
    ]


def where(view: SevenKingdomsView, slots: Slots) -> list[Event]:
    """Return where a card is, or the cards of a rank.

    Whether a card that nobody sees is in the own hand or elsewhere is told in the same ear: who
    hears that an answer is secret does not know which it is.
    """
    card, rank = slots.get("card"), slots.get("rank")
    if card is None and rank is not None:
        return [_rank_seen(view, str(rank))]
    if card is None:
        return [Event("answer_where_which")]
    if not isinstance(card, int) or card not in CARDS:
        facts = {"card": card, "least": CARDS[0], "most": CARDS[-1]}
        return [Event("answer_no_such_card", facts)]
    if (seen := _seen(view, card)) is not None:
        what, seat, slot = seen
        return [Event("answer_where", {"card": card, "what": what, "seat": seat, "slot": slot})]
    me = None if view.viewer == PUBLIC else frozenset({view.viewer})
    mine = card in (view.hand or ())
    return [Event("answer_where_mine" if mine else "answer_where_unseen", {"card": card}, me)]


def who_leads(view: SevenKingdomsView, _: Slots) -> list[Event]:
    """Return who would have most points now, and how many more than the next; or who has won."""
    if view.phase == Phase.OVER:
        return [turn(view)]
    counted = count_points(view.crest_of, view.kingdoms, view.crests, view.bonus)
    totals = [points.total for points in counted]
    best = max(totals)
    seats = tuple(seat for seat, total in enumerate(totals) if total == best)
    lead = best - max((total for total in totals if total < best), default=best)
    return [Event("answer_who_leads", {"seats": seats, "points": best, "more": lead})]


def turns_left(view: SevenKingdomsView, _: Slots) -> list[Event]:
    """Return how far the two ends of the match are."""
    if view.phase == Phase.OVER:
        return [turn(view)]
    return [Event("answer_turns_left", {"pile": view.pile, "left": CRESTS - len(view.bonus)})]


def describe_table(view: SevenKingdomsView, slots: Slots) -> list[Event]:
    """Return where the match stands: whose turn it is, the round, and who is ahead."""
    if view.phase == Phase.OVER or not view.round:
        return [turn(view)]
    now = Event("answer_round", {"round": view.round, "seat": view.first})
    return [turn(view), now, *who_leads(view, slots), *turns_left(view, slots)]


def _of_rank(view: SevenKingdomsView, seat: Seat, rank: str) -> Event:
    count = sum(rank_of(card) == rank for card in view.kingdoms[seat])
    return Event("answer_rank_count", {"seat": seat, "rank": rank, "count": count})


def _of_crest(view: SevenKingdomsView, seat: Seat, crest: int) -> Event:
    count = per_crest(view.crest_of, view.kingdoms[seat])[crest - 1]
    return Event("answer_crest_count", {"seat": seat, "crest": crest, "count": count})


def _most_first(told: Iterable[Event]) -> list[Event]:
    return sorted(told, key=lambda event: -int(str(event.args["count"])))


def _rank_seen(view: SevenKingdomsView, rank: str) -> Event:
    """Return the cards of a rank that all can see, and how many others there are."""
    if rank not in RANKS:
        raise KeyError(rank)
    cards = [card for card in CARDS if rank_of(card) == rank]
    places = {card: seen[0] for card in cards if (seen := _seen(view, card)) is not None}
    facts = {
        "rank": rank,
        "cards": tuple(card for card in places if places[card] == "kingdom"),
        "row": tuple(card for card in places if places[card] in _ON_TABLE),
        "others": len(cards) - sum(what in (*_ON_TABLE, "kingdom") for what in places.values()),
    }
    return Event("answer_where_rank", facts)


_ON_TABLE: Final = ("row", "wait", "front", "top", "taken")


def _seen(view: SevenKingdomsView, card: int) -> tuple[str, Seat, int] | None:
    """Return where all have seen a card go: what place, whose, and which slot."""
    if card in view.row:
        return "row", -1, view.row.index(card) + 1
    if card in view.tops:
        return "top", -1, view.tops.index(card) + 1
    if card in view.pending:
        return "taken", view.turn, 0
    for what, cards in (("wait", view.waiting), ("gone", view.gone)):
        if card in cards:
            return what, -1, 0
    held: Sequence[tuple[str, Sequence[Sequence[int]]]] = (
        ("kingdom", view.kingdoms),
        ("front", [(lies,) for lies in view.front]),
        ("hand", view.open_hands),
    )
    for what, each in held:
        for seat, lying in enumerate(each):
            if card in lying:
                return what, seat, 0
    return None


ANSWERS: Final[Mapping[str, Callable[[SevenKingdomsView, Slots], list[Event]]]] = {
    "players": players,
    "taking_order": taking_order,
    "kingdom_counts": kingdom_counts,
    "where": where,
    "who_leads": who_leads,
    "turns_left": turns_left,
    "describe_table": describe_table,
}
"""The questions that are answered here."""
