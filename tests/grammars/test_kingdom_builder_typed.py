"""Kingdom Builder in one's own words: what is built, moved and walked to, and what never is."""

from __future__ import annotations

import pytest

from heraut.engines.kingdom_builder import KINGDOM_BUILDER, State
from heraut.engines.kingdom_builder.hexes import hex_number
from heraut.grammars import Grammar
from heraut.grammars.interpret import interpret
from heraut.grammars.meaning import (
    Ambiguous,
    Chain,
    Command,
    Heard,
    Illegal,
    Interpretation,
    Partial,
    Query,
    Scope,
    Slots,
)
from heraut.grammars.memory import Remembered
from heraut.voice.tasks.match.dialogue_state import CERTAIN

from ..engines.kingdom_builder.position import position


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    return Grammar.load("fr", "kingdom_builder")


def turn() -> State:
    """The first seat has one settlement, F12, and builds on canyon."""
    return position(["G7", "T20"], "canyon")


def typed(
    grammar: Grammar,
    words: str,
    state: State | None = None,
    scope: Scope = Scope.TURN,
    held: Slots | None = None,
    **known: object,
) -> Interpretation:
    remembered = Remembered(**{"here": "G7", "did": "build G7", **known})  # type: ignore[arg-type]
    return interpret(
        grammar,
        Heard.typed(words),
        KINGDOM_BUILDER,
        state or turn(),
        scope,
        held=held or {},
        remembered=remembered,
        guess=lambda _: None,
    )


@pytest.mark.parametrize(
    ("words", "hex_"),
    [
        ("va pour la première des deux", "H8"),
        ("la première des deux", "H8"),
        ("je prends la deuxième que t'as citée", "H9"),
        ("va pour la deux", "H9"),
    ],
)
def test_which_of_those_that_were_told_is_what_is_said_of_it(
    grammar: Grammar, words: str, hex_: str
) -> None:
    found = typed(grammar, words, told=("H8", "H9"))
    assert isinstance(found, Illegal | Partial) and found.meaning.slots["hex"] == hex_


@pytest.mark.parametrize(
    ("words", "hex_"),
    [
        ("celle du milieu", "H9"),
        ("la dernière que t'as citée", "H10"),
        ("la dernière de la liste", "H10"),
    ],
)
def test_an_item_is_meant_by_where_it_was_told(grammar: Grammar, words: str, hex_: str) -> None:
    found = typed(grammar, words, told=("H8", "H9", "H10"))
    assert isinstance(found, Command | Illegal) and found.meaning.slots["hex"] == hex_


@pytest.mark.parametrize(
    ("words", "hex_"),
    [
        ("celle d'en bas", "I10"),
        ("je prends celle du haut", "G9"),
        ("la plus basse de la liste", "I10"),
    ],
)
def test_of_those_that_were_told_one_lies_farthest(grammar: Grammar, words: str, hex_: str) -> None:
    found = typed(grammar, words, told=("H12", "I10", "G9"), here="", did="")
    assert isinstance(found, Command | Illegal), found
    assert found.meaning.slots["hex"] == hex_ and found.meaning.cost >= CERTAIN


@pytest.mark.parametrize(
    ("words", "hex_"),
    [("deux cases plus à droite, y a quoi ?", "G9"), ("c'est quoi trois cases à gauche", "G4")],
)
def test_how_far_one_asks_is_counted(grammar: Grammar, words: str, hex_: str) -> None:
    found = typed(grammar, words)
    assert isinstance(found, Query), found
    assert found.meaning.intent == "hex" and found.meaning.slots["hex"] == hex_


def test_of_two_none_is_in_the_middle(grammar: Grammar) -> None:
    found = typed(grammar, "celle du milieu", told=("H8", "H9"))
    assert isinstance(found, Illegal) and found.reason == "none_such"


@pytest.mark.parametrize("words", ["j'en mets deux", "mets-en une", "une sur l'île"])
def test_how_many_is_no_item_of_a_list(grammar: Grammar, words: str) -> None:
    found = typed(grammar, words, told=("H8", "H9"))
    meaning = getattr(found, "meaning", None)
    assert meaning is None or meaning.slots.get("hex") not in ("H8", "H9"), found


@pytest.mark.parametrize(
    "words",
    [
        "mes trois d'affilée sur henri à partir du huit",
        "les trois à partir de H8",
        "mes trois canyons c'est H8, H9 et H10",
    ],
)
def test_a_row_is_told_by_where_it_begins(grammar: Grammar, words: str) -> None:
    understood = typed(grammar, words, position(["A3", "T20"], "grass"), here="", did="")
    assert isinstance(understood, Chain), understood
    assert understood.notations == ("build H8", "build H9", "build H10")


@pytest.mark.parametrize(
    ("words", "hex_"),
    [("la sixième case de la ligne gaston", "G6"), ("ligne G, dernière case", "G20")],
)
def test_a_place_is_told_by_its_rank_on_a_line(grammar: Grammar, words: str, hex_: str) -> None:
    understood = typed(grammar, words)
    assert isinstance(understood, Command | Illegal)
    assert understood.meaning.slots["hex"] == hex_


@pytest.mark.parametrize(
    "words",
    [
        "mets-en une autre sur gaston six",
        "je voudrais mettre ma première maison en G6",
        "alors je place la deuxième à gaston 6 s'il te plaît",
        "ma dernière cité sur gaston six",
        "mets-la au numéro six de gaston",
        "je pose sur la ligne gaston la case six",
        "je prends gaston six",
        "et la dernière juste à gauche",
        "pose à gauche",
        "une autre à gauche de ma dernière",
        "à gauche de celle que je viens de poser",
        "mets-la à l'ouest",
        "ajoutez une maison à gauche de gaston sept",
        "une autre juste à gauche, là",
        "mon canyon je le mets en G6",
    ],
)
def test_a_settlement_is_built_in_ones_own_words(grammar: Grammar, words: str) -> None:
    state = position(["G7", "T20"], _terrain_of("G6"))
    understood = typed(grammar, words, state)
    assert isinstance(understood, Command), understood
    assert understood.notation == "build G6"
    assert understood.meaning.cost < CERTAIN


@pytest.mark.parametrize(
    "words",
    [
        "est-ce que je peux poser à gauche",
        "il pose à gauche",
        "elle a mis sa maison en gaston six",
        "je poserais plutôt en gaston six",
        "on pourrait mettre une cité en gaston six",
        "peut-être en gaston six",
        "et gaston six",
        "plutôt gaston six",
        "gaston six",
        "le numéro six de gaston",
        "en gaston la case six",
        "remets-la",
        "le joueur un pose en G6",
        "pour le joueur un c'est G6",
        "descends en G6",
        "G comme Gérard, six",
    ],
)
def test_what_may_be_no_move_is_read_back_at_most(grammar: Grammar, words: str) -> None:
    understood = typed(grammar, words, position(["G7", "T20"], _terrain_of("G6")))
    assert not isinstance(understood, Command) or understood.meaning.cost >= CERTAIN, understood


@pytest.mark.parametrize(
    "words",
    [
        "je pose pas à gauche",
        "surtout pas en gaston six",
        "où je pose à gauche",
        "qui est en gaston six",
        "à gauche",
        "et en haut à gauche",
        "tout en bas",
        "va à gauche",
        "combien je gagne en gaston six",
        "le joueur deux pose en G6",
        "pour le joueur deux c'est G6",
        "le joueur deux a posé en G6",
    ],
)
def test_nothing_is_built_by_a_negation_a_question_or_a_step(grammar: Grammar, words: str) -> None:
    understood = typed(grammar, words, position(["G7", "T20"], _terrain_of("G6")))
    assert not isinstance(understood, Command | Ambiguous | Partial), understood


@pytest.mark.parametrize(
    ("words", "question", "slots"),
    [
        ("va à gauche", "step", {"hex": "G7", "direction": "west"}),
        ("et en bas à droite il y a quoi", "step", {"hex": "G7", "direction": "south_east"}),
        ("avance de deux cases vers la droite", "hex", {"hex": "G9"}),
        ("descends d'une ligne", "hex", {"hex": "H7"}),
        ("monte de trois lignes", "hex", {"hex": "D7"}),
        ("va au bout de la ligne", "hex", {"hex": "G20"}),
        ("retourne au début de la ligne", "hex", {"hex": "G1"}),
        ("reviens à ma dernière cité", "hex", {"hex": "G7"}),
        ("place-toi sur françois un", "hex", {"hex": "F1"}),
        ("le château le plus proche", "landmark", {"landmark": "castle", "hex": "G7"}),
        ("y a de l'eau pas loin", "landmark", {"landmark": "water", "hex": "G7"}),
        ("donne-moi les voisins de f7", "around", {"hex": "F7"}),
        ("la meilleure près de l'eau", "nearest", {"landmark": "water"}),
        ("colle-la contre la taverne", "nearest", {"landmark": "tavern"}),
        ("ça vaut combien un château", "what_goal", {"goal": "castles"}),
        ("décris-moi le plateau", "describe_table", {}),
        ("à quoi ressemble la section de l'oasis", "describe_section", {"section": "oasis"}),
        ("décris le coin en bas à droite", "describe_section", {"section": "farm"}),
        ("qui mène dans le quart nord-ouest", "section_counts", {"section": "tavern"}),
        ("lis-moi toute la ligne françois", "read_line", {"line": "F"}),
        ("les cases vides de la ligne gaston", "read_line", {"line": "G", "free": 1}),
        ("combien de désert en tout", "extent", {"landmark": "desert"}),
        ("combien de châteaux je touche", "touching", {"landmark": "castle"}),
        ("qui c'est qui a la taverne", "who_has", {"tile": "tavern"}),
        ("la zone douze", "area", {"number": 12}),
        ("où je peux mettre la tour", "where", {"tile": "tower", "hex": "G7"}),
        ("avec le port je peux bouger quoi", "where", {"tile": "harbor", "hex": "G7"}),
        ("le joueur deux il touche l'eau", "touching", {"landmark": "water", "seat": 2}),
        ("c'était lequel, en bas à droite", "describe_section", {"section": "farm"}),
        (
            "sur le plateau de la taverne, chacun en a combien",
            "section_counts",
            {"section": "tavern"},
        ),
        ("où est le plus grand désert", "extent", {"landmark": "desert"}),
        ("chevaliers, rappel", "what_goal", {"goal": "knights"}),
    ],
)
def test_one_walks_over_the_board(
    grammar: Grammar, words: str, question: str, slots: Slots
) -> None:
    understood = typed(grammar, words)
    assert isinstance(understood, Query), understood
    assert (understood.meaning.intent, understood.meaning.slots) == (question, slots)


def test_going_on_goes_on_from_where_one_is_now(grammar: Grammar) -> None:
    asked = {"step": {"hex": "G8", "direction": "west"}}
    for words in ("va plus loin", "encore un cran", "continue tout droit"):
        understood = typed(grammar, words, asked=asked)
        assert isinstance(understood, Query), understood
        assert understood.meaning.slots == {"hex": "G7", "direction": "west"}


def test_a_direction_answers_where_a_piece_goes(grammar: Grammar) -> None:
    """The paddock jumps two hexes from the settlement that was named before."""
    state = position(["M9", "T20"], "canyon")
    held = {"tile": "paddock", "start": "M9", "begun": "move"}
    found = typed(grammar, "en diagonale vers le haut à gauche", state, Scope.FILL, held)
    assert isinstance(found, Partial) and found.meaning.slots == {"hex": "K8"}, found


def test_without_a_place_nothing_lies_to_the_right(grammar: Grammar) -> None:
    understood = typed(grammar, "pose à droite", here="", did="")
    assert isinstance(understood, Illegal) and understood.reason == "nowhere_yet"
    understood = typed(grammar, "remets-la", did="end")
    assert isinstance(understood, Illegal) and understood.reason == "none_such"


def test_several_hexes_that_fit_are_asked_about(grammar: Grammar) -> None:
    state = position(["O6", "T20"], "grass", sections="oracle harbor oasis tavern")
    above = [one for one in ("N5", "N6", "N7") if f"build {one}" in map(str, _legal(state))]
    understood = typed(grammar, "pose au-dessus", state, here="O6", did="build O6")
    options = understood.commands if isinstance(understood, Ambiguous) else (understood,)
    assert above and {one.notation for one in options} <= {f"build {one}" for one in above}


def _legal(state: State) -> object:
    return KINGDOM_BUILDER.legal(state)


def _terrain_of(name: str) -> str:
    return position(["", ""], "canyon").board.what(hex_number(name) or 0)


@pytest.mark.parametrize(
    "words",
    [
        "je pose H8, H9 et H10",
        "mes trois maisons en H8 puis H9 puis H10",
        "sur la ligne H le huit le neuf et le dix",
        "mets-les de H8 à H10",
        "henri huit neuf et dix d'un coup",
        "H8 H9 H10",
    ],
)
def test_several_settlements_are_built_one_after_another(grammar: Grammar, words: str) -> None:
    understood = typed(grammar, words, position(["A3", "T20"], "grass"))
    assert isinstance(understood, Chain), understood
    assert understood.notations == ("build H8", "build H9", "build H10")
    assert understood.refused is None


@pytest.mark.parametrize("words", ["H8 et H9 ?", "il pose H8 et H9", "H8 et H9 peut-être"])
def test_several_that_may_be_no_move_are_read_back(grammar: Grammar, words: str) -> None:
    understood = typed(grammar, words, position(["A3", "T20"], "grass"))
    assert not isinstance(understood, Chain) or understood.cost >= CERTAIN, understood


@pytest.mark.parametrize("words", ["pas H8 et H9", "surtout pas H8 H9 H10", "ni H8 ni H9"])
def test_several_that_are_denied_are_not_built(grammar: Grammar, words: str) -> None:
    understood = typed(grammar, words, position(["A3", "T20"], "grass"))
    assert not isinstance(understood, Chain | Command), understood


@pytest.mark.parametrize("words", ["y en a deux", "il a trois", "elle en a quatre", "qui a dix"])
def test_a_letter_after_who_has_something_is_no_line(grammar: Grammar, words: str) -> None:
    assert "anatole" not in grammar.spelled(words.split())
    assert "anatole" in grammar.spelled(["en", "a", "deux"])


def test_a_letter_after_the_word_for_a_line_is_that_line(grammar: Grammar) -> None:
    understood = typed(grammar, "raconte la ligne K")
    assert isinstance(understood, Query) and understood.meaning.slots == {"line": "K"}


def test_the_line_where_one_is_need_not_be_said(grammar: Grammar) -> None:
    understood = typed(grammar, "mets-la sur la 12")
    assert isinstance(understood, Command | Illegal)
    assert understood.meaning.slots["hex"] == "G12"


@pytest.mark.parametrize(
    "words", ["bouche le trou", "une entre mes deux maisons", "relie les deux"]
)
def test_the_gap_between_two_settlements_is_one_hex(grammar: Grammar, words: str) -> None:
    state = position(["G5 G7", "T20"], _terrain_of("G6"))
    understood = typed(grammar, words, state)
    assert isinstance(understood, Command), understood
    assert understood.notation == "build G6"
