"""The sentences of 7 Kingdoms: what each means, and that close numbers are never swapped."""

from __future__ import annotations

from itertools import permutations

import pytest

from heraut.engines.seven_kingdoms import SEVEN_KINGDOMS, State
from heraut.grammars import Grammar, interpret
from heraut.grammars.acoustic_neighbours import neighbours
from heraut.grammars.meaning import (
    DOUBT,
    Ambiguous,
    Chain,
    Command,
    Heard,
    Hypothesis,
    Illegal,
    Interpretation,
    Kind,
    NotUnderstood,
    Partial,
    Query,
    Scope,
)
from heraut.grammars.schema import number_words

from ..engines.seven_kingdoms.position import position

ROW = (1, 9, 17, 25, 33, 41, 49)
"""A row of the rulebook: one card of each rank."""


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    return Grammar.load("fr", "seven_kingdoms")


def table(first: int = 2, **options: str) -> State:
    """The first seat holds 2, 13, 16 and is to play; the other one 3 and two peasants."""
    hands = [sorted({first, 13, 16}), [3, 45, 46]]
    return position(hands, ROW, options=options)


def after(state: State, *notations: str) -> State:
    for notation in notations:
        state, _ = SEVEN_KINGDOMS.apply(state, SEVEN_KINGDOMS.parse(state, notation))
    return state


def taking(card: int = 5, row: tuple[int, ...] = ROW) -> State:
    """The first seat takes with this card, a king if none is given."""
    return after(position([[card, 2], [4]], row), f"play {card}", "play 4")


def understood(
    grammar: Grammar, state: State, words: str, scope: Scope = Scope.TURN
) -> Interpretation:
    return interpret(grammar, Heard.typed(words), SEVEN_KINGDOMS, state, scope)


def heard(words: str) -> Heard:
    """Return words as a recogniser gives them: with the time of each."""
    split = tuple(words.split())
    return Heard((Hypothesis(split, 0.0, tuple((n / 2, n / 2 + 0.4) for n in range(len(split)))),))


@pytest.mark.parametrize(("card", "notation"), [(15, "slots 2-4"), (5, "take 1,9,25")])
def test_from_two_to_four_may_be_heard_as_two_one_four(
    grammar: Grammar, card: int, notation: str
) -> None:
    said = heard("je prends les emplacements deux un quatre")
    found = interpret(grammar, said, SEVEN_KINGDOMS, taking(card), Scope.TURN)
    assert isinstance(found, Command)
    assert found.notation == notation
    assert found.meaning.cost >= DOUBT  # it is read back


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
    (5, "je prends les emplacements deux à quatre", "take_cards"),
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
    "ma main": "my_hand",
    "main du joueur deux": "my_hand seat=2",
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
    assert len(grammar.listened(scope)) < 4000


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
