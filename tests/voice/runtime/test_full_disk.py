"""The disk fills up in the middle of a match: what is not written is not played, and it is said."""

from __future__ import annotations

import errno
from io import FileIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from heraut.engines.journal import load
from heraut.engines.registry import RULES
from heraut.engines.sealing import Seal
from heraut.engines.simulate import choose
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Played, Spoken
from heraut.voice.runtime.cipher import Cipher
from heraut.voice.runtime.match_factory import MatchFactory, open_new

SEAL = Seal(Cipher(bytes(32)))
SEATS = {"kingsbridge": 2, "seven_kingdoms": 3, "kingdom_builder": 2, "world_without_end": 2}


class Room:
    """How many more octets the disk takes; ``None``: as many as come."""

    left: int | None = None


@pytest.mark.parametrize(
    "game", [pytest.param(g, marks=() if g == "kingsbridge" else pytest.mark.apart) for g in RULES]
)
def test_a_match_stands_as_its_file_does_however_often_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, whole: bool
) -> None:
    class Opened(FileIO):
        def write(self, data: Any) -> int:
            if Room.left is None:
                return super().write(data)
            if data and not Room.left:
                raise OSError(errno.ENOSPC, "No space left on device")
            done = super().write(bytes(data[: Room.left]))
            Room.left -= done
            return done

    real, path = Path.open, tmp_path / "j.jsonl"

    def opened(self: Path, mode: str = "r", *args: Any, **more: Any) -> Any:
        return Opened(self, mode) if "+" in mode else real(self, mode, *args, **more)

    monkeypatch.setattr(Path, "open", opened)
    dice, refused, wanted, number = Random(game), 0, 1_000 if whole else 3, 0
    while refused < wanted:
        number += 1
        path = tmp_path / f"{number}.jsonl"
        factory = MatchFactory(seal=lambda: SEAL)
        task = open_new(factory, game, ("",) * SEATS[game], {}, number, path)
        Conversation(task).begin()
        for _ in range(40):
            match = task.match
            if match.to_act is None or refused >= wanted:
                break
            after = match.play(str(choose(match.rules, match.state, dice))).settle()
            Room.left = dice.choice([None, 0, dice.randrange(1, 400)])
            was, outputs = Room.left, task._advance(after)
            Room.left = None
            on_disk = load(path, SEAL)[0].history
            assert on_disk == task.match.history
            assert any(isinstance(each, Spoken) for each in outputs) or on_disk == after.history
            if on_disk != after.history:
                assert was is not None and not any(isinstance(each, Played) for each in outputs)
                said = " ".join(each.text for each in outputs if isinstance(each, Spoken))
                assert "n'arrive pas à écrire" in said
                refused += 1
                task._advance(after)  # there is room again
                assert load(path, SEAL)[0].history == after.history == task.match.history
    assert refused >= wanted
