"""One match and its conversation, with no thread, sound or reader.

Everything that drives Héraut (typed lines, the microphone, a recorded scenario) gives a session
what was heard or tapped and gets back what was done and what to say, in order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from heraut.engines.journal import Journal, JournalInUse
from heraut.engines.match import CannotUndo, Match
from heraut.engines.protocol import TABLE, Event, IllegalAction, Seat
from heraut.grammars import Grammar, interpret, resolved
from heraut.grammars.meaning import (
    Chain,
    Command,
    Heard,
    Illegal,
    Interpretation,
    Kind,
    Meaning,
    Slots,
)
from heraut.grammars.schema import OWN
from heraut.nfc import CardTag
from heraut.voice.dialogue import STOP_CARD, Conversation, Input, Phase, Trouble
from heraut.voice.dialogue import effects as fx
from heraut.voice.dialogue.outputs import Cued, Output, Played, Silenced, Spoken
from heraut.voice.herald import Herald
from heraut.voice.herald.voice_controls import Adjuster, no_voice
from heraut.voice.tasks.card_entry import Entry, SubDialogue, Unfinished, wanted
from heraut.voice.tasks.match.card_taps import DuplicateTapGuard, on_turn, shown
from heraut.voice.tasks.match.dialogue_context import DialogueContext
from heraut.voice.tasks.match.match_context import MatchContext
from heraut.voice.tasks.match.narrator import Narrator
from heraut.voice.tasks.match.query_privacy import addressed
from heraut.voice.tasks.match.table_prompts import brought, unasked

__all__ = ["Session"]


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
        self._last_said: tuple[Output, ...] = ()
        self._asked: tuple[object, tuple[Event, ...]] | None = None
        """The last question of the game, and its answer: advice takes time to find."""
        self._sub_dialogue = SubDialogue(herald, adjust)
        self._tap_guard = DuplicateTapGuard(grammar)
        self._memory = DialogueContext(grammar)
        herald.label(match.rules.names(match.state))

    @property
    def entry(self) -> Entry | None:
        """The questions about a card that no file knows, while they are asked."""
        return self._sub_dialogue.entry

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.rules.to_act(self.match.state) is None

    def begin(self) -> tuple[Output, ...]:
        """Deal what the app deals, and say how things stand."""
        resumed = bool(self.match.history)
        key = "resumed-match" if resumed else "new-match"
        lines = self._say(fx.Say(key, {"seats": tuple(range(self._seats))}))
        if self.match.overlay:
            lines += self._say(fx.Say("owner-box"))
        dealt = self._advance(self.match.settle())
        if not dealt:
            # With table cards somebody must bring the first one: say so, or nobody knows.
            dealt += self._answer("turn", {})
        return self._remember((*lines, *dealt))

    def hear(self, heard: Heard) -> tuple[Output, ...]:
        """Take what was heard and return what came of it."""
        if self.entry is not None:
            return self._told(self.entry.hear(heard))
        meaning = interpret(
            self.grammar,
            heard,
            self.match.rules,
            self.match.state,
            self.conversation.scope,
            held=self.conversation.held,
            remembered=self._memory.of(self._asker),
        )
        if wanted(meaning) and self.conversation.phase is not Phase.PAUSED:
            return self._tell_card()
        return self._receive(self._addressed(meaning))

    def typed(self, line: str) -> tuple[Output, ...]:
        """Take typed words as if they had been heard without doubt."""
        if self.entry is not None:
            return self._told(self.entry.typed(line))
        return self.hear(Heard.typed(line))

    def tap(self, tag: CardTag) -> tuple[Output, ...]:
        """Take a tapped card and return what came of it."""
        if tag == STOP_CARD:
            return (Silenced(),)
        if self.entry is not None:
            return self._told(self.entry.tap(tag))
        whispered = self._asker in self._ears
        card = shown(self.match, self.grammar, tag, self.conversation.held, whispered)
        if isinstance(card, Trouble) or not self._tap_guard.counts(self.match, tag):
            return self._receive(card)
        if self._tap_guard.again(tag):
            return self._receive(Trouble("tag-brought-already", {}, "wrong_card"))
        before = len(self.match.history)
        outputs = self._receive(card)
        if len(self.match.history) > before:
            self._tap_guard.add(tag, len(self.match.history))
        return outputs

    def trouble(self, key: str, details: Mapping[str, object], cue: str = "") -> tuple[Output, ...]:
        """Take something that went wrong outside the game, and return what to say of it."""
        if self.entry is not None:
            return self._told(self.entry.trouble(key, details, cue))
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
        return on_turn(self.match)

    def _addressed(self, given: Interpretation) -> Input:
        if self.conversation.phase is Phase.PAUSED:
            return given
        return addressed(given, self.grammar, self._seats, self._asker, self._ears)

    def _receive(self, given: Input) -> tuple[Output, ...]:
        outputs: list[Output] = []
        if self._owes_cards:
            # The disk was full when the app was to deal. Nobody may dictate its cards.
            outputs.extend(self._advance(self.match.settle()))
            if self._owes_cards:
                return tuple(outputs)
        context = MatchContext(self.match, self.grammar, self._facts, self._ears, self._taps)
        self.conversation, effects = self.conversation.receive(given, context)
        for effect in effects:
            outputs.extend(self._carry_out(effect))
        strange = isinstance(given, Trouble) and self._sub_dialogue.helps(self.match, given.key)
        if strange and self.conversation.phase is Phase.IDLE:
            outputs.extend(self._say(fx.Say("entering-propose")))
        if any(isinstance(effect, fx.Repeat | fx.Hush) for effect in effects):
            return tuple(outputs)
        if self.conversation.asking and any(isinstance(each, Spoken) for each in outputs):
            outputs.append(Cued("listening"))
        return self._remember(tuple(outputs))

    @property
    def _owes_cards(self) -> bool:
        return self.match.options["cards"] == "app" and self.match.to_act == TABLE

    @property
    def _taps(self) -> bool:
        return self.reader and self.match.options["cards"] == "table"

    def _remember(self, outputs: tuple[Output, ...]) -> tuple[Output, ...]:
        said = tuple(output for output in outputs if isinstance(output, Spoken))
        self._last_said = said or self._last_said
        return outputs

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
            case fx.DoChain(chain):
                return self._do_chain(chain)
            case fx.Undo():
                return self._undo()
            case fx.Ask(question, slots):
                return self._answer(question, slots)
            case fx.Whisper(question, slots):
                facts = self._facts(question, slots)
                return narrator.whisper(self.match, facts, self._asker)
            case fx.Repeat():
                return self._last_said
            case fx.More():
                return self._more()
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
                return (Silenced(),)
            case fx.Cue(name):
                return (Cued(name),)
            case fx.Quit():
                self.left = True
                return self._say(fx.Say("left"))

    # Telling a card that no file knows.

    def _tell_card(self) -> tuple[Output, ...]:
        self.conversation = self.conversation.reset()
        outputs = self._sub_dialogue.begin(self.match, self._bring)
        if outputs is None:
            return self._remember(self._say(fx.Say("entering-not-due")))
        return self._told(outputs)

    def _bring(self, notation: str) -> tuple[Output, ...]:
        """Play the card that was told. Raises ``Unfinished``."""
        before = self.match
        try:
            outputs = self._advance(before.play(notation).settle())
        except IllegalAction as refused:
            raise Unfinished(*self._narrator.refusal(refused.reason, refused.details)) from None
        if self.match is before:
            raise Unfinished(*outputs)  # it could not be written down
        return outputs

    def _told(self, outputs: tuple[Output, ...]) -> tuple[Output, ...]:
        """Go on with the match once a card was told, or left."""
        if self._sub_dialogue.end():
            outputs = (*outputs, *self._answer("turn", {}))
        elif self.entry is not None and self.entry.conversation.asking:
            said = any(isinstance(each, Spoken) for each in outputs)
            outputs = (*outputs, Cued("listening")) if said else outputs
        return self._remember(outputs)

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
        for meaning in chain.meanings:
            # Each is judged where it is played: the table may have brought something new.
            known = self._memory.of(self._asker)
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
        self.conversation = replace(self.conversation, refusal=refusal)
        told = self._say(fx.Say("chain-stopped", command=stopped.meaning))
        why = self._narrator.refusal(stopped.reason, stopped.details)
        return (*outputs, Cued("refused"), *told, *why)

    def _advance(self, after: Match, told: int | None = None) -> tuple[Output, ...]:
        """Write down what is new in ``after``, make it the match, and say what happened.

        ``told`` says only the last so many steps, when the others were the same over again.
        """
        before, steps = self.match, after.history[len(self.match.history) :]
        if told_why := self._unwritten(after):
            return told_why
        self.match = after
        self._memory.happened(steps)
        self._tap_guard.happened(steps)
        outputs = self._narrator.happened(steps, told)
        if after.to_act == TABLE and unasked(before, after):
            return (*outputs, *self._answer("turn", {}))
        return outputs

    def _unwritten(self, match: Match) -> tuple[Spoken, ...]:
        """Bring the journal up to a match; return what to say when that did not work."""
        try:
            if self._journal is not None:
                self._journal.save(match)
        except JournalInUse as used:
            return self._say(fx.Say("error_" + used.key, used.details))
        except OSError:
            return self._say(fx.Say("not-saved"))
        return ()

    def _undo(self) -> tuple[Output, ...]:
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
        self._tap_guard.undone(len(before.history))
        undone = self._narrator.undone(before.rules, before.state, step)
        return (*undone, *self._answer("turn", {}))

    # Telling.

    def _say(self, say: fx.Say) -> tuple[Spoken, ...]:
        return self._narrator.message(say)

    def _facts(self, question: str, slots: Slots) -> tuple[Event, ...]:
        """Return the facts that answer a question of the seat that asks."""
        asker = self._asker
        intent = self.grammar.intents.get(question)
        named = slots.get(intent.asker) if intent is not None else None
        if isinstance(named, int) and 1 <= named <= self._seats:
            asker = named - 1
        own = {slot: asker + 1 if value == OWN else value for slot, value in slots.items()}
        asked = (len(self.match.history), asker, question, own)
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
        return (*told, *self._say(fx.Say("more-to-tell"))) if more else told

    def _more(self) -> tuple[Spoken, ...]:
        """Tell what the last answer left out."""
        facts, more = self._memory.more(self._asker)
        return self._page(facts, more) if facts else self._say(fx.Say("nothing-more"))

    def _help(self, chapter: int) -> tuple[Spoken, ...]:
        if chapter == 0 and self.match.to_act == TABLE and not self.conversation.asking:
            return self._answer("options", {})
        return self._narrator.help(self.match, self.conversation, chapter)
