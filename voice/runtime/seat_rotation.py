"""Seats that were turned, so that the one who begins sits on the first.

Headphones are told by the place in which the names were told; a match knows seats.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from heraut.engines.protocol import Seat
from heraut.voice.dialogue.outputs import Output, Spoken
from heraut.voice.runtime.event_loop import OutputSink


@dataclass(frozen=True, slots=True)
class SeatRotation:
    """By how many of how many places the seats were turned."""

    first: int = 0
    """The place, from 0, whose player begins."""
    seats: int = 1

    def seat(self, place: Seat) -> Seat:
        """Return the seat of whoever was told in this place; none is beyond the seats there are."""
        return (place - self.first) % self.seats if place < self.seats else place

    def place(self, seat: Seat) -> Seat:
        """Return the place in which whoever sits there was told."""
        return (seat + self.first) % self.seats if seat < self.seats else seat


class RotatedSink:
    """A sink that knows places, for a match that knows seats."""

    def __init__(self, sink: OutputSink, rotation: SeatRotation) -> None:
        self._sink = sink
        self._rotation = rotation

    def tell(self, outputs: Iterable[Output]) -> None:
        """Tell them, the secrets to the places that they are for."""
        self._sink.tell(tuple(map(self._placed, outputs)))

    def _placed(self, output: Output) -> Output:
        match output:
            case Spoken(text, int() as seat):
                return Spoken(text, self._rotation.place(seat))
            case _:
                return output
