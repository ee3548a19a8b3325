"""One match as a task: what was said and tapped is played, refused or answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from heraut.engines.journal import Journal, JournalInUse
from heraut.engines.match import CannotUndo, Match
from heraut.engines.protocol import TABLE, Event, IllegalAction, Seat
from heraut.engines.rules import POSSIBLE, WHOSE_TURN
from heraut.grammars import Grammar, bare_piece, combine, interpret, no_guess, resolved
from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.disambiguation import doubted
from heraut.grammars.meaning import (
    Chain,
    Command,
    Heard,
    Illegal,
    Interpretation,
    Kind,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Partial,
    Proposal,
    Scope,
    Slots,
)
from heraut.grammars.memory import Remembered
from heraut.grammars.nbest import known_words
from heraut.grammars.schema import OWN
from heraut.nfc import CardTag
from heraut.voice.dialogue import Push, Result
from heraut.voice.dialogue.errors import NotDone
from heraut.voice.dialogue.outputs import Cued, Output, Played, Spoken
from heraut.voice.herald import Herald
from heraut.voice.tasks.match import effects as fx
from heraut.voice.tasks.match import interpretation
from heraut.voice.tasks.match.card_taps import DuplicateTapGuard, is_hidden, on_turn, shown
from heraut.voice.tasks.match.dialogue_context import DialogueContext
from heraut.voice.tasks.match.dialogue_state import (
    DialogueState,
    Step,
    drop,
    instead_asked,
    question_again,
    undo_asked,
)
from heraut.voice.tasks.match.inputs import Input, Trouble
from heraut.voice.tasks.match.match_context import MatchContext
from heraut.voice.tasks.match.narrator import Narrator
from heraut.voice.tasks.match.pointers import Pointing, pointer
from heraut.voice.tasks.match.query_privacy import addressed
from heraut.voice.tasks.match.side_tasks import SideTask
from heraut.voice.tasks.match.table_prompts import brought, unasked
from heraut.voice.tasks.match.taking_back import UNDO_MANY, undoable
from heraut.voice.tasks.match.transitions import receive, troubled, why


class MatchTask:
    """A match, where the talk about it stands, and the words for both."""

    loses = True

    def __init__(
        self,
        match: Match,
        grammar: Grammar,
        herald: Herald,
        *,
        journal: Journal | None = None,
        ears: frozenset[Seat] = frozenset(),
        side_tasks: Sequence[SideTask] = (),
    ) -> None:
        self.match = match
        self.grammar = grammar
        self.herald = herald
        self.dialogue = DialogueState()
        self._narrator = Narrator(herald, grammar, ears)
        self._journal = journal
        self._ears = ears
        self._side_tasks = side_tasks
        self._asked: tuple[object, tuple[Event, ...]] | None = None
        """The last question of the game, and its answer: advice takes time to find."""
        self._tap_guard = DuplicateTapGuard(grammar)
        self._memory = DialogueContext(grammar)
        self._undone: tuple[str, ...] = ()
        herald.label(match.rules.names(match.state))

    @property
    def scope(self) -> Scope:
        """Which sentences may come now."""
        return self.dialogue.scope

    @property
    def besides(self) -> tuple[Scope, ...]:
        """Which others may come as well: a yes to a warning."""
        return self.dialogue.besides

    @property
    def asking(self) -> bool:
        """Whether Héraut has asked something and waits for the answer."""
        return self.dialogue.asking

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.rules.to_act(self.match.state) is None

    def begin(self) -> Result:
        """Deal what the app deals, and say how things stand."""
        key = "resumed-match" if self.match.history else "new-match"
        lines = self.say(key, {"seats": tuple(range(self._seats))})
        if self.match.overlay:
            lines += self.say("owner-box")
        # With table cards somebody must bring the first one: say so, or nobody knows.
        return (*lines, *(self._advance(self.match.settle()) or self._answer(WHOSE_TURN, {})))

    def interpret(self, heard: Heard, scope: Scope, line: str = "") -> Input:
        """Return what was meant, put together with what is pending."""
        said = self._by_number(line) if line else heard
        if line and (given := self._pointed(line, scope)) is not None:
            return given
        meant = self._meant(said, scope, typed=bool(line))
        # Half a move, or a forbidden one, may be said in place of what was done.
        half = isinstance(meant, Partial | Illegal) and not self.dialogue.asking
        if line and (half or isinstance(meant, NotUnderstood)):
            from heraut.voice.tasks.match.corrections import corrected

            other = corrected(self.match, self.grammar, self.dialogue, str(said))
            if other is not None:
                return other
        if line and isinstance(meant, NotUnderstood):
            from heraut.voice.tasks.match.corrections import instead

            if rest := instead(self.grammar, str(said)):
                meant = self._meant(Heard.typed(rest), scope, typed=True)
                meant = doubted(meant) if isinstance(meant, Command) else meant
            if isinstance(meant, NotUnderstood):
                meant = self._widely(said, scope) or meant
        if isinstance(meant, NotUnderstood):
            # Typed words are read back as they are, without first names turned into numbers.
            meant = NotUnderstood(meant.heard and str(heard)) if line else meant
        given = addressed(meant, self.grammar, self._seats, self._asker, self._ears)
        if isinstance(given, Trouble):
            return given
        return interpretation.said(given, self.dialogue, self._combine, self._queries())

    def _pointed(self, line: str, scope: Scope) -> Input | None:
        """Return what words mean that only point at something; ``None`` if they do not."""
        kind = pointer(self.grammar, line)
        if not kind or self.grammar.readings(line.split(), scope):
            return None
        known = self._remembered(self.match)
        pointing = Pointing(self.match, self.grammar, self.dialogue, known, self._undone)
        return pointing.meant(kind, scope) or NotUnderstood(line)

    def _meant(self, said: Heard, scope: Scope, *, typed: bool) -> Interpretation:
        def understand(now: Scope, *, guess: bool) -> Interpretation:
            return interpret(
                self.grammar,
                said,
                self.match.rules,
                self.match.state,
                now,
                held=self.dialogue.held if now is scope else {},
                remembered=self._remembered(self.match),
                guess=(self._guess if guess else no_guess) if typed else None,
            )

        def alone() -> Partial | None:
            words = str(said).split()
            return bare_piece(self.grammar, self.match.rules, self.match.state, words)

        return interpretation.understood(understand, scope, alone, typed=typed)

    def _widely(self, said: Heard, scope: Scope) -> Interpretation | None:
        from heraut.grammars.free_questions import FreeQuestions
        from heraut.grammars.wide_reading import widely

        free, match = FreeQuestions.of(self.grammar), self.match
        remembered = self._remembered(match)
        resolver = ActionResolver(self.grammar, match.rules, match.state, remembered)
        return widely(free, resolver, str(said).split(), scope, self.dialogue.held)

    def _remembered(self, match: Match) -> Remembered:
        """Return what the seat that speaks was told, and what it did last."""
        mine = (step.notation for step in reversed(match.history) if step.by == self._asker)
        return replace(self._memory.of(self._asker), did=next(mine, ""))

    def receive(self, given: Input, reader: bool) -> Result:
        """Take what was meant, or a card that was shown."""
        if isinstance(given, MetaRequest):
            return self._requested(given.meaning)
        dealt: Sequence[Output] = ()
        if self.match.app_deals:
            # The disk was full when the app was to deal. Nobody may dictate its cards.
            dealt = self._advance(self.match.settle())
            if self.match.app_deals:
                return dealt
        return (*dealt, *self._step(receive(self.dialogue, given, self._queries(reader))))

    def tap(self, tag: CardTag, reader: bool) -> Result:
        """Take a tapped card."""
        card = shown(self.match, self.grammar, tag)
        if isinstance(card, Trouble):
            return (*self.receive(card, reader), *self._proposed(card.key))
        card = interpretation.shown(card, self.dialogue, self._combine)
        if is_hidden(self.match, self.grammar, card):
            card = replace(card, hidden=True, whispered=self._asker in self._ears)
        if not self._tap_guard.counts(self.match, tag):
            return self.receive(card, reader)
        if self._tap_guard.again(tag):
            return self.receive(Trouble("tag-brought-already", {}, "wrong_card"), reader)
        before = len(self.match.history)
        outputs = self.receive(card, reader)
        if len(self.match.history) > before:
            self._tap_guard.add(tag, len(self.match.history))
        return outputs

    def question(self) -> Result:
        """Ask again what waits for an answer."""
        return self._step((self.dialogue, question_again(self.dialogue)))

    def resume(self) -> Result:
        """Ask again what waits for an answer, or say whose turn it is."""
        return self.question() or self._answer(WHOSE_TURN, {})

    def troubled(self, key: str, reader: bool) -> Result:
        """Ask again after a trouble; where nothing waits, propose what may help."""
        return (*self._step(troubled(self.dialogue, self._queries(reader))), *self._proposed(key))

    def help(self, chapter: int) -> Result:
        """Say what can be said now, or read a chapter of the guide."""
        if chapter == 0 and self.match.to_act == TABLE and not self.dialogue.asking:
            return self._answer(POSSIBLE, {})
        return self._narrator.help(self.dialogue.phase, chapter)

    def nearest(self, heard: Heard, line: str) -> Sequence[Proposal]:
        """Return the moves and questions that words may have meant.

        Of what was heard, all readings of the sound are looked at, and less is near enough.
        """
        from heraut.grammars.free_questions import FreeQuestions
        from heraut.grammars.proposals import HEARD, harmless, proposals

        if self.over:
            return ()
        free = FreeQuestions.of(self.grammar)
        rules, state = self.match.rules, self.match.state
        if line:
            words = str(self._by_number(line)).split()
            # A word alone is a wrong answer rather than something else.
            alone = self.dialogue.asking and len(words) == 1
            return () if alone else proposals(free, rules, state, words)
        readings = (known_words(one) for one in heard.hypotheses)
        found = (proposals(free, rules, state, words, HEARD) for words in readings if words)
        return next(filter(None, map(harmless, found)), ())

    def why(self) -> Result:
        """Say why the last command was refused, or why a question is asked."""
        return self._step(why(self.dialogue, self._queries()))

    def undo(self) -> Result:
        """Drop what is pending, or take back the last action."""
        if self.dialogue.asking:
            return self._step(drop(self.dialogue))
        if self.dialogue.lost and self._can_take_back:
            # What was said last may be meant, and has gone already.
            return self._step(undo_asked(self.dialogue, self._narrator.last_done(self.match)))
        return self._play_instead(1, ())

    @property
    def _can_take_back(self) -> bool:
        try:
            self.match.undo()
        except CannotUndo:
            return False
        return True

    def _play_instead(self, back: int, commands: Sequence[Command]) -> tuple[Output, ...]:
        """Take back the last actions, and play others in their place."""
        told: tuple[Output, ...] = ()
        for _ in range(back):
            count = len(self.match.history)
            told = (*told, *self._take_back())
            if len(self.match.history) == count:
                return told
        match commands:
            case []:
                return (*told, *self._answer(WHOSE_TURN, {}))
            case [command]:
                return (*told, *self._do(command))
        return (*told, *self._do_chain(Chain(tuple(commands))))

    def _take_back(self) -> tuple[Output, ...]:
        """Take back the last action, and say which, or why that cannot be."""
        try:
            before = self.match.undo()
        except CannotUndo as refused:
            # Remembered, so that "pourquoi" can say more.
            refusal = fx.Refuse(Meaning("undo", Kind.META), refused.reason)
            self.dialogue = replace(self.dialogue, refusal=refusal)
            return self._narrator.refusal(refused.reason, {})
        self.dialogue = replace(self.dialogue, refusal=None, lost=False)
        step = self.match.history[len(before.history)]
        if told_why := self._unwritten(before):
            return told_why
        self._undone = (step.notation, *self._undone)
        drawn = len(before.brought) > len(self.match.brought)
        self.match = before
        self._tap_guard.undone(len(before.history))
        told = self._narrator.undone(before.rules, before.state, step)
        return (*told, *self.say("undone-drawn")) if drawn else told

    def leave(self) -> Result:
        """Say that the match is kept."""
        return self.say("left")

    def say(self, key: str, args: Mapping[str, object] | None = None) -> tuple[Spoken, ...]:
        """Word a message, which may depend on whether the game has ``$cards`` at all."""
        has = {"cards": bool(self.match.rules.cards)}
        return self._narrator.message(fx.Say(key, {**has, **(args or {})}))

    def _by_number(self, line: str) -> Heard:
        """Return typed words with the players' numbers for their first names."""
        from heraut.grammars.people import by_number

        words = str(Heard.typed(line)).split()
        spec = self.grammar.spec
        return Heard.typed(" ".join(by_number(words, self.match.players, spec.people, spec.lang)))

    def _guess(self, words: Sequence[str]) -> Meaning | None:
        """Return the question that words most probably ask; the examples are read when needed."""
        from heraut.grammars.free_questions import FreeQuestions

        return FreeQuestions.of(self.grammar).sure(words)

    @property
    def _seats(self) -> int:
        return self.match.seats

    @property
    def _asker(self) -> Seat:
        """The seat that questions and "my hand" are about."""
        seat = self.match.rules.to_act(self.match.state)
        if seat is not None and seat >= 0:
            return seat
        return on_turn(self.match)

    def _queries(self, reader: bool = False) -> MatchContext:
        taps = reader and not self.match.app_cards
        return MatchContext(self.match, self.grammar, self._facts, self._ears, taps)

    def _combine(self, slots: Slots) -> Interpretation | None:
        return combine(self.grammar, self.match.rules, self.match.state, slots)

    def _proposed(self, trouble: str) -> tuple[Spoken, ...]:
        """Propose what may help after a trouble, unless something is waited for."""
        helps = (side for side in self._side_tasks if side.helps(self.match, trouble))
        sides = () if self.dialogue.asking else tuple(helps)
        return tuple(line for side in sides for line in self.say(side.proposal))

    def _requested(self, request: Meaning) -> Result:
        """Open the task that words ask for; all others that come here end no pause."""
        intent = request.intent
        if intent == UNDO_MANY:
            back = undoable(self.match, int(request.slots.get("count", 0)))
            if back == 1:
                return self._play_instead(1, ())
            if not back:
                return self._narrator.refusal("nothing_to_undo", {})
            return self._step(instead_asked(back, ()))
        side = next((one for one in self._side_tasks if one.asked(self.match, intent)), None)
        if side is None:
            return self.say("not-paused")
        self.dialogue = self.dialogue.reset()
        task = side.open(self.match, self.herald, self._play)
        return self.say(side.not_now) if task is None else (Push(task),)

    def _play(self, notation: str) -> tuple[Output, ...]:
        """Play an action that a side task has found. Raises ``NotDone``."""
        before = self.match
        try:
            outputs = self._advance(before.play(notation).settle())
        except IllegalAction as refused:
            told = self._narrator.refusal(refused.reason, refused.details)
            raise NotDone(told) from None
        if self.match is before:
            raise NotDone(outputs)  # it could not be written down
        return outputs

    def _step(self, step: Step) -> tuple[Output, ...]:
        self.dialogue, effects = step
        return tuple(output for effect in effects for output in self._carry_out(effect))

    def _carry_out(self, effect: fx.Effect) -> Sequence[Output]:
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
            case fx.TakeBack(back, commands):
                return self._play_instead(back, commands)
            case fx.DoChain(chain):
                return self._do_chain(chain)
            case fx.Warn(forgone):
                return narrator.lines(self.herald.events(forgone), aloud=self._seats == 1)
            case fx.Whisper(question, slots):
                facts = self._facts(question, slots)
                return narrator.whisper(self.match, facts, self._asker)
            case fx.Ask("more"):
                facts, more = self._memory.more(self._asker)
                return self._page(facts, more) if facts else self.say("nothing-more")
            case fx.Ask("explain", slots):
                return self.say(f"explain-{self.match.rules.name}-{slots['term']}")
            case fx.Ask("last_moves"):
                return narrator.last_moves(self.match)
            case fx.Ask("since"):
                return narrator.since(self.match, self._asker)
            case fx.Ask(question, slots):
                return self._answer(question, slots)
            case Cued():
                return (effect,)

    # Playing.

    def _do(self, command: Command) -> tuple[Output, ...]:
        try:
            played = self.match.play(command.notation)
        except IllegalAction as refused:
            # Only when the match moved on between the question and the yes.
            return self._narrator.refusal(refused.reason, refused.details)
        intent = self.grammar.intents[command.meaning.intent]
        if not intent.repeats:
            return self._advance(played.settle())
        seat, kind = self._asker, brought(self.match)
        while brought(played) == kind and on_turn(played) == seat:
            # Read anew each time: what the first card turned out to be is not what the next one is.
            played = played.play(intent.filled(command.meaning.slots))
        return self._advance(played, told=1)

    def _do_chain(self, chain: Chain) -> tuple[Output, ...]:
        """Play commands one after another; tell them together, and why it ends early if so."""
        match, stopped = self.match, chain.refused
        for command in chain.commands:
            match = match.play(command.notation).settle()
        for meaning in chain.rest:
            # Only now can it be judged, for the first time: the table has brought something new.
            known = self._remembered(match)
            found = resolved(self.grammar, match.rules, match.state, meaning, known)
            if not isinstance(found, Command):
                stopped = found
                break
            match = match.play(found.notation).settle()
        outputs = self._advance(match) if match is not self.match else ()
        written = any(isinstance(output, Played) for output in outputs)
        if not isinstance(stopped, Illegal) or (outputs and not written):
            return outputs
        if self.over and outputs:
            return outputs  # whatever was to follow the last card needs no excuse
        refusal = fx.Refuse(stopped.meaning, stopped.reason, stopped.details)
        self.dialogue = replace(self.dialogue, refusal=refusal)
        told = self._narrator.message(fx.Say("chain-stopped", command=stopped.meaning))
        why = self._narrator.refusal(stopped.reason, stopped.details)
        return (*outputs, Cued("refused"), *told, *why)

    def _advance(self, after: Match, told: int | None = None) -> tuple[Output, ...]:
        """Write down what is new in ``after``, make it the match, and say what happened.

        ``told`` says only the last so many steps, when the others were the same over again.
        """
        before, steps = self.match, after.history[len(self.match.history) :]
        if told_why := self._unwritten(after):
            return told_why
        self.match, self._undone = after, ()
        self._memory.happened(steps)
        self._tap_guard.happened(steps)
        outputs = self._narrator.happened(steps, told)
        if after.to_act == TABLE and unasked(before, after):
            return (*outputs, *self._answer(WHOSE_TURN, {}))
        return outputs

    def _unwritten(self, match: Match) -> tuple[Spoken, ...]:
        """Bring the journal up to a match; return what to say when that did not work."""
        try:
            if self._journal is not None:
                self._journal.save(match)
        except JournalInUse as used:
            return self.say("error_" + used.key, used.details)
        except OSError:
            return self.say("not-saved")
        return ()

    # Telling.

    def _facts(self, question: str, slots: Slots) -> tuple[Event, ...]:
        """Return the facts that answer a question of the seat that asks."""
        asker = self._asker
        intent = self.grammar.intents.get(question)
        named = slots.get(intent.asker) if intent is not None else None
        if isinstance(named, int) and 1 <= named <= self._seats:
            asker = named - 1
        own = {slot: asker + 1 if value == OWN else value for slot, value in slots.items()}
        asked = (self.match.state, asker, question, own)
        if self._asked is None or self._asked[0] != asked:
            view = self.match.rules.view(self.match.state, asker)
            self._asked = asked, tuple(self.match.rules.answer(view, question, own))
        return self._asked[1]

    def _answer(self, question: str, slots: Slots) -> tuple[Spoken, ...]:
        """Answer a question; the conversation has already warned about a secret."""
        facts = self._facts(question, slots)
        return self._page(*self._memory.answered(self._asker, question, slots, facts))

    def _page(self, facts: Sequence[Event], more: bool) -> tuple[Spoken, ...]:
        told = self._narrator.answer(self.match, facts)
        return (*told, *self.say("more-to-tell")) if more else told
