"""Telling outputs: printed lines and speech. Secrets go to their ear or nowhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from heraut.engines.protocol import Seat
from heraut.voice.dialogue.outputs import Cued, Output, Silenced, Spoken
from heraut.voice.mouth.channels import TABLE_CHANNEL, ear

if TYPE_CHECKING:
    from heraut.voice.mouth.mouth import Mouth


class Printer:
    """Prints what is said, one line each. What is for one seat's ear is left to that ear.

    ``private`` are the seats whose ear is the terminal itself, with what goes before its lines.
    """

    def __init__(
        self, write: Callable[[str], object], private: Mapping[Seat, str] | None = None
    ) -> None:
        self._write = write
        self._private = private or {}

    def tell(self, outputs: Iterable[Output]) -> None:
        """Print the lines for the table, and those for the private seats."""
        for output in outputs:
            match output:
                case Spoken(text, None):
                    self._write(text)
                case Spoken(text, int() as seat) if seat in self._private:
                    self._write(f"{self._private[seat]} {text}")
                case _:
                    pass


class Speaker:
    """Says it. New words replace what is still being said only when told to hush."""

    def __init__(self, mouth: Mouth, *, table: bool = True, ears: frozenset[Seat] = frozenset()):
        self._mouth = mouth
        self._table = table
        self._ears = ears

    def tell(self, outputs: Iterable[Output]) -> None:
        """Hand the lines to the mouth, which says them in order."""
        for output in outputs:
            match output:
                case Spoken(text, None) if self._table:
                    self._mouth.say(text, TABLE_CHANNEL)
                case Spoken(text, int() as seat) if seat in self._ears:
                    self._mouth.say(text, ear(seat))
                case Cued(name) if self._table:
                    self._mouth.earcon(name)
                case Silenced():
                    self._mouth.stop()
                case _:
                    pass
