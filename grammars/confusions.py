"""What may be taken for what in a language, at which cost, and what never.

Everything that the table does not allow costs too much: a word of content is never dropped, added
or swapped unless it says so.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from heraut.grammars.source import Node

ANYWHERE: Final = "anywhere"
"""Where a filler may stand: in the midst of a sentence, too."""
_ENDS: Final = "~"
"""Before what a word of a row ends with."""
_FREE: Final = 0.01
"""What it costs to leave out a word that changes nothing: of two sentences, the nearer is meant."""
_WIDE: Final = 0.02
"""And any other word, where nothing is understood with it."""
_FEWEST: Final = 3
"""Fewer words than these say nothing that may be left out."""
_FAR: Final = 5
"""So far behind the word that denies stands the one that makes « only » of it."""


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
        length = len(self.heard)
        for place in range(len(words) - length + 1):
            if words[place : place + length] == self.heard:
                return (*words[:place], *self.meant, *words[place + length :])
        return None


@dataclass(frozen=True, slots=True)
class Around:
    """What people say around what they mean, « je voudrais », in words as templates write them."""

    words: Mapping[str, float] = field(default_factory=dict)
    """Words that may be left out, and the cost: next to nothing where they never change it."""
    kept: frozenset[str] = frozenset()
    """Words that change what is meant, such as « pas »: they are never left out."""
    other: float = 0.5
    """What it costs to leave any other word out."""
    missing: Mapping[str, float] = field(default_factory=dict)
    """Small words that a sentence may lack, and the cost."""
    asks: tuple[tuple[str, ...], ...] = ()
    """Words in a row that ask: nothing is done at once."""
    tells: tuple[tuple[str, ...], ...] = ()
    """Words in a row that say what is, « j'ai un sept »: likewise, but where just that is meant."""
    because: tuple[tuple[str, ...], ...] = ()
    """Words in a row that begin a reason, « comme ça »: what was meant may end before them. « ~er »
    is any word that ends so: « pour ~er »."""
    ponders: tuple[tuple[str, ...], ...] = ()
    """Words in a row of who thinks aloud, « si je »: what is meant is said at last."""
    decides: tuple[tuple[str, ...], ...] = ()
    """Words in a row that begin what is meant then, « bon allez »."""
    drops: tuple[tuple[str, ...], ...] = ()
    """Words in a row before what is not to be after all: « laisse tomber le un »."""
    needs: tuple[tuple[str, ...], ...] = ()
    """Words in a row that say of what stands before them that it is kept: « j'en ai besoin »."""
    wonders: tuple[tuple[str, ...], ...] = ()
    """Words in a row that questions have, « combien »: some other sentences have them as well."""
    relatives: tuple[tuple[str, ...], ...] = ()
    """Words in a row of which the last one asks nothing: « celui qui »; « ~ » is any word."""
    others: frozenset[str] = frozenset()
    """Words that speak of somebody or something else: « elle a » is not « j'ai »."""

    @property
    def widened(self) -> Around:
        """The same, where nearly all words may be left out: what is understood so is a guess."""
        words = {word: cost for word, cost in self.words.items() if self.is_free(word)}
        return replace(self, words=words, other=_WIDE)

    def is_free(self, word: str) -> bool:
        """Tell whether a word never changes what is meant."""
        return self.words.get(word, 1.0) <= _FREE

    def without(self, words: Sequence[str]) -> tuple[str, ...]:
        """Return words without those that never change what is meant, « ben », « ça »."""
        return tuple(word for word in words if not self.is_free(word))

    def is_asked(self, words: tuple[str, ...]) -> bool:
        """Tell whether words ask something."""
        return _within(words, self.asks)

    def is_wondered(self, words: tuple[str, ...]) -> bool:
        """Tell whether words may ask something."""
        return self.is_asked(words) or _within(self._alone(words), self.wonders)

    def _alone(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return words without those of questions that only go on with something there."""
        kept: list[str] = []
        while len(kept) < len(words):
            rest = words[len(kept) :]
            row = next((row for row in self.relatives if _begins(rest, row)), ())
            kept += [*rest[: len(row) - 1], ""] if row else rest[:1]
        return tuple(kept)

    def begins_to_wonder(self, words: tuple[str, ...]) -> bool:
        """Tell whether words begin as questions do: who does so has ended what was said before."""
        return any(words[: len(row)] == row for row in self.wonders)

    def gives_a_reason(self, words: tuple[str, ...]) -> bool:
        """Tell whether words begin as a reason does: « comme ça il me paie mes deux maisons »."""
        return any(_begins(words, row) for row in self.because)

    def ponders_in(self, words: tuple[str, ...]) -> bool:
        """Tell whether words are of who thinks aloud."""
        return _within(words, self.ponders)

    def decided(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return words behind those that begin what is meant; none where they do not begin so."""
        return _behind(words, self.decides)

    def dropped(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return what is not to be after all, where words begin so; else none."""
        return _behind(words, self.drops)

    def is_needed(self, words: tuple[str, ...]) -> bool:
        """Tell whether what words name first is kept: « la laine, j'en aurai besoin »."""
        return _within(words[1:], self.needs)

    def is_told(self, words: tuple[str, ...]) -> bool:
        """Tell whether words say what is."""
        return _within(words, self.tells)


def _begins(words: tuple[str, ...], row: tuple[str, ...]) -> bool:
    return len(row) <= len(words) and all(map(_is_or_ends, row, words))


def _is_or_ends(mark: str, word: str) -> bool:
    """Tell whether a word is the one of a row, or ends as that says."""
    return word == mark or (mark[0] == _ENDS and word.endswith(mark[1:]))


def _behind(words: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """Return words behind the longest row that they begin with; none where they do not."""
    length = max((len(row) for row in rows if words[: len(row)] == row), default=0)
    return words[length:] if length else ()


def _within(words: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> bool:
    return any(
        words[place : place + len(row)] == row
        for row in rows
        for place in range(len(words) - len(row) + 1)
    )


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
    parts = root.fields((), (*known, "extra", "missing", "fillers", "decoys", "around", "written"))
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
        _around(parts["around"]) if "around" in parts else Around(),
        _written(parts["written"]) if "written" in parts else Written(),
        tuple(parts.texts("decoys")),
    )


def _written(node: Node) -> Written:
    others = ("letters", "subjects", "links", "rests", "goes", "infinitives", "only")
    fields = node.fields(("elided", "vowels", "words"), others)
    elided = {short.text(): whole.text() for short, whole in fields.named("elided")}
    words = {word.text(): tuple(whole.text().split()) for word, whole in fields.named("words")}
    letters = frozenset(fields.texts("letters"))
    subjects, links = fields.phrases("subjects"), fields.phrases("links")
    rests = frozenset(fields.texts("rests"))
    goes, infinitives = frozenset(fields.texts("goes")), tuple(fields.texts("infinitives"))
    only = tuple(fields.texts("only"))
    how = (letters, subjects, links, rests, goes, infinitives, only)
    return Written(elided, fields.text("vowels"), words, *how)


def _around(node: Node) -> Around:
    rows = (
        "asks",
        "tells",
        "because",
        "ponders",
        "decides",
        "drops",
        "needs",
        "wonders",
        "relatives",
    )
    others = ("doubted", "missing", "others", *rows)
    fields = node.fields(("free", "kept", "other"), others)
    words = dict.fromkeys(fields.texts("free"), _FREE)
    for word, cost in fields.named("doubted"):
        words[word.text()] = cost.cost()
    missing = {word.text(): cost.cost() for word, cost in fields.named("missing")}
    kept, other = frozenset(fields.texts("kept")), fields["other"].cost()
    return Around(
        words,
        kept,
        other,
        missing,
        others=frozenset(fields.texts("others")),
        **{name: fields.phrases(name) for name in rows},
    )


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
    """Return a word without its accents, as hurried fingers type it."""
    if word.isascii():
        return word
    split = unicodedata.normalize("NFD", word)
    return "".join(letter for letter in split if not unicodedata.combining(letter))
