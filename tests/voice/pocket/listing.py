"""One round of 7 Kingdoms as it is heard: ``python -m tests.voice.pocket.listing`` from the root.

Two phones play over HTTP, with the real server. Each line is told by whom it is heard: by all at
the table, or on one phone alone; what a phone sends stands between. docs/pocket-round.md has one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from heraut.voice.dialogue.outputs import Spoken

from .table import Phone, Table, table

__all__ = ["heard"]

_NAMES: Final = ("Alice", "Bob")
_CODE: Final = re.compile(r"(Son code : |Je répète : )[^.]*")
_MOST: Final = 60
"""Sentences that a round takes at most."""


def heard() -> Iterator[str]:
    """Yield what is sent and heard, in order."""
    with table("seven_kingdoms") as around:
        told = _told(around)
        phones = {seat: around.seated(seat) for seat in range(len(_NAMES))}
        yield from told
        yield from _told(around, told)
        for seat, phone in phones.items():
            yield from _sent(around, phone, seat, "ma main")
            yield from _told(around, told)
        yield "À la table, quelqu'un tape : ma main"
        around.typed("ma main")
        yield from _told(around, told)
        number = around.match.state.round
        for _ in range(_MOST):
            seat = around.match.to_act
            if seat is None or around.match.state.round > number:
                return
            around.painted()
            yield from _sent(around, phones[seat], seat, _next(phones[seat]))
            yield from _told(around, told)


def _next(phone: Phone) -> str:
    """Return what to send: a yes where one is asked for, else the first move that is offered."""
    for _, kind, data in phone.events():
        if kind == "scene":
            if data["asking"] == "yes_no":
                return "oui"
            if data["moves"]:
                return str(data["moves"][0])
    raise AssertionError("nothing may be played")


def _sent(around: Table, phone: Phone, seat: int, line: str) -> Iterator[str]:
    yield f"{_NAMES[seat]} envoie : {line}"
    status, answer = phone.says(line)
    assert status == 200, answer
    around.typed("")  # once it is answered the line was taken


def _told(around: Table, before: list[str] | None = None) -> list[str]:
    """Return what was told since; ``before`` grows by it."""
    known = [] if before is None else before
    lines = [
        _CODE.sub(r"\1…", f"{'La table' if one.ear is None else _NAMES[one.ear]} : {one.text}")
        for one in around.heard.told
        if isinstance(one, Spoken)
    ]
    new = lines[len(known) :]
    known += new
    return new


if __name__ == "__main__":
    for line in heard():
        print(line)
