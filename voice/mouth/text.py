"""Text made fit for a synthesiser: nothing it could choke on, no more than a breath at a time."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LONGEST: Final = 300
"""Characters given to a voice at once: about twenty seconds, after which « stop » is slow work."""

_END = re.compile(r"(?<=[.!?…])\s+")
_SOFT_END = re.compile(r"(?<=[,;:])\s+")

# macOS voices obey [[commands]], and Windows voices take a text that starts with < for XML.
_COMMANDS = str.maketrans({"[": " ", "]": " ", "<": " ", ">": " "})


def clean(text: str) -> str:
    """Return ``text`` on one line, without control characters, voice commands or half letters."""
    composed = unicodedata.normalize("NFC", text).translate(_COMMANDS)
    kept = (" " if unicodedata.category(char) in {"Cc", "Cs", "Cn"} else char for char in composed)
    return " ".join("".join(kept).split())


def sentences(text: str, longest: int = LONGEST) -> tuple[str, ...]:
    """Return the sentences of ``text``, cleaned, in order, none longer than ``longest`` characters.

    What has no letter and no digit cannot be said and is left out. A sentence too long is cut at
    a comma, else at a space, else anywhere.
    """
    parts: list[str] = []
    for sentence in _END.split(clean(text)):
        parts.extend(_cut(sentence, longest))
    return tuple(part for part in parts if any(char.isalnum() for char in part))


def _cut(sentence: str, longest: int) -> list[str]:
    if len(sentence) <= longest:
        return [sentence]
    parts: list[str] = []
    held = ""
    pieces = [piece for clause in _SOFT_END.split(sentence) for piece in _words(clause, longest)]
    for piece in pieces:
        if held and len(held) + 1 + len(piece) > longest:
            parts.append(held)
            held = piece
        else:
            held = f"{held} {piece}" if held else piece
    return [*parts, held] if held else parts


def _words(clause: str, longest: int) -> list[str]:
    """Return a clause whole when it fits, else its words, the endless ones chopped."""
    if len(clause) <= longest:
        return [clause]
    return [
        word[start : start + longest]
        for word in clause.split()
        for start in range(0, len(word), longest)
    ]
