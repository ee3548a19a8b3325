"""What people have to bring to the table now, told as soon as it is wanted.

Without these events a table that holds the real cards, or chooses its board, would sit in silence.
"""

from __future__ import annotations

from collections.abc import Sequence

from heraut.engines.kingdom_builder.hexes import CORNERS
from heraut.engines.kingdom_builder.state import GOALS_DRAWN, SETUP, Phase, State
from heraut.engines.protocol import Event

__all__ = ["asked", "to_lay"]


def asked(state: State, places: Sequence[str] = ()) -> list[Event]:
    """Return what people are asked for now: nothing where the app or chance brings it.

    ``places`` are the hexes where a capitol or a cave may be placed.
    """
    table = state.options.table_cards
    match state.phase:
        case Phase.DEAL | Phase.DRAW | Phase.REDRAW as phase if table:
            facts = {"seat": state.turn, "dealt": phase is Phase.DEAL}
            return [Event("draw_due", facts | {"open": phase is Phase.REDRAW})]
        case Phase.SHOW if table:
            return [Event("show_due", {"seat": state.turn})]
        case Phase.FIRST if table:
            return [Event("setup_due", {**to_lay(state), "hexes": ()})]
        case phase if phase in SETUP and (table or state.options.setup == "chosen"):
            return [Event("setup_due", {**to_lay(state), "hexes": tuple(places)})]
    return []


def to_lay(state: State) -> dict[str, object]:
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
