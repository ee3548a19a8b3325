"""What may be taken for what in a language, at which cost, and what never.

Everything that the table does not allow costs too much: a word of content is never dropped, added
or swapped unless it says so.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from heraut.grammars.around import Around, read_around
from heraut.grammars.source import Node

ANYWHERE: Final = "anywhere"
"""Where a filler may stand: in the midst of a sentence, too."""
_FEWEST: Final = 3
"""Fewer words than these say nothing that may be left out."""
_FAR: Final = 5
"""So far behind the word that denies stands the one that makes « only » of it."""
_BEFORE: Final = 3
"""So many words before a verb its subject may stand: « il lui en reste-tu »."""


@dataclass(frozen=True, slots=True)
class Filler:
    """Words that mean nothing for the game: ``euh``, ``s'il te plaît``."""

    words: tuple[str, ...]
    where: str
    """``anywhere``, ``start`` or ``end``."""
    listen: bool
    """Whether the recogniser is to know them; a word that it need not know is noise to it."""


@dataclass(frozen=True, slots=True)
class Together:
    """Words in a row that sound like others, which none of them does alone."""

    heard: tuple[str, ...]
    meant: tuple[str, ...]
    cost: float

    def rewritten(self, words: tuple[str, ...]) -> tuple[str, ...] | None:
        """Return the words as they may have been meant, the first time that this is heard."""
        if self.heard[0] not in words:
            return None
        length = len(self.heard)
        for place in range(len(words) - length + 1):
            if words[place : place + length] == self.heard:
                return (*words[:place], *self.meant, *words[place + length :])
        return None


_PLUS: Final = re.compile(r"((?<!\S)\+(?=\d))|(?<=\d)\s*\+\s*(?=\d)")
_LISTED_ONE: Final = re.compile(r"(?:(?<=\d)[\s,]+1[\s,]+|\b1\s*,\s*)(?=\d)")
"""A 1 between two numbers, or before a comma and another one."""
_SHORTEST: Final = 2
"""Up to so many letters a word is often the end of another one."""


@dataclass(frozen=True, slots=True)
class Written:
    """How people write what they say fast: « j'pose », « chuis »."""

    elided: Mapping[str, str] = field(default_factory=dict)
    """By what ends in an apostrophe before a consonant, the word it is short for."""
    vowels: str = ""
    """What begins no such word: there the apostrophe is in its place."""
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By a word, those that it is short for."""
    letters: frozenset[str] = frozenset()
    """Words after which a letter alone is a line of the board: « ligne K »."""
    spells: frozenset[str] = frozenset()
    """Words between a letter and a word that begins with it, « K comme Kévin »."""
    subjects: Sequence[tuple[str, ...]] = ()
    """Words in a row after which a letter is a word of its own: « il y en a deux »."""
    links: Sequence[tuple[str, ...]] = ()
    """A letter that only links two words, and the second: « reste-t-il »."""
    rests: frozenset[str] = frozenset()
    """The words of one or two letters that are written together with one before: « jai ». All
    longer ones may be; « met » is no « m'et »."""
    goes: frozenset[str] = frozenset()
    """Verbs of motion that say no more before an infinitive: « je file vendre »."""
    infinitives: tuple[str, ...] = ()
    """What infinitives end with."""
    only: tuple[str, ...] = ()
    """Two words that mean « only » around a verb, the first of which people leave out: « je ne
    vends que »; and those between which they do not."""

    asks: tuple[str, ...] = ()
    """What is joined to a verb to ask, « tu », and the words that ask in its place."""
    askers: frozenset[str] = frozenset()
    """Subjects that stand before such a verb: « il en reste-tu »."""
    addressing: frozenset[str] = frozenset()
    """Those that do so also before a verb of the second person, as it ends: « j'peux-tu »."""
    addressed: tuple[str, ...] = ()
    """How that ends: without one of them « veux-tu » has no other subject."""
    impersonal: tuple[str, ...] = ()
    """A subject that people leave another one out before, and that one: « y a » is « il y a »."""

    joint: str = ""
    """What stands between a 1 and the next number of a row: « un onze » is one eleven."""

    signs: Mapping[str, str] = field(default_factory=dict)
    """By a sign, the words that it stands for: « F12 -> G12 »."""
    added: str = ""
    """The word for the sign before a number, « +3 »; between two it joins them."""

    def read(self, line: str) -> str:
        """Return a line with words for its signs."""
        if self.added and "+" in line:
            line = _PLUS.sub(lambda sign: f" {self.added if sign[1] else self.joint} ", line)
        for sign, words in self.signs.items():
            line = line.replace(sign, f" {words} ")
        return line

    def listed(self, line: str) -> str:
        """Return a line in which no 1 is an article: « 4, 1 et 11 » for « 4, 1, 11 »."""
        return _LISTED_ONE.sub(f" 1 {self.joint} ", line) if self.joint else line

    def asked(self, line: str) -> str:
        """Return a line with the words that ask for a mark joined to a verb: « il en reste-tu ».

        Where the verb has its subject before it, and the mark is none: « veux-tu » asks as it is.
        """
        mark, *asks = self.asks or ("",)
        if not mark or f"-{mark}" not in line:
            return line
        words = line.split()
        for at, word in enumerate(words):
            verb, _, after = word.partition(f"-{mark}")
            if verb == word or after[:1].isalpha():
                continue
            subjects = self.addressing if verb.endswith(self.addressed) else self._every_asker
            for first in range(max(0, at - _BEFORE), at + 1):
                subject, apostrophe, _ = words[first].partition("'")
                if subject + apostrophe in subjects:
                    words[at] = verb + after
                    return " ".join((*words[:first], *self._joined(asks, words[first:])))
        return line

    @property
    def _every_asker(self) -> frozenset[str]:
        return self.askers | self.addressing

    def _joined(self, asks: Sequence[str], words: Sequence[str]) -> Sequence[str]:
        """Return words behind those that ask, the last of which may lose its vowel before them."""
        subject, *left_out = self.impersonal or ("",)
        if words[0] == subject:
            words = (*left_out, *words)
        *before, last = asks
        shorts = [short for short, whole in self.elided.items() if whole == last]
        if shorts and self.elides(shorts[0], words[0]):
            return (*before, shorts[0] + words[0], *words[1:])
        return (*asks, *words)

    def is_subject(self, words: Sequence[str]) -> bool:
        """Tell whether words end with those after which a letter is a word of its own."""
        return any(tuple(words[-len(one) :]) == one for one in self.subjects)

    def elides(self, short: str, word: str) -> bool:
        """Tell whether before a word another loses its last vowel: « j' » before « ai »."""
        whole = self.elided.get(short, "")
        if (short[:-1], word) in self.links:
            return False
        # « Y a » is written so: nothing is lost there.
        return whole != short[:-1] and whole != "" and word[:1] in self.vowels

    def together(self, short: str, word: str) -> bool:
        """Tell whether people leave out the apostrophe between them, as in « jai »."""
        return self.elides(short, word) and (len(word) > _SHORTEST or word in self.rests)

    def shorter(self, words: list[str]) -> list[str]:
        """Return words without those that people may as well leave out."""
        if len(words) < _FEWEST:
            return words
        kept = [
            word
            for word, after in zip(words, (*words[1:], ""), strict=True)
            if word not in self.goes or not after.endswith(self.infinitives)
        ]
        denies, only, *others = self.only or ("", "")
        for at in range(len(kept)):
            if kept[at] == denies:
                near = kept[at + 1 : at + _FAR]
                if only in near and not {*others} & {*near}:
                    return kept[:at] + kept[at + 1 :]
        return kept

    def plain(self, word: str) -> tuple[str, ...]:
        """Return the words that a word stands for."""
        if word in self.words:
            return self.words[word]
        short, apostrophe, rest = word.partition("'")
        whole = self.elided.get(short + apostrophe)
        if whole is None or not rest or rest[0] in self.vowels:
            return (word,)
        return (*self.words.get(whole, (whole,)), *self.plain(rest))


@dataclass(frozen=True, slots=True)
class Confusions:
    """One language's table."""

    never: frozenset[frozenset[str]] = frozenset()
    """Pairs that may never be swapped."""
    alike: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    """By word as heard: the words that may have been meant, and the cost; 0 for the same sound."""
    extra: Mapping[str, float] = field(default_factory=dict)
    """Small words that may be heard although no form has them, and the cost."""
    missing: Mapping[str, float] = field(default_factory=dict)
    """Small words that may be missing in what was heard, and the cost."""
    fillers: tuple[Filler, ...] = ()
    together: tuple[Together, ...] = ()
    close: tuple[tuple[tuple[str, ...], ...], ...] = ()
    """Groups of words that sound close. None of them is taken for another, but numbers that differ
    only by them are doubted, in the lists that say so."""
    around: Around = field(default_factory=lambda: Around())
    """Words around what is meant, for sentences that are understood only without them."""
    written: Written = field(default_factory=lambda: Written())
    decoys: tuple[str, ...] = ()
    """Words that mean nothing here, and that a recogniser is to know nevertheless: a number beyond
    the highest one would be heard as another that may be said."""
    seldom: frozenset[str] = frozenset()
    """Words that are hardly ever a whole answer, where others that sound like them are."""

    def straightened(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return words with those in a row that surely mean others as these: « qui c'est qui »."""
        plain = tuple(words)
        for together in self.together:
            if not together.cost:
                while (meant := together.rewritten(plain)) is not None:
                    plain = meant
        return plain

    def sounds(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return one and the same word for all that sound alike, in place of each."""
        same = (
            [other for other, cost in self.alike.get(word, {}).items() if not cost]
            for word in words
        )
        return tuple(min((word, *others)) for word, others in zip(words, same, strict=True))

    def without_fillers(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return words without those that mean nothing."""
        before: tuple[str, ...] = ()
        while words != before:
            before = words
            for filler in self.fillers:
                words = _stripped(words, filler)
        return words


def _stripped(words: tuple[str, ...], filler: Filler) -> tuple[str, ...]:
    length = len(filler.words)
    match filler.where:
        case "start":
            return words[length:] if words[:length] == filler.words else words
        case "end":
            return words[:-length] if words[-length:] == filler.words else words
    for place in range(len(words) - length + 1):
        if words[place : place + length] == filler.words:
            return words[:place] + words[place + length :]
    return words


def read_confusions(root: Node, spoken: Iterable[Iterable[str]] = ()) -> Confusions:
    """Return a language's table.

    ``spoken`` are groups of words of which no two may ever be swapped, whatever the table says:
    the numbers of a slot. Raises ``GrammarError``.
    """
    known = ("never", "same_sound", "confused", "together", "close")
    others = ("extra", "missing", "fillers", "decoys", "seldom", "around", "written")
    parts = root.fields((), (*known, *others))
    never = {frozenset(pair) for group in spoken for pair in _pairs(list(group))}
    for group in parts.items_of("never"):
        never.update(frozenset(pair) for pair in _pairs(_words(group)))
    alike: dict[str, dict[str, float]] = {}
    for group in parts.items_of("same_sound"):
        for heard, meant in _pairs(_words(group)):
            _allow(alike, never, group, heard, meant, 0.0)
            _allow(alike, never, group, meant, heard, 0.0)
    for heard_node, meant_nodes in parts.named("confused"):
        for meant_node, cost in meant_nodes.named():
            heard, meant = heard_node.text(), meant_node.text()
            _allow(alike, never, meant_node, heard, meant, cost.cost())
    fillers = tuple(map(_filler, parts.items_of("fillers")))
    groups = map(_words, parts.items_of("close"))
    close = tuple(tuple(tuple(words.split()) for words in group) for group in groups)
    return Confusions(
        frozenset(never),
        alike,
        {word.text(): cost.cost() for word, cost in parts.named("extra")},
        {word.text(): cost.cost() for word, cost in parts.named("missing")},
        fillers,
        tuple(map(_together, parts.items_of("together"))),
        close,
        read_around(parts["around"]) if "around" in parts else Around(),
        _written(parts["written"]) if "written" in parts else Written(),
        tuple(parts.texts("decoys")),
        frozenset(parts.texts("seldom")),
    )


def _written(node: Node) -> Written:
    others = ("letters", "spells", "subjects", "links", "rests", "goes", "infinitives", "only")
    marks = ("asks", "askers", "addressing", "addressed", "impersonal")
    fields = node.fields(
        ("elided", "vowels", "words"), (*others, *marks, "joint", "signs", "added")
    )
    elided = {short.text(): whole.text() for short, whole in fields.named("elided")}
    words = {word.text(): tuple(whole.text().split()) for word, whole in fields.named("words")}
    letters, spells = frozenset(fields.texts("letters")), frozenset(fields.texts("spells"))
    subjects, links = fields.phrases("subjects"), fields.phrases("links")
    rests = frozenset(fields.texts("rests"))
    goes, infinitives = frozenset(fields.texts("goes")), tuple(fields.texts("infinitives"))
    only = tuple(fields.texts("only"))
    how = (letters, spells, subjects, links, rests, goes, infinitives, only)
    asking = (
        tuple(fields.texts("asks")),
        frozenset(fields.texts("askers")),
        frozenset(fields.texts("addressing")),
        tuple(fields.texts("addressed")),
        tuple(fields.texts("impersonal")),
        fields.text("joint"),
    )
    signs = {sign.text(): word.text() for sign, word in fields.named("signs")}
    marked = signs, fields.text("added")
    return Written(elided, fields.text("vowels"), words, *how, *asking, *marked)


def _allow(
    alike: dict[str, dict[str, float]],
    never: Iterable[frozenset[str]],
    place: Node,
    heard: str,
    meant: str,
    cost: float,
) -> None:
    if frozenset((heard, meant)) in never:
        raise place.error(f"{heard!r} and {meant!r} may never be swapped")
    known = alike.setdefault(heard, {})
    known[meant] = min(cost, known.get(meant, cost))


def _words(group: Node) -> list[str]:
    words = [item.text() for item in group.items()]
    if len(words) < 2:
        raise group.error("at least two words are needed")
    return words


def _pairs(words: list[str]) -> list[tuple[str, str]]:
    return [(a, b) for place, a in enumerate(words) for b in words[place + 1 :] if a != b]


def _filler(node: Node) -> Filler:
    fields = node.fields(("say", "where"), ("listen",))
    where = fields["where"].one_of((ANYWHERE, "start", "end"))
    return Filler(tuple(fields["say"].text().split()), where, fields.flag("listen"))


def _together(node: Node) -> Together:
    fields = node.fields(("heard", "meant", "cost"))
    heard, meant = (tuple(fields[name].text().split()) for name in ("heard", "meant"))
    return Together(heard, meant, fields["cost"].cost())


@lru_cache(maxsize=1 << 16)
def folded(word: str) -> str:
    """Return a word without its accents and joined letters, as hurried fingers type it."""
    if word.isascii():
        return word
    split = unicodedata.normalize("NFD", word.replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter for letter in split if not unicodedata.combining(letter))
