"""What one household knows about its cards: the deck's key, learnt tags and written tags."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from .errors import LearnError
from .identity import MAX_COPY, CardTag
from .payload import deck_id

KEY_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards of one household. UIDs are written in small hexadecimal: ``04a1b2c3d4e5f6``."""

    key: bytes = field(repr=False)
    """The secret that seals the tags: :data:`KEY_BYTES` random bytes."""
    learnt: Mapping[str, CardTag] = field(default_factory=lambda: MappingProxyType({}))
    """Tags that somebody else wrote, by UID."""
    written: Mapping[str, CardTag] = field(default_factory=lambda: MappingProxyType({}))
    """Tags that were written under this key, by UID."""

    @classmethod
    def new(cls) -> Deck:
        """Return an empty deck with a fresh key."""
        return cls(secrets.token_bytes(KEY_BYTES))

    @property
    def id(self) -> str:
        """The deck's short public name, as its tags carry it: eight hexadecimal digits."""
        return deck_id(self.key).hex()

    @property
    def games(self) -> tuple[str, ...]:
        """The games that have at least one tagged card, sorted."""
        cards = [*self.learnt.values(), *self.written.values()]
        return tuple(sorted({card.game for card in cards}))

    def card_of(self, uid: str) -> CardTag | None:
        """Return the card that a tag is known as, learnt or written; ``None`` for a stranger."""
        return self.learnt.get(uid) or self.written.get(uid)

    def uids_of(self, card: CardTag) -> tuple[str, ...]:
        """Return every tag that stands for exactly this card and copy, sorted."""
        both = {**self.learnt, **self.written}
        return tuple(sorted(uid for uid, known in both.items() if known == card))

    def next_copy(self, card: CardTag) -> int:
        """Return the lowest copy number from 1 that no tag of this card has.

        Raises :class:`LearnError` when all are taken.
        """
        both = [*self.learnt.values(), *self.written.values()]
        taken = {known.copy for known in both if (known.game, known.card) == (card.game, card.card)}
        if free := set(range(1, MAX_COPY + 1)) - taken:
            return min(free)
        message = f"all {MAX_COPY} copies of {card} have a tag"
        raise LearnError(
            "card_no_copy_left", message, game=card.game, card=card.card, most=MAX_COPY
        )

    def learn(self, uid: str, card: CardTag) -> Deck:
        """Return the deck with the tag ``uid`` bound to ``card``, whatever is written on it.

        Raises :class:`LearnError` when the tag changes its UID at every tap.
        """
        if is_random(uid):
            raise LearnError(
                "learn_random_uid",
                f"the tag {uid} shows another UID at each tap (a telephone or a bank card does)",
            )
        return replace(
            self, learnt=_with(self.learnt, uid, card), written=_without(self.written, uid)
        )

    def wrote(self, uid: str, card: CardTag) -> Deck:
        """Return the deck with ``uid`` noted as written; what it was learnt as is forgotten."""
        return replace(
            self, learnt=_without(self.learnt, uid), written=_with(self.written, uid, card)
        )


def is_random(uid: str) -> bool:
    """Tell whether a UID is drawn anew at each tap: four bytes that begin with 08 (ISO 14443-3)."""
    return len(uid) == 8 and uid.startswith("08")


def _with(known: Mapping[str, CardTag], uid: str, card: CardTag) -> Mapping[str, CardTag]:
    return MappingProxyType({**known, uid: card})


def _without(known: Mapping[str, CardTag], uid: str) -> Mapping[str, CardTag]:
    return MappingProxyType({other: card for other, card in known.items() if other != uid})
