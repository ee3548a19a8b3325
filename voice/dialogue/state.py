"""Where a conversation stands: what is pending, and how it is asked about."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from heraut.grammars.meaning import Chain, Command, Kind, Meaning, Scope, Slots
from heraut.voice.dialogue.effects import Cue, Effect, Help, Refuse, Say
from heraut.voice.dialogue.inputs import CardShown
from heraut.voice.dialogue.missing import missing
from heraut.voice.dialogue.phases import LONGEST_ECHO, SCOPES, Phase

__all__ = ["HIDDEN", "DialogueState"]

HIDDEN = "hidden"
"""Why a card that only its seat may know was refused, as far as all may hear it."""


@dataclass(frozen=True, slots=True)
class DialogueState:
    """What is pending. Immutable: every input gives a new one."""

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
    secret: CardShown | None = None
    """The shown card among what is pending that only its seat may know: it is never named."""
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

    def reset(self) -> Self:
        """Return the conversation with nothing pending; what "pourquoi" needs stays."""
        return type(self)(refusal=self.refusal)

    def question_again(self) -> tuple[Effect, ...]:
        """Return the pending question, so that a miss never leaves the player without one."""
        match self.phase:
            case Phase.CONFIRM | Phase.AWAIT_CARD if self.pending and self.secret:
                better = f"ask-card-read-{self.pending.meaning.intent}"
                return (Say("ask-card-read", better=better),)
            case Phase.CONFIRM | Phase.AWAIT_CARD if self.pending is not None:
                key = "ask-card" if self.phase is Phase.AWAIT_CARD else "ask-yes"
                return (Say(key, command=self.pending.meaning),)
            case Phase.CONFIRM if self.chain is not None:
                return (Say("ask-yes", chain=self.chain.meanings),)
            case Phase.WHICH_ONE:
                return (Say("which-one", options=self.options),)
            case Phase.FILL if self.secret is not None:
                return (Say("ask-more"),)
            case Phase.FILL:
                return (missing(self.held, self.wanted),)
            case Phase.LEAVE:
                return (Say("confirm-leave"),)
            case _:
                return ()

    def missed(self, heard: str) -> tuple[Self, tuple[Effect, ...]]:
        """Take words that mean nothing."""
        if not heard:
            # Talk around the table: short, and no reason to offer help.
            return self, (Say("not-understood-nothing"), *self.question_again())
        talk = replace(self, misses=self.misses + 1)
        short = heard if len(heard) <= LONGEST_ECHO else heard[:LONGEST_ECHO] + "…"
        said = Say("not-understood", {"heard": short})
        match talk.misses:
            case 1:
                return talk, (said, *self.question_again())
            case 2:
                return talk, (said, Help(), *self.question_again())
            case _:
                return talk, (said, Say("other-ways"), *self.question_again())

    def wait(
        self,
        command: Command,
        phase: Phase,
        before: tuple[Effect, ...] = (),
        secret: CardShown | None = None,
    ) -> tuple[Self, tuple[Effect, ...]]:
        """Ask before a command is played; ``secret``: the card in it that is never named."""
        talk = type(self)(phase, command, secret=secret)
        return talk, (*before, *talk.question_again())

    def offer(self, options: tuple[Command, ...]) -> tuple[Self, tuple[Effect, ...]]:
        """Ask which one of several commands is meant."""
        talk = type(self)(Phase.WHICH_ONE, options=options)
        return talk, talk.question_again()

    def refused(self, refusal: Refuse) -> tuple[Self, tuple[Effect, ...]]:
        """Say why a command is forbidden; nothing is pending any more."""
        return type(self)(refusal=refusal), (Cue("refused"), refusal)

    def refused_secretly(self) -> tuple[Self, tuple[Effect, ...]]:
        """Say that a card is of no use now. Why would tell which card it is."""
        return self.refused(Refuse(Meaning(HIDDEN, Kind.COMMAND), HIDDEN))

    def drop(self) -> tuple[Self, tuple[Effect, ...]]:
        """Leave what is pending."""
        return self.reset(), (Say("stayed" if self.phase is Phase.LEAVE else "dropped"),)
