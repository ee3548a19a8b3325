"""Events, answers, refusals and questions as lines to say.

A line keeps its event's audience, so that what only one seat may know can never reach the table's
loudspeaker by mistake.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from heraut.engines.protocol import Event, Seat
from heraut.grammars.meaning import Command, Meaning
from heraut.voice.herald.words import Verbosity, Words

__all__ = ["Herald", "Line"]

_SEATS = frozenset({"seat", "next", "winner", "seats", "winners"})
"""The arguments of events that hold seats and are said as names."""

_SEVERAL = re.compile(r"\d+(,\d+)*")
"""Several cards in one slot: ``3,5``."""


@dataclass(frozen=True, slots=True)
class Line:
    """One thing to say."""

    text: str
    audience: frozenset[Seat] | None = None
    """The seats that may hear it; ``None``: everybody."""


class Herald:
    """The words of one match: its game, its players, its language."""

    def __init__(
        self,
        words: Words,
        game: str,
        players: Sequence[str],
        verbosity: Verbosity = Verbosity.NORMAL,
        *,
        cards: str = "app",
    ) -> None:
        self.words = words
        self.game = game
        self.cards = cards
        """Who deals, ``app`` or ``table``: words may choose by it, as ``$mode``."""
        self.players = tuple(players)
        self.verbosity = verbosity

    def name(self, seat: Seat) -> str:
        """Return what a seat is called: the player's name, or its 1-based number."""
        if seat < len(self.players) and self.players[seat]:
            return self.players[seat]
        return self.words.phrase("seat-name", number=seat + 1)

    def events(self, events: Iterable[Event]) -> tuple[Line, ...]:
        """Return what to say of events, in order; what a level leaves unsaid gives no line."""
        lines = []
        for event in events:
            text = self._game_text(_id(event.key), event.args)
            if text:
                lines.append(Line(text, event.audience))
        return tuple(lines)

    def message(
        self,
        key: str,
        args: Mapping[str, object],
        command: Meaning | None = None,
        options: Sequence[Command] = (),
    ) -> tuple[Line, ...]:
        """Return a message of the conversation, with its numbered options after it."""
        values = dict(args)
        if command is not None:
            values["command"] = self.command(command)
        lines = [Line(self._game_text(_id(key), values))]
        for number, option in enumerate(options, start=1):
            text = self.words.text(
                "option-line", number=number, command=self.command(option.meaning)
            )
            lines.append(Line(text))
        return tuple(lines)

    def command(self, meaning: Meaning) -> str:
        """Return a command in a few words: ``sept sur colonne trois``."""
        chosen = self._chosen("say-" + _id(meaning.intent))
        return self.words.phrase(chosen, Verbosity.NORMAL, **self._named(meaning.slots))

    def refusal(self, reason: str, details: Mapping[str, object]) -> Line:
        """Return why a command is forbidden."""
        return Line(self._game_text("refused-" + _id(reason), details))

    def explanation(self, reason: str, details: Mapping[str, object]) -> Line:
        """Return the same at more length, with the rule behind it."""
        return Line(self._game_text("refused-" + _id(reason), details, Verbosity.FULL))

    def _game_text(
        self, message_id: str, args: Mapping[str, object], verbosity: Verbosity | None = None
    ) -> str:
        level = self.verbosity if verbosity is None else verbosity
        return self.words.text(self._chosen(message_id), level, **self._named(args))

    def _chosen(self, message_id: str) -> str:
        """Return the game's own message, or else the one that all games share."""
        own = f"{self.game.replace('_', '-')}-{message_id}"
        return own if self.words.has(own) else message_id

    def _named(self, args: Mapping[str, object]) -> dict[str, object]:
        """Return arguments with names for seats; a missing value is told apart from zero."""
        named: dict[str, object] = {"mode": self.cards}
        for key, value in args.items():
            if key in _SEATS and isinstance(value, int):
                named[key] = self.name(value)
            elif key in _SEATS and isinstance(value, (tuple, list)):
                named[key] = tuple(self.name(seat) for seat in value)
            elif isinstance(value, str) and _SEVERAL.fullmatch(value):
                named[key] = tuple(map(int, value.split(",")))
            else:
                named[key] = "none" if value is None else value
        return named


def _id(key: str) -> str:
    return key.replace("_", "-")
