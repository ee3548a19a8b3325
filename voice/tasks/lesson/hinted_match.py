"""A first match, in which short hints are said at the first turns, less and less."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from heraut.engines.match import Match
from heraut.engines.protocol import Seat
from heraut.voice.dialogue import Result
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.tasks.lesson.companion import Companion
from heraut.voice.tasks.lesson.lesson import Hint
from heraut.voice.tasks.lesson.sentences import NO_HINTS
from heraut.voice.tasks.match.card_taps import on_turn
from heraut.voice.tasks.match.match_task import MatchTask


class HintedMatch(Companion):
    """A match with hints: each when a seat comes to a phase for the so-and-so-many-th time."""

    wanted = (NO_HINTS,)

    def __init__(self, inner: MatchTask, hints: Sequence[Hint]) -> None:
        super().__init__(inner)
        self._hints: Mapping[tuple[str, int], str] = {
            (hint.phase, hint.time): hint.say for hint in hints
        }
        self._times: Counter[tuple[Seat, str]] = Counter()
        self._last: tuple[Seat | None, str] = (None, "")
        """Who was to act last, and in which phase."""
        self._without: frozenset[Seat] = frozenset()
        """The seats that want no hints."""

    def begin(self) -> Result:
        """Begin the match, and give the first hint; one that is resumed goes on where it was."""
        if resumed := bool(self.inner.match.history):
            self._catch_up()
        told = () if resumed else self.say("hints-begin")
        return (*self.inner.begin(), *told, *self._hint())

    def _catch_up(self) -> None:
        """Count the turns that were played before, as if they had been told."""
        now = self.inner.match
        match = Match.new(
            now.rules.name, now.seats, now.options, now.seed, now.players, now.overlay
        )
        for step in now.history:
            self._count(match)
            match = match.play(step.notation)

    def after(self, result: Result) -> Result:
        """Return what came of something, with a hint for a seat whose turn has begun."""
        return (*result, *self._hint())

    def steered(self, intent: str) -> Result:
        """Leave the seat on turn in peace."""
        seat = on_turn(self.inner.match)
        self._without |= {seat}
        return (*self.say("hints-off", {"seat": self.herald.name(seat)}), *self.question())

    def _hint(self) -> Result:
        if (turn := self._count(self.inner.match)) is None:
            return ()
        hint = self._hints.get((turn[1], self._times[turn]), "")
        return (Spoken(hint),) if hint and turn[0] not in self._without else ()

    def _count(self, match: Match) -> tuple[Seat, str] | None:
        """Count that a seat comes to a phase; ``None`` where it is there already, or no seat is."""
        seat, phase = match.to_act, match.rules.phase(match.state)
        if seat is None or seat < 0 or (seat, phase) == self._last:
            return None
        self._last = (seat, phase)
        self._times[seat, phase] += 1
        return seat, phase
