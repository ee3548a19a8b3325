"""What a typed line answers while a match is set up, whatever else stands in it.

Nothing begins before the whole plan was read back, so answers are looked for anywhere in a line.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Final

from heraut.grammars.confusions import folded
from heraut.voice.tasks.setup.menu import Menu
from heraut.voice.tasks.setup.plan import (
    OF_THE_GAMES,
    Piece,
    Plan,
    Question,
    against,
    at_place,
    retold,
    seats_of_program,
    so_many,
)
from heraut.voice.tasks.setup.renaming import CALLED, RENAMES
from heraut.voice.tasks.setup.reseating import BEHIND, SWAPS
from heraut.voice.tasks.setup.typed_line import ME, Line, LineReader
from heraut.voice.tasks.setup.typed_people import TypedPeople
from heraut.voice.tasks.setup.typed_ways import (
    DESCRIBED,
    INTRODUCES,
    RELATIVE,
    RIVAL_SEAT,
    SELF,
    TypedWays,
    Way,
    tokens,
)

_TWO: Final = 2
_NOT_DENIED: Final = frozenset({"gone", "any"})
"""What « pas » before it does not deny: « je sais pas, comme tu veux »."""
_BESIDE: Final = frozenset({SELF, RELATIVE, INTRODUCES})
_OF_PEOPLE: Final = frozenset({RENAMES, CALLED, SWAPS, BEHIND})
"""What is said of several players, and is put together with their names."""
_QUESTIONS: Final = frozenset(
    {"difference", "why", "players", "which", "lesson", "recap"}
    | {"who", "lost", "speaking", *OF_THE_GAMES}
)
"""What asks something and answers nothing."""


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
        self._numbers = ways.numbers
        self._reader = LineReader(ways, self._names, self._vocabulary)
        self._people = TypedPeople(ways, menu, self._reader, self._vocabulary, self._free)
        self._larger = {ways.key(ways.number(value)): value for value in range(10, 100)}

    def asks(self, line: str) -> bool:
        """Tell whether a line is a question rather than an answer."""
        said = [folded(word.lower().replace("’", "'")) for word in tokens(line)]
        heads = self._ways.heads
        # « Le jeu où l'on bâtit un pont » only says which.
        words = {one for at, one in enumerate(said) if not heads.intersection(said[at - 1 : at])}
        parts = {part for word in words for part in (word, *word.replace("-", " ").split())}
        first = folded(line.lower()).split()[:1]
        return not self._ways.asking.isdisjoint(parts) or first[0] in self._ways.asking_first

    def only_asks(self, line: str) -> bool:
        """Tell whether a line asks something, and answers nothing by the way."""
        words = [
            one for at, text in enumerate(tokens(line)) for one in self._reader.plain(text, at)
        ]
        heads = self._ways.heads
        # « Celui qui est conseillé » only says which.
        return self._ways.only_asks(
            [one for at, one in enumerate(words) if not heads.intersection(words[at - 1 : at])]
        )

    def instead(self, line: str) -> str:
        """Return what a line says in place of what was said before: all behind « non, plutôt »."""
        words = tokens(line)
        plain = [self._ways.plain(word) for word in words]
        at = 0
        while at < len(words) and (
            length := self._marked([one for each in plain[at:] for one in each])
        ):
            while length > 0 and at < len(words):
                length -= len(plain[at])
                at += 1
        return " ".join(words[at:]) if at and at < len(words) else ""

    def _marked(self, plain: Sequence[str]) -> int:
        """Return with how many words a line says that it replaces something, small talk before."""
        free = next((at for at, one in enumerate(plain) if one not in self._free), len(plain))
        for at in range(min(free + 1, len(plain))):
            if length := self._ways.instead_at(plain, at):
                return at + length
        return 0

    def _denied(self, read: Line, at: int, way: Way) -> bool:
        return way.pieces[0].slot not in _NOT_DENIED and self._reader.negated(read, at)

    def pieces(self, line: str, plan: Plan, asked: Question) -> tuple[Piece, ...]:
        """Return what a line answers, as far as the question and the plan allow."""
        read = self._reader.read(line, plan, asked)
        found: list[Piece] = []
        denied = {way.pieces for at, (_, way) in read.ways.items() if self._denied(read, at, way)}
        for at, (end, way) in sorted(read.ways.items()):
            if not self._denied(read, at, way):
                found += self._settled(way, read, at, end, plan, asked)
        # « Celui avec la ville, pas le Monde sans fin » : both tell that one.
        games = {pieces[0].value for pieces in denied if pieces[0].slot == "game"}
        found = [one for one in found if one.slot != "game" or one.value not in games]
        found = self._corrected(read, self._replaced(found, plan))
        if asked.name == "seats" and not found:
            # « Quatre avec Paul » says how many they are with him.
            found += self._counted(read, asked)
        found = self._with_program(found)
        people = self._people.told(read, plan, asked, found)
        slots = {one.slot for one in found}
        if asked.name == "first" and slots.isdisjoint(("starter", "place", "me", "somebody")):
            found += self._begins(read, plan)
        if "somebody" in slots and slots.isdisjoint(("starter", "place", "random")):
            # « La plus jeune commence, donc Chloé » says who that is.
            found += (told := self._begins(read, plan))
            slots |= {one.slot for one in told}
        if not slots.isdisjoint(("starter", "place", "random", "me")):
            found = [one for one in found if one.slot != "somebody"]
        if not found and not people:
            found += self._number(read, asked)
        if not found and not people and (name := self._people.greeted(read, plan)):
            found = [Piece("who", name)]
        if asked.name == "ready" and not people and {one.slot for one in found} == {"any"}:
            # « Oui, la version normale » is a yes to what was read back.
            agrees = self._agrees(read) and not self._ways.agreeing.isdisjoint(read.plain)
            found = [Piece("ready")] if agrees else found
        named = {one.slot for one in (*found, *people)} - {"other"}
        # « Et une autre à côté » speaks of none of the answers, « non, l'autre » does.
        if named or not (self._free | self._ways.instead).issuperset(read.beside()):
            found = [one for one in found if one.slot != "other"]
        return tuple(dict.fromkeys((*found, *people)))

    def counts_things(self, line: str, plan: Plan, asked: Question) -> bool:
        """Tell whether « première » is said of a thing: « ma plus petite sur la première pile »."""
        read = self._reader.read(line, plan, asked)
        ends = (end for _, (end, way) in read.ways.items() if way.pieces[0].slot == "nth")
        behind = [word for end in ends for word in read.plain[end : end + 1]]
        return any(word not in self._free and "'" not in word for word in behind)

    def asked(
        self, line: str, plan: Plan, asked: Question
    ) -> tuple[Sequence[Piece], Sequence[str]]:
        """Return what a question is about, and its words, « jeu » for the name of a game."""
        read = self._reader.read(line, plan, asked)
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

    def _replaced(self, found: Sequence[Piece], plan: Plan) -> list[Piece]:
        """Return answers, « Samir s'en va, ajoute Nadia » as the plan's people told anew."""
        joined = [one.value for one in found if one.slot == "name"]
        left = [name for name in plan.names if Piece("name", name, name) in found]
        told = {one.value for one in found if one.slot == "seats"}
        gone = [name for name in plan.names if name not in joined]
        if len(told) < _TWO or not left or not gone:
            return list(found)
        names = [*left, *(str(name) for name in joined if name not in plan.names)]
        others = [one for one in found if one.slot not in ("seats", "unnamed", "name")]
        people = [Piece("name", name, name) for name in dict.fromkeys(names)]
        seats = so_many(plan.seats - len(plan.names) + len(names), self._menu)
        return [*others, seats, Piece("unnamed"), *people]

    def _with_program(self, found: Sequence[Piece]) -> list[Piece]:
        """Return answers with a seat for the program where it takes somebody's place."""
        told = [piece for piece in found if piece.slot == "name"]
        programs = [seats_of_program(one) for one in found if one.slot == "against"]
        if Piece("unnamed") not in found or not told or not programs:
            return list(found)
        seats = so_many(len(told) + sum(programs), self._menu)
        return [seats if piece.slot == "seats" else piece for piece in found]

    def _corrected(self, read: Line, found: list[Piece]) -> list[Piece]:
        """Return answers with who begins as it is said last: « c'est Nino, euh non, Lola »."""
        marks = [at for at in range(len(read.plain)) if self._ways.instead_at(read.plain, at)]
        taken = read.taken()
        seats = [at for at, (_, way) in read.ways.items() if way.pieces[0].slot == "seats"]
        if seats and marks and max(seats) < max(marks):
            # « On est quatre, non, cinq » ; « on est trois, non, pas quatre » stays three.
            denied = self._ways.negations
            counts = {
                self._numbers[word]
                for at, word in enumerate(read.plain)
                if at > max(marks) and at not in taken and self._numbers.get(word, 1) > 1
                if read.plain[at - 1] not in denied
            }
            if len(counts) == 1:
                found = [one for one in found if one.slot != "seats"]
                found.append(so_many(counts.pop(), self._menu))
        whom = {**read.strangers, **read.names}
        begun = [at for at, (_, way) in read.ways.items() if way.pieces[0].slot == "starter"]
        last = [
            name
            for at, name in whom.items()
            if at not in taken and begun and marks and max(begun) < max(marks) < at
        ]
        if len(last) != 1:
            return found
        said = Piece("starter", last[0], self._menu.starter(last[0]))
        return [said if one.slot == "starter" else one for one in found]

    def asked_of(self, line: str, plan: Plan, asked: Question) -> str:
        """Return the player whom a question is about; ``""``: none."""
        read = self._reader.read(line, plan, asked)
        ways = ((at, end, way.pieces[0].slot) for at, (end, way) in read.ways.items())
        named = [
            name for at, end, slot in ways if slot == "who" for name in read.named(at, end, slot)
        ]
        return named[0] if named else ""

    # What was found, as pieces.

    def _settled(
        self, way: Way, read: Line, at: int, end: int, plan: Plan, asked: Question
    ) -> Sequence[Piece]:
        piece = way.pieces[0]
        named = read.named(at, end, piece.slot)
        if ME in named:
            return [Piece("me")]
        match piece.slot:
            case slot if slot in _BESIDE or slot in _QUESTIONS or slot in _OF_PEOPLE:
                return ()
            case slot if slot == DESCRIBED:
                return self._described(read, piece)
            case "joining":
                return self._with_one_more(named[0], plan)
            case "anybody":
                # Whoever it is that begins: no answer to anything else.
                return [Piece("random", "begins", self._menu.said["random"])]
            case "more" | "fewer":
                more = 1 if piece.slot == "more" else -1
                return [so_many(plan.seats + more, self._menu)] if plan.seats else ()
            case slot if slot == RIVAL_SEAT:
                # « Joue à la place du quatrième », where three are told, is one more.
                seat = int(piece.value)
                added = [so_many(seat, self._menu)] if 0 < plan.seats < seat else ()
                return [*added, *self._menu.against[:1]]
            case "gone" if read.is_parted(end):
                return ()
            case "gone" if named[0] in plan.rivals:
                return [against(0, self._menu)]
            case "gone" if named[0] in plan.names:
                return self._without(named[0], plan)
            case "gone":
                return [Piece("gone", named[0], named[0])]
            case "starter" if named[0] in plan.rivals:
                return [at_place(plan.people + 1 + plan.rivals.index(named[0]), self._menu)]
            case "starter":
                return [Piece("starter", named[0], self._menu.starter(named[0]))]
            case "place":
                place = next(self._numbers[w] for w in read.plain[at:end] if w in self._numbers)
                return [at_place(place, self._menu)]
            case "launch" if asked.name != "ready":
                # Before all is known: the rest as usual, and all of it is read back.
                known = plan.game and plan.seats and self._agrees(read)
                return [Piece("rest", "", self._menu.said["rest"])] if known else ()
            case "launch" | "ready":
                return [Piece("ready")] if self._agrees(read) else ()
            case "nth" if asked.name not in ("game", "option", "first"):
                return ()
            case "random":
                # « Au hasard » alone says of whatever is asked that it is left to chance.
                begins = "begins" if asked.name == "game" and len(read.ways) > 1 else ""
                return [Piece("random", begins, self._menu.said["random"])]
        return way.pieces

    @staticmethod
    def _described(read: Line, piece: Piece) -> Sequence[Piece]:
        """Return the game that a line describes or names, if it is only one."""
        games = {
            way.pieces[0].value
            for _, way in read.ways.values()
            if way.pieces[0].slot in ("game", DESCRIBED)
        }
        return [replace(piece, slot="game")] if len(games) == 1 else ()

    def _agrees(self, read: Line) -> bool:
        """Tell whether nothing stands beside a yes to the whole that may be against it."""
        free = self._free | self._ways.agreeing
        return all(word in free and word not in self._ways.negations for word in read.beside())

    def _with_one_more(self, name: str, plan: Plan) -> Sequence[Piece]:
        """Return that somebody plays as well: on a seat without a name, or on one more."""
        if not plan.seats or len(plan.names) < plan.people:
            return [Piece("name", name, name)]
        return [so_many(plan.seats + 1, self._menu), Piece("name", name, name)]

    def _without(self, name: str, plan: Plan) -> Sequence[Piece]:
        """Return the plan's people told anew, one of them gone."""
        return [so_many(plan.seats - 1, self._menu), *retold(plan, {name: ""})]

    def _begins(self, read: Line, plan: Plan) -> Sequence[Piece]:
        """Return who begins, where a line names one of the players and no other."""
        named = {name for at, name in read.names.items() if not self._reader.negated(read, at)}
        speaker = [one for _, way in read.ways.values() for one in way.pieces[:1]]
        if not named and any(SELF in (one.slot, one.value) for one in speaker):
            # « Non, je rigole » names nobody.
            return [Piece("me")] if self._agrees(read) else []
        named = named or {name for name in read.others.values() if name in plan.names}
        if len(named) != 1:
            return ()
        return [Piece("starter", name, self._menu.starter(name)) for name in named]

    def _counted(self, read: Line, asked: Question) -> Sequence[Piece]:
        """Return how many play where a line counts them and names somebody besides."""
        named = [*read.strangers, *read.names]
        behind = [at for at, word in enumerate(read.plain) if word in self._ways.company]
        if not any(at + 1 in named for at in behind):
            return ()
        counts = [one.value for one in self._number(read, asked)]
        return [so_many(value, self._menu) for value in counts if isinstance(value, int)]

    def _number(self, read: Line, asked: Question) -> Sequence[Piece]:
        """Return the only number of a line that has nothing else in it."""
        said = tuple(word for word in read.plain if word not in self._free)
        if (larger := self._larger.get(said)) is not None:
            # « Quarante-deux » is no « deux »: that there is no such number is told.
            return [Piece("number", larger, self._ways.number(larger))]
        marks = [at for at in range(len(read.plain)) if self._ways.instead_at(read.plain, at)]
        # « Trois, non, deux »: what is said last.
        last = read.plain[max(marks, default=0) :]
        words = last if any(word in self._numbers for word in last) else read.plain
        numbers = {self._numbers[word] for word in words if word in self._numbers}
        if len(read.plain) > 1:
            numbers -= {1}  # more often an article
        idle = self._ways.negations | self._ways.times
        if len(numbers) != 1 or not idle.isdisjoint(read.plain):
            return ()
        people = {
            read.plain[place]
            for at, (end, way) in read.ways.items()
            if way.pieces[0].slot == RELATIVE
            for place in range(at, end)
        }
        free = {*self._free, *self._numbers, *self._ways.company, *people}
        strange = [word for word in words if word not in free]
        value = numbers.pop()
        return () if len(strange) > 1 else [Piece("number", value, self._ways.number(value))]
