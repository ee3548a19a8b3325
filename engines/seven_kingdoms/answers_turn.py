"""Whose turn it is and what may be done now, from what a viewer may know."""

from __future__ import annotations

from collections.abc import Sequence

from heraut.engines.protocol import Event
from heraut.engines.seven_kingdoms.box import SLOTS
from heraut.engines.seven_kingdoms.ranks import WINDOWS
from heraut.engines.seven_kingdoms.state import HAND_SIZE, Phase
from heraut.engines.seven_kingdoms.views import Power, SevenKingdomsView


def turn(view: SevenKingdomsView) -> Event:
    """Return who has to do what now."""
    seat, left = view.turn, view.drawing
    if power := view.take:
        return Event("answer_turn_take", {"seat": seat, "card": power.card, "rank": power.rank})
    match view.phase:
        case Phase.OVER:
            return _over(view)
        case Phase.CREST | Phase.FIRST | Phase.ROW | Phase.TOKEN as what:
            return Event("answer_turn_table", {"what": str(what), "left": left})
        case Phase.DEAL | Phase.DRAW:
            return Event("answer_turn_draw", {"seat": seat, "left": left})
        case Phase.SHOW | Phase.FINAL as phase:
            final = phase == Phase.FINAL
            return Event("answer_turn_show", {"seat": seat, "left": left, "final": final})
        case Phase.PLAY:
            return Event("answer_turn_play", {"seat": seat, "secret": view.secret})
        case Phase.BONUS:
            return Event("answer_turn_bonus", {"seat": seat})
    return Event("answer_turn_sort", {"seat": seat, "cards": view.pending})


def options(view: SevenKingdomsView) -> Event:
    """Return what may be done now: from what lies open only, so that it may be said aloud."""
    seat, left = view.turn, view.drawing
    if view.take:
        return _may_take(view, view.take)
    match view.phase:
        case Phase.OVER:
            return _over(view)
        case Phase.CREST:
            return Event("answer_may_crest", {"slot": len(view.crests) + 1, "left": left})
        case Phase.TOKEN:
            return Event("answer_may_token", {"left": left})
        case Phase.FIRST:
            return Event("answer_may_first", {"seats": len(view.hands)})
        case Phase.DEAL | Phase.DRAW:
            return Event("answer_may_draw", {"seat": seat, "left": left})
        case Phase.ROW:
            return Event("answer_may_row", {"slot": view.row.index(0) + 1, "left": left})
        case Phase.SHOW | Phase.FINAL as phase:
            final = phase == Phase.FINAL
            return Event("answer_may_show", {"seat": seat, "left": left, "final": final})
        case Phase.PLAY:
            key = "answer_may_commit" if view.secret else "answer_may_play"
            return Event(key, {"seat": seat, "hand": view.hands[seat]})
        case Phase.BONUS:
            slot = len(view.bonus) + 1
            facts = {"seat": seat, "tokens": view.open_tokens}
            return Event(
                "answer_may_bonus", {**facts, "crest": view.crests[slot - 1], "slot": slot}
            )
    room = min(HAND_SIZE - view.hands[seat], len(view.pending))
    facts = {"seat": seat, "cards": view.pending, "room": room, "more": view.more}
    return Event("answer_may_sort", facts)


def windows_in(row: Sequence[int], size: int) -> dict[str, tuple[int, ...]]:
    """Return where slots next to each other may begin, and how many cards lie in each choice."""
    firsts = tuple(range(1, SLOTS - size + 2))
    counts = tuple(sum(map(bool, row[first - 1 : first - 1 + size])) for first in firsts)
    return {"firsts": firsts, "counts": counts}


def _may_take(view: SevenKingdomsView, power: Power) -> Event:
    card, rank, cards, most, least = power
    facts: dict[str, object] = {"seat": view.turn, "card": card, "rank": rank}
    if rank in WINDOWS:
        facts |= {"size": most, **windows_in(view.row, most)}
        return Event("answer_may_slots", facts)
    slots = tuple(view.row.index(wanted) + 1 for wanted in cards)
    facts |= {"cards": cards, "slots": slots, "least": least, "most": most}
    return Event("answer_may_take", facts)


def _over(view: SevenKingdomsView) -> Event:
    return Event("answer_over", {"winners": view.winners, "cause": view.cause})
