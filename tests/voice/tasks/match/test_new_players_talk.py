"""What people who have not read the guide say in the midst of a match."""

from __future__ import annotations

import pytest

from heraut.grammars.meaning import Scope
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Played, Spoken
from heraut.voice.runtime.event_loop import take
from heraut.voice.runtime.match_factory import MatchFactory, open_new

TURNS = {
    "kingsbridge": "C'est à Anna.",
    "seven_kingdoms": "C'est à Farid de jouer une carte.",
    "kingdom_builder": "Anna joue",
    "world_without_end": "Farid, quelle option ?",
}
"""How it is told whose turn it is at the beginning of a match."""


def opened(game: str) -> Conversation:
    talk = Conversation(open_new(MatchFactory(), game, ("Anna", "Farid"), {}, 7, None))
    talk.begin()
    return talk


def told(talk: Conversation, line: str) -> str:
    return " ".join(one.text for one in take(talk, line) if isinstance(one, Spoken))


def played(talk: Conversation, line: str) -> list[str]:
    return [one.notation for one in take(talk, line) if isinstance(one, Played)]


@pytest.mark.parametrize("game", TURNS)
def test_who_somebody_is_and_whose_turn_it_is(game: str) -> None:
    talk = opened(game)
    for line in ("c'est quoi Farid", "qui est Farid", "Farid c'est qui"):
        assert told(talk, line).startswith(f"Farid : joueur deux. {TURNS[game]}")
    assert told(talk, "qui est le joueur quatre").startswith("Il n'y a pas de joueur quatre")


def test_a_player_of_the_program_is_told_to_be_one() -> None:
    names = ("Inès", "Ordinateur facile")
    talk = Conversation(open_new(MatchFactory(), "kingsbridge", names, {}, 7, None))
    talk.begin()
    said = told(talk, "qui est le joueur deux")
    assert said.startswith("Ordinateur facile : joueur deux, c'est moi qui joue pour lui.")


def test_a_move_told_by_name_is_read_back_and_none_of_who_is_not_to_act() -> None:
    talk = opened("world_without_end")
    assert played(talk, "la deuxième") == ["orient 1"]
    assert told(talk, "Anna joue blé").startswith("Ce n'est pas à Anna de jouer.")
    assert told(talk, "Farid joue blé").endswith("oui ou non.")
    assert played(talk, "oui") == ["play wheat"]


def test_what_is_said_to_be_so_by_name_is_no_move() -> None:
    talk = opened("kingsbridge")
    assert "Ce n'est pas à" not in told(talk, "Farid a le onze")
    assert told(talk, "Farid pose le onze").startswith("Ce n'est pas à Farid de jouer.")


def test_the_other_of_several_is_to_be_named_and_the_question_stays() -> None:
    talk = opened("seven_kingdoms")
    for line in ("je joue la plus forte", "à qui le tour", "je joue la plus forte"):
        told(talk, line)
    asked = told(talk, "je prends la première")
    assert asked.endswith("Dis oui ou non.")
    said = told(talk, "non l'autre")
    assert said == f"Il y en a plusieurs : nomme-le. {asked}"


def test_what_seems_to_be_asked_for_again_is_said_again() -> None:
    talk = opened("kingdom_builder")
    said = told(talk, "à qui le tour")
    assert told(talk, "qu'est-ce que tu as compris") == said
    # « Une à côté » is one more place, and beside nothing there is none.
    assert told(talk, "encore une à côté") == "Aucune case permise près de tes cités."


def test_who_wants_to_play_does_not_leave() -> None:
    for game in TURNS:
        assert "Quitter" not in told(opened(game), "jveux jouer la plus grosse")
    assert told(opened("kingsbridge"), "je veux plus jouer").startswith("Quitter la partie ?")


def test_points_are_asked_for_where_an_option_gives_some() -> None:
    talk = opened("world_without_end")
    assert not played(talk, "les points")
    assert told(talk, "qui gagne") == "Anna : huit points. Farid : huit points."


@pytest.mark.parametrize(
    ("line", "option"),
    [
        ("option deux ça donne quoi", "Option deux, flèche sur un"),
        ("que rapporte la deux", "Option deux, flèche sur un"),
        ("qui a pris l'option une", "Option une, sans avancer"),
        ("lis-moi l'option quatre", "Option quatre, flèche sur trois"),
        ("et la flèche sur deux elle donne quoi", "Option trois, flèche sur deux"),
        ("sur deux c'est quelle faveur", "Option trois, flèche sur deux"),
    ],
)
def test_an_option_is_asked_about_by_its_own_number(line: str, option: str) -> None:
    assert told(opened("world_without_end"), line).startswith(option)


@pytest.mark.parametrize(
    ("game", "line", "answer"),
    [
        ("seven_kingdoms", "les cartes de la rangée", "La rangée, de un à sept"),
        ("seven_kingdoms", "les cartes au milieu c'est quoi", "La rangée, de un à sept"),
        ("seven_kingdoms", "c'est quoi sur la table", "La rangée, de un à sept"),
        ("kingsbridge", "comment s'appellent les joueurs", "Anna : "),
        ("kingdom_builder", "que dois-je faire maintenant", "Anna joue"),
        ("world_without_end", "que dois-je faire maintenant", "Farid, quelle option ?"),
        ("world_without_end", "on en est où", "Période un sur quatre"),
        ("world_without_end", "est-ce que je peux vendre du tissu ?", "Laine, deux or."),
    ],
)
def test_what_lies_there_is_told_rather_than_explained(game: str, line: str, answer: str) -> None:
    assert told(opened(game), line).startswith(answer)


@pytest.mark.parametrize(
    "line", ["mes points", "mon argent", "mes sous", "un or", "les sous", "le bois"]
)
def test_what_one_has_or_a_good_alone_plays_no_option(line: str) -> None:
    talk = opened("world_without_end")
    assert told(talk, line) and not talk.task.match.history[-1].notation.startswith("orient")


def test_a_good_alone_does_not_take_the_place_of_what_is_read_back() -> None:
    talk = opened("world_without_end")
    told(talk, "la trois")
    assert not played(talk, "pierre") and talk.moment.scope is Scope.CONFIRM


@pytest.mark.parametrize("line", ["bof", "je crois pas", "carrément pas", "j'ai vendu"])
def test_a_doubt_is_no_yes(line: str) -> None:
    talk = read_back()
    assert not played(talk, line)


@pytest.mark.parametrize("line", ["voilà", "impec", "adjugé vendu"])
def test_a_short_word_of_every_day_says_yes(line: str) -> None:
    talk = read_back()
    assert played(talk, line) == ["play wheat"]


def read_back() -> Conversation:
    """Return a match in which a card that was named is read back."""
    talk = opened("world_without_end")
    for line in ("la deuxième", "peut-être blé"):
        told(talk, line)
    assert talk.moment.scope is Scope.CONFIRM
    return talk


def test_a_choice_that_begins_with_no_is_read_back() -> None:
    talk = opened("seven_kingdoms")
    for before in ("ma deuxième", "non l'autre"):
        told(talk, before)
    assert talk.moment.scope is Scope.CHOOSE
    assert not played(talk, "non la deux")
    assert talk.moment.scope is Scope.CONFIRM


def test_which_one_tells_what_is_awaited_where_no_card_is_held_to_a_reader() -> None:
    talk = opened("world_without_end")
    told(talk, "la deuxième")
    assert told(talk, "laquelle").startswith("Farid")
