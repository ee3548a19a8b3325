"""Options that take several values in a row: ``--noise 20 10``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import click

from heraut.voice.commands.localisation import Command


class VariadicCommand(Command):
    """A command with options of which each may be followed by any number of values.

    ``variadic`` maps such an option to what tells its further values from other arguments. To
    click itself the option must be declared with ``multiple=True``.
    """

    def __init__(
        self, *args: Any, variadic: dict[str, Callable[[str], bool]] | None = None, **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        self._variadic = variadic or {}

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Name the option again before each further value, then parse as ever."""
        return super().parse_args(ctx, list(self._spread(args)))

    def _spread(self, args: list[str]) -> Iterator[str]:
        option, first = "", False
        for arg in args:
            if arg in self._variadic:
                option, first = arg, True
            elif first:
                first = False
            elif option and self._variadic[option](arg):
                yield option
            else:
                option = ""
            yield arg
