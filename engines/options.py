"""The options of a game, declared once: names, allowed values, and the form that the rules read.

A game's options are a frozen class derived from :class:`Options`. Each field is one option, made by
:func:`option`; its values are words, the first of which is the default, and what the rules read of
it follows from the field's type: the word itself, a number, or whether it is ``on`` or ``true``::

    @dataclass(frozen=True, slots=True)
    class KingsbridgeOptions(Options):
        cards: str = option("app", "table")
        head_moves: bool = option("true", "false")
        stalemate_rounds: int = option("3", "2", "5")
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, Final, Protocol, Self

from heraut.engines.setup import complete_options

_WORDS: Final = "words"
_TRUE: Final = frozenset({"true", "on"})


def option(*words: str) -> Any:
    """Return the field of an option with its allowed values, the default first."""
    return field(metadata={_WORDS: words})


class _HasCards(Protocol):
    @property
    def cards(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Options:
    """What a match is set up with, as the rules read it."""

    @classmethod
    def declared(cls) -> dict[str, tuple[str, ...]]:
        """Return every option and its allowed values, the default first."""
        return {one.name: one.metadata[_WORDS] for one in fields(cls)}

    @classmethod
    def read(cls, given: Mapping[str, str]) -> Self:
        """Return the options, defaults filled in. Raises ``BadSetup``."""
        complete = complete_options(cls.declared(), given)
        return cls(**{one.name: _value(one, complete[one.name]) for one in fields(cls)})

    def named(self) -> dict[str, str]:
        """Return the options by their public names and values."""
        return {
            one.name: next(
                word
                for word in one.metadata[_WORDS]
                if _value(one, word) == getattr(self, one.name)
            )
            for one in fields(self)
        }

    @property
    def table_cards(self: _HasCards) -> bool:
        """Whether real cards lie on the table, so that a draw may stay hidden from Héraut."""
        return self.cards == "table"


@dataclass(frozen=True, slots=True)
class CardsOnly(Options):
    """The options of a game that has none of its own."""

    cards: str = option("app", "table")


def _value(one: Field[Any], word: str) -> str | int | bool:
    """Return what the rules read for a word."""
    # Annotations are text, as everywhere in Héraut.
    match one.type:
        case "bool":
            return word in _TRUE
        case "int":
            return int(word)
        case _:
            return word
