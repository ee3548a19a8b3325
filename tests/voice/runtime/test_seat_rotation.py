"""Seats that were turned: secrets still reach the headphones of whoever they are for."""

from __future__ import annotations

from collections.abc import Iterable

from heraut.voice.dialogue.outputs import Cued, Output, Spoken
from heraut.voice.runtime.seat_rotation import RotatedSink, SeatRotation
from heraut.voice.tasks.setup.first_player import first_player


def test_places_and_seats_lead_back_to_each_other() -> None:
    turn = SeatRotation(first=2, seats=3)
    assert [turn.seat(place) for place in range(3)] == [1, 2, 0]
    assert all(turn.place(turn.seat(place)) == place for place in range(3))
    assert turn.seat(7) == turn.place(7) == 7
    assert SeatRotation().seat(1) == 1


def test_a_secret_reaches_the_place_of_its_seat() -> None:
    told: list[Output] = []

    class Sink:
        def tell(self, outputs: Iterable[Output]) -> None:
            told.extend(outputs)

    RotatedSink(Sink(), SeatRotation(1, 2)).tell(
        (Spoken("aloud"), Spoken("secret", 0), Cued("refused"))
    )
    assert told == [Spoken("aloud"), Spoken("secret", 1), Cued("refused")]


def test_chance_is_fair_and_the_same_for_the_same_seed() -> None:
    drawn = [first_player(seed)(3) for seed in range(300)]
    assert drawn == [first_player(seed)(3) for seed in range(300)]
    assert all(60 < drawn.count(place) < 140 for place in range(3))
