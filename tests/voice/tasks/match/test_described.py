"""Moves told by places that are described, each read back and never played at once."""

from __future__ import annotations

import pytest

from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.evaluation.understanding import Verdict, opened

from .test_plain_talk import positions, said

MOVES = [
    # A location, and which of the two it is.
    ("first_canyon", "je bâtis juste à l'est de la taverne de droite", "do build Q19"),
    ("first_forest", "dans les bois, au nord-ouest de l'oasis du haut", "do build L7"),
    ("asked_where", "juste à l'ouest de l'oasis du haut", "do build M7"),
    ("first_flowers", "les fleurs collées à la taverne, sur sa gauche", "do build Q12"),
    ("first_grass", "tout en haut à gauche, dans le coin", "do build A1"),
    # What was just built.
    ("desert_one", "à droite, et la suivante encore à droite", "do build K13; build K14"),
    ("desert_two", "en dessous, entre les deux", "do build L15"),
    ("oasis_taken", "la troisième à gauche de la première", "do build P5"),
    ("desert_two", "à gauche de la deuxième", "do build K14"),
    ("desert_two", "même ligne, place 14", "do build K14"),
    ("desert_one", "à gauche, euh non, à droite", "do build K13"),
    ("canyon_one", "p treize, et la dernière à droite de la taverne", "do build P13; build Q14"),
    # Where one is.
    ("on_f12", "une là où je suis et une à ma gauche", "do build F12; build F11"),
    (
        "on_flowers",
        "ici et les deux suivantes vers la droite",
        "do build M11; build M12; build M13",
    ),
    # Places of a line, told apart from it.
    ("castles_read", "les deux en m, les quatorze et quinze", "do build M14; build M15"),
    # One's own row, and what a tile moves.
    ("desert_again", "au bout de ma ligne, à gauche", "do build K13"),
    ("tavern_border", "avec la taverne j'allonge ma ligne de quatre", "do use tavern C5"),
    ("two_farms", "mes deux fermes juste en dessous de f douze", "do use farm G12; use farm G13"),
    (
        "paddock_o2",
        "fais sauter ma cité du bas de deux pas à droite avec l'enclos",
        "do move paddock P1-P3",
    ),
    ("barn_lost", "la grange : ma cité isolée à droite de p treize", "do move barn D16-P14"),
    ("harbor", "le port : h treize, juste à droite de h quatorze", "do move harbor H13-H15"),
    ("barn_lost", "celle qui est toute seule, mets-la en P14", "do move barn D16-P14"),
    # The other end, as far as one can, several in a row, the rest.
    ("desert_right", "la même chose de l'autre côté", "do build K12"),
    ("desert_right", "je finis par l'autre bout de la ligne", "do build K12"),
    ("mid_one", "et je remplis la ligne jusqu'au bord", "do build J19; build J20"),
    ("mid_one", "je vais jusqu'au bout", "do build J19; build J20"),
    ("desert_one", "je continue vers la droite, deux d'affilée", "do build K13; build K14"),
    (
        "desert_one",
        "les deux qui me restent, k treize et k quatorze, comme ça c'est aligné",
        "do build K13; build K14",
    ),
    # A row that goes on by its places, and what lies between two of one's own.
    ("desert_one", "je continue ma ligne, treize, quatorze", "do build K13; build K14"),
    (
        "desert_again",
        "je prolonge ma rangée, dix-sept, dix-huit et dix-neuf",
        "do build K17; build K18; build K19",
    ),
    ("gap", "je la mets au beau milieu de mes deux maisons tout en haut", "do build A14"),
    ("canyon_one", "ma deuxième juste à droite de ma première", "do build P13"),
    # What is alone up there, and the tile that is named first.
    (
        "harbor",
        "la petite qui est perdue là-haut, je la descends en g treize grâce au port",
        "do move harbor C3-G13",
    ),
    ("tavern_done", "genre je prends la taverne tout à droite", "do use tavern C5"),
    ("tavern_done", "et la taverne je la mets tout à droite", "do use tavern C5"),
    # Where one is, and what was asked about.
    ("on_desert", "mets une cité à ma position", "do build D19"),
    ("on_f12", "je la mets à gauche d'ici", "do build F11"),
    ("west_of_f12", "pose une maison sur cette case", "do build F11"),
    # In place of what was done.
    ("canyon_one", "non pardon, p treize", "correct build P13"),
    ("desert_one", "ah pardon, k treize", "correct build K13"),
    ("desert_right", "non l'autre côté, à gauche de la première", "correct build K12"),
]
OTHERWISE = [
    # Who walks the board by questions goes on with that.
    ("west_of_f12", "à droite", "ask step direction=east"),
    ("west_of_f12", "en bas à gauche", "ask step direction=south_west"),
    ("on_f12", "et à droite de la taverne, c'est quoi ?", "ask nearest direction=east"),
    # Two hexes lie below.
    ("desert_two", "en dessous", "unclear"),
    # Who says where roughly is asked, or told, where that may be; and an end is not left out.
    ("first_desert", "je veux me coller à la tour", "ask nearest"),
    ("canyon_one", "encore une, à côté", "ask"),
    # The line is asked about, and more is left of it than there are settlements.
    ("line_read", "lis la ligne suivante", "ask read_line line=G"),
    ("line_read", "et la ligne précédente, lis-la", "ask read_line line=E"),
    ("too_far", "recule d'une case", "ask step direction=west hex=H12"),
    ("first_desert", "je vais jusqu'au bout", "nothing"),
    ("desert_one", "k treize, non pardon, k quatorze", "refused must_adjoin"),
    # It is another one's turn in the sentence, or nothing is meant.
    ("desert_one", "pas à droite", "nothing"),
    ("desert_one", "Tom va à droite", "nothing"),
    ("desert_one", "et si j'allais à droite de la première ?", "nothing"),
]


@pytest.mark.parametrize(("position", "line", "meant"), MOVES)
def test_a_move_is_told_by_places(position: str, line: str, meant: str) -> None:
    found = said("kingdom_builder", position, line, meant)
    assert found.verdict is Verdict.MEANT, found.did
    assert "oui ou non" in found.said


def test_where_several_places_fit_another_one_may_be_told() -> None:
    table = opened(positions("kingdom_builder")["first_flowers"], "fr")

    def told(line: str) -> str:
        return " ".join(one.text for one in table.typed(line) if isinstance(one, Spoken))

    assert "Un : construire en Anatole vingt." in told("tout en haut à droite")
    assert "Un : construire en Anatole vingt." in told("celle du bas")
    other = told("les fleurs collées à la taverne, sur sa gauche")
    assert other == "Construire en Quintal douze ? Dis oui ou non."


def test_what_is_said_besides_the_description_is_not_left_out() -> None:
    line = "c'est K14 la dernière, et voilà, fini"
    found = said("kingdom_builder", "desert_two", line, "do build K14; end")
    assert found.verdict is Verdict.MEANT and "oui ou non" in found.said, found.did


def test_what_was_begun_by_a_name_is_gone_on_with() -> None:
    found = said(
        "kingdom_builder", "begun_tower", "dans le coin en bas à gauche", "do use tower T1"
    )
    assert found.verdict is Verdict.MEANT, found.did


@pytest.mark.parametrize(("position", "line", "meant"), OTHERWISE)
def test_nothing_is_done_by_what_may_be_no_description(
    position: str, line: str, meant: str
) -> None:
    did = said("kingdom_builder", position, line).did
    assert {one.split()[0] for one in did}.isdisjoint({"do", "correct"}), did
    if meant != "nothing":
        assert any({*meant.split()} <= {*one.split()} for one in did), did
