"""Confusions, and the figures of a model card as tables."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from heraut.voice.acoustics.measurement.card import heldout, measure
from heraut.voice.acoustics.measurement.confusion import (
    ELSE,
    REJECTED,
    Clip,
    Confusions,
    LackingError,
    Listener,
    clips,
)
from heraut.voice.acoustics.measurement.figures import Condition, Figures
from heraut.voice.acoustics.measurement.footprint import Footprint, footprint
from heraut.voice.acoustics.measurement.heldout import VARIANTS
from heraut.voice.acoustics.measurement.sentences import Sentence
from heraut.voice.acoustics.measurement.tables import CardError, check, rewrite, tables
from heraut.voice.acoustics.measurement.words import LISTS, number
from heraut.voice.ears.wav import read_wav
from heraut.voice.evaluation.fixtures import Expectation, Fixture
from heraut.voice.evaluation.scoring import Condition as Noise
from heraut.voice.evaluation.scoring import Measured, Verdict
from heraut.voice.models.loaded import LoadedModel, load
from heraut.voice.models.store import find


@pytest.fixture(scope="module")
def model() -> LoadedModel:
    return load(find("fr", "fr-embedded"))


# The lists

BEGIN, END = "<!-- figures: begin -->", "<!-- figures: end -->"


def test_numbers_are_said_without_hyphens() -> None:
    assert [number(value) for value in (0, 21, 80, 91, 100)] == [
        "zéro",
        "vingt et un",
        "quatre vingt",
        "quatre vingt onze",
        "cent",
    ]


@pytest.mark.parametrize("name", LISTS)
def test_no_phrase_is_twice_in_a_list_and_the_embedded_model_has_words_for_all(
    name: str, model: LoadedModel
) -> None:
    assert len(set(LISTS[name])) == len(LISTS[name]) > 50
    Listener(model, LISTS[name])  # raises for a word that is lacking


# Confusions


def test_confusions_are_counted_and_the_right_ones_left_out() -> None:
    found = Confusions(("six", "dix", "sept"))
    for said, heard in (
        ("six", "six"),
        ("six", "dix"),
        ("six", "dix"),
        ("sept", REJECTED),
        ("sept", ELSE),
        ("dix", "dix"),
    ):
        found.add(said, heard)
    assert (found.total, found.right, found.wrong, found.rejected) == (6, 2, 2, 2)
    assert list(found.confused()) == [("six", Counter({"dix": 2}))]


def test_clips_are_said_by_every_voice_and_heard_by_vosk(model: LoadedModel) -> None:
    said = clips(("oui", "non"), "development", 1)
    voices = VARIANTS["development"]
    assert Counter(one.phrase for one in said) == {"oui": len(voices), "non": len(voices)}
    assert {one.voice.partition("+")[2] for one in said} == set(voices)
    listener = Listener(model, ("oui", "non", "colonne trois"))
    found = listener.confusions(said, None, [], 1)
    assert found.right >= 0.8 * len(said)
    assert found.wrong == 0
    talkers = [one.samples for one in said]
    noisy = listener.confusions(said, 10.0, talkers, 1)
    assert noisy.heard == listener.confusions(said, 10.0, talkers, 1).heard
    assert noisy.total == found.total


def test_what_is_no_phrase_of_the_list_is_rejected(model: LoadedModel) -> None:
    (clip, *_) = clips(("colonne",), "development", 1)
    silence = Clip("oui", "nobody", np.zeros(8000, np.int16))
    found = Listener(model, ("oui", "colonne trois")).confusions([clip, silence], None, [], 1)
    assert found.rejected == 2


def test_a_model_without_the_words_is_refused(model: LoadedModel) -> None:
    with pytest.raises(LackingError, match="xylographe") as caught:
        Listener(model, ("oui", "xylographe"))
    assert caught.value.details == {"model": "fr-embedded", "phrases": ("xylographe",)}


# What a model costs


@pytest.mark.long
def test_what_a_model_costs_is_measured(model: LoadedModel) -> None:
    path = model.choice.path
    costs = footprint(path, [np.zeros(16000, np.int16)], ["oui", "non"])
    on_disk = sum(file.stat().st_size for file in path.rglob("*") if file.is_file())
    assert costs.size == pytest.approx(on_disk / 1e6)
    assert 0 < costs.load < 10
    assert costs.rtf > 0
    assert costs.memory is None or 1 < costs.memory < 100


def test_a_folder_that_is_no_model_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="cannot load"):
        footprint(tmp_path, [np.zeros(16000, np.int16)], ["oui"])


# The tables


def heard(verdict: Verdict, snr: float | None = None, said: bool = True) -> Measured:
    expect = Expectation.SAME if said else Expectation.NOTHING
    fixture = Fixture("a.wav", "oui", "talk" if said else "oov", "fr-be+ana", expect)
    noise = Noise("pink", snr) if snr else Noise()
    meant = "yes" if said else ""
    return Measured(fixture, noise, verdict, meant, "non", "no", 0.3, 0.5, 2.0)


def figures() -> Figures:
    conditions = tuple(Condition(snr) for snr in (None, 20.0, 10.0))
    for condition in conditions:
        for _ in range(3):
            condition.add(heard(Verdict.SAME, condition.snr))
            condition.add(heard(Verdict.SAME, condition.snr, said=False))
        condition.add(heard(Verdict.REJECTED, condition.snr))
    conditions[2].add(heard(Verdict.WRONG, 10.0))
    conditions[2].add(heard(Verdict.WRONG, 10.0, said=False))
    matrix = Confusions(("six", "dix"))
    matrix.add("six", "dix")
    matrix.add("dix", "dix")
    costs = Footprint(1.5, 0.012, 9.0, 0.005)
    return Figures("m", "development", conditions, costs, {"numbers": (matrix,) * 3})


def test_talk_of_no_game_is_counted_apart() -> None:
    noisy = figures().conditions[2]
    assert noisy.counts().as_json() == {"same": 3, "wrong": 1, "rejected": 1}
    assert noisy.foreign.as_json() == {"same": 3, "wrong": 1, "rejected": 0}


def test_figures_become_tables_with_the_targets_beside_them() -> None:
    text = tables(figures(), {"numbers": "card/confusions-numbers.png"})
    for line in (
        "| clean | 4 | 75.0 %, wanted 99 | 0.0 %, at most 0.3 | 25.0 % | 3 | 0.0 %, at most 1 |",
        "| 10 dB | 5 | 60.0 %, wanted 95 | 20.0 %, at most 1 | 20.0 % | 4 | 25.0 %, at most 1 |",
        "| Size on the disk | 1.50 MB | 8 MB |",
        "| Loading | 12 ms | 50 ms |",
        "| pink | 75.0 % of 4 | 60.0 % of 5, 1 wrong |",
        "| ana | 75.0 % of 4 | 75.0 % of 4 | 60.0 % of 5, 1 wrong |",
        "| fr-be | 75.0 % of 4 | 75.0 % of 4 | 60.0 % of 5, 1 wrong |",
        "| oui | non | nothing | no | fr-be+ana | pink 10 dB |",
        "| clean | 2 | 50.0 % | 50.0 % | 0.0 % |",
        "| six | 20 dB | 1 | dix: 1 |",
    ):
        assert line in text.splitlines()
    assert "](card/confusions-numbers.png)" in text


def test_every_row_of_a_table_has_as_many_cells_as_its_head() -> None:
    widths: list[int] = []
    lines = tables(figures(), {}).splitlines()
    assert any(line.startswith("|") for line in lines)
    for line in lines:
        if line.startswith("|"):
            widths.append(line.count("|"))
            assert widths[-1] == widths[0], line
        else:
            widths.clear()


def test_only_the_figures_of_a_card_are_written_anew(tmp_path: Path) -> None:
    card = tmp_path / "card.md"
    card.write_text(f"# Before\n\n{BEGIN}\nold\n{END}\n\nafter\n", encoding="utf-8")
    for _ in range(2):
        rewrite(card, "new\n")
        text = card.read_text(encoding="utf-8")
        assert text == f"# Before\n\n{BEGIN}\n\nnew\n\n{END}\n\nafter\n"


@pytest.mark.parametrize("text", ["", BEGIN, f"{END} {BEGIN}"])
def test_a_card_without_a_place_for_figures_is_left_alone(tmp_path: Path, text: str) -> None:
    card = tmp_path / "card.md"
    card.write_text(text, encoding="utf-8")
    for attempt in (lambda: check(card), lambda: rewrite(card, "new")):
        with pytest.raises(CardError):
            attempt()
    assert card.read_text(encoding="utf-8") == text


# The commands


def test_a_wrong_card_or_model_is_told_before_anything_is_measured(tmp_path: Path) -> None:
    card = tmp_path / "card.md"
    card.write_text("no place", encoding="utf-8")
    result = CliRunner().invoke(measure, ["--out", str(tmp_path / "out"), "--card", str(card)])
    assert result.exit_code == 1
    assert BEGIN in result.output
    assert not (tmp_path / "out").exists()


def test_a_set_is_spoken_by_a_command_and_another_one_is_not_taken_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = {
        "development": [Sentence("oui", "answers", ""), Sentence("aide", "talk", "")],
        "final": [Sentence("oui", "answers", "")],
    }
    monkeypatch.setattr(
        "heraut.voice.acoustics.measurement.heldout.sentences", lambda kind, seed: drawn[kind]
    )
    folder = tmp_path / "set"
    result = CliRunner().invoke(heldout, [str(folder)])
    assert result.exit_code == 0
    assert result.output.startswith("2 enregistrements des voix development")
    recorded = sorted(folder.rglob("*.wav"))
    assert [path.parent.name for path in recorded] == ["answers", "talk"]
    assert all(len(read_wav(path)) > 3000 for path in recorded)

    other = CliRunner().invoke(heldout, [str(folder), "--voices", "final"])
    assert other.exit_code == 1
    assert "d'autres voix ou d'autres phrases" in other.output
    assert sorted(folder.rglob("*.wav")) == recorded

    (folder / "manifest.jsonl").write_text('{"file": "answ', encoding="utf-8")
    broken = CliRunner().invoke(heldout, [str(folder)])
    assert broken.exit_code == 1
    assert broken.output.startswith(
        f"Error: Le fichier {folder / 'manifest.jsonl'} a une erreur à la ligne 1 : "
    )


@pytest.mark.long
def test_the_whole_measurement_on_a_small_scale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("matplotlib")  # it is in the extra [acoustics], which not every machine has
    monkeypatch.setattr("heraut.voice.acoustics.measurement.card._FAST", 100)
    monkeypatch.setattr("heraut.voice.acoustics.measurement.sentences._MATCHES", 8)
    card = tmp_path / "docs" / "card.md"
    card.parent.mkdir()
    card.write_text(f"# Card\n{BEGIN}\n{END}\n", encoding="utf-8")
    out = tmp_path / "out"
    args = ["--fast", "--out", str(out), "--card", str(card), "--workers", "1"]
    result = CliRunner().invoke(measure, args)
    assert result.exit_code == 0, result.output
    text = card.read_text(encoding="utf-8")
    assert "### As used in play, development voices" in text
    for name in LISTS:
        assert f"](card/confusions-{name}.png)" in text
        picture = card.parent / "card" / f"confusions-{name}.png"
        assert picture.read_bytes().startswith(b"\x89PNG")
        assert picture.stat().st_size < 200_000
    told = json.loads((out / "figures.json").read_text(encoding="utf-8"))
    assert set(told) == {"clean", "20.0", "10.0"}
    assert told["clean"]["total"]["same"] > 5
