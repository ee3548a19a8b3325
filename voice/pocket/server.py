"""The routes: two pages, their words, what is told as it happens, and what phones send."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, Final

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from heraut.engines.protocol import PUBLIC, Seat
from heraut.nfc.payload import CARD_PATH
from heraut.voice.herald.messages import homes
from heraut.voice.pocket.address import Where
from heraut.voice.pocket.cards import read_by_phone
from heraut.voice.pocket.errors import DoorsLocked, WrongCode
from heraut.voice.pocket.guard import SOUND, Buckets, Guard
from heraut.voice.pocket.hearing import LONGEST as LONGEST_SOUND
from heraut.voice.pocket.hub import Hub
from heraut.voice.pocket.waiting_lines import Busy

COOKIE: Final = "heraut"
LONGEST: Final = 300
"""Letters that a sentence may have."""
_BODY: Final = 2048
"""Bytes that anything sent may have but sound."""
_RATE: Final = 2 * 16_000
"""Bytes of a second of sound."""
_PATIENCE: Final = 5.0
"""Seconds in which it has to be there whole."""
_BEAT: Final = 15
"""Looks after which a page hears that the line still stands."""
_LOOK: Final = 1.0
"""Seconds after which it is looked whether anybody still listens."""
_MONTH: Final = 30 * 24 * 3600
STREAMS: Final = 48
"""Pages that may be open at once."""
_SHOWN: Final = 24
"""Pages of those that may be open without a seat: strangers must not keep players out."""
_FILES: Final = {
    "/": ("phone.html", "text/html"),
    "/table": ("table.html", "text/html"),
    "/pocket.css": ("pocket.css", "text/css"),
    "/common.js": ("common.js", "text/javascript"),
    "/board.js": ("board.js", "text/javascript"),
    "/cards.js": ("cards.js", "text/javascript"),
    "/microphone.js": ("microphone.js", "text/javascript"),
    "/recorder.js": ("recorder.js", "text/javascript"),
    "/phone.js": ("phone.js", "text/javascript"),
    "/table.js": ("table.js", "text/javascript"),
}
"""All that can be had as it is; nothing else of the machine's files."""
_WORDS: Final = "pocket-page-"


class Bell:
    """Wakes all open pages, from any thread."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: set[asyncio.Event] = set()
        self.closed = False

    def belongs_to(self, loop: asyncio.AbstractEventLoop) -> None:
        """Ring in this loop from now on."""
        self._loop = loop

    def ring(self) -> None:
        """Wake them."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._wake)

    def close(self) -> None:
        """Wake them for the last time."""
        self.closed = True
        self.ring()

    def add(self) -> asyncio.Event:
        """Return what is set at each ring until it is removed."""
        event = asyncio.Event()
        self._waiting.add(event)
        return event

    def remove(self, event: asyncio.Event) -> None:
        """Wake it no more."""
        self._waiting.discard(event)

    def _wake(self) -> None:
        for event in self._waiting:
            event.set()


class Pages:
    """The web application around a hub."""

    def __init__(self, hub: Hub, where: Where, authority: bytes = b"") -> None:
        """Take the certificate that phones may fetch, if the pages are encrypted."""
        self._hub = hub
        self._where = where
        self._authority = authority
        self._evening = secrets.token_hex(4)
        """Tells the numbers of this evening from those of another one."""
        self._lines = Buckets(8, 4)
        self._sounds = Buckets(3, 0.5)
        self._codes = Buckets(6, 0.1)
        """Codes are said aloud: nobody may talk the table down with them."""
        self._streams = self._shown = 0
        self.bell = Bell()
        routes = [Route(path, self._file, methods=["GET"]) for path in _FILES]
        routes += [
            Route("/words", self._words, methods=["GET"]),
            Route("/who", self._who, methods=["GET"]),
            Route("/events", self._events, methods=["GET"]),
            Route("/code", self._code, methods=["POST"]),
            Route("/join", self._join, methods=["POST"]),
            Route("/claim", self._claim, methods=["POST"]),
            Route("/say", self._say, methods=["POST"]),
            Route(CARD_PATH + "{link}", self._card, methods=["GET"]),
            Route("/tap", self._tap, methods=["POST"]),
            Route("/heraut.crt", self._certificate, methods=["GET"]),
            Route(SOUND, self._sound, methods=["POST"]),
            Route("/leave", self._leave, methods=["POST"]),
        ]
        self.app = Guard(Starlette(routes=routes), where)

    # What is read.

    async def _file(self, request: Request) -> Response:
        name, kind = _FILES[request.url.path]
        return Response(_page(name, self._hub.words.phrase), media_type=kind)

    async def _certificate(self, request: Request) -> Response:
        if not self._authority:
            return Response("", 404)
        return Response(self._authority, media_type="application/x-x509-ca-cert")

    async def _words(self, request: Request) -> Response:
        lang = self._hub.words.lang
        keys = [key for key in homes(lang) if key.startswith(_WORDS)]
        told = {key.removeprefix(_WORDS): self._hub.words.text(key) for key in keys}
        return JSONResponse({"lang": lang, "words": told})

    async def _who(self, request: Request) -> Response:
        seat = self._seat(request)
        names = self._hub.names
        you = None if seat is None or seat >= len(names) else names[seat]
        secure = self._where.secure
        placed = self._place(request) is not None
        return JSONResponse({"seats": names, "you": you, "secure": secure, "placed": placed})

    async def _events(self, request: Request) -> Response:
        seat: Seat | None = PUBLIC
        if request.query_params.get("as") == "seat":
            seat = self._seat(request)
        if seat is None:
            return Response("", 403)
        if self._streams >= STREAMS or (seat == PUBLIC and self._shown >= _SHOWN):
            return Response("", 503)
        last = request.headers.get("last-event-id") or request.query_params.get("after", "")
        evening, _, number = last.partition(".")
        after = int(number) if evening == self._evening and number.isdecimal() else 0
        token = request.cookies.get(COOKIE, "")
        return StreamingResponse(
            self._told(request, seat, token, min(after, 10**9)), media_type="text/event-stream"
        )

    async def _told(
        self, request: Request, seat: Seat, token: str, after: int
    ) -> AsyncIterator[str]:
        """Yield what a listener is told from now on, and first what it has missed."""
        hub, bell = self._hub, self.bell
        rung, shown, looks = bell.add(), 0, 0
        self._streams += 1
        self._shown += seat == PUBLIC
        hub.listens(seat, 1)
        try:
            yield "retry: 1000\n\n"
            while not (bell.closed or await request.is_disconnected()):
                rung.clear()
                if seat != PUBLIC and hub.seat_of(token) != seat:
                    yield _written("gone", "{}")
                    return
                told, missed = hub.boxes[seat].after(after) if seat in hub.boxes else ((), 0)
                if missed:
                    text = hub.words.text("pocket-missed", count=missed)
                    yield _event("missed", {"text": text})
                for message in told:
                    after = message.serial
                    said = {"text": message.text, "own": message.own}
                    yield _event("told", said, f"{self._evening}.{after}")
                number, scene = hub.scene(seat)
                if number != shown:
                    shown = number
                    yield _written("scene", scene)
                try:
                    await asyncio.wait_for(rung.wait(), _LOOK)
                except TimeoutError:
                    looks += 1
                    if looks % _BEAT == 0:
                        yield ": .\n\n"
        finally:
            self._streams -= 1
            self._shown -= seat == PUBLIC
            hub.listens(seat, -1)
            bell.remove(rung)

    def _seat(self, request: Request) -> Seat | None:
        return self._hub.seat_of(request.cookies.get(COOKIE, ""))

    def _place(self, request: Request) -> int | None:
        """Return the place of a phone that is in before a match."""
        return self._hub.before.place(request.cookies.get(COOKIE, ""))

    # What is sent.

    async def _code(self, request: Request) -> Response:
        seat = _seat(await _sent(request))
        if seat is None:
            return self._error("pocket-no-such-seat", 400)
        if not self._codes.take(""):
            return self._error("pocket-too-fast", 429)
        try:
            self._hub.ask_code(seat)
        except ValueError:
            return self._error("pocket-no-such-seat", 400)
        return JSONResponse({})

    async def _join(self, request: Request) -> Response:
        code = str((await _sent(request)).get("code", ""))
        try:
            seat, token = self._hub.enter("".join(filter(str.isdecimal, code)))
        except DoorsLocked as locked:
            return self._error("pocket-doors-locked", 429, seconds=locked.seconds)
        except WrongCode:
            return self._error("pocket-wrong-code", 403)
        answer = JSONResponse({"you": None if seat is None else self._hub.names[seat]})
        answer.set_cookie(
            COOKIE,
            token,
            _MONTH,
            path="/",
            httponly=True,
            samesite="strict",
            secure=self._where.secure,
        )
        return answer

    async def _claim(self, request: Request) -> Response:
        """Let a phone that was in before the match be one of its seats."""
        seat = _seat(await _sent(request))
        try:
            if seat is None:
                raise ValueError("no seat is named")
            self._hub.claim(request.cookies.get(COOKIE, ""), seat)
        except ValueError:
            return self._error("pocket-no-claim", 403)
        return JSONResponse({"you": self._hub.names[seat]})

    async def _say(self, request: Request) -> Response:
        seat, place = self._seat(request), self._place(request)
        if seat is None and place is None:
            return self._error("pocket-no-seat", 403)
        sent = await _sent(request)
        # Words; or what was touched on the board, which is said as a sentence here.
        touch = "play" in sent
        text = sent.get("play" if touch else "text")
        if not isinstance(text, str) or not text.strip() or len(text) > LONGEST:
            return self._error("pocket-too-long", 400)
        if not self._lines.take(("before", place) if seat is None else seat):
            return self._error("pocket-too-fast", 429)
        # A line is a sentence: what would be a card at the table's keyboard is words here.
        line = " ".join(text.split())
        try:
            if seat is not None:
                take = self._hub.touch if touch else self._hub.send
                take(seat, line)
            elif place is not None:
                self._hub.answer(place, line)
        except Busy:
            return self._error("pocket-too-fast", 429)
        return JSONResponse({})

    async def _card(self, request: Request) -> Response:
        # Opened by a tag, or by a browser that only looks ahead: the page itself sends the tap.
        return Response(_page("phone.html", self._hub.words.phrase), media_type="text/html")

    async def _tap(self, request: Request) -> Response:
        """Take a card: the link on its tag, or what the browser has read of it."""
        seat = self._seat(request)
        if seat is None:
            return self._error("pocket-no-seat", 403)
        sent = await _sent(request)
        if not self._lines.take(seat):
            return self._error("pocket-too-fast", 429)
        try:
            self._hub.tap(seat, read_by_phone(sent))
        except Busy:
            return self._error("pocket-too-fast", 429)
        except ValueError:
            return self._error("pocket-no-card", 400)
        return JSONResponse({})

    async def _sound(self, request: Request) -> Response:
        """Take what was said into a phone: little-endian int16 mono at 16 kHz."""
        seat = self._seat(request)
        if seat is None:
            return self._error("pocket-no-seat", 403)
        if not self._sounds.take(seat):
            return self._error("pocket-too-fast", 429)
        sound = await _body(request, int(LONGEST_SOUND * _RATE))
        if not sound or len(sound) % 2:
            return self._error("pocket-no-sound", 400)
        try:
            self._hub.speak(seat, sound)
        except Busy:
            return self._error("pocket-too-fast", 429)
        return JSONResponse({})

    async def _leave(self, request: Request) -> Response:
        seat = self._seat(request)
        await _sent(request)
        if seat is not None:
            self._hub.leave(seat)
        self._hub.before.leave(request.cookies.get(COOKIE, ""))
        answer = JSONResponse({})
        answer.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")
        return answer

    def _error(self, key: str, status: int, **args: object) -> Response:
        return JSONResponse({"error": self._hub.words.text(key, **args)}, status)


async def _sent(request: Request) -> dict[str, Any]:
    """Return what a page has sent; nothing where it is too much, too slow, or no object."""
    try:
        sent = json.loads(await _body(request, _BODY))
    except (ValueError, RecursionError):
        return {}
    return sent if isinstance(sent, dict) else {}


def _seat(sent: dict[str, Any]) -> Seat | None:
    """Return the seat that was sent; ``None`` where it is no number."""
    seat = sent.get("seat")
    return seat if isinstance(seat, int) and not isinstance(seat, bool) else None


async def _body(request: Request, most: int) -> bytes:
    """Return what was sent; nothing where it is too much or too slow."""
    body = bytearray()
    try:
        async with asyncio.timeout(_PATIENCE):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    return b""
    except (TimeoutError, ClientDisconnect):
        return b""
    return bytes(body)


def _event(kind: str, data: object, number: str = "") -> str:
    return _written(kind, json.dumps(data, ensure_ascii=False), number)


def _written(kind: str, data: str, number: str = "") -> str:
    """Return an event with one line of JSON as it is sent."""
    fields = {"id": number, "event": kind, "data": data}
    return "".join(f"{name}: {value}\n" for name, value in fields.items() if value) + "\n"


@cache
def _page(name: str, phrase: Callable[[str], str]) -> str:
    """Return a file of the pages, with the catalogue's words for what is marked ``{{so}}``."""
    text = (files("heraut.voice.pocket") / "static" / name).read_text(encoding="utf-8")
    parts = text.split("{{")
    whole = parts[0]
    for part in parts[1:]:
        key, _, rest = part.partition("}}")
        whole += escape(phrase(_WORDS + key)) + rest
    return whole
