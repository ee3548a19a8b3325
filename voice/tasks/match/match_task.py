"""One match as a task: what was said and tapped is played, refused or answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from heraut.engines.journal import Journal
from heraut.engines.match import Match
from heraut.engines.protocol import TABLE, Seat
from heraut.engines.rules import POSSIBLE, WHOSE_TURN
from heraut.grammars import Grammar
from heraut.grammars.meaning import (
    Command,
    Heard,
    Interpretation,
    Kind,
    Meaning,
    MetaRequest,
    Proposal,
    Query,
    Reply,
    Scope,
)
from heraut.nfc import CardTag
from heraut.voice.dialogue import Push, Result
from heraut.voice.dialogue.outputs import Cued, Output, Spoken
from heraut.voice.dialogue.requests import Guessed
from heraut.voice.herald import Herald
from heraut.voice.tasks.match import effects as fx
from heraut.voice.tasks.match import interpretation
from heraut.voice.tasks.match.card_taps import is_hidden, on_turn, shown
from heraut.voice.tasks.match.dialogue_state import (
    Phase,
    Step,
    drop,
    instead_asked,
    let_go,
    question_again,
    undo_asked,
    wait,
)
from heraut.voice.tasks.match.inputs import Breath, Input, Trouble, only_asks
from heraut.voice.tasks.match.match_context import MatchContext
from heraut.voice.tasks.match.narrator import Narrator
from heraut.voice.tasks.match.played_match import NOBODY, PlayedMatch
from heraut.voice.tasks.match.program_seats import Advisor, ProgramSeats, no_advice
from heraut.voice.tasks.match.said_again import LastMove
from heraut.voice.tasks.match.table_prompts import house_made
from heraut.voice.tasks.match.transitions import elsewhere, receive, troubled, why

if TYPE_CHECKING:
    from heraut.voice.tasks.match.listener import Listener
    from heraut.voice.tasks.match.side_tasks import SideTask


_NO_MOVE: Final = (Query, Reply, Trouble)
"""What may be said while the program acts: it plays nothing."""


class MatchTask(PlayedMatch):
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
        unkept: bool = False,
        programs: ProgramSeats = NOBODY,
        advise: Advisor = no_advice,
    ) -> None:
        """``unkept``: the players know that no file holds this match."""
        narrator = Narrator(herald, grammar, ears, programs)
        super().__init__(match, grammar, narrator, journal, programs, advise, unkept=unkept)
        self.herald = herald
        self._side_tasks = side_tasks
        self._last_move = LastMove(grammar)
        self._words = ""  # what was said last
        self._offered = False  # whether one of several was offered last: a yes names none
        herald.label(match.rules.names(match.state))

    @property
    def game(self) -> str:
        """The game that is talked about."""
        return self.herald.game

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
    def has_more(self) -> bool:
        """Whether more is to be told of the last answer, or of what happened last."""
        return self._answers.has_more(self._asker)

    def begin(self) -> Result:
        """Deal what the app deals, and say how things stand."""
        resumed = bool(self.match.history)
        told = {"seats": tuple(range(self.match.seats)), "game": self.match.rules.name}
        lines = self.say("resumed-match" if resumed else "new-match", told)
        if self.match.overlay:
            lines += self.say("owner-box")
        if resumed:
            lines += self._narrator.last_move(self.match)
        else:
            for key in house_made(self.match, self.herald.words):
                lines += self.say(key)
        if self.programs.strengths and not self.match.app_cards:
            lines += self.say("program-cards")
        # With table cards somebody must bring the first one: say so, or nobody knows.
        return (*lines, *(self._advance(self.match.settle()) or self._told(WHOSE_TURN)))

    def interpret(self, heard: Heard, scope: Scope, line: str = "") -> Input:
        """Return what was meant, put together with what is pending."""
        self._words = line or str(heard)
        if not line:
            return self._listener.heard(heard, scope)
        given = self._listener.typed(line, scope)
        if isinstance(given, Guessed):
            return replace(given, proposals=self._as_written(given.proposals))
        return given

    @property
    def _listener(self) -> Listener:
        # What words mean is of no use before the first of them: the match is there sooner.
        from heraut.voice.tasks.match.listener import Listener

        known = self._answers.remembered(self.match, self._asker)
        seat, speaker = self.match.to_act, self.speaker
        acts = speaker in (None, seat if seat is not None and seat >= 0 else on_turn(self.match))
        return Listener(self._queries(), self.dialogue, known, self._asker, self._undone, acts)

    def receive(self, given: Input, reader: bool) -> Result:
        """Take what was meant, or a card that was shown."""
        if isinstance(given, MetaRequest):
            return self._requested(given.meaning)
        seat = self.match.to_act
        if seat is not None and self.programs.plays(seat) and not isinstance(given, _NO_MOVE):
            # What is said now would be played in its place.
            return self.say("program-acts", {"seat": seat})
        dealt: Sequence[Output] = ()
        if self.match.app_deals:
            # The disk was full when the app was to deal. Nobody may dictate its cards.
            dealt = self._advance(self.match.settle())
            if self.match.app_deals:
                return dealt
        if isinstance(given, Breath):
            return (*dealt, *(out for part in given.parts for out in self._part(part, reader)))
        then, length = self.dialogue.then, len(self.match.history)
        if isinstance(given, Command) and self._last_move.is_anothers(given, self._asker):
            # Said once more because nobody was sure: it would play a card of the next player.
            self._last_move.note(None, self._asker)
            waiting, asked = wait(given, Phase.CONFIRM)
            again = fx.Say("said-again-for", {"seat": self._asker})
            return (*dealt, *self._step((waiting, (again, *asked))))
        if isinstance(given, Command | Reply) or not self.dialogue.asking:
            # Who said yes to it does not say it once more.
            self._last_move.note(given, self._asker)
        told, offered, self._offered = self._last_told, self._offered, False
        yes = isinstance(given, Reply) and given.meaning.intent == "yes"
        if offered and yes and not self.dialogue.asking:
            return (*dealt, *self.say("refused-which-told"))
        done = self._step(receive(self.dialogue, given, self._queries(reader)))
        if isinstance(given, Query) and self._last_told is not told:
            done = (*done, *self._only_told())
        if then is not None and len(self.match.history) > length:
            done = (*done, *self._part(then, reader))
        return (*dealt, *done)

    @property
    def _last_told(self) -> Sequence[str]:
        """The list that who asks was told last."""
        return self._answers.remembered(self.match, self._asker).told

    def _only_told(self) -> Sequence[Output]:
        """Say that nothing was played, after a list was told to who seemed to ask for a move."""
        from heraut.grammars.move_verbs import sounds_like_a_move

        like_a_move = not self.dialogue.asking and sounds_like_a_move(self.grammar, self._words)
        self._offered = like_a_move
        return self.say("only-told") if like_a_move else ()

    def _part(self, part: Interpretation, reader: bool) -> Sequence[Output]:
        """Take a part of what was said in one breath; a question waits for what waits for a yes."""
        if isinstance(part, Query) and self.dialogue.asking:
            self.dialogue = replace(self.dialogue, then=part)
            return ()
        given = self._listener.put_together(part)
        return self._step(receive(self.dialogue, given, self._queries(reader)))

    def elsewhere(self) -> None:
        """Let a warning expire, and what was said last be no longer the last."""
        self.dialogue = elsewhere(self.dialogue)
        if not self.dialogue.asking:
            self._last_move.note(None, self._asker)

    def tap(self, tag: CardTag, reader: bool) -> Result:
        """Take a tapped card."""
        card = shown(self.match, self.grammar, tag)
        if isinstance(card, Trouble):
            return (*self.receive(card, reader), *self._proposed(card.key))
        card = interpretation.shown(card, self.dialogue, self._listener.combine)
        if is_hidden(self.match, self.grammar, card):
            card = replace(card, hidden=True, whispered=self._asker in self.ears)
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
        return self.question() or self._told(WHOSE_TURN)

    def let_go(self) -> Result:
        """Leave what nobody answers; what waits for its card waits on."""
        return self._step(let_go(self.dialogue))

    def troubled(self, key: str, reader: bool) -> Result:
        """Ask again after a trouble; where nothing waits, propose what may help."""
        return (*self._step(troubled(self.dialogue, self._queries(reader))), *self._proposed(key))

    def help(self) -> Result:
        """Say what can be said now."""
        if self.match.to_act == TABLE and not self.dialogue.asking:
            return self._told(POSSIBLE)
        return self._narrator.help(self.dialogue.phase)

    def nearest(self, heard: Heard, line: str) -> Sequence[Proposal]:
        """Return the moves and questions that words may have meant."""
        found = self._listener.nearest(heard, line)
        found = self._as_written(found) if line else found
        return [one for one in found if only_asks(one.given)] if self.over else found

    def _as_written(self, found: Sequence[Proposal]) -> Sequence[Proposal]:
        from heraut.voice.tasks.match.offered_sentences import as_written

        return as_written(found, self.match.players, self.herald.words)

    def why(self) -> Result:
        """Say why the last command was refused, a question is asked, or the program did so."""
        if self._reason is not None and not self.asking and self.dialogue.refusal is None:
            return self._narrator.message(self._reason)
        return self._step(why(self.dialogue, self._queries()))

    def undo(self) -> Result:
        """Drop what is pending, or take back the last action.

        Who is asked whether to take something back, and says so once more, does.
        """
        if self.dialogue.asking:
            only = self.dialogue.undoing and not (self.dialogue.pending or self.dialogue.chain)
            yes = Reply(Meaning("yes", Kind.REPLY))
            step = receive(self.dialogue, yes, self._queries()) if only else drop(self.dialogue)
            return self._step(step)
        if self.dialogue.lost:
            from heraut.voice.tasks.match.taking_back import last_done, undoable

            if undoable(self.match, 1):
                # What was said last may be meant, and has gone already.
                return self._step(undo_asked(self.dialogue, last_done(self.grammar, self.match)))
        back = self.programs.back(self.match)
        return self._play_instead(back, ()) if back else self._nothing_to_undo()

    def _nothing_to_undo(self) -> Result:
        return self._narrator.refusal("nothing_to_undo", {})

    def leave(self) -> Result:
        """Say that the match is kept."""
        return self.say("left")

    def _queries(self, reader: bool = False) -> MatchContext:
        taps = reader and not self.match.app_cards
        facts = partial(self._answers.facts, self.match, self._asker)
        sole = self.programs.sole
        return MatchContext(self.match, self.grammar, facts, self.ears, taps, self.trusting, sole)

    def _proposed(self, trouble: str) -> tuple[Spoken, ...]:
        """Propose what may help after a trouble, unless something is waited for."""
        helps = (side for side in self._side_tasks if side.helps(self.match, trouble))
        sides = () if self.dialogue.asking else tuple(helps)
        return tuple(line for side in sides for line in self.say(side.proposal))

    def _requested(self, request: Meaning) -> Result:
        """Open the task that words ask for; all others that come here end no pause."""
        intent = request.intent
        if intent == "undo_many":
            from heraut.voice.tasks.match.taking_back import undoable

            back = undoable(self.match, int(request.slots.get("count", 0)))
            if back == 1:
                return self._play_instead(1, ())
            if not back:
                return self._nothing_to_undo()
            return self._step(instead_asked(back, ()))
        side = next((one for one in self._side_tasks if one.asked(self.match, intent)), None)
        if side is None and self.has_more:
            # « Continue » ends no pause: it asks for the rest of what was told.
            return self.receive(Query(Meaning("more", Kind.QUERY)), reader=False)
        if side is None:
            return (*self.say("not-paused"), *self.resume())
        self.dialogue = self.dialogue.reset()
        task = side.open(self.match, self.herald, self.play)
        return self.say(side.not_now) if task is None else (Push(task),)

    def _step(self, step: Step) -> tuple[Output, ...]:
        self.dialogue, effects = step
        return tuple(output for effect in effects for output in self._carry_out(effect))

    def _carry_out(self, effect: fx.Effect) -> Sequence[Output]:
        narrator = self._narrator
        match effect:
            case fx.Say():
                return narrator.message(effect)
            case fx.Foretell():
                return narrator.foretold(effect)
            case fx.Refuse(meaning, reason, details):
                fact = self._queries().is_fact(meaning)
                return narrator.refusal(reason, details, self.trusting, fact=fact)
            case fx.Explain(refusal):
                return narrator.explain(self.match, refusal)
            case fx.Do(command):
                return self._do(command)
            case fx.TakeBack(back, commands):
                return self._play_instead(back, commands)
            case fx.DoChain(chain):
                return self._do_chain(chain)
            case fx.Warn(forgone):
                return narrator.lines(self.herald.events(forgone), aloud=True)
            case fx.Confide(aloud):
                self.trusting = self.trusting - {self._asker} | ({self._asker} if aloud else set())
                return ()
            case fx.Whisper(question, slots):
                facts = self._answers.facts(self.match, self._asker, question, slots)
                return narrator.whisper(self.match, facts, self._asker)
            case fx.Ask():
                return self._answers.answer(self.match, self._asker, effect)
            case Cued():
                return (effect,)
