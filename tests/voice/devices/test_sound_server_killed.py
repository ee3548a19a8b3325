"""The sound server dies in a running match and comes back: play goes on, nothing is said twice.

Only with ``--whole``: 200 times, or as often as ``HERAUT_FAULTS`` says.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ..runtime.test_faults import WITHIN, haste
from .sound_server import own_server

RUNNING = Path(__file__).with_name("running_table.py")
EACH = 20
"""Faults after which another match begins."""


@pytest.mark.apart
def test_play_goes_on_when_the_sound_server_is_killed_and_comes_back(tmp_path: Path) -> None:
    left, seed = int(os.environ.get("HERAUT_FAULTS", "200")), 0
    aways: list[float] = []
    backs: list[float] = []
    with own_server() as server:
        server.start()
        server.plug()
        while left:
            seed += 1
            many = min(left, EACH)
            with server.run(RUNNING, str(tmp_path), str(seed), str(many)) as table:
                while (told := table.tells()) != "done":
                    match told.split():
                        case ["kill"]:
                            server.kill()
                            table.says("killed")
                        case ["start"]:
                            server.start()
                            server.plug()
                            table.says("started")
                        case ["took", away, back]:
                            left -= 1
                            aways.append(float(away))
                            backs.append(float(back))
                            assert max(aways[-1], backs[-1]) < WITHIN * haste()
                        case _:
                            raise AssertionError(f"after {len(aways)} faults it said {told!r}")
            for what, seconds in (("play went on", aways), ("sound was back", backs)):
                mean = sum(seconds) / len(seconds)
                print(
                    f"{what}: {len(seconds)}, {mean:.2f} s on average, {max(seconds):.2f} at most"
                )
    assert len(aways) == len(backs) > 0
