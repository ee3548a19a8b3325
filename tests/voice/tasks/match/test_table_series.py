"""Several cards at once that the table has to bring: « 4, 5, 9 »."""

from __future__ import annotations

import pytest

from heraut.voice.dialogue import Conversation
from heraut.voice.evaluation.understanding import opened

from .played_matches import give, new
from .test_plain_talk import positions


def laying() -> Conversation:
    """The first card of column one is wanted."""
    talk = opened(positions("kingsbridge")["setting_up_ready"], "fr")
    assert "première carte de la colonne un" in give(talk, "oui")[0]
    return talk


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("4, 5, 9", (4, 5, 9)),
        ("4 5 9", (4, 5, 9)),
        ("1, 2, 3", (1, 2, 3)),
        ("quatre, cinq, un", (4, 5, 1)),
        ("le quatre et le cinq", (4, 5)),
        ("un quatre, un cinq", (4, 5)),
        ("les colonnes commencent par le 4, le 5 et le 9", (4, 5, 9)),
        ("quatre cinq neuf", (4, 5, 9)),
        ("les six colonnes c'est trois, neuf, sept, sept, douze, un", (3, 9, 7, 7, 12, 1)),
    ],
)
def test_the_first_cards_are_read_back_and_laid(line: str, cards: tuple[int, ...]) -> None:
    talk = laying()
    said, played = give(talk, line)
    assert said.endswith("Dis oui ou non.") and not played
    assert said.count("commence la colonne") == len(cards)
    assert give(talk, "oui")[1] == [f"start {card}" for card in cards]


def test_the_rest_follows() -> None:
    talk = laying()
    give(talk, "4")
    give(talk, "oui")
    give(talk, "5, 9")
    assert give(talk, "oui")[1] == ["start 5", "start 9"]


def test_the_columns_that_come_next_are_no_cards() -> None:
    talk = laying()
    give(talk, "4")
    give(talk, "oui")
    give(talk, "la deux le neuf, la trois un sept")
    assert give(talk, "oui")[1] == ["start 9", "start 7"]


@pytest.mark.parametrize(
    ("line", "told"),
    [("4, 5, 9, 10, 11, 3, 12", "Les six colonnes"), ("14, 5", "Quatorze n'existe pas")],
)
def test_what_cannot_be_brought_is_refused(line: str, told: str) -> None:
    said, played = give(laying(), line)
    assert told in said and not played


def test_drawn_cards_are_not_read_out() -> None:
    talk = opened(positions("kingsbridge")["exchanged"], "fr")
    said, played = give(talk, "trois, neuf")
    assert "neuf" not in said and not played


@pytest.mark.parametrize(
    "line", ["j'ai le trois et le neuf", "j'ai en main 3, 9", "j'ai pioché 3, 9"]
)
def test_who_says_to_have_drawn_them_has_them_without_a_word(line: str) -> None:
    talk = opened(positions("kingsbridge")["exchanged"], "fr")
    said, played = give(talk, line)
    assert played == ["draw 3", "draw 9"] and "neuf" not in said


@pytest.mark.parametrize("line", ["je n'en ai pioché que trois", "j'en ai pioché trois"])
def test_who_counts_what_was_drawn_draws_no_card_of_that_number(line: str) -> None:
    talk = laying()
    give(talk, "2, 3, 5, 7, 9, 11")
    give(talk, "oui")
    said, played = give(talk, line)
    assert said == "Piocher le trois ? Dis oui ou non." and not played


def test_a_match_of_seven_kingdoms_is_told_as_people_do() -> None:
    talk = new("seven_kingdoms", ("Mamie", "Lucie", "Thomas"), {"cards": "table"}, 3)
    for line, played in (
        (
            "alors les blasons en partant de la pioche c'est un trois cinq deux sept quatre six",
            [f"crest {crest}" for crest in (1, 3, 5, 2, 7, 4, 6)],
        ),
        (
            "les jetons retournés c'est le plus deux et le fois deux",
            ["token plus_2", "token double"],
        ),
    ):
        assert not give(talk, line)[1]
        assert give(talk, "oui")[1] == played
    give(talk, "Mamie commence")
    for line in (
        "Mamie a pioché trois cartes cachées",
        "on a tous nos trois cartes",
        "main cachée",
    ):
        played = give(talk, line)[1] or give(talk, "oui")[1]
        assert played == ["draw ?"] * 3
    give(talk, "la rangée c'est douze quarante-trois vingt, trente cinq seize deux et onze")
    row = (12, 43, 20, 35, 16, 2, 11)
    assert give(talk, "oui")[1] == [f"row {card}" for card in row]
    give(talk, "Mamie a mis le trente-huit")
    assert give(talk, "oui")[1] == ["play 38"]
