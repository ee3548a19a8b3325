"""Typed words, as the templates write them."""

from __future__ import annotations

import pytest

from heraut.grammars import Grammar


@pytest.mark.parametrize(
    ("game", "line", "plain"),
    [
        ("kingsbridge", "c est à qui", "c'est à qui"),
        ("kingsbridge", "qu est ce que j ai", "qu'est ce que j'ai"),
        ("kingsbridge", "s il te plait, l autre", "s'il te plaît l'autre"),
        ("kingsbridge", "il y a un trou", "il y a un trou"),
        ("kingsbridge", "combien en reste-t-il", "combien en reste t il"),
        ("kingsbridge", "que me reste-t-on", "que me reste t on"),
        ("kingdom_builder", "y a quoi en l onze", "y a quoi en lavande onze"),
        ("kingdom_builder", "d huit", "delta huit"),
        ("kingsbridge", "cest a qui jai quoi", "c'est a qui j'ai quoi"),
        ("kingsbridge", "jarrete lautre quil", "j'arrête l'autre qu'il"),
        ("kingsbridge", "lune et samedi", "lune et samedi"),
    ],
)
def test_apostrophes_may_be_left_out_but_a_line_of_the_board_is_a_letter(
    game: str, line: str, plain: str
) -> None:
    assert " ".join(Grammar.load("fr", game).spelled(line.split())) == plain


@pytest.mark.parametrize(
    ("line", "plain"),
    [
        ("je file vendre", "je vendre"),
        ("je pars récolter deux maisons", "je récolter deux maisons"),
        ("file moi la pierre", "file moi la pierre"),
        ("je ne vends que le tissu", "je vends que le tissu"),
        ("je ne vends pas que le tissu", "je ne vends pas que le tissu"),
        ("je ne vends pas le tissu", "je ne vends pas le tissu"),
        ("je ne sais que faire", "je ne sais que faire"),
    ],
)
def test_what_people_may_as_well_leave_out_is_left_out(line: str, plain: str) -> None:
    assert " ".join(Grammar.load("fr", "world_without_end").spelled(line.split())) == plain
