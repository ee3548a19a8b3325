"""Words that only tell better where a named hex is, and common questions and ends of a turn."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

READ_BACK = [
    ("tower_harbor", "la tour, je construis tout en haut au bord, A4", "do use tower A4"),
    (
        "tree_house",
        "avec la cabane, du coup, je prends celle de H13 et je la mets dans la forêt en U3, voilà",
        "do move tree_house H13-U3",
    ),
    (
        "harbor",
        "Avec mon port, je déplace la cité de C3 jusque sur la case d'eau I15.",
        "do move harbor C3-I15",
    ),
    ("farm_oasis", "je mets une maison au bord de l'eau en R8 avec l'oasis", "do use oasis R8"),
    ("desert_two", "L14 et j'ai fini", "do build L14; end"),
    ("desert_two", "et pour finir L quatorze, j'ai terminé", "do build L14; end"),
]

ASKED = [
    ("first_canyon", "qu'est-ce qu'y a en F12", "ask hex hex=F12"),
    ("first_canyon", "c'est quel terrain, la case F12 ?", "ask hex hex=F12"),
    ("mid_one", "c'est quoi mon terrain déjà", "ask my_card"),
    ("first_canyon", "ma carte c'est quoi déjà", "ask my_card"),
    ("mid", "R3 ça m'rapporterait quoi au juste", "ask worth hex=R3"),
    ("tower_harbor", "la tour, quelqu'un l'a ?", "ask who_has tile=tower"),
    ("harbor", "avec le port j'ai le droit d'aller dans l'eau ?", "ask what_does tile=harbor"),
    ("harbor", "le port il peut aller sur l'eau ou bien", "ask what_does tile=harbor"),
    ("line_read", "lis-moi donc la ligne G aussi", "ask read_line line=G"),
]


@pytest.mark.parametrize(("position", "line", "meant"), READ_BACK)
def test_it_is_read_back(position: str, line: str, meant: str) -> None:
    found = said("kingdom_builder", position, line, meant)
    assert found.verdict is Verdict.MEANT, found.did
    assert "oui ou non" in found.said


@pytest.mark.parametrize(("position", "line", "meant"), ASKED)
def test_it_is_asked(position: str, line: str, meant: str) -> None:
    found = said("kingdom_builder", position, line, meant)
    assert found.verdict is Verdict.MEANT, found.did


@pytest.mark.parametrize("line", ["je finis en L14", "la dernière en L14"])
def test_the_last_place_alone_ends_no_turn(line: str) -> None:
    assert said("kingdom_builder", "desert_two", line).did == ("do build L14",)
