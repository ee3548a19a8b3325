"""First names that are typed are players' numbers."""

from __future__ import annotations

import pytest

from heraut.grammars import Grammar
from heraut.grammars.people import by_number


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("la réserve de Léa", "la réserve du joueur deux"),
        ("Léa, elle en a combien ?", "joueur deux, elle en a combien ?"),
        ("et celles de Léa?", "et celles du joueur deux?"),
        ("c'est à Léa.", "c'est au joueur deux."),
    ],
)
def test_a_name_is_found_before_a_stop_too(said: str, plain: str) -> None:
    spec = Grammar.load("fr", "kingdom_builder").spec
    assert " ".join(by_number(said.lower().split(), ("Inès", "Léa"), spec.people, "fr")) == plain
