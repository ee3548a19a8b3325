"""Typed sentences that are mostly talk: the command in them is guessed, and always read back."""

from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, State
from heraut.grammars import Grammar
from heraut.grammars.action_resolver import ActionResolver
from heraut.grammars.meaning import DOUBT, Chain, Command, Heard, Interpretation, Scope
from heraut.grammars.typed.free_questions import FreeQuestions
from heraut.grammars.typed.wide_reading import widely


def guessed(grammar: Grammar, table: State, line: str) -> Interpretation | None:
    words = str(Heard.typed(line)).split()
    resolver = ActionResolver(grammar, KINGSBRIDGE, table)
    return widely(FreeQuestions.of(grammar), resolver, words, Scope.TURN, {})


@pytest.mark.parametrize(
    "line",
    [
        "euh chuis pas sûre mais… le huit sur la quatre, je crois",
        "pose le huit sur la quatre, comme ça on en parle plus",
        "le huit sur la quatre parce que là je vois vraiment rien d'autre",
        "bon ben puisque personne ne dit rien, moi j'mets tranquillement mon huit sur la quatre !",
        "tiens ma voisine aurait gentiment posé le huit sur la quatre",
    ],
)
def test_a_move_in_the_midst_of_talk_is_read_back(
    grammar: Grammar, table: State, line: str
) -> None:
    understood = guessed(grammar, table, line)
    assert isinstance(understood, Command), understood
    assert understood.notation == "place 8 4"
    assert understood.meaning.cost >= DOUBT


def test_several_moves_in_the_midst_of_talk_are_read_back(grammar: Grammar, table: State) -> None:
    line = "alors regardez bien, le sept sur la une puis carrément le huit sur la une"
    understood = guessed(grammar, table, line)
    assert isinstance(understood, Chain), understood
    assert understood.notations == ("place 7 1", "place 8 1")
    assert understood.cost >= DOUBT


@pytest.mark.parametrize(
    "line",
    [
        "ne pose surtout pas le huit sur la quatre",  # what is refused
        "combien de points vaut le huit sur la quatre",  # a question
        "le huit sur la quatre ou le sept sur la une",  # a choice
        "qui a bien pu poser le huit sur la quatre ?",  # what somebody did
        "mamie, passe-moi le sel et les tomates",  # said to somebody else
        "sept jours sur sept, huit heures par jour",  # numbers of something else
        "le huit, et elle avait dix-sept ans quand il est parti",  # another number beside it
    ],
)
def test_what_may_be_no_command_is_not_guessed(grammar: Grammar, table: State, line: str) -> None:
    assert guessed(grammar, table, line) is None


def test_a_command_of_which_no_piece_was_named_is_not_guessed(
    grammar: Grammar, table: State
) -> None:
    assert guessed(grammar, table, "bientôt la fin de tour approche doucement") is None


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("j'pose l'huit", "je pose l'huit"),
        ("chuis", "je suis"),
        ("avant d'finir", "avant de finir"),
        ("qu'j'prends", "que je prends"),
        ("p't'être", "peut être"),
        ("l'autre", "l'autre"),
    ],
)
def test_what_is_written_as_it_is_spoken_is_spelled_out(
    grammar: Grammar, said: str, meant: str
) -> None:
    assert " ".join(grammar.spelled(said.split())) == meant
