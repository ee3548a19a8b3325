"""``heraut export``: a finished match in clear, and no other."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from heraut.engines.journal import Journal, load
from heraut.engines.match import Match
from heraut.engines.sealing import Seal
from heraut.engines.simulate import choose
from heraut.voice.runtime.cipher import Cipher

from .program import called

KEY = bytes(range(32))


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A sealed match of 7 Kingdoms, over."""
    (tmp_path / "saves.key").write_text(KEY.hex(), encoding="ascii")
    match = Match.new("seven_kingdoms", 2, {}, 5, ("Zoé", "Noël")).settle()
    dice = Random(1)
    while match.to_act is not None:
        match = match.play(str(choose(match.rules, match.state, dice))).settle()
    Journal.create(tmp_path / "j.jsonl", match, Seal(Cipher(KEY)))
    return tmp_path / "j.jsonl"


def test_a_finished_match_is_written_in_clear(tmp_path: Path, save: Path) -> None:
    done = called(tmp_path, "export", str(save))
    clear = tmp_path / "j.clear.jsonl"
    assert done.returncode == 0 and str(clear) in done.stdout
    assert load(clear)[0] == load(save, Seal(Cipher(KEY)))[0]
    assert '"seed":5,' in clear.read_text(encoding="utf-8")


def test_nothing_is_overwritten(tmp_path: Path, save: Path) -> None:
    before = save.read_bytes()
    done = called(tmp_path, "export", str(save), "--out", str(save))
    assert done.returncode == 2 and "existe déjà" in done.stderr and save.read_bytes() == before


@pytest.mark.parametrize("sealed", [True, False])
def test_an_unfinished_match_is_refused_in_words(tmp_path: Path, save: Path, sealed: bool) -> None:
    match = load(save, Seal(Cipher(KEY)))[0]
    short = tmp_path / "short.jsonl"
    Journal.create(
        short, match.rewound(len(match.history) - 1), Seal(Cipher(KEY)) if sealed else None
    )
    done = called(tmp_path, "export", str(short))
    assert done.returncode == 2 and "n'est pas finie" in done.stderr
    assert not (tmp_path / "short.clear.jsonl").exists()


def test_without_the_key_it_is_said_why(tmp_path: Path, save: Path) -> None:
    (tmp_path / "saves.key").unlink()
    done = called(tmp_path, "export", str(save))
    assert done.returncode == 2 and "scellée" in done.stderr
