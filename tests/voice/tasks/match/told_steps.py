"""A board and what is told of each step, for tests of the table of transitions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

from heraut.engines.protocol import AUDIENCE, Event
from heraut.grammars.action_resolver import joined
from heraut.grammars.meaning import (
    Command,
    Heard,
    Illegal,
    Interpretation,
    Kind,
    Meaning,
    MetaRequest,
    Partial,
    Query,
    Reply,
    Scope,
)
from heraut.grammars.spec import BEGUN
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Cued, Silenced, Spoken
from heraut.voice.tasks.match import effects as fx
from heraut.voice.tasks.match import interpretation
from heraut.voice.tasks.match.dialogue_state import (
    DialogueState,
    Phase,
    Step,
    drop,
    let_go,
    question_again,
)
from heraut.voice.tasks.match.inputs import CardShown, Input, Trouble
from heraut.voice.tasks.match.transitions import elsewhere, receive, troubled, why


def place(card: int, column: int, cost: float = 0.0) -> Command:
    slots = {"card": card, "column": column}
    return Command(Meaning("place", Kind.COMMAND, slots, cost), f"place {card} {column}")


@dataclass(frozen=True)
class Board:
    """A table on which a card may go anywhere but on column 6."""

    tap_to_confirm: bool = False
    asks_yes_or_no: bool = False
    final: frozenset[str] = field(default_factory=frozenset)
    secret: frozenset[str] = field(default_factory=frozenset)
    asker: int = 0

    def combine(self, slots: Mapping[str, int | str]) -> Interpretation | None:
        slots = {slot: value for slot, value in slots.items() if slot != BEGUN}
        if set(slots) == {"card", "column"}:
            command = place(int(slots["card"]), int(slots["column"]))
            if slots["column"] == 6:
                return Illegal(command.meaning, "not_next", {"needs": 2})
            return command
        return Partial(Meaning("piece", Kind.PARTIAL, slots)) if slots else None

    def refusal(self, illegal: Illegal) -> fx.Refuse:
        return fx.Refuse(illegal.meaning, illegal.reason, illegal.details)

    def is_fact(self, meaning: Meaning) -> bool:
        return False

    def confirmed_by(self, slots: Mapping[str, int | str]) -> str:
        return next((slot for slot in ("character", "card") if slot in slots), "")

    def telling(self, meaning: Meaning) -> None:
        return None

    def ends_behind(self, waiting: Sequence[str], notation: str) -> bool:
        return notation == "end" and notation not in waiting

    def only_command(self, held: Mapping[str, int | str]) -> None:
        return None

    def only_action(self) -> None:
        return None

    def reversible(self, *notations: str) -> bool:
        return self.final.isdisjoint(notations)

    def possible(self, held: Mapping[str, int | str]) -> tuple[str, ...]:
        columns = (column for column in range(1, 7) if "card" in held)
        each = (self.combine({**held, "column": column}) for column in columns)
        return tuple(str(one.meaning.slots["column"]) for one in each if isinstance(one, Command))

    def forgone(self, *notations: str) -> tuple[Event, ...]:
        return ()

    def confides(self, question: str, slots: Mapping[str, int | str]) -> bool:
        return False

    def private(self, question: str, slots: Mapping[str, int | str]) -> bool:
        return question in self.secret

    holders = frozenset({0})

    def owners(self, question: str, slots: Mapping[str, int | str]) -> frozenset[int]:
        return frozenset({self.asker})

    def unexplained(self, details: Mapping[str, object]) -> bool:
        return AUDIENCE in details


def talk(intent: str, **slots: int) -> MetaRequest:
    return MetaRequest(Meaning(intent, Kind.META, slots))


def reply(intent: str, **slots: int) -> Reply:
    return Reply(Meaning(intent, Kind.REPLY, slots))


def query(intent: str, **slots: int) -> Query:
    return Query(Meaning(intent, Kind.QUERY, slots))


PLAIN = Board()
TAPS = Board(tap_to_confirm=True)
IDLE = DialogueState()
SEVEN_THREE = place(7, 3)
CONFIRM = DialogueState(Phase.CONFIRM, SEVEN_THREE)
AWAIT = DialogueState(Phase.AWAIT_CARD, SEVEN_THREE)
CHOOSE = DialogueState(Phase.WHICH_ONE, options=(place(6, 3), place(10, 3)))
FILL = DialogueState(Phase.FILL, held={"card": 7}, shown=frozenset({"card"}))
EVERY = [IDLE, CONFIRM, AWAIT, CHOOSE, FILL]


def take(state: DialogueState, given: Input, board: Board) -> Step:
    """Give a dialogue something, read as the match reads it."""
    if isinstance(given, CardShown):
        given = interpretation.shown(given, state, board.combine)
    elif isinstance(given, Partial):
        made = board.combine(joined(state.held, given.meaning.slots))
        given = interpretation.said(replace(given, made=made), state, board.combine, board)
    elif isinstance(given, Command):
        given = interpretation.said(given, state, board.combine, board)
    return receive(state, given, board)


@dataclass(frozen=True, slots=True)
class Meant(Heard):
    """Words that mean this, whatever they are."""

    given: Any = None


class Told:
    """A dialogue as a task. What it wants done is noted, and told by name."""

    herald = SimpleNamespace(words=SimpleNamespace(text=lambda key, *_, **__: key), verbosity="")
    grammar = None
    over = False
    loses = True

    def __init__(self, state: DialogueState, board: Board) -> None:
        self.state = state
        self.board = board
        self.effects: tuple[fx.Effect, ...] = ()

    scope = property(lambda self: self.state.scope)
    asking = property(lambda self: self.state.asking)
    besides = property(lambda self: self.state.besides)

    def nearest(self, heard: Any, line: str) -> tuple[()]:
        return ()

    def interpret(self, heard: Any, scope: Scope, line: str = "") -> Any:
        return heard.given

    def receive(self, given: Input, reader: bool) -> tuple[Spoken, ...]:
        return self._step(take(self.state, given, self.board))

    def elsewhere(self) -> None:
        self.state = elsewhere(self.state)

    def tap(self, card: Any, reader: bool) -> tuple[Spoken, ...]:
        return self._step(take(self.state, card, self.board))

    def let_go(self) -> tuple[Spoken, ...]:
        return self._step(let_go(self.state))

    def troubled(self, key: str, reader: bool) -> tuple[Spoken, ...]:
        return self._step(troubled(self.state, self.board))

    def question(self) -> tuple[Spoken, ...]:
        return self._step((self.state, question_again(self.state)))

    def resume(self) -> tuple[Spoken, ...]:
        return self.question() or (Spoken("turn"),)

    def help(self) -> tuple[Spoken, ...]:
        return (Spoken(f"help-{self.state.phase}"),)

    def why(self) -> tuple[Spoken, ...]:
        return self._step(why(self.state, self.board))

    def undo(self) -> tuple[Spoken, ...]:
        return self._step(drop(self.state)) if self.state.asking else (Spoken("undo"),)

    def leave(self) -> tuple[Spoken, ...]:
        return (Spoken("left"),)

    def say(self, key: str, args: object) -> tuple[Spoken, ...]:
        return (Spoken(key),)

    def _step(self, step: Step) -> tuple[Spoken, ...]:
        self.state, effects = step
        self.effects += effects
        return tuple(Spoken(_named(each)) for each in effects if not isinstance(each, Cued))


def _named(effect: fx.Effect) -> str:
    return effect.key if isinstance(effect, fx.Say) else type(effect).__name__


class Talk:
    """A conversation about such a dialogue."""

    def __init__(self, state: DialogueState = IDLE, board: Board = PLAIN) -> None:
        self.task: Any = Told(state, board)
        self.conversation = Conversation(self.task)

    def give(self, *given: Any) -> list[str]:
        """Give it some things; return what is said to the last of them."""
        outputs: Any = ()
        for each in given:
            match each:
                case Trouble(key):
                    outputs = self.conversation.trouble(key, {})
                case CardShown():
                    outputs = self.conversation.tap(each)  # type: ignore[arg-type]  # read already
                case _:
                    outputs = self.conversation.hear(Meant((), given=each))
        return [
            "silence" if isinstance(one, Silenced) else one.text
            for one in outputs
            if isinstance(one, Spoken | Silenced)
        ]

    @property
    def played(self) -> list[str]:
        return played(self.task.effects)


def played(effects: tuple[fx.Effect, ...]) -> list[str]:
    return [effect.command.notation for effect in effects if isinstance(effect, fx.Do)]


def keys(effects: tuple[fx.Effect, ...]) -> list[str]:
    return [effect.key for effect in effects if isinstance(effect, fx.Say)]
