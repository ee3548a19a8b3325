"""What people who have not read the guide say with real cards, in shorthand, and to each other."""

from __future__ import annotations

import pytest

from heraut.voice.dialogue import Conversation
from heraut.voice.evaluation.understanding import opened
from heraut.voice.runtime.match_factory import MatchFactory, open_new

from .played_matches import give
from .test_plain_talk import positions

TABLE = {"cards": "table"}


def at_table(game: str, *lines: str) -> Conversation:
    talk = Conversation(open_new(MatchFactory(), game, ("Lucie", "Tom"), TABLE, 7, None))
    talk.begin()
    for line in lines:
        give(talk, line)
    return talk


def talk_in(game: str, position: str) -> Conversation:
    return opened(positions(game)[position], "fr")


@pytest.mark.parametrize(
    ("line", "crests"),
    [
        ("ordre blasons 3 1 7 2 5 4 6", (3, 1, 7, 2, 5, 4, 6)),
        ("blasons 2, 4 et 5", (2, 4, 5)),
        ("5", (5,)),
    ],
)
def test_what_lies_on_the_line_is_told_at_once(line: str, crests: tuple[int, ...]) -> None:
    talk = at_table("seven_kingdoms")
    said, played = give(talk, line)
    assert said.endswith("Dis oui ou non.") and not played
    assert give(talk, "oui")[1] == [f"crest {crest}" for crest in crests]


def test_no_word_of_a_number_is_lost_behind_what_it_is() -> None:
    talk = at_table("seven_kingdoms", "blasons 1, 2, 3, 4, 5, 6, 7", "oui", "jeton +3", "jeton +4")
    give(talk, "Lucie commence")
    for _ in range(2):
        give(talk, "main cachée")
    said, _ = give(talk, "les numéros c'est 12, 21, 40 et 27")
    assert said.startswith("Douze dans la rangée, puis vingt et un dans la rangée, puis quarante")


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("nos cartes sont cachées", False),
        ("on garde nos cartes cachées", False),
        ("j'ai tiré mes six cartes", True),
        ("six cartes cachées", True),
    ],
)
def test_a_whole_hand_is_hidden_in_any_words(line: str, asked: bool) -> None:
    talk = at_table("kingsbridge", "les colonnes de départ c'est 3 5 7 9 11 et 2", "oui")
    _, played = give(talk, line)
    if asked:
        assert not played
        _, played = give(talk, "oui")
    assert played == ["draw ?"] * 6


@pytest.mark.parametrize(
    ("line", "notation"), [("9 -> 5", "place 9 5"), ("9 sur col 5", "place 9 5"), ("fdt", "end")]
)
def test_shorthand_is_read(line: str, notation: str) -> None:
    assert give(talk_in("kingsbridge", "middle"), line)[1] == [notation]


@pytest.mark.parametrize(
    "line",
    ["Nathan, tu veux un café ?", "Nathan, passe-moi le sel", "Léna, assieds-toi correctement"],
)
def test_what_is_said_to_a_player_gets_no_offers(line: str) -> None:
    said, played = give(talk_in("kingsbridge", "middle"), line)
    assert said == "Pas compris. Je n'ai rien joué." and not played


def test_a_no_that_asks_drops_what_waits() -> None:
    talk = talk_in("kingdom_builder", "mid")
    give(talk, "i20 ?")
    assert give(talk, "non, taverne")[0].startswith("D'accord, je laisse. Taverne")
    assert not give(talk, "oui")[1]


def test_what_is_joined_to_what_waits_takes_nothing_away() -> None:
    talk = talk_in("kingdom_builder", "mid")
    give(talk, "i20 ?")
    give(talk, "et Raoul trois")
    assert give(talk, "oui")[1] == ["build I20", "build R3"]


def test_of_one_card_it_is_not_asked_which() -> None:
    talk = talk_in("seven_kingdoms", "sort_one")
    assert give(talk, "je garde")[0].startswith("Garder la carte numéro deux ?")
    assert give(talk, "oui")[1] == ["keep 2"]


@pytest.mark.parametrize("line", ["oui", "oui, lis ma main s'il te plaît", "oui s'il te plaît"])
def test_a_yes_with_the_secret_it_asks_for_is_one(line: str) -> None:
    talk = talk_in("kingsbridge", "middle")
    assert "lis ma main" in give(talk, "quelles cartes ai-je en main ?")[0]
    assert give(talk, line)[0].startswith("Ta main :")


@pytest.mark.parametrize("line", ["annule", "reviens", "oui reviens"])
def test_to_say_again_that_something_is_to_be_taken_back_does_it(line: str) -> None:
    talk = talk_in("kingsbridge", "middle")
    give(talk, "le neuf sur la cinq")
    assert "Annuler" in give(talk, "oups")[0]
    assert give(talk, line)[0].startswith("Annulé : neuf sur colonne cinq.")


@pytest.mark.parametrize("line", ["le quatorze sur la deux", "pose le quatorze sur la deux"])
def test_a_number_in_words_that_there_is_not_is_said_to_be_none(line: str) -> None:
    said = give(talk_in("kingsbridge", "middle"), line)[0]
    assert said == "Quatorze n'existe pas ici : les numéros vont jusqu'à treize."


def test_a_number_in_talk_is_none_of_the_game() -> None:
    said = give(talk_in("kingsbridge", "middle"), "papi a soixante ans")[0]
    assert "n'existe pas" not in said
