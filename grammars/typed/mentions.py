"""What words mention: numbers, and names of things."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain, product
from typing import Final

from heraut.grammars.confusions import folded
from heraut.grammars.spec import Spec

NUMBER: Final = "{number}"
THING: Final = "{thing}"

_ELIDED: Final = re.compile(r"^(qu|jusqu|lorsqu|puisqu|[cdjlmnst])'(.+)$")
_LONGEST: Final = 5
"""Words of the longest name."""


@dataclass(frozen=True, slots=True)
class Mention:
    """One thing that is mentioned."""

    kind: str
    """:data:`NUMBER` or :data:`THING`."""
    values: Mapping[str, int | str]
    """Its value in each list that has it; a number under ``""``."""
    words: tuple[str, ...] = ()
    """The words that mention it."""
    compound: bool = False
    """Whether its value is made of several, such as a place on a board."""
    person: bool = False
    """Whether it is the number by which a player is called."""
    counts: bool = False
    """Whether it is a number that only counts, « mes deux maisons »."""


def split(words: Sequence[str]) -> tuple[str, ...]:
    """Return words without elisions: « l'hospice » is two."""
    return tuple(chain.from_iterable(map(_halves, words)))


@lru_cache(maxsize=1 << 14)
def _halves(word: str) -> tuple[str, ...]:
    elided = _ELIDED.match(word)
    return (f"{elided[1]}'", elided[2]) if elided else (word,)


class Mentions:
    """Finds what words mention in one grammar."""

    def __init__(self, spec: Spec, terms: Mapping[str, Sequence[str]]) -> None:
        """``terms``: words that are explained, by id."""
        self._known: dict[tuple[str, ...], Mention] = {}
        self._player = spec.people.alone
        things: dict[tuple[str, ...], dict[str, int | str]] = {}
        numbers: dict[tuple[str, ...], int] = {}
        for name, values in spec.numbers.items():
            for value, forms in values.words.items():
                for form in forms:
                    key = tuple(map(folded, split(form)))
                    if isinstance(value, int):
                        numbers.setdefault(key, value)
                    else:
                        things.setdefault(key, {})[name] = value
        for term, ways in terms.items():
            for way in ways:
                key = tuple(map(folded, split(way.lower().split())))
                things.setdefault(key, {})["term"] = term
        for name, compound in spec.compounds.items():
            words = [spec.numbers[part].words.items() for part in compound.parts]
            for parts in product(*words):
                value = "".join(str(part) for part, _ in parts)
                for said in product(*(forms for _, forms in parts)):
                    whole = tuple(folded(word) for form in said for word in form)
                    self._known[whole] = Mention(THING, {name: value}, compound=True)
        # « Un » and « une » are more often articles than numbers.
        self._articles = {key for key, number in numbers.items() if number == 1 and len(key) == 1}
        self._numbered = frozenset(map(folded, spec.numbered))
        self._counting = frozenset(map(folded, spec.counting))
        for key, number in numbers.items():
            if key not in self._articles:
                self._known[key] = Mention(NUMBER, {"": number})
        for key, named in things.items():
            # « La laine » is all that « laine » is.
            lists = {**things.get(key[1:], {}), **named}
            # « Deux » by itself is a number, even where a card is called so; « à » is no letter.
            if len(key) > 1 or (key not in numbers and len(key[0]) > 1):
                self._known[key] = Mention(THING, lists)
        self._longest: dict[str, int] = {}
        """How many words the longest has at most that begins with a word."""
        for key in (*self._known, *self._articles):
            self._longest[key[0]] = min(_LONGEST, max(self._longest.get(key[0], 0), len(key)))

    def read(self, words: Sequence[str]) -> tuple[tuple[str, ...], tuple[Mention, ...]]:
        """Return the words with the kind of each mention before it, and the mentions."""
        plain = split(words)
        runs = [*self._runs(plain)]
        named = ((at, stop, mention) for at, stop, mention in runs if mention is not None)
        return _marked(plain, runs), tuple(self._in_place(plain, *each) for each in named)

    def marked(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return the words with the kind of each mention before it."""
        plain = split(words)
        return _marked(plain, self._runs(plain))

    def _runs(self, words: Sequence[str]) -> Iterator[tuple[int, int, Mention | None]]:
        """Yield the words one after another, and in one the several that mention something."""
        bare = [*map(folded, words)]
        at, end = 0, len(bare)
        while at < end:
            longest = self._longest.get(bare[at], 0)
            for stop in range(min(at + longest, end), at, -1):
                if (mention := self._found(bare, at, stop)) is not None:
                    yield at, stop, mention
                    at = stop
                    break
            else:
                yield at, at + 1, None
                at += 1

    def _in_place(self, words: Sequence[str], at: int, stop: int, mention: Mention) -> Mention:
        """Return a mention with the words that mention it, and what those before it say of it."""
        number = mention.kind == NUMBER
        before = tuple(words[max(0, at - len(self._player)) : at])
        person = number and bool(before) and before == self._player
        counts = number and at > 0 and folded(words[at - 1]) in self._counting
        return replace(mention, words=tuple(words[at:stop]), person=person, counts=counts)

    def _found(self, words: Sequence[str], at: int, stop: int) -> Mention | None:
        """Return what words mention, in the place where they stand."""
        key = tuple(words[at:stop])
        if key in self._articles and at and words[at - 1] in self._numbered:
            return Mention(NUMBER, {"": 1})
        return self._known.get(key)


def _marked(
    words: Sequence[str], runs: Iterable[tuple[int, int, Mention | None]]
) -> tuple[str, ...]:
    """Return words with the kind of each mention before it, in place of numbers and of places."""
    marked: list[str] = []
    for at, stop, mention in runs:
        if mention is not None:
            marked.append(mention.kind)
        if mention is None or (mention.kind == THING and not mention.compound):
            marked += words[at:stop]
    return tuple(marked)
