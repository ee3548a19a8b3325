"""« Aide », said again and again: each time something else, until it begins anew."""

from __future__ import annotations

import pytest

from heraut.voice.dialogue.conversation import Conversation
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.evaluation.understanding import opened
from tests.voice.tasks.match.test_plain_talk import positions

MOMENTS = [
    ("kingsbridge", "ends_a"),
    ("seven_kingdoms", "hand_5_18_44"),
    ("kingdom_builder", "first_canyon"),
    ("world_without_end", "outlaw_paid"),
]
AT_ALL_TIMES = "À tout moment : "


def told(talk: Conversation, line: str) -> str:
    return " ".join(each.text for each in talk.typed(line) if isinstance(each, Spoken))


@pytest.mark.parametrize(("game", "position"), MOMENTS)
def test_each_time_it_tells_something_else_and_then_begins_anew(game: str, position: str) -> None:
    talk = opened(positions(game)[position], "fr")
    parts = [told(talk, "aide")]
    assert "« que puis-je faire » dit ce qui est permis" in parts[0].lower()
    while not parts[-1].startswith(AT_ALL_TIMES):
        assert "Redis « aide »" in parts[-1]
        parts.append(told(talk, "aide"))
        assert len(parts) < 10
    assert len(set(parts)) == len(parts) > 4
    assert "« Les chapitres »" in parts[-1]
    assert told(talk, "aide") == parts[0]


@pytest.mark.parametrize(("game", "position"), MOMENTS)
def test_after_something_else_it_is_about_the_moment_again(game: str, position: str) -> None:
    talk = opened(positions(game)[position], "fr")
    first, second = told(talk, "aide"), told(talk, "je suis perdu")
    assert second != first
    told(talk, "c'est à qui")
    assert told(talk, "aide") == first
    assert told(talk, "aide") == second


def test_more_goes_on_with_it() -> None:
    game, position = MOMENTS[-1]
    talk, other = (opened(positions(game)[position], "fr") for _ in range(2))
    assert told(talk, "aide") == told(other, "aide")
    assert told(talk, "encore") == told(other, "aide")


def test_while_an_answer_is_awaited_it_is_about_that_and_what_may_be_said_at_any_time() -> None:
    talk = opened(positions("kingdom_builder")["asked_confirm"], "fr")
    first, second = told(talk, "aide"), told(talk, "aide")
    assert first.startswith("J'attends oui ou non.") and "Redis" not in first
    assert second.startswith(AT_ALL_TIMES)
    question = second.rpartition("guide. ")[2]
    assert question and first.endswith(question)
    assert told(talk, "aide") == first


@pytest.mark.parametrize(("game", "position"), MOMENTS)
@pytest.mark.parametrize("line", ["c'est parti", "allez c'est parti", "on est partis"])
def test_who_says_lets_go_does_not_leave(game: str, position: str, line: str) -> None:
    answer = told(opened(positions(game)[position], "fr"), line)
    assert answer.startswith("Je n'ai rien demandé.")


@pytest.mark.parametrize(("game", "position"), MOMENTS)
@pytest.mark.parametrize("line", ["je pars", "on doit partir", "on va partir"])
def test_who_has_to_go_is_asked_whether_to_leave(game: str, position: str, line: str) -> None:
    answer = told(opened(positions(game)[position], "fr"), line)
    assert answer.startswith("Quitter la partie ?")
