"""The key of the machine: made once, for its owner alone, and never the end of anything."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from heraut.engines.journal import Journal, SealedElsewhere, load
from heraut.engines.match import Match
from heraut.voice.herald import Words
from heraut.voice.runtime.kept_matches import last_save
from heraut.voice.runtime.machine_key import key_file, machine_seal, present_seal


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def kept(path: Path) -> Match:
    path.parent.mkdir(parents=True, exist_ok=True)
    match = Match.new("seven_kingdoms", 2, {}, 7).settle()
    Journal.create(path, match, machine_seal())
    return match


def test_the_key_is_made_once_for_its_owner_alone(home: Path) -> None:
    assert present_seal() is None and not home.exists()
    match = kept(home / "saves" / "a.jsonl")
    made = key_file().read_bytes()
    assert load(home / "saves" / "a.jsonl", present_seal())[0] == match
    machine_seal()
    assert key_file().read_bytes() == made


@pytest.mark.skipif(os.name != "posix", reason="Windows has other rights")
def test_a_key_that_is_open_to_others_is_closed() -> None:
    machine_seal()
    assert key_file().stat().st_mode & 0o777 == 0o600
    key_file().chmod(0o644)
    machine_seal()
    assert key_file().stat().st_mode & 0o777 == 0o600


def test_programs_that_begin_at_once_have_one_key(home: Path) -> None:
    code = "from heraut.voice.runtime.machine_key import *; machine_seal(); "
    code += "print(key_file().read_text())"
    env = {**os.environ, "HERAUT_HOME": str(home)}
    programs = [
        subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, env=env, text=True)
        for _ in range(4)
    ]
    assert len({program.communicate()[0] for program in programs}) == 1


@pytest.mark.parametrize("content", [None, b"", b"00ff", b"\xff" * 64, b"x" * 64])
def test_a_lost_key_is_told_and_a_new_match_is_kept(home: Path, content: bytes | None) -> None:
    save = home / "saves" / "a.jsonl"
    kept(save)
    before = save.read_bytes()
    if content is None:
        key_file().unlink()
    else:
        key_file().write_bytes(content)
    with pytest.raises(SealedElsewhere) as refused:
        last_save()
    assert "saves.key" in Words("fr").error(refused.value) and save.read_bytes() == before
    newer = home / "saves" / "b.jsonl"
    match = kept(newer)
    assert load(newer, present_seal())[0] == match and last_save() == newer
    aside = key_file().with_name("saves.key.damaged")
    assert (aside.read_bytes() if aside.exists() else None) == content
