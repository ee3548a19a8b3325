"""The spoken forms of one scope as a deterministic automaton over words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from heraut.grammars.network import Binding, Ending, Network

CHANGED: Final = Ending("")
"""Stands for whatever a word that settles a slot leads to."""


@dataclass(frozen=True, slots=True)
class Arc:
    """One word that may come next."""

    word: str
    binding: Binding | None
    cost: float
    target: int


@dataclass(slots=True)
class State:
    """What may come next, and what is whole here."""

    arcs: tuple[Arc, ...] = ()
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
            found: dict[tuple[str, Binding | None, float], set[int]] = {}
            finals: dict[Ending, float] = {}
            for state in subset:
                for one in words_from(state):
                    found.setdefault((one.word, one.binding, one.cost), set()).add(one.target)
                for ending, doubt in finals_from(state):
                    finals[ending] = min(doubt, finals.get(ending, doubt))
            arcs = []
            for (word, binding, cost), targets in found.items():
                key = frozenset(targets)
                if key not in numbers:
                    numbers[key] = len(numbers)
                    queue.append(key)
                arcs.append(Arc(word, binding, cost, numbers[key]))
            states.append(State(tuple(arcs), finals))
        return cls(tuple(states))

    def words(self) -> frozenset[str]:
        """Return every word of every form."""
        return frozenset(arc.word for state in self.states for arc in state.arcs)

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
