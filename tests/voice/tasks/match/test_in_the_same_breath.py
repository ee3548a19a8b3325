"""What goes on from the last move or clause, is begun anew, or regretted."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

SAID = [
    # Where it goes is said first, of each.
    (
        "kingsbridge",
        "ends_b",
        "sur la trois mon quatre, sur la quatre mon six",
        "do place 4 3; place 6 4",
    ),
    (
        "kingsbridge",
        "ends_b",
        "sur la une le deux et sur la deux le neuf",
        "do place 2 1; place 9 2",
    ),
    # What is only named goes where the one before it went.
    ("kingsbridge", "join_a", "la quatre sur la une, puis mon neuf", "do move 4:7-8 1; place 9 1"),
    (
        "kingsbridge",
        "join_a",
        "la trois sur la deux, mon cinq, puis la une et la quatre derrière",
        "do move 3:4 2; place 5 2; move 1:6 2; move 4:7-8 2",
    ),
    ("kingsbridge", "placed_4_5", "et mon six", "do place 6 1"),
    ("kingsbridge", "placed_4_5", "puis le six", "do place 6 1"),
    ("kingsbridge", "placed_4_5", "le six pour finir", "do place 6 1"),
    # And then the turn is over.
    ("kingsbridge", "ends_c", "le six sur la quatre et c'est tout pour moi", "do place 6 4; end"),
    # Who says no in between begins anew.
    (
        "kingsbridge",
        "ends_b",
        "le quatre sur la trois, non, le deux sur la une et le neuf sur la deux",
        "do place 2 1; place 9 2",
    ),
    ("kingsbridge", "den_2", "le huit dans la vide, ou non plutôt le treize", "do place 13 2"),
    (
        "seven_kingdoms",
        "hand_8_16_45",
        "je mets l'évêque... non, le général... non, le paysan",
        "do play 45",
    ),
    # What was heard otherwise, and how many it was to be.
    ("kingsbridge", "placed_4", "j'ai dit six", "correct place 6 4"),
    ("seven_kingdoms", "played_44", "j'ai dit trente", "correct play 30"),
    ("kingsbridge", "wynstan_2", "une seule carte, pas deux", "correct use wynstan 3 1"),
    ("kingsbridge", "wynstan_2", "je voulais en enlever une seule", "correct use wynstan 3 1"),
    # What is taken back without its name.
    ("kingsbridge", "placed", "en fait non je le garde", "talk undo"),
    ("kingsbridge", "placed", "je le reprends", "talk undo"),
    ("kingsbridge", "placed", "oh zut j'me suis gourée, le huit je voulais le garder", "talk undo"),
    # However it is asked what a thing does.
    ("kingsbridge", "wigelm", "Wigelm peut donner à tout le monde ?", "explain give"),
    (
        "seven_kingdoms",
        "taking_general",
        "le général est obligé de prendre trois cartes ?",
        "ask what_does rank=general",
    ),
    ("kingsbridge", "middle", "est-ce qu'il y a une place vide quelque part", "ask empty_columns"),
    ("kingsbridge", "join_b", "qu'est-ce qu'il y a dans la quatre", "ask column column=4"),
    ("kingsbridge", "confirm", "Oui oui, c'est bien cela, mon petit", "reply yes"),
    ("kingsbridge", "confirm", "ça joue, fais-le", "reply yes"),
]


@pytest.mark.parametrize(("game", "position", "line", "meant"), SAID)
def test_what_is_said_in_one_breath_is_understood(
    game: str, position: str, line: str, meant: str
) -> None:
    found = said(game, position, line, meant)
    assert found.verdict is Verdict.MEANT, found.did


@pytest.mark.parametrize(
    ("game", "position", "line"),
    [
        ("kingsbridge", "ends_b", "le deux sur la une, non"),
        ("kingsbridge", "ends_b", "sur la deux il y a le huit"),
        ("kingsbridge", "ends_b", "la trois et la quatre sont presque pareilles"),
        ("kingsbridge", "ask_exchange", "mes onze je les garde"),
        ("kingsbridge", "placed_4_5", "et le six, il va où ?"),
        ("kingsbridge", "confirm", "oui mais c'est à qui"),
        ("seven_kingdoms", "hand_8_16_45", "l'évêque, non"),
    ],
)
def test_nothing_is_played_by_what_says_less(game: str, position: str, line: str) -> None:
    found = said(game, position, line)
    assert found.verdict is not Verdict.WRONG, found.did
