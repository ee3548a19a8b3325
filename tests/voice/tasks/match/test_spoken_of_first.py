"""What is spoken of first and then taken or left: « il y a un roi, je le prends »."""

from __future__ import annotations

import pytest

from heraut.voice.evaluation.understanding import Verdict

from .test_plain_talk import said

SAID = [
    # What is seen is what is taken.
    ("seven_kingdoms", "taking_bishop", "Tiens, il y a un roi, je le prends.", "do take 3"),
    ("seven_kingdoms", "taking_bishop", "Il ne reste qu'un roi, alors je le prends.", "do take 3"),
    (
        "seven_kingdoms",
        "taking_bishop",
        "Il n'y a qu'un seul roi : je le prends et je le pose dans mon royaume.",
        "do take 3; validate 3",
    ),
    ("seven_kingdoms", "taking_king", "il reste la princesse 25, je la prends", "do take 25"),
    ("kingsbridge", "ends_b", "Je vois le trois, j'y mets mon quatre", "do place 4 3"),
    # What stays where it is is not meant.
    (
        "seven_kingdoms",
        "taking_king",
        "Je prends le trois et le six. Le neuf, je le laisse.",
        "do take 3,6",
    ),
    (
        "seven_kingdoms",
        "taking_king_princesses",
        "Les deux princesses, et l'évêque. Le quatrième, je le laisse.",
        "do take 12,22,24",
    ),
    ("seven_kingdoms", "hand_9_20_35", "Le vingt je le garde, je joue le neuf.", "do play 9"),
    ("kingsbridge", "ends_b", "Le neuf, je le laisse, le quatre sur le trois.", "do place 4 3"),
    (
        "kingsbridge",
        "ends_b",
        "Le quatre sur le trois. Le neuf, je le laisse pour plus tard.",
        "do place 4 3",
    ),
    # Nothing of it is played, nor is it where the rest is not told.
    ("seven_kingdoms", "hand_9_20_35", "Le vingt est trop fort, alors je le garde.", "nothing"),
    (
        "seven_kingdoms",
        "taking_king",
        "Les deux rois, je les laisse, je prends les autres",
        "nothing",
    ),
    ("kingsbridge", "ends_b", "Le neuf, je le garde.", "nothing"),
    # But where it may be kept, it is.
    ("seven_kingdoms", "sort_three", "L'évêque, je le garde.", "do keep 9"),
    (
        "seven_kingdoms",
        "sort_three",
        "L'évêque, je le garde, et les autres au royaume.",
        "do keep 9; validate 31,43",
    ),
    # One of several cards of a rank beside another one is no move of its own.
    (
        "kingsbridge",
        "wilwulf",
        "Wilwulf, je garde le huit, plus un de mes deux douze",
        "do use wilwulf 8,12",
    ),
    (
        "kingsbridge",
        "wilwulf",
        "Wilwulf, je mets de côté le huit ainsi que le douze",
        "do use wilwulf 8,12",
    ),
    ("kingsbridge", "hand_a", "Je change le trois plus un de mes neuf", "do exchange 3,9"),
]


@pytest.mark.parametrize(("game", "position", "line", "meant"), SAID)
def test_what_is_spoken_of_first_is_taken_or_left(
    game: str, position: str, line: str, meant: str
) -> None:
    assert said(game, position, line, meant).verdict is Verdict.MEANT


AGREED = [
    (
        "kingsbridge",
        "wilwulf",
        "On se garde les deux douze devant nous avec Wilwulf, t'es d'accord ? Oui, on fait ça",
        "do use wilwulf 12,12",
    ),
    ("kingsbridge", "ends_b", "Quatre sur le trois, d'accord ? Oui, vas-y", "do place 4 3"),
    ("kingsbridge", "ends_b", "Le deux sur la une, tu crois pas ? Allez.", "do place 2 1"),
    ("kingsbridge", "ends_b", "Est-ce qu'on met le 4 sur le 3 ? Oui, on fait ça.", "do place 4 3"),
    ("kingsbridge", "ends_b", "C'est à moi ? Oui, le quatre sur le trois.", "do place 4 3"),
    (
        "seven_kingdoms",
        "took_one_princess",
        "On s'arrête là ? Oui, on s'arrête, et le dix-sept on le met dans notre royaume.",
        "do validate 17",
    ),
    ("seven_kingdoms", "hand_9_20_35", "On joue le neuf, d'accord ? Oui, allez.", "do play 9"),
    # A no, and what is no move, are no yes to it.
    ("seven_kingdoms", "hand_9_20_35", "On joue le vingt ? Non, le neuf.", "do play 9"),
    ("seven_kingdoms", "hand_9_20_35", "C'est bien à moi ? Oui, c'est ça.", "ask turn"),
    ("kingsbridge", "ends_b", "Il reste des treize ? Oui, deux.", "ask my_card card=13"),
    ("kingsbridge", "pile_empty", "Rien qui va. Je laisse mon tour.", "do pass"),
]


@pytest.mark.parametrize(("game", "position", "line", "meant"), AGREED)
def test_who_says_yes_to_their_own_question_means_what_it_asks(
    game: str, position: str, line: str, meant: str
) -> None:
    assert said(game, position, line, meant).verdict is Verdict.MEANT
