"""The conversation's table of transitions, phase by phase."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import pytest

from heraut.engines.protocol import AUDIENCE
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
from heraut.voice.dialogue import CardShown, Conversation, Phase, Trouble
from heraut.voice.dialogue import effects as fx


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
IDLE = Conversation()
SEVEN_THREE = place(7, 3)
CONFIRM = Conversation(Phase.CONFIRM, SEVEN_THREE)
AWAIT = Conversation(Phase.AWAIT_CARD, SEVEN_THREE)
CHOOSE = Conversation(Phase.WHICH_ONE, options=(place(6, 3), place(10, 3)))
FILL = Conversation(Phase.FILL, held={"card": 7}, shown=frozenset({"card"}))
LEAVE = Conversation(Phase.LEAVE)
PAUSED = Conversation(Phase.PAUSED)
EVERY = [IDLE, CONFIRM, AWAIT, CHOOSE, FILL, LEAVE]


def played(effects: tuple[fx.Effect, ...]) -> list[str]:
    return [effect.command.notation for effect in effects if isinstance(effect, fx.Do)]


def keys(effects: tuple[fx.Effect, ...]) -> list[str]:
    return [effect.key for effect in effects if isinstance(effect, fx.Say)]


def test_a_clear_command_that_can_be_undone_is_played_at_once() -> None:
    after, effects = IDLE.receive(SEVEN_THREE, PLAIN)
    assert played(effects) == ["place 7 3"] and after.phase is Phase.IDLE


def test_a_doubtful_command_waits_for_a_yes() -> None:
    after, effects = IDLE.receive(place(7, 3, cost=0.5), PLAIN)
    assert not played(effects) and after.phase is Phase.CONFIRM and keys(effects) == ["ask-yes"]
    after, effects = after.receive(reply("yes"), PLAIN)
    assert played(effects) == ["place 7 3"] and after.phase is Phase.IDLE


def test_what_cannot_be_undone_waits_for_a_yes() -> None:
    after, effects = IDLE.receive(SEVEN_THREE, Board(final=frozenset({"place 7 3"})))
    assert not played(effects) and after.phase is Phase.CONFIRM


def test_with_a_reader_a_move_waits_for_its_card() -> None:
    after, effects = IDLE.receive(SEVEN_THREE, TAPS)
    assert keys(effects) == ["ask-card"] and after.phase is Phase.AWAIT_CARD
    after, effects = after.receive(CardShown("7"), TAPS)
    assert played(effects) == ["place 7 3"] and after.phase is Phase.IDLE


def test_the_wrong_card_plays_nothing_and_offers_the_move_with_that_card() -> None:
    after, effects = AWAIT.receive(CardShown("8"), TAPS)
    assert not played(effects)
    assert keys(effects) == ["mismatch", "ask-yes"]
    assert fx.Cue("wrong_card") in effects
    mismatch = next(effect for effect in effects if isinstance(effect, fx.Say))
    assert mismatch.args == {"card": 8, "said": 7}
    after, effects = after.receive(reply("yes"), TAPS)
    assert played(effects) == ["place 8 3"]


def test_the_wrong_card_where_it_may_not_go_says_why_and_waits_for_the_right_one() -> None:
    pending = Conversation(Phase.AWAIT_CARD, place(7, 6))
    after, effects = pending.receive(CardShown("8"), TAPS)
    assert not played(effects) and after.phase is Phase.AWAIT_CARD
    assert keys(effects) == ["mismatch", "ask-card"]
    assert any(isinstance(effect, fx.Refuse) for effect in effects)
    _, effects = after.receive(CardShown("7"), TAPS)
    assert played(effects) == ["place 7 6"]


def test_talk_around_the_table_brings_no_lecture() -> None:
    talking = IDLE
    for _ in range(4):
        talking, effects = talking.receive(NotUnderstood(""), PLAIN)
        assert keys(effects) == ["not-understood-nothing"] and len(effects) == 1


def test_card_first_then_column_plays_without_asking_for_the_card_again() -> None:
    after, effects = IDLE.receive(CardShown("7"), TAPS)
    assert after.phase is Phase.FILL and keys(effects) == ["ask-with-card"]
    piece = Partial(Meaning("piece", Kind.PARTIAL, {"column": 3}))
    after, effects = after.receive(piece, TAPS)
    assert played(effects) == ["place 7 3"]


def test_a_doubtful_piece_makes_the_whole_doubtful() -> None:
    piece = Partial(Meaning("piece", Kind.PARTIAL, {"column": 3}, cost=0.6))
    after, effects = FILL.receive(piece, TAPS)
    assert not played(effects) and after.phase is Phase.CONFIRM


def test_another_card_takes_the_place_of_the_one_held() -> None:
    after, _ = FILL.receive(CardShown("9"), PLAIN)
    assert after.held == {"card": 9}


def test_a_choice_is_made_by_number_or_by_card() -> None:
    _, effects = CHOOSE.receive(reply("option", option=2), PLAIN)
    assert played(effects) == ["place 10 3"]
    _, effects = CHOOSE.receive(CardShown("6"), PLAIN)
    assert played(effects) == ["place 6 3"]
    after, effects = CHOOSE.receive(CardShown("9"), PLAIN)
    assert not played(effects) and after.phase is Phase.WHICH_ONE
    after, effects = CHOOSE.receive(reply("option", option=3), PLAIN)
    assert not played(effects) and keys(effects) == ["no-such-option"]


def test_an_illegal_command_is_refused_with_its_reason_and_remembered() -> None:
    illegal = Illegal(SEVEN_THREE.meaning, "not_next", {"needs": 4})
    after, effects = IDLE.receive(illegal, PLAIN)
    assert fx.Cue("refused") in effects
    assert effects[-1] == fx.Refuse(SEVEN_THREE.meaning, "not_next", {"needs": 4})
    _, effects = after.receive(talk("why"), PLAIN)
    assert effects == (fx.Explain(fx.Refuse(SEVEN_THREE.meaning, "not_next", {"needs": 4})),)


@pytest.mark.parametrize("before", [CONFIRM, AWAIT, CHOOSE, FILL, LEAVE], ids=lambda t: t.phase)
def test_a_question_is_never_forgotten(before: Conversation) -> None:
    (asked, *_) = before.question_again()
    talking = before
    for given in (query("turn"), *[NotUnderstood("blé")] * 4, NotUnderstood(""), talk("why")):
        board = TAPS if before.phase is Phase.AWAIT_CARD else PLAIN
        talking, effects = talking.receive(given, board)
        assert effects[-1] == asked, given


def test_misses_first_say_what_was_heard_then_help_then_other_ways() -> None:
    talking, seen = IDLE, []
    for _ in range(4):
        talking, effects = talking.receive(NotUnderstood("blé sur noir"), PLAIN)
        seen.append([type(effect).__name__ for effect in effects] + keys(effects))
    assert seen[0] == ["Say", "not-understood"]
    assert "Help" in seen[1]
    assert seen[2][-1] == seen[3][-1] == "other-ways"
    talking, _ = talking.receive(query("turn"), PLAIN)
    assert talking.misses == 0


@pytest.mark.parametrize("before", EVERY, ids=lambda talking: talking.phase)
@pytest.mark.parametrize(
    "given",
    [
        talk("repeat"),
        talk("stop"),
        talk("help"),
        talk("why"),
        talk("faster"),
        query("turn"),
        query("last_moves"),
        Trouble("tag-foreign"),
    ],
    ids=lambda given: getattr(getattr(given, "meaning", None), "intent", "trouble"),
)
def test_talk_and_questions_change_nothing_that_is_pending(before, given) -> None:
    after, effects = before.receive(given, TAPS)
    assert replace(after, warned="") == before
    assert effects and not played(effects)


def test_without_the_reader_a_yes_is_asked_for_in_place_of_the_card() -> None:
    waiting, _ = IDLE.receive(SEVEN_THREE, TAPS)
    assert waiting.phase is Phase.AWAIT_CARD
    after, effects = waiting.receive(Trouble("error_reader_lost_unplugged"), PLAIN)
    assert keys(effects) == ["error_reader_lost_unplugged", "ask-yes"]
    _, effects = after.receive(reply("yes"), PLAIN)
    assert played(effects) == ["place 7 3"]


@pytest.mark.parametrize("before", EVERY, ids=lambda talking: talking.phase)
def test_no_phase_is_ever_silent(before) -> None:
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
        talk("quit"),
        talk("pause"),
    ]:
        _, effects = before.receive(given, PLAIN)
        assert any(not isinstance(effect, fx.Cue) for effect in effects), given


@pytest.mark.parametrize("before", [CONFIRM, AWAIT, CHOOSE, FILL, LEAVE], ids=lambda t: t.phase)
def test_no_and_undo_drop_what_is_pending_and_play_nothing(before) -> None:
    for given in (reply("no"), talk("undo")):
        after, effects = before.receive(given, PLAIN)
        assert after.phase is Phase.IDLE and after.pending is None and not after.held
        assert not played(effects) and fx.Undo() not in effects


@pytest.mark.parametrize("intent", ["yes", "undo", "quit"])
def test_what_takes_effect_at_once_must_be_heard_word_for_word(intent: str) -> None:
    kind, sort = (Reply, Kind.REPLY) if intent == "yes" else (MetaRequest, Kind.META)
    doubtful = kind(Meaning(intent, sort, cost=0.15, form=intent))
    for before in (IDLE, CONFIRM, LEAVE):
        after, effects = before.receive(doubtful, PLAIN)
        assert after.phase is before.phase and after.pending == before.pending
        assert not played(effects) and fx.Undo() not in effects and fx.Quit() not in effects


def test_a_card_that_was_shown_must_be_the_one_a_whole_command_names() -> None:
    shown = FILL
    _, effects = shown.receive(place(7, 2), TAPS)
    assert played(effects) == ["place 7 2"]
    after, effects = shown.receive(place(9, 2), TAPS)
    assert not played(effects) and keys(effects) == ["mismatch", "ask-yes"]
    assert after.pending == place(7, 2)


def test_a_lone_yes_plays_nothing() -> None:
    after, effects = IDLE.receive(reply("yes"), PLAIN)
    assert keys(effects) == ["nothing-pending"] and after == IDLE


def test_undo_with_nothing_pending_takes_back_the_last_action() -> None:
    _, effects = IDLE.receive(talk("undo"), PLAIN)
    assert effects == (fx.Undo(),)


def test_a_secret_is_said_only_when_asked_twice_in_a_row() -> None:
    board = Board(secret=frozenset({"my_hand"}))
    after, effects = IDLE.receive(query("my_hand"), board)
    assert keys(effects) == ["secret-aloud"]
    _, effects = after.receive(query("my_hand"), board)
    assert effects == (fx.Ask("my_hand", {}),)
    other, _ = after.receive(query("turn"), board)
    _, effects = other.receive(query("my_hand"), board)
    assert keys(effects) == ["secret-aloud"]


def test_the_same_question_about_something_else_is_another_secret() -> None:
    table = Board(secret=frozenset({"worth"}))
    warned, effects = IDLE.receive(query("worth", card=7, column=2), table)
    assert keys(effects) == ["secret-aloud"]
    other, effects = warned.receive(query("worth", card=8, column=2), table)
    assert keys(effects) == ["secret-aloud"]
    told, effects = other.receive(query("worth", column=2, card=8), table)
    assert effects == (fx.Ask("worth", {"card": 8, "column": 2}),) and not told.warned


def test_why_is_said_only_when_asked_twice_if_it_is_a_secret() -> None:
    lacks = Illegal(SEVEN_THREE.meaning, "lacks", {"count": 2, AUDIENCE: frozenset({0})})
    after, _ = IDLE.receive(lacks, PLAIN)
    warned, effects = after.receive(talk("why"), PLAIN)
    assert keys(effects) == ["secret-aloud"]
    _, effects = warned.receive(talk("why"), PLAIN)
    assert effects == (fx.Explain(after.refusal),)
    # Something else meanwhile: whoever asks again is warned again.
    other, _ = warned.receive(query("turn"), PLAIN)
    _, effects = other.receive(talk("why"), PLAIN)
    assert keys(effects) == ["secret-aloud"]


def test_a_paused_game_tells_no_secret_either() -> None:
    lacks = Illegal(SEVEN_THREE.meaning, "lacks", {AUDIENCE: frozenset({0})})
    after, _ = IDLE.receive(lacks, PLAIN)
    paused, _ = after.receive(talk("pause"), PLAIN)
    _, effects = paused.receive(talk("why"), PLAIN)
    assert fx.Explain(after.refusal) not in effects


def test_leaving_asks_first() -> None:
    after, effects = IDLE.receive(talk("quit"), PLAIN)
    assert after.phase is Phase.LEAVE and keys(effects) == ["confirm-leave"]
    _, effects = after.receive(reply("yes"), PLAIN)
    assert effects == (fx.Quit(),)


def test_paused_plays_nothing_and_is_silent_only_for_talk_that_means_nothing() -> None:
    assert PAUSED.receive(NotUnderstood("x"), PLAIN) == (PAUSED, ())
    for given in (SEVEN_THREE, CardShown("7"), reply("yes"), talk("undo"), query("turn")):
        after, effects = PAUSED.receive(given, PLAIN)
        assert after == PAUSED and keys(effects) == ["still-paused"], given
    for intent in ("repeat", "help", "stop"):
        after, effects = PAUSED.receive(talk(intent), PLAIN)
        assert after == PAUSED and effects and "still-paused" not in keys(effects), intent
    _, effects = PAUSED.receive(Trouble("reader-lost"), PLAIN)
    assert keys(effects) == ["reader-lost"]
    after, effects = PAUSED.receive(talk("resume"), PLAIN)
    assert after.phase is Phase.IDLE and keys(effects) == ["resumed"]


def test_each_phase_listens_for_its_own_kind_of_sentence() -> None:
    scopes = {talking.phase: talking.scope for talking in EVERY}
    assert scopes[Phase.IDLE] is Scope.TURN
    assert scopes[Phase.CONFIRM] is scopes[Phase.AWAIT_CARD] is Scope.CONFIRM
    assert scopes[Phase.WHICH_ONE] is Scope.CHOOSE
    assert scopes[Phase.FILL] is Scope.FILL
