"""Work on the embedded model: ``python -m heraut.voice.acoustics COMMAND``.

``graph`` teaches it new words in seconds; ``people`` gets recordings to learn from; ``make`` makes
all of it from nothing; ``measure`` writes its model card, ``families`` how it hears voices by
family, ``phrases`` how soon Héraut is ready for what may be said, ``respoken`` sets of sentences of
all games to measure with, ``talk`` what is done when people talk to each other; ``adapt`` makes a
personal model.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import Final

import click

from heraut.voice.commands.localisation import LazyGroup, localise_library, worded

COMMANDS: Final[Mapping[str, str]] = {
    "adapt": "heraut.voice.acoustics.adaptation.command",
    "families": "heraut.voice.acoustics.measurement.family_card",
    "graph": "heraut.voice.acoustics.words",
    "heldout": "heraut.voice.acoustics.measurement.card",
    "make": "heraut.voice.acoustics.network.command",
    "measure": "heraut.voice.acoustics.measurement.card",
    "people": "heraut.voice.acoustics.people.command",
    "phrases": "heraut.voice.acoustics.measurement.phrase_sets",
    "respoken": "heraut.voice.acoustics.measurement.respoken",
    "talk": "heraut.voice.acoustics.measurement.talk_card",
}
"""Each command's module; the command there has the same name."""

_NEEDS: Final[Mapping[str, str]] = {
    "adapt": "torch",
    "families": "av",
    "make": "torch",
    "measure": "matplotlib",
    "people": "av",
    "respoken": "av",
    "talk": "av",
}
"""What a command needs that is not installed with Héraut."""


class Commands(LazyGroup):
    """Imports only what a command needs: most machines have no torch."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command of this name, if there is one."""
        need = _NEEDS.get(cmd_name)
        if need and not find_spec(need):
            return _lacking(cmd_name, need)
        return super().get_command(ctx, cmd_name)


def _lacking(name: str, need: str) -> click.Command:
    """Return what takes the place of a command that cannot be loaded here."""
    problem = worded("acoustics-needs", command=name, need=need)

    def complain(rest: tuple[str, ...]) -> None:
        raise click.ClickException(problem)

    return click.Command(
        name,
        callback=complain,
        params=[click.Argument(["rest"], nargs=-1, type=click.UNPROCESSED)],
        help=problem,
        context_settings={"ignore_unknown_options": True},
    )


@click.group("acoustics", cls=Commands, modules=COMMANDS)
def main() -> None:
    """Run one of the commands."""


if __name__ == "__main__":
    localise_library()
    main(prog_name="python -m heraut.voice.acoustics")
