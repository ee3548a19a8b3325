"""A whole setup in words: typed lines in, French lines out."""

from __future__ import annotations

import pytest

from heraut.nfc import Tapped, parse_card
from heraut.voice.herald import Verbosity
from heraut.voice.runtime.event_loop import take
from heraut.voice.tasks.match.program_seats import strength_of
from heraut.voice.tasks.setup import Chosen

from .typed_setup import GAMES, UID, WORDS, Setup, talk, text


def test_a_whole_setup_by_questions_and_answers() -> None:
    host, said = talk()
    assert said.endswith("combien de joueurs ?")
    for line, told in (
        ("trois", "Trois joueurs. Sans personnages, avec personnages ou en coopération ?"),
        ("avec personnages", "Avec personnages. Cartes de Héraut ou cartes de table ?"),
        ("cartes de table", "Cartes de table. Quels prénoms"),
        ("Anna, Ysé et karim", "Anna, Ysé et Karim. Qui commence ?"),
        ("Bob", "Pas compris"),
        (
            "ysé",
            "Ysé commence. Kingsbridge, à trois, avec personnages et cartes de table. Dans l'ordre",
        ),
        ("annule", "Qui commence ?"),
        ("le joueur deux commence", "Dans l'ordre : Ysé, Karim et Anna. Je commence ?"),
        ("conseil interdit", "cartes de table et conseil interdit."),
    ):
        assert told in talk(line, on=host)[1]
    assert host.result is None
    talk("oui", on=host)
    options = {"mode": "characters", "cards": "table", "advice": "off"}
    assert host.result == Chosen("kingsbridge", ("Ysé", "Karim", "Anna"), options, 1)


def test_the_game_is_asked_for_first() -> None:
    host = Setup(game="")
    assert text(host.begin()).endswith(GAMES)
    for line, told in (
        ("pourquoi", "plusieurs jeux"),
        ("aide", "nom d'un jeu"),
        (
            "sept",
            "Un nombre seul ne répond pas à ma question. « Aide » dit ce qui y répond. Quel jeu",
        ),
        ("sept royaumes", "Sept Royaumes. Sept Royaumes : combien de joueurs ?"),
        ("sept joueurs", "On ne peut pas jouer à sept. Il faut de deux à quatre joueurs."),
        ("trois", "Trois joueurs. Cartes de Héraut ou cartes de table ?"),
        ("sans personnages", "Sept Royaumes n'a pas cette option."),
        ("cartes de Héraut", "Cartes de Héraut. Quels prénoms"),
        ("sans prénom", "Sept Royaumes, à trois, cartes de Héraut. Je commence ?"),
        ("chacun joue carte cachée", "cartes de Héraut et chacun joue carte cachée. Je commence"),
        ("on peut ne rien prendre", "chacun joue carte cachée et prendre est libre. Je commence"),
    ):
        assert told in talk(line, on=host)[1], line
    talk("oui", on=host)
    options = {"cards": "app", "plays": "secret", "min_take": "0"}
    assert host.result == Chosen("seven_kingdoms", ("", "", ""), options, 0)


def test_a_game_that_says_itself_who_begins_is_not_asked_for_it() -> None:
    host = Setup(game="seven_kingdoms")
    host.begin()
    _, said = talk("trois joueurs cartes de table le joueur deux commence", on=host)
    assert "Qui commence se règle dans la partie." in said
    assert "la mise en place de Sept Royaumes" in talk("pourquoi", on=host)[1]
    talk("trois joueurs cartes de table", on=host)
    said = talk("alice simon et camille", on=host)[1]
    assert "Qui commence" not in said
    assert said.endswith("Dans l'ordre : Alice, Simon et Camille. Je commence ? Oui ou non.")
    talk("oui", on=host)
    assert host.result == Chosen(
        "seven_kingdoms", ("Alice", "Simon", "Camille"), {"cards": "table"}, 0
    )


def test_a_board_is_drawn_chosen_or_that_of_the_first_game() -> None:
    host = Setup(game="kingdom_builder")
    host.begin()
    for line, told in (
        ("deux", "Deux joueurs. Plateau tiré, plateau choisi ou plateau conseillé ?"),
        ("pourquoi", "change à chaque partie"),
        ("plateau conseillé", "Plateau conseillé. Cartes de Héraut ou cartes de table ?"),
        ("cartes de table", "Cartes de table. Quels prénoms"),
        ("Alice et Bob", "Kingdom Builder, à deux, plateau conseillé et cartes de table."),
        ("tour permise sur l'île", "Cela ne change rien ici : tour permise sur l'île."),
        ("l'île de la cabane", "tour permise sur l'île. Dans l'ordre : Alice et Bob. Je commence"),
        ("avec les caves", "avec caves, île de la cabane et tour permise sur l'île."),
        ("le joueur deux commence", "Qui commence se règle dans la partie."),
    ):
        assert told in talk(line, on=host)[1], line
    talk("oui", on=host)
    options = {"setup": "first_game", "cards": "table", "caves": "on"}
    options |= {"island": "tree_house", "island_tower": "on"}
    assert host.result == Chosen("kingdom_builder", ("Alice", "Bob"), options, 0)


def test_a_first_game_with_fewer_cards_is_asked_for() -> None:
    host = Setup(game="")
    host.begin()
    for line, told in (
        ("un monde sans fin", "Un Monde Sans Fin : combien de joueurs ?"),
        ("cinq", "Il faut de deux à quatre joueurs."),
        ("trois", "Trois joueurs. Règles complètes ou première partie ?"),
        ("pourquoi", "six cartes à étoile"),
        ("première partie", "Première partie. Cartes de Héraut ou cartes de table ?"),
        ("cartes de table", "Cartes de table. Quels prénoms"),
        ("le joueur deux commence", "Qui commence se règle dans la partie."),
        ("sans prénom", "Un Monde Sans Fin, à trois, première partie et cartes de table."),
        ("voisins", "Cela ne change rien ici : voisins."),
        ("pas de flèche sans loyauté", "cartes de table et pas de flèche sans loyauté. Je comm"),
    ):
        assert told in talk(line, on=host)[1], line
    talk("oui", on=host)
    options = {"action_cards": "first_game", "cards": "table", "spire": "loyal"}
    assert host.result == Chosen("world_without_end", ("", "", ""), options, 0)


def test_how_two_sit_is_an_option_for_two_only() -> None:
    line = "un monde sans fin deux joueurs règles complètes cartes de héraut voisins sans prénom"
    host, said = talk(line, on=Setup(game=""))
    assert "règles complètes, cartes de Héraut et voisins." in said
    assert "vous êtes côte à côte" in talk("options", on=host)[1]
    assert "voisins" not in talk("trois joueurs", on=host)[1]


def test_help_tells_only_what_the_game_has() -> None:
    for verbosity in (Verbosity.NORMAL, Verbosity.BRIEF):
        for game, alone in (("kingsbridge", True), ("seven_kingdoms", False)):
            host = Setup(verbosity, game=game)
            host.begin()
            said = talk("aide", on=host)[1]
            assert ("seul" in said) is alone and "trois joueurs" in said
            assert ("personnages" in said) is (alone and verbosity is Verbosity.NORMAL)


def test_a_card_says_which_game_it_is() -> None:
    host = Setup(game="")
    host.begin()
    said = text(take(host, Tapped(parse_card("seven_kingdoms/token_plus_1"), UID)))
    assert said == "Sept Royaumes. Sept Royaumes : combien de joueurs ?"


def test_what_was_said_before_the_game_and_is_not_of_it_is_told() -> None:
    host = Setup(game="")
    _, said = talk("quatre joueurs chacun joue carte cachée en coopération", on=host)
    assert said.endswith(f"en coopération. {GAMES}")
    said = talk("sept royaumes", on=host)[1]
    assert said.startswith(
        "Sept Royaumes. Sept Royaumes n'a pas ces options, je les oublie : en coopération. Cartes"
    )


def test_who_plays_alone_is_not_asked_for_the_game() -> None:
    _, said = talk("seul", on=Setup(game=""))
    assert said == "Un joueur. C'est donc Kingsbridge. Cartes de Héraut ou cartes de table ?"


def test_one_breath_leaves_only_what_is_missing() -> None:
    line = "nouvelle partie de Kingsbridge, trois joueurs, avec personnages, cartes de table"
    host, said = talk(line)
    assert said == (
        "Kingsbridge, trois joueurs, avec personnages et cartes de table. "
        "Quels prénoms, dans l'ordre du tour ? Ou : sans prénom."
    )
    assert "Je commence ? Oui ou non." in talk("sans prénom", on=host)[1]


def test_a_player_alone_is_asked_little() -> None:
    host, said = talk("seul", "cartes de héraut")
    assert "Kingsbridge, en solo, cartes de Héraut. Je commence ?" in said
    talk("oui", on=host)
    assert host.result == Chosen("kingsbridge", ("",), {"cards": "app"}, 0)


def test_chance_says_who_begins() -> None:
    _, said = talk("deux joueurs au hasard le reste est normal")
    assert "Le hasard désigne le joueur deux." in said
    assert "Le joueur deux commence et devient le joueur un." in said


def test_a_typed_sentence_is_no_name() -> None:
    host, _ = talk("deux joueurs sans personnages cartes de table")
    for line in ("oui", "trois", "pouvez vous répéter ça", "12", "…"):
        assert "prénoms" in talk(line, on=host)[1]
    assert "Et le joueur deux ?" in talk("Jean-Noël", on=host)[1]


AGAINST = "Ordinateur facile, ordinateur moyen ou ordinateur fort ?"


@pytest.mark.parametrize(
    ("line", "rival"),
    [
        ("joue contre moi", ""),
        ("je veux jouer contre toi", ""),
        ("contre l'ordinateur", ""),
        ("tout seul contre l'ordinateur", ""),
        ("une partie contre la machine, fort", "Ordinateur fort"),
        ("contre l'ordinateur facile", "Ordinateur facile"),
        ("je voudrais faire une partie contre un robot", ""),
    ],
)
def test_the_program_takes_the_second_seat_and_its_strength_is_asked(line: str, rival: str) -> None:
    host, said = talk(line)
    assert "ordinateur" in said.casefold()
    host, said = talk("sans personnages", "tes cartes", on=host)
    if not rival:
        assert said.endswith(AGAINST)
        host, said = talk("peu importe", on=host)
        rival = "Ordinateur moyen"
    assert said.endswith("Et toi, quel est ton prénom ?")
    host, said = talk("Léa", "Léa commence", on=host)
    assert f"Dans l'ordre : Léa et {rival}." in said
    talk("oui", on=host)
    assert host.result is not None
    assert host.result.players == ("Léa", rival)
    assert strength_of(WORDS, rival)


def test_the_program_may_be_the_last_of_three_begin_and_leave_again() -> None:
    host, said = talk("à trois contre l'ordinateur, fort", "sans personnages", "tes cartes")
    host, said = talk("Anna et Bob", "ordinateur fort commence", on=host)
    assert "Dans l'ordre : Ordinateur fort, Anna et Bob." in said
    host, said = talk("joue contre moi", "seul")
    assert "Un joueur" in said and "ordinateur" not in said.casefold()


def test_a_strength_is_of_the_program_only_where_it_plays() -> None:
    _, said = talk("trois joueurs", "facile")
    assert said.startswith("Sans personnages.")
    _, said = talk("fort")
    assert said.startswith("C'est la force de l'ordinateur")
    _, said = talk("joue contre moi", "sans personnages", "tes cartes", "aide")
    assert said.startswith("L'ordinateur prend la dernière place.")
