"""What play leaves on the disk tells no secret: in another world the same, but for a cipher."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from heraut.engines.journal import load
from heraut.voice.runtime.machine_key import key_file, present_seal

from ..commands.program import called

LINES = "main du joueur un\nje joue ma carte deux\noui\nannule\noui\npourquoi\nquitte\noui\n"


def left(folder: Path, game: str, seed: int) -> tuple[dict[str, Any], Path]:
    """Play a little; return the shape of each file that is left but the key, and the match's."""
    folder.mkdir()
    args = ("play", game, "--seats", "3", "--seed", str(seed), "--text", "--ear", "1=terminal")
    done = called(folder, *args, lines=LINES)
    assert done.returncode == 0 and not done.stderr
    shapes: dict[str, Any] = {}
    files = [path for path in folder.rglob("*") if path.is_file() and path.name != "saves.key"]
    for path in files:
        octets = path.read_bytes()
        assert str(seed).encode() not in octets
        lines = [json.loads(line) for line in octets.splitlines()]
        for line in lines:
            line["sealed"] = len(line["sealed"])
            del line["crc"]
        shapes[path.suffix] = lines
    (save,) = (path for path in files if path.suffix == ".jsonl")
    return shapes, save


@pytest.mark.parametrize("game", ["seven_kingdoms", "world_without_end"])
def test_the_files_of_another_world_are_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    found = []
    for seed in (1_234_567_891, 1_987_654_321):
        folder = tmp_path / str(seed)
        shapes, save = left(folder, game, seed)
        monkeypatch.setenv("HERAUT_HOME", str(folder))
        match, _, _ = load(save, present_seal())
        assert match.seed == seed and all(
            step.notation.encode() not in save.read_bytes()
            for step in match.history
            if len(step.notation) > 3
        )
        found.append((shapes, key_file().read_bytes(), save))
    assert found[0][0] == found[1][0]
    assert found[0][1] != found[1][1], "each account has a key of its own"


def test_a_copy_is_not_played_ahead_on_another_account(tmp_path: Path) -> None:
    _, save = left(tmp_path / "mine", "seven_kingdoms", 1_234_567_891)
    (tmp_path / "theirs").mkdir()
    copy = tmp_path / "theirs" / "copy.jsonl"
    copy.write_bytes(save.read_bytes())
    ahead = ("play", "--resume", str(copy), "--text", "--ear", "1=terminal")
    tried = called(tmp_path / "theirs", *ahead, lines="main du joueur un\n")
    assert tried.returncode == 2 and not tried.stdout and "scellée" in tried.stderr
    assert called(tmp_path / "mine", *ahead).returncode == 0
