"""What words are understood as at one moment of a match, with what is pending and remembered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from heraut.engines.match import Match
from heraut.engines.protocol import Seat
from heraut.grammars.bare_pieces import bare_piece
from heraut.grammars.grammar import Grammar
from heraut.grammars.interpret import combine, interpret, no_guess
from heraut.grammars.meaning import (
    Chain,
    Command,
    Heard,
    Illegal,
    Interpretation,
    Made,
    Meaning,
    Partial,
    Query,
    Scope,
    Slots,
)
from heraut.grammars.memory import Remembered
from heraut.grammars.spec import TAPPED
from heraut.grammars.typed.people import ONES_OWN, PERSONAL
from heraut.voice.tasks.match import interpretation
from heraut.voice.tasks.match.dialogue_state import DialogueState
from heraut.voice.tasks.match.inputs import Input, Trouble
from heraut.voice.tasks.match.match_context import MatchContext
from heraut.voice.tasks.match.query_privacy import addressed
from heraut.voice.tasks.match.transitions import OF_TALK

if TYPE_CHECKING:
    from heraut.grammars.action_resolver import ActionResolver
    from heraut.grammars.typed.free_questions import FreeQuestions


@dataclass(frozen=True, slots=True)
class Understanding:
    """A match and the talk about it, as far as they tell what words mean."""

    context: MatchContext
    state: DialogueState
    remembered: Remembered
    asker: Seat
    """The seat that questions and "my hand" are about."""

    @property
    def known(self) -> tuple[Match, Grammar, DialogueState, Remembered]:
        """The match, its sentences, what is pending and what is remembered."""
        return self.context.match, self.context.grammar, self.state, self.remembered

    def meant(self, said: Heard, scope: Scope, *, typed: bool) -> Interpretation:
        """Return what was meant in any of the ways that fit what is pending."""

        def understand(now: Scope, /, *, guess: bool) -> Interpretation:
            held = self.state.held if now is scope else {}
            return self.understood(said, now, held, typed=typed, guess=guess)

        def alone() -> Partial | None:
            match = self.context.match
            return bare_piece(self.context.grammar, match.rules, match.state, str(said).split())

        return interpretation.understood(understand, scope, alone, typed=typed)

    def understood(
        self, said: Heard, scope: Scope, held: Slots, *, typed: bool = True, guess: bool
    ) -> Interpretation:
        """Return what was meant by words with these pieces before them; ``guess`` at questions."""
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
        from heraut.grammars.typed.free_questions import FreeQuestions

        return FreeQuestions.of(self.context.grammar).sure(words)

    def plainly(self, words: Sequence[str], scope: Scope) -> Interpretation:
        """Return what typed words mean as they stand."""
        return self.understood(Heard.typed(" ".join(words)), scope, {}, guess=False)

    def reading(self, said: Heard) -> tuple[FreeQuestions, ActionResolver, list[str]]:
        """Return what reads typed words where most of them may be left out."""
        from heraut.grammars.action_resolver import ActionResolver
        from heraut.grammars.typed.free_questions import FreeQuestions

        match, grammar = self.context.match, self.context.grammar
        resolver = ActionResolver(grammar, match.rules, match.state, self.remembered)
        return FreeQuestions.of(grammar), resolver, str(said).split()

    def playable(self, said: Heard, made: Made) -> Command | Chain | None:
        """Return the one move that words as near may be where they name what lies there, in vain.

        « La quatre et la cinq » are two places, for who takes no single cards. To be read back.
        """
        from heraut.grammars.typed.possible_moves import is_unseen, possible

        if not isinstance(made, Illegal) or is_unseen(made):
            return None
        return possible(self.reading(said)[1], said.hypotheses[0])

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

    def _addressed(self, given: Interpretation) -> Interpretation | Trouble:
        seats = self.context.match.seats
        return addressed(given, self.context.grammar, seats, self.asker, self.context.ears)

    def resolved(self, asked: Query) -> Query | Illegal | None:
        """Return a question with what it leaves to memory or describes; ``None`` if unclear."""
        if asked.meaning.intent not in self.context.grammar.intents:
            return asked
        resolver = self.reading(Heard.typed(asked.meaning.form))[1]
        meant = resolver.meant_now([asked.meaning])
        if len(meant) != 1:
            return None
        known = resolver.recall(meant[0])
        return known if isinstance(known, Illegal) else replace(asked, meaning=known)

    def is_open(self, asked: Query) -> bool:
        """Tell whether a question is answered at once: it tells no secret."""
        meaning = asked.meaning
        if meaning.intent in OF_TALK:
            return True
        if meaning.intent == TAPPED or isinstance(self._addressed(asked), Trouble):
            return False
        return not self.context.private(meaning.intent, meaning.slots)

    def by_number(self, line: str) -> Heard:
        """Return typed words with the players' numbers for their first names, and for « lui »."""
        from heraut.grammars.typed.people import by_number, by_pronoun

        words = str(Heard.typed(line)).split()
        spec, players = self.context.grammar.spec, self.context.match.players
        named = by_number(words, players, spec.people, spec.lang)
        if named == words and (somebody := self._spoken_of()) is not None:
            named = by_pronoun(words, somebody, spec.people, spec.lang)
        return Heard.typed(" ".join(named))

    def _spoken_of(self) -> int | None:
        """Return the number of the player « lui » is: named last, or the only other one."""
        question, own = self.remembered.question, self.asker + 1
        about = question[1].keys() - {ONES_OWN} if question is not None else frozenset()
        if about and PERSONAL.isdisjoint(about):
            return None  # it may be the bridge that was asked about
        for slot, value in reversed(self.remembered.spoken_of):
            if slot in PERSONAL and isinstance(value, int) and value != own:
                return value
        seats = self.context.match.seats
        return 3 - own if seats == 2 else None
