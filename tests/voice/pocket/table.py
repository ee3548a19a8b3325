"""A table with pages, in this process: the real server, and phones that speak HTTP."""

from __future__ import annotations

import http.client
import json
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from queue import Queue
from random import Random
from socket import AF_INET, SOCK_STREAM, socket
from typing import Any

from heraut.engines.match import Match
from heraut.engines.registry import find_rules
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Output, Spoken
from heraut.voice.pocket.address import Where
from heraut.voice.pocket.hub import Hub
from heraut.voice.pocket.service import Service
from heraut.voice.runtime.event_loop import Aside, Closed, EventLoop, Given
from heraut.voice.runtime.match_factory import MatchFactory, open_new, open_saved

__all__ = ["Phone", "Table", "free_port", "table", "with_a_mover"]

_LONGEST = 60.0
"""Seconds that a page is listened to."""


def free_port() -> int:
    with socket(AF_INET, SOCK_STREAM) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class Heard:
    """What all at the table hear; also the private parts, to see that none is told to all."""

    lines: Queue[str] = field(default_factory=Queue)
    told: list[Output] = field(default_factory=list)

    def tell(self, outputs: Any) -> None:
        for one in outputs:
            self.told.append(one)
            if isinstance(one, Spoken) and one.ear is None:
                self.lines.put(one.text)

    def until(self, part: str) -> str:
        """Return the next line that has these words; all before it are gone."""
        while part not in (line := self.lines.get(timeout=60)):
            pass
        return line


@dataclass
class Phone:
    """A browser without a screen."""

    port: int
    cookie: str = ""

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def headers(self) -> dict[str, str]:
        """What a page of Héraut sends along."""
        return {
            "host": self.host,
            "origin": f"http://{self.host}",
            "content-type": "application/json",
            "cookie": self.cookie,
        }

    def asks(
        self, method: str, path: str, body: str | bytes = "", **headers: str
    ) -> tuple[int, http.client.HTTPMessage, bytes]:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        named = self.headers | {name.replace("_", "-"): value for name, value in headers.items()}
        line.request(method, path, body or None, {k: v for k, v in named.items() if v})
        answer = line.getresponse()
        read = answer.read()
        line.close()
        return answer.status, answer.headers, read

    def posts(self, path: str, **what: object) -> tuple[int, Any]:
        status, headers, read = self.asks("POST", path, json.dumps(what))
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        return status, json.loads(read or b"{}")

    def says(self, text: str) -> tuple[int, Any]:
        return self.posts("/say", text=text)

    def joins(self, around: Table, seat: int) -> None:
        self.posts("/code", seat=seat)
        status, told = self.posts("/join", code=around.code())
        assert status == 200, told

    def events(self, viewer: str = "seat", after: str = "") -> Iterator[tuple[str, str, Any]]:
        """Yield the events of a page: their number, kind and data."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        headers = {"host": self.host, "cookie": self.cookie, "last-event-id": after}
        line.request("GET", f"/events?as={viewer}", headers={k: v for k, v in headers.items() if v})
        answer = line.getresponse()
        assert answer.status == 200
        fields: dict[str, str] = {}
        until = time.monotonic() + _LONGEST
        try:
            while raw := answer.readline():
                # The line itself stays open, and is heard to be.
                assert time.monotonic() < until, fields
                name, _, value = raw.decode().rstrip("\n").partition(": ")
                if name:
                    fields[name] = value
                elif "event" in fields:
                    yield fields.get("id", ""), fields["event"], json.loads(fields["data"])
                    fields = {}
                else:
                    fields = {}
        finally:
            line.close()

    def hears(self, part: str, viewer: str = "seat") -> tuple[str, dict[str, Any]]:
        """Return the first message with these words, and its number."""
        for number, kind, data in self.events(viewer):
            if kind == "told" and part in data["text"]:
                return number, data
        raise AssertionError(part)

    def scene(self, viewer: str = "seat", when: Callable[[Any], bool] = lambda scene: True) -> Any:
        """Return the first scene of which something is so."""
        told = self.events(viewer)
        return next(data for _, kind, data in told if kind == "scene" and when(data))


@dataclass
class Table:
    """A match that is played with pages."""

    port: int
    loop: EventLoop
    heard: Heard
    hub: Hub
    service: Service | None = None

    def cut(self) -> None:
        """Cut all lines to phones, as a network that is lost."""
        assert self.service is not None
        server = self.service._server
        for line in tuple(server.server_state.connections):
            line.loop.call_soon_threadsafe(line.transport.abort)

    def seats_phones(self, save: Path | None) -> None:
        """Lead phones to the seats of the match, which begins for them now."""

        def do(talk: Conversation) -> tuple[Output, ...]:
            task: Any = talk.task
            self.hub.seated(task, save)
            return ()

        self.loop.inbox.put(Given(Aside(do)))

    @property
    def match(self) -> Match:
        task: Any = self.loop.talk.task
        match: Match = task.match
        return match

    def phone(self) -> Phone:
        return Phone(self.port)

    def seated(self, seat: int) -> Phone:
        phone = self.phone()
        phone.joins(self, seat)
        self.heard.until("est là")
        return phone

    def code(self) -> str:
        """Return the code that is said next."""
        line = self.heard.until("Son code")
        figures = {self.hub.words.number(figure): str(figure) for figure in range(10)}
        said = line.split(" : ")[1].split(".")[0].split(", ")
        return "".join(figures[one] for one in said)

    def nobody_listens(self, seat: int) -> None:
        """Wait until it is noticed that the page of a seat was closed."""
        until = time.monotonic() + _LONGEST
        while self.hub.listened_to(seat):
            assert time.monotonic() < until
            time.sleep(0.05)

    def painted(self) -> None:
        """Wait until the pages show all that was said before."""
        until = time.monotonic() + _LONGEST
        while not self.hub._painter.idle:
            assert time.monotonic() < until
            time.sleep(0.01)

    def typed(self, line: str) -> None:
        given = Given(line)
        self.loop.inbox.put(given)
        assert given.answered.wait(120)


def with_a_mover(match: Match) -> Match:
    """Return a match of Kingdom Builder at a turn whose seat may build, and move a settlement."""
    dice = Random(1)
    match = match.settle()
    while match.to_act is not None:
        legal = match.rules.legal(match.state)
        verbs = {str(action).split()[0] for action in legal}
        if {"build", "move"} <= verbs:
            return match
        first = min(verbs)  # builds before it ends a turn
        taken = [str(action) for action in legal if str(action).startswith(first)]
        match = match.play(dice.choice(taken)).settle()
    raise AssertionError("nobody has got a tile that moves")


@contextmanager
def table(
    game: str = "seven_kingdoms",
    seats: int = 2,
    save: Path | None = None,
    options: dict[str, str] | None = None,
    port: int = 0,
    begun: Callable[[Match], Match] = lambda match: match,
    waits: bool = False,
    names: Sequence[str] = ("Alice", "Bob", "Chloé", "David", "Emma", "Farid"),
) -> Iterator[Table]:
    """Play a new match, or the one that the file keeps, with pages at a free port.

    ``begun`` returns where a new one is to go on, which no file keeps. ``waits``: phones are told
    of no match until :meth:`Table.seats_phones`.
    """
    port = port or free_port()
    find_rules(game)
    where = Where("127.0.0.1", port)
    hub, factory = Hub("fr", where), MatchFactory()
    if save is not None and save.exists():
        task, _ = open_saved(factory, save)
    else:
        task = open_new(factory, game, names[:seats], options or {}, 3, save)
        task.match = begun(task.match)
    if not waits:
        hub.seated(task, save)
    heard = Heard()
    loop = EventLoop(Conversation(task), [heard, hub])
    hub.inbox = loop.inbox
    thread = threading.Thread(target=loop.run, daemon=True)
    with Service(hub, Where("127.0.0.1", port)) as service:
        thread.start()
        try:
            around = Table(port, loop, heard, hub, service)
            around.typed("")  # once it is answered all is dealt
            yield around
        finally:
            loop.inbox.put(Closed())
            thread.join(20)
