"""What is said of each place of a description, in the order in which it is told.

The pieces come from a language's file; their kinds are described there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from heraut.engines.protocol import Term

_WHICH: Final = ("side", "far", "alone")
"""Pieces that tell which of several is meant, behind what they tell of."""
_SILENT: Final = frozenset({"this", "own", "unit", "place_word", "line_word", "placed"})
_RATHER: Final = ("rather", "")
"""Says what follows in place of what was said."""
_ENDS: Final = frozenset({"and", "stop"})


@dataclass(frozen=True, slots=True)
class Anchor:
    """What a place is told from: a location, a hex, settlements of one's own."""

    kind: str
    value: str = ""
    which: tuple[Term, ...] = ()


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that is said of a place."""

    kind: str
    value: str = ""
    anchor: Anchor | None = None


@dataclass
class Phrase:
    """What is said of a place between two breaths."""

    joined: bool = False
    """Whether it stands behind « puis », so that another place is meant."""
    instead: bool = False
    """Whether it replaces what was said before it."""
    fresh: bool = False
    """Whether it begins with what is placed, « la suivante »."""
    which: str = ""
    """The number of what is placed: « la troisième »."""
    count: int = 0
    steps: int = 0
    tile: str = ""
    topic: Anchor | None = None
    """A location that is named first: « l'oasis du bas, je me mets à sa gauche »."""
    piece: Anchor | None = None
    """The settlement that is moved."""
    one: tuple[Term, ...] = ()
    """Which one it is, « celle du haut »: what is moved, or where something is built."""
    facts: list[Fact] = field(default_factory=list)

    @property
    def places(self) -> bool:
        """Tell whether something is said of where the place is."""
        return any(fact.kind != "ground" for fact in self.facts)

    def with_more(self, more: Phrase) -> Phrase:
        """Return the same with what the next phrase says of the same place."""
        return Phrase(
            self.joined,
            self.instead,
            self.fresh,
            self.which or more.which,
            self.count or more.count,
            self.steps or more.steps,
            self.tile or more.tile,
            self.topic or more.topic,
            self.piece or more.piece,
            self.one or more.one,
            [*self.facts, *more.facts],
        )


def phrases(terms: Sequence[Term], line: str) -> Sequence[Phrase]:
    """Return what is said of places, phrase by phrase; none where it cannot be told.

    ``line`` is the line where one is, for « même ligne ».
    """
    told = _on_lines(terms, line)
    found: list[Phrase] = []
    broken = False
    for joined, chunk in _chunks(told):
        phrase = _Reader(chunk, joined).read()
        if phrase is None:
            # « À gauche du… non, à droite du port »: what was begun may be left.
            if broken:
                return ()
            broken = True
            continue
        if broken and not phrase.instead:
            return ()
        if phrase.instead:
            if not phrase.facts and not phrase.tile:
                return ()
            if found and not broken:
                found.pop()
            broken = False
        found.append(phrase)
    return () if broken else _counted(found)


def _chunks(terms: Sequence[Term]) -> Iterator[tuple[bool, Sequence[Term]]]:
    chunk: list[Term] = []
    joined = False
    for term in terms:
        if term[0] in _ENDS:
            if chunk and chunk != [_RATHER]:
                yield joined, chunk
                chunk, joined = [], False
            joined = joined or term[0] == "and"
        elif term == _RATHER and chunk:
            if chunk != [_RATHER]:
                yield joined, chunk
                chunk, joined = [term], False
        else:
            chunk.append(term)
    if chunk:
        yield joined, chunk


def _on_lines(terms: Sequence[Term], line: str) -> Sequence[Term]:
    """Return pieces with whole hexes for places of the one line that is told."""
    kinds = [kind for kind, _ in terms]
    lines = {value for kind, value in terms if kind == "line"}
    numbers = [value for kind, value in terms if kind == "number"]
    # « Je continue ma ligne, dix-sept »: the place tells how it goes on.
    goes_on = ["end", "row"] in (kinds[at : at + 2] for at in range(len(kinds)))
    goes_on = goes_on and not lines and "hex" not in kinds and not {"unit", "pace"} & {*kinds}
    if "same_line" in kinds or (goes_on and numbers):
        lines |= {line} - {""}
    if len(lines) != 1 or not numbers:
        return terms
    (told,) = lines
    if goes_on:
        terms = [term for term in terms if term[0] not in ("end", "row")]
    rest = (term for term in terms if term[0] not in ("line", "same_line"))
    whole = [
        ("hex", f"{told}{value}") if kind == "number" else (kind, value) for kind, value in rest
    ]
    # « Place quatorze »: which of the line's places is settled.
    return [
        ("stop", "") if term[0] == "count" and whole[at + 1 : at + 2] != [("hex", "")] else term
        for at, term in enumerate(whole)
        if term[0] != "count" or len(numbers) == int(term[1])
    ]


def _counted(found: Sequence[Phrase]) -> Sequence[Phrase]:
    """Return phrases without one that only counts those behind it: « les deux, J19 et J20 »."""
    kept = list(found)
    for at, phrase in enumerate(found):
        behind = found[at + 1 : at + 1 + phrase.count]
        named = [one for one in behind if [fact.kind for fact in one.facts] == ["hex"]]
        if phrase.count > 1 and len(named) == phrase.count:
            kept = [
                *found[:at],
                *(replace(one, joined=True) for one in named),
                *found[at + 1 + phrase.count :],
            ]
            break
    return kept


class _Reader:
    """Reads the pieces between two breaths."""

    def __init__(self, chunk: Sequence[Term], joined: bool) -> None:
        self._chunk = chunk
        self._at = 0
        self._phrase = Phrase(joined=joined)

    def _next(self, kind: str) -> Term | None:
        """Return the next piece where it is of a kind, and go on behind it."""
        term = self._peek()
        if term[0] != kind:
            return None
        self._at += 1
        return term

    def _peek(self) -> Term:
        return self._chunk[self._at] if self._at < len(self._chunk) else ("", "")

    def read(self) -> Phrase | None:
        """Return what they say; ``None`` where that is nothing whole."""
        used = False  # whether a tile comes now
        while self._at < len(self._chunk):
            kind, value = self._chunk[self._at]
            self._at += 1
            if kind in ("by", "own"):
                used = True
                continue
            read = self._one(kind, value, used)
            if read is None:
                return None
            used = used and read
        return self._phrase

    def _one(self, kind: str, value: str, used: bool) -> bool | None:
        """Take one piece in: whether a tile may still come; ``None`` where it fits nowhere."""
        phrase = self._phrase
        match kind:
            case "rather":
                phrase.instead = True
            case "again":
                phrase.fresh = True
            case "count":
                if self._unit():
                    phrase.steps = int(value)
                elif phrase.count:
                    return None
                else:
                    phrase.count = int(value)
                    return used
            case "number":
                if not self._unit():
                    return None
                phrase.steps = int(value)
            case "one":
                return self._subject(value)
            case "thing":
                anchor = Anchor("thing", value, self._which())
                if used or not anchor.which:
                    if phrase.tile or phrase.topic:
                        return None
                    phrase.tile = value
                    phrase.topic = None if used else anchor
                else:
                    phrase.topic = anchor
            case "mine":
                phrase.piece = Anchor("mine", "", self._which())
            case "alone":
                phrase.piece = replace(
                    phrase.piece or Anchor("mine"),
                    which=(*(phrase.piece.which if phrase.piece else ()), (kind, value)),
                )
            case "way" if value in ("north", "south") and self._peek() == ("count", "2"):
                # « Sous les deux ».
                self._at += 1
                phrase.facts += [Fact("way", value), Fact("between")]
            case "way":
                phrase.facts.append(Fact("way", value, self._anchor()))
            case "beside":
                phrase.facts.append(Fact("beside", "", self._anchor(bare=True)))
            case "end":
                phrase.facts.append(Fact("end", "", self._anchor(bare=True)))
            case "row":
                self._which()
                if not any(fact.kind == "end" for fact in phrase.facts):
                    return None
            case "corner":
                way = self._corner()
                if not way:
                    return None
                phrase.facts.append(Fact("corner", way))
            case "side":
                phrase.facts.append(Fact("far", value))
            case "of":
                # « De deux cases » and « du désert » are told from nothing.
                if self._peek()[0] not in ("count", "number", "one", "ground", "corner", "unit"):
                    return None
            case "between":
                phrase.facts.append(Fact("between", "", self._pair()))
            case "spot" | "until":
                phrase.facts.append(Fact(kind, value))
                self._anchor(bare=True)  # « de ma ligne » says no more
            case "far" | "ground" | "hex" | "here":
                phrase.facts.append(Fact(kind, value))
            case _ if kind not in _SILENT:
                return None
        return False

    def _subject(self, value: str) -> bool | None:
        phrase = self._phrase
        if value == "any" and self._unit():
            phrase.steps = 1
        elif value == "just":
            phrase.piece = Anchor("just", "", self._which())
        else:
            phrase.fresh = True
            if value.isdecimal():
                phrase.which = value
            phrase.one = self._which()
            if any(kind == "alone" for kind, _ in phrase.one) and self._peek()[0] == "way":
                # « Celle qui est toute seule en haut » lies there; « bouge-la en haut » goes there.
                far = self._chunk[self._at][1]
                if self._at == len(self._chunk) - 1:
                    self._at += 1
                    phrase.one = (*phrase.one, ("far", far))
        return value == "any"

    def _pair(self) -> Anchor | None:
        """Return the two settlements that are told next: « au milieu de mes deux maisons »."""
        start = self._at
        self._next("of")
        if self._peek() == ("count", "2"):
            self._at += 1
            return Anchor("mine", "", self._which())
        self._at = start
        return None

    def _corner(self) -> str:
        """Return the corner that is told next, or the far end that was told before."""
        ways = [
            term[1]
            for term in iter(
                lambda: self._next("way") or self._next("side") or self._next("far"), None
            )
        ]
        if not ways:
            last = self._phrase.facts[-1:]
            return last[0].value if last and last[0].kind in ("far", "way") else "any"
        return "_".join(ways) if len(ways) == 2 else ways[0]

    def _which(self) -> tuple[Term, ...]:
        found: list[Term] = []
        while self._peek()[0] in (*_WHICH, "corner") or self._of_corner():
            kind, value = self._chunk[self._at]
            self._at += 1
            found.append((kind, self._corner()) if kind == "corner" else (kind, value))
        return tuple(found)

    def _unit(self) -> bool:
        """Go on behind « cases » or « pas », where that comes next."""
        return (self._next("unit") or self._next("pace")) is not None

    def _of_corner(self) -> bool:
        """Go on to « coin » where « du coin » comes next."""
        found = [kind for kind, _ in self._chunk[self._at : self._at + 2]] == ["of", "corner"]
        self._at += found
        return found

    def _anchor(self, *, bare: bool = False) -> Anchor | None:
        """Return what stands next behind « de »; ``bare``: « contre la taverne » has none."""
        start = self._at
        behind = self._next("of") is not None
        if not behind and not bare:
            return None
        this = self._next("this") is not None
        self._next("own")
        kind, value = self._peek()
        if kind in ("thing", "hex", "row", "mine", "here") or (kind == "one" and value != "any"):
            self._at += 1
            which = self._which()
            if kind == "row" and self._peek()[0] == "of":
                # « Ma ligne de quatre ».
                self._at += 1
                if not (self._next("count") or self._next("number")):
                    self._at -= 1
            return Anchor(kind, value, (*which, ("this", "")) if this else which)
        self._at = start
        return None
