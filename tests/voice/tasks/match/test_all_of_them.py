"""« Les deux », « tout », « garde »: how many there are decides, or else it is asked."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from heraut.voice.dialogue.outputs import Output, Spoken
from heraut.voice.evaluation.understanding import opened

from .test_plain_talk import positions, said

DONE = [
    ("sort_9_25", "je garde les deux", ("do keep 9,25",)),
    ("sort_9_25", "je valide les deux", ("do validate 9,25",)),
    ("sort_9_25", "je les valide toutes les deux", ("do validate 9,25",)),
    ("sort_9_25", "au royaume toutes les deux", ("do validate 9,25",)),
    ("sort_9_25", "toutes les deux en main", ("do keep 9,25",)),
    ("sort_second", "garde", ("do keep 25",)),
    ("sort_second", "valide", ("do validate 25",)),
    ("sort_four", "je valide les quatre", ("do validate 2,5,18,31",)),
]
ASKED = [
    ("sort_9_25", "garde", "Un : garder neuf. Deux : garder vingt-cinq."),
    ("sort_9_25", "valide", "Un : valider neuf. Deux : valider vingt-cinq."),
    ("sort_9_25", "les deux", "Un : garder neuf et vingt-cinq. Deux : valider neuf et vingt-cinq."),
    ("sort_9_25", "tout", "Un : tout garder. Deux : tout valider."),
    ("sort_four", "je garde les deux", "Garder la carte numéro deux ? Dis oui ou non."),
    ("sort_four", "je valide les deux", "Valider la carte numéro deux ? Dis oui ou non."),
    ("sort_four", "les deux en main", "Garder la carte numéro deux ? Dis oui ou non."),
    ("sort_four", "les quatre", "Valider deux, cinq, dix-huit et trente et un ? Dis oui ou non."),
    ("took_knight_1_2", "les deux", "Valider douze et quarante et un ? Dis oui ou non."),
    ("taking_king", "je prends les trois", "Prendre la carte numéro trois ? Dis oui ou non."),
    ("taking_king", "les trois", "Prendre la carte numéro trois ? Dis oui ou non."),
]
WHICH = [
    ("sort_four", "garde", "deux, cinq, dix-huit et trente et un. Dis lesquelles."),
    ("sort_four", "valide", "deux, cinq, dix-huit et trente et un. Dis lesquelles."),
    ("sort_four", "les deux", "deux, cinq, dix-huit et trente et un. Dis lesquelles."),
    ("sort_four", "toutes les deux au royaume", "Dis lesquelles."),
    ("sort_four", "je les valide toutes les deux", "Dis lesquelles."),
    ("sort_four", "je les garde tous les deux", "Dis lesquelles."),
    ("sort_second", "les deux", "Il ne reste qu'une carte à valider ou à garder"),
    ("taking_king", "je prends les deux", "Il y a sept cartes. Dis lesquelles"),
    ("taking_king", "les quatre", "Il y a sept cartes. Dis lesquelles"),
    ("hand_5_18_44", "les deux", "Anna doit d'abord jouer une carte."),
    ("hand_5_18_44", "garde", "Anna doit d'abord jouer une carte."),
]


@pytest.mark.parametrize(("position", "line", "does"), DONE)
def test_all_that_is_there_is_meant(position: str, line: str, does: tuple[str, ...]) -> None:
    found = said("seven_kingdoms", position, line)
    assert found.did == does
    assert "oui ou non" not in found.said


@pytest.mark.parametrize(("position", "line", "asks"), ASKED)
def test_it_is_asked_what_is_meant(position: str, line: str, asks: str) -> None:
    assert asks in said("seven_kingdoms", position, line).said


@pytest.mark.parametrize(("position", "line", "told"), WHICH)
def test_of_another_number_of_cards_nothing_is_done(position: str, line: str, told: str) -> None:
    found = said("seven_kingdoms", position, line)
    assert told in found.said
    assert not any(one.startswith("do ") for one in found.did)


@pytest.mark.parametrize("first", ["valide", "garde", "tout"])
def test_both_are_not_the_second_option(first: str) -> None:
    talk = opened(positions("seven_kingdoms")["sort_9_25"], "fr")
    talk.typed(first)
    said = _text(talk.typed("les deux"))
    assert "Un : garder neuf et vingt-cinq. Deux : valider neuf et vingt-cinq." in said


@pytest.mark.parametrize(("line", "told"), [("deux", "vingt-cinq."), ("la première", "neuf.")])
def test_one_of_the_options_is_chosen_by_its_number(line: str, told: str) -> None:
    talk = opened(positions("seven_kingdoms")["sort_9_25"], "fr")
    talk.typed("garde")
    assert f"Gardé en main : {told}" in _text(talk.typed(line))


def test_what_is_left_is_validated_or_kept_by_the_words_of_the_prompt() -> None:
    for line, told in (
        ("garde", "Gardé en main : vingt-cinq."),
        ("valide", "Validé : vingt-cinq."),
    ):
        talk = opened(positions("seven_kingdoms")["sort_9_25"], "fr")
        assert "Reste vingt-cinq : valide, ou garde." in _text(talk.typed("je garde le neuf"))
        assert told in _text(talk.typed(line))


def _text(outputs: Sequence[Output]) -> str:
    return " ".join(one.text for one in outputs if isinstance(one, Spoken))
