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
        running.says("Anna de jouer")
        assert b'"Anna","Bilal"' in phone.asks("GET", "/who")[2]
        anna, bilal = running.joins(0), running.joins(1)
        anna.says("ma main")
        hand = anna.hears("Ta main")[1]["text"]
        move = anna.scene(when=lambda scene: bool(scene["moves"]))["moves"][0]
        anna.says(move)
        assert not bilal.hears("Anna joue")[1]["own"]
        running.kill()
    with pytest.raises(OSError):
        anna.says("ma main")
    (save,) = (tmp_path / "saves").glob("*.jsonl")
    with program(tmp_path, port, "--resume", str(save)) as running:
        running.says("reprend")
        # With what they had, and no code: each is its seat again, and hears what is its own.
        for one, name in ((anna, b"Anna"), (bilal, b"Bilal")):
            assert b'"you":"' + name + b'"' in one.asks("GET", "/who")[2]
        assert not bilal.hears("Anna joue")[1]["own"]
        anna.says("ma main")
        after = anna.hears("Ta main")
        assert after[1]["own"] and after[1]["text"] != hand
        assert Phone(port).says("ma main")[0] == 403
