"""Which card a tag stands for."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from .errors import CardNameError

MAX_COPY: Final = 255
"""The highest copy number: it takes one byte on the tag."""

MAX_NAME: Final = 40
"""The longest ``game/card``, in characters: more would leave no room for readable words."""

_MOST_DIGITS: Final = len(str(MAX_COPY))

_GAME = re.compile(r"[a-z][a-z0-9_-]*")
_CARD = re.compile(r"[a-z0-9][a-z0-9_.+-]*")


@dataclass(frozen=True, slots=True, order=True)
class CardTag:
    """One physical card. ``str()`` gives ``kingsbridge/7`` or ``kingsbridge/7#3``.

    Raises :class:`CardNameError` when a part is not made of small letters, digits and ``_ -``.
    """

    game: str
    """The game's name in the registry: ``kingsbridge``."""
    card: str
    """The card's id in that game, as its engine writes it: ``7``."""
    copy: int = 0
    """Which one of several equal cards, from 1; 0 when it is the only one or nobody counted."""

    def __post_init__(self) -> None:
        if not (_GAME.fullmatch(self.game) and _CARD.fullmatch(self.card)):
            raise _not_a_name(f"{self.game}/{self.card}")
        if len(f"{self.game}/{self.card}") > MAX_NAME:
            name = _shortened(f"{self.game}/{self.card}")
            message = f"{name} is longer than {MAX_NAME} characters"
            raise CardNameError("card_name_too_long", message, name=name, most=MAX_NAME)
        if not 0 <= self.copy <= MAX_COPY:
            message = f"copy {self.copy} of {self.game}/{self.card} is not between 0 and {MAX_COPY}"
            raise CardNameError("card_copy_out_of_range", message, copy=self.copy, most=MAX_COPY)

    def __str__(self) -> str:
        name = f"{self.game}/{self.card}"
        return f"{name}#{self.copy}" if self.copy else name

    def numbered(self, copy: int) -> CardTag:
        """Return the same card with another copy number."""
        return CardTag(self.game, self.card, copy)


def parse_card(text: str) -> CardTag:
    """Read what ``str(CardTag)`` writes. Raises :class:`CardNameError`."""
    name, sign, copy = text.strip().partition("#")
    game, slash, card = name.partition("/")
    if not slash or (sign and not (copy.isascii() and copy.isdigit())):
        raise _not_a_name(text)
    return CardTag(game, card, _number(copy) if sign else 0)


def _number(copy: str) -> int:
    # Python does not even read thousands of digits: whatever they are, there is no such copy.
    digits = copy.lstrip("0")
    return int(digits or "0") if len(digits) <= _MOST_DIGITS else MAX_COPY + 1


def _shortened(text: str) -> str:
    """Return the beginning of what somebody typed: nobody wants a million letters read back."""
    return text if len(text) <= MAX_NAME else f"{text[:MAX_NAME]}…"


def _not_a_name(text: str) -> CardNameError:
    text = _shortened(text)
    message = f"{text!r} is not a card; write the game, a slash and the card: kingsbridge/7"
    return CardNameError("card_name", message, text=text)
