"""Actions, declared once: their order and their notation, written and read back, follow.

A game's action is a frozen class made by :func:`action`, which names its verb. Each field is an
:data:`~typing.Annotated` type that carries a :class:`Part`: how its value stands in the notation
and what comes before what. A :class:`Notation` holds all actions of a game, in their order::

    Card: TypeAlias = Annotated[int, Number("CARD")]
    Aside: TypeAlias = Annotated[bool, Flag("aside")]

    @action("place")
    class Place(Action):
        card: Card
        column: Annotated[int, Number("COLUMN")]
        aside: Aside = False

    NOTATION = Notation[State](Place, End)

``str(Place(7, 3))`` is ``place 7 3``; ``NOTATION.read(state, "place 7 3")`` is the action again.

What a notation may leave out because the state settles it is the game's own: a ``settle`` function
completes an action that was read whole, a ``reader`` reads the words of a verb that has shorter
forms. An action whose words are no row of fields writes ``words`` and ``order`` itself.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from typing import Any, ClassVar, Generic, TypeVar, dataclass_transform, get_type_hints

from heraut.engines.protocol import IllegalAction, NotationError

S = TypeVar("S")
A = TypeVar("A", bound="Action")

_NUMBER = re.compile("[0-9]{1,3}")
_NAME = re.compile("[a-z0-9][a-z0-9_.-]*")


@dataclass(frozen=True, slots=True)
class Part(ABC):
    """How one field of an action stands in its notation."""

    usage: str
    """What stands there, for people: ``CARD``."""

    def write(self, value: Any) -> str:
        """Return the word of a value; empty when it has none."""
        return str(value)

    @abstractmethod
    def read(self, word: str) -> Any:
        """Return the value of a word.

        Raises ``ValueError`` when it is none, :class:`IllegalAction` when it names what the game
        does not have.
        """

    def key(self, value: Any) -> Any:
        """Return what tells the order of values."""
        return value


@dataclass(frozen=True, slots=True)
class Number(Part):
    """A whole number of up to three digits."""

    unknown: bool = False
    """Whether ``?`` may stand for a number that nobody tells: ``None``, the last in order."""

    def write(self, value: int | None) -> str:
        """Return the figures, or ``?``."""
        return "?" if value is None else str(value)

    def read(self, word: str) -> int | None:
        """Return the number."""
        if self.unknown and word == "?":
            return None
        if not _NUMBER.fullmatch(word):
            raise ValueError(word)
        return int(word)

    def key(self, value: int | None) -> Any:
        """Return the number itself; one that nobody tells comes last."""
        return (value is None, value or 0) if self.unknown else value


@dataclass(frozen=True, slots=True)
class Name(Part):
    """One of a game's names, in their order; any name, where the game cannot list them."""

    values: Sequence[str] = ()
    """The names; empty: any."""
    refused: str = ""
    """The reason for refusing any word that is none of them; empty: it is no notation."""
    detail: str = ""
    """Under which detail the reason has the name."""
    unknown: bool = False
    """Whether ``?`` may stand for a name that nobody tells: ``None``, the last in order."""

    def write(self, value: str | None) -> str:
        """Return the name, or ``?``."""
        return "?" if value is None else value

    def read(self, word: str) -> str | None:
        """Return the name."""
        if self.unknown and word == "?":
            return None
        if word in self.values or (not self.values and _NAME.fullmatch(word)):
            return word
        if self.refused:
            raise IllegalAction(self.refused, **{self.detail: word})
        raise ValueError(word)

    def key(self, value: str | None) -> Any:
        """Return the place among the names; what is none of them comes last."""
        if value is None or not self.values:
            return (value is None, value or "")
        return self.values.index(value) if value in self.values else len(self.values)


@dataclass(frozen=True, slots=True)
class Flag(Part):
    """A word that stands there or does not, last in the notation."""

    def write(self, value: bool) -> str:
        """Return the word, or nothing."""
        return self.usage if value else ""

    def read(self, word: str) -> bool:
        """Return that it stands there."""
        if word != self.usage:
            raise ValueError(word)
        return True


@dataclass(frozen=True, slots=True)
class Numbers(Part):
    """Several numbers, joined with commas; they are kept sorted."""

    none: str = ""
    """The word for no number at all; empty: there must be one."""
    unknown: bool = False
    """Whether ``?`` may stand for one of them, as in :class:`Number`."""

    def write(self, value: tuple[int | None, ...]) -> str:
        """Return the figures."""
        return ",".join("?" if one is None else str(one) for one in value) or self.none

    def read(self, word: str) -> tuple[int | None, ...]:
        """Return the numbers, sorted."""
        if self.none and word == self.none:
            return ()
        one = Number(self.usage, self.unknown)
        return tuple(sorted(map(one.read, word.split(",")), key=one.key))

    def key(self, value: tuple[int | None, ...]) -> Any:
        """Return the numbers, one that nobody tells after the others."""
        return tuple((one is None, one or 0) for one in value) if self.unknown else value


@dataclass(frozen=True, slots=True)
class Action:
    """Anything that a seat or the table may do. Actions of all kinds have one order.

    A game derives a class ``Action`` of its own from it, and its actions from that.
    """

    verb: ClassVar[str] = ""
    """The first word of the notation, of this kind of action alone."""
    usage: ClassVar[str] = ""
    """The notation for people, where the parts do not tell it."""
    ordinal: ClassVar[int] = 0
    """Where this kind comes among the others; told by the game's :class:`Notation`."""
    parts: ClassVar[tuple[tuple[str, Part], ...]] = ()
    """The fields and how they are written; told by the game's :class:`Notation`."""
    least: ClassVar[int] = 0
    """How many of the fields have no default; likewise."""

    def words(self) -> tuple[str, ...]:
        """Return the words after the verb; empty ones are left out."""
        return tuple(part.write(getattr(self, name)) for name, part in self.parts)

    def order(self) -> tuple[Any, ...]:
        """Return what tells the order among actions of this kind."""
        return tuple(part.key(getattr(self, name)) for name, part in self.parts)

    def __str__(self) -> str:
        return " ".join(filter(None, (self.verb, *self.words())))

    def __lt__(self, other: Action) -> bool:
        if self.ordinal != other.ordinal:
            return self.ordinal < other.ordinal
        return self.order() < other.order()


Reader = Callable[[Any, list[str]], Action | None]
"""Returns the action that a verb's words stand for in a state, or ``None`` if they are none."""
Settle = Callable[[Any, Any], Action]
"""Returns what an action that was read stands for in a state."""


@dataclass_transform(frozen_default=True)
def action(verb: str, usage: str = "") -> Callable[[type[A]], type[A]]:
    """Make a class a kind of action: a frozen, slotted dataclass with a verb.

    ``usage`` tells people what comes after the verb where the fields do not.
    """

    def made(kind: type[A]) -> type[A]:
        kind.verb, kind.usage = verb, usage
        return dataclass(frozen=True, slots=True)(kind)

    return made


class Notation(Generic[S]):
    """All actions of a game, in their order, and how they are read."""

    def __init__(
        self,
        *kinds: type[Action],
        readers: Mapping[type[Action], Reader] | None = None,
        settle: Mapping[type[Action], Settle] | None = None,
    ) -> None:
        self.kinds = kinds
        """Every kind of action, in order."""
        self._readers = dict(readers or {})
        self._settle = dict(settle or {})
        self._by_verb = {kind.verb: kind for kind in kinds}
        if len(self._by_verb) != len(kinds):
            raise TypeError("each kind of action needs a verb of its own")
        for ordinal, kind in enumerate(kinds):
            kind.ordinal, kind.parts = ordinal, _parts_of(kind)
            kind.least = sum(field.default is MISSING for field in fields(kind))
        self.expected = ", ".join(map(_usage, kinds))
        """What may be written, for people."""

    @property
    def verbs(self) -> tuple[str, ...]:
        """The verb of each kind of action, in order."""
        return tuple(self._by_verb)

    def read(self, state: S, notation: str) -> Action:
        """Return the action that a notation stands for; whatever an action prints is read back.

        Raises :class:`NotationError` when it is no action, :class:`IllegalAction` when it speaks of
        what the game or the state does not hold.
        """
        verb, *words = notation.split() or [""]
        kind = self._by_verb.get(verb)
        made = None if kind is None else self._made(state, kind, words)
        if made is None:
            raise NotationError(notation, self.expected)
        return made

    def _made(self, state: S, kind: type[Action], words: list[str]) -> Action | None:
        if (reader := self._readers.get(kind)) is not None:
            return reader(state, words)
        made = from_words(kind, words)
        settle = self._settle.get(kind)
        return made if made is None or settle is None else settle(state, made)


def verb_of(notation: str) -> str:
    """Return the word with which an action in notation begins, which tells its kind."""
    return notation.partition(" ")[0]


def from_words(kind: type[Action], words: Sequence[str]) -> Action | None:
    """Return the action of a kind that words stand for, field by field; ``None`` if they do not.

    Fields with a default may be left out, from the last one on. Raises :class:`IllegalAction` as
    the parts do.
    """
    if not kind.least <= len(words) <= len(kind.parts):
        return None
    try:
        return kind(*(part.read(word) for (_, part), word in zip(kind.parts, words, strict=False)))
    except IllegalAction:
        raise
    except ValueError:
        return None


def _parts_of(kind: type[Action]) -> tuple[tuple[str, Part], ...]:
    """Return the fields of an action with their parts.

    Raises ``TypeError`` for a field that has none.
    """
    hints = get_type_hints(kind, include_extras=True)
    found = []
    for field in fields(kind):
        carried = getattr(hints[field.name], "__metadata__", ())
        part = next((one for one in carried if isinstance(one, Part)), None)
        if part is None:
            raise TypeError(f"{kind.__name__}.{field.name} does not say how it is written")
        found.append((field.name, part))
    return tuple(found)


def _usage(kind: type[Action]) -> str:
    told = [
        part.usage if place < kind.least else f"[{part.usage}]"
        for place, (_, part) in enumerate(kind.parts)
    ]
    return " ".join([kind.verb, *([kind.usage] if kind.usage else told)])
