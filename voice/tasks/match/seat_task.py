"""A match as one seat talks about it from a place of its own, such as its phone.

The match is the same, and so are its words. What is asked and half said there stays there: it is
pending for that seat alone, and is dropped when anybody has done something meanwhile. Who speaks is
known: questions are that seat's own, and only what is its to do is done.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from heraut.engines.match import CannotUndo
from heraut.engines.protocol import TABLE, Seat
from heraut.grammars import Grammar
from heraut.grammars.meaning import (
    Chain,
    Command,
    Heard,
    MetaRequest,
    NotUnderstood,
    Proposal,
    Scope,
)
from heraut.nfc import CardTag
from heraut.voice.dialogue import Result
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.dialogue.task import Push
from heraut.voice.herald import Herald
from heraut.voice.tasks.match.card_taps import on_turn
from heraut.voice.tasks.match.dialogue_state import DialogueState, Phase
from heraut.voice.tasks.match.inputs import Input, OutOfTurn, only_asks
from heraut.voice.tasks.match.match_task import MatchTask

_READ_BACK = (Phase.CONFIRM, Phase.AWAIT_CARD)


class SeatTask:
    """The part of a match's talk that one seat has to itself."""

    loses = False
    """Who leaves only leaves this place; the match goes on."""

    def __init__(self, shared: MatchTask, seat: Seat) -> None:
        self.herald: Herald = shared.herald
        self._shared = shared
        self._seat = seat
        self._dialogue = DialogueState()
        self._seen = shared.match

    @property
    def game(self) -> str:
        """The game that is talked about."""
        return self.herald.game

    @property
    def grammar(self) -> Grammar:
        """The sentences that may be sent."""
        return self._shared.grammar

    @property
    def dialogue(self) -> DialogueState:
        """What is pending here; nothing once anybody has done something."""
        return self._dialogue if self._seen is self._shared.match else DialogueState()

    @property
    def scope(self) -> Scope:
        """Which sentences may come now."""
        return self.dialogue.scope

    @property
    def besides(self) -> tuple[Scope, ...]:
        """Which others may come as well."""
        return self.dialogue.besides

    @property
    def asking(self) -> bool:
        """Whether Héraut has asked this seat something and waits for the answer."""
        return self.dialogue.asking

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._shared.over

    @property
    def acts(self) -> bool:
        """Whether what is done now is for this seat to do."""
        match = self._shared.match
        seat = match.to_act
        if seat is None or seat >= 0:
            return seat == self._seat
        turn = match.rules.turn(match.state)
        return turn is None or on_turn(match) == self._seat

    def begin(self) -> Result:
        """Say whose turn it is."""
        return self.resume()

    def interpret(self, heard: Heard, scope: Scope, line: str) -> Input:
        """Return what was meant, put together with what is pending here."""
        with self._speaking() as shared:
            meant = shared.interpret(heard, scope, line)
        if self.acts or not isinstance(meant, NotUnderstood) or not meant.heard:
            return meant
        # What is no question is perhaps a move: to tell which would tell of another hand.
        return OutOfTurn(*self._whose_turn())

    def receive(self, given: Input, reader: bool) -> Result:
        """Take what was meant, if it is for this seat to do."""
        if isinstance(given, MetaRequest):
            return self._requested(given)
        if not (self.acts or only_asks(given)):
            return self._not_yours()
        with self._speaking() as shared:
            if isinstance(given, Command | Chain) and shared.dialogue.phase in _READ_BACK:
                # What it takes the place of may name a secret: all hear of the new one only.
                shared.dialogue = shared.dialogue.reset()
            # A yes is sent from here: no card at the table's reader stands for it.
            return self._here(shared.receive(given, False))

    def elsewhere(self) -> None:
        """Let a warning expire that was given here."""
        with self._speaking() as shared:
            shared.elsewhere()

    def tap(self, tag: CardTag, reader: bool) -> Result:
        """Take a card that was held to this seat's phone."""
        if not self.acts:
            return self._not_yours()
        with self._speaking() as shared:
            return self._here(shared.tap(tag, False))

    def question(self) -> Result:
        """Ask again what waits for an answer here."""
        with self._speaking() as shared:
            return shared.question()

    def resume(self) -> Result:
        """Ask again what waits for an answer here, or say whose turn it is."""
        with self._speaking() as shared:
            return shared.resume()

    def let_go(self) -> Result:
        """Leave what nobody answers here."""
        with self._speaking() as shared:
            return shared.let_go()

    def troubled(self, key: str, reader: bool) -> Result:
        """Ask again after a trouble."""
        return self.question()

    def help(self) -> Result:
        """Say what can be said now."""
        with self._speaking() as shared:
            return shared.help()

    def why(self) -> Result:
        """Say why something was refused here, or why a question is asked."""
        with self._speaking() as shared:
            return shared.why()

    def undo(self) -> Result:
        """Drop what is pending here, or take back what this seat did last."""
        if not (self.asking or self._did_last()):
            return self._not_yours()
        with self._speaking() as shared:
            return shared.undo() or ()

    def leave(self) -> Result:
        """Say that this place is left."""
        return self.say("pocket-left", {})

    def nearest(self, heard: Heard, line: str) -> Sequence[Proposal]:
        """Return what words may have meant; of moves only where this seat may do them."""
        with self._speaking() as shared:
            found = shared.nearest(heard, line)
        return found if self.acts else [one for one in found if only_asks(one.given)]

    def say(self, key: str, args: Mapping[str, object]) -> tuple[Spoken, ...]:
        """Word a message."""
        return self._shared.say(key, args)

    def _requested(self, request: MetaRequest) -> Result:
        if request.meaning.intent != "undo_many":
            return self.say("pocket-not-here", {})
        if not self._did_last():
            return self._not_yours()
        with self._speaking() as shared:
            return self._here(shared.receive(request, False))

    def _did_last(self) -> bool:
        match = self._shared.match
        try:
            before = match.undo()
        except CannotUndo:
            return True  # why it cannot be is told
        by = match.history[len(before.history)].by
        return by == self._seat or (by == TABLE and self.acts)

    def _not_yours(self) -> Result:
        return self.say(*self._whose_turn())

    def _whose_turn(self) -> tuple[str, Mapping[str, object]]:
        """Return the message that it is not this seat's to do something, and its values."""
        seat = self._shared.match.to_act
        if seat is None or seat < 0:
            seat = on_turn(self._shared.match)
        return ("pocket-not-now", {}) if seat < 0 else ("pocket-not-yours", {"seat": seat})

    def _here(self, result: Result) -> Result:
        """Return what came of something; another task can be opened at the table only."""
        kept = tuple(each for each in result if not isinstance(each, Push))
        if len(kept) == len(result):
            return kept
        return (*kept, *self.say("pocket-not-here", {}))

    @contextmanager
    def _speaking(self) -> Iterator[MatchTask]:
        """Let this seat speak about the match, with what is pending here."""
        shared, before = self._shared, self._shared.match
        table, speaker = shared.dialogue, shared.speaker
        shared.dialogue, shared.speaker = self.dialogue, self._seat
        try:
            yield shared
        finally:
            self._dialogue, self._seen = shared.dialogue, shared.match
            # What was asked at the table was asked of a match that has moved on.
            shared.dialogue = table if shared.match is before else table.reset()
            shared.speaker = speaker
