"""What no page may be asked: the wrong host or origin, too much, too often. In front of all routes.

It is there against other web sites that are open on the same phone, against rebinding of names, and
against a phone that sends without end. Against who listens in the room's network there is only the
household's authority: without one the pages are not encrypted, and docs/pocket.md says so.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from heraut.voice.pocket.address import Where

SOUND: Final = "/sound"
"""Where phones send what was said into them."""
_SOURCES: Final = {
    "default-src": "none",
    "script-src": "self",
    "style-src": "self",
    "connect-src": "self",
    "img-src": "self",
    "form-action": "none",
    "base-uri": "none",
    "frame-ancestors": "none",
}
"""Where a page may take what from."""
HEADERS: Final = {
    "content-security-policy": ";".join(f"{what} '{whence}'" for what, whence in _SOURCES.items()),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
"""What goes with every answer: nothing from elsewhere, no code in the page itself."""
_BURST: Final = 40.0
"""Requests that one address may make at once."""
_REFILL: Final = 15.0
"""Requests a second that it may make for long."""
_ADDRESSES: Final = 256
"""Addresses that are remembered at most."""


class Buckets:
    """How often something may be done, by whom: so many at once, and so many a second for long."""

    def __init__(
        self, burst: float, refill: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._burst, self._refill, self._now = burst, refill, now
        self._left: OrderedDict[object, tuple[float, float]] = OrderedDict()

    def take(self, who: object) -> bool:
        """Tell whether somebody may do it once more now, and note that it was done."""
        now = self._now()
        left, then = self._left.pop(who, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._refill)
        allowed = left >= 1
        self._left[who] = left - allowed, now
        while len(self._left) > _ADDRESSES:
            self._left.popitem(last=False)
        return allowed


class Guard:
    """Lets through what may be asked by names and ports that lead here."""

    def __init__(self, app: ASGIApp, where: Where) -> None:
        self._app = app
        self._hosts = where.hosts
        self._origins = frozenset(f"{where.scheme}://{host}" for host in where.hosts)
        self._requests = Buckets(_BURST, _REFILL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or let it through."""
        if scope["type"] != "http":
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                message["headers"] = [*message.get("headers", []), *own]
            await send(message)

        if refused := self._refused(scope):
            # The number says it all; who asks so is no player.
            answer = PlainTextResponse("", refused, headers={"connection": "close"})
            await answer(scope, receive, with_headers)
            return
        await self._app(scope, receive, with_headers)

    def _refused(self, scope: Scope) -> int:
        """Return the status of what is not let through; 0 for what is."""
        headers: dict[bytes, bytes] = {}
        for name, value in scope["headers"]:
            if name in headers and name in (b"host", b"origin", b"content-type"):
                return 400
            headers[name] = value
        host = _text(headers.get(b"host"))
        if host not in self._hosts:
            return 421
        client: Any = scope.get("client")
        if not self._requests.take(client[0] if client else ""):
            return 429
        if scope["method"] in ("GET", "HEAD"):
            return 0
        if scope["method"] != "POST":
            return 405
        if _text(headers.get(b"origin")) not in self._origins:
            return 403
        kind = _text(headers.get(b"content-type")).partition(";")[0].strip()
        # Neither is a kind that a form of another site could send.
        wanted = "application/octet-stream" if scope["path"] == SOUND else "application/json"
        return 0 if kind == wanted else 415


def _text(value: bytes | None) -> str:
    return "" if value is None else value.decode("latin-1").lower()
