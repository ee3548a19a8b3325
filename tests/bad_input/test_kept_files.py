"""Whatever is in the files that Héraut keeps for itself, they are read or count as nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import strategies as st

from heraut.voice.home import settings
from heraut.voice.models import receipt
from heraut.voice.models.personal import NOTE, read_note
from heraut.voice.models.thresholds import FILE, read_thresholds
from heraut.voice.pocket.doors import Doors
from heraut.voice.tasks.lesson.progress import Kept

from .trying import PLAIN, WORDS, crashed, damaged, rarely, told, toml, tried


def kept_is_read(folder: Path, data: bytes) -> None:
    """Read all that Héraut keeps as JSON for itself: what is damaged counts as nothing."""
    for name in ("lessons.json", "phones.json", "heraut-files.json", NOTE):
        (folder / name).write_bytes(data)
    assert isinstance(Kept(folder / "lessons.json").of("kingsbridge"), str)
    assert all(0 <= seat < 2 for seat in Doors(2, folder / "phones.json").taken)
    assert isinstance(receipt.damaged(folder), tuple)
    read_note(folder)


@pytest.mark.parametrize("crash", crashed("kept"), ids=lambda path: path.stem)
def test_what_is_kept_and_went_wrong_once_does_not_again(crash: Path, tmp_path: Path) -> None:
    kept_is_read(tmp_path, crash.read_bytes())


@pytest.mark.long
def test_anything_kept_as_json_is_read_or_counts_as_nothing(tmp_path: Path, whole: bool) -> None:
    named = st.dictionaries(
        st.sampled_from(
            [
                "kingsbridge",
                "phones",
                "base",
                "voices",
                "clips",
                "left_out",
                "before",
                "after",
                "..",
                "\0",
                "a" * 5_000,
            ]
        ),
        PLAIN,
    )
    often = st.one_of(
        st.binary(max_size=40), st.one_of(PLAIN, named, named).map(lambda v: json.dumps(v).encode())
    )
    huge = st.one_of(
        st.integers(1, 100_000).map(lambda depth: b"[" * depth),
        st.integers(1, 9_000).map(lambda digits: b'{"clips":' + b"9" * digits + b"}"),
    )
    assert tried(
        lambda data: kept_is_read(tmp_path, data), rarely(often, huge), 150, whole, more=True
    )


def settings_are_read(folder: Path, text: str) -> None:
    path = settings.settings_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode("utf-8", "replace"))
    (folder / FILE).write_bytes(text.encode("utf-8", "replace"))
    read_thresholds(folder)
    settings.defaults()
    settings.was_asked("x")
    try:
        settings.remembered()
        if left_out := settings.unusable():
            assert WORDS.text("settings-unusable", names=left_out)
        settings.note_asked("x")
        settings.remember({"rate": 200})
        assert settings.remembered()["rate"] == 200
    except settings.SettingsDamaged as problem:
        told(problem)
        settings.remember({"rate": 200})
        assert settings.remembered() == {"rate": 200}


@pytest.mark.parametrize("crash", crashed("settings"), ids=lambda path: path.stem)
def test_settings_that_went_wrong_once_do_not_again(
    crash: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path / "home"))
    settings_are_read(tmp_path, crash.read_text(encoding="utf-8"))


@pytest.mark.long
def test_any_settings_are_read_or_left_out_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: bool
) -> None:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path / "home"))
    good = "rate = 200\nvoice = 'fr'\near = ['1=Casque']\npocket = true\nasked = ['x']\n"
    odd = st.one_of(PLAIN, st.sampled_from([float("inf"), float("nan"), [1], [[]], ["x"]]))
    tables = st.dictionaries(
        st.one_of(
            st.sampled_from([*settings.NAMES, "asked", "unknown", "sure"]), st.text(max_size=6)
        ),
        odd,
        max_size=3,
    ).map(toml)
    often = st.one_of(
        st.text(max_size=80),
        damaged(good.encode()).map(lambda octets: octets.decode("utf-8", "replace")),
        tables,
        tables,
    )
    huge = st.one_of(
        st.integers(1, 3_000).map(lambda depth: "a = " + "[" * depth),
        st.integers(1, 9_000).map(lambda digits: "rate = 0x" + "f" * digits),
        st.integers(1, 9_000).map(lambda digits: "unknown = " + "9" * digits),
        st.integers(1, 50_000).map(lambda letters: "voice = '" + "a" * letters + "'"),
    )
    kinds = rarely(often, huge)
    assert tried(lambda text: settings_are_read(tmp_path, text), kinds, 150, whole, more=True)
