"""The table of transitions of a match's dialogue, phase by phase; and the talk around it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any

import pytest

from heraut.engines.protocol import AUDIENCE, Event
from heraut.grammars.action_resolver import joined
from heraut.grammars.meaning import (
    Ambiguous,
    Command,
    Illegal,
    Interpretation,
    Kind,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Partial,
    Query,
    Reply,
    Scope,
)
from heraut.grammars.schema import BEGUN
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Cued, Silenced, Spoken
from heraut.voice.tasks.match import effects as fx
from heraut.voice.tasks.match import interpretation
from heraut.voice.tasks.match.dialogue_state import DialogueState, Phase, Step, drop, question_again
from heraut.voice.tasks.match.inputs import CardShown, Input, Trouble
from heraut.voice.tasks.match.transitions import receive, troubled, why


def place(card: int, column: int, cost: float = 0.0) -> Command:
    slots = {"card": card, "column": column}
    return Command(Meaning("place", Kind.COMMAND, slots, cost), f"place {card} {column}")


@dataclass(frozen=True)
class Board:
    """A table on which a card may go anywhere but on column 6."""

    tap_to_confirm: bool = False
    final: frozenset[str] = field(default_factory=frozenset)
    secret: frozenset[str] = field(default_factory=frozenset)

    def combine(self, slots: Mapping[str, int | str]) -> Interpretation | None:
        slots = {slot: value for slot, value in slots.items() if slot != BEGUN}
        if set(slots) == {"card", "column"}:
            command = place(int(slots["card"]), int(slots["column"]))
            if slots["column"] == 6:
                return Illegal(command.meaning, "not_next", {"needs": 2})
            return command
        return Partial(Meaning("piece", Kind.PARTIAL, slots)) if slots else None

    def confirmed_by(self, slots: Mapping[str, int | str]) -> str:
        return next((slot for slot in ("character", "card") if slot in slots), "")

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
ASKING = [CONFIRM, AWAIT, CHOOSE, FILL]


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
        return heard

    def receive(self, given: Input, reader: bool) -> tuple[Spoken, ...]:
        return self._step(take(self.state, given, self.board))

    def tap(self, card: Any, reader: bool) -> tuple[Spoken, ...]:
        return self._step(take(self.state, card, self.board))

    def troubled(self, key: str, reader: bool) -> tuple[Spoken, ...]:
        return self._step(troubled(self.state, self.board))

    def question(self) -> tuple[Spoken, ...]:
        return self._step((self.state, question_again(self.state)))

    def resume(self) -> tuple[Spoken, ...]:
        return self.question() or (Spoken("turn"),)

    def help(self, chapter: int) -> tuple[Spoken, ...]:
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
                    outputs = self.conversation.hear(each)
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


def test_a_clear_command_that_can_be_undone_is_played_at_once() -> None:
    after, effects = take(IDLE, SEVEN_THREE, PLAIN)
    assert played(effects) == ["place 7 3"] and after.phase is Phase.IDLE


def test_a_doubtful_command_waits_for_a_yes() -> None:
    after, effects = take(IDLE, place(7, 3, cost=0.5), PLAIN)
    assert not played(effects) and after.phase is Phase.CONFIRM and keys(effects) == ["ask-yes"]
    after, effects = take(after, reply("yes"), PLAIN)
    assert played(effects) == ["place 7 3"] and after.phase is Phase.IDLE


def test_what_cannot_be_undone_waits_for_a_yes() -> None:
    after, effects = take(IDLE, SEVEN_THREE, Board(final=frozenset({"place 7 3"})))
    assert not played(effects) and after.phase is Phase.CONFIRM


def test_with_a_reader_a_move_waits_for_its_card() -> None:
    after, effects = take(IDLE, SEVEN_THREE, TAPS)
    assert keys(effects) == ["ask-card"] and after.phase is Phase.AWAIT_CARD
    after, effects = take(after, CardShown("7"), TAPS)
    assert played(effects) == ["place 7 3"] and after.phase is Phase.IDLE


def test_the_wrong_card_plays_nothing_and_offers_the_move_with_that_card() -> None:
    after, effects = take(AWAIT, CardShown("8"), TAPS)
    assert not played(effects)
    assert keys(effects) == ["mismatch", "ask-yes"]
    assert Cued("wrong_card") in effects
    mismatch = next(effect for effect in effects if isinstance(effect, fx.Say))
    assert mismatch.args == {"card": 8, "said": 7}
    after, effects = take(after, reply("yes"), TAPS)
    assert played(effects) == ["place 8 3"]


def test_the_wrong_card_where_it_may_not_go_says_why_and_waits_for_the_right_one() -> None:
    pending = DialogueState(Phase.AWAIT_CARD, place(7, 6))
    after, effects = take(pending, CardShown("8"), TAPS)
    assert not played(effects) and after.phase is Phase.AWAIT_CARD
    assert keys(effects) == ["mismatch", "ask-card"]
    assert any(isinstance(effect, fx.Refuse) for effect in effects)
    _, effects = take(after, CardShown("7"), TAPS)
    assert played(effects) == ["place 7 6"]


def test_talk_around_the_table_brings_no_lecture() -> None:
    talking = Talk()
    for _ in range(4):
        assert talking.give(NotUnderstood("")) == ["not-understood-nothing"]


def test_card_first_then_column_plays_without_asking_for_the_card_again() -> None:
    after, effects = take(IDLE, CardShown("7"), TAPS)
    assert after.phase is Phase.FILL and keys(effects) == ["ask-with-card"]
    piece = Partial(Meaning("piece", Kind.PARTIAL, {"column": 3}))
    after, effects = take(after, piece, TAPS)
    assert played(effects) == ["place 7 3"]


def test_a_doubtful_piece_makes_the_whole_doubtful() -> None:
    piece = Partial(Meaning("piece", Kind.PARTIAL, {"column": 3}, cost=0.6))
    after, effects = take(FILL, piece, TAPS)
    assert not played(effects) and after.phase is Phase.CONFIRM


def test_another_card_takes_the_place_of_the_one_held() -> None:
    after, _ = take(FILL, CardShown("9"), PLAIN)
    assert after.held == {"card": 9}


def test_a_choice_is_made_by_number_or_by_card() -> None:
    _, effects = take(CHOOSE, reply("option", option=2), PLAIN)
    assert played(effects) == ["place 10 3"]
    _, effects = take(CHOOSE, CardShown("6"), PLAIN)
    assert played(effects) == ["place 6 3"]
    after, effects = take(CHOOSE, CardShown("9"), PLAIN)
    assert not played(effects) and after.phase is Phase.WHICH_ONE
    after, effects = take(CHOOSE, reply("option", option=3), PLAIN)
    assert not played(effects) and keys(effects) == ["no-such-option"]


def test_an_illegal_command_is_refused_with_its_reason_and_remembered() -> None:
    illegal = Illegal(SEVEN_THREE.meaning, "not_next", {"needs": 4})
    after, effects = take(IDLE, illegal, PLAIN)
    assert Cued("refused") in effects
    assert effects[-1] == fx.Refuse(SEVEN_THREE.meaning, "not_next", {"needs": 4})
    _, effects = why(after, PLAIN)
    assert effects == (fx.Explain(fx.Refuse(SEVEN_THREE.meaning, "not_next", {"needs": 4})),)


def test_misses_first_say_what_was_heard_then_help_then_other_ways() -> None:
    talking, miss = Talk(), NotUnderstood("blé sur noir")
    assert talking.give(miss) == ["not-understood"]
    assert talking.give(miss) == ["not-understood", "help-idle"]
    assert talking.give(miss) == talking.give(miss) == ["not-understood", "other-ways"]
    talking.give(query("turn"))
    assert talking.give(miss) == ["not-understood"]


def test_without_the_reader_a_yes_is_asked_for_in_place_of_the_card() -> None:
    talking = Talk(board=TAPS)
    talking.give(SEVEN_THREE)
    assert talking.task.state.phase is Phase.AWAIT_CARD
    talking.task.board = PLAIN
    lost = Trouble("error_reader_lost_unplugged")
    assert talking.give(lost) == ["error_reader_lost_unplugged", "ask-yes"]
    assert talking.give(query("turn")) == ["Ask", "ask-yes"]
    talking.give(reply("yes"))
    assert talking.played == ["place 7 3"]


@pytest.mark.parametrize("before", EVERY, ids=lambda state: state.phase)
def test_no_phase_is_ever_silent(before: DialogueState) -> None:
    for given in [
        NotUnderstood("x"),
        reply("yes"),
        reply("no"),
        reply("option", option=1),
        CardShown("7"),
        SEVEN_THREE,
        Partial(Meaning("piece", Kind.PARTIAL, {"column": 3})),
        Ambiguous((place(6, 3), place(10, 3))),
        Illegal(SEVEN_THREE.meaning, "not_next"),
        talk("undo"),
        talk("back"),
        talk("quit"),
        talk("pause"),
    ]:
        assert Talk(before).give(given), given
        assert Talk(before).give(talk("quit"), given), given


@pytest.mark.parametrize("before", ASKING, ids=lambda state: state.phase)
def test_no_undo_and_back_drop_what_is_pending_and_play_nothing(before: DialogueState) -> None:
    for given in (reply("no"), talk("undo"), talk("back")):
        talking = Talk(before)
        assert talking.give(given) == ["dropped"]
        assert talking.task.state == replace(IDLE, lost=True) and not talking.played


@pytest.mark.parametrize("before", EVERY, ids=lambda state: state.phase)
def test_no_undo_and_back_do_not_leave_and_ask_again(before: DialogueState) -> None:
    for given in (reply("no"), talk("undo"), talk("back")):
        talking = Talk(before)
        asked = [_named(each) for each in question_again(before)]
        assert talking.give(talk("quit"), given) == ["stayed", *asked]
        assert talking.task.state == before and not talking.conversation.left


@pytest.mark.parametrize("intent", ["yes", "undo", "back", "quit"])
def test_what_takes_effect_at_once_must_be_heard_word_for_word(intent: str) -> None:
    kind, sort = (Reply, Kind.REPLY) if intent == "yes" else (MetaRequest, Kind.META)
    doubtful = kind(Meaning(intent, sort, cost=0.15, form=intent))
    for before in (IDLE, CONFIRM):
        for first in ((), (talk("quit"),)):
            talking = Talk(before)
            talking.give(*first)
            assert talking.give(doubtful)[0] == "not-understood"
            assert talking.task.state == before and not talking.played
            assert not talking.conversation.left


def test_a_card_that_was_shown_must_be_the_one_a_whole_command_names() -> None:
    shown = FILL
    _, effects = take(shown, place(7, 2), TAPS)
    assert played(effects) == ["place 7 2"]
    after, effects = take(shown, place(9, 2), TAPS)
    assert not played(effects) and keys(effects) == ["mismatch", "ask-yes"]
    assert after.pending == place(7, 2)


def test_a_lone_yes_plays_nothing() -> None:
    after, effects = take(IDLE, reply("yes"), PLAIN)
    assert keys(effects) == ["nothing-pending"] and after == IDLE


def test_undo_with_nothing_pending_takes_back_the_last_action_and_back_says_so() -> None:
    assert Talk().give(talk("undo")) == ["undo"]
    assert Talk().give(talk("back")) == ["nothing-asked"]


def test_a_secret_is_said_only_when_asked_twice_in_a_row() -> None:
    board = Board(secret=frozenset({"my_hand"}))
    after, effects = take(IDLE, query("my_hand"), board)
    assert keys(effects) == ["secret-aloud"]
    _, effects = take(after, query("my_hand"), board)
    assert effects == (fx.Confide(aloud=True), fx.Ask("my_hand", {}))
    other, _ = take(after, query("turn"), board)
    _, effects = take(other, query("my_hand"), board)
    assert keys(effects) == ["secret-aloud"]


def test_the_same_question_about_something_else_is_another_secret() -> None:
    table = Board(secret=frozenset({"worth"}))
    warned, effects = take(IDLE, query("worth", card=7, column=2), table)
    assert keys(effects) == ["secret-aloud"]
    other, effects = take(warned, query("worth", card=8, column=2), table)
    assert keys(effects) == ["secret-aloud"]
    told, effects = take(other, query("worth", column=2, card=8), table)
    asked = fx.Ask("worth", {"card": 8, "column": 2})
    assert effects == (fx.Confide(aloud=True), asked) and not told.warned


def test_why_is_said_only_when_asked_twice_if_it_is_a_secret() -> None:
    lacks = Illegal(SEVEN_THREE.meaning, "lacks", {"count": 2, AUDIENCE: frozenset({0})})
    after, _ = take(IDLE, lacks, PLAIN)
    warned, effects = why(after, PLAIN)
    assert keys(effects) == ["secret-aloud"]
    _, effects = why(warned, PLAIN)
    assert effects == (fx.Confide(aloud=True), fx.Explain(after.refusal))
    # Something else meanwhile: whoever asks again is warned again.
    other, _ = take(warned, query("turn"), PLAIN)
    _, effects = why(other, PLAIN)
    assert keys(effects) == ["secret-aloud"]


def test_a_paused_game_tells_no_secret_either() -> None:
    talking = Talk()
    talking.give(Illegal(SEVEN_THREE.meaning, "lacks", {AUDIENCE: frozenset({0})}), talk("pause"))
    for _ in range(2):
        assert talking.give(talk("why")) == ["still-paused"]


def test_leaving_asks_first() -> None:
    talking = Talk()
    assert talking.give(talk("quit")) == ["confirm-leave"] and not talking.conversation.left
    assert talking.give(talk("why")) == ["why-leave", "confirm-leave"]
    assert talking.give(talk("help")) == ["help-leave", "confirm-leave"]
    assert talking.give(reply("yes")) == ["left"] and talking.conversation.left


def test_paused_plays_nothing_and_is_silent_only_for_talk_that_means_nothing() -> None:
    for before in EVERY:
        talking = Talk(before)
        assert talking.give(talk("pause")) == ["paused"]
        assert talking.give(NotUnderstood("x")) == []
        for given in (SEVEN_THREE, CardShown("7"), reply("yes"), talk("undo"), query("turn")):
            assert talking.give(given) == ["still-paused"], given
        assert talking.give(talk("repeat")) == ["still-paused"]
        assert talking.give(talk("help")) == ["help-paused"]
        assert talking.give(talk("stop")) == ["silence"]
        assert talking.give(Trouble("reader-lost")) == ["reader-lost"]
        assert not talking.conversation.moment.asking
        asked = [_named(each) for each in question_again(before)] or ["turn"]
        assert talking.give(talk("resume")) == ["resumed", *asked]
        assert talking.task.state == before and not talking.played
        assert talking.give(talk("pause"), talk("quit")) == ["confirm-leave"]


def test_each_phase_listens_for_its_own_kind_of_sentence() -> None:
    scopes = {state.phase: state.scope for state in EVERY}
    assert scopes[Phase.IDLE] is Scope.TURN
    assert scopes[Phase.CONFIRM] is scopes[Phase.AWAIT_CARD] is Scope.CONFIRM
    assert scopes[Phase.WHICH_ONE] is Scope.CHOOSE
    assert scopes[Phase.FILL] is Scope.FILL
