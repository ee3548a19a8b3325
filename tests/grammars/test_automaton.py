"""Python looks for garbage as it did before much was built, and finds little to look through."""

from __future__ import annotations

import gc

import pytest

from heraut.grammars import Grammar
from heraut.grammars.automaton import Arc, Arcs, nothing_collected
from heraut.grammars.meaning import Scope


def test_what_collected_before_collects_again_even_after_an_error() -> None:
    assert gc.isenabled()
    with pytest.raises(ValueError, match="broken"), nothing_collected():
        assert not gc.isenabled()
        raise ValueError("broken")
    assert gc.isenabled()


def test_what_did_not_collect_before_does_not_after() -> None:
    gc.disable()
    try:
        with nothing_collected(), nothing_collected():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_words_that_may_come_next_are_what_was_put_in() -> None:
    told = [("pose", None, 0.0, 3), ("deux", ("count", 2), 0.5, 1)]
    arcs = Arcs(told)
    assert len(arcs) == 2
    assert list(arcs) == [Arc(*one) for one in told]
    assert not len(Arcs(())) and not list(Arcs(()))


def test_a_grammar_gives_the_collector_less_to_look_through_than_it_has_words() -> None:
    # All that it looks through halts the talk, and with an object for each word, half a second.
    grammar = Grammar.load("fr", "kingdom_builder").with_intents({})  # its own, not yet read
    gc.collect()
    before = len(gc.get_objects())
    automaton = grammar._automaton(Scope.TURN, typed=True)
    assert grammar._loose_matcher(Scope.TURN, True).readings(["pose", "sur", "la", "case"])
    gc.collect()
    words = sum(len(state.arcs) for state in automaton.states)
    assert words > 100_000
    assert 0 < len(gc.get_objects()) - before < words / 5
