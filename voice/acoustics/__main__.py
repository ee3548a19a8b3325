"""Work on the embedded model: ``python -m heraut.voice.acoustics COMMAND``.

``graph`` teaches it new words in seconds; ``make`` makes all of it from nothing; ``measure`` writes
its model card; ``adapt`` makes a personal model of it.
"""

from __future__ import annotations

import click

from heraut.voice.acoustics.commands import COMMANDS, Commands
from heraut.voice.commands.localisation import localise_library


@click.group("acoustics", cls=Commands, modules=COMMANDS)
def main() -> None:
    """Run one of the commands."""


if __name__ == "__main__":
    localise_library()
    main(prog_name="python -m heraut.voice.acoustics")
