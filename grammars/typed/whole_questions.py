"""Questions whose own words stand whole in a line, with words around them that mean nothing there.

People exclaim, call somebody and hesitate before they ask, and go on after it: « quelle merveille,
ça sert à quoi Ragna », « le roi il fait quoi en vrai ». Likeness to examples is thinned by each
such word; here an example, or a sentence of the grammar, has to be there word for word, and what is
left may hold no number, no name and no word that changes what is meant.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from heraut.grammars.confusions import folded
from heraut.grammars.meaning import AT_ONCE, DOUBT, Kind, Meaning, Scope
from heraut.grammars.typed.free_questions import COMMAND, NONE, SMALL_TALK, FreeQuestions
from heraut.grammars.typed.mentions import NUMBER, THING, Mention

_FEWEST: Final = 3
"""Fewer words than these are part of many a sentence; a thing counts as a word."""
_MOST_AROUND: Final = 7
"""With more words around it than these, a question is no longer what a line is about."""
_MOST_BESIDE: Final = 4
"""And with more than these at one end, no sentence of the grammar is looked for."""

_Key = tuple[str, ...]
_Asked = tuple[str, tuple[tuple[str, int | str], ...]]


class WholeQuestions:
    """The examples of one grammar, by their words."""

    def __init__(self, free: FreeQuestions) -> None:
        self._free = free
        self._grammar = free.grammar
        found: dict[_Key, set[_Asked]] = defaultdict(set)
        for one in free.examples:
            found[self._key(self._grammar.straightened(one.words))].add((one.intent, one.fixed))
        # Words that ask this here and that there tell nothing by themselves.
        self._asked = {key: next(iter(asked)) for key, asked in found.items() if len(asked) == 1}

    @classmethod
    @lru_cache(maxsize=8)
    def of(cls, free: FreeQuestions) -> WholeQuestions:
        """Return those of a grammar, made once."""
        return cls(free)

    def exactly(self, words: Sequence[str]) -> Meaning | None:
        """Return what an example asks that words are word for word, but for whom one speaks to."""
        asked = self._example(self._straight(words))
        return asked if asked is not None and _tells(asked) else None

    def within(self, words: Sequence[str]) -> Meaning | None:
        """Return the question that stands whole in a line; of several, the longest.

        ``None`` if there is none, or if two as long as each other ask different things.
        """
        spelled = self._straight(words)
        for around in range(min(_MOST_AROUND, len(spelled)) + 1):
            found: list[Meaning] = []
            for start in range(around + 1):
                end = len(spelled) - around + start
                if end < len(spelled) and spelled[end - 1] in self._grammar.around.determiners:
                    continue
                if self._is_idle(spelled[:start], spelled[end:]):
                    sentences = around <= _MOST_BESIDE and (not start or end == len(spelled))
                    asked = self._asks(spelled[start:end], sentences=sentences)
                    if asked is not None and not _tells(asked):
                        # « Les enfants, à table », « je pose le sept » ask nothing.
                        return None
                    if asked is not None and all(not _alike(asked, one) for one in found):
                        found.append(asked)
            if found:
                return found[0] if len(found) == 1 else None
        return None

    def _straight(self, words: Sequence[str]) -> _Key:
        return self._grammar.straightened(self._grammar.spelled(words))

    def _is_idle(self, before: _Key, after: _Key) -> bool:
        """Tell whether words around a question change nothing of what it asks."""
        around = self._grammar.around
        if after[:1] and after[0] in around.determiners - around.relative:
            return False  # « C'est à qui le stylo » goes on; « que j'ai devant moi » names no more.
        if before and before[-1] in around.determiners:
            return False
        for part in (around.unexclaimed(before), after):
            if not around.kept.isdisjoint(part) or self._free.mentioned(part)[1]:
                return False
            # « Combien de cartes je prends » does not ask how many there are.
            if any(word in self._grammar.lemma for word in around.without(part)):
                return False
        return True

    def _asks(self, part: _Key, *, sentences: bool) -> Meaning | None:
        """Return what a row of words asks that is a question as it stands.

        ``sentences``: whether those of the grammar are tried as well, which takes longer.
        """
        marked, _ = self._free.mentioned(part)
        if sum(1 for word in marked if word not in (THING, NUMBER)) < _FEWEST:
            return None
        if (asked := self._example(part)) is not None:
            return asked
        if not sentences or not self._grammar.around.is_wondered(part):
            return None
        for one in self._grammar.loosely(part, Scope.TURN)[:1]:
            if one.kind is Kind.QUERY and not one.swapped and one.cost < DOUBT:
                return replace(one, cost=DOUBT)
        return None

    def _example(self, part: _Key) -> Meaning | None:
        """Return what the example means that a row of words is, be it no question."""
        marked, mentions = self._free.mentioned(part)
        for key in (self._key(marked), self._key(tuple(_nameless(marked, mentions)))):
            if (asked := self._asked.get(key)) is not None:
                found = self._free.asked(asked[0], dict(asked[1]), part)
                return found if found is None or self._has_all(found, mentions) else None
        return None

    def _has_all(self, asked: Meaning, mentions: Sequence[Mention]) -> bool:
        """Tell whether a question has every thing and player that is named, and counts no items.

        « La meilleure des deux » names no second place.
        """
        values = {str(value) for value in asked.slots.values()}
        named = [one for one in mentions if one.kind == THING or one.person]
        memory = self._grammar.spec.memory
        counted = isinstance(asked.slots.get(memory.slot), int)
        return not counted and all(
            not values.isdisjoint(map(str, one.values.values())) for one in named
        )

    def _key(self, marked: Sequence[str]) -> _Key:
        """Return words without accents and forms of verbs, and what is named without an article."""
        determiners, lemma = self._grammar.around.determiners, self._grammar.lemma
        kept: list[str] = []
        for word in marked:
            while word in (THING, NUMBER) and kept and kept[-1] in determiners:
                kept.pop()
            kept.append(word)
        return tuple(word if word[0] == "{" else folded(lemma.get(word, word)) for word in kept)


def _nameless(marked: Sequence[str], mentions: Sequence[Mention]) -> Iterator[str]:
    """Yield marked words with a mark alone for each thing that is named."""
    left = iter(one for one in mentions if one.kind == THING)
    skip = 0
    for word in marked:
        if skip:
            skip -= 1
            continue
        if word == THING and (named := next(left, None)) is not None:
            skip = 0 if named.compound else len(named.words)
        yield word


def _tells(asked: Meaning) -> bool:
    """Tell whether to answer does no more than to say something of the game."""
    return asked.intent not in {NONE, COMMAND} | SMALL_TALK | AT_ONCE


def _alike(one: Meaning, other: Meaning) -> bool:
    return one.intent == other.intent and one.slots == other.slots
