"""Every word of the games that Héraut says is explained to whoever asks what it is."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.grammars.confusions import folded
from heraut.grammars.typed.example_files import terms_of
from heraut.grammars.typed.example_filters import EXPLAIN, TERM
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.other_terms import COMMON, other_terms, parted
from heraut.voice.herald import LANGUAGES, Words
from heraut.voice.tasks.explanations import explanation

GAMES = [(lang, game) for lang in LANGUAGES for game in RULES]
SHORTEST = 3
"""Letters of the shortest word that might be one of a game."""


class Texts(Visitor):  # type: ignore[misc]  # fluent.syntax has no types for it
    """Collects what messages say."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # its name there
        self.found.append(node.value)


def said(lang: str, game: str) -> set[str]:
    """Return the words of all that Héraut says of one game alone."""
    texts = Texts()
    for file in (files("heraut.voice.phrases") / lang).iterdir():
        if file.name.startswith(game) and file.name.endswith(".ftl"):
            texts.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    words = re.findall(r"[^\W\d_]+", " ".join(texts.found).lower())
    return {word for word in words if len(word) >= SHORTEST}


def ordinary(lang: str) -> set[str]:
    """Return the words that mean in a game what they mean everywhere."""
    path = Path(__file__).with_name(f"ordinary_words.{lang}.txt")
    return set(path.read_text(encoding="utf-8").split())


def singular(word: str) -> str:
    return folded(word).rstrip("sx")


def explained(lang: str, game: str) -> set[str]:
    """Return the words that name a term of a game, or of all games, by themselves."""
    ways = [way for named in terms_of(lang, game).values() for way in named]
    ways += [
        way for way, term in other_terms(lang, game) if parted(term, game)[0] in (game, COMMON)
    ]
    articles = ("le ", "la ", "les ", "l'", "un ", "une ", "des ")
    bare = [re.sub(f"^({'|'.join(articles)})", "", way.lower()) for way in ways]
    return {singular(way) for way in bare if " " not in way}


@pytest.mark.parametrize(("lang", "game"), GAMES)
def test_every_word_of_the_game_in_the_phrases_has_its_explanation(lang: str, game: str) -> None:
    """A new word in the phrases is explained, or is an ordinary one: add it to what it is."""
    grammar = Grammar.load(lang, game)
    named = {
        word
        for values in grammar.spec.numbers.values()
        for forms in values.words.values()
        for form in forms
        for word in form
    }
    known = explained(lang, game)
    spoken = said(lang, game)
    assert len(spoken & ordinary(lang)) > 100
    unknown = [
        word
        for word in sorted(spoken - named - ordinary(lang))
        if not {singular(word), singular(grammar.lemma.get(word, word))} & known
    ]
    assert unknown == [], f"explain in {game}.terms.yaml, or add to ordinary_words.{lang}.txt"


@pytest.mark.parametrize(("lang", "game"), GAMES)
def test_all_ways_to_name_a_term_are_asked_of(lang: str, game: str) -> None:
    free, words = FreeQuestions.of(Grammar.load(lang, game)), Words(lang)
    own = terms_of(lang, game)
    asked = [(way, term) for term, ways in own.items() for way in ways[:1]]
    asked = [(way, term) for way, term in asked if way not in free.grammar.spec.not_what]
    asked += [
        (way, term)
        for way, term in other_terms(lang, game)
        if way.isalpha()
        and way not in free.grammar.spec.not_what
        and (parted(term, game)[0] in (game, COMMON) or not free.mentioned([way])[1])
    ]
    assert len(asked) > 100
    lost = []
    for way, term in asked:
        meaning = free.sure([*free.grammar.spec.what_is[0], *way.lower().split()])
        explains = meaning is not None and meaning.intent == EXPLAIN
        key, _ = explanation(game, meaning.slots[TERM]) if meaning and explains else ("", {})
        if not words.has(key.replace("_", "-")):
            lost.append((way, term, key))
    assert lost == []


@pytest.mark.parametrize(
    ("game", "line", "term"),
    [
        ("kingsbridge", "c'est quoi l'oracle", "kingdom_builder.oracle"),
        ("kingsbridge", "ça sert à quoi les pêcheurs", "kingdom_builder.fishermen"),
        ("seven_kingdoms", "à quoi sert l'oracle", "kingdom_builder.oracle"),
        ("world_without_end", "ça veut dire quoi adjacent", "kingdom_builder.adjacency"),
        ("world_without_end", "c'est quoi un coup", "common.move"),
        ("kingdom_builder", "c'est quoi le hasard", "common.chance"),
        ("seven_kingdoms", "qu'est-ce que c'est que le lecteur", "common.reader"),
        # More ways to say a term of the game, and its plural.
        ("kingsbridge", "c'est quoi un pion", "components"),
        ("kingdom_builder", "c'est quoi une diagonale", "direction"),
        ("kingdom_builder", "c'est quoi les oracles", "oracle"),
        # What another game calls the same is the same here.
        ("kingdom_builder", "c'est quoi une victoire partagée", "tie"),
        ("world_without_end", "c'est quoi un coin", "income"),
    ],
)
def test_a_word_is_explained_or_said_to_be_of_another_game(game: str, line: str, term: str) -> None:
    free = FreeQuestions.of(Grammar.load("fr", game))
    meaning = free.sure(line.replace("est-ce", "est ce").split())
    assert meaning is not None and (meaning.intent, dict(meaning.slots)) == (EXPLAIN, {TERM: term})


@pytest.mark.parametrize("game", RULES)
@pytest.mark.parametrize(
    "line", ["où est l'oracle", "je prends l'oracle", "le coup d'avant", "c'est quoi un zibulon"]
)
def test_no_word_of_another_game_is_explained_that_nobody_asked_of(game: str, line: str) -> None:
    meaning = FreeQuestions.of(Grammar.load("fr", game)).sure(line.split())
    assert meaning is None or "." not in str(meaning.slots.get(TERM, ""))
