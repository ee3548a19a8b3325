"""Recordings of people are fetched by name and hash, read in their forms, and told apart."""

from __future__ import annotations

import hashlib
import io
import tarfile
import wave
from dataclasses import replace
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from heraut.voice.acoustics.espeak import synthesiser
from heraut.voice.acoustics.people.packages import PackageError, fetched, unpack
from heraut.voice.acoustics.people.recordings import plain, recordings
from heraut.voice.acoustics.people.repositories import Commit
from heraut.voice.acoustics.people.sources import Source, sources
from heraut.voice.models.errors import ModelError
from heraut.voice.models.pins import Pin

FOLDER = Path("usr/share/sounds")
LISTED = sorted(Path(str(files("heraut.voice.acoustics.people"))).glob("texts/*.tsv"))


def wav(seconds: float, rate: int = 8000) -> bytes:
    kept = io.BytesIO()
    with wave.open(kept, "wb") as file:
        file.setparams((1, 2, rate, 0, "NONE", ""))
        tone = 8000 * np.sin(2 * np.pi * 440 * np.arange(round(seconds * rate)) / rate)
        file.writeframes(tone.astype("<i2").tobytes())
    return kept.getvalue()


def package(path: Path, held: dict[str, bytes]) -> Path:
    """Write a Debian package: an ar archive with an archive of its files as its last member."""
    files = io.BytesIO()
    with tarfile.open(fileobj=files, mode="w:xz") as archive:
        for name, data in held.items():
            entry = tarfile.TarInfo(f"./{name}")
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    members = {"debian-binary": b"2.0\n", "control.tar.xz": b"odd", "data.tar.xz": files.getvalue()}
    whole = b"!<arch>\n"
    for name, data in members.items():
        whole += f"{name:<16}{0:<12}{0:<6}{0:<6}{'100644':<8}{len(data):<10}`\n".encode()
        whole += data + b"\n" * (len(data) % 2)
    path.write_bytes(whole)
    return path


def pin(path: Path) -> Pin:
    data = path.read_bytes()
    return Pin(
        "sounds", f"http://127.0.0.1:9/{path.name}", len(data), hashlib.sha256(data).hexdigest()
    )


def source(path: Path, **changed: Any) -> Source:
    whole = replace(sources()["tuxpaint"], origin=pin(path), folder=FOLDER)
    return replace(whole, **changed)


@pytest.fixture
def held(tmp_path: Path) -> Path:
    return package(
        tmp_path / "sounds_1_all.deb",
        {
            f"{FOLDER}/birds/owl_desc_fr.ogg": wav(1.0),
            f"{FOLDER}/birds/owl.txt": "An owl.\nfr.utf8=Une chouette, l’oiseau !\n".encode(),
            f"{FOLDER}/birds/nine_desc_fr.ogg": wav(1.0),
            f"{FOLDER}/birds/nine.txt": b"Nine.\nfr.utf8=Le 9.\n",
            f"{FOLDER}/birds/mute_desc_fr.ogg": wav(1.0),
            "usr/share/doc/copyright": b"free",
        },
    )


def test_only_the_sounds_of_a_package_are_unpacked(held: Path, tmp_path: Path) -> None:
    unpack(held, FOLDER, tmp_path / "raw")
    found = {path.name for path in (tmp_path / "raw").rglob("*") if path.is_file()}
    assert found == {
        "owl_desc_fr.ogg",
        "owl.txt",
        "nine_desc_fr.ogg",
        "nine.txt",
        "mute_desc_fr.ogg",
    }


def test_a_label_is_what_is_said_unless_it_has_figures(held: Path, tmp_path: Path) -> None:
    unpack(held, FOLDER, tmp_path / "raw")
    (found,) = recordings(source(held), tmp_path / "raw")
    assert (found.path.name, found.words) == ("owl_desc_fr.ogg", "une chouette l'oiseau")


def test_a_label_is_read_in_the_language_that_is_spoken(tmp_path: Path) -> None:
    (tmp_path / "owl_desc_es.ogg").write_bytes(b"")
    (tmp_path / "owl.txt").write_text("An owl.\nfr.utf8=Une chouette.\nes.utf8=Un búho.\n")
    (found,) = recordings(sources()["tuxpaint-es"], tmp_path)
    assert found.words == "un búho"


def test_of_too_many_recordings_the_same_ones_are_drawn_each_time(tmp_path: Path) -> None:
    asked = replace(sources()["tuxpaint-es"], most=20)
    for number in range(60):
        (tmp_path / f"{number:02}_desc_es.ogg").write_bytes(b"")
        (tmp_path / f"{number:02}.txt").write_text("es.utf8=Un búho.\n")
    found = recordings(asked, tmp_path)
    assert found == recordings(asked, tmp_path)
    assert list(found) == sorted(found, key=lambda one: one.path) and len(found) == 20
    assert {one.path.name[0] for one in found} >= set("024")


def test_what_is_no_package_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "sounds.deb"
    other.write_bytes(b"!<arch>\n")
    with pytest.raises(PackageError) as raised:
        unpack(other, FOLDER, tmp_path / "raw")
    assert raised.value.key == "no_package"


def test_a_package_is_taken_from_a_folder_and_must_be_the_very_one(
    held: Path, tmp_path: Path
) -> None:
    asked = pin(held)
    assert fetched(asked, tmp_path / "out", held.parent, lambda _done, _total: None) == held
    held.write_bytes(held.read_bytes()[:-1] + b"?")
    with pytest.raises(ModelError) as raised:
        fetched(asked, tmp_path / "out", held.parent, lambda _done, _total: None)
    assert raised.value.key == "model_tampered"


def test_a_package_that_cannot_be_reached_leaves_nothing_that_looks_whole(tmp_path: Path) -> None:
    asked = Pin("sounds", "http://127.0.0.1:9/sounds_1_all.deb", 10, "0" * 64)
    with pytest.raises(ModelError) as raised:
        fetched(asked, tmp_path, None, lambda _done, _total: None)
    assert raised.value.key == "model_offline"
    assert not list(tmp_path.glob("*.deb"))


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("Une perruche Adélaïde.", "une perruche adélaïde"),
        ("L’arc-en-ciel, là-bas !", "l'arc-en-ciel là-bas"),
        ("« Qu'est-ce ? »", "qu'est-ce"),
    ],
)
def test_a_written_text_is_its_words(written: str, words: str) -> None:
    assert plain(written) == words


@pytest.mark.parametrize("name", sources())
def test_every_source_can_be_fetched_and_says_whose_it_is(name: str) -> None:
    one = sources()[name]
    if isinstance(one.origin, Pin):
        assert one.origin.url.startswith("http://deb.debian.org/") and len(one.origin.sha256) == 64
    else:
        assert one.origin.url.startswith("https://github.com/") and len(one.origin.commit) == 40
    assert one.speaker and one.licence
    assert synthesiser().ipa("1", one.language)


def test_the_sources_of_one_package_and_folder_stand_together_so_it_is_unpacked_once() -> None:
    places = [(one.origin, one.folder) for one in sources().values()]
    assert len(list(groupby(places))) == len(set(places))


def test_the_french_voice_of_the_repository_is_kept_to_judge_with() -> None:
    folders = {one.folder for one in sources().values() if isinstance(one.origin, Commit)}
    assert Path("de") in folders and Path("fr") not in folders


@pytest.mark.parametrize("path", LISTED, ids=lambda path: path.stem)
def test_the_words_of_listed_recordings_are_words(path: Path) -> None:
    rows = [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()]
    assert rows and sources()[path.stem].words == "listed"
    assert not [row for row in rows if len(row) != 2 or row[1] != plain(row[1])]
    assert len({name for name, _ in rows}) == len(rows)


def test_what_is_listed_and_is_not_there_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "digits").mkdir()
    (tmp_path / "digits" / "1.wav").write_bytes(wav(0.5))
    (found,) = recordings(sources()["menardi"], tmp_path)
    assert (found.path, found.words) == (Path("digits/1.wav"), "uno")


def test_a_folder_of_recordings_is_made_and_kept(held: Path, tmp_path: Path) -> None:
    pytest.importorskip("av")  # it is in the extra [acoustics], which not every machine has
    from heraut.voice.acoustics.people.collection import collect

    told: list[str] = []
    (entry,) = collect(
        [source(held)], tmp_path / "out", held.parent, lambda message, **_: told.append(message)
    )
    assert entry.words == "une chouette l'oiseau" and entry.seconds == pytest.approx(1.0, abs=0.02)
    with wave.open(str(tmp_path / "out" / "tuxpaint" / entry.file)) as sound:
        assert (sound.getframerate(), sound.getnchannels()) == (16_000, 1)
        samples = np.frombuffer(sound.readframes(sound.getnframes()), "<i2").astype(float)
    spectrum = np.abs(np.fft.rfft(samples[2000:10_000]))
    assert np.argmax(spectrum) * 2 == pytest.approx(440, abs=4)
    held.unlink()
    again = collect([source_kept(tmp_path)], tmp_path / "out", None, lambda message, **_: None)
    assert again == (entry,)
    assert told == ["has"]


def source_kept(folder: Path) -> Source:
    """Return the source whose recordings are there already; its package is not."""
    return replace(
        sources()["tuxpaint"], folder=FOLDER, origin=Pin("gone", "http://127.0.0.1:9/", 1, "")
    )


def test_what_has_no_sound_is_told(tmp_path: Path) -> None:
    pytest.importorskip("av")  # it is in the extra [acoustics], which not every machine has
    from heraut.voice.acoustics.people.sound_files import SoundFileError, read

    (tmp_path / "none.ogg").write_bytes(b"no sound at all")
    with pytest.raises(SoundFileError) as raised:
        read(tmp_path / "none.ogg")
    assert raised.value.key == "no_sound"
