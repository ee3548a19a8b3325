"""One commit of a Git repository is got, and what its files are named for is what is said."""

from __future__ import annotations

import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from heraut.voice.acoustics.people.recordings import recordings
from heraut.voice.acoustics.people.repositories import Commit, RepositoryError, clone, unpack
from heraut.voice.acoustics.people.sources import sources

HELD = ("de/alphabet/U0061.ogg", "de/alphabet/10.ogg", "fr/alphabet/10.ogg")
NOWHERE = "0" * 40


def git(place: Path, *order: str) -> str:
    named = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    done = subprocess.run(
        ["git", "-C", str(place), *named, *order], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.fixture
def published(tmp_path: Path) -> Commit:
    """A repository whose named commit is not its newest one."""
    place = tmp_path / "given" / "voices"
    place.mkdir(parents=True)
    git(place, "init", "--quiet")
    for name in HELD:
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(name)
    git(place, "add", ".")
    git(place, "commit", "--quiet", "-m", "one")
    commit = git(place, "rev-parse", "HEAD")
    (place / "de/alphabet/20.ogg").write_text("newer")
    git(place, "add", ".")
    git(place, "commit", "--quiet", "-m", "two")
    return Commit("voices", place.as_uri(), commit)


@pytest.mark.parametrize("given", [True, False])
def test_the_folder_of_the_commit_is_written_and_no_other(
    published: Commit, tmp_path: Path, given: bool
) -> None:
    place = clone(published, tmp_path / "fetched", tmp_path / "given" if given else None)
    unpack(published, place, Path("de"), tmp_path / "out")
    written = {path.relative_to(tmp_path / "out") for path in (tmp_path / "out").rglob("*.ogg")}
    assert written == {Path("alphabet/U0061.ogg"), Path("alphabet/10.ogg")}
    assert (tmp_path / "out/alphabet/10.ogg").read_text() == "de/alphabet/10.ogg"


def test_what_was_fetched_is_not_fetched_again(published: Commit, tmp_path: Path) -> None:
    clone(published, tmp_path / "fetched", None)
    gone = replace(published, url=(tmp_path / "gone").as_uri())
    unpack(gone, clone(gone, tmp_path / "fetched", None), Path("de"), tmp_path / "out")
    assert (tmp_path / "out/alphabet/10.ogg").is_file()


def test_a_commit_that_is_not_there_is_told(published: Commit, tmp_path: Path) -> None:
    asked = replace(published, commit=NOWHERE)
    for given in (tmp_path / "given", tmp_path / "empty", None):
        with pytest.raises(RepositoryError) as raised:
            clone(asked, tmp_path / "fetched", given)
        assert raised.value.key == "no_commit"
        assert raised.value.details["reason"]
    assert not (tmp_path / "fetched" / "voices").exists()


def test_a_machine_without_git_is_told(
    published: Commit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(RepositoryError) as raised:
        clone(published, tmp_path / "fetched", tmp_path / "given")
    assert raised.value.key == "no_git"


def said(source: str, folder: Path, *names: str) -> dict[str, str]:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(b"")
    return {one.path.as_posix(): one.words for one in recordings(sources()[source], folder)}


def test_a_sound_is_named_for_its_number_or_its_letter(tmp_path: Path) -> None:
    names = ("alphabet/U0061.ogg", "alphabet/U0037.ogg", "alphabet/12.ogg", "alphabet/README")
    assert said("gcompris-de", tmp_path, *names, "alphabet/ch.ogg", "words/ache.ogg") == {
        "alphabet/U0061.ogg": "a",
        "alphabet/U0037.ogg": "7",
        "alphabet/12.ogg": "12",
    }


def test_letters_of_another_script_or_with_a_longer_name_are_left_out(tmp_path: Path) -> None:
    names = ("alphabet/U0062.ogg", "alphabet/U0431.ogg", "alphabet/U044A.ogg")
    assert said("gcompris-ru", tmp_path, *names) == {"alphabet/U0431.ogg": "б"}


def test_only_the_parts_that_a_speaker_says_are_taken(tmp_path: Path) -> None:
    names = ("alphabet/U0061.ogg", "alphabet/U0037.ogg", "words/orange-color.ogg")
    assert said("gcompris-hi", tmp_path, *names) == {"alphabet/U0037.ogg": "7"}
    assert said("gcompris-en-words", tmp_path) == {"words/orange-color.ogg": "orange color"}


def test_a_list_tells_the_words_of_english_names(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words/content.txt").write_text("# how: this\nbake.ogg:Cozinhar\nbeg.ogg:\n")
    names = ("words/bake.ogg", "words/beg.ogg", "words/bite.ogg")
    assert said("gcompris-pt-br-words", tmp_path, *names) == {"words/bake.ogg": "cozinhar"}
