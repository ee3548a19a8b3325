"""What somebody wants at last who thinks aloud: decided, chosen of several, or left when some drop.

All of it is read back.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.disambiguation import doubted
from heraut.grammars.meaning import Command, Heard, Illegal, Interpretation, Partial, Scope
from heraut.grammars.spec import BEGUN
from heraut.grammars.typed.clauses import clauses, may_ask
from heraut.grammars.typed.correcting_words import EXCLUDES
from heraut.grammars.typed.corrections import without_marks
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.mentions import Mention
from heraut.voice.tasks.match.understanding import Understanding

_MARK: Final = "?"
_FEWEST: Final = 2
"""Things between which one hesitates."""

Decided = Command | Partial | Illegal


@dataclass(frozen=True, slots=True)
class ThinkingAloud:
    """Reads lines in which somebody weighs what to do."""

    words: Understanding

    def meant(self, said: Heard, scope: Scope) -> Decided | None:
        """Return what is wanted at last; ``None`` where nobody thinks aloud."""
        decided = self._decided(said, scope)
        if not isinstance(decided, Command):
            # « Entre le cinq et le dix pour la vide… le dix » says where, too.
            decided = self._chosen(said, scope) or decided
        return decided or self._without_dropped(said)

    def _decided(self, said: Heard, scope: Scope) -> Decided | None:
        """Return what somebody says at last who thought aloud: « si je… non, bouge le deux »."""
        grammar, words = self.words.context.grammar, str(said).split()
        around, cut = grammar.around, clauses(grammar, words)
        # « Le onze ou le treize ? Bon, le treize » asks nobody but who says it.
        if words[-1:] and words[-1].endswith(_MARK):
            return None
        if len(cut) < _FEWEST or not any(map(around.ponders_in, cut[:-1])):
            return None
        # « Ok allez » may be a clause of its own.
        last = around.decided(cut[-1]) or (cut[-1] if cut[-2] in around.decides else ())
        if not last or may_ask(grammar, last):
            return None
        held = self.words.state.held if self.words.state.scope is scope else {}
        if self._goes_on(cut[:-1]):
            # « Le roi numéro un et, hum, disons le chevalier » takes both.
            whole = self.words.plainly([word for part in cut for word in part], scope)
            if isinstance(whole, Command):
                return doubted(whole)
        move = self.words.understood(Heard.typed(" ".join(last)), scope, held, guess=False)
        if not self._named(last) and scope is Scope.TURN:
            # « Si je joue le cinq j'en prends quatre, bon, je le joue » : what was weighed.
            return self._weighed_alone(cut[:-1]) or self._timely(move)
        return self._timely(move)

    def _goes_on(self, cut: Sequence[tuple[str, ...]]) -> bool:
        """Tell whether a clause breaks off behind a word that joins: « le roi et… »."""
        joins = self.words.context.grammar.spec.chain.joins
        return any(clause[-len(join) :] == join for clause in cut for join in joins)

    def _weighed_alone(self, cut: Sequence[tuple[str, ...]]) -> Decided | None:
        """Return the only move that was thought of, where what is decided names nothing."""
        around = self.words.context.grammar.around
        moves = [
            self.words.plainly(around.unpondered(one), Scope.TURN)
            for one in cut
            if self._named(one)
        ]
        found = [one for one in moves if isinstance(one, Command)]
        return doubted(found[0]) if len(found) == len(moves) == 1 else None

    def _chosen(self, said: Heard, scope: Scope) -> Decided | None:
        """Return what is named once more of several: « le onze ou le treize ? Le treize »."""
        grammar, words = self.words.context.grammar, str(said).split()
        around, cut = grammar.around, clauses(grammar, words)
        if len(cut) < _FEWEST or words[-1].endswith(_MARK) or scope is not Scope.TURN:
            return None
        *before, last = self._joined(cut)
        weighed = next(filter(around.weighs_in, before), None)
        if weighed is None or any(map(around.is_wondered, cut)):
            return None
        last = around.decided(last) or last
        named, chosen = self._named(weighed), self._named(last)
        others = set(around.without(last)).difference(*(one.words for one in chosen))
        if len(chosen) != 1 or others or chosen[0].values not in [one.values for one in named]:
            return None
        move = self.words.plainly(last, Scope.TURN)
        if not isinstance(move, Command) and not isinstance(getattr(move, "made", None), Command):
            # « Le six sur la deux ou la quatre… la quatre » : the six goes with it.
            move = self._with_rest(weighed, chosen[0]) or move
        return self._timely(move)

    def _joined(self, cut: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
        """Return clauses with those that only go on weighing: « sur la deux… ou la quatre »."""
        joined: list[tuple[str, ...]] = []
        for clause in cut:
            if joined and self.words.context.grammar.around.weighs_in(clause[:1]):
                joined[-1] += clause
            else:
                joined.append(clause)
        return joined

    def _named(self, words: Sequence[str]) -> tuple[Mention, ...]:
        return FreeQuestions.of(self.words.context.grammar).mentioned(words)[1]

    def _with_rest(self, weighed: tuple[str, ...], chosen: Mention) -> Interpretation | None:
        """Return the move that was weighed, with the one of two in it that was chosen."""
        around = self.words.context.grammar.around
        marks = [at for at in range(len(weighed)) if around.weighs_in(weighed[at : at + 1])]
        at = marks[-1] if marks else 0
        sides = weighed[:at], weighed[at + 1 :]
        either = (*self._named(sides[0])[-1:], *self._named(sides[1])[:1])
        wanted = {*chosen.values.values()}
        alike = [one.values.keys() == chosen.values.keys() for one in self._named(sides[1])]
        if alike[:_FEWEST] == [True, True] and not self._named(sides[0]):
            # « Entre le cinq et le dix pour la vide » : what follows goes with either.
            return self._either_with(sides[1], chosen)
        if len(either) != _FEWEST or chosen.values not in [one.values for one in either]:
            return None
        for side in sides:
            move = self.words.plainly(side, Scope.TURN)
            if not isinstance(move, Command | Illegal):
                continue
            slots, values = move.meaning.slots, {*itertools.chain(*map(_values, either))}
            places = [slot for slot, value in slots.items() if value in values]
            if len(places) != 1 or len(wanted) != 1:
                return None
            whole = {**slots, places[0]: wanted.pop(), BEGUN: move.meaning.intent}
            return self.words.combine(whole)
        return None

    def _either_with(self, weighed: tuple[str, ...], chosen: Mention) -> Interpretation | None:
        """Return what is chosen of two things with the words behind both."""
        second = self._named(weighed)[1].words
        ends = [
            at + len(second)
            for at in range(len(weighed) - len(second) + 1)
            if weighed[at : at + len(second)] == second
        ]
        behind = weighed[ends[-1] :] if ends else ()
        return self.words.plainly((*chosen.words, *behind), Scope.TURN) if behind else None

    def _without_dropped(self, said: Heard) -> Decided | None:
        """Return what is said besides what is not to be after all: « oublie la tour, K treize »."""
        grammar = self.words.context.grammar
        cut = clauses(grammar, str(said).split())
        drops, decided = grammar.around.dropped, grammar.around.decided
        denied = {at for at, one in enumerate(cut) if at and self._denies(one, cut[at - 1])}
        denied |= {at - 1 for at in denied}
        kept = [
            one
            for at, one in enumerate(cut)
            if not (at in denied or drops(one) or drops(decided(one)) or self._keeps(one))
        ]
        if not kept or len(kept) == len(cut) or may_ask(grammar, str(said).split()):
            return None
        return self._timely(
            self.words.plainly([word for clause in kept for word in clause], Scope.TURN)
        )

    def _denies(self, clause: tuple[str, ...], before: tuple[str, ...]) -> bool:
        """Tell whether a clause says that what was just named is not meant: « pas le un »."""
        grammar = self.words.context.grammar
        rest = without_marks(clause, grammar.spec.instead)
        marks = grammar.spec.corrections.get(EXCLUDES, ())
        excludes = any(part[: len(mark)] == mark for mark in marks for part in (clause, rest))
        named = [one.values for one in self._named(rest)]
        return excludes and len(named) == 1 and named == [one.values for one in self._named(before)]

    def _keeps(self, clause: tuple[str, ...]) -> bool:
        """Tell whether a clause says of something that it is kept: « la laine, j'en ai besoin »."""
        return self.words.context.grammar.around.is_needed(clause) and bool(self._named(clause))

    def _timely(self, move: Interpretation) -> Decided | None:
        """Return a move whose time it is, to be read back; ``None`` where it is none."""
        if isinstance(move, Illegal):
            match, grammar = self.words.context.match, self.words.context.grammar
            now = ActionResolver(grammar, match.rules, match.state, self.words.remembered)
            return move if now.timely(move) else None
        return doubted(move) if isinstance(move, Command | Partial) else None


def _values(mention: Mention) -> Collection[int | str]:
    return mention.values.values()
