"""Regrets: what was done last is taken back, at once or after a yes, and played again."""

from __future__ import annotations

import pytest

from heraut.grammars.meaning import Kind, Meaning, MetaRequest, Proposal
from heraut.grammars.typed.proposals import UNDO, regretted

from .played_matches import canyon, give, history, kingsbridge, new
from .test_plain_talk import said


def test_who_goes_back_where_nothing_was_asked_takes_the_last_move_back() -> None:
    talk = kingsbridge("place 7 1")
    told, _ = give(talk, "reviens en arrière")
    assert "Annul" in told, told
    give(talk, "oui")
    assert not history(talk)
    assert give(kingsbridge("place 7 1"), "retour")[0].startswith("Je n'ai rien demandé.")


@pytest.mark.parametrize(
    "line",
    ["je me suis trompé de colonne", "c'est pas là que je voulais", "mais non pas ça", "annule ça"],
)
def test_regret_takes_back_the_last_move(line: str) -> None:
    talk = kingsbridge("place 7 1")
    told, _ = give(talk, line)
    assert "Annulé" in told and not history(talk)


@pytest.mark.parametrize(
    "line",
    [
        "mince, fallait pas le bouger, remets-moi tout comme c'était",
        "hé, j'avais pas fini, on peut revenir ?",
        "laisse, on efface tout ça, j'ai changé d'avis",
    ],
)
def test_what_sounds_like_regret_is_taken_back_after_a_yes(line: str) -> None:
    talk = kingsbridge("place 7 1")
    told, _ = give(talk, line)
    assert told == "Annuler : sept sur colonne un ? Dis oui ou non."
    assert history(talk) == ["place 7 1"]
    assert "Annulé" in give(talk, "oui")[0] and not history(talk)


def test_two_words_have_to_be_much_like_regret() -> None:
    undo = MetaRequest(Meaning(UNDO, Kind.META))
    slipped = ["ma", "main", "a", "glissé"]
    for words, likely, sure in (
        (slipped, 0.3, True),
        (slipped[:2], 0.3, False),
        (["zut"], 0.6, True),
    ):
        assert regretted(words, [Proposal(undo, "annule le coup", likely)]) is sure


def test_where_nothing_was_done_nothing_is_regretted() -> None:
    talk = kingsbridge()
    assert "Annuler" not in give(talk, "laisse, on efface tout ça, j'ai changé d'avis")[0]


@pytest.mark.parametrize(
    ("line", "count"),
    [
        ("annule les deux derniers coups", 2),
        ("annule les deux derniers", 2),
        ("reviens au début de mon tour", 2),
        ("annule tout mon tour", 2),
        ("efface les trois derniers", 2),
    ],
)
def test_several_actions_of_a_seat_are_taken_back_after_a_yes(line: str, count: int) -> None:
    talk = kingsbridge("place 7 1", "place 10 4")
    told, played = give(talk, line)
    assert told == "Annuler deux coups ? Dis oui ou non." and not played
    told, _ = give(talk, "oui")
    assert told.count("Annulé") == count and history(talk) == []


def test_a_single_action_is_taken_back_at_once() -> None:
    talk = kingsbridge("place 7 1")
    assert give(talk, "annule tout mon tour")[0].startswith("Annulé")
    assert history(talk) == []
    assert give(talk, "annule tout mon tour")[0] == "Rien à annuler."


@pytest.mark.parametrize(
    "line",
    [
        "oh et puis si, remets-le",
        "bah non, remets comme c'était",
        "finalement si rejoue-le",
        "non en fait remets ce que t'as enlevé",
        "remets le coup que tu as annulé",
    ],
)
def test_what_was_taken_back_is_played_again_after_a_yes(line: str) -> None:
    talk = kingsbridge("place 7 1")
    give(talk, "annule le coup")
    told, played = give(talk, line)
    assert told.startswith("Sept sur colonne un") and not played
    assert give(talk, "oui")[1] == ["place 7 1"]
    assert "Sur quoi" not in give(talk, line)[0] and history(talk) == ["place 7 1"]


def test_several_that_were_taken_back_are_played_again() -> None:
    talk = kingsbridge("place 7 1", "place 10 4")
    for line in ("annule les deux derniers coups", "oui", "remets-les"):
        give(talk, line)
    assert give(talk, "oui")[1] == ["place 7 1", "place 10 4"]


def test_what_was_taken_back_is_forgotten_once_something_is_played() -> None:
    talk = kingsbridge("place 7 1")
    for line in ("annule le coup", "pose le dix sur la quatre", "remets-le", "oui"):
        give(talk, line)
    assert history(talk) == ["place 10 4"]


@pytest.mark.parametrize(
    "line",
    [
        "mince, je voulais pas",
        "oups c'était pas ça",
        "j'ai gaffé, rends-moi le sept",
        "mince, j'aurais dû garder le sept pour plus tard",
    ],
)
def test_who_is_sorry_is_asked_whether_to_take_the_last_move_back(line: str) -> None:
    talk = kingsbridge("place 7 2")
    told, played = give(talk, line)
    assert told == "Annuler : sept sur colonne deux ? Dis oui ou non." and not played
    assert history(talk) == ["place 7 2"]
    give(talk, "oui")
    assert history(talk) == []


@pytest.mark.parametrize("line", ["mince, j'ai que des grosses", "zut, c'est long", "oh la la"])
def test_who_only_sighs_is_not_sorry(line: str) -> None:
    talk = kingsbridge("place 7 2")
    told, played = give(talk, line)
    assert "Annuler" not in told and not played and history(talk) == ["place 7 2"]


@pytest.mark.parametrize(
    "line",
    [
        "je reprends le sept",
        "rends-moi le sept",
        "je remets le sept dans ma main",
        "le sept, je le récupère",
        "retire le sept de la deux",
        "finalement je garde le sept",
        "annule le sept",
    ],
)
def test_who_takes_back_what_was_played_by_its_name_is_asked(line: str) -> None:
    talk = kingsbridge("place 7 2")
    told, played = give(talk, line)
    assert told == "Annuler : sept sur colonne deux ? Dis oui ou non." and not played
    give(talk, "oui")
    assert history(talk) == []


@pytest.mark.parametrize("line", ["je reprends le quatre", "je garde le sept", "j'ai un sept"])
def test_what_names_another_thing_or_takes_nothing_back_is_no_regret(line: str) -> None:
    talk = kingsbridge("place 7 2")
    assert "Annuler" not in give(talk, line)[0] and history(talk) == ["place 7 2"]


def test_a_house_is_taken_back_by_its_place() -> None:
    talk = canyon()
    give(talk, "je pose en F12")
    told, _ = give(talk, "je reprends la maison en F12")
    assert told.startswith("Annuler : construire en")


@pytest.mark.parametrize(
    ("game", "position", "line", "did"),
    [
        ("kingsbridge", "placed", "j'ai pas fini", "ask turn"),
        ("kingsbridge", "placed", "attends j'ai pas terminé mon tour", "ask turn"),
        ("kingsbridge", "turn_ended", "j'ai pas fini", "talk undo"),
        ("world_without_end", "turn", "c'est pas fini", "ask turn"),
        ("seven_kingdoms", "played_44", "j'ai pas fini", "talk undo"),
    ],
)
def test_who_has_not_done_takes_back_only_what_ended_the_turn(
    game: str, position: str, line: str, did: str
) -> None:
    """In the midst of a turn the last card was taken back at once, unasked."""
    assert said(game, position, line, did).did == (did,)


def test_a_move_of_another_kind_tells_what_it_takes_the_place_of() -> None:
    # « Plutôt : changer toute ta main ? » took the seven back without a word of it.
    talk = new("kingsbridge", ("Lucie", "Tom"), {}, 7)
    give(talk, "le sept derrière le six")
    told, played = give(talk, "ben je change tout mon jeu alors")
    assert told.startswith("Cela annule : sept sur colonne cinq. Plutôt : changer toute ta main ?")
    assert not played
    give(talk, "oui")
    assert history(talk) == ["exchange 1,6,7,8,8,13"]


def test_a_move_of_the_same_kind_is_told_alone() -> None:
    told, _ = give(kingsbridge("place 7 1"), "non, le sept sur la deux")
    assert told.startswith("Plutôt : ")
