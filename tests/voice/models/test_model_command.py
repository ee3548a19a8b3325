"""``heraut model``: plain lines in French, exit code 0 or 1."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from num2words import num2words

from heraut.voice.commands.model import model
from heraut.voice.models import pins
from heraut.voice.models.pins import Pin
from heraut.voice.models.store import find
from heraut.voice.models.transfer import MEGABYTE


def heraut_model(*args: str) -> Result:
    return CliRunner().invoke(model, args)


@pytest.fixture
def official(pin: Pin, server: Any, archive: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The server and the archive take the place of the official ones."""
    server.data = archive.read_bytes()
    pin = dataclasses.replace(pin, url=server.url)
    monkeypatch.setitem(pins.PINS, "fr", pin)  # type: ignore[arg-type]
    return server


def test_list_says_what_is_used_why_and_what_to_do(heraut_home: Path) -> None:
    result = heraut_model("list")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert lines[0].startswith("Pour le français, j'utilise fr-embedded. C'est le petit modèle")
    assert lines[-2].endswith("Tape : heraut model install fr.")
    assert lines[-1].startswith("Deuxième oreille : aucune.")


def test_install_tells_the_progress_in_words_and_list_then_shows_it(
    heraut_home: Path, official: Any, pin: Pin
) -> None:
    result = heraut_model("install", "fr")
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    size = round(pin.size / MEGABYTE)
    number, megabytes = num2words(size, lang="fr"), "mégaoctet" if size < 2 else "mégaoctets"
    assert lines[0] == f"J'installe vosk-model-small-fr-0.22. Il fait {number} {megabytes}."
    full = pin.size // MEGABYTE
    done, megabytes = num2words(full, lang="fr"), "mégaoctet" if full < 2 else "mégaoctets"
    assert lines[-2] == f"Cent pour cent, {done} {megabytes} sur {number}."
    assert len(lines) == 12
    assert lines[-1].startswith("Vosk-model-small-fr-0.22 est vérifié et installé.")
    listed = heraut_model("list").output
    assert "C'est le modèle officiel, installé." in listed
    assert "Il y a aussi fr-embedded, le petit modèle fourni." in listed
    again = heraut_model("install", "fr")
    assert (again.exit_code, "déjà installé" in again.output) == (0, True)


def test_an_interrupted_install_says_what_is_kept_and_goes_on(
    heraut_home: Path, official: Any, pin: Pin
) -> None:
    kept = 700_000  # less than a megabyte, so that it is told as a part
    official.breaks_at = [kept, 0, 0, 0]
    broken = heraut_model("install", "fr")
    assert broken.exit_code == 1
    assert broken.output.splitlines()[-1].startswith("Le transfert s'est coupé.")
    resumed = heraut_model("install", "fr")
    assert resumed.exit_code == 0
    assert resumed.output.splitlines()[1] == "Une partie est déjà là. Je continue."
    tenths = 10 - 10 * kept // pin.size
    assert len(resumed.output.splitlines()) == 2 + tenths + 1


def test_a_refusal_is_one_clear_line_and_exit_code_1(heraut_home: Path, official: Any) -> None:
    official.data = official.data[:-1] + b"?"
    result = heraut_model("install", "fr")
    assert result.exit_code == 1
    assert result.output.splitlines()[-1].startswith(
        "Le fichier reçu n'est pas le vrai vosk-model-small-fr-0.22"
    )
    unknown = heraut_model("install", "xx")
    assert unknown.exit_code == 1
    assert unknown.output.startswith("Je ne connais pas de modèle officiel pour xx.")


def test_an_official_model_is_not_installed_from_two_places(
    heraut_home: Path, official: Any, archive: Path
) -> None:
    places = ("--from", str(archive), "--from", str(archive))
    result = heraut_model("install", "fr", *places)
    assert result.exit_code == 1
    assert result.output == (
        "Vosk-model-small-fr-0.22 est un seul fichier, et tu donnes plusieurs adresses. "
        "Rien n'a changé. Donne --from une seule fois.\n"
    )
    assert find("fr").embedded and official.asked == []
    assert heraut_model("install", "fr", *places[:2]).exit_code == 0


def test_list_says_when_what_is_asked_for_is_not_there(
    heraut_home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HERAUT_MODEL", str(tmp_path / "nowhere"))
    assert "n'est pas un dossier de modèle" in heraut_model("list").output


def test_a_damaged_model_is_installed_again_without_being_asked(
    heraut_home: Path, official: Any, archive: Path
) -> None:
    assert heraut_model("install", "fr", "--from", str(archive)).exit_code == 0
    assert official.asked == []
    graph = find("fr").path / "graph" / "HCLr.fst"
    whole = graph.read_bytes()
    graph.write_bytes(whole[:1000])
    assert heraut_model("install", "fr").output.splitlines()[-1].endswith("la prochaine partie.")
    assert graph.read_bytes() == whole
    assert heraut_model("install", "fr", "--again").output.startswith("J'installe")
