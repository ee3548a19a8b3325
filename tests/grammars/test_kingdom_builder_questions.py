"""The questions of Kingdom Builder, and what is remembered of their answers."""

from __future__ import annotations

import pytest

from heraut.engines.kingdom_builder.vocabulary import QUESTIONS
from heraut.grammars import Grammar
from heraut.grammars.meaning import Command, Illegal, Kind, Partial, Query, Scope
from heraut.grammars.memory import Remembered

from .kingdom_builder_moments import TOLD, hexes, turn, understood

"""A seat that stands on F12 and was told three hexes."""


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    return Grammar.load("fr", "kingdom_builder")


QUERIES = {
    "qui est le joueur deux": "who seat=2",
    "où puis-je jouer": "where",
    "où puis-je jouer près de la tour": "where landmark=tower",
    "où puis-je jouer avec la taverne": "where tile=tavern",
    "où déplacer françois douze avec le port": "where start=F12 tile=harbor",
    "où puis-je jouer depuis françois douze": "where hex=F12",
    "détaille la deux": "area number=2",
    "zone trois": "area number=3",
    "encore": "more",
    "la case la plus proche du port": "nearest landmark=harbor",
    "à l'est de l'oasis": "nearest direction=east landmark=oasis",
    "au nord ouest d'un château": "nearest direction=north_west landmark=castle",
    "près de la tour": "nearest landmark=tower",
    "le bord nord": "nearest landmark=north",
    "pose au bord sud": "nearest landmark=south",
    "pose à l'est de l'oasis": "nearest direction=east landmark=oasis",
    "où puis-je jouer au bord est": "where landmark=east",
    "je suis en françois douze": "hex hex=F12",
    "terrain en gaston sept": "hex hex=G7",
    "autour de françois douze": "around hex=F12",
    "va au nord est de françois douze": "step direction=north_east hex=F12",
    "rayon vers l'ouest de françois douze": "ray direction=west hex=F12",
    "où est l'oasis": "landmark landmark=oasis",
    "à quelle distance de françois douze est l'eau": "landmark hex=F12 landmark=water",
    "mes groupes": "groups",
    "groupes du joueur deux": "groups seat=2",
    "mes cités": "settlements",
    "les cités du joueur deux": "settlements seat=2",
    "mes cités dans la section du port": "settlements section=harbor",
    "mes cités par section": "sections_of",
    "que rapporte la ligne cinq": "line line=5",
    "ligne françois": "line line=F",
    "combien de cités": "supply",
    "combien de cités me reste t il": "supply mine=1",
    "les scores": "scores",
    "mon score": "scores mine=1",
    "qui gagne": "scores",
    "les scores en détail": "scores long=1",
    "va vers l'oasis": "landmark landmark=oasis",
    "pose à côté de la ferme": "nearest landmark=farm",
    "score du joueur deux": "scores seat=2",
    "combien me rapporterait françois douze": "worth hex=F12",
    "les objectifs": "goals",
    "que rapportent les mineurs": "what_goal goal=miners",
    "explique les châteaux en détail": "what_goal goal=castles long=1",
    "mes plaquettes": "tiles",
    "plaquettes du joueur deux": "tiles seat=2",
    "que fait la grange": "what_does tile=barn",
    "explique l'oracle en détail": "what_does long=1 tile=oracle",
    "ma carte": "my_card",
    "carte du joueur deux": "my_card seat=2",
    "la pioche": "pile",
    "le plateau": "sections",
    "détaille le plateau": "describe_table",
    "détaille la section de l'oracle": "describe_section section=oracle",
    "détaille la ligne françois": "read_line line=F",
    "détaille la forêt": "extent landmark=forest",
    "qui est dans la section du port": "section_counts section=harbor",
    "mes cités près d'un château": "touching landmark=castle",
    "qui a la tour": "who_has tile=tower",
    "lis la zone neuf": "area number=9",
    "la manche": "round",
    "qui joue ensuite": "next_player",
    "détaille le joueur deux": "player seat=2",
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
    for scope in (Scope.TURN, Scope.CONFIRM, Scope.FILL):
        asked = understood(grammar, turn(), words, scope)
        assert isinstance(asked, Query) and asked.meaning.cost == 0, scope
        said = sorted(f"{slot}={value}" for slot, value in asked.meaning.slots.items())
        assert (asked.meaning.intent, said) == (intent, slots)


def test_every_question_of_the_game_can_be_asked(grammar: Grammar) -> None:
    asked = {intent.id for intent in grammar.of_kind(Kind.QUERY)}
    assert {question.key for question in QUESTIONS} <= asked
    assert {meant.split()[0] for meant in QUERIES.values()} | {"since", "hint"} == asked


RECALLED = {
    "autour de moi": "around hex=F12",
    "va au nord est": "step direction=north_east hex=F12",
    "rayon vers l'ouest": "ray direction=west hex=F12",
    "où suis-je": "hex hex=F12",
    "où puis-je jouer": "where hex=F12",
    "à quelle distance est le port": "landmark hex=F12 landmark=harbor",
    "combien rapporte cette case": "worth hex=F12",
    "que rapporte la deuxième": "worth hex=B2",
    "va à la trois": "hex hex=C3",
    "détaille la deux": "area hex=F12 number=2 tile=tavern",
}


@pytest.mark.parametrize(("words", "meant"), RECALLED.items())
def test_what_is_not_said_is_remembered(grammar: Grammar, words: str, meant: str) -> None:
    asked = understood(grammar, turn(), words, remembered=TOLD)
    assert isinstance(asked, Query)
    said = sorted(f"{slot}={value}" for slot, value in asked.meaning.slots.items())
    assert [asked.meaning.intent, *said] == meant.split()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("autour de moi", "nowhere_yet"),
        ("pose ici", "nowhere_yet"),
        ("va au nord est", "nowhere_yet"),
        ("pose sur la deuxième", "nothing_told"),
        ("la deuxième", "nothing_told"),
        ("que rapporte la deux", "nothing_told"),
    ],
)
def test_what_nobody_knows_yet_is_told(grammar: Grammar, words: str, reason: str) -> None:
    lost = understood(grammar, turn(), words)
    assert isinstance(lost, Illegal) and lost.reason == reason
    beyond = understood(grammar, turn(), "pose sur la quatrième", remembered=TOLD)
    assert isinstance(beyond, Illegal) and beyond.reason == "no_such_item"
    assert beyond.details == {"number": 4, "count": 3}


def test_the_last_list_is_built_on_by_its_numbers(grammar: Grammar) -> None:
    state = turn()
    told = Remembered("", tuple(hexes(state)))
    for words, item in (("pose sur la deuxième", 1), ("place la une", 0), ("pose la trois", 2)):
        meant = understood(grammar, state, words, remembered=told)
        assert isinstance(meant, Command) and meant.meaning.cost == 0
        assert meant.notation == f"build {told.told[item]}"
        assert meant.meaning.slots == {"hex": told.told[item]}
    piece = understood(grammar, state, "la deuxième", remembered=told)
    assert isinstance(piece, Partial) and piece.meaning.slots == {"hex": told.told[1]}
    assert piece.meaning.cost >= 0.3


def test_here_is_where_one_stands(grammar: Grammar) -> None:
    state = turn()
    (name, *_) = hexes(state)
    meant = understood(grammar, state, "pose ici", remembered=Remembered(name))
    assert isinstance(meant, Command) and meant.notation == f"build {name}"


def test_an_area_is_offered_in_one_verb(grammar: Grammar) -> None:
    """« Détaille lis la zone douze » was offered after words that were not understood."""
    assert grammar.forms("area", {"number": 12})[0] == "détaille la zone douze"
    assert not grammar.readings(["détaille", "lis", "la", "zone", "douze"], Scope.TURN)
