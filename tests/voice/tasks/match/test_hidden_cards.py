"""Cards that only their seat may know: asked about, refused and played without being named."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import pytest

from heraut.engines.protocol import Event
from heraut.grammars.action_resolver import joined
from heraut.grammars.meaning import (
    Ambiguous,
    Command,
    Illegal,
    Interpretation,
    Kind,
    Meaning,
    Partial,
    Query,
    Reply,
)
from heraut.grammars.spec import BEGUN
from heraut.voice.tasks.match import effects as fx
from heraut.voice.tasks.match import interpretation
from heraut.voice.tasks.match.dialogue_state import DialogueState, Phase, Step, drop
from heraut.voice.tasks.match.inputs import CardShown, Input, Trouble
from heraut.voice.tasks.match.transitions import receive, troubled, why

HAND = (17, 23)
ALICES = {"owners": 1, "seats": (0,), "seat": 0}
"""Whose secret it is that is warned of."""
EITHER = 40
"""A card that may be played in two ways."""
HALF = 30
"""A card that needs a place as well."""


def play(card: int, cost: float = 0.0) -> Command:
    return Command(Meaning("play", Kind.COMMAND, {"card": card}, cost), f"play {card}")


@dataclass(frozen=True)
class Board:
    """A table at which the seat on turn holds 17 and 23."""

    tap_to_confirm: bool = False
    asks_yes_or_no: bool = False
    app_cards: bool = False
    holders = frozenset({0})

    def combine(self, slots: Mapping[str, int | str]) -> Interpretation | None:
        pieces = {slot: value for slot, value in slots.items() if slot != BEGUN}
        if set(pieces) != {"card"}:
            return None
        card = int(pieces["card"])
        if card in HAND:
            return play(card)
        if card == EITHER:
            return Ambiguous((play(card), play(card + 1)))
        if card == HALF:
            return Partial(Meaning("piece", Kind.PARTIAL, dict(slots)), "play")
        return Illegal(play(card).meaning, "not_in_hand", {"card": card})

    def refusal(self, illegal: Illegal) -> fx.Refuse:
        return fx.Refuse(illegal.meaning, illegal.reason, illegal.details)

    def is_fact(self, meaning: Meaning) -> bool:
        return False

    def confirmed_by(self, slots: Mapping[str, int | str]) -> str:
        return "card" if "card" in slots else ""

    def telling(self, meaning: Meaning) -> None:
        return None

    def ends_behind(self, waiting: Sequence[str], notation: str) -> bool:
        return notation == "end" and notation not in waiting

    def only_command(self, held: Mapping[str, int | str]) -> None:
        return None

    def reversible(self, *notations: str) -> bool:
        return True

    def forgone(self, *notations: str) -> tuple[Event, ...]:
        return ()

    def confides(self, question: str, slots: Mapping[str, int | str]) -> bool:
        return False

    def private(self, question: str, slots: Mapping[str, int | str]) -> bool:
        return False

    def unexplained(self, details: Mapping[str, object]) -> bool:
        return False


def take(state: DialogueState, given: Input | str, board: Board) -> Step:
    """Give a dialogue something, read as the match reads it; or ``why``, ``undo``, ``trouble``."""
    match given:
        case "why":
            return why(state, board)
        case "undo":
            return drop(state) if state.asking else (state, ())
        case "trouble":
            return troubled(state, board)
        case CardShown():
            given = interpretation.shown(given, state, board.combine)
        case Partial(meaning):
            made = board.combine(joined(state.held, meaning.slots))
            given = interpretation.said(replace(given, made=made), state, board.combine, board)
        case Command():
            given = interpretation.said(given, state, board.combine, board)
    return receive(state, given, board)


def tapped(card: int, whispered: bool = False) -> CardShown:
    return CardShown(str(card), asks="card", hidden=True, whispered=whispered)


def values(thing: object) -> Iterator[object]:
    """Everything that an effect lets the table hear, down to single values."""
    match thing:
        case fx.Say(_, args, command, options, chain):
            yield from values(args)
            for meaning in (command, *(option.meaning for option in options), *chain):
                yield from values(meaning.slots if meaning is not None else {})
        case fx.Refuse(_, _, details):
            yield from values(details)
        case fx.Ask(_, slots):
            yield from values(slots)
        case Mapping():
            for value in thing.values():
                yield from values(value)
        case tuple() | list():
            for value in thing:
                yield from values(value)
        case _:
            yield thing


def aloud(effects: tuple[fx.Effect, ...]) -> set[str]:
    return {str(value) for effect in effects for value in values(effect)}


def keys(effects: tuple[fx.Effect, ...]) -> list[str]:
    return [effect.key for effect in effects if isinstance(effect, fx.Say)]


def played(effects: tuple[fx.Effect, ...]) -> list[str]:
    return [effect.command.notation for effect in effects if isinstance(effect, fx.Do)]


PLAIN = Board()
IDLE = DialogueState()
YES = Reply(Meaning("yes", Kind.REPLY))
WHICH = Query(Meaning("tapped", Kind.QUERY))


@pytest.mark.parametrize("board", [PLAIN, Board(tap_to_confirm=True)])
def test_a_card_is_read_first_and_played_when_tapped_again_or_by_a_yes(board: Board) -> None:
    waiting, effects = take(IDLE, tapped(17), board)
    assert keys(effects) == ["ask-card-read"] and not played(effects)
    assert fx.Whisper("card", {"card": 17}) in effects
    for given in (tapped(17), YES):
        after, effects = take(waiting, given, board)
        assert played(effects) == ["play 17"] and after == IDLE


def test_another_card_takes_its_place(board: Board = PLAIN) -> None:
    waiting, _ = take(IDLE, tapped(17), board)
    after, effects = take(waiting, tapped(23), board)
    assert keys(effects) == ["ask-card-read"] and not played(effects)
    assert fx.Whisper("card", {"card": 23}) in effects
    _, effects = take(after, YES, board)
    assert played(effects) == ["play 23"]


def test_which_card_it_is_goes_to_the_ear_of_its_seat() -> None:
    waiting, _ = take(IDLE, tapped(17, whispered=True), PLAIN)
    after, effects = take(waiting, WHICH, PLAIN)
    assert effects[0] == fx.Whisper("card", {"card": 17}) and keys(effects) == ["ask-card-read"]
    assert after == waiting


def test_without_an_ear_it_is_said_aloud_when_asked_twice() -> None:
    waiting, _ = take(IDLE, tapped(17), PLAIN)
    warned, effects = take(waiting, WHICH, PLAIN)
    assert effects == (fx.Say("secret-card-aloud", ALICES),)
    after, effects = take(warned, WHICH, PLAIN)
    assert effects[0] == fx.Ask("card", {"card": 17}) and after == waiting
    # Something else in between: asked once again.
    elsewhere, _ = take(warned, Query(Meaning("row", Kind.QUERY)), PLAIN)
    _, effects = take(elsewhere, WHICH, PLAIN)
    assert effects == (fx.Say("secret-card-aloud", ALICES),)


def test_with_no_card_read_there_is_nothing_to_tell() -> None:
    after, effects = take(IDLE, WHICH, PLAIN)
    assert keys(effects) == ["no-card-read"] and after == IDLE


@pytest.mark.parametrize("card", [9, EITHER])
def test_a_card_that_is_of_no_use_is_refused_without_its_name_or_a_whisper(card: int) -> None:
    after, effects = take(IDLE, tapped(card), PLAIN)
    refused = effects[-1]
    assert isinstance(refused, fx.Refuse) and refused.reason == "hidden" and not refused.details
    assert not any(isinstance(effect, fx.Whisper) for effect in effects)
    assert after.phase is Phase.IDLE
    _, why = take(after, "why", PLAIN)
    assert why == (fx.Explain(refused),)


def test_a_card_that_is_not_the_one_that_was_said_is_not_named() -> None:
    waiting, effects = take(IDLE, play(17), Board(tap_to_confirm=True))
    assert keys(effects) == ["ask-card"]
    after, effects = take(waiting, tapped(23), Board(tap_to_confirm=True))
    assert keys(effects) == ["mismatch-hidden", "ask-card-read"] and "23" not in aloud(effects)
    _, effects = take(after, YES, PLAIN)
    assert played(effects) == ["play 23"]
    still, effects = take(waiting, tapped(9), Board(tap_to_confirm=True))
    assert keys(effects) == ["mismatch-hidden", "ask-card"] and "9" not in aloud(effects)
    assert still.pending == play(17)


def test_a_card_that_lies_open_is_named_as_ever() -> None:
    after, effects = take(IDLE, CardShown("17", asks="card"), PLAIN)
    assert fx.Ask("card", {"card": 17}) in effects and keys(effects) == ["ask-yes"]
    assert after.secret is None


SECRET = [17, 23, 9, EITHER, HALF]
GIVEN = [
    "why",
    "undo",
    "trouble",
    Query(Meaning("row", Kind.QUERY)),
    Query(Meaning("last_moves", Kind.QUERY)),
    WHICH,
    Reply(Meaning("no", Kind.REPLY)),
    Reply(Meaning("option", Kind.REPLY, {"option": 1})),
    Partial(Meaning("place", Kind.PARTIAL, {"place": 3})),
    play(5),
    Illegal(play(6).meaning, "not_in_hand", {"card": 6}),
    Trouble("tag-foreign"),
    tapped(23),
    tapped(9),
    tapped(HALF),
]


@pytest.mark.parametrize("board", [PLAIN, Board(tap_to_confirm=True)])
@pytest.mark.parametrize("first", SECRET)
def test_whatever_follows_the_table_never_hears_which_card_it_was(board: Board, first: int) -> None:
    """Two inputs after the tap, every pair of them."""
    hidden = {str(card) for card in SECRET}
    begun, effects = take(IDLE, tapped(first), board)
    assert hidden.isdisjoint(aloud(effects))
    for one in GIVEN:
        talk, effects = take(begun, one, board)
        assert hidden.isdisjoint(aloud(effects)), one
        for other in GIVEN:
            if one == other == WHICH:
                continue  # asked twice: the player's own choice
            _, effects = take(talk, other, board)
            assert hidden.isdisjoint(aloud(effects)), (one, other)
