"""The spoken forms of one scope as a deterministic automaton over words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
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
        words = _Cache(network)
        start = frozenset((0,))
        numbers = {start: 0}
        states: list[State] = []
        queue = [start]
        for subset in queue:
            found: dict[tuple[str, Binding | None, float], set[int]] = {}
            finals: dict[Ending, float] = {}
            for state in subset:
                for word, binding, cost, target in words.arcs(state):
                    found.setdefault((word, binding, cost), set()).add(target)
                for ending, doubt in words.finals(state):
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


class _Cache:
    """Each network state is asked once."""

    def __init__(self, network: Network) -> None:
        self._network = network
        self._arcs: dict[int, list[tuple[str, Binding | None, float, int]]] = {}
        self._finals: dict[int, list[tuple[Ending, float]]] = {}

    def arcs(self, state: int) -> list[tuple[str, Binding | None, float, int]]:
        found = self._arcs.get(state)
        if found is None:
            found = [
                (arc.word, arc.binding, arc.cost, arc.target)
                for arc in self._network.words_from(state)
            ]
            self._arcs[state] = found
        return found

    def finals(self, state: int) -> list[tuple[Ending, float]]:
        found = self._finals.get(state)
        if found is None:
            found = self._finals[state] = list(self._network.finals_from(state))
        return found
