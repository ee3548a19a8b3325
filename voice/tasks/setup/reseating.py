"""Who sits where, told anew while a match is set up: « dans l'ordre, Léa, Karim puis Tom »."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from heraut.voice.tasks.setup.plan import Piece, Plan, retold

SWAPS: Final = "swaps"
"""What says that two players change places."""
BEHIND: Final = "behind"
"""What says who comes after whom."""
_TWO: Final = 2


def reseated(plan: Plan, said: Sequence[str], ways: Sequence[str]) -> Sequence[Piece] | None:
    """Return the people of a plan told anew where a line seats them otherwise.

    ``said`` are the players whom it names, in their order, ``ways`` what it says of them. Who names
    all of them tells their order. ``None``: nobody is moved.
    """
    named, names = [*dict.fromkeys(said)], [*plan.names]
    if len(names) < _TWO or not {*named} <= {*names}:
        return None
    if len(named) == len(names):
        order = named
    elif len(named) == _TWO and SWAPS in ways:
        other = dict(zip(named, reversed(named), strict=True))
        order = [other.get(name, name) for name in names]
    elif len(named) == _TWO and BEHIND in ways:
        ahead, behind = named
        left = [name for name in names if name != behind]
        at = left.index(ahead) + 1
        order = [*left[:at], behind, *left[at:]]
    else:
        return None
    begins = names[plan.first] if plan.first is not None and 0 <= plan.first < len(names) else ""
    first = order.index(begins) if begins else plan.first
    return None if order == names else retold(replace(plan, names=tuple(order), first=first), {})
