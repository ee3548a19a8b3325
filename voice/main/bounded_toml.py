"""TOML within bounds: numbers of 64 bits, as its standard asks for, and no endless nesting.

``tomllib`` reads any number, and then neither it nor anything else can be written or told again.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from typing import Any, Final

_SMALLEST: Final = -(2**63)
_LARGEST: Final = 2**63 - 1
_DEEPEST: Final = 50
"""Tables and lists that may stand in one another; the deepest file has four."""


def loads(text: str) -> dict[str, Any]:
    """Return the tables of a text. Raises ``ValueError`` (or its kind ``TOMLDecodeError``)."""
    try:
        tables = tomllib.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    pending: list[tuple[int, Collection[Any]]] = [(1, tables.values())]
    while pending:
        depth, values = pending.pop()
        if depth > _DEEPEST:
            raise ValueError("nested too deeply")
        for value in values:
            if isinstance(value, dict):
                pending.append((depth + 1, value.values()))
            elif isinstance(value, list):
                pending.append((depth + 1, value))
            elif isinstance(value, int) and not _SMALLEST <= value <= _LARGEST:
                raise ValueError("a number has more than 64 bits")
    return tables
