"""What is typed about Kingsbridge in other words: what is played, read back, asked or refused."""

from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, State
from heraut.grammars import Grammar
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import (
    DOUBT,
    Ambiguous,
    Chain,
    Command,
    Heard,
    Interpretation,
    Query,
    Scope,
)

from ..engines.kingsbridge.position import position


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    return Grammar.load("fr", "kingsbridge")


@pytest.fixture
def open_hand() -> State:
    """Columns 3-6, 9-11, 4, 7, 1-2 and an empty one; a hand that is known."""
    columns = [[3, 4, 5, 6], [9, 10, 11], [4], [7], [1, 2]]
    return position(columns, [[3, 5, 7, 8, 12, 12], [1]], [43, 43])


def typed(grammar: Grammar, state: State, words: str) -> Interpretation:
    return interpret(
        grammar, Heard.typed(words), KINGSBRIDGE, state, Scope.TURN, guess=lambda _: None
    )


@pytest.mark.parametrize(
    ("words", "notation"),
    [
        ("tu prends les deux dernières de la deux et tu les fous dans la vide", "move 2:10-11 6"),
        ("le bout de la deux dans la colonne vide", "move 2:11 6"),
        ("le sept qui est tout seul va derrière le six", "move 4:7 1"),
        ("celui qui est tout seul dans la quatre, ramène-le derrière le six", "move 4:7 1"),
        ("attrape dix et onze et colle-les dans la vide", "move 2:10-11 6"),
        ("décroche le onze de la deux et mets-le dans la vide", "move 2:11 6"),
        ("coupe la deux au dix et glisse la fin dans la colonne vide", "move 2:10-11 6"),
        ("tout ce qu'il y a sur la quatre, pousse-le derrière le six", "move 4:7 1"),
        ("la quatrième colonne d'un bloc derrière le six", "move 4:7 1"),
        ("ne prends que les deux dernières de la deux, elles vont dans la vide", "move 2:10-11 6"),
        ("de la deux je ne laisse que le neuf, tout le reste va dans la vide", "move 2:10-11 6"),
    ],
)
def test_a_part_of_a_column_is_moved_however_it_is_named(
    grammar: Grammar, open_hand: State, words: str, notation: str
) -> None:
    understood = typed(grammar, open_hand, words)
    assert isinstance(understood, Command) and understood.notation == notation


@pytest.mark.parametrize(
    ("words", "notation"),
    [
        ("mon douze au cul de la deux", "place 12 2"),
        ("un de mes douze sur la deux", "place 12 2"),
        ("mon trois dans l'avant-dernière", "place 3 5"),
        ("colonne deux : douze", "place 12 2"),
        ("allez encore un, le douze", "place 12 2"),
        ("le huit dans la troisième en partant de la droite", "place 8 4"),
        ("le huit sous le sept", "place 8 4"),
        ("mon cinq sur le quatre, mais le trois je le garde en main", "place 5 3"),
        ("mes deux douze je les garde, le reste repart sous la pioche", "exchange 3,5,7,8"),
        ("mes deux douze, je garde tout le reste", "exchange 12,12"),
        ("change mes douze et garde les autres", "exchange 12,12"),
        ("débarrasse-moi des douze et garde le reste", "exchange 12,12"),
        ("le trois et le cinq, je garde le reste", "exchange 3,5"),
        ("pose ma plus haute sur la deux", "place 12 2"),
        ("je pose le cinq là où il va", "place 5 3"),
        ("balance mes deux douze sous la pioche", "exchange 12,12"),
        ("change mes deux douze et le trois", "exchange 3,12,12"),
        ("change tout sauf mes deux douze", "exchange 3,5,7,8"),
        # Several of a kind are all of them; one of them is one.
        ("je change mes douze", "exchange 12,12"),
        ("renvoie tous mes douze sous la pioche", "exchange 12,12"),
        ("je change un de mes deux douze", "exchange 12"),
        ("je change le cinq et les douze", "exchange 5,12,12"),
        ("échange mes douze avec le trois", "exchange 3,12,12"),
        # What is said of the column does not end the turn.
        ("le douze au bout de la deux et la voilà terminée", "place 12 2"),
        ("change ma plus petite", "exchange 3"),
        ("garde juste le cinq et le reste échange", "exchange 3,7,8,12,12"),
        ("tout sauf le cinq et le huit, je change", "exchange 3,7,12,12"),
        # Where it goes, whichever column that is.
        ("mon douze dans la première où ça passe", "place 12 2"),
        ("je mets le cinq sur la première colonne possible", "place 5 3"),
        ("le cinq, au premier endroit qui convient", "place 5 3"),
        ("je joue mon plus petit sur la première qui va", "place 3 5"),
        ("ma plus grosse, là où ça peut", "place 12 2"),
        ("la troisième accueille le cinq", "place 5 3"),
        ("la dernière des vides, pour mon trois", "place 3 6"),
        ("change tout mais garde le douze", "exchange 3,5,7,8,12"),
        ("dégage le trois contre une autre", "exchange 3"),
    ],
)
def test_cards_of_the_hand_are_named_by_what_they_are(
    grammar: Grammar, open_hand: State, words: str, notation: str
) -> None:
    understood = typed(grammar, open_hand, words)
    assert isinstance(understood, Command) and understood.notation == notation


def test_where_a_card_fits_twice_it_is_asked(grammar: Grammar, open_hand: State) -> None:
    understood = typed(grammar, open_hand, "pose ma plus haute")
    assert isinstance(understood, Ambiguous)
    assert [one.notation for one in understood.options] == ["place 12 2", "place 12 6"]


def test_several_are_played_in_one_breath(grammar: Grammar, open_hand: State) -> None:
    understood = typed(grammar, open_hand, "le cinq sur le quatre et le douze sur le onze")
    assert isinstance(understood, Chain)
    assert [one.notation for one in understood.commands] == ["place 5 3", "place 12 2"]


@pytest.mark.parametrize(
    "words",
    [
        "ne mets pas le douze sur la deux",
        "mon douze, j'peux l'caser quelque part ?",
        "le sept, il est où ?",
        "est-ce que la deux est vide",
    ],
)
def test_what_is_asked_or_denied_plays_nothing(
    grammar: Grammar, open_hand: State, words: str
) -> None:
    assert not isinstance(typed(grammar, open_hand, words), Command | Chain)


@pytest.mark.parametrize(
    ("words", "notations"),
    [
        ("mon sept sur la une, et mon huit après", ("place 7 1", "place 8 1")),
        (
            "mon sept au bout de la file qui finit par six, le huit ensuite",
            ("place 7 1", "place 8 1"),
        ),
    ],
)
def test_the_next_card_goes_where_the_last_one_went(
    grammar: Grammar, open_hand: State, words: str, notations: tuple[str, ...]
) -> None:
    chain = typed(grammar, open_hand, words)
    assert isinstance(chain, Chain) and chain.notations == notations


@pytest.mark.parametrize("words", ["le huit après", "il y a le huit", "le sept sur la une après"])
def test_what_comes_after_is_not_played_at_once(
    grammar: Grammar, open_hand: State, words: str
) -> None:
    meant = typed(grammar, open_hand, words)
    assert not isinstance(meant, Command) or meant.meaning.cost >= DOUBT


def test_a_character_has_other_names(grammar: Grammar, open_hand: State) -> None:
    understood = typed(grammar, open_hand, "que fait le curé")
    assert isinstance(understood, Query)
    assert understood.meaning.slots == {"character": "wynstan"}


@pytest.mark.parametrize(
    ("words", "notations"),
    [
        ("le cinq et le huit suivent le quatre et le sept", ()),
        ("le cinq suit le quatre", ("place 5 3",)),
        ("j'ai le huit qui va sur le sept", ("place 8 4",)),
        ("et voilà le douze qui rallonge la deux", ("place 12 2",)),
        ("je démarre une nouvelle pile avec mon douze", ("place 12 6",)),
        ("le douze dans la première place libre", ("place 12 6",)),
        ("la dernière de la deux, le onze, dans la vide", ("move 2:11 6",)),
        ("je complète la première avec tout ce qu'il y a dans la quatre", ("move 4:7 1",)),
        ("j'échange mes doublons", ("exchange 12,12",)),
        ("je change tout ce qui dépasse huit, le reste je garde", ("exchange 12,12",)),
        ("je mets tout ce que je peux sur la une", ("place 7 1", "place 8 1")),
        ("le quatre, tu lui rajoutes mon cinq", ("place 5 3",)),
        ("la deux, tu lui colles mon douze", ("place 12 2",)),
        ("j'aime rien de ce que j'ai, reprends-moi tout ça", ("exchange 3,5,7,8,12,12",)),
        ("vire tout ce qui est au-dessus de sept", ("exchange 8,12,12",)),
        ("je me débarrasse de mes deux plus petites cartes", ("exchange 3,5",)),
    ],
)
def test_relations_and_descriptions(
    grammar: Grammar, open_hand: State, words: str, notations: tuple[str, ...]
) -> None:
    understood = typed(grammar, open_hand, words)
    match understood:
        case Command(notation=notation):
            assert (notation,) == notations
        case Chain():
            assert understood.notations == notations
        case _:
            assert notations == ()


def test_a_column_is_feminine_and_a_card_masculine(grammar: Grammar) -> None:
    state = position([[5, 6], [9], [7, 8], [6]], [[6, 7, 9], [1]], [47, 47])
    column = typed(grammar, state, "colle la trois au bout de la une")
    assert isinstance(column, Command) and column.notation == "move 3:7-8 1"
    card = typed(grammar, state, "colle le sept au bout de la quatre")
    assert not isinstance(card, Command) or card.notation == "place 7 4"


@pytest.mark.parametrize(
    "words", ["quatre sur trois, six sur cinq, huit sur sept", "quatre sur trois puis six sur cinq"]
)
def test_numbers_that_name_columns_or_cards_are_those_that_can_all_be_played(
    grammar: Grammar, words: str
) -> None:
    """The first one may be either, but only as cards all of them go: nothing is done at once."""
    state = position([[1], [8], [3], [5], [6, 7], [10]], [[4, 6, 8, 9], [1]], [46, 46])
    understood = typed(grammar, state, words)
    assert isinstance(understood, Chain) and understood.refused is None
    wanted = ("place 4 3", "place 6 4", "place 8 5")
    assert understood.notations == wanted[: len(understood.notations)]
    assert len(understood.notations) == words.count("sur")
