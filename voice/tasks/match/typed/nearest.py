"""What is offered where words meant nothing, each by a sentence that is understood as just that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from heraut.grammars.meaning import (
    Chain,
    Command,
    Heard,
    Illegal,
    MetaRequest,
    NotUnderstood,
    Partial,
    Proposal,
    Query,
    Reply,
    Scope,
)
from heraut.grammars.nbest import known_words
from heraut.grammars.typed.candidates import Candidates
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.proposals import HEARD, MOST, harmless, proposals
from heraut.grammars.typed.ranking import ranked
from heraut.voice.tasks.match.dialogue_state import DialogueState
from heraut.voice.tasks.match.inputs import Input, Instead, Piece
from heraut.voice.tasks.match.match_context import MatchContext
from heraut.voice.tasks.match.taking_back import earlier

if TYPE_CHECKING:
    from heraut.grammars.typed.candidates import Candidate

_REDO: Final = "redo"
_NOTHING_SUCH: Final = "answer_no_such_"
"""How the names of answers begin that tell that what was asked about is not there."""
_TRIED: Final = 8
"""So many of the likeliest candidates are tried whether they are understood when said."""


@dataclass(frozen=True, slots=True)
class Nearest:
    """Looks in one moment of a match for what words may have meant."""

    context: MatchContext
    state: DialogueState
    offers_moves: bool
    """Whether words may mean moves."""
    typed: Callable[[str, Scope], Input]
    """What a line means that is typed now."""

    def of_typed(self, words: Sequence[str]) -> tuple[Proposal, ...]:
        """Return what typed words most probably mean; nothing of a wrong answer."""
        if self._answers(words):
            return ()
        found: list[Proposal] = []
        for candidate, likely in ranked(self._candidates(words))[:_TRIED]:
            given = self._said_back(candidate)
            known = given is not None and self._is_of_something(given)
            if known and all(one.given != given for one in found):
                named = candidate.is_named
                found.append(Proposal(given, candidate.proposal.sentence, likely, named))
            if len(found) == MOST:
                break
        # A yes takes the first: nothing that takes effect at once, where something else is there.
        return tuple(sorted(found, key=lambda one: not harmless([one])))

    def of_heard(self, heard: Heard) -> tuple[Proposal, ...]:
        """Return what was heard is near to: all readings are looked at, and less is near enough."""
        readings = (known_words(one) for one in heard.hypotheses)
        several = (self._alike(words, least=HEARD) for words in readings if words)
        likely = next(filter(None, map(harmless, several)), ())
        return tuple(filter(self._is_of_use, likely))

    def like(self, words: Sequence[str]) -> tuple[Proposal, ...]:
        """Return what words that mean nothing here are most like; nothing of a wrong answer."""
        found = () if self._answers(words) else self._alike(words)
        return tuple(filter(self._is_of_use, found))

    def _answers(self, words: Sequence[str]) -> bool:
        """Tell whether words are a wrong answer rather than something else: a word alone."""
        return self.state.asking and len(words) == 1

    def _alike(self, words: Sequence[str], **how: float) -> tuple[Proposal, ...]:
        match, free = self.context.match, FreeQuestions.of(self.context.grammar)
        return proposals(free, match.rules, match.state, words, moves=self.offers_moves, **how)

    def _candidates(self, words: Sequence[str]) -> Candidates:
        match, free = self.context.match, FreeQuestions.of(self.context.grammar)
        before, done = next(earlier(match, 1), None), None
        if before is not None:
            done = before.state, match.history[len(before.history)].notation
        held, moves = self.state.held, self.offers_moves
        known = free, match.rules, match.state, words, moves, held, done
        return Candidates(*known, asking=self.state.asking, redone=self._redone())

    def _redone(self) -> Command | Chain | None:
        """Return what was taken back last, where nothing is asked."""
        if self.state.asking:
            return None
        redo, *_ = self.context.grammar.spec.pointers.get(_REDO, ()) or [()]
        meant = self.typed(" ".join(redo), self.state.scope) if redo else None
        return meant if isinstance(meant, Command | Chain) else None

    def _said_back(self, candidate: Candidate) -> Any:
        """Return what the sentence of a candidate means when it is said, if it means just that.

        Of what only its seat may know to be legal it is never asked: that would tell.
        """
        given = candidate.proposal.given
        meant = self.typed(candidate.proposal.sentence, self.state.scope)
        if candidate.features.get("secret"):
            return given if isinstance(meant, NotUnderstood) else meant
        if candidate.kind.startswith("correction"):
            match meant:
                case Instead((command,), 1):
                    return meant if _is_just(command, given) else None
            return None
        return meant if _is_just(meant, given) else None

    def _is_of_use(self, proposal: Proposal) -> bool:
        """Tell whether who says the sentence of a proposal is understood, and told something."""
        meant = self.typed(proposal.sentence, self.state.scope)
        return _is_just(meant, proposal.given) and self._is_of_something(proposal.given)

    def _is_of_something(self, given: object) -> bool:
        """Tell whether it is no question that all know to be of nothing: zone nine of seven."""
        questions = {one.key for one in self.context.match.rules.questions}
        if not isinstance(given, Query) or given.meaning.intent not in questions:
            return True
        told = self.context.facts(given.meaning.intent, given.meaning.slots)
        return not told or any(
            event.audience is not None or not event.key.startswith(_NOTHING_SUCH) for event in told
        )


def _is_just(meant: object, given: object) -> bool:
    """Tell whether what was meant is just what is offered."""
    match meant, given:
        case Command(notation=said), Command(notation=offered):
            return said == offered
        case Chain() as said_, Chain() as offered_:
            return said_.notations == offered_.notations
        case Illegal(said, reason), Illegal(offered, why):
            return (said.intent, said.slots, reason) == (offered.intent, offered.slots, why)
        case ((Query(said) | MetaRequest(said)), (Query(offered) | MetaRequest(offered))):
            return (said.intent, said.slots) == (offered.intent, offered.slots)
        case Reply(said), Reply(offered):
            return said.intent == offered.intent
        case Piece(slots), Partial(offered):
            return bool(slots == offered.slots)
    return False
