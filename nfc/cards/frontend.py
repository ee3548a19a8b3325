"""One open reader, over nfcpy: opens it, says why it cannot, and tells which tag is on it.

nfcpy is imported when a reader is opened and not before: it wants libusb, and Héraut plays without.

``ContactlessFrontend.connect`` is not used, because it swallows the I/O error of a reader that was
pulled out; ``sense`` and ``activate`` let it through.
"""

from __future__ import annotations

import contextlib
import errno
import re
import socket
import time
from collections.abc import Iterator
from typing import Any, Final

from .errors import ReaderError
from .tag import LiveTag

_PATH = re.compile(
    r"usb(:[0-9a-fA-F]{4}(:[0-9a-fA-F]{4})?|:\d{1,3}(:\d{1,3})?)?"
    r"|(tty|com)(:[\w.-]*(:\w+)?)?"
    r"|udp:[\w.-]*:\d{1,5}"
)

_REFUSED_AFTER: Final = 0.02
"""Seconds that a refusal may take to come back from a port where nobody listens."""


class Frontend:
    """An open reader. Made by :func:`open_frontend`."""

    def __init__(self, frontend: Any, watch: _UdpWatch | None) -> None:
        self._frontend = frontend
        self._watch = watch
        device = frontend.device
        parts = (device.vendor_name, device.product_name, device.chipset_name)
        self.name = " ".join(str(part) for part in parts if part)
        """What the reader calls itself."""

    def sense(self) -> LiveTag | None:
        """Return the tag that lies on the reader, if any. Raises ``OSError`` when it is lost."""
        from nfc.clf import RemoteTarget

        if self._watch is not None:
            self._watch.check()
        target = self._frontend.sense(RemoteTarget("106A"), iterations=1)
        return None if target is None else LiveTag(self._frontend, target)


@contextlib.contextmanager
def open_frontend(path: str) -> Iterator[Frontend]:
    """Open the reader at ``path`` and close it at the end.

    ``path`` is ``usb``, ``usb:054c:06c3``, ``tty:USB0:pn532``, ``com:3:pn532`` or
    ``udp:localhost:54321`` for the emulator. Raises :class:`ReaderError`.
    """
    check_path(path)
    with contextlib.ExitStack() as stack:
        watch = None
        try:
            if path.startswith("udp"):
                watch = stack.enter_context(contextlib.closing(_UdpWatch(path)))
            frontend = stack.enter_context(contextlib.closing(_opened(path)))
        except Exception as error:
            raise _why_not(error, path) from error
        yield Frontend(frontend, watch)


def reader_name(path: str) -> str:
    """Return the name of the reader at ``path``; it is opened and closed again.

    Raises :class:`ReaderError`.
    """
    with open_frontend(path) as frontend:
        return frontend.name


def check_path(path: str) -> None:
    """Raise :class:`ReaderError` when ``path`` cannot be the path of any reader."""
    port = path.rpartition(":")[2] if path.startswith("udp") else "1"
    if not _PATH.fullmatch(path) or not 1 <= int(port) <= 65535:
        raise ReaderError(
            "bad_path",
            f"{path!r} is no reader: write usb, tty:USB0:pn532, com:3:pn532 or udp:localhost:54321",
            path=path,
        )


def _opened(path: str) -> Any:
    from nfc import ContactlessFrontend

    try:
        return ContactlessFrontend(path)
    except OSError as error:
        if error.errno != errno.ENODEV or not path.startswith("usb"):
            raise
        # With a path that names no single device nfcpy skips a reader that is busy or forbidden
        # and says that there is none. Asked for it by number, it says why.
        for exact in _attached(path):
            return ContactlessFrontend(exact)
        raise


def _attached(path: str) -> Iterator[str]:
    from nfc.clf import device, transport

    for vendor, product, bus, address in transport.USB.find(path) or ():
        if (vendor, product) in device.usb_device_map:
            yield f"usb:{int(bus):03d}:{int(address):03d}"


def _why_not(error: Exception, path: str) -> ReaderError:
    details = {"path": path, "why": str(error) or type(error).__name__}
    reason = reason_of(error)
    return ReaderError(reason, f"no reader at {path} ({reason}): {error}", **details)


def reason_of(error: Exception) -> str:
    """Return the reason, as :class:`~heraut.nfc.events.ReaderLost` has it, behind an error."""
    if "libusb-1.0" in str(error):
        return "no_libusb"
    if isinstance(error, OSError):
        if error.errno in (errno.EACCES, errno.EPERM):
            return "no_permission"
        if error.errno == errno.EBUSY:
            return "busy"
        return "no_reader"
    if type(error).__module__.partition(".")[0] == "usb1":
        # libusb itself: no USB bus at all, as in a container, or none that we may look at.
        return "no_permission" if "ACCESS" in str(error) else "no_reader"
    return "error"


class _UdpWatch:
    """Tells whether anybody listens at a UDP port, which nfcpy's udp driver does not notice.

    A connected socket is told by the system when a datagram was refused; nfcpy's is not connected
    and takes the silence for an empty reader. ``RFOFF`` ("no field") is a word of nfcpy's protocol
    that asks for no answer.
    """

    def __init__(self, path: str) -> None:
        _, host, port = path.split(":")
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            self._socket.setblocking(False)
            self._socket.connect((host or "localhost", int(port)))
            self.check()
            time.sleep(_REFUSED_AFTER)
            self.check()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self._socket.close()

    def check(self) -> None:
        """Raise ``OSError`` when this or the previous question was refused."""
        self._socket.send(b"RFOFF")
        with contextlib.suppress(BlockingIOError):
            self._socket.recv(64)
