"""The one command, from nothing to a model that Vosk loads; small, so that it hears little."""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy as np
import pytest
import vosk
from click.testing import CliRunner

pytest.importorskip("torch")  # it is in the extra [acoustics], which not every machine has

from heraut.voice.acoustics.__main__ import main  # torch is optional
from heraut.voice.acoustics.corpus.shards import ShardError
from heraut.voice.acoustics.corpus.synthesis import Manner, speak
from heraut.voice.ears.sound import RATE
from heraut.voice.models.store import is_model

from ..making.trial_recordings import recordings

PHRASES = ("pose le sept sur la colonne trois", "annule", "combien de cartes reste-t-il", "oui")


def made(out: Path, people: Path) -> list[str]:
    asked = ["--out", str(out), "--people", str(people), "--workers", "2"]
    result = CliRunner().invoke(main, ["make", "--tiny", *asked])
    assert result.exit_code == 0, result.output
    return result.output.splitlines()


def heard(model: vosk.Model, words: str) -> str:
    """What Vosk makes of a sentence when it must be one of the phrases."""
    recogniser = vosk.KaldiRecognizer(model, RATE, json.dumps(PHRASES, ensure_ascii=False))
    sound = speak(words.replace("-t-il", " t il"), Manner(lead=0.3, trail=0.4)).samples
    recogniser.AcceptWaveform(np.rint(sound).astype("<i2").tobytes())
    return str(json.loads(recogniser.FinalResult())["text"])


@pytest.mark.long
def test_one_command_makes_a_model_and_goes_on_where_it_was(tmp_path: Path) -> None:
    vosk.SetLogLevel(-1)
    out, people = tmp_path / "model", tmp_path / "people"
    recordings(people)
    told = made(out, people)
    assert told[0] == "Parole : 1 parties sur 3."
    rates = [rate for line in told for rate in re.findall(r"([\d,]+) %", line)]
    right = [float(rate.replace(",", ".")) for rate in rates]
    assert len(right) == 2
    assert right[0] > 45
    assert right[-1] > 25  # most of that is silence; that it hears words is seen below
    assert told[-1].startswith(f"Le modèle est dans {out}, après ")

    assert is_model(out)
    model = vosk.Model(str(out))
    assert model.vosk_model_find_word("colonne") >= 0
    assert sum(heard(model, words) == words for words in PHRASES) >= 2

    made_before = (out / "am" / "final.mdl").read_bytes()
    kept = times(tmp_path / "model.work")
    # Parts of speech and what was learnt; two sources aligned, all of them, in rooms, and learnt.
    assert len(kept) == 3 + 2 + 2 + 3
    # Cut off before the model was written: nothing is learnt anew for that.
    (out / "am" / "final.mdl").unlink()
    again = made(out, people)
    assert times(tmp_path / "model.work") == kept
    assert not any(" : pas " in line for line in again)
    assert (out / "am" / "final.mdl").read_bytes() == made_before


def times(folder: Path) -> dict[Path, int]:
    """When each file was written."""
    return {path: path.stat().st_mtime_ns for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ShardError("worker_lost", "speech-1"), "Un calcul s'est arrêté avant la fin. "),
        (OSError(28, "No space"), "Cela n'a pas marché : [Errno 28] No space\n"),
    ],
)
def test_what_goes_wrong_is_said_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, said: str
) -> None:
    def fail(*_arguments: object) -> None:
        raise error

    monkeypatch.setattr("heraut.voice.acoustics.network.recipe.make_shards", fail)
    asked = ["--out", str(tmp_path / "model"), "--people", str(tmp_path)]
    result = CliRunner().invoke(main, ["make", "--tiny", *asked])
    assert result.exit_code == 1 and result.output.count("\n") == 1
    assert result.output.startswith(f"Error: {said}")
