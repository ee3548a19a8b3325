"""Opens the pages when play begins, and says where they are."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from typing import Protocol

from heraut.voice.herald import Words
from heraut.voice.pocket.address import PORT, Where, in_room, qr_code, said
from heraut.voice.pocket.errors import PocketMissing
from heraut.voice.pocket.hub import Hub


class Tell(Protocol):
    """Prints and says a message."""

    def __call__(self, key: str, **args: object) -> None:
        """Tell it."""
        ...


def opened(stack: ExitStack, lang: str, host: str, port: int, tell: Tell) -> Hub:
    """Return the hub of pages that are open until ``stack`` is left.

    ``host`` is an address of this machine, empty for that in the room's network; ``port`` 0 is the
    usual one. Raises :class:`PocketMissing` and
    :class:`~heraut.voice.pocket.errors.PocketAddress`.
    """
    where = Where(host or in_room(), port or PORT)
    try:
        from heraut.voice.pocket.service import Service

        code = qr_code(where.url)
    except ImportError as missing:
        raise PocketMissing(missing.name or "") from None
    hub = Hub(lang, said(where, Words(lang)))
    stack.enter_context(Service(hub, where))
    tell("pocket-open-alone" if where.alone else "pocket-open", url=where.url)
    tell("pocket-table-page", url=f"{where.url}/table")
    if sys.stdout.isatty():
        # For who holds up a phone; a screen reader would read blocks.
        for line in code:
            sys.stdout.write(line + "\n")
    return hub
