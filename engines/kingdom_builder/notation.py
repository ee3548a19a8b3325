"""The notation of Kingdom Builder, with the shortened forms that the state settles."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from heraut.engines.kingdom_builder import actions
from heraut.engines.kingdom_builder.hexes import hex_name, hex_number
from heraut.engines.kingdom_builder.placement import build_hexes, move_hexes, no_such_hex, owner
from heraut.engines.kingdom_builder.state import BUILDERS, MOVERS, Phase, State
from heraut.engines.kingdom_builder.wrong_phase import wrong_phase
from heraut.engines.notation import Action, Notation, from_words
from heraut.engines.protocol import IllegalAction

_WORD: Final = re.compile("[a-z_]+")
_HEX: Final = re.compile("[A-Za-z][0-9]{1,2}")


def _section(_: State, words: list[str]) -> Action | None:
    # What follows the name has to be right before the name is refused.
    if words[1:] not in ([], ["turned"]):
        return None
    return from_words(actions.Section, words)


def _placed(kind: Callable[[int], Action], state: State, words: list[str]) -> Action | None:
    if len(words) != 1 or not _HEX.fullmatch(words[0]):
        return None
    return kind(_number(state, words[0]))


def _use(state: State, words: list[str]) -> actions.Use | None:
    """Read ``use F12``, too, when only one of the tiles that may be used builds there."""
    if len(words) not in (1, 2) or not _HEX.fullmatch(words[-1]):
        return None
    number = _number(state, words[-1])
    if words[1:]:
        tile = _tile(words[0], MOVERS, "tile_moves", BUILDERS)
        return None if tile is None else actions.Use(tile, number)
    able = _usable(state, BUILDERS)
    fits = [tile for tile in able if build_hexes(state, tile) >> number & 1]
    return actions.Use(_only(fits, number), number)


def _move(state: State, words: list[str]) -> actions.Move | None:
    """Read ``move F12-G13``, too, when only one tile, or the caves, does that."""
    names = words[-1].split("-") if len(words) in (1, 2) else []
    if len(names) != 2 or not all(map(_HEX.fullmatch, names)):
        return None
    start, end = (_number(state, name) for name in names)
    if words[1:]:
        tile = _tile(words[0], BUILDERS, "tile_builds", MOVERS)
        return None if tile is None else actions.Move(tile, start, end)
    able = _usable(state, MOVERS)
    own = owner(state, start) == state.turn
    fits = [tile for tile in able if own and move_hexes(state, tile, start) >> end & 1]
    return actions.Move(_only(fits, end), start, end)


def _number(state: State, name: str) -> int:
    number = hex_number(name)
    if number is None:
        raise no_such_hex(name.upper(), state.board)
    return number


def _tile(word: str, others: tuple[str, ...], reason: str, wanted: tuple[str, ...]) -> str | None:
    """Return the tile named, of the ``wanted`` ones; the ``others`` are refused for a reason."""
    if not _WORD.fullmatch(word):
        return None
    if word in others:
        raise IllegalAction(reason, tile=word)
    if word not in wanted:
        raise IllegalAction("no_such_tile", tile=word)
    return word


def _usable(state: State, tiles: tuple[str, ...]) -> list[str]:
    """Return those of the tiles that may be used now.

    Raises when no tile may be used at all, so that none can be guessed.
    """
    if state.phase is not Phase.TURN:
        raise wrong_phase(state)
    if state.building:
        raise IllegalAction("finish_building", left=state.due)
    return [tile for tile in tiles if tile in state.ready]


def _only(tiles: Sequence[str], number: int) -> str:
    """Return the one tile that does what is wanted on a hex."""
    if not tiles:
        raise IllegalAction("no_tile_fits", hex=hex_name(number))
    if tiles[1:]:
        raise IllegalAction("which_tile", tiles=tuple(tiles))
    return tiles[0]


_SETUP: Final = (actions.Section, actions.Goal, actions.Capitol, actions.Cave, actions.First)
_TURN: Final = (actions.Build, actions.Use, actions.Move, actions.End)

NOTATION: Final = Notation[State](
    *_SETUP,
    actions.Draw,
    actions.Show,
    *_TURN,
    actions.Fact,
    readers={
        actions.Section: _section,
        actions.Capitol: partial(_placed, actions.Capitol),
        actions.Cave: partial(_placed, actions.Cave),
        actions.Build: partial(_placed, actions.Build),
        actions.Use: _use,
        actions.Move: _move,
    },
)
"""All actions in their order."""
