"""Why nothing is what words describe: « les deux », where four cards lie there."""

from __future__ import annotations

from heraut.engines.protocol import IllegalAction, Said
from heraut.engines.seven_kingdoms.ranks import reach
from heraut.engines.seven_kingdoms.state import Phase, State
from heraut.engines.seven_kingdoms.wrong_phase import wrong_phase


def unfound(state: State, slots: Said) -> IllegalAction | None:
    """Return how many cards there are, of which another number is said; ``None`` if none is."""
    if {*slots} not in ({"taken_many"}, {"taken_one"}, {"whole"}):
        return None
    if state.phase is Phase.SORT:
        return IllegalAction("which_taken", cards=state.pending)
    if state.phase is Phase.TAKE:
        return IllegalAction("which_of_row", count=len(reach(state)))
    return wrong_phase(state)
