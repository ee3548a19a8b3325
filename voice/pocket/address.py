"""Where the pages are: the address in the room's network, its QR code, and how it is said."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from heraut.voice.herald import Words
from heraut.voice.herald.typed_aloud import marks_aloud

PORT: Final = 8037
"""The usual port: the same each evening, so that phones find their page again."""
_ALONE: Final = "127.0.0.1"
_ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that no machine has: asking for the way there sends nothing."""
_BLOCKS: Final = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
"""Two modules of a QR code, one above the other; the light ones are drawn, on a dark screen."""


@dataclass(frozen=True, slots=True)
class Where:
    """An address of this machine, and a port."""

    host: str
    port: int = PORT
    secure: bool = False
    """Whether the pages are encrypted, for which there has to be a certificate."""

    @property
    def url(self) -> str:
        """The address of the page that phones join at."""
        return f"{self.scheme}://{self.host}:{self.port}"

    @property
    def scheme(self) -> str:
        """How browsers speak to it."""
        return "https" if self.secure else "http"

    @property
    def alone(self) -> bool:
        """Whether only this machine itself can come here."""
        return self.host == _ALONE

    @property
    def name(self) -> str:
        """The machine's name in the room, where its system tells the others; may be empty."""
        short = socket.gethostname().partition(".")[0].lower()
        return f"{short}.local" if short and not self.alone else ""

    @property
    def lasting(self) -> str:
        """The address under the machine's name, which stays when its number changes."""
        return f"{self.scheme}://{self.name or self.host}:{self.port}"

    @property
    def hosts(self) -> frozenset[str]:
        """What browsers may name as the host."""
        local = {"localhost"} if self.alone else set[str]()
        names = {self.host, *local, *filter(None, [self.name])}
        return frozenset(f"{name}:{self.port}" for name in names)


def in_room() -> str:
    """Return this machine's address in the room's network; that of itself alone if it has none."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(_ELSEWHERE)
        return str(way.getsockname()[0])
    return _ALONE


def usual(host: str = "", port: int = 0) -> Where:
    """Return where the pages are, unless another host or port is named."""
    return Where(host or in_room(), port or PORT)


def said(where: Where, words: Words) -> Sequence[str]:
    """Return the address to be listened to, piece by piece, each a sentence."""
    pieces = where.host.split(".") if where.host.replace(".", "").isdigit() else [where.host]
    numbers = [int(one) if one.isdigit() else one for one in pieces]
    told = [words.text("pocket-address-begins")]
    told += [words.text("pocket-address-secure")] if where.secure else []
    told += [words.text("pocket-address-piece", piece=one) for one in numbers[:-1]]
    told.append(words.text("pocket-address-last", piece=numbers[-1]))
    told.append(words.text("pocket-address-port", digits=tuple(map(int, str(where.port)))))
    if where.name:
        name = marks_aloud(words, where.name.removesuffix(".local"))
        told.append(words.text("pocket-address-name", name=name))
    return told


def qr_code(url: str) -> Sequence[str]:
    """Return a QR code as lines of blocks for a dark terminal. Raises ``ImportError``."""
    import segno

    rows = [list(row) for row in segno.make(url, error="m").matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([1] * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return ["".join(map(_BLOCKS.__getitem__, zip(*pair, strict=True))) for pair in pairs]
