"""Words that need not be put together twice: games say the same over and over."""

from __future__ import annotations

from collections.abc import Mapping

from heraut.voice.herald import Herald, Verbosity, Words

__all__ = ["QuickHerald", "QuickWords"]


class QuickWords(Words):
    """Words that remember what was said."""

    def __init__(self, lang: str = "fr") -> None:
        self._numbers: dict[int, str] = {}
        self._said: dict[tuple[str, str, str], str] = {}
        self.told: dict[tuple[object, ...], tuple[str, frozenset[str]]] = {}
        """Whole sentences, and which names were introduced when they had been said."""
        super().__init__(lang)

    def number(self, value: int) -> str:
        """Return what :class:`Words` returns."""
        if value not in self._numbers:
            self._numbers[value] = super().number(value)
        return self._numbers[value]

    def phrase(
        self, message_id: str, verbosity: Verbosity = Verbosity.NORMAL, /, **args: object
    ) -> str:
        """Return what :class:`Words` returns."""
        key = (message_id, verbosity, repr(args))
        if key not in self._said:
            self._said[key] = super().phrase(message_id, verbosity, **args)
        return self._said[key]


class QuickHerald(Herald):
    """A herald that remembers what it, or another one with the same words, has said."""

    words: QuickWords

    def _game_text(
        self,
        message_id: str,
        args: Mapping[str, object],
        verbosity: Verbosity | None = None,
        introduce: bool = True,
    ) -> str:
        level = self.verbosity if verbosity is None else verbosity
        known, told = frozenset(self._introduced), self.words.told
        whose = (self.game, self.cards, self.players, repr(self._labels))
        key = (message_id, repr(args), level, introduce, known, whose)
        if key not in told:
            text = super()._game_text(message_id, args, verbosity, introduce)
            told[key] = text, frozenset(self._introduced)
        text, introduced = told[key]
        self._introduced |= introduced
        return text
