"""The real program: pages that wait for a match, and phones that come back after kill -9."""

from __future__ import annotations

from pathlib import Path

import pytest

from .program import program
from .table import Phone, free_port

SETUP = ("sept royaumes à deux cartes de héraut", "Anna, Bilal", "Anna commence", "oui")


def test_pages_wait_for_the_match_and_phones_come_back_after_a_kill(tmp_path: Path) -> None:
    port = free_port()
    with program(tmp_path, port, "--seed", "3") as running:
        assert running.says("L'adresse est (http://[0-9.:]+[0-9])")[1] == f"http://127.0.0.1:{port}"
        running.says("Quel jeu")
        phone = Phone(port)
        # Nobody has a seat yet, and all hear what the table hears.
        assert b'"seats":[]' in phone.asks("GET", "/who")[2]
        assert not phone.hears("Quel jeu", "table")[1]["own"]
        assert phone.posts("/code", seat=0)[0] == 400
        running.hears(*SETUP)
        turn = running.says("À (Anna|Bilal) de jouer")[1]
        assert b'"Anna","Bilal"' in phone.asks("GET", "/who")[2]
        phones = {"Anna": running.joins(0), "Bilal": running.joins(1)}
        mine = phones[turn]
        (other,) = (phone for name, phone in phones.items() if name != turn)
        mine.says("ma main")
        hand = mine.hears("Ta main")[1]["text"]
        mine.says(mine.scene(when=lambda scene: bool(scene["moves"]))["moves"][0])
        assert not other.hears(f"{turn} joue")[1]["own"]
        running.kill()
    with pytest.raises(OSError):
        mine.says("ma main")
    (save,) = (tmp_path / "saves").glob("*.jsonl")
    with program(tmp_path, port, "--resume", str(save)) as running:
        running.says("reprend")
        # With what they had, and no code: each is its seat again, and hears what is its own.
        for name, phone in phones.items():
            assert f'"you":"{name}"'.encode() in phone.asks("GET", "/who")[2]
        assert not other.hears("reprend")[1]["own"]
        mine.says("ma main")
        after = mine.hears("Ta main")[1]
        assert after["own"] and after["text"] != hand
        assert Phone(port).says("ma main")[0] == 403
