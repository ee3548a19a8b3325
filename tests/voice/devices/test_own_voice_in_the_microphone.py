"""The microphone hears the loudspeaker, by a real sound server: what is said there is no command.

Each sentence holds words that would be a move, a yes, or the end of the match.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .sound_server import Child, Server, own_server

ROOT = Path(__file__).parents[3]
TABLE = Path(__file__).with_name("table.py")
SOMEBODY = ROOT / "audio_fixtures/fr/talk/aide.fr-m7.wav"
SAID = (
    "Pose une carte, par exemple : pose le sept sur la colonne trois.",
    "Pour finir : fin de tour. Pour revenir en arrière : annule le coup.",
    "Quitter la partie ? Elle est gardée. Dis oui ou non.",
)


@pytest.fixture
def server() -> Iterator[Server]:
    with own_server() as own:
        own.start()
        own.plug()
        yield own


def asked(table: Child, order: str) -> list[str]:
    """Give an order; return what reached the table."""
    table.says(order)
    told = []
    while (line := table.tells()) != "done":
        assert line, "the table is gone"
        told.append(line)
    return told


@pytest.mark.parametrize("by", ["mouth", "reader"])
def test_what_was_just_said_is_never_heard_as_a_command(
    server: Server, tmp_path: Path, by: str
) -> None:
    with server.run(TABLE, "always", by, str(tmp_path)) as table:
        assert table.tells() == "ready"
        for sentence in SAID:
            assert asked(table, f"{by} {sentence}") == []
            assert asked(table, "quiet 2") == []
        asked(table, f"play {SOMEBODY}")
        assert asked(table, "hear 15") == ["heard aide"]


def test_between_pushes_nothing_is_heard_and_after_one_a_sentence(
    server: Server, tmp_path: Path
) -> None:
    with server.run(TABLE, "push", "mouth", str(tmp_path)) as table:
        assert table.tells() == "ready"
        asked(table, f"play {SOMEBODY}")
        assert asked(table, "quiet 1.5") == []
        asked(table, "push")
        asked(table, f"play {SOMEBODY}")
        assert asked(table, "hear 15") == ["heard aide"]
        asked(table, f"play {SOMEBODY}")
        assert asked(table, "quiet 1.5") == []
        asked(table, "push")
        assert asked(table, "hear 30") == ["told Problem(key='push-unheard', details={})"]
