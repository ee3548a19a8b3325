"""One match and its conversation, with no thread, sound or reader.

Everything that drives Héraut (typed lines, the microphone, a recorded scenario) gives a session
what was heard or tapped and gets back what was done and what to say, in order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from heraut.engines.journal import Journal, JournalInUse
from heraut.engines.match import CannotUndo, Match, Step
from heraut.engines.protocol import PUBLIC, TABLE, Event, IllegalAction, Seat
from heraut.grammars import Grammar, combine, interpret, spoken_forms
from heraut.grammars.meaning import Command, Heard, Interpretation, Kind, Meaning, Scope
from heraut.nfc import CardTag
from heraut.voice import guide
from heraut.voice.dialogue import CardShown, Conversation, Input, Trouble
from heraut.voice.dialogue import effects as fx
from heraut.voice.herald import Herald, Line
from heraut.voice.outcomes import Cued, Did, Hushed, Outcome, Said

__all__ = ["Adjuster", "Session", "no_voice"]

_CUES: Final = {"turn_began": "your_turn"}
"""Earcons that go with events."""
_TURN_MARKS: Final = frozenset({"turn_ended", "turn_began"})
"""Events that only mark whose turn it is: no moves to tell again."""
_RECENT: Final = 3
"""How many moves "derniers coups" tells."""


STOP_CARD: Final = CardTag("heraut", "stop")
"""The card that makes Héraut fall silent, in any game."""

Adjuster = Callable[[str], tuple[str, Mapping[str, object]]]
"""Changes the voice (``faster``, ``louder``...) and returns the message that tells the result."""


def no_voice(setting: str) -> tuple[str, Mapping[str, object]]:
    """Change nothing, where there is no voice, and say so."""
    return "no-voice-to-adjust", {}


@dataclass(frozen=True, slots=True)
class _Table:
    """What the conversation may ask of the match (:class:`heraut.voice.dialogue.Table`)."""

    match: Match
    grammar: Grammar
    asker: Seat
    ears: frozenset[Seat]
    tap_to_confirm: bool

    def combine(self, slots: Mapping[str, int | str]) -> Interpretation | None:
        return combine(self.grammar, self.match.rules, self.match.state, slots)

    def reversible(self, notation: str) -> bool:
        rules, state = self.match.rules, self.match.state
        after, _ = rules.apply(state, rules.parse(state, notation))
        follows = rules.to_act(after)
        revealed = follows == TABLE and self.match.options["cards"] == "app"
        return follows is not None and not revealed

    def private(self, question: str, slots: Mapping[str, int | str]) -> bool:
        view = self.match.rules.view(self.match.state, self.asker)
        answer = self.match.rules.answer(view, question, slots)
        return any(
            event.audience is not None and not event.audience <= self.ears for event in answer
        )


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
        self._journal = journal
        self._ears = ears
        self._adjust = adjust
        self._last_said: tuple[Outcome, ...] = ()
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
        lines = self._message(fx.Say(key, {"seats": tuple(range(self._seats))}))
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

    def tap(self, tag: CardTag) -> tuple[Outcome, ...]:
        """Take a tapped card and return what came of it."""
        if tag == STOP_CARD:
            return (Hushed(),)
        if tag.game != self.match.rules.name:
            return self._receive(Trouble("tag-other-game", {"game": tag.game}, "wrong_card"))
        if tag.card not in self.match.rules.cards:
            return self._receive(Trouble("tag-no-such-card", {"card": tag.card}, "wrong_card"))
        if self.match.to_act != TABLE or not tag.copy:
            return self._receive(CardShown(tag.card))
        if tag in self._brought and tag != self._doubted:
            self._doubted = tag
            return self._receive(Trouble("tag-brought-already", {}, "wrong_card"))
        before = len(self.match.history)
        outcomes = self._receive(CardShown(tag.card))
        if len(self.match.history) > before:
            self._brought.add(tag)
            self._doubted = None
        return outcomes

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
        table = _Table(self.match, self.grammar, self._asker, self._ears, self._taps)
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
        match effect:
            case fx.Say():
                return self._message(effect)
            case fx.Refuse(_, reason, details):
                return self._lines([self.herald.refusal(reason, details)])
            case fx.Explain(refusal):
                return self._explain(refusal)
            case fx.Do(command):
                return self._do(command)
            case fx.Undo():
                return self._undo()
            case fx.Ask(question, slots):
                return self._answer(question, slots)
            case fx.Repeat():
                return self._last_said
            case fx.LastMoves():
                return self._last_moves()
            case fx.Help(chapter):
                return self._help(chapter)
            case fx.Adjust(setting):
                return self._adjusted(setting)
            case fx.Hush():
                return (Hushed(),)
            case fx.Cue(name):
                return (Cued(name),)
            case fx.Quit():
                self.left = True
                return self._message(fx.Say("left"))

    # Playing.

    def _do(self, command: Command) -> tuple[Outcome, ...]:
        try:
            played = self.match.play(command.notation)
        except IllegalAction as refused:
            # Only when the match moved on between the question and the yes.
            return self._lines([self.herald.refusal(refused.reason, refused.details)])
        if not self.grammar.intents[command.meaning.intent].repeats:
            return self._advance(played.settle())
        seat = self._asker
        while played.to_act == TABLE and _on_turn(played) == seat:
            played = played.play(command.notation)
        return self._advance(played, told=1)

    def _advance(self, after: Match, told: int | None = None) -> tuple[Outcome, ...]:
        """Write down what is new in ``after``, make it the match, and say what happened.

        ``told`` says only the last so many steps, when the others were the same over again.
        """
        before, steps = self.match, after.history[len(self.match.history) :]
        if told_why := self._unwritten(after):
            return told_why
        self.match = after
        outcomes: list[Outcome] = [Did(step.notation, step.by) for step in steps]
        for event in _events(steps if told is None else steps[-told:]):
            if event.key in _CUES:
                outcomes.append(Cued(_CUES[event.key]))
            outcomes.extend(self._lines(self.herald.events([event])))
        if before.to_act == after.to_act == TABLE and _on_turn(before) != _on_turn(after):
            # People deal, and now to somebody else: say to whom.
            outcomes.extend(self._answer("turn", {}))
        return tuple(outcomes)

    def _unwritten(self, match: Match) -> tuple[Said, ...]:
        """Bring the journal up to a match; return what to say when that did not work."""
        try:
            if self._journal is not None:
                self._journal.save(match)
        except JournalInUse as used:
            return self._message(fx.Say("error_" + used.key, used.details))
        except OSError:
            return self._message(fx.Say("not-saved"))
        return ()

    def _undo(self) -> tuple[Outcome, ...]:
        try:
            before = self.match.undo()
        except CannotUndo as refused:
            # Remembered, so that "pourquoi" can say more.
            refusal = fx.Refuse(Meaning("undo", Kind.META), refused.reason)
            self.conversation = replace(self.conversation, refusal=refusal)
            return self._lines([self.herald.refusal(refused.reason, {})])
        step = self.match.history[len(before.history)]
        if told_why := self._unwritten(before):
            return told_why
        self.match = before
        return (*self._undone(step), *self._answer("turn", {}))

    def _undone(self, step: Step) -> tuple[Said, ...]:
        """Say what was undone; a card that only one seat knew stays with that seat."""
        meant = self._meant(step.notation)
        key = "undone-unnamed" if meant is None else "undone"
        (line,) = self.herald.message(key, {}, meant)
        private = [event.audience for event in step.events if event.audience is not None]
        if not private:
            return self._lines([line])
        secret = Line(line.text, frozenset().union(*private))
        return (*self._message(fx.Say("undone-secret")), *self._lines([secret]))

    def _meant(self, notation: str) -> Meaning | None:
        """Return the command that says an action, as it would be read back now."""
        rules, state = self.match.rules, self.match.state
        meanings = [
            read.meaning
            for form in spoken_forms(self.grammar, rules, state, notation)
            for read in [interpret(self.grammar, Heard.typed(form), rules, state, Scope.TURN)]
            if isinstance(read, Command) and read.notation == notation
        ]
        # "Toute la colonne un" says it better than "colonne un à partir du trois".
        return min(meanings, key=lambda meaning: len(meaning.slots), default=None)

    # Telling.

    def _message(self, say: fx.Say) -> tuple[Said, ...]:
        return self._lines(self.herald.message(say.key, say.args, say.command, say.options))

    def _lines(self, lines: Sequence[Line], aloud: bool = False) -> tuple[Said, ...]:
        """Route lines: a secret goes only to the ears it is meant for, or stays unsaid."""
        return tuple(said for line in lines for said in self._route(line, aloud))

    def _route(self, line: Line, aloud: bool) -> Iterator[Said]:
        if line.audience is None:
            yield Said(line.text)
            return
        listening = line.audience & self._ears
        for seat in sorted(listening):
            yield Said(line.text, seat)
        if aloud and not listening:
            yield Said(line.text)

    def _answer(self, question: str, slots: Mapping[str, int | str]) -> tuple[Said, ...]:
        """Answer a question; the conversation has already warned about a secret."""
        view = self.match.rules.view(self.match.state, self._asker)
        events = self.match.rules.answer(view, question, slots)
        return self._lines(self.herald.events(events), aloud=True)

    def _explain(self, refusal: fx.Refuse | None) -> tuple[Said, ...]:
        if refusal is None:
            return (*self._message(fx.Say("why-nothing")), *self._last_moves())
        return self._lines([self.herald.explanation(refusal.reason, refusal.details)])

    def _last_moves(self) -> tuple[Said, ...]:
        moves = [
            step
            for step in self.match.history
            if step.by != TABLE and any(event.key not in _TURN_MARKS for event in step.events)
        ][-_RECENT:]
        if not moves:
            return self._message(fx.Say("no-moves-yet"))
        said: list[Said] = []
        for step in moves:
            public = [event for event in step.events if event.audience is None]
            text = " ".join(line.text for line in self.herald.events(public))
            named = text.startswith(self.herald.name(step.by))
            key = "last-move-named" if named else "last-move"
            said.extend(self._message(fx.Say(key, {"seat": step.by, "text": text})))
        return tuple(said)

    def _help(self, chapter: int) -> tuple[Said, ...]:
        book = guide.chapters(self.herald.words.lang)
        if chapter == 0 and self.match.to_act == TABLE and not self.conversation.asking:
            return self._answer("options", {})
        if chapter == 0:
            return self._message(
                fx.Say(f"help-{self.conversation.phase.replace('_', '-')}", {"count": len(book)})
            )
        if chapter > len(book):
            return self._message(fx.Say("no-such-chapter", {"count": len(book)}))
        wanted = book[chapter - 1]
        return tuple(map(Said, (f"{wanted.title}.", *wanted.lines)))

    def _adjusted(self, setting: str) -> tuple[Said, ...]:
        steps = {"more_detail": 1, "less_detail": -1}
        if setting not in steps:
            key, details = self._adjust(setting)
            return self._message(fx.Say(key, details))
        before = self.herald.verbosity
        self.herald.verbosity = before.shifted(steps[setting])
        key = "detail-limit" if self.herald.verbosity is before else "detail-changed"
        return self._message(fx.Say(key, {"level": str(self.herald.verbosity)}))


def _events(steps: Sequence[Step]) -> Iterator[Event]:
    for step in steps:
        yield from step.events


def _on_turn(match: Match) -> Seat:
    """Return the seat on turn, also while the table deals to it; PUBLIC if there is none."""
    turn = match.rules.view(match.state, PUBLIC).get("turn")
    return turn if isinstance(turn, int) else PUBLIC
