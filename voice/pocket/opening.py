"""Opens the pages, at the start of play or in the middle of it."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from dataclasses import replace

from heraut.voice.pocket.address import qr_code, usual
from heraut.voice.pocket.errors import PocketMissing
from heraut.voice.pocket.hub import Hub


def opened(stack: ExitStack, lang: str, host: str, port: int) -> Hub:
    """Return the hub of pages that are open until ``stack`` is left; print their QR code.

    ``host`` is an address of this machine, empty for that in the room's network; ``port`` 0 is the
    usual one. They are encrypted where the household has an authority, and it may vouch for the
    address. Raises
    :class:`PocketMissing` and :class:`~heraut.voice.pocket.errors.PocketAddress`.
    """
    where = usual(host, port)
    try:
        from heraut.voice.pocket.authority import default_folder, load, vouches_for
        from heraut.voice.pocket.service import Secured, Service

        code = qr_code(where.url)
    except ImportError as missing:
        raise PocketMissing(missing.name or "") from None
    authority = load(default_folder())
    secured = None
    plain = authority is not None and not vouches_for(where.host)
    if authority is not None and vouches_for(where.host):
        where = replace(where, secure=True)
        secured = Secured(authority.issue(where), authority.shown)
    hub = Hub(lang, where, unvouched=plain)
    stack.enter_context(Service(hub, where, secured))
    if sys.stdout.isatty():
        # For who holds up a phone; a screen reader would read blocks.
        for line in code:
            sys.stdout.write(line + "\n")
    return hub
