"""Sentences of a template are drawn by dice, and only whole ones."""

from __future__ import annotations

from random import Random

from hassil.expression import Expression
from hassil.parse_expression import parse_sentence

from heraut.voice.acoustics.drawing import drawn, tidy


def _template(text: str) -> Expression:
    return parse_sentence(text).expression


def test_every_sentence_of_a_template_is_drawn() -> None:
    rules = {"on": _template("(sur|à)")}
    dice = Random(1)
    said = {
        tidy(drawn(_template("pose [le] {n} <on> la une"), rules, lambda listed: "sept", dice))
        for _ in range(100)
    }
    assert said == {
        "pose sept sur la une",
        "pose sept à la une",
        "pose le sept sur la une",
        "pose le sept à la une",
    }


def test_a_list_with_nothing_to_say_spoils_the_sentence() -> None:
    assert drawn(_template("pose {n}"), {}, lambda listed: None, Random(1)) is None
    assert tidy(None) == ""
