"""« La même chose que la dernière fois » while a match is set up."""

from __future__ import annotations

import pytest

from heraut.engines.match import Match
from heraut.voice.dialogue.errors import Refused
from heraut.voice.tasks.setup.last_match import repeated, set_up_with
from heraut.voice.tasks.setup.plan import Piece, Plan

from .typed_setup import SENTENCES, WORDS, Setup, text

OPTIONS = {"mode": "characters", "cards": "table"}
LAST = set_up_with(Match.new("kingsbridge", 3, OPTIONS, 1, ("Anna", "Bob", "Zoé")), WORDS)
ALL = "Dans l'ordre : Anna, Bob et Zoé. Je commence ?"


def talk(*lines: str, game: str = "", last: Plan | None = LAST) -> tuple[Setup, str]:
    setup, said = Setup(game=game, played=lambda: last), ""
    setup.begin()
    for line in lines:
        said = text(setup.typed(line))
    return setup, said


@pytest.mark.parametrize(
    "line",
    ["la même chose que la fois passée avec les mêmes gens", "comme la dernière fois",
     "on refait la même partie", "pareil qu'hier", "la même partie que l'autre soir"],
)  # fmt: skip
def test_all_of_the_last_match_is_taken_over_at_once(line: str) -> None:
    setup, said = talk(line, "Anna")
    assert ALL in said and "avec personnages et cartes de table" in said
    assert setup.task.plan.options["mode"] == "characters"


@pytest.mark.parametrize(
    "line",
    ["avec les mêmes joueurs que la dernière fois", "les mêmes gens", "les mêmes qu'hier",
     "on est les mêmes que la dernière fois"],
)  # fmt: skip
def test_who_played_is_taken_over_in_another_game(line: str) -> None:
    setup, said = talk("sept royaumes", line)
    assert setup.task.plan.names == ("Anna", "Bob", "Zoé") and setup.task.plan.seats == 3
    assert "Comme la dernière fois." in said and "Anna, Bob et Zoé" in said


def test_what_was_chosen_already_stays() -> None:
    setup, _ = talk("kingsbridge", "quatre", "comme la dernière fois")
    plan = setup.task.plan
    assert (plan.seats, plan.names, plan.options["mode"]) == (4, (), "characters")
    assert "Prénoms" not in text(setup.typed("annule"))


@pytest.mark.parametrize(
    ("lines", "last", "told"),
    [
        (("comme la dernière fois",), None, "Je n'ai gardé aucune partie d'avant."),
        (
            (
                "sept royaumes",
                "trois",
                "cartes de table",
                "Anna, Bob, Léa",
                "comme la dernière fois",
            ),
            LAST,
            "c'était Kingsbridge",
        ),
    ],
)
def test_it_is_told_where_the_last_match_is_of_no_use(
    lines: tuple[str, ...], last: Plan | None, told: str
) -> None:
    _, said = talk(*lines, last=last)
    assert told in said


def test_a_game_is_not_set_up_for_more_than_it_is_for() -> None:
    five = Plan("kingdom_builder", 5, names=("A", "B", "C", "D", "E"), named=True)
    with pytest.raises(Refused) as refused:
        repeated(Plan("seven_kingdoms"), five, [Piece("people")], SENTENCES.menu)
    assert refused.value.reason == "seats"


def test_the_program_plays_again_and_comes_last() -> None:
    rival = "Ordinateur fort"
    match = Match.new("kingsbridge", 3, OPTIONS, 1, ("Anna", rival, "Zoé"))
    plan = set_up_with(match, WORDS)
    assert (plan.names, plan.rivals, plan.seats) == (("Zoé", "Anna"), (rival,), 3)
    rivals = (rival, "Ordinateur facile")
    match = Match.new("kingsbridge", 4, OPTIONS, 1, (rivals[0], "Anna", rivals[1], "Zoé"))
    plan = set_up_with(match, WORDS)
    assert (plan.names, plan.rivals, plan.seats) == (("Zoé", "Anna"), rivals, 4)
