"""The spoken forms of one scope as a deterministic automaton over words."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import chain
from threading import Lock
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


class Automaton:
    """States by number; 0 is the start. Two arcs of a state differ in word, binding or cost.

    Each state is put together when it is asked for: of a game's million words a line meets a few
    thousand, and who opens a game would wait for all. Any thread may ask.
    """

    def __init__(self, network: Network) -> None:
        self._network = network
        self._lock = Lock()
        self._states: list[State | None] = [None]
        self._construction = _Construction(network)

    @classmethod
    def of(cls, network: Network) -> Automaton:
        """Return one that is put together at once, so that its numbers are always the same."""
        automaton = cls(network)
        assert automaton.states
        return automaton

    def state(self, number: int) -> State:
        """Return the start, or a state that an arc leads to."""
        known = self._states[number]
        return known if known is not None else self._put_together(number)

    @cached_property
    def settling(self) -> frozenset[tuple[str, Binding]]:
        """The words that settle a slot of some sentence, each with what it settles."""
        return frozenset(self._network.settling())

    @cached_property
    def states(self) -> tuple[State, ...]:
        """All of them."""
        found: list[State] = []
        with nothing_collected():
            while len(found) < len(self._states):
                found.append(self.state(len(found)))
        self._construction.forget()
        self._network.forget()
        return tuple(found)

    def _put_together(self, number: int) -> State:
        with self._lock:
            known = self._states[number]
            if known is None:
                known = self._construction.state(number)
                # Whoever sees the state must find where its arcs lead.
                self._states += [None] * (self._construction.found - len(self._states))
                self._states[number] = known
            return known

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


class _Construction:
    """Puts the states of an automaton together from those of a network, by subset construction."""

    def __init__(self, network: Network) -> None:
        self._in_order = network.in_order
        self._words_from = cache(lambda state: tuple(network.words_from(state)))
        self._finals_from = cache(lambda state: tuple(network.finals_from(state)))
        start = frozenset((0,))
        self._subsets = [start]
        self._numbers = {start: 0}

    @property
    def found(self) -> int:
        """How many states are known, put together or not."""
        return len(self._subsets)

    def state(self, number: int) -> State:
        """Return a state of which it is known that there is one."""
        subset = self._in_order(self._subsets[number])
        finals: dict[Ending, float] = {}
        for state in subset:
            for ending, doubt in self._finals_from(state):
                finals[ending] = min(doubt, finals.get(ending, doubt))
        words = chain.from_iterable(map(self._words_from, subset))
        arcs = [(*label, self._number_of(each)) for label, each in _grouped(words).items()]
        return State(Arcs(arcs), finals)

    def forget(self) -> None:
        """Let go of what only new states need: there are none."""
        self._words_from.cache_clear()
        self._finals_from.cache_clear()
        self._numbers.clear()
        self._subsets.clear()

    def _number_of(self, subset: frozenset[int]) -> int:
        number = self._numbers.setdefault(subset, len(self._subsets))
        if number == len(self._subsets):
            self._subsets.append(subset)
        return number


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
