"""What is written down of a problem: where and what was said to all, and no secret."""

from __future__ import annotations

import logging
import signal
import sys
import threading
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from heraut.nfc import CardTag, Tapped
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Spoken
from heraut.voice.home import problem_log
from heraut.voice.home.problem_log import log_to_file, write_problem
from heraut.voice.runtime.event_loop import EventLoop, Given
from heraut.voice.runtime.match_factory import MatchFactory, open_new

from ..commands.program import called


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path))
    problem_log.SAID.lines.clear()
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    monkeypatch.setattr(sys, "unraisablehook", sys.unraisablehook)
    monkeypatch.setattr(logging.getLogger("heraut"), "handlers", [])
    return tmp_path


def log(home: Path) -> str:
    return (home / "erreur.log").read_text(encoding="utf-8")


def test_it_has_versions_and_what_all_heard_and_no_whispers(home: Path) -> None:
    problem_log.SAID.tell([Spoken("À Anna de jouer."), Spoken("Ta main : le sept.", 1)])
    write_problem("first")
    write_problem("second")
    written = log(home)
    assert "heraut 0" in written and "python 3" in written
    assert written.index("first") < written.index("second")
    assert "> À Anna de jouer." in written and "sept" not in written


def test_it_does_not_grow_without_end(home: Path) -> None:
    for _ in range(4):
        write_problem("x" * 1_000_000)
    assert len(log(home)) <= 100_000


def test_the_users_name_is_not_in_it(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/home/anna"))
    write_problem('File "/home/anna/heraut/x.py"')
    assert "anna" not in log(home) and '"~/heraut/x.py"' in log(home)


@pytest.mark.long
def test_a_fault_in_the_talk_is_written_down_without_what_was_tapped(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log_to_file()

    def fails(*_: object) -> None:
        raise RuntimeError("boom")

    match = open_new(MatchFactory(), "kingsbridge", ("Anna", "Bilal"), {"cards": "app"}, 3, None)
    talk = Conversation(match)
    monkeypatch.setattr(talk, "tap", fails)
    loop = EventLoop(talk, [problem_log.SAID])
    loop.inbox.put(Given(Tapped(CardTag("kingsbridge", "11"), "1234")))
    loop.inbox.put(Given("quitte"))
    loop.inbox.put(Given("oui"))
    loop.run()
    assert "boom" in log(home) and "Tapped" in log(home) and "kingsbridge/11" not in log(home)
    assert any("un problème que je ne connais pas" in line for line in problem_log.SAID.lines)
    assert "Traceback" not in capsys.readouterr().err


def test_a_fault_in_any_thread_is_written_down(home: Path) -> None:
    log_to_file()

    def fails() -> None:
        raise RuntimeError("in a thread")

    thread = threading.Thread(target=fails, name="reader")
    thread.start()
    thread.join()
    assert "in a thread" in log(home) and "thread reader" in log(home)


def test_a_fault_of_what_is_forgotten_is_written_down_and_not_shown(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log_to_file()

    class Fails:
        def __del__(self) -> None:
            raise RuntimeError("in the end")

    Fails()
    assert "in the end" in log(home) and "Traceback" not in capsys.readouterr().err


@pytest.fixture
def ctrl_c_counts() -> Iterator[None]:
    """Mind Ctrl-C: who runs the tests in the background may have been told to ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c_counts")
def test_ctrl_c_that_strikes_where_python_drops_it_is_not_lost(home: Path) -> None:
    log_to_file()

    class Interrupted:
        def __del__(self) -> None:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Interrupted()
        time.sleep(1)
        time.sleep(1)  # it may have woken from the first without a word
    assert not (home / "erreur.log").exists()


def test_a_player_reports_a_problem_and_it_is_packed_to_be_sent(home: Path) -> None:
    args = ("play", "kingsbridge", "--text", "--seed", "3")
    done = called(home, *args, lines="signale un problème\nquelque chose ne va pas\n")
    assert done.stdout.count("erreur.log") == 2
    assert "reported-by-player" in log(home) and "> Nouvelle partie" in log(home)
    (home / "deck.json").write_text("{}", encoding="utf-8")
    packed = called(home, "report", "--out", "r.zip")
    assert "r.zip" in packed.stdout and not packed.returncode
    with zipfile.ZipFile(home / "r.zip") as pack:
        assert sorted(pack.namelist()) == ["erreur.log", "versions.txt"]
    assert called(home, "report", "--out", "r.zip").returncode == 2  # it is there already
