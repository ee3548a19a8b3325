"""Where the talk about a match stands: what is pending, and how it is asked about."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from heraut.engines.protocol import Event
from heraut.grammars.meaning import Chain, Command, Kind, Meaning, Query, Scope, Slots
from heraut.grammars.spec import BEGUN
from heraut.voice.dialogue.outputs import Cued
from heraut.voice.tasks.match.effects import Effect, Foretell, Refuse, Say
from heraut.voice.tasks.match.inputs import CardShown

CERTAIN: Final = 0.3
"""A command whose words cost less than this was heard well enough to be played without a yes."""


class Phase(StrEnum):
    """What the talk waits for."""

    IDLE = "idle"
    """Nothing is pending."""
    CONFIRM = "confirm"
    """A command, or several in a row, was read back: yes or no."""
    AWAIT_CARD = "await_card"
    """A command was read back: its card, or yes or no."""
    WHICH_ONE = "which_one"
    """Numbered options were read out."""
    FILL = "fill"
    """A piece of a command is known; the rest is missing."""


_SCOPES: Final = {
    Phase.IDLE: Scope.TURN,
    Phase.CONFIRM: Scope.CONFIRM,
    Phase.AWAIT_CARD: Scope.CONFIRM,
    Phase.WHICH_ONE: Scope.CHOOSE,
    Phase.FILL: Scope.FILL,
}
HIDDEN: Final = "hidden"
"""Why a card that only its seat may know was refused, as far as all may hear it."""


@dataclass(frozen=True, slots=True)
class DialogueState:
    """What is pending. Immutable: every input gives a new one."""

    phase: Phase = Phase.IDLE
    pending: Command | None = None
    """The command that waits for a yes or a card."""
    foreseen: tuple[Event, ...] = ()
    """What would be told of it, where it says what is so on the table: that is read back."""
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
    refusal: Refuse | None = None
    """The last refusal, for "pourquoi"."""
    warned: str = ""
    """The question whose answer is secret and was asked once already."""
    asked: Query | None = None
    """That question, as far as it was one of the game: a yes asks it again."""
    then: Query | None = None
    """The question to be answered once what waits for a yes is played."""
    lost: bool = False
    """Whether something that was said since the last action came to nothing."""
    undoing: int = 0
    """How many of the last actions a yes takes back, before what is pending is played."""
    undone: Meaning | None = None
    """How far they go back, if nothing is played in their place and all may know it."""

    @property
    def scope(self) -> Scope:
        """Which kind of sentence to listen for."""
        return _SCOPES[self.phase]

    @property
    def besides(self) -> tuple[Scope, ...]:
        """Which other kinds may come: a yes to a warning that all would hear a secret."""
        return (Scope.CONFIRM,) if self.warned and not self.asking else ()

    @property
    def replacing(self) -> bool:
        """Whether something is to be played in place of what is taken back."""
        return self.pending is not None or self.chain is not None

    @property
    def asking(self) -> bool:
        """Whether Héraut has asked something and waits for the answer."""
        return self.phase is not Phase.IDLE

    def reset(self) -> DialogueState:
        """Return the state with nothing pending; what "pourquoi" needs stays."""
        return DialogueState(refusal=self.refusal, lost=self.lost)


Step = tuple[DialogueState, tuple[Effect, ...]]


def question_again(state: DialogueState) -> tuple[Effect, ...]:
    """Return the pending question, so that a miss never leaves the player without one."""
    match state.phase:
        case Phase.CONFIRM | Phase.AWAIT_CARD if state.pending and state.secret:
            better = f"ask-card-read-{state.pending.meaning.intent}"
            return (Say("ask-card-read", better=better),)
        case Phase.CONFIRM if state.pending is not None and state.foreseen:
            return (Foretell(state.foreseen, state.pending.meaning),)
        case Phase.CONFIRM if state.undoing and (state.pending or state.chain):
            commands = state.chain.meanings if state.chain else ()
            pending = state.pending.meaning if state.pending else None
            key = "ask-instead" if state.undoing == 1 else "ask-instead-of-several"
            asked = Say(key, {"count": state.undoing}, command=pending, chain=commands)
            gone = (Say("would-undo", command=state.undone),) if state.undone else ()
            return (*gone, asked)
        case Phase.CONFIRM if state.undoing > 1:
            key = "ask-undo-back-to" if state.undone else "ask-undo-several"
            return (Say(key, {"count": state.undoing}, command=state.undone),)
        case Phase.CONFIRM if state.undoing:
            # Who said « annule » after something went, is told that it has gone.
            key = "ask-undo" if state.lost else "ask-regret"
            return (Say(key if state.undone else f"{key}-unnamed", command=state.undone),)
        case Phase.CONFIRM | Phase.AWAIT_CARD if state.pending is not None:
            key = "ask-card" if state.phase is Phase.AWAIT_CARD else "ask-yes"
            return (Say(key, command=state.pending.meaning),)
        case Phase.CONFIRM if state.chain is not None:
            return (Say("ask-yes", chain=state.chain.meanings),)
        case Phase.WHICH_ONE:
            return (Say("which-one", options=state.options),)
        case Phase.FILL if state.secret is not None:
            return (Say("ask-more"),)
        case Phase.FILL:
            return (missing(state.held, state.wanted),)
        case _:
            return ()


def missing(held: Slots, wanted: str) -> Say:
    """Return the question, in the words of the command if it is known.

    ``wanted`` is the intent that the pieces belong to, if only one is possible. The message is
    ``ask-with-card-column`` for those pieces, and ``ask-INTENT-with-card`` for one command.
    """
    pieces = {slot: value for slot, value in held.items() if slot != BEGUN}
    ends = "-".join(["with", *sorted(pieces)]) if pieces else ""
    named = "-".join(filter(None, ["ask", wanted, ends]))
    if held.get(BEGUN):
        return Say(named, pieces)
    return Say(f"ask-{ends}", pieces, better=named if wanted else "")


def wait(
    command: Command, phase: Phase, before: tuple[Effect, ...] = (), secret: CardShown | None = None
) -> Step:
    """Ask before a command is played; ``secret``: the card in it that is never named."""
    state = DialogueState(phase, command, secret=secret)
    return state, (*before, *question_again(state))


def offer(options: tuple[Command, ...]) -> Step:
    """Ask which one of several commands is meant."""
    state = DialogueState(Phase.WHICH_ONE, options=options)
    return state, question_again(state)


def unsure(given: Command) -> Command:
    """Return a command as one that is read back before it is played."""
    cost = max(CERTAIN, given.meaning.cost)
    return replace(given, meaning=replace(given.meaning, cost=cost))


def refused(refusal: Refuse) -> Step:
    """Say why a command is forbidden; nothing is pending any more."""
    return DialogueState(refusal=refusal, lost=True), (Cued("refused"), refusal)


def refused_secretly() -> Step:
    """Say that a card is of no use now. Why would tell which card it is."""
    return refused(Refuse(Meaning(HIDDEN, Kind.COMMAND), HIDDEN))


def drop(state: DialogueState) -> Step:
    """Leave what is pending."""
    return replace(state.reset(), lost=True), (Say("dropped"),)


def let_go(state: DialogueState) -> Step:
    """Leave what nobody answers, and name it; what waits for its card waits on."""
    named = not (state.secret or state.undoing)
    match state:
        case DialogueState(phase=Phase.IDLE | Phase.AWAIT_CARD):
            return state, ()
        case DialogueState(pending=Command(meaning)) if named:
            told = Say("left-for-another", command=meaning)
        case DialogueState(chain=Chain(meanings=meanings)) if named:
            told = Say("left-for-another", chain=meanings)
        case _:
            told = Say("let-go")
    return replace(state.reset(), lost=True), (told,)


def undo_asked(state: DialogueState, undone: Meaning | None) -> Step:
    """Ask whether the last action is to be taken back: what was said since has gone already."""
    asking = replace(state.reset(), phase=Phase.CONFIRM, undoing=1, undone=undone)
    return asking, question_again(asking)


def instead_asked(back: int, commands: tuple[Command, ...], undone: Meaning | None = None) -> Step:
    """Ask whether the last actions are to be taken back, and these played in their place."""
    asking = DialogueState(
        Phase.CONFIRM,
        commands[0] if len(commands) == 1 else None,
        chain=Chain(commands) if len(commands) > 1 else None,
        undoing=back,
        undone=undone,
    )
    return asking, question_again(asking)
