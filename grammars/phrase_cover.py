"""A small set of phrases that holds every step from one word to the next.

The recogniser's model of language only knows which word follows which, and how often. So a set of
phrases is as good as all sentences when it has every pair of neighbours, the ends of sentences
included, and favours none of the words that may stand in one place: a number said more often than
the others would be heard more often.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from typing import Final

from heraut.grammars.automaton import Automaton

_TIMES: Final = 2
"""How often each pair is to be there. Vosk takes half a count off each pair for what is not in the
phrases at all: the rarer a pair is said, the more room is left for words in no order."""

_Step = tuple[int, str, int]
"""A state, a word that may come next, and the state it leads to."""


def phrase_cover(automaton: Automaton) -> Iterator[tuple[str, ...]]:
    """Yield phrases, each as short as may be, until every pair of neighbours is in some of them.

    The beginning and the end of a phrase count as neighbours, too.
    """
    paths = _Paths(automaton)
    for step in paths.steps:
        _, word, state = step
        pairs = [(word, after[1]) for after in paths.onward[state]]
        phrases = [[step, after] for after in paths.onward[state]]
        if paths.ends[state]:
            pairs.append((word, ""))
            phrases.append([step])
        if step[0] == 0:
            pairs.append(("", word))
            phrases.append([step])
        for pair, middle in zip(pairs, phrases, strict=True):
            while paths.used[pair] < _TIMES:
                yield paths.phrase(middle, stop=pair[1] == "")


class _Paths:
    """The shortest ways through an automaton; all neighbours of a word are used about as often."""

    def __init__(self, automaton: Automaton) -> None:
        self.ends = [bool(state.finals) for state in automaton.states]
        self.onward: list[list[_Step]] = [[] for _ in automaton.states]
        back: list[list[_Step]] = [[] for _ in automaton.states]
        for source, state in enumerate(automaton.states):
            for word, target in dict.fromkeys((arc.word, arc.target) for arc in state.arcs):
                step = source, word, target
                self.onward[source].append(step)
                back[target].append(step)
        ends = [number for number, end in enumerate(self.ends) if end]
        from_start = _distances([[step[2] for step in steps] for steps in self.onward], [0])
        to_end = _distances([[step[0] for step in steps] for steps in back], ends)
        self._before = [
            [step for step in steps if from_start[step[0]] < from_start[state]]
            for state, steps in enumerate(back)
        ]
        self._after = [
            [step for step in steps if to_end[step[2]] < to_end[state]]
            for state, steps in enumerate(self.onward)
        ]
        self.used: Counter[tuple[str, str]] = Counter()
        self.steps = sorted(
            (step for steps in self.onward for step in steps), key=lambda s: from_start[s[0]]
        )

    def phrase(self, middle: list[_Step], stop: bool) -> tuple[str, ...]:
        """Return the words of a whole phrase with these steps in it; ``stop``: at its end."""
        steps, used = deque(middle), self.used
        while steps[0][0] != 0:
            state, word, _ = steps[0]
            steps.appendleft(min(self._before[state], key=lambda step: used[step[1], word]))
        while not (stop or self.ends[steps[-1][2]]):
            _, word, state = steps[-1]
            steps.append(min(self._after[state], key=lambda step: used[word, step[1]]))
        words = tuple(word for _, word, _ in steps)
        used.update(zip(("", *words), (*words, ""), strict=True))
        return words


def _distances(near: list[list[int]], starts: list[int]) -> list[int]:
    """Return how many steps each state is away, ``near`` being the states one step away."""
    found = dict.fromkeys(starts, 0)
    queue = deque(starts)
    while queue:
        state = queue.popleft()
        for other in near[state]:
            if other not in found:
                found[other] = found[state] + 1
                queue.append(other)
    return [found.get(state, len(near)) for state in range(len(near))]
