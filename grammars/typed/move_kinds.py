"""Which kind of move words are most like, by the sentences of a grammar and by examples.

``<lang>/examples/<game>.moves.tsv`` has the verb of an action and a sentence a line.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from heraut.grammars.forms import say_all
from heraut.grammars.meaning import Kind
from heraut.grammars.typed.example_files import examples_home
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.question_examples import Example, QuestionExamples


class MoveKinds:
    """The kinds of moves of one game, ready to be compared with."""

    def __init__(self, free: FreeQuestions) -> None:
        self._free = free
        self._examples = QuestionExamples([*self._own(), *self._read()], free.grammar.lemma)

    @classmethod
    @lru_cache(maxsize=8)
    def of(cls, free: FreeQuestions) -> MoveKinds:
        """Return those of a grammar, made once."""
        return cls(free)

    def like(self, words: Sequence[str]) -> Mapping[str, float]:
        """Return how like moves words are that are marked, by the verb: 0 to 1."""
        return {one.intent: one.score for one in self._examples.nearest(words)}

    def _own(self) -> Iterator[Example]:
        """Yield how the grammar says its moves, each sentence with some values in it."""
        grammar = self._free.grammar
        for intent in grammar.of_kind(Kind.COMMAND):
            if any(grammar.slots.values(intent.id, slot) == () for slot in intent.slots):
                continue  # what fills it is never said
            slots = {slot: grammar.slots.extremes(intent, slot) for slot in intent.slots}
            for end in (0, 1):
                values = {slot: each[end] for slot, each in slots.items()}
                for typed in (False, True):
                    for said in say_all(grammar.spec, intent, values, typed=typed):
                        yield self._example(intent.verb, said)
        for intent in grammar.of_kind(Kind.PARTIAL):
            if intent.begins:
                verb = grammar.intents[intent.begins].verb
                for said in say_all(grammar.spec, intent, {}):
                    yield self._example(verb, said)

    def _read(self) -> Iterator[Example]:
        grammar = self._free.grammar
        file = examples_home(grammar.lang) / f"{grammar.game}.moves.tsv"
        if file.is_file():
            lines = file.read_text(encoding="utf-8").splitlines()
            for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
                yield self._example(row["verb"], row["said"])

    def _example(self, verb: str, said: str) -> Example:
        return Example(verb, (), self._free.masked(said.split()))
