"""Every lesson, taken in every way: as it proposes, with mistakes, in parts, step after step."""

from __future__ import annotations

import json
import os
import stat
from functools import cache
from pathlib import Path

import pytest

from heraut.engines.registry import RULES
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output, Played, Spoken
from heraut.voice.herald import Herald, Words
from heraut.voice.models.loaded import coverage, load
from heraut.voice.models.store import embedded
from heraut.voice.tasks.lesson.check import MOST_SECONDS, problems
from heraut.voice.tasks.lesson.lesson import load_lesson
from heraut.voice.tasks.lesson.lesson_task import LessonTask
from heraut.voice.tasks.lesson.prepared import PreparedLesson
from heraut.voice.tasks.lesson.progress import Kept, Progress, Unkept
from heraut.voice.tasks.lesson.sentences import answers
from heraut.voice.tasks.lesson.transcript import (
    PACE,
    PAUSE,
    nothing_more,
    page,
    ready,
    seconds,
    taken,
)

SAMPLE = "kingsbridge"
GAMES = [game if game == SAMPLE else pytest.param(game, marks=pytest.mark.apart) for game in RULES]
"""One lesson in the sample; all with --whole, or by ``heraut lesson --check``."""
PAGE = Path(__file__).parents[4] / "docs" / "lessons.md"


@cache
def lesson(game: str) -> PreparedLesson:
    return ready("fr", game)


def talk_about(game: str, progress: Progress) -> Conversation:
    made = lesson(game)
    herald = Herald(Words("fr"), game, made.lesson.players)
    return Conversation(LessonTask(made, herald, progress, nothing_more))


def said(outputs: tuple[Output, ...]) -> str:
    return " ".join(output.text for output in outputs if isinstance(output, Spoken))


def begun(progress: Progress | None = None) -> Conversation:
    talk = talk_about("kingsbridge", progress or Unkept())
    talk.begin()
    return talk


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_be_taken_in_every_way(game: str) -> None:
    assert not list(problems(lesson(game), "fr"))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_takes_ten_minutes_at_most(game: str) -> None:
    made = lesson(game)
    exchanges = list(taken(made, "fr"))
    assert seconds(exchanges) <= MOST_SECONDS
    assert exchanges[-1].answers[-2] == made.lesson.end
    # The five questions worth knowing.
    assert made.lesson.end.count("«") == 5


@pytest.mark.parametrize("game", RULES)
def test_the_page_of_transcripts_is_current(game: str) -> None:
    # heraut lesson --transcript > docs/lessons.md
    heading, _, own = page("fr", [game]).partition("\n## ")
    told = PAGE.read_text(encoding="utf-8")
    assert told.startswith(heading) and f"\n## {own}" in told
    assert told.count("\n## ") == len(RULES)


def test_the_lessons_on_the_page_take_ten_minutes_at_most() -> None:
    every = PAGE.read_text(encoding="utf-8").split("\n## ")[1:]
    assert len(every) == len(RULES)
    for told in every:
        turns = told.count("**Élève :**")
        assert turns > 10
        assert len(told.split()) * 60 / PACE + turns * PAUSE <= MOST_SECONDS


def test_a_wrong_move_is_not_kept() -> None:
    progress = Unkept()
    progress.note("kingsbridge", "follow")
    talk = begun(progress)
    before = said(talk.typed("toutes les colonnes"))
    outputs = talk.typed("le dix sur la une")
    assert "garder la place vide" in said(outputs)
    assert not any(isinstance(output, Played) for output in outputs)
    assert said(talk.typed("toutes les colonnes")) == before
    assert "Plus qu'un" not in said(talk.typed("le dix sur la deux"))


def test_a_legal_move_that_nobody_thought_of_is_explained_too() -> None:
    progress = Unkept()
    progress.note("kingsbridge", "empty")
    assert "la leçon en attend un autre" in said(begun(progress).typed("le quatre sur la une"))


def test_questions_and_mistakes_are_answered_and_the_step_asks_again() -> None:
    progress = Unkept()
    progress.note("kingsbridge", "place")
    talk = begun(progress)
    ask = "Dis « pose le six sur la colonne cinq »."
    for line, answer in (
        ("ma main", "Ta main"),
        ("pose le deux sur la colonne cinq", "il faut un six"),
        ("pourquoi", "sans trou"),
        ("aide", "« Passe » la saute"),
        ("bla bla", "bla bla"),
        ("encore", "finit par cinq"),
        ("répète", "finit par cinq"),
    ):
        told = said(talk.typed(line))
        assert answer in told and told.endswith(ask), (line, told)
    assert "Six posé" in said(talk.typed("pose le six sur la colonne cinq"))
    assert "ma main" in said((*talk.typed("annule"), *talk.typed("annule"), *talk.typed("annule")))


@pytest.mark.apart
def test_more_of_an_answer_is_told_before_the_step_is_said_again() -> None:
    progress = Unkept()
    progress.note("kingdom_builder", "where")
    talk = talk_about("kingdom_builder", progress)
    talk.begin()
    talk.typed("où puis-je jouer")
    talk.typed("où puis-je jouer")
    assert "Quatre :" in said(talk.typed("encore"))


@pytest.mark.parametrize(
    "line", ["d'accord", "ok", "oui je suis prête", "continue", "j'ai compris"]
)
def test_who_is_ready_hears_again_what_is_to_be_done(line: str) -> None:
    talk = begun()
    asks = lesson("kingsbridge").steps[0].step.ask
    told = talk.typed(line)
    assert said(told).endswith(asks) and "Je n'ai rien demandé" not in said(told)
    assert not any(isinstance(one, Played) for one in told)


def test_what_was_left_is_taken_up_and_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "home" / "lessons.json"
    talk = begun(Kept(file))
    talk.typed("toutes les colonnes")
    assert "étape deux sur quatorze" in said(talk.typed("plus tard"))
    assert talk.over
    assert json.loads(file.read_text()) == {"kingsbridge": "hand"}
    if os.name == "posix":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    again = talk_about("kingsbridge", Kept(file))
    assert "On reprend à l'étape deux sur quatorze" in said(again.begin())
    assert "Depuis le début" in said(again.typed("depuis le début"))
    assert json.loads(file.read_text()) == {}
    again.typed("quitte")
    assert again.over


@pytest.mark.parametrize("text", ["", "[]", '{"kingsbridge": 3}', '{"kingsbridge": "gone"}', "{"])
def test_a_damaged_file_begins_the_lesson_again(tmp_path: Path, text: str) -> None:
    (tmp_path / "lessons.json").write_text(text)
    assert "en quatorze étapes" in said(
        talk_about("kingsbridge", Kept(tmp_path / "lessons.json")).begin()
    )


def test_what_cannot_be_kept_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    talk = begun(Kept(tmp_path / "file" / "lessons.json"))
    talk.typed("toutes les colonnes")
    assert "Je n'ai pas pu garder l'étape" in said(talk.typed("plus tard"))


def test_after_a_no_to_a_first_match_the_talk_is_over() -> None:
    progress = Unkept()
    progress.note("kingsbridge", "count")
    talk = begun(progress)
    assert "première partie" in said(talk.typed("passe"))
    assert "Oui ou non" in said(talk.typed("encore"))
    assert "combien de cartes" in said(talk.typed("annule"))
    talk.typed("combien de cartes")
    assert "À bientôt" in said(talk.typed("non")) and talk.over


def test_the_embedded_model_hears_what_steers_a_lesson() -> None:
    model = load(next(filter(None, [embedded("fr")])))
    assert not coverage(model, answers("fr").listening.words())


@pytest.mark.parametrize("game", RULES)
def test_each_game_has_hints_that_come_to_an_end(game: str) -> None:
    hints = load_lesson("fr", game).hints
    assert {hint.time for hint in hints} >= {1, 2}
    assert max(hint.time for hint in hints) <= 5
