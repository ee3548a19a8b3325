"""The games that Héraut referees. A new game is one line here."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from heraut.engines.kingdom_builder import KINGDOM_BUILDER
from heraut.engines.kingsbridge import KINGSBRIDGE
from heraut.engines.protocol import Rules
from heraut.engines.seven_kingdoms import SEVEN_KINGDOMS
from heraut.engines.world_without_end import WORLD_WITHOUT_END
from heraut.errors import KeyedError

__all__ = ["RULES", "UnknownGame", "find_rules"]

RULES: Final[Mapping[str, Rules[Any, Any]]] = MappingProxyType(
    {
        rules.name: rules
        for rules in (KINGSBRIDGE, SEVEN_KINGDOMS, KINGDOM_BUILDER, WORLD_WITHOUT_END)
    }
)
"""Every game by its name."""


class UnknownGame(KeyedError, ValueError):
    """There is no game of this name."""

    def __init__(self, game: str) -> None:
        message = f"no game {game!r}; there are {', '.join(RULES)}"
        super().__init__("unknown_game", message, game=game, games=tuple(RULES))


def find_rules(name: str) -> Rules[Any, Any]:
    """Return the rules of a game. Raises :class:`UnknownGame`."""
    try:
        return RULES[name]
    except KeyError:
        raise UnknownGame(name) from None
