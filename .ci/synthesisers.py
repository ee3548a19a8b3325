"""Other synthesisers than espeak-ng: ``synthesisers.py FOLDER`` fetches what tests need of them.

MBROLA and Pico are packages of Debian's non-free part. Where they cannot be had, that is said.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from heraut.voice.acoustics.measurement.mbrola import Mbrola
from heraut.voice.acoustics.people.pico import unpacked
from heraut.voice.models.errors import ModelError


def main(folder: Path) -> int:
    """Leave the packages in the folders ``mbrola`` and ``pico``, or say why not."""
    try:
        Mbrola(folder / "mbrola").say("oui", "fr1", Random(1))
        unpacked(folder, None, lambda _done, _total: None)
    except ModelError as error:
        print(f"Left out, for Debian's packages cannot be had: {error}")
        return 0
    (folder / "fetched").touch()
    print("Fetched.")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
