"""The player's guide: it says every command, and what it says to say is understood."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard, Scope
from heraut.voice import guide
from heraut.voice.cli import COMMANDS
from heraut.voice.herald import LANGUAGES


def text(lang: str) -> str:
    return (files("heraut.voice.phrases") / lang / "guide.md").read_text(encoding="utf-8")


def meant(grammar: Grammar, words: str) -> set[str]:
    heard = Heard.typed(words)
    alone = {meaning.intent for scope in Scope for meaning in grammar.meanings(heard, scope)}
    chains = grammar.chains(heard.hypotheses[0])
    return alone | {link[0].intent for chain in chains for link in chain.links}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_it_tells_to_say_is_understood(lang: str) -> None:
    grammars = [Grammar.load(lang, game) for game in RULES]
    for words in re.findall(r"« ([^»]+) »", text(lang)):
        assert any(meant(grammar, words) for grammar in grammars), words


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_meant_is_in_it(lang: str, game: str) -> None:
    grammar = Grammar.load(lang, game)
    said = re.findall(r"« ([^»]+) »", text(lang))
    told = set[str]().union(*(meant(grammar, words) for words in said))
    assert set(grammar.intents) - told == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chapters_of_a_game_are_understood_in_that_game(lang: str) -> None:
    grammar = Grammar.load(lang, "seven_kingdoms")
    told = [chapter for chapter in guide.chapters(lang) if "7 Kingdoms" in chapter.title]
    assert len(told) == 2
    for chapter in told:
        for words in re.findall(r"« ([^»]+) »", " ".join(chapter.lines)):
            assert meant(grammar, words), words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_is_in_it(lang: str) -> None:
    for command in COMMANDS:
        assert f"heraut {command}" in text(lang), command


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_chapters_can_be_said_one_by_one_and_are_plain_words(lang: str) -> None:
    grammar = Grammar.load(lang, "kingsbridge")
    book = guide.chapters(lang)
    for number, chapter in enumerate(book, start=1):
        assert "help" in meant(grammar, f"aide {number}")
        assert chapter.title and chapter.lines
        assert not re.search(r"[`*#|]", " ".join(chapter.lines))
