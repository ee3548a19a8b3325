"""Sentences are put together as they are asked for, and are the same whatever was asked before.

Python looks for garbage as it did before much was built, and finds little to look through.
"""

from __future__ import annotations

import gc

import pytest

from heraut.engines.registry import RULES
from heraut.grammars import Grammar
from heraut.grammars.automaton import Arc, Arcs, Automaton, State, nothing_collected
from heraut.grammars.meaning import Scope
from heraut.grammars.network import Network
from heraut.grammars.written_words import WrittenWords


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


@pytest.mark.long
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


@pytest.mark.long
def test_what_a_line_has_read_of_a_grammar_gives_the_collector_little_to_look_through() -> None:
    grammar = Grammar.load("fr", "kingsbridge").with_intents({})
    automaton = grammar._automaton(Scope.TURN, typed=True)
    matcher = grammar._loose_matcher(Scope.TURN, True)
    gc.collect()
    before = len(gc.get_objects())
    assert matcher.readings(["pose", "le", "sept", "sur", "la", "colonne", "trois"])
    gc.collect()
    built = len(automaton._network._arcs.texts)
    assert built > 100_000
    assert 0 < len(gc.get_objects()) - before < built / 5


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "sample"), [*zip(RULES, (*Scope, Scope.CONFIRM)[1:], strict=True)]
)
def test_a_shipped_grammar_names_what_is_there_and_its_words_are_told_without_its_sentences(
    game: str, sample: Scope, whole: bool
) -> None:
    grammar = Grammar.load("fr", game).with_intents({})  # its own, of which nothing is kept
    grammar.check()
    # The sentences of a turn take most: of a sample each game's are put together of another scope.
    scopes = {*Scope} if whole else {sample}
    automata = [grammar._automaton(scope, typed=True) for scope in scopes]
    words = {word for each in automata for state in each.states for word in state.arcs.words}
    templates = [one for intent in grammar.intents.values() for one in intent.templates]
    told = WrittenWords(grammar.spec).of([one for one in templates if one.scopes & scopes])
    assert told == words and len(words) > 100


def later(grammar: Grammar, scope: Scope) -> Automaton:
    network = Network(grammar.spec, later=True)
    for intent in grammar.intents.values():
        for template in intent.templates:
            if scope in template.scopes and not template.typed:
                network.add(intent.id, template)
    return Automaton(network)


def ways(automaton: Automaton, words: list[str]) -> list[list[tuple[str, object, float]]]:
    """What may come next at each step of a way through an automaton, in its order."""
    at, found = 0, []
    for word in [*words, ""]:
        arcs = [*automaton.state(at).arcs]
        found.append([(arc.word, arc.binding, arc.cost) for arc in arcs])
        at = next((arc.target for arc in arcs if arc.word == word), 0)
    return found


def test_what_was_asked_before_changes_neither_what_may_come_next_nor_its_order() -> None:
    grammar = Grammar.load("fr", "kingsbridge")
    said = ["pose", "le", "sept", "sur", "la", "colonne", "trois"]
    fresh, used = later(grammar, Scope.TURN), later(grammar, Scope.TURN)
    for other in ("change le un", "fin de tour", "où puis je poser le quatre"):
        assert ways(used, other.split())[0]
    assert ways(fresh, said) == ways(used, said)
    assert len(ways(fresh, said)[0]) > 50


def test_sentences_are_the_same_whether_they_are_put_together_at_once_or_later() -> None:
    grammar = Grammar.load("fr", "kingsbridge")
    for scope in Scope:
        at_once, as_asked = grammar._automaton_of(scope), later(grammar, scope)
        one, other = (
            sorted((len(state.arcs), sorted(state.arcs.words)) for state in each.states)
            for each in (at_once, as_asked)
        )
        assert one == other
        assert at_once.settling == as_asked.settling


class Watched(list[State | None]):
    """States as another thread sees them, at the moment when each comes to be there."""

    def __setitem__(self, number: object, state: object) -> None:
        assert isinstance(number, int) and isinstance(state, State)
        self.led = max([arc.target for arc in state.arcs], default=0)
        assert self.led < len(self), "who follows an arc finds nothing"
        super().__setitem__(number, state)


def test_a_state_is_there_for_other_threads_once_all_are_that_it_leads_to() -> None:
    automaton = later(Grammar.load("fr", "kingsbridge"), Scope.TURN)
    automaton._states = watched = Watched(automaton._states)
    assert len(automaton.state(0).arcs) > 50 and watched.led > 0
