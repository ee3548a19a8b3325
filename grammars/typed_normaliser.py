"""Words as they are typed, written as the templates write them.

Hurried fingers leave accents and apostrophes out, write digits, and write as the tongue speaks. And
they write ``F12`` for a place, of which nobody says the letter: the words of lines are chosen to be
far apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from heraut.grammars.confusions import Written, folded
from heraut.grammars.schema import number_words
from heraut.grammars.spec import Spec

_NOISE: Final = re.compile(r"[^\w'\[\]]+")
_TOGETHER: Final = re.compile(r"([a-z])(\d{1,2})")
_LARGEST: Final = 99
"""The last number whose first word is known to begin one: a place has two digits at most."""
_REMEMBERED: Final = 4096
"""So many words are remembered with what they are short for."""


class TypedNormaliser:
    """What typed words stand for in one grammar."""

    def __init__(self, spec: Spec, lang: str, known: Iterable[str], written: Written) -> None:
        self._lang = lang
        self._written = written
        self._letters = {
            value.casefold(): tuple(forms[0])
            for compound in spec.compounds.values()
            for value, forms in spec.numbers[compound.parts[0]].words.items()
            if isinstance(value, str) and len(value) == 1
        }
        """The words of a line, by its letter."""
        begin = {number_words(value, lang)[0] for value in range(1, _LARGEST + 1)}
        self._compounds = tuple(spec.compounds)
        self._counted = {
            " ".join(number_words(value, lang)): value for value in range(1, _LARGEST + 1)
        }
        """Numbers by their words."""
        self._begin = tuple(sorted(begin))
        """What a number may begin with."""
        self._short_for = lru_cache(_REMEMBERED)(self._words_for)
        words = sorted(known)
        self.known = frozenset(words)
        """The words of the templates."""
        self._accented = {folded(word): word for word in words} | {word: word for word in words}
        """The words of the templates by themselves without accents."""

    def plain(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return words as the templates write them."""
        lower = self._written.read(" ".join(words).lower().replace("’", "'"))
        said = _NOISE.sub(" ", self._written.asked(self._written.listed(lower))).split()
        split = [each for word in self._apostrophes(said) for each in self._short_for(word)]
        plain: list[str] = []
        for word in self._lines(split) if self._letters else split:
            if word.isdecimal():
                plain += number_words(int(word), self._lang)
            else:
                plain.append(self._accented.get(word, word))
        return tuple(self._written.shorter(plain))

    def beyond(self, words: Sequence[str]) -> Iterator[tuple[str, str]]:
        """Yield places named on a line of no board, ``Z4``, « Z quatre », each behind its list.

        None where a word before the letter makes it a word of its own.
        """
        if not self._letters:
            return
        said = _NOISE.sub(" ", " ".join(words).lower()).split()
        for at, word in enumerate(said):
            together = _TOGETHER.fullmatch(word)
            letter, number = (together[1], together[2]) if together else (word, "")
            if not number and at + 1 < len(said):
                number = str(self._counted.get(said[at + 1], said[at + 1]))
            strange = len(letter) == 1 and letter.isalpha() and letter not in self._letters
            if strange and number.isdecimal() and not self._written.is_subject(said[:at]):
                for name in self._compounds:
                    yield name, f"{letter.upper()}{int(number)}"

    def unspelled(self, words: Sequence[str]) -> list[str]:
        """Return typed words without those that only spell a line: « K comme Kévin, dix-sept »."""
        bare = [folded(_NOISE.sub("", word.lower())) for word in words]
        kept, at = list[str](), 0
        while at < len(words):
            letter, spells, begins, number = (*bare[at : at + 4], "", "", "", "")[:4]
            kept.append(words[at])
            spelled = letter in self._letters and spells in self._written.spells
            counted = number.isdecimal() or number.startswith(self._begin)
            at += 3 if spelled and counted and begins[1:] and begins[0] == letter else 1
        return kept

    def _apostrophes(self, words: Sequence[str]) -> Sequence[str]:
        """Return words with the apostrophes that were left out: « c est », « qu est ce que ».

        Before a number a letter is a line of a board.
        """
        joined: list[str] = []
        for word in words:
            elided = f"{joined[-1]}'" if joined else ""
            if self._written.elides(elided, word) and word not in self._begin:
                joined[-1] = elided + word
            else:
                joined.append(word)
        return joined

    def _words_for(self, word: str) -> Sequence[str]:
        if word in self.known:
            return (word,)
        plain = self._written.plain(word)
        return plain if plain != (word,) else (self._with_apostrophe(word),)

    def _with_apostrophe(self, word: str) -> str:
        """Return an unknown word with the apostrophe that was left out: « cest », « jarrete ».

        Not before a number: of « lune » the moon is meant rather than the one.
        """
        for short in self._written.elided:
            letters = short[:-1]
            if not word.startswith(letters):
                continue
            rest = self._accented.get(word[len(letters) :], "")
            number = rest.startswith(self._begin)
            if rest and not number and self._written.together(short, rest):
                return short + rest
        return word

    def _lines(self, words: Sequence[str]) -> Iterator[str]:
        """Yield words, with those of a line for a letter beside a number or the word « ligne »."""
        for at, word in enumerate(words):
            together = _TOGETHER.fullmatch(word)
            after = words[at + 1] if at + 1 < len(words) else ""
            if together and together[1] in self._letters:
                yield from (*self._letters[together[1]], together[2])
            elif (
                word in self._letters
                # « Il a deux » has a verb; « c'est ça, f onze » has none.
                and not (word in self._written.vowels and self._written.is_subject(words[:at]))
                and (
                    after.isdecimal()
                    or after in self._begin
                    or (at and words[at - 1] in self._written.letters)
                )
            ):
                yield from self._letters[word]
            else:
                yield word
