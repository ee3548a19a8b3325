"""Eight pages under load: ``python -m tests.voice.pocket.load`` from the root prints the figures.

One phone sends 200 lines a second, one never reads, one sends half a request and stays, one is cut
in the middle. Meanwhile the table plays on. What is measured is the time from what is said to its
arrival at a page.
"""

from __future__ import annotations

import http.client
import resource
import statistics
import threading
import time
from dataclasses import dataclass, field
from socket import create_connection
from typing import Final

from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.runtime.event_loop import Aside, Given

from .table import Phone, Table, table

__all__ = ["Figures", "measured"]

_READERS: Final = 6
_RATE: Final = 200
_GAP: Final = 0.05
"""Seconds between two messages of the table."""


@dataclass
class Figures:
    """What came of it."""

    delays: list[float] = field(default_factory=list)
    """Seconds from what was said to a page that has it."""
    taken: int = 0
    """Lines of the one that floods that were taken."""
    refused: int = 0
    """Those that were not."""
    answered: bool = False
    """Whether the table's own question was answered meanwhile."""
    grown: int = 0
    """Kilobytes by which the greatest size of the process grew."""

    @property
    def p95(self) -> float:
        """Milliseconds that 95 of 100 messages do not exceed."""
        return statistics.quantiles(self.delays, n=20)[-1] * 1000

    def __str__(self) -> str:
        return (
            f"{len(self.delays)} messages to {_READERS} pages: median "
            f"{statistics.median(self.delays) * 1000:.0f} ms, p95 {self.p95:.0f} ms, "
            f"most {max(self.delays) * 1000:.0f} ms\n"
            f"flood: {self.taken} lines taken, {self.refused} refused; "
            f"table answered: {self.answered}; memory grew by {self.grown} kB"
        )


def measured(seconds: float) -> Figures:
    """Play under load for some seconds and return the figures."""
    figures = Figures()
    with table("kingsbridge", seats=2) as around:
        flooding = around.seated(0)
        # What is read at the first sentence is read before it is measured.
        flooding.says("ma main")
        flooding.hears("Ta main")
        around.typed("à qui le tour")
        ended = threading.Event()
        threads = [
            threading.Thread(target=_reads, args=(around, figures, ended), daemon=True)
            for _ in range(_READERS)
        ]
        threads.append(threading.Thread(target=_floods, args=(flooding, figures, ended)))
        deaf = create_connection(("127.0.0.1", around.port))
        deaf.sendall(f"GET /events?as=table HTTP/1.1\r\nHost: {flooding.host}\r\n\r\n".encode())
        half = create_connection(("127.0.0.1", around.port))
        half.sendall(b"POST /say HTTP/1.1\r\nHost: x\r\nContent-Le")
        for thread in threads:
            thread.start()
        time.sleep(0.5)
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            said = f"{time.monotonic()}"
            around.loop.inbox.put(Given(Aside(lambda talk, said=said: (Spoken(said),))))
            time.sleep(_GAP)
        told = len(around.heard.told)
        around.typed("à qui le tour")
        answers = (one for one in around.heard.told[told:] if isinstance(one, Spoken))
        figures.answered = any(one.ear is None and one.text[0].isalpha() for one in answers)
        ended.set()
        around.loop.inbox.put(Given(Aside(lambda talk: (Spoken("0"),))))
        figures.grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        for thread in threads:
            thread.join(20)
        deaf.close()
        half.close()
    return figures


def _reads(around: Table, figures: Figures, ended: threading.Event) -> None:
    for _, kind, data in around.phone().events("table"):
        if kind == "told" and data["text"].replace(".", "").isdigit() and data["text"] != "0":
            figures.delays.append(time.monotonic() - float(data["text"]))
        if ended.is_set():
            return


def _floods(phone: Phone, figures: Figures, ended: threading.Event) -> None:
    """Send without end, over one line that is made anew when it is closed."""
    line = http.client.HTTPConnection("127.0.0.1", phone.port, timeout=20)
    while not ended.wait(1 / _RATE):
        try:
            line.request("POST", "/say", '{"text": "ma main"}', phone.headers)
            answer = line.getresponse()
            answer.read()
        except (OSError, http.client.HTTPException):
            line.close()
            continue
        if answer.status == 200:
            figures.taken += 1
        else:
            figures.refused += 1


if __name__ == "__main__":
    print(measured(20))
