"""What each seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from heraut.engines.kingsbridge import turn_end
from heraut.engines.kingsbridge.draws import receiver
from heraut.engines.kingsbridge.legal_uses import usable
from heraut.engines.kingsbridge.options import KingsbridgeOptions
from heraut.engines.kingsbridge.state import Hand, Phase, State, earlier
from heraut.engines.protocol import PUBLIC, Seat, View, own


@dataclass(frozen=True, slots=True)
class KingsbridgeView(View):
    """All that one viewer may know."""

    mode: str
    """``basic``, ``characters``, ``cooperative`` or ``solo``."""
    phase: Phase
    turn: Seat
    """The seat that plays, draws or gets a character."""
    columns: tuple[tuple[int, ...], ...]
    """The ranks; Edgar in the place of rank r is -r."""
    hands: tuple[int, ...]
    """How many cards each seat holds."""
    piles: tuple[int, ...]
    """How many cards each seat's pile has."""
    discard: tuple[int, ...]
    """Copies by rank, from 1."""
    placed: int
    """Hand cards placed this turn."""
    moved: int
    finished: int
    may: tuple[str, ...]
    """The verbs that the open facts allow the seat on turn; whether its hand is too good for a
    malus (``malus_when=stuck``) it alone sees here."""
    left: int
    """Cards or characters still to come."""
    idle: int
    """Turns in a row without a card placed."""
    winners: tuple[Seat, ...]
    options: KingsbridgeOptions
    characters: tuple[tuple[str, ...], ...]
    """By seat, the top one first."""
    open_characters: tuple[str, ...]
    deck: int
    """How many characters are hidden."""
    boxed: tuple[str, ...]
    receiver: Seat
    """Who gets the character being revealed; -1: the open row."""
    used: str
    """The character used last this turn, or ``""``."""
    uses: int
    """How many characters were used this turn."""
    usable: tuple[str, ...]
    """The characters that may be used now."""
    active: str
    """The last of the permissions, or ``""``."""
    permissions: tuple[str, ...]
    """The characters that allow more up to the turn's end."""
    gap_open: bool
    """Ragna's gap may still be made."""
    gap_made: bool
    giving: tuple[Seat, ...]
    """The seats still to get a card of Wigelm's."""
    given: int
    """How many seats got one."""
    aside: tuple[tuple[int, ...], ...]
    """The cards that each seat has set aside."""
    aside_new: tuple[int, ...]
    """Those of the seat on turn that are not yet to be placed."""
    aside_placed: int
    malus: tuple[int, ...]
    """Copies by rank, from 1."""
    edgar: tuple[int, int] | None
    """The column where Edgar stands, and the rank he stands for."""
    hand: Hand | None = own()
    """The viewer's; ``None``: who looks has no seat."""

    def shown(self) -> Mapping[str, object]:
        """Return what the view holds: the options by their public names, the hand in its parts."""
        options = self.options.named()
        plain = {"phase": str(self.phase), "options": options, "advice": options["advice"]}
        own = {"hand": self.hand.known, "unknown": self.hand.unknown} if self.hand else {}
        return {**View.shown(self), **plain, **own}


def view(state: State, seat: Seat) -> KingsbridgeView:
    """Return all that ``seat`` may know."""
    may_use = usable(state) if state.phase is Phase.PLAY else ()
    edgar = _edgar(state)
    return KingsbridgeView(
        viewer=seat,
        mode=state.mode,
        phase=state.phase,
        turn=state.turn,
        columns=state.columns,
        hands=tuple(hand.size for hand in state.hands),
        piles=tuple(pile.size for pile in state.piles),
        discard=state.discard,
        placed=state.placed,
        moved=state.moved,
        finished=state.finished,
        may=_may(state, seat, edgar, use=bool(may_use)),
        left=_left(state),
        idle=state.idle,
        winners=state.winners,
        options=state.options,
        characters=state.characters,
        open_characters=state.row,
        deck=len(state.hidden) + len(state.bottom),
        boxed=state.boxed,
        receiver=receiver(state),
        used=state.used[-1] if state.used else "",
        uses=len(state.used),
        usable=may_use,
        active=state.granted[-1] if state.granted else "",
        permissions=state.granted,
        gap_open="ragna" in state.granted and not state.gap_made,
        gap_made=state.gap_made,
        giving=state.giving,
        given=state.given,
        aside=state.aside,
        aside_new=state.aside_new,
        aside_placed=state.aside_placed,
        malus=state.malus,
        edgar=edgar,
        hand=None if seat == PUBLIC else state.hands[seat],
    )


def _edgar(state: State) -> tuple[int, int] | None:
    for number, cards in enumerate(state.columns, 1):
        if cards and min(cards) < 0:
            return number, -min(cards)
    return None


def _left(state: State) -> int:
    if state.phase in (Phase.DEAL, Phase.REFILL):
        return state.to_draw()
    return state.to_reveal() if state.phase is Phase.REVEAL else 0


def _may(
    state: State, viewer: Seat, edgar: tuple[int, int] | None, *, use: bool
) -> tuple[str, ...]:
    """Return what the seat on turn may do for all that the viewer may know of its cards."""
    if state.phase is not Phase.PLAY:
        return ()
    if state.giving:
        stops = state.options.wigelm_subset and state.given > 0
        return ("give", "stop") if stops else ("give",)
    hand = state.hands[state.turn].size > 0
    aside = earlier(state.aside[state.turn], state.aside_new)
    checks = {
        "place": hand or bool(aside),
        "swap": edgar is not None and (hand or _may_swap(state, aside, *edgar)),
        "use": use,
        "move": any(state.columns),
        "malus": _may_malus(state, viewer),
        "exchange": turn_end.check_exchange(state) is None,
        "end": turn_end.check_end(state) is None,
        "pass": turn_end.check_pass(state) is None,
    }
    return tuple(name for name, allowed in checks.items() if allowed)


def _may_malus(state: State, viewer: Seat) -> bool:
    """Tell whether a card may go to the malus; others do not know whether the hand is stuck."""
    hand = state.hands[state.turn].size > 0
    if turn_end.check_malus(state) or not (hand or turn_end.only_aside(state)):
        return False
    return (hand and viewer != state.turn) or turn_end.check_stuck(state) is None


def _may_swap(state: State, aside: tuple[int, ...], column: int, rank: int) -> bool:
    """Tell whether a card set aside may take Edgar's place: only at an end."""
    return rank in aside and state.columns[column - 1][-1] < 0
