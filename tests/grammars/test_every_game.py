"""Whatever may be done in a game can be said, means just that when it is said, and is read back."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from heraut.engines.notation import Name
from heraut.engines.protocol import IllegalAction
from heraut.engines.registry import RULES
from heraut.engines.rules import POSSIBLE, Rules
from heraut.engines.simulate import Setup, setups, walk
from heraut.grammars import Grammar
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import Ambiguous, Command, Heard, Kind, Scope
from heraut.grammars.surface_forms import spoken_forms, wordings
from heraut.voice.herald import LANGUAGES, Herald, Words

GAMES = [(lang, game) for lang in LANGUAGES for game in RULES]

SETUPS = {
    "kingsbridge": [
        Setup(2, {"cards": "app"}),
        Setup(5, {"cards": "app", "reorg_only_turn": "allowed"}),
        Setup(2, {"cards": "table"}),
        Setup(4, {"cards": "table", "head_moves": "false"}),
        Setup(1, {"cards": "app"}),
        Setup(1, {"cards": "table", "solo_chars_per_turn": "unlimited"}),
        Setup(3, {"cards": "app", "mode": "characters", "wigelm_subset": "true"}),
        Setup(4, {"cards": "table", "mode": "characters"}),
        Setup(2, {"cards": "app", "mode": "cooperative"}),
        Setup(3, {"cards": "table", "mode": "cooperative"}),
    ],
    "seven_kingdoms": [
        Setup(2, {"cards": "app", "min_take": "0"}),
        Setup(3, {"cards": "app", "plays": "secret"}),
        Setup(4, {"cards": "table"}),
        Setup(3, {"cards": "table", "plays": "secret"}),
    ],
    "kingdom_builder": [
        Setup(2, {"setup": "chosen", "capitol": "on", "caves": "on"}),
        Setup(3, {"cards": "table", "island": "rope_bridge", "caves": "on"}),
        Setup(4, {"setup": "first_game", "island": "tree_house"}),
    ],
    "world_without_end": [
        Setup(2, {"cards": "app", "action_cards": "first_game"}),
        Setup(2, {"cards": "table"}),
        Setup(3, {"cards": "table"}),
        Setup(4, {"cards": "app"}),
    ],
}
"""The setups in which a game's actions come, for games that are too large for any few to do."""
SEED = 2
"""In the games that come of it everything may be done at some time."""
FEW = 6
"""Setups of a game that names none."""
MANY = 16
"""Actions of a kind that are said where it comes for the first time; later on, two."""
MOST_COLUMNS = 9
FACTS = 12
"""In every so-manieth position what people may put right is said, too."""


def chosen(rules: Rules[Any, Any]) -> list[Setup]:
    every = setups(rules)
    return SETUPS.get(rules.name, every[:: -(-len(every) // FEW)])


def positions(
    rules: Rules[Any, Any], setup: Setup, share: float, met: set[object]
) -> Iterator[tuple[Any, list[Any]]]:
    """Some positions of a random game, each with some of its legal actions of every kind."""
    random = Random(7)
    for number, step in enumerate(walk(rules, setup, Random(SEED))):
        kinds: dict[object, list[Any]] = {}
        for action in rules.legal(step.before):
            kinds.setdefault(kind_of(action), []).append(action)
        told = () if number % FACTS else facts(rules, setup.seats, step.before, random)
        for fact in told:
            kinds.setdefault(("fact", fact.what), []).append(fact)
        new = kinds.keys() - met
        if number < 8 or random.random() < share or new:
            met |= new
            picked = [
                action
                for kind, alike in kinds.items()
                for action in random.sample(alike, min(len(alike), MANY if kind in new else 2))
            ]
            # Beyond nine columns, which only king after king could open, the words give out.
            if len(getattr(step.before, "columns", ())) <= MOST_COLUMNS:
                yield step.before, picked


def facts(rules: Rules[Any, Any], seats: int, state: Any, random: Random) -> Iterator[Any]:
    """Some of what people may put right of the table."""
    for what, kind in rules.table_facts.items():
        values = list(kind.values(state))
        for value in random.sample(values, min(len(values), 4)):
            for seat in sorted({rules.turn(state), random.randrange(seats)} - {None}):
                try:
                    fact = rules.parse(state, f"fact {seat + 1} {what} {value}")
                    rules.apply(state, fact)
                except IllegalAction:
                    continue
                yield fact


def kind_of(action: Any) -> object:
    """What a sentence for an action depends on most: its verb, who is named, what is left out."""
    told = str(action)
    parts = [(part, getattr(action, name)) for name, part in action.parts]
    named = [value for part, value in parts if isinstance(part, Name) and len(part.values) < MANY]
    return action.verb, *named, len(told.split()), "." in told, "?" in told, "," in told


def check(grammar: Grammar, herald: Herald, rules: Any, state: Any, action: Any) -> None:
    forms = spoken_forms(grammar, rules, state, str(action))
    where = f"grammars/{grammar.lang}/{grammar.game}.yaml"
    assert forms, f"{action!s} is legal and cannot be said: give it a sentence in {where}"
    for form in forms:
        understood = interpret(grammar, Heard.typed(form), rules, state, Scope.TURN)
        if isinstance(understood, Ambiguous):
            assert str(action) in {option.notation for option in understood.options}, form
        else:
            assert isinstance(understood, Command), (str(action), form, understood)
            assert understood.notation == str(action), (form, where)
    for meaning in wordings(grammar, rules, state, str(action)):
        assert herald.command(meaning), meaning.intent


@pytest.mark.long
@pytest.mark.parametrize(("lang", "game"), GAMES)
def test_every_legal_action_can_be_said_and_is_understood(
    lang: str, game: str, whole: bool
) -> None:
    grammar, rules, met = Grammar.load(lang, game), RULES[game], set[Any]()
    for setup in chosen(rules):
        herald = Herald(Words(lang), game, ("Anna", "Bilal", "Chloé", "Denis", "Élise"))
        for state, actions in positions(rules, setup, 0.2 if whole else 0.01, met):
            for action in actions:
                check(grammar, herald, rules, state, action)
    seen = {kind[0] for kind in met}
    others = set(rules.notation.verbs) - seen
    assert not others, "let SETUPS of tests/grammars/test_every_game.py have games with these"


@pytest.mark.parametrize(("lang", "game"), GAMES)
def test_every_command_can_be_read_back(lang: str, game: str) -> None:
    words, own = Words(lang), game.replace("_", "-")
    grammar = Grammar.load(lang, game)
    commands = [intent.id.replace("_", "-") for intent in grammar.of_kind(Kind.COMMAND)]
    assert commands
    missing = [f"{own}-say-{name}" for name in commands if not words.has(f"{own}-say-{name}")]
    assert not missing, f"write them into voice/phrases/{lang}/{game}.ftl"


@pytest.mark.parametrize(("lang", "game"), GAMES)
def test_every_name_in_a_notation_has_words(lang: str, game: str) -> None:
    """As players say it, and as they hear it. A spoken number is one, and no name."""
    grammar, words, own = Grammar.load(lang, game), Words(lang), f"{game.replace('_', '-')}-name"
    said = {value for listed in grammar.spec.numbers.values() for value in listed.words}
    templates = [each for intent in grammar.intents.values() for each in intent.templates]
    said |= {value for template in templates for value in template.means.values()}
    assert said
    for kind in RULES[game].notation.kinds:
        for field, part in kind.parts:
            for name in part.values if isinstance(part, Name) else ():
                assert not name.isdecimal(), f"{name}: let ids of names have a letter or a hyphen"
                if name == "?":
                    continue  # whatever it is, nobody tells
                told = words.has(f"{own}-{name}") or words.has(f"{own}-{field}-{name}")
                assert told, f"write {own}-{name} into voice/phrases/{lang}/{game}.ftl"
                assert name in said, f"{name} of {kind.verb!r}: grammars/{lang}/{game}.yaml"


@pytest.mark.parametrize(("lang", "game"), GAMES)
def test_every_question_can_be_asked(lang: str, game: str) -> None:
    grammar = Grammar.load(lang, game)
    missing = {question.key for question in RULES[game].questions} - grammar.intents.keys()
    assert not missing, f"give these questions sentences in grammars/{lang}/{game}.yaml"
    # Help tells to say so in every game.
    (quoted, *_) = [part.partition(" »")[0] for part in help_of(lang, game).split("« ")[1:]]
    heard = Heard.typed(quoted.lower())
    assert {meaning.intent for meaning in grammar.meanings(heard, Scope.TURN)} == {POSSIBLE}


def help_of(lang: str, game: str) -> str:
    """What help says at least, whatever the game's own words for it."""
    told = {"count": 3, "moves": (), "questions": (), "moves_count": 0, "questions_count": 0}
    return Words(lang).text("help-idle", **told)
