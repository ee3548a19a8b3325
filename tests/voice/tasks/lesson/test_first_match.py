"""The first match after a lesson: set up by the same talk, with hints that fade."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from heraut.engines.match import Match
from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.voice.dialogue import Conversation, Task
from heraut.voice.dialogue.outputs import Output, Spoken
from heraut.voice.herald import Herald, Verbosity, Words
from heraut.voice.runtime.kept_matches import keep_hints, keeps_hints
from heraut.voice.runtime.lessons import hinted, open_lesson
from heraut.voice.runtime.match_factory import MatchFactory, open_new, open_saved
from heraut.voice.tasks.lesson.progress import Unkept
from heraut.voice.tasks.match.match_task import MatchTask
from heraut.voice.tasks.setup import Chosen, Settled, SetupTask, ToLearn, prepare

FIRST = "Commence par « toutes les colonnes »"
SECOND = "« quelles cartes puis-je poser »"


def said(outputs: tuple[Output, ...]) -> str:
    return " ".join(output.text for output in outputs if isinstance(output, Spoken))


def match_of(players: tuple[str, ...]) -> MatchTask:
    match = Match.new("kingsbridge", len(players), {"stalemate_rounds": "5"}, 1, players)
    herald = Herald(Words("fr"), "kingsbridge", players)
    return MatchTask(match, Grammar.load("fr", "kingsbridge"), herald)


def setup(progress: Unkept, *, game: str = "", learning: bool = False) -> SetupTask:
    def opener(settled: Settled) -> Task[Any]:
        if isinstance(settled, ToLearn):
            level = Verbosity.NORMAL
            return open_lesson("fr", level, settled.game, progress, first)
        assert isinstance(settled, Chosen)
        task = match_of(settled.players)
        return hinted(task) if game else task

    def first(level: Verbosity) -> SetupTask:
        return setup(progress, game="kingsbridge")

    herald = Herald(Words("fr"))
    return prepare(herald, RULES, lambda seats: 0, opener, game=game, learning=learning)


@pytest.mark.long
def test_a_lesson_is_asked_for_while_a_match_is_set_up() -> None:
    for lines in (
        ["apprends-moi le jeu", "kingsbridge"],
        ["apprends-moi kingsbridge"],
        ["je voudrais apprendre à jouer à Kingsbridge"],
    ):
        talk = Conversation(setup(Unkept()))
        talk.begin()
        told = [said(talk.typed(line)) for line in lines]
        assert told[-1].startswith("Leçon de Kingsbridge, en quatorze étapes."), lines
    asking = Conversation(setup(Unkept(), learning=True))
    assert said(asking.begin()).startswith("Quel jeu veux-tu apprendre")
    assert "Quel jeu :" in said(asking.typed("annule"))
    assert "plusieurs" not in said(asking.typed("apprends-moi le jeu"))


def test_after_the_lesson_comes_a_first_match_with_hints() -> None:
    progress = Unkept()
    progress.note("kingsbridge", "count")
    talk = Conversation(setup(progress))
    talk.begin()
    talk.typed("apprends-moi kingsbridge")
    assert "première partie" in said(talk.typed("passe"))
    assert "combien de joueurs" in said(talk.typed("oui"))
    for line in ("deux joueurs", "le reste est normal"):
        told = said(talk.typed(line))
    assert "Je commence ?" in told
    told = said(talk.typed("oui"))
    assert "je dirai un petit conseil" in told and told.endswith("« fin de tour ».")
    assert FIRST in told


def test_hints_grow_fewer_and_each_seat_may_do_without() -> None:
    talk = Conversation(hinted(match_of(("Anna", "Bob"))))
    told = [said(talk.begin())]
    assert "Plus de conseils pour Anna" in said(talk.typed("sans conseils"))
    for _ in range(9):
        talk.typed("change toutes mes cartes")
        told.append(said(talk.typed("oui")))
    assert FIRST in told[0]
    bobs, annas = told[1::2], told[2::2]
    assert FIRST in bobs[0] and SECOND in bobs[1] and "déplacer" in bobs[2]
    assert "« Combien de cartes »" in bobs[4]
    hints = (FIRST, SECOND, "Pense à déplacer", "« Combien de cartes »")
    assert not [one for one in (bobs[3], *annas) for hint in hints if hint in one]


def test_hints_go_on_where_they_were_when_the_match_is_resumed(tmp_path: Path) -> None:
    save = tmp_path / "first.jsonl"
    assert not keeps_hints(save)
    task = open_new(MatchFactory(), "kingsbridge", ("Anna", "Bob"), {}, 1, save)
    keep_hints(save)
    assert keeps_hints(save)
    talk = Conversation(hinted(task))
    began = said(talk.begin())
    assert FIRST in began
    for _ in range(2):
        task._advance(task.match.play(str(task.match.rules.legal(task.match.state)[-1])).settle())
    again, lost = open_saved(MatchFactory(), save)
    assert lost is None and again.match.history
    resumed = said(Conversation(hinted(again)).begin())
    assert FIRST not in resumed, "it was told, and is not told again"
    fresh = hinted(task)
    fresh._catch_up()
    other = hinted(again)
    other._catch_up()
    assert fresh._times == other._times and sum(other._times.values()) >= 1
