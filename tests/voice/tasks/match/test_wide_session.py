"""What is guessed from talk is played after a yes, and only then."""

from __future__ import annotations

import pytest

from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Played, Spoken
from heraut.voice.runtime.event_loop import take
from heraut.voice.runtime.match_factory import MatchFactory, open_new

GUESSED = "bon ben, tant pis pour vous autres, je colle gentiment {card} sur la {column} !"


def opened() -> tuple[Conversation, str]:
    """Return a match, and a move in it in the midst of talk."""
    task = open_new(MatchFactory(), "kingsbridge", ("Anna", "Bilal"), {}, 3, None)
    talk = Conversation(task)
    talk.begin()
    actions = map(str, task.match.rules.legal(task.match.state))
    _, card, column = next(one for one in actions if one.startswith("place ")).split()
    return talk, GUESSED.format(card=card, column=column)


def test_a_guess_is_played_after_a_yes() -> None:
    talk, line = opened()
    asked = take(talk, line)
    told = " ".join(one.text for one in asked if isinstance(one, Spoken))
    assert told.endswith("oui ou non.")
    assert not any(isinstance(one, Played) for one in asked)
    assert any(isinstance(one, Played) for one in take(talk, "oui"))


def test_a_guess_is_forgotten_after_a_no() -> None:
    talk, line = opened()
    outputs = [*take(talk, line), *take(talk, "non"), *take(talk, "oui")]
    assert outputs and not any(isinstance(one, Played) for one in outputs)


def test_who_keeps_a_card_hears_which_one() -> None:
    """What is changed is not named; what stays was said aloud, and a mistake would be heard."""
    talk = Conversation(open_new(MatchFactory(), "kingsbridge", ("Anna", "Bilal"), {}, 3, None))
    talk.begin()
    told = " ".join(
        one.text
        for one in take(talk, "euh, change toutes mes cartes sauf le treize, je dirais")
        if isinstance(one, Spoken)
    )
    assert "Changer tout sauf treize ?" in told


def after(game: str, history: tuple[str, ...], line: str, **options: str) -> str:
    """Return what waits for a yes, in notation; nothing may be played before."""
    task = open_new(MatchFactory(), game, ("Anna", "Bilal"), options, 3, None)
    task.match = task.match.replay_people(history)
    talk = Conversation(task)
    talk.begin()
    assert not any(isinstance(one, Played) for one in take(talk, line)), line
    chain = task.dialogue.chain
    return "; ".join(chain.notations) if chain is not None else ""


FOREST = (
    *("section oracle", "section harbor", "section oasis", "section tavern"),
    *("goal hermits", "goal discoverers", "goal fishermen", "first 1", "draw forest", "draw ?"),
)


@pytest.mark.parametrize(
    "line",
    [
        "N17 pour moi, N18 aussi, et O18 tant qu'on y est",
        "bon, j'en fais trois d'un coup : N17, ensuite N18, et O18 parce qu'elle est belle",
        "on va dire N17 voisine, puis N18 pareil, de toute façon après il me reste O18",
    ],
)
def test_moves_in_clauses_of_their_own_are_read_back_one_after_another(line: str) -> None:
    history = {"setup": "chosen", "cards": "table"}
    found = after("kingdom_builder", FOREST, line, **history)
    assert found == "build N17; build N18; build O18"


def test_where_one_clause_denies_nothing_is_read_back() -> None:
    options = {"setup": "chosen", "cards": "table"}
    line = "N17 pour moi, mais pas N18, et O18 tant qu'on y est"
    assert after("kingdom_builder", FOREST, line, **options) == ""


@pytest.mark.long
@pytest.mark.parametrize(
    ("how_many", "found"),
    [("trois", "place 2 1; place 4 3; place 6 4"), ("quatre", ""), ("cinq", "")],
)
def test_how_many_moves_there_are_must_agree(how_many: str, found: str) -> None:
    starts = ("start 1", "start 8", "start 3", "start 5", "start 6", "start 10")
    hand = ("draw 2", "draw 4", "draw 6", "draw 8", "draw 9", *("draw ?",) * 7)
    turns = ("exchange ?", "draw ?", "place 7 5", "end", "draw ?")
    history = (*starts, *hand, *turns)
    line = f"écoute bien, j'en fais {how_many} : 2 sur le 1, 4 sur le 3 et 6 sur le 5"
    assert after("kingsbridge", history, line, cards="table") == found
