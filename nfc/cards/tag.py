"""A tag that lies on an open reader: reads and writes its NDEF message through nfcpy."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from .area import State, area_state
from .errors import Problem, TagGone, TagProblem, WriteError

_PAGE: Final = 4
_READ_PAGES: Final = 4
_CONTAINER_PAGE: Final = 3
"""The page of a Type 2 tag that says whether and where it holds NDEF."""
_NDEF: Final = 0xE1


class LiveTag:
    """One tag, from the moment it is seen until it leaves or another one is sensed."""

    def __init__(self, frontend: Any, target: Any) -> None:
        self._frontend = frontend
        self._target = target
        self._activated: Any = None
        self.uid = bytes(target.sdd_res)

    @property
    def hex(self) -> str:
        """The UID in small hexadecimal."""
        return self.uid.hex()

    def read(self) -> bytes:
        """Return the octets of the NDEF message, at least one.

        Raises :class:`TagGone`, or :class:`TagProblem` when there is no whole message on it.
        """
        with _talk(self.hex):
            message = self._tag().ndef
            if message is not None and message.length:
                return bytes(message.octets)
            raise self._no_message()

    def capacity(self) -> int:
        """Return how many bytes of NDEF message the tag holds, making it ready for NDEF if needed.

        Raises :class:`TagGone`, :class:`WriteError` when it cannot hold any or is locked, and
        :class:`TagProblem` when it is another kind of card.
        """
        with _talk(self.hex):
            tag = self._tag()
            if tag.ndef is None:
                container = self._container(tag)
                if container[0] == _NDEF:
                    tag.format()
                elif any(container):
                    # Somebody else's data may lie there: nfcpy's format would write over it.
                    raise _other_card()
            if tag.ndef is None:
                raise WriteError(
                    "write_not_ndef", f"the tag {self.hex} cannot be made ready for NDEF"
                )
            if not tag.ndef.is_writeable:
                raise WriteError("write_locked", f"the tag {self.hex} is locked for ever")
            return int(tag.ndef.capacity)

    def write(self, message: bytes) -> None:
        """Replace the NDEF message. Call :meth:`capacity` first. Raises :class:`TagGone`."""
        with _talk(self.hex):
            self._tag().ndef.octets = message

    def _tag(self) -> Any:
        """Return nfcpy's tag, woken once. Raises :class:`TagGone`."""
        from nfc.tag import activate

        if self._activated is None:
            self._activated = activate(self._frontend, self._target)
        if self._activated is None:
            raise TagGone
        return self._activated

    def _no_message(self) -> TagProblem:
        """Tell why nfcpy found no message, from the tag's raw memory."""
        tag = self._tag()
        container = self._container(tag)
        user_bytes = container[2] * 8
        formatted = container[0] == _NDEF
        memory = bytearray()
        for page in range(4, 4 + (user_bytes if formatted else 48) // _PAGE, _READ_PAGES):
            memory += tag.read(page)
        if not formatted:
            if any(memory):
                return _other_card()
            return TagProblem(Problem.BLANK, "the tag is not formatted and holds only zeros")
        state = area_state(bytes(memory[:user_bytes]))
        if state is State.WHOLE:
            # nfcpy found none where there is one: the tag slipped while it was being read.
            raise TagGone
        if state is State.TORN:
            return TagProblem(Problem.HALF_WRITTEN, "a message was begun and not finished")
        return TagProblem(Problem.BLANK, "the tag holds no message")

    def _container(self, tag: Any) -> bytes:
        """Return the capability container. Raises :class:`TagProblem` for other kinds of tag."""
        from nfc.tag.tt2 import Type2Tag

        if not isinstance(tag, Type2Tag):
            raise _other_card()
        return bytes(tag.read(_CONTAINER_PAGE)[:_PAGE])


@contextmanager
def _talk(uid: str) -> Iterator[None]:
    """Turn what nfcpy raises while it talks with a tag into our errors.

    The loss of the reader, an ``OSError``, goes through as it is.
    """
    from nfc.tag import TagCommandError

    try:
        yield
    except TagCommandError as error:
        raise TagGone from error
    except (OSError, TagProblem):
        raise
    except Exception as error:
        # nfcpy stumbles over some tags that are none of ours.
        raise TagProblem(
            Problem.UNREADABLE, f"the tag {uid} cannot be read: {error!r}", why=repr(error)
        ) from error


def _other_card() -> TagProblem:
    message = "this is no tag of the kind used on cards: a bank card, a pass or a telephone"
    return TagProblem(Problem.FOREIGN, message, content="no_ndef", excerpt="")
