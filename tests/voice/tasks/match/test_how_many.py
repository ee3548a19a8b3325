"""« Les trois », « la deuxième des deux », « pas la deux, l'autre », to what asks for one thing."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import opened

from .played_matches import give
from .test_plain_talk import positions

LAID_ENTIRE = (
    "La pile du fond à droite, celle qui démarre à huit, "
    "tu la poses entière à la suite de la toute première."
)
SAID = [
    # A count is no column, and no third option.
    ("kingsbridge", "ends_a", ("pose le sept", "les trois"), "choisir une seule. Sept. Sur quelle"),
    ("kingsbridge", "three_empty", ("pose le un", "les trois"), "choisir une seule. Un. Sur"),
    ("kingsbridge", "three_empty", ("pose le un", "toutes les trois"), "choisir une seule. Un."),
    ("kingsbridge", "five_twice", ("pose le six", "les deux"), "choisir une seule. Six. Sur"),
    ("kingsbridge", "join_c", (LAID_ENTIRE, "les deux"), "choisir une seule. Je ne suis pas sûr"),
    # Perhaps all cards of a kind: it is read back.
    ("kingsbridge", "ends_a", ("change des cartes", "les trois"), "Changer ces cartes ? Dis oui"),
    (
        "kingsbridge",
        "five_twice",
        ("pose le six", "la deuxième des deux"),
        "Six sur colonne quatre ?",
    ),
    (
        "kingsbridge",
        "five_twice",
        ("pose le six", "la première des deux"),
        "Six sur colonne deux ?",
    ),
    (
        "kingsbridge",
        "three_empty",
        ("pose le un", "la deuxième des trois"),
        "Un sur colonne quatre ?",
    ),
    ("kingsbridge", "three_empty", ("pose le un", "la deuxième des deux"), "trois, quatre ou six"),
    # All there is, of what was begun.
    ("seven_kingdoms", "sort_9_25", ("je garde", "les deux"), "Garder neuf et vingt-cinq ?"),
    ("seven_kingdoms", "sort_9_25", ("je valide", "les deux"), "Valider neuf et vingt-cinq ?"),
    (
        "seven_kingdoms",
        "took_knight_1_2",
        ("je garde", "les deux"),
        "Ta main ne peut en recevoir qu'une",
    ),
    (
        "seven_kingdoms",
        "taking_king_princesses",
        ("je laisse le paysan, le marchand et le chevalier, tout le reste c'est à moi",),
        "Prendre douze, dix-sept, vingt-deux et vingt-quatre ?",
    ),
    ("seven_kingdoms", "knight_two_named", ("ces deux-là, je les prends",), "quatre à cinq ?"),
    # What is not meant leaves the others.
    (
        "kingsbridge",
        "five_twice",
        ("pose le six", "non, l'autre"),
        "Possible : la colonne deux ou quatre.",
    ),
    (
        "kingsbridge",
        "three_empty",
        ("pose le un", "non, l'autre"),
        "Possible : trois, quatre ou six.",
    ),
    (
        "kingsbridge",
        "five_twice",
        ("pose le six", "pas la deux, l'autre"),
        "Six sur colonne quatre ?",
    ),
    (
        "kingsbridge",
        "five_twice",
        ("pose le six", "surtout pas la quatre"),
        "Six sur colonne deux ?",
    ),
    ("kingsbridge", "five_twice", ("pose le six", "la deux", "non, l'autre"), "colonne quatre ?"),
    ("kingsbridge", "three_empty", ("pose le un", "pas la trois"), "Possible : quatre ou six."),
    (
        "kingsbridge",
        "three_empty",
        ("pose le un", "pas la trois, la quatre"),
        "Un sur colonne quatre ?",
    ),
    (
        "kingsbridge",
        "three_empty",
        ("pose le un", "ni la trois ni la six"),
        "Un sur colonne quatre ?",
    ),
]


@pytest.mark.parametrize(("game", "position", "lines", "told"), SAID)
def test_nothing_is_played_by_a_count(
    game: str, position: str, lines: tuple[str, ...], told: str
) -> None:
    talk = opened(positions(game)[position], "fr")
    said, played = "", list[str]()
    for line in lines:
        said, played = give(talk, line)
    assert told in said and not played


def test_one_of_two_options_is_chosen_by_its_place() -> None:
    talk = opened(positions("kingsbridge")["join_c"], "fr")
    assert "Deux : toute la colonne six" in give(talk, LAID_ENTIRE)[0]
    assert give(talk, "la deuxième des deux")[1] == ["move 6:8-13 1"]


@pytest.mark.parametrize(
    "line", ["pose le onze et le trois", "le onze et le trois", "pose 11 et 3"]
)
def test_two_cards_that_are_joined_are_no_card_and_its_column(line: str) -> None:
    talk = opened(positions("kingsbridge")["ends_a"], "fr")
    told, played = give(talk, line)
    assert told == "Onze sur colonne trois ? Dis oui ou non." and not played


def test_of_two_cards_that_are_joined_the_first_one_is_asked_about() -> None:
    talk = opened(positions("kingsbridge")["join_a"], "fr")
    # There are six columns: that there is no column seven would be no reason.
    assert give(talk, "pose le six et le sept")[0] == "Six. Sur quelle colonne ?"
