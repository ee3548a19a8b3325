"""What was understood before and had been lost: no other reading gets in front of it."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

SAID = [
    # What somebody has, by whatever verb it is asked to be told.
    ("kingsbridge", "ends_a", "dis-moi, quelles cartes j'ai dans la main ?", "ask my_hand"),
    ("kingsbridge", "ends_b", "redis-moi ce que j'ai comme cartes", "ask my_hand"),
    ("kingsbridge", "ends_b", "j'ai-tu un quatre moi", "ask my_card card=4"),
    (
        "seven_kingdoms",
        "hand_9_20_35",
        "Attendez, redites-moi ce que j'ai comme cartes, je ne m'en souviens plus.",
        "ask my_hand",
    ),
    # What ends a match is no hand.
    (
        "kingsbridge",
        "ends_b",
        "Rappelez-moi, je vous prie, ce qui marque la fin d'une partie.",
        "explain end",
    ),
    # What lies in the middle is no card of the hand.
    ("seven_kingdoms", "midgame", "lis-moi un peu ce qu'y a au milieu", "ask row"),
    ("seven_kingdoms", "midgame", "lis-moi ce qu'il y a au milieu", "ask row"),
    (
        "kingsbridge",
        "wilwulf",
        "lis-moi ce qu'il y a marqué sur Wilwulf, j'y vois rien",
        "ask what_does character=wilwulf",
    ),
    # Of who is named behind or before.
    ("kingsbridge", "ragna", "et Nathan, ses bonshommes c'est quoi ?", "ask characters_of seat=2"),
    (
        "seven_kingdoms",
        "midgame",
        "il a des marchands, Nathan ?",
        "ask kingdom_counts rank=merchant seat=1",
    ),
    ("seven_kingdoms", "midgame", "Paysans : de combien à combien ?", "ask what_does rank=peasant"),
    ("kingsbridge", "ask_player", "à Marie, la pauvre", "piece player=5"),
    ("kingsbridge", "ask_player", "À Pierre, si vous voulez bien.", "piece player=4"),
]


@pytest.mark.parametrize(("game", "position", "line", "meant"), SAID)
def test_what_was_understood_is_still(game: str, position: str, line: str, meant: str) -> None:
    heard = said(game, position, line, meant)
    assert heard.verdict is Verdict.MEANT, heard
