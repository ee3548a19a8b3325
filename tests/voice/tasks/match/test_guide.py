"""The player's guide and the parts of help: they tell all, and what they say is understood."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import count, takewhile

import pytest

from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.grammars.meaning import Heard, Kind, Scope
from heraut.voice.commands.main import COMMANDS
from heraut.voice.dialogue import guide
from heraut.voice.herald import LANGUAGES, Words
from heraut.voice.mouth.settings import VoiceSettings
from heraut.voice.mouth.synthesiser import Synthesiser


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
    quoted = re.findall(r"« ([^»]+) »", text(lang))
    assert quoted
    for words in quoted:
        assert any(meant(grammar, words) for grammar in grammars), words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_paragraph_of_every_chapter_says_something(lang: str) -> None:
    chapters = guide.whole(lang)
    assert chapters
    for chapter in chapters:
        assert chapter.title and chapter.lines and all(chapter.lines), chapter.title


def tells(lang: str, game: str) -> bool:
    """Tell whether something in the guide is about a game in particular, as it need not be."""
    return any(game in (each.game, each.examples) for each in guide.whole(lang))


TOLD = [(lang, game) for lang in LANGUAGES for game in RULES if tells(lang, game)]


def parts(lang: str, game: str) -> list[str]:
    """Return what « aide » tells of a game, one part for each time that it is said in a row."""
    words = Words(lang)
    key = f"{game}-help-further".replace("_", "-")
    told = (words.text(key, part=part) for part in count(1))
    return [*takewhile(bool, told), words.text("help-talk")]


@pytest.mark.parametrize(("lang", "game"), TOLD)
def test_what_help_says_to_say_is_understood_and_short(lang: str, game: str) -> None:
    grammar = Grammar.load(lang, game)
    told = parts(lang, game)
    assert len(told) > 3
    for part in told:
        assert len(re.findall(r"[\w'-]+", part)) <= LONGEST_PART, part
        quoted = re.findall(r"« ([^»]+) »", part)
        assert len(quoted) > 2
        for words in quoted:
            assert meant(grammar, words), words


@pytest.mark.parametrize(("lang", "game"), TOLD)
def test_every_whole_question_and_command_is_in_it_or_in_the_parts_of_help(
    lang: str, game: str
) -> None:
    """Every whole question and command of a game that the guide tells of; add what is missing.

    The guide says what can be done, and need not teach sentences: who says half a command is asked
    for the rest. So pieces of commands may be missing, and commands that are meant only where they
    were begun by name; and of several sentences for the same notation, one is enough.
    """
    grammar = Grammar.load(lang, game)
    said = re.findall(r"« ([^»]+) »", " ".join((text(lang), *parts(lang, game))))
    told = set[str]().union(*(meant(grammar, words) for words in said))
    whole = {
        each.id
        for each in grammar.intents.values()
        if each.kind is not Kind.PARTIAL and not each.begun
    }
    assert {Kind.COMMAND, Kind.QUERY} < {grammar.intents[each].kind for each in whole}
    assert {does(grammar, each) for each in whole} - {does(grammar, each) for each in told} == set()


def does(grammar: Grammar, intent: str) -> str:
    """Return what an intent is for: the notation of a command, or else its own name."""
    return grammar.intents[intent].notation or intent


@pytest.mark.parametrize(("lang", "game"), TOLD)
def test_the_chapters_of_a_game_are_understood_in_that_game(lang: str, game: str) -> None:
    grammar = Grammar.load(lang, game)
    chapters = [chapter for chapter in guide.chapters(lang, game) if chapter.game]
    assert not chapters if game == "kingsbridge" else len(chapters) > 3
    for chapter in chapters:
        assert chapter.game == game
        for words in re.findall(r"« ([^»]+) »", " ".join(chapter.lines)):
            assert meant(grammar, words), words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chapters_of_other_games_are_left_out(lang: str) -> None:
    assert {""} < {chapter.game for chapter in guide.whole(lang)} <= {"", *RULES}
    for game in RULES:
        assert {chapter.game for chapter in guide.chapters(lang, game)} <= {"", game}
    assert not [chapter for chapter in guide.chapters(lang, "kingsbridge") if chapter.game]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_chapters_has_those_that_tell_no_sentence_of_another_game(lang: str) -> None:
    general = guide.chapters(lang, "nim")
    assert general[1:] == guide.chapters(lang, "")[1:]  # nor has one that is not chosen yet
    assert 3 < len(general) < len(guide.chapters(lang, "kingsbridge"))
    grammars = [Grammar.load(lang, game) for game in RULES]
    quoted = [words for one in general for words in re.findall(r"« ([^»]+) »", " ".join(one.lines))]
    assert quoted
    for words in quoted:
        assert all(meant(grammar, words) for grammar in grammars), words


@pytest.mark.parametrize(("lang", "game"), TOLD)
def test_the_chapters_of_the_game_itself_come_first_and_how_to_install_is_not_heard(
    lang: str, game: str
) -> None:
    contents, *book = guide.chapters(lang, game)
    own = [game in (chapter.game, chapter.examples) for chapter in book]
    assert own[0] and own == sorted(own, reverse=True)
    assert any(not chapter.heard for chapter in guide.whole(lang))
    assert all(chapter.heard for chapter in book)
    assert [line.partition(". ")[2] for line in contents.lines] == [f"{c.title}." for c in book]


@pytest.mark.parametrize(("lang", "game"), TOLD)
def test_each_chapter_has_a_word_of_its_own_by_which_it_is_asked_for(lang: str, game: str) -> None:
    grammar = Grammar.load(lang, game)
    contents, *book = guide.chapters(lang, game)
    words = [chapter.word for chapter in book]
    assert all(words) and len(set(words)) == len(words)
    for chapter, line in zip(book, contents.lines, strict=True):
        assert f", {chapter.word}. " in line
        for scope in Scope:  # at any moment
            (asked,) = grammar.meanings(Heard.typed(f"chapitre {chapter.word}"), scope)
            assert (asked.intent, dict(asked.slots)) == ("help", {"topic": chapter.word})


LONGEST_PART = 50
"""Words that one part of help may have."""
LONGEST = 90.0
"""Seconds that a chapter may take."""
RATE = 180
"""Words per minute, the usual rate. A voice that keeps to it is slower than espeak-ng."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_chapter_takes_more_than_a_minute_and_a_half(lang: str) -> None:
    assert VoiceSettings().rate == RATE
    heard = {chapter for game in RULES for chapter in guide.chapters(lang, game)}
    assert heard
    longest = max(heard, key=lambda chapter: len(" ".join(chapter.lines).split()))
    for chapter in heard:
        words = len(" ".join((chapter.title, *chapter.lines)).split())
        assert 60 * words / RATE <= LONGEST, chapter.title
    with Synthesiser() as voice:
        said = [voice.render(line) for line in (longest.title, *longest.lines)]
    assert 20 < sum(len(each.samples) / each.rate + 0.2 for each in said) <= LONGEST


@pytest.mark.parametrize(("lang", "game"), TOLD)
def test_no_chapter_says_what_to_type_in_a_terminal(lang: str, game: str) -> None:
    said = " ".join(line for chapter in guide.chapters(lang, game) for line in chapter.lines)
    assert not re.search(r"heraut |--|[`*_@]", said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_is_in_it(lang: str) -> None:
    for command in COMMANDS:
        assert f"heraut {command}" in text(lang), command


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_chapters_can_be_said_one_by_one_and_are_plain_words(lang: str, game: str) -> None:
    grammar = Grammar.load(lang, game)
    chapters = guide.chapters(lang, game)
    assert chapters
    for number, chapter in enumerate(chapters, start=1):
        assert "help" in meant(grammar, f"aide {number}")
        assert chapter.title and chapter.lines
        assert not re.search(r"[`*#|<>]", " ".join(chapter.lines))
