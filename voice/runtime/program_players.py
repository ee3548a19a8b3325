"""The program's players at work: they think beside the talk, and their moves come as events.

One thread thinks, about the newest match only; what it found for a match that has moved on is
dropped. People may speak, ask and take back meanwhile.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from queue import Queue, SimpleQueue
from random import Random
from typing import Final

from heraut.engines.match import Match
from heraut.engines.players import STRENGTHS, STRONG, consider
from heraut.engines.protocol import Seat
from heraut.engines.thinking import knowledge_of
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output, Spoken
from heraut.voice.runtime.event_loop import Aside, Closed, Given
from heraut.voice.tasks.lesson.companion import accompanied, played
from heraut.voice.tasks.match.match_task import MatchTask
from heraut.voice.tasks.match.program_seats import Advice

_LOG = logging.getLogger(__name__)
_ADVICE: Final = 1.0
"""Seconds that advice is thought about."""
_LATER: Final = 0.3
"""What part of its time a player takes for each further action of the same turn."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """A match in which the program has to act."""

    match: Match
    seconds: float


class ProgramPlayers:
    """Thinks for the program's seats of one match task and plays their moves."""

    def __init__(self, task: MatchTask, inbox: Queue[Given | Closed]) -> None:
        self.task, self._inbox = task, inbox
        self._newest: Match | None = None
        self._found: tuple[Match, Advice] | None = None
        self._closing = False
        self._queue: SimpleQueue[_Asked | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="program-players", daemon=True)
        self._thread.start()

    def look(self, talk: Conversation) -> None:
        """Begin to think where the program has to act; call it whenever something was done."""
        match, seats = self.task.match, self.task.programs
        seat = match.to_act
        if seat is None or not seats.plays(seat):
            self._newest = None
            return
        if match is not self._newest:
            self._newest = match
            strength = STRENGTHS[seats.strengths[seat]]
            again = bool(match.history) and match.history[-1].by == seat
            share = _LATER if again else 1.0
            self._queue.put(_Asked(match, strength.seconds * share))
        elif self._found is not None and self._found[0] is match and self._free(talk):
            self._hand_in()

    def close(self) -> None:
        """Stop thinking."""
        self._closing, self._newest = True, None
        self._queue.put(None)
        self._thread.join(timeout=1.0)

    def _free(self, talk: Conversation) -> bool:
        return played(talk.task) is self.task and not talk.paused and not self.task.asking

    def _run(self) -> None:
        while (asked := self._queue.get()) is not None:
            if asked.match is not self._newest:
                continue
            try:
                advice = advised(
                    asked.match,
                    self.task.programs.strengths[asked.match.to_act or 0],
                    asked.seconds,
                    lambda now=asked.match: now is self._newest,  # type: ignore[misc]
                )
            except Exception:
                # A fault of the search must not leave the table waiting.
                _LOG.exception("the program did not find a move")
                advice = _anything(asked.match)
            if asked.match is self._newest and not self._closing:
                self._found = asked.match, advice
                self._hand_in()

    def _hand_in(self) -> None:
        self._inbox.put(Given(Aside(self._play)))

    def _play(self, talk: Conversation) -> tuple[Output, ...]:
        found = self._found
        if found is None or found[0] is not self.task.match or not self._free(talk):
            return ()  # it is played after the next thing that is said, or no longer fits
        self._found = None
        outputs = accompanied(talk.task, self.task.play_program(found[1]))
        # What was offered before it is stale, and « répète » means this move.
        talk.moved_on([one for one in outputs if isinstance(one, Spoken) and one.ear is None])
        return outputs


def advised(
    match: Match, strength: str, seconds: float, wanted: Callable[[], bool] = lambda: True
) -> Advice:
    """Return what the seat that acts does, thinking so long at most, or while it is ``wanted``."""
    knowledge, seat = knowledge_of(match.rules.name), match.to_act
    assert seat is not None
    end = time.monotonic() + seconds
    # The same place in the same match is thought about with the same dice.
    random = Random(f"{match.seed}:{len(match.history)}:{strength}")
    thought = consider(
        knowledge,
        match.state,
        seat,
        STRENGTHS[strength],
        random,
        lambda count: wanted() and time.monotonic() < end,
    )
    return Advice(str(thought.action), knowledge.reason(match.state, thought.action))


def advise(match: Match, seat: Seat) -> Advice | None:
    """Return advice for the seat that acts; ``None`` where it is another's turn, or cards hide."""
    if match.to_act != seat or not knowledge_of(match.rules.name).fits(match.state, seat):
        return None
    return advised(match, STRONG.name, _ADVICE)


def _anything(match: Match) -> Advice:
    knowledge = knowledge_of(match.rules.name)
    action = match.rules.legal(match.state)[0]
    return Advice(str(action), knowledge.reason(match.state, action))
