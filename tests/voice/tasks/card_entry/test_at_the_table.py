"""A card that no file knows, told in the middle of a match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from heraut.engines.journal import load
from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.grammars.meaning import Kind, Scope
from heraut.nfc import BadTag, Problem, Tapped, parse_card
from heraut.voice.box_data.corrections import installed, overlay_path
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Cued, Played
from heraut.voice.runtime.event_loop import take
from heraut.voice.runtime.match_factory import MatchFactory, open_new, open_saved
from heraut.voice.tasks.card_entry.card_entry_task import CardEntryTask

from .conversations import CORNERS, EFFECTS, text

GAME = "world_without_end"
PROPOSED = "Une carte nouvelle ? Dis « nouvel événement », et je pose les questions."
CARD = ("nouvel événement", "beige", CORNERS)
"""A card of the first period, up to its effects."""


def opened(save: Path | None = None, cards: str = "table") -> Conversation:
    players = ("Alice", "Bob")
    session = Conversation(open_new(MatchFactory(), GAME, players, {"cards": cards}, 1, save))
    session.begin()
    return session


@pytest.fixture
def session() -> Conversation:
    """Return a match in which the first event card is due."""
    session = opened()
    say(session, "le joueur un commence")
    return session


def say(session: Conversation, *lines: str) -> str:
    said = ""
    for line in lines:
        said = text(take(session, line))
    return said


def played(session: Conversation) -> list[str]:
    (match, *_) = session._tasks
    return [step.notation for step in match.match.history]


TELLING = [game for game, rules in RULES.items() if rules.forms is not None]


@pytest.mark.parametrize("game", TELLING)
def test_what_begins_the_questions_is_a_sentence_of_the_game(game: str) -> None:
    assert Grammar.load("fr", game).intents[RULES[game].forms_begun_by].kind is Kind.META


def test_a_card_is_told_by_questions_and_play_goes_on(session: Conversation) -> None:
    said = say(session, "nouvel événement")
    assert said.startswith("Carte nouvelle.") and said.endswith("Immédiat ou à effet prolongé ?")
    assert "Tout est juste ?" in say(session, *CARD[1:], "chacun gagne", "une laine", "c'est tout")
    outputs = take(session, "oui")
    wanted = "event new immediate wheat,gold2,vp,stone - each_gain:gain=wool*1"
    assert [each.notation for each in outputs if isinstance(each, Played)] == [wanted]
    assert "une laine" in text(outputs)
    assert not isinstance(session.task, CardEntryTask)
    assert session.task.match.to_act == 0, "Alice is asked how to turn it"
    assert say(session, "répète") in text(outputs)


@pytest.mark.parametrize("op", EFFECTS)
def test_every_effect_that_is_told_is_taken_by_the_match(op: str) -> None:
    """As far as the first round allows: « complete_project » needs no project on the board."""
    session = opened()
    answers, _ = EFFECTS[op]
    say(session, "le joueur un commence", *CARD, *answers, "c'est tout", "oui")
    assert f" {op}" in played(session)[1]
    assert played(session)[1].startswith("event new immediate ")


def test_what_the_table_has_to_bring_is_asked_for_once() -> None:
    said = say(opened(), "le joueur un commence")
    assert said.casefold().count("l'événement ?") == 1 and said.count("?") == 1


def test_what_was_told_can_be_undone_and_told_anew(session: Conversation) -> None:
    say(session, *CARD, "c'est tout", "oui")
    say(session, "annule")
    assert played(session) == ["first 1"]
    say(session, *CARD, "perdre une carte", "c'est tout", "oui")
    assert played(session)[1].endswith("discard_action")


def test_to_leave_loses_nothing(session: Conversation) -> None:
    said = say(session, "nouvel événement", "annule")
    assert said.startswith("Carte abandonnée. Rien n'est changé. Alice")
    assert not isinstance(session.task, CardEntryTask)
    assert not session.left
    say(session, *CARD, "quitte", "oui")
    assert not session.left and played(session) == ["first 1"]
    take(session, Tapped(parse_card(f"{GAME}/event_i-09"), "04a1"))
    assert played(session) == ["first 1", "event i-09"]


def test_undo_takes_one_answer_back_after_the_other_and_then_leaves(session: Conversation) -> None:
    assert say(session, "nouvel événement", "beige", "annule").startswith("Retour. Immédiat ou")
    assert isinstance(session.task, CardEntryTask)
    assert say(session, "retour").startswith("Carte abandonnée. Rien n'est changé. Alice")
    assert say(session, "retour").startswith("Je n'ai rien demandé. « Annule » reprend")
    assert played(session) == ["first 1"]


def test_the_match_does_not_hear_what_is_meant_for_the_card(session: Conversation) -> None:
    say(session, "nouvel événement")
    assert say(session, "événement un neuf").startswith("Pas compris.")
    outputs = take(session, Tapped(parse_card(f"{GAME}/event_i-09"), "04a1"))
    assert text(outputs).startswith("Une carte ne répond pas ici.")
    assert played(session) == ["first 1"]


@pytest.mark.parametrize("problem", [Problem.BLANK, Problem.FORGED])
def test_an_unknown_tag_proposes_it_while_an_event_is_due(
    session: Conversation, problem: Problem
) -> None:
    assert text(take(session, BadTag(problem, "04a1"))).endswith(PROPOSED)
    strange = Tapped(parse_card(f"{GAME}/event_zz"), "04a1")
    assert text(take(session, strange)).endswith(PROPOSED)
    other = Tapped(parse_card("kingsbridge/7"), "04a1")
    assert PROPOSED not in text(take(session, other))
    say(session, "quitte")
    assert PROPOSED not in text(take(session, BadTag(problem, "04a1"))), "a yes is waited for"
    say(session, "non")
    take(session, Tapped(parse_card(f"{GAME}/event_i-09"), "04a1"))
    assert PROPOSED not in text(take(session, BadTag(problem, "04a1")))
    assert PROPOSED not in text(take(opened(cards="app"), BadTag(problem, "04a1")))


def test_a_tag_that_cannot_be_read_goes_back_to_the_question(session: Conversation) -> None:
    say(session, "nouvel événement")
    said = text(take(session, BadTag(Problem.UNREADABLE, "04a1")))
    assert said.endswith("Immédiat ou à effet prolongé ?") and PROPOSED not in said


def test_without_a_card_that_is_due_it_says_so() -> None:
    session = opened()
    assert say(session, "nouvel événement") == "Je n'attends pas de carte événement."
    assert not isinstance(session.task, CardEntryTask)
    session = opened(cards="app")
    assert say(session, "carte inconnue") == "Je n'attends pas de carte événement."
    say(session, "pause")
    assert "reprends" in say(session, "nouvel événement")


def test_the_period_of_the_plague_asks_for_a_house() -> None:
    session = opened()
    state: Any = session.task.match.state
    assert state.period < 3
    say(session, "le joueur un commence", "nouvel événement")
    assert "maison" not in say(session, "beige", CORNERS)


def test_an_entry_that_is_cut_off_leaves_the_match_as_it_was(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    session = opened(save)
    say(session, "le joueur un commence", *CARD, "chacun gagne")
    assert isinstance(session.task, CardEntryTask)
    task, lost = open_saved(MatchFactory(), save)
    again = Conversation(task)
    assert (lost, played(again)) == (None, ["first 1"])
    assert "événement" in text(again.begin()).casefold()
    say(again, *CARD, "chacun gagne", "une laine", "c'est tout", "oui")
    match, _, _ = load(save)
    assert match.history[1].notation.endswith("each_gain:gain=wool*1")


def test_a_full_disk_loses_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = opened(tmp_path / "match.jsonl")
    say(session, "le joueur un commence", *CARD, "c'est tout")

    def full(*_: object) -> None:
        raise OSError(28, "no space")

    with monkeypatch.context() as broken:
        broken.setattr("heraut.engines.journal.Journal.save", full)
        assert "Que faut-il changer" in say(session, "oui")
    assert played(session) == ["first 1"]
    assert say(session, "non").endswith("Tout est juste ? Oui ou non.")
    say(session, "oui")
    assert len(played(session)) == 2 and not isinstance(session.task, CardEntryTask)


def test_the_ears_listen_for_whoever_asks(session: Conversation) -> None:
    match = session.task.grammar
    assert session.grammar is match
    outputs = take(session, "nouvel événement")
    assert Cued("listening") in outputs
    assert session.moment.scope is Scope.FILL and session.moment.asking
    assert "beige" in session.grammar.listening.words()
    assert Cued("listening") not in take(session, "pause")
    assert not session.moment.asking
    say(session, "reprends", "annule")
    assert session.grammar is match


def test_a_card_is_kept_for_other_matches_when_that_is_asked_for(
    session: Conversation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path))
    said = say(session, *CARD, "chacun gagne une laine, c'est tout")
    assert "« Garde la carte » la garde aussi pour d'autres parties." in said
    said = say(session, "garde la carte")
    assert (
        "Carte gardée. C'est l'événement un" in said and "Période un : une carte sur onze." in said
    )
    assert played(session)[1] == "event new immediate wheat,gold2,vp,stone - each_gain:gain=wool*1"
    kept = installed(GAME)
    assert 'title = "Chacun reçoit une laine"' in kept and "period = 1" in kept


def test_a_card_that_cannot_be_kept_is_played_all_the_same(
    session: Conversation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path))
    say(session, *CARD, "c'est tout")
    overlay_path(GAME).parent.mkdir()
    overlay_path(GAME).write_text("[tax_die]\nvalue = [1]\n", encoding="utf-8")
    said = say(session, "garde la carte")
    assert "La carte est jouée. Elle n'est pas gardée" in said and "tax_die.value" in said
    assert len(played(session)) == 2 and not isinstance(session.task, CardEntryTask)


def test_where_one_is_can_be_asked_at_the_table_too(
    session: Conversation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path))
    said = say(session, "nouvel événement", "où j'en suis")
    assert "Période un : aucune carte sur onze." in said and said.endswith("à effet prolongé ?")
