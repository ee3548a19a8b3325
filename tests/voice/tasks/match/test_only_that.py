"""What is said beside a move, or with « plus que », in Kingsbridge and 7 Kingdoms."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

ROW = "do place 6 2; place 7 2 aside; place 8 2"


@pytest.mark.parametrize(
    ("game", "position", "line", "meant"),
    [
        # Who has nothing else has it, and does not lack it.
        ("seven_kingdoms", "one_card_left", "j'ai plus que le vingt-deux", "do fact 1 holds 22"),
        ("seven_kingdoms", "one_card_left", "le vingt-deux, j'ai plus que ça", "do play 22"),
        ("seven_kingdoms", "one_card_left", "j'ai plus le vingt-deux", "do fact 1 lacks 22"),
        ("seven_kingdoms", "one_card_left", "le vingt-deux, je l'ai plus", "do fact 1 lacks 22"),
        ("kingsbridge", "two_left", "j'ai plus que le douze", "do fact 1 holds 12"),
        ("kingsbridge", "two_left", "le douze, j'ai plus que ça", "piece card=12"),
        ("kingsbridge", "two_left", "j'ai plus le douze", "do fact 1 lacks 12"),
        # What a column is made of changes nothing of where it goes.
        (
            "kingsbridge",
            "join_a",
            "la colonne trois, c'est juste un quatre, hein, fais-la glisser derrière la deux",
            "do move 3:4 2",
        ),
        (
            "kingsbridge",
            "join_a",
            "la six, c'est qu'un treize, mets-la sur la cinq",
            "do move 6:13 5",
        ),
        (
            "kingsbridge",
            "join_a",
            "le deux, non, c'est juste un neuf sur la quatre",
            "do place 9 4",
        ),
        # Who takes may be named last.
        (
            "seven_kingdoms",
            "taking_general",
            "les places trois à cinq pour mon général",
            "do slots 3-5",
        ),
        (
            "seven_kingdoms",
            "taking_general",
            "les emplacements un, deux et trois pour mon général",
            "do slots 1-3",
        ),
        (
            "seven_kingdoms",
            "taking_general",
            "les places trois à cinq pour mon roi",
            "refused none_such",
        ),
        ("seven_kingdoms", "took_one_princess", "et pour ma deuxième, le vingt-huit", "do take 28"),
        ("seven_kingdoms", "taking_king", "en deuxième le six", "do take 6"),
        # A token is not what it is named after.
        ("seven_kingdoms", "midgame", "le jeton paysan il rapporte combien", "explain peasants"),
        ("seven_kingdoms", "midgame", "le jeton paysan ça marche comment", "explain peasants"),
        ("seven_kingdoms", "midgame", "le roi il fait quoi", "ask what_does rank=king"),
        ("kingsbridge", "ragna", "la dame ragna ça sert à quoi", "ask what_does character=ragna"),
        # What one may do is no question what was done.
        ("seven_kingdoms", "hand_3_10_30", "j'ai le droit de faire quoi maintenant", "ask options"),
        (
            "kingsbridge",
            "middle",
            "qu'est-ce que j'ai l'droit de faire, tout de suite, là ?",
            "ask options",
        ),
        ("seven_kingdoms", "hand_3_10_30", "qu'est-ce que t'as fait", "ask last_moves"),
        (
            "kingsbridge",
            "agatha",
            "une pause de deux minutes, j'ai le four qui sonne",
            "talk pause",
        ),
        ("kingsbridge", "hand_a", "je joue pas ce tour-ci", "refused pile_not_empty"),
        ("kingsbridge", "hand_a", "j'ai rien joué ce tour-ci", "ask last_moves turn=1"),
        (
            "kingsbridge",
            "one_empty",
            "celui que j'ai tiré à l'instant derrière le onze",
            "do place 12 4",
        ),
        ("seven_kingdoms", "sort_three", "l'évêque, je le tiens encore", "do keep 9"),
        ("seven_kingdoms", "bonus_3_double", "filez-moi le plus cinq", "refused token_not_open"),
    ],
)
def test_what_is_said_beside_is_taken_for_what_it_is(
    game: str, position: str, line: str, meant: str
) -> None:
    found = said(game, position, line, meant)
    assert found.verdict is Verdict.MEANT, found.did


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("voilà, les petits sont couchés, on peut reprendre", "talk resume"),
        ("le téléphone est raccroché, on peut continuer", "talk resume"),
        ("on reprend dans cinq minutes", "nothing"),
        ("maman, tu reprends du café", "nothing"),
    ],
)
def test_a_pause_ends_where_the_last_words_say_so(line: str, meant: str) -> None:
    found = said("seven_kingdoms", "paused", line, meant)
    assert found.verdict is Verdict.MEANT, found.did


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("six de ma main sept qui est devant moi et huit tout ça sur la deux", ROW),
        ("le six, le sept qui est devant moi et le huit sur la deux", ROW),
        ("le sept qui est devant moi et le huit sur la trois", "do place 7 3 aside; place 8 3"),
    ],
)
def test_where_a_card_of_a_row_lies_parts_the_row_no_more(line: str, meant: str) -> None:
    found = said("kingsbridge", "aside", line, meant)
    assert found.verdict is Verdict.MEANT, found.did
    assert "oui ou non" in found.said


def test_who_is_asked_for_is_asked_for() -> None:
    found = said("kingsbridge", "aside", "le six qui est sur la trois, c'est à qui", "ask turn")
    assert found.verdict is Verdict.MEANT, found.did
