"""The sentences of 7 Kingdoms: what each means."""

from __future__ import annotations

import pytest

from heraut.engines.seven_kingdoms import SEVEN_KINGDOMS
from heraut.grammars import Grammar
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import (
    DOUBT,
    Ambiguous,
    Chain,
    Command,
    Heard,
    Illegal,
    Kind,
    NotUnderstood,
    Partial,
    Query,
    Scope,
)

from ..engines.seven_kingdoms.position import position
from .seven_kingdoms_moments import ROW, after, heard, table, taking, understood


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    return Grammar.load("fr", "seven_kingdoms")


def test_from_two_to_four_may_be_heard_as_two_one_four(grammar: Grammar) -> None:
    said = heard("je prends les emplacements deux un quatre")
    # A general empties slots next to each other alone: it is read back.
    found = interpret(grammar, said, SEVEN_KINGDOMS, taking(15), Scope.TURN)
    assert isinstance(found, Command) and found.notation == "slots 2-4"
    assert found.meaning.cost >= DOUBT
    # A king may have meant either.
    asked = interpret(grammar, said, SEVEN_KINGDOMS, taking(5), Scope.TURN)
    assert isinstance(asked, Ambiguous)
    assert {one.notation for one in asked.options} == {"take 9,17,25", "take 1,9,25"}


PLAYS = {
    "je joue le deux": "play 2",
    "joue la treize": "play 13",
    "je pose mon seize": "play 16",
    "je joue la carte treize": "play 13",
    "je joue ma carte deux": "play 13",
    "ma carte une": "play 2",
    "je joue ma troisième carte": "play 16",
}


@pytest.mark.parametrize(("words", "notation"), PLAYS.items())
def test_a_card_is_played_by_its_number_or_by_its_place(
    grammar: Grammar, words: str, notation: str
) -> None:
    for plays, verb in (("open", "play"), ("secret", "commit")):
        command = understood(grammar, table(plays=plays), words)
        assert isinstance(command, Command)
        assert command.notation == notation.replace("play", verb)
        assert command.meaning.cost == 0


@pytest.mark.parametrize("words", ["je joue la carte deux", "carte deux", "la deuxième carte"])
def test_without_my_a_low_number_is_a_place_and_is_read_back(grammar: Grammar, words: str) -> None:
    command = understood(grammar, table(), words)
    assert isinstance(command, Command) and command.meaning.intent == "play_place"
    assert command.notation == "play 13" and command.meaning.cost >= 0.3


def test_a_place_that_the_hand_lacks_is_heard_and_refused(grammar: Grammar) -> None:
    refused = understood(grammar, table(), "je joue ma carte quatre")
    assert isinstance(refused, Illegal) and refused.reason == "no_such_place"


def test_a_number_alone_is_asked_about(grammar: Grammar) -> None:
    assert isinstance(understood(grammar, table(), "trois"), NotUnderstood)
    piece = understood(grammar, table(), "le treize")
    assert isinstance(piece, Partial) and piece.meaning.cost >= 0.3
    for words, sure in (("seize", True), ("deux", False)):
        held = {"begun": "play"}
        piece = interpret(grammar, Heard.typed(words), SEVEN_KINGDOMS, table(), Scope.FILL, held)
        assert isinstance(piece, Partial) and (piece.meaning.cost < 0.3) is sure


TAKES = [
    (5, "je prends le un et le neuf", "take 1,9"),
    (5, "je prends la une et la neuf", "take 1,9"),
    (5, "prends le quarante et un, le dix-sept et la vingt-cinq", "take 17,25,41"),
    (5, "je prends les cartes neuf, dix-sept et quarante-neuf", "take 9,17,49"),
    (5, "je prends la carte dix-sept", "take 17"),
    (5, "je prends l'emplacement quatre", "take 25"),
    (5, "je prends les emplacements deux et cinq", "take 9,33"),
    (5, "je prends les emplacements deux à quatre", "take 9,17,25"),
    (22, "je prends tout", ""),
    (15, "je prends les emplacements deux à quatre", "slots 2-4"),
    (15, "je prends de deux à quatre", "slots 2-4"),
    (15, "à partir de l'emplacement deux", "slots 2-4"),
    (15, "je prends les emplacements deux trois et quatre", "slots 2-4"),
    (15, "je prends le neuf, le dix-sept et le vingt-cinq", "slots 2-4"),
    (29, "je prends à partir de l'emplacement six", "slots 6-7"),
]


@pytest.mark.parametrize(("card", "words", "notation"), TAKES)
def test_cards_are_taken_by_number_or_by_slot(
    grammar: Grammar, card: int, words: str, notation: str
) -> None:
    meant = understood(grammar, taking(card), words)
    if notation:
        assert isinstance(meant, Command) and meant.notation == notation
    else:
        assert isinstance(meant, Illegal) and meant.reason == "too_many_cards"


REFUSED = [
    (
        5,
        "je prends le un, le neuf, le dix-sept, le vingt-cinq et le trente-trois",
        "too_many_cards",
    ),
    (5, "je prends le vingt-deux", "not_in_row"),
    (5, "je prends les emplacements deux à sept", "too_many_cards"),
    (36, "je prends les emplacements deux à trois", "take_cards"),
    (5, "je ne prends rien", "must_take"),
    (15, "je prends le neuf", "take_slots"),
    (15, "je prends les emplacements deux à trois", "wrong_window"),
    (15, "à partir de l'emplacement six", "no_such_slot"),
    (5, "je prends l'emplacement huit", "no_such_slot"),
    (5, "je valide le neuf", "take_first"),
]


@pytest.mark.parametrize(("card", "words", "reason"), REFUSED)
def test_what_the_rules_forbid_is_heard_and_refused(
    grammar: Grammar, card: int, words: str, reason: str
) -> None:
    refused = understood(grammar, taking(card), words)
    assert isinstance(refused, Illegal) and refused.reason == reason


def test_slots_without_a_verb_are_read_back_and_one_alone_is_a_question(grammar: Grammar) -> None:
    two = understood(grammar, taking(), "emplacements deux et cinq")
    assert isinstance(two, Partial) and two.meaning.cost >= 0.3
    assert two.meaning.slots == {"begun": "take_slots", "slots": "2,5"}
    assert isinstance(understood(grammar, taking(), "emplacement trois"), Query)


def test_two_numbers_and_one_number_are_told_apart(grammar: Grammar) -> None:
    row = (20, 1, 21, 17, 10, 7, 40)
    state = taking(row=row)
    for words, notation in (
        ("je prends le vingt et un", "take 21"),
        ("je prends le vingt et le un", "take 1,20"),
        ("je prends le dix-sept", "take 17"),
        ("je prends le dix, le sept", "take 7,10"),
    ):
        meant = understood(grammar, state, words)
        if isinstance(meant, Ambiguous):
            assert notation in {option.notation for option in meant.options}
        else:
            assert isinstance(meant, Command) and meant.notation == notation
    # Without articles nobody can tell.
    asked = understood(grammar, state, "je prends les cartes vingt et un")
    assert isinstance(asked, Ambiguous)
    assert {option.notation for option in asked.options} == {"take 21", "take 1,20"}


def test_taken_cards_are_validated_and_kept_in_one_breath(grammar: Grammar) -> None:
    state = after(taking(), "take 9,17")
    both = understood(grammar, state, "je valide la neuf et je garde la dix-sept")
    assert isinstance(both, Chain) and both.notations == ("validate 9", "keep 17")
    assert both.refused is None
    with_it = understood(grammar, taking(), "je prends le neuf et je garde le neuf")
    assert isinstance(with_it, Chain) and with_it.notations == ("take 9", "keep 9")


def test_what_contradicts_itself_is_refused_as_a_whole(grammar: Grammar) -> None:
    state = after(taking(), "take 9,17")
    refused = understood(grammar, state, "je valide le neuf et je garde le neuf")
    assert isinstance(refused, Illegal) and refused.reason == "not_taken"


def test_a_taken_card_alone_may_be_validated_or_kept(grammar: Grammar) -> None:
    state = after(taking(), "take 9,17")
    for words, notation in (("je garde tout", "keep 9,17"), ("je les valide", "validate 9,17")):
        meant = understood(grammar, state, words)
        assert isinstance(meant, Command) and meant.notation == notation
    it = understood(grammar, state, "je la garde")
    assert isinstance(it, Command) and it.meaning.cost >= 0.3


def test_only_one_of_two_intents_with_the_same_words_is_legal(grammar: Grammar) -> None:
    state = SEVEN_KINGDOMS.start(2, {"cards": "table"})
    for number in range(1, 8):
        state = after(state, f"crest {number}")
    turned = understood(grammar, state, "jeton plus trois")
    assert isinstance(turned, Command) and turned.notation == "token plus_3"
    hands = [(8, 20), (3,)]
    state = after(position(hands, ROW, open_tokens=["plus_3", "double"]), "play 8", "play 3")
    placed = understood(grammar, state, "jeton plus trois")
    assert isinstance(placed, Command) and placed.notation == "bonus plus_3"


QUERIES = {
    "qui est le joueur deux": "who seat=2",
    "conseil": "hint",
    "ma main": "my_hand",
    "main du joueur deux": "my_hand seat=2",
    "c'est quoi ma carte deux": "my_card place=2",
    "que fait ma troisième carte": "my_card place=3",
    "que puis-je prendre avec ma carte deux": "takeable place=2",
    "la rangée": "row",
    "emplacement trois": "slot slot=3",
    "c'est quoi le dix-sept": "card card=17",
    "mon royaume": "kingdom",
    "mon royaume blason trois": "kingdom crest=3",
    "royaume du joueur deux": "kingdom seat=2",
    "royaume du joueur deux blason trois": "kingdom crest=3 seat=2",
    "les jetons": "tokens",
    "qui mène": "leaders",
    "qui mène le blason trois": "leaders crest=3",
    "les blasons": "crests",
    "la pile": "pile",
    "que fait le chevalier": "what_does rank=knight",
    "que fait l'évêque en détail": "what_does long=1 rank=bishop",
    "que puis-je prendre": "takeable",
    "que puis-je prendre avec le dix-sept": "takeable card=17",
    "les scores": "scores",
    "mon score": "scores seat=own",
    "score du joueur deux": "scores seat=2",
    "combien de cartes": "counts",
    "cartes connues du joueur deux": "known_hand seat=2",
    "la manche": "round",
    "qui a joué quoi": "plays",
    "qui joue avec moi": "players",
    "qui prend en premier": "taking_order",
    "combien de cartes du blason trois": "kingdom_counts crest=3",
    "où est le dix-sept": "where card=17",
    "qui gagne la partie": "who_leads",
    "combien de tours": "turns_left",
    "où en est la partie": "describe_table",
    "à qui le tour": "turn",
    "que puis-je faire": "options",
    "derniers coups": "last_moves",
    "garde tout en secret": "keep_secrets",
    "quelle carte": "tapped",
    "encore": "more",
}


@pytest.mark.parametrize(("words", "meant"), QUERIES.items())
def test_a_question_is_one_whenever_it_may_be_asked(
    grammar: Grammar, words: str, meant: str
) -> None:
    intent, *slots = meant.split()
    for state in (table(), taking()):
        asked = understood(grammar, state, words)
        assert isinstance(asked, Query) and asked.meaning.cost == 0
        said = sorted(f"{slot}={value}" for slot, value in asked.meaning.slots.items())
        assert (asked.meaning.intent, said) == (intent, slots)


def test_every_question_of_the_game_can_be_asked(grammar: Grammar) -> None:
    asked = {intent.id for intent in grammar.of_kind(Kind.QUERY)}
    assert {question.key for question in SEVEN_KINGDOMS.questions} <= asked
    assert {meant.split()[0] for meant in QUERIES.values()} | {"since"} == asked


def test_tapped_cards_fill_slots(grammar: Grammar) -> None:
    assert grammar.tapped("17", 0) == ("card", 17)
    assert grammar.tapped("token_plus_3", 0) == ("token", "plus_3")
    assert grammar.tapped("crest_3", 0) == ("crest", 3)
    for card in SEVEN_KINGDOMS.cards:
        assert grammar.tapped(card, 0) is not None, card


def test_the_cards_that_lie_open_are_told_from_the_hidden_ones(grammar: Grammar) -> None:
    assert grammar.spec.taps["card"].hidden is not None
    lying = [card for card in range(1, 50) if SEVEN_KINGDOMS.lies_open(table(), "card", card)]
    assert lying == list(ROW)


@pytest.mark.parametrize("scope", Scope)
def test_there_is_little_to_listen_for(grammar: Grammar, scope: Scope) -> None:
    assert len(grammar.listening.everything(scope)) < 4000


@pytest.mark.parametrize("scope", [Scope.TURN, Scope.FILL])
def test_la_deux_may_be_the_second_card_and_is_read_back(grammar: Grammar, scope: Scope) -> None:
    words, held = ("je joue la deux", {}) if scope is Scope.TURN else ("la deux", {"begun": "play"})
    said = Heard.typed(words)
    found = interpret(grammar, said, SEVEN_KINGDOMS, table(), scope, held)
    assert isinstance(found, Command | Partial) and found.meaning.slots["card"] == 2
    assert found.meaning.cost >= 0.3


def test_a_place_in_the_hand_says_what_has_to_be_done_first(grammar: Grammar) -> None:
    refused = understood(grammar, taking(), "ma carte deux")
    assert isinstance(refused, Illegal) and refused.reason == "take_first"
