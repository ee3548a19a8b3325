"""What words mean at one moment of a match, heard or typed, with what is pending and remembered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from heraut.engines.protocol import Seat
from heraut.grammars.disambiguation import perhaps
from heraut.grammars.meaning import Heard, Interpretation, NotUnderstood, Proposal, Scope, Slots
from heraut.grammars.memory import Remembered
from heraut.voice.tasks.match.dialogue_state import DialogueState
from heraut.voice.tasks.match.inputs import Input, only_asks
from heraut.voice.tasks.match.match_context import MatchContext
from heraut.voice.tasks.match.typed.lines import TypedLines
from heraut.voice.tasks.match.typed.reading import TypedReading
from heraut.voice.tasks.match.understanding import Understanding


@dataclass(frozen=True, slots=True)
class Listener:
    """A match and the talk about it, as far as they tell what words mean."""

    context: MatchContext
    state: DialogueState
    remembered: Remembered
    asker: Seat
    """The seat that questions and "my hand" are about."""
    undone: Sequence[str] = ()
    """What was taken back since the last action, in its order."""
    offers_moves: bool = True
    """Whether words may mean moves: of who speaks out of turn only questions are understood."""

    def heard(self, heard: Heard, scope: Scope) -> Input:
        """Return what was meant by what was heard."""
        meant = self._words().meant(heard, scope, typed=False)
        if not self.offers_moves and not only_asks(meant):
            return NotUnderstood(" ".join(heard.hypotheses[0].words))
        # Before it is put together: the doubt of a piece is that of what it completes.
        return self.put_together(perhaps(meant) if heard.unsure else meant)

    def typed(self, line: str, scope: Scope) -> Input:
        """Return what was meant by a line that was typed, or what it probably asks."""
        return self._lines.meant(line, scope)

    def nearest(self, heard: Heard, line: str) -> Sequence[Proposal]:
        """Return the moves and questions that words may have meant."""
        if line:
            return self._lines.nearest(line)
        from heraut.voice.tasks.match.typed.nearest import Nearest

        reading = TypedReading(self._words(), self.undone)
        return Nearest(self.context, self.state, self.offers_moves, reading.meant).of_heard(heard)

    def put_together(self, given: Interpretation) -> Input:
        """Return what was understood with what is pending, or why it cannot be answered."""
        return self._words().put_together(given)

    def combine(self, slots: Slots) -> Interpretation | None:
        """Return what pieces of a command amount to, or ``None`` if nothing."""
        return self._words().combine(slots)

    def _words(self) -> Understanding:
        return Understanding(self.context, self.state, self._remembered, self.asker)

    @property
    def _remembered(self) -> Remembered:
        """What is remembered; one is where a yes is asked for, unless one looked elsewhere."""
        remembered, pending = self.remembered, self.state.pending
        slots = pending.meaning.slots if pending is not None else {}
        place = slots.get(self.context.grammar.spec.memory.slot)
        if place is None or remembered.here not in ("", *remembered.did.split()):
            return remembered
        return replace(remembered, here=str(place))

    @property
    def _lines(self) -> TypedLines:
        return TypedLines(self._words(), self.undone, self.offers_moves)
