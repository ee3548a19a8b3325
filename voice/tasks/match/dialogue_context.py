"""What each seat was told in one match, and what is still to be told of the last answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from heraut.engines.match import Step
from heraut.engines.protocol import TABLE, Event, Seat
from heraut.grammars import Grammar
from heraut.grammars.meaning import Slots
from heraut.grammars.memory import NOTHING, Remembered, remember
from heraut.grammars.spec import MORE


class DialogueContext:
    """The memory of a talk, seat by seat. It is not saved: a match that is resumed has none."""

    def __init__(self, grammar: Grammar) -> None:
        self._memory = grammar.spec.memory
        self._followed = {intent.follows for intent in grammar.intents.values()} - {""}
        self._of: dict[Seat, Remembered] = {}
        self._untold: dict[Seat, tuple[Event, ...]] = {}

    def of(self, seat: Seat) -> Remembered:
        """Return what a seat was told."""
        return self._of.get(seat, NOTHING)

    def happened(self, steps: Sequence[Step]) -> None:
        """Note where those who acted are now."""
        for step in steps:
            if step.by != TABLE:
                known = replace(self.of(step.by), question=None, named={}, spoken_of=())
                self._of[step.by] = remember(self._memory, known, step.events)

    def asked(self, seat: Seat, question: str, slots: Slots) -> None:
        """Note what a seat asks: « et Sophie ? » asks the same of somebody else."""
        if question != MORE:
            self._of[seat] = replace(self.of(seat), question=(question, dict(slots)))

    def answered(
        self, seat: Seat, question: str, slots: Slots, facts: Sequence[Event]
    ) -> tuple[tuple[Event, ...], bool]:
        """Note what a seat asked, and return what to tell now and whether there is more to tell.

        What is not told yet is not remembered as told: nobody can mean it.
        """
        if question in self._followed:
            known = self.of(seat)
            self._of[seat] = replace(known, asked={**known.asked, question: dict(slots)})
        if slots:
            known = self.of(seat)
            spoken = (*known.spoken_of, *(each for each in slots.items()))
            named = {**known.named, **slots}
            self._of[seat] = replace(known, named=named, spoken_of=spoken)
        told, more = self._page(seat, facts)
        self._of[seat] = remember(self._memory, self.of(seat), told)
        return told, more

    def more(self, seat: Seat) -> tuple[tuple[Event, ...], bool]:
        """Return the next page of a seat's last answer, likewise; empty when all is told."""
        told, more = self._page(seat, self._untold.get(seat, ()))
        self._of[seat] = remember(self._memory, self.of(seat), told, more=True)
        return told, more

    def has_more(self, seat: Seat) -> bool:
        """Tell whether a seat's last answer is not all told."""
        return bool(self._untold.get(seat))

    def _page(self, seat: Seat, facts: Sequence[Event]) -> tuple[tuple[Event, ...], bool]:
        told: Counter[str] = Counter()
        for place, event in enumerate(facts):
            told[event.key] += 1
            if told[event.key] > self._memory.pages.get(event.key, len(facts)):
                self._untold[seat] = tuple(facts[place:])
                return tuple(facts[:place]), True
        self._untold[seat] = ()
        return tuple(facts), False
