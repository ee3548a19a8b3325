"""Games that tell what their box holds as events, for the herald to word.

A row of a fact is names and numbers, which is enough for most. What an event card does needs the
sentences that the game has for it anyway.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from heraut.engines.facts import Fact
from heraut.engines.protocol import Event

__all__ = ["TellsFacts"]


@runtime_checkable
class TellsFacts(Protocol):
    """Rules whose facts are told by events; those of other rules are read row by row."""

    def tell_fact(self, fact: Fact) -> Sequence[Event]:
        """Return what one of the game's facts says, in a form that the game has accepted.

        The events are no part of a match, and each has words of its own.
        """
        ...
