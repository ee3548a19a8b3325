"""Sentences as people say them at the table, each in a position of the lists of sentences."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from heraut.voice.evaluation.sentence_list import Position, Sentence, load
from heraut.voice.evaluation.understanding import Understood, Verdict, understand

LISTS = Path(__file__).parents[3] / "sentences" / "fr"


@cache
def positions(game: str) -> dict[str, Position]:
    """Return the positions of a game that some sentence of its lists is said in."""
    every = LISTS.glob(f"{game}.*tsv")
    return {one.position.name: one.position for path in every for one in load(path)}


def said(game: str, position: str, line: str, *meant: str) -> Understood:
    """Return what comes of a line in a position."""
    return understand(Sentence(positions(game)[position], line, meant or ("nothing",)))


KINGDOM_BUILDER = [
    ("first_canyon", "mon premier bonhomme en F douze", "do build F12"),
    ("mid", "qui est majoritaire en haut à gauche", "ask section_counts section=oracle"),
    ("first_canyon", "le coin haut gauche, il y a quoi", "ask describe_section section=oracle"),
    ("first_canyon", "comment sont les sections", "ask sections"),
    ("on_f12", "c'est loin, l'oasis ?", "ask landmark landmark=oasis hex=F12"),
    ("on_f12", "l'oasis est à combien de pas d'ici", "ask landmark landmark=oasis hex=F12"),
    ("on_f12", "là aussi", "do build F12"),
    ("desert_three", "attends, j'ai choisi la mauvaise", "talk undo"),
    ("asked_where", "laisse tomber, je vais faire autrement", "reply no"),
    ("asked_confirm", "surtout pas, F douze", "do build F12"),
    ("mid", "qui joue juste après Paul", "ask next_player seat=4"),
    ("mid", "Karim, il en est où", "ask player seat=2"),
    ("grass_one", "O5 puis P5, j'aurai mes trois", "do build O5; build P5; end"),
    ("first_grass", "c'est quoi un ermite ici", "explain hermits"),
    ("on_f12", "c'est pris ici ?", "ask hex hex=F12"),
    ("mid", "c'est qui qui mène dans le quart en bas à gauche", "ask section_counts section=oasis"),
    ("mid", "est-ce qu'il reste des plaquettes à l'oasis", "ask landmark landmark=oasis"),
    ("who_begins", "c'est moi qui commence, Inès", "do first 1"),
    ("desert_three", "j'en rajoute une quatrième en K16", "refused built_all"),
    ("mid", "Karim a posé où", "ask settlements seat=2"),
    ("mid_done", "après moi c'est qui qui joue", "ask next_player"),
    ("mid_done", "Marie, tu me passes les chips ?", "nothing"),
    ("asked_confirm", "non pas onze, douze", "do build F12"),
    ("canyon_one", "attends non, plutôt p treize que p douze", "correct build P13"),
    ("undone", "finalement si, remets-la où elle était", "do build F12"),
    ("ended", "attends, j'ai pas joué ma ferme, reviens en arrière", "talk undo"),
    ("mid", "il manque une cité de Léa en t dix-neuf", "do fact 3 settlement T19"),
    ("paddock_o2", "tu m'as oublié la grange, je l'ai aussi", "do fact 1 holds_tile barn"),
    ("harbor", "quelle eau est la plus proche de C3 ?", "ask landmark landmark=water hex=C3"),
    ("harbor_used", "mon port, je l'ai déjà utilisé ?", "ask tiles"),
    ("caves", "comment on se sert des grottes", "ask what_does tile=cave"),
    ("line_read", "d'accord, passe à la ligne G", "ask line line=G"),
    ("line_read", "on saute à la ligne H maintenant", "ask line line=H"),
    ("on_f12", "décris-moi ce qui entoure F12, case par case", "ask around hex=F12"),
]
SEVEN_KINGDOMS = [
    ("taking_bishop", "relis-moi la rangée, de gauche à droite", "ask row"),
    ("round_ended", "la nouvelle carte, c'est un vingt-sept", "do row 27"),
    ("hand_3_10_30", "j'ai le droit de faire quoi maintenant ?", "ask options"),
    ("asked_sixteen", "oui, c'est celle-là que je veux", "reply yes"),
    ("asked_sixteen", "c'est pas celle-là que je veux", "reply no"),
    ("midgame", "le bébé pleure, mets sur pause", "talk pause"),
    ("midgame", "cinq minutes", "talk wait"),
]
WORLD_WITHOUT_END = [
    ("plague", "énumère-moi les malades, avec les lieux", "ask plague"),
    ("plague", "les malades un par un", "ask plague"),
    ("turn", "je vais vendre toute ma laine", "do play sale; sell wool 3"),
    ("sale_asked", "tout sauf le tissu", "do sell wool 3"),
    ("sale_asked", "tout mais sans le tissu", "do sell wool 3"),
    ("sale_asked", "tout sauf la laine", "do sell cloth"),
    ("sale_asked", "deux laines, je garde la dernière", "do sell wool 2"),
    ("orienting", "fais avancer la faveur de deux", "do orient 2"),
    ("orienting_king", "pas le hors-la-loi, le marchand", "do orient 1"),
    ("begging_asked", "je donne un jeton loyauté pour ne pas mendier", "do protect wheat"),
    ("turn", "qu'est-ce qu'elle a, Sophie ?", "ask player seat=3"),
    ("turn", "le suivant, c'est qui", "ask next_player"),
    ("sale_asked", "mes trois laines, mais je garde le tissu", "do sell wool 3"),
    ("turn", "je pose la carte récolte mais je récolte rien", "do forgo harvest"),
    ("orienting", "relis-moi la deuxième option", "ask orientations steps=1"),
    ("orienting_king", "j'avance de trois cases jusqu'au roi", "do orient 3"),
    ("turn", "j'ai quelles cartes encore", "ask cards"),
    ("second_round", "c'est qui qui a le blason", "ask round"),
    ("fresh", "c'est moi qui commence, Sophie", "do first 3"),
    ("turn", "je file prier", "do play piety"),
    ("sale_asked", "je ne vends que deux laines", "do sell wool 2"),
    ("house_asked", "finalement je construis pas", "do pass"),
    ("orienting", "que gagnent les autres avec la deuxième ?", "ask orientations steps=1"),
]


@pytest.mark.parametrize(("position", "line", "meant"), KINGDOM_BUILDER)
def test_kingdom_builder_hears_people(position: str, line: str, meant: str) -> None:
    assert said("kingdom_builder", position, line, meant).verdict is Verdict.MEANT


@pytest.mark.parametrize(("position", "line", "meant"), SEVEN_KINGDOMS)
def test_seven_kingdoms_hears_people(position: str, line: str, meant: str) -> None:
    assert said("seven_kingdoms", position, line, meant).verdict is Verdict.MEANT


@pytest.mark.parametrize(("position", "line", "meant"), WORLD_WITHOUT_END)
def test_un_monde_sans_fin_hears_people(position: str, line: str, meant: str) -> None:
    assert said("world_without_end", position, line, meant).verdict is Verdict.MEANT


def test_what_is_taken_out_of_a_move_is_no_question_behind_it() -> None:
    # All of it, cloth included, was sold, and what cloth is was explained.
    told = said("world_without_end", "sale_asked", "tout mais pas le tissu", "do sell wool 3")
    assert told.did == ("do sell wool 3",)


def test_a_place_of_the_board_is_no_part_of_a_question_that_is_only_guessed() -> None:
    told = said("kingdom_builder", "grass_one", "O5 puis P5, j'aurai mes trois")
    assert told.did and not [one for one in told.did if one.startswith("ask")]


def test_who_ends_a_turn_that_ends_by_itself_is_told_what_comes() -> None:
    assert said("seven_kingdoms", "hand_5_18_44", "fin de tour").did == ("ask turn",)


def test_here_is_nothing_to_point_at_before_anybody_stands_somewhere() -> None:
    assert said("kingdom_builder", "first_canyon", "là aussi").did == (
        "trouble nothing-pointed-at",
    )


def test_a_whole_move_comes_before_the_same_words_as_the_beginning_of_one() -> None:
    told = said("world_without_end", "orienting", "laisse-la comme elle est", "do orient 0")
    assert told.verdict is Verdict.MEANT


def test_who_is_sorry_for_something_is_offered_to_take_it_back() -> None:
    line = "non mais attends, je voulais le désert du haut"
    assert said("kingdom_builder", "desert_one", line, "talk undo").offered


def test_a_no_to_what_was_done_declines_nothing_for_the_next_player() -> None:
    # Anna speaks of her exchange; Paul is asked, and was taken to decline.
    told = said("world_without_end", "exchanged", "euh en fait non je change pas", "correct pass")
    assert told.verdict is not Verdict.WRONG
    # A « non » before it may be said to what was done: it is asked about.
    asked = said("world_without_end", "house_asked", "non en fait je construis pas", "do pass")
    assert asked.verdict is Verdict.MEANT and asked.said.endswith("Dis oui ou non.")


@pytest.mark.parametrize("cards", ["un, quatre et les deux cinq", "quatre, un et les deux cinq"])
def test_a_number_that_may_be_an_article_is_asked_about(cards: str) -> None:
    # Three cards, or two, were exchanged where four had been named.
    told = said("kingsbridge", "join_c", f"j'échange {cards}")
    assert told.did == ("unclear",)
    assert "un" in told.said.split("Deux :")[1]


def test_an_article_that_no_card_is_held_for_is_no_number() -> None:
    told = said("kingsbridge", "join_c", "j'échange un cinq et un neuf", "do exchange 5,9")
    assert told.verdict is Verdict.MEANT


def test_two_places_described_in_a_row_are_read_back() -> None:
    line = "je la mets au milieu de mes deux maisons tout en haut"
    assert said("kingdom_builder", "gap", line).said.endswith("? Dis oui ou non.")


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("je garde une laine et je vends tout le reste", "do sell wool 2 cloth"),
        ("tout sauf une laine", "do sell wool 2 cloth"),
        ("je garde une laine et je vends les autres", "do sell wool 2"),
    ],
)
def test_all_the_rest_is_all_that_is_sold_but_what_is_kept(line: str, meant: str) -> None:
    assert said("world_without_end", "sale_asked", line, meant).verdict is Verdict.MEANT


@pytest.mark.parametrize(
    ("game", "position", "line", "meant"),
    [
        ("kingsbridge", "ragna", "Auriez-vous la bonté de m'indiquer qui joue ?", "ask turn"),
        (
            "kingsbridge",
            "ragna",
            "J'aimerais connaître le contenu de la colonne quatre.",
            "ask column",
        ),
        (
            "kingsbridge",
            "ragna",
            "Quelles cartes forment la deuxième colonne ?",
            "ask column column=2",
        ),
        ("kingdom_builder", "mid_one", "nos objectifs ?", "ask goals"),
        ("kingdom_builder", "mid", "toutes mes maisons", "ask settlements"),
        ("kingdom_builder", "mid", "mes pions sur la section oracle", "ask settlements"),
        ("seven_kingdoms", "hand_5_18_44", "qui est le plus fort", "explain value"),
        ("seven_kingdoms", "played_44", "un retour en arrière", "talk undo"),
        ("seven_kingdoms", "taking_merchant", "la carte qui se situe tout à gauche", "do take 33"),
        ("world_without_end", "turn", "quels sont les cours du marché ?", "ask market"),
        ("world_without_end", "two_options", "je sélectionne l'option deux", "do extra wood"),
        ("world_without_end", "sale_read_back", "confirmé", "do sell wool 12"),
        ("world_without_end", "tax_four", "j'en suis à combien moi", "ask scores seat=own"),
    ],
)
def test_who_is_polite_or_brief_is_understood(
    game: str, position: str, line: str, meant: str
) -> None:
    assert said(game, position, line, meant).verdict is Verdict.MEANT


@pytest.mark.parametrize(
    "line", ["la piété oui, l'or non", "la piété, l'or non", "piété oui, or non"]
)
def test_a_no_behind_a_thing_does_not_do_it(line: str) -> None:
    # Both loyalties were paid.
    told = said("world_without_end", "two_missing", line, "do protect piety")
    assert "do protect piety; protect gold" not in told.did
