"""The words whose confusions are counted: numbers, coordinates and what commands are made of."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from num2words import num2words

_LARGEST: Final = 100
_LINES: Final = 20
"""The largest line, column and case that is counted: of Kingdom Builder's board, in French."""
_LETTERS: Final = "abcdefghij"


def word_lists() -> dict[str, tuple[str, ...]]:
    """Return the words of ``words.fr.txt``, by the name of their list."""
    lists: dict[str, tuple[str, ...]] = {}
    name = ""
    for line in files(__package__).joinpath("words.fr.txt").read_text("utf-8").splitlines():
        if line.endswith(":"):
            name = line[:-1]
        elif name:
            lists[name] = (*lists.get(name, ()), *line.split())
    return lists


def number(value: int) -> str:
    """Return a number as a player says it: words without hyphens."""
    words = str(num2words(value, lang="fr")).replace("-", " ")
    return words.replace("vingts", "vingt")  # which of the two it is nobody can hear


LISTS: Final[Mapping[str, tuple[str, ...]]] = {
    "numbers": tuple(number(value) for value in range(_LARGEST + 1)),
    "coordinates": (
        *(f"{axis} {number(n)}" for axis in ("ligne", "colonne") for n in range(1, _LINES + 1)),
        *(f"{letter} {number(n)}" for letter in _LETTERS for n in range(1, len(_LETTERS) + 1)),
    ),
    "commands": word_lists()["commands"],
}
"""Each list is the whole grammar of its measurement, beside unknown speech."""
