"""Where Héraut keeps what is the user's: models, matches, corrections, the register of cards."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def home() -> Path:
    """Return the folder of all that Héraut keeps: ``HERAUT_HOME``, or the system's usual place."""
    asked = os.environ.get("HERAUT_HOME")
    return Path(asked).expanduser() if asked else user_data_path("heraut", appauthor=False)
