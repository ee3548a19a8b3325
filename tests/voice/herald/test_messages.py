"""Language files are read when they are needed, and all that a message needs comes with it."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import ast

from heraut.voice.herald import LANGUAGES, Words
from heraut.voice.herald.messages import homes, message_file, with_mentioned


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_a_message_is_is_known_before_its_file_is_read(lang: str) -> None:
    folder = files("heraut.voice.phrases") / lang
    names = {entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl")}
    assert set(homes(lang).values()) == names
    for name in names:
        file = message_file(lang, name)
        assert not [one for one in file.resource.body if isinstance(one, ast.Junk)]
        known = {key for key, home in homes(lang).items() if home == name and key[0] != "-"}
        assert known == file.messages.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_mentioned_comes_along(lang: str) -> None:
    names = set(homes(lang).values())
    assert names
    for name in names:
        brought = {file.name for file in with_mentioned(lang, name)}
        assert name in brought
        for file in map(message_file, [lang] * len(brought), brought):
            assert {homes(lang)[key] for key in file.elsewhere} <= brought


def test_the_words_of_one_game_do_not_ask_for_the_files_of_another() -> None:
    brought = {file.name for file in with_mentioned("fr", "kingsbridge.ftl")}
    assert brought & {"kingdom_builder.ftl", "seven_kingdoms.ftl", "kit.ftl"} == set()
    words = Words("fr")
    assert words.has("kingsbridge-refused-not-next")
    assert words.phrase("kingsbridge-name-gytha") == "Gytha"
    assert not words.has("kingsbridge-no-such-message")
