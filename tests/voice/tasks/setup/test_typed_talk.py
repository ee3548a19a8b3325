"""What people type while a match is set up, in their own words."""

from __future__ import annotations

import pytest

from heraut.engines.registry import RULES
from heraut.grammars.meaning import MetaRequest, Query, Reply, Scope
from heraut.voice.tasks.setup.plan import Piece, Plan, Question
from heraut.voice.tasks.setup.sentences import Sentences
from heraut.voice.tasks.setup.typed_talk import TypedTalk

SENTENCES = Sentences.load("fr", RULES)
GAME = Question("game")
SEATS = Question("seats")
MODE = Question("option", "mode")
BOARD = Question("option", "setup")
NAMES = Question("names")
FIRST = Question("first")
READY = Question("ready")
THREE = Plan("kingsbridge", 3)
CITIES = Plan("kingdom_builder", 2)
PEOPLE = Plan("kingsbridge", 3, names=("Anna", "Bob", "Zoé"), named=True)


def talk() -> TypedTalk:
    typed = SENTENCES.typed
    assert typed is not None
    return typed


def said(line: str, plan: Plan, asked: Question, scope: Scope = Scope.FILL) -> object:
    return talk().meant(line, scope, plan, asked)


def answers(line: str, plan: Plan, asked: Question) -> dict[str, object]:
    """Return the answers of a line by what they are about; first names joined by commas."""
    found = said(line, plan, asked)
    if not isinstance(found, tuple):
        return {}
    pieces: tuple[Piece, ...] = found
    told: dict[str, object] = {}
    for piece in pieces:
        key = piece.option or piece.slot
        told[key] = f"{told[key]},{piece.value}" if key in told else piece.value
    return told


@pytest.mark.parametrize(
    ("line", "plan", "asked", "told"),
    [
        ("on est trois", Plan(), GAME, {"seats": 3}),
        ("nous serons que quatre ce soir", Plan(), GAME, {"seats": 4}),
        ("on est trois, non, pas quatre", Plan("kingsbridge"), SEATS, {"seats": 3}),
        ("on est quatre, enfin non, cinq", Plan("kingsbridge"), SEATS, {"seats": 5}),
        ("on sera trois... pardon, quatre", Plan("kingsbridge"), SEATS, {"seats": 4}),
        (
            "on est trois mais Léa arrive, donc quatre",
            Plan("kingsbridge"),
            SEATS,
            {"name": "Léa", "seats": 4},
        ),
        ("trois, mon frère est là aussi", Plan("kingsbridge"), SEATS, {"number": 3}),
        ("quatre avec Paul", Plan("kingsbridge"), SEATS, {"seats": 4, "name": "Paul", "own": ""}),
        ("ben y a moi, ma sœur et pépé", Plan("kingsbridge"), SEATS, {"seats": 3}),
        (
            "alors Zoé, Gaston et puis Mamie",
            Plan("kingsbridge", 3, names=("Mamie",)),
            NAMES,
            {"unnamed": "", "name": "Zoé,Gaston,Mamie"},
        ),
        ("Simone, Rosalie et Gaston", THREE, NAMES, {"name": "Simone,Rosalie,Gaston"}),
        ("Awa, Moussa et Anatole", THREE, NAMES, {"name": "Awa,Moussa,Anatole"}),
        ("celui qui est conseillé", Plan("kingdom_builder", 2), BOARD, {"setup": "first_game"}),
        ("y a Pierre qui se rajoute", PEOPLE, READY, {"seats": 4, "name": "Pierre"}),
        ("7 kingdoms", Plan(), GAME, {"game": "seven_kingdoms"}),
        ("on va jouer aux sept royaumes", Plan(), GAME, {"game": "seven_kingdoms"}),
        ("je voudrais jouer au truc avec les châteaux", Plan(), GAME, {"game": "kingdom_builder"}),
        ("le jeu avec les prairies et canyons", Plan(), GAME, {"game": "kingdom_builder"}),
        ("celui des cartes de 1 à 13", Plan(), GAME, {"game": "kingsbridge"}),
        ("le jeu au moyen-âge avec la peste", Plan(), GAME, {"game": "world_without_end"}),
        ("le truc où on construit un pont", Plan(), GAME, {"game": "world_without_end"}),
        ("les rois et les blasons", Plan(), GAME, {"game": "seven_kingdoms"}),
        ("la peste ou les châteaux", Plan(), GAME, {}),
        ("avec la peste", THREE, MODE, {}),
        ("attends on n'est pas trois on est quatre", THREE, NAMES, {"seats": 4}),
        ("toute seule", Plan("kingsbridge"), SEATS, {"seats": 1}),
        ("ben trois je crois", Plan("kingsbridge"), SEATS, {"number": 3}),
        ("on en met pas des personnages", THREE, MODE, {"mode": "basic"}),
        ("je préfère sans les personnages", THREE, MODE, {"mode": "basic"}),
        ("tous ensemble contre le jeu", THREE, MODE, {"mode": "cooperative"}),
        ("je prendrais la deuxième", THREE, MODE, {"nth": 2}),
        ("42", THREE, MODE, {"number": 42}),
        ("42", Plan("kingsbridge"), SEATS, {"number": 42}),
        ("comme tu veux", THREE, MODE, {"any": ""}),
        ("normal pour le reste", THREE, MODE, {"rest": ""}),
        ("bah normal", THREE, MODE, {"any": ""}),
        ("oh rien de spécial", THREE, MODE, {"any": ""}),
        ("le jeu normal", THREE, MODE, {"rest": ""}),
        ("un joueur de plus", THREE, MODE, {"seats": 4}),
        ("Marie, Paul et moi", THREE, NAMES, {"name": "Marie,Paul", "own": ""}),
        ("Marie, moi, Paul", THREE, NAMES, {"name": "Paul,Marie", "own": ""}),
        (
            "Paul et moi, Léa",
            Plan("kingsbridge"),
            SEATS,
            {"seats": 2, "name": "Paul,Léa", "speaker": "Léa"},
        ),
        ("Marie, moi et Paul", THREE, NAMES, {"name": "Paul,Marie", "own": ""}),
        ("moi c'est Huguette avec un H", THREE, NAMES, {"name": "Huguette", "speaker": "Huguette"}),
        (
            "Marie, Paul et moi c'est Zbigniew",
            THREE,
            NAMES,
            {"name": "Marie,Paul,Zbigniew", "speaker": "Zbigniew"},
        ),
        ("c'est moi Huguette", THREE, MODE, {"name": "Huguette", "speaker": "Huguette"}),
        ("c'est moi Huguette", PEOPLE, MODE, {"whose": "Huguette"}),
        ("ma main", THREE, NAMES, {"early": ""}),
        ("pose le treize", THREE, MODE, {"early": ""}),
        ("je mets une maison en A trois", CITIES, BOARD, {"early": ""}),
        ("finalement on joue à trois", CITIES, BOARD, {"seats": 3}),
        ("euh attends", THREE, NAMES, {}),
        ("Anna", PEOPLE, FIRST, {"starter": "Anna"}),
        ("pas Anna", PEOPLE, FIRST, {}),
        ("je crois que c'est à Bob", PEOPLE, FIRST, {"starter": "Bob"}),
        ("la deuxième", PEOPLE, FIRST, {"nth": 2}),
        ("c'est Robert pas Bob", PEOPLE, READY, {"unnamed": "", "name": "Anna,Robert,Zoé"}),
        ("Bob joue plus", PEOPLE, READY, {"seats": 2, "unnamed": "", "name": "Anna,Zoé"}),
        ("Bob joue le plus fort", PEOPLE, READY, {}),
    ],
)
def test_answers_are_found_in_a_line(
    line: str, plan: Plan, asked: Question, told: dict[str, object]
) -> None:
    assert answers(line, plan, asked) == told


def test_a_line_may_name_those_who_play_and_so_how_many_they_are() -> None:
    told = {"seats": 3, "name": "Paul,Marie", "own": ""}
    assert answers("je joue avec Paul et Marie", Plan(), GAME) == told
    assert answers("ma femme, mon fils et moi", Plan("kingsbridge"), SEATS) == {"seats": 3}
    assert answers("je joue avec ma sœur", Plan("kingsbridge"), SEATS) == {"seats": 2}
    assert answers("on est juste moi et mon frère", Plan("kingsbridge"), SEATS) == {"seats": 2}
    assert answers("ma femme, mes deux filles et moi", Plan("kingsbridge"), SEATS) == {"seats": 4}
    assert answers("avec mes parents", Plan("kingsbridge"), SEATS) == {"seats": 3}
    # « Mon pote Paul » is one of two, by name.
    two = answers("avec mon pote Paul, moi c'est Léa", Plan("kingsbridge"), SEATS)
    assert two == {"seats": 2, "name": "Paul,Léa", "speaker": "Léa"}
    zoe = answers("je joue avec mon amie Zoé", Plan("kingsbridge"), SEATS)
    assert zoe == {"seats": 2, "name": "Zoé", "own": ""}
    assert answers("avec ma femme et Paul", Plan("kingsbridge"), SEATS) == {"seats": 3}


def test_extensions_of_a_game_are_chosen_together() -> None:
    told = {"capitol": "on", "caves": "on", "island": "rope_bridge"}
    board = Plan("kingdom_builder", 3)
    assert answers("avec les queenies", board, READY) == told
    assert answers("sans extension", board, READY) == dict.fromkeys(told, "off")


@pytest.mark.parametrize("line", ["c'est bon tout le monde est là tu peux distribuer", "on y va"])
def test_a_yes_to_the_whole(line: str) -> None:
    found = said(line, PEOPLE, READY, Scope.CONFIRM)
    assert isinstance(found, Reply) and found.meaning.intent == "yes"


@pytest.mark.parametrize(
    "line",
    [
        "y en a un qui joue plus",
        "ne commence pas",
        "attends avant de lancer",
        "on peut commencer par le règlement",
        "est-ce que tout est bon",
    ],
)
def test_what_may_be_against_it_is_no_yes(line: str) -> None:
    found = said(line, PEOPLE, READY, Scope.CONFIRM)
    assert not (isinstance(found, Reply) and found.meaning.intent == "yes"), found


@pytest.mark.parametrize(
    ("line", "plan", "term", "game"),
    [
        ("c'est quoi 7 kingdoms", Plan(), "game", "seven_kingdoms"),
        ("explique le malus", THREE, "malus", "kingsbridge"),
        ("combien on peut être", Plan(), "players", ""),
        ("comment on gagne", Plan("kingsbridge"), "goal", "kingsbridge"),
        ("explique nous les règles", Plan("kingsbridge"), "general", "kingsbridge"),
        # A general is a card there.
        ("comment on joue", Plan("seven_kingdoms"), "game", "seven_kingdoms"),
        ("comment ça marche ici", Plan("seven_kingdoms"), "game", "seven_kingdoms"),
    ],
)
def test_a_question_is_answered(line: str, plan: Plan, term: str, game: str) -> None:
    found = said(line, plan, SEATS)
    assert isinstance(found, Query) and found.meaning.slots == {"term": term, "game": game}


@pytest.mark.parametrize(
    ("line", "intent"),
    [
        ("merci", "thanks"),
        ("je veux arrêter", "quit"),
        ("j'arrête pour ce soir", "quit"),
        ("ça change quoi", "why"),
        ("c'est quoi la différence", "why"),
        ("euh non attends, annule", "undo"),
        ("on enregistre et on s'en va", "quit"),
        ("répète moins vite", "repeat"),
        ("chut", "stop"),
    ],
)
def test_talk_is_understood_at_every_question(line: str, intent: str) -> None:
    for plan, asked in ((Plan(), GAME), (THREE, MODE), (THREE, NAMES), (PEOPLE, FIRST)):
        found = said(line, plan, asked)
        assert isinstance(found, MetaRequest) and found.meaning.intent == intent, (line, asked)


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("le mien s'écrit avec deux l gabrielle", "Gabrielle"),
        ("gabrielle avec deux l", "Gabrielle"),
        ("moi c'est gabrielle avec deux l et lui marc avec un c", "Gabrielle,Marc"),
    ],
)
def test_how_a_name_is_spelled_is_no_answer(line: str, names: str) -> None:
    assert answers(line, THREE, NAMES)["name"] == names


RENAMED = {"unnamed": "", "name": "Anna,Jojo,Zoé"}


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("remplace Bob par Jojo", RENAMED),
        ("Bob s'appelle Jojo en fait", RENAMED),
        ("mets Jojo à la place de Bob", RENAMED),
        ("change le nom de Bob, mets Jojo", RENAMED),
        ("Bob, son vrai prénom c'est Jojo", RENAMED),
        ("change mon nom, mets Jojo", {"whose": "Jojo"}),
        ("t'as mal écrit mon prénom, c'est Jojo", {"whose": "Jojo"}),
        ("change les règles", {"options": ""}),
        ("mets Bob en premier", {"starter": "Bob"}),
    ],
)
def test_one_name_takes_the_place_of_another(line: str, told: dict[str, object]) -> None:
    assert answers(line, PEOPLE, READY) == told


def test_a_name_that_is_still_missing_is_nobody_elses() -> None:
    first = Plan("kingsbridge", 3, names=("Anna",))
    assert answers("la suivante s'appelle Lulu", first, NAMES) == {"name": "Lulu"}
    assert answers("la suivante s'appelle Lulu", first, MODE) == {"name": "Lulu"}
    assert answers("ma fille s'appelle Lulu", first, MODE) == {"name": "Lulu"}
    assert answers("change mon nom, c'est Jojo", first, NAMES) == {"whose": "Jojo"}


def test_who_told_a_name_may_change_it() -> None:
    known = Plan("kingsbridge", 3, names=("Anna", "Bob", "Zoé"), named=True, speaker="Bob")
    assert answers("change mon nom, mets Jojo", known, READY) == RENAMED


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("tu peux jouer à la place du quatrième", {"seats": 4, "against": ""}),
        ("fais le quatrième joueur", {"seats": 4, "against": ""}),
        ("le troisième c'est toi", {"against": ""}),
        ("tu remplaces le deuxième", {"against": ""}),
    ],
)
def test_the_program_takes_a_place(line: str, told: dict[str, object]) -> None:
    assert answers(line, THREE, NAMES) == told
    # A thing of two that is chosen is no seat.
    assert answers("tu prends la deuxième", THREE, MODE) != told
