"""How an action is said best; that every one can be said, test_every_game tells."""

from __future__ import annotations

from random import Random

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, State
from heraut.engines.protocol import IllegalAction, NotationError
from heraut.engines.simulate import Setup, walk
from heraut.grammars import Grammar
from heraut.grammars.surface_forms import spoken_forms


def test_the_best_form_is_the_one_to_say(grammar: Grammar, table: State) -> None:
    best = {
        "place 8 4": "pose le huit sur la colonne quatre",
        "move 4:7 1": "déplace le sept de la colonne quatre sur la colonne une",
        "move 1:5-6 3": "déplace à partir du cinq de la colonne une sur la colonne trois",
        "exchange 3,5": "change le trois et le cinq",
        "exchange ?": "change une carte",
        "exchange 3,?": "change le trois et une carte cachée",
    }
    for notation, form in best.items():
        assert form in spoken_forms(grammar, KINGSBRIDGE, table, notation)
    assert spoken_forms(grammar, KINGSBRIDGE, table, "place 8 4")[0] == best["place 8 4"]


def test_a_notation_that_is_none_is_refused(grammar: Grammar, table: State) -> None:
    with pytest.raises(NotationError):
        spoken_forms(grammar, KINGSBRIDGE, table, "fly 3")
    with pytest.raises(IllegalAction):
        spoken_forms(grammar, KINGSBRIDGE, table, "move 3:9- 2")


def test_what_only_who_plays_alone_says_is_a_form_alone(grammar: Grammar) -> None:
    """Who plays alone takes the card that others give to somebody."""
    said = {}
    for seats, options in ((1, {}), (2, {"mode": "characters"})):
        wordings_ = []
        for step in walk(KINGSBRIDGE, Setup(seats, options), Random(3)):
            if str(step.action).startswith("give"):
                wordings_ += spoken_forms(grammar, KINGSBRIDGE, step.before, str(step.action))
        said[seats] = [form for form in wordings_ if "je prends le début" in form]
        assert wordings_
    assert said[1] and not said[2]
