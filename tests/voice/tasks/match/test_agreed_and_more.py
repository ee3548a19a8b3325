"""A yes with more behind it agrees and goes on: nothing of either is left out."""

from __future__ import annotations

import pytest

from heraut.voice.dialogue import Conversation
from heraut.voice.evaluation.understanding import opened

from .played_matches import new
from .test_awaited import give
from .test_plain_talk import positions

ASKED = "mon neuf sur la cinq ?"


@pytest.mark.parametrize(
    "line",
    [
        "oui, j'ai fini",
        "oui et fin de tour",
        "c'est bon, à toi",
        "ok fini",
        "cela me convient, j'ai terminé mon tour",
        "ouais vas-y et je passe la main",
    ],
)
def test_what_waits_is_read_back_with_what_is_said_behind_the_yes(line: str) -> None:
    talk = opened(positions("kingsbridge")["middle"], "fr")
    give(talk, ASKED)
    said, played = give(talk, line)
    assert not played
    assert "Neuf sur colonne cinq, puis finir le tour" in said
    assert give(talk, "oui")[1] == ["place 9 5", "end"]


def test_who_corrects_agrees_to_nothing() -> None:
    talk = opened(positions("kingsbridge")["middle"], "fr")
    give(talk, ASKED)
    assert not give(talk, "ok, plutôt le huit sur la une")[1]
    assert give(talk, "oui")[1] == ["place 8 1"]


@pytest.mark.parametrize(
    ("game", "position", "first", "then", "expected"),
    [
        ("kingsbridge", "middle", ASKED, "fin de tour", ["place 9 5", "end"]),
        ("world_without_end", "turn", "la vente ?", "trois laines", ["play sale", "sell wool 3"]),
    ],
)
def test_what_can_only_follow_what_waits_is_read_back_behind_it(
    game: str, position: str, first: str, then: str, expected: list[str]
) -> None:
    talk = opened(positions(game)[position], "fr")
    give(talk, first)
    said, played = give(talk, then)
    assert said.endswith("Dis oui ou non.") and not played
    assert give(talk, "oui")[1] == expected


@pytest.mark.parametrize("then", ["terminé pour Lucie", "fin de tour", "à toi Tom"])
def test_what_waits_may_be_in_doubt_itself(then: str) -> None:
    # « D'accord, je laisse » dropped it.
    talk = new("kingsbridge", ("Lucie", "Tom"), {}, 7)
    give(talk, "le sept derrière le six")
    assert give(talk, "et le huit après")[0] == "Huit sur colonne cinq ? Dis oui ou non."
    said, played = give(talk, then)
    assert said == "Huit sur colonne cinq, puis finir le tour ? Dis oui ou non." and not played
    assert give(talk, "oui")[1][:2] == ["place 8 5", "end"]


def test_cards_that_are_still_to_be_taken_go_where_it_was_said() -> None:
    # « Valider quarante-cinq » was read back, the contrary of what was said.
    talk = taking()
    assert give(talk, "celle à onze et la suivante")[0].startswith(
        "Prendre onze et quarante-cinq ?"
    )
    said, played = give(talk, "le onze dans mon royaume, le quarante-cinq en main")
    assert said.endswith("puis valider onze, puis garder quarante-cinq ? Dis oui ou non.")
    assert not played
    assert give(talk, "oui")[1] == ["slots 3-4", "validate 11", "keep 45"]


def taking() -> Conversation:
    """Tom takes two cards next to each other; Lucie and Sara play too."""
    talk = new("seven_kingdoms", ("Lucie", "Tom", "Sara"), {}, 5)
    for line in ("je joue la plus grosse", "ma carte deux", "le trente-quatre", "oui"):
        give(talk, line)
    for line in ("je prends le 7", "je garde", "oui"):
        give(talk, line)
    return talk


@pytest.mark.parametrize("then", ["et raoul treize", "et la dernière en raoul treize"])
def test_what_cannot_follow_is_refused_and_what_waits_is_asked_about_still(then: str) -> None:
    # The one that waited was dropped, and the other one played at once.
    talk = opened(positions("kingdom_builder")["first_canyon"], "fr")
    give(talk, "parapluie treize peut-être")
    said, played = give(talk, then)
    assert "Raoul treize ne touche pas tes cités." in said
    assert said.endswith("Construire en Parapluie treize ? Dis oui ou non.") and not played


def test_what_a_yes_will_leave_out_is_told_before_it() -> None:
    talk = opened(positions("kingdom_builder")["first_canyon"], "fr")
    said, played = give(talk, "parapluie treize, quintal quatorze et marcel un")
    assert said.startswith("Marcel un : désert. Il faut canyon.") and not played
    assert give(talk, "oui")[1] == ["build P13", "build Q14"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("certainement pas, nous continuons", "On continue."),
        ("on continue", "On continue."),
        ("non pas encore, on finit la manche", "On continue."),
        ("non, mon huit sur la une", "On continue."),
        # A yes would be one to two questions.
        ("et le huit, il va où ?", "On continue."),
        ("ma main", "On continue."),
    ],
)
def test_who_is_asked_whether_to_leave_may_go_on(line: str, told: str) -> None:
    talk = opened(positions("kingsbridge")["middle"], "fr")
    give(talk, "j'arrête")
    said, _ = give(talk, line)
    assert told in said
    assert "Pas compris" not in said


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("pourquoi je peux pas poser le neuf sur la deux", "La colonne deux finit par dix"),
        ("pourquoi ne puis-je pas mettre mon neuf sur la une ?", "La colonne un finit par sept"),
        ("pourquoi j'ai pas le droit de poser le neuf sur la cinq", "Neuf sur colonne cinq ?"),
    ],
)
def test_why_a_move_cannot_be_done_is_told_of_that_move(line: str, told: str) -> None:
    talk = opened(positions("kingsbridge")["middle"], "fr")
    give(talk, "le sept sur la deux")  # « pourquoi » alone asks about this one
    said, played = give(talk, line)
    assert told in said
    assert not played
