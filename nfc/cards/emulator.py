"""A card reader without hardware: emulated tags at a UDP port that nfcpy's udp driver opens.

Everything above nfcpy is the real thing. The port is bound on this machine only::

    with EmulatedField() as field, Reader(field.path, deck, queue.put):
        field.tap(EmulatedTag.with_card(card, deck))
"""

from __future__ import annotations

import binascii
import contextlib
import socket
import threading
import time
from typing import Final

from .emulated_tag import EmulatedTag

__all__ = ["EmulatedField", "EmulatedTag"]

_HOST: Final = "127.0.0.1"
_NO_FIELD: Final = b"RFOFF"
_WAKE: Final = (b"\x26", b"\x52")


class EmulatedField:
    """The field of one reader, in which at most one tag lies. A context manager, or ``close``.

    ``port`` 0 takes any free one that is not some service's by name: nfcpy asks for the name of a
    port and takes it for a number. Raises ``OSError`` when the port is taken.
    """

    def __init__(self, port: int = 0) -> None:
        self._lock = threading.Lock()
        self._tag: EmulatedTag | None = None
        self._leaving: tuple[int, int] | None = None
        self._socket: socket.socket | None = None
        self._thread: threading.Thread | None = None
        self.port = port
        self.replug()

    def __enter__(self) -> EmulatedField:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def path(self) -> str:
        """The path to give to :class:`~heraut.nfc.reader.Reader` or to nfcpy."""
        return f"udp:localhost:{self.port}"

    def put(self, tag: EmulatedTag) -> None:
        """Lay a tag on the reader, instead of the one that lies there."""
        with self._lock:
            self._change(tag)

    def take(self) -> None:
        """Lift the tag."""
        with self._lock:
            self._change(None)

    def tap(self, tag: EmulatedTag, seconds: float = 0.3) -> None:
        """Lay a tag on the reader, wait, and lift it."""
        self.put(tag)
        time.sleep(seconds)
        self.take()

    def take_after(self, *, reads: int = 0, writes: int = 0) -> None:
        """Lift the tag that lies there, or the next one, after so many READ or WRITE commands."""
        with self._lock:
            self._leaving = (0x30, reads) if reads else (0xA2, writes)

    def unplug(self) -> None:
        """Pull the reader out: nobody listens at the port any more. A tag stays where it lies."""
        with self._lock:
            gone, self._socket = self._socket, None
            thread, self._thread = self._thread, None
        if gone is None or thread is None:
            return
        # recvfrom does not notice that its socket is closed: a last datagram wakes it.
        with contextlib.suppress(OSError):
            gone.sendto(_NO_FIELD, (_HOST, self.port))
        thread.join()
        gone.close()

    def replug(self) -> None:
        """Plug the reader in again, at the same port."""
        with self._lock:
            if self._socket is not None:
                return
            plug = _bound(self.port)
            self.port = plug.getsockname()[1]
            self._socket = plug
            self._thread = threading.Thread(
                target=self._serve, args=(plug,), name="heraut-field", daemon=True
            )
            self._thread.start()

    def close(self) -> None:
        """Lift the tag and release the port."""
        self.take()
        self.unplug()

    def _change(self, tag: EmulatedTag | None) -> None:
        if self._tag is not None:
            self._tag.leave()
        self._tag = tag

    def _serve(self, plug: socket.socket) -> None:
        while True:
            try:
                datagram, sender = plug.recvfrom(1024)
            except ConnectionResetError:
                continue  # Windows: the reader closed its socket before our last answer
            with self._lock:
                if self._socket is not plug:
                    return
                answer = self._answer(datagram)
            if answer is not None:
                with contextlib.suppress(ConnectionResetError):
                    plug.sendto(answer, sender)

    def _answer(self, datagram: bytes) -> bytes | None:
        """Return the datagram that answers ``datagram``, as nfcpy's udp driver speaks."""
        modulation, _, digits = datagram.partition(b" ")
        try:
            command = binascii.unhexlify(digits)
        except binascii.Error:
            return None
        if not command:
            return None  # RFOFF: somebody looked away, or asked whether we are there
        if modulation == b"106A" and self._tag is not None:
            answer = self._tag.answer(command)
            self._count(command)
            return None if answer is None else b"106A " + binascii.hexlify(answer)
        # An empty field is answered at once. Silence would also do, and nfcpy would wait a second
        # for each look; so would a card that is laid down meanwhile.
        return _NO_FIELD if modulation != b"106A" or command in _WAKE else None

    def _count(self, command: bytes) -> None:
        if self._leaving is None or command[0] != self._leaving[0]:
            return
        code, left = self._leaving
        self._leaving = (code, left - 1) if left > 1 else None
        if self._leaving is None:
            self._change(None)


def _bound(port: int) -> socket.socket:
    """Return a socket at a port, of 0 at a free one without a name. Raises ``OSError``."""
    with contextlib.ExitStack() as named:
        while True:
            plug = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
            try:
                plug.bind((_HOST, port))
            except OSError:
                plug.close()
                raise
            if port or not _has_name(plug.getsockname()[1]):
                return plug
            named.callback(plug.close)  # held until then, so that another one is found


def _has_name(port: int) -> bool:
    try:
        socket.getservbyport(port, "tcp")  # nfcpy does not say that it means the other kind
    except OSError:
        return False
    return True
