"""Lessons are data: what is wrong in one is said with its file and line."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from heraut.voice.tasks.lesson.lesson import LessonError, load_lesson, read_lesson
from heraut.voice.tasks.lesson.prepared import prepared

SHIPPED = (files("heraut.voice.phrases") / "fr" / "lessons" / "kingsbridge.yaml").read_text("utf-8")


def written(home: Path, text: str) -> Path:
    folder = home / "fr"
    (folder / "lessons").mkdir(parents=True)
    (folder / "lessons" / "kingsbridge.yaml").write_text(text, encoding="utf-8")
    return folder


def test_a_missing_lesson_is_named() -> None:
    with pytest.raises(LessonError) as caught:
        load_lesson("fr", "chess")
    assert caught.value.key == "no_lesson"
    assert caught.value.details["file"] == "fr/lessons/chess.yaml"


@pytest.mark.parametrize(
    ("right", "wrong", "where", "problem"),
    [
        ("title: Leçon de Kingsbridge", "titel: Leçon", "titel", "'titel' must be one of title"),
        ("  - name: hand\n", "  - nom: hand\n", "nom: hand", "'nom' must be one of name"),
        ("  - name: hand\n", "  - name: aim\n", "", "the name of two steps"),
        ("    say: ma main\n", "    say: ma pioche\n", "dis « ma main »", "« ma pioche »"),
        ("    refused: true\n", "    refused: yes\n", "refused: yes", "'yes' must be one of true"),
        ("    time: 1\n", "    time: one\n", "time: one", "whole number"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_with_its_line(
    tmp_path: Path, right: str, wrong: str, where: str, problem: str
) -> None:
    assert right in SHIPPED
    text = SHIPPED.replace(right, wrong, 1)
    with pytest.raises(LessonError, match=problem) as caught:
        read_lesson(written(tmp_path, text), "kingsbridge")
    line = caught.value.details["line"]
    assert caught.value.key == "bad_lesson" and isinstance(line, int)
    assert where in text.splitlines()[line - 1]


@pytest.mark.parametrize(
    ("right", "wrong", "problem"),
    [
        ("    - start 9\n", "    - start 14\n", "'start 14' cannot be played"),
        ("others: [place 11 3, end]", "others: [place 9 3, end]", "'place 9 3' cannot be played"),
        ("« ma main »", "« ma pomme »", "« ma pomme » is not understood"),
        ("    refused: true\n", "", "is refused: not_next"),
        ("  - phase: play\n", "  - phase: noon\n", "no phase 'noon'"),
    ],
)
def test_what_the_rules_or_the_grammar_do_not_allow_is_said(
    tmp_path: Path, right: str, wrong: str, problem: str
) -> None:
    assert right in SHIPPED
    text = SHIPPED.replace(right, wrong, 1).replace("say: ma main", "say: ma pomme")
    if "pomme" not in wrong:
        text = SHIPPED.replace(right, wrong, 1)
    lesson = read_lesson(written(tmp_path, text), "kingsbridge")
    with pytest.raises(LessonError, match=problem):
        prepared(lesson, "fr")
