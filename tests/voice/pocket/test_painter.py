"""Scenes are made again only for whom something has changed."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest

from heraut.engines.protocol import PUBLIC, Seat
from heraut.voice.pocket import painter as module
from heraut.voice.pocket.painter import Painter
from heraut.voice.pocket.scene import Pending, Snapshot
from heraut.voice.runtime.match_factory import MatchFactory, open_new


class Counted:
    """Which scenes were made, while the painter works as ever."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made: list[Seat] = []
        original = module.scene

        def scene(snapshot: Snapshot, grammar: Any, words: Any, viewer: Seat) -> Any:
            self.made.append(viewer)
            return original(snapshot, grammar, words, viewer)

        monkeypatch.setattr(module, "scene", scene)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Painter, list[Seat]]]:
    counted = Counted(monkeypatch)
    painter = Painter("fr", lambda: None)
    yield painter, counted.made
    painter.close()


def paint(painter: Painter, snapshot: Snapshot) -> None:
    """Have the scenes of two seats made, and wait until they are."""
    painter.paint(snapshot, (0, 1))
    for _ in range(6000):
        if painter.idle:
            return
        threading.Event().wait(0.01)
    raise AssertionError("not painted")


def test_what_changes_nothing_on_a_page_makes_no_scene(painted: tuple[Painter, list[Seat]]) -> None:
    painter, made = painted
    match = open_new(MatchFactory(), "kingsbridge", ("Alice", "Bob"), {}, 3, None).match.settle()
    for _ in range(3):
        paint(painter, Snapshot(match))
    assert made == [PUBLIC, 0, 1]
    # What is asked of one seat is seen by that one alone.
    paint(painter, Snapshot(match, {1: Pending("yes_no")}))
    assert made[3:] == [1]
    assert '"asking": "yes_no"' in painter.scene(1)[1]
    paint(painter, Snapshot(match))
    assert made[4:] == [1]
    assert '"asking": ""' in painter.scene(1)[1]
    seen = [painter.scene(viewer)[0] for viewer in (PUBLIC, 0, 1)]
    assert seen == [1, 1, 3]
    paint(painter, Snapshot(match.play(str(match.rules.legal(match.state)[0])).settle()))
    assert made[5:] == [PUBLIC, 0, 1]
    assert [painter.scene(viewer)[0] for viewer in (PUBLIC, 0, 1)] == [n + 1 for n in seen]
