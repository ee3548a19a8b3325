"""One match and its conversation, with no thread, sound or reader.

Everything that drives Héraut (typed lines, the microphone, a recorded scenario) gives a session
what was heard or tapped and gets back what was done and what to say, in order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from heraut.engines.journal import Journal, JournalInUse
from heraut.engines.match import CannotUndo, Match
from heraut.engines.protocol import PUBLIC, TABLE, Event, IllegalAction, Seat
from heraut.grammars import Grammar, interpret, judged
from heraut.grammars.meaning import Chain, Command, Heard, Illegal, Kind, Meaning
from heraut.nfc import CardTag
from heraut.voice.dialogue import CardShown, Conversation, Input, Trouble
from heraut.voice.dialogue import effects as fx
from heraut.voice.herald import Herald
from heraut.voice.narrator import Narrator
from heraut.voice.outcomes import Cued, Did, Hushed, Outcome, Said
from heraut.voice.table import MatchTable

__all__ = ["Adjuster", "Session", "no_voice"]

STOP_CARD: Final = CardTag("heraut", "stop")
"""The card that makes Héraut fall silent, in any game."""

Adjuster = Callable[[str], tuple[str, Mapping[str, object]]]
"""Changes the voice (``faster``, ``louder``...) and returns the message that tells the result."""


def no_voice(setting: str) -> tuple[str, Mapping[str, object]]:
    """Change nothing, where there is no voice, and say so."""
    return "no-voice-to-adjust", {}


_ASKING: Final = frozenset({"dealt", "turn_ended"})
"""Events whose words tell people to draw."""


class Session:
    """A match, the conversation about it, and the words for both."""

    def __init__(
        self,
        match: Match,
        grammar: Grammar,
        herald: Herald,
        *,
        journal: Journal | None = None,
        ears: frozenset[Seat] = frozenset(),
        adjust: Adjuster = no_voice,
    ) -> None:
        self.match = match
        self.grammar = grammar
        self.herald = herald
        self.conversation = Conversation()
        self.reader = False
        """Whether a reader is there, so that moves can be confirmed by their card."""
        self.left = False
        """Whether the players have asked to leave."""
        self._narrator = Narrator(herald, grammar, ears)
        self._journal = journal
        self._ears = ears
        self._adjust = adjust
        self._last_said: tuple[Outcome, ...] = ()
        self._asked: tuple[object, tuple[Event, ...]] | None = None
        """The last question of the game, and its answer: advice takes time to find."""
        self._brought: set[CardTag] = set()
        """The very cards that the table has brought, by copy: one lies there only once."""
        self._doubted: CardTag | None = None
        """The card of which it was just said that it was brought already."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.rules.to_act(self.match.state) is None

    def begin(self) -> tuple[Outcome, ...]:
        """Deal what the app deals, and say how things stand."""
        resumed = bool(self.match.history)
        key = "resumed-match" if resumed else "new-match"
        lines = self._say(fx.Say(key, {"seats": tuple(range(self._seats))}))
        dealt = self._advance(self.match.settle())
        if not dealt and (resumed or self.match.to_act == TABLE):
            # With table cards somebody must bring the first one: say so, or nobody knows.
            dealt += self._answer("turn", {})
        return self._remember((*lines, *dealt))

    def hear(self, heard: Heard) -> tuple[Outcome, ...]:
        """Take what was heard and return what came of it."""
        meaning = interpret(
            self.grammar,
            heard,
            self.match.rules,
            self.match.state,
            self.conversation.scope,
            held=self.conversation.held,
        )
        return self._receive(meaning)

    def typed(self, line: str) -> tuple[Outcome, ...]:
        """Take typed words as if they had been heard without doubt."""
        return self.hear(Heard.typed(line))

    def tap(self, tag: CardTag) -> tuple[Outcome, ...]:
        """Take a tapped card and return what came of it."""
        if tag == STOP_CARD:
            return (Hushed(),)
        if tag.game != self.match.rules.name:
            return self._receive(Trouble("tag-other-game", {"game": tag.game}, "wrong_card"))
        if tag.card not in self.match.rules.cards:
            return self._receive(Trouble("tag-no-such-card", {"card": tag.card}, "wrong_card"))
        shown = self._shown(tag)
        if shown is None:
            return self._receive(Trouble("tag-no-use", {"card": tag.card}, "wrong_card"))
        if self.match.to_act != TABLE or not tag.copy:
            return self._receive(shown)
        if tag in self._brought and tag != self._doubted:
            self._doubted = tag
            return self._receive(Trouble("tag-brought-already", {}, "wrong_card"))
        before = len(self.match.history)
        outcomes = self._receive(shown)
        if len(self.match.history) > before:
            self._brought.add(tag)
            self._doubted = None
        return outcomes

    def _shown(self, tag: CardTag) -> CardShown | None:
        """Return what a tapped card of this game stands for."""
        filled = self.grammar.tapped(tag.card, tag.copy)
        if filled is None:
            return None
        slot, value = filled
        tap = self.grammar.spec.taps[slot]
        asks = tap.asks if self.match.to_act != TABLE else ""
        return CardShown(tag.card, slot, value, tap.confirms, asks)

    def trouble(
        self, key: str, details: Mapping[str, object], cue: str = ""
    ) -> tuple[Outcome, ...]:
        """Take something that went wrong outside the game, and return what to say of it."""
        return self._receive(Trouble(key, details, cue))

    @property
    def _seats(self) -> int:
        return self.match.seats

    @property
    def _asker(self) -> Seat:
        """The seat that questions and "my hand" are about."""
        seat = self.match.rules.to_act(self.match.state)
        if seat is not None and seat >= 0:
            return seat
        return _on_turn(self.match)

    def _receive(self, given: Input) -> tuple[Outcome, ...]:
        outcomes: list[Outcome] = []
        if self._owes_cards:
            # The disk was full when the app was to deal. Nobody may dictate its cards.
            outcomes.extend(self._advance(self.match.settle()))
            if self._owes_cards:
                return tuple(outcomes)
        table = MatchTable(self.match, self.grammar, self._facts, self._ears, self._taps)
        self.conversation, effects = self.conversation.receive(given, table)
        for effect in effects:
            outcomes.extend(self._carry_out(effect))
        if any(isinstance(effect, fx.Repeat | fx.Hush) for effect in effects):
            return tuple(outcomes)
        if self.conversation.asking and any(isinstance(each, Said) for each in outcomes):
            outcomes.append(Cued("listening"))
        return self._remember(tuple(outcomes))

    @property
    def _owes_cards(self) -> bool:
        return self.match.options["cards"] == "app" and self.match.to_act == TABLE

    @property
    def _taps(self) -> bool:
        return self.reader and self.match.options["cards"] == "table"

    def _remember(self, outcomes: tuple[Outcome, ...]) -> tuple[Outcome, ...]:
        said = tuple(outcome for outcome in outcomes if isinstance(outcome, Said))
        self._last_said = said or self._last_said
        return outcomes

    def _carry_out(self, effect: fx.Effect) -> Sequence[Outcome]:
        narrator = self._narrator
        match effect:
            case fx.Say():
                return narrator.message(effect)
            case fx.Refuse(_, reason, details):
                return narrator.refusal(reason, details)
            case fx.Explain(refusal):
                return narrator.explain(self.match, refusal)
            case fx.Do(command):
                return self._do(command)
            case fx.DoChain(chain):
                return self._do_chain(chain)
            case fx.Undo():
                return self._undo()
            case fx.Ask(question, slots):
                return self._answer(question, slots)
            case fx.Repeat():
                return self._last_said
            case fx.LastMoves():
                return narrator.last_moves(self.match)
            case fx.Since():
                return narrator.since(self.match, self._asker)
            case fx.Help(chapter):
                return self._help(chapter)
            case fx.Adjust("more_detail" | "less_detail" as setting):
                return narrator.detail(1 if setting == "more_detail" else -1)
            case fx.Adjust(setting):
                key, details = self._adjust(setting)
                return self._say(fx.Say(key, details))
            case fx.Hush():
                return (Hushed(),)
            case fx.Cue(name):
                return (Cued(name),)
            case fx.Quit():
                self.left = True
                return self._say(fx.Say("left"))

    # Playing.

    def _do(self, command: Command) -> tuple[Outcome, ...]:
        try:
            played = self.match.play(command.notation)
        except IllegalAction as refused:
            # Only when the match moved on between the question and the yes.
            return self._narrator.refusal(refused.reason, refused.details)
        intent = self.grammar.intents[command.meaning.intent]
        if not intent.repeats:
            return self._advance(played.settle())
        seat, brought = self._asker, _brought(self.match)
        while _brought(played) == brought and _on_turn(played) == seat:
            # Read anew each time: what the first card turned out to be is not what the next one is.
            played = played.play(intent.notation.format(**command.meaning.slots))
        return self._advance(played, told=1)

    def _do_chain(self, chain: Chain) -> tuple[Outcome, ...]:
        """Play commands one after another; tell them together, and why it ends early if so."""
        match, stopped = self.match, chain.refused
        for meaning in chain.meanings:
            # Each is judged where it is played: the table may have brought something new.
            found = judged(self.grammar, match.rules, match.state, meaning)
            if not isinstance(found, Command):
                stopped = found
                break
            match = match.play(found.notation).settle()
        outcomes = self._advance(match) if match is not self.match else ()
        written = any(isinstance(outcome, Did) for outcome in outcomes)
        if not isinstance(stopped, Illegal) or (outcomes and not written):
            return outcomes
        if self.over and outcomes:
            return outcomes  # whatever was to follow the last card needs no excuse
        refusal = fx.Refuse(stopped.meaning, stopped.reason, stopped.details)
        self.conversation = replace(self.conversation, refusal=refusal)
        told = self._say(fx.Say("chain-stopped", command=stopped.meaning))
        why = self._narrator.refusal(stopped.reason, stopped.details)
        return (*outcomes, Cued("refused"), *told, *why)

    def _advance(self, after: Match, told: int | None = None) -> tuple[Outcome, ...]:
        """Write down what is new in ``after``, make it the match, and say what happened.

        ``told`` says only the last so many steps, when the others were the same over again.
        """
        before, steps = self.match, after.history[len(self.match.history) :]
        if told_why := self._unwritten(after):
            return told_why
        self.match = after
        outcomes = self._narrator.happened(steps, told)
        if after.to_act == TABLE and _unasked(before, after):
            return (*outcomes, *self._answer("turn", {}))
        return outcomes

    def _unwritten(self, match: Match) -> tuple[Said, ...]:
        """Bring the journal up to a match; return what to say when that did not work."""
        try:
            if self._journal is not None:
                self._journal.save(match)
        except JournalInUse as used:
            return self._say(fx.Say("error_" + used.key, used.details))
        except OSError:
            return self._say(fx.Say("not-saved"))
        return ()

    def _undo(self) -> tuple[Outcome, ...]:
        try:
            before = self.match.undo()
        except CannotUndo as refused:
            # Remembered, so that "pourquoi" can say more.
            refusal = fx.Refuse(Meaning("undo", Kind.META), refused.reason)
            self.conversation = replace(self.conversation, refusal=refusal)
            return self._narrator.refusal(refused.reason, {})
        step = self.match.history[len(before.history)]
        if told_why := self._unwritten(before):
            return told_why
        self.match = before
        undone = self._narrator.undone(before.rules, before.state, step)
        return (*undone, *self._answer("turn", {}))

    # Telling.

    def _say(self, say: fx.Say) -> tuple[Said, ...]:
        return self._narrator.message(say)

    def _facts(self, question: str, slots: Mapping[str, int | str]) -> tuple[Event, ...]:
        """Return the facts that answer a question of the seat that asks."""
        asker = self._asker
        asked = (len(self.match.history), asker, question, dict(slots))
        if self._asked is None or self._asked[0] != asked:
            view = self.match.rules.view(self.match.state, asker)
            self._asked = asked, tuple(self.match.rules.answer(view, question, slots))
        return self._asked[1]

    def _answer(self, question: str, slots: Mapping[str, int | str]) -> tuple[Said, ...]:
        """Answer a question; the conversation has already warned about a secret."""
        return self._narrator.answer(self.match, self._facts(question, slots))

    def _help(self, chapter: int) -> tuple[Said, ...]:
        if chapter == 0 and self.match.to_act == TABLE and not self.conversation.asking:
            return self._answer("options", {})
        return self._narrator.help(self.match, self.conversation, chapter)


def _unasked(before: Match, after: Match) -> bool:
    """Tell whether people must bring something to the table that no event has asked them for.

    They deal to somebody else now, or other things: characters after cards, or during a turn.
    """
    if before.to_act == TABLE and _on_turn(before) != _on_turn(after):
        return True
    new = after.history[len(before.history) :]
    if any(event.key in _ASKING for step in new for event in step.events):
        return False
    return _brought(before) != _brought(after)


def _brought(match: Match) -> str:
    """Return what kind of thing the table brings next, by its notation; ``""`` for none."""
    if match.to_act != TABLE:
        return ""
    return str(next(iter(match.rules.odds(match.state)))).split()[0]


def _on_turn(match: Match) -> Seat:
    """Return the seat on turn, also while the table deals to it; PUBLIC if there is none."""
    turn = match.rules.view(match.state, PUBLIC).get("turn")
    return turn if isinstance(turn, int) else PUBLIC
