"""A small real model in an archive of its own, and a server on this machine to fetch it from."""

from __future__ import annotations

import contextlib
import hashlib
import re
import threading
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from heraut.voice.models.pins import PINS, Pin
from heraut.voice.models.store import embedded


def pin_of(archive: Path) -> Pin:
    """Return what pins this archive, under the official French model's name."""
    data = archive.read_bytes()
    return Pin(PINS["fr"].name, "", len(data), hashlib.sha256(data).hexdigest())


@pytest.fixture(scope="session")
def make_pin() -> Callable[[Path], Pin]:
    return pin_of


@pytest.fixture
def heraut_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "home"
    monkeypatch.setenv("HERAUT_HOME", str(home))
    monkeypatch.delenv("HERAUT_MODEL", raising=False)
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    return home


@pytest.fixture(scope="session")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The embedded model, zipped as the official ones are: inside one folder."""
    choice = embedded("fr")
    assert choice
    path = tmp_path_factory.mktemp("archive") / "model.zip"
    with zipfile.ZipFile(path, "w") as packed:
        for file in sorted(choice.path.rglob("*")):
            if file.is_file():
                packed.write(file, Path("some-model", file.relative_to(choice.path)))
    return path


@pytest.fixture
def pin(archive: Path) -> Pin:
    return pin_of(archive)


@dataclass
class Server:
    """What it serves, how it misbehaves, and what it was asked."""

    data: bytes = b""
    breaks_at: list[int] = field(default_factory=list)
    """For each coming transfer, after how many bytes of the answer it breaks off."""
    ranges: bool = True
    status: int = 200
    asked: list[str | None] = field(default_factory=list)
    """The Range header of each request."""
    url: str = ""


@pytest.fixture
def server() -> Iterator[Server]:
    served = Server()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            wanted = self.headers["Range"]
            served.asked.append(wanted)
            if served.status != 200:
                self.send_error(served.status)
                return
            start = 0
            if wanted and served.ranges:
                match = re.fullmatch(r"bytes=(\d+)-", wanted)
                assert match
                start = int(match[1])
                total = len(served.data)
                if start >= total:
                    self.send_error(416)
                    return
                self.send_response(206)
                self.send_header("Content-Range", f"bytes {start}-{total - 1}/{total}")
            else:
                self.send_response(200)
            body = served.data[start:]
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            # A client that has seen enough hangs up: that is its right, and nothing to print.
            with contextlib.suppress(ConnectionError):
                self.wfile.write(body[: served.breaks_at.pop(0)] if served.breaks_at else body)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as listening:
        served.url = f"http://127.0.0.1:{listening.server_address[1]}/model.zip"
        thread = threading.Thread(target=listening.serve_forever, args=(0.01,))
        thread.start()
        yield served
        listening.shutdown()
        thread.join()
