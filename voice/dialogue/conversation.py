"""The conversation's one table of transitions.

Safety lives here: a command is played at once only when it was heard exactly and can be taken
back; otherwise it is read back and waits for a yes or for its card. "Répète", "stop", questions
and help work in every phase and change nothing that is pending.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from heraut.grammars.meaning import (
    Ambiguous,
    Chain,
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
from heraut.grammars.schema import BEGUN
from heraut.voice.dialogue.effects import (
    Adjust,
    Ask,
    Cue,
    Do,
    DoChain,
    Effect,
    Explain,
    Help,
    Hush,
    LastMoves,
    Quit,
    Refuse,
    Repeat,
    Say,
    Since,
    Undo,
)
from heraut.voice.dialogue.inputs import CardShown, Input, Table, Trouble
from heraut.voice.dialogue.missing import missing
from heraut.voice.dialogue.phases import (
    ADJUSTMENTS,
    CERTAIN,
    EXACT_ONLY,
    LONGEST_ECHO,
    SCOPES,
    WHILE_PAUSED,
    Phase,
)

__all__ = ["Conversation"]

Step = tuple["Conversation", tuple[Effect, ...]]


@dataclass(frozen=True, slots=True)
class Conversation:
    """Where the talk stands. Immutable: every input gives a new one."""

    phase: Phase = Phase.IDLE
    pending: Command | None = None
    """The command that waits for a yes or a card."""
    chain: Chain | None = None
    """The commands in a row that wait for a yes."""
    options: tuple[Command, ...] = ()
    """The commands to choose from."""
    held: Slots = field(default_factory=dict)
    """The pieces of a command gathered so far."""
    wanted: str = ""
    """The intent of the command that those pieces belong to, if only one is possible."""
    shown: frozenset[str] = frozenset()
    """Those pieces whose card was shown to the reader, and so needs no other yes."""
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
        return SCOPES[self.phase]

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
            case Reply(meaning) | Talk(meaning) if meaning.cost and meaning.intent in EXACT_ONLY:
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
            case Chain():
                return talk._chained(given, table)
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
            case Talk(meaning) if meaning.intent in WHILE_PAUSED and not meaning.cost:
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
                why = "why-more" if self.phase is Phase.FILL else "why-asked"
                return self, (Say(why), *self._question_again())
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
            case _ if intent in ADJUSTMENTS:
                return self, (Adjust(intent),)
            case _:
                raise ValueError(f"no such talk: {intent!r}")

    def _query(self, intent: str, slots: Slots, table: Table) -> Step:
        if intent == "last_moves":
            return self, (LastMoves(), *self._question_again())
        if intent == "since":
            return self, (Since(), *self._question_again())
        # Another question about the same thing is another question: a count tells less than a line.
        asked = f"{intent} {sorted(slots.items())}"
        if table.private(intent, slots) and self.warned != asked:
            return replace(self, warned=asked), (Say("secret-aloud"),)
        return replace(self, warned=""), (Ask(intent, slots), *self._question_again())

    def _missed(self, heard: str) -> Step:
        if not heard:
            # Talk around the table: short, and no reason to offer help.
            return self, (Say("not-understood-nothing"), *self._question_again())
        talk = replace(self, misses=self.misses + 1)
        short = heard if len(heard) <= LONGEST_ECHO else heard[:LONGEST_ECHO] + "…"
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
            case Phase.CONFIRM if self.chain is not None:
                return (Say("ask-yes", chain=self.chain.meanings),)
            case Phase.WHICH_ONE:
                return (Say("which-one", options=self.options),)
            case Phase.FILL:
                return (missing(self.held, self.wanted),)
            case Phase.LEAVE:
                return (Say("confirm-leave"),)
            case _:
                return ()

    # Commands, and what completes them.

    def _said_whole(self, command: Command, table: Table) -> Step:
        """Take a whole command; a card that was shown before it must be the one it names."""
        slot = table.confirmed_by(command.meaning.slots)
        shown = self.held.get(slot) if slot in self.shown else None
        if shown is None:
            return self._command(command, table)
        if shown == command.meaning.slots[slot]:
            return self._command(command, table, frozenset((slot,)))
        waiting = replace(self.reset(), phase=Phase.AWAIT_CARD, pending=command)
        return waiting._mismatch(command, CardShown(str(shown), slot), table)

    def _command(self, command: Command, table: Table, shown: frozenset[str] = frozenset()) -> Step:
        slot = table.confirmed_by(command.meaning.slots)
        tapped = bool(slot) and slot in shown
        if table.tap_to_confirm and slot and not tapped:
            return self._wait(command, Phase.AWAIT_CARD)
        certain = command.meaning.cost < CERTAIN
        if certain and (tapped or table.reversible(command.notation)):
            return Conversation(), (Do(command),)
        return self._wait(command, Phase.CONFIRM)

    def _chained(self, chain: Chain, table: Table) -> Step:
        """Play commands said in one breath, or read all of them back.

        One yes stands for all: where cards confirm, or one link is doubtful or cannot be taken
        back, nothing is played before it.
        """
        certain = chain.cost < CERTAIN and not chain.rest
        cards = table.tap_to_confirm and any(
            table.confirmed_by(meaning.slots) for meaning in chain.meanings
        )
        if certain and not cards and table.reversible(*chain.notations):
            return Conversation(), (DoChain(chain),)
        # Why it ends early, if it does, is told once the rest is played: now nothing is.
        asking = Conversation(Phase.CONFIRM, chain=chain)
        return asking, asking._question_again()

    def _wait(self, command: Command, phase: Phase, before: tuple[Effect, ...] = ()) -> Step:
        talk = Conversation(phase, command)
        return talk, (*before, *talk._question_again())

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
        self,
        slots: Slots,
        table: Table,
        *,
        cost: float = 0.0,
        shown: frozenset[str] = frozenset(),
    ) -> Step:
        # Another command is begun: what was gathered for the one before it is dropped.
        before = {} if BEGUN in slots else self.held
        held = {**before, **slots}
        shown = shown | (self.shown & before.keys()) - slots.keys() if before else shown
        doubt = max(self.doubt, cost) if before else cost
        whole = table.combine(held)
        match whole:
            case Command(meaning):
                doubted = replace(whole, meaning=replace(meaning, cost=doubt))
                if slots.keys() - meaning.slots.keys() - {BEGUN}:
                    # One card of several, perhaps: a yes, or one more card.
                    return self._wait(doubted, Phase.CONFIRM)
                return self._command(doubted, table, shown)
            case Illegal(meaning, reason, details):
                return self._refused(Refuse(meaning, reason, details))
            case Ambiguous(options):
                return self._offer(tuple(options))
            case Partial(meaning, wanted):
                held = dict(meaning.slots)
                talk = Conversation(Phase.FILL, held=held, wanted=wanted, shown=shown, doubt=doubt)
                return talk, (missing(held, wanted),)
            case _:
                return self.reset(), (Say("no-use-now", dict(slots)),)

    def _reply(self, intent: str, slots: Slots, table: Table) -> Step:
        match self.phase, intent:
            case ((Phase.CONFIRM | Phase.AWAIT_CARD), "yes") if self.pending is not None:
                return Conversation(), (Do(self.pending),)
            case Phase.CONFIRM, "yes" if self.chain is not None:
                return Conversation(), (DoChain(self.chain),)
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
                return self._card_for(self.pending, shown, table)
            case Phase.CONFIRM:
                return self, (Say("card-not-needed"), *self._question_again())
            case Phase.WHICH_ONE:
                fitting = [
                    option
                    for option in self.options
                    if option.meaning.slots.get(shown.slot) == shown.value
                ]
                if len(fitting) == 1 and shown.confirms:
                    return Conversation(), (read, Do(fitting[0]))
                return self, (Say("card-fits-none"), *self._question_again())
            case Phase.LEAVE:
                return self, self._question_again()
            case Phase.IDLE if shown.asks:
                # Who cannot see a card taps it to learn which it is: nothing is played by that.
                piece = {shown.slot: shown.value}
                whole = isinstance(table.combine(piece), Command)
                cost = CERTAIN if whole else 0.0
                tapped = frozenset[str]() if whole else frozenset(piece)
                talk, effects = self._piece(piece, table, cost=cost, shown=tapped)
                if talk.wanted:
                    # The answer to its question belongs to it, and is no command by itself.
                    talk = replace(talk, held={**talk.held, BEGUN: talk.wanted})
                return talk, (read, Ask(shown.asks, piece), *effects)
            case _:
                tapped = frozenset((shown.slot,)) if shown.confirms else frozenset()
                talk, effects = self._piece({shown.slot: shown.value}, table, shown=tapped)
                return talk, (read, *effects)

    def _card_for(self, pending: Command, shown: CardShown, table: Table) -> Step:
        """Take a card that is shown while a command waits for a yes or for its card."""
        slots = pending.meaning.slots
        if shown.slot == table.confirmed_by(slots):
            if slots[shown.slot] == shown.value:
                return Conversation(), (Cue("card_read"), Do(pending))
            return self._mismatch(pending, shown, table)
        begun = {} if BEGUN in slots else {BEGUN: pending.meaning.intent}
        more = table.combine({**slots, **begun, shown.slot: shown.value})
        if isinstance(more, Command) and shown.slot not in slots and shown.confirms:
            # One more card for a command that takes several: read back again.
            return self._wait(more, Phase.CONFIRM, (Cue("card_read"),))
        return self, (Say("card-not-needed"), *self._question_again())

    def _mismatch(self, pending: Command, shown: CardShown, table: Table) -> Step:
        """Say both cards, play nothing, and offer the same move with the card that was shown.

        Where that card may not go, the move goes on waiting for its own card.
        """
        said = {shown.slot: shown.value, "said": pending.meaning.slots[shown.slot]}
        key = "mismatch" if shown.slot == "card" else f"mismatch-{shown.slot}"
        told = (Cue("wrong_card"), Say(key, said))
        begun = {BEGUN: pending.meaning.intent}
        other = table.combine({**pending.meaning.slots, **begun, shown.slot: shown.value})
        match other:
            case Command():
                return self._wait(other, Phase.CONFIRM, told)
            case Illegal(meaning, reason, details):
                refusal = Refuse(meaning, reason, details)
                waits = replace(self, refusal=refusal)
                return waits, (*told, refusal, *waits._question_again())
            case _:
                return self, (*told, *self._question_again())
