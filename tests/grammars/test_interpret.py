"""Words before the rules: what is played, asked, refused or not understood."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, State
from heraut.engines.match import Match
from heraut.engines.simulate import Setup, walk
from heraut.grammars import Grammar
from heraut.grammars.action_resolver import joined
from heraut.grammars.interpret import combine, interpret
from heraut.grammars.meaning import (
    Ambiguous,
    Chain,
    Command,
    Heard,
    Hypothesis,
    Illegal,
    Interpretation,
    MetaRequest,
    NotUnderstood,
    Partial,
    Query,
    Reply,
    Scope,
)
from heraut.grammars.spec import BEGUN

from ..engines.kingsbridge.position import position

DOUBTFUL = 0.3


def heard(*readings: str | tuple[str, float]) -> Heard:
    """Readings, each with how far its score lies below the best one."""
    pairs = [(reading, 0.0) if isinstance(reading, str) else reading for reading in readings]
    return Heard(tuple(Hypothesis(tuple(text.split()), 300 - below) for text, below in pairs))


def said(
    grammar: Grammar,
    state: State,
    words: str | Heard,
    scope: Scope = Scope.TURN,
    held: Mapping[str, int | str] | None = None,
) -> Interpretation:
    given = Heard.typed(words) if isinstance(words, str) else words
    return interpret(grammar, given, KINGSBRIDGE, state, scope, held or {})


@pytest.mark.parametrize(
    ("words", "notation"),
    [
        ("pose le huit sur la colonne quatre", "place 8 4"),
        ("cinq sur trois", "place 5 3"),
        ("mets la colonne quatre sur la une", "move 4:7 1"),
        ("déplace à partir du cinq de la colonne une sur la colonne trois", "move 1:5-6 3"),
        ("déplace le début de la colonne une jusqu'au quatre sur la cinq", "move 1:3-4 5"),
        ("déplace le six de la colonne une sur la colonne trois", None),
        ("change le trois et le cinq", "exchange 3,5"),
        ("change le trois et une carte cachée", "exchange 3,?"),
        ("change le neuf", "exchange ?"),
        ("change toutes mes cartes", "exchange 3,5,7,8,12,?"),
        ("change une carte", "exchange ?"),
    ],
)
def test_a_legal_command_comes_in_its_canonical_notation(
    grammar: Grammar, table: State, words: str, notation: str | None
) -> None:
    understood = said(grammar, table, words)
    if notation is None:
        assert isinstance(understood, Illegal)
    else:
        assert isinstance(understood, Command)
        assert understood.notation == notation
        assert understood.meaning.cost == 0


@pytest.mark.parametrize(
    "words",
    [
        "déplace un partir du cinq de la colonne une sur la colonne trois",
        "huit sur quatre et déplace un partir du cinq de la colonne une sur la colonne trois",
    ],
)
def test_what_has_a_word_swapped_is_read_back_though_nothing_else_fits(
    grammar: Grammar, table: State, words: str
) -> None:
    found, meant = (
        said(grammar, table, heard) for heard in (words, words.replace("un partir", "à partir"))
    )
    assert isinstance(found, Command | Chain) and isinstance(meant, Command | Chain)
    assert found.meaning.slots == meant.meaning.slots
    assert found.meaning.cost >= DOUBTFUL > meant.meaning.cost


def test_who_stops_after_pose_has_no_word_swapped(grammar: Grammar, table: State) -> None:
    understood = said(grammar, table, "pause le huit sur la colonne quatre")
    assert isinstance(understood, Command)
    assert understood.meaning.cost < DOUBTFUL


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("pose le sept sur la colonne trois", "not_next"),
        ("pose le huit sur la colonne trois", "not_next"),
        ("douze sur six", "not_next"),
        ("déplace le trois de la colonne deux sur la colonne cinq", "not_in_column"),
        ("déplace le dix de la colonne deux sur la colonne un", "not_an_end_part"),
        ("mets la colonne trois sur la trois", "same_column"),
        ("change le treize et le treize", "not_in_hand"),
        ("change trois cartes", "too_many_unknown"),
        ("je passe", "pile_not_empty"),
        ("fin de tour", "must_place_or_exchange"),
        ("je pioche un sept", "nothing_to_draw"),
        ("commence par le sept", "nothing_to_start"),
    ],
)
def test_a_forbidden_command_stays_what_it_is(
    grammar: Grammar, table: State, words: str, reason: str
) -> None:
    understood = said(grammar, table, words)
    assert isinstance(understood, Illegal)
    assert understood.reason == reason


def test_no_number_of_a_forbidden_command_drifts_to_a_legal_one(
    grammar: Grammar, table: State
) -> None:
    words = grammar.spec.numbers["card"].words
    legal = {str(action) for action in KINGSBRIDGE.legal(table)}
    for card in range(1, 14):
        for column in range(1, 7):
            text = f"pose le {words[card][0][0]} sur la colonne {words[column][0][0]}"
            understood = said(grammar, table, text)
            if f"place {card} {column}" in legal:
                assert isinstance(understood, Command)
                assert understood.notation == f"place {card} {column}"
            else:
                assert isinstance(understood, Illegal), text
                assert understood.meaning.slots == {"card": card, "column": column}


def test_other_kinds_come_through(grammar: Grammar, table: State) -> None:
    assert isinstance(said(grammar, table, "colonne trois"), Query)
    assert isinstance(said(grammar, table, "plus vite"), MetaRequest)
    assert isinstance(said(grammar, table, "oui", Scope.CONFIRM), Reply)
    partial = said(grammar, table, "le sept")
    assert isinstance(partial, Partial)
    assert partial.meaning.slots == {"card": 7}


def test_what_was_heard_is_given_back_without_the_mark_of_unknown_words(
    grammar: Grammar, table: State
) -> None:
    assert said(grammar, table, heard("pose [unk] le chien")) == NotUnderstood("pose le chien")
    assert said(grammar, table, heard("[unk]")) == NotUnderstood("")
    assert said(grammar, table, Heard(())) == NotUnderstood("")


# Several readings of one sound.

BEST = "pose le huit sur la colonne quatre"


def test_a_rival_that_means_the_same_changes_nothing(grammar: Grammar, table: State) -> None:
    rival = "pose le huit sur la quatre"
    understood = said(grammar, table, heard(BEST, (rival, 0.2)))
    assert isinstance(understood, Command)
    assert understood.meaning.cost == 0


def test_a_legal_rival_close_by_is_asked_about(grammar: Grammar, table: State) -> None:
    rival = "pose le douze sur la colonne deux"
    understood = said(grammar, table, heard(BEST, (rival, 1.0)))
    assert isinstance(understood, Ambiguous)
    assert [option.notation for option in understood.options] == ["place 8 4", "place 12 2"]


def test_a_far_rival_is_none(grammar: Grammar, table: State) -> None:
    rival = "pose le douze sur la colonne deux"
    understood = said(grammar, table, heard(BEST, (rival, 20.0)))
    assert isinstance(understood, Command)
    assert understood.meaning.cost == 0


@pytest.mark.parametrize("rival", ["pose le six sur la colonne quatre", "colonne quatre"])
def test_another_rival_makes_a_command_doubtful(grammar: Grammar, table: State, rival: str) -> None:
    understood = said(grammar, table, heard(BEST, (rival, 1.0)))
    assert isinstance(understood, Command)
    assert understood.notation == "place 8 4"
    assert understood.meaning.cost >= DOUBTFUL


def test_a_forbidden_command_is_not_replaced_by_a_legal_rival(
    grammar: Grammar, table: State
) -> None:
    understood = said(grammar, table, heard("pose le six sur la colonne quatre", (BEST, 0.1)))
    assert isinstance(understood, Illegal)
    assert understood.meaning.slots == {"card": 6, "column": 4}


def test_too_many_rivals_are_not_understood(grammar: Grammar, table: State) -> None:
    rivals = ["douze sur deux", "cinq sur trois", "sept sur une"]
    near = heard(BEST, *((rival, 1.0) for rival in rivals))
    assert isinstance(said(grammar, table, near), NotUnderstood)


def test_yes_with_a_no_close_by_is_neither(grammar: Grammar, table: State) -> None:
    near = heard("oui", ("non", 1.0))
    assert isinstance(said(grammar, table, near, Scope.CONFIRM), NotUnderstood)


def test_the_same_words_for_two_intents_are_the_one_that_is_legal(grammar: Grammar) -> None:
    words = "c'est un sept"
    match = Match.new("kingsbridge", 2, {"cards": "table"}, 1)
    begun = match.replay(f"start {card}" for card in (1, 2, 3, 4, 5, 6))
    for state, notation in ((match.state, "start 7"), (begun.state, "draw 7")):
        understood = said(grammar, state, words)
        assert isinstance(understood, Command)
        assert understood.notation == notation
        assert understood.meaning.cost == 0


def test_card_or_column_in_the_feminine(grammar: Grammar) -> None:
    """ "Mets la quatre sur la une" is a column; if the card four fits as well, it is asked."""
    both = position([[1, 2, 3], [5], [9], [4], [6], [7]], [[4], [8]], [47, 47])
    understood = said(grammar, both, "mets la quatre sur la une")
    assert isinstance(understood, Ambiguous)
    assert [option.notation for option in understood.options] == ["move 4:4 1", "place 4 1"]


# A piece after another.


@pytest.mark.parametrize("words", ["trois", "la trois", "sur la trois", "colonne trois"])
def test_a_column_fills_what_is_missing(grammar: Grammar, table: State, words: str) -> None:
    understood = said(grammar, table, words, Scope.FILL, {"card": 5})
    assert isinstance(understood, Partial)
    assert understood.meaning.slots == {"column": 3}


@pytest.mark.parametrize("words", ["cinq", "le cinq", "carte cinq"])
def test_a_card_fills_what_is_missing(grammar: Grammar, table: State, words: str) -> None:
    understood = said(grammar, table, words, Scope.FILL, {"column": 3})
    assert isinstance(understood, Partial)
    assert understood.meaning.slots == {"card": 5}


def test_a_piece_comes_with_what_it_makes_with_those_held(grammar: Grammar, table: State) -> None:
    whole = said(grammar, table, "colonne quatre", Scope.FILL, {"card": 8})
    assert isinstance(whole, Partial) and isinstance(whole.made, Command)
    assert whole.made.notation == "place 8 4"
    forbidden = said(grammar, table, "colonne trois", Scope.FILL, {"card": 7})
    assert isinstance(forbidden, Partial) and isinstance(forbidden.made, Illegal)
    assert forbidden.made.reason == "not_next"
    anew = said(grammar, table, "le onze", Scope.FILL, {"card": 5})
    assert isinstance(anew, Partial) and isinstance(anew.made, Partial)
    assert anew.made.meaning.slots == {"card": 11}


def test_a_command_begun_anew_makes_nothing_of_those_held() -> None:
    assert joined({"card": 8, "column": 4}, {BEGUN: "move"}) == {BEGUN: "move"}
    assert joined({"card": 8}, {"column": 4}) == {"card": 8, "column": 4}


def test_a_number_alone_replaces_nothing(grammar: Grammar, table: State) -> None:
    assert isinstance(said(grammar, table, "onze", Scope.FILL, {"card": 5}), NotUnderstood)
    changed = said(grammar, table, "le onze", Scope.FILL, {"card": 5})
    assert isinstance(changed, Partial)
    assert changed.meaning.slots == {"card": 11}


def test_two_pieces_close_by_are_asked_about(grammar: Grammar) -> None:
    state = position([[4], [4], [9], [9], [1], [1]], [[5], [8]], [48, 48])
    near = heard("la une", ("la deux", 1.0))
    understood = said(grammar, state, near, Scope.FILL, {"card": 5})
    assert isinstance(understood, Ambiguous)
    assert [option.notation for option in understood.options] == ["place 5 1", "place 5 2"]
    near = heard("la une", ("la trois", 1.0))
    doubted = said(grammar, state, near, Scope.FILL, {"card": 5})
    assert isinstance(doubted, Partial)
    assert doubted.meaning.cost >= DOUBTFUL


def test_another_command_may_come_instead_of_the_piece(grammar: Grammar, table: State) -> None:
    understood = said(grammar, table, BEST, Scope.FILL, {"card": 5})
    assert isinstance(understood, Command)
    assert understood.notation == "place 8 4"


# Slots from taps and words.


def test_pieces_make_a_command(grammar: Grammar, table: State) -> None:
    whole = combine(grammar, KINGSBRIDGE, table, {"card": 8, "column": 4})
    assert isinstance(whole, Command)
    assert whole.notation == "place 8 4"
    assert whole.meaning.form == "pose le huit sur la colonne quatre"
    column = combine(grammar, KINGSBRIDGE, table, {"source": 4, "column": 1})
    assert isinstance(column, Command)
    assert column.notation == "move 4:7 1"


def test_pieces_of_a_forbidden_command_say_why(grammar: Grammar, table: State) -> None:
    whole = combine(grammar, KINGSBRIDGE, table, {"card": 7, "column": 3})
    assert isinstance(whole, Illegal)
    assert whole.reason == "not_next"


def test_missing_pieces_are_waited_for(grammar: Grammar, table: State) -> None:
    for slots in ({"card": 7}, {"column": 3}, {"source": 4}):
        partial = combine(grammar, KINGSBRIDGE, table, slots)
        assert isinstance(partial, Partial)
        assert partial.meaning.slots == slots


def test_pieces_that_fit_several_commands_are_asked_about(grammar: Grammar) -> None:
    state = position([[3, 4, 5], [9], [], [7], [1], [12]], [[3], [8]], [48, 47])
    slots = {"card": 4, "source": 1, "column": 3}
    several = combine(grammar, KINGSBRIDGE, state, slots)
    assert isinstance(several, Ambiguous)
    assert {option.notation for option in several.options} == {"move 1:3-4 3", "move 1:4-5 3"}


def test_pieces_that_no_command_has_are_nothing(grammar: Grammar, table: State) -> None:
    assert combine(grammar, KINGSBRIDGE, table, {"count": 2, "column": 3}) is None


def test_a_card_alone_is_enough_for_the_table(grammar: Grammar) -> None:
    match = Match.new("kingsbridge", 2, {"cards": "table"}, 1)
    started = combine(grammar, match.rules, match.state, {"card": 7})
    assert isinstance(started, Command)
    assert started.notation == "start 7"
    match = match.replay(f"start {card}" for card in (1, 2, 3, 4, 5, 6))
    drawn = combine(grammar, match.rules, match.state, {"card": 7})
    assert isinstance(drawn, Command)
    assert drawn.notation == "draw 7"
    early = combine(grammar, match.rules, match.state, {"card": 7, "column": 1})
    assert isinstance(early, Illegal)
    assert early.reason == "draw_first"


def test_after_the_match_a_card_is_refused(grammar: Grammar) -> None:
    *_, last = walk(KINGSBRIDGE, Setup(2, {}), Random(1))
    assert KINGSBRIDGE.to_act(last.after) is None
    refused = combine(grammar, KINGSBRIDGE, last.after, {"card": 7})
    assert isinstance(refused, Illegal)
    assert refused.reason == "match_over"
