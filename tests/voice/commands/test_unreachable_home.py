"""Where the folder of all that is kept is another user's, one is told so and plays on."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from .program import Result

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no users to become there")
_DROP_FOR_GOOD = 24
_OVERRIDE, _READ_SEARCH = 1, 2
"""Of Linux: ``prctl``'s number, and the rights by which root minds no modes of files."""
SHUT_OUT = ("deck.json", "settings.toml", "boxes/kingsbridge.toml", "saves/one.jsonl")


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    """A folder with something of everything, which nobody else may look into."""
    shut = tmp_path / "shut"
    for name in SHUT_OUT:
        file = shut / "heraut" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("kept")
    shut.chmod(0o000)
    yield shut / "heraut"
    shut.chmod(0o700)
    for name in SHUT_OUT:
        assert (shut / "heraut" / name).read_text() == "kept"


def mind_modes() -> None:
    """Have root read what the modes of files let it, as all others, from the next program on."""
    if sys.platform == "linux" and os.getuid() == 0:
        for right in (_OVERRIDE, _READ_SEARCH):
            assert ctypes.CDLL(None).prctl(_DROP_FOR_GOOD, right, 0, 0, 0) == 0


def shut_out(
    home: Path, *args: str, lines: str = "", named: str | None = None, user: str | None = None
) -> Result:
    """Run Héraut with a folder, which ``named`` may call otherwise; ``user`` is the user's own."""
    own = {"HERAUT_HOME": str(home) if named is None else named}
    if user is not None:
        own = {"HERAUT_HOME": "", "XDG_DATA_HOME": "", "HOME": user}
    return subprocess.run(
        [sys.executable, "-m", "heraut", *args],
        input=lines,
        capture_output=True,
        encoding="utf-8",
        cwd=home.parents[1],
        env={**os.environ, **own, "HERAUT_LANG": "fr"},
        preexec_fn=mind_modes,
        timeout=120,
        check=False,
    )


@pytest.mark.long
def test_a_match_is_played_without_keeping_or_cards_after_a_yes(home: Path) -> None:
    reader = ("--reader", "udp:localhost:9")
    named = ("play", "kingsbridge", "--players", "Anna,Bob", "--text", *reader)
    done = shut_out(home, *named, lines="oui\nchange toutes mes cartes\noui\nà qui le tour\n")
    assert done.returncode == 0 and not done.stderr
    assert "settings.toml" in done.stdout and "deck.json" in done.stdout
    asked = done.stdout.index("sans rien garder ?")
    assert asked < done.stdout.index("Nouvelle partie.") < done.stdout.index("C'est à Bob.")


@pytest.mark.long
def test_nothing_installed_there_is_taken_for_installed(home: Path) -> None:
    done = shut_out(home, "doctor")
    assert done.returncode == 1 and not done.stderr
    assert str(home / "saves") in done.stdout


ANSWERS = "oui\nchange toutes mes cartes\noui\nà qui le tour\n"


@pytest.mark.long
def test_a_user_without_a_folder_of_their_own_plays_on(home: Path) -> None:
    named = ("play", "kingsbridge", "--players", "Anna,Bob", "--text")
    done = shut_out(home, *named, lines=ANSWERS, user="~")  # what is not found stays as it is
    assert done.returncode == 0 and not done.stderr and "C'est à Bob." in done.stdout


@pytest.mark.long
def test_a_folder_of_a_name_that_cannot_be_is_told_and_play_goes_on(home: Path) -> None:
    named = ("play", "kingsbridge", "--players", "Anna,Bob", "--text")
    for folder in ("a" * 5_000, "~of-nobody-here/x"):  # the latter is made where one stands
        done = shut_out(home, *named, lines=ANSWERS, named=folder)
        assert done.returncode == 0 and not done.stderr and "C'est à Bob." in done.stdout
