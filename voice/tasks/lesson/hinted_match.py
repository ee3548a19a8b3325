"""A first match, in which short hints are said at the first turns, less and less."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

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
        """Begin the match, and give the first hint."""
        return (*self.inner.begin(), *self.say("hints-begin"), *self._hint())

    def after(self, result: Result) -> Result:
        """Return what came of something, with a hint for a seat whose turn has begun."""
        return (*result, *self._hint())

    def steered(self, intent: str) -> Result:
        """Leave the seat on turn in peace."""
        seat = on_turn(self.inner.match)
        self._without |= {seat}
        return (*self.say("hints-off", {"seat": self.herald.name(seat)}), *self.question())

    def _hint(self) -> Result:
        match = self.inner.match
        seat, phase = match.to_act, match.rules.phase(match.state)
        if seat is None or seat < 0 or (seat, phase) == self._last:
            return ()
        self._last = (seat, phase)
        self._times[seat, phase] += 1
        hint = self._hints.get((phase, self._times[seat, phase]), "")
        return (Spoken(hint),) if hint and seat not in self._without else ()
