"""What has to be done before anything else, as the reason for a refusal."""

from __future__ import annotations

from heraut.engines.protocol import IllegalAction
from heraut.engines.seven_kingdoms.box import rank_of
from heraut.engines.seven_kingdoms.state import Phase, State


def wrong_phase(state: State) -> IllegalAction:
    """Return what has to be done first, whatever else was asked for."""
    seat = state.turn
    match state.phase:
        case Phase.OVER:
            return IllegalAction("match_over")
        case Phase.CREST:
            return IllegalAction("crest_first", left=state.to_come)
        case Phase.TOKEN:
            return IllegalAction("token_first", left=state.to_come)
        case Phase.FIRST:
            return IllegalAction("first_player_first")
        case Phase.DEAL | Phase.DRAW:
            return IllegalAction("draw_first", seat=seat, left=state.to_come)
        case Phase.ROW:
            return IllegalAction("row_first", left=state.to_come)
        case Phase.SHOW | Phase.FINAL:
            return IllegalAction("show_first", seat=seat)
        case Phase.PLAY:
            secret = state.options.secret_plays
            return IllegalAction("commit_first" if secret else "play_first", seat=seat)
        case Phase.BONUS:
            return IllegalAction("bonus_first", seat=seat, tokens=state.open_tokens)
        case Phase.TAKE:
            rank = rank_of(state.card)
            return IllegalAction("take_first", seat=seat, card=state.card, rank=rank)
        case Phase.SORT:
            return IllegalAction("sort_first", seat=seat, cards=state.pending)
