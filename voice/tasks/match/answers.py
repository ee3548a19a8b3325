"""What is told of a match when somebody asks, and what is kept for « encore »."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from heraut.engines.match import Match, Step
from heraut.engines.protocol import TABLE, Event, Seat
from heraut.engines.rules import POSSIBLE, WHOSE_TURN
from heraut.grammars import Grammar
from heraut.grammars.meaning import Slots
from heraut.grammars.memory import NOTHING, Remembered, remember
from heraut.grammars.spec import OWN
from heraut.voice.dialogue.outputs import Output, Spoken
from heraut.voice.herald import Verbosity
from heraut.voice.tasks.match import effects as fx
from heraut.voice.tasks.match.card_taps import on_turn
from heraut.voice.tasks.match.dialogue_context import DialogueContext
from heraut.voice.tasks.match.narrator import Narrator
from heraut.voice.tasks.match.program_seats import Advisor, no_advice

HINT: Final = "hint"
"""The question what to do now, which the program thinks about."""


def answering(match: Match, seat: Seat, question: str, slots: Slots) -> tuple[Event, ...]:
    """Return the facts that answer a question of a seat, by what that seat can see.

    What to do while the table is to bring something is to bring it.
    """
    if question == HINT:
        if match.to_act != TABLE:
            # Thought about once it may be told: it tells of what the seat alone can see.
            return (Event(HINT, {}, frozenset({seat})),)
        question = POSSIBLE
    return tuple(match.rules.answer(match.rules.view(match.state, seat), question, slots))


class Answers:
    """Answers the seats' questions about one match, page by page, and knows what each was told."""

    def __init__(
        self,
        grammar: Grammar,
        narrator: Narrator,
        say: Callable[..., tuple[Spoken, ...]],
        advise: Advisor = no_advice,
    ) -> None:
        self._advise = advise
        self._grammar = grammar
        self._narrator = narrator
        self._say = say
        self._asked: tuple[object, tuple[Event, ...]] | None = None
        """The last question of the game, and its answer: advice takes time to find."""
        self._advised: tuple[object, str] | None = None
        """The state and the seat that advice was given for last, and what it was."""
        self._context = DialogueContext(grammar)
        self._kept: tuple[Spoken, ...] = ()
        """What happened last and was not told yet."""

    def remembered(self, match: Match, seat: Seat) -> Remembered:
        """Return what a seat was told, and what it did last."""
        last = next((step for step in reversed(match.history) if step.by == seat), None)
        known = self._context.of(seat)
        if self._advised is not None and self._advised[0] == (match.state, seat):
            known = replace(known, advised=self._advised[1])
        if last is None:
            return replace(known, did="")
        if known == NOTHING:
            # Before it is told anything, as where a match is resumed, it is where it acted last.
            known = remember(self._grammar.spec.memory, known, last.events)
        return replace(known, did=last.notation)

    def happened(self, match: Match, steps: Sequence[Step], told: int | None) -> tuple[Output, ...]:
        """Say what happened; where that is much and not all is wanted, keep a part of it.

        ``told`` says only the last so many steps, when the others were the same over again.
        """
        self._context.happened(steps)
        outputs = self._narrator.happened(steps, told)
        full = self._narrator.herald.verbosity is Verbosity.FULL
        if match.to_act is None or "more" not in self._grammar.intents or full:
            self._kept = ()
            return outputs
        from heraut.voice.tasks.match.parts import parted

        outputs, self._kept = parted(outputs, self._say("more-happened"))
        return outputs

    def facts(self, match: Match, seat: Seat, question: str, slots: Slots) -> tuple[Event, ...]:
        """Return the facts that answer a question of the seat that asks."""
        intent = self._grammar.intents.get(question)
        named = slots.get(intent.asker) if intent is not None else None
        if isinstance(named, int) and 1 <= named <= match.seats:
            seat = named - 1
        own = {slot: seat + 1 if value == OWN else value for slot, value in slots.items()}
        asked = (match.state, seat, question, own)
        if self._asked is None or self._asked[0] != asked:
            self._asked = asked, answering(match, seat, question, own)
        return self._asked[1]

    def answer(self, match: Match, seat: Seat, ask: fx.Ask) -> tuple[Spoken, ...]:
        """Answer a seat's question; the conversation has already warned about a secret."""
        narrator = self._narrator
        self._context.asked(seat, ask.question, ask.slots)
        match ask:
            case fx.Ask(intent) if intent == HINT and match.to_act != TABLE:
                advice = self._advise(match, seat)
                self._advised = ((match.state, seat), advice.notation) if advice else None
                return narrator.hint(match, seat, advice)
            case fx.Ask("more"):
                return self._more(match, seat)
            case fx.Ask("explain", slots):
                from heraut.voice.tasks.explanations import explanation

                return self._say(*explanation(match.rules.name, slots["term"]))
            case fx.Ask("last_moves", slots) if slots.get("turn"):
                told = narrator.this_turn(match, on_turn(match))
                return (*told, *self.told(match, seat, WHOSE_TURN))
            case fx.Ask("gains", slots):
                named = slots.get("seat")
                return narrator.gains(match, named - 1 if isinstance(named, int) else seat)
            case fx.Ask("who", slots):
                told = narrator.who(match, int(slots["seat"]) - 1)
                return (*told, *self.told(match, seat, WHOSE_TURN))
            case fx.Ask("last_moves"):
                return narrator.last_moves(match)
            case fx.Ask("since"):
                return narrator.since(match, seat)
        self._kept = ()  # « encore » means this answer now
        return self.told(match, seat, ask.question, ask.slots)

    def told(
        self, match: Match, seat: Seat, question: str, slots: Slots = MappingProxyType({})
    ) -> tuple[Spoken, ...]:
        """Tell a seat the first page of the facts that answer a question."""
        facts = self.facts(match, seat, question, slots)
        return self._page(match, *self._context.answered(seat, question, slots, facts))

    def has_more(self, seat: Seat) -> bool:
        """Tell whether more is to be told to a seat."""
        return bool(self._kept) or self._context.has_more(seat)

    def _more(self, match: Match, seat: Seat) -> tuple[Spoken, ...]:
        """Tell more of the last answer, or of what happened last."""
        facts, more = self._context.more(seat)
        if facts or not self._kept:
            return self._page(match, facts, more) if facts else self._say("nothing-more")
        from heraut.voice.tasks.match.parts import next_part

        told, self._kept = next_part(self._kept)
        return (*told, *self._say("more-to-tell")) if self._kept else told

    def _page(self, match: Match, facts: Sequence[Event], more: bool) -> tuple[Spoken, ...]:
        told = self._narrator.answer(match, facts)
        return (*told, *self._say("more-to-tell")) if more else told
