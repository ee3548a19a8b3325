"""Answers to the players' questions, from what the asking seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from heraut.engines.protocol import PUBLIC, Event, Seat, Slots
from heraut.engines.records import changed
from heraut.engines.seven_kingdoms.answers_table import ANSWERS
from heraut.engines.seven_kingdoms.answers_turn import options, turn, windows_in
from heraut.engines.seven_kingdoms.box import CARDS, CRESTS, PEASANTS, RANKS, SLOTS, rank_of
from heraut.engines.seven_kingdoms.ranks import CHOICES, WINDOWS
from heraut.engines.seven_kingdoms.scores import count_points, kings, leaders, per_crest
from heraut.engines.seven_kingdoms.state import Phase
from heraut.engines.seven_kingdoms.views import SevenKingdomsView


def answer(view: SevenKingdomsView, question: str, slots: Slots) -> list[Event]:
    """Return the facts that answer a question. Raises ``KeyError`` for an unknown question."""
    return _ANSWERS[question](view, slots)


def _my_hand(view: SevenKingdomsView, _: Slots) -> list[Event]:
    cards, unknown = view.hand, view.unknown
    if cards is None or unknown is None:
        return [Event("answer_no_hand")]
    count = len(cards) + unknown
    me = frozenset({view.viewer})
    if cards:
        return [Event("answer_hand", {"cards": cards, "unknown": unknown, "count": count}, me)]
    if unknown:
        return [Event("answer_hand_unknown", {"count": count}, me)]
    return [Event("answer_hand_empty", audience=me)]


def _my_card(view: SevenKingdomsView, slots: Slots) -> list[Event]:
    """Return which card lies in a place of the own hand, its rank and what that does."""
    card, problem = _held(view, slots["place"])
    if card is None:
        return problem
    cards = [one for one in CARDS if rank_of(one) == rank_of(card)]
    facts = {"place": slots["place"], "card": card, "rank": rank_of(card)}
    reach = {"least": cards[0], "most": cards[-1], "slots": _shown(view, card)}
    return [Event("answer_my_card", {**facts, **reach}, frozenset({view.viewer}))]


def _held(view: SevenKingdomsView, place: object) -> tuple[int | None, list[Event]]:
    """Return the card in a place of the own hand; or ``None``, and what is to be told instead."""
    if view.hand is None:
        return None, [Event("answer_no_hand")]
    me = frozenset({view.viewer})
    if isinstance(place, int) and 1 <= place <= len(view.hand):
        return view.hand[place - 1], []
    if view.unknown and not view.hand:
        return None, [Event("answer_my_card_unknown", audience=me)]
    facts = {"place": place, "count": len(view.hand)}
    return None, [Event("answer_no_such_place", facts, me)]


def _row(view: SevenKingdomsView, _: Slots) -> list[Event]:
    if not (count := sum(map(bool, view.row))):
        return [Event("answer_row_empty")]
    return [Event("answer_row", {"cards": view.row, "waiting": view.waiting, "count": count})]


def _slot(view: SevenKingdomsView, slots: Slots) -> list[Event]:
    number = slots["slot"]
    if not isinstance(number, int) or not 1 <= number <= SLOTS:
        return [Event("answer_no_such_slot", {"slot": number, "slots": SLOTS})]
    crests, bonus, card = view.crests, view.bonus, view.row[number - 1]
    above = {
        "crest_card": crests[number - 1] if number <= len(crests) else 0,
        "token": bonus[number - 1] if number <= len(bonus) else "",
    }
    if not card:
        return [Event("answer_slot_empty", {"slot": number, **above})]
    facts = {"slot": number, "card": card, "rank": rank_of(card), "crest": _crest(view, card)}
    return [Event("answer_slot", {**facts, **above})]


def _card(view: SevenKingdomsView, slots: Slots) -> list[Event]:
    card = slots["card"]
    if not isinstance(card, int) or card not in CARDS:
        return [_no_such_card(card)]
    facts = {"card": card, "rank": rank_of(card), "crest": _crest(view, card)}
    return [Event("answer_card", {**facts, "slots": _shown(view, card)})]


def _kingdom(view: SevenKingdomsView, slots: Slots) -> list[Event]:
    seat = _asked(view, slots)
    if seat >= len(view.kingdoms):
        return [_no_such_seat(view, seat)]
    kingdom, crest = view.kingdoms[seat], slots.get("crest")
    if isinstance(crest, int) and 1 <= crest <= CRESTS:
        cards = tuple(card for card in kingdom if _crest(view, card) == crest)
        facts = {"seat": seat, "crest": crest, "cards": cards, "count": len(cards)}
        return [Event("answer_kingdom_crest", facts)]
    if not kingdom:
        return [Event("answer_kingdom_empty", {"seat": seat})]
    peasants = sum(card in PEASANTS for card in kingdom)
    facts = {"seat": seat, "cards": kingdom, "count": len(kingdom), "kings": kings(kingdom)}
    counts = enumerate(per_crest(view.crest_of, kingdom), 1)
    crests, each = zip(*((crest, count) for crest, count in counts if count), strict=True)
    parts = Event("answer_kingdom_crests", {"seat": seat, "crests": crests, "counts": each})
    return [Event("answer_kingdom", {**facts, "peasants": peasants}), parts]


def _tokens(view: SevenKingdomsView, _: Slots) -> list[Event]:
    placed = view.bonus
    facts = {"open": view.open_tokens, "hidden": view.hidden_tokens, "placed": len(placed)}
    told = [Event("answer_tokens", facts)]
    if placed:
        crests = view.crests[: len(placed)]
        told.append(Event("answer_tokens_placed", {"tokens": placed, "crests": crests}))
    return told


def _leaders(view: SevenKingdomsView, slots: Slots) -> list[Event]:
    asked, crests = slots.get("crest"), view.crests
    told = [
        _leader(view, slot, crest)
        for slot, crest in enumerate(crests, 1)
        if asked == crest or asked not in crests
    ]
    return told or [Event("answer_crests_none")]


def _leader(view: SevenKingdomsView, slot: int, crest: int) -> Event:
    count, seats = leaders(view.crest_of, view.kingdoms, crest)
    token = view.bonus[slot - 1] if slot <= len(view.bonus) else ""
    facts = {"crest": crest, "slot": slot, "token": token}
    if not seats:
        return Event("answer_leader_none", facts)
    return Event("answer_leader", {**facts, "seats": seats, "count": count})


def _crests(view: SevenKingdomsView, _: Slots) -> list[Event]:
    if not (crests := view.crests):
        return [Event("answer_crests_none")]
    tokens = (*view.bonus, *("",) * (len(crests) - len(view.bonus)))
    return [Event("answer_crests", {"crests": crests, "tokens": tokens})]


def _what_does(_: SevenKingdomsView, slots: Slots) -> list[Event]:
    rank = slots["rank"]
    if rank not in RANKS:
        raise KeyError(rank)
    cards = [card for card in CARDS if rank_of(card) == rank]
    key = "answer_what_does_long" if slots.get("long") else "answer_what_does"
    return [Event(key, {"rank": rank, "least": cards[0], "most": cards[-1]})]


def _takeable(view: SevenKingdomsView, slots: Slots) -> list[Event]:
    if (place := slots.get("place")) is not None:
        held, problem = _held(view, place)
        if held is None:
            return problem
        me = frozenset({view.viewer})
        return [changed(told, audience=me) for told in _takeable(view, {"card": held})]
    card = slots.get("card")
    if card is None:
        if view.take is None:
            return [Event("answer_which_card")]
        card = view.take.card
    if not isinstance(card, int) or card not in CARDS:
        return [_no_such_card(card)]
    rank, row = rank_of(card), view.row
    facts: dict[str, object] = {"card": card, "rank": rank}
    slots_of = _shown(view, card) or range(1, SLOTS + 1)
    reached = tuple(slot for slot in slots_of if row[slot - 1])
    if not reached:
        return [Event("answer_takeable_none", facts)]
    if size := WINDOWS.get(rank):
        return [Event("answer_takeable_slots", {**facts, "size": size, **windows_in(row, size)})]
    cards = tuple(row[slot - 1] for slot in reached)
    most = min(CHOICES[rank], len(cards))
    return [Event("answer_takeable", {**facts, "cards": cards, "slots": reached, "most": most})]


def _scores(view: SevenKingdomsView, slots: Slots) -> list[Event]:
    kingdoms, named = view.kingdoms, slots.get("seat")
    if isinstance(named, int) and named > len(kingdoms):
        return [_no_such_seat(view, named - 1)]
    points = count_points(view.crest_of, kingdoms, view.crests, view.bonus)
    # Once the match has ended they are no more what they would be.
    key = "final_score" if view.phase == Phase.OVER else "answer_score"
    return [
        Event(key, {"seat": seat, **worth.facts(), "kings": kings(kingdoms[seat])})
        for seat, worth in enumerate(points)
        if not isinstance(named, int) or named < 1 or seat == named - 1
    ]


def _counts(view: SevenKingdomsView, _: Slots) -> list[Event]:
    return [
        Event("answer_count", {"seat": seat, "hand": hand, "kingdom": len(kingdom)})
        for seat, (hand, kingdom) in enumerate(zip(view.hands, view.kingdoms, strict=True))
    ]


def _known_hand(view: SevenKingdomsView, slots: Slots) -> list[Event]:
    """Return what all have seen go into a hand, so that it may be said aloud (K20)."""
    seat = _asked(view, slots)
    if seat >= len(view.hands):
        return [_no_such_seat(view, seat)]
    cards = view.open_hands[seat]
    # A card put face down may be one of these: who holds it only seems to have it in hand.
    others = view.hands[seat] + view.committed[seat] - len(cards)
    if not cards:
        return [Event("answer_known_hand_none", {"seat": seat, "others": others})]
    return [Event("answer_known_hand", {"seat": seat, "cards": cards, "others": others})]


def _round(view: SevenKingdomsView, _: Slots) -> list[Event]:
    if not view.round:
        return [Event("answer_round_setup")]
    return [Event("answer_round", {"round": view.round, "seat": view.first})]


def _plays(view: SevenKingdomsView, _: Slots) -> list[Event]:
    """Return what was played and taken this round, or in the last one before anybody plays."""
    current = any(view.played) or any(view.committed) or not view.before
    log = tuple(zip(view.played, view.took, strict=True)) if current else view.before
    told = []
    for seat, (card, took) in enumerate(log):
        if current and view.committed[seat]:
            told.append(Event("answer_played_face_down", {"seat": seat}))
        elif card:
            facts = {"seat": seat, "card": card, "took": took, "current": current}
            told.append(Event("answer_played", facts))
        else:
            told.append(Event("answer_played_none", {"seat": seat, "current": current}))
    return told


def _crest(view: SevenKingdomsView, card: int) -> int:
    return view.crest_of[card - 1]


def _shown(view: SevenKingdomsView, card: int) -> tuple[int, ...]:
    """Return the slots that a peasant shows; none for another card."""
    if card not in PEASANTS:
        return ()
    return view.peasant_slots[card - PEASANTS.start]


def _asked(view: SevenKingdomsView, slots: Slots) -> Seat:
    """Return the seat that is asked about: the one named from 1, else one's own or on turn."""
    named = slots.get("seat")
    if isinstance(named, int) and named > 0:
        return named - 1
    return view.turn if view.viewer == PUBLIC else view.viewer


def _no_such_card(card: object) -> Event:
    return Event("answer_no_such_card", {"card": card, "least": CARDS[0], "most": CARDS[-1]})


def _no_such_seat(view: SevenKingdomsView, seat: Seat) -> Event:
    return Event("answer_no_such_seat", {"seat": seat + 1, "seats": len(view.hands)})


_ANSWERS: Final[Mapping[str, Callable[[SevenKingdomsView, Slots], list[Event]]]] = {
    "my_hand": _my_hand,
    "my_card": _my_card,
    "row": _row,
    "slot": _slot,
    "card": _card,
    "kingdom": _kingdom,
    "tokens": _tokens,
    "leaders": _leaders,
    "crests": _crests,
    "pile": lambda view, _: [Event("answer_pile", {"count": view.pile})],
    "what_does": _what_does,
    "takeable": _takeable,
    "scores": _scores,
    "counts": _counts,
    "known_hand": _known_hand,
    "round": _round,
    "plays": _plays,
    "turn": lambda view, _: [turn(view)],
    "options": lambda view, _: [options(view)],
    **ANSWERS,
}
