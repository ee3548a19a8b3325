"""The sentences of Kingdom Builder: hexes, commands and questions; no hex is taken for another."""

from __future__ import annotations

import re
from itertools import product

import pytest

from heraut.engines.kingdom_builder import KINGDOM_BUILDER
from heraut.engines.kingdom_builder.vocabulary import EVENTS
from heraut.grammars import Grammar
from heraut.grammars.acoustic_neighbours import neighbours
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import (
    Chain,
    Command,
    Heard,
    Illegal,
    Kind,
    NotUnderstood,
    Partial,
    Scope,
)
from heraut.grammars.memory import Remembered
from heraut.grammars.schema import number_words

from ..engines.kingdom_builder.position import position
from .kingdom_builder_moments import TOLD, hexes, spoken, turn, understood

"""A seat that stands on F12 and was told three hexes."""


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    return Grammar.load("fr", "kingdom_builder")


def test_every_hex_has_a_name_of_its_own(grammar: Grammar) -> None:
    found = {}
    for line, place in product("ABCDEFGHIJKLMNOPQRST", range(1, 21)):
        words = f"je suis en {spoken(grammar, f'{line}{place}')}"
        (best, *_) = grammar.meanings(Heard.typed(words), Scope.TURN)
        assert (best.intent, best.slots, best.cost) == ("hex", {"hex": f"{line}{place}"}, 0)
        found[words] = {
            one.slots["hex"] for one in grammar.meanings(Heard.typed(words), Scope.TURN)
        }
    assert len(found) == 400
    assert all(len(meant) == 1 for meant in found.values())


def test_each_line_word_begins_with_the_letter_of_its_line(grammar: Grammar) -> None:
    lines = grammar.spec.numbers["line"].words
    assert "".join(map(str, lines)) == "ABCDEFGHIJKLMNOPQRSTUVWXY"
    for letter, forms in lines.items():
        ((word,),) = forms
        assert word.replace("é", "e")[0] == str(letter).lower()


BUILDS = ["pose en {}", "je place sur {}", "pose une cité en {}", "cité en {}", "pose {}"]


@pytest.mark.parametrize("form", BUILDS)
def test_a_settlement_is_built_by_its_hex(grammar: Grammar, form: str) -> None:
    state = turn()
    (name, *_) = hexes(state)
    meant = understood(grammar, state, form.format(spoken(grammar, name)))
    assert isinstance(meant, Command)
    assert (meant.notation, meant.meaning.cost) == (f"build {name}", 0)


def test_what_sounds_like_saying_where_one_is_is_read_back(grammar: Grammar) -> None:
    state = turn()
    (name, *_) = hexes(state)
    meant = understood(grammar, state, f"je construis en {spoken(grammar, name)}")
    assert isinstance(meant, Command) and meant.notation == f"build {name}"
    assert meant.meaning.cost >= 0.3


def test_a_hex_without_a_verb_is_read_back(grammar: Grammar) -> None:
    state = turn()
    (name, *_) = hexes(state)
    piece = understood(grammar, state, spoken(grammar, name))
    assert isinstance(piece, Partial) and piece.meaning.cost >= 0.3
    assert piece.meaning.slots == {"hex": name}
    said, held = Heard.typed(spoken(grammar, name)), {"begun": "build"}
    answer = interpret(grammar, said, KINGDOM_BUILDER, state, Scope.FILL, held)
    assert isinstance(answer, Partial) and answer.meaning.cost == 0


@pytest.mark.parametrize(("word", "least"), [("à", 0.0), ("un", 0.3)])
def test_an_answer_with_a_word_swapped_is_doubted(
    grammar: Grammar, word: str, least: float
) -> None:
    said, held = Heard.typed(f"{word} yvonne quinze"), {"begun": "build"}
    answer = interpret(grammar, said, KINGDOM_BUILDER, turn(), Scope.FILL, held)
    assert isinstance(answer, Partial)
    assert (answer.meaning.slots, answer.meaning.cost) == ({"hex": "Y15"}, least)


def test_what_the_rules_forbid_is_heard_and_refused(grammar: Grammar) -> None:
    state = turn()
    for words, reason in (
        ("pose en gaston sept", "hex_taken"),
        ("pose en ursule trois", "no_such_hex"),
        ("fin de tour", "build_first"),
        ("le port en françois douze", "tile_moves"),
        ("déplace de gaston sept à gaston neuf avec l'oracle", "tile_builds"),
        ("j'utilise l'oracle en françois douze", "tile_not_held"),
    ):
        refused = understood(grammar, state, words)
        assert isinstance(refused, Illegal), words
        assert refused.reason == reason, words


COMMANDS = {
    "j'utilise la taverne en françois douze": ("use", "use tavern F12"),
    "taverne sur françois douze": ("use", "use tavern F12"),
    "pose en françois douze avec l'oasis": ("use", "use oasis F12"),
    "déplace de françois douze à gaston treize avec l'enclos": ("move", "move paddock F12-G13"),
    "le port de françois douze à gaston treize": ("move", "move harbor F12-G13"),
    "déplace ma cité de françois douze vers gaston treize par la cave": (
        "move",
        "move cave F12-G13",
    ),
    "déplace de françois douze à gaston treize": ("move_any", "move F12-G13"),
    "j'utilise ma plaquette en françois douze": ("use_any", "use F12"),
    "section de la taverne": ("section", "section tavern"),
    "c'est la section du port": ("section", "section harbor"),
    "section de l'oasis tournée": ("section_turned", "section oasis turned"),
    "objectif les pêcheurs": ("goal", "goal fishermen"),
    "le capitole en henri huit": ("capitol", "capitol H8"),
    "la cave en henri huit": ("cave", "cave H8"),
    "le joueur deux commence": ("first_player", "first 2"),
    "je pioche un désert": ("draw", "draw desert"),
    "carte cachée": ("draw_hidden", "draw ?"),
    "je montre la carte désert": ("show_card", "show desert"),
    "fin de tour": ("end", "end"),
}


@pytest.mark.parametrize(("words", "meant"), COMMANDS.items())
def test_every_command_has_its_sentence(
    grammar: Grammar, words: str, meant: tuple[str, str]
) -> None:
    found = {
        (one.intent, grammar.intents[one.intent].filled(one.slots))
        for one in grammar.meanings(Heard.typed(words), Scope.TURN)
        if one.cost == 0 and one.kind is Kind.COMMAND
    }
    assert meant in found


def test_every_notation_of_the_engine_has_a_command(grammar: Grammar) -> None:
    verbs = {re.split(" ", one.notation)[0] for one in grammar.of_kind(Kind.COMMAND)}
    wanted = "section goal capitol cave first draw show build use move end fact"
    assert verbs == set(wanted.split())


def test_three_settlements_are_said_in_one_breath(grammar: Grammar) -> None:
    state, said = turn(), []
    for _ in range(3):
        name = hexes(state)[0]
        said.append(name)
        state, _ = KINGDOM_BUILDER.apply(state, KINGDOM_BUILDER.parse(state, f"build {name}"))
    words = " ".join(f"pose en {spoken(grammar, name)}" for name in said)
    chain = understood(grammar, turn(), words)
    assert isinstance(chain, Chain)
    assert chain.notations == tuple(f"build {name}" for name in said)
    assert chain.refused is None


def test_close_numbers_are_read_back_where_the_other_hex_is_allowed_too(grammar: Grammar) -> None:
    # Nothing of one's own is on the board: every hex of the terrain is allowed.
    state = position(["", ""], "canyon")
    close = neighbours(
        {value: forms[0] for value, forms in grammar.spec.numbers["place"].words.items()},
        (*grammar.close, *grammar.spec.compounds["hex"].close),
    )
    assert {1, 9} <= set(close[20]) and 20 not in close.get(18, ())
    allowed = set(hexes(state))
    unsure = [
        name
        for name in sorted(allowed)
        if any(f"{name[0]}{other}" in allowed for other in close.get(int(name[1:]), ()))
    ]
    sure = sorted(allowed - set(unsure))
    assert unsure and sure
    for name, doubted in ((unsure[0], True), (unsure[-1], True), (sure[0], False)):
        meant = understood(grammar, state, f"pose en {spoken(grammar, name)}", spoken=True)
        assert isinstance(meant, Command) and meant.notation == f"build {name}"
        assert (meant.meaning.cost >= 0.3) is doubted, name
        typed = understood(grammar, state, f"pose en {spoken(grammar, name)}")
        assert isinstance(typed, Command) and typed.meaning.cost == 0
        # A list was told without a word that sounds like another one.
        told = Remembered("", (name,))
        item = understood(grammar, state, "pose sur la première", remembered=told, spoken=True)
        assert isinstance(item, Command) and item.meaning.cost == 0


def test_a_forbidden_hex_keeps_its_reason_and_brings_the_legal_one_it_may_have_been(
    grammar: Grammar,
) -> None:
    # E1 and E5 sound close, as measured, and E1 alone is no canyon.
    state = position(["", ""], "canyon")
    allowed = set(hexes(state))
    close = neighbours(
        {value: forms[0] for value, forms in grammar.spec.numbers["place"].words.items()},
        (*grammar.close, *grammar.spec.compounds["hex"].close),
    )
    every = [f"{line}{place}" for line in "ABCDEFGH" for place in range(1, 21)]
    forbidden = [name for name in every if name not in allowed]
    assert forbidden
    for name in forbidden:
        others = [f"{name[0]}{other}" for other in close.get(int(name[1:]), ())]
        legal = {f"build {other}" for other in others if other in allowed}
        words = f"pose en {spoken(grammar, name)}"
        meant = understood(grammar, state, words, spoken=True)
        assert isinstance(meant, Illegal) and meant.meaning.slots == {"hex": name}
        assert {command.notation for command in meant.close} == legal
        assert all(command.meaning.cost >= 0.3 for command in meant.close)
        typed = understood(grammar, state, words)
        assert isinstance(typed, Illegal) and not typed.close
        bare = understood(grammar, state, spoken(grammar, name), spoken=True)
        assert isinstance(bare, Partial)
        assert {str(slots["hex"]) for slots in bare.close} == set(others)


@pytest.mark.parametrize("place", [21, 23, 29])
def test_a_place_that_no_line_has_is_heard_and_refused(grammar: Grammar, place: int) -> None:
    words = " ".join(number_words(place, "fr"))
    meant = understood(grammar, turn(), f"pose en françois {words}")
    assert isinstance(meant, Illegal) and meant.reason == "no_such_hex"
    assert meant.details["hex"] == f"F{place}"


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("pose en F12", "pose en françois douze"),
        ("je suis en f douze", "je suis en françois douze"),
        ("terrain en G sept", "terrain en gaston sept"),
        ("autour de a 3", "autour de anatole trois"),
        ("deplace de f12 a g 13", "déplace de françois douze à gaston treize"),
        ("va a l'est", "va à l'est"),
    ],
)
def test_who_types_may_write_the_letter_of_a_line(grammar: Grammar, typed: str, words: str) -> None:
    written, said = (understood(grammar, turn(), each, remembered=TOLD) for each in (typed, words))
    assert not isinstance(written, NotUnderstood)
    assert written == said


@pytest.mark.parametrize("words", ["françois", "douze", "pose en douze", "françois françois", "va"])
def test_half_a_hex_is_none(grammar: Grammar, words: str) -> None:
    assert isinstance(understood(grammar, turn(), words), NotUnderstood)


def test_a_tile_is_begun_and_then_told_where(grammar: Grammar) -> None:
    state = position(["G7 M18 N18 O19", "T20"], "canyon")
    begun = understood(grammar, state, "j'utilise la taverne")
    assert isinstance(begun, Partial)
    assert begun.meaning.slots == {"begun": "use", "tile": "tavern"}
    begun = understood(grammar, state, "j'utilise l'enclos")
    assert isinstance(begun, Partial)
    assert begun.meaning.slots == {"begun": "move", "tile": "paddock"}


def test_a_tile_need_not_be_named_where_only_one_can_be_meant(grammar: Grammar) -> None:
    # F12 adjoins the paddock, M18 the farm.
    for own, words, notation in (
        ("F12", "déplace de françois douze à françois dix", "move paddock F12-F10"),
        ("F12", "enclos de françois douze à henri onze", "move paddock F12-H11"),
        ("M18", "j'utilise ma plaquette en delta cinq", "use farm D5"),
    ):
        meant = understood(grammar, position([own, "T20"], "canyon"), words)
        assert isinstance(meant, Command) and meant.meaning.cost == 0
        assert meant.notation == notation
    none = understood(
        grammar, position(["F12", "T20"], "canyon"), "j'utilise ma plaquette en françois quatorze"
    )
    assert isinstance(none, Illegal) and none.reason == "no_tile_fits"


TAPS = {"tile_farm": ("tile", "farm"), "goal_lords": ("goal", "lords")}
TAPS |= {"section_barn": ("section", "barn"), "desert": ("terrain", "desert")}


def test_every_card_of_the_box_fills_a_slot(grammar: Grammar) -> None:
    for card in KINGDOM_BUILDER.cards:
        assert grammar.tapped(card, 0) is not None, card
    for card, filled in TAPS.items():
        assert grammar.tapped(card, 0) == filled
    assert (
        grammar.spec.taps["terrain"].returns in {event.key for event in EVENTS}
        and grammar.spec.taps["terrain"].hidden
    )


def test_the_recogniser_has_little_to_listen_for(grammar: Grammar) -> None:
    for scope in Scope:
        phrases = grammar.listening.everything(scope)
        assert len(phrases) == len(set(phrases)) <= 9000
    confirmed, on_turn = (len(grammar.listening.phrases(s)) for s in (Scope.CONFIRM, Scope.TURN))
    assert confirmed < on_turn / 2
