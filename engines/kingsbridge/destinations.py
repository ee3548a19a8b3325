"""Where cards may go for all that lies open: the facts behind two questions."""

from __future__ import annotations

from heraut.engines.kingsbridge.columns import END, GAP, START, fits, granted_by
from heraut.engines.kingsbridge.state import earlier
from heraut.engines.kingsbridge.views import KingsbridgeView


def where(view: KingsbridgeView, card: int) -> dict[str, tuple[int, ...]]:
    """Return the columns that take a card: ``columns`` at the end, ``gaps``, ``starts``.

    An empty column takes any card. What the characters used this turn allow counts.
    """
    grants = granted_by(view.permissions, gap_made=view.gap_made)
    found: dict[str, list[int]] = {END: [], GAP: [], START: []}
    if card > 0:
        for number, cards in enumerate(view.columns, 1):
            if place := fits(cards, card, grants):
                found[place].append(number)
    return {"columns": tuple(found[END]), "gaps": tuple(found[GAP]), "starts": tuple(found[START])}


def placeable(view: KingsbridgeView, hand: tuple[int, ...]) -> dict[int, int]:
    """Return the known cards of the viewer that may be placed, each with one column for it.

    A column that the card continues comes before a gap, a start, and an empty column. Cards set
    aside earlier only go to an end.
    """
    new = view.aside_new if view.viewer == view.turn else ()
    chosen = {}
    for card in sorted({*hand, *earlier(view.aside[view.viewer], new)}):
        found = where(view, card)
        ends = found["columns"]
        goes_on = [number for number in ends if view.columns[number - 1]]
        inside = [*found["gaps"], *found["starts"]] if card in hand else []
        if choice := [*goes_on, *inside, *ends]:
            chosen[card] = choice[0]
    return chosen
