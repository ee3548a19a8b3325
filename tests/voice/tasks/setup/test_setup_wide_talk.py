"""How people talk while a match is set up: minds changed, questions, talk of the match."""

from __future__ import annotations

import pytest

from heraut.engines.registry import RULES
from heraut.voice.runtime.event_loop import take

from .typed_setup import GAMES, WORDS, Setup, talk, text

CARDS = "Cartes de Héraut ou cartes de table ?"
MODE = "Sans personnages, avec personnages ou en coopération ?"
STARTER = "Qui commence ? Un prénom, un numéro, ou au hasard."
"""The questions of a setup of Kingsbridge."""


def at_cards(*more: str) -> Setup:
    host, said = talk("trois joueurs sans personnages", *more)
    assert said.endswith(CARDS)
    return host


def said(host: Setup, *lines: str) -> str:
    return talk(*lines, on=host)[1]


def test_first_names_may_be_told_whatever_is_asked() -> None:
    host = at_cards()
    assert said(host, "leo max et sarah") == f"Leo, Max et Sarah. {CARDS}"
    host = at_cards()
    assert said(host, "Batman, Robin et Superman") == f"Batman, Robin et Superman. {CARDS}"


def test_a_verb_beside_known_names_is_none() -> None:
    host, told = talk("nous serions deux personnes, ma petite-fille Léa et moi")
    assert told == f"Deux joueurs et Léa. {MODE}"
    assert said(host, "je m'appelle Madeleine") == f"Madeleine. {MODE}"


def test_somebody_leaves_comes_back_and_joins() -> None:
    host = at_cards("Paul, Anna, Karim")
    assert said(host, "Paul joue pas finalement") == f"Deux joueurs, Anna et Karim. {CARDS}"
    assert said(host, "ajoute Marie") == f"Trois joueurs et Marie. {CARDS}"
    assert said(host, "y a aussi Zoé qui arrive") == f"Quatre joueurs et Zoé. {CARDS}"
    told = f"Je ne connais pas Robin. Je connais Anna, Karim, Marie et Zoé. {CARDS}"
    assert said(host, "ah zut Robin s'en va") == told


def test_who_begins_may_be_whoever_was_named_last_or_who_speaks() -> None:
    host = at_cards("Paul, Anna, Karim")
    assert said(host, "on commence par lui") == f"Karim commence. {CARDS}"
    assert said(host, "c'est moi qui commence").startswith("Je ne sais pas qui parle.")
    told = f"Paul : joueur un. {CARDS}"
    assert said(host, "moi c'est Paul") == told
    host = at_cards("Léa et Tom et moi c'est Zoé")
    assert said(host, "c'est moi qui commence toujours") == f"Zoé commence. {CARDS}"


def test_who_is_described_and_named_begins() -> None:
    host = at_cards("Paul, Anna, Karim")
    assert said(host, "la plus jeune commence donc Anna") == f"Anna commence. {CARDS}"


def test_somebody_is_to_be_called_otherwise() -> None:
    host = at_cards("Paul, Anna, Karim")
    assert said(host, "change Paul, appelle-le Titi") == f"Titi. {CARDS}"
    assert "Paul" not in said(host, "qui joue")


def test_whether_a_choice_is_possible_chooses_nothing() -> None:
    host, told = talk("trois joueurs")
    assert told.endswith(MODE)
    asked = said(host, "si on veut se mettre en équipe c'est possible")
    assert asked.startswith("En coopération, vous gagnez ou perdez ensemble.")
    assert asked.endswith(MODE)
    assert said(host, "non, l'un contre l'autre") == f"Sans personnages. {CARDS}"


def test_who_is_only_described_is_to_be_named() -> None:
    host = at_cards("Paul, Anna, Karim")
    assert said(host, "la plus vieille commence").startswith("Je ne sais pas qui c'est.")
    told = f"Anna commence. {CARDS}"
    assert said(host, "Anna commencera, c'est la plus jeune") == told


def test_who_begins_is_told_in_the_breath_that_names_everybody() -> None:
    line = "deux joueurs Anna et Farid sans personnages cartes de Héraut Farid commence"
    _, told = talk(line)
    begun = "Deux joueurs, sans personnages, cartes de Héraut, Anna et Farid. Farid commence."
    assert told.startswith(begun) and "Dans l'ordre : Farid et Anna." in told


def test_the_program_may_begin() -> None:
    host, _ = talk("contre toi", "sans personnages", "fort", "moi c'est Inès")
    assert said(host, "c'est l'ordinateur qui commence").startswith("Le joueur deux commence.")
    assert "Dans l'ordre : Ordinateur fort et Inès." in said(host, "cartes de Héraut")


def test_options_of_the_game_that_is_named_in_the_same_breath() -> None:
    line = "un monde sans fin deux joueurs Wim et Annie règles complètes cartes de Héraut"
    _, told = talk(line, on=Setup(game=""))
    assert "règles complètes" in told and told.endswith("Je commence ? Oui ou non.")


def test_what_is_said_last_of_two_answers_counts_and_two_at_once_are_none() -> None:
    line = "de vraies cartes non je n'en ai pas, celles de l'ordinateur"
    assert said(at_cards(), line).startswith("Cartes de Héraut.")
    told = said(at_cards(), "cartes de table cartes de Héraut")
    assert "J'ai entendu" in told and told.endswith(CARDS)


@pytest.mark.parametrize(
    ("answers", "correction", "told"),
    [
        (("trois joueurs",), "non, plutôt quatre", "Quatre joueurs."),
        (("trois joueurs", "sans personnages"), "non attends, la deuxième", "Avec personnages."),
        (
            ("trois joueurs sans personnages Anna, Bob et Zoé", "cartes de table", "Anna"),
            "nan plutot Bob",
            "Bob commence.",
        ),
        (("trois joueurs sans personnages cartes de table", "Guy"), "non, Guillaume", "Guillaume."),
    ],
)
def test_the_last_answer_is_said_anew(answers: tuple[str, ...], correction: str, told: str) -> None:
    host, _ = talk(*answers)
    assert said(host, correction).startswith(told)


def test_the_other_of_two_answers() -> None:
    host = at_cards("sans prénom")
    assert said(host, "l'autre").startswith("Je ne sais pas de quoi tu parles.")
    assert said(host, "cartes de table").startswith("Cartes de table.")
    assert said(host, "euh non l'autre").startswith("Cartes de Héraut.")
    assert said(host, "non, l'autre").startswith("Cartes de table.")
    assert said(host, "l'autre plutôt").startswith("Cartes de Héraut.")
    # A move speaks of none of the answers.
    assert said(host, "et une autre à côté").startswith("La partie n'a pas encore commencé.")
    host = at_cards("sans prénom")
    assert said(host, "non les cartes c'est toi qui t'en occupes").startswith("Cartes de Héraut.")
    assert said(at_cards("sans prénom"), "vas-y choisis").startswith("Cartes de Héraut.")


def test_answers_left_to_heraut() -> None:
    assert said(at_cards(), "jsp mets ce que tu veux").startswith("Cartes de Héraut.")
    told = said(at_cards("Paul, Anna, Karim"), "mets n'importe qui pour commencer")
    assert told == f"Au hasard. {CARDS}"


def test_who_wants_to_begin_before_the_last_question_gets_the_rest_as_usual() -> None:
    host = at_cards("Paul, Anna, Karim")
    told = said(host, "ok cest parti")
    assert told.startswith("Le reste est normal. Kingsbridge, à trois,")
    assert told.endswith("Je commence ? Oui ou non.") and host.result is None


def test_where_the_game_draws_who_begins_the_rest_as_usual_lets_nobody_begin() -> None:
    host = Setup(game="world_without_end")
    said(host, "trois joueurs", "Paul, Zoé et Max", "le reste est normal")
    assert said(host, "Paul").startswith("Paul : joueur un. ")


def test_a_question_answers_nothing() -> None:
    host = at_cards("Paul, Anna, Karim")
    said(host, "cartes de Héraut")
    assert said(host, "c'est quoi Anna") == f"Anna : joueur deux. {STARTER}"
    assert said(host, "qui est Robert").startswith("Je ne connais pas Robert.")
    host, _ = talk("trois joueurs")
    assert said(host, "lesquels personnages").endswith(MODE)


def test_what_was_chosen_is_told_when_somebody_asks() -> None:
    host = at_cards("Paul, Anna, Karim", "Anna commence")
    told = "Kingsbridge, à trois, sans personnages. Prénoms : Paul, Anna et Karim. Anna commence."
    for line in ("bon, on récapitule", "combien on est", "qu'est-ce que tu as compris"):
        assert said(host, line) == f"{told} {CARDS}"


@pytest.mark.parametrize(
    "line",
    ["qu'est-ce que je peux faire là", "je fais quoi", "c'est quoi mes choix", "je comprends rien"],
)
def test_who_is_lost_hears_what_can_be_answered(line: str) -> None:
    assert said(at_cards(), line).startswith("Choisis une des réponses")


@pytest.mark.parametrize(
    "line",
    [
        "je mets le sept je sais pas où",
        "je pose le huit sur la trois",
        "pose le sept sur la trois",
        "ma main",
        "c'est à qui",
    ],
)
def test_of_a_match_that_has_not_begun_that_is_said(line: str) -> None:
    assert said(at_cards(), line) == f"La partie n'a pas encore commencé. {CARDS}"


def test_a_move_chooses_no_game() -> None:
    """« Toutes », in a move, stood for all cards of Un Monde Sans Fin."""
    host = Setup(game="")
    asked = text(host.begin())
    heard = talk("change toutes mes cartes", on=host)[1]
    assert heard.startswith("La partie n'a pas encore commencé. ")
    assert asked.endswith(heard.removeprefix("La partie n'a pas encore commencé. "))


def test_variants_are_the_options() -> None:
    assert "options" in said(at_cards(), "mets la variante")


def test_a_yes_chooses_none_of_several() -> None:
    assert said(at_cards(), "oui oui oui") == f"Dis plutôt une de ces réponses. {CARDS}"
    assert said(talk()[0], "d'accord").startswith("Dis combien.")


def test_the_easiest_game_is_named() -> None:
    host = Setup(game="")
    talk(on=host)
    for line in ("lequel est le plus facile", "j'ai jamais joué"):
        told = said(host, line)
        assert told.startswith("Kingsbridge sans personnages") and told.endswith(GAMES)


def test_what_is_asked_before_a_game_is_chosen_is_told_to_depend_on_it() -> None:
    host = Setup(game="")
    talk(on=host)
    depends = "Cela dépend du jeu. Dis son nom dans ta question."
    assert said(host, "comment on gagne") == f"{depends} {GAMES}"
    assert said(host, "quels jeux") == GAMES


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            "ça dure combien de temps",
            "Kingsbridge et Sept Royaumes durent une vingtaine de minutes.",
        ),
        ("lequel dure le moins longtemps ?", "Kingsbridge et Sept Royaumes durent"),
        ("lequel peut se jouer tout seul", "Kingsbridge se joue seul."),
        ("c'est quoi la différence entre les quatre ?", "Kingsbridge : des cartes qui montent"),
        ("qu'est-ce que fait la princesse ?", ""),
    ],
)
def test_what_is_asked_of_the_games_chooses_none(line: str, told: str) -> None:
    host = Setup(game="")
    talk(on=host)
    answer = said(host, line)
    assert answer.startswith(told) and answer.endswith(GAMES)


def test_a_sister_by_any_word_is_no_part_of_a_name() -> None:
    host = Setup(game="")
    talk(on=host)
    told = said(host, "kingsbridge avec ma frangine Solène, moi c'est Théo")
    assert told.startswith("Kingsbridge, deux joueurs, Solène et Théo.")


def test_even_so_is_nobody() -> None:
    host = Setup(game="")
    talk(on=host)
    assert "Même" not in said(host, "je suis tout seul, je peux jouer quand même ?")


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("l'ordre c'est Alice, puis Chloé, puis Bruno", "Alice, Chloé et Bruno"),
        ("échange Bruno et Chloé", "Alice, Chloé et Bruno"),
        ("après Alice c'est Chloé", "Alice, Chloé et Bruno"),
    ],
)
def test_people_are_seated_otherwise_and_who_begins_still_does(line: str, order: str) -> None:
    host, _ = talk("trois joueurs", "Alice, Bruno et Chloé", "sans personnages", "cartes de Héraut")
    said(host, "Alice commence")
    assert f"Dans l'ordre : {order}." in said(host, line)


def test_seconds_are_no_game() -> None:
    host = Setup(game="")
    talk(on=host)
    for line in ("kingsbridge à deux", "sans personnages", "cartes de Héraut"):
        said(host, line)
    assert "Sept Royaumes" not in said(host, "non attends deux secondes")


def test_who_has_no_cards_at_home_plays_with_those_of_the_program() -> None:
    host = Setup(game="")
    talk(on=host)
    for line in ("kingsbridge à deux", "sans personnages"):
        said(host, line)
    assert said(host, "je n'ai pas de cartes chez moi").startswith("Cartes de Héraut.")


@pytest.mark.parametrize("line", ["non non je rigole", "non je plaisante"])
def test_who_is_joking_begins_nothing(line: str) -> None:
    host, _ = talk("trois joueurs", "Alice, Bruno et Chloé", "sans personnages", "cartes de Héraut")
    said(host, "Bruno commence")
    assert "Dans l'ordre : Bruno, Chloé et Alice." in said(host, line)


def test_a_setup_is_begun_anew() -> None:
    host = Setup(game="")
    talk(on=host)
    said(host, "kingsbridge à trois")
    assert said(host, "recommence à zéro") == f"On reprend tout. {GAMES}"


def test_of_as_many_words_a_game_is_meant_and_no_number() -> None:
    host = Setup(game="")
    talk(on=host)
    said(host, "kingsbridge")
    assert said(host, "va pour sept royaumes alors").startswith("Sept Royaumes.")


def test_nobody_else_begins_against_the_program() -> None:
    host = Setup(game="")
    talk(on=host)
    told = said(host, "kingsbridge à deux, moi et l'ordinateur fort, je commence")
    assert "Je ne sais pas qui parle" not in told
    assert "ordinateur fort" in told


def test_what_was_not_understood_is_like_something_that_is_offered() -> None:
    host, _ = talk("trois joueurs")
    told = said(host, "avec personages")
    assert "Voulais-tu dire : avec personnages ?" in told
    assert said(host, "oui") == f"Avec personnages. {CARDS}"
    host, _ = talk("trois joueurs")
    said(host, "avec personages")
    assert said(host, "non").endswith(MODE)


def test_nothing_unlike_is_offered_and_help_is_not_said_for_ever() -> None:
    host = at_cards()
    told = [said(host, line) for line in ("il pleut", "gloubi boulga", "tralala", "patati", "bof")]
    assert not any("Voulais-tu" in one for one in told)
    assert len(told[1]) > len(told[0]) and len(told[4]) < len(told[2])


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("line", ["comment on joue", "comment ça se joue ?", "explique les règles"])
def test_whoever_asks_how_a_game_goes_before_it_begins_is_told(game: str, line: str) -> None:
    host, _ = talk(on=Setup(game=game))
    told = text(take(host, line))
    keys = [f"explain-{game.replace('_', '-')}-{term}" for term in ("general", "game")]
    assert any(WORDS.has(key) and told.startswith(WORDS.text(key)) for key in keys)


def test_who_is_first_is_named_first_where_names_are_asked_in_their_order() -> None:
    host = at_cards()
    said(host, "cartes de Héraut")
    assert said(host, "mets mamie en premier et tom après").startswith("Mamie et Tom.")
    # That he begins is told before the order is known.
    assert said(host, "Tom joue en premier").startswith("Tom commence.")


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (
            ("kingdom builder à trois, Léa, Hugo et l'ordinateur",),
            "Kingdom Builder, trois joueurs, contre l'ordinateur, Léa et Hugo.",
        ),
        # The program counts as one more, where no number was told.
        (
            ("7 kingdoms, Léa, Hugo et l'ordi",),
            "Sept Royaumes, trois joueurs, contre l'ordinateur, Léa et Hugo.",
        ),
        (
            ("kingdom builder, Léa, Hugo contre toi",),
            "Kingdom Builder, trois joueurs, contre l'ordinateur, Léa et Hugo.",
        ),
        (
            ("kingdom builder à trois, Léa, Hugo et l'ordinateur fort",),
            "Kingdom Builder, trois joueurs, ordinateur fort, Léa et Hugo.",
        ),
        # Whatever is asked meanwhile.
        (
            ("kingdom builder à trois", "Léa, Hugo et l'ordinateur"),
            "Contre l'ordinateur, Léa et Hugo.",
        ),
        (("kingdom builder", "deux", "Léa et l'ordinateur"), "Contre l'ordinateur et Léa."),
        (("kingdom builder à trois", "je joue contre toi"), "Contre l'ordinateur."),
        # Who counts the people and then the program besides has one more seat.
        (
            ("kingdom builder", "on est deux plus l'ordinateur, Léa et Hugo"),
            "Trois joueurs, contre l'ordinateur, Léa et Hugo.",
        ),
        (("7 kingdoms", "on est trois plus le robot"), "Quatre joueurs et contre l'ordinateur."),
        # Who has the cards is no player.
        (
            ("7 kingdoms, trois joueurs, avec l'ordinateur pour les cartes",),
            "Sept Royaumes, trois joueurs et cartes de Héraut.",
        ),
    ],
)
def test_the_computer_is_one_of_those_who_are_named(lines: tuple[str, ...], told: str) -> None:
    host, _ = talk()
    *before, last = lines
    for line in before:
        said(host, line)
    assert said(host, last).startswith(told)


@pytest.mark.parametrize(
    "line", ["oui ?", "puis-je faire", "puis-je le faire", "dois-je confirmer"]
)
def test_who_asks_begins_no_match(line: str) -> None:
    host, told = talk(
        "sept royaumes à trois cartes de héraut", "le reste est normal", "sans prénom"
    )
    asked = "Je commence ? Oui ou non."
    assert told.endswith(asked)
    assert said(host, line).endswith(asked)
    assert "Nouvelle partie" in said(host, "oui")


@pytest.mark.parametrize(
    "line",
    ["on veut jouer à kingsbridge", "mon frère veut jouer à kingsbridge", "je veux kingsbridge"],
)
def test_who_wants_to_play_a_game_is_not_told_about_it(line: str) -> None:
    assert talk(line)[1] == "Kingsbridge. Kingsbridge : combien de joueurs ?"


def test_what_somebody_does_is_no_answer_to_who_begins() -> None:
    host, told = talk(
        "quatre joueurs sans personnages", "Anna, Bilal, Chloé et Denis", "cartes de Héraut"
    )
    assert told.endswith(STARTER)
    told = said(host, "il fait quoi")
    assert told.endswith(STARTER) and "Denis" not in told


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("les cartes c'est toi", "Cartes de Héraut."),
        ("les cartes chez toi", "Cartes de Héraut."),
        ("c'est toi pour les cartes", "Cartes de Héraut."),
        ("ah non finalement garde les cartes toi", "Cartes de Héraut."),
        ("les cartes c'est nous", "Cartes de table."),
        ("les cartes sont chez nous", "Cartes de table."),
        ("je garde les cartes", "Cartes de table."),
    ],
)
def test_who_has_the_cards_may_be_named_in_any_order(line: str, cards: str) -> None:
    assert said(at_cards(), line).startswith(cards)
