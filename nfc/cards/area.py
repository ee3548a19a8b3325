"""The NDEF area of a Type 2 tag, as far as is needed to tell an empty tag from a broken one."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

_NULL: Final = 0x00
_MESSAGE: Final = 0x03
_TERMINATOR: Final = 0xFE
_LONG: Final = 0xFF
_MESSAGE_BEGIN: Final = 0x80


class State(StrEnum):
    """What the area holds."""

    EMPTY = "empty"
    """No message, and no trace of one that was begun."""
    WHOLE = "whole"
    """A message whose length fits."""
    TORN = "torn"
    """A message that was begun and not finished, or whose length leads out of the tag."""


def area_state(area: bytes) -> State:
    """Tell what the user memory from page 4 on holds: a chain of type, length, value.

    Writers set a message's length to zero first and to its true value last. So a length of zero
    with a record's first byte behind it is a write that was interrupted.
    """
    at = 0
    while at < len(area):
        kind = area[at]
        at += 1
        if kind == _NULL:
            continue
        if kind == _TERMINATOR:
            return State.EMPTY
        if at >= len(area):
            return State.TORN
        length = area[at]
        at += 1
        if length == _LONG:
            length = int.from_bytes(area[at : at + 2], "big")
            at += 2
        if kind == _MESSAGE and length == 0:
            begun = area[at : at + 1]
            torn = bool(begun) and begun[0] & _MESSAGE_BEGIN and begun[0] != _TERMINATOR
            return State.TORN if torn else State.EMPTY
        if at + length > len(area):
            return State.TORN
        if kind == _MESSAGE:
            return State.WHOLE
        at += length
    return State.EMPTY
