"""What is guessed from talk is played after a yes, and only then."""

from __future__ import annotations

from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Played, Spoken
from heraut.voice.runtime.event_loop import take
from heraut.voice.runtime.match_factory import MatchFactory, open_new

GUESSED = "bon ben, tant pis pour vous autres, je colle gentiment {card} sur la {column} !"


def opened() -> tuple[Conversation, str]:
    """Return a match, and a move in it in the midst of talk."""
    task = open_new(MatchFactory(), "kingsbridge", ("Anna", "Bilal"), {}, 3, None)
    talk = Conversation(task)
    talk.begin()
    actions = map(str, task.match.rules.legal(task.match.state))
    _, card, column = next(one for one in actions if one.startswith("place ")).split()
    return talk, GUESSED.format(card=card, column=column)


def test_a_guess_is_played_after_a_yes() -> None:
    talk, line = opened()
    asked = take(talk, line)
    told = " ".join(one.text for one in asked if isinstance(one, Spoken))
    assert told.endswith("oui ou non.")
    assert not any(isinstance(one, Played) for one in asked)
    assert any(isinstance(one, Played) for one in take(talk, "oui"))


def test_a_guess_is_forgotten_after_a_no() -> None:
    talk, line = opened()
    outputs = [*take(talk, line), *take(talk, "non"), *take(talk, "oui")]
    assert outputs and not any(isinstance(one, Played) for one in outputs)
