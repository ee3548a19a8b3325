"""What the pages refuse: other hosts and origins, too much, other methods and paths."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from socket import create_connection

import pytest

from heraut.engines.protocol import PUBLIC
from heraut.voice.runtime.event_loop import Aside, Given

from .table import Table, table


@pytest.fixture(scope="module")
def around() -> Iterator[Table]:
    with table() as around:
        yield around


@pytest.mark.parametrize(
    ("method", "path", "headers", "status"),
    [
        ("GET", "/", {"host": "evil.example:80"}, 421),
        ("GET", "/table", {"host": "127.0.0.1"}, 421),
        ("POST", "/join", {"origin": "http://evil.example"}, 403),
        ("POST", "/join", {"origin": ""}, 403),
        ("POST", "/join", {"origin": "null"}, 403),
        ("POST", "/code", {"content_type": "text/plain"}, 415),
        ("PUT", "/say", {}, 405),
        ("DELETE", "/", {}, 405),
        ("GET", "/static/", {}, 404),
        ("GET", "/../pyproject.toml", {}, 404),
        ("GET", "/static/../server.py", {}, 404),
        ("GET", "/events?as=seat", {}, 403),
        ("POST", "/say", {}, 403),
    ],
)
def test_what_is_not_for_a_phone_is_refused(
    around: Table, method: str, path: str, headers: dict[str, str], status: int
) -> None:
    found, answered, body = around.phone().asks(method, path, "{}", **headers)
    assert found == status
    assert b"Traceback" not in body and b"<li" not in body
    assert "default-src 'none'" in answered["content-security-policy"]
    assert "unsafe" not in answered["content-security-policy"]
    assert answered["server"] is None


@pytest.mark.parametrize(
    "body",
    ["", "[]", "{", "[" * 1000, '{"seat": "x"}', '{"seat": true}', '{"seat": 9}', "x" * 9999],
)
def test_nonsense_is_answered_in_words(around: Table, body: str) -> None:
    status, _, read = around.phone().asks("POST", "/code", body)
    assert status == 400 and b"Cette place" in read


def test_a_sentence_that_is_too_long_is_refused_and_a_card_is_only_words(around: Table) -> None:
    phone = around.seated(0)
    assert phone.says("a" * 301)[0] == 400
    assert phone.says("  ")[0] == 400
    before = around.match
    assert phone.says("@seven_kingdoms/7")[0] == 200
    phone.hears("de jouer. Toi, tu peux poser des questions")
    assert around.match is before


def test_a_cookie_is_out_of_reach_of_scripts_and_other_sites(around: Table) -> None:
    phone = around.phone()
    phone.posts("/code", seat=1)
    _, headers, _ = phone.asks("POST", "/join", f'{{"code": "{around.code()}"}}')
    cookie = headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie and "path=/" in cookie


def test_who_only_reads_pages_never_reads_a_code(around: Table) -> None:
    stranger, phone = around.phone(), around.seated(0)
    stranger.posts("/code", seat=1)
    figures = [around.hub.words.number(int(figure)) for figure in around.code()]
    for viewer, reader in (("table", stranger), ("seat", phone)):
        reader.hears("ne se dit qu'à la table", viewer)
        told = [
            one.text for one in around.hub.boxes[PUBLIC if viewer == "table" else 0].after(0)[0]
        ]
        assert len(told) > 1 and not [text for text in told if ", ".join(figures) in text]
    around.typed("répète")
    assert ", ".join(figures) not in stranger.hears("", "table")[1]["text"]


def test_pages_hold_no_code_and_no_style_of_their_own(around: Table) -> None:
    for path in ("/", "/table"):
        _, _, body = around.phone().asks("GET", path)
        text = body.decode()
        assert "{{" not in text and "style=" not in text and "onclick" not in text
        assert text.count("<script") == text.count("></script>") == 1
        assert text.count("<h1") == 1 and 'lang="fr"' in text


def test_a_fault_in_the_talk_ends_nothing(around: Table) -> None:
    before = len(around.heard.told)
    around.loop.inbox.put(Given(Aside(lambda talk: 1 // 0)))  # type: ignore[arg-type, return-value]
    around.typed("à qui le tour")
    assert len(around.heard.told) > before + 1
    assert around.phone().asks("GET", "/who")[0] == 200


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has one such address")
def test_the_pages_are_at_the_chosen_address_only(around: Table) -> None:
    with pytest.raises(ConnectionRefusedError):
        create_connection(("127.0.0.2", around.port), timeout=5)


def test_a_seat_may_send_only_so_much_at_once() -> None:
    with table() as around:  # of its own: the other tests have asked for much from this address
        phone = around.seated(0)
        answers = [phone.says("à qui le tour") for _ in range(20)]
        assert {status for status, _ in answers} == {200, 429}
        assert any("trop à la fois" in told.get("error", "") for _, told in answers)
        around.typed("à qui le tour")  # and the table is answered all the same
