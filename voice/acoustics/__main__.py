"""Work on the embedded model: ``python -m heraut.voice.acoustics COMMAND``.

``graph`` teaches it new words in seconds; ``make`` makes all of it from nothing; ``measure`` writes
its model card; ``adapt`` makes a personal model of it.
"""

from __future__ import annotations

import click

from heraut.voice.acoustics.commands import Commands


@click.group(cls=Commands)
def main() -> None:
    """Work on the embedded acoustic model."""


if __name__ == "__main__":
    main(prog_name="python -m heraut.voice.acoustics")
