"""Of several near ways to read typed words the one that can be played is meant, and read back."""

from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, State
from heraut.grammars import Grammar
from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.meaning import DOUBT, Chain, Command, Heard, Hypothesis, Illegal, Kind, Meaning
from heraut.grammars.typed.possible_moves import is_unseen, possible

from ..engines.kingsbridge.position import position


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    return Grammar.load("fr", "kingsbridge")


@pytest.fixture
def table() -> State:
    """Columns 3, 5-6, 4-5, 1, 2-4 and 10; Wigelm on top."""
    columns = [[3], [5, 6], [4, 5], [1], [2, 3, 4], [10]]
    wigelm = [["wigelm"], ["den"]]
    options = {"mode": "characters"}
    return position(columns, [[5, 6, 8, 11], [1]], [45, 44], characters=wigelm, options=options)


def found(grammar: Grammar, state: State, words: str) -> tuple[str, ...]:
    resolver = ActionResolver(grammar, KINGSBRIDGE, state)
    match possible(resolver, Hypothesis(Heard.typed(words).hypotheses[0].words)):
        case Command(meaning, notation):
            assert meaning.cost >= DOUBT
            return (notation,)
        case Chain() as chain:
            assert chain.cost >= DOUBT and chain.refused is None
            return chain.notations
    return ()


@pytest.mark.parametrize(
    ("words", "notations"),
    [
        ("la cinq au bout de la quatre pis mon cinq dessus", ("move 5:2-4 4", "place 5 4")),
        ("le dix à Joueur deux grâce à wigelm", ()),  # Nobody gives a whole column.
    ],
)
def test_the_way_that_can_be_played_is_meant(
    grammar: Grammar, table: State, words: str, notations: tuple[str, ...]
) -> None:
    assert found(grammar, table, words) == notations


def test_what_comes_first_may_be_said_last(grammar: Grammar, table: State) -> None:
    given = found(grammar, table, "je donne le dix de la six au joueur deux avec wigelm")
    assert given == ("use wigelm", "give 6 2")


@pytest.mark.parametrize("words", ["", "le roi de pique", "le treize sur la deux"])
def test_what_cannot_be_played_is_not_guessed(grammar: Grammar, table: State, words: str) -> None:
    assert found(grammar, table, words) == ()


def test_only_what_all_can_see_is_not_there() -> None:
    said = Meaning("place", Kind.COMMAND)
    assert is_unseen(Illegal(said, "none_such")) and is_unseen(Illegal(said, "no_such_column"))
    assert not is_unseen(Illegal(said, "not_next"))
    assert not is_unseen(Illegal(said, "not_in_hand", {"audience": 0}))
    assert not is_unseen(Command(said, "place 5 4"))
