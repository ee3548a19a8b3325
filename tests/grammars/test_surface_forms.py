"""Whatever may be done can be said, and means just that when it is said."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from heraut.engines.kingdom_builder import KINGDOM_BUILDER
from heraut.engines.kingsbridge import KINGSBRIDGE, State
from heraut.engines.protocol import IllegalAction, NotationError
from heraut.engines.rules import Rules
from heraut.engines.seven_kingdoms import SEVEN_KINGDOMS
from heraut.engines.simulate import Setup, walk
from heraut.engines.world_without_end import WORLD_WITHOUT_END
from heraut.grammars import Grammar, interpret, spoken_forms
from heraut.grammars.meaning import Ambiguous, Command, Heard, Scope

MOST_COLUMNS = 9

SETUPS = [
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
]
SEVEN_KINGDOMS_SETUPS = [
    Setup(2, {"cards": "app", "min_take": "0"}),
    Setup(3, {"cards": "app", "plays": "secret"}),
    Setup(4, {"cards": "table"}),
    Setup(3, {"cards": "table", "plays": "secret"}),
]

KINGDOM_BUILDER_SETUPS = [
    Setup(2, {"setup": "chosen", "capitol": "on", "caves": "on"}),
    Setup(3, {"cards": "table", "island": "rope_bridge", "caves": "on"}),
    Setup(4, {"setup": "first_game", "island": "tree_house"}),
]

WORLD_WITHOUT_END_SETUPS = [
    Setup(2, {"cards": "app", "action_cards": "first_game"}),
    Setup(3, {"cards": "table"}),
    Setup(4, {"cards": "app"}),
]


@pytest.fixture
def part(whole: bool) -> float:
    """How much is said of what all of it would be; every kind of action is."""
    return 1.0 if whole else 0.2


def positions(
    setup: Setup, seed: int, share: float, rules: Rules[Any, Any] = KINGSBRIDGE
) -> Iterator[tuple[Any, list[Any]]]:
    """Some positions of a random game, each with some of its legal actions of every kind."""
    random = Random(seed)
    met: set[type] = set()
    for number, step in enumerate(walk(rules, setup, random)):
        new = {type(action) for action in rules.legal(step.before)} - met
        met |= new
        if number < 8 or random.random() < share or new:
            kinds: dict[tuple[object, ...], list[Any]] = {}
            for action in rules.legal(step.before):
                who = getattr(action, "character", ""), getattr(action, "aside", False)
                copies = "." in str(action)
                unknown = "?" in str(action)
                kinds.setdefault((type(action), *who, copies, unknown), []).append(action)
            chosen = [random.choice(actions) for actions in kinds.values() for _ in range(2)]
            # Beyond nine columns, which only king after king could open, the words give out.
            if len(getattr(step.before, "columns", ())) <= MOST_COLUMNS:
                yield step.before, chosen


def check(grammar: Grammar, rules: Rules[Any, Any], state: Any, action: Any) -> None:
    forms = spoken_forms(grammar, rules, state, str(action))
    assert forms, action
    for form in forms:
        understood = interpret(grammar, Heard.typed(form), rules, state, Scope.TURN)
        if isinstance(understood, Ambiguous):
            assert str(action) in {option.notation for option in understood.options}
        else:
            assert isinstance(understood, Command), (action, form, understood)
            assert understood.notation == str(action), form


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.seats} {setup.options}")
def test_every_legal_action_can_be_said_and_is_understood(
    grammar: Grammar, setup: Setup, part: float
) -> None:
    kinds = set()
    for state, actions in positions(setup, seed=7, share=0.25 * part):
        for action in actions:
            kinds.add(type(action).__name__)
            check(grammar, KINGSBRIDGE, state, action)
    usual = {"Place", "Move", "Draw", "Start", "End"}
    alone = setup.seats == 1 or setup.options.get("mode") == "cooperative"
    assert usual | ({"Malus", "Use"} if alone else {"Exchange"}) <= kinds


def test_what_only_who_plays_alone_says_is_a_form_alone(grammar: Grammar) -> None:
    """Who plays alone takes the card that others give to somebody."""
    said = {}
    for seats, options in ((1, {}), (2, {"mode": "characters"})):
        wordings_ = []
        for step in walk(KINGSBRIDGE, Setup(seats, options), Random(3)):
            if str(step.action).startswith("give"):
                wordings_ += spoken_forms(grammar, KINGSBRIDGE, step.before, str(step.action))
        said[seats] = [form for form in wordings_ if "je prends le début" in form]
        assert wordings_
    assert said[1] and not said[2]


@pytest.mark.parametrize(
    "setup", SEVEN_KINGDOMS_SETUPS, ids=lambda setup: f"{setup.seats} {setup.options}"
)
def test_so_can_every_legal_action_of_7_kingdoms(setup: Setup, part: float) -> None:
    grammar, kinds = Grammar.load("fr", "seven_kingdoms"), set()
    for state, actions in positions(setup, seed=7, rules=SEVEN_KINGDOMS, share=0.2 * part):
        for action in actions:
            kinds.add(type(action).__name__)
            check(grammar, SEVEN_KINGDOMS, state, action)
    usual = {
        "Crest",
        "Token",
        "First",
        "Draw",
        "Row",
        "Bonus",
        "Take",
        "TakeSlots",
        "Validate",
        "Keep",
    }
    secret = setup.options.get("plays") == "secret"
    assert usual | ({"Commit", "Show"} if secret else {"Play"}) <= kinds


@pytest.mark.parametrize(
    "setup", KINGDOM_BUILDER_SETUPS, ids=lambda setup: f"{setup.seats} {setup.options}"
)
def test_so_can_every_legal_action_of_kingdom_builder(setup: Setup, part: float) -> None:
    grammar, kinds = Grammar.load("fr", "kingdom_builder"), set()
    for state, actions in positions(setup, seed=7, rules=KINGDOM_BUILDER, share=0.02 * part):
        for action in actions:
            kinds.add(type(action).__name__)
            check(grammar, KINGDOM_BUILDER, state, action)
    usual = {"Build", "Use", "Move", "End"}
    chosen = {"Section", "Goal", "Cave"} if setup.options.get("setup") == "chosen" else set()
    shown = {"Draw", "Show"} if setup.options.get("cards") == "table" else set()
    assert usual | chosen | shown <= kinds


@pytest.mark.parametrize(
    "setup", WORLD_WITHOUT_END_SETUPS, ids=lambda setup: f"{setup.seats} {setup.options}"
)
def test_so_can_every_legal_action_of_world_without_end(setup: Setup, part: float) -> None:
    grammar, kinds = Grammar.load("fr", "world_without_end"), set()
    for state, actions in positions(setup, seed=7, rules=WORLD_WITHOUT_END, share=0.3 * part):
        for action in actions:
            kinds.add(type(action).__name__)
            check(grammar, WORLD_WITHOUT_END, state, action)
    usual = {"Orient", "Play", "Forgo", "Material", "Sell", "Practise", "Pass"}
    first = setup.options.get("action_cards") == "first_game"
    usual |= set() if first else {"Discard", "Donate", "Build", "Weave", "Protect"}
    brought = {"First", "Draw", "Plague", "Tax"}
    assert usual | (brought if setup.options.get("cards") == "table" else set()) <= kinds


def test_the_best_form_is_the_one_to_say(grammar: Grammar, table: State) -> None:
    best = {
        "place 8 4": "pose le huit sur la colonne quatre",
        "move 4:7 1": "déplace le sept de la colonne quatre sur la colonne une",
        "move 1:5-6 3": "déplace à partir du cinq de la colonne une sur la colonne trois",
        "exchange 3,5": "change le trois et le cinq",
        "exchange ?": "change une carte",
        "exchange 3,?": "change le trois et une carte cachée",
    }
    for notation, form in best.items():
        assert form in spoken_forms(grammar, KINGSBRIDGE, table, notation)
    assert spoken_forms(grammar, KINGSBRIDGE, table, "place 8 4")[0] == best["place 8 4"]


def test_a_notation_that_is_none_is_refused(grammar: Grammar, table: State) -> None:
    with pytest.raises(NotationError):
        spoken_forms(grammar, KINGSBRIDGE, table, "fly 3")
    with pytest.raises(IllegalAction):
        spoken_forms(grammar, KINGSBRIDGE, table, "move 3:9- 2")
