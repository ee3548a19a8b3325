"""glibc's arenas, counted in programs of their own by what glibc itself tells of them."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from heraut.voice.runtime.event_loop import CALM, Closed, EventLoop

from .test_event_loop import Notes, seated, until

_COUNT = """
import ctypes, sys, threading

def arenas():
    kept, together = [], threading.Barrier(9)

    def work():
        kept.append(bytes(100_000))
        together.wait()
        together.wait()

    threads = [threading.Thread(target=work) for _ in range(8)]
    for each in threads:
        each.start()
    together.wait()
    c = ctypes.CDLL(None)
    c.fopen.restype = ctypes.c_void_p
    file = c.fopen(sys.argv[1].encode(), b"w")
    c.malloc_info(0, ctypes.c_void_p(file))
    c.fclose(ctypes.c_void_p(file))
    together.wait()
    for each in threads:
        each.join()
    return open(sys.argv[1]).read().count("<heap nr=")

"""
_PLAYS = """
from click.testing import CliRunner
from heraut.voice.commands.play import play
kept = sys.argv[1] + ".jsonl"
open(kept, "w").close()
played = CliRunner().invoke(play, ["--text", "--resume", kept])
assert "line 1" in str(played.exception), played
print(arenas())
"""
"""Play that begins, and ends at once for want of a match: what comes later is not waited for."""

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "malloc_info"),
    reason="no other C library has arenas",
)


def _printed(program: str, folder: Path, **environment: str) -> int:
    without = {k: v for k, v in os.environ.items() if "ARENA" not in k and "TUNABLES" not in k}
    ended = subprocess.run(
        [sys.executable, "-c", _COUNT + program, str(folder / "told.xml")],
        env=without | environment,
        capture_output=True,
        text=True,
        timeout=60,
        stdin=subprocess.DEVNULL,
    )
    assert not ended.returncode, ended.stderr
    return int(ended.stdout)


def test_a_thread_has_an_arena_of_its_own_where_nobody_minds(tmp_path: Path) -> None:
    assert _printed("print(arenas())", tmp_path) > 4


def test_a_program_that_plays_keeps_to_two(tmp_path: Path) -> None:
    assert _printed(_PLAYS, tmp_path) <= 2


@pytest.mark.long
def test_a_number_set_by_the_user_is_obeyed(tmp_path: Path) -> None:
    assert _printed(_PLAYS, tmp_path, MALLOC_ARENA_MAX="4") == 4
    assert _printed(_PLAYS, tmp_path, GLIBC_TUNABLES="glibc.malloc.arena_max=5") == 5


def in_use() -> float:
    """Return the megabytes of memory that are in use."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def test_what_is_free_is_given_back_once_a_minute_was_calm() -> None:
    pieces = [bytes(range(256)) * 250 for _ in range(4_000)]
    pinned = pieces[::40]  # between them the rest is free, and stays with the program
    del pieces
    now = [0.0]
    loop = EventLoop(seated("app")[0].talk, [Notes()], lambda: now[0])
    thread = threading.Thread(target=loop.run, daemon=True)
    thread.start()
    held = in_use()
    now[0] = CALM - 1
    time.sleep(1.2)  # two looks
    assert in_use() > held - 100
    now[0] = CALM + 1
    until(lambda: in_use() < held - 100)
    loop.inbox.put(Closed())
    thread.join(10)
    assert len(pinned) == 100
