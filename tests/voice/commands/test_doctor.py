from __future__ import annotations

import json
import re
import shutil
import sys
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from heraut.nfc.emulator import EmulatedField
from heraut.voice.acoustics.graph import graph_files
from heraut.voice.acoustics.lexicon import Pronunciation, parse_lexicon
from heraut.voice.commands.doctor import (
    Finding,
    check_model,
    check_reader,
    check_saves,
    check_vocabulary,
    check_voice,
    doctor,
    judge_microphone,
    report,
)
from heraut.voice.herald import LANGUAGES, Words
from heraut.voice.models.loaded import LoadedModel, load
from heraut.voice.models.store import ModelChoice, Why
from heraut.voice.models.store import embedded as shipped
from heraut.voice.mouth.synthesiser import Synthesiser

words_in = cache(Words)
WORDS = words_in("fr")
CHECKS = [
    "voice",
    "model",
    "vocabulary",
    "second-ear",
    "saves",
    "microphone",
    "loudspeaker",
    "reader",
]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A computer on which nothing was installed or saved yet."""
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path))
    monkeypatch.delenv("HERAUT_MODEL", raising=False)
    return tmp_path


def run(*arguments: str) -> Result:
    with EmulatedField() as field:
        return CliRunner().invoke(doctor, ["--reader", field.path, *arguments])


def embedded() -> LoadedModel:
    choice = shipped("fr")
    assert choice
    return load(choice)


def model_with(folder: Path, lexicon: tuple[Pronunciation, ...]) -> LoadedModel:
    """Return the embedded model with another lexicon: a real one, made as the real one is."""
    choice = shipped("fr")
    assert choice
    shutil.copytree(choice.path, folder)
    for name, content in graph_files(lexicon).items():
        (folder / "graph" / name).write_bytes(content)
    return load(ModelChoice("small", folder, Why.ASKED, False, "fr"))


def lexicon() -> tuple[Pronunciation, ...]:
    text = files("heraut.voice.acoustics").joinpath("lexicon.fr.txt").read_text(encoding="utf-8")
    return parse_lexicon(text)


@pytest.mark.long
def test_with_the_embedded_defaults_the_command_succeeds() -> None:
    """Whatever microphone and loudspeaker this computer has."""
    result = run("--json")
    assert result.exit_code == 0, result.output
    whole = json.loads(result.stdout)
    assert whole["ok"] is True
    assert [check["check"] for check in whole["checks"]] == CHECKS
    for check in whole["checks"]:
        assert set(check) == {"check", "ok", "needed", "message", "advice"}
        assert check["message"]
        assert check["advice"] or check["ok"]
        assert check["ok"] or not check["needed"]


def test_the_command_fails_when_there_is_no_model(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HERAUT_MODEL", "nowhere")
    result = run("--json")
    assert result.exit_code == 1
    whole = json.loads(result.stdout)
    checks = {check["check"]: check for check in whole["checks"]}
    assert whole["ok"] is False
    assert not checks["model"]["ok"]
    assert "nowhere" in checks["model"]["message"].lower()
    assert not checks["vocabulary"]["ok"]
    assert checks["voice"]["ok"]


@pytest.mark.long
def test_every_check_is_one_plain_line_and_a_last_line_sums_up() -> None:
    result = run()
    lines = result.stdout.splitlines()
    assert len(lines) == len(CHECKS) + 1
    for check, line in zip(CHECKS, lines, strict=False):
        assert line.startswith(WORDS.text(f"doctor-{check}") + " : ")
        assert line.endswith((".", "!"))
        assert not re.search(r"[│─┌*|\t]|  ", line)


def test_the_voice_really_speaks() -> None:
    with Synthesiser() as synthesiser:
        finding = check_voice(synthesiser, WORDS)
    assert (finding.check, finding.ok, finding.found) == ("voice", True, "speaks")
    assert set(finding.details) == {"count"}


def test_a_voice_that_stands_in_is_told() -> None:
    with Synthesiser("no such driver") as synthesiser:
        finding = check_voice(synthesiser, WORDS)
    assert (finding.ok, finding.found) == (True, "degraded")
    assert "no such driver" in finding.line(WORDS)


def test_a_voice_that_dies_is_told() -> None:
    with Synthesiser(command=(sys.executable, "-c", "pass")) as synthesiser:
        finding = check_voice(synthesiser, WORDS)
    assert (finding.ok, finding.needed, finding.found) == (False, True, "none")


def test_the_embedded_model_is_said_to_hear_people_badly() -> None:
    model, finding = check_model(WORDS)
    assert model
    assert (finding.ok, finding.found) == (True, "embedded")
    assert "heraut model install fr" in finding.advice(WORDS)


def test_a_model_that_was_asked_for_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    model_with(tmp_path / "mine", lexicon())
    monkeypatch.setenv("HERAUT_MODEL", str(tmp_path / "mine"))
    model, finding = check_model(WORDS)
    assert model
    assert "mine" in finding.message(WORDS)
    assert "HERAUT_MODEL" in finding.message(WORDS)
    assert not finding.advice(WORDS)


def test_a_damaged_model_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    model_with(tmp_path / "mine", lexicon())
    (tmp_path / "mine" / "am" / "final.mdl").write_bytes(b"")
    monkeypatch.setenv("HERAUT_MODEL", str(tmp_path / "mine"))
    model, finding = check_model(WORDS)
    assert model is None
    assert (finding.ok, finding.found) == (False, "broken")
    assert str(tmp_path / "mine") in finding.message(WORDS)


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_embedded_model_knows_every_word_of_every_grammar(lang: str) -> None:
    finding = check_vocabulary(embedded(), words_in(lang))
    assert finding.ok, finding.line(words_in(lang))


@pytest.mark.long
def test_words_that_the_model_lacks_are_named(tmp_path: Path) -> None:
    poor = tuple(entry for entry in lexicon() if entry.word not in ("sept", "colonne"))
    finding = check_vocabulary(model_with(tmp_path / "poor", poor), WORDS)
    assert (finding.ok, finding.found) == (False, "missing")
    assert finding.details["missing"] == 2
    assert "colonne et sept" in finding.message(WORDS)
    assert finding.advice(WORDS)


@pytest.mark.long
def test_words_of_the_setup_that_the_model_lacks_are_named_but_not_first_names(
    tmp_path: Path,
) -> None:
    poor = tuple(entry for entry in lexicon() if entry.word not in ("prénom", "alice"))
    finding = check_vocabulary(model_with(tmp_path / "poor", poor), WORDS)
    assert finding.details["words"] == ("prénom",)


@pytest.mark.long
def test_words_that_are_heard_in_another_spelling_are_named(tmp_path: Path) -> None:
    """As models do that split after an apostrophe."""
    split = tuple(
        Pronunciation(part, entry.cost, entry.phones)
        for entry in lexicon()
        for part in (("d'", "accord") if entry.word == "d'accord" else (entry.word,))
    )
    finding = check_vocabulary(model_with(tmp_path / "split", split), WORDS)
    assert (finding.ok, finding.found) == (True, "aliased")
    assert "d'accord" in finding.message(WORDS)


def test_without_a_model_the_vocabulary_is_unknown() -> None:
    finding = check_vocabulary(None, WORDS)
    assert (finding.ok, finding.found) == (False, "unknown")


def test_saves_are_tried_and_nothing_is_left_behind(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "saves"
    assert check_saves(folder).ok
    assert list(folder.iterdir()) == []


def test_saves_that_cannot_be_written_are_told(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be", encoding="utf-8")
    finding = check_saves(tmp_path / "saves")
    assert (finding.ok, finding.needed, finding.found) == (False, True, "refused")
    assert str(tmp_path / "saves") in finding.line(WORDS)


def test_a_microphone_that_gives_only_zeros_is_muted() -> None:
    muted = judge_microphone("Casque", [bytes(1600)] * 10)
    assert (muted.ok, muted.found) == (False, "silent")
    assert judge_microphone("Casque", []).found == "silent"
    assert judge_microphone("Casque", [bytes(1600), b"\0\1" * 800]).found == "hears"


def test_a_reader_is_named() -> None:
    with EmulatedField() as field:
        finding = check_reader(field.path)
    assert (finding.ok, finding.found) == (True, "there")


def test_a_reader_that_is_not_there_is_told() -> None:
    with EmulatedField() as field:
        path = field.path
    finding = check_reader(path)
    assert (finding.ok, finding.needed, finding.found) == (False, False, "no-reader")


def test_a_path_that_is_no_reader_is_told() -> None:
    finding = check_reader("bluetooth")
    assert finding.found == "bad-path"
    assert "bluetooth" in finding.line(WORDS)


FINDINGS = {
    "voice": "speaks degraded none silent",
    "model": "embedded installed broken",
    "vocabulary": "whole aliased missing unknown",
    "saves": "writable refused",
    "microphone": "hears silent none failed no-portaudio",
    "loudspeaker": "plays none no-portaudio",
    "reader": "there no-reader no-libusb busy no-permission error bad-path",
}
WELL = {"speaks", "installed", "whole", "aliased", "writable", "hears", "plays", "there"}
DETAILS = {
    "why": "raison",
    "name": "nom",
    "path": "chemin",
    "problem": "Problème.",
    "lang": "fr",
    "count": 3,
    "missing": 2,
    "words": ("un", "deux"),
    "aliased": 1,
}


@pytest.mark.parametrize(
    ("check", "found"), [(check, f) for check, fs in FINDINGS.items() for f in fs.split()]
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_finding_has_words_and_every_bad_one_says_what_to_do(
    lang: str, check: str, found: str
) -> None:
    words = words_in(lang)
    finding = Finding(check, found in WELL, True, found, DETAILS)
    assert finding.message(words)
    assert finding.line(words)
    assert bool(finding.advice(words)) is (found not in WELL)


def test_only_what_is_needed_decides() -> None:
    good = Finding("voice", True, True, "speaks", {"count": 1})
    absent = Finding("microphone", False, False, "none")
    broken = Finding("voice", False, True, "silent")
    assert report([good, absent], WORDS)["ok"] is True
    assert report([broken, absent], WORDS)["ok"] is False
