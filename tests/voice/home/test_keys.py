"""The key of the deck: copied, put back, and never overwritten by accident."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

from heraut.nfc.deck import Deck
from heraut.nfc.register import load, save

from ..commands.program import called


def test_the_key_goes_to_another_computer_and_an_older_one_is_kept(tmp_path: Path) -> None:
    mine, other = tmp_path / "mine", tmp_path / "other"
    mine.mkdir()
    other.mkdir()
    absent = called(mine, "keys", "export", str(tmp_path / "copy.json"))
    assert absent.returncode == 2 and not (tmp_path / "copy.json").exists()
    save(mine / "deck.json", Deck.new())
    copy = tmp_path / "copy.json"
    assert str(copy) in called(mine, "keys", "export", str(copy)).stdout
    if sys.platform != "win32":
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert "existe déjà" in called(mine, "keys", "export", str(copy)).stderr

    save(other / "deck.json", Deck.new())
    before = load(other / "deck.json").key
    refused = called(other, "keys", "import", str(copy))
    assert refused.returncode and "une autre clé" in refused.stderr
    assert load(other / "deck.json").key == before
    assert not called(other, "keys", "import", str(copy), "--replace").returncode
    assert load(other / "deck.json").key == load(mine / "deck.json").key
    assert load(other / "deck.before.json").key == before
    assert not called(other, "keys", "import", str(copy)).returncode  # the same again


def test_what_is_no_register_is_refused(tmp_path: Path) -> None:
    (tmp_path / "copy.json").write_text("{}", encoding="utf-8")
    refused = called(tmp_path, "keys", "import", "copy.json")
    assert refused.returncode == 2 and not (tmp_path / "deck.json").exists()
