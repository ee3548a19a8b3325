"""The words that tell how a correction changes what was done: « aussi », « seulement ».

Which they are is data of a language: ``corrections`` in its ``common.yaml``. ``~`` before a
verb stands for any form of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from heraut.grammars.grammar import Grammar
from heraut.grammars.typed.mentions import split

_ANY_FORM: Final = "~"
"""Before a verb any form of which will do."""
EXCLUDES: Final = "excludes"
"""Words of corrections before what is not meant: « pas », « ni »."""
REFUSES: Final = "refuses"
"""Words before what somebody does not want to do: « hors de question que »."""
REGRET: Final = "regret"
"""Something was not meant: « fallait », « je me suis trompé »."""
PAST: Final = "past"
"""It is what was done that is spoken of, and nothing that may be done now."""
CHANGED: Final = "changed"
"""Who did it is of another mind now: « en fait non »."""
RATHER: Final = "rather"
"""Begins what is said in place of what one did just now: « plutôt K13 »."""
WAS: Final = "was"
"""It may be what was done that is spoken of: « c'était »."""
AFTER_ALL: Final = "after_all"
"""Who wanted nothing wants it all the same: « quand même »."""
ALSO: Final = "also"
"""It was to be one more."""
ONLY: Final = "only"
"""It was to be no more than what is named."""
WITHOUT: Final = "without"
"""What is named was not to be in it."""
OTHER: Final = "other"
"""It was to be the other one there is."""
BOTH: Final = "both"
"""It counts what is meant, and is no value: « ces deux-là »."""
COUNTS: Final = "counts"
"""Stands before how many are meant: « les trois » is no third one."""
OF_THEM: Final = "of_them"
"""Stands between the place of one thing and how many there are: « la deuxième des deux »."""
EXCHANGES: Final = "exchanges"
"""Stands around what was wrong, before what is wanted: « remplace … par »."""
RECENT: Final = "recent"
"""It is what was done last, of several that are alike: « le huit que je viens de mettre »."""
IT: Final = "it"
"""Words that only point at what is taken back: « je le reprends »."""
UNDOES: Final = "undoes"
"""What is named is to be undone, of several things: « la première, faut la bouger »."""
SWAP: Final = "swap"
"""Two were mistaken for each other."""
AFTER: Final = "after"
BEFORE: Final = "before"
"""It was to be the next one, or the one before: to the right, or to the left."""


class CorrectingWords:
    """What tells in one grammar how something is to be changed."""

    def __init__(self, grammar: Grammar) -> None:
        self._lemma = grammar.lemma
        self._marks: Mapping[str, Sequence[tuple[str, ...]]] = {
            kind: [tuple(map(self._any_form, split(mark))) for mark in marks]
            for kind, marks in grammar.spec.corrections.items()
        }

    @classmethod
    @lru_cache(maxsize=8)
    def of(cls, grammar: Grammar) -> CorrectingWords:
        """Return those of a grammar, made once."""
        return cls(grammar)

    def kinds(self, words: Sequence[str]) -> frozenset[str]:
        """Return the kinds of correcting words among words, as templates write them."""
        plain = split(words)
        said = {form for word in plain for form in (word, self._any_form(_ANY_FORM + word))}
        return frozenset(
            kind
            for kind, marks in self._marks.items()
            for mark in marks
            if said.issuperset(mark)
            and any(self._stands(mark, plain[at:]) for at in range(len(plain)))
        )

    def begins(self, kind: str, words: Sequence[str]) -> bool:
        """Tell whether words begin with correcting words of a kind."""
        plain = split(words)
        return any(self._stands(mark, plain) for mark in self._marks.get(kind, ()))

    def ends(self, words: Sequence[str]) -> frozenset[str]:
        """Return the kinds of correcting words that words end with."""
        plain = split(words)
        return frozenset(
            kind
            for kind, marks in self._marks.items()
            if any(self._stands(mark, plain[-len(mark) :]) for mark in marks)
        )

    def without_not_only(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return words without « pas seulement la trois » : it takes nothing away."""
        for at in range(1, len(words)):
            for mark in self._marks.get(EXCLUDES, ()):
                behind = tuple(words[at + len(mark) :])
                only = any(self._stands(one, behind) for one in self._marks.get(ONLY, ()))
                if only and self._stands(mark, tuple(words[at:])):
                    return tuple(words[:at])
        return tuple(words)

    def _stands(self, mark: tuple[str, ...], words: tuple[str, ...]) -> bool:
        """Tell whether words begin with a mark."""
        return len(mark) <= len(words) and all(map(self._is, mark, words))

    def _is(self, mark: str, word: str) -> bool:
        return mark in (word, self._any_form(_ANY_FORM + word))

    def _any_form(self, mark: str) -> str:
        """Return a word of a mark; where any form of a verb will do, one that stands for all."""
        verb = mark.removeprefix(_ANY_FORM)
        return mark if verb == mark else _ANY_FORM + self._lemma.get(verb, verb)
