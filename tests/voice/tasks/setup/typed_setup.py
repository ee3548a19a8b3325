"""A setup to type lines to, and what it says."""

from __future__ import annotations

from typing import Any

from heraut.engines.registry import RULES
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output, Spoken
from heraut.voice.herald import Herald, Verbosity, Words
from heraut.voice.runtime.event_loop import take
from heraut.voice.runtime.match_factory import MatchFactory, open_new
from heraut.voice.tasks.match.match_task import MatchTask
from heraut.voice.tasks.setup import Chosen, Resumed, SetupTask
from heraut.voice.tasks.setup.sentences import Sentences

WORDS = Words("fr")
UID = "04a1b2c3d4e5f6"
SENTENCES = Sentences.load("fr", RULES)
GAMES = WORDS.text("setup-ask-game", choices=tuple(g.said for g in SENTENCES.menu.games.values()))


class Setup(Conversation):
    """A setup, and what it settled in place of a match."""

    def __init__(self, verbosity: Verbosity = Verbosity.NORMAL, **more: Any) -> None:
        self.result: Chosen | Resumed | None = None
        self.problem: Exception | None = None
        herald = Herald(WORDS, verbosity=verbosity)
        more = {"game": "kingsbridge", **more}
        last = more.pop("draw", lambda seats: seats - 1)
        super().__init__(SetupTask(SENTENCES, herald, last, self.settled, **more))

    def settled(self, result: Chosen | Resumed) -> MatchTask:
        if self.problem is not None:
            raise self.problem
        self.result = result
        return open_new(MatchFactory(), "kingsbridge", ("Ann", "Bob"), {}, 1, None)


def text(outputs: tuple[Output, ...]) -> str:
    return " ".join(output.text for output in outputs if isinstance(output, Spoken))


def talk(*lines: str, on: Setup | None = None) -> tuple[Setup, str]:
    """Type lines; return the session and what came of the last one."""
    host = on or Setup()
    said = text(host.begin()) if on is None else ""
    for line in lines:
        said = text(take(host, line))
    return host, said
