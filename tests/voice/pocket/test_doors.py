"""Codes, tokens and the lock; mailboxes; addresses; how often something may be done."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest

from heraut.voice.herald import Words
from heraut.voice.pocket.address import Where, qr_code, said
from heraut.voice.pocket.doors import LASTS, LOCKED, TRIES, Doors
from heraut.voice.pocket.errors import DoorsLocked, WrongCode
from heraut.voice.pocket.guard import Buckets
from heraut.voice.pocket.hub import Hub
from heraut.voice.pocket.mailboxes import CAUGHT_UP, MOST, Mailbox


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_code_opens_one_seat_once() -> None:
    doors = Doors(2)
    seat, token = doors.enter(doors.code(1))
    assert (seat, doors.seat(token), doors.taken) == (1, 1, {1})
    assert doors.seat("another") is None
    drawn = iter((12, 12, 7))
    doors = Doors(3, below=lambda most: next(drawn))
    assert [doors.code(0), doors.code(1)] == ["0012", "0007"]
    assert doors.enter("0007")[0] == 1
    with pytest.raises(WrongCode):
        doors.enter("0007")


def test_an_older_code_of_a_seat_and_one_too_old_are_worth_nothing() -> None:
    clock, drawn = Clock(), iter((1, 2))
    doors = Doors(2, now=clock, below=lambda most: next(drawn))
    old, new = doors.code(0), doors.code(0)
    with pytest.raises(WrongCode):
        doors.enter(old)
    clock.now = LASTS
    with pytest.raises(WrongCode):
        doors.enter(new)
    with pytest.raises(ValueError, match="no seat 2"):
        doors.code(2)


def test_wrong_codes_lock_for_a_while_and_void_those_that_were_said() -> None:
    clock = Clock()
    doors = Doors(2, now=clock, below=lambda most: 1)
    code = doors.code(0)
    for _ in range(TRIES - 1):
        with pytest.raises(WrongCode):
            doors.enter("9999")
    with pytest.raises(DoorsLocked) as locked:
        doors.enter("9999")
    assert locked.value.now and locked.value.seconds == LOCKED
    with pytest.raises(DoorsLocked) as still:
        doors.enter(code)
    assert not still.value.now
    clock.now = LOCKED
    with pytest.raises(WrongCode):
        doors.enter(code)
    assert doors.enter(doors.code(0))[0] == 0


def test_tokens_are_kept_as_hashes_for_their_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "partie.jsonl.phones"
    doors = Doors(2, file)
    _, token = doors.enter(doors.code(1))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert token not in file.read_text(encoding="utf-8")
    assert Doors(2, file).seat(token) == 1
    doors.leave(1)
    assert Doors(2, file).seat(token) is None
    for damaged in ("", "[]", '{"phones": 3}', '{"phones": {"a": 7}}', '{"phones": {"a": "x"}}'):
        file.write_text(damaged, encoding="utf-8")
        assert Doors(2, file).taken == frozenset()
    file.write_text(json.dumps({"phones": {"a": 1}}), encoding="utf-8")
    assert Doors(2, file).taken == {1}


def test_a_mailbox_tells_what_came_after_and_how_much_is_left_out() -> None:
    box = Mailbox()
    for number in range(1, 6):
        box.put(str(number))
    told, missed = box.after(3)
    assert ([one.text for one in told], missed) == (["4", "5"], 0)
    assert len(box.after(99)[0]) == 5
    assert box.after(5) == ([], 0)


def test_a_mailbox_keeps_a_bounded_number_and_what_is_ones_own_first() -> None:
    box = Mailbox()
    box.put("secret", own=True)
    for number in range(MOST - 1):
        box.put(str(number))
    told, missed = box.after(0)
    assert told[0].text == "secret" and len(told) == CAUGHT_UP
    assert missed == MOST - CAUGHT_UP
    box.put("one more")
    assert "secret" not in [one.text for one in box.after(0)[0]]
    assert box.after(0)[1] == MOST + 1 - CAUGHT_UP


def test_a_bucket_fills_again() -> None:
    clock = Clock()
    bucket = Buckets(2, 1, clock)
    assert [bucket.take("a") for _ in range(3)] == [True, True, False]
    assert bucket.take("b")
    clock.now = 1
    assert [bucket.take("a") for _ in range(2)] == [True, False]


def test_an_address_is_said_piece_by_piece_and_drawn() -> None:
    where = Where("192.168.1.23", 8037)
    told = said(where, Words("fr"))
    assert told[1:5] == ["192, point.", "168, point.", "1, point.", "23, deux points."]
    assert told[5].startswith("Huit, zéro, trois, sept.")
    assert "192.168.1.23:8037" in where.hosts and "localhost:8037" not in where.hosts
    assert Where("127.0.0.1", 1).hosts == {"127.0.0.1:1", "localhost:1"}
    lines = qr_code(where.url)
    assert len({len(line) for line in lines}) == 1 and len(lines) > 10
    assert set("".join(lines)) == set("█▀▄ ")


def test_the_machines_name_is_said_with_its_dashes_and_leads_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "PC-de-Paul.lan")
    where = Where("192.168.1.23", 8037)
    hub = Hub("fr", where)
    *_, last = (one.text for one in hub.address())
    hub.close()
    assert "pc tiret de tiret paul, point, local" in last
    assert "pc-de-paul.local:8037" in where.hosts
    assert where.lasting == "http://pc-de-paul.local:8037"
    # Nobody else hears of a machine that has no network.
    assert not [one for one in said(Where("127.0.0.1"), Words("fr")) if "local" in one]
