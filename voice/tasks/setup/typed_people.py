"""Who plays, in a typed line that sets a match up: named, counted, renamed or seated otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from itertools import islice
from typing import Final

from heraut.grammars.confusions import folded
from heraut.voice.tasks.setup.menu import Menu
from heraut.voice.tasks.setup.people import Company, Word, company, is_name
from heraut.voice.tasks.setup.plan import Piece, Plan, Question, seats_of_program, so_many
from heraut.voice.tasks.setup.renaming import CALLED, RENAMES, renamed
from heraut.voice.tasks.setup.reseating import reseated
from heraut.voice.tasks.setup.typed_line import Line, LineReader
from heraut.voice.tasks.setup.typed_ways import INTRODUCES, RELATIVE, SELF, TypedWays

_AMONG: Final = {**{slot: slot for slot in (SELF, RELATIVE, INTRODUCES)}, "against": "apart"}
"""What words are that stand among names: « Léa, Hugo et l'ordinateur » names two."""


class TypedPeople:
    """Finds the people of a match in what was read of a line."""

    def __init__(
        self,
        ways: TypedWays,
        menu: Menu,
        reader: LineReader,
        vocabulary: AbstractSet[str],
        free: AbstractSet[str],
    ) -> None:
        """``vocabulary`` are words that are no names, ``free`` mean nothing."""
        self._ways = ways
        self._menu = menu
        self._reader = reader
        self._vocabulary = vocabulary
        self._free = free

    def told(
        self, read: Line, plan: Plan, asked: Question, found: Sequence[Piece]
    ) -> Sequence[Piece]:
        """Return what a line answers of the people, beside what was ``found`` in it already."""
        slots = {piece.slot for piece in found}
        if plan.names and (changed := self._renamed(read, plan) or self._reseated(read, plan)):
            return changed
        if slots & {"gone", "unnamed", "joining", "me"} or asked.name in ("first", "resume"):
            return ()
        told = next((one.value for one in found if one.slot == "seats"), plan.seats)
        # Seats of the program.
        against = (seats_of_program(one) for one in found if one.slot == "against")
        rivals = max(sum(against), len(plan.rivals))
        seats = told - rivals if isinstance(told, int) and told else rivals
        everybody = company(self._words(read), max(seats - len(plan.names), 0))
        if slots == {"against"} and not (everybody.names and everybody.sure):
            return ()  # « je joue contre toi » tells of nobody else
        if asked.name == "names":
            joining = self._joining(everybody, found)
            # Who names all of them, the known ones too, tells their order: « Zoé, Gaston, Mamie ».
            anew = bool(plan.names) and {*plan.names} < {*everybody.names}
            return [Piece("unnamed"), *joining] if anew else joining
        introduced = any(way.pieces[0].slot == INTRODUCES for _, way in read.ways.values())
        # « C'est moi Paul » tells a name whatever is asked, while one is missing.
        # So does « Anna et Lola », where Lola is known.
        known = any(name in plan.names for name in read.names.values())
        missing = seats - len(plan.names)
        whole = everybody.alone and everybody.count == missing
        several = len(everybody.names) + rivals > 1
        listed = everybody.certain or (several and (everybody.sure or whole))
        room = missing > 0 or not seats
        joins = "seats" in slots or (introduced and room) or ((known or listed) and missing > 0)
        if plan.names or plan.seats or "seats" in slots or everybody.count < 2:
            joining = self._joining(everybody, found) if joins and everybody.names else ()
            return [one for one in joining if one.value not in plan.names]
        joining = () if everybody.unnamed else self._joining(everybody, found)
        return [so_many(everybody.count + rivals, self._menu), *joining]

    def greeted(self, read: Line, plan: Plan) -> str:
        """Return the one known player whom a line names and says nothing of: « c'est Paul »."""
        named = {*read.names.values()}
        said = company(self._words(read), plan.people)
        return named.pop() if len(named) == 1 and said.alone and not read.strangers else ""

    def _joining(self, everybody: Company, found: Sequence[Piece]) -> Sequence[Piece]:
        names = [Piece("name", name, name) for name in everybody.names if is_name(name)]
        own = [Piece("speaker", everybody.own)] if everybody.own in everybody.names else []
        return [*names, *own, *([Piece("own")] if names and everybody.speaker else [])]

    def _words(self, read: Line) -> Sequence[Word]:
        """Return the words of a line, as far as people are concerned."""
        kinds: dict[int, Word] = {}
        for at, (end, way) in read.ways.items():
            piece = way.pieces[0]
            kind = _AMONG.get(piece.slot, "other")
            own = piece.value == SELF
            count = piece.value if isinstance(piece.value, int) and kind == RELATIVE else 1
            for place in reversed(range(at, end)):
                shown = kind if read.where[place] == read.where[at] else "apart"
                kinds[read.where[place]] = Word(
                    "", shown, free=kind != "other", own=own, count=count
                )
        words = [self._word(read, at, text, kinds) for at, text in enumerate(read.texts)]
        return self._accompanied(words)

    def _word(self, read: Line, at: int, text: str, kinds: Mapping[int, Word]) -> Word:
        if at in kinds:
            return replace(kinds[at], text=text)
        if text in (",", ";"):
            return Word(text, "apart", free=True)
        bare = folded(text.lower().replace("’", "'"))
        plain = self._ways.plain(text)
        if self._reader.is_sure(text, at):
            return Word(text, sure=True, title=bare in self._ways.titles)
        if not plain or bare in self._ways.joints or plain[0] in self._ways.company:
            return Word(text, "apart" if plain else "other", free=True)
        known = (
            bare in self._vocabulary
            or text.lower() in self._ways.never_names
            or any(part in self._vocabulary for part in plain)
        )
        if self._ways.is_near_a_title(bare):
            return Word(text, "other", free=True)  # « kingdom buider » names nobody
        if known or any(letter.isdigit() for letter in text) or "'" in text:
            return Word(
                text, "other", free=bare in self._free or all(p in self._free for p in plain)
            )
        return Word(text)

    def _accompanied(self, words: Sequence[Word]) -> Sequence[Word]:
        """Return the words with who speaks among them: « avec Paul » is at least two."""
        if any(word.kind == SELF or word.own for word in words):
            return words
        for at, word in enumerate(words):
            # « Mon » in « avec mon amie » says nothing of who it is.
            after = (one for one in words[at + 1 :] if not (one.kind == "other" and one.free))
            with_whom = any(one.kind in ("", RELATIVE) for one in islice(after, 1))
            if folded(word.text.lower()) in self._ways.company and with_whom:
                return [*words[:at], Word(word.text, SELF, sure=True), *words[at + 1 :]]
        return words

    @staticmethod
    def _reseated(read: Line, plan: Plan) -> Sequence[Piece] | None:
        """Return the people told anew where a line seats them otherwise, once all are known."""
        named = [name for _, name in sorted(read.names.items())]
        ways = [way.pieces[0].slot for _, way in read.ways.values()]
        return None if read.strangers or not plan.named else reseated(plan, named, ways)

    def _renamed(self, read: Line, plan: Plan) -> Sequence[Piece] | None:
        """Return the people told anew where a line puts one name for another."""
        denied = [name for at, name in read.names.items() if self._reader.negated(read, at)]
        said = [word.text for word in self._words(read) if not word.kind]
        found = {(way.pieces[0].slot, way.pieces[0].value) for _, way in read.ways.values()}
        # « Je m'appelle Jojo », where all have told their names.
        called = (CALLED, "") in found and (bool(read.names) or len(plan.names) >= plan.people)
        other = plan.named and (INTRODUCES, SELF) in found
        changes = (RENAMES, "") in found or called or other
        return renamed(plan, said, [*read.names.values()], denied, changes=changes)
