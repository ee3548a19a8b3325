"""What a tapped card gives to a command, and what of it may be said aloud."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from heraut.grammars.source import Node


@dataclass(frozen=True, slots=True)
class Hidden:
    """Cards that one seat alone may know, unless they lie open for all to see."""

    place: Node
    """Where it was written."""
    shown_by: frozenset[str] = frozenset()
    """The commands that turn the card up for all to see."""


@dataclass(frozen=True, slots=True)
class Tap:
    """What a tapped card gives to a slot of the same name."""

    card: str = ""
    """The card's identity, when its copy is the value; otherwise the identity itself is."""
    values: Mapping[str, int | str] = field(default_factory=dict)
    """The value by identity."""
    confirms: bool = False
    """Whether a command that has the slot may wait for this card in place of a yes."""
    asks: str = ""
    """The question that is answered when a seat taps the card and nothing is pending."""
    returns: str = ""
    """The event after which the table may bring the same card again: its pile is shuffled anew."""
    hidden: Hidden | None = None
    """How such a card is kept secret; ``None``: all may know every one of them."""

    def value(self, card: str, copy: int) -> int | str | None:
        """Return the slot's value, or ``None`` for a card that does not fill it."""
        if self.card:
            return copy if card == self.card and copy else None
        return self.values.get(card)


def read_tap(node: Node, lists: Mapping[str, Collection[int | str]]) -> Tap:
    """Return what a tapped card fills; ``lists`` are the values of each list.

    Raises :class:`GrammarError`.
    """
    parts = ("list", "prefix", "copies", "confirms", "returns", "asks", "hidden")
    fields = node.fields((), parts)
    if ("list" in fields) == ("copies" in fields):
        raise node.error("either 'list' or 'copies' must say which cards are meant")
    confirms, asks, returns = fields.flag("confirms"), fields.text("asks"), fields.text("returns")
    hidden = _hidden(fields["hidden"]) if "hidden" in fields else None
    if hidden is not None and not asks:
        raise fields["hidden"].error("'asks' must say how a hidden card is told to its seat")
    if "copies" in fields:
        return Tap(fields["copies"].text(), {}, confirms, asks, returns, hidden)
    name = fields["list"].text()
    if name not in lists:
        raise fields["list"].error(f"there are no numbers {{{name}}}")
    values = {f"{fields.text('prefix')}{value}": value for value in lists[name]}
    return Tap("", values, confirms, asks, returns, hidden)


def _hidden(node: Node) -> Hidden:
    return Hidden(node, frozenset(node.fields((), ("shown_by",)).texts("shown_by")))
