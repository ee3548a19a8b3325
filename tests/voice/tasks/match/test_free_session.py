"""Free words in a match: names, questions in any wording, explanations, small talk."""

from __future__ import annotations

import pytest

from heraut.grammars.meaning import Heard
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Played, Spoken
from heraut.voice.runtime.event_loop import take
from heraut.voice.runtime.match_factory import MatchFactory, open_new

PEOPLE = ("Anna", "Bilal", "Chloé")


def match(game: str = "seven_kingdoms") -> Conversation:
    talk = Conversation(open_new(MatchFactory(), game, PEOPLE, {}, 3, None))
    talk.begin()
    return talk


def said(talk: Conversation, line: str) -> str:
    outputs = take(talk, line)
    assert not any(isinstance(output, Played) for output in outputs)
    return " ".join(output.text for output in outputs if isinstance(output, Spoken))


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("le royaume de bilal", "Bilal"),
        ("le score de Chloé", "Chloé"),
        ("c'est quoi la majorité", "prend le jeton de ce blason"),
        ("comment on gagne à ce jeu", "Le but est d'avoir le plus de points"),
        ("merci beaucoup c'est gentil", "De rien."),
        ("attends attends deux secondes", "Je t'attends."),
        ("tu m'entends ou quoi", "Je t'écoute."),
    ],
)
def test_free_words_are_answered(line: str, told: str) -> None:
    assert told in said(match(), line)


def test_an_explanation_does_not_disturb_what_is_asked() -> None:
    talk = match("kingsbridge")
    take(talk, "le neuf")
    assert "Sur quelle colonne" in said(talk, "c'est quoi un trou")


def test_who_asks_what_was_said_hears_it_again() -> None:
    talk = match()
    first = said(talk, "c'est quoi la majorité")
    assert said(talk, "hein quoi j'ai pas compris") == first


def test_what_is_not_understood_is_read_back_as_it_was_typed() -> None:
    assert "J'ai entendu : bilal adore mozart." in said(match(), "Bilal adore Mozart")
    # What ends the line is not told twice.
    assert "J'ai entendu : bilal adore mozart. " in said(match(), "Bilal adore Mozart !!")


@pytest.mark.parametrize("line", ["j'ai quoi en main", "dis-moi ce que j'ai comme cartes"])
def test_whoever_asks_for_a_secret_loosely_is_told_a_sentence_that_tells_it(line: str) -> None:
    talk = match()
    before, _, sentence = said(talk, line).partition("Si tu demandes cela, dis : ")
    assert before and sentence
    assert said(talk, sentence).startswith("Ta main : ")


def test_a_secret_is_not_told_to_who_only_speaks_of_it() -> None:
    talk = match("world_without_end")
    for line in ("parle moi de ma laine", "c'est quoi ma laine", "elle est bien, ma laine"):
        warned = [said(talk, line) for _ in range(3)]
        assert all("ta laine" not in one and "tu as" not in one.lower() for one in warned), warned
    assert "Toute la table entendrait" in said(talk, "mes biens")
    assert "laine" in said(talk, "mes biens")


@pytest.mark.parametrize(
    "line",
    [
        "ma main",
        "oui",
        "vas-y",
        "vas-y montre ma main",
        "lis quand même",
        "oui lis-la",
        "je m'en fiche, dis-les",
        "allez dis moi donc ma main s'il te plaît",
    ],
)
def test_who_asks_all_the_same_once_warned_hears_it(line: str) -> None:
    talk = match("kingsbridge")
    assert "dis : ma main." in said(talk, "allez dis moi donc ma main s'il te plaît")
    assert "Ta main :" in said(talk, line)


@pytest.mark.parametrize("line", ["ma main est nulle", "quand même, quelle main", "fin de tour"])
def test_who_says_something_else_once_warned_does_not(line: str) -> None:
    talk = match("kingsbridge")
    said(talk, "ma main")
    assert "Ta main :" not in said(talk, line)


@pytest.mark.parametrize(
    "line",
    [
        "remets mon royaume comme il était avant",
        "mets-en encore un peu",
        "je me suis trompé de chaise",
        "on fait une petite pause café après",
    ],
)
def test_what_takes_effect_at_once_is_never_guessed(line: str) -> None:
    talk = match("seven_kingdoms")
    before = talk.task
    said(talk, line)
    assert talk.task is before and not talk.left
    assert "pause" not in said(talk, "à qui le tour").lower()


def test_a_doubtful_word_about_a_player_is_no_move_and_no_wish_to_leave() -> None:
    talk = match("seven_kingdoms")
    assert "Jouer" not in said(talk, "la carte de bilal")
    assert "Quitter" not in said(talk, "partir en vacances ça me plairait bien")


@pytest.mark.parametrize(
    "line",
    ["on reprend", "c'est bon on y retourne", "je suis là", "on s'y remet", "on peut continuer"],
)
def test_a_pause_is_ended_in_any_words(line: str) -> None:
    talk = match("kingsbridge")
    said(talk, "pause")
    assert said(talk, line) == "On reprend. C'est à Anna."


def test_who_types_in_a_pause_is_told_of_it_and_talk_at_the_table_is_not() -> None:
    talk = match("kingsbridge")
    said(talk, "pause")
    for line in ("le sept sur la trois", "passe-moi le sel", "oui"):
        assert said(talk, line) == "C'est la pause. Dis « reprends » pour continuer."
    assert talk.hear(Heard.typed("passe moi le sel")) == ()


@pytest.mark.parametrize(
    ("game", "line", "told"),
    [
        ("seven_kingdoms", "je joue le 99", "Quatre-vingt-dix-neuf n'existe pas ici"),
        ("kingsbridge", "pose le 45 sur la colonne 3", "vont jusqu'à treize"),
    ],
)
def test_a_number_that_nothing_has_is_told(game: str, line: str, told: str) -> None:
    assert told in said(match(game), line)


def test_a_number_that_nothing_has_leaves_what_is_asked() -> None:
    talk = match("kingsbridge")
    take(talk, "le neuf")
    heard = said(talk, "sur la 45")
    assert "n'existe pas ici" in heard
    assert "Sur quelle colonne" in heard


@pytest.mark.parametrize("line", ["hum, trente, oui trente", "j'hésite... trente, ouais, trente"])
def test_what_is_said_twice_is_meant_once(line: str) -> None:
    task = open_new(MatchFactory(), "seven_kingdoms", PEOPLE, {"cards": "table"}, 3, None)
    start = (*(f"crest {n}" for n in range(1, 8)), "token double", "token plus_4", "first 1")
    hands = ("draw 3", "draw 10", "draw 30", *("draw ?",) * 6)
    row = ("row 31", "row 25", "row 4", "row 42", "row 15", "row 48", "row 12")
    task.match = task.match.replay((*start, *hands, *row))
    talk = Conversation(task)
    talk.begin()
    assert "trente ?" in said(talk, line)
    take(talk, "oui")
    assert task.match.history[-1].notation == "play 30"


def test_who_asks_whether_there_is_enough_gives_no_order_to_be_silent() -> None:
    assert "Je me tais" not in said(match("world_without_end"), "j'ai assez là ?")
    assert said(match("world_without_end"), "ça suffit").startswith("Je me tais.")
