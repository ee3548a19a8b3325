"""A session remembers where each seat stands and what it was told; « encore » tells the rest."""

from __future__ import annotations

import re

import pytest

from heraut.engines.match import Match
from heraut.grammars import Grammar
from heraut.grammars.memory import Remembered
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Played, Spoken
from heraut.voice.herald import Herald, Words
from heraut.voice.tasks.match.match_task import MatchTask

GRAMMAR = Grammar.load("fr", "kingdom_builder")
WORDS = Words("fr")
PLAYERS = ("Alice", "Bob")


@pytest.fixture
def session() -> Conversation:
    """Bob begins, with a canyon card."""
    match = Match.new("kingdom_builder", 2, {"setup": "first_game"}, seed=3)
    talk = Conversation(MatchTask(match, GRAMMAR, Herald(WORDS, "kingdom_builder", PLAYERS)))
    talk.begin()
    return talk


def say(session: Conversation, words: str) -> str:
    """Return what is said to these words."""
    return " ".join(each.text for each in session.typed(words) if isinstance(each, Spoken))


def done(session: Conversation, words: str) -> list[str]:
    return [each.notation for each in session.typed(words) if isinstance(each, Played)]


def agreed(session: Conversation, words: str) -> list[str]:
    """Return what is done by words that are read back first: of several hexes they name one."""
    assert not done(session, words)
    assert session.task.dialogue.pending is not None
    return done(session, "oui")


def remembered(session: Conversation) -> Remembered:
    return session.task._answers.remembered(session.task.match, session.task._asker)


def here(session: Conversation) -> str:
    return remembered(session).here


def told(session: Conversation) -> tuple[str, ...]:
    return remembered(session).told


def test_questions_and_steps_set_the_place_and_use_it(session: Conversation) -> None:
    say(session, "je suis en françois douze")
    assert here(session) == "F12"
    say(session, "va au nord-est")
    assert here(session) == "E13"
    assert say(session, "autour de moi") == say(session, "autour de éléphant treize")
    assert say(session, "rayon vers l'ouest") == say(session, "rayon à l'ouest de éléphant treize")
    assert here(session) == "E13"


def test_a_hex_that_the_board_lacks_leaves_one_where_one_was(session: Conversation) -> None:
    say(session, "je suis en françois douze")
    say(session, "je suis en ursule deux")
    assert here(session) == "F12"


def test_without_a_place_the_question_is_refused_and_says_why(session: Conversation) -> None:
    refused = say(session, "autour de moi")
    assert refused.startswith("Je ne sais pas où tu es.")
    assert "la case où tu es" in say(session, "pourquoi")


def test_a_refused_question_leaves_what_is_pending(session: Conversation) -> None:
    say(session, "où puis-je jouer")
    say(session, "la deuxième")
    pending = session.task.dialogue.pending
    assert pending is not None
    said = say(session, "autour de moi")
    assert session.task.dialogue.pending == pending
    assert said.endswith("Dis oui ou non.")
    assert done(session, "oui") == [pending.notation]


def test_areas_are_told_three_at_a_time(session: Conversation) -> None:
    first = say(session, "où puis-je jouer")
    assert first.endswith("Dis « encore » pour la suite.")
    assert "Trois :" in first and "Quatre :" not in first
    more = say(session, "encore")
    assert more.startswith("Quatre :") and "Six :" in more
    assert more.endswith("Dis « encore » pour la suite.")
    last = say(session, "encore")
    assert last.startswith("Sept :") and "encore" not in last
    assert say(session, "encore") == "Il n'y a pas de suite."


def test_what_is_not_told_yet_cannot_be_meant(session: Conversation) -> None:
    say(session, "où puis-je jouer")
    assert len(told(session)) == 3
    assert not done(session, "pose sur la cinquième")
    say(session, "encore")
    assert len(told(session)) == 6
    assert agreed(session, "pose sur la cinquième") == [f"build {told(session)[4]}"]


def test_a_short_answer_has_no_rest(session: Conversation) -> None:
    say(session, "où puis-je jouer")
    say(session, "les scores")
    assert say(session, "encore") == "Il n'y a pas de suite."


def test_an_area_is_detailed_and_built_on_by_its_number(session: Conversation) -> None:
    say(session, "où puis-je jouer")
    areas = told(session)
    say(session, "détaille la deux")
    hexes = told(session)
    assert areas[1] in hexes and len(hexes) > 1
    assert agreed(session, "pose sur la deuxième") == [f"build {hexes[1]}"]
    assert here(session) == hexes[1]


def test_details_are_of_the_areas_that_were_told(session: Conversation) -> None:
    say(session, "où puis-je jouer près du bord est")
    first = told(session)[0]
    say(session, "détaille la une")
    assert first in told(session)


def test_a_later_page_of_hexes_is_a_list_of_its_own_that_is_read_back(
    session: Conversation,
) -> None:
    say(session, "où puis-je jouer")
    say(session, "détaille la une")
    first = told(session)
    assert len(first) == 8
    say(session, "encore")
    second = told(session)
    assert not set(first) & set(second)
    assert not done(session, "pose sur la deuxième")
    assert done(session, "oui") == [f"build {second[1]}"]


@pytest.mark.parametrize(
    "question",
    [
        *("détaille la une", "détaille la trois", "la plus proche de la montagne", "ligne cinq"),
        *("où est la forêt", "où est la taverne", "où sont les châteaux"),
    ],
)
@pytest.mark.parametrize("shift", ["moins de détails", "répète", "plus de détails"])
def test_an_item_of_a_list_is_the_one_that_was_told_in_its_place(
    session: Conversation, question: str, shift: str
) -> None:
    say(session, shift)
    say(session, "où puis-je jouer")
    text = say(session, question)
    assert told(session) == told_in_order(text)[: len(told(session))]


def test_what_is_told_as_a_whole_is_no_list(session: Conversation) -> None:
    say(session, "détaille la deux")
    before = told(session)
    assert say(session, "où est le bord nord") == "Bord nord : toute la première ligne."
    assert told(session) == before


def told_in_order(text: str) -> tuple[str, ...]:
    """Return the hexes that a text names, in its order; those that something is near to are none.

    A line's word holds for all the places behind it.
    """
    lines = {words[0][0]: letter for letter, words in GRAMMAR.spec.numbers["line"].words.items()}
    numbers = {WORDS.number(place): place for place in range(1, 21)}
    found, line = [], ""
    for piece in re.split(r"[ ,.:]+", re.sub(r"depuis \S+ \S+|\S+ plaquettes?", "", text).lower()):
        if piece in lines:
            line = lines[piece]
        elif line and piece in numbers:
            found.append(f"{line}{numbers[piece]}")
        elif piece != "et":
            line = ""
    return tuple(found)


def test_a_bare_item_of_the_list_is_read_back(session: Conversation) -> None:
    say(session, "où puis-je jouer")
    item = told(session)[0]
    assert not done(session, "la première")
    assert session.task.dialogue.pending is not None
    assert done(session, "oui") == [f"build {item}"]


def test_each_seat_has_a_memory_of_its_own(session: Conversation) -> None:
    say(session, "je suis en françois douze")
    bob = session.task._asker
    for _ in range(3):
        say(session, "où puis-je jouer")
        assert agreed(session, "pose sur la première")
    say(session, "fin de tour")
    if session.moment.asking:
        say(session, "oui")
    assert session.task._asker != bob
    assert here(session) == "" and told(session) == ()
    assert say(session, "autour de moi").startswith("Je ne sais pas où tu es.")


def test_a_match_that_is_resumed_remembers_nothing(session: Conversation) -> None:
    say(session, "je suis en françois douze")
    again = Conversation(
        MatchTask(session.task.match, GRAMMAR, Herald(WORDS, "kingdom_builder", PLAYERS))
    )
    again.begin()
    assert say(again, "autour de moi").startswith("Je ne sais pas où tu es.")


def test_a_match_that_goes_on_still_knows_the_last_settlement(session: Conversation) -> None:
    task = session.task
    seat = task.match.rules.to_act(task.match.state)
    where = next(str(one) for one in task.match.rules.legal(task.match.state))
    match = task.match.play(where)
    talk = Conversation(MatchTask(match, GRAMMAR, Herald(WORDS, "kingdom_builder", PLAYERS)))
    talk.begin()
    assert talk.task._asker == seat and remembered(talk).did == where
    # So « à droite » is said of it, until something else is told.
    assert here(talk) == where.split()[-1]


def test_all_areas_can_be_named_and_built_on(session: Conversation) -> None:
    """In most first turns there are more than six areas, and in some more than eight."""
    say(session, "où puis-je jouer")
    while say(session, "encore") != "Il n'y a pas de suite.":
        assert len(told(session)) < 40
    areas = told(session)
    assert len(areas) > 6
    assert "Zone sept" in say(session, "détaille la zone sept")
    assert areas[6] in told(session)
    assert "Il n'y a pas de zone trente" in say(session, "zone trente")
    say(session, "où puis-je jouer")
    say(session, "encore")
    say(session, "encore")
    assert agreed(session, "pose sur la septième") == [f"build {areas[6]}"]
