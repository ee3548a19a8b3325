"""What people say to each other while they play: nothing of it is a move, or agrees to one."""

from __future__ import annotations

import pytest

from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Played, Spoken
from heraut.voice.evaluation.understanding import opened

from .played_matches import new
from .test_plain_talk import positions

TALK = "les voisins du troisième ont encore déménagé"
"""Talk that no word of shows to be of the house: it is not understood."""


def talk_in(game: str, position: str) -> Conversation:
    return opened(positions(game)[position], "fr")


def said(talk: Conversation, line: str) -> str:
    return " ".join(each.text for each in talk.typed(line) if isinstance(each, Spoken))


def played(talk: Conversation, line: str) -> list[str]:
    return [each.notation for each in talk.typed(line) if isinstance(each, Played)]


@pytest.mark.parametrize(
    ("game", "position", "line"),
    [
        ("kingsbridge", "middle", "donne-moi dix euros je te rends la monnaie"),
        ("kingsbridge", "middle", "le seize je suis pas là, c'est l'anniversaire de ma sœur"),
        ("kingsbridge", "middle", "une quatre fromages et deux reines"),
        ("kingsbridge", "middle", "allô oui maman oui on joue oui à trois oui oui"),
        ("kingsbridge", "middle", "annule la réservation au resto"),
        ("kingsbridge", "middle", "j'abandonne ce régime"),
        ("seven_kingdoms", "midgame", "on était quinze à table dimanche"),
        ("seven_kingdoms", "midgame", "il fait vingt-deux degrés ici"),
        ("seven_kingdoms", "midgame", "rendez-vous à vingt-deux heures"),
        ("world_without_end", "turn", "choisis un film toi"),
        ("world_without_end", "turn", "j'ai vendu ma voiture hier"),
        ("world_without_end", "offered", "je prends un café"),
        ("kingdom_builder", "mid", "le chat est sur la table, descends"),
    ],
)
def test_talk_of_the_house_is_no_move_and_none_is_offered_for_it(
    game: str, position: str, line: str
) -> None:
    assert said(talk_in(game, position), line).startswith("Pas compris. Je n'ai rien joué.")


@pytest.mark.parametrize(
    ("game", "position", "line", "expected"),
    [
        ("seven_kingdoms", "hand_9_20_35", "mon cœur, deux minutes, je joue le neuf", "play 9"),
        ("kingdom_builder", "first_canyon", "au bord de l'eau, une minute, I18", "build I18"),
    ],
)
def test_a_move_beside_a_word_of_time_is_one_all_the_same(
    game: str, position: str, line: str, expected: str
) -> None:
    talk = talk_in(game, position)
    assert expected in [*played(talk, line), *played(talk, "oui")]


@pytest.mark.parametrize("line", ["ouais d'accord Michel on fait comme ça", "oui Michel"])
def test_a_yes_to_somebody_who_does_not_play_is_none(line: str) -> None:
    talk = talk_in("kingsbridge", "confirm")
    assert not played(talk, line)
    assert played(talk, "oui") == ["place 2 5"]


@pytest.mark.parametrize("line", ["oui vas-y pose-le", "ok mets-la", "oui mon lapin"])
def test_a_yes_may_say_once_more_what_is_done(line: str) -> None:
    assert played(talk_in("kingsbridge", "confirm"), line) == ["place 2 5"]


def test_a_question_that_nobody_answers_is_let_go_and_named() -> None:
    talk = talk_in("kingsbridge", "confirm")
    assert said(talk, TALK).endswith("Deux sur colonne cinq ? Dis oui ou non.")
    told = said(talk, "et leur piano est resté coincé dans l'escalier")
    assert told.startswith("Je laisse : deux sur colonne cinq.")
    assert "Dis oui ou non" not in told
    assert not played(talk, "oui")


def test_who_asks_something_between_keeps_what_waits_for_a_yes() -> None:
    talk = talk_in("kingsbridge", "confirm")
    said(talk, TALK)
    assert said(talk, "à qui le tour").endswith("Deux sur colonne cinq ? Dis oui ou non.")
    said(talk, TALK)
    assert played(talk, "oui") == ["place 2 5"]


def test_a_hand_is_read_while_a_move_lacks_a_piece() -> None:
    talk = talk_in("kingsbridge", "ask_column")
    assert "entendrait un secret" in said(talk, "lis ma main")
    assert said(talk, "lis ma main").startswith("Ta main : ")


@pytest.mark.parametrize("line", ["je prends une piété aussi", "je prends du bois"])
def test_a_thing_that_a_trade_does_not_have_accepts_no_trade(line: str) -> None:
    talk = new("world_without_end", ("Manon", "Théo"), {}, 21)
    assert not played(talk, line)
    assert "Échanger ?" not in said(talk, "à qui le tour")


@pytest.mark.parametrize("line", ["je prends trois or", "je vends ma laine"])
def test_a_thing_that_it_has_accepts_it(line: str) -> None:
    talk = new("world_without_end", ("Manon", "Théo"), {}, 21)
    assert played(talk, line) == ["exchange i-02"]


def test_a_no_to_what_is_read_back_leaves_the_question_of_the_game() -> None:
    talk = new("world_without_end", ("Manon", "Théo"), {}, 21)
    assert "Échanger ?" in said(talk, "je prends mon temps")
    assert said(talk, "non") == "D'accord, je laisse. Théo, échanger une laine contre trois or ?"


def test_a_yes_adds_nothing_to_what_was_read_back() -> None:
    talk = new("world_without_end", ("Anna", "Marc"), {}, 4)
    said(talk, "option une")
    said(talk, "je vends ma laine et je jette piété")
    # An exchange may follow, to which a yes would be one as well.
    assert played(talk, "oui") == ["play sale", "sell wool 1", "discard piety"]


def test_the_seat_of_the_program_is_called_as_people_do() -> None:
    talk = new("seven_kingdoms", ("Léo", "ordinateur facile"), {}, 5)
    for line in ("l'ordi il a quoi dans son royaume", "le royaume du robot"):
        assert said(talk, line) == "Le royaume d'ordinateur facile est vide."


@pytest.mark.parametrize(
    "line", ["nouvelle partie", "on recommence depuis le début", "j'abandonne", "on en refait une"]
)
def test_who_wants_another_match_is_asked_whether_to_leave_this_one(line: str) -> None:
    assert said(talk_in("kingsbridge", "middle"), line).startswith("Quitter la partie ?")


def test_a_column_is_read_by_its_number_alone() -> None:
    told = said(talk_in("kingsbridge", "middle"), "lis moi juste la cinq")
    assert told == "Colonne cinq : de sept à huit."
