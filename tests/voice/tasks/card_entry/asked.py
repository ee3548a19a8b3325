"""Every question that is asked about an event card."""

from __future__ import annotations

from typing import Final

from heraut.engines.forms import Filled
from heraut.engines.world_without_end.forms import FORMS
from heraut.voice.tasks.card_entry.draft_card import CHANGE, PART, PARTS, READY, Question

__all__ = ["FORM", "questions"]

FORM: Final = FORMS.in_box("")


def questions() -> list[Question]:
    """Return one of each kind, with all that can be answered."""
    own = FORM.blanks(Filled({"period": 4}))
    parts = FORM.parts(Filled())
    corners = [Question(b.name, b, "", n) for b in own for n in range(1, b.times + 1)]
    return [
        *corners,
        *(Question(b.name, b, part.name) for part in parts for b in part.blanks),
        Question(PART, names=tuple(part.name for part in parts)),
        Question(CHANGE, names=(*(blank.name for blank in own), PARTS)),
        Question(READY),
    ]
