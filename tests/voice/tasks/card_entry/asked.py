"""Every question that is asked about an event card."""

from __future__ import annotations

from typing import Final

from heraut.engines.forms import Filled, Told
from heraut.engines.world_without_end.forms import FORMS
from heraut.voice.tasks.card_entry.draft_card import CHANGE, PART, PARTS, READY, DraftCard, Question

__all__ = ["FORM", "breaths", "questions"]

FORM: Final = FORMS.in_box("")


def questions() -> list[Question]:
    """Return one of each kind, with all that can be answered."""
    own = FORM.blanks(Filled({"period": 4}))
    board = [FORMS.in_box("", kind) for kind in FORMS.kinds[1:]]
    parts = FORM.parts(Filled())
    corners = [Question(b.name, b, "", n) for b in own for n in range(1, b.times + 1)]
    return [
        *corners,
        *(Question(b.name, b, part.name) for part in parts for b in part.blanks),
        Question(PART, names=tuple(part.name for part in parts)),
        Question(CHANGE, names=(*(blank.name for blank in own), PARTS)),
        Question(READY),
        Question("thing", names=FORMS.kinds),
        *(
            Question(blank.name, blank, "", number)
            for form in board
            for blank in form.blanks(Filled())
            for number in range(1, blank.times + 1)
        ),
        *(
            Question(CHANGE, names=DraftCard(Filled()).changeable(form))
            for form in board
            if len(DraftCard(Filled()).changeable(form)) > 1
        ),
    ]


def breaths() -> list[tuple[Question, tuple[Question, ...]]]:
    """Return the questions that are answered along with others, and those others."""
    own: dict[str, Told] = {
        "period": 3,
        "title": "",
        "kind": "immediate",
        "corners": ("wood",) * 4,
        "place": 9,
    }
    drafts = [
        DraftCard(),
        DraftCard(Filled({"period": 3})),
        DraftCard(Filled(own)),
        *(
            DraftCard(Filled(own, ((part.name, {}),)))
            for part in FORM.parts(Filled())
            if part.blanks
        ),
    ]
    asked = [(draft.question(FORM), draft.ahead(FORM)) for draft in drafts]
    return [(question, ahead) for question, ahead in asked if ahead]
