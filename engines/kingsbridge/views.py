"""What each seat may know."""

from __future__ import annotations

from heraut.engines.kingsbridge.draws import receiver
from heraut.engines.kingsbridge.ending import check_end, check_exchange, check_malus, check_pass
from heraut.engines.kingsbridge.state import Phase, State
from heraut.engines.kingsbridge.turn import loose_aside
from heraut.engines.kingsbridge.uses import usable
from heraut.engines.protocol import PUBLIC, Seat, View

__all__ = ["view"]


def view(state: State, seat: Seat) -> View:
    """Return all that ``seat`` may know.

    ``viewer``, ``mode`` (of basic, characters, cooperative, solo), ``phase`` (a string), ``turn``
    (the seat that plays, draws or gets a character), ``columns`` (tuples of ranks; Edgar in the
    place of rank r is -r), ``hands``, ``piles`` (sizes by seat), ``discard`` (copies by rank, from
    1), ``placed`` (hand cards), ``aside_placed``, ``moved``, ``finished`` (counts of this turn),
    ``may`` (what the open facts allow), ``left`` (cards or characters still to come), ``idle``
    (turns in a row without a card placed), ``winners``, ``options``.

    ``characters`` (by seat, top first), ``open_characters``, ``deck`` (how many are hidden),
    ``boxed`` (names), ``receiver`` (of the character being revealed, -1: the open row), ``used``
    (the character used last this turn, or ""), ``uses`` (how many were), ``usable`` (those that
    may be used now), ``active`` (the last of ``permissions``, which last up to the turn's end, or
    ""), ``gap_open`` (Ragna's gap may still be made), ``gap_made``, ``giving`` (seats still to get
    a card), ``given`` (how many got one), ``aside`` (by seat), ``aside_new`` (of the seat on turn,
    not yet to be placed), ``malus`` (copies by rank, from 1), ``edgar`` (column, from 1, and rank;
    or ``None``), ``advice`` (on or off).

    A seat also has its ``hand`` (known ranks) and ``unknown`` (how many more it holds).
    """
    known: dict[str, object] = {
        "viewer": seat,
        "mode": state.mode,
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
        "left": _left(state),
        "idle": state.idle,
        "winners": state.winners,
        "options": state.options.named(),
        "characters": state.characters,
        "open_characters": state.row,
        "deck": len(state.hidden) + len(state.bottom),
        "boxed": state.boxed,
        "receiver": receiver(state),
        "used": state.used[-1] if state.used else "",
        "uses": len(state.used),
        "usable": usable(state) if state.phase is Phase.PLAY else (),
        "active": state.granted[-1] if state.granted else "",
        "permissions": state.granted,
        "gap_open": "ragna" in state.granted and not state.gap_made,
        "gap_made": state.gap_made,
        "giving": state.giving,
        "given": state.given,
        "aside": state.aside,
        "aside_new": state.aside_new,
        "aside_placed": state.aside_placed,
        "malus": state.malus,
        "edgar": _edgar(state),
        "advice": "on" if state.options.advice else "off",
    }
    if seat != PUBLIC:
        known["hand"] = state.hands[seat].known
        known["unknown"] = state.hands[seat].unknown
    return known


def _edgar(state: State) -> tuple[int, int] | None:
    for number, cards in enumerate(state.columns, 1):
        if cards and min(cards) < 0:
            return number, -min(cards)
    return None


def _left(state: State) -> int:
    if state.phase in (Phase.DEAL, Phase.REFILL):
        return state.to_draw()
    return state.to_reveal() if state.phase is Phase.REVEAL else 0


def _may(state: State) -> tuple[str, ...]:
    """Return what the seat on turn may do for all that lies open, whatever cards it holds."""
    if state.phase is not Phase.PLAY:
        return ()
    if state.giving:
        stops = state.options.wigelm_subset and state.given > 0
        return ("give", "stop") if stops else ("give",)
    hand, aside = bool(state.hands[state.turn].size), loose_aside(state)
    edgar = _edgar(state)
    last = edgar is not None and state.columns[edgar[0] - 1][-1] < 0
    swap = edgar is not None and (hand or (last and edgar[1] in aside))
    waiting = bool(aside) and not state.piles[state.turn].size and not state.aside_placed
    checks = (
        ("place", hand or bool(aside)),
        ("swap", swap),
        ("use", bool(usable(state))),
        ("move", any(state.columns)),
        ("malus", check_malus(state) is None and (hand or waiting)),
        ("exchange", check_exchange(state) is None),
        ("end", check_end(state) is None),
        ("pass", check_pass(state) is None),
    )
    return tuple(name for name, allowed in checks if allowed)
