"""Writes a card that was told into the file of a box's owner."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from heraut.engines.facts import BadOverlay
from heraut.engines.forms import Added
from heraut.engines.rules import Rules
from heraut.voice.box_data import corrections

__all__ = ["add", "with_card"]


def add(rules: Rules[Any, Any], path: Path, text: str, added: Added) -> str:
    """Write a file of corrections again, with one card more, and return its text.

    ``text`` is what it holds so far. Raises :class:`~heraut.engines.facts.BadOverlay` when the game
    does not accept the card, and ``OSError``; then the file is as it was.
    """
    whole = with_card(text, added)
    try:
        rules.start(rules.seats[0], {}, whole)
    except BadOverlay as bad:
        raise bad.in_file(str(path)) from bad
    corrections.write(path, whole)
    return whole


def with_card(text: str, added: Added) -> str:
    """Return the text of a file with the items of one card after all that it holds."""
    items = "\n".join(_item(item, value) for item, value in added.items.items())
    return f"{text.rstrip()}\n\n{items}" if text.strip() else items


def _item(item: str, value: Mapping[str, Any]) -> str:
    lines = [f"[{item}.value]", *_fields(value)]
    return "".join(f"{line}\n" for line in lines)


def _fields(value: Mapping[str, Any]) -> Iterator[str]:
    """Yield the fields of an item, one line each; of a list of tables, one line for each table."""
    for name, each in value.items():
        if isinstance(each, list) and any(isinstance(one, dict) for one in each):
            yield f"{name} = ["
            yield from (f"  {_toml(one)}," for one in each)
            yield "]"
        else:
            yield f"{name} = {_toml(each)}"


def _toml(value: Any) -> str:
    """Return a value as TOML writes it in one line."""
    if isinstance(value, Mapping):
        inner = ", ".join(f"{name} = {_toml(each)}" for name, each in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_toml, value))}]"
    # Strings of printable letters, and whole numbers, are written alike in JSON and in TOML.
    return json.dumps(value, ensure_ascii=False)
