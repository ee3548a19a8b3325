"""The words whose confusions are counted: numbers, coordinates and what commands are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from num2words import num2words

__all__ = ["LISTS", "number"]

_LARGEST: Final = 100
_LINES: Final = 20
"""The largest line, column and case that is counted: of Kingdom Builder's board, in French."""
_LETTERS: Final = "abcdefghij"

_COMMANDS: Final = (
    "oui non d'accord ok annule confirme répète aide pourquoi encore pose joue mets place déplace"
    " bouge change échange remplace pioche défausse passe termine commence garde prends donne"
    " montre choisis achète vends construis lance avance recule pause stop silence reprends"
    " continue arrête quitte lis compte fin début tour partie main table carte colonne ligne case"
    " vite lentement fort moins plus gauche droite haut bas première deuxième troisième"
)
"""One word is one utterance; no two of them sound the same."""


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
    "commands": tuple(_COMMANDS.split()),
}
"""Each list is the whole grammar of its measurement, beside unknown speech."""
