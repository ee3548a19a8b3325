"""What leaves something to chance: « tirez au sort », « peu importe qui commence ».

``<lang>/lots.yaml`` has the phrases that do, and what may be said around them. Both are only looked
for where the table has to say what chance may say as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files

from heraut.grammars.grammar import Grammar
from heraut.grammars.sentence_templates import all_ways
from heraut.grammars.source import grammar_file
from heraut.grammars.typed.asides import Asides, SetPhrases


class Lots:
    """The phrases of one language, as the templates of one grammar write words."""

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar
        fields = grammar_file(files("heraut.grammars") / grammar.lang, "lots").fields(
            ("leaves", "beside")
        )
        self._leaves, self._beside = (
            SetPhrases(grammar, all_ways(fields.items_of(part))) for part in ("leaves", "beside")
        )

    @classmethod
    @lru_cache(maxsize=8)
    def of(cls, grammar: Grammar) -> Lots:
        """Return those of a grammar, made once."""
        return cls(grammar)

    def leave(self, words: Sequence[str]) -> bool:
        """Tell whether typed words leave something to chance, and say nothing else."""
        words = self._grammar.plain(Asides.of(self._grammar).without(words))
        if self._leaves.are_all(words):
            return True
        left = self._leaves.without(words)
        return left != words and self._beside.are_all(left)
