"""Set phrases that people say in passing: « j'ai pas le choix », « si ça ne vous dérange pas ».

Word for word they would deny or ask something; whole they change nothing. ``<lang>/asides.yaml``
has them, as templates, and words of what people talk about that is of no game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property, lru_cache
from importlib.resources import files
from itertools import chain, pairwise
from typing import Final

from heraut.grammars.confusions import folded
from heraut.grammars.grammar import Grammar
from heraut.grammars.sentence_templates import all_ways
from heraut.grammars.source import grammar_file
from heraut.grammars.typed.corrections import Corrected
from heraut.grammars.typed.first_names import first_names
from heraut.grammars.typed.regrets import ELSEWHERE, FIELDS, TIMES

_FILE: Final = "asides"
_PLURAL: Final = "sx"
"""What a word may end with of which there are several."""
_LEAST: Final = 4
"""Letters of a word that is known to be of no game: shorter ones may be mistyped."""
_ALIKE: Final = 0.75
"""How like a known word a mistyped one is, from 0 to 1."""
_STRANGE: Final = 2
"""So many words of no game in a line make it one that is not said of the game."""
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

    def has_any(self, words: Sequence[str]) -> bool:
        """Tell whether typed words hold any of the phrases."""
        return len(self._left(words)) < len(words)

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


def denies_nothing(grammar: Grammar, said: Corrected) -> bool:
    """Tell whether what seems to be denied is a set phrase with its « pas »: « pas mal »."""
    known = Asides.of(grammar)
    return any(
        known.are_all((no, *said.wrong[:1])) for no in grammar.around.negations if said.wrong
    )


class Asides(SetPhrases):
    """The set phrases that one language says in passing."""

    def __init__(self, grammar: Grammar) -> None:
        home = files("heraut.grammars") / grammar.lang
        known = (home / f"{_FILE}.yaml").is_file()
        root = grammar_file(home, _FILE).fields((_FILE,), FIELDS) if known else None
        super().__init__(grammar, all_ways(root.items_of(_FILE)) if root else ())
        self._elsewhere, self._times = (
            SetPhrases(grammar, all_ways(root.items_of(name)) if root else ())
            for name in (ELSEWHERE, TIMES)
        )

    def is_elsewhere(self, words: Sequence[str]) -> bool:
        """Tell whether typed words hold what is of no game: « dix euros », « une quatre saisons ».

        A thing that is counted and that no sentence of the game knows is one, and so are two words
        that none does, but for those that are nearly known.
        """
        from heraut.grammars.typed.clauses import clauses, may_ask
        from heraut.grammars.typed.free_questions import FreeQuestions

        free = FreeQuestions.of(self._grammar)
        # « Eau » is of the house, and of Kingdom Builder.
        if self._elsewhere.has_any([word for word in words if not free.mentioned([word])[1]]):
            return True
        cut = clauses(self._grammar, words)
        strange = [self._is_strange_clause(free.mentioned(one)[0], one) for one in cut]
        says = [bool(free.mentioned(one)[1]) or may_ask(self._grammar, one) for one in cut]
        return any(strange) and all(
            odd or not told for odd, told in zip(strange, says, strict=True)
        )

    def _is_strange_clause(self, masked: Sequence[str], words: Sequence[str]) -> bool:
        from heraut.grammars.typed.mentions import NUMBER

        strange = [word for word in masked if self._is_strange(word)]
        counted = any(
            before == NUMBER and word[-1] in _PLURAL and word in strange
            for before, word in pairwise(masked)
        )
        return counted or len(set(strange)) >= _STRANGE or self._times.has_any(words)

    def _is_strange(self, word: str) -> bool:
        bare = folded(word)
        if len(bare) < _LEAST or not bare.isalpha() or bare in self._known:
            return False
        alike = [one for one in self._known if one[:1] == bare[0] and abs(len(one) - len(bare)) < 2]
        return not get_close_matches(bare, alike, 1, _ALIKE)

    @cached_property
    def _known(self) -> frozenset[str]:
        """The words that sentences and examples of the game have, folded, and first names."""
        from heraut.grammars.typed.free_questions import NONE, FreeQuestions

        grammar, around = self._grammar, self._grammar.around
        said = chain.from_iterable(
            one.words for one in FreeQuestions.of(grammar).examples if one.intent != NONE
        )
        words = chain(grammar.spelling.known, grammar.lemma, around.words, around.kept, said)
        parts = (part for word in words for part in (word, *word.split("'")))
        return frozenset(map(folded, parts)) | first_names(grammar.lang)

    @classmethod
    @lru_cache(maxsize=8)
    def of(cls, grammar: Grammar) -> Asides:
        """Return those of a grammar, made once."""
        return cls(grammar)
