"""The pieces by which a place is described: « à gauche de », « la taverne », « de droite ».

``<lang>/examples/<game>.places.yaml`` has them. What describes nothing must be known as talk: with
one word that is not, nothing is described at all. What the pieces amount to the engine tells.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from heraut.engines.protocol import Term
from heraut.grammars.confusions import folded
from heraut.grammars.grammar import Grammar
from heraut.grammars.sentence_templates import all_ways
from heraut.grammars.source import read_yaml
from heraut.grammars.typed.asides import Asides
from heraut.grammars.typed.clauses import clauses
from heraut.grammars.typed.example_files import examples_home
from heraut.grammars.typed.mentions import split

STOP: Final = "stop"
"""The kind of piece that says where one stops for breath."""
NUMBER: Final = "number"
"""The kind of a number of a compound's list that stands by itself."""
_TALK: Final = ""
_MARK: Final = "?"


class PlaceTerms:
    """The pieces that one grammar knows."""

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar
        self._known: dict[tuple[str, ...], Term] = {}
        self._verbs: frozenset[str] = frozenset()
        file = examples_home(grammar.lang) / f"{grammar.game}.places.yaml"
        if file.is_file():
            self._read(file.read_text(encoding="utf-8"), file.name)
        self._longest = max(map(len, self._known), default=0)

    @classmethod
    @lru_cache(maxsize=8)
    def of(cls, grammar: Grammar) -> PlaceTerms:
        """Return those of a grammar, made once."""
        return cls(grammar)

    def _read(self, text: str, file: str) -> None:
        fields = read_yaml(text, file).fields(("terms", "marks", "talk", "verbs"))
        for way in all_ways(fields.items_of("talk")):
            self._known[_key(way.split())] = (_TALK, "")
        for number, said in self._numbers():
            self._known.setdefault(_key(said), (NUMBER, number))
        for kind, node in fields.named("terms"):
            for one, ways in node.named():
                for way in all_ways(ways.items()):
                    self._known[_key(way.split())] = (kind.text(), one.text())
        for kind, ways in fields.named("marks"):
            for way in all_ways(ways.items()):
                self._known[_key(way.split())] = (kind.text(), "")
        for compound, name, words in self._compounds():
            self._known[_key(words)] = (compound, name)
        verbs = {folded(verb) for verb in fields.texts("verbs")}
        lemmas = {folded(form): one for form, one in self._grammar.lemma.items()}
        meant = {lemmas[verb] for verb in verbs if verb in lemmas}
        self._verbs = frozenset(verbs | {form for form, one in lemmas.items() if one in meant})

    def _numbers(self) -> Iterator[tuple[str, Sequence[str]]]:
        for compound in self._grammar.spec.compounds.values():
            for part in compound.parts:
                for value, forms in self._grammar.spec.numbers[part].words.items():
                    for form in forms:
                        if isinstance(value, int):
                            yield str(value), form
                        else:
                            # A list of the parts is named as it is: a bare line.
                            self._known.setdefault(_key(form), (part, str(value)))
                            self._known.setdefault(
                                (folded(str(value)).lower(),), (part, str(value))
                            )

    def _compounds(self) -> Iterator[tuple[str, str, Sequence[str]]]:
        for name, compound in self._grammar.spec.compounds.items():
            lists = (self._grammar.spec.numbers[part].words.items() for part in compound.parts)
            for parts in product(*lists):
                value = "".join(str(part) for part, _ in parts)
                for said in product(*(forms for _, forms in parts)):
                    yield name, value, [word for form in said for word in form]

    def read(self, words: Sequence[str]) -> tuple[Term, ...]:
        """Return the pieces of typed words in a row; none where a word is no piece and no talk."""
        if not self._known or _MARK in "".join(words):
            return ()
        # « Entre les deux » describes something, though it is also said in passing.
        return self._read_all(words) or self._read_all(Asides.of(self._grammar).without(words))

    def _read_all(self, words: Sequence[str]) -> tuple[Term, ...]:
        found: list[Term] = []
        for clause in clauses(self._grammar, words):
            if found:
                found.append((STOP, ""))
            terms = self._terms(split(clause))
            if terms is None:
                return ()
            found += terms
        return tuple(found)

    def _terms(self, words: Sequence[str]) -> list[Term] | None:
        plain = [folded(word) for word in words]
        found: list[Term] = []
        rest: list[str] = []
        at = 0
        while at < len(words):
            lengths = range(min(self._longest, len(words) - at), 0, -1)
            length = next((n for n in lengths if tuple(plain[at : at + n]) in self._known), 0)
            if length:
                term = self._known[tuple(plain[at : at + length])]
                if term[0] != _TALK:
                    found.append(term)
            elif plain[at] not in self._verbs and not self._grammar.around.is_free(words[at]):
                return None
            # « Où je suis » as a whole asks nothing.
            rest.append(words[at] if length < 2 else "")
            at += length or 1
        return None if self._grammar.around.is_wondered(tuple(rest)) else found


def _key(words: Sequence[str]) -> tuple[str, ...]:
    return tuple(map(folded, split(words)))
