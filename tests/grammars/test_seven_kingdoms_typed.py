"""What is typed about 7 Kingdoms in other words: what is played, read back, asked or refused."""

from __future__ import annotations

import pytest

from heraut.engines.seven_kingdoms import SEVEN_KINGDOMS, State
from heraut.grammars import Grammar
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import (
    DOUBT,
    Ambiguous,
    Chain,
    Command,
    Heard,
    Illegal,
    Interpretation,
    Kind,
    Meaning,
    NotUnderstood,
    Partial,
    Query,
    Scope,
)

from ..engines.seven_kingdoms.position import position

ROW = (3, 9, 25, 41, 33, 6, 24)


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    return Grammar.load("fr", "seven_kingdoms")


def typed(
    grammar: Grammar, state: State, words: str, scope: Scope = Scope.TURN, begun: str = ""
) -> Interpretation:
    held = {"begun": begun} if begun else {}
    return interpret(
        grammar, Heard.typed(words), SEVEN_KINGDOMS, state, scope, held, guess=lambda _: None
    )


def to_play(*hand: int, **options: str) -> State:
    row = tuple(card for card in (31, 25, 3, 42, 15, 48, 12) if card not in hand)
    return position([hand, [49]], row, options=options)


def taking(card: int, *more: str, hand: tuple[int, ...] = (44,)) -> State:
    state = position([(card, *hand), [1]], ROW)
    for notation in (f"play {card}", "play 1", *more):
        state, _ = SEVEN_KINGDOMS.apply(state, SEVEN_KINGDOMS.parse(state, notation))
    return state


PLAYED = {
    "je joue mon paysan": "play 44",
    "je vous joue le manant": "play 44",
    "je balance le roi": "play 5",
    "hop je sors ma plus grosse carte": "play 44",
    "je pose la plus petite": "play 5",
    "la deuxième de ma main": "play 18",
    "je mets le général dix-huit devant moi": "play 18",
    "je vais prendre le général pour jouer": "play 18",
}


@pytest.mark.parametrize(("words", "notation"), PLAYED.items(), ids=PLAYED)
@pytest.mark.parametrize("plays", ["open", "secret"])
def test_a_card_of_the_hand_is_played_by_what_it_is(
    grammar: Grammar, words: str, notation: str, plays: str
) -> None:
    found = typed(grammar, to_play(5, 18, 44, plays=plays), words)
    assert isinstance(found, Command), found
    assert found.notation == notation.replace("play", "play" if plays == "open" else "commit")
    assert found.meaning.cost < DOUBT


@pytest.mark.parametrize(
    "words",
    [
        "mon paysan",
        "la plus forte",
        "celle de droite",
        "il joue le paysan",
        "je jouerais le paysan",
    ],
)
def test_what_is_read_back_of_a_hand_names_no_card(grammar: Grammar, words: str) -> None:
    found = typed(grammar, to_play(5, 18, 44), words)
    assert isinstance(found, Command) and found.notation == "play 44"
    assert found.meaning.cost >= DOUBT
    assert found.meaning.slots == {"place": 3}


@pytest.mark.parametrize("hand", [(2, 6, 33), (10, 18, 44)], ids=["two kings", "no king"])
@pytest.mark.parametrize("plays", ["open", "secret"])
def test_whether_a_hand_has_none_or_two_of_a_rank_is_not_told(
    grammar: Grammar, hand: tuple[int, ...], plays: str
) -> None:
    found = typed(grammar, to_play(*hand, plays=plays), "je joue mon roi")
    assert isinstance(found, Illegal)
    assert (found.reason, dict(found.details)) == ("name_the_card", {})


@pytest.mark.parametrize(
    "words",
    [
        "je ne joue pas le paysan",
        "je joue pas la plus grosse",
        "le roi ou le paysan",
        "si je joue le paysan",
        "ma carte la plus basse c'est laquelle",
        "qui joue le roi",
    ],
)
def test_what_denies_or_asks_plays_nothing(grammar: Grammar, words: str) -> None:
    assert isinstance(typed(grammar, to_play(5, 18, 44), words), NotUnderstood)


def test_a_card_that_is_another_than_was_said_is_not_played(grammar: Grammar) -> None:
    found = typed(grammar, to_play(5, 18, 44), "je joue le roi dix-huit")
    assert isinstance(found, Illegal) and found.reason == "none_such"


TAKEN = {
    (7, "je prends l'évêque"): "take 9",
    (7, "donne-moi les deux rois"): "take 3,6",
    (7, "je prends tous les rois"): "take 3,6",
    (7, "je récupère les quatre premières"): "take 3,9,25,41",
    (7, "je prends les deux plus petites"): "take 3,6",
    (37, "je prends la dernière de la ligne"): "take 24",
    (37, "celle qui est sous le cinquième blason"): "take 33",
    (37, "pour moi la trente-trois"): "take 33",
    (20, "je prends les trois de gauche"): "slots 1-3",
    (20, "je prends les trois du milieu"): "slots 3-5",
    (20, "les places deux trois quatre"): "slots 2-4",
    (32, "le neuf et son voisin de droite"): "slots 2-3",
    (32, "je prends les deux tout à gauche"): "slots 1-2",
}


@pytest.mark.parametrize(("card", "words"), TAKEN, ids=lambda value: str(value))
def test_cards_are_taken_by_what_they_are_or_where(grammar: Grammar, card: int, words: str) -> None:
    found = typed(grammar, taking(card), words)
    assert isinstance(found, Command), found
    assert found.notation == TAKEN[card, words] and found.meaning.cost < DOUBT


@pytest.mark.parametrize("words", ["33", "trente-trois", "la carte trente-trois"])
def test_a_number_alone_is_what_is_played_or_taken_now(grammar: Grammar, words: str) -> None:
    for state, notation in ((to_play(5, 33), "play 33"), (taking(37), "take 33")):
        found = typed(grammar, state, words)
        assert isinstance(found, Partial) and isinstance(found.made, Command)
        assert found.made.notation == notation and found.meaning.cost >= DOUBT


def test_several_numbers_alone(grammar: Grammar) -> None:
    found = typed(grammar, taking(7), "3, 9, 41")
    assert isinstance(found, Command) and found.notation == "take 3,9,41"
    assert found.meaning.cost >= DOUBT


def test_of_several_cards_in_the_row_one_is_asked_for(grammar: Grammar) -> None:
    found = typed(grammar, taking(37), "je prends le roi")
    assert isinstance(found, Ambiguous)
    assert [one.notation for one in found.options] == ["take 3", "take 6"]


def test_cards_without_a_verb_are_read_back_except_as_an_answer(grammar: Grammar) -> None:
    said = typed(grammar, taking(37), "l'évêque")
    assert isinstance(said, Command) and said.meaning.cost >= DOUBT
    answer = typed(grammar, taking(37), "l'évêque", Scope.FILL, "take")
    assert isinstance(answer, Command) and answer.meaning.cost < DOUBT


SORTED = {
    "les trois dans mon royaume": ("validate 3,9,41",),
    "en main les trois": ("keep 3,9,41",),
    "je garde que l'évêque le reste tu valides": ("keep 9", "validate 3,41"),
    "la quarante et un je la garde pour jouer les autres on les valide": (
        "keep 41",
        "validate 3,9",
    ),
    "le neuf en main et les autres au royaume": ("keep 9", "validate 3,41"),
    "je valide le roi et je garde le marchand": ("validate 3", "keep 41"),
    "je valide la première et je garde la deuxième": ("validate 3", "keep 9"),
}


@pytest.mark.parametrize(("words", "notations"), SORTED.items(), ids=SORTED)
def test_cards_are_kept_and_validated_in_other_words(
    grammar: Grammar, words: str, notations: tuple[str, ...]
) -> None:
    found = typed(grammar, taking(7, "take 3,9,41", hand=()), words)
    assert isinstance(found, Command | Chain), found
    assert (found.notations if isinstance(found, Chain) else (found.notation,)) == notations


@pytest.mark.parametrize(
    ("words", "notation"),
    [
        ("main", "keep 9"),
        ("je la garde", "keep 9"),
        ("en main", "keep 9"),
        ("dans le royaume", "validate 9"),
        ("devant moi", "validate 9"),
        ("je la mets devant moi", "validate 9"),
    ],
)
def test_the_one_card_that_was_taken_need_not_be_named(
    grammar: Grammar, words: str, notation: str
) -> None:
    found = typed(grammar, taking(37, "take 9"), words)
    assert isinstance(found, Command), found
    assert found.notation == notation


def test_which_of_two_cards_taken_is_asked(grammar: Grammar) -> None:
    found = typed(grammar, taking(26, "take 3,9"), "valide-la")
    assert isinstance(found, Ambiguous)
    assert [one.notation for one in found.options] == ["validate 3", "validate 9"]


@pytest.mark.parametrize(
    ("words", "token"),
    [
        ("je prends le fois deux", "double"),
        ("celui de gauche", "plus_3"),
        ("pas celui de gauche l'autre", "double"),
        ("je choisis le deuxième", "double"),
        ("le jeton trois s'il te plaît", "plus_3"),
    ],
)
def test_a_token_by_what_it_does_or_where_it_lies(grammar: Grammar, words: str, token: str) -> None:
    state = position([[10, 44], [1]], ROW, open_tokens=("plus_3", "double"))
    for notation in ("play 10", "play 1"):
        state, _ = SEVEN_KINGDOMS.apply(state, SEVEN_KINGDOMS.parse(state, notation))
    found = typed(grammar, state, words)
    assert isinstance(found, Command) and found.notation == f"bonus {token}"


def test_who_says_that_cards_are_drawn_is_asked_for_them(grammar: Grammar) -> None:
    state = SEVEN_KINGDOMS.start(2, {"cards": "table"})
    tokens = ("token double", "token plus_4")
    for notation in (*(f"crest {crest}" for crest in range(1, 8)), *tokens):
        state, _ = SEVEN_KINGDOMS.apply(state, SEVEN_KINGDOMS.parse(state, notation))
    first = typed(grammar, state, "c'est moi qui commence")
    assert isinstance(first, Partial) and first.meaning.slots == {"begun": "first_player"}
    named = typed(grammar, state, "donne le pion au joueur deux")
    assert isinstance(named, Command) and named.notation == "first 2"
    state, _ = SEVEN_KINGDOMS.apply(state, SEVEN_KINGDOMS.parse(state, "first 1"))
    drawn = typed(grammar, state, "je tire des cartes")
    assert isinstance(drawn, Partial) and drawn.meaning.slots == {"begun": "draw"}


@pytest.mark.parametrize(
    ("words", "question"),
    [
        ("qu'est-ce que j'ai dans mon royaume", "kingdom"),
        ("j'ai quelles cartes", "my_hand"),
        ("c'est quoi le jeton sur le premier blason", "slot"),
        ("qui a le vingt-cinq", "where"),
        ("où sont passés les rois", "where"),
        ("combien de rois j'ai", "kingdom_counts"),
        ("qui a le plus de chevaliers", "kingdom_counts"),
        ("qui prend juste après moi", "taking_order"),
        ("dans quel ordre on joue", "players"),
        ("qui gagne", "who_leads"),
        ("il reste combien de tours", "turns_left"),
        ("où on en est", "describe_table"),
        ("à quoi sert le général", "what_does"),
    ],
)
def test_questions_in_other_words(grammar: Grammar, words: str, question: str) -> None:
    found = typed(grammar, taking(7, "take 3,9"), words)
    assert isinstance(found, Query) and found.meaning.intent == question


def test_what_is_doubted_and_forbidden_is_rather_a_question(grammar: Grammar) -> None:
    asked = Meaning("what_does", Kind.QUERY, {"rank": "knight"}, DOUBT)
    words = Heard.typed("et le chevalier dis")
    for hand, expected in (((5, 37), Query), ((5, 33), Command)):
        state = to_play(*hand)
        found = interpret(grammar, words, SEVEN_KINGDOMS, state, Scope.TURN, guess=lambda _: asked)
        assert isinstance(found, expected)
    unasked = typed(grammar, to_play(5, 37), "et le chevalier dis")
    assert isinstance(unasked, Illegal) and unasked.reason == "name_the_card"


@pytest.mark.parametrize(
    "words", ["regarde dans mon royaume", "regarde dans ma main", "il garde la neuf"]
)
def test_looking_or_telling_of_another_sorts_nothing_at_once(grammar: Grammar, words: str) -> None:
    found = typed(grammar, taking(37, "take 9"), words)
    assert not isinstance(found, Command) or found.meaning.cost >= DOUBT


@pytest.mark.parametrize(
    ("words", "notation"),
    [
        ("je prends les deux rois et la plus petite princesse", "take 3,6,24"),
        ("je rafle l'évêque, le marchand et la dernière", "take 9,24,41"),
        ("je prends tout ce qui est princesse", "take 24,25"),
        ("la carte de droite", "take 24"),
        ("le roi numéro six", "take 6"),
        ("donne-moi les rois et les princesses", "take 3,6,24,25"),
        ("places un, deux, quatre et six", "take 3,6,9,41"),
    ],
)
def test_cards_are_named_each_in_its_own_way(grammar: Grammar, words: str, notation: str) -> None:
    found = typed(grammar, taking(7), words)
    assert isinstance(found, Command), found
    assert found.notation == notation


@pytest.mark.parametrize(
    ("words", "notations"),
    [
        ("le quinze et je le valide", ("take 15", "validate 15")),
        ("la quarante-deux puis je la garde", ("take 42", "keep 42")),
    ],
)
def test_what_is_sorted_at_once_is_taken_first(
    grammar: Grammar, words: str, notations: tuple[str, ...]
) -> None:
    state = position([(41,), [1]], (31, 25, 3, 42, 15, 48, 12))
    for notation in ("play 41", "play 1"):
        state, _ = SEVEN_KINGDOMS.apply(state, SEVEN_KINGDOMS.parse(state, notation))
    found = typed(grammar, state, words)
    assert isinstance(found, Chain), found
    assert found.notations == notations


@pytest.mark.parametrize(
    ("words", "notations"),
    [
        ("je valide tout sauf l'évêque", ("validate 3,41",)),
        ("garde le roi et l'évêque, valide le reste", ("keep 3,9", "validate 41")),
        ("je garde seulement l'évêque, les autres au royaume", ("keep 9", "validate 3,41")),
    ],
)
def test_all_but_some_are_sorted(grammar: Grammar, words: str, notations: tuple[str, ...]) -> None:
    found = typed(grammar, taking(7, "take 3,9,41", hand=()), words)
    assert isinstance(found, Command | Chain), found
    assert (found.notations if isinstance(found, Chain) else (found.notation,)) == notations


@pytest.mark.parametrize(
    ("card", "words", "notation"),
    [
        (37, "celle juste après le vingt-cinq", "take 41"),
        (37, "la voisine de gauche du paysan", None),
        (7, "l'évêque et son voisin de droite", "take 9,25"),
        (37, "la carte coincée entre l'évêque et le marchand", "take 25"),
        (37, "la deuxième en partant de la droite", "take 6"),
        (20, "du neuf jusqu'au marchand", "slots 2-4"),
        (7, "les cinq de gauche", None),
    ],
)
def test_cards_are_told_by_where_they_lie(
    grammar: Grammar, card: int, words: str, notation: str | None
) -> None:
    found = typed(grammar, taking(card), words)
    assert (found.notation if isinstance(found, Command) else None) == notation


@pytest.mark.parametrize(
    ("words", "notations"),
    [
        ("le neuf, je le planque dans ma main", ("take 9", "keep 9")),
        ("le chevalier direct dans mon royaume", ("take 33", "validate 33")),
    ],
)
def test_what_goes_somewhere_is_taken_first(
    grammar: Grammar, words: str, notations: tuple[str, ...]
) -> None:
    found = typed(grammar, taking(37), words)
    assert isinstance(found, Chain), found
    assert found.notations == notations


@pytest.mark.parametrize(
    ("words", "notation"),
    [
        ("ni le roi ni le général, l'autre", "play 44"),
        ("pas le général, pas le paysan, donc l'autre", "play 5"),
        ("je joue petit", "play 5"),
        ("celle du milieu de mes trois cartes", "play 18"),
        ("c'est le général qui s'y colle", "play 18"),
    ],
)
def test_a_card_of_the_hand_is_told_by_what_it_is_not(
    grammar: Grammar, words: str, notation: str
) -> None:
    found = typed(grammar, to_play(5, 18, 44), words)
    assert isinstance(found, Command), found
    assert found.notation == notation
