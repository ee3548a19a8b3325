"""Where Héraut keeps what is the user's: models, matches, corrections, the register of cards."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def home() -> Path:
    """Return the folder of all that Héraut keeps: ``HERAUT_HOME``, or the system's usual place."""
    asked = os.environ.get("HERAUT_HOME")
    if not asked:
        return user_data_path("heraut", appauthor=False)
    return Path(os.path.expanduser(asked))  # noqa: PTH111 - Path's own fails for an unknown user


def private_folder(path: Path) -> Path:
    """Make a folder, for its owner alone, unless it is there already; return it.

    Raises ``OSError``.
    """
    missing = [each for each in (path, *path.parents) if not each.exists()]
    for folder in reversed(missing):  # mkdir's own parents would be for everybody to read
        folder.mkdir(mode=0o700, exist_ok=True)
    return path
