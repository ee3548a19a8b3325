"""What people say who walk the board, look for a place or give a move up, in their own words."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

UNDERSTOOD = [
    # Back along the way, and on to what is free.
    ("kingdom_builder", "too_far", "recule de deux", "ask hex hex=H10"),
    ("kingdom_builder", "too_far", "oups j'ai dépassé, recule de deux", "ask hex hex=H10"),
    ("kingdom_builder", "too_far", "trop loin, reviens de trois", "ask hex hex=H9"),
    ("kingdom_builder", "west_of_f12", "deux cases en arrière", "ask hex hex=F13"),
    ("kingdom_builder", "west_of_f12", "la prochaine case libre", "ask hex hex=F10"),
    ("kingdom_builder", "too_far", "avance jusqu'à la prochaine case libre", "ask hex hex=H13"),
    # How far it would be from there.
    (
        "kingdom_builder",
        "on_f12",
        "si je la mets à droite, ça me rapproche de la taverne ?",
        "ask landmark hex=F13 landmark=tavern",
    ),
    (
        "kingdom_builder",
        "on_f12",
        "ici ça m'éloigne du château",
        "ask landmark hex=F12 landmark=castle",
    ),
    # Not of the side where one is.
    (
        "kingdom_builder",
        "west_of_f12",
        "non je demandais à droite de la taverne, pas à droite de moi",
        "ask nearest landmark=tavern direction=east",
    ),
    (
        "kingdom_builder",
        "on_f12",
        "qu'est-ce qu'il y a à gauche du château",
        "ask nearest landmark=castle direction=west",
    ),
    # Where one is made to go, and what is to be linked.
    ("kingdom_builder", "forced_canyon", "les canyons où je suis forcée d'aller", "ask where"),
    (
        "kingdom_builder",
        "farm_paddock",
        "je veux relier la ferme au château",
        "ask nearest landmark=farm",
    ),
    ("kingdom_builder", "mid", "qui d'autre est près de mes cités", "ask touching landmark=others"),
    ("kingdom_builder", "mid_one", "je veux bloquer Sophie", "ask settlements seat=2"),
    # A place is told by the one that is asked about.
    ("kingdom_builder", "asked_confirm", "presque, une case à droite", "do build F12"),
    ("kingdom_builder", "asked_confirm", "une ligne plus haut", "do build E11"),
    ("kingdom_builder", "asked_confirm", "ok c'est beau", "do build F11"),
    ("kingdom_builder", "mid", "ok c'est beau", "talk thanks"),
    ("kingdom_builder", "refused_29", "neuf, pas vingt-neuf, y en a que vingt", "do build K9"),
    (
        "kingdom_builder",
        "first_canyon",
        "j'en plante une en E5 pis deux autres collées dessus",
        "do build E5",
    ),
    # Given up, and taken again.
    ("world_without_end", "discard_asked", "la piété, non, si, la piété", "do discard piety"),
    ("world_without_end", "discard_asked", "le blé… euh non si, le blé", "do discard wheat"),
    ("world_without_end", "sale_asked", "tissu que j'ai dit, pas reçu", "do sell cloth"),
    # Of another mind, though the next one is to act.
    ("world_without_end", "exchanged", "euh en fait non, je change pas", "correct pass"),
    ("world_without_end", "exchanged", "non merci, je garde ma laine", "do pass"),
    ("world_without_end", "income_got", "en fait tourne-la dans l'autre sens", "talk undo"),
    # Beside a house.
    (
        "world_without_end",
        "plague_four",
        "je soigne le malade juste avant la dix",
        "do play medicine; heal 9",
    ),
    (
        "world_without_end",
        "plague_four",
        "je guéris celui juste après la neuf",
        "do play medicine; heal 10",
    ),
    ("world_without_end", "plague_four", "je soigne la dix", "do play medicine; heal 10"),
    # By what it brings, and by whose it is.
    (
        "world_without_end",
        "orienting",
        "Karim touche quoi si je prends la pierre",
        "ask orientations gainer=4 steps=1",
    ),
    (
        "world_without_end",
        "orienting",
        "avec la flèche sur zéro j'ai encore la faveur ?",
        "ask orientations steps=0",
    ),
    ("world_without_end", "orienting", "je prends la pierre", "do orient 1"),
    ("world_without_end", "turn", "combien de tissu dans ma réserve", "ask goods good=cloth"),
    ("world_without_end", "turn", "combien de tissu dans la réserve", "ask supply good=cloth"),
]


@pytest.mark.parametrize(("game", "position", "line", "meant"), UNDERSTOOD)
def test_it_is_understood(game: str, position: str, line: str, meant: str) -> None:
    found = said(game, position, line, meant)
    assert found.verdict is Verdict.MEANT, found.did


NOT_SO = [
    # Nobody was walking, or nothing was asked that has a contrary.
    ("kingdom_builder", "desert_two", "recule de deux", "ask hex"),
    ("kingdom_builder", "first_canyon", "et de l'autre côté", "ask step direction=east"),
    # What is described by something else is not beside what is asked about.
    ("kingdom_builder", "asked_confirm", "à droite du château", "do build F12"),
    # Another thing is meant at last.
    ("world_without_end", "discard_asked", "la piété, non, si, le blé", "do discard piety"),
]


@pytest.mark.parametrize(("game", "position", "line", "other"), NOT_SO)
def test_it_is_not_taken_for_it(game: str, position: str, line: str, other: str) -> None:
    found = said(game, position, line, other)
    assert found.verdict in (Verdict.MISSED, Verdict.OTHER), found.did
