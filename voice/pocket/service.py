"""The server in a thread of the program that plays, from the moment it is opened to its end."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import threading
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from heraut.voice.pocket.address import Where
from heraut.voice.pocket.errors import PocketAddress
from heraut.voice.pocket.hub import Hub
from heraut.voice.pocket.server import STREAMS, Pages

_HALF: Final = 5.0
"""Seconds after which a request that is still not whole is cut off."""
_WAITING: Final = 64
"""Connections that may wait to be taken."""
_OF_ONE: Final = 32
"""Connections that one address may have: a phone needs six for each site it shows."""
_CLOSING: Final = 1
"""Seconds that open pages have to end."""
_TURN: Final = 0.0005
"""Seconds after which a thread that reckons lets another one go on.

Each answer lets go of the interpreter some eight times, at each read and write, and while a line is
made sense of it waits that long to have it back: with Python's own 5 ms, 25 answers a second.
"""


class Patient(H11Protocol):
    """A connection that is cut when it asks nothing, or half of something, for too long.

    So is one of an address that has too many of them: others must find a place.
    """

    _open: ClassVar[Counter[str]] = Counter()
    """How many connections each address has."""

    def connection_made(self, transport: Any) -> None:
        """Begin to look after it."""
        super().connection_made(transport)
        self._idle = 0
        peer = transport.get_extra_info("peername")
        self._peer = str(peer[0]) if peer else ""
        self._open[self._peer] += 1
        if self._open[self._peer] > _OF_ONE:
            transport.abort()
            return
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        super().connection_lost(exc)
        self._open[self._peer] -= 1
        if not self._open[self._peer]:
            del self._open[self._peer]

    def _look(self) -> None:
        if self.transport.is_closing():
            return
        answered = self.cycle is None or self.cycle.response_complete
        half = self.conn.their_state is h11.SEND_BODY
        # Once may be a request that has just come in: only twice in a row it is stuck.
        self._idle = self._idle + 1 if answered and not half else 0
        if self._idle > 1:
            self.transport.close()
            return
        self.loop.call_later(_HALF, self._look)


@dataclass(frozen=True, slots=True)
class Secured:
    """What encrypts the pages."""

    page: Path
    """The file with their key and their certificate."""
    authority: bytes
    """The certificate of the authority, which phones can fetch and trust."""


class Service:
    """The pages of a hub at an address, as a context manager; encrypted if ``secured``.

    Raises :class:`PocketAddress` where the address cannot be used.
    """

    def __init__(self, hub: Hub, where: Where, secured: Secured | None = None) -> None:
        self.pages = Pages(hub, where, secured.authority if secured else b"")
        hub.rung = self.pages.bell.ring
        self._hub = hub
        self._socket = _bound(where)
        config = uvicorn.Config(
            self.pages.app,
            http=Patient,
            ssl_certfile=secured.page if secured else None,
            ws="none",
            lifespan="off",
            interface="asgi3",
            log_config=None,
            log_level="critical",
            access_log=False,
            server_header=False,
            date_header=False,
            proxy_headers=False,
            limit_concurrency=4 * STREAMS,
            backlog=_WAITING,
            timeout_keep_alive=5,
            timeout_graceful_shutdown=_CLOSING,
            h11_max_incomplete_event_size=16384,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._run, name="pocket-server", daemon=True)

    def __enter__(self) -> Service:
        self._turn = sys.getswitchinterval()
        sys.setswitchinterval(min(_TURN, self._turn))
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.should_exit = True
        self.pages.bell.close()
        self._thread.join(_CLOSING + 2)
        self._socket.close()
        self._hub.close()
        sys.setswitchinterval(self._turn)

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        # That a phone has cut its line is no news, and a screen reader reads all that is printed.
        logging.getLogger("asyncio").setLevel(logging.CRITICAL)
        self.pages.bell.belongs_to(asyncio.get_running_loop())
        await self._server.serve(sockets=[self._socket])


def _bound(where: Where) -> socket.socket:
    """Return a socket at this address only, before anything is told of it."""
    bound = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((where.host, where.port))
        bound.listen(_WAITING)  # who comes before the thread has begun waits for it
    except OSError as failed:
        bound.close()
        raise PocketAddress(where.host, where.port, failed.strerror or str(failed)) from None
    return bound
