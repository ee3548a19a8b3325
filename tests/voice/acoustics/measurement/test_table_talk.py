"""Talk and commands beside talk are recorded and measured, and the table says what came of them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from heraut.voice.acoustics.measurement.mbrola import VOICES
from heraut.voice.acoustics.measurement.table_talk import (
    ASKED,
    AT_REST,
    BESIDE,
    BESIDE_ESPEAK,
    measured,
    record,
)
from heraut.voice.acoustics.measurement.talk_card import PART, table, talk
from heraut.voice.ears.wav import read_wav
from heraut.voice.evaluation.fixtures import Expectation, Fixture
from heraut.voice.evaluation.scoring import CLEAN, Measured, Verdict
from heraut.voice.workers.executor import Here

from .people import people_saying
from .stand import Stand

pytestmark = pytest.mark.usefixtures("few_matches")


@pytest.mark.long
def test_everybody_talks_in_both_situations_and_commands_are_said_beside(tmp_path: Path) -> None:
    said = ("la touche dièse", "le chien dort", "annule", "nouvelle partie")
    people = people_saying(tmp_path, said)
    fixtures = record(tmp_path / "talk", Stand(tmp_path), people, each=1, besides=2)
    sets = [one.set for one in fixtures]
    assert sets == [AT_REST, ASKED] * (len(VOICES) + 1) + [BESIDE] * 2 + [BESIDE_ESPEAK] * 2
    nobody = [one for one in fixtures if one.set in (AT_REST, ASKED)]
    assert all(one.expect is Expectation.NOTHING for one in nobody)
    assert all(bool(one.held) == (one.set == ASKED) for one in nobody)
    # « Annule » is a sentence of the game.
    assert "annule" not in [one.words for one in fixtures if one.voice == "anna"]
    command = fixtures[-1]
    assert command.expect is Expectation.SAME
    sound = read_wav(command.path)
    assert np.abs(sound[:16_000]).max() > 100, "the neighbour talks before the command"
    assert record(tmp_path / "talk", Stand(tmp_path), people) == fixtures
    found = measured(fixtures[:2], "fr-embedded", Here())
    assert [one.verdict for one in found] == [Verdict.SAME] * 2


def one(situation: str, voice: str, verdict: Verdict, *, doubted: bool = False) -> Measured:
    fixture = Fixture("a.wav", "la mer", situation, voice)
    return Measured(fixture, CLEAN, verdict, "", "", "", None, 0.5, 2.0, doubted=doubted)


def test_the_table_tells_what_is_done_at_once_from_what_is_asked_about() -> None:
    every = [
        one(AT_REST, "fr1", Verdict.SAME),
        one(AT_REST, "fr1", Verdict.WRONG, doubted=True),
        one(AT_REST, "fr2", Verdict.WRONG),
        one(AT_REST, "fr2", Verdict.SAME),
        one(BESIDE, "fr1", Verdict.REJECTED),
    ]
    first, second, rest, beside, _ = list(table(every))[-5:]
    assert first.startswith("| at-rest | fr1 | 2 | 1 (50.0 %) | 0 (0.0 %) | 1 (50.0 %)")
    assert second.endswith("| fr2 | 2 | 1 (50.0 %) | 0 (0.0 %) | 0 (0.0 %) | 1 (50.0 %) |")
    assert rest.endswith("| all | 4 | 2 (50.0 %) | 0 (0.0 %) | 1 (25.0 %) | 1 (25.0 %) |")
    assert beside.startswith("| beside | fr1 | 1 | 0 (0.0 %) | 1 (100.0")


def test_the_command_tells_a_card_without_a_place_in_a_line(tmp_path: Path) -> None:
    card = tmp_path / "card.md"
    card.write_text("# Card", encoding="utf-8")
    result = CliRunner().invoke(talk, ["--out", str(tmp_path), "--card", str(card)])
    assert result.exit_code == 1
    assert f"{PART}: begin" in result.output
    assert result.output.count("\n") == 1
