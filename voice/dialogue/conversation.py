"""The conversation's one table of transitions.

Safety lives here: a command is played at once only when it was heard exactly and can be taken
back; otherwise it is read back and waits for a yes or for its card. "Répète", "stop", questions
and help work in every phase and change nothing that is pending.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from heraut.grammars.meaning import (
    Ambiguous,
    Chain,
    Command,
    Illegal,
    Kind,
    MetaRequest,
    NotUnderstood,
    Partial,
    Query,
    Reply,
    Slots,
)
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
    More,
    Quit,
    Refuse,
    Repeat,
    Say,
    Since,
    Undo,
    Whisper,
)
from heraut.voice.dialogue.inputs import CardShown, Input, MatchQueries, Trouble
from heraut.voice.dialogue.phases import ADJUSTMENTS, WHILE_PAUSED, Phase, inexact
from heraut.voice.dialogue.playing import Playing

__all__ = ["Conversation"]

Step = tuple["Conversation", tuple[Effect, ...]]


@dataclass(frozen=True, slots=True)
class Conversation(Playing):
    """Where the talk stands. Immutable: every input gives a new one."""

    def receive(self, given: Input, queries: MatchQueries) -> Step:
        """Return the conversation after an input, and what to do, in order."""
        talk = self if isinstance(given, NotUnderstood) else replace(self, misses=0)
        if not isinstance(given, Query | NotUnderstood | MetaRequest):
            talk = replace(talk, warned="")
        if self.phase is Phase.PAUSED:
            return talk._while_paused(given, queries)
        match given:
            case Trouble(key, details, cue):
                if talk.phase is Phase.AWAIT_CARD and not queries.tap_to_confirm:
                    # The reader is gone: only a yes can still confirm.
                    talk = replace(talk, phase=Phase.CONFIRM)
                cues = (Cue(cue),) if cue else ()
                return talk, (*cues, Say(key, details), *talk.question_again())
            case Reply(meaning) | MetaRequest(meaning) if inexact(meaning):
                return talk.missed(meaning.form)
            case MetaRequest(meaning):
                return talk._talk(meaning.intent, meaning.slots, queries)
            case Query(meaning):
                return talk._query(meaning.intent, meaning.slots, queries)
            case NotUnderstood(heard):
                return talk.missed(heard)
            case CardShown():
                return talk.card(given, queries)
            case Reply(meaning):
                return talk._reply(meaning.intent, meaning.slots, queries)
            case Command():
                return talk.said_whole(given, queries)
            case Chain():
                return talk.chained(given, queries)
            case Ambiguous(options):
                return talk.offer(tuple(options))
            case Illegal(meaning, reason, details) if meaning.kind is Kind.QUERY:
                # A question that lacks something changes nothing that is pending.
                refusal = Refuse(meaning, reason, details)
                asking = replace(talk, refusal=refusal)
                return asking, (Cue("refused"), refusal, *talk.question_again())
            case Illegal():
                return talk.forbidden(given, queries)
            case Partial(meaning):
                return talk.piece(meaning.slots, queries, cost=meaning.cost, close=given.close)

    # What works in every phase.

    def _while_paused(self, given: Input, queries: MatchQueries) -> Step:
        """Stay silent only for talk that means nothing here: that is what a pause is for."""
        match given:
            case MetaRequest(meaning) if meaning.intent == "resume":
                return replace(self, phase=Phase.IDLE), (Say("resumed"), Ask("turn"))
            case MetaRequest(meaning) if meaning.intent in WHILE_PAUSED and not meaning.cost:
                return self._talk(meaning.intent, meaning.slots, queries)
            case Trouble(key, details):
                return self, (Say(key, details),)
            case NotUnderstood():
                return self, ()
            case _:
                return self, (Say("still-paused"),)

    def _talk(self, intent: str, slots: Slots, queries: MatchQueries) -> Step:
        match intent:
            case "repeat":
                return self, (Repeat(),)
            case "stop":
                return self, (Hush(),)
            case "help":
                return self, (Help(int(slots.get("chapter", 0))),)
            case "why" if self.asking and self.refusal is None:
                why = "why-more" if self.phase is Phase.FILL else "why-asked"
                return self, (Say(why), *self.question_again())
            case "why":
                return self._why(queries)
            case "pause":
                return replace(self.reset(), phase=Phase.PAUSED), (Say("paused"),)
            case "resume":
                return self, (Say("not-paused"),)
            case "quit":
                return Conversation(Phase.LEAVE), (Say("confirm-leave"),)
            case "undo" if self.phase is Phase.IDLE:
                return replace(self, refusal=None), (Undo(),)
            case "undo":
                return self.drop()
            case _ if intent in ADJUSTMENTS:
                return self, (Adjust(intent),)
            case _:
                raise ValueError(f"no such talk: {intent!r}")

    def _why(self, queries: MatchQueries) -> Step:
        """Tell why something was refused: what only its seat may hear, aloud when asked twice."""
        secret = self.refusal is not None and queries.unexplained(self.refusal.details)
        if secret and self.warned != "why":
            return replace(self, warned="why"), (Say("secret-aloud"),)
        return replace(self, warned=""), (Explain(self.refusal), *self.question_again())

    def _query(self, intent: str, slots: Slots, queries: MatchQueries) -> Step:
        if intent == "last_moves":
            return self, (LastMoves(), *self.question_again())
        if intent == "more":
            return self, (More(), *self.question_again())
        if intent == "since":
            return self, (Since(), *self.question_again())
        if intent == "tapped":
            return self._tapped()
        # Another question about the same thing is another question: a count tells less than a line.
        asked = f"{intent} {sorted(slots.items())}"
        if queries.private(intent, slots) and self.warned != asked:
            return replace(self, warned=asked), (Say("secret-aloud"),)
        return replace(self, warned=""), (Ask(intent, slots), *self.question_again())

    def _reply(self, intent: str, slots: Slots, queries: MatchQueries) -> Step:
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
                return self.drop()
            case Phase.WHICH_ONE, "option":
                return self.chosen(int(slots["option"]), queries)
            case _:
                return self, self.question_again()

    def _tapped(self) -> Step:
        """Tell which card was shown, to its seat alone if that has an ear."""
        card = self.secret
        if card is None:
            return self, (Say("no-card-read"), *self.question_again())
        piece = {card.slot: card.value}
        if card.whispered:
            return self, (Whisper(card.asks, piece), *self.question_again())
        if self.warned != "tapped":
            return replace(self, warned="tapped"), (Say("secret-aloud"),)
        return replace(self, warned=""), (Ask(card.asks, piece), *self.question_again())
