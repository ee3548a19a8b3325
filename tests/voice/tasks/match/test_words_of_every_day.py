"""Words that stand for a whole sentence to who plays every day, and what is done without."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heraut.engines.records import changed
from heraut.voice.dialogue import Conversation
from heraut.voice.evaluation.understanding import opened
from heraut.voice.tasks.match.match_task import MatchTask

from .played_matches import give, new
from .test_plain_talk import positions


def talk_in(game: str, position: str) -> Conversation:
    return opened(positions(game)[position], "fr")


@pytest.mark.parametrize(
    ("game", "position", "word", "sentence"),
    [
        ("kingsbridge", "middle", "pioche", "ma pioche"),
        ("kingsbridge", "middle", "état", "toutes les colonnes"),
        ("kingsbridge", "middle", "tour ?", "à qui le tour"),
        ("kingsbridge", "middle", "pts", "le score"),
        ("seven_kingdoms", "midgame", "jetons", "les jetons"),
        ("seven_kingdoms", "midgame", "pioche", "la pioche"),
        ("seven_kingdoms", "midgame", "état", "où en est la partie"),
        ("seven_kingdoms", "midgame", "blasons", "les blasons"),
        ("kingdom_builder", "mid", "obj", "les objectifs"),
        ("kingdom_builder", "mid", "plaq", "mes plaquettes"),
        ("world_without_end", "turn", "bilan", "où en est la partie"),
        ("world_without_end", "turn", "événement", "les événements"),
        ("world_without_end", "turn", "pts ?", "les scores"),
    ],
)
def test_a_bare_word_asks_how_it_stands(game: str, position: str, word: str, sentence: str) -> None:
    said, played = give(talk_in(game, position), word)
    assert said == give(talk_in(game, position), sentence)[0] and not played


@pytest.mark.parametrize("word", ["main", "lis main"])
def test_a_bare_word_for_a_hand_tells_no_secret_at_once(word: str) -> None:
    talk = talk_in("kingsbridge", "middle")
    warned, _ = give(talk, word)
    assert "secret" in warned and "quatre" not in warned
    # The sentence that was told opens it.
    assert give(talk, "lis ma main")[0].startswith("Ta main : quatre")


@pytest.mark.parametrize("line", ["stop", "tais-toi", "chut"])
def test_who_types_that_all_be_silent_gets_an_answer(line: str) -> None:
    said, played = give(talk_in("kingsbridge", "middle"), line)
    assert said.startswith("Je me tais.") and not played


@pytest.mark.parametrize(
    ("game", "position", "line"),
    [
        ("kingdom_builder", "barn", "laisse tomber la grange"),
        ("kingdom_builder", "farm_oasis", "la ferme, je m'en passerai"),
        ("kingdom_builder", "farm_oasis", "oublie l'oasis"),
        ("kingdom_builder", "farm_paddock", "je renonce à l'enclos"),
        ("kingsbridge", "middle", "laisse tomber le quatre"),
    ],
)
def test_what_somebody_does_without_is_not_begun(game: str, position: str, line: str) -> None:
    talk = talk_in(game, position)
    assert give(talk, line) == ("D'accord, je laisse.", [])
    assert not talk.moment.asking


def test_a_passing_over_that_is_a_move_stays_one() -> None:
    assert give(talk_in("world_without_end", "turn"), "laisse tomber la piété")[1]


def test_a_yes_to_the_only_thing_that_may_be_done_is_one_to_that() -> None:
    talk = talk_in("world_without_end", "removing")
    assert "Je n'ai rien demandé" in give(talk, "oui")[0]  # there are two houses
    assert isinstance(talk.task, MatchTask)
    match = talk.task.match
    houses = tuple(owner if site != 3 else None for site, owner in enumerate(match.state.houses, 1))
    talk.task.match = replace(match, state=changed(match.state, houses=houses))
    assert give(talk, "oui") == ("Retirer ta maison du terrain cinq ? Dis oui ou non.", [])
    assert give(talk, "oui")[1] == ["remove 5"]


@pytest.mark.parametrize("line", ["ma maison du terrain trois", "celle du terrain trois"])
def test_a_house_is_named_by_its_site(line: str) -> None:
    assert give(talk_in("world_without_end", "removing"), line)[1] == ["remove 3"]


@pytest.mark.parametrize(
    "line", ["la faveur de côté", "je mets la faveur de côté", "la maison sera écartée"]
)
def test_a_card_that_is_put_aside_too_early_is_not_played(line: str) -> None:
    said, played = give(talk_in("world_without_end", "turn"), line)
    assert "d'abord une carte" in said and "Jouer" not in said and not played


@pytest.mark.parametrize("line", ["non, la 1", "non, la première", "non, option 1"])
def test_the_option_that_is_put_right_is_told_by_its_number(line: str) -> None:
    talk = talk_in("world_without_end", "orienting")
    assert give(talk, "option 3")[1] == ["orient 2"]
    assert give(talk, line)[0] == "Plutôt : option une ? Dis oui ou non."


def test_what_is_to_be_paid_is_asked_so_that_a_yes_pays() -> None:
    said, played = give(talk_in("world_without_end", "paying"), "la question")
    assert said.endswith("payer un or ? Sinon tu perds un point.") and not played


def test_why_a_card_that_only_its_seat_knows_does_not_fit_is_told_by_the_rule() -> None:
    talk = new("kingsbridge", ("Anna",), {}, 1)  # alone, aloud
    refused, _ = give(talk, "je mets mon plus petit sur la une")
    assert refused == "Ta plus petite carte ne va pas là. Je n'ai rien joué."
    why, _ = give(talk, "pourquoi")
    assert "Une colonne monte de un en un" in why and "les colonnes" in why
    columns, _ = give(talk, "les colonnes")
    assert columns.count("Colonne") == 6


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("je la mets là-bas en A1", "Anatole un : prairie. Il faut canyon."),
        ("ma maison va là-bas sur M14", "Marcel quatorze : fleurs. Il faut canyon."),
    ],
)
def test_a_move_that_cannot_be_is_refused_and_not_offered(line: str, why: str) -> None:
    assert give(talk_in("kingdom_builder", "mid_one"), line) == (why, [])


def test_who_passes_where_a_card_is_to_be_played_is_told_so() -> None:
    said, played = give(talk_in("seven_kingdoms", "midgame"), "passe")
    assert said == "Lucas doit d'abord jouer une carte." and not played


@pytest.mark.parametrize("line", ["que dois-je faire", "conseil", "la rangée c'est 14 10 25 33"])
def test_while_the_table_is_to_bring_something_it_is_told_what(line: str) -> None:
    talk = new("seven_kingdoms", ("Lucie", "Tom"), {"cards": "table"}, 5)
    said, played = give(talk, line)
    assert said.startswith("Donne le blason de l'emplacement un") and not played


def test_a_card_that_is_told_before_the_table_is_ready_is_refused_with_what_is_missing() -> None:
    talk = new("seven_kingdoms", ("Lucie", "Tom"), {"cards": "table"}, 5)
    assert give(talk, "Lucie a joué le 17") == ("Il manque encore sept blasons.", [])


def test_what_is_read_back_names_players() -> None:
    talk = talk_in("seven_kingdoms", "other_to_play")
    give(talk, "Bilal a le 22")
    assert give(talk, "oui")[1] == ["fact 2 holds 22"]
    assert give(talk, "non le 23 pardon")[0].endswith("dans la main de Bilal ? Dis oui ou non.")
