"""One of several things done in a row is corrected though it was not the last of them."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

BACK = "talk undo_many count=2"
MOVED = "correct build K14; build K15"
LINES = [
    # K16 and K15 are placed.
    ("la deuxième est bonne mais la première faut la bouger", BACK),
    ("la première est pas bonne", BACK),
    ("change la première", BACK),
    ("c'est la première qui va pas", BACK),
    ("je me suis trompé pour la première", BACK),
    ("enlève K16", BACK),
    ("la première, mets-la plutôt en K14", MOVED),
    ("remplace la première par K14", MOVED),
    ("remplace K16 par K14", MOVED),
    ("pas K16, K14", MOVED),
    ("annule la première et mets K14", MOVED),
    ("change la deuxième", "talk undo"),
]


@pytest.mark.parametrize(("line", "meant"), LINES)
def test_it_is_read_back_how_far_is_gone_back_and_what_is_done_again(line: str, meant: str) -> None:
    found = said("kingdom_builder", "desert_two", line, meant)
    assert found.verdict is Verdict.MEANT, found.did
    assert "oui ou non" in found.said
    # « Deux coups » alone would not tell which: how far back is named, or what comes of it.
    assert "Kléber" in found.said


@pytest.mark.parametrize(
    "line",
    ["la première touche pas de château", "la première elle touche quoi", "la première est bonne",
     "où est la première", "la première c'est bon"],
)  # fmt: skip
def test_what_is_only_told_of_one_of_them_takes_nothing_back(line: str) -> None:
    found = said("kingdom_builder", "desert_two", line, "nothing")
    did = " ".join(found.did)
    assert "undo" not in did and "correct" not in did


def test_what_stays_is_not_what_is_taken_back() -> None:
    found = said("kingsbridge", "placed_4_5", "reprends le cinq mais laisse le quatre", "talk undo")
    assert found.verdict is Verdict.MEANT, found.did


@pytest.mark.parametrize(
    "line",
    [
        "change mon don mets-le plutôt à la chapelle",
        "mon don, plutôt à la chapelle",
        "le don, c'était pour la chapelle",
    ],
)
def test_the_card_by_which_it_was_done_is_what_is_spoken_of(line: str) -> None:
    found = said("world_without_end", "gift_placed", line, "correct donate lady_chapel")
    assert found.verdict is Verdict.MEANT, found.did
