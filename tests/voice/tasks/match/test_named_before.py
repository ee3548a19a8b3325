"""What a typed line says of a thing that was named before, or that stays, or to whom it goes."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

TOLD = [
    # What is only said of what was named ends no turn and keeps nothing.
    ("seven_kingdoms", "taking_merchant", "le vingt, il est à côté", "piece card=20"),
    ("seven_kingdoms", "taking_knight", "les deux derniers, tout au bout à droite", "do slots 6-7"),
    (
        "seven_kingdoms",
        "taking_general",
        "du coup le bloc tout à droite, les trois",
        "do slots 5-7",
    ),
    ("kingsbridge", "nearly_done", "treize sur la deux et la voilà finie", "do place 13 2"),
    ("kingsbridge", "nearly_done", "le treize sur la deux, elle est terminée", "do place 13 2"),
    (
        "kingsbridge",
        "ragna",
        "Ragna, et le sept sur le cinq tout seul, je sais, il manque le six",
        "do use ragna; place 7 2",
    ),
    # But what says where a thing goes, or that one has done, is meant.
    (
        "seven_kingdoms",
        "taking_merchant",
        "le vingt, il est pour mon royaume",
        "do take 20; validate 20",
    ),
    (
        "seven_kingdoms",
        "taking_knight",
        "les deux derniers, je valide tout",
        "do slots 6-7; validate 23,45",
    ),
    ("kingsbridge", "nearly_done", "le treize sur la deux, j'ai fini", "do place 13 2; end"),
]


@pytest.mark.parametrize(("game", "where", "line", "meant"), TOLD)
def test_nothing_is_done_that_is_only_told(game: str, where: str, line: str, meant: str) -> None:
    assert said(game, where, line, meant).verdict is Verdict.MEANT


ONLY_SO_MANY = [
    "pardon je n'en voulais retirer qu'une seule",
    "une seule carte à enlever, pas deux",
    "nan en fait juste une carte avec l'évêque, pas deux",
    "j'aurais voulu n'en enlever qu'une",
]


@pytest.mark.parametrize("line", ONLY_SO_MANY)
def test_fewer_were_meant_of_what_was_done(line: str) -> None:
    meant = "correct use wynstan 3 1"
    assert said("kingsbridge", "wynstan_2", line, meant).verdict is Verdict.MEANT


@pytest.mark.parametrize(
    "line", ["non mais je voulais juste un conseil", "je voulais seulement poser un six"]
)
def test_nothing_is_changed_where_more_is_named(line: str) -> None:
    assert not said("kingsbridge", "wynstan_2", line).did[0].startswith("correct")


THERE = [
    ("d'accord, alors je l'y pose, et le huit dessus", "do place 7 2; place 8 2"),
    ("bon ben je l'y mets, et derrière mon huit", "do place 7 2; place 8 2"),
    ("ok, je le mets là où tu viens de dire", "do place 7 2"),
    ("tu l'y mets ?", "nothing"),
]


@pytest.mark.parametrize(("line", "meant"), THERE)
def test_it_goes_where_that_was_told(line: str, meant: str) -> None:
    assert said("kingsbridge", "same_column", line, meant).verdict in (
        Verdict.MEANT,
        Verdict.MISSED if meant == "nothing" else Verdict.MEANT,
    )


TOPICS = [
    ("seven_kingdoms", "bonus_1_5", "le jeton plus cinq, ça donne quoi", "explain plus_5"),
    ("seven_kingdoms", "bonus_3_double", "le double, il double quoi", "explain double"),
    ("seven_kingdoms", "bonus_1_5", "le jeton plus cinq", "do bonus plus_5"),
    ("seven_kingdoms", "bonus_1_5", "le plus cinq, pourquoi pas", "do bonus plus_5"),
    (
        "kingsbridge",
        "moved_2_5",
        "Aldred, il permet bien de jouer au début, c'est ça ?",
        "ask what_does character=aldred",
    ),
    (
        "kingsbridge",
        "wilwulf",
        "Wilwulf, c'est celui qui met des cartes de côté ou je confonds ?",
        "ask what_does character=wilwulf",
    ),
    ("kingsbridge", "wilwulf", "Wilwulf, il met le sept de côté", "do use wilwulf 7"),
]


@pytest.mark.parametrize(("game", "where", "line", "meant"), TOPICS)
def test_what_is_asked_of_a_thing_named_first_is_answered(
    game: str, where: str, line: str, meant: str
) -> None:
    assert said(game, where, line, meant).verdict is Verdict.MEANT


def test_what_is_forbidden_as_it_stands_is_not_done_in_part() -> None:
    line = "allez, je garde les quatre en main, une fois"
    assert said("seven_kingdoms", "sort_four", line, "refused hand_full").verdict is Verdict.MEANT


GIVEN = [
    ("À Léna, tiens, elle a rien dit depuis tout à l'heure", "piece player=3"),
    ("à Pierre, si vous voulez bien", "piece player=4"),
    ("à Marie, la pauvre", "piece player=5"),
]


@pytest.mark.parametrize(("line", "meant"), GIVEN)
def test_what_is_said_of_whom_it_goes_to_is_left_out(line: str, meant: str) -> None:
    assert meant in said("kingsbridge", "ask_player", line).did


@pytest.mark.parametrize("line", ["à Marie, non, à Léna", "à Marie, non", "Marie, ton thé"])
def test_who_is_denied_or_only_spoken_to_gets_nothing(line: str) -> None:
    assert "piece player=5" not in said("kingsbridge", "ask_player", line).did


STAYS = [
    (
        "kingsbridge",
        "exchanged",
        "c'était le trois et le cinq, je garde les deux neuf",
        "correct exchange 3,5",
    ),
    (
        "kingsbridge",
        "exchanged",
        "non, le trois et le cinq, laisse les neuf",
        "correct exchange 3,5",
    ),
    (
        "kingsbridge",
        "moved_7_9",
        "non, seulement le huit et le neuf, laisse le sept",
        "correct move 5:8-9 3",
    ),
    # What was done to something else is another move.
    (
        "seven_kingdoms",
        "sorted_9_25",
        "non, je voulais valider le vingt-cinq, et garder le neuf",
        "correct validate 25; keep 9",
    ),
]


@pytest.mark.parametrize(("game", "where", "line", "meant"), STAYS)
def test_what_stays_is_not_in_what_is_done_instead(
    game: str, where: str, line: str, meant: str
) -> None:
    assert said(game, where, line, meant).verdict is Verdict.MEANT
