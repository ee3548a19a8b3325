"""Matches in the middle of a turn, what is said in them, and what came of it."""

from __future__ import annotations

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


def new(game: str, players: tuple[str, ...], options: dict[str, str], seed: int) -> Conversation:
    """Return a match that begins, with the cards of Héraut unless an option tells otherwise."""
    talk = Conversation(open_new(MatchFactory(), game, players, options, seed, None))
    talk.begin()
    return talk


def give(talk: Conversation, line: str) -> tuple[str, list[str]]:
    outputs = take(talk, line)
    told = " ".join(output.text for output in outputs if isinstance(output, Spoken))
    return told, [output.notation for output in outputs if isinstance(output, Played)]


def history(talk: Conversation) -> list[str]:
    assert isinstance(talk.task, MatchTask)
    return [step.notation for step in talk.task.match.history if step.by >= 0]


def canyon() -> Conversation:
    """Inès builds on canyon; nothing is placed."""
    options = {"setup": "chosen", "cards": "table"}
    task = open_new(MatchFactory(), "kingdom_builder", ("Inès", "Tom"), options, 1, None)
    sections = (f"section {one}" for one in ("oracle", "harbor", "oasis", "tavern"))
    goals = (f"goal {one}" for one in ("hermits", "discoverers", "fishermen"))
    for notation in (*sections, *goals, "first 1", "draw canyon", "draw ?"):
        task.match = task.match.play(notation)
    return Conversation(task)


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
