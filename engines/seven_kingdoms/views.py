"""What each seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from heraut.engines.protocol import PUBLIC, Seat, View, own
from heraut.engines.seven_kingdoms.box import rank_of
from heraut.engines.seven_kingdoms.options import SevenKingdomsOptions
from heraut.engines.seven_kingdoms.ranks import CHOICES, WINDOWS, least, more, reach
from heraut.engines.seven_kingdoms.state import Phase, State


class Power(NamedTuple):
    """What the seat on turn may take."""

    card: int
    """The card being used."""
    rank: str
    cards: tuple[int, ...]
    """The cards within reach, in slot order."""
    most: int
    """How many of them; for a general or knight how many slots."""
    least: int


@dataclass(frozen=True, slots=True)
class SevenKingdomsView(View):
    """All that one viewer may know. What is told by seat, slot or card is in their order."""

    phase: Phase
    round: int
    """From 1; 0: the setup."""
    first: Seat
    """The first player of the round."""
    turn: Seat
    """The seat that draws, plays, takes or shows."""
    secret: bool
    """Whether plays go face down."""
    hands: tuple[int, ...]
    """How many cards each seat holds."""
    open_hands: tuple[tuple[int, ...], ...]
    """By seat, the cards in its hand that all saw go there."""
    kingdoms: tuple[tuple[int, ...], ...]
    """By seat, the validated cards, sorted."""
    row: tuple[int, ...]
    """By slot, 0: empty."""
    waiting: tuple[int, ...]
    """Cards at the right of the row, not to be taken."""
    tops: tuple[int, ...]
    """The cards laid above the crest cards, in order."""
    crests: tuple[int, ...]
    """By slot."""
    bonus: tuple[str, ...]
    """The token on each crest card, from slot 1 on."""
    open_tokens: tuple[str, ...]
    hidden_tokens: int
    pile: int
    committed: tuple[bool, ...]
    """By seat, whether a card lies face down."""
    front: tuple[int, ...]
    """By seat, the card played and not yet laid, 0: none."""
    played: tuple[int, ...]
    """By seat, this round."""
    took: tuple[tuple[int, ...], ...]
    """By seat, this round."""
    before: tuple[tuple[int, tuple[int, ...]], ...]
    """By seat, what was played and taken in the round before."""
    resolving: tuple[Seat, ...]
    """The seats still to take, in order."""
    pending: tuple[int, ...]
    """Cards taken, to be validated or kept."""
    more: int
    """Further cards that may be taken before these are sorted."""
    drawing: int
    """Cards still to draw, show or turn up."""
    take: Power | None
    """While a seat takes."""
    gone: tuple[int, ...]
    """Cards out of the game."""
    gone_unknown: int
    """Cards out of the game that were never turned up."""
    cause: str
    """What has ended the match."""
    winners: tuple[Seat, ...]
    options: SevenKingdomsOptions
    crest_of: tuple[int, ...]
    """By card from 1."""
    crest_names: tuple[str, ...]
    """Maybe none."""
    peasant_slots: tuple[tuple[int, int], ...]
    """By peasant from 43."""
    hand: tuple[int, ...] | None = own()
    """The viewer's known cards, sorted."""
    unknown: int | None = own()
    """How many more cards the viewer holds."""

    def shown(self) -> Mapping[str, object]:
        """Return what the view holds by name, in plain values."""
        named = {"phase": str(self.phase), "take": self.take or (), "options": self.options.named()}
        return {**View.shown(self), **named}


def view_of(state: State, seat: Seat) -> SevenKingdomsView:
    """Return all that ``seat`` may know."""
    hand = None if seat == PUBLIC else state.hands[seat]
    return SevenKingdomsView(
        viewer=seat,
        phase=state.phase,
        round=state.round,
        first=state.first,
        turn=state.turn,
        secret=state.options.secret_plays,
        hands=tuple(held.size for held in state.hands),
        open_hands=state.open_hands,
        kingdoms=state.kingdoms,
        row=state.row,
        waiting=state.waiting,
        tops=state.tops,
        crests=state.crests,
        bonus=state.bonus,
        open_tokens=state.open_tokens,
        hidden_tokens=len(state.hidden_tokens),
        pile=state.pile,
        committed=tuple(card != 0 for card in state.commits),
        front=state.front,
        played=state.played,
        took=state.took,
        before=state.before,
        resolving=state.resolving,
        pending=state.pending,
        more=more(state) if state.phase is Phase.SORT else 0,
        drawing=state.to_come,
        take=_power(state) if state.phase is Phase.TAKE else None,
        gone=state.gone,
        gone_unknown=state.gone_unknown,
        cause=state.cause,
        winners=state.winners,
        options=state.options,
        crest_of=state.box.crest_of,
        crest_names=state.box.crest_names,
        peasant_slots=state.box.peasant_slots,
        hand=hand.known if hand else None,
        unknown=hand.unknown if hand else None,
    )


def _power(state: State) -> Power:
    card, rank = state.card, rank_of(state.card)
    cards = reach(state)
    if size := WINDOWS.get(rank):
        return Power(card, rank, cards, size, size)
    return Power(card, rank, cards, min(CHOICES[rank], len(cards)), min(least(state), len(cards)))
