"""How much is said in whole games that are played by typed sentences."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from heraut.engines.registry import RULES
from heraut.engines.simulate import Setup
from heraut.voice.commands.simulate import simulate
from heraut.voice.evaluation.spoken_games import SpokenGame, figures, play_spoken
from heraut.voice.tasks.match.parts import words

MEDIAN, NINETIETH = 9, 25


@pytest.fixture(scope="module", params=sorted(RULES))
def games(request: pytest.FixtureRequest) -> list[SpokenGame]:
    return [play_spoken(request.param, Setup(seats, {}), f"{seats}") for seats in (2, 3)]


@pytest.mark.long
def test_each_game_is_played_to_its_end_by_what_was_said(games):
    assert [game.ended for game in games] == [True, True]
    for game in games:
        assert game.utterances == game.moves + game.confirmations
        assert len(game.answers) == game.utterances + 1, "the first is said before any sentence"


def test_announcements_are_short(games):
    found = figures(games)
    assert found.announcements > 200
    assert found.median <= MEDIAN
    assert found.ninetieth <= NINETIETH
    assert found.answer_ninetieth <= NINETIETH


def test_every_sentence_is_answered(games):
    answers = [said for game in games for said in game.answers]
    assert len(answers) > 100
    assert all(answers)


@pytest.mark.parametrize(
    ("text", "count"),
    [("Colonne un : de neuf à dix.", 6), ("Dis oui ou non ?", 4), ("« Marché »", 1), ("…", 0)],
)
def test_words_are_counted_without_the_signs_between_them(text, count):
    assert words(text) == count


def test_the_figures_are_those_of_the_announcements():
    said = (("un deux trois",), ("un", "un deux"), ())
    found = figures([SpokenGame(2, 3, 1, said, ended=True)])
    assert (found.announcements, found.median, found.longest) == (3, 2.0, 3)
    assert (found.answer_median, found.answer_ninetieth) == (3.0, 3.0)
    assert (found.words_per_move, found.confirmations_per_move) == (3.0, 0.5)


@pytest.mark.long
def test_the_command_tells_them_in_sentences_and_as_json():
    arguments = ["seven_kingdoms", "--spoken", "--seats", "2", "--games", "1"]
    told = CliRunner().invoke(simulate, arguments)
    assert told.exit_code == 0, told.output
    assert "annonces. La moitié a au plus" in told.stdout
    report = json.loads(CliRunner().invoke(simulate, [*arguments, "--json"]).stdout)
    assert (report["games"], report["ended"]) == (1, 1)
    assert report["announcements"] > report["moves"] > 0
