"""Numbers of 7 Kingdoms that sound close: none is swapped, and what is doubtful is read back."""

from __future__ import annotations

from itertools import permutations

import pytest

from heraut.engines.seven_kingdoms import SEVEN_KINGDOMS
from heraut.grammars import Grammar
from heraut.grammars.acoustic_neighbours import neighbours
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import Command, Heard, Hypothesis, Illegal, Partial, Query, Scope
from heraut.grammars.schema import number_words

from ..engines.seven_kingdoms.position import position
from .seven_kingdoms_moments import ROW, heard, table, taking, understood


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    return Grammar.load("fr", "seven_kingdoms")


TEMPLATES = ["je joue le {}", "je prends le {}", "je prends le neuf et le {}", "c'est quoi le {}"]


@pytest.mark.parametrize("template", TEMPLATES)
def test_no_number_is_ever_taken_for_another(grammar: Grammar, template: str) -> None:
    found = {}
    for number in range(1, 50):
        words = template.format(" ".join(number_words(number, "fr")))
        best = grammar.meanings(Heard.typed(words), Scope.TURN)[0]
        assert best.cost == 0
        (value,) = best.slots.values()
        assert str(value).split(",")[-1] == str(number)
        found[number] = {
            (one.intent, str(sorted(one.slots.items())))
            for one in grammar.meanings(Heard.typed(words), Scope.TURN)
        }
    for one, other in permutations(found, 2):
        assert not found[one] & found[other], (one, other)


def test_numbers_that_sound_close_are_known(grammar: Grammar) -> None:
    words = {number: number_words(number, "fr") for number in range(1, 50)}
    close = neighbours(words, grammar.close)
    for one, other in ((16, 13), (41, 42), (6, 10), (32, 42), (2, 12), (5, 15), (21, 22)):
        assert other in close[one] and one in close[other]
    assert 7 not in close and 28 not in close


def test_a_close_number_is_read_back_where_the_other_one_could_be_taken_too(
    grammar: Grammar,
) -> None:
    row = (13, 16, 41, 42, 7, 30, 3)
    state = taking(row=row)

    def cost(words: str, spoken: bool = True) -> float:
        said = heard(words) if spoken else Heard.typed(words)
        meant = interpret(grammar, said, SEVEN_KINGDOMS, state, Scope.TURN)
        assert isinstance(meant, Command)
        return meant.meaning.cost

    assert cost("je prends le seize") >= 0.3
    assert cost("je prends le quarante et un") >= 0.3
    assert cost("je prends le sept et le quarante deux") >= 0.3
    assert cost("je prends le sept") == 0
    assert cost("je prends le trente") == 0
    assert cost("je prends le seize", spoken=False) == 0


@pytest.mark.parametrize("hand", [(13, 16, 20), (16, 20, 30)])
def test_whether_a_play_is_read_back_tells_nothing_of_the_hand(
    grammar: Grammar, hand: tuple[int, ...]
) -> None:
    state = position([hand, [44]], ROW)
    meant = interpret(grammar, heard("je joue le seize"), SEVEN_KINGDOMS, state, Scope.TURN)
    assert isinstance(meant, Command) and meant.meaning.cost >= 0.3
    meant = interpret(grammar, heard("je joue le vingt"), SEVEN_KINGDOMS, state, Scope.TURN)
    assert isinstance(meant, Command) and meant.meaning.cost == 0
    two = Heard((*heard("je joue le seize").hypotheses, *heard("je joue le treize").hypotheses))
    doubted = interpret(grammar, two, SEVEN_KINGDOMS, state, Scope.TURN)
    assert isinstance(doubted, Command) and doubted.notation == "play 16"
    assert doubted.meaning.cost >= 0.3


def nearly(*hypotheses: tuple[str, float]) -> Heard:
    """Return words with what else a recogniser may have heard, each with its score."""
    return Heard(tuple(Hypothesis(tuple(words.split()), score) for words, score in hypotheses))


@pytest.mark.parametrize("best", ["carte deux", "je joue la carte deux", "le treize", "la deux"])
@pytest.mark.parametrize("score", [-0.3, -1.0])
@pytest.mark.parametrize("card", [12, 16])
def test_what_was_heard_word_for_word_goes_before_what_scored_lower(
    grammar: Grammar, best: str, score: float, card: int
) -> None:
    """The hand holds 2, 13 and 16. That a sentence is always read back says nothing against it."""
    other = "je joue le douze" if card == 12 else "je joue le seize"
    said = nearly((best, 0.0), (other, score))
    found = interpret(grammar, said, SEVEN_KINGDOMS, table(), Scope.TURN)
    alone = interpret(grammar, nearly((best, 0.0)), SEVEN_KINGDOMS, table(), Scope.TURN)
    assert isinstance(found, Command | Partial) and isinstance(alone, Command | Partial)
    assert found.meaning.slots == alone.meaning.slots
    assert found.meaning.cost >= 0.3


@pytest.mark.parametrize("other", [12, 16])
def test_two_numbers_that_may_have_been_said_do_not_tell_which_of_them_is_in_the_hand(
    grammar: Grammar, other: int
) -> None:
    words = " ".join(number_words(other, "fr"))
    said = nearly(("le treize", 0.0), (f"le {words}", -0.3))
    found = interpret(grammar, said, SEVEN_KINGDOMS, table(), Scope.TURN)
    assert isinstance(found, Partial) and found.meaning.slots == {"card": 13}


def test_a_number_that_answers_a_question_and_may_have_been_another_one_is_doubted(
    grammar: Grammar,
) -> None:
    held = {"begun": "play"}
    said = nearly(("le treize", 0.0), ("le douze", -0.3))
    found = interpret(grammar, said, SEVEN_KINGDOMS, table(), Scope.FILL, held)
    assert isinstance(found, Partial) and found.meaning.slots == {"card": 13}
    assert found.meaning.cost >= 0.3


@pytest.mark.parametrize("other", [11, 16])
def test_of_two_numbers_that_score_the_same_none_is_played_at_once(
    grammar: Grammar, other: int
) -> None:
    words = " ".join(number_words(other, "fr"))
    said = nearly(("je joue le treize", 0.0), (f"je joue le {words}", 0.0))
    found = interpret(grammar, said, SEVEN_KINGDOMS, table(), Scope.TURN)
    assert isinstance(found, Command) and found.notation == "play 13"
    assert found.meaning.cost >= 0.3


def test_a_question_goes_before_a_doubtful_piece_that_scored_higher(grammar: Grammar) -> None:
    said = nearly(("emplacements trois", 0.0), ("emplacement trois", -0.3))
    found = interpret(grammar, said, SEVEN_KINGDOMS, taking(), Scope.TURN)
    assert isinstance(found, Query) and found.meaning.slots == {"slot": 3}


def test_a_forbidden_number_is_refused_without_asking_about_those_that_sound_close(
    grammar: Grammar,
) -> None:
    """Only names of several parts are asked about: « le six » is not in the row, and the ten is."""
    refused = understood(grammar, taking(row=(1, 10, 17, 25, 33, 41, 49)), "je prends le six")
    assert isinstance(refused, Illegal)
    assert refused.close == ()
