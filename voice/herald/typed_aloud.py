"""What is to be typed, said so that it can be typed back: a voice leaves dashes out."""

from __future__ import annotations

import re
from typing import Final

from heraut.voice.herald.words import Words

_OPTION: Final = re.compile(r"(?<!\S)--(?=\w)")
"""The beginning of an option, wherever it stands."""
_COMMAND: Final = re.compile(r"(?<!\S)(?:heraut|pip)(?: [a-z0-9\[\]./=_-]*[a-z0-9\]=](?![\w’']))+")
"""A command of ours, up to the first word that cannot be part of it."""
_MARKS: Final = {"-": "dash", "_": "underscore", "[": "bracket", "]": "closed-bracket"}


def marks_aloud(words: Words, text: str) -> str:
    """Return what is to be typed with all its marks in words."""
    for mark, name in _MARKS.items():
        text = text.replace(mark, f" {words.phrase(f'typed-{name}')} ")
    return " ".join(text.split())


def typed_aloud(words: Words, text: str) -> str:
    """Return a text with the marks of commands in words, as the catalogue calls them."""
    if "heraut " not in text and "--" not in text and "pip " not in text:
        return text
    dash = words.phrase("typed-dash")
    return _COMMAND.sub(
        lambda found: marks_aloud(words, found[0]), _OPTION.sub(f"{dash} {dash} ", text)
    )
