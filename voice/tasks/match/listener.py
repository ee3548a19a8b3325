"""What words mean at one moment of a match, heard or typed, with what is pending and remembered."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from heraut.engines.protocol import Seat
from heraut.grammars.bare_pieces import bare_piece
from heraut.grammars.clauses import asked_in_all, clauses, may_ask, said_once, sentences
from heraut.grammars.disambiguation import doubted, perhaps, read_back
from heraut.grammars.grammar import TAPPED
from heraut.grammars.interpret import combine, interpret, no_guess
from heraut.grammars.meaning import (
    DOUBT,
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
    Query,
    Scope,
    Slots,
)
from heraut.grammars.memory import Remembered
from heraut.grammars.nbest import known_words
from heraut.grammars.spec import BEGUN
from heraut.voice.dialogue.requests import Guessed
from heraut.voice.tasks.match import interpretation
from heraut.voice.tasks.match.breath import Words, in_parts, is_certain
from heraut.voice.tasks.match.dialogue_state import DialogueState
from heraut.voice.tasks.match.inputs import Breath, Input, Instead, Piece, Trouble, only_asks
from heraut.voice.tasks.match.match_context import MatchContext
from heraut.voice.tasks.match.pointers import Pointing, pointer
from heraut.voice.tasks.match.query_privacy import addressed
from heraut.voice.tasks.match.transitions import OF_TALK

if TYPE_CHECKING:
    from heraut.grammars.action_resolver import ActionResolver
    from heraut.grammars.candidates import Candidate
    from heraut.grammars.free_questions import FreeQuestions


_DIGITS: Final = re.compile(r"\b[0-9]{1,4}\b")
_HARMLESS: Final = frozenset({"quit", "resume"})
"""Talk that takes effect at once, and may be guessed: a yes is asked for, or nothing is lost."""
_NO_SUCH_NUMBER: Final = "no_such_number"
_TRIED: Final = 8
"""So many of the likeliest candidates are tried whether they are understood when said."""
_PARTS: Final = 2
"""A sentence of so many clauses may say in the last one what is meant."""


@dataclass(frozen=True, slots=True)
class Listener:
    """A match and the talk about it, as far as they tell what words mean."""

    context: MatchContext
    state: DialogueState
    remembered: Remembered
    asker: Seat
    """The seat that questions and "my hand" are about."""
    undone: Sequence[str] = ()
    """What was taken back since the last action, in its order."""
    offers_moves: bool = True
    """Whether words may mean moves: of who speaks out of turn only questions are understood."""

    def heard(self, heard: Heard, scope: Scope) -> Input:
        """Return what was meant by what was heard."""
        meant = self._meant(heard, scope, typed=False)
        if not self.offers_moves and not only_asks(meant):
            return NotUnderstood(" ".join(heard.hypotheses[0].words))
        # Before it is put together: the doubt of a piece is that of what it completes.
        return self.put_together(perhaps(meant) if heard.unsure else meant)

    def typed(self, line: str, scope: Scope) -> Input:
        """Return what was meant by a line that was typed, or what it probably asks."""
        meant = self._typed(line, scope)
        if not self.offers_moves:
            # How near a move is to what can be played would tell of another hand.
            missed = NotUnderstood(line)
            sure = only_asks(meant)
            return meant if sure else self._guessed(line, missed, questions=True) or missed
        if (plain := self._without_asides(line, meant)) != line:
            other = self._typed(plain, scope)
            if isinstance(other, Command | Chain):
                other = read_back(other)
            # A doubted move is one all the same: without half of its words it may seem to ask.
            less = isinstance(meant, Command) and not isinstance(other, Command | Chain | Piece)
            meant = meant if less or isinstance(other, NotUnderstood) else other
        if isinstance(meant, NotUnderstood | Illegal):
            meant = self._once(plain, scope) or meant
        if isinstance(meant, NotUnderstood):
            return (
                self._said_twice(line, scope)
                or self._at_once(line, scope)
                or self._no_such_number(line)
                or self._guessed(plain, meant)
                or meant
            )
        if self._goes_back(meant):
            return self._regret() or meant
        if "?" in line and isinstance(meant, Command) and self.context.is_fact(meant.meaning):
            # Who asks whether it is so does not say that it is.
            return self._guessed(plain, NotUnderstood(line), questions=True) or meant
        if "?" in line and isinstance(meant, Piece) and meant.slots.keys() == {BEGUN}:
            return self._guessed(plain, NotUnderstood(line), questions=True) or meant
        if "?" in line and isinstance(meant, Command) and meant.meaning.swapped:
            # Not all the words are of the move: they ask something rather.
            asked = self._guessed(plain, NotUnderstood(line), questions=True)
            return asked or read_back(meant)
        # « Le six sur la deux ? » is not said as one who plays.
        return read_back(meant) if "?" in line and isinstance(meant, Command | Chain) else meant

    def _once(self, line: str, scope: Scope) -> Command | Chain | Piece | None:
        """Return the move that a line says twice, to be read back: « trente, oui trente »."""
        once = " ".join(said_once(self.context.grammar, line.split()))
        meant = self._typed(once, scope) if once != line else None
        if isinstance(meant, Command | Chain):
            return read_back(meant)
        return meant if isinstance(meant, Piece) else None

    def _no_such_number(self, line: str) -> Illegal | None:
        """Return that a line has a number which nothing of the game has: « joue le 99 »."""
        greatest = self.context.grammar.slots.greatest
        beyond = [int(one) for one in _DIGITS.findall(line) if int(one) > greatest]
        if not beyond or may_ask(self.context.grammar, line.split()):
            return None
        about = Meaning(_NO_SUCH_NUMBER, Kind.QUERY)  # so that what is pending stays so
        return Illegal(about, _NO_SUCH_NUMBER, {"number": beyond[0], "greatest": greatest})

    def _said_twice(self, line: str, scope: Scope) -> MetaRequest | None:
        """Return what is asked for in two ways: « on arrête, on finira demain »."""
        parts = sentences(self.context.grammar, line.split())
        meant = [self._typed(" ".join(part), scope) for part in parts] if len(parts) > 1 else []
        return asked_in_all(meant)

    def _at_once(self, line: str, scope: Scope) -> MetaRequest | Instead | None:
        """Return what the first words of a line ask for at once: « stop, j'ai compris »."""
        from heraut.grammars.free_questions import FreeQuestions

        words = line.split()
        first, *rest = clauses(self.context.grammar, words) or [()]
        match self._typed(" ".join(first), scope) if rest else None:
            case MetaRequest(Meaning("stop" as intent, cost=0.0)) as stops:
                likely = FreeQuestions.of(self.context.grammar).likely(words)
                # « On coupe, la soupe est servie » does not ask for silence.
                return stops if [one.intent for one, _ in likely[:1]] == [intent] else None
            case MetaRequest(Meaning("undo", cost=0.0)) if not self.state.asking:
                return self._regret()
        return None

    def _without_asides(self, line: str, meant: Input) -> str:
        """Return a line that is not surely understood without the set phrases in it."""
        from heraut.grammars.asides import Asides
        from heraut.grammars.free_questions import SMALL_TALK

        match meant:
            case NotUnderstood() | Illegal():
                unsure = True
            case Command(meaning):
                unsure = meaning.cost >= DOUBT
            case Query(meaning):
                unsure = meaning.cost >= DOUBT
            case MetaRequest(meaning):
                # « Pourquoi pas » does not ask why.
                unsure = meaning.intent in (*SMALL_TALK, "why")
            case _:
                unsure = False
        if not unsure:
            return line
        # « Désolé Léna » is said to a player, by whatever name.
        words = str(self._by_number(line)).split()
        without = Asides.of(self.context.grammar).without(words)
        return line if without == tuple(words) else " ".join(without)

    def _guessed(
        self, line: str, missed: NotUnderstood, *, questions: bool = False
    ) -> Guessed | Instead | None:
        """Return what words most probably ask; of a secret, with the doubt that keeps it.

        What is most probably regretted is taken back after a yes. ``questions``: only questions
        are looked for, as the words are known to ask something.
        """
        from heraut.grammars.free_questions import FreeQuestions
        from heraut.grammars.proposals import asked as all_asked
        from heraut.grammars.proposals import probable, regretted

        words = str(self._by_number(line)).split()
        free = FreeQuestions.of(self.context.grammar)
        near = all_asked(free, words) if questions else self._like(words)
        if regretted(near) and not self.state.asking:
            return self._regret()
        surely = free.surely(words)
        if surely is not None and surely.intent in _HARMLESS:
            talk = MetaRequest(replace(surely, cost=0.0))
            return Guessed(talk, missed.heard, (Proposal(talk, surely.form),))
        match probable(free, words, near):
            case [Proposal(Query(meaning) as asked), *_] as found:
                if not self._is_open(asked):
                    asked = Query(replace(meaning, cost=DOUBT))
                return Guessed(asked, missed.heard, tuple(found))
            case [Proposal(MetaRequest() as asked), *_] as found:
                return Guessed(asked, missed.heard, tuple(found))
        return None

    def _like(self, words: Sequence[str]) -> tuple[Proposal, ...]:
        """Return what words that mean nothing here are most like; nothing of a wrong answer."""
        alone = self.state.asking and len(words) == 1
        return () if alone else tuple(filter(self._is_said_by, self._alike(words)))

    def _goes_back(self, meant: Input) -> bool:
        """Tell whether words go back where nothing was asked: « reviens en arrière »."""
        match meant:
            case MetaRequest(Meaning(intent="back", form=form)):
                # « Retour » alone is the answer that leaves a question.
                return not self.state.asking and len(form.split()) > 1
        return False

    def _regret(self) -> Instead | None:
        """Return that the last action is to be taken back; ``None`` if no seat did any."""
        from heraut.voice.tasks.match.taking_back import last_done, undoable

        grammar, match = self.context.grammar, self.context.match
        return Instead((), undone=last_done(grammar, match)) if undoable(match) else None

    def _likeliest(self, words: Words) -> Query | None:
        """Return the question that a part of a sentence most probably asks."""
        from heraut.grammars.free_questions import FreeQuestions
        from heraut.grammars.proposals import asked, probable

        free = FreeQuestions.of(self.context.grammar)
        match probable(free, words, asked(free, words)):
            case [Proposal(Query() as likely), *_]:
                return likely
        return None

    def _typed(self, line: str, scope: Scope) -> Input:
        said = self._by_number(line)
        if (pointed := self._pointed(line, scope)) is not None:
            return pointed
        if scope is Scope.TURN and (breath := self._in_parts(said)) is not None:
            return breath
        if scope is Scope.TURN and (other := self._in_its_place(said)) is not None:
            return other
        meant = self._meant(said, scope, typed=True)
        if (other := self._corrected(said, meant, scope)) is not None:
            return other
        if isinstance(meant, NotUnderstood):
            meant = self._said_instead(said, scope) or meant
            if isinstance(meant, NotUnderstood):
                meant = self._widely(said, scope) or meant
        elif scope is Scope.TURN and (chain := self._in_turn(said, meant)) is not None:
            meant = chain
        if isinstance(meant, Query) and meant.meaning.cost >= DOUBT and self._places(said):
            meant = self._widely(said, scope) or meant
        if isinstance(meant, Query) and (last := self._at_last(said, meant, scope)) is not None:
            meant = last
        if isinstance(meant, NotUnderstood):
            # It is read back as it is, without first names turned into numbers.
            return NotUnderstood(meant.heard and str(Heard.typed(line)))
        return self.put_together(meant)

    def _in_its_place(self, said: Heard) -> Command | Chain | Instead | None:
        """Return what takes the place of a move taken back: « enlève ça, je la mets en L15 »."""
        from heraut.voice.tasks.match.corrections import corrected

        grammar = self.context.grammar
        first, *rest = sentences(grammar, str(said).split()) or [()]
        if self.state.asking or not rest or not self._takes_back(first):
            return None
        # « Non » begins a correction of what was done.
        line = " ".join(word for part in (grammar.spec.instead[0], *rest) for word in part)
        known = (self.context.match, grammar, self.state, self.remembered)
        return corrected(*known, line, plainly=True, taken_back=True)

    def _takes_back(self, words: Words) -> bool:
        """Tell whether words by themselves take the last move back."""
        match self._understood(Heard.typed(" ".join(words)), Scope.TURN, {}, guess=False):
            case MetaRequest(Meaning(intent="undo" | "back")):
                return True
        return False

    def _corrected(
        self, said: Heard, meant: Interpretation, scope: Scope
    ) -> Command | Chain | Instead | None:
        """Return what is meant in place of what was done, or is asked about; ``None`` if nothing.

        Half a move, or a forbidden one, may be said in place of what was done, and talk may only
        seem to be what it is most like. What may be done now is it rather; unless the words speak
        plainly of what was done.
        """
        plainly = False
        match meant:
            case NotUnderstood():
                pass
            case Partial() | Illegal():
                # « La deux » may be a card or a column: what can be done is meant.
                if self.state.asking and self.state.pending is None:
                    return None
            case MetaRequest():
                exact = self._understood(said, scope, {}, guess=False)
                if not isinstance(exact, NotUnderstood):
                    return None
            case Query() if not self.state.asking:
                plainly = True
            case Command(Meaning(cost=cost)) | Chain(cost=cost):
                plainly = True
                if cost < DOUBT or self.state.asking:
                    return None
            case _:
                return None
        from heraut.voice.tasks.match.corrections import corrected

        known = (self.context.match, self.context.grammar, self.state, self.remembered)
        return corrected(*known, str(said), plainly=plainly)

    def _at_last(self, said: Heard, asked: Query, scope: Scope) -> Interpretation | None:
        """Return the move that ends a sentence which only seems to ask: « à côté, en P13 »."""
        grammar, words = self.context.grammar, str(said).split()
        if asked.meaning.cost < DOUBT or may_ask(grammar, words):
            return None
        parts = clauses(grammar, words)
        if len(parts) < _PARTS:
            return None
        held = self.state.held if self.state.scope is scope else {}
        move = self._understood(Heard.typed(" ".join(parts[-1])), scope, held, guess=False)
        return doubted(move) if isinstance(move, Command | Partial) else None

    def _said_instead(self, said: Heard, scope: Scope) -> Interpretation | None:
        """Return what the words mean that are said in place of others, to be read back."""
        from heraut.voice.tasks.match.corrections import said_instead, said_rather

        grammar, line = self.context.grammar, str(said)
        for rest in said_instead(grammar, line):
            meant = self._meant(Heard.typed(rest), scope, typed=True)
            if not isinstance(meant, NotUnderstood):
                return doubted(meant) if isinstance(meant, Command) else meant
        for rest in said_rather(grammar, line):
            # « Pas » stands in much that is no correction: only what may be done is meant.
            meant = self._understood(Heard.typed(rest), scope, {}, guess=False)
            if isinstance(meant, Command | Partial):
                return doubted(meant)
        return None

    def put_together(self, given: Interpretation) -> Input:
        """Return what was understood with what is pending, or why it cannot be answered."""
        asked = self._addressed(given)
        if isinstance(asked, Trouble):
            return asked
        return interpretation.said(asked, self.state, self.combine, self.context)

    def combine(self, slots: Slots) -> Interpretation | None:
        """Return what pieces of a command amount to, or ``None`` if nothing."""
        match = self.context.match
        return combine(self.context.grammar, match.rules, match.state, slots)

    def nearest(self, heard: Heard, line: str) -> Sequence[Proposal]:
        """Return the moves and questions that words may have meant.

        Of what was heard, all readings of the sound are looked at, and less is near enough.
        """
        if line:
            words = str(self._by_number(line)).split()
            # A word alone is a wrong answer rather than something else.
            alone = self.state.asking and len(words) == 1
            return () if alone else self._most_probable(words)
        from heraut.grammars.proposals import HEARD, harmless

        readings = (known_words(one) for one in heard.hypotheses)
        several = (self._alike(words, least=HEARD) for words in readings if words)
        likely = next(filter(None, map(harmless, several)), ())
        return tuple(filter(self._is_said_by, likely))

    def _alike(self, words: Sequence[str], **how: float) -> tuple[Proposal, ...]:
        """Return the moves and questions that words are most like."""
        from heraut.grammars.free_questions import FreeQuestions
        from heraut.grammars.proposals import proposals

        match, free = self.context.match, FreeQuestions.of(self.context.grammar)
        return proposals(free, match.rules, match.state, words, moves=self.offers_moves, **how)

    def _most_probable(self, words: Sequence[str]) -> tuple[Proposal, ...]:
        """Return what words most probably mean, each with a sentence that says it."""
        from heraut.grammars.candidates import Candidates
        from heraut.grammars.free_questions import FreeQuestions
        from heraut.grammars.proposals import MOST, harmless
        from heraut.grammars.ranking import ranked
        from heraut.voice.tasks.match.taking_back import earlier

        match, free = self.context.match, FreeQuestions.of(self.context.grammar)
        before = next(earlier(match, 1), None)
        done = None
        if before is not None:
            done = before.state, match.history[len(before.history)].notation
        every = Candidates(
            free, match.rules, match.state, words, self.offers_moves, self.state.held, done
        )
        found: list[Proposal] = []
        for candidate, likely in ranked(every)[:_TRIED]:
            given = self._said_back(candidate)
            if given is not None and all(one.given != given for one in found):
                found.append(Proposal(given, candidate.proposal.sentence, likely))
            if len(found) == MOST:
                break
        # A yes takes the first: nothing that takes effect at once, where something else is there.
        return tuple(sorted(found, key=lambda one: not harmless([one])))

    def _said_back(self, candidate: Candidate) -> Any:
        """Return what the sentence of a candidate means when it is said, if it means just that.

        Of what only its seat may know to be legal it is never asked: that would tell.
        """
        given, said = candidate.proposal.given, candidate.proposal.sentence
        meant = self._typed(said, self.state.scope)
        if candidate.features.get("secret"):
            return given if isinstance(meant, NotUnderstood) else meant
        match meant, given:
            case Instead((Command(notation=one),), 1), Command(notation=other):
                same = candidate.kind.startswith("correction") and one == other
            case Command(notation=one), Command(notation=other):
                same = one == other and not candidate.kind.startswith("correction")
            case Chain() as one_, Chain() as other_:
                same = one_.notations == other_.notations
            case Illegal(one, reason), Illegal(other, why):
                same = (one.intent, one.slots, reason) == (other.intent, other.slots, why)
            case ((Query(one) | MetaRequest(one)), (Query(other) | MetaRequest(other))):
                same = (one.intent, one.slots) == (other.intent, other.slots)
            case Piece(slots), Partial(other):
                same = slots == other.slots
            case _:
                same = False
        return meant if same else None

    def _is_said_by(self, proposal: Proposal) -> bool:
        """Tell whether who says the sentence of a proposal is understood to mean just that."""
        match self._typed(proposal.sentence, self.state.scope), proposal.given:
            case Command(notation=said), Command(notation=offered):
                return said == offered
            case Chain() as said_, Chain() as offered_:
                return said_.notations == offered_.notations
            case ((Query(said) | MetaRequest(said)), (Query(offered) | MetaRequest(offered))):
                return (said.intent, said.slots) == (offered.intent, offered.slots)
        return False

    def _meant(self, said: Heard, scope: Scope, *, typed: bool) -> Interpretation:
        def understand(now: Scope, /, *, guess: bool) -> Interpretation:
            held = self.state.held if now is scope else {}
            return self._understood(said, now, held, typed=typed, guess=guess)

        def alone() -> Partial | None:
            match = self.context.match
            return bare_piece(self.context.grammar, match.rules, match.state, str(said).split())

        return interpretation.understood(understand, scope, alone, typed=typed)

    def _widely(self, said: Heard, scope: Scope) -> Interpretation | None:
        """Return what words mean in the midst of talk, to be read back."""
        from heraut.grammars.wide_reading import in_turn, widely

        free, resolver, words = self._reading(said)
        chain = in_turn(free, resolver, words) if scope is Scope.TURN else None
        return chain or widely(free, resolver, words, scope, self.state.held)

    def _places(self, said: Heard) -> bool:
        """Tell whether words name a place of the board and ask nothing."""
        free, _, words = self._reading(said)
        named = any(mention.compound for mention in free.mentioned(words)[1])
        return named and not may_ask(self.context.grammar, words)

    def _in_turn(self, said: Heard, meant: Interpretation) -> Command | Chain | None:
        """Return several moves in which one that is doubted was only one of them."""
        from heraut.grammars.wide_reading import in_turn

        match meant:
            case Command(meaning, notation) if meaning.cost >= DOUBT:
                notations: tuple[str, ...] = (notation,)
            case Chain(rest=(), refused=None, cost=cost) if cost >= DOUBT:
                notations = meant.notations
            case _:
                return None
        chain = in_turn(*self._reading(said))
        if isinstance(chain, Command):
            # All of it at once, where it seemed to be said one after another.
            return chain if len(notations) > 1 else None
        more = chain is not None and {*notations} < {*chain.notations}
        return chain if more else None

    def _reading(self, said: Heard) -> tuple[FreeQuestions, ActionResolver, list[str]]:
        """Return what reads words where most of them may be left out."""
        from heraut.grammars.action_resolver import ActionResolver
        from heraut.grammars.free_questions import FreeQuestions

        match, grammar = self.context.match, self.context.grammar
        resolver = ActionResolver(grammar, match.rules, match.state, self.remembered)
        return FreeQuestions.of(grammar), resolver, str(said).split()

    def _understood(
        self, said: Heard, scope: Scope, held: Slots, *, typed: bool = True, guess: bool
    ) -> Interpretation:
        match = self.context.match
        return interpret(
            self.context.grammar,
            said,
            match.rules,
            match.state,
            scope,
            held=held,
            remembered=self.remembered,
            guess=(self._guess if guess else no_guess) if typed else None,
        )

    def _guess(self, words: Sequence[str]) -> Meaning | None:
        """Return the question that words most probably ask; the examples are read when needed."""
        from heraut.grammars.free_questions import FreeQuestions

        return FreeQuestions.of(self.context.grammar).sure(words)

    def _by_number(self, line: str) -> Heard:
        """Return typed words with the players' numbers for their first names."""
        from heraut.grammars.people import by_number

        words = str(Heard.typed(line)).split()
        spec, players = self.context.grammar.spec, self.context.match.players
        return Heard.typed(" ".join(by_number(words, players, spec.people, spec.lang)))

    def _addressed(self, given: Interpretation) -> Interpretation | Trouble:
        seats = self.context.match.seats
        return addressed(given, self.context.grammar, seats, self.asker, self.context.ears)

    def _pointed(self, line: str, scope: Scope) -> Input | None:
        """Return what words mean that only point at something; ``None`` if they do not."""
        kind = pointer(self.context.grammar, line)
        if not kind or self.context.grammar.readings(line.split(), scope):
            return None
        pointing = Pointing(
            self.context.match, self.context.grammar, self.state, self.remembered, self.undone
        )
        return pointing.meant(kind, scope) or NotUnderstood(line)

    def _in_parts(self, said: Heard) -> Breath | None:
        """Return moves and a question in one breath; ``None`` where words are a sentence."""
        grammar = self.context.grammar
        spec = grammar.spec
        joins = (*spec.then, *spec.chain.joins)
        words = self.context.grammar.spelled(str(said).split())
        if not any(join[0] in words for join in joins):
            return None

        def understand(part: Words, guess: bool) -> Interpretation:
            meant = self._understood(Heard.typed(" ".join(part)), Scope.TURN, {}, guess=guess)
            if guess and isinstance(meant, NotUnderstood) and grammar.around.begins_to_wonder(part):
                return self._likeliest(part) or meant
            return meant

        whole = understand(words, False)
        if isinstance(whole, Query | MetaRequest) or is_certain(whole):
            return None
        return in_parts(words, joins, understand, self._is_open)

    def _is_open(self, asked: Query) -> bool:
        """Tell whether a question is answered at once: it tells no secret."""
        meaning = asked.meaning
        if meaning.intent in OF_TALK:
            return True
        if meaning.intent == TAPPED or isinstance(self._addressed(asked), Trouble):
            return False
        return not self.context.private(meaning.intent, meaning.slots)
