"""Which commands may be said one after another in one breath, as a grammar file says it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Final

from heraut.grammars.source import Node

WAYS: Final = 4
"""How many ways to cut the same words are kept: two are enough to see that there is a doubt."""


@dataclass(frozen=True, slots=True)
class ChainSpec:
    """Which commands may be said one after another in one breath."""

    most: int = 0
    """How many at most."""
    links: frozenset[str] = frozenset()
    """The intents that may stand anywhere."""
    last: frozenset[str] = frozenset()
    """The intents that may only come at the end."""
    joins: tuple[tuple[str, ...], ...] = ()
    """The words that may stand between two of them; none need be said."""
    whole: bool = False
    """Whether nothing is done when one of them is forbidden; otherwise those before it are."""
    short: float = 0.0
    """If not 0, a single word may be one of them; the cost of such a word said by itself."""
    behind: tuple[tuple[str, ...], ...] = ()
    """Words with which a mere piece goes where the command before it went: « pour finir »."""
    lying: tuple[tuple[str, ...], ...] = ()
    """Words that say of what stands before them that it lies on the table."""
    typed: frozenset[str] = frozenset()
    """More intents that may stand anywhere in what is typed."""
    counts: frozenset[str] = frozenset()
    """Slots that only say how many: what is doubtful and says no more is none of several."""

    @property
    def when_typed(self) -> ChainSpec:
        """The same for who types."""
        return replace(self, links=self.links | self.typed)

    @property
    def alone(self) -> Mapping[str, float]:
        """The cost of a single word said by itself, by the command that it means."""
        return dict.fromkeys(self.links | self.last, self.short) if self.short else {}


NO_CHAIN: Final = ChainSpec()
"""One command at a time."""


def read_chain(node: Node, commands: Collection[str]) -> ChainSpec:
    """Return what a grammar file says of chains of its commands. Raises :class:`GrammarError`."""
    words = ("joins", "behind", "lying")
    fields = node.fields(("most", "links"), ("last", "typed", "counts", *words, "whole", "short"))
    named = (*fields["links"].items(), *fields.items_of("last"), *fields.items_of("typed"))
    for item in named:
        if item.text() not in commands:
            raise item.error(f"there is no command {item.text()!r}")
    links, last, typed, counts = (
        frozenset(fields.texts(part)) for part in ("links", "last", "typed", "counts")
    )
    joins, behind, lying = (fields.phrases(part) for part in words)
    most, whole, short = fields["most"].whole(), fields.flag("whole"), fields.cost("short")
    return ChainSpec(most, links, last, joins, whole, short, behind, lying, typed, counts)
