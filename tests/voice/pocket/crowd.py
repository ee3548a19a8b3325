"""Phones in a process of their own, as they would be: ``python -m tests.voice.pocket.crowd``.

Each has another address of this machine, where the system has them. ``read PORT COOKIE…`` opens the
page of each seat that has such a cookie, and for the rest the table's. It prints ``told`` and the
seconds on the way for each message that holds when it was said; and ``scene``, the reader's number
and the moment for each scene that came. ``flood PORT COOKIE`` sends 200 lines a second, each over a
line of its own, for an answer may end it; then it prints how many were sent, taken and refused.
``nonsense PORT COOKIE`` does so with lines that mean nothing, each of them another one.
"""

from __future__ import annotations

import json
import random
import socket
import sys
import threading
import time
from collections import deque
from typing import Final

__all__ = ["RATE", "READERS", "nonsense"]

READERS: Final = 6
RATE: Final = 200
_MARK: Final = b'"text": "'
_SCENE: Final = b'data: {"asking"', b'data: {"over"'
"""How the data of a scene begin: a seat's, and the table's."""
_TELLING: Final = threading.Lock()
_WORDS: Final = (
    "le la zèbre mange lampe cuisine blabla maison pose lune vert dix-sept carte lieu prends",
    "donne tour quatre truc jaune montagne quoi combien points trululu jouer finir pas",
)
"""Of these no sentence comes by chance, but something that is near to many: the dearest kind."""


def _connected(port: int, who: int) -> socket.socket:
    line = socket.socket()
    if sys.platform == "linux":
        line.bind((f"127.0.0.{who}", 0))
    line.settimeout(60)
    line.connect(("127.0.0.1", port))
    return line


def _reads(port: int, who: int, cookie: str) -> None:
    line = _connected(port, 2 + who)
    viewer = "seat" if cookie else "table"
    head = f"GET /events?as={viewer} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n\r\n"
    line.sendall(head.encode())
    for raw in line.makefile("rb"):
        came = time.monotonic()
        said = raw.partition(_MARK)[2].partition(b'"')[0].rstrip(b".")
        told = ""
        if said.replace(b".", b"").isdigit():
            told = f"told {came - float(said)}"
        elif raw.startswith(_SCENE):
            told = f"scene {who} {came}"
        if told:
            with _TELLING:
                print(told, flush=True)


def nonsense(dice: random.Random) -> str:
    """Return a line that means nothing, another one each time."""
    words = " ".join(_WORDS).split()
    return " ".join(dice.choice(words) for _ in range(dice.randint(3, 9)))


def _posted(port: int, cookie: str, text: str) -> bytes:
    body = json.dumps({"text": text}).encode()
    head = (
        f"POST /say HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
        f"Content-Type: application/json\r\nCookie: {cookie}\r\nContent-Length: {len(body)}\r\n\r\n"
    ).encode()
    return head + body


def _floods(port: int, cookie: str, *, sense: bool) -> None:
    dice = random.Random(1)
    lines: deque[socket.socket] = deque()
    sent, answers, ended = 0, dict[bytes, int](), threading.Event()
    threading.Thread(target=lambda: (sys.stdin.read(), ended.set()), daemon=True).start()
    began = time.monotonic()

    def answered(line: socket.socket) -> None:
        try:
            status = line.recv(64)[9:12]
        except OSError:
            status = b""
        answers[status] = answers.get(status, 0) + 1
        line.close()

    while not ended.is_set():
        # As many as are due by now: a busy machine may have had it wait.
        while not ended.is_set() and sent < (time.monotonic() - began) * RATE:
            try:
                line = _connected(port, 99)
                text = "ma main" if sense else nonsense(dice)
                line.sendall(_posted(port, cookie, text))
                lines.append(line)
            except OSError:
                answers[b""] = answers.get(b"", 0) + 1
            sent += 1
            if len(lines) > 20:
                answered(lines.popleft())
        time.sleep(0.001)
    seconds = time.monotonic() - began
    while lines:
        lines[0].settimeout(2)
        answered(lines.popleft())
    taken = answers.pop(b"200", 0)
    print(sent, taken, sum(answers.values()), seconds, flush=True)


if __name__ == "__main__":
    what, port, *more = sys.argv[1:]
    if what != "read":
        _floods(int(port), more[0], sense=what == "flood")
    else:
        for who in range(READERS):
            cookie = more[who] if who < len(more) else ""
            threading.Thread(target=_reads, args=(int(port), who, cookie), daemon=True).start()
        sys.stdin.read()
