"""Typed corrections: in the same breath, of what is asked about, and of what was played last."""

from __future__ import annotations

import pytest

from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Played, Spoken
from heraut.voice.runtime.event_loop import take
from heraut.voice.runtime.match_factory import MatchFactory, open_new
from heraut.voice.tasks.match.match_task import MatchTask

PLAYED = ("start 6", "start 6", "start 6", "start 9", "start 2", "start 3")


def kingsbridge(*history: str) -> Conversation:
    """Columns 6, 6, 6, 9, 2 and 3; Anna holds a 4, 7, 10 and others."""
    task = open_new(MatchFactory(), "kingsbridge", ("Anna", "Bilal"), {"cards": "table"}, 1, None)
    deal = (*PLAYED, *(f"draw {card}" for card in (4, 7, 10, 12, 13, 1)))
    deal += tuple(f"draw {card}" for card in (5, 5, 8, 8, 9, 9))
    for notation in (*deal, *history):
        task.match = task.match.play(notation)
    return Conversation(task)


def give(talk: Conversation, line: str) -> tuple[str, list[str]]:
    outputs = take(talk, line)
    told = " ".join(output.text for output in outputs if isinstance(output, Spoken))
    return told, [output.notation for output in outputs if isinstance(output, Played)]


def history(talk: Conversation) -> list[str]:
    assert isinstance(talk.task, MatchTask)
    return [step.notation for step in talk.task.match.history if step.by >= 0]


@pytest.mark.parametrize(
    "line",
    [
        "non, plutôt sur la trois",
        "oups je voulais dire la trois",
        "pardon la colonne trois",
        "j'ai dit trois pas deux",
        "pas la deux la trois",
    ],
)
def test_the_last_move_is_taken_back_and_replaced_after_a_yes(line: str) -> None:
    talk = kingsbridge("place 7 2")
    told, played = give(talk, line)
    assert told.startswith("Plutôt : ") and "trois" in told and not played
    told, played = give(talk, "oui")
    assert played == ["place 7 3"] and history(talk) == ["place 7 3"]
    assert "Annulé" in told


def test_a_no_leaves_the_last_move_as_it_is() -> None:
    talk = kingsbridge("place 7 1")
    give(talk, "non, plutôt sur la trois")
    assert not give(talk, "non")[1] and history(talk) == ["place 7 1"]


@pytest.mark.parametrize(
    ("line", "notation"),
    [
        ("pose le dix, non, le sept sur la deux", "place 7 2"),
        ("le sept sur la quatre, pardon, sur la deux", "place 7 2"),
        ("pose le dix sur la trois, euh non, sur la quatre", "place 10 4"),
    ],
)
def test_of_one_breath_the_last_word_counts_and_is_read_back(line: str, notation: str) -> None:
    talk = kingsbridge()
    assert not give(talk, line)[1]
    assert give(talk, "oui")[1] == [notation]


def test_a_piece_is_corrected() -> None:
    talk = kingsbridge()
    give(talk, "le dix")
    give(talk, "non, le sept")
    assert not history(talk)
    assert give(talk, "colonne deux")[1] == ["place 7 2"]


@pytest.mark.parametrize(
    "line",
    ["je me suis trompé de colonne", "c'est pas là que je voulais", "mais non pas ça", "annule ça"],
)
def test_regret_takes_back_the_last_move(line: str) -> None:
    talk = kingsbridge("place 7 1")
    told, _ = give(talk, line)
    assert "Annulé" in told and not history(talk)


@pytest.mark.parametrize("line", ["non, plutôt sur la neuf", "non plutôt des frites", "pas six"])
def test_what_makes_no_legal_move_replaces_nothing(line: str) -> None:
    talk = kingsbridge("place 7 1")
    give(talk, line)
    give(talk, "oui")
    assert history(talk) == ["place 7 1"]


def seven_kingdoms(*history: str) -> Conversation:
    """Anna takes with a king from 9, 3, 25, 41, 33, 6 and 24."""
    task = open_new(
        MatchFactory(), "seven_kingdoms", ("Anna", "Bilal"), {"cards": "table"}, 1, None
    )
    laid = [f"crest {crest}" for crest in range(1, 8)]
    dealt = ["token double", "token plus_4", "first 1", "draw 7", "draw 20", "draw 44"]
    row = [f"row {card}" for card in (9, 3, 25, 41, 33, 6, 24)]
    played = ["draw ?"] * 3 + row + ["play 7", "play 2"]
    for notation in (*laid, *dealt, *played, *history):
        task.match = task.match.play(notation)
    return Conversation(task)


@pytest.mark.parametrize(
    "line", ["non, le six au lieu du neuf", "pas le neuf, le six", "à la place du neuf, le six"]
)
def test_one_card_of_several_is_exchanged(line: str) -> None:
    talk = seven_kingdoms("take 3,9,25")
    told, played = give(talk, line)
    assert told.startswith("Plutôt : ") and not played
    assert give(talk, "oui")[1] == ["take 3,6,25"]


def test_a_card_that_waits_for_a_yes_is_exchanged_for_another() -> None:
    talk = seven_kingdoms()
    give(talk, "le neuf")
    assert not give(talk, "non, le six")[1]
    assert give(talk, "oui")[1] == ["take 6"]


def test_several_commands_at_once_correct_nothing() -> None:
    talk = kingsbridge("place 7 1")
    assert not give(talk, "non, plutôt le quatre et le cinq sur la une")[1]
