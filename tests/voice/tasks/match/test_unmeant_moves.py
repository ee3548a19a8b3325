"""What names a hex by halves, or names what is not to be done: nothing is played of it unasked."""

from __future__ import annotations

import pytest

from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Played, Spoken
from heraut.voice.runtime.event_loop import take
from heraut.voice.runtime.match_factory import MatchFactory, open_new

LEFT = "D'accord, je n'en fais rien."


def opened(game: str) -> Conversation:
    names = ("Anna", "Bilal")
    talk = Conversation(open_new(MatchFactory(), game, names, {"cards": "app"}, 5, None))
    talk.begin()
    return talk


def given(talk: Conversation, *lines: str) -> tuple[str, list[str]]:
    """Return what is said to the last line, and what any of them played."""
    outputs = [take(talk, line) for line in lines]
    played = [one.notation for said in outputs for one in said if isinstance(one, Played)]
    return " ".join(one.text for one in outputs[-1] if isinstance(one, Spoken)), played


@pytest.mark.parametrize("line", ["je vais poser sur la deux", "pose sur la deuxième"])
@pytest.mark.parametrize(
    ("before", "hex_name", "notation"),
    [
        (("où est-ce que je peux poser",), "Parapluie dix-huit", "build P18"),
        (
            ("où est-ce que je peux poser", "et la deux c'est où exactement"),
            "Quintal dix-neuf",
            "build Q19",
        ),
    ],
)
def test_of_several_hexes_one_is_read_back(
    before: tuple[str, ...], hex_name: str, notation: str, line: str
) -> None:
    talk = opened("kingdom_builder")
    told, played = given(talk, *before, line)
    assert told == f"Construire en {hex_name} ? Dis oui ou non." and not played
    assert given(talk, "oui")[1] == [notation]


def test_but_is_no_verb_for_sure() -> None:
    talk = opened("kingdom_builder")
    told, played = given(talk, "mais en delta vingt")
    assert told == "Construire en Delta vingt ? Dis oui ou non." and not played
    given(talk, "oui")
    told, played = given(talk, "ok mais plus à gauche")
    assert told.startswith("Pas compris") and not played


@pytest.mark.parametrize("line", ["une troisième pareil", "encore une pareille"])
def test_one_more_alike_is_read_back(line: str) -> None:
    talk = opened("kingdom_builder")
    given(talk, "pose en delta vingt", "pose en éléphant vingt")
    told, played = given(talk, line)
    assert told == "Construire en François dix-neuf ? Dis oui ou non." and not played


@pytest.mark.parametrize(
    ("game", "line"),
    [
        ("kingdom_builder", "pas en delta vingt"),
        ("kingdom_builder", "ne pose pas en delta vingt"),
        ("kingdom_builder", "pose pas en delta vingt"),
        ("kingdom_builder", "surtout pas à côté de la taverne"),
        ("kingsbridge", "ne joue pas le sept"),
        ("kingsbridge", "non, pas sur la trois"),
        ("seven_kingdoms", "pas le trois"),
        ("world_without_end", "surtout pas vente"),
    ],
)
def test_what_is_not_to_be_done_is_left(game: str, line: str) -> None:
    told, played = given(opened(game), line)
    assert told.startswith(LEFT) and "que puis-je faire" in told and not played


def test_what_is_not_to_be_done_answers_no_to_what_is_read_back() -> None:
    talk = opened("kingdom_builder")
    told, played = given(talk, "delta vingt", "ne pose pas en delta vingt")
    assert told.startswith("D'accord, je laisse.") and not played


@pytest.mark.parametrize(
    ("game", "line", "told"),
    [
        # Something is put in its place, or something else is asked or told.
        ("kingdom_builder", "pas delta vingt, parapluie dix-huit", "Construire en Parapluie"),
        ("kingdom_builder", "pas delta vingt plutôt parapluie dix-huit", "Construire en Parapluie"),
        ("kingsbridge", "pas le sept le neuf", "Neuf. Sur quelle colonne ?"),
        ("kingsbridge", "je ne pose que le sept", "Sept. Sur quelle colonne ?"),
        ("kingsbridge", "pas de sept", "Toute la table entendrait"),
        ("kingsbridge", "je ne peux pas jouer le sept", "Je n'ai rien refusé."),
    ],
)
def test_what_else_a_not_stands_in_is_understood_as_before(game: str, line: str, told: str) -> None:
    said, played = given(opened(game), line)
    assert said.startswith(told) and not played


def test_what_one_did_last_is_told_and_not_taken_back() -> None:
    talk = opened("kingdom_builder")
    given(talk, "pose en delta vingt")
    for line in ("c'est quoi mon dernier coup", "rappelle-moi mon dernier coup"):
        assert "Cité en Delta vingt" in given(talk, line)[0]
        assert "Annuler" not in given(talk, line)[0]


def test_how_many_somebody_has_is_told_of_the_other_one_also_behind_ones_own() -> None:
    talk = opened("kingdom_builder")
    own = given(talk, "mes points")[0]
    other = given(talk, "combien de points il a")[0]
    assert own.startswith("Bilal :") and other.startswith("Anna :")
