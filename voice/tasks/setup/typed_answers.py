"""What a typed line answers while a match is set up, whatever else stands in it.

Nothing begins before the whole plan was read back, so answers are looked for anywhere in a line.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Final

from heraut.grammars.confusions import folded
from heraut.voice.tasks.setup.menu import Menu
from heraut.voice.tasks.setup.people import Company, Word, company, is_name
from heraut.voice.tasks.setup.plan import Piece, Plan, Question
from heraut.voice.tasks.setup.typed_ways import (
    INTRODUCES,
    NAME,
    RELATIVE,
    SELF,
    TypedWays,
    Way,
    tokens,
)

_BESIDE: Final = frozenset({SELF, RELATIVE, INTRODUCES})
_QUESTIONS: Final = frozenset({"difference", "why", "players", "which", "lesson"})
"""What asks something and answers nothing."""


@dataclass(slots=True)
class _Line:
    """A typed line, cut into words."""

    texts: list[str]
    plain: list[str] = field(default_factory=list)
    """What is compared, of all words in a row."""
    where: list[int] = field(default_factory=list)
    """The typed word that each of them belongs to."""
    names: dict[int, str] = field(default_factory=dict)
    """The players already known that words name."""
    ways: dict[int, tuple[int, Way]] = field(default_factory=dict)
    """What was found, with where it ends, by where it begins; places in ``plain``."""

    def taken(self) -> AbstractSet[int]:
        """Return the places that belong to something found."""
        return {place for at, (end, _) in self.ways.items() for place in range(at, end)}


class TypedAnswers:
    """Finds answers in typed lines."""

    def __init__(
        self,
        ways: TypedWays,
        menu: Menu,
        names: AbstractSet[str],
        vocabulary: AbstractSet[str],
        free: AbstractSet[str],
    ) -> None:
        """``names`` are first names, ``vocabulary`` words that are none, ``free`` mean nothing."""
        self._ways = ways
        self._menu = menu
        self._names = {*map(folded, names), *ways.first_names}
        self._vocabulary = ({*map(folded, vocabulary)} | ways.no_names | ways.words) - self._names
        self._free = {*map(folded, free)} | ways.joints
        self._numbers = {ways.number(value): value for value in range(1, 10)}
        self._larger = {ways.key(ways.number(value)): value for value in range(10, 100)}

    def asks(self, line: str) -> bool:
        """Tell whether a line is a question rather than an answer."""
        words = {folded(word.lower().replace("’", "'")) for word in tokens(line)}
        parts = {part for word in words for part in (word, *word.replace("-", " ").split())}
        first = folded(line.lower()).split()[:1]
        return not self._ways.asking.isdisjoint(parts) or first[0] in self._ways.asking_first

    def pieces(self, line: str, plan: Plan, asked: Question) -> tuple[Piece, ...]:
        """Return what a line answers, as far as the question and the plan allow."""
        read = self._read(line, plan, asked)
        found: list[Piece] = []
        for at, (end, way) in sorted(read.ways.items()):
            if way.pieces[0].slot == "gone" or not self._negated(read, at):
                found += self._settled(way, read, at, end, plan, asked)
        people = self._people(read, plan, asked, found)
        if asked.name == "first" and not any(one.slot in ("starter", "place") for one in found):
            found += self._begins(read, plan)
        if not found and not people:
            found += self._number(read, asked)
        return tuple(dict.fromkeys((*found, *people)))

    def asked(
        self, line: str, plan: Plan, asked: Question
    ) -> tuple[Sequence[Piece], Sequence[str]]:
        """Return what a question is about, and its words, « jeu » for the name of a game."""
        read = self._read(line, plan, asked)
        found = [piece for _, way in read.ways.values() for piece in way.pieces]
        named = {
            read.where[place]
            for at, (end, way) in read.ways.items()
            if way.pieces[0].slot == "game"
            for place in range(at, end)
        }
        words = [
            self._ways.the_game if at in named else text.lower()
            for at, text in enumerate(read.texts)
            if at not in named or at - 1 not in named
        ]
        return found, " ".join(words).split()

    # Cutting and finding.

    def _read(self, line: str, plan: Plan, asked: Question) -> _Line:
        read = _Line(tokens(line))
        known = {folded(name.lower()): name for name in plan.names if name}
        for at, text in enumerate(read.texts):
            for word in self._ways.plain(text):
                if word in known:
                    read.names[len(read.plain)] = known[word]
                read.plain.append(word)
                read.where.append(at)
        masked = [NAME if at in read.names else word for at, word in enumerate(read.plain)]
        taken: set[int] = set()
        rival = False
        for length in range(min(self._ways.longest, len(masked)), 0, -1):
            for at in range(len(masked) - length + 1):
                places = range(at, at + length)
                if not taken.isdisjoint(places):
                    continue
                ways = self._ways.found(masked[at : at + length]) or self._ways.found(
                    read.plain[at : at + length]
                )
                way = self._fitting(ways, plan, asked, rival or plan.rival is not None)
                if way is not None:
                    rival = rival or way.pieces[0].slot == "against"
                    read.ways[at] = at + length, way
                    taken.update(places)
        return read

    def _fitting(self, ways: Sequence[Way], plan: Plan, asked: Question, rival: bool) -> Way | None:
        """Return the way that may be meant here: what is asked for before all else.

        ``rival``: the line or the plan has the program play. Its strength means nothing else.
        """
        if not rival:
            ways = [way for way in ways if way.pieces[0].slot != "strength"]
        elif asked.name != "option" and (
            strength := [way for way in ways if way.pieces[0].slot == "strength"]
        ):
            return strength[0]
        mine = [way for way in ways if not way.game or not plan.game or way.game == plan.game]
        slots = [{piece.slot for piece in way.pieces} for way in mine]
        if first := [way for way in mine if _answering(way, asked)]:
            return first[0]
        fitting = [
            way
            for way, slot in zip(mine, slots, strict=True)
            if asked.name == "ready" or "ready" not in slot
        ]
        distinct = {way.pieces for way in fitting}
        return fitting[0] if len(distinct) == 1 or (fitting and plan.game) else None

    def _negated(self, read: _Line, at: int) -> bool:
        """Tell whether « pas » stands before something, with one small word between at most."""
        taken = read.taken()
        for place in (at - 1, at - 2):
            if place < 0 or place in taken or read.plain[place] in self._numbers:
                return False
            if read.plain[place] in self._ways.negations:
                return True
        return False

    # What was found, as pieces.

    def _settled(
        self, way: Way, read: _Line, at: int, end: int, plan: Plan, asked: Question
    ) -> Sequence[Piece]:
        piece = way.pieces[0]
        named = [read.names[place] for place in range(at, end) if place in read.names]
        match piece.slot:
            case slot if slot in _BESIDE or slot in _QUESTIONS:
                return ()
            case "more" | "fewer":
                seats = plan.seats + (1 if piece.slot == "more" else -1)
                return self._seats(seats) if plan.seats else ()
            case "gone":
                return self._without(named[0], plan) if named else ()
            case "starter":
                return [Piece("starter", named[0], named[0])] if named else ()
            case "place":
                place = next(self._numbers[w] for w in read.plain[at:end] if w in self._numbers)
                return [Piece("place", place, self._menu.numbers.get(("place", place), ""))]
            case "ready":
                return [Piece("ready")] if self._agrees(read) else ()
            case "nth" if asked.name not in ("game", "option", "first"):
                return ()
            case "random":
                return [
                    Piece(
                        "random", "", " ".join(read.texts[read.where[at] : read.where[end - 1] + 1])
                    )
                ]
        return way.pieces

    def _agrees(self, read: _Line) -> bool:
        """Tell whether nothing stands beside a yes to the whole that may be against it."""
        taken = read.taken()
        beside = [word for place, word in enumerate(read.plain) if place not in taken]
        return all(word in self._free and word not in self._ways.negations for word in beside)

    def _seats(self, seats: int) -> Sequence[Piece]:
        said = self._menu.numbers.get(("seats", seats), "")
        return [Piece("seats", seats, said)]

    def _without(self, name: str, plan: Plan) -> Sequence[Piece]:
        """Return the plan's people told anew, one of them gone."""
        return [*self._seats(plan.seats - 1), *retold(plan, {name: ""})]

    def _begins(self, read: _Line, plan: Plan) -> Sequence[Piece]:
        """Return who begins, where a line names one of the players and no other."""
        named = {name for at, name in read.names.items() if not self._negated(read, at)}
        speaker = [one for _, way in read.ways.values() for one in way.pieces[:1]]
        if not named and any(SELF in (one.slot, one.value) for one in speaker):
            return [Piece("me")]
        return [Piece("starter", name, name) for name in named] if len(named) == 1 else ()

    def _number(self, read: _Line, asked: Question) -> Sequence[Piece]:
        """Return the only number of a line that has nothing else in it."""
        said = tuple(word for word in read.plain if word not in self._free)
        if (larger := self._larger.get(said)) is not None:
            # « Quarante-deux » is no « deux »: that there is no such number is told.
            return [Piece("number", larger, self._ways.number(larger))]
        numbers = {self._numbers[word] for word in read.plain if word in self._numbers}
        if len(read.plain) > 1:
            numbers -= {1}  # more often an article
        if len(numbers) != 1 or not self._ways.negations.isdisjoint(read.plain):
            return ()
        strange = [w for w in read.plain if w not in self._free and w not in self._numbers]
        value = numbers.pop()
        return () if len(strange) > 1 else [Piece("number", value, self._ways.number(value))]

    # People.

    def _people(
        self, read: _Line, plan: Plan, asked: Question, found: Sequence[Piece]
    ) -> Sequence[Piece]:
        slots = {piece.slot for piece in found}
        if plan.names and (changed := self._renamed(read, plan)) is not None:
            return changed
        # « Je joue contre toi » tells of nobody else.
        if (
            slots == {"against"}
            or slots & {"gone", "starter", "unnamed"}
            or asked.name in ("first", "resume")
        ):
            return ()
        told = next((one.value for one in found if one.slot == "seats"), plan.seats)
        seats = told if isinstance(told, int) else 0
        if "against" in slots and not seats:
            seats = 1
        everybody = company(self._words(read), max(seats - len(plan.names), 0))
        if asked.name == "names":
            return self._joining(everybody, found)
        introduced = any(way.pieces[0].slot == INTRODUCES for _, way in read.ways.values())
        # « C'est moi Paul » tells a name whatever is asked, while one is missing.
        # So does « Anna et Lola », where Lola is known.
        known = any(name in plan.names for name in read.names.values())
        joins = "seats" in slots or ((introduced or known) and len(plan.names) < seats)
        if plan.names or plan.seats or "seats" in slots or everybody.count < 2:
            joining = self._joining(everybody, found) if joins and everybody.names else ()
            return [one for one in joining if one.value not in plan.names]
        if everybody.unnamed:
            return self._seats(everybody.count)
        return [*self._seats(everybody.count), *self._joining(everybody, found)]

    def _joining(self, everybody: Company, found: Sequence[Piece]) -> Sequence[Piece]:
        names = [Piece("name", name, name) for name in everybody.names if is_name(name)]
        return [*names, *([Piece("own")] if names and everybody.speaker else [])]

    def _words(self, read: _Line) -> Sequence[Word]:
        """Return the words of a line, as far as people are concerned."""
        kinds: dict[int, tuple[str, bool]] = {}
        for at, (end, way) in read.ways.items():
            piece = way.pieces[0]
            kind = piece.slot if piece.slot in _BESIDE else "other"
            own = piece.value == SELF
            for place in range(at, end):
                kinds[read.where[place]] = kind, own
            for place in range(at, end):
                first = read.where[place] == read.where[at]
                if not first:
                    kinds[read.where[place]] = "apart", own
        words = [self._word(read, at, text, kinds) for at, text in enumerate(read.texts)]
        return self._accompanied(words)

    def _word(self, read: _Line, at: int, text: str, kinds: Mapping[int, tuple[str, bool]]) -> Word:
        if at in kinds:
            kind, own = kinds[at]
            return Word(text, kind, free=kind != "other", own=own)
        if text in (",", ";"):
            return Word(text, "apart", free=True)
        bare = folded(text.lower().replace("’", "'"))
        plain = self._ways.plain(text)
        if bare in self._names or (text[:1].isupper() and at and bare not in self._vocabulary):
            return Word(text, sure=True)
        if not plain or bare in self._ways.joints or plain[0] in self._ways.company:
            return Word(text, "apart" if plain else "other", free=True)
        known = bare in self._vocabulary or any(part in self._vocabulary for part in plain)
        if known or any(letter.isdigit() for letter in text) or "'" in text:
            return Word(
                text, "other", free=bare in self._free or all(p in self._free for p in plain)
            )
        return Word(text)

    def _accompanied(self, words: Sequence[Word]) -> Sequence[Word]:
        """Return the words with who speaks among them: « avec Paul » is at least two."""
        if any(word.kind == SELF or word.own for word in words):
            return words
        for at, word in enumerate(words[:-1]):
            with_whom = not words[at + 1].kind or words[at + 1].kind == RELATIVE
            if folded(word.text.lower()) in self._ways.company and with_whom:
                return [*words[:at], Word(word.text, SELF), *words[at + 1 :]]
        return words

    def _renamed(self, read: _Line, plan: Plan) -> Sequence[Piece] | None:
        """Return the people told anew where a line puts one name for another."""
        denied = [name for at, name in read.names.items() if self._negated(read, at)]
        if len(denied) != 1:
            return None
        words = [word for word in self._words(read) if not word.kind]
        others = [word.text for word in words if word.text.casefold() != denied[0].casefold()]
        if len(others) != 1:
            return None
        return retold(plan, {denied[0]: others[0][:1].upper() + others[0][1:]})


def _answering(way: Way, asked: Question) -> bool:
    """Tell whether a way answers the question before all others."""
    match asked.name:
        case "strength":
            return way.pieces[0].slot == "strength"
        case "option":
            return any(piece.option == asked.option for piece in way.pieces)
        case "ready":
            return way.pieces[0].slot == "ready"
        case "first":
            return way.pieces[0].slot in ("starter", "place", "random")
    return False


def retold(plan: Plan, instead: Mapping[str, str]) -> Sequence[Piece]:
    """Return a plan's people as new answers, with other names, or none, for some of them."""
    names = [instead.get(name, name) for name in plan.names]
    first = -1 if plan.first is None else plan.first
    begins = plan.names[first] if 0 <= first < len(plan.names) else ""
    starter = instead.get(begins, begins)
    told = [Piece("unnamed"), *(Piece("name", name, name) for name in names if name)]
    return [*told, *([Piece("starter", starter, starter)] if starter else [])]
