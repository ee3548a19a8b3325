"""What people say when they are sorry for what they did: « oups, c'était pas ça ».

Which words say so is data of a language: ``<lang>/asides.yaml``. What they took back is not among
them; whoever is sorry is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from functools import lru_cache
from importlib.resources import files
from typing import Final

from heraut.grammars.confusions import folded
from heraut.grammars.grammar import Grammar
from heraut.grammars.sentence_templates import all_ways
from heraut.grammars.source import Fields, grammar_file
from heraut.grammars.typed.clauses import clauses, sentences
from heraut.grammars.typed.correcting_words import IT
from heraut.grammars.typed.corrections import without_marks
from heraut.grammars.typed.example_filters import TERM
from heraut.grammars.typed.free_questions import FreeQuestions

_FILE: Final = "asides"
_EXCLAIMS: Final = "exclaims"
"""Words that begin a regret: « oups »."""
_REGRETS: Final = "regrets"
"""Words that are one: « j'aurais pas dû »."""
_EXCLAIMED: Final = "exclaimed"
"""Words that are one behind such a beginning: « pas celle-là »."""
_TAKES_BACK: Final = "takes_back"
"""Verbs that take back the thing they are said of: « reprendre »."""
_KEEPS: Final = "keeps"
"""Verbs that do so only behind a word of correction: « finalement, je garde le huit »."""
_SPARES: Final = "spares"
"""Verbs that leave what they name where it is, beside what is taken back: « laisse le dix »."""
_WAYS: Final = (_EXCLAIMS, _REGRETS, _EXCLAIMED)
ELSEWHERE: Final = "elsewhere"
"""Words of what people talk about that is of no game: « pizza »."""
TIMES: Final = "times"
"""Words for when and how long: in the clause that they are in, it is of no game either."""
FIELDS: Final = (*_WAYS, _TAKES_BACK, _KEEPS, _SPARES, ELSEWHERE, TIMES)

_Words = tuple[str, ...]


class Regrets:
    """The regrets of one language, as the templates of one grammar write words."""

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar
        home = files("heraut.grammars") / grammar.lang
        known = (home / f"{_FILE}.yaml").is_file()
        root = grammar_file(home, _FILE).fields((), (_FILE, *FIELDS)) if known else Fields()
        self._exclaims, self._regrets, self._exclaimed = (
            frozenset(self._plain(way.split()) for way in all_ways(root.items_of(name)))
            for name in _WAYS
        )
        self._takes_back, self._keeps, self._spares = (
            frozenset(map(self._lemma, root.texts(name))) for name in (_TAKES_BACK, _KEEPS, _SPARES)
        )

    @classmethod
    @lru_cache(maxsize=8)
    def of(cls, grammar: Grammar) -> Regrets:
        """Return those of a grammar, made once."""
        return cls(grammar)

    def said(self, line: str) -> bool:
        """Tell whether a line says that what was done was not meant, whatever else it says."""
        exclaimed = False
        for clause in clauses(self._grammar, line.split()):
            words = self._plain(clause)
            while words and (length := self._longest(self._exclaims, words)):
                words, exclaimed = words[length:], True
            if any(self._longest(self._regrets, rest) for rest in self._named_first(words)):
                return True
            if exclaimed and self._longest(self._exclaimed, words):
                return True
        return False

    def _named_first(self, words: _Words) -> Iterator[_Words]:
        """Yield words, and those behind what they name first: « le douze, c'était une erreur »."""
        yield words
        named = FreeQuestions.of(self._grammar).mentioned(words)[1][:1]
        for mention in named:
            for at in range(2):
                end = at + len(mention.words)
                if words[at:end] == mention.words:
                    yield words[end:]

    def takes_back(self, line: str, done: Set[str], *, keeping: bool = True) -> bool:
        """Tell whether a line takes back something that is named: « je reprends le huit ».

        ``keeping``: also by saying that it is kept after all, « finalement je garde le huit ».
        ``done`` are the values in the last action: all that is named must be of that.
        """
        free = FreeQuestions.of(self._grammar)
        line = self._unspared(line)
        named = [
            {str(value) for name, value in mention.values.items() if name != TERM}
            for mention in free.mentioned(line.split())[1]
        ]
        things = [values for values in named if values]
        if not things or any(values.isdisjoint(done) for values in things):
            return False
        words = self._grammar.spelled(line.split())
        verbs = {self._lemma(word) for word in words}
        if not verbs.isdisjoint(self._takes_back):
            return True
        # « Le cinq, finalement je le garde » : behind what is named as well.
        corrects = any(
            words[at : at + len(mark)] == mark
            for mark in self._grammar.spec.instead
            for at in range(len(words))
        )
        return keeping and corrects and not verbs.isdisjoint(self._keeps)

    def _unspared(self, line: str) -> str:
        """Return a line without what is to stay: « enlève le onze, mais laisse le dix »."""
        parts = sentences(self._grammar, line.split())
        verbs = [{self._lemma(word) for word in part} for part in parts]
        if len(parts) < 2 or all(map(self._takes_back.isdisjoint, verbs)):
            return line
        said = [
            part
            for part, named in zip(parts, verbs, strict=True)
            if self._spares.isdisjoint(named) or not self._takes_back.isdisjoint(named)
        ]
        return " ".join(word for part in said for word in part) if len(said) < len(parts) else line

    def keeps(self, words: _Words) -> bool:
        """Tell whether words say that something is kept: « je voulais la garder »."""
        return not self._keeps.isdisjoint(map(self._lemma, self._grammar.spelled(words)))

    def unexclaimed(self, words: _Words) -> _Words:
        """Return words without those that begin a regret: « oups »."""
        while length := self._longest(self._exclaims, self._plain(words)):
            words = words[length:]
        return words

    def taking_back(self, words: _Words) -> int | None:
        """Return where words have a verb that takes something back; ``None`` if nowhere."""
        lemmas = map(self._lemma, self._grammar.spelled(words))
        return next((at for at, one in enumerate(lemmas) if one in self._takes_back), None)

    def takes_it_back(self, words: _Words) -> bool:
        """Tell whether words take back what they do not name, and say no more: « remets-la »."""
        left = self._grammar.around.without(self._grammar.spelled(words))
        return bool(left) and all(self._lemma(word) in self._takes_back for word in left)

    def takes_that_back(self, words: _Words) -> bool:
        """Tell whether words take back what they only point at: « je le reprends ».

        To keep it takes it back where it corrects something: « en fait non, je le garde ».
        """
        spelled, spec = self._grammar.spelled(words), self._grammar.spec
        bare = without_marks(spelled, spec.instead)
        left = self._grammar.around.without(bare)
        verbs = {self._lemma(word) for word in left}
        it = {mark[0] for mark in spec.corrections.get(IT, ()) if mark}
        if not verbs or it.isdisjoint(spelled):
            return False
        if FreeQuestions.of(self._grammar).mentioned(bare)[1]:
            return False
        return verbs <= self._takes_back or (bare != spelled and verbs <= self._keeps)

    def _lemma(self, word: str) -> str:
        return self._grammar.lemma.get(word, word)

    def _plain(self, words: list[str] | _Words) -> _Words:
        return tuple(map(folded, self._grammar.spelled(words)))

    @staticmethod
    def _longest(ways: frozenset[_Words], words: _Words) -> int:
        """Return with how many words of one of some ways words begin."""
        return max((len(way) for way in ways if words[: len(way)] == way), default=0)
