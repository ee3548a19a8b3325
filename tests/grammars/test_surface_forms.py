"""How an action is said best; that every one can be said, test_every_game tells."""

from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, State
from heraut.engines.protocol import IllegalAction, NotationError
from heraut.grammars import Grammar, spoken_forms


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
