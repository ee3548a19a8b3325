"""The conversation's one table of transitions.

Safety lives here: a command is played at once only when it was heard exactly and can be taken
back; otherwise it is read back and waits for a yes or for its card. "Répète", "stop", questions
and help work in every phase and change nothing that is pending.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from heraut.grammars.meaning import (
    Ambiguous,
    Command,
    Illegal,
    NotUnderstood,
    Partial,
    Query,
    Reply,
    Scope,
    Slots,
    Talk,
)
from heraut.voice.dialogue.effects import (
    Adjust,
    Ask,
    Cue,
    Do,
    Effect,
    Explain,
    Help,
    Hush,
    LastMoves,
    Quit,
    Refuse,
    Repeat,
    Say,
    Undo,
)
from heraut.voice.dialogue.inputs import CardShown, Input, Table, Trouble

__all__ = ["CERTAIN", "Conversation", "Phase"]

CERTAIN: Final = 0.3
"""A command whose words cost less than this was heard well enough to be played without a yes."""

Step = tuple["Conversation", tuple[Effect, ...]]


class Phase(StrEnum):
    """What the conversation waits for."""

    IDLE = "idle"
    """Nothing is pending."""
    CONFIRM = "confirm"
    """A command was read back: yes or no."""
    AWAIT_CARD = "await_card"
    """A command was read back: its card, or yes or no."""
    WHICH_ONE = "which_one"
    """Numbered options were read out."""
    FILL = "fill"
    """A piece of a command is known; the rest is missing."""
    LEAVE = "leave"
    """Asked to leave: yes or no."""
    PAUSED = "paused"
    """Deaf to everything but "reprends"."""


_SCOPES: Final = {
    Phase.IDLE: Scope.TURN,
    Phase.CONFIRM: Scope.CONFIRM,
    Phase.AWAIT_CARD: Scope.CONFIRM,
    Phase.WHICH_ONE: Scope.CHOOSE,
    Phase.FILL: Scope.FILL,
    Phase.LEAVE: Scope.CONFIRM,
    Phase.PAUSED: Scope.TURN,
}
_LONGEST_ECHO: Final = 80
"""Letters of what was heard that are read back: more is no help to anybody."""
_WHILE_PAUSED: Final = frozenset({"repeat", "help", "stop", "quit"})
_EXACT_ONLY: Final = frozenset({"yes", "undo", "quit"})
"""What takes effect at once and was therefore heard word for word, or was not heard at all."""
_ADJUSTMENTS: Final = frozenset(
    {"faster", "slower", "louder", "softer", "more_detail", "less_detail"}
)


@dataclass(frozen=True, slots=True)
class Conversation:
    """Where the talk stands. Immutable: every input gives a new one."""

    phase: Phase = Phase.IDLE
    pending: Command | None = None
    """The command that waits for a yes or a card."""
    options: tuple[Command, ...] = ()
    """The commands to choose from."""
    held: Slots = field(default_factory=dict)
    """The pieces of a command gathered so far."""
    tapped: bool = False
    """Whether the card among those pieces was shown to the reader, and so needs no other yes."""
    doubt: float = 0.0
    """The highest cost among the words of those pieces."""
    misses: int = 0
    """How many times in a row nothing was understood."""
    refusal: Refuse | None = None
    """The last refusal, for "pourquoi"."""
    warned: str = ""
    """The question whose answer is secret and was asked once already."""

    @property
    def scope(self) -> Scope:
        """Which kind of sentence to listen for."""
        return _SCOPES[self.phase]

    @property
    def asking(self) -> bool:
        """Whether Héraut has asked something and waits for the answer."""
        return self.phase not in (Phase.IDLE, Phase.PAUSED)

    def receive(self, given: Input, table: Table) -> Step:
        """Return the conversation after an input, and what to do, in order."""
        talk = self if isinstance(given, NotUnderstood) else replace(self, misses=0)
        if not isinstance(given, Query | NotUnderstood | Talk):
            talk = replace(talk, warned="")
        if self.phase is Phase.PAUSED:
            return talk._while_paused(given)
        match given:
            case Trouble(key, details, cue):
                if talk.phase is Phase.AWAIT_CARD and not table.tap_to_confirm:
                    # The reader is gone: only a yes can still confirm.
                    talk = replace(talk, phase=Phase.CONFIRM)
                cues = (Cue(cue),) if cue else ()
                return talk, (*cues, Say(key, details), *talk._question_again())
            case Reply(meaning) | Talk(meaning) if meaning.cost and meaning.intent in _EXACT_ONLY:
                return talk._missed(meaning.form)
            case Talk(meaning):
                return talk._talk(meaning.intent, meaning.slots)
            case Query(meaning):
                return talk._query(meaning.intent, meaning.slots, table)
            case NotUnderstood(heard):
                return talk._missed(heard)
            case CardShown():
                return talk._card(given, table)
            case Reply(meaning):
                return talk._reply(meaning.intent, meaning.slots, table)
            case Command():
                return talk._said_whole(given, table)
            case Ambiguous(options):
                return talk._offer(tuple(options))
            case Illegal(meaning, reason, details):
                return talk._refused(Refuse(meaning, reason, details))
            case Partial(meaning):
                return talk._piece(meaning.slots, table, cost=meaning.cost)

    def reset(self) -> Conversation:
        """Return the conversation with nothing pending; what "pourquoi" needs stays."""
        return Conversation(refusal=self.refusal)

    # What works in every phase.

    def _while_paused(self, given: Input) -> Step:
        """Stay silent only for talk that means nothing here: that is what a pause is for."""
        match given:
            case Talk(meaning) if meaning.intent == "resume":
                return replace(self, phase=Phase.IDLE), (Say("resumed"), Ask("turn"))
            case Talk(meaning) if meaning.intent in _WHILE_PAUSED and not meaning.cost:
                return self._talk(meaning.intent, meaning.slots)
            case Trouble(key, details):
                return self, (Say(key, details),)
            case NotUnderstood():
                return self, ()
            case _:
                return self, (Say("still-paused"),)

    def _talk(self, intent: str, slots: Slots) -> Step:
        match intent:
            case "repeat":
                return self, (Repeat(),)
            case "stop":
                return self, (Hush(),)
            case "help":
                return self, (Help(int(slots.get("chapter", 0))),)
            case "why" if self.asking and self.refusal is None:
                return self, (Say("why-asked"), *self._question_again())
            case "why":
                return self, (Explain(self.refusal),)
            case "pause":
                return replace(self.reset(), phase=Phase.PAUSED), (Say("paused"),)
            case "resume":
                return self, (Say("not-paused"),)
            case "quit":
                return Conversation(Phase.LEAVE), (Say("confirm-leave"),)
            case "undo" if self.phase is Phase.IDLE:
                return replace(self, refusal=None), (Undo(),)
            case "undo":
                return self._drop()
            case _ if intent in _ADJUSTMENTS:
                return self, (Adjust(intent),)
            case _:
                raise ValueError(f"no such talk: {intent!r}")

    def _query(self, intent: str, slots: Slots, table: Table) -> Step:
        if intent == "last_moves":
            return self, (LastMoves(),)
        if table.private(intent, slots) and self.warned != intent:
            return replace(self, warned=intent), (Say("secret-aloud"),)
        return replace(self, warned=""), (Ask(intent, slots), *self._question_again())

    def _missed(self, heard: str) -> Step:
        if not heard:
            # Talk around the table: short, and no reason to offer help.
            return self, (Say("not-understood-nothing"), *self._question_again())
        talk = replace(self, misses=self.misses + 1)
        short = heard if len(heard) <= _LONGEST_ECHO else heard[:_LONGEST_ECHO] + "…"
        said = Say("not-understood", {"heard": short})
        match talk.misses:
            case 1:
                return talk, (said, *self._question_again())
            case 2:
                return talk, (said, Help(), *self._question_again())
            case _:
                return talk, (said, Say("other-ways"), *self._question_again())

    def _question_again(self) -> tuple[Effect, ...]:
        """Return the pending question, so that a miss never leaves the player without one."""
        match self.phase:
            case Phase.CONFIRM | Phase.AWAIT_CARD if self.pending is not None:
                return (self._ask_for(self.pending, self.phase),)
            case Phase.WHICH_ONE:
                return (Say("which-one", options=self.options),)
            case Phase.FILL:
                return (self._ask_piece(self.held),)
            case Phase.LEAVE:
                return (Say("confirm-leave"),)
            case _:
                return ()

    # Commands, and what completes them.

    def _said_whole(self, command: Command, table: Table) -> Step:
        """Take a whole command; a card that was shown before it must be the one it names."""
        shown = self.held.get("card") if self.tapped else None
        if shown is None or not _names_one_card(command):
            return self._command(command, table)
        wanted = command.meaning.slots["card"]
        if shown == wanted:
            return self._command(command, table, tapped=True)
        waiting = replace(self.reset(), phase=Phase.AWAIT_CARD, pending=command)
        return waiting._mismatch(command, wanted, CardShown(str(shown)), table)

    def _command(self, command: Command, table: Table, tapped: bool = False) -> Step:
        if table.tap_to_confirm and not tapped and _names_one_card(command):
            return self._wait(command, Phase.AWAIT_CARD)
        certain = command.meaning.cost < CERTAIN
        if certain and (tapped or table.reversible(command.notation)):
            return Conversation(), (Do(command),)
        return self._wait(command, Phase.CONFIRM)

    def _wait(self, command: Command, phase: Phase, before: tuple[Effect, ...] = ()) -> Step:
        asking = Conversation(phase, command)
        return asking, (*before, *asking._question_again())

    @staticmethod
    def _ask_for(command: Command, phase: Phase) -> Say:
        key = "ask-card" if phase is Phase.AWAIT_CARD else "ask-yes"
        return Say(key, command=command.meaning)

    def _offer(self, options: tuple[Command, ...]) -> Step:
        talk = Conversation(Phase.WHICH_ONE, options=options)
        return talk, talk._question_again()

    def _refused(self, refusal: Refuse, before: tuple[Effect, ...] = ()) -> Step:
        return Conversation(refusal=refusal), (*before, Cue("refused"), refusal)

    def _piece(
        self, slots: Slots, table: Table, *, cost: float = 0.0, tapped: bool = False
    ) -> Step:
        held = {**self.held, **slots}
        tapped = tapped or (self.tapped and "card" not in slots)
        doubt = max(self.doubt, cost)
        whole = table.combine(held)
        match whole:
            case Command(meaning):
                doubted = replace(whole, meaning=replace(meaning, cost=doubt))
                return self._command(doubted, table, tapped)
            case Illegal(meaning, reason, details):
                return self._refused(Refuse(meaning, reason, details))
            case Ambiguous(options):
                return self._offer(tuple(options))
            case Partial():
                talk = Conversation(Phase.FILL, held=held, tapped=tapped, doubt=doubt)
                return talk, (self._ask_piece(held),)
            case _:
                return self.reset(), (Say("no-use-now", dict(slots)),)

    @staticmethod
    def _ask_piece(held: Slots) -> Say:
        return Say("ask-with-" + "-".join(sorted(held)), dict(held))

    def _reply(self, intent: str, slots: Slots, table: Table) -> Step:
        match self.phase, intent:
            case ((Phase.CONFIRM | Phase.AWAIT_CARD), "yes") if self.pending is not None:
                return Conversation(), (Do(self.pending),)
            case Phase.LEAVE, "yes":
                return Conversation(), (Quit(),)
            case Phase.IDLE, _:
                return self, (Say("nothing-pending"),)
            case _, "no":
                return self._drop()
            case Phase.WHICH_ONE, "option":
                number = int(slots["option"])
                if not 1 <= number <= len(self.options):
                    return self, (Say("no-such-option", {"count": len(self.options)}),)
                chosen = self.options[number - 1]
                certain = replace(chosen, meaning=replace(chosen.meaning, cost=0.0))
                return self.reset()._command(certain, table)
            case _:
                return self, self._question_again()

    def _drop(self) -> Step:
        return self.reset(), (Say("stayed" if self.phase is Phase.LEAVE else "dropped"),)

    def _card(self, shown: CardShown, table: Table) -> Step:
        read = Cue("card_read")
        match self.phase:
            case Phase.CONFIRM | Phase.AWAIT_CARD if self.pending is not None:
                wanted = self.pending.meaning.slots.get("card")
                if wanted is None or not _names_one_card(self.pending):
                    return self, (Say("card-not-needed"), *self._question_again())
                if wanted == shown.slot:
                    return Conversation(), (read, Do(self.pending))
                return self._mismatch(self.pending, wanted, shown, table)
            case Phase.WHICH_ONE:
                fitting = [
                    option
                    for option in self.options
                    if option.meaning.slots.get("card") == shown.slot
                ]
                if len(fitting) == 1:
                    return Conversation(), (read, Do(fitting[0]))
                return self, (Say("card-fits-none"), *self._question_again())
            case Phase.LEAVE:
                return self, self._question_again()
            case _:
                talk, effects = self._piece({"card": shown.slot}, table, tapped=True)
                return talk, (read, *effects)

    def _mismatch(
        self, pending: Command, wanted: int | str, shown: CardShown, table: Table
    ) -> Step:
        """Say both cards, play nothing, and offer the same move with the card that was shown.

        Where that card may not go, the move goes on waiting for its own card.
        """
        told = (Cue("wrong_card"), Say("mismatch", {"card": shown.slot, "said": wanted}))
        other = table.combine({**pending.meaning.slots, "card": shown.slot})
        match other:
            case Command():
                return self._wait(other, Phase.CONFIRM, told)
            case Illegal(meaning, reason, details):
                refusal = Refuse(meaning, reason, details)
                waits = replace(self, refusal=refusal)
                return waits, (*told, refusal, *waits._question_again())
            case _:
                return self, (*told, *self._question_again())


def _names_one_card(command: Command) -> bool:
    """Tell whether the command is about one single card, which can be tapped."""
    card = command.meaning.slots.get("card")
    return card is not None and str(card).isalnum()
