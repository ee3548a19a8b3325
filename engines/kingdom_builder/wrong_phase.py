"""What has to be done first, whatever else was asked for."""

from __future__ import annotations

from heraut.engines.kingdom_builder.hexes import CORNERS
from heraut.engines.kingdom_builder.state import GOALS_DRAWN, Phase, State
from heraut.engines.protocol import IllegalAction


def wrong_phase(state: State) -> IllegalAction:
    """Return the refusal of an action that does not belong to the phase."""
    match state.phase:
        case Phase.OVER:
            return IllegalAction("match_over")
        case Phase.SECTION:
            return IllegalAction("section_first", left=len(CORNERS) - len(state.sections))
        case Phase.GOAL:
            return IllegalAction("goal_first", left=GOALS_DRAWN - len(state.goals))
        case Phase.CAPITOL:
            return IllegalAction("capitol_first", section=state.sections[state.waiting[0]][0])
        case Phase.CAVE:
            return IllegalAction("cave_first", section=state.sections[state.waiting[0]][0])
        case Phase.FIRST:
            return IllegalAction("first_player_first")
        case Phase.DEAL | Phase.DRAW | Phase.REDRAW:
            return IllegalAction("draw_first", seat=state.turn)
        case Phase.SHOW:
            return IllegalAction("show_first", seat=state.turn)
        case Phase.TURN:
            return IllegalAction("turn_first", seat=state.turn)
