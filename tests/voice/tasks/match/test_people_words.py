"""Moves and corrections of Kingsbridge told by what lies there, by what was said, or in passing."""

from __future__ import annotations

import pytest

from .test_plain_talk import said

DONE = [
    # After the cards that lie there, stuck together.
    ("three_empty", "le cinq après le un-deux-trois-quatre", "place 5 1"),
    ("ends_b", "le huit pis le neuf derrière le six-sept", "place 8 5; place 9 5"),
    ("middle", "mon huit pis mon neuf après le quatre-cinq-six-sept", "place 8 1; place 9 1"),
    ("middle", "le douze au bout de la dix-onze", "place 12 6"),
    (
        "ragna",
        "j'active Ragna pis j'envoie le dix après le sept-huit-neuf",
        "use ragna; move 6:10 4",
    ),
    # « Mon sept » is one of the hand, though another one lies on the table.
    ("ends_a", "prends mon sept et mets-le sur le six", "place 7 1"),
    ("ends_a", "colle le sept de ma main derrière le six", "place 7 1"),
    ("middle", "j'prends mon quatre pis j'le mets au bout de la deux-trois", "place 4 4"),
    # « Dans la vide » does not end the turn.
    ("ends_a", "le six, je le pose tout seul dans la colonne vide", "place 6 3"),
    ("one_empty", "mon dix je vais le mettre tout seul dans la vide", "place 10 5"),
    # Several moves in one breath.
    (
        "join_a",
        "mon cinq sur le quatre, et la première colonne à la suite",
        "place 5 3; move 1:6 3",
    ),
    (
        "nearly_done",
        "mon treize pour boucler la deux, et après ça le huit sur le sept",
        "place 13 2; place 8 5",
    ),
    (
        "ends_b",
        "deux pour prolonger la une, et après ça le neuf sur le huit",
        "place 2 1; place 9 2",
    ),
    # There, where it was told that it goes.
    ("same_column", "allez, mets-le là", "place 7 2"),
    ("same_column", "va pour là, et le huit dessus", "place 7 2; place 8 2"),
    (
        "same_column",
        "mets-le là, le huit dessus et le quatre sur le trois",
        "place 7 2; place 8 2; place 4 1",
    ),
    # What was taken back, elsewhere.
    ("undone", "remets-le plutôt sur la quatre", "place 7 4"),
    ("undone", "finalement remets-le, mais dans la quatre", "place 7 4"),
    # The next one, where one was given just now.
    ("wigelm_gave", "la suivante, pour Léna", "give 2 3"),
    ("wigelm_gave", "et la première qui reste dans cette colonne, à Léna", "give 2 3"),
    ("wigelm_gave", "et celle d'après, à Pierre", "give 2 4"),
    # What is described and named is the same.
    ("hand_a", "j'échange mes deux plus petites, le trois et le cinq", "exchange 3,5"),
]


@pytest.mark.parametrize(("position", "line", "does"), DONE)
def test_a_move_in_peoples_words_is_done(position: str, line: str, does: str) -> None:
    found = said("kingsbridge", position, line, f"do {does}")
    assert found.did[0] == f"do {does}", found.said


READ_BACK = [
    ("same_column", "mets-le là"),
    ("same_column", "mets-le là puis le huit derrière"),
    ("undone", "non, remets-le, mais sur la deux"),
    ("wigelm_gave", "la suivante, pour Léna"),
    ("nearly_done", "mon treize pour boucler la deux, et après ça le huit sur le sept"),
]


@pytest.mark.parametrize(("position", "line"), READ_BACK)
def test_what_is_inferred_is_read_back(position: str, line: str) -> None:
    assert said("kingsbridge", position, line).said.endswith("oui ou non.")


CORRECTED = [
    ("wynstan_2", "juste une, pas les deux", "use wynstan 3 1"),
    ("wynstan_2", "rien qu'une, pas deux", "use wynstan 3 1"),
    ("wynstan_2", "ah non, une seule", "use wynstan 3 1"),
    # On the seven, and not for a seven.
    ("edgar_8", "zut, je voulais le mettre derrière le sept", "use edgar 8 4"),
    ("edgar_8", "mince, je pensais le coller derrière le sept", "use edgar 8 4"),
    ("placed_13", "ah non, je voulais le mettre au bout du douze", "place 13 5"),
]


@pytest.mark.parametrize(("position", "line", "does"), CORRECTED)
def test_a_correction_in_peoples_words_is_read_back(position: str, line: str, does: str) -> None:
    found = said("kingsbridge", position, line, f"correct {does}")
    assert found.did == (f"correct {does}",)


NOT_DONE = [
    # Seven does not follow four, and the refusal is of the column that was meant to move.
    ("edgar", "la quatrième colonne, tu me la poses derrière le quatre", "refused not_next"),
    # One of several that is forbidden is not left out.
    ("nearly_done", "mon treize pour boucler la deux, et après ça le neuf sur le sept", "refused"),
    # The cards named are not those that are described.
    ("hand_a", "je change mes deux plus grosses, le neuf et le douze", "refused none_such"),
    # Nothing was asked about, so « là » is nowhere.
    ("ends_a", "mets-le là", "trouble nothing-pointed-at"),
]


@pytest.mark.parametrize(("position", "line", "means"), NOT_DONE)
def test_what_cannot_be_is_not_done(position: str, line: str, means: str) -> None:
    found = said("kingsbridge", position, line, means)
    assert any(one.startswith(means) for one in found.did), found.did
    assert not any(one.startswith("do ") and ";" in one for one in found.did)


ELSEWHERE = [
    ("passed", "finalement si, je prends le vingt-huit", "correct take 28"),
    ("passed", "bon, si, je prends la première quand même", "correct take 17"),
    ("passed", "ah si, je prends le un malgré tout", "correct take 1"),
    # Without « si » it is what the one on turn does.
    ("passed", "je prends le vingt-huit", "do take 28"),
    ("other_took", "on prend dans quel ordre ce tour-ci ?", "ask taking_order"),
    ("taking_merchant", "l'ordre de prise, c'est quoi là ?", "ask taking_order"),
    ("taking_merchant", "le roi il est où ?", "ask where rank=king"),
    ("taking_king", "elle est où, la princesse ?", "ask where rank=princess"),
    # Whoever is on turn: who says so is named.
    ("game_over", "et moi, Bilal, j'ai combien de points ?", "ask scores seat=2"),
    ("midgame", "j'ai combien de points, moi, Marc ?", "ask scores seat=4"),
    ("hand_8_16_45", "j'ai pas le seize dans mes mains", "do fact 1 lacks 16"),
    (
        "hand_9_20_35",
        "y a un truc qui va pas, j'ai pas le vingt dans les mains",
        "do fact 1 lacks 20",
    ),
]


@pytest.mark.parametrize(("position", "line", "means"), ELSEWHERE)
def test_seven_kingdoms_in_peoples_words(position: str, line: str, means: str) -> None:
    found = said("seven_kingdoms", position, line, means)
    assert means in found.did, found.did
