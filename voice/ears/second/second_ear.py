"""What a second ear is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from heraut.errors import KeyedError


@dataclass(frozen=True, slots=True)
class Text:
    """One way to write down what was heard."""

    words: str
    """As the ear spells them; what sounds like it may have been said."""
    phones: tuple[str, ...]
    """How they sound, as far as the language's phones are known; else none."""


class SecondEarGone(KeyedError, RuntimeError):
    """A second ear died, hung, or cannot be started; it will not hear any more.

    ``key`` is ``second_ear_gone``; ``details`` hold the ``why``.
    """


class SecondEar(Protocol):
    """Hears a whole utterance again, without being tied to the sentences of a grammar."""

    def hear(self, sound: bytes, awaited: Sequence[str]) -> Sequence[Text]:
        """Return what was said, the likeliest first.

        ``sound`` is 16-bit mono at 16 kHz. ``awaited`` are some sentences as they may be said
        now: what an ear makes of them is up to it. Raises :class:`SecondEarGone`.
        """
        ...

    def log_probabilities(self, sound: bytes, sentences: Sequence[str]) -> Sequence[float]:
        """Return the natural logarithm of each sentence's probability to be all that was said.

        They compare with each other for one ``sound``, best asked for right after :meth:`hear`.
        Nothing where an ear cannot tell. Raises :class:`SecondEarGone`.
        """
        ...

    def close(self) -> None:
        """Stop hearing."""
        ...
