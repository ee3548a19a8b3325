"""The games that Héraut referees. A new game is one line here.

A game's engine is loaded when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Final

from heraut.engines.rules import Rules
from heraut.errors import KeyedError

_GAMES: Final = {
    "kingsbridge": "KINGSBRIDGE",
    "seven_kingdoms": "SEVEN_KINGDOMS",
    "kingdom_builder": "KINGDOM_BUILDER",
    "world_without_end": "WORLD_WITHOUT_END",
}
"""The module of each game under ``heraut.engines``, and what its rules are called there."""


class _Games(Mapping[str, Rules[Any, Any]]):
    """The rules by name; names alone load nothing."""

    def __getitem__(self, name: str) -> Rules[Any, Any]:
        called = _GAMES[name]
        rules: Rules[Any, Any] = getattr(import_module(f"heraut.engines.{name}"), called)
        return rules

    def __iter__(self) -> Iterator[str]:
        return iter(_GAMES)

    def __len__(self) -> int:
        return len(_GAMES)

    def __contains__(self, name: object) -> bool:
        return name in _GAMES


RULES: Final[Mapping[str, Rules[Any, Any]]] = _Games()
"""Every game by its name."""


class UnknownGame(KeyedError, ValueError):
    """There is no game of this name."""

    def __init__(self, game: str) -> None:
        message = f"no game {game!r}; there are {', '.join(RULES)}"
        super().__init__("unknown_game", message, game=game, games=tuple(RULES))


def find_rules(name: str) -> Rules[Any, Any]:
    """Return the rules of a game. Raises :class:`UnknownGame`."""
    if name not in RULES:
        raise UnknownGame(name)
    return RULES[name]
