"""Templates as a network of text fragments, and the word arcs that lead through it.

hassil's tree may join fragments into one word (``pose[r]``) and spread words over rules. Here each
tree becomes fragments and gaps between states; :meth:`Network.words_from` reads whole words off.
What stands behind a rule, a list or a choice may be built only when a way comes to it: of a game's
sentences a line has the words of a few.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import permutations
from typing import Final, NamedTuple

from hassil.expression import (
    Alternative,
    Expression,
    Group,
    ListReference,
    Permutation,
    RuleReference,
    TextChunk,
)

from heraut.grammars.forms import numbers_of
from heraut.grammars.spec import Numbers, Spec, Template

Binding = tuple[str, int | str]
"""A slot and the value that goes into it."""


class Ending(NamedTuple):
    """What is whole where a sentence ends."""

    intent: str
    means: tuple[Binding, ...] = ()
    """The slots that the sentence settles without a word of their own."""


_GAP: Final = " "


# Tuples of plain values: a grammar has hundreds of thousands, and what is more than that Python's
# collector of cycles looks through again and again.

Label = tuple[str, Binding | None, float]
"""What a way from one state to another says: a word, what it settles if it is the last word of a
slot's number, and its cost."""


class _Columns:
    """The arcs of all states, in the order in which each state got its own; none is an object.

    An arc has a text (a fragment, a gap, or nothing), a target, a binding and a cost.
    """

    __slots__ = ("_first", "_last", "after", "bindings", "costs", "targets", "texts")

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.targets: list[int] = []
        self.bindings: list[Binding | None] = []
        self.costs: list[float] = []
        self.after: list[int] = []
        """By arc the next one of its state; -1 behind the last one."""
        self._first: list[int] = []
        self._last: list[int] = []

    def new(self) -> int:
        """Add a state without arcs; return its number."""
        self._first.append(-1)
        self._last.append(-1)
        return len(self._first) - 1

    def first(self, state: int) -> int:
        """Return the first arc of a state; -1 if it has none."""
        return self._first[state]

    def add(self, state: int, text: str, target: int, binding: Binding | None, cost: float) -> None:
        """Add an arc to a state, behind those that it has."""
        number, last = len(self.texts), self._last[state]
        if last < 0:
            self._first[state] = number
        else:
            self.after[last] = number
        self._last[state] = number
        self.after.append(-1)
        self.texts.append(text)
        self.targets.append(target)
        self.bindings.append(binding)
        self.costs.append(cost)


class _Unbuilt(NamedTuple):
    """What is still to be built from a state, and the state where it is to end."""

    part: Expression
    end: int


class Network:
    """All templates of one scope. State 0 is the start. For one thread at a time."""

    def __init__(self, spec: Spec, *, later: bool = False) -> None:
        """``later``: build what stands behind a rule, a list or a choice when a way comes to it."""
        self._spec = spec
        self._later = later
        self._arcs = _Columns()
        self._arcs.new()
        self._unbuilt: dict[int, _Unbuilt] = {}
        self._order: list[tuple[int, ...]] = [()]
        """By state its place in the templates, whatever was built before it."""
        self._building: tuple[int, ...] = ()
        self._built_here = 0
        self._parts: list[Expression] = []
        self.finals: dict[int, tuple[Ending, float]] = {}
        """What ends at a state, and the doubt its form brings along."""

    def add(self, intent: str, template: Template, *, again: Sequence[str] | None = None) -> None:
        """Add a sentence of an intent; what it names must be there (see ``Grammar.check``).

        ``again``: after it another sentence may begin, at once or after one of these words.
        """
        self._parts.append(template.expression)
        end = self._build(template.expression, 0)
        end = self._step(end)
        self.finals[end] = (Ending(intent, tuple(sorted(template.means.items()))), template.cost)
        if again is not None:
            self._step(end, _GAP, 0)
            for join in again:
                self._step(self._text(end, f" {join} "), target=0)

    @property
    def texts(self) -> frozenset[str]:
        """What stands in the sentences between two gaps: words, or parts of one."""
        while self._unbuilt:
            self._first(next(iter(self._unbuilt)))
        return frozenset(self._arcs.texts)

    def in_order(self, states: frozenset[int]) -> Collection[int]:
        """Return states in an order that is the same every time.

        Where they are built later, what was built before must not tell which of two ways is first:
        the sentences of a game go before those that all games share.
        """
        if not self._later:
            return states
        return sorted(states, key=self._order.__getitem__, reverse=True)

    def settling(self) -> Iterator[tuple[str, Binding]]:
        """Yield the words that settle a slot of some sentence, each with what it settles."""
        lists = {each for part in self._parts for each in numbers_of(self._spec, part)}
        for name, slot in lists:
            for value, forms in self._spec.numbers[name].words.items():
                for words in forms:
                    yield words[-1], (slot, value)

    def words_from(self, state: int) -> Iterator[tuple[Label, int]]:
        """Yield the words that may come next at a word's boundary, and where they lead."""
        arcs = self._arcs
        stack: list[tuple[int, str, Binding | None, float]] = [(state, "", None, 0.0)]
        seen: set[tuple[int, str, Binding | None, float]] = set()
        while stack:
            here = stack.pop()
            if here in seen:
                continue
            seen.add(here)
            at, word, binding, cost = here
            if word and at in self.finals:
                yield (word, binding, cost), at
            arc = self._first(at)
            while arc >= 0:
                text, target = arcs.texts[arc], arcs.targets[arc]
                if text != _GAP:
                    settled = arcs.bindings[arc] or binding
                    stack.append((target, word + text, settled, cost + arcs.costs[arc]))
                elif word:
                    yield (word, binding, cost), target
                else:
                    stack.append((target, word, binding, cost))
                arc = arcs.after[arc]

    def finals_from(self, state: int) -> Iterator[tuple[Ending, float]]:
        """Yield what may end at a word's boundary, and its doubt."""
        arcs = self._arcs
        stack, seen = [(state, 0.0)], set()
        while stack:
            at, cost = here = stack.pop()
            if here in seen:
                continue
            seen.add(here)
            if at in self.finals:
                ending, doubt = self.finals[at]
                yield ending, cost + doubt
            arc = self._first(at)
            while arc >= 0:
                if arcs.texts[arc] in ("", _GAP) and arcs.bindings[arc] is None:
                    stack.append((arcs.targets[arc], cost + arcs.costs[arc]))
                arc = arcs.after[arc]

    def forget(self) -> None:
        """Let go of all states: who has read all that leads on from them needs them no more."""
        self._arcs = _Columns()
        self._order.clear()

    # Building.

    def _first(self, state: int) -> int:
        """Return the first arc that leads on from a state; -1 if there is none."""
        if (unbuilt := self._unbuilt.pop(state, None)) is not None:
            self._building, self._built_here = self._order[state], 0
            end = self._built(unbuilt.part, state)
            self._step(end, target=unbuilt.end)
        return self._arcs.first(state)

    def _step(
        self,
        start: int,
        text: str = "",
        target: int = -1,
        binding: Binding | None = None,
        cost: float = 0.0,
    ) -> int:
        """Add an arc; a target of -1 is a new state. Return where it leads."""
        if target == -1:
            target = self._new()
        self._arcs.add(start, text, target, binding, cost)
        return target

    def _new(self) -> int:
        self._order.append((*self._building, self._built_here))
        self._built_here += 1
        return self._arcs.new()

    def _text(self, start: int, text: str, binding: Binding | None = None) -> int:
        """Add text word by word; ``binding`` is settled by its last word."""
        words = text.split()
        at = start
        if text[:1].isspace():
            at = self._step(at, _GAP)
        for number, word in enumerate(words):
            if number:
                at = self._step(at, _GAP)
            last = number == len(words) - 1
            at = self._step(at, word, binding=binding if last else None)
        if words and text[-1].isspace():
            at = self._step(at, _GAP)
        return at

    def _build(self, part: Expression, start: int) -> int:
        match part:
            case TextChunk():
                return self._text(start, part.text)
            case Group() if not isinstance(part, Alternative | Permutation):
                for item in part.items:
                    start = self._build(item, start)
                return start
        if not self._later:
            return self._built(part, start)
        at = self._step(start)
        end = self._new()
        self._unbuilt[at] = _Unbuilt(part, end)
        return end

    def _built(self, part: Expression, start: int) -> int:
        match part:
            case RuleReference():
                return self._rule(part.rule_name, start)
            case ListReference():
                return self._list(part, start)
            case Alternative():
                return self._either([[item] for item in part.items], start)
            case Permutation():
                orders = [list(order) for order in permutations(part.items)]
                return self._either(orders, start)
        raise TypeError(f"templates cannot hold {part!r}")

    def _either(self, ways: Sequence[Sequence[Expression]], start: int) -> int:
        end = self._step(start) if not ways else -1
        for way in ways:
            at = self._step(start)
            for item in way:
                at = self._build(item, at)
            end = self._step(at, target=end)
        return end

    def _rule(self, name: str, start: int) -> int:
        rule = self._spec.rules[name]
        if rule.cost:
            start = self._step(start, cost=rule.cost)
        return self._build(rule.expression, start)

    def _list(self, part: ListReference, start: int) -> int:
        name = part.list_name
        if name in self._spec.series:
            return self._serial(name, part.slot_name, start)
        if name in self._spec.compounds:
            for number, one in enumerate(self._spec.compounds[name].parts):
                start = self._step(start, _GAP) if number else start
                start = self._numbers(self._spec.numbers[one], part.slot_name, start)
            return start
        return self._numbers(self._spec.numbers[name], part.slot_name, start)

    def _numbers(self, numbers: Numbers, slot: str, start: int) -> int:
        end = -1
        for value, forms in numbers.words.items():
            for words in forms:
                at = self._text(start, " ".join(words), (slot, value))
                end = self._step(at, target=end)
        return end

    def _serial(self, name: str, slot: str, start: int) -> int:
        series = self._spec.series[name]
        first = self._items(series.first, slot, start, -1)
        again = self._step(first, _GAP)
        self._items(series.more, slot, again, first)
        return first

    def _items(self, templates: Sequence[Template], slot: str, start: int, end: int) -> int:
        """Add the ways to say one item of a series, from ``start`` to ``end``."""
        for template in templates:
            at = self._step(start, cost=template.cost)
            items = template.expression
            at = self._build(_into(items, slot), at)
            end = self._step(at, target=end)
        return end


def _into(part: Expression, slot: str) -> Expression:
    """Return an item of a series with its number going into the slot of the series."""
    if isinstance(part, ListReference):
        return ListReference(f"{part.list_name}:{slot}")
    if isinstance(part, Group):
        changed = [_into(item, slot) for item in part.items]
        if isinstance(part, Alternative):
            return Alternative(items=changed, is_optional=part.is_optional)
        return type(part)(items=changed)
    return part
