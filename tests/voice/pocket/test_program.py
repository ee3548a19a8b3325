"""The real program: pages that wait for a match, and phones that come back after kill -9."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .program import program
from .table import Phone, free_port

SETUP = ("sept royaumes à deux cartes de héraut", "Anna, Bilal", "Anna commence", "oui")


@pytest.mark.long
def test_pages_wait_for_the_match_and_phones_come_back_after_a_kill(tmp_path: Path) -> None:
    port = free_port()
    with program(tmp_path, port, "--seed", "3") as running:
        assert running.says("L'adresse est (http://[0-9.:]+[0-9])")[1] == f"http://127.0.0.1:{port}"
        running.says("Quel jeu")
        phone = Phone(port)
        # Nobody has a seat yet, and all hear what the table hears.
        assert b'"seats":[]' in phone.asks("GET", "/who")[2]
        assert not phone.hears("Quel jeu", "table")[1]["own"]
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


def shown(events: Iterator[tuple[str, str, Any]]) -> Iterator[list[str]]:
    """Yield what is offered, each time that it changes."""
    for _, kind, data in events:
        if kind == "scene" and data.get("offered"):
            yield data["offered"]


@pytest.mark.long
def test_a_match_is_set_up_from_a_phone_that_keeps_a_seat(tmp_path: Path) -> None:
    port = free_port()
    with program(tmp_path, port, "--seed", "3") as running:
        running.says("Quel jeu")
        stranger, phone = Phone(port), Phone(port)
        assert stranger.says("kingsbridge")[0] == 403
        assert phone.posts("/code", seat=0)[0] == 200
        assert phone.posts("/join", code=running.code()) == (200, {"you": None})
        running.says("pour préparer")
        assert b'"placed":true' in phone.asks("GET", "/who")[2]
        # It neither ends the evening nor sends others away.
        for line in ("quitte", "débranche tous les téléphones", "pause"):
            assert phone.says(line)[0] == 200
            running.says("Cela se fait à la table")
        table = phone.events("table")
        chosen: list[int] = []
        for answer in ("Kingsbridge", "trois joueurs"):
            wanted = next(now for now in shown(table) if answer in now)
            chosen.append(len(wanted))
            assert phone.says(answer)[0] == 200
        for now in shown(table):
            if now == ["oui", "non"]:
                break
            # What is no choice is typed: who plays.
            phone.says("Anna, Bilal, Chloé" if now == ["sans prénom"] else now[0])
            chosen.append(len(now))
        assert len(chosen) > 4 and max(chosen) > 3
        phone.says("oui")
        running.says("choisis ton nom")
        assert stranger.posts("/claim", seat=0)[0] == 403
        assert phone.posts("/claim", seat=3)[0] == 403
        assert phone.posts("/claim", seat=1) == (200, {"you": "Bilal"})
        running.says("Le téléphone de Bilal est là")
        assert phone.posts("/claim", seat=2)[0] == 403  # one seat, and once
        phone.says("ma main")
        assert phone.hears("Ta main")[1]["own"]
        # Whoever was not in comes by a code, as ever.
        assert running.joins(2).hears("Tu as ta place")[1]["own"]
