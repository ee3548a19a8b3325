"""What the table does: terrain cards, drawn and turned up."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from heraut.engines.chance import Odds
from heraut.engines.kingdom_builder import rounds
from heraut.engines.kingdom_builder.actions import Draw, Show
from heraut.engines.kingdom_builder.box import TERRAIN_PLACES, TERRAINS
from heraut.engines.kingdom_builder.prompts import ask
from heraut.engines.kingdom_builder.state import HIDDEN, Phase, State
from heraut.engines.notation import Action
from heraut.engines.protocol import IllegalAction, Told
from heraut.engines.records import changed, changer, put

_DRAWS: Final = (*map(Draw, TERRAINS), Draw(HIDDEN))
_SHOWS: Final = tuple(map(Show, TERRAINS))


def card_odds(state: State) -> Mapping[Action, Fraction]:
    """Return which terrain cards may come, in order, and the chance of each.

    With table cards, whether the holder shows a drawn card is no chance of the game's; it counts
    as the toss of a coin. Cards held hidden may be any that Héraut has not seen.
    """
    unseen = state.deck.unseen
    if _may_hide(state):
        return Odds(_DRAWS, (*unseen, sum(unseen) or 1))
    return Odds(_SHOWS if state.phase is Phase.SHOW else _DRAWS[:-1], unseen)


def apply_draw(state: State, action: Draw, told: Told) -> State:
    """Give a terrain card to the seat that draws; another one for one that fits nowhere is open."""
    seat, terrain = state.turn, action.terrain
    if terrain == HIDDEN:
        if not _may_hide(state):
            raise IllegalAction("draw_must_show")
    else:
        _check_unseen(state, terrain)
    deck = state.deck.drawn(terrain)
    if state.phase is Phase.REDRAW:
        state = changed(state, deck=deck, card=terrain, phase=Phase.TURN)
        told.add("card_replaced", {"seat": seat, "terrain": terrain, "pile": deck.pile})
        return rounds.with_fitting_card(state, told)
    realms = put(state.realms, seat, state.realm.with_card(terrain))
    dealing = state.phase is Phase.DEAL
    state = _with_drawn(state, deck=deck, realms=realms)
    told.add("drew", {"seat": seat, "pile": deck.pile})
    if terrain != HIDDEN:
        told.add("you_drew", {"terrain": terrain}, frozenset({seat}))
    if not dealing:
        return rounds.next_turn(state, told)
    seat = (seat + 1) % len(state.realms)
    if seat == state.first:
        return rounds.begin_round(state, told)
    state = changed(state, turn=seat)
    ask(state, told)
    return state


def apply_show(state: State, action: Show, told: Told) -> State:
    """Turn up a card that Héraut did not know."""
    _check_unseen(state, action.terrain)
    state = changed(state, deck=state.deck.shown(action.terrain))
    return rounds.turned_up(state, action.terrain, told)


_with_drawn = changer(State, "deck", "realms")


def _may_hide(state: State) -> bool:
    return state.phase in (Phase.DEAL, Phase.DRAW) and state.options.table_cards


def _check_unseen(state: State, terrain: str) -> None:
    place = TERRAIN_PLACES.get(terrain)
    if place is None:
        raise IllegalAction("no_such_terrain", terrain=terrain)
    if not state.deck.unseen[place]:
        raise IllegalAction("card_not_left", terrain=terrain)
