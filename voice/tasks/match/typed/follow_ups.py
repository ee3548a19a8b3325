"""Questions that name only what is other than in the one before: « et Sophie ? », « et la neuf ? ».

They ask the same of it. How they begin, and the words beside what they name, are ``follow_ups`` in
the grammar files.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Final

from heraut.grammars.meaning import Heard, Kind, Meaning, Query, Slots
from heraut.grammars.spec import OWN, Spec
from heraut.grammars.typed.example_filters import EXPLAIN, TERM
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.mentions import NUMBER, Mention, split
from heraut.grammars.typed.people import PERSONAL
from heraut.voice.tasks.match.understanding import Understanding

_BEGINS: Final = "begins"
_BESIDE: Final = "beside"
_OWN: Final = "own"
_ALL: Final = "all"
_NEXT: Final = "next"
_PREVIOUS: Final = "previous"
_OPPOSITE: Final = "opposite"
_SAME: Final = "same"
_THEIRS: Final = "theirs"
_MARK: Final = "?"


def followed_up(words: Understanding, said: Heard) -> Query | None:
    """Return the question before, asked of something else; ``None`` if words ask nothing so."""
    before = words.remembered.question
    if before is None:
        return None
    grammar = words.context.grammar
    line = grammar.spelled([each for word in str(said).split() if (each := word.rstrip(_MARK))])
    whole = split(line)
    rest = _behind(grammar.spec, whole)
    named = _Named(FreeQuestions.of(grammar), *before, rest, words.asker + 1)
    if named.asks_the_same():
        form = next(iter(grammar.written(*before)), "")
        return Query(Meaning(before[0], Kind.QUERY, dict(before[1]), form=form))
    asks = rest != whole or str(said).endswith(_MARK)
    ways = named.slots() if asks else named.in_its_list()
    found = next((slots for slots in ways if named.makes(slots)), None)
    return None if found is None else Query(Meaning(before[0], Kind.QUERY, found))


def _rows(spec: Spec, kind: str) -> Iterator[tuple[str, ...]]:
    return (split(row) for row in spec.follow_ups.get(kind, ()))


def _behind(spec: Spec, words: tuple[str, ...]) -> tuple[str, ...]:
    """Return words without those with which such a question begins."""
    rows = (row for row in _rows(spec, _BEGINS) if words[: len(row)] == row)
    return words[len(max(rows, key=len, default=())) :]


class _Named:
    """What words name, in place of what the question before was about."""

    def __init__(
        self, free: FreeQuestions, intent: str, before: Slots, words: tuple[str, ...], asker: int
    ) -> None:
        self._free = free
        self._spec = free.grammar.spec
        self._intent = intent
        self._before = before
        self._words = words
        self._mentions = free.mentioned(words)[1]
        self._asker = asker

    def makes(self, slots: Slots) -> bool:
        """Tell whether some sentence asks the question with these slots, as another one."""
        if slots == self._before and not self._mentions:
            return False
        if self._intent == EXPLAIN:
            return TERM in slots
        return bool(self._free.grammar.written(self._intent, slots))

    def asks_the_same(self) -> bool:
        """Tell whether the words ask for no more than what was just told: « et lesquels ? »."""
        return (self._of_another() and self._says(_THEIRS)) or self._says(_SAME)

    def _of_another(self) -> bool:
        asked = [value for slot, value in self._before.items() if slot in PERSONAL]
        return any(value not in (OWN, self._asker) for value in asked)

    def slots(self) -> Iterator[Slots]:
        """Yield the slots of the question, the likeliest first."""
        if self._says(_OWN):
            yield from self._of(OWN, self._asker)
        if self._says(_ALL) or self._says(_THEIRS):
            yield from self._of()
        yield from self.in_its_list()
        if self._mentions and self._adds_nothing(_without(self._words, self._mentions)):
            yield from self._renamed()

    def in_its_list(self) -> Iterator[Slots]:
        """Yield the question about what comes next in its list, or before, or is its contrary."""
        for kind, step in ((_NEXT, 1), (_PREVIOUS, -1)):
            if self._says(kind):
                yield from self._stepped(step)
        if self._says(_OPPOSITE):
            yield from self._turned()

    def _says(self, kind: str) -> bool:
        """Tell whether the words are of a kind, with nothing else beside them."""
        for row in _rows(self._spec, kind):
            for at in range(len(self._words) - len(row) + 1):
                beside = (*self._words[:at], *self._words[at + len(row) :])
                if self._words[at : at + len(row)] == row and self._adds_nothing(beside):
                    return True
        return False

    def _adds_nothing(self, words: Sequence[str]) -> bool:
        small = {word for row in _rows(self._spec, _BESIDE) for word in row}
        known = small | self._spec.numbered | {*self._spec.people.alone}
        return all(word in known for word in self._free.grammar.around.without(words))

    def _of(self, *seats: int | str) -> Iterator[Slots]:
        """Yield the question about a player, or else about all."""
        rest = {slot: value for slot, value in self._before.items() if slot not in PERSONAL}
        lists = {slot for _, slot in self._free.grammar.slots.numbers_of(self._intent)}
        yield from ({**rest, slot: one} for one in seats for slot in sorted(lists & PERSONAL))
        if len(rest) < len(self._before):
            yield rest

    def _stepped(self, step: int) -> Iterator[Slots]:
        for name, slot in sorted(self._free.grammar.slots.numbers_of(self._intent)):
            if slot in PERSONAL or slot not in self._before or name not in self._spec.numbers:
                continue
            values = [*self._spec.numbers[name].words]
            at = values.index(self._before[slot]) if self._before[slot] in values else None
            if at is not None and 0 <= at + step < len(values):
                yield {**self._before, slot: values[at + step]}

    def _turned(self) -> Iterator[Slots]:
        """Yield the question about the contrary: what lies in the other direction."""
        opposites = self._spec.memory.opposites
        for slot, value in self._before.items():
            if isinstance(value, str) and value in opposites:
                yield {**self._before, slot: opposites[value]}

    def _renamed(self) -> Iterator[Slots]:
        """Yield the question with what is named: in its slot, in one more, or alone."""
        if self._intent == EXPLAIN:
            terms = [one.values[TERM] for one in self._mentions if TERM in one.values]
            yield from ({TERM: term} for term in terms if len(self._mentions) == 1)
            return
        for mentions in (self._mentions, _counted(self._words, self._mentions)):
            for slot in self._before:
                yield from self._filled({**self._before, slot: None}, mentions)
            yield from self._filled(self._before, mentions)
            yield from self._filled({}, mentions)

    def _filled(
        self, before: Mapping[str, int | str | None], mentions: Sequence[Mention]
    ) -> Iterator[Slots]:
        fixed = {slot: value for slot, value in before.items() if value is not None}
        emptied = before.keys() - fixed.keys()
        for slots in self._free.fillings(self._intent, mentions, fixed):
            if len(slots) == len(fixed) + len(mentions) and emptied <= slots.keys():
                yield slots


def _counted(words: tuple[str, ...], mentions: Sequence[Mention]) -> Sequence[Mention]:
    """Return mentions without the nouns of numbers behind them: « maison cinq »."""

    def counts(one: Mention, following: Mention | None) -> bool:
        if following is None or following.kind != NUMBER:
            return False
        both = (*one.words, *following.words)
        return any(words[at : at + len(both)] == both for at in range(len(words)))

    pairs = zip_longest(mentions, mentions[1:])
    return [one for one, following in pairs if not counts(one, following)]


def _without(words: Sequence[str], mentions: Sequence[Mention]) -> tuple[str, ...]:
    """Return words without those that mention something."""
    rest = tuple(words)
    for mention in mentions:
        at = next(
            at for at in range(len(rest)) if rest[at : at + len(mention.words)] == mention.words
        )
        rest = (*rest[:at], *rest[at + len(mention.words) :])
    return rest
