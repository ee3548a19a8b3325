"""What the table brought is put right, be it the first of many; with real cards people misread."""

from __future__ import annotations

import pytest

from .played_matches import give
from .test_new_players_at_a_table import at_table

KINGSBRIDGE = ("les colonnes c'est 3 5 7 9 11", "oui")
ROW = (
    *("blasons 1, 2, 3, 4, 5, 6, 7", "oui", "jeton +3", "jeton +4", "Lucie commence"),
    *("main cachée", "main cachée", "12, 20, 40, 27", "oui"),
)
FULL = (*ROW, "5, 33, 48", "oui")


@pytest.mark.parametrize(
    ("line", "brought"),
    [
        ("la première c'est un quatre, pas un trois", [4, 5, 7, 9, 11]),
        ("pas 5, 6", [6, 7, 9, 11]),
        ("la colonne deux commence par un six", [6, 7, 9, 11]),
        ("Correction : la colonne quatre commence par un huit.", [8, 11]),
        ("la deuxième colonne n'est pas un cinq, c'est un six", [6, 7, 9, 11]),
        ("8, pas 9", [8, 11]),
    ],
)
def test_a_first_card_of_a_column(line: str, brought: list[int]) -> None:
    talk = at_table("kingsbridge", *KINGSBRIDGE)
    said, played = give(talk, line)
    count = {5: "cinq", 4: "quatre", 2: "deux"}[len(brought)]
    assert said.startswith(f"Annuler {count} coups, et à la place : ")
    assert said.endswith("Dis oui ou non.") and not played
    assert give(talk, "oui")[1] == [f"start {one}" for one in brought]


@pytest.mark.parametrize(
    ("before", "line", "brought"),
    [
        (ROW, "pas vingt, vingt et un", [21, 40, 27]),
        (ROW, "la deuxième c'est le 21, pas le 20", [21, 40, 27]),
        (FULL, "pas 12, 13", [13, 20, 40, 27, 5, 33, 48]),
        (FULL, "correction : la carte cinq de la rangée est le six", [6, 33, 48]),
    ],
)
def test_a_card_of_the_row(before: tuple[str, ...], line: str, brought: list[int]) -> None:
    talk = at_table("seven_kingdoms", *before)
    said, played = give(talk, line)
    assert said.startswith("Annuler ") and not played
    assert give(talk, "oui")[1] == [f"row {one}" for one in brought]


@pytest.mark.parametrize("line", ["la première c'est un trois", "colonne un : trois"])
def test_what_comes_next_may_be_told_with_its_place(line: str) -> None:
    talk = at_table("kingsbridge")
    assert give(talk, line) == ("Le trois commence la colonne ? Dis oui ou non.", [])
    assert give(talk, "oui")[1] == ["start 3"]


@pytest.mark.parametrize("line", ["la colonne cinq commence par un neuf", "pas 12, 13"])
def test_what_is_not_there_is_not_put_right(line: str) -> None:
    talk = at_table("kingsbridge", *KINGSBRIDGE[:0])
    assert not give(talk, line)[0].startswith("Annuler")


def test_what_each_is_may_be_said_each_time() -> None:
    talk = at_table("seven_kingdoms")
    give(talk, "blason 1, blason 7, blason 2")
    assert give(talk, "oui")[1] == ["crest 1", "crest 7", "crest 2"]
    give(talk, "blason trois et blason cinq")
    assert give(talk, "oui")[1] == ["crest 3", "crest 5"]
