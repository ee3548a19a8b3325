"""What people have to bring to the table now, told as soon as it is wanted.

Without these events a table that holds the real cards, or chooses its board, would sit in silence.
"""

from __future__ import annotations

from collections.abc import Sequence

from heraut.engines.kingdom_builder.hexes import CORNERS
from heraut.engines.kingdom_builder.state import DRAWS, GOALS_DRAWN, SETUP, Phase, State
from heraut.engines.protocol import Told


def ask(state: State, told: Told, places: Sequence[str] = ()) -> None:
    """Tell what people are asked for now: nothing where the app or chance brings it.

    ``places`` are the hexes where a capitol or a cave may be placed.
    """
    phase, options = state.phase, state.options
    chosen = phase in SETUP and options.setup == "chosen"
    if not (options.table_cards or chosen) or phase in (Phase.TURN, Phase.OVER):
        return
    if phase is Phase.SHOW:
        told.add("show_due", {"seat": state.turn})
    elif phase in DRAWS:
        facts = {"seat": state.turn, "dealt": phase is Phase.DEAL}
        told.add("draw_due", facts | {"open": phase is Phase.REDRAW})
    else:
        told.add("setup_due", {**setup_step(state), "hexes": tuple(places)})


def setup_step(state: State) -> dict[str, object]:
    """Return what the setup waits for, in which corner, and how many of the kind are to come."""
    corner, left = "", 0
    match state.phase:
        case Phase.SECTION:
            corner, left = CORNERS[len(state.sections)], len(CORNERS) - len(state.sections)
        case Phase.GOAL:
            left = GOALS_DRAWN - len(state.goals)
        case Phase.CAPITOL | Phase.CAVE:
            corner, left = CORNERS[state.waiting[0]], len(state.waiting)
    return {"what": str(state.phase), "corner": corner, "left": left}
