"""Writes a card, or another thing of a box, that was told into the file of a box's owner."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tomli_w

from heraut.engines.facts import BadOverlay, without
from heraut.engines.forms import Added
from heraut.engines.rules import Rules
from heraut.voice.box_data import corrections


def add(rules: Rules[Any, Any], path: Path, text: str, added: Added) -> str:
    """Write a file of corrections again, with one thing more or corrected, and return its text.

    ``text`` is what it holds so far. Raises :class:`~heraut.engines.facts.BadOverlay` when the game
    does not accept it, and ``OSError``; then the file is as it was.
    """
    # After all else that the file holds: its owner's comments and order are kept to the letter.
    kept = without(text, added.items)
    items = tomli_w.dumps({item: {"value": value} for item, value in added.items.items()})
    whole = f"{kept.rstrip()}\n\n{items}" if kept.strip() else items
    try:
        rules.start(rules.seats[0], {}, whole)
    except BadOverlay as bad:
        raise bad.in_file(str(path)) from bad
    corrections.write(path, whole)
    return whole
