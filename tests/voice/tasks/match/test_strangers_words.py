"""What strangers say of Un Monde Sans Fin and Kingdom Builder beside moves told by places."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

SAID = [
    # All there is, and what goes with it.
    ("world_without_end", "sale_asked", "tout, même le tissu", "do sell wool 3 cloth"),
    ("world_without_end", "sale_asked", "tout ce que j'ai, tissu compris", "do sell wool 3 cloth"),
    ("world_without_end", "sale_asked", "le tout, la laine comme le tissu", "do sell wool 3 cloth"),
    # One for each of several.
    (
        "world_without_end",
        "two_missing",
        "la piété et l'or, les deux",
        "do protect piety; protect gold",
    ),
    (
        "world_without_end",
        "two_missing",
        "je protège les deux, l'or et la piété",
        "do protect gold; protect piety",
    ),
    ("world_without_end", "two_missing", "je protège la piété", "do protect piety"),
    # Of what was just asked about.
    ("world_without_end", "sick_described", "d'accord, je la soigne", "do play medicine; heal 7"),
    ("world_without_end", "declined", "moi non plus, pas d'échange", "do pass"),
    # In place of what was done.
    (
        "world_without_end",
        "harvested",
        "oups, j'ai oublié la cinq, je récolte les deux",
        "correct harvest 3,5",
    ),
    (
        "world_without_end",
        "harvested",
        "en fait je récolte les deux, la trois et la cinq",
        "correct harvest 3,5",
    ),
    ("world_without_end", "house_placed", "scuse, c'tait le six", "correct house 6"),
    (
        "world_without_end",
        "discard_asked",
        "celle de la récolte, je m'en défais",
        "do discard harvest",
    ),
    # What the table brought is told of whoever drew it.
    ("world_without_end", "penance", "Paul a pioché mon don", "do lose donation"),
    # Who asks donates nothing.
    ("world_without_end", "covered", "qu'est-ce qui bloque le pont", "ask projects project=bridge"),
    ("kingdom_builder", "mid", "Léa elle a rien en r dix-sept", "do fact 3 no_settlement R17"),
    (
        "kingdom_builder",
        "mid",
        "y a rien en m neuf, Karim a pas construit là",
        "do fact 2 no_settlement M9",
    ),
    ("kingdom_builder", "mid_done", "je me passe du port pour cette fois, au suivant", "do end"),
    ("kingdom_builder", "two_read", "la case de la ligne g", "do build G16"),
    ("kingdom_builder", "tavern_other_end", "oui, celle-là, je la prends", "do use tavern C1"),
    (
        "kingdom_builder",
        "castles_told",
        "la taverne, c'est où déjà",
        "ask landmark landmark=tavern",
    ),
    ("kingdom_builder", "on_settlement", "elle est à qui celle-là ?", "ask hex hex=H14"),
    ("kingdom_builder", "too_far", "je me retrouve où là", "ask hex hex=H12"),
    (
        "kingdom_builder",
        "tavern_other_end",
        "et de l'autre côté, ça me donnerait quoi",
        "ask worth hex=C5",
    ),
    (
        "kingdom_builder",
        "sections_told",
        "décris-moi celle d'en haut à droite",
        "ask describe_section section=harbor",
    ),
    ("kingdom_builder", "mid_other", "allez Paul, accouche", "nothing"),
    ("kingdom_builder", "mid", "Karim, magne-toi un peu", "nothing"),
    # Who has to leave for a moment, or thanks, whatever else is told.
    ("kingdom_builder", "mid", "une minute, mon mari m'appelle de la cuisine", "talk wait"),
    ("kingdom_builder", "over", "merci l'ami, on s'est bien amusés", "talk thanks"),
    ("world_without_end", "turn", "minute, la récolte", "do play harvest"),
    ("kingdom_builder", "too_far", "une case de trop, ramène-moi à la case d'avant", "talk back"),
    ("kingdom_builder", "grass_o5", "on peut enlever la cité que je viens de poser ?", "talk undo"),
    ("kingdom_builder", "mid", "redites-moi sur quoi nous serons jugés à la fin", "ask goals"),
    (
        "kingdom_builder",
        "first_grass",
        "le port, il se trouve dans quel coin du plateau ?",
        "ask landmark landmark=harbor",
    ),
    ("world_without_end", "turn", "combien de la laine j'ai ?", "ask goods good=wool"),
    (
        "world_without_end",
        "wheat_played",
        "le tissage, je le mets à l'envers",
        "do discard weaving",
    ),
]


@pytest.mark.parametrize(("game", "position", "line", "meant"), SAID)
def test_what_strangers_say_is_understood(game: str, position: str, line: str, meant: str) -> None:
    found = said(game, position, line, meant)
    assert found.verdict is Verdict.MEANT, found.did


def test_nothing_is_sold_where_all_was_said_and_a_part_is_understood() -> None:
    found = said("world_without_end", "sale_asked", "tout, une laine", "nothing")
    assert found.verdict is not Verdict.WRONG, found.did
