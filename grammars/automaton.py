"""The spoken forms of one scope as a deterministic automaton over words."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

from heraut.grammars.network import Binding, Ending, Label, Network

CHANGED: Final = Ending("")
"""Stands for whatever a word that settles a slot leads to."""


class Arc(NamedTuple):
    """One word that may come next."""

    word: str
    binding: Binding | None
    cost: float
    target: int


class Arcs:
    """The words that may come next, each put together when it is asked for.

    They are kept in columns, which hold nothing that Python's collector of cycles must look at: a
    game has a million such words, and an object for each made it halt all for half a second.
    """

    __slots__ = ("bindings", "costs", "targets", "words")

    def __init__(self, arcs: Sequence[tuple[str, Binding | None, float, int]]) -> None:
        self.words = tuple(word for word, *_ in arcs)
        self.bindings = tuple(binding for _, binding, *_ in arcs)
        self.costs = tuple(cost for *_, cost, _ in arcs)
        self.targets = tuple(target for *_, target in arcs)

    def __len__(self) -> int:
        return len(self.words)

    def __iter__(self) -> Iterator[Arc]:
        return map(Arc, self.words, self.bindings, self.costs, self.targets)


@dataclass(slots=True)
class State:
    """What may come next, and what is whole here."""

    arcs: Arcs = field(default_factory=lambda: Arcs(()))
    finals: Mapping[Ending, float] = field(default_factory=dict)
    """What is whole here, and the doubt that its form brings along."""


@dataclass(frozen=True, slots=True)
class Automaton:
    """States by number; 0 is the start. Two arcs of a state differ in word, binding or cost."""

    states: tuple[State, ...]

    @classmethod
    def of(cls, network: Network) -> Automaton:
        """Return the automaton of a network, by subset construction."""
        words_from = cache(lambda state: tuple(network.words_from(state)))
        finals_from = cache(lambda state: tuple(network.finals_from(state)))
        start = frozenset((0,))
        numbers = {start: 0}
        states: list[State] = []
        queue = [start]
        for subset in queue:
            finals: dict[Ending, float] = {}
            for state in subset:
                for ending, doubt in finals_from(state):
                    finals[ending] = min(doubt, finals.get(ending, doubt))
            arcs = []
            words = chain.from_iterable(map(words_from, subset))
            for label, targets in _grouped(words).items():
                number = numbers.setdefault(targets, len(numbers))
                if number == len(queue):
                    queue.append(targets)
                arcs.append((*label, number))
            states.append(State(Arcs(arcs), finals))
        return cls(tuple(states))

    def words(self) -> frozenset[str]:
        """Return every word of every form."""
        return frozenset(chain.from_iterable(state.arcs.words for state in self.states))

    def meanings_ahead(self) -> tuple[frozenset[Ending], ...]:
        """Return by state what may still become whole after at least one more word.

        A word that settles a slot counts as :data:`CHANGED`: it changes any meaning.
        """
        ahead: list[set[Ending]] = [set() for _ in self.states]
        before: list[list[int]] = [[] for _ in self.states]
        for number, state in enumerate(self.states):
            for arc in state.arcs:
                before[arc.target].append(number)
                ahead[number].update(self.states[arc.target].finals)
                if arc.binding is not None:
                    ahead[number].add(CHANGED)
        pending = list(range(len(self.states)))
        while pending:
            target = pending.pop()
            for source in before[target]:
                if not ahead[target] <= ahead[source]:
                    ahead[source] |= ahead[target]
                    pending.append(source)
        return tuple(map(frozenset, ahead))


_Ways = Mapping[Label, frozenset[int]]
"""Where each word may lead."""


def _grouped(words: Iterable[tuple[Label, int]]) -> _Ways:
    found: dict[Label, set[int]] = {}
    for label, target in words:
        found.setdefault(label, set()).add(target)
    return {label: frozenset(targets) for label, targets in found.items()}


@contextmanager
def nothing_collected() -> Iterator[None]:
    """Keep Python from looking for cycles while much is built that stays: it takes half the time.

    What is built must hold no cycles that are dropped on the way.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
