"""What words may have meant that were not understood: all that makes sense, and how like it is.

Each candidate has a sentence that says it, and features that tell how much speaks for it. None of
them tells a secret: a move of which only its seat may know whether it is legal comes from the words
alone, and no card is named that neither the words name nor all can see.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import sqrt
from typing import Any, Final

from heraut.engines.notation import verb_of
from heraut.engines.rules import Rules
from heraut.grammars.action_resolver import ActionResolver, joined
from heraut.grammars.completions import completions
from heraut.grammars.confusions import folded
from heraut.grammars.meaning import (
    AT_ONCE,
    Chain,
    Command,
    Illegal,
    Interpretation,
    Kind,
    Meaning,
    MetaRequest,
    Partial,
    Proposal,
    Query,
    Reply,
    Scope,
    Slots,
)
from heraut.grammars.spec import BEGUN, Intent, Who
from heraut.grammars.surface_forms import wordings
from heraut.grammars.typed.clauses import may_ask, sentences
from heraut.grammars.typed.correcting_words import REGRET, CorrectingWords
from heraut.grammars.typed.example_filters import EXPLAIN
from heraut.grammars.typed.free_questions import COMMAND, FreeQuestions
from heraut.grammars.typed.led_commands import led, opening
from heraut.grammars.typed.mentions import NUMBER, Mention, split
from heraut.grammars.typed.move_kinds import MoveKinds
from heraut.grammars.typed.proposals import UNDO
from heraut.grammars.typed.trigrams import cosine, letters_alike, trigrams

Features = Mapping[str, float]
ALIKE: Final = "alike"
"""How like the words something is in what it is most like them: 0 to 1. It is no evidence of its
own, but what is like them in nothing was not meant."""
_QUESTIONS: Final = 16
"""So many kinds of questions are looked at."""
_HALF: Final = 0.5
"""An article is a number too, and a player may be mentioned by name and by rank."""
_MOVES: Final = 16
"""Of so many moves that share most with what is mentioned, the sentences are compared."""
_SEVERAL: Final = 2
"""So many moves are several."""
_PLAIN: Final = 0.35
"""A clause that is as like a kind of move as this is one, whatever it mentions."""
_BEFORE: Final = 3
"""So many words before what is mentioned may tell what it describes."""
_REDO: Final = "redo"
"""The pointers at what was taken back."""
_GIVEN: Final[Mapping[Kind, Callable[[Meaning], Query | MetaRequest | Reply]]] = {
    Kind.QUERY: Query,
    Kind.META: MetaRequest,
    Kind.REPLY: Reply,
}
_VALUE: Final = re.compile("[a-z_]+|[A-Z]?[0-9]+")


@dataclass(frozen=True, slots=True)
class Candidate:
    """One thing that may have been meant."""

    proposal: Proposal
    features: Features = field(default_factory=dict)
    kind: str = ""
    """What it is one of: proposals of different kinds are worth more than of one."""

    @property
    def is_named(self) -> bool:
        """Whether the words name all that is in it, and it has half of what they name at least."""
        whole = self.features.get("named", 0.0) == 1.0
        return whole and self.features.get("mentioned", 0.0) >= _HALF


@dataclass(frozen=True)
class Candidates:
    """All that words may have meant in one state of a match."""

    free: FreeQuestions
    rules: Rules[Any, Any]
    state: Any
    words: Sequence[str]
    moves: bool = True
    """Whether they may mean a move at all."""
    held: Slots = field(default_factory=dict)
    """The pieces of a move that were said before."""
    done: tuple[Any, str] | None = None
    """The state before the last action of the seat that speaks, and that action, in notation."""
    asking: bool = False
    """Whether an answer is awaited, which a no refuses."""
    redone: Command | Chain | None = None
    """What was taken back last, as what does it once more."""

    def __iter__(self) -> Iterator[Candidate]:
        found: dict[str, Candidate] = {}
        moves = (*self._again(), *self._moves()) if self.moves else ()
        for one in (*self._back(), *self._questions(), *moves):
            found.setdefault(one.proposal.sentence, one)
        return iter(found.values())

    # The words.

    @cached_property
    def _read(self) -> tuple[tuple[str, ...], tuple[Mention, ...]]:
        return self.free.mentioned(self.words)

    @cached_property
    def _mentions(self) -> tuple[Mention, ...]:
        return self._read[1]

    @cached_property
    def _values(self) -> frozenset[str]:
        return frozenset(str(v) for one in self._mentions for v in one.values.values())

    @cached_property
    def _described(self) -> frozenset[str]:
        """What is described by what is mentioned, as far as it lies open: « derrière le trois »."""
        return self._describing(self.words, self.state)

    def _describing(self, said: Sequence[str], state: Any) -> frozenset[str]:
        grammar = self.free.grammar
        words = split(grammar.spelled(said))
        resolver = ActionResolver(grammar, self.rules, state)
        found: set[str] = set()
        start = 0
        for mention in self.free.mentioned(said)[1]:
            length = len(mention.words)
            places = range(start, len(words) - length + 1)
            at = next((at for at in places if words[at : at + length] == mention.words), start)
            window = words[max(start, at - _BEFORE) : at + length]
            for meaning in resolver.meant_now(grammar.loosely(window, Scope.FILL)):
                for slot, value in meaning.slots.items():
                    if slot != BEGUN and slot not in self.rules.references:
                        each = str(value).split(",")
                        found.update(one for one in each if self._is_open(state, slot, one))
            if mention.kind == NUMBER or mention.compound:
                start = at + length
        return frozenset(found)

    @cached_property
    def _stems(self) -> frozenset[str]:
        return frozenset(map(self._stem, self._read[0]))

    @cached_property
    def _letters(self) -> Counter[str]:
        return trigrams(" ".join(self.free.grammar.spelled(self.words)))

    @cached_property
    def _asks(self) -> float:
        return float(may_ask(self.free.grammar, self.words))

    @cached_property
    def _playing(self) -> float:
        likely = self.free.likely(self.words)
        return max((score for one, score in likely if one.intent == COMMAND), default=0.0)

    @cached_property
    def _kinds(self) -> Mapping[str, float]:
        return MoveKinds.of(self.free).like(self._read[0])

    def _stem(self, word: str) -> str:
        return folded(self.free.grammar.lemma.get(word, word))

    def _features(self, kind: str, like: float, slots: Slots, sentence: str) -> dict[str, float]:
        said = sentence.split()
        stems = {self._stem(word) for word in said}
        named = {str(v) for value in slots.values() for v in str(value).split(",")}
        used = [
            one for one in self._mentions if not named.isdisjoint(map(str, one.values.values()))
        ]
        spoken = self._stems or {""}
        words = len(stems & spoken) / sqrt(len(stems) * len(spoken) or 1)
        letters = cosine(trigrams(sentence), self._letters)
        return {
            ALIKE: max(like, words, letters, len(named & self._values) / (len(named) or 1)),
            kind: 1.0,
            f"{kind}-like": like,
            f"{kind}-asks": self._asks,
            f"{kind}-playing": self._playing,
            "mentioned": len(used) / len(self._mentions) if self._mentions else 0.5,
            "named": len(named & self._values) / len(named) if named else 0.5,
            "described": len(named & self._described) / len(named) if named else 0.0,
            "words": words,
            "letters": letters,
        }

    # Questions and talk.

    def _questions(self) -> Iterator[Candidate]:
        for meaning, score in self.free.possible(self.words, _QUESTIONS):
            if meaning.kind is Kind.REPLY and not self.asking:
                continue
            sure = replace(meaning, cost=0.0)
            kind = "question" if meaning.kind is Kind.QUERY else "talk"
            if meaning.intent == EXPLAIN:
                sentence, kind = self.free.explaining(str(meaning.slots["term"])), "rule"
            else:
                sentence = meaning.form
            given = _GIVEN[meaning.kind](sure)
            features = self._features(kind, score, meaning.slots, sentence)
            if meaning.intent in AT_ONCE:
                features["at-once"] = 1.0
            yield Candidate(Proposal(given, sentence), features, meaning.intent)

    # Moves.

    def _back(self) -> Iterator[Candidate]:
        """Yield that the last action is taken back, where words are sorry for something."""
        if self.done is None or self.asking or REGRET not in self._corrects:
            return
        sentence = self.free.grammar.forms(UNDO, {})[0]
        like = max((s for one, s in self.free.likely(self.words) if one.intent == UNDO), default=0)
        given = MetaRequest(Meaning(UNDO, Kind.META, {}, 0.0, sentence))
        features = self._features("talk", like, {}, sentence)
        yield Candidate(Proposal(given, sentence), {**features, ALIKE: 1.0, "sorry": 1.0}, UNDO)

    def _again(self) -> Iterator[Candidate]:
        """Yield what was taken back, to be done once more: « remets-le, c'était bon »."""
        if self.redone is None:
            return
        said = " ".join(self.free.grammar.spelled(self.words))
        ways = [" ".join(way) for way in self.free.grammar.spec.pointers[_REDO]]
        alike, nearest = max((letters_alike(said, way), way) for way in ways)
        features = self._features("talk", alike, {}, nearest)
        yield Candidate(Proposal(self.redone, ways[0]), features, _REDO)

    def _moves(self) -> Iterator[Candidate]:
        yield from self._legal(self.state, "")
        yield from self._said()
        yield from self._pieces()
        yield from self._in_a_row()
        if self.done is not None:
            state, notation = self.done
            yield from self._legal(state, notation)

    def _legal(self, state: Any, done: str) -> Iterator[Candidate]:
        """Yield the legal moves that all may know, those first that share most with the words.

        Of those in place of what was ``done``, only moves of its kind.
        """
        grammar = self.free.grammar
        every = [str(action) for action in self.rules.legal(state)]
        if done:
            every = [one for one in every if verb_of(one) == verb_of(done) and one != done]
        ranked = sorted(
            (-self._kinds.get(verb_of(one), 0.0) - 2 * self._shared(one), one) for one in every
        )
        for _, notation in ranked[:_MOVES]:
            verb = verb_of(notation)
            for meaning in wordings(grammar, self.rules, state, notation)[:1]:
                if not grammar.intents[meaning.intent].secret and self._known(state, meaning):
                    alike = sum(verb_of(one) == verb for one in every)
                    given = Command(meaning, notation)
                    kind = "correction" if done else "move"
                    yield self._move(kind, verb, given, meaning, {"few": 1 / alike})

    def _move(
        self, kind: str, verb: str, given: Interpretation, meaning: Meaning, more: Features
    ) -> Candidate:
        like = self._kinds.get(verb, 0.0)
        features = self._features(kind, like, meaning.slots, meaning.form)
        if kind == "correction":
            features["regret"] = float(REGRET in self._corrects)
        sentence = meaning.form
        if kind == "correction":
            sentence = " ".join((*self.free.grammar.spec.instead[0], sentence))
        return Candidate(Proposal(given, sentence), {**features, **more}, f"{kind} {verb}")

    @cached_property
    def _corrects(self) -> frozenset[str]:
        grammar = self.free.grammar
        return CorrectingWords.of(grammar).kinds(grammar.spelled(self.words))

    def _pieces(self) -> Iterator[Candidate]:
        """Yield the pieces of moves, and the beginnings of moves, that the words may be."""
        grammar = self.free.grammar
        resolver = ActionResolver(grammar, self.rules, self.state)
        for intent in grammar.of_kind(Kind.PARTIAL):
            if not resolver.means(intent):
                continue
            verb = verb_of(grammar.intents[intent.begins].notation) if intent.begins else ""
            for slots in self._fillings(intent):
                begun = {BEGUN: intent.begins} if intent.begins else {}
                forms = grammar.forms(intent.id, slots)
                made = resolver.combined(joined(self.held, {**slots, **begun})) if forms else None
                if made is None or (isinstance(made, Illegal) and not resolver.timely(made)):
                    continue
                meaning = Meaning(intent.id, Kind.PARTIAL, {**slots, **begun}, 0.0, forms[0])
                more = {"whole": float(isinstance(made, Command)), "held": float(bool(self.held))}
                given = Partial(meaning, made=made)
                yield self._move("piece", verb, given, meaning, more)
        for sentence in (
            completions(grammar, self.rules, self.state, self.held) if self.held else ()
        ):
            for meaning in grammar.readings(sentence.split(), Scope.FILL)[:1]:
                given = Partial(meaning, made=resolver.combined(joined(self.held, meaning.slots)))
                yield self._move("piece", "", given, meaning, {"whole": 1.0, "held": 1.0})

    def _said(self) -> Iterator[Candidate]:
        """Yield the moves that have all their pieces from the words, legal or not."""
        grammar = self.free.grammar
        resolver = ActionResolver(grammar, self.rules, self.state)
        for intent in grammar.of_kind(Kind.COMMAND):
            if intent.who is Who.TABLE or not resolver.means(intent):
                continue
            for slots in self._fillings(intent):
                forms = grammar.forms(intent.id, slots)
                if not forms:
                    continue
                meaning = Meaning(intent.id, Kind.COMMAND, slots, 0.0, forms[0])
                given: Interpretation | None = resolver.command(meaning)
                first = ""
                if isinstance(given, Illegal) and not resolver.timely(given):
                    if not (first := opening(resolver, meaning)):
                        continue
                    given = led(resolver, given, [meaning], heard=False)
                if given is None:
                    continue
                more = {"said": 1.0, "secret": float(intent.secret), "led": float(bool(first))}
                if not intent.secret:
                    more["forbidden"] = float(isinstance(given, Illegal))
                if intent.who is Who.ANYONE:
                    more["fact"] = 1.0
                yield self._move("move", verb_of(intent.notation), given, meaning, more)

    def _in_a_row(self) -> Iterator[Candidate]:
        """Yield several moves in a row, clause by clause: one for each, or for each that it names.

        Of a clause that move is taken which has what is mentioned first, is of the likeliest kind
        and shares most with it, where there is just one.
        """
        for each in (False, True):
            steps = tuple(self._steps(each))
            if len(steps) < _SEVERAL:
                continue
            chain = Chain(steps)
            forms = [one.meaning.form for one in steps]
            sentence = f" {' '.join(self.free.grammar.spec.then[1])} ".join(forms)
            values = {
                str(at): v for at, one in enumerate(steps) for v in one.meaning.slots.values()
            }
            like = self._kinds.get(verb_of(steps[0].notation), 0.0)
            features = self._features("row", like, values, sentence)
            yield Candidate(Proposal(chain, sentence), features, "row")

    def _steps(self, each: bool) -> Iterator[Command]:
        grammar, rules = self.free.grammar, self.rules
        resolver = ActionResolver(grammar, rules, self.state)
        for clause in sentences(grammar, self.words):
            marked, mentions = self.free.mentioned(clause)
            kinds = MoveKinds.of(self.free).like(marked)
            values = [frozenset(map(str, one.values.values())) for one in mentions]
            used: set[str] = set()
            for at, first in enumerate(values if each else values[:1]):
                if used & first:
                    continue
                rest = frozenset().union(*values[at:], self._describing(clause, resolver.state))
                step = self._step(resolver, first, rest, kinds)
                if step is None:
                    continue
                yield step
                used |= {*_VALUE.findall(step.notation.partition(" ")[2])}
                resolver = resolver.after(step)
            if not values and kinds and max(kinds.values()) >= _PLAIN:
                verb = max(kinds, key=lambda one: kinds[one])
                legal = [str(one) for one in rules.legal(resolver.state)]
                for meaning in (
                    wordings(grammar, rules, resolver.state, verb) if verb in legal else ()
                ):
                    yield Command(meaning, verb)
                    return

    def _step(
        self,
        resolver: ActionResolver,
        first: frozenset[str],
        rest: frozenset[str],
        kinds: Mapping[str, float],
    ) -> Command | None:
        """Return the one legal move that has what is mentioned first and most of the rest."""
        grammar, rules, state = resolver.grammar, resolver.rules, resolver.state
        if rules.to_act(state) != rules.to_act(self.state):
            return None
        scored: list[tuple[float, str]] = []
        for notation in map(str, rules.legal(state)):
            named = {*_VALUE.findall(notation.partition(" ")[2])}
            if first & named:
                share = len(named & rest) / len(named)
                scored.append((round(kinds.get(verb_of(notation), 0.0) + share, 6), notation))
        scored.sort(reverse=True)
        if not scored or (len(scored) > 1 and scored[0][0] == scored[1][0]):
            return None
        for meaning in wordings(grammar, rules, state, scored[0][1])[:1]:
            if not grammar.intents[meaning.intent].secret and self._known(state, meaning):
                return Command(meaning, scored[0][1])
        return None

    def _fillings(self, intent: Intent) -> Iterator[Slots]:
        fixed: dict[tuple[tuple[str, int | str], ...], None] = {(): None}
        for template in intent.templates:
            if not template.typed:
                fixed[tuple(sorted(template.means.items()))] = None
        for means in fixed:
            for slots in self.free.fillings(intent.id, self._mentions, dict(means)):
                if intent.kind is Kind.PARTIAL:
                    if slots or intent.begins:
                        yield slots
                elif slots.keys() == intent.slots:
                    yield slots

    def _shared(self, notation: str) -> float:
        """Return how much of what is mentioned an action names, and the other way round: 0 to 1."""
        named = {*_VALUE.findall(notation.partition(" ")[2])}
        shared = 2 * len(named & self._values) / ((len(named) + len(self._values)) or 1)
        return shared + len(named & self._described) / (len(named) or 1)

    def _known(self, state: Any, meaning: Meaning) -> bool:
        """Tell whether every card that a move names was named, or can be seen by all."""
        return all(
            each in self._values or self._is_open(state, slot, each)
            for slot, value in meaning.slots.items()
            for each in str(value).split(",")
        )

    def _is_open(self, state: Any, slot: str, value: str) -> bool:
        """Tell whether all can see what goes into a slot, as they can see a place on the table."""
        grammar = self.free.grammar
        card = {many: one for one, many in grammar.slots.gathering.items()}.get(slot, slot)
        tap = grammar.spec.taps.get(card)
        if tap is None or not (tap.confirms or tap.hidden is not None):
            return True
        return self.rules.lies_open(state, card, int(value) if value.isdecimal() else value)
