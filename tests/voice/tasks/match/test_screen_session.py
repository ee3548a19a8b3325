"""Screens and hands of Un Monde Sans Fin through a whole session: who hears what."""

from __future__ import annotations

import pytest

from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output, Spoken
from heraut.voice.runtime.match_factory import MatchFactory, open_new

PLAYERS = ("Alice", "Bob", "Carl")
BEGUN = ("first 1", "event i-10", "orient 0")
"""Alice begins and has turned the card; everybody has wool and gold."""
SELLING = (*BEGUN, "play sale")
TOO_MUCH = "je vends neuf laines"


def opened(*done: str, ears: frozenset[int] = frozenset()) -> Conversation:
    """A game with real cards after these actions."""
    opening, options = MatchFactory("fr", ears=ears), {"cards": "table"}
    session = Conversation(open_new(opening, "world_without_end", PLAYERS, options, 1, None))
    session.begin()
    session.task.match = session.task.match.replay(done)
    return session


def heard(outputs: tuple[Output, ...], ear: int | None = None) -> str:
    return " ".join(o.text for o in outputs if isinstance(o, Spoken) and o.ear == ear).casefold()


def ears_of(outputs: tuple[Output, ...]) -> set[int | None]:
    return {o.ear for o in outputs if isinstance(o, Spoken)}


def test_without_an_ear_all_hear_that_it_cannot_be_done_and_how_to_hear_why() -> None:
    session = opened(*SELLING)
    before = session.task.match
    told = session.typed(TOO_MUCH)
    assert heard(told).startswith("impossible. dis « pourquoi » deux fois")
    assert "laine" not in heard(told) and session.task.match is before


def test_why_is_said_aloud_only_when_asked_twice() -> None:
    session = opened(*SELLING)
    session.typed(TOO_MUCH)
    warned = session.typed("pourquoi")
    assert "toute la table" in heard(warned) and "laine" not in heard(warned)
    assert "laine" in heard(session.typed("pourquoi"))


def test_once_asked_for_twice_why_is_said_at_once() -> None:
    session = opened(*SELLING)
    for words in (TOO_MUCH, "pourquoi", "pourquoi"):
        session.typed(words)
    assert "laine" in heard(session.typed(TOO_MUCH))
    session.typed("garde tout en secret")
    assert "laine" not in heard(session.typed(TOO_MUCH))


def test_what_is_waited_for_is_told_before_the_warning() -> None:
    session = opened(*SELLING)
    told = heard(session.typed("que puis-je faire"))
    assert told.startswith(heard(session.typed("à qui le tour"))) and "toute la table" in told


def test_a_question_between_the_two_begins_anew() -> None:
    session = opened(*SELLING)
    session.typed(TOO_MUCH)
    session.typed("pourquoi")
    session.typed("à qui le tour")
    assert "laine" not in heard(session.typed("pourquoi"))


def test_an_ear_hears_why_and_the_table_that_it_cannot_be_done() -> None:
    session = opened(*SELLING, ears=frozenset({0}))
    told = session.typed(TOO_MUCH)
    assert "laine" in heard(told, 0)
    assert heard(told).startswith("impossible") and "laine" not in heard(told)
    longer = session.typed("pourquoi")
    assert "laine" in heard(longer, 0) and ears_of(longer) == {0}


def test_what_all_can_see_is_told_to_all_also_as_a_reason() -> None:
    session = opened(*SELLING, ears=frozenset({0}))
    told = session.typed("je vends un tissu")
    assert "tissu" in heard(told) and ears_of(told) == {None}


@pytest.mark.parametrize(
    ("first_turn", "secret"),
    [
        (("play sale", "sell wool 1", "discard wheat"), False),
        (("play wheat", "discard sale"), True),
    ],
)
def test_whether_a_card_lies_face_down_is_not_told_by_a_refusal(
    first_turn: tuple[str, ...], secret: bool
) -> None:
    """Face up all have seen it; face down the reason is for its seat alone."""
    others = ("forgo project", "discard donation") * 2
    second = ("event i-04", "orient 0", *("forgo piety", "discard weaving") * 2)
    session = opened(*BEGUN, *first_turn, *others, *second)
    assert session.task.match.to_act == 0
    told = heard(session.typed("je joue la carte vente"))
    assert told.startswith("impossible") == secret


def test_mine_is_whoever_is_asked() -> None:
    session = opened("first 1", "event i-02", ears=frozenset({0, 1, 2}))
    for seat in (0, 1, 2):
        assert session.task.match.to_act == seat
        assert ears_of(session.typed("mes ressources")) == {seat}
        session.task.match = session.task.match.play("pass")


def test_while_the_table_draws_mine_is_the_active_player() -> None:
    session = opened("first 2", ears=frozenset({0, 1, 2}))
    assert ears_of(session.typed("mes ressources")) == {1}


def test_a_seat_with_an_ear_may_ask_whoever_is_on_turn() -> None:
    session = opened(*BEGUN, ears=frozenset({1}))
    assert ears_of(session.typed("ressources du joueur deux")) == {1}
    other = session.typed("ressources du joueur trois")
    assert ears_of(other) == {None} and "laine" not in heard(other)


def test_what_is_owed_is_told_to_all_and_whether_one_can_pay_to_the_ear() -> None:
    whole = opened(*BEGUN, ears=frozenset({0})).typed("mes contributions")
    assert ears_of(whole) == {None, 0}
    aloud = opened(*BEGUN).typed("mes contributions")
    assert heard(aloud) == heard(whole) and ears_of(aloud) == {None}


def test_the_options_are_told_to_all_and_their_order_to_the_active_player() -> None:
    session = opened("first 1", "event i-10")
    assert "option une" in heard(session.typed("les options"))
    warned = session.typed("les meilleures options")
    assert "option" not in heard(warned)
    assert "option une" in heard(session.typed("les meilleures options"))
    own = opened("first 1", "event i-10", ears=frozenset({0}))
    assert ears_of(own.typed("les meilleures options")) == {0}
