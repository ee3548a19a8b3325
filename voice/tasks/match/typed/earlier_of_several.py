"""One of several things that a seat did in a row, corrected though it was not the last of them.

« La deuxième est bonne mais la première, faut la bouger »; « remplace K16 par K14 ». What was done
from that one on is taken back, and what came after it done again, all of it after one yes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from heraut.engines.match import Match, Step
from heraut.engines.notation import verb_of
from heraut.engines.protocol import TABLE, IllegalAction, NotationError
from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import (
    DOUBT,
    Command,
    Illegal,
    Meaning,
    MetaRequest,
    NotUnderstood,
    Query,
)
from heraut.grammars.typed.clauses import clauses, may_ask
from heraut.grammars.typed.correcting_words import EXCLUDES, UNDOES, CorrectingWords
from heraut.grammars.typed.example_filters import EXPLAIN, TERM
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.mentions import NUMBER, Mention, split
from heraut.grammars.typed.variations import Variations, parts_of
from heraut.voice.tasks.match.inputs import Input, Instead, Piece, Trouble
from heraut.voice.tasks.match.taking_back import MOST_BACK, best_said, earlier
from heraut.voice.tasks.match.typed.counted_regrets import ordinals
from heraut.voice.tasks.match.understanding import Understanding

_TWO: Final = 2
_TAKES_BACK: Final = frozenset({"undo", "why"})
"""Talk that a line about what was done is like."""


def of_several(words: Understanding, line: str, meant: Input) -> Instead | None:
    """Return the correction of an earlier one of several things done; ``None`` if it is none.

    ``meant``: what the line was understood as; what is surely something else is that.
    """
    context = words.context
    run = tuple(_run(context.match))
    if len(run) < _TWO or words.state.asking or may_ask(context.grammar, line.split()):
        return None
    if not _is_unsure(meant, verb_of(run[0].step.notation)):
        return None
    return _Several(context.grammar, run, line).corrected()


def _is_unsure(meant: Input, verb: str) -> bool:
    """Tell whether a line may speak of what was done, by what it was understood as."""
    match meant:
        case NotUnderstood() | Illegal() | Piece() | Trouble():
            return True
        case MetaRequest(meaning):
            return meaning.intent in _TAKES_BACK
        case Query(meaning):
            return meaning.cost >= DOUBT or meaning.intent == EXPLAIN
        case Command(meaning, notation):
            return meaning.cost >= DOUBT and verb_of(notation) == verb
    return False


@dataclass(frozen=True, slots=True)
class _Done:
    """One thing that was done."""

    before: Match
    step: Step


def _run(match: Match) -> Iterator[_Done]:
    """Yield what the seat that acted last did of one kind in a row, the first of it first."""
    found: list[_Done] = []
    for before in earlier(match, MOST_BACK):
        step = match.history[len(before.history)]
        alike = not found or verb_of(step.notation) == verb_of(found[0].step.notation)
        secret = any(event.audience is not None for event in step.events)
        if step.by == TABLE or secret or not alike:
            break
        found.insert(0, _Done(before, step))
    yield from found


@dataclass(frozen=True, slots=True)
class _Several:
    """Several things that were done in a row, and a line about them."""

    grammar: Grammar
    run: Sequence[_Done]
    line: str

    def corrected(self) -> Instead | None:
        """Return what is taken back, and what is done in its place."""
        found = [one for clause in self._clauses for one in self._wrong(clause)]
        if len(found) != 1:
            return None
        nth, behind, denied = found[0]
        back = len(self.run) - nth
        wanted = self._wanted(self.run[nth], behind)
        if wanted is None:
            named = any(self._names_value(one) for one in self._mentioned(behind))
            return None if denied or named else Instead((), back, undone=self._said(nth))
        kept = self._done_again(self.run[nth].before, wanted, self.run[nth + 1 :])
        return Instead((wanted, *kept), back)

    @property
    def _clauses(self) -> Sequence[tuple[str, ...]]:
        """The clauses of the line."""
        return [
            split(self.grammar.spelled(one)) for one in clauses(self.grammar, self.line.split())
        ]

    def _wrong(self, clause: Sequence[str]) -> Iterator[tuple[int, Sequence[str], bool]]:
        """Yield what a clause says is wrong, the words behind it, and whether it is but denied."""
        # A word of the rules, « bouger », is no thing that was done.
        things = [one for one in self._mentioned(clause) if {*one.values} != {TERM}]
        places = [(self._nth(one), *self._place(clause, one)) for one in things]
        for at, (nth, begin, end) in enumerate(places):
            if nth is None:
                continue
            before = clause[:begin] if at == 0 else ()
            until = places[at + 1][1] if at + 1 < len(places) else len(clause)
            about = (*before, *clause[end:until])
            if end == len(clause):
                about = (*about, *self._behind(clause))
            kinds = CorrectingWords.of(self.grammar).kinds(about)
            if UNDOES in kinds or EXCLUDES in kinds:
                yield nth, (*clause[end:], *self._behind(clause)), UNDOES not in kinds

    def _behind(self, clause: Sequence[str]) -> Sequence[str]:
        """Return the words of the clauses behind one."""
        every = list(self._clauses)
        return [word for one in every[every.index(tuple(clause)) + 1 :] for word in one]

    def _mentioned(self, words: Sequence[str]) -> Sequence[Mention]:
        return FreeQuestions.of(self.grammar).mentioned(words)[1]

    @staticmethod
    def _place(clause: Sequence[str], said: Mention) -> tuple[int, int]:
        """Return where a mention begins and ends in a clause."""
        size = len(said.words)
        at = next(
            (at for at in range(len(clause)) if tuple(clause[at : at + size]) == said.words), 0
        )
        return at, at + size

    def _nth(self, said: Mention) -> int | None:
        """Return which of the things done is mentioned: by its place, or by what only it has.

        Of the last one, named by what it has, other corrections tell.
        """
        places = (
            nth
            for nth in range(len(self.run))
            if said.kind == NUMBER
            and said.values.get("") == nth + 1
            and said.words[-1] in ordinals(self.grammar, nth + 1)
        )
        if (nth := next(places, None)) is not None:
            return nth
        values = {*map(str, said.values.values())}
        having = [
            nth
            for nth, done in enumerate(self.run)
            if not values.isdisjoint(parts_of(done.step.notation))
        ]
        return having[0] if len(having) == 1 and having[0] < len(self.run) - 1 else None

    def _names_value(self, said: Mention) -> bool:
        """Tell whether a mention is a value that an action of this kind may have."""
        values = {*map(str, said.values.values())}
        rules, state = self.run[0].before.rules, self.run[0].before.state
        every = map(str, rules.legal(state))
        return any(not values.isdisjoint(parts_of(one)) for one in every)

    def _wanted(self, wrong: _Done, behind: Sequence[str]) -> Command | None:
        """Return what is wanted in the place of one thing done."""
        before = wrong.before
        resolver = ActionResolver(self.grammar, before.rules, before.state)
        said = (*self.grammar.spec.instead[0], *behind)
        return Variations(
            FreeQuestions.of(self.grammar), resolver, wrong.step.notation, said
        ).meant()

    def _said(self, nth: int) -> Meaning | None:
        """Return the command that says one thing done."""
        match, done = self.run[nth].before, self.run[nth].step.notation
        return best_said(self.grammar, match.rules, match.state, done)

    def _done_again(
        self, before: Match, wanted: Command, after: Sequence[_Done]
    ) -> tuple[Command, ...]:
        """Return what was done after the wrong one, as far as it can be done again."""
        found: list[Command] = []
        try:
            now = before.play(wanted.notation)
            for done in after:
                notation = done.step.notation
                said = best_said(self.grammar, now.rules, now.state, notation)
                if said is None:
                    break
                now = now.play(notation)
                found.append(Command(replace(said, cost=DOUBT), notation))
        except (IllegalAction, NotationError):
            pass
        return tuple(found)
