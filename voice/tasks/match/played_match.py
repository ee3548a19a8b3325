"""A match that is played: written down before it is told, and taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from heraut.engines.journal import Journal, JournalInUse
from heraut.engines.match import CannotUndo, Match
from heraut.engines.protocol import TABLE, IllegalAction, Seat
from heraut.engines.rules import WHOSE_TURN
from heraut.grammars import Grammar
from heraut.grammars.meaning import Chain, Command, Kind, Meaning
from heraut.voice.dialogue.errors import NotDone
from heraut.voice.dialogue.outputs import Cued, Output, Played, Spoken
from heraut.voice.tasks.match import effects as fx
from heraut.voice.tasks.match.answers import Answers
from heraut.voice.tasks.match.card_taps import DuplicateTapGuard, on_turn
from heraut.voice.tasks.match.dialogue_state import DialogueState
from heraut.voice.tasks.match.narrator import Narrator
from heraut.voice.tasks.match.program_seats import Advice, Advisor, ProgramSeats, no_advice
from heraut.voice.tasks.match.table_prompts import brought, unasked

NOBODY: Final = ProgramSeats()
"""The program plays no seat."""


class PlayedMatch:
    """A match, and where the talk about it stands."""

    def __init__(
        self,
        match: Match,
        grammar: Grammar,
        narrator: Narrator,
        journal: Journal | None = None,
        programs: ProgramSeats = NOBODY,
        advise: Advisor = no_advice,
        *,
        unkept: bool = False,
    ) -> None:
        """``unkept``: the players know that no file holds this match."""
        self.match = match
        self.grammar = grammar
        self.dialogue = DialogueState()
        self._narrator = narrator
        self._journal = journal
        self.programs = programs
        """The seats that the program plays."""
        self._reason: fx.Say | None = None
        """Why the program did what it did last, or what it needs to know."""
        self.trusting: frozenset[Seat] = programs.sole
        """The seats that let the table hear their secrets; not kept beyond this sitting."""
        self.speaker: Seat | None = None
        """The seat that is known to speak, as from its phone; ``None``: anybody at the table."""
        self._unkept = unkept
        self._tap_guard = DuplicateTapGuard(grammar)
        self._answers = Answers(grammar, narrator, self.say, advise)
        self._undone: tuple[str, ...] = ()
        """What was taken back, the last first, until something else is played."""

    @property
    def ears(self) -> frozenset[Seat]:
        """The seats that have a private channel now: headphones, or a phone that may come later."""
        return self._narrator.ears

    @ears.setter
    def ears(self, seats: frozenset[Seat]) -> None:
        self._narrator.ears = seats

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.to_act is None

    def say(self, key: str, args: Mapping[str, object] | None = None) -> tuple[Spoken, ...]:
        """Word a message, which may depend on whether the game has ``$cards`` at all."""
        has = {"cards": bool(self.match.rules.cards)}
        if self._unkept and key in ("confirm-leave", "left"):
            key += "-unkept"
        return self._narrator.message(fx.Say(key, {**has, **(args or {})}))

    @property
    def _asker(self) -> Seat:
        """The seat that questions and "my hand" are about."""
        if self.speaker is not None:
            return self.speaker
        seat = self.match.to_act
        seat = seat if seat is not None and seat >= 0 else on_turn(self.match)
        return self.programs.person(self.match, seat)

    def _told(self, question: str) -> tuple[Spoken, ...]:
        """Tell what the seat that speaks may ask without slots."""
        return self._answers.told(self.match, self._asker, question)

    def play_program(self, advice: Advice) -> tuple[Output, ...]:
        """Play what the program chose for the seat that acts, and keep why."""
        before, earlier = self.match, self._reason
        outputs = self._advance(before.play(advice.notation).settle())
        # What was refused before is long past: « pourquoi » means this move.
        self.dialogue = replace(self.dialogue.reset(), refusal=None)
        given = fx.Say(advice.reason.key, advice.reason.args)
        self._reason = earlier if earlier and _only_ends(before, advice) else given
        return outputs

    def play(self, notation: str) -> tuple[Output, ...]:
        """Play an action that another task has found, and tell it. Raises ``NotDone``."""
        before = self.match
        try:
            outputs = self._advance(before.play(notation).settle())
        except IllegalAction as refused:
            told = self._narrator.refusal(refused.reason, refused.details, self.trusting)
            raise NotDone(told) from None
        if self.match is before:
            raise NotDone(outputs)  # it could not be written down
        return outputs

    def _play_instead(self, back: int, commands: Sequence[Command]) -> tuple[Output, ...]:
        """Take back the last actions, and play others in their place."""
        told: tuple[Output, ...] = ()
        for _ in range(back):
            count = len(self.match.history)
            told = (*told, *self._take_back())
            if len(self.match.history) == count:
                return told
        match commands:
            case []:
                return (*told, *self._told(WHOSE_TURN))
            case [command]:
                return (*told, *self._do(command))
        return (*told, *self._do_chain(Chain(tuple(commands))))

    def _take_back(self) -> tuple[Output, ...]:
        """Take back the last action, and say which, or why that cannot be."""
        try:
            before = self.match.undo()
        except CannotUndo as refused:
            # Remembered, so that "pourquoi" can say more.
            refusal = fx.Refuse(Meaning("undo", Kind.META), refused.reason)
            self.dialogue = replace(self.dialogue, refusal=refusal)
            return self._narrator.refusal(refused.reason, {})
        self.dialogue = replace(self.dialogue, refusal=None, lost=False)
        step = self.match.history[len(before.history)]
        if told_why := self._unwritten(before):
            return told_why
        self._undone = (step.notation, *self._undone)
        drawn = len(before.brought) > len(self.match.brought)
        self.match = before
        self._tap_guard.undone(len(before.history))
        told = self._narrator.undone(before.rules, before.state, step)
        return (*told, *self.say("undone-drawn")) if drawn else told

    def _do(self, command: Command) -> tuple[Output, ...]:
        try:
            played = self.match.play(command.notation)
        except IllegalAction as refused:
            # Only when the match moved on between the question and the yes.
            return self._narrator.refusal(refused.reason, refused.details, self.trusting)
        intent = self.grammar.intents[command.meaning.intent]
        if not intent.repeats:
            return self._advance(played.settle())
        seat, kind = self._asker, brought(self.match)
        while brought(played) == kind and on_turn(played) == seat:
            # Read anew each time: what the first card turned out to be is not what the next one is.
            played = played.play(intent.filled(command.meaning.slots))
        return self._advance(played, told=1)

    def _do_chain(self, chain: Chain) -> tuple[Output, ...]:
        """Play commands one after another; tell them together, and why it ends early if so."""
        # Nothing is played before the first prompt: the match is there sooner.
        from heraut.voice.tasks.match.chain_playing import played

        known = partial(self._answers.remembered, seat=self._asker)
        match, stopped = played(chain, self.match, self.grammar, known)
        outputs = self._advance(match) if match is not self.match else ()
        written = any(isinstance(output, Played) for output in outputs)
        # Whatever was to follow the last card needs no excuse.
        if stopped is None or (outputs and (self.over or not written)):
            return outputs
        refusal = fx.Refuse(stopped.meaning, stopped.reason, stopped.details)
        self.dialogue = replace(self.dialogue, refusal=refusal)
        told = self._narrator.message(fx.Say("chain-stopped", command=stopped.meaning))
        why = self._narrator.refusal(stopped.reason, stopped.details, self.trusting)
        if (own := self.speaker) is not None:
            # Nobody else has heard what was said: it may name a card that is a secret.
            return (*outputs, *(Spoken(each.text, own) for each in (*told, *why) if not each.ear))
        return (*outputs, Cued("refused"), *told, *why)

    def _advance(self, after: Match, told: int | None = None) -> tuple[Output, ...]:
        """Write down what is new in ``after``, make it the match, and say what happened.

        ``told`` says only the last so many steps, when the others were the same over again.
        """
        if not self.programs.see(after):
            self._reason = fx.Say("program-must-see")
            return self._narrator.message(self._reason)
        before, steps = self.match, after.history[len(self.match.history) :]
        if told_why := self._unwritten(after):
            return told_why
        self.match, self._undone, self._reason = after, (), None
        self._tap_guard.happened(steps)
        outputs = self._answers.happened(after, steps, told)
        if after.to_act == TABLE and unasked(before, after):
            return (*outputs, *self._told(WHOSE_TURN))
        return outputs

    def _unwritten(self, match: Match) -> tuple[Spoken, ...]:
        """Bring the journal up to a match; return what to say when that did not work."""
        try:
            if self._journal is not None:
                self._journal.save(match)
        except JournalInUse as used:
            return self.say("error_" + used.key, used.details)
        except OSError:
            return self.say("not-saved")
        return ()


def _only_ends(match: Match, advice: Advice) -> bool:
    """Tell whether the program but ends a turn in which it has moved: people ask about the move."""
    acted = (step.by for step in reversed(match.history) if step.by >= 0)
    return " " not in advice.notation and next(acted, None) == match.to_act
