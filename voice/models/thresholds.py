"""The thresholds of a model: ``thresholds.toml`` in its folder, so that they go where it goes.

``heraut model calibrate`` writes them. A model without the file, or with one that cannot be read,
has those of a model that nobody has measured, with which more is read back.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import fields
from math import isfinite
from pathlib import Path
from typing import Any, Final

from heraut import bounded_toml
from heraut.atomic_write import write_atomically
from heraut.grammars.thresholds import UNMEASURED, Thresholds
from heraut.plain_file import plain

FILE: Final = "thresholds.toml"
"""The name of the file in a model's folder."""

_MAY_BE_BELOW_ZERO: Final = frozenset({"unknown", "disputed", "unsure"})
_LOG = logging.getLogger(__name__)


def read_thresholds(folder: Path) -> Thresholds:
    """Return the thresholds of the model in ``folder``."""
    try:
        found = bounded_toml.loads(plain(folder / FILE).read_text(encoding="utf-8"))
        return _checked(found)
    except FileNotFoundError:
        return UNMEASURED
    except (OSError, ValueError, TypeError) as problem:
        _LOG.warning("%s cannot be used: %s", folder / FILE, problem)
        return UNMEASURED


def write_thresholds(folder: Path, thresholds: Thresholds) -> None:
    """Write the thresholds of the model in ``folder``. Raises ``OSError``."""
    lines = (f"{one.name} = {getattr(thresholds, one.name)}\n" for one in fields(thresholds))
    write_atomically(folder / FILE, "".join(lines))


def _checked(found: Mapping[str, Any]) -> Thresholds:
    known = {one.name for one in fields(Thresholds)}
    if strange := sorted(found.keys() - known):
        raise ValueError(f"there is no threshold {strange[0]!r}")
    values = {name: float(value) for name, value in found.items()}
    for name, value in values.items():
        if not isfinite(value) or (value < 0 and name not in _MAY_BE_BELOW_ZERO):
            raise ValueError(f"{name} cannot be {value}")
    return Thresholds(**values)
