"""Which tags lie on the reader: turns "seen again and again" into one tap."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

LIFTED_AFTER: Final = 0.25
"""Seconds of empty reader after which a tag counts as lifted. A card at the edge of the field
flickers, and no hand lifts and lays a card faster than this."""

HIDDEN_AFTER: Final = 1.0
"""Seconds after which a tag counts as lifted while another one is being seen: a reader with two
cards on it shows now one, now the other."""


@dataclass(slots=True)
class Presence:
    """The tags lying on one reader. Times are seconds of any clock that never goes back."""

    _seen: dict[str, float] = field(default_factory=dict)

    @property
    def lying(self) -> frozenset[str]:
        """The UIDs that were tapped and not lifted since."""
        return frozenset(self._seen)

    def see(self, uid: str, now: float) -> bool:
        """Note that ``uid`` is seen; return whether it has just arrived."""
        arrived = uid not in self._seen
        self._seen[uid] = now
        self._forget(now, HIDDEN_AFTER)
        return arrived

    def see_nothing(self, now: float) -> None:
        """Note that the reader is empty."""
        self._forget(now, LIFTED_AFTER)

    def forget(self, uid: str) -> None:
        """Let the next sight of ``uid`` count as an arrival."""
        self._seen.pop(uid, None)

    def resume(self, now: float) -> None:
        """Go on after an outage: what lay there is taken to lie there still.

        A reader that comes back must not play again the card that was left on it.
        """
        self._seen = dict.fromkeys(self._seen, now)

    def _forget(self, now: float, after: float) -> None:
        self._seen = {uid: seen for uid, seen in self._seen.items() if now - seen < after}
