"""Several things announced in one line: nothing is played unasked of which a part was left out."""

from __future__ import annotations

import pytest

from heraut.grammars import Grammar
from heraut.grammars.disambiguation import read_back
from heraut.grammars.meaning import Command, Kind, Meaning, Query, Scope
from heraut.voice.evaluation.understanding import Understood, Verdict, opened
from heraut.voice.tasks.match.inputs import Breath
from heraut.voice.tasks.match.typed.announced import asked_about

from .test_awaited import give
from .test_plain_talk import positions, said

PAID = Command(
    Meaning("protect", Kind.COMMAND, {"duty": "gold"}, 0.0, "je protège l'impôt"), "protect gold"
)


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    return Grammar.load("fr", "world_without_end")


def told(position: str, line: str, meant: str = "nothing") -> Understood:
    return said("world_without_end", position, line, meant)


def test_what_is_announced_as_two_is_both_or_asked_about() -> None:
    # One of the two was paid, and the penance explained.
    line = "je paye mes deux loyautés, une pour la pénitence pis l'autre pour le tribunal"
    came = told("two_missing", line, "do protect piety; protect gold")
    assert came.verdict is Verdict.MEANT
    assert came.said.endswith("Dis oui ou non.")


@pytest.mark.parametrize("line", ["mes deux loyautés pour l'impôt", "l'autre pour l'impôt"])
def test_words_that_count_several_are_never_left_out_unasked(grammar: Grammar, line: str) -> None:
    assert asked_about(grammar, line, PAID, Scope.TURN) == read_back(PAID) != PAID
    asked = Query(Meaning("duties", Kind.QUERY))
    assert asked_about(grammar, line, Breath((asked, PAID)), Scope.TURN) == Breath(
        (asked, read_back(PAID))
    )


def test_words_that_count_what_the_sentence_has_are_not_asked_about(grammar: Grammar) -> None:
    assert asked_about(grammar, "je protège l'impôt", PAID, Scope.TURN) is PAID
    both = Command(
        Meaning("harvest", Kind.COMMAND, {"sites": "3,5"}, 0.0, "récolte les deux maisons"),
        "harvest 3,5",
    )
    assert asked_about(grammar, "je récolte les deux maisons", both, Scope.TURN) is both


@pytest.mark.parametrize(
    ("game", "position", "line"),
    [
        ("world_without_end", "bridge_begun", "j'en ai deux"),
        ("world_without_end", "bridge_begun", "ça fait deux fois que je le dis"),
        ("world_without_end", "two_options", "et la deux ?"),
        ("world_without_end", "two_options", "pourquoi pas la deux"),
        # The house was built at once, and option three taken that gives one wool.
        ("world_without_end", "house_asked", "mets la 4"),
        ("world_without_end", "orienting", "deux laines"),
        ("kingsbridge", "ask_player", "on est trois"),
        ("kingsbridge", "ask_malus", "le trois ?"),
    ],
)
def test_what_is_counted_or_asked_is_no_answer_for_sure(
    game: str, position: str, line: str
) -> None:
    talk = opened(positions(game)[position], "fr")
    told, played = give(talk, line)
    assert told.endswith("Dis oui ou non.") and not played
    assert give(talk, "oui")[1]


@pytest.mark.parametrize(
    ("game", "position", "line"),
    [
        ("world_without_end", "bridge_begun", "deux"),
        ("world_without_end", "two_options", "la deux"),
        ("kingsbridge", "ask_player", "à Léna"),
        ("kingsbridge", "ask_malus", "le trois"),
    ],
)
def test_a_plain_answer_is_taken_at_once(game: str, position: str, line: str) -> None:
    assert give(opened(positions(game)[position], "fr"), line)[1]


@pytest.mark.parametrize(
    "line",
    [
        "enlève parapluie treize",
        "je voulais pas mettre en raoul treize",
        "autre chose que raoul treize",
        "partout sauf en raoul treize",
    ],
)
def test_a_place_that_is_not_wanted_is_not_proposed(line: str) -> None:
    talk = opened(positions("kingdom_builder")["first_canyon"], "fr")
    told, played = give(talk, line)
    assert "Dis oui ou non" not in told and not played


def test_a_house_that_is_not_named_is_not_built() -> None:
    talk = opened(positions("world_without_end")["turn"], "fr")
    assert not give(talk, "oui mets la 4")[1]
    assert give(talk, "mets une maison sur le 4")[1] == ["play house", "house 4"]


@pytest.mark.parametrize(
    "line", ["mon tissu et c'est tout", "le tissu et rien d'autre", "que le tissu, point final"]
)
def test_nothing_more_is_sold_than_what_is_named(line: str) -> None:
    # « Et c'est tout » sold all of the wool as well.
    assert told("sale_asked", line, "do sell cloth").did == ("do sell cloth",)


@pytest.mark.parametrize(
    "line",
    [
        "oups reviens en arrière, la récolte je voulais la garder",
        "annule, finalement la récolte j'en ai besoin",
    ],
)
def test_who_goes_back_to_keep_something_plays_nothing(line: str) -> None:
    # The harvest that was to be kept was offered to the next player as a move.
    assert told("discarded", line, "talk undo").verdict is Verdict.MEANT


def test_what_goes_back_and_names_another_move_is_that() -> None:
    assert "talk undo" not in told("discarded", "annule, je mets plutôt la vente de côté").did


@pytest.mark.parametrize(
    "line", ["et la maison cinq aussi, j'ai oublié de le dire", "et le terrain cinq aussi"]
)
def test_what_is_added_takes_nothing_away(line: str) -> None:
    assert told("harvested", line, "correct harvest 3,5").verdict is Verdict.MEANT


def test_a_score_that_is_put_right_takes_no_move_back() -> None:
    came = told("second_round", "Erreur de score : Léa est à 9.", "fact 4 vp 9")
    assert came.did == ("do fact 4 vp 9",)
    assert "Correction" in came.said
    # Who only says it asks for it, or tells it: nothing is put right.
    assert "do fact 4 vp 9" not in told("second_round", "Léa est à neuf points").did


@pytest.mark.parametrize(
    ("position", "line", "meant"),
    [
        (
            "wheat_played",
            "je me débarrasse de celle qui sert à faire du tissu",
            "do discard weaving",
        ),
        ("turn", "je joue celle qui permet de refaire le même coup", "do play privilege"),
        ("discard_asked", "la carte pour soigner les gens, de côté", "do discard medicine"),
        ("house_asked", "celle qui se paie en bois et qui donne du blé", "do house 1"),
        ("harvest_asked", "la laine pis le blé", "do harvest 1,3"),
        (
            "sale_asked",
            "une laine pis mon tissu, ça va me faire six piasses",
            "do sell wool 1 cloth",
        ),
        ("paying", "j'aime autant perdre un point que de lâcher ma pièce", "do pass"),
        ("tax_four", "bah le tribunal j'irai, je garde mes loyautés", "do pass"),
        ("blue_offer", "j'achète la piété, ça coûte qu'une pièce", "do exchange i-06"),
        ("near_end", "un blé, il m'en manque justement un pour la fin", "do play wheat"),
        ("turn", "quel est le cours actuel du tissu ?", "ask market"),
        ("plague_four", "mon sceau de don, je l'ai posé sur quoi ?", "ask seals"),
        ("plague", "faut combien pour soigner la huit ?", "ask plague place=8"),
        ("turn", "d'où proviennent les points de Paul ?", "ask score_details seat=2"),
        ("turn", "les points de Karim, ils viennent d'où", "ask score_details seat=4"),
        ("sick_described", "celle-là je vais la soigner", "do play medicine; heal 7"),
    ],
)
def test_things_are_told_by_what_they_do_cost_and_bring(
    position: str, line: str, meant: str
) -> None:
    assert told(position, line, meant).verdict is Verdict.MEANT


def test_a_card_told_by_what_it_does_is_read_back() -> None:
    came = told("turn", "je joue celle qui sert à faire du tissu")
    assert came.did == ("do play weaving",) and came.said.endswith("Dis oui ou non.")


@pytest.mark.parametrize(
    ("game", "position", "line"),
    [
        ("world_without_end", "turn", "la prochaine fois je joue médecine"),
        ("world_without_end", "turn", "je ne veux pas jouer la médecine"),
        ("world_without_end", "turn", "si seulement j'avais deux laines"),
        ("kingsbridge", "same_column", "hier j'ai mis le sept sur la deux"),
        ("kingsbridge", "same_column", "je veux pas poser le sept sur la deux"),
    ],
)
def test_what_is_of_another_time_or_not_wanted_is_not_read_back(
    game: str, position: str, line: str
) -> None:
    told, played = give(opened(positions(game)[position], "fr"), line)
    assert not played and told.startswith("Pas compris")


def test_a_move_beside_what_is_not_wanted_is_one() -> None:
    at = positions("kingsbridge")["same_column"]
    line = "je veux pas le huit, je pose le sept sur la deux"
    assert "Sept sur colonne deux ?" in give(opened(at, "fr"), line)[0]
