"""One name for another while a match is set up: « remplace Nathan par Jojo »."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heraut.voice.tasks.setup.plan import Piece, Plan, retold

RENAMES: Final = "renames"
"""What says that a name is to be another."""
CALLED: Final = "called"
"""What tells somebody's name; another one, where it was told before or none is missing."""
WHOSE: Final = "whose"
"""The slot of a new name of which nobody knows whom it is for."""


def renamed(
    plan: Plan, said: Sequence[str], known: Sequence[str], denied: Sequence[str], *, changes: bool
) -> Sequence[Piece] | None:
    """Return the people of a plan told anew where a line puts one name for another.

    ``said`` are all names of the line, ``known`` those of players, ``denied`` those behind « pas »;
    ``changes``: whether the line says that a name is to be another. ``None``: no name is replaced.
    """
    old = denied if len(denied) == 1 else [*dict.fromkeys(known)] if changes else []
    new = [name for name in said if name.casefold() not in map(str.casefold, old)]
    if len(new) != 1 or new[0].casefold() in map(str.casefold, plan.names):
        return None
    if changes and not old:
        # « Change mon nom » : of who speaks.
        old = [plan.speaker] if plan.speaker in plan.names else plan.names[: plan.people == 1]
    if changes and len(old) != 1:
        return [Piece(WHOSE, new[0][:1].upper() + new[0][1:])]
    return retold(plan, {old[0]: new[0][:1].upper() + new[0][1:]}) if old else None
