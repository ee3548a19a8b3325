"""Phones are called, found and sent away by words, also in a match that began without them."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from heraut.voice.dialogue import Conversation
from heraut.voice.pocket.address import qr_code
from heraut.voice.pocket.opening import opened
from heraut.voice.runtime.event_loop import Closed, EventLoop
from heraut.voice.runtime.match_factory import MatchFactory, Opened, open_new
from heraut.voice.runtime.phones import Phones, Pocket

from .table import Heard, Phone, Table, free_port, table


@contextmanager
def without_phones(port: int) -> Iterator[Table]:
    """Play a match that was begun without pages."""
    task = open_new(MatchFactory(), "kingsbridge", ("Alice", "Bob"), {}, 3, None)
    heard = Heard()
    with ExitStack() as stack:
        phones = Phones(stack, "fr", Pocket("127.0.0.1", port))
        loop = EventLoop(Conversation(task), [heard])
        phones.seated(Opened(task, None))
        phones.attend(loop.talk, loop)
        thread = threading.Thread(target=loop.run, daemon=True)
        thread.start()
        hub: Any = None
        yield Table(port, loop, heard, hub)
        loop.inbox.put(Closed())
        thread.join(20)


@pytest.mark.long
def test_phones_are_called_in_the_middle_of_a_match_and_sent_away() -> None:
    port = free_port()
    with without_phones(port) as around:
        around.typed("l'adresse")
        around.heard.until("ne sont pas branchés")
        around.typed("branche les téléphones")
        assert f"http://127.0.0.1:{port}" in around.heard.until("L'adresse est")
        phone = Phone(port)
        phone.posts("/code", seat=0)
        said = around.heard.until("Son code").split(" : ")[1].split(".")[0].split(", ")
        words = around.loop.talk.task.herald.words
        figures = {words.number(figure): str(figure) for figure in range(10)}
        assert phone.posts("/join", code="".join(figures[one] for one in said))[0] == 200
        around.typed("ma main")
        assert phone.hears("Ta main")[1]["own"]
        around.typed("débranche tous les téléphones")
        around.heard.until("Plus aucun téléphone")
        assert phone.says("ma main")[0] == 403


def test_without_the_extra_one_sentence_tells_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "heraut.voice.pocket.service", None)
    with without_phones(free_port()) as around:
        around.typed("branche les téléphones")
        assert "heraut[pocket]" in around.heard.until("Il manque")
        around.typed("à qui le tour")
        assert around.heard.lines.get(timeout=60).startswith("C'est à")


def test_an_address_that_is_taken_is_told_and_play_goes_on() -> None:
    with table() as other, without_phones(other.port) as around:
        around.typed("branche les téléphones")
        around.heard.until("Je ne peux pas ouvrir")
        around.typed("à qui le tour")
        assert around.heard.until("C'est à")


@pytest.mark.long
def test_the_address_is_told_to_a_phone_and_no_phone_sends_others_away() -> None:
    with table() as around:
        phone = around.seated(0)
        phone.says("l'adresse")
        assert phone.hears(", point")[1]["own"]
        phone.says("débranche tous les téléphones")
        assert phone.hears("Cela se fait à la table")[1]["own"]
        assert phone.says("ma main")[0] == 200


def test_the_address_is_drawn_on_a_terminal_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    port = free_port()
    drawn = qr_code(f"http://127.0.0.1:{port}")
    for terminal, shown in ((True, [*drawn]), (False, [])):
        monkeypatch.setattr(sys.stdout, "isatty", lambda terminal=terminal: terminal)
        with ExitStack() as stack:
            opened(stack, "fr", "127.0.0.1", port)
            assert capsys.readouterr().out.splitlines() == shown
