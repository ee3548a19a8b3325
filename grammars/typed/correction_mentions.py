"""What a correction mentions: values that an action may have, and how each is spoken of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass
from functools import cached_property
from itertools import filterfalse, zip_longest
from typing import Final

from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.forms import split as parted
from heraut.grammars.grammar import Grammar
from heraut.grammars.meaning import Kind, Scope, Slots
from heraut.grammars.typed.clauses import clauses
from heraut.grammars.typed.correcting_words import ALSO, BOTH, ONLY, OTHER, WITHOUT, CorrectingWords
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.mentions import NUMBER, Mention, split
from heraut.grammars.typed.people import PERSONAL

_ASKS: Final = "?"
_BEFORE: Final = 3
"""So many words before a value may tell what it is: « dans la colonne trois »."""

Words = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Said:
    """One thing that a correction mentions."""

    values: frozenset[str]
    """What it may be in a notation."""
    role: str = ""
    """How it is mentioned: :data:`WITHOUT`, :data:`ONLY`, or just so."""
    slots: tuple[Slots, ...] = ()
    """What it is by the words before it, if they tell."""
    words: Words = ()
    """It with the word before it."""


def names_a_player(grammar: Grammar, verb: str) -> bool:
    """Tell whether an action of this verb may name a player."""
    return any(
        slot in PERSONAL
        for intent in grammar.of_kind(Kind.COMMAND)
        if intent.verb == verb
        for _, slot in grammar.slots.numbers_of(intent.id)
    )


@dataclass(frozen=True)
class CorrectionMentions:
    """A correction of one action, as far as it tells how that is to be changed."""

    free: FreeQuestions
    resolver: ActionResolver
    words: Sequence[str]
    """The correction, with its stops."""
    verb: str
    """The kind of action."""
    parts: Set[str]
    """The values in it."""
    possible: Set[str]
    """All that an action of this kind could name."""

    @cached_property
    def kinds(self) -> frozenset[str]:
        """How it says that something is to be changed."""
        grammar = self.resolver.grammar
        spelled = (word for clause in clauses(grammar, self.words) for word in clause)
        return CorrectingWords.of(grammar).kinds(tuple(spelled))

    @cached_property
    def _lists(self) -> frozenset[str]:
        """The lists of values that an action of this kind may name."""
        return self._named(lambda verb: verb == self.verb)

    @cached_property
    def _personal(self) -> bool:
        return names_a_player(self.resolver.grammar, self.verb)

    def _named(self, wanted: Callable[[str], bool]) -> frozenset[str]:
        """Return the lists of values that actions name, by their verb; not what describes them."""
        grammar = self.resolver.grammar
        return frozenset(
            name
            for intent in grammar.of_kind(Kind.COMMAND)
            if wanted(intent.verb)
            for name, slot in grammar.slots.numbers_of(intent.id)
            if slot not in self.resolver.rules.references
        )

    @cached_property
    def said(self) -> Sequence[Said]:
        """What it mentions that an action of this kind may name."""
        found: dict[frozenset[str], Said] = {}
        for clause in clauses(self.resolver.grammar, self.words):
            for one in self._mentioned(clause):
                known = found.get(one.values)
                # « L'hospice, l'hospice ! » is one thing.
                if known is None or not known.role:
                    found[one.values] = one
        return tuple(found.values())

    def _mentioned(self, clause: Words) -> Iterator[Said]:
        words, start = split(clause), 0
        for mention in self.free.mentioned(clause)[1]:
            at = _first(words, mention.words, start)
            after = at + len(mention.words)
            ends = CorrectingWords.of(self.resolver.grammar).ends
            # « L'autre six » is another one of a kind, and « ces deux-là » are two.
            told = OTHER in ends(words[start:at]) or BOTH in ends(words[start:after])
            if not (values := self._values(mention)) or told:
                continue
            role = self._role(words[start:at]) or self._role(words, whole=True)
            pieces = self._pieces(words[max(start, at - _BEFORE) : after])
            yield Said(values, role, pieces, words[max(start, at - 1) : after])
            start = after
        last = self._unlimited(words[start:])
        if last[-1:] in self._ones and "1" in self.possible:
            # « J'en voulais qu'une », « une seule » : before no other word it is a number.
            yield Said(frozenset("1"), self._role(words, whole=True))

    def _unlimited(self, words: Words) -> Words:
        """Return words without those at their end that only say « no more »."""
        while words and ONLY in CorrectingWords.of(self.resolver.grammar).kinds(words[-1:]):
            words = words[:-1]
        return words

    @property
    def denies_both(self) -> bool:
        """Whether it says of the two that were meant that they are too many: « pas les deux »."""
        ends = CorrectingWords.of(self.resolver.grammar).ends
        every = map(split, clauses(self.resolver.grammar, self.words))
        return any(
            words[: len(mark)] == mark and BOTH in ends(words)
            for words in every
            for mark in self._wrong
        )

    def _role(self, words: Words, *, whole: bool = False) -> str:
        """Return what words before a mention, or the clause that it is in, make of it."""
        grammar = self.resolver.grammar
        if not whole:
            wrong = (words[at : at + len(m)] == m for m in self._wrong for at in range(len(words)))
            return WITHOUT if any(wrong) else ""
        kinds = CorrectingWords.of(grammar).kinds(words)
        return next((kind for kind in (ONLY, WITHOUT) if kind in kinds), "")

    @cached_property
    def _ones(self) -> frozenset[Words]:
        numbers = self.resolver.grammar.spec.numbers.values()
        return frozenset(form for one in numbers for form in one.words.get(1, ()))

    @cached_property
    def _wrong(self) -> Sequence[Words]:
        return [split(mark) for mark in self.resolver.grammar.spec.rather_than]

    def _values(self, mention: Mention) -> frozenset[str]:
        """Return what a mention may be in a notation: a value, or one of which it is a part."""
        spec = self.resolver.grammar.spec
        if mention.person and not self._personal:
            # « Paul, passe le sel » names no second of anything.
            return frozenset()
        if mention.kind == NUMBER:
            own = {*map(str, mention.values.values())}
        else:
            own = {str(mention.values[name]) for name in self._lists & mention.values.keys()}
            own |= self.possible & {*map(str, mention.values.values())}
        for name in self._lists & spec.compounds.keys():
            for value in filterfalse(str.isdecimal, self.parts):
                parts = parted(spec, name, value) or ()
                for at, of_list in enumerate(spec.compounds[name].parts[: len(parts)]):
                    new = mention.values.get("" if mention.kind == NUMBER else of_list)
                    if new in spec.numbers[of_list].words:
                        own.add("".join(map(str, (*parts[:at], new, *parts[at + 1 :]))))
        return frozenset(own)

    def _pieces(self, words: Words) -> tuple[Slots, ...]:
        """Return what a value is by the words before it: a card, or the column of one."""
        resolver = self.resolver
        for at in range(len(words)):
            read = resolver.grammar.loosely(words[at:], Scope.FILL)
            pieces = [one for one in resolver.meant_now(read) if one.kind is Kind.PARTIAL]
            if pieces:
                return tuple(one.slots for one in pieces if len(one.slots) == 1)
        return ()

    @property
    def rather(self) -> Sequence[Words]:
        """The words between what is meant and what is not that are said."""
        every = (word for clause in clauses(self.resolver.grammar, self.words) for word in clause)
        words = split(tuple(every))
        return [mark for mark in self._wrong if stands(mark, words)]

    @property
    def asks(self) -> bool:
        """Whether it ends as a question does."""
        return _ASKS in "".join(self.words[-2:])

    @property
    def strange(self) -> bool:
        """Whether something with a name is mentioned that no action of this kind has to do with."""
        words = [word for clause in clauses(self.resolver.grammar, self.words) for word in clause]
        lists = self._named(bool)
        every = self.free.mentioned(words)[1]
        things = (
            one
            for one, after in zip_longest(every, every[1:])
            if one.kind != NUMBER and one.values.keys() & lists and not self._counts(one, after)
            # « J'ai oublié la cinq, je récolte les deux » names what was done.
            if self.verb not in one.values.values() or ALSO not in self.kinds
        )
        return not all(map(self._values, things))

    def _counts(self, thing: Mention, number: Mention | None) -> bool:
        """Tell whether a thing only says what the number behind it counts: « la maison cinq »."""
        if number is None or number.kind != NUMBER or not self._values(number):
            return False
        said = (*thing.words, *number.words)
        words = [word for clause in clauses(self.resolver.grammar, self.words) for word in clause]
        return stands(said, split(tuple(words))) and bool(self._pieces(said))


def stands(part: Words, words: Words) -> bool:
    """Tell whether words stand in a row among others."""
    return any(words[at : at + len(part)] == part for at in range(len(words)))


def _first(words: Words, part: Words, start: int) -> int:
    """Return where a part of words begins."""
    every = range(start, len(words))
    return next((at for at in every if words[at : at + len(part)] == part), start)
