"""When people are asked for what the table brings next."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heraut.engines.kingsbridge import Kingsbridge
from heraut.engines.match import Match, Step
from heraut.engines.protocol import Event
from heraut.engines.world_without_end import WORLD_WITHOUT_END
from heraut.voice.tasks.match.table_prompts import unasked

SOLD = Event("sold", {"seat": 0})
DUE = Event("due_tax", {})
STARTS = [f"start {rank}" for rank in (3, 11, 8, 5, 1, 9)]


class Asking(Kingsbridge):
    """Kingsbridge that also tells what another game tells and asks for."""

    events = (
        *Kingsbridge.events,
        *(one for one in WORLD_WITHOUT_END.events if one.key in (SOLD.key, DUE.key)),
    )


def dealt() -> tuple[Match, Match]:
    """A match before and after the first seat's last card: the next one is dealt to now."""
    match = Match.new("kingsbridge", 2, {"cards": "table"}, 0).replay([*STARTS, *["draw ?"] * 5])
    return match, match.play("draw ?")


@pytest.mark.parametrize(
    ("steps", "asked"),
    [
        ([[SOLD]], False),
        ([[DUE]], True),
        ([[SOLD, DUE]], True),
        ([[DUE, SOLD]], False),
        ([[DUE], [SOLD]], False),
        ([[SOLD], [DUE]], True),
    ],
)
def test_people_know_what_to_bring_when_the_last_they_heard_asks_for_it(
    steps: list[list[Event]], asked: bool
) -> None:
    """What an earlier step of a breath asked for, a later one has done."""
    before, after = dealt()
    told = tuple(Step(0, "told", tuple(events)) for events in steps)
    told_after = replace(after, rules=Asking(), history=(*before.history, *told))
    assert unasked(before, told_after) is not asked
