"""The power fails at every step of writing a journal: what was told is on the disk.

A layer below ``Path.open`` notes each change of the file, in order, and each sync. A crash after
any of them leaves what was synced for sure, and of the rest the first changes, the last of them
perhaps in part. Each such disk is made and read again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from io import FileIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from heraut.engines.journal import Journal, load, never_begun
from heraut.engines.match import Match
from heraut.engines.registry import RULES
from heraut.engines.sealing import Seal
from heraut.engines.simulate import choose
from heraut.voice.runtime.cipher import Cipher

SEAL = Seal(Cipher(bytes(range(32))))  # as matches that are played are kept
SEATS = {"kingsbridge": 2, "seven_kingdoms": 3, "kingdom_builder": 2, "world_without_end": 2}


class Disk:
    """What was done to one file since the beginning, and what of it is sure."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.changes: list[tuple[str, int, bytes]] = []
        """``cut`` at a place, or ``write`` octets there."""
        self.synced = 0
        """How many of the changes are on the disk whatever happens."""
        disk, sync = self, os.fsync

        class Opened(FileIO):
            def write(self, data: Any) -> int:
                disk.changes.append(("write", self.tell(), bytes(data)))
                return super().write(data)

            def truncate(self, size: int | None = None) -> int:
                assert size is not None
                disk.changes.append(("cut", size, b""))
                return super().truncate(size)

        def synced(handle: int) -> None:
            disk.synced = len(disk.changes)
            sync(handle)

        monkeypatch.setattr(os, "fsync", synced)
        real = Path.open

        def opened(path: Path, mode: str = "r", *args: Any, **more: Any) -> Any:
            writing = "+" in mode and path.suffix == ".jsonl"
            return Opened(path, mode) if writing else real(path, mode, *args, **more)

        monkeypatch.setattr(Path, "open", opened)

    def after_crash(self, first: int) -> Iterator[bytes]:
        """Yield every content that the file may have after a crash, from change ``first`` on."""
        sure = b""
        for change in self.changes[:first]:
            sure = applied(sure, *change)
        for kind, at, data in self.changes[first:]:
            pieces = range(len(data)) if kind == "write" else range(1)
            for many in pieces:
                yield applied(sure, kind, at, data[:many]) if kind == "write" else sure
            sure = applied(sure, kind, at, data)
        yield sure


def applied(content: bytes, kind: str, at: int, data: bytes) -> bytes:
    if kind == "cut":
        return content[:at].ljust(at, b"\0")
    return content[:at].ljust(at, b"\0") + data + content[at + len(data) :]


def steps(match: Match, count: int, dice: Random) -> Iterator[Match]:
    """Yield the match after each of so many moves; now and then one is taken back first."""
    for _ in range(count):
        if match.to_act is None:
            return
        if dice.random() < 0.2 and len(match.history) > 1:
            match = match.rewound(len(match.history) - 1).settle()
        else:
            match = match.play(str(choose(match.rules, match.state, dice))).settle()
        yield match


@pytest.mark.long
@pytest.mark.parametrize("game", RULES)
def test_what_was_told_is_there_wherever_the_power_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, whole: bool
) -> None:
    """Whatever :meth:`Journal.save` has returned from is read back, or something later."""
    dice, points, least = Random(game), 0, 5_000 if whole else 250
    crashed = tmp_path / "crashed"
    number = 0
    while points < least:
        number += 1
        path = tmp_path / f"{number}.jsonl"
        match = Match.new(game, SEATS[game], {}, number).settle()
        with monkeypatch.context() as patched:
            disk = Disk(patched)
            journal = Journal.create(path, match, SEAL)
            told, first = match.history, disk.synced
            for after in steps(match, 12, dice):
                journal.save(after)
                assert disk.synced == len(disk.changes), "it was told before it was sure"
                states = 0
                found = list(disk.after_crash(first))
                for content in found if whole else dice.sample(found, min(len(found), 8)):
                    crashed.write_bytes(content)
                    assert not never_begun(crashed)
                    again = load(crashed, SEAL)[0].history
                    shared = min(len(told), len(after.history))
                    common = next((n for n in range(shared) if told[n] != after.history[n]), shared)
                    assert again[:common] == told[:common]
                    assert again in (told[: len(again)], after.history[: len(again)])
                    states += 1
                crashed.write_bytes(path.read_bytes())
                assert load(crashed, SEAL)[0].history == after.history
                points += states
                told, first = after.history, disk.synced
    assert points >= least
