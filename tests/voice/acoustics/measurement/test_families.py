"""Families of voices are recorded and measured, and the table says who was heard how.

With ``HERAUT_MBROLA``, a folder that the packages are kept in or fetched to, MBROLA itself speaks.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import numpy as np
import pytest
from click.testing import CliRunner

from heraut.voice.acoustics.measurement.families import SNRS, Row, measured, record
from heraut.voice.acoustics.measurement.family_card import PART, table
from heraut.voice.acoustics.measurement.mbrola import VOICES, Mbrola, MbrolaError
from heraut.voice.acoustics.measurement.tables import CardError, check, rewrite
from heraut.voice.acoustics.progress import silent
from heraut.voice.evaluation.fixtures import Expectation
from heraut.voice.evaluation.scoring import Counts
from heraut.voice.workers.executor import Here

from .people import people_saying
from .stand import Stand

pytestmark = pytest.mark.usefixtures("few_matches")


@pytest.mark.long
def test_each_voice_says_sentences_of_its_own_and_all_are_measured(tmp_path: Path) -> None:
    fixtures = record(tmp_path / "families", Stand(tmp_path), None, None, each=2)
    assert [one.voice for one in fixtures] == [voice for voice in VOICES for _ in range(2)]
    assert len({(one.words, one.scope, str(one.position)) for one in fixtures}) == len(fixtures)
    assert all(one.expect is not Expectation.NOTHING for one in fixtures)
    again = record(tmp_path / "families", Stand(tmp_path), None, None, each=2)
    assert again == fixtures
    rows = measured(fixtures[:2], "fr-embedded", Here(), silent)
    assert [(row.family, row.speaker, row.snr) for row in rows] == [
        ("mbrola", "fr1", snr) for snr in SNRS
    ]
    assert rows[0].counts.same == 2


@pytest.mark.long
def test_people_say_numbers_where_each_is_awaited(tmp_path: Path) -> None:
    said = ("treize", "dix-huit", "vingt", "la touche dièse")
    people = people_saying(tmp_path, said)
    fixtures = record(tmp_path / "families", Stand(tmp_path), None, people, each=1)
    numbers = [one for one in fixtures if one.set == "numbers"]
    assert [(one.words, one.voice) for one in numbers] == [(one, "anna") for one in said[:3]]
    assert measured(numbers, "fr-embedded", Here(), silent)[0].counts.same == 3


def test_the_table_has_a_line_for_each_speaker_and_one_for_all() -> None:
    rows = [
        Row("mbrola", voice, snr, Counts(same, 1, 2))
        for snr in SNRS
        for voice, same in (("fr1", 7), ("fr2", 5))
    ]
    lines = list(table([*rows, *(Row("pico", "pico", snr, Counts(4, 0, 0)) for snr in SNRS)]))
    assert lines[1] == "| Family | Speaker | Said | clean | 20 dB | 10 dB | 6 dB |"
    assert lines[3].startswith("| mbrola | fr1 | 10 | 70.0 %, 1 wrong, 2 rejected |")
    assert lines[5].startswith("| mbrola | all | 18 | 66.7 %, 2 wrong, 4 rejected |")
    assert lines[6].startswith("| pico | pico | 4 | 100.0 %, 0 wrong, 0 rejected |")
    assert len(lines) == 7


def test_a_card_has_places_of_its_own_for_each_table(tmp_path: Path) -> None:
    card = tmp_path / "card.md"
    places = [f"<!-- {part}: begin -->old<!-- {part}: end -->" for part in ("figures", PART)]
    card.write_text("\n".join(places), encoding="utf-8")
    rewrite(card, "new", PART)
    text = card.read_text(encoding="utf-8")
    assert text.count("old") == 1
    assert text.index("old") < text.index("new")
    card.write_text(places[0], encoding="utf-8")
    check(card)
    with pytest.raises(CardError):
        check(card, PART)


@pytest.fixture
def mbrola() -> Mbrola:
    if not (folder := os.environ.get("HERAUT_MBROLA")):
        # Its packages come from the network, which no test of `pytest` alone asks for.
        pytest.skip("HERAUT_MBROLA does not say where MBROLA's packages are to be")
    return Mbrola(Path(folder))


def test_a_voice_of_people_says_a_sentence(mbrola: Mbrola) -> None:
    sound = mbrola.say("pose le sept sur la colonne trois", "fr1", Random(1))
    assert 1.5 < len(sound) / 16_000 < 4
    assert 5000 < np.abs(sound).max() < 25_000
    # By espeak-ng phones last some milliseconds more or less each time.
    again = mbrola.say("pose le sept sur la colonne trois", "fr1", Random(1))
    assert len(again) == pytest.approx(len(sound), abs=800)
    assert len(mbrola.say("annule", "fr1", Random(1))) < 0.7 * len(sound)


def test_a_program_that_does_not_run_is_told(tmp_path: Path) -> None:
    for name in ("mbrola", "mbrola-fr1"):
        (tmp_path / name).mkdir()
    with pytest.raises(MbrolaError, match="mbrola"):
        Mbrola(tmp_path).say("oui", "fr1", Random(1))


def test_the_command_tells_a_card_without_a_place_in_a_line(tmp_path: Path) -> None:
    from heraut.voice.acoustics.measurement.family_card import families

    card = tmp_path / "card.md"
    card.write_text("# Card", encoding="utf-8")
    result = CliRunner().invoke(families, ["--out", str(tmp_path), "--card", str(card)])
    assert result.exit_code == 1
    assert "families: begin" in result.output and result.output.count("\n") == 1
