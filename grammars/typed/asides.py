"""Set phrases that people say in passing: « j'ai pas le choix », « si ça ne vous dérange pas ».

Word for word they would deny or ask something; whole they change nothing. ``<lang>/asides.yaml``
has them, as templates.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import chain
from typing import Final

from heraut.grammars.confusions import folded
from heraut.grammars.grammar import Grammar
from heraut.grammars.sentence_templates import all_ways
from heraut.grammars.source import grammar_file
from heraut.grammars.typed.regrets import FIELDS

_FILE: Final = "asides"
_ENDS: Final = ",;:.!?…"
"""Ends a word after which one stops for breath."""


class SetPhrases:
    """Phrases that are found whole among typed words, as the templates of a grammar write them."""

    def __init__(self, grammar: Grammar, phrases: Iterable[str]) -> None:
        self._grammar = grammar
        ways = {tuple(map(folded, way.split())) for way in phrases}
        by_first: dict[str, list[tuple[str, ...]]] = {}
        for way in sorted(ways, key=lambda way: (-len(way), way)):
            by_first.setdefault(way[0], []).append(way)
        self._longest_first: Mapping[str, Sequence[tuple[str, ...]]] = by_first

    def without(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return typed words without the set phrases among them; all of them if none is left."""
        kept = self._left(words)
        return tuple(kept) if self._grammar.spelled(kept) else tuple(words)

    def are_all(self, words: Sequence[str]) -> bool:
        """Tell whether typed words are set phrases and nothing else."""
        return not self._grammar.spelled(self._left(words))

    def _left(self, words: Sequence[str]) -> list[str]:
        """Return typed words without the set phrases among them."""
        spelled = [tuple(map(folded, self._grammar.spelled([word]))) for word in words]
        kept: list[str] = []
        at = 0
        while at < len(words):
            length = self._length(spelled[at:])
            if not length:
                kept.append(words[at])
            elif kept and words[at + length - 1][-1] in _ENDS and kept[-1][-1] not in _ENDS:
                # One stops for breath all the same.
                kept[-1] += words[at + length - 1][-1]
            at += length or 1
        return kept

    def _length(self, spelled: Sequence[Sequence[str]]) -> int:
        """Return how many words the set phrase is long that words begin with, or 0."""
        said = tuple(chain.from_iterable(spelled))
        for way in self._longest_first.get(said[0], ()) if said else ():
            if said[: len(way)] == way:
                ends = [0]
                for each in spelled:
                    ends.append(ends[-1] + len(each))
                if len(way) in ends:
                    return ends.index(len(way))
        return 0


class Asides(SetPhrases):
    """The set phrases that one language says in passing."""

    def __init__(self, grammar: Grammar) -> None:
        home = files("heraut.grammars") / grammar.lang
        known = (home / f"{_FILE}.yaml").is_file()
        root = grammar_file(home, _FILE).fields((_FILE,), FIELDS) if known else None
        super().__init__(grammar, all_ways(root.items_of(_FILE)) if root else ())

    @classmethod
    @lru_cache(maxsize=8)
    def of(cls, grammar: Grammar) -> Asides:
        """Return those of a grammar, made once."""
        return cls(grammar)
