"""Questions in any wording: the examples they are found by, and what they mention."""

from __future__ import annotations

import csv
import re
from importlib.resources import files

import pytest

from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.grammars.meaning import Scope
from heraut.grammars.typed.example_files import terms_of
from heraut.grammars.typed.example_filters import EXPLAIN
from heraut.grammars.typed.free_questions import SMALL_TALK, FreeQuestions
from heraut.grammars.typed.people import by_number
from heraut.grammars.typed.question_examples import Example, QuestionExamples
from heraut.voice.herald import LANGUAGES, Words

PEOPLE = ("Anna", "Bilal", "Chloé")
GAMES = [(lang, game) for lang in LANGUAGES for game in RULES]
LONGEST = 75
"""Words of the longest explanation: half a minute at a calm pace."""


def examples(lang: str, name: str) -> list[tuple[str, str]]:
    path = files("heraut.grammars") / lang / "examples" / f"{name}.tsv"
    rows = csv.DictReader(
        path.read_text(encoding="utf-8").splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE
    )
    return [(row["intent"], row["said"]) for row in rows]


@pytest.mark.parametrize(("lang", "game"), GAMES)
def test_every_example_is_of_something_that_can_be_asked(lang: str, game: str) -> None:
    grammar = Grammar.load(lang, game)
    terms = terms_of(lang, game)
    found = examples(lang, game)
    assert len(found) > 1000
    for label, said in found:
        intent, *fixed = label.split()
        assert intent in {"none", "command", EXPLAIN, *SMALL_TALK} | grammar.intents.keys(), said
        if intent == EXPLAIN:
            assert all(slot.removeprefix("term=") in terms for slot in fixed), (label, said)
        for name in re.findall(r"\{([a-z_]+)", said):
            lists = grammar.spec.numbers.keys() | grammar.spec.compounds.keys()
            assert name in {"name", "term"} | lists, said


@pytest.mark.parametrize("lang", sorted({lang for lang, _ in GAMES}))
def test_every_example_for_all_games_is_read_by_one(lang: str) -> None:
    known = {"none", "command", EXPLAIN, *SMALL_TALK}
    known |= {intent for game in RULES for intent in Grammar.load(lang, game).intents}
    labels = {one for label, _ in examples(lang, "common") for one in label.split()[0].split("|")}
    assert len(labels) > 20 and labels <= known


@pytest.mark.parametrize(("lang", "game"), GAMES)
def test_every_term_is_explained_in_few_words(lang: str, game: str) -> None:
    terms, words = terms_of(lang, game), Words(lang)
    assert {"goal", "end", "turn", "scoring", "setup"} <= terms.keys()
    ways = [way for said in terms.values() for way in said]
    assert len(ways) == len(set(ways)), "two terms are said alike"
    for term in terms:
        told = words.phrase(f"explain-{game}-{term}".replace("_", "-"))
        assert 5 <= len(told.split()) <= LONGEST, (term, told)


@pytest.mark.parametrize(
    ("game", "said", "intent", "slots"),
    [
        ("kingsbridge", "qui est-ce qui doit jouer maintenant", "turn", {}),
        ("kingsbridge", "dis c'est à qui là de jouer", "turn", {}),
        ("kingsbridge", "c'est quoi un trou", EXPLAIN, {"term": "gap"}),
        ("kingsbridge", "comment est-ce qu'on gagne à ce jeu", EXPLAIN, {"term": "goal"}),
        ("seven_kingdoms", "c'est quoi la majorité", EXPLAIN, {"term": "majority"}),
        # What it is, however that is asked; and what it does.
        ("seven_kingdoms", "c'est quoi un général", EXPLAIN, {"term": "general"}),
        ("seven_kingdoms", "un général c'est quoi déjà", EXPLAIN, {"term": "general"}),
        ("seven_kingdoms", "ça veut dire quoi paysan", EXPLAIN, {"term": "peasant"}),
        ("seven_kingdoms", "elle sert à quoi la princesse", "what_does", {"rank": "princess"}),
        ("kingsbridge", "c'est quoi son pouvoir à agatha", "what_does", {"character": "agatha"}),
        ("kingsbridge", "rappelle-moi à quoi sert edgar", "what_does", {"character": "edgar"}),
        ("kingdom_builder", "l'oracle c'est quoi", EXPLAIN, {"term": "oracle"}),
        ("world_without_end", "c'est quoi la récolte", EXPLAIN, {"term": "harvest"}),
        ("world_without_end", "à quoi ça sert la récolte", "what_does", {"action": "harvest"}),
        ("seven_kingdoms", "ça sert à quoi un roi", "what_does", {"rank": "king"}),
        (
            "kingsbridge",
            "une fois posé edgar on le reprend comment",
            "what_does",
            {"character": "edgar"},
        ),
        # Who supposes asks what comes of it, not what the card of that name does.
        ("world_without_end", "et s'il me manque un blé", EXPLAIN, {"term": "begging"}),
        ("world_without_end", "je risque quoi si j'ai pas de blé", EXPLAIN, {"term": "begging"}),
        ("world_without_end", "si je manque de piété à la fin", EXPLAIN, {"term": "penance"}),
        ("kingdom_builder", "ça sert à quoi l'oasis", "what_does", {"tile": "oasis"}),
        ("world_without_end", "c'est quoi la pénitence", EXPLAIN, {"term": "penance"}),
        ("kingsbridge", "attends deux secondes s'il te plaît", "wait", {}),
        # Behind a noun, or an article alone, « une » counts.
        ("kingsbridge", "où en est la colonne une", "column", {"column": 1}),
        ("kingsbridge", "elle en est où la une", "column", {"column": 1}),
    ],
)
def test_a_question_is_found_by_what_it_resembles(
    game: str, said: str, intent: str, slots: dict[str, object]
) -> None:
    asked = FreeQuestions.of(Grammar.load("fr", game)).sure(said.split())
    assert asked is not None
    assert (asked.intent, dict(asked.slots)) == (intent, slots)


@pytest.mark.parametrize(
    "said",
    [
        "je joue mon général",
        "je pose le sept sur la trois",
        "il pleut des cordes chez ma tante",
        "passe-moi le sel",
    ],
)
def test_what_asks_nothing_is_not_answered(said: str) -> None:
    for game in RULES:
        assert FreeQuestions.of(Grammar.load("fr", game)).sure(said.split()) is None, game


def test_a_players_number_is_nothing_else() -> None:
    kingdoms = FreeQuestions.of(Grammar.load("fr", "seven_kingdoms"))
    found = kingdoms.sure(["et", "joueur", "quatre", "il", "a", "étalé", "quoi", "devant", "lui"])
    assert found is not None
    assert (found.intent, dict(found.slots)) == ("kingdom", {"seat": 4})


def test_a_question_that_is_only_typed_is_found_by_its_examples_too() -> None:
    grammar = Grammar.load("fr", "seven_kingdoms")
    slots = {"rank": "bishop"}
    assert not grammar.forms("where", slots) and grammar.written("where", slots)
    found = FreeQuestions.of(grammar).sure(["dis-moi", "où", "qu'ils", "sont", "les", "évêques"])
    assert found is not None
    assert (found.intent, dict(found.slots)) == ("where", slots)


def test_the_likeliest_is_the_one_with_the_most_and_rarest_words_in_common() -> None:
    found = QuestionExamples(
        [
            Example("turn", (), ("à", "qui", "de", "jouer")),
            Example("turn", (), ("qui", "joue", "maintenant")),
            Example("score", (("mine", 1),), ("combien", "de", "points", "ai", "je")),
        ],
        {"joue": "jouer"},
    )
    first, *_ = found.nearest(("qui", "joue"))
    assert (first.intent, dict(first.fixed)) == ("turn", {})
    first, *_ = found.nearest(("mes", "points"))
    assert (first.intent, dict(first.fixed)) == ("score", {"mine": 1})
    assert not found.nearest(("pluie", "et", "vent"))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("la main de bilal", "la main du joueur deux"),
        ("le royaume d'anna", "le royaume du joueur un"),
        ("donne le début à chloé", "donne le début au joueur trois"),
        ("chloe commence", "joueur trois commence"),
        ("la main de zoé", "la main de zoé"),
        ("et bilal, combien ?", "et joueur deux, combien ?"),
        ("combien pour bilal?", "combien pour joueur deux?"),
    ],
)
def test_a_first_name_stands_for_the_number_of_its_seat(said: str, meant: str) -> None:
    people = Grammar.load("fr", "kingsbridge").spec.people
    assert " ".join(by_number(said.split(), PEOPLE, people, "fr")) == meant


def test_a_name_that_two_players_have_stands_for_neither() -> None:
    people = Grammar.load("fr", "kingsbridge").spec.people
    assert by_number(["anna"], ("Anna", "Anna"), people, "fr") == ["anna"]


@pytest.mark.parametrize(
    ("intent", "lines"),
    [
        ("yes", ("ouais vas-y", "carrément", "ça marche", "bah oui", "c'est bien ça", "bien sûr")),
        ("no", ("nan", "laisse tomber", "non non", "c'est pas ce que je voulais", "pas celle-là")),
        ("quit", ("je veux arrêter", "on s'arrête là", "on continue demain", "je veux plus jouer")),
        ("repeat", ("tu répètes plus lentement", "t'as dit quoi", "j'ai rien entendu")),
        ("stop", ("chut", "tais-toi", "stop j'ai compris")),
        ("pause", ("on fait une pause", "pause pipi")),
    ],
)
def test_talk_is_understood_in_everyday_words(intent: str, lines: tuple[str, ...]) -> None:
    said = {(game, line): Grammar.load("fr", game) for game in RULES for line in lines}
    best = {
        each: grammar.loosely(each[1].split(), Scope.CONFIRM)[0] for each, grammar in said.items()
    }
    assert {(one.intent, one.swapped) for one in best.values()} == {(intent, False)}, best
    assert max(one.cost for one in best.values()) < 0.1


@pytest.mark.parametrize(
    "line",
    [
        *("je vais voir", "est-ce que c'est bon", "tu es sûr", "ça va pas", "qu'est-ce qu'on fait"),
        *("on va voir", "je suis pas sûr", "il est d'accord", "pourquoi tu fais ça"),
        "oui mais non",
    ],
)
def test_what_is_no_yes_is_not_taken_for_one(line: str) -> None:
    found = {game: Grammar.load("fr", game).loosely(line.split(), Scope.CONFIRM) for game in RULES}
    taken = {
        game: any(one.intent == "yes" and one.cost < 0.1 for one in every)
        for game, every in found.items()
    }
    assert taken == dict.fromkeys(RULES, False)


def test_a_name_is_mentioned_with_its_article_and_a_number_stays_one() -> None:
    free = FreeQuestions.of(Grammar.load("fr", "world_without_end"))
    _, [wool] = free.mentioned(["à", "quoi", "sert", "la", "laine"])
    assert {"good": "wool", "term": "wool"}.items() <= wool.values.items()
    marked, [number, site] = free.mentioned(["un", "total", "de", "trois", "au", "terrain"])
    assert (number.kind, number.values) == ("{number}", {"": 3})
    assert site.values["term"] == "site"
    assert marked[0] == "un"


def test_what_games_name_otherwise_is_asked_in_the_same_words() -> None:
    asked = {
        game: FreeQuestions.of(Grammar.load("fr", game)).likely(
            ["quelle", "carte", "tu", "jouerais"]
        )
        for game in RULES
    }
    found = {game: likely[0][0].intent for game, likely in asked.items()}
    assert found == {game: "advice" if game == "kingsbridge" else "hint" for game in RULES}
