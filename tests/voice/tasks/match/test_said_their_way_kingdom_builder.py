"""Kingdom Builder: what people said who had not read the guide, and other ways to say it."""

from __future__ import annotations

import pytest

from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.evaluation.understanding import opened

from .test_plain_talk import positions, said

WORDS = ("Sept", "Huit", "Neuf", "Dix", "Onze", "Douze", "Treize", "Quatorze")
"""The numbers from seven on, as they begin a sentence."""


MEANT = [
    # How long the match lasts; « tour » is a tile only where it is spoken of as one.
    ("mid", "combien de tours encore", "ask round"),
    ("mid", "encore combien de tours", "ask round"),
    ("mid", "il reste combien de tours ?", "ask round"),
    ("mid", "ça finit dans combien de tours", "ask round"),
    ("mid", "dans combien de manches ça se termine", "ask round"),
    ("late", "on joue encore combien de tours", "ask round"),
    ("mid", "que fait la tour", "ask what_does tile=tower"),
    ("mid", "combien de cités encore", "ask supply"),
    ("mid", "décris le plateau", "ask describe_table"),
    ("mid", "à quoi ressemble le plateau ?", "ask describe_table"),
    # By relation to what stands there.
    ("grass_one", "et à droite", "do build O7"),
    ("grass_one", "pose à droite", "do build O7"),
    ("grass_one", "pose à gauche de ma dernière", "do build O5"),
    ("grass_one", "à gauche de ma dernière", "do build O5"),
    ("grass_one", "le château le plus proche", "ask landmark hex=O6 landmark=castle"),
    ("grass_one", "la meilleure près de l'eau", "ask nearest landmark=water"),
    ("grass_one", "ma dernière cité", "ask hex hex="),
    ("mid_one", "ma dernière maison", "ask hex hex="),
    ("grass_one", "où est ma dernière cité", "ask hex hex="),
    ("grass_one", "une juste à côté", "ask nearest landmark=mine"),
    ("desert_two", "encore une juste à côté", "ask nearest landmark=mine"),
    ("grass_one", "une autre à côté", "ask nearest landmark=mine"),
    ("grass_one", "mets-en une juste à côté", "ask nearest landmark=mine"),
    ("grass_one", "pose à côté de ma dernière", "ask nearest landmark=mine"),
    ("grass_one", "ma dernière cité en O5", "do build O5"),
    ("grass_one", "une à côté de l'eau", "ask nearest landmark=water"),
    ("grass_one", "où sont mes cités", "ask settlements"),
    ("mid", "où sont les cités de Léa", "ask settlements seat=3"),
    ("mid", "les maisons de Karim", "ask settlements seat=2"),
    # Zones beyond the sixth, by their numbers.
    ("first_grass", "zone neuf", "ask area number=9"),
    ("first_grass", "décris la zone dix", "ask area number=10"),
]


def answer(talk: Conversation, line: str) -> str:
    return " ".join(one.text for one in talk.typed(line) if isinstance(one, Spoken))


@pytest.mark.parametrize(("position", "line", "meant"), MEANT)
def test_kingdom_builder_knows_what_is_meant(position: str, line: str, meant: str) -> None:
    told = said("kingdom_builder", position, line, *meant.split(" | "))
    assert any(one.startswith(meant) for one in told.did), told.did


def test_who_asks_how_long_it_lasts_hears_how_many_rounds_at_most() -> None:
    told = said("kingdom_builder", "mid", "combien de tours encore", "ask round")
    assert "onze au plus" in told.said


def test_all_zones_are_told_and_named_to_the_last() -> None:
    talk = opened(positions("kingdom_builder")["first_grass"], "fr")
    first = answer(talk, "où puis-je construire")
    count = next(n for n, word in enumerate(WORDS, 7) if first.startswith(word))
    told = [first]
    while "encore" in told[-1]:
        told.append(answer(talk, "encore"))
    assert f"{WORDS[count - 7]} : " in told[-1] and count > 8
    assert answer(talk, "encore") == "Il n'y a pas de suite."
    assert answer(talk, "zone neuf").startswith("Zone neuf")
    assert answer(talk, f"zone {WORDS[count - 7].lower()}").startswith("Zone ")
    assert answer(talk, "zone dix-neuf").startswith("Il n'y a pas de zone dix-neuf")
