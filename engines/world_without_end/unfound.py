"""Why nothing is what words describe: « celui en bois », where several free sites take wood."""

from __future__ import annotations

from heraut.engines.protocol import IllegalAction, Said
from heraut.engines.world_without_end.houses import sites_for
from heraut.engines.world_without_end.state import State


def unfound(state: State, slots: Said) -> IllegalAction | None:
    """Return the sites of which one is described by what it costs; ``None`` where none is.

    They are those that lie open to whoever decides now, whether or not that seat has the material.
    """
    if {*slots} != {"costs"} or state.turn is None:
        return None
    material = slots["costs"]
    sites = tuple(
        site
        for site in sites_for(state, state.turn)
        if state.box.sites[site - 1].material == material
    )
    return IllegalAction("which_site", material=material, sites=sites) if sites else None
