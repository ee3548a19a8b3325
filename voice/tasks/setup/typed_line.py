"""A typed line of a setup, cut into words, and what of the known ways to answer stands in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Final

from heraut.grammars.confusions import folded
from heraut.voice.tasks.setup.plan import Piece, Plan, Question
from heraut.voice.tasks.setup.typed_ways import (
    DESCRIBED,
    INTRODUCES,
    NAME,
    SELF,
    TypedWays,
    Way,
    tokens,
)

STOPS: Final = (",", ";")
ME: Final = "\x00me"
"""Whom « moi » names as long as nobody knows who speaks; no first name."""
_BY_NAME: Final = frozenset({"starter", "gone", "joining", "who"})
"""What says something of somebody who is named."""
_FOR_OTHERS: Final = frozenset({"starter", "gone"})
"""What may be said of « moi », « elle » and the program too."""

_SPELLS: Final = 2
"""The words before a letter that spells a name: « avec deux L »."""


@dataclass(slots=True)
class Line:
    """A typed line, cut into words."""

    texts: list[str]
    plain: list[str] = field(default_factory=list)
    """What is compared, of all words in a row."""
    where: list[int] = field(default_factory=list)
    """The typed word that each of them belongs to."""
    names: dict[int, str] = field(default_factory=dict)
    """The players already known that words name."""
    strangers: dict[int, str] = field(default_factory=dict)
    """First names that are nobody's yet."""
    others: dict[int, str] = field(default_factory=dict)
    """The players that words stand for: « elle », « moi »."""
    ways: dict[int, tuple[int, Way]] = field(default_factory=dict)
    """What was found, with where it ends, by where it begins; places in ``plain``."""

    def taken(self) -> AbstractSet[int]:
        """Return the places that belong to something found."""
        return {place for at, (end, _) in self.ways.items() for place in range(at, end)}

    def beside(self) -> Sequence[str]:
        """Return the words that belong to nothing found."""
        taken = self.taken()
        return [word for at, word in enumerate(self.plain) if at not in taken and word not in STOPS]

    def named(self, at: int, end: int, slot: str) -> Sequence[str]:
        """Return whom something found speaks of, as far as it may."""
        whom = {**self.strangers, **self.names}
        if slot in _FOR_OTHERS:
            whom = {**self.others, **whom}
        return [whom[place] for place in range(at, end) if place in whom]

    def is_parted(self, end: int) -> bool:
        """Tell whether a word that is not compared stands before the last one, which is no name.

        « Je joue le plus fort » does not say that somebody plays no more.
        """
        named = {*self.names, *self.strangers, *self.others}
        return end - 1 not in named and self.where[end - 1] > self.where[end - 2] + 1


class LineReader:
    """Finds the ways to answer in typed lines."""

    def __init__(self, ways: TypedWays, names: AbstractSet[str], strange: AbstractSet[str]) -> None:
        """``names`` are known first names, ``strange`` words that are none."""
        self._ways = ways
        self._names = names
        self._strange = strange

    def is_sure(self, text: str, at: int) -> bool:
        """Tell whether a word is known as a first name, or written as one."""
        bare = folded(text.lower().replace("’", "'"))
        if text.lower() in self._ways.never_names:
            return False
        return bare in self._names or bool(text[:1].isupper() and at and bare not in self._strange)

    def plain(self, text: str, at: int) -> tuple[str, ...]:
        """Return what a word is compared by; a first name by itself: « Lou » is no « l'où »."""
        if not self.is_sure(text, at) or "'" in text or "’" in text:
            return self._ways.plain(text)
        return tuple(map(folded, text.lower().replace("-", " ").split()))

    def read(self, line: str, plan: Plan, asked: Question) -> Line:
        """Return a line with what was found in it.

        A game that it names tells what options mean, and that the program plays what strengths do.
        """
        read = self._cut(line, plan)
        self._find(read, plan, asked, rival=bool(plan.rivals))
        pieces = [piece for _, way in read.ways.values() for piece in way.pieces]
        game = next((str(piece.value) for piece in pieces if piece.slot == "game"), "")
        rival = any(piece.slot == "against" for piece in pieces)
        if (game and not plan.game) or (rival and not plan.rivals):
            read.ways.clear()
            named = plan if plan.game else replace(plan, game=game)
            self._find(read, named, asked, rival=rival or bool(plan.rivals))
        self._prefer_last(read)
        self._prefer_affirmed(read)
        self._tell_who_speaks(read)
        return read

    def negated(self, read: Line, at: int) -> bool:
        """Tell whether « pas » stands before something, with one small word between at most."""
        taken = read.taken()
        for place in (at - 1, at - 2):
            if place < 0 or place in taken or read.plain[place] in (*STOPS, *self._ways.numbers):
                return False
            if read.plain[place] in self._ways.negations:
                return True
        return False

    def _cut(self, line: str, plan: Plan) -> Line:
        read = Line(self._unspelled(tokens(line)))
        known = {folded(name.lower()): name for name in plan.names if name}
        speaker = plan.speaker if plan.speaker in plan.names else ME
        last = plan.names[-1] if plan.names else ""
        stands = {"me": speaker, "last": last, "rival": next(iter(plan.rivals), "")}
        for at, text in enumerate(read.texts):
            for word in self.plain(text, at):
                place = len(read.plain)
                stood = stands.get(self._ways.stands_for.get(word, ""), "")
                if word in known:
                    read.names[place] = known[word]
                elif self.is_sure(text, at):
                    read.strangers[place] = text[:1].upper() + text[1:]
                elif stood:
                    read.others[place] = stood
                read.plain.append(word)
                read.where.append(at)
        return read

    def _unspelled(self, words: Sequence[str]) -> list[str]:
        """Return words without those that spell: « Gabrielle avec deux L », « avec un C H »."""
        kept: list[str] = []
        spells = False
        for at, word in enumerate(words):
            letter = len(word) == 1 and word.isalpha()
            before = [folded(one.lower()) for one in words[max(0, at - 2) : at]]
            with_, number = before if len(before) == _SPELLS else ("", "")
            begins = letter and with_ in self._ways.company and number in self._ways.numbers
            if begins:
                del kept[-_SPELLS:]
            spells = begins or (spells and letter)
            if not spells:
                kept.append(word)
        return kept

    def _tell_who_speaks(self, read: Line) -> None:
        """Let « moi » stand for the player by whose name who speaks is introduced in the line."""
        introduced = (
            end for _, (end, way) in read.ways.items() if way.pieces[0] == Piece(INTRODUCES, SELF)
        )
        own = {read.names[end] for end in introduced if end in read.names}
        if len(own) == 1:
            name = own.pop()
            read.others = {at: name if one == ME else one for at, one in read.others.items()}

    def _find(self, read: Line, plan: Plan, asked: Question, *, rival: bool) -> None:
        """Find what stands in a line, the longest first; ``rival``: the program plays a seat."""
        taken: set[int] = set()
        size = len(read.plain)
        lengths = range(min(self._ways.longest, size), 0, -1)
        # « Va pour sept royaumes » : of as many words the name of a game is meant, not a number.
        for length, named in product(lengths, (True, False)):
            for at in range(size - length + 1):
                places = range(at, at + length)
                if not taken.isdisjoint(places):
                    continue
                way = next(filter(None, self._ways_at(read, at, length, plan, asked, rival)), None)
                if way is not None and (way.pieces[0].slot == "game" or not named):
                    read.ways[at] = at + length, way
                    taken.update(places)

    def _ways_at(
        self, read: Line, at: int, length: int, plan: Plan, asked: Question, rival: bool
    ) -> Iterator[Way | None]:
        """Yield what words may be: with names in them first, then with what stands for names."""
        for whom, slots in (
            ({**read.strangers, **read.names}, _BY_NAME),
            ({**read.strangers, **read.names, **read.others}, _FOR_OTHERS),
            ({}, None),
        ):
            words = [
                NAME if place in whom else read.plain[place] for place in range(at, at + length)
            ]
            if slots is not None and words.count(NAME) != 1:
                if slots is _FOR_OTHERS and NAME in words:
                    # « Moi je commence » names one player twice.
                    words = [
                        w for n, w in enumerate(words) if not (w == NAME and NAME in words[:n])
                    ]
                else:
                    continue
            found = [
                way
                for way in self._ways.found(words)
                if slots is None or way.pieces[0].slot in slots
            ]
            yield self._fitting(found, plan, asked, rival)

    def _fitting(self, ways: Sequence[Way], plan: Plan, asked: Question, rival: bool) -> Way | None:
        """Return the way that may be meant here: what is asked for before all else.

        ``rival``: the line or the plan has the program play. Its strength means nothing else.
        """
        if asked.name != "game":
            # « Le roi » is a word of much else than of which game is meant.
            ways = [way for way in ways if way.pieces[0].slot != DESCRIBED]
        if asked.name == "names":
            # « Mets Mamie en premier, et moi après » tells the order that is asked for.
            ways = [way for way in ways if not way.ahead]
        if not rival:
            ways = [way for way in ways if way.pieces[0].slot != "strength"]
        elif (asked.name != "option" or plan.rivals.count("") > 1) and (
            # Of several that are open « un facile et un fort » tells that, whatever is asked.
            strength := [way for way in ways if way.pieces[0].slot == "strength"]
        ):
            return strength[0]
        mine = [way for way in ways if not way.game or not plan.game or way.game == plan.game]
        slots = [{piece.slot for piece in way.pieces} for way in mine]
        if first := [way for way in mine if answering(way, asked)]:
            return first[0]
        fitting = [
            way
            for way, slot in zip(mine, slots, strict=True)
            if asked.name == "ready" or "ready" not in slot
        ]
        # What a game calls so is meant once it is known, and nothing of any game before.
        fitting = [way for way in fitting if bool(way.game) == bool(plan.game)] or fitting
        distinct = {way.pieces for way in fitting}
        return fitting[0] if len(distinct) == 1 or (fitting and plan.game) else None

    def _prefer_last(self, read: Line) -> None:
        """Leave out what is taken back by « non » or « plutôt » and said anew behind it."""
        marks = [at for at in range(len(read.plain)) if self._ways.instead_at(read.plain, at)]
        subjects: dict[tuple[str, str], int] = {}
        for at, (_, way) in sorted(read.ways.items()):
            about = subject(way)
            before = subjects.get(about)
            if before is not None and any(before < mark < at for mark in marks):
                del read.ways[before]
            subjects[about] = at

    def _prefer_affirmed(self, read: Line) -> None:
        """Leave out what only tells how it is not, « pas fort », where that is told: « moyen »."""
        told = [at for at, (_, way) in read.ways.items() if way.pieces[0].slot == "strength"]
        denied = [at for at in told if read.plain[at] in self._ways.negations]
        for at in denied if len(denied) < len(told) else ():
            del read.ways[at]


def subject(way: Way) -> tuple[str, str]:
    """Return what a way is about: the same cannot be answered twice."""
    piece = way.pieces[0]
    begins = piece.slot in ("starter", "place", "random", "anybody", "somebody")
    return "starter" if begins else piece.slot, piece.option


def answering(way: Way, asked: Question) -> bool:
    """Tell whether a way answers the question before all others."""
    match asked.name:
        case "strength":
            return way.pieces[0].slot == "strength"
        case "option":
            return any(piece.option == asked.option for piece in way.pieces)
        case "ready":
            return way.pieces[0].slot in ("ready", "launch")
        case "first":
            return way.pieces[0].slot in ("starter", "place", "random")
    return False
