"""Eight pages under load: ``python -m tests.voice.pocket.load`` from the root prints the figures.

With ``--nonsense`` none of the lines means anything and the one that sends them is on turn all the
time, which is what costs most.

One phone sends 200 lines a second, one never reads, one sends half a request and stays, two are cut
in the middle, of what they send and of what they read. Meanwhile the table plays on, the game whose
pages hold most. What is measured is the time from what is said to its arrival at a page, and from a
move to the page that shows it; the phones are in other processes.
"""

from __future__ import annotations

import itertools
import math
import random
import statistics
import struct
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from socket import SO_LINGER, SOL_SOCKET, create_connection
from typing import Any, Final

from heraut.engines.match import Match
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output, Spoken
from heraut.voice.runtime.event_loop import Aside, Given

from .crowd import READERS, nonsense
from .table import Table, table

__all__ = ["Figures", "measured", "p95"]

_GAP: Final = 0.05
"""Seconds between two messages of the table."""
_MOVES: Final = 10
"""Of how many messages one is a move."""
_SEATS: Final = 4
_REMEMBERED: Final = 12
"""Lines without meaning after which another one adds little to what is remembered of words."""
_ROOT: Final = Path(__file__).parents[3]


@dataclass
class Figures:
    """What came of it."""

    delays: list[float] = field(default_factory=list)
    """Seconds from what was said to a page that has it."""
    scenes: list[float] = field(default_factory=list)
    """Seconds from a move to a page that shows it."""
    moves: int = 0
    """Moves that were played."""
    first: float = 0.0
    """Seconds from the first sentence of the evening that a phone sends to its answer."""
    sent: int = 0
    """Lines that were sent by the one that floods."""
    seconds: float = 0.0
    """How long it did."""
    taken: int = 0
    """Those that were taken."""
    refused: int = 0
    """Those that were not."""
    answered: bool = False
    """Whether the table's own question was answered meanwhile."""
    grown: int = 0
    """Kilobytes by which the process grew from the middle to the end."""

    def __str__(self) -> str:
        return (
            f"first sentence of a phone: answered after {self.first * 1000:.0f} ms\n"
            f"{len(self.delays)} messages to {READERS} pages: {_spread(self.delays)}\n"
            f"{self.moves} moves to {READERS} pages, {len(self.scenes)} scenes: "
            f"{_spread(self.scenes)}\n"
            f"flood: {self.sent} lines in {self.seconds:.1f} s, {self.taken} taken, "
            f"{self.refused} refused; table answered: {self.answered}; "
            f"memory grew by {self.grown} kB in the second half"
        )


def p95(delays: list[float]) -> float:
    """Return the milliseconds that 95 of 100 delays do not exceed."""
    return statistics.quantiles(delays, n=20)[-1] * 1000


def _spread(delays: list[float]) -> str:
    middle, most = statistics.median(delays) * 1000, max(delays) * 1000
    return f"median {middle:.0f} ms, p95 {p95(delays):.0f} ms, most {most:.0f} ms"


def _crowd(*told: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.voice.pocket.crowd", *map(str, told)],
        cwd=_ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def _size() -> int:
    """Return the kilobytes that the process has in memory; 0 where no file tells."""
    file = Path("/proc/self/status")
    lines = file.read_text().splitlines() if file.exists() else []
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS:")), 0)


def measured(seconds: float, *, sense: bool = True) -> Figures:
    """Play under load for some seconds and return the figures; with lines that make ``sense``."""
    figures = Figures()
    with table("kingdom_builder", seats=_SEATS) as around:
        turn = around.match.to_act or 0
        flooding, *others = [around.seated(seat) for seat in (turn, *({*range(_SEATS)} - {turn}))]
        flooding.scene()  # by the first scene the sentences have been read
        began = time.monotonic()
        flooding.says("à qui le tour")
        flooding.hears(" joue")
        figures.first = time.monotonic() - began
        if not sense:
            # What is remembered of words has its bounds: it grows until it meets them.
            dice = random.Random(2)
            for _ in range(_REMEMBERED):
                around.typed(nonsense(dice))
        host, port = flooding.host, around.port
        deaf, cut, half = (create_connection(("127.0.0.1", port)) for _ in range(3))
        for page in (deaf, cut):
            page.sendall(f"GET /events?as=table HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        cut.recv(100)
        half.sendall(b"POST /say HTTP/1.1\r\nHost: x\r\nContent-Le")
        torn = create_connection(("127.0.0.1", port))
        fields = {**flooding.headers, "content-length": "99"}
        head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        torn.sendall(f"POST /say HTTP/1.1\r\n{head}\r\n{{".encode())
        for line in (cut, torn):
            # Gone without a word, as a phone that leaves the room.
            line.setsockopt(SOL_SOCKET, SO_LINGER, struct.pack("ii", 1, 0))
            line.close()
        readers = _crowd("read", port, *(phone.cookie for phone in others))
        flood = _crowd("flood" if sense else "nonsense", port, flooding.cookie)
        _until_read(around)
        begun, until = around.match, time.monotonic() + seconds
        halfway, before = until - seconds / 2, 0
        moved: list[float] = []
        for number in itertools.count(1):
            if not before and time.monotonic() > halfway:
                before = _size()
            elif time.monotonic() > until:
                break  # not before something was played past the middle, however slow the machine
            if number % _MOVES == 0:
                moved.append(_played(around, None if sense else begun, number // _MOVES))
            _said(around, str(time.monotonic()))
            time.sleep(_GAP)
        told = len(around.heard.told)
        around.typed("à qui le tour")
        answers = (one for one in around.heard.told[told:] if isinstance(one, Spoken))
        figures.answered = any(one.ear is None and one.text[0].isalpha() for one in answers)
        figures.grown = _size() - before
        flooded, _ = flood.communicate()
        told_by, _ = readers.communicate()
        sent, taken, refused, took = flooded.split()
        figures.sent, figures.taken, figures.refused = int(sent), int(taken), int(refused)
        figures.seconds = float(took)
        figures.moves = len(moved)
        came: list[list[float]] = [[] for _ in range(READERS)]
        for line in told_by.splitlines():
            kind, *values = line.split()
            if kind == "told":
                figures.delays.append(float(values[0]))
            else:
                came[int(values[0])].append(float(values[1]))
        for one in came:
            for began, ended in itertools.pairwise((*moved, math.inf)):
                figures.scenes += [at - began for at in one if began <= at < ended][:1]
        deaf.close()
        half.close()
    return figures


def _said(around: Table, text: str) -> None:
    around.loop.inbox.put(Given(Aside(lambda talk: (Spoken(text),))))


def _played(around: Table, turn: Match | None, number: int) -> float:
    """Play a legal move, another each time, and return when the table was told of it.

    ``turn``: the match as it stood when the turn began that is never to end.
    """
    told: list[float] = []

    def do(talk: Conversation) -> tuple[Output, ...]:
        task: Any = talk.task
        match: Match = turn or task.match
        legal = match.rules.legal(match.state)
        task.match = match.play(str(legal[number % len(legal) if turn else 0])).settle()
        told.append(time.monotonic())
        return ()

    given = Given(Aside(do))
    around.loop.inbox.put(given)
    assert given.answered.wait(60)
    return told[0]


def _until_read(around: Table) -> None:
    """Wait until all pages are open."""
    patience = threading.Event()
    until = time.monotonic() + 60
    while around.hub.listeners < READERS + 1:
        assert time.monotonic() < until
        patience.wait(0.05)


if __name__ == "__main__":
    print(measured(20, sense="--nonsense" not in sys.argv[1:]))
