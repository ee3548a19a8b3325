"""Old speech must not be used again when anything that it follows from has changed."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from heraut.voice.acoustics import origin as module
from heraut.voice.acoustics.origin import origin

SOURCE = Path(str(files("heraut.voice.acoustics.corpus")))


def test_whatever_speech_follows_from_is_in_its_name(tmp_path: Path) -> None:
    copied = tmp_path / "corpus"
    shutil.copytree(SOURCE, copied)
    name = origin("recipe", 1, [SOURCE])
    assert origin("recipe", 1, [copied]) == name
    assert origin("other", 1, [copied]) != name
    assert origin("recipe", 7, [copied]) != name
    voices = copied / "voices.py"
    voices.write_text(voices.read_text(encoding="utf-8").replace('"f4"', '"f9"'), encoding="utf-8")
    assert origin("recipe", 1, [copied]) != name


@pytest.mark.parametrize("package", module._PACKAGES)
def test_every_package_of_the_maker_counts(monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    whole = origin("recipe", 1)
    fewer = tuple(one for one in module._PACKAGES if one != package)
    monkeypatch.setattr(module, "_PACKAGES", fewer)
    assert origin("recipe", 1) != whole
