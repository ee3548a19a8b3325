"""What is read aloud in place of what is drawn.

A screen reader spells a label as a number without its dots, and a map as four hundred words from
left to right. So each drawing has a sentence of its own.
"""

from __future__ import annotations

from itertools import groupby

from heraut.voice.herald import Words

from .maps import Map, Pegs
from .names import message
from .tactile import FIVE, Relief


def felt(words: Words, name: str, relief: Relief) -> str:
    """Return how the mark of ``name`` feels, from top to bottom and from left to right."""
    parts = [words.phrase("kit-alt-bars", bars=relief.bars)] if relief.bars else []
    for column in relief.columns:
        large, small = divmod(column, FIVE)
        parts.append(words.phrase("kit-alt-column", large=large, small=small))
    parts += (words.phrase("kit-alt-cell", dots=" ".join(cell)) for cell in relief.cells)
    return words.text("kit-alt-felt", name=name, parts=tuple(parts))


def row_of(words: Words, game: str, shown: Map, row: int) -> str:
    """Return what the hexes of one line of a map are, from west to east."""
    line, first = shown.lines[0][row], shown.places[0]
    stretches: list[str] = []
    for what, places in groupby(enumerate(shown.rows[row], first), key=lambda each: each[1]):
        if what:
            numbers = [place for place, _ in places]
            told = words.phrase(message(game, "map", what, "name"))
            ends = {"first": numbers[0], "last": numbers[-1], "count": len(numbers)}
            stretches.append(words.phrase("kit-alt-stretch", what=told, **ends))
    return words.text("kit-alt-row", line=line, stretches=tuple(stretches))


def other_names(words: Words, shown: Map) -> str:
    """Return what the lines and places of a map are called in the other corners of the board."""
    lines = shown.lines[1]
    return words.text("kit-alt-beside", line=lines[0], last=lines[-1], place=shown.places[1])


def board_of_pegs(words: Words, pegs: Pegs) -> str:
    """Return what the drawing of a board of pegs shows."""
    return words.text("kit-alt-pegs", lines=len(pegs.lines), places=pegs.places, part=pegs.part)
