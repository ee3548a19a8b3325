"""A no to what was just done, and what is exchanged: it corrects, and does no more."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

CORRECTIONS = [
    ("grass_one", "non, O5 plutôt", "correct build O5"),
    ("grass_one", "ah non, O5", "correct build O5"),
    ("grass_one", "nan, O5", "correct build O5"),
    ("grass_one", "non, je préfère O5", "correct build O5"),
    ("desert_right", "non, à gauche plutôt", "correct build K12"),
    ("mid_done", "non, K20", "correct build K20"),
    ("dealt_flowers", "non, c'est un désert qu'elle a tiré", "correct draw desert"),
    ("grass_o5", "change oscar cinq pour oscar six", "correct build O6"),
    ("grass_o5", "remplace O5 par O6", "correct build O6"),
]

MOVES = [
    # Nothing was done, it was taken back or refused, or it is another thing that is meant.
    ("first_canyon", "non, F12", "do build F12"),
    ("undone", "non, F11", "do build F11"),
    ("refused_29", "non, K19", "do build K19"),
    ("oasis_done", "non, l'oasis en R8", "do use oasis R8"),
    ("desert_right", "non, la suivante en K15", "do build K15"),
    ("grass_one", "finalement O5", "do build O5"),
]


@pytest.mark.parametrize(("position", "line", "meant"), [*CORRECTIONS, *MOVES])
def test_a_no_corrects_what_was_just_done_and_nothing_else(
    position: str, line: str, meant: str
) -> None:
    found = said("kingdom_builder", position, line, meant)
    assert found.verdict is Verdict.MEANT, found.did
    assert "oui ou non" in found.said


MARKED = [
    ("seven_kingdoms", "sort_one", "pas le roi mais le général", "correct take 20"),
    ("seven_kingdoms", "sort_one", "c'est pas le roi, c'est le général", "correct take 20"),
    ("seven_kingdoms", "asked_sixteen", "pas la carte seize, la place six", "do take 48"),
    ("seven_kingdoms", "asked_sixteen", "pas seize, place six", "do take 48"),
    ("seven_kingdoms", "asked_sixteen", "pas le seize mais le paysan", "do take 48"),
    ("kingsbridge", "placed_12", "je le voulais dans la vide", "correct place 12 5"),
    ("kingsbridge", "placed_12", "je voulais le mettre dans la vide", "correct place 12 5"),
    ("kingsbridge", "placed_12", "c'est pas sur la quatre mais sur la cinq", "correct place 12 5"),
    (
        "kingsbridge",
        "edgar_8",
        "edgar, il devait faire le neuf, pas le huit",
        "correct use edgar 9 5",
    ),
    ("kingdom_builder", "grass_one", "je la voulais à droite", "correct build O7"),
    ("kingdom_builder", "grass_one", "je la voulais en O5", "correct build O5"),
]


@pytest.mark.parametrize(("game", "position", "line", "meant"), MARKED)
def test_what_stands_beside_the_wrong_thing_is_meant(
    game: str, position: str, line: str, meant: str
) -> None:
    found = said(game, position, line, meant)
    assert found.verdict is Verdict.MEANT, found.did
    assert "oui ou non" in found.said


@pytest.mark.parametrize("line", ["pas le seize", "ah non pas le seize", "surtout pas la seize"])
def test_what_is_asked_about_and_not_wanted_is_a_no(line: str) -> None:
    found = said("seven_kingdoms", "asked_sixteen", line, "reply no")
    assert found.verdict is Verdict.MEANT, found.did


OF_ITS_GAME = [
    ("orienting_king", "surtout pas le hors-la-loi hein", "do orient 0"),
    ("turn", "en vrai j'ai quatre pierres derrière mon paravent, pas trois", "do fact 1 stone 4"),
    ("turn", "un or et un point avec la médecine", "do play medicine; practise"),
    ("event_due", "c'est à qui d'piocher la carte, là ?", "ask turn"),
]


@pytest.mark.parametrize(("position", "line", "meant"), OF_ITS_GAME)
def test_what_only_sounds_like_a_refusal_or_another_order_is_meant(
    position: str, line: str, meant: str
) -> None:
    assert said("world_without_end", position, line, meant).verdict is Verdict.MEANT


REFUSED = [
    ("kingsbridge", "ends_a", "surtout pas le onze sur la six"),
    ("kingsbridge", "ends_a", "pas question de poser le onze sur la six"),
    ("kingsbridge", "ends_a", "hors de question que je pose le onze sur la six"),
    ("kingsbridge", "ends_a", "je refuse de poser le onze sur la six"),
    ("kingsbridge", "ends_a", "évite de poser le onze sur la six"),
    ("seven_kingdoms", "sort_one", "pas le roi mais la reine"),
    ("kingdom_builder", "grass_one", "surtout pas à droite"),
    ("seven_kingdoms", "midgame", "surtout pas la première"),
    ("seven_kingdoms", "midgame", "pas la première"),
    ("seven_kingdoms", "midgame", "pas question de jouer ma deuxième"),
    ("seven_kingdoms", "sort_one", "pas mal, le général"),
    ("seven_kingdoms", "sort_one", "pas mal ton général"),
]


@pytest.mark.parametrize(("game", "position", "line"), REFUSED)
def test_what_somebody_will_not_do_is_not_asked_about(game: str, position: str, line: str) -> None:
    found = said(game, position, line, "nothing")
    assert found.verdict is not Verdict.WRONG, found.did
    assert "oui ou non" not in found.said, found.said


def test_what_is_done_in_place_of_a_refusal_is_meant() -> None:
    line = "hors de question de garder le onze, je le pose sur la six"
    found = said("kingsbridge", "ends_a", line, "do place 11 6")
    assert found.verdict is Verdict.MEANT, found.did


@pytest.mark.parametrize(
    ("game", "position", "line", "meant"),
    [
        ("seven_kingdoms", "bonus_4_chosen", "plutôt le double", "correct bonus double"),
        ("seven_kingdoms", "bonus_4_chosen", "je voulais le double", "correct bonus double"),
        ("seven_kingdoms", "bonus_4_chosen", "le fois deux plutôt", "correct bonus double"),
        ("seven_kingdoms", "sort_second", "le neuf, je le voulais en main", "correct keep 9"),
        ("kingsbridge", "placed_12", "le douze, je le voulais dans la vide", "correct place 12 5"),
        ("kingsbridge", "placed_12", "le douze, en fait sur la cinq", "correct place 12 5"),
        ("kingsbridge", "placed_7", "le sept, c'était pour la quatre", "correct place 7 4"),
        # Nothing was said in the place of another, or it is another thing.
        ("seven_kingdoms", "bonus_4_chosen", "en fait c'est quoi le double", "explain double"),
        ("seven_kingdoms", "bonus_4_chosen", "le double", "refused token_not_hidden"),
        ("seven_kingdoms", "midgame", "finalement le jeton double", "refused play_first"),
        ("kingsbridge", "placed_12", "le douze, non, le huit sur la cinq", "do place 8 5"),
    ],
)
def test_what_was_done_and_is_named_first_is_what_is_corrected(
    game: str, position: str, line: str, meant: str
) -> None:
    found = said(game, position, line, meant)
    assert found.did[0] == meant, found.did
