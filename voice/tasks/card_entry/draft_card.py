"""What was told of a card so far, which question is next, and which answers may not be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, cast

from heraut.engines.forms import Amounts, Blank, BlankKind, Filled, Form, NoRoom, Part, Told
from heraut.voice.dialogue.errors import Refused

PART: Final = "part"
"""The question what else the card does."""
READY: Final = "ready"
"""The question whether all is right."""
CHANGE: Final = "change"
"""The question what is wrong."""
PARTS: Final = "parts"
"""As an answer to that: what the card does."""
DONE: Final = "done"
"""As a piece of an answer: the card does no more."""
SKIP: Final = "skip"
"""As a piece of an answer: it has no text."""

MANY: Final = (BlankKind.AMOUNTS, BlankKind.EITHER)
"""The kinds of blanks that take several things, each so many of a kind."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing that was said: a value, how many of it, or a number alone."""

    value: str
    count: int
    said: str
    """How Héraut says it."""
    words: str = ""
    """The list that it is a word of, as :attr:`Question.list` names it."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """One thing of several that were said in one breath, which may answer several questions."""

    pieces: tuple[Piece, ...]
    """What it may be, each of another list."""
    joined: bool = False
    """Whether it goes with what was said before it: « et deux or »."""

    def says(self, control: str) -> bool:
        """Tell whether it is :data:`DONE` or :data:`SKIP`."""
        return any(piece.words == control for piece in self.pieces)

    def as_answer(self, question: Question) -> Piece | None:
        """Return what it is as an answer to a question, if it is one."""
        for piece in self.pieces:
            if piece.words == question.list and question.takes(piece):
                return piece
        return None


@dataclass(frozen=True, slots=True)
class Question:
    """What is to be asked next."""

    name: str
    """The blank's name, or :data:`PART`, :data:`READY`, :data:`CHANGE`."""
    blank: Blank | None = None
    part: str = ""
    """The thing that the card does and to which the blank belongs; ``""``: to the card itself."""
    place: int = 0
    """Which of the values of a blank that takes several, from 1."""
    names: tuple[str, ...] = ()
    """What may be answered where there is no blank."""
    most_heard: int = 0
    """The most of a kind that is listened for; 0: all that may be answered."""

    @property
    def choices(self) -> tuple[str, ...]:
        """What may be answered, where that is a list."""
        return self.names if self.blank is None else self.blank.values

    @property
    def words(self) -> str:
        """The list that has words for the choices."""
        return self.name if self.blank is None else self.blank.words

    @property
    def kind(self) -> BlankKind:
        """What kind of answer is wanted."""
        return BlankKind.CHOICE if self.blank is None else self.blank.kind

    @property
    def list(self) -> str:
        """The list of words that its answers are taken from."""
        return f"{self.kind}:{self.words}"

    def takes(self, piece: Piece) -> bool:
        """Tell whether a word of its list is among its answers."""
        if self.blank is None or self.kind is not BlankKind.NUMBER:
            return piece.value in self.choices or (not piece.value and self.may_be_none)
        return self.blank.least <= piece.count <= self.blank.most

    @property
    def may_be_none(self) -> bool:
        """Whether nothing at all is an answer."""
        return self.kind is BlankKind.AMOUNTS and self.blank is not None and not self.blank.least

    @property
    def left(self) -> int:
        """How many answers may come in one breath, one after another."""
        return 1 if self.blank is None else max(1, self.blank.times - max(self.place - 1, 0))


@dataclass(frozen=True, slots=True)
class DraftCard:
    """A card in the making. Immutable: every answer gives a new one."""

    filled: Filled = field(default_factory=Filled)
    finished: bool = False
    """Whether nothing more is to be told of what the card does."""
    changing: bool = False
    """Whether something is wrong and it is to be said what."""
    told: bool = False
    """Whether something is told again: then nothing is taken from what was known before."""

    def question(self, form: Form) -> Question:
        """Return what is to be asked next."""
        if still := self._open(form):
            return still[0]
        parts = tuple(part.name for part in form.parts(self.filled))
        if parts and not self.finished:
            return Question(PART, names=parts)
        if self.changing:
            return Question(CHANGE, names=self.changeable(form))
        return Question(READY)

    def changeable(self, form: Form) -> tuple[str, ...]:
        """Return what may be told again at the end."""
        own = [each.name for each in form.blanks(self.filled) if each.name not in form.named_by]
        return (*own, *((PARTS,) if form.parts(Filled(self.filled.blanks)) else ()))

    def ahead(self, form: Form) -> tuple[Question, ...]:
        """Return which other questions may be answered in the same breath, in any order.

        Behind a question about the thing itself those that follow it; behind what a card does the
        values of that. A text ends no such breath: it may only be left out in one.
        """
        question = self.question(form)
        if question.name == PART:
            return _of_parts(form.parts(self.filled))
        if question.blank is None:
            return ()
        return tuple(self._open(form)[1:])

    def _open(self, form: Form) -> Sequence[Question]:
        """Return the questions without an answer about the thing itself, or else its last part."""
        own = form.blanks(self.filled)
        still = [_asked(each, self.filled.blanks.get(each.name)) for each in own]
        if found := [each for each in still if _lacks(each, self.filled.blanks.get(each.name))]:
            return found
        if not self.filled.parts:
            return ()
        name, known = self.filled.parts[-1]
        asked = [_asked(blank, known.get(blank.name), name) for blank in form.part(name).blanks]
        return [each for each in asked if _lacks(each, known.get(each.name))]

    def after_breath(
        self, chunks: Sequence[Chunk], form: Form
    ) -> tuple[DraftCard, tuple[Piece, ...]]:
        """Return the card after several answers in one breath, and what was taken of each.

        Each goes to the first question without an answer that it may answer, or else with what was
        said before it. Raises ``Refused`` when one of them answers nothing.
        """
        draft, taken = self, []
        last: Question | None = None
        for chunk in chunks:
            here, piece, last = draft._place(chunk, last, form)
            taken.append(piece)
            if piece.words == DONE:
                draft = replace(draft, finished=True)
            elif here is None:
                draft = replace(draft, filled=draft.filled.told(draft._text(form), ""))
            else:
                draft = draft._with(here, [piece], form)
        return draft, tuple(taken)

    def _place(
        self, chunk: Chunk, last: Question | None, form: Form
    ) -> tuple[Question | None, Piece, Question | None]:
        """Return which question a chunk answers, as what, and which one may get more of it."""
        still = list(self._open(form))
        whole = not still
        if whole and not self.finished and (parts := form.parts(self.filled)):
            still = [Question(PART, names=tuple(part.name for part in parts))]
        if chunk.joined and last is not None:
            still = [last, *still]
        elif last is not None:
            still = [*still, last]
        for question in still:
            piece = chunk.as_answer(question)
            if piece is not None and question.kind is not BlankKind.TEXT:
                return question, piece, question if question.kind in MANY else None
        for piece in chunk.pieces:
            if (piece.words == DONE and whole) or (piece.words == SKIP and self._text(form)):
                return None, piece, None
        raise Refused("no-place", item=chunk.pieces[0].said)

    def _text(self, form: Form) -> str:
        """Return the text that is still to be told, ``""`` if there is none."""
        texts = (each.name for each in self._open(form) if each.kind is BlankKind.TEXT)
        return next(texts, "")

    def after(self, pieces: Sequence[Piece], form: Form) -> DraftCard:
        """Return the card after an answer. Raises ``Refused``."""
        question = self.question(form)
        if question.name == CHANGE:
            return self.without(pieces[0].value)
        if question.name == READY:
            raise ValueError(f"nothing is told by {question.name!r}")
        return self._with(question, pieces, form)

    def _with(self, question: Question, pieces: Sequence[Piece], form: Form) -> DraftCard:
        """Return the card with an answer to a question, which may add to what it has."""
        if question.name == PART:
            return replace(self, filled=self.filled.begun(pieces[0].value))
        assert question.blank is not None
        name = question.name
        if question.part:
            before = self.filled.parts[-1][1].get(name)
            value = _value(question, question.blank, pieces, before)
            return replace(self, filled=self.filled.in_part(name, value))
        value = _value(question, question.blank, pieces, self.filled.blanks.get(name))
        return self._pruned(replace(self, filled=self.filled.told(name, value)), form)

    def known(self, form: Form) -> DraftCard:
        """Return the whole thing, once its name tells one that is there already.

        What was told of it with its name takes the place of what was known. Raises ``Refused``.
        """
        if self.told or self.changing or self.finished or self.filled.parts:
            return self
        try:
            found = form.found(self.filled)
        except NoRoom as none:
            raise Refused(none.reason, **none.details) from none
        if found is None:
            return self
        filled = replace(found, blanks={**found.blanks, **self.filled.blanks})
        return DraftCard(filled, finished=True)

    def without_text(self, form: Form) -> DraftCard:
        """Return the card with the text left out that is being asked for."""
        return replace(self, filled=self.filled.told(self.question(form).name, ""))

    def with_text(self, text: str, form: Form) -> DraftCard:
        """Return the card with the text that is being asked for. Raises ``Refused``."""
        blank = self.question(form).blank
        assert blank is not None and blank.kind is BlankKind.TEXT
        if len(text) > blank.most:
            raise Refused("long-text", most=blank.most)
        return replace(self, filled=self.filled.told(blank.name, text))

    def without(self, name: str) -> DraftCard:
        """Return the card with one thing to be told again."""
        if name == PARTS:
            return DraftCard(replace(self.filled, parts=()), told=True)
        kept = {blank: value for blank, value in self.filled.blanks.items() if blank != name}
        return DraftCard(replace(self.filled, blanks=kept), self.finished, told=True)

    @staticmethod
    def _pruned(draft: DraftCard, form: Form) -> DraftCard:
        """Return the card without what another answer has made impossible."""
        filled = draft.filled
        known = {blank.name for blank in form.blanks(filled)}
        kept = {name: value for name, value in filled.blanks.items() if name in known}
        allowed = {part.name for part in form.parts(Filled(kept))}
        names = [name for name, _ in filled.parts]
        if set(names) <= allowed:
            return replace(draft, filled=replace(filled, blanks=kept))
        return DraftCard(Filled(kept), told=draft.told)


def _asked(blank: Blank, value: Told | None, part: str = "") -> Question:
    so_far = len(value) if isinstance(value, tuple) else 0
    place = so_far + 1 if blank.times > 1 or (so_far and blank.fewest > 1) else 0
    return Question(blank.name, blank, part, place)


def _lacks(question: Question, value: Told | None) -> bool:
    """Tell whether something of an answer is still missing."""
    blank = question.blank
    assert blank is not None
    if not isinstance(value, tuple):
        return value is None
    if blank.kind is BlankKind.EITHER:
        return len(value) < blank.fewest
    return len(value) < blank.times and blank.kind is BlankKind.CHOICE


def _of_parts(parts: Sequence[Part]) -> tuple[Question, ...]:
    """Return the questions about the values of these parts."""
    return tuple(Question(blank.name, blank, part.name) for part in parts for blank in part.blanks)


def _value(question: Question, blank: Blank, pieces: Sequence[Piece], before: Told | None) -> Told:
    """Return what fills a blank after an answer. Raises ``Refused``."""
    so_far = before if isinstance(before, tuple) else ()
    match blank.kind:
        case BlankKind.NUMBER:
            number = pieces[0].count
            if not blank.least <= number <= blank.most:
                raise Refused("number", least=blank.least, most=blank.most)
            return number
        case BlankKind.AMOUNTS | BlankKind.EITHER:
            some = [piece for piece in pieces if piece.value]
            told: Amounts = tuple((piece.value, piece.count) for piece in some)
            named = [*(each[0] for each in so_far), *(good for good, _ in told)]
            if twice := [piece.said for piece in some if named.count(piece.value) > 1]:
                raise Refused("twice", items=tuple(twice))
            return cast(Amounts, (*so_far, *told))
        case _ if blank.times > 1:
            if len(pieces) > question.left:
                raise Refused("too-many", count=len(pieces), most=question.left)
            values: tuple[str, ...] = (*map(str, so_far), *(piece.value for piece in pieces))
            return values
        case _:
            return pieces[0].value
