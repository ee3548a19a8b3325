"""Kingdom Builder's board as a page draws it: where each hex lies, what it is, whose it is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

from heraut.engines.kingdom_builder.actions import Build, Move, Use
from heraut.engines.kingdom_builder.box import LETTERS
from heraut.engines.kingdom_builder.hexes import ISLAND_ROW, SIZE, bits, hex_name
from heraut.engines.kingdom_builder.views import KingdomBuilderView
from heraut.engines.match import Match
from heraut.engines.protocol import View
from heraut.voice.herald import Herald, Words

_LETTER: Final = {name: letter for letter, name in LETTERS.items()}
_GAP: Final = 1
"""Lines between the board and the Island."""


def board(match: Match, herald: Herald, view: View) -> Mapping[str, Any]:
    """Return the hexes in reading order, each with its place, letter, owner and spoken name.

    A hex is ``[line, place, kind, letter, owner from 1 or 0, whether it may be built on,
    spoken name, its name in notations, whether its settlement may be moved]``: arrays, as there are
    400.
    """
    assert isinstance(view, KingdomBuilderView)
    return {"hexes": tuple(_hexes(match, herald, view))}


def _hexes(match: Match, herald: Herald, view: KingdomBuilderView) -> Iterator[tuple[Any, ...]]:
    state, words = view.state, herald.words
    owners = {number: seat for seat, realm in enumerate(state.realms) for number in bits(realm.own)}
    # From what the viewer knows: the card that is played lies open.
    legal = match.rules.legal(state) if match.to_act is not None else ()
    free = {action.hex for action in legal if isinstance(action, Build | Use)}
    movable = {action.start for action in legal if isinstance(action, Move)}
    for number in bits(state.board.exists):
        line, place = divmod(number, SIZE)
        line = SIZE + _GAP + line - ISLAND_ROW if line >= ISLAND_ROW else line
        what = state.board.what(number)
        kind = what if what in _LETTER else "location"
        owner = owners.get(number)
        whose = "" if owner is None else herald.name(owner)
        name = _name(words, hex_name(number), what, whose)
        letter = str(owner + 1) if owner is not None else words.phrase(f"pocket-letter-{kind}")
        by, own = 0 if owner is None else owner + 1, hex_name(number)
        yield (line, place, kind, letter, by, number in free, name, own, number in movable)


@lru_cache(maxsize=4096)
def _name(words: Words, hex_: str, what: str, whose: str) -> str:
    """Return what a hex is called by a screen reader; there are few that change in a turn."""
    terrain = words.phrase(f"kingdom-builder-name-{what}")
    return words.phrase("pocket-hex", hex=hex_, terrain=terrain, owner=whose or "none")
