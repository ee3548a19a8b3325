"""Why nothing is what words describe: « celui en bois », where several free sites take wood."""

from __future__ import annotations

from heraut.engines.protocol import IllegalAction, Said
from heraut.engines.world_without_end.references import free_sites
from heraut.engines.world_without_end.state import State


def unfound(state: State, slots: Said) -> IllegalAction | None:
    """Return the sites of which one is described by what it costs; ``None`` where none is.

    They are those that lie open to whoever decides now, whether or not that seat has the material.
    """
    if {*slots} != {"costs"} or state.turn is None:
        return None
    sites = free_sites(state, state.turn, slots)
    return IllegalAction("which_site", material=slots["costs"], sites=sites) if sites else None
