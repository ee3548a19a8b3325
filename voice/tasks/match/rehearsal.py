"""A rehearsal before play: a grammar is read by the first sentence that needs it.

On a slow machine that takes ten seconds for a sentence in somebody's own words, and two parts of a
second after it. So sentences that nobody has said are taken aside, while nobody says any.
"""

from __future__ import annotations

import logging
import threading

from heraut.engines.match import Match
from heraut.grammars import Grammar
from heraut.voice.dialogue import Conversation
from heraut.voice.herald import Herald, Words
from heraut.voice.tasks.match.match_task import MatchTask
from heraut.voice.tasks.match.seat_task import SeatTask

_LOG = logging.getLogger(__name__)


def rehearse(match: Match, words: Words) -> None:
    """Take questions, a move, a correction and nonsense, as a player would say them.

    Nothing comes of it: it is another talk of the same match, and kept in no file. ``words`` must
    be those of the thread that calls.
    """
    match = match.settle()
    game = match.rules.name
    herald = Herald(words, game, match.players, cards=match.options["cards"])
    everyone = frozenset(range(match.seats))
    # Who is on turn may say most, so most is read.
    seat = match.to_act if match.to_act is not None and match.to_act >= 0 else 0
    task = MatchTask(match, Grammar.load(words.lang, game), herald, ears=everyone)
    talk = Conversation(SeatTask(task, seat))
    for line in words.text("rehearsed-lines").splitlines():
        talk.typed(line)


def rehearse_aside(match: Match, lang: str) -> None:
    """Do so in a thread of its own, which ends with the program."""

    def run() -> None:
        try:
            rehearse(match, Words(lang))
        except Exception:
            # The first sentence will take longer; the talk goes on.
            _LOG.exception("a match was not rehearsed")

    threading.Thread(target=run, name="rehearsal", daemon=True).start()
