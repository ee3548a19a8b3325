"""Half of a command, answers and questions of Un Monde Sans Fin."""

from __future__ import annotations

import pytest

from heraut.engines.world_without_end import WORLD_WITHOUT_END, State
from heraut.grammars import Grammar
from heraut.grammars.interpret import combine
from heraut.grammars.meaning import Command, Kind, NotUnderstood, Partial, Query, Scope

from ..engines.world_without_end.position import position
from .world_without_end_moments import DOUBTFUL, asked, turning, understood


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    return Grammar.load("fr", "world_without_end")


def offered(gold: int = 3) -> State:
    """The first seat may exchange one wool for three gold, by the card that has just come."""
    state = position([{"wool": 1, "gold": gold}, {"wool": 1}])
    state, _ = WORLD_WITHOUT_END.apply(state, WORLD_WITHOUT_END.parse(state, "event i-02"))
    return state


ANSWERS = {
    "material": {"une pierre": "material stone", "matériaux un bois": "material wood"},
    "build": {
        "pont, une pierre": "build bridge stone",
        "projet pont, deux pierres": "build bridge stone,stone",
        "deux bois pour le clocher": "build tower wood,wood",
    },
    "sell": {"une laine": "sell wool 1", "vente trois laines": "sell wool 3"},
    "house": {"terrain deux": "house 2", "maison terrain deux": "house 2"},
    "harvest": {"terrain trois": "harvest 3", "terrain trois et sept": "harvest 3,7"},
    "donate": {"le pont": "donate bridge", "pour le clocher": "donate tower"},
    "weave": {"deux laines": "weave 2", "un tissu": "weave 1"},
    "medicine": {"maison neuf et quatre": "heal 4,9", "petit soin": "practise"},
    "discard": {"je défausse récolte": "discard harvest"},
}
SAME = [(kind, words, wanted) for kind, said in ANSWERS.items() for words, wanted in said.items()]


@pytest.mark.parametrize(("kind", "words", "notation"), SAME)
def test_a_question_is_answered_without_a_verb(
    grammar: Grammar, kind: str, words: str, notation: str
) -> None:
    meant = understood(grammar, asked(kind), words)
    assert isinstance(meant, Command) and meant.notation == notation
    assert meant.meaning.cost < DOUBTFUL


@pytest.mark.parametrize(
    ("kind", "words", "notation"),
    [
        ("play", "blé", "play wheat"),
        ("play", "la récolte", "play harvest"),
        ("discard", "don", "discard donation"),
        ("court", "don", "forgo donation"),
        ("material", "pierre", "material stone"),
        ("donate", "pont", "donate bridge"),
    ],
)
def test_a_single_word_is_read_back(grammar: Grammar, kind: str, words: str, notation: str) -> None:
    meant = understood(grammar, asked(kind), words)
    assert isinstance(meant, Command) and meant.notation == notation
    assert meant.meaning.cost >= DOUBTFUL


def test_yes_and_no_answer_an_offer_and_nothing_else(grammar: Grammar) -> None:
    for words, notation in (("oui", "exchange i-02"), ("non", "pass")):
        meant = understood(grammar, offered(), words)
        assert isinstance(meant, Command) and meant.meaning.cost == 0
        assert meant.notation == notation
        for kind in ("play", "build", "material", "discard", "court"):
            assert isinstance(understood(grammar, asked(kind), words), NotUnderstood), kind
    nothing = asked("protect", missed=((0, "wheat", 4),))
    refused = understood(grammar, nothing, "non")
    assert isinstance(refused, Command) and refused.notation == "pass"


def test_a_question_about_payment_is_answered_by_yes(grammar: Grammar) -> None:
    state = position([{"gold": 3}, {"gold": 3}])
    state, _ = WORLD_WITHOUT_END.apply(state, WORLD_WITHOUT_END.parse(state, "event i-09"))
    assert state.task.kind == "pay"
    for words, notation in (("oui", "pay"), ("je paie", "pay"), ("non", "pass")):
        meant = understood(grammar, state, words)
        assert isinstance(meant, Command) and meant.notation == notation, words


PIECES = {
    ("play", "je joue"): {"begun": "play"},
    ("play", "je renonce"): {"begun": "forgo"},
    ("discard", "je défausse"): {"begun": "discard"},
    ("build", "pont"): {"begun": "build_one", "project": "bridge"},
    ("build", "projet pont"): {"begun": "build_one", "project": "bridge"},
    ("build", "une pierre"): {"begun": "build_one", "first": "stone"},
    ("build", "deux pierres"): {"begun": "build_two", "first": "stone", "second": "stone"},
    ("build", "je construis"): {"begun": "build_one"},
    ("house", "je construis"): {"begun": "house"},
    ("house", "une maison"): {"begun": "house"},
    ("sell", "je vends"): {"begun": "sell_wool"},
    ("harvest", "je récolte"): {"begun": "harvest"},
    ("donate", "un don"): {"begun": "donate"},
    ("medicine", "je soigne"): {"begun": "heal"},
    ("weave", "je tisse"): {"begun": "weave"},
}


@pytest.mark.parametrize(("said", "slots"), PIECES.items())
def test_half_of_a_command_is_begun(
    grammar: Grammar, said: tuple[str, str], slots: dict[str, str]
) -> None:
    kind, words = said
    begun = understood(grammar, asked(kind), words)
    assert isinstance(begun, Partial) and begun.meaning.slots == slots
    assert begun.meaning.cost < DOUBTFUL


FILLED = [
    ("play", {"begun": "play"}, "la médecine", "play medicine"),
    ("play", {"begun": "forgo"}, "don", "forgo donation"),
    ("build", {"begun": "build_one", "project": "bridge"}, "une pierre", "build bridge stone"),
    ("build", {"begun": "build_one", "first": "wood"}, "le clocher", "build tower wood"),
    (
        "build",
        {"begun": "build_two", "first": "stone", "second": "stone"},
        "sur le pont",
        "build bridge stone,stone",
    ),
    (
        "build",
        {"begun": "build_one", "project": "tower"},
        "pierre et bois",
        "build tower stone,wood",
    ),
    ("house", {"begun": "house"}, "terrain deux", "house 2"),
    ("harvest", {"begun": "harvest"}, "terrain trois et sept", "harvest 3,7"),
    ("donate", {"begun": "donate"}, "au pont", "donate bridge"),
    ("sell", {"begun": "sell_wool"}, "deux laines", "sell wool 2"),
    ("weave", {"begun": "weave"}, "deux laines", "weave 2"),
    ("medicine", {"begun": "heal"}, "les maisons neuf et quatre", "heal 4,9"),
]


@pytest.mark.parametrize(("kind", "held", "words", "notation"), FILLED)
def test_the_other_half_makes_it_whole(
    grammar: Grammar, kind: str, held: dict[str, str], words: str, notation: str
) -> None:
    state = asked(kind)
    said = understood(grammar, state, words, Scope.FILL, **held)
    if isinstance(said, Partial):
        whole = combine(grammar, WORLD_WITHOUT_END, state, {**held, **said.meaning.slots})
        assert isinstance(whole, Command) and whole.notation == notation
    else:
        assert isinstance(said, Command) and said.notation == notation


QUERIES = {
    "qui est le joueur deux": "who seat=2",
    "mes ressources": "goods",
    "mes laines": "goods good=wool",
    "mon or": "goods good=gold",
    "ressources du joueur deux": "goods seat=2",
    "mes cartes restantes": "cards",
    "cartes du joueur deux": "cards seat=2",
    "mes cartes cachées": "hidden_cards",
    "les cartes jouées": "played_cards",
    "cartes jouées du joueur deux": "played_cards seat=2",
    "mes cartes jouées": "played_cards seat=own",
    "les événements en cours": "events",
    "que fait l'événement trois sept": "events event=iii-07",
    "les projets": "projects",
    "que manque-t-il au pont": "projects project=bridge",
    "où en est le clocher": "projects project=tower",
    "mes maisons": "houses",
    "maisons du joueur deux": "houses seat=2",
    "que rapporte le terrain cinq": "site site=5",
    "les maisons libres": "free_sites",
    "la peste": "plague",
    "que vaut la maison neuf": "plague place=9",
    "lis la cachette": "plague place=11",
    "la piste des faveurs": "favours",
    "où est la mère prieure": "favours space=prioress",
    "le marché": "market",
    "la réserve": "supply",
    "le blé en réserve": "supply good=wheat",
    "que devrai-je payer": "duties",
    "mes contributions": "duties",
    "les scores": "scores",
    "mon score": "scores seat=own",
    "mon score en détail": "score_details seat=own",
    "score du joueur deux en détail": "score_details seat=2",
    "qui mène en maisons": "most of=houses",
    "qui mène en laines": "most of=wool",
    "qui est dernier en or": "most least=1 of=gold",
    "que rapporte ce tour": "gains",
    "que rapporte ce tour au joueur deux": "gains seat=2",
    "mes malades": "healed seat=own",
    "qui soigne les malades": "healed",
    "score du joueur deux": "scores seat=2",
    "quelle période": "round",
    "qui joue ensuite": "next_player",
    "détaille le joueur deux": "player seat=2",
    "que fait privilège": "what_does action=privilege",
    "explique la médecine en détail": "what_does action=medicine long=1",
    "mes sceaux": "seals",
    "sceaux du joueur deux": "seals seat=2",
    "les sanctions": "penalties",
    "les options": "orientations",
    "détaille l'option deux": "orientations steps=1",
    "puis-je tout payer": "duties own=1",
    "détaille l'option deux pour moi": "orientations best=1 steps=1",
    "la meilleure option d'abord": "orientations best=1",
    "les meilleures options": "orientations best=1",
    "à qui le tour": "turn",
    "la question": "turn",
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
    # While options are told, numbers choose one.
    scopes = set(Scope) - {Scope.CHOOSE}
    assert scopes
    for scope in scopes:
        for state in (asked(), turning()):
            question = understood(grammar, state, words, scope)
            assert isinstance(question, Query) and question.meaning.cost == 0, scope
            said = sorted(f"{slot}={value}" for slot, value in question.meaning.slots.items())
            assert (question.meaning.intent, said) == (intent, slots)


def test_every_question_of_the_game_can_be_asked(grammar: Grammar) -> None:
    known = {intent.id for intent in grammar.of_kind(Kind.QUERY)}
    assert {question.key for question in WORLD_WITHOUT_END.questions} <= known
    assert {meant.split()[0] for meant in QUERIES.values()} | {"since", "hint"} == known
