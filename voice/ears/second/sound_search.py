"""The sentences of a grammar that sound most like what was heard, whatever it was spelt as.

The sentences are an automaton over words; each word is its phones. What is left to hear from each
state is reckoned once, backwards; then the best first words are followed, as many as are asked for.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heraut.grammars.automaton import Arc, Automaton
from heraut.voice.ears.second.near_phones import Costs, numbered, omissions, substitutions

Pronounce = Callable[[str], Sequence[Sequence[str]]]
"""The ways to say a word; none for a word that nobody knows to say."""

_SWEEPS: Final = 12
"""Phones in a row that may be missing; more than that is another sentence."""
_MOST_STEPS: Final = 400
"""Beginnings of sentences that are looked at before what was found must do."""


@dataclass(frozen=True, slots=True)
class Near:
    """A sentence that sounds like what was heard."""

    words: tuple[str, ...]
    cost: float
    """The weighted edits between the phones of both, all together."""


@dataclass(frozen=True, slots=True)
class _Exits:
    """The words that may follow a state, one row for each way to say one."""

    words: tuple[str, ...]
    targets: NDArray[np.intp]
    phones: NDArray[np.intp]
    """Padded to the longest."""
    lengths: NDArray[np.intp]


class SoundSearch:
    """Searches the sentences of one automaton."""

    def __init__(self, automaton: Automaton, pronounce: Pronounce) -> None:
        self._finals = np.array([bool(state.finals) for state in automaton.states])
        self._exits = [_exits(state.arcs, pronounce) for state in automaton.states]
        self._lay_out()

    def nearest(self, phones: Sequence[str], most: int, worst: float = np.inf) -> tuple[Near, ...]:
        """Return the sentences that sound nearest, distinct, the nearest first.

        None costs more than ``worst``.
        """
        heard = numbered(phones)
        if not len(heard):
            return ()
        ahead = self._ahead(heard)
        begin = np.concatenate([[0.0], np.cumsum(omissions()[heard])])
        order = count()
        queue: list[tuple[float, int, int, tuple[str, ...], Costs | None]] = []
        least = float((begin + ahead[0]).min())
        heapq.heappush(queue, (least, next(order), 0, (), begin))
        found: dict[tuple[str, ...], Near] = {}
        steps = 0
        while queue and len(found) < most and steps < _MOST_STEPS:
            cost, _, state, words, costs = heapq.heappop(queue)
            if cost > worst:
                break
            if costs is None:
                found.setdefault(words, Near(words, cost))
                continue
            steps += 1
            if words and self._finals[state]:
                heapq.heappush(queue, (float(costs[-1]), next(order), -1, words, None))
            exits = self._exits[state]
            if not exits.words:
                continue
            said = _through(exits, costs, heard)
            bounds = (said + ahead[exits.targets]).min(axis=1)
            for row in np.flatnonzero(bounds <= worst):
                target, further = int(exits.targets[row]), (*words, exits.words[row])
                heapq.heappush(queue, (float(bounds[row]), next(order), target, further, said[row]))
        return tuple(found.values())

    def _lay_out(self) -> None:
        """Lay all phones out in rows, so that a step backwards is taken for all at once."""
        phones: list[int] = []
        following: list[int] = []
        starts: list[list[int]] = []
        states = len(self._exits)
        chains: dict[tuple[tuple[int, ...], int], int] = {}
        for exits in self._exits:
            mine = []
            for row, target in enumerate(exits.targets):
                said = tuple(int(one) for one in exits.phones[row, : exits.lengths[row]])
                key = said, int(target)
                if key not in chains:
                    first = states + len(phones)
                    chains[key] = first
                    phones += said
                    following += [*range(first + 1, first + len(said)), int(target)]
                mine.append(chains[key])
            starts.append(mine)
        self._phones = np.array(phones, dtype=np.intp)
        self._following = np.array(following, dtype=np.intp)
        self._leaving = np.flatnonzero([bool(mine) for mine in starts])
        self._starts = np.array([one for mine in starts for one in mine], dtype=np.intp)
        sizes = np.array([len(mine) for mine in starts if mine], dtype=np.intp)
        self._cuts = np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.intp)

    def _ahead(self, heard: NDArray[np.intp]) -> Costs:
        """Return what the rest costs at least, by state and by phones heard before it."""
        states, rows = len(self._exits), len(self._phones)
        missing = omissions()[self._phones]
        near = substitutions()
        whole = np.full((len(heard) + 1, states + rows), np.inf)
        for place in range(len(heard), -1, -1):
            now = whole[place]
            if place == len(heard):
                now[:states][self._finals] = 0.0
            else:
                after = whole[place + 1]
                now[:] = after + omissions()[heard[place]]
                swapped = near[self._phones, heard[place]] + after[self._following]
                np.minimum(now[states:], swapped, out=now[states:])
            for _ in range(_SWEEPS):
                if len(self._leaving):
                    least = np.minimum.reduceat(now[self._starts], self._cuts)
                    now[self._leaving] = np.minimum(now[self._leaving], least)
                shorter = missing + now[self._following]
                if (shorter >= now[states:]).all():
                    break
                np.minimum(now[states:], shorter, out=now[states:])
        return np.ascontiguousarray(whole[:, :states].T)


def _exits(arcs: Iterable[Arc], pronounce: Pronounce) -> _Exits:
    rows = [
        (arc.word, arc.target, numbered(said))
        for arc in arcs
        for said in pronounce(arc.word)
        if said
    ]
    lengths = np.array([len(said) for *_, said in rows], dtype=np.intp)
    phones = np.zeros((len(rows), max(lengths, default=0)), dtype=np.intp)
    for row, (*_, said) in enumerate(rows):
        phones[row, : len(said)] = said
    targets = np.array([target for _, target, _ in rows], dtype=np.intp)
    return _Exits(tuple(word for word, *_ in rows), targets, phones, lengths)


def _through(exits: _Exits, costs: Costs, heard: NDArray[np.intp]) -> Costs:
    """Return the costs behind each of the words, by the phones heard until then."""
    added = np.concatenate([[0.0], np.cumsum(omissions()[heard])])
    near = substitutions()[:, heard]
    now = np.tile(costs, (len(exits.words), 1))
    for place in range(exits.phones.shape[1]):
        phone = exits.phones[:, place]
        then = now + omissions()[phone][:, None]
        then[:, 1:] = np.minimum(then[:, 1:], now[:, :-1] + near[phone])
        then = np.minimum.accumulate(then - added, axis=1) + added
        now = np.where((place < exits.lengths)[:, None], then, now)
    return now


def distance(one: Sequence[str], other: Sequence[str]) -> float:
    """Return the weighted edits between two strings of phones."""
    if not one:
        return float(omissions()[numbered(other)].sum()) if other else 0.0
    said = numbered(other)[None, :]
    row = _Exits(("",), np.zeros(1, dtype=np.intp), said, np.array([len(other)]))
    heard = numbered(one)
    begin = np.concatenate([[0.0], np.cumsum(omissions()[heard])])
    return float(_through(row, begin, heard)[0, -1])
