"""A correction as a variation of what was done: the same kind of action, with something changed.

What was done may be taken back, so what is meant is looked for among what could be done then: the
one action of the same kind that has all that is mentioned and was not in it, and differs in nothing
else. Where several fit as well, none is meant.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from heraut.engines.notation import verb_of
from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.meaning import DOUBT, Command, Meaning, Slots
from heraut.grammars.surface_forms import wordings
from heraut.grammars.typed.correcting_words import (
    AFTER,
    ALSO,
    BEFORE,
    ONLY,
    OTHER,
    PAST,
    REGRET,
    SWAP,
    WITHOUT,
)
from heraut.grammars.typed.correction_mentions import CorrectionMentions, Said, stands
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.mentions import split

_PART: Final = re.compile(r"[a-z][a-z_]*(?:[-_][0-9]+)?|[A-Z]?[0-9]+")
"""A value in a notation."""
_ASKS: Final = "?"
_BOTH: Final = "2"
"""So many are both: « une seule, pas les deux »."""
_NUMBER: Final = re.compile("[0-9]+")
_MOST: Final = 400
"""Where more could have been done than this, nothing is looked for."""
_LOOKED_AT: Final = 8
"""So many that fit are told apart by the words before what is mentioned."""
_BEFORE: Final = 3
"""So many words before a value may tell what it is: « dans la colonne trois »."""

Words = tuple[str, ...]
Parts = Counter[str]


@dataclass(frozen=True, slots=True)
class Change:
    """What one action has that another has not, and the other way round."""

    added: Parts
    removed: Parts


@dataclass(frozen=True)
class Variations:
    """What could have been done in place of one action, when it was done."""

    free: FreeQuestions
    resolver: ActionResolver
    """Of the moment before it."""
    done: str
    words: Sequence[str]
    """The correction, with its stops."""

    def meant(self) -> Command | None:
        """Return the one variation that is meant, to be read back; ``None`` if none or several.

        Who asks something varies nothing, unless the words can speak of nothing but what was done.
        """
        kinds = self._mentions.kinds
        wrong = any(one.role == WITHOUT for one in self._mentions.said if one not in self._new)
        wrong = wrong or any(map(self._counts, self._mentions.said))
        wrong = wrong or (bool(self._new) and self._mentions.denies_both)
        if not (wrong or kinds & {REGRET, ALSO}) or (self._mentions.asks and PAST not in kinds):
            return None
        for fits, named in self._ways():
            found = [one for one in self._others if fits(self._change(one))]
            if found:
                return self._one_of(found, named)
        for kind, step in ((AFTER, 1), (BEFORE, -1)):
            if kind in kinds and not self._new:
                return self._one_of(self._moved(step), named=False)
        if (
            self._mentions.said
            and not self._new
            and any(len(mark) > 1 for mark in self._mentions.rather)
        ):
            return self._one_of(self._otherwise, named=True)
        return None

    @property
    def _otherwise(self) -> Sequence[str]:
        """Return what else could have been done with the same: to keep it rather than play it."""
        rules, state, done = self.resolver.rules, self.resolver.state, self.done.partition(" ")
        legal = (str(action).partition(" ") for action in rules.legal(state))
        return ["".join(one) for one in legal if one[0] != done[0] and one[2] == done[2] != ""]

    def _moved(self, step: int) -> Sequence[str]:
        """Return what differs only in that its numbers lie so far away: most of them."""
        ours = [*map(int, _NUMBER.findall(self.done))]
        alike = [one for one in self._others if _NUMBER.sub("", one) == _NUMBER.sub("", self.done)]
        steps = {
            one: [int(to) - at for to, at in zip(_NUMBER.findall(one), ours, strict=True)]
            for one in alike
        }
        fit = {one: moved.count(step) for one, moved in steps.items() if {0, step} >= {*moved}}
        return [one for one, count in fit.items() if count == max(fit.values())]

    def swapped(self, before: str) -> tuple[Command, ...]:
        """Return what was done and the action ``before`` it, each with what the other one was of.

        The resolver is of the moment before both. Nothing else may be mentioned.
        """
        both = self._parts + _parts(before)
        new = any(one.values.isdisjoint(both) for one in self._mentions.said)
        if SWAP not in self._mentions.kinds or new or self._parts == _parts(before):
            return ()
        (first, one), (second, other) = before.split(" ", 1), self.done.split(" ", 1)
        found: list[Command] = []
        resolver = self.resolver
        for notation in (f"{first} {other}", f"{second} {one}"):
            legal = [str(action) for action in resolver.rules.legal(resolver.state)]
            if notation not in legal:
                return ()
            said = wordings(resolver.grammar, resolver.rules, resolver.state, notation)
            found += [self._read_back(meaning, notation) for meaning in said[:1]]
            resolver = resolver.after(found[-1])
        return tuple(found)

    def _one_of(self, found: Sequence[str], named: bool) -> Command | None:
        grammar, rules, state = self.resolver.grammar, self.resolver.rules, self.resolver.state
        if len(found) > _LOOKED_AT:
            return None
        fit: list[Command] = []
        for notation in found:
            for meaning in wordings(grammar, rules, state, notation):
                # Who does not name it must not be told what a hidden card may do.
                if (named or self._is_open(meaning)) and self._tells(meaning):
                    fit.append(self._read_back(meaning, notation))
                    break
        if len(fit) > 1:
            fit = [one for one in fit if self._says(one.meaning)]
        return fit[0] if len(fit) == 1 else None

    def _is_open(self, meaning: Meaning) -> bool:
        """Tell whether all may know that an action is legal in which a value is another one."""
        grammar = self.resolver.grammar
        if grammar.intents[meaning.intent].secret:
            return False
        before = next((one for one in self._meanings if one.intent == meaning.intent), None)
        single = {many: one for one, many in grammar.slots.gathering.items()}
        return before is not None and all(
            value == before.slots.get(slot) or self._lies_open(single.get(slot, slot), str(value))
            for slot, value in meaning.slots.items()
        )

    def _lies_open(self, slot: str, value: str) -> bool:
        tap = self.resolver.grammar.spec.taps.get(slot)
        if tap is None or not (tap.confirms or tap.hidden is not None):
            return True
        rules, state = self.resolver.rules, self.resolver.state
        items = (int(one) if one.isdecimal() else one for one in value.split(","))
        return all(rules.lies_open(state, slot, item) for item in items)

    @cached_property
    def _meanings(self) -> Sequence[Meaning]:
        """What was done, as it is said."""
        resolver = self.resolver
        return wordings(resolver.grammar, resolver.rules, resolver.state, self.done)

    @staticmethod
    def _read_back(meaning: Meaning, notation: str) -> Command:
        return Command(
            Meaning(meaning.intent, meaning.kind, meaning.slots, DOUBT, meaning.form), notation
        )

    # What could have been done.

    @cached_property
    def _others(self) -> Sequence[str]:
        rules, state = self.resolver.rules, self.resolver.state
        legal = [str(action) for action in rules.legal(state)]
        verb = verb_of(self.done)
        alike = [one for one in legal if verb_of(one) == verb and one != self.done]
        return alike if len(alike) <= _MOST else ()

    @cached_property
    def _parts(self) -> Parts:
        return _parts(self.done)

    def _change(self, notation: str) -> Change:
        parts = _parts(notation)
        return Change(parts - self._parts, self._parts - parts)

    @cached_property
    def _mentions(self) -> CorrectionMentions:
        verb = verb_of(self.done)
        possible = {part for one in (*self._others, self.done) for part in _parts(one)}
        ours = self._parts.keys()
        return CorrectionMentions(self.free, self.resolver, self.words, verb, ours, possible)

    def _tells(self, meaning: Meaning) -> bool:
        """Tell whether a command has all that is mentioned anew where the words say it is."""
        for one in self._new:
            told = [self._told(meaning.slots, slots) for slots in one.slots]
            if False in told and True not in told:
                return False
        return True

    def _says(self, meaning: Meaning) -> bool:
        """Tell whether the sentence of a command has what is mentioned with the word before it."""
        words = tuple(split(meaning.form.split()))
        return all(stands(one.words, words) for one in self._new if one.words)

    def _told(self, slots: Slots, piece: Slots) -> bool | None:
        """Return whether a command has a piece; ``None`` if the piece is none of such a command."""
        ((slot, value),) = piece.items()
        many = self.resolver.grammar.slots.gathering.get(slot, "")
        if slot in slots:
            return slots[slot] == value
        return str(value) in str(slots[many]).split(",") if many in slots else None

    @cached_property
    def _new(self) -> Sequence[Said]:
        new = (one for one in self._mentions.said if not self._counts(one))
        return [one for one in new if one.values.isdisjoint(self._parts)]

    def _counts(self, said: Said) -> bool:
        """Tell whether something only says how many were too many: « un seul, pas deux »."""
        return said.role == WITHOUT and str(len(self._items)) in said.values and bool(self._items)

    # What is meant by it.

    def _ways(self) -> Iterator[tuple[Callable[[Change], bool], bool]]:
        """Yield how an action may be varied, the likeliest first, and whether all is named."""
        old = [one for one in self._mentions.said if one not in self._new]
        wrong, only = ([one for one in old if one.role == role] for role in (WITHOUT, ONLY))
        also = ALSO in self._mentions.kinds
        if self._new and self._mentions.denies_both and _BOTH in self._parts:
            wrong.append(Said(frozenset({_BOTH}), WITHOUT))
        if self._new:
            if self._mentions.strange and not wrong:
                # « Le blé, mais je paie avec une pierre » tells of more than of this action.
                return
            if also:
                yield lambda it: self._is(it.added, self._new) and not it.removed, True
            if also and REGRET not in self._mentions.kinds:
                return
            yield (
                lambda it: (
                    self._is(it.added, self._new)
                    and it.added.total() == it.removed.total()
                    and all(one.values & it.removed.keys() for one in wrong)
                ),
                True,
            )
            if wrong:
                yield lambda it: self._is(it.added, self._new) and self._is(it.removed, wrong), True
            return
        if only:
            named = [one for one in self._items if any(one in each.values for each in only)]
            # « Un seul bois », of two.
            kept = named if len(named) < len(self._items) else {*named}
            left = Counter(self._items) - Counter(kept)
            yield lambda it: not it.added and it.removed == left, True
        elif wrong:
            yield lambda it: not it.added and self._is(it.removed, wrong), True
        if SWAP in self._mentions.kinds:
            yield lambda it: not it.added and not it.removed, False
        if OTHER in self._mentions.kinds and also:
            yield lambda it: it.added.total() == 1 and not it.removed, False
        elif OTHER in self._mentions.kinds:
            yield lambda it: it.added.total() == 1 == it.removed.total(), False

    @cached_property
    def _items(self) -> Sequence[str]:
        """The items of the series in what was done."""
        series = [word for word in self.done.split() if "," in word]
        return series[0].split(",") if len(series) == 1 else ()

    @staticmethod
    def _is(parts: Parts, said: Sequence[Said]) -> bool:
        """Tell whether values are just those that are mentioned."""
        left = list(parts.elements())
        for one in said:
            value = next((value for value in left if value in one.values), None)
            if value is None:
                return False
            left.remove(value)
        return not left


def parts_of(notation: str) -> frozenset[str]:
    """Return the values in an action, in notation."""
    return frozenset(_parts(notation))


def _parts(notation: str) -> Parts:
    return Counter(_PART.findall(notation.partition(" ")[2]))
