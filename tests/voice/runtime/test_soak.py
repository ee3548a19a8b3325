"""A long evening: what memory, threads and files become, with sound, reader and both ears.

``HERAUT_SOAK_HOURS=8 python -m pytest tests/voice/runtime/test_soak.py --whole -s`` is eight hours;
without the variable it is one. Hours are those of the table: as long as all that is said there, by
the voice and into the microphone, takes to sound. Here it takes less, for the loudspeaker does not
wait.
"""

from __future__ import annotations

import gc
import os
import threading
import time
from collections import Counter
from pathlib import Path

import pytest

from heraut.voice.models.loaded import load
from heraut.voice.models.store import embedded
from heraut.voice.runtime import malloc_arenas

from .running_match import RunningMatch

pytestmark = [
    pytest.mark.apart,
    pytest.mark.skipif(
        not Path("/proc/self/statm").exists(), reason="only Linux tells memory and files so simply"
    ),
]

FLAT = 20.0
"""Megabytes that memory may grow by, once it is warm."""
WARM = 2.0
"""Hours of table time after which the bounded caches of a program that stays open are full."""


def memory() -> float:
    """Return the megabytes of memory that are in use."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def test_an_evening_leaves_no_memory_thread_or_file_behind(tmp_path: Path) -> None:
    malloc_arenas.keep_few()  # as play does
    hours = float(os.environ.get("HERAUT_SOAK_HOURS", "1"))
    model, done = load(embedded("fr")), Counter[str]()
    past, seed = 0.0, 0
    warm: float | None = None
    threads, opened = threading.active_count(), files()
    while past < hours:
        seed += 1
        with RunningMatch(tmp_path, model, seed) as match:
            for number in range(150):
                match.moves()
                done["moves"] += 1
                if match.task.match.to_act is None:
                    break  # what plays the match ends with it
                for act, every in ((match.asks, 2), (match.says, 4), (match.taps, 6)):
                    if number % every == every - 1:
                        act()
                        done[act.__name__] += 1
                if number % 10 == 9:
                    match.is_heard_again()
                    match.settled()
                    done["heard again"] += 1
        gc.collect()  # a match that is over refers to itself; Python waits long before it looks
        malloc_arenas.give_back()  # as in a quiet minute
        past += match.seconds / 3600
        if warm is None and past >= WARM:
            warm = memory()
        print(
            f"{seed} matches, {past:.2f} hours: {memory():.0f} MB, {files()} files, {dict(done)}",
            flush=True,
        )
    time.sleep(0.5)
    assert threading.active_count() <= threads, [each.name for each in threading.enumerate()]
    assert files() <= opened + 2, "Vosk and PortAudio may keep one each"
    if warm is not None:
        assert memory() - warm < FLAT
    assert done["moves"] > 3 and done["says"] > 0
