"""What is said in passing, « j'ai pas le choix », is left out whole; the rest is read back."""

from __future__ import annotations

import pytest

from heraut.grammars import Grammar
from heraut.grammars.typed.asides import Asides
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Played, Spoken
from heraut.voice.runtime.event_loop import take
from heraut.voice.runtime.match_factory import MatchFactory, open_new


@pytest.mark.parametrize(
    ("line", "rest"),
    [
        ("de toute façon chuis coincé : le sept sur la trois", ": le sept sur la trois"),
        ("on va pas se mentir, j'ai pas l'choix, c'est le six", "c'est le six"),
        ("le six sur la une, si ça ne vous dérange pas !", "le six sur la une, !"),
        ("je n'ai pas d'autre choix le six", "le six"),
        ("SI TU VEUX BIEN, le six", "le six"),
        ("c'est pas bete, le six", "le six"),
    ],
)
def test_set_phrases_are_left_out(grammar: Grammar, line: str, rest: str) -> None:
    assert " ".join(Asides.of(grammar).without(line.split())) == rest


@pytest.mark.parametrize(
    "line",
    [
        "pas le six",
        "c'est pas ça, le huit",
        "si je pose le six je fais quoi",
        "qui a le plus de cartes",
        "j'ai pas de six",
        "pourquoi pas ?",  # nothing would be left
    ],
)
def test_what_denies_or_asks_stays(grammar: Grammar, line: str) -> None:
    assert Asides.of(grammar).without(line.split()) == tuple(line.split())


def opened() -> tuple[Conversation, str, str]:
    """Return a match and a card with a column that takes it."""
    task = open_new(MatchFactory(), "kingsbridge", ("Anna", "Léna"), {}, 3, None)
    talk = Conversation(task)
    talk.begin()
    actions = map(str, task.match.rules.legal(task.match.state))
    _, card, column = next(one for one in actions if one.startswith("place ")).split()
    return talk, card, column


@pytest.mark.parametrize(
    "line",
    [
        "on va pas se mentir j'ai pas le choix je pose le {card} sur la colonne {column}",
        "pas de chance pour vous, le {card} sur la colonne {column}, si ça vous va",
        "pousse-toi Léna, le {card} va sur la colonne {column}",  # said to a player
        "je pose le {card} sur la colonne {column} ?",  # nothing in passing, but a doubt
    ],
)
def test_the_move_beside_them_or_a_doubt_is_read_back_and_played_after_a_yes(line: str) -> None:
    talk, card, column = opened()
    asked = take(talk, line.format(card=card, column=column))
    told = " ".join(one.text for one in asked if isinstance(one, Spoken))
    assert told.endswith("oui ou non."), told
    assert not any(isinstance(one, Played) for one in asked)
    played = [one.notation for one in take(talk, "oui") if isinstance(one, Played)]
    assert played == [f"place {card} {column}"]


def test_a_language_without_set_phrases_keeps_every_word(
    grammar: Grammar, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heraut.grammars.typed.asides._FILE", "none_such")
    line = ("on", "va", "pas", "se", "mentir", "le", "six")
    assert Asides(grammar).without(line) == line
