"""What was told of a card so far, which question is next, and which answers may not be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from heraut.engines.forms import Amounts, Blank, BlankKind, CardForm, Filled, Told
from heraut.voice.dialogue.errors import Refused

PART: Final = "part"
"""The question what else the card does."""
READY: Final = "ready"
"""The question whether all is right."""
CHANGE: Final = "change"
"""The question what is wrong."""
PARTS: Final = "parts"
"""As an answer to that: what the card does."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing that was said: a value, how many of it, or a number alone."""

    value: str
    count: int
    said: str
    """How Héraut says it."""


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

    def question(self, form: CardForm) -> Question:
        """Return what is to be asked next."""
        own = form.blanks(self.filled)
        for blank in own:
            value = self.filled.blanks.get(blank.name)
            if value is None or (isinstance(value, tuple) and len(value) < blank.times):
                return _asked(blank, value)
        if self.filled.parts:
            name, known = self.filled.parts[-1]
            for blank in form.part(name).blanks:
                if blank.name not in known:
                    return _asked(blank, None, name)
        parts = tuple(part.name for part in form.parts(self.filled))
        if parts and not self.finished:
            return Question(PART, names=parts)
        if self.changing:
            return Question(CHANGE, names=(*(blank.name for blank in own), PARTS))
        return Question(READY)

    def after(self, pieces: Sequence[Piece], form: CardForm) -> DraftCard:
        """Return the card after an answer. Raises ``Refused``."""
        question = self.question(form)
        match question:
            case Question("part"):
                return replace(self, filled=self.filled.begun(pieces[0].value))
            case Question("change"):
                return self._without(pieces[0].value)
            case Question(name, Blank() as blank, part):
                value = self._value(question, blank, pieces)
                if part:
                    return replace(self, filled=self.filled.in_part(name, value))
                return self._pruned(replace(self, filled=self.filled.told(name, value)), form)
        raise ValueError(f"nothing is told by {question.name!r}")

    def without_text(self, form: CardForm) -> DraftCard:
        """Return the card with the text left out that is being asked for."""
        return replace(self, filled=self.filled.told(self.question(form).name, ""))

    def with_text(self, text: str, form: CardForm) -> DraftCard:
        """Return the card with the text that is being asked for. Raises ``Refused``."""
        blank = self.question(form).blank
        assert blank is not None and blank.kind is BlankKind.TEXT
        if len(text) > blank.most:
            raise Refused("long-text", most=blank.most)
        return replace(self, filled=self.filled.told(blank.name, text))

    def _value(self, question: Question, blank: Blank, pieces: Sequence[Piece]) -> Told:
        match blank.kind:
            case BlankKind.NUMBER:
                number = pieces[0].count
                if not blank.least <= number <= blank.most:
                    raise Refused("number", least=blank.least, most=blank.most)
                return number
            case BlankKind.AMOUNTS | BlankKind.EITHER:
                told: Amounts = tuple((piece.value, piece.count) for piece in pieces)
                twice = [p.said for p in pieces if sum(p.value == q.value for q in pieces) > 1]
                if twice:
                    raise Refused("twice", items=tuple(twice))
                return told
            case _ if blank.times > 1:
                if len(pieces) > question.left:
                    raise Refused("too-many", count=len(pieces), most=question.left)
                before = self.filled.blanks.get(blank.name, ())
                assert isinstance(before, tuple)
                values: tuple[str, ...] = (*map(str, before), *(piece.value for piece in pieces))
                return values
            case _:
                return pieces[0].value

    def _without(self, name: str) -> DraftCard:
        """Return the card with one thing to be told again."""
        if name == PARTS:
            return DraftCard(replace(self.filled, parts=()))
        kept = {blank: value for blank, value in self.filled.blanks.items() if blank != name}
        return DraftCard(replace(self.filled, blanks=kept), self.finished)

    @staticmethod
    def _pruned(draft: DraftCard, form: CardForm) -> DraftCard:
        """Return the card without what another answer has made impossible."""
        filled = draft.filled
        known = {blank.name for blank in form.blanks(filled)}
        kept = {name: value for name, value in filled.blanks.items() if name in known}
        allowed = {part.name for part in form.parts(Filled(kept))}
        names = [name for name, _ in filled.parts]
        if set(names) <= allowed:
            return replace(draft, filled=replace(filled, blanks=kept))
        return DraftCard(Filled(kept))


def _asked(blank: Blank, value: Told | None, part: str = "") -> Question:
    place = (len(value) if isinstance(value, tuple) else 0) + 1 if blank.times > 1 else 0
    return Question(blank.name, blank, part, place)
