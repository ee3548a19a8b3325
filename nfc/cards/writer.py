"""Writes a card's tag and reads it back: a tag counts as written when it says so itself."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from .deck import Deck
from .errors import Problem, TagGone, TagProblem, WriteError
from .frontend import Frontend
from .identify import identify
from .identity import CardTag
from .payload import TagContent, encode_message
from .tag import LiveTag

ATTEMPTS: Final = 3
_POLL: Final = 0.05
_AGREE_PATIENCE: Final = 1.0


@dataclass(frozen=True, slots=True)
class Written:
    """A tag that was written and read back."""

    card: CardTag
    uid: str
    """The tag's UID in small hexadecimal."""
    size: int
    """Bytes of NDEF message on it."""
    capacity: int
    """Bytes of NDEF message that it can hold."""


def wait_for_tag(frontend: Frontend, patience: float) -> LiveTag | None:
    """Return the first tag seen within ``patience`` seconds, or ``None``.

    Raises ``OSError`` when the reader is lost.
    """
    deadline = time.monotonic() + patience
    while (tag := frontend.sense()) is None and time.monotonic() <= deadline:
        time.sleep(_POLL)
    return tag


def look_at(frontend: Frontend, tag: LiveTag, deck: Deck) -> CardTag | TagProblem:
    """Return what ``tag`` stands for, or what is wrong with it when two looks agree.

    Raises :class:`TagGone` when it left meanwhile.
    """
    uid = tag.uid
    finding: TagProblem | None = None
    deadline = time.monotonic() + _AGREE_PATIENCE
    while True:
        try:
            return identify(tag, deck)
        except TagProblem as problem:
            if problem.same_as(finding):
                return problem
            finding = problem
        except TagGone:
            if time.monotonic() > deadline:
                return TagProblem(
                    Problem.UNREADABLE, f"the tag {uid.hex()} does not answer", why="no answer"
                )
        tag = _again(frontend, uid)


def write_card(frontend: Frontend, tag: LiveTag, content: TagContent, deck: Deck) -> Written:
    """Write ``content`` on ``tag``, whatever it held, and read it back.

    Raises :class:`~heraut.nfc.errors.ContentError` when it does not fit,
    :class:`~heraut.nfc.errors.TagProblem` when this is another kind of card, and
    :class:`WriteError` when the tag is locked, left too early or did not keep what was written.
    """
    uid = tag.uid
    begun = False
    for attempt in range(ATTEMPTS):
        try:
            if attempt:
                time.sleep(_POLL)
                tag = _again(frontend, uid)
            capacity = tag.capacity()
            message = encode_message(content, uid, deck.key, capacity)
            begun = True
            tag.write(message)
            # Sensed anew, so that the tag is asked and not what nfcpy remembers of it.
            if _again(frontend, uid).read() == message:
                return Written(content.card, tag.hex, len(message), capacity)
        except TagGone:
            continue
        except TagProblem:
            if not begun:
                raise
    if begun and _still_there(frontend, uid):
        raise WriteError(
            "write_not_kept", f"the tag {uid.hex()} did not keep what was written on it"
        )
    raise WriteError("write_interrupted", f"the tag {uid.hex()} was lifted before it was written")


def _again(frontend: Frontend, uid: bytes) -> LiveTag:
    tag = frontend.sense()
    if tag is None or tag.uid != uid:
        raise TagGone
    return tag


def _still_there(frontend: Frontend, uid: bytes) -> bool:
    try:
        _again(frontend, uid)
    except TagGone:
        return False
    return True
