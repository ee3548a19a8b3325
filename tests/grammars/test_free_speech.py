"""Typed words that fit no sentence: what is left out of them, what never is, what is read back."""

from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, Hand, State
from heraut.grammars import Grammar
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import (
    Ambiguous,
    Chain,
    Command,
    Heard,
    Illegal,
    Interpretation,
    MetaRequest,
    NotUnderstood,
    Partial,
    Query,
    Reply,
    Scope,
)
from heraut.voice.tasks.match.dialogue_state import CERTAIN

from ..engines.kingsbridge.position import position


def typed(grammar: Grammar, table: State, words: str) -> Interpretation:
    return interpret(
        grammar, Heard.typed(words), KINGSBRIDGE, table, Scope.TURN, guess=lambda _: None
    )


@pytest.mark.parametrize(
    "words",
    [
        "je voudrais poser le huit sur la colonne quatre",
        "bon alors je vais mettre mon huit sur la colonne quatre",
        "euh je pose le huit ben sur la quatre",
        "on met le huit sur la quatre merci",
        "posez le huit sur la quatre",
        "j'ai posé le huit sur la quatre",
        "allez hop le huit sur la quatre",
    ],
)
def test_words_around_a_move_change_nothing(grammar: Grammar, table: State, words: str) -> None:
    understood = typed(grammar, table, words)
    assert isinstance(understood, Command), understood
    assert understood.notation == "place 8 4"
    assert understood.meaning.cost < CERTAIN


@pytest.mark.parametrize(
    "words",
    [
        "est-ce que je peux poser le huit sur la quatre",
        "je pose plutôt le huit sur la quatre",
        "je pose tranquillement le huit sur la quatre",
        "je poserais le huit sur la quatre",
        "je posais le huit sur la quatre",
        "t'as posé le huit sur la quatre",
        "il pose le huit sur la quatre",
    ],
)
def test_what_may_be_a_question_or_something_else_is_read_back(
    grammar: Grammar, table: State, words: str
) -> None:
    understood = typed(grammar, table, words)
    assert isinstance(understood, Command), understood
    assert understood.notation == "place 8 4"
    assert understood.meaning.cost >= CERTAIN


@pytest.mark.parametrize(
    "words",
    [
        "ne pose pas le huit sur la quatre",
        "je pose jamais le huit sur la quatre",
        "qui pose le huit sur la quatre",
        "si je pose le huit sur la quatre",
        "pas le huit sur la quatre",
        "le huit ou le neuf sur la quatre",
        "annule le huit sur la quatre",
        "elle a mis le huit sur la quatre",
    ],
)
def test_what_denies_or_asks_is_never_left_out(grammar: Grammar, table: State, words: str) -> None:
    assert isinstance(typed(grammar, table, words), NotUnderstood)


def test_a_number_is_never_left_out(grammar: Grammar, table: State) -> None:
    understood = typed(grammar, table, "je vais poser le huit et le onze sur la quatre")
    assert not isinstance(understood, Command)


def test_a_forbidden_move_is_refused_for_its_reason(grammar: Grammar, table: State) -> None:
    refused = typed(grammar, table, "je voudrais bien poser mon onze sur la quatre")
    assert isinstance(refused, Illegal)
    assert refused.meaning.slots == {"card": 11, "column": 4}


def test_several_moves_with_words_around_them(grammar: Grammar, table: State) -> None:
    chain = typed(grammar, table, "alors je mets mon huit sur la quatre et puis j'ai fini")
    assert isinstance(chain, Chain)
    assert chain.notations == ("place 8 4", "end")


def test_what_is_heard_stays_word_for_word(grammar: Grammar, table: State) -> None:
    heard = Heard.typed("je voudrais poser le huit sur la colonne quatre")
    understood = interpret(grammar, heard, KINGSBRIDGE, table, Scope.TURN)
    assert isinstance(understood, NotUnderstood)


def test_a_guess_is_asked_only_where_nothing_else_fits(grammar: Grammar, table: State) -> None:
    asked: list[str] = []

    def guess(words: object) -> None:
        asked.append(str(words))

    for words in (
        "pose le huit sur la quatre",
        "répète",
        "je voudrais poser le huit sur la quatre",
    ):
        meant = interpret(grammar, Heard.typed(words), KINGSBRIDGE, table, Scope.TURN, guess=guess)
        assert isinstance(meant, Command | MetaRequest | Query)
    assert not asked
    nothing = interpret(
        grammar, Heard.typed("il fait beau dehors"), KINGSBRIDGE, table, Scope.TURN, guess=guess
    )
    assert isinstance(nothing, NotUnderstood) and len(asked) == 1


@pytest.mark.parametrize(
    ("words", "notation"),
    [
        ("le sept après le six", "place 7 1"),
        ("je pose mon sept sur le six", "place 7 1"),
        ("je vais poser mon douze à la suite du onze", "place 12 2"),
        ("le douze dans la deuxième", "place 12 2"),
        ("le sept dans celle de gauche", "place 7 1"),
        ("mon sept tu le mets tout à gauche", "place 7 1"),
        ("déplace le douze sur le onze", "move 6:12 2"),
        ("la six au bout de la deux", "move 6:12 2"),
        ("déplace de la colonne six à la colonne deux les cartes de douze à douze", "move 6:12 2"),
        ("change tout sauf le cinq", "exchange 3,7,8,12,?"),
        ("je garde le trois et le cinq et je change le reste", "exchange 7,8,12,?"),
    ],
)
def test_what_is_described_is_found_on_the_table(
    grammar: Grammar, table: State, words: str, notation: str
) -> None:
    understood = typed(grammar, table, words)
    assert isinstance(understood, Command), understood
    assert understood.notation == notation and understood.meaning.cost < CERTAIN


def test_a_sentence_that_is_always_read_back_stays_so(grammar: Grammar, table: State) -> None:
    understood = typed(grammar, table, "huit colonne quatre")
    assert isinstance(understood, Command) and understood.meaning.cost >= CERTAIN


@pytest.mark.parametrize("words", ["ouais", "ouais vas-y", "oui c'est bien ça", "parfait"])
def test_a_yes_may_be_typed_as_people_say_it(grammar: Grammar, table: State, words: str) -> None:
    said = interpret(
        grammar, Heard.typed(words), KINGSBRIDGE, table, Scope.CONFIRM, guess=lambda _: None
    )
    assert isinstance(said, Reply) and said.meaning.intent == "yes"


@pytest.mark.parametrize("words", ["oui mais sur la deux", "pas oui", "ouais non", "si oui"])
def test_a_yes_with_more_to_it_is_none(grammar: Grammar, table: State, words: str) -> None:
    said = interpret(
        grammar, Heard.typed(words), KINGSBRIDGE, table, Scope.CONFIRM, guess=lambda _: None
    )
    assert not (isinstance(said, Reply) and said.meaning.intent == "yes"), said


def test_a_character_may_be_typed_by_name_alone(grammar: Grammar, table: State) -> None:
    begun = typed(grammar, table, "joue Den")
    assert isinstance(begun, Partial) and begun.meaning.slots["character"] == "den"
    asked = typed(grammar, table, "que fait Den")
    assert isinstance(asked, Query) and asked.meaning.slots["character"] == "den"


def test_what_may_lie_on_the_table_or_in_the_hand_is_asked(grammar: Grammar, table: State) -> None:
    asked = typed(grammar, table, "je vais coller le douze à la suite du onze")
    assert isinstance(asked, Ambiguous)
    assert {one.notation for one in asked.options} == {"place 12 2", "move 6:12 2"}


@pytest.mark.parametrize(
    ("words", "notations"),
    [
        ("le sept et le huit sur la une", ("place 7 1", "place 8 1")),
        ("sept puis huit colonne un", ("place 7 1", "place 8 1")),
        ("le sept sur le six et le huit dessus", ("place 7 1", "place 8 1")),
        ("sept en un et douze en deux", ("place 7 1", "place 12 2")),
    ],
)
def test_one_card_after_another_is_one_command_each(
    grammar: Grammar, table: State, words: str, notations: tuple[str, ...]
) -> None:
    chain = typed(grammar, table, words)
    assert isinstance(chain, Chain), chain
    assert chain.notations == notations and chain.refused is None


@pytest.mark.parametrize(
    "words",
    [
        "est-ce que le sept va sur la une",
        "j'ai un sept pour la une",
        "y a un sept sur la une",
        "le sept est sur la une",
        "sur la une c'est un sept",
    ],
)
def test_what_asks_or_tells_plays_nothing_at_once(
    grammar: Grammar, table: State, words: str
) -> None:
    understood = typed(grammar, table, words)
    cost = understood.meaning.cost if isinstance(understood, Command) else CERTAIN
    assert cost >= CERTAIN, understood


@pytest.mark.parametrize("words", ["le sept sur la une et le huit nulle part", "le huit dessus"])
def test_a_description_of_nothing_plays_nothing(grammar: Grammar, table: State, words: str) -> None:
    understood = typed(grammar, table, words)
    assert not isinstance(understood, Command), understood
    assert not isinstance(understood, Chain) or understood.cost >= CERTAIN


def test_what_fits_no_description_is_refused(grammar: Grammar, table: State) -> None:
    refused = typed(grammar, table, "pose le sept sur le treize")
    assert isinstance(refused, Illegal) and refused.reason == "none_such"


def test_of_several_that_fit_the_legal_one_is_meant_or_it_is_asked(grammar: Grammar) -> None:
    twice = position([[3, 4], [4], [2], [9], [10], [11]], [Hand((5, 6), 4), Hand((), 6)], [43, 42])
    asked = typed(grammar, twice, "pose le cinq sur le quatre")
    assert isinstance(asked, Ambiguous)
    assert {one.notation for one in asked.options} == {"place 5 1", "place 5 2"}


def test_what_is_only_typed_is_never_listened_for(grammar: Grammar) -> None:
    templates = [t for i in grammar.intents.values() for t in i.templates if t.typed]
    assert templates
    assert not {"derrière", "flanque"} & grammar.listening.words()
