"""First names that people have, to tell that a line speaks of somebody who does not play."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from heraut.grammars.confusions import folded
from heraut.grammars.source import grammar_file

_FILES: Final = ("setup", "setup_typed")
_FIELD: Final = "first_names"


@cache
def first_names(lang: str) -> frozenset[str]:
    """Return the first names that a language's setup knows, as they are compared."""
    home = files("heraut.grammars") / lang
    named = (
        node
        for file in _FILES
        for name, node in grammar_file(home, file).named()
        if name.text() == _FIELD
    )
    return frozenset(folded(item.text().lower()) for node in named for item in node.items())
