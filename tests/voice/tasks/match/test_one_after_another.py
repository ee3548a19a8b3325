"""Moves said one after another: each of them is done where those before it lead."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

TOGETHER = [
    # What is not said to be of the hand may lie on the table, and goes where the others went.
    ("join_a", "le quatre sur le trois, puis mon cinq", "do move 3:4 2; place 5 2"),
    ("join_a", "le quatre sur le trois et mon cinq dessus", "do move 3:4 2; place 5 2"),
    ("join_a", "le quatre sur le trois, mon cinq, le six", "do move 3:4 2; place 5 2; move 1:6 2"),
    (
        "join_a",
        "je ramène le quatre sur le trois, j'ajoute mon cinq et le six vient avec",
        "do move 3:4 2; place 5 2; move 1:6 2",
    ),
    ("one_empty", "mon dix dans celle qui est vide, puis le onze", "do place 10 5; move 4:11 5"),
    (
        "one_empty",
        "Mon dix dans celle qui est vide, pis le onze tout seul, ben tu l'amènes avec.",
        "do place 10 5; move 4:11 5",
    ),
    ("one_empty", "le dix dans la vide et le onze par dessus", "do place 10 5; move 4:11 5"),
    ("one_empty", "le dix sur la cinq, le onze vient avec", "do place 10 5; move 4:11 5"),
    (
        "one_empty",
        "le dix sur la cinq, ramène le onze, et mon douze au bout",
        "do place 10 5; move 4:11 5; place 12 5",
    ),
    (
        "agatha",
        "Neuf sur la deux. Dix, onze à la suite. Mon douze.",
        "do place 9 2; move 3:10 2; move 6:11 2; place 12 2",
    ),
    (
        "agatha",
        "Le neuf sur le huit, puis le dix, le onze, et mon douze pour finir.",
        "do place 9 2; move 3:10 2; move 6:11 2; place 12 2",
    ),
    (
        "ethelred",
        "le quatre sur le trois, mon cinq, mon six, et on ramène le sept",
        "do move 1:4 6; place 5 6; place 6 6; move 4:7 6",
    ),
    ("den", "Le quatre sur le trois, puis le douze sur le onze.", "do move 1:4 5; move 3:12 6"),
    ("pile_empty", "Le quatre sur le trois, le cinq derrière.", "do move 5:4 4; move 6:5 4"),
    (
        "together",
        "Mon trois sur le deux, mon quatre, mon cinq, et le six.",
        "do place 3 1; place 4 1; place 5 1; move 3:6 1",
    ),
    (
        "three_empty",
        "cinq six derrière le quatre, ensuite tu ramènes le sept et mon huit par-dessus",
        "do place 5 1; place 6 1; move 5:7 1; place 8 1",
    ),
    (
        "three_empty",
        "le cinq et le six derrière le quatre, puis le sept, et mon huit par-dessus",
        "do place 5 1; place 6 1; move 5:7 1; place 8 1",
    ),
    (
        "hand_a",
        "le six sur le cinq, puis le onze et le douze dans la deux",
        "do move 2:6 5; place 11 2; place 12 2",
    ),
]

ENDED = [
    # What ends them is not left out.
    ("hand_empty", "Colonne deux sur la trois. Fin.", "do move 2:11-12 3; end"),
    ("ends_c", "Mon six sur le cinq, fin.", "do place 6 4; end"),
    ("wigelm_gave", "Le treize pour Pierre, rien d'autre.", "do give 4 4; stop"),
    ("ends_c", "le six à la fin de la quatre", "do place 6 4"),
]

NOT_DONE = [
    # What is only said not to be done yet is neither played nor missing.
    ("ends_b", "Le huit je l'ai pas encore posé.", "nothing"),
    ("ends_b", "Le deux, on l'a pas encore mis.", "nothing"),
    ("ends_b", "Le huit, je l'ai plus.", "do fact 1 lacks 8"),
]

NOT_TOGETHER = [
    # Nothing of a list is played where not all of it can be.
    ("ends_a", "le quatre sur le trois, puis mon douze"),
    ("ends_b", "mon deux sur le un, puis mon treize"),
    ("ends_b", "mon deux, mon quatre, mon six"),
    ("ends_b", "le huit sur le sept, et mon trois"),
    ("join_a", "le quatre sur le trois, puis un douze"),
    ("one_empty", "mon dix dans celle qui est vide, et le sept"),
]


@pytest.mark.parametrize(("position", "line", "meant"), [*TOGETHER, *ENDED, *NOT_DONE])
def test_moves_in_a_row_are_all_read_back(position: str, line: str, meant: str) -> None:
    assert said("kingsbridge", position, line, meant).verdict is Verdict.MEANT


@pytest.mark.parametrize(("position", "line"), NOT_TOGETHER)
def test_a_list_that_is_not_understood_is_not_played_short(position: str, line: str) -> None:
    assert "do " not in " ".join(said("kingsbridge", position, line).did)
