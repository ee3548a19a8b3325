"""Reads notations of Kingdom Builder back, also shortened ones that the state settles."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from heraut.engines.kingdom_builder.actions import (
    BUILDS,
    END,
    Action,
    Capitol,
    Cave,
    Draw,
    First,
    Goal,
    Move,
    Section,
    Show,
    Use,
)
from heraut.engines.kingdom_builder.awaited import awaited
from heraut.engines.kingdom_builder.box import SECTIONS, TERRAINS
from heraut.engines.kingdom_builder.hexes import hex_name, hex_number
from heraut.engines.kingdom_builder.placing import build_hexes, move_hexes, no_such_hex, owner
from heraut.engines.kingdom_builder.state import (
    BUILDERS,
    GOALS,
    HIDDEN,
    MOVERS,
    Phase,
    State,
)
from heraut.engines.protocol import IllegalAction, NotationError

__all__ = ["parse"]

_EXPECTED: Final = (
    "section NAME [turned], goal NAME, capitol HEX, cave HEX, first SEAT, draw TERRAIN|?, "
    "show TERRAIN, build HEX, use [TILE] HEX, move [TILE] HEX-HEX, end"
)
_WORD: Final = re.compile("[a-z_]+")
_HEX: Final = re.compile("[A-Za-z][0-9]{1,2}")
_SEAT: Final = re.compile("[0-9]{1,2}")


def parse(state: State, notation: str) -> Action:
    """Return the action that a notation stands for; whatever an action prints is read back.

    Shortened: ``use F12`` and ``move F12-G13``, when only one of the tiles that may be used, or
    the caves, does that.

    Raises ``NotationError`` when it is no action, ``IllegalAction`` when it speaks of what the
    game or the state does not hold.
    """
    verb, *words = notation.split() or [""]
    reader = _READERS.get(verb)
    action = reader(state, words) if reader else None
    if action is None:
        raise NotationError(notation, _EXPECTED)
    return action


def _section(_: State, words: list[str]) -> Action | None:
    if words[1:] not in ([], ["turned"]) or not _is_word(words):
        return None
    if words[0] not in SECTIONS:
        raise IllegalAction("no_such_section", section=words[0])
    return Section(words[0], turned=bool(words[1:]))


def _goal(_: State, words: list[str]) -> Action | None:
    if len(words) != 1 or not _is_word(words):
        return None
    if words[0] not in GOALS:
        raise IllegalAction("no_such_goal", goal=words[0])
    return Goal(words[0])


def _capitol(state: State, words: list[str]) -> Action | None:
    number = _hex(state, words[0]) if len(words) == 1 else None
    return None if number is None else Capitol(number)


def _cave(state: State, words: list[str]) -> Action | None:
    number = _hex(state, words[0]) if len(words) == 1 else None
    return None if number is None else Cave(number)


def _first(_: State, words: list[str]) -> Action | None:
    return First(int(words[0])) if len(words) == 1 and _SEAT.fullmatch(words[0]) else None


def _draw(_: State, words: list[str]) -> Action | None:
    if words == [HIDDEN]:
        return Draw(HIDDEN)
    terrain = _terrain(words)
    return None if terrain is None else Draw(terrain)


def _show(_: State, words: list[str]) -> Action | None:
    terrain = _terrain(words)
    return None if terrain is None else Show(terrain)


def _build(state: State, words: list[str]) -> Action | None:
    number = _hex(state, words[0]) if len(words) == 1 else None
    return None if number is None else BUILDS[number]


def _use(state: State, words: list[str]) -> Action | None:
    number = _hex(state, words[-1]) if len(words) in (1, 2) else None
    if number is None:
        return None
    if words[1:]:
        tile = _tile(words, MOVERS, "tile_moves", BUILDERS)
        return None if tile is None else Use(tile, number)
    _check_turn(state)
    able = [tile for tile in BUILDERS if tile in state.ready]
    fits = [tile for tile in able if build_hexes(state, tile) >> number & 1]
    return Use(_only(fits, number), number)


def _move(state: State, words: list[str]) -> Action | None:
    start_name, dash, end_name = words[-1].partition("-") if len(words) in (1, 2) else ("", "", "")
    if not dash or not _HEX.fullmatch(start_name) or not _HEX.fullmatch(end_name):
        return None
    start, end = _number(state, start_name), _number(state, end_name)
    if words[1:]:
        tile = _tile(words, BUILDERS, "tile_builds", MOVERS)
        return None if tile is None else Move(tile, start, end)
    _check_turn(state)
    able = [tile for tile in MOVERS if tile in state.ready]
    own = owner(state, start) == state.turn
    fits = [tile for tile in able if own and move_hexes(state, tile, start) >> end & 1]
    return Move(_only(fits, end), start, end)


def _end(_: State, words: list[str]) -> Action | None:
    return None if words else END


def _is_word(words: list[str]) -> bool:
    return bool(words) and _WORD.fullmatch(words[0]) is not None


def _terrain(words: list[str]) -> str | None:
    if len(words) != 1 or not _is_word(words):
        return None
    if words[0] not in TERRAINS:
        raise IllegalAction("no_such_terrain", terrain=words[0])
    return words[0]


def _tile(
    words: list[str], others: tuple[str, ...], reason: str, wanted: tuple[str, ...]
) -> str | None:
    """Return the tile named, of the ``wanted`` ones; the ``others`` are refused for a reason."""
    if not _is_word(words):
        return None
    if words[0] in others:
        raise IllegalAction(reason, tile=words[0])
    if words[0] not in wanted:
        raise IllegalAction("no_such_tile", tile=words[0])
    return words[0]


def _hex(state: State, word: str) -> int | None:
    return _number(state, word) if _HEX.fullmatch(word) else None


def _number(state: State, word: str) -> int:
    number = hex_number(word)
    if number is None:
        raise no_such_hex(word.upper(), state.board)
    return number


def _check_turn(state: State) -> None:
    """Raise when no tile may be used, so that none can be guessed."""
    if state.phase is not Phase.TURN:
        raise awaited(state)
    if state.building:
        raise IllegalAction("finish_building", left=state.due)


def _only(tiles: Sequence[str], number: int) -> str:
    if not tiles:
        raise IllegalAction("no_tile_fits", hex=hex_name(number))
    if tiles[1:]:
        raise IllegalAction("which_tile", tiles=tuple(tiles))
    return tiles[0]


_READERS: Final[dict[str, Callable[[State, list[str]], Action | None]]] = {
    "section": _section,
    "goal": _goal,
    "capitol": _capitol,
    "cave": _cave,
    "first": _first,
    "draw": _draw,
    "show": _show,
    "build": _build,
    "use": _use,
    "move": _move,
    "end": _end,
}
