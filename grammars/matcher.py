"""Aligns heard words with the spoken forms of one scope, by cost.

Layer by layer, one heard word at a time, the cheapest way to each pair of automaton state and
slots is kept. Only what the language's table allows costs less than everything, so few ways live.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from heraut.grammars.automaton import Automaton
from heraut.grammars.confusions import Confusions
from heraut.grammars.network import Binding, Ending

if TYPE_CHECKING:
    from heraut.grammars.conjugation import Verbs

BOUND: Final = 0.5
"""The cost above which words are not understood: one or two small slips, no more."""

_SWAPPED: Final = 0.1
"""From this cost on a word that is taken for another is a doubt, however little the rest costs."""

_REMEMBERED: Final = 512
"""So many rows of words are remembered with what they may mean: a long line has some hundred parts,
each looked at in many ways."""
_WIDEST: Final = 2_000
"""Ways through the same words that are followed. Ten numbers in a row have more, and each word
doubles them: nobody can tell which one was meant. What people say has less than 500."""
_STUTTER: Final = 0.15
"""The cost of a word heard twice in a row; a number is never taken for a stutter."""

Slots = tuple[Binding, ...]
"""The slots settled so far, in the order in which they were said."""


@dataclass(frozen=True, slots=True)
class Reading:
    """One thing that words may have meant."""

    intent: str
    bindings: Slots
    cost: float
    form: tuple[str, ...]
    """The words of the spoken form."""
    swapped: bool = False
    """Whether a word was taken for another that does not sound the same, or left out unknown."""


@dataclass(frozen=True, slots=True)
class _Step:
    cost: float
    target: int
    binding: Binding | None
    word: str
    swapped: bool = False
    missing: bool = False
    """Whether the word was not said."""


_LEFT_OUT: Final = _Step(0.0, -1, None, "", swapped=True)
"""Stands for a word that was left out although it may have meant something."""

_Form = tuple["_Form", _Step] | tuple[()]
"""The steps so far, last first: ways share their beginnings."""

_Layer = dict[tuple[int, Slots], tuple[float, _Form]]


class Matcher:
    """Finds what words may have meant. Tables of states are made when they are first needed."""

    def __init__(
        self,
        automaton: Automaton,
        confusions: Confusions,
        alone: Mapping[str, float] = MappingProxyType({}),
        loose: Verbs | None = None,
        described: Collection[str] = (),
        articles: Collection[str] = (),
    ) -> None:
        """``alone``: what a word that is a whole sentence costs, by the intent that it means.

        ``described``: slots whose names are plain words, « la vide », that may be left out.
        ``articles``: numbers that are articles as well, « une ».

        With ``loose`` words around what is meant are left out (:class:`Around`), and any form of
        these verbs stands for all of them.
        """
        self._automaton = automaton
        self._alone = alone
        self._around = None if loose is None else confusions.around
        self._verbs = loose.forms if loose else {}
        self._articles = frozenset(articles)
        self._extra = confusions.extra
        self._missing_cost = {
            **confusions.missing,
            **({} if loose is None else confusions.around.missing),
        }
        self._together = confusions.together
        heard_as: dict[str, Mapping[str, float]] = {}
        for heard, meant in confusions.alike.items():
            # Who types mishears nothing: only the spelling of what sounds the same may differ.
            # « Tu mets mon sept » does not say « mes sept ».
            heard_as[heard] = {
                word: _SWAPPED if heard in self._verbs and word not in self._verbs else cost
                for word, cost in meant.items()
                if loose is None or not cost
            }
        for heard, words in loose.alike.items() if loose else ():
            known = heard_as.get(heard)
            heard_as[heard] = {**words, **known} if known else words
        self._heard_as: Mapping[str, Mapping[str, float]] = heard_as
        """By what was heard, what it may be taken for where the words so far allow it."""
        self._rows_of = cache(self._rows_from)
        self._meant_by = lru_cache(maxsize=_REMEMBERED)(self._all_meant_by)
        self._steps: dict[int, dict[str, tuple[_Step, ...]]] = {}
        """By state and what was heard, where that leads, if it does."""
        self._missing_of = cache(self._missing_from)
        # Typed words are read as a move, an answer, a correction, alone and with others.
        self._readings = lru_cache(maxsize=_REMEMBERED)(self._readings_of)
        self._beginnings = lru_cache(maxsize=_REMEMBERED)(self._beginnings_of)
        self._numbers = frozenset(
            word
            for word, (slot, value) in automaton.settling
            if isinstance(value, int) or slot not in described
        )

    def readings(self, words: Sequence[str]) -> tuple[Reading, ...]:
        """Return what the words may have meant, distinct, the cheapest first."""
        return self._readings(tuple(words))

    def _readings_of(self, words: tuple[str, ...]) -> tuple[Reading, ...]:
        found = {
            (reading.intent, reading.bindings): reading
            for reading in self._whole(self._align(words))
        }
        for together in self._together:
            meant = together.rewritten(words)
            for reading in self._whole(self._align(meant)) if meant else ():
                cost = reading.cost + together.cost
                key = reading.intent, reading.bindings
                if cost <= BOUND and (key not in found or cost < found[key].cost):
                    found[key] = replace(reading, cost=cost)
        return _cheapest(map(self._doubted, found.values()))

    def is_complete(self, words: Sequence[str]) -> bool:
        """Tell whether the words mean exactly one thing that no more words could change."""
        layer = self._align(words)
        readings = list(self._whole(layer))
        # Several intents may share a sentence: which of them is meant is up to the rules.
        if len({reading.bindings for reading in readings}) != 1 or max(
            reading.cost for reading in readings
        ):
            return False
        if len(words) == 1 and any(reading.intent in self._alone for reading in readings):
            return False
        meant = {ending for state, _ in layer for ending in self._automaton.state(state).finals}
        return all(self._ahead[state] <= meant for state, _ in layer)

    @cached_property
    def _ahead(self) -> tuple[frozenset[Ending], ...]:
        return self._automaton.meanings_ahead()

    def beginnings(self, words: Sequence[str]) -> tuple[tuple[Reading, ...], ...]:
        """Return what the first words may have meant, by how many of them: none, one, two...

        A word alone means nothing here, but for the intents of which it may be a whole sentence.
        """
        return self._beginnings(tuple(words))

    def _beginnings_of(self, words: tuple[str, ...]) -> tuple[tuple[Reading, ...], ...]:
        found: list[tuple[Reading, ...]] = []
        for count, layer in enumerate(self._layers(words)):
            readings = self._whole(layer) if count else ()
            found.append(_cheapest(one for one in readings if count > 1 or self._is_short(one)))
        return tuple(found)

    def _doubted(self, reading: Reading) -> Reading:
        """Return a sentence of a single word with the doubt that this brings along."""
        doubt = self._alone.get(reading.intent, 0.0) if len(reading.form) == 1 else 0.0
        return replace(reading, cost=max(doubt, reading.cost)) if doubt else reading

    def _is_short(self, reading: Reading) -> bool:
        """Tell whether a word alone means this: only as it is."""
        return reading.intent in self._alone and len(reading.form) == 1 and not reading.cost

    def _align(self, words: Sequence[str]) -> _Layer:
        """Return the ways through all the words."""
        *_, layer = self._layers(words)
        return layer

    def _layers(self, words: Sequence[str]) -> Iterator[_Layer]:
        """Yield the ways through no words, the first word, the first two... for as long as any.

        There are none left where there are too many: see :data:`_WIDEST`.
        """
        # A word alone is the easiest thing to mishear: it counts only as it is.
        edits = len(words) > 1
        layer: _Layer = {(0, ()): (0.0, ())}
        if edits:
            self._add_missing(layer)
        yield layer
        previous = ""
        for word in words:
            layer = self._next(layer, word, self._skip(word, previous) if edits else None)
            if edits:
                self._add_missing(layer)
            if len(layer) > _WIDEST:
                layer = {}
            yield layer
            if not layer:
                return
            previous = word

    def _skip(self, word: str, previous: str) -> float | None:
        """Return what it costs to take a heard word for nothing, if that may be."""
        if word == previous and word not in self._numbers:
            return _STUTTER
        if self._around is None or word in self._numbers or word in self._around.kept:
            return self._extra.get(word)
        return self._around.words.get(word, self._around.other)

    def _is_strange(self, word: str) -> bool:
        """Tell whether leaving a word out may change what is meant, so that it is read back."""
        return (
            self._around is not None and word not in self._around.words and word not in self._extra
        )

    def _next(self, layer: _Layer, word: str, skip: float | None) -> _Layer:
        after: _Layer = {}
        for (state, slots), (cost, form) in layer.items():
            # « J'en joue une » has no article that could be missing: it is one itself.
            article = word in self._articles and form and form[1].missing
            for step in self._steps_of(state, word):
                if not (article and step.binding):
                    _keep(after, step, slots, cost, form)
            if skip is not None and cost + skip <= BOUND:
                key = state, slots
                if key not in after or cost + skip < after[key][0]:
                    after[key] = cost + skip, (form, _LEFT_OUT) if self._is_strange(word) else form
        return after

    def _add_missing(self, layer: _Layer) -> None:
        """Add the ways on which a small word was said that nobody heard."""
        pending = list(layer)
        while pending:
            here = pending.pop()
            cost, form = layer[here]
            state, slots = here
            for more, target, step in self._missing_of(state):
                # Written out, for it is done millions of times: see `_keep`.
                whole = cost + more
                if whole <= BOUND:
                    there = target, slots
                    if there not in layer or whole < layer[there][0]:
                        layer[there] = whole, (form, step)
                        pending.append(there)

    def _whole(self, layer: _Layer) -> Iterator[Reading]:
        best: dict[tuple[str, Slots], Reading] = {}
        for (state, slots), (cost, form) in layer.items():
            for (intent, means), doubt in self._automaton.state(state).finals.items():
                whole, settled = cost + doubt, (*slots, *means)
                key = intent, settled
                if whole <= BOUND and (key not in best or whole < best[key].cost):
                    steps = _steps(form)
                    words = tuple(step.word for step in steps if step is not _LEFT_OUT)
                    swapped = any(step.swapped for step in steps)
                    best[key] = Reading(intent, settled, whole, words, swapped)
        yield from best.values()

    def _steps_of(self, state: int, heard: str) -> Sequence[_Step]:
        """Return where a heard word leads from a state: only what is asked for is found."""
        found = self._steps.get(state, {}).get(heard)
        if found is None:
            if self._rows_of(state).keys().isdisjoint(self._meant_by(heard)):
                return ()
            found = tuple(self._steps_from(state, heard))
            # Nearly all words lead nowhere: to keep that would take more than to find it anew.
            self._steps.setdefault(state, {})[heard] = found
        return found

    def _steps_from(self, state: int, heard: str) -> Iterator[_Step]:
        arcs, rows = self._automaton.state(state).arcs, self._rows_of(state)
        # The forms of a verb stand for it, but for none that settles a slot.
        alike = self._heard_as.get(heard, {})
        for row in sorted(_all(rows, rows.keys() & self._meant_by(heard))):
            word, binding = arcs.words[row], arcs.bindings[row]
            cost = alike.get(word, 0.0 if word == heard else None)
            if cost is None and not binding:
                cost = self._verbs[word][heard]
            if cost is not None:
                whole, swapped = arcs.costs[row] + cost, cost >= _SWAPPED
                yield _Step(whole, arcs.targets[row], binding, word, swapped)

    def _all_meant_by(self, heard: str) -> frozenset[str]:
        """Return the words that a heard one may stand for."""
        return frozenset((heard, *self._verbs.get(heard, {}), *self._heard_as.get(heard, {})))

    def _rows_from(self, state: int) -> _Rows:
        """Return where each word stands among those that may come next."""
        found: dict[str, int | tuple[int, ...]] = {}
        for row, word in enumerate(self._automaton.state(state).arcs.words):
            # Most stand there once, and a million numbers are lighter than as many tuples.
            found[word] = row if word not in found else (*_each(found[word]), row)
        return found

    def _missing_from(self, state: int) -> Sequence[tuple[float, int, _Step]]:
        """Return the words that nobody heard and that may stand here: cost, target and step."""
        arcs, costs = self._automaton.state(state).arcs, self._missing_cost
        rows = self._rows_of(state)
        missing = ((row, arcs.words[row]) for row in sorted(_all(rows, rows.keys() & costs.keys())))
        steps = (
            _Step(arcs.costs[row] + costs[word], arcs.targets[row], None, word, missing=True)
            for row, word in missing
            if arcs.bindings[row] is None
        )
        return tuple((step.cost, step.target, step) for step in steps)


_Rows = Mapping[str, int | tuple[int, ...]]
"""By word, its place or places among those that may come next."""


def _each(rows: int | tuple[int, ...]) -> tuple[int, ...]:
    return rows if isinstance(rows, tuple) else (rows,)


def _all(rows: _Rows, words: Iterable[str]) -> list[int]:
    """Return the places of words that may come next."""
    return [row for word in words for row in _each(rows[word])]


def _keep(layer: _Layer, step: _Step, slots: Slots, cost: float, form: _Form) -> bool:
    """Add one step's way to a layer unless a cheaper one leads there; tell whether it was added."""
    cost += step.cost
    if cost > BOUND:
        return False
    key = step.target, slots if step.binding is None else (*slots, step.binding)
    if key in layer and layer[key][0] <= cost:
        return False
    layer[key] = cost, (form, step)
    return True


def _cheapest(readings: Iterable[Reading]) -> tuple[Reading, ...]:
    return tuple(sorted(readings, key=lambda reading: reading.cost))


def _steps(form: _Form) -> Sequence[_Step]:
    steps: list[_Step] = []
    while form:
        form, step = form
        steps.append(step)
    return steps[::-1]
