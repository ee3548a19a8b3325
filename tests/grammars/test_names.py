"""What is called by name, for those who must know whether a model can hear it."""

from __future__ import annotations

import pytest

from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.grammars.names import listened_names


@pytest.mark.parametrize(
    ("game", "name"),
    [
        ("kingsbridge", "wynstan"),
        ("seven_kingdoms", "le chevalier"),
        ("kingdom_builder", "quintal"),
        ("world_without_end", "manufacture"),
    ],
)
def test_names_are_found_with_all_ways_to_say_them(game: str, name: str) -> None:
    ways = [one for one in listened_names(Grammar.load("fr", game).spec) if one[0] == name]
    assert ways


def test_the_role_of_a_character_comes_after_the_name() -> None:
    ways = listened_names(Grammar.load("fr", "kingsbridge").spec)
    assert ("wynstan", "l'évêque wynstan", "l'évêque") in ways


@pytest.mark.parametrize("game", sorted(RULES))
def test_every_name_is_made_of_words_that_are_listened_for(game: str) -> None:
    grammar = Grammar.load("fr", game)
    best = {word for ways in listened_names(grammar.spec) for word in ways[0].split()}
    assert best and best <= grammar.listening.words()
