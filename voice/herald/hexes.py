"""How the hexes of a board are said: a word for the line, a number for the place.

The words of the lines stand in a game's grammar, as ``names: line``: what is said is what is heard.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Final

from heraut.grammars.source import Node, read_yaml

_HEX: Final = re.compile(r"([A-Z])([0-9]{1,2})")
_RUN: Final = 3
"""From this many places in a row on, the first and the last are enough."""


@cache
def line_words(lang: str) -> Mapping[str, str]:
    """Return the word of each line, by its letter, as the grammars of a language name it.

    Lines have the same words in every game. Raises
    :class:`~heraut.grammars.source.GrammarError` for one that has two, or for a wrong file.
    """
    words: dict[str, str] = {}
    folder = files("heraut.grammars") / lang
    for entry in sorted(folder.iterdir(), key=lambda path: path.name):
        if not entry.name.endswith(".yaml"):
            continue
        root = read_yaml(entry.read_text(encoding="utf-8"), f"{lang}/{entry.name}")
        for letter, forms in _lines(root):
            word = next(iter(forms.items())).text().capitalize()
            if words.setdefault(letter, word) != word:
                raise forms.error(f"line {letter} has another word: {words[letter]!r}")
    return words


def _lines(root: Node) -> Iterable[tuple[str, Node]]:
    """Yield the letter of each line and its words, if this grammar names lines."""
    found = [root]
    for wanted in ("names", "line"):
        found = [
            value
            for node in found
            if node.is_mapping
            for name, value in node.named()
            if name.text() == wanted
        ]
    return [(name.text(), forms) for node in found for name, forms in node.named()]


def by_line(names: Sequence[str]) -> list[tuple[str, list[int]]]:
    """Return hexes that follow each other on one line together: its letter, and their places.

    A name that is none of a hex, as ``F12`` is, stands alone and has no places.
    """
    told: list[tuple[str, list[int]]] = []
    for name in names:
        found = _HEX.fullmatch(name)
        letter, place = (found[1], int(found[2])) if found else (name, 0)
        if not place:
            told.append((letter, []))
        elif told and told[-1][0] == letter and told[-1][1]:
            told[-1][1].append(place)
        else:
            told.append((letter, [place]))
    return told


def runs(places: Sequence[int]) -> list[tuple[int, int]]:
    """Return places as stretches, the first and the last of each; two in a row are two of them."""
    told: list[tuple[int, int]] = []
    for _, stretch in groupby(enumerate(places), lambda item: item[1] - item[0]):
        row = [place for _, place in stretch]
        if len(row) < _RUN:
            told += [(place, place) for place in row]
        else:
            told.append((row[0], row[-1]))
    return told
