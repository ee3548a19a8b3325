"""What phones send is taken one of each in turn, and what costs much may come less often."""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterator
from queue import Queue

import pytest

from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output, Spoken
from heraut.voice.pocket.talks import Act
from heraut.voice.pocket.waiting_lines import LONGEST, MOST, Busy, WaitingLines

from .table import table


class Room:
    """Lines in front of a loop that is driven by hand, and the time as it is told."""

    def __init__(self) -> None:
        self.now = self.worked = 0.0
        self.inbox: Queue[Act] = Queue()
        self.taken: list[Hashable] = []
        self.lines = WaitingLines(self.inbox.put, lambda: self.now, lambda: self.worked)

    def sends(self, who: Hashable, costs: float = 0.0) -> bool:
        def act(talk: Conversation) -> tuple[Output, ...]:
            self.worked += costs
            self.taken.append(who)
            return ()

        try:
            self.lines.add(who, act)
        except Busy:
            return False
        return True

    def answers(self) -> None:
        """Take all that waits."""
        talk: Conversation = None  # type: ignore[assignment]  # nothing of it is asked here
        while not self.inbox.empty():
            self.inbox.get()(talk)


@pytest.fixture
def room() -> Iterator[Room]:
    yield Room()


def test_whatever_one_sends_the_others_wait_for_one_thing_of_it(room: Room) -> None:
    assert [room.sends("a") for _ in range(MOST + 2)] == [True] * MOST + [False] * 2
    assert room.sends("b")
    room.inbox.put(lambda talk: (room.taken.append("table"), ())[1])
    room.answers()
    assert room.taken == ["a", "b", "table", "a", "a"]
    assert room.sends("a")  # its line is empty again


def test_what_fails_holds_up_nothing(room: Room) -> None:
    def fails(talk: Conversation) -> tuple[Output, ...]:
        raise RuntimeError

    room.lines.add("a", fails)
    assert room.sends("a")
    with pytest.raises(RuntimeError):
        room.answers()
    room.answers()
    assert room.taken == ["a"]


def test_of_what_costs_much_little_is_taken_and_of_what_costs_nothing_all(room: Room) -> None:
    let = {"dear": 0, "cheap": 0}
    for _ in range(4 * 20):  # a quarter of a second each, as the bucket lets through
        let["dear"] += room.sends("dear", 0.025)
        let["cheap"] += room.sends("cheap", 0.002)
        room.answers()
        room.now += 0.25
    assert let["cheap"] == 80
    # Half a second of the processor at once, then a twentieth of it.
    assert 0.025 * let["dear"] == pytest.approx(0.5 + 20 * 0.05, abs=0.05)


def test_who_means_it_is_answered_each_time_however_dear_it_is(room: Room) -> None:
    for turn in range(5):
        # The first of a match reads all its sentences: it counts for little more than others.
        for _ in range(1 if turn else 3):
            assert room.sends("a", 30.0)
            room.answers()
        assert not room.sends("a", 30.0)
        room.lines.add("a", lambda talk: (), counted=False)
        assert room.sends("b")  # pays for itself alone
        room.answers()
        room.now += LONGEST + 0.01


@pytest.mark.long
def test_five_bad_lines_one_after_the_other_are_each_answered() -> None:
    with table("kingdom_builder") as around:
        turn = around.match.to_act or 0
        phone = around.seated(turn)
        phone.scene()  # by the first scene the sentences have been read
        told: list[str] = []
        for word in ("zorglub", "schtroumpf", "bidule", "machin", "tralala"):
            before = len(around.heard.told)
            line, until = f"mets une espèce de maison vers le {word}", time.monotonic() + 60
            while phone.says(line)[0] == 429:  # on a machine where each takes very long
                assert time.monotonic() < until
                time.sleep(LONGEST / 4)
            around.typed("")  # once it is answered, so is the line before
            answers = around.heard.told[before:]
            said = [one.text for one in answers if isinstance(one, Spoken) and one.ear == turn]
            assert said and said[0].startswith("Pas compris") and word in said[0]
            told += said
        assert any("Voulais-tu dire" in one for one in told)
