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
        # In digits no 1 is an article.
        ("kingsbridge", "commence par 4, 1, 11 et 7", "commence par quatre un et onze et sept"),
        ("kingsbridge", "4 5 1 11 7", "quatre cinq un et onze sept"),
        ("kingsbridge", "le 7 sur la 1", "le sept sur la un"),
        ("kingsbridge", "colonne 1 7 cartes", "colonne un sept cartes"),
        ("kingdom_builder", "f 1, f 12", "françois un françois douze"),
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


@pytest.mark.parametrize(
    ("line", "plain"),
    [
        ("il m'en reste-tu à piocher", "est ce qu'il m'en reste à piocher"),
        ("ça vaut-tu la peine", "est ce que ça vaut la peine"),
        ("j'ai-tu fini", "est ce que j'ai fini"),
        ("je peux-tu passer", "est ce que je peux passer"),
        ("y a-tu un trou", "est ce qu'il y a un trou"),
        ("dis, on est-tu rendus loin", "dis est ce qu'on est rendus loin"),
        ("as-tu un roi", "as tu un roi"),
        ("combien en veux-tu", "combien en veux tu"),
        ("il est là, veux-tu jouer", "il est là veux tu jouer"),
    ],
)
def test_the_mark_of_who_asks_is_no_subject(line: str, plain: str) -> None:
    assert " ".join(Grammar.load("fr", "kingsbridge").spelled(line.split())) == plain


def test_a_place_of_no_line_is_known_as_one() -> None:
    grammar = Grammar.load("fr", "kingdom_builder")
    assert grammar.beyond(["je", "pose", "en", "Z", "quatre"]) == (("hex", "Z4"),)
    assert grammar.beyond(["z12"]) == (("hex", "Z12"),)
    assert grammar.beyond(["je", "pose", "en", "F", "12"]) == ()
    assert grammar.beyond(["il", "y", "a", "deux", "maisons"]) == ()
    assert Grammar.load("fr", "kingsbridge").beyond(["Z4"]) == ()
