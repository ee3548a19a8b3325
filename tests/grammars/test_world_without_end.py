"""The sentences of Un Monde Sans Fin: answers in one breath, and no number taken for another."""

from __future__ import annotations

from itertools import permutations

import pytest

from heraut.engines.world_without_end import WORLD_WITHOUT_END, State
from heraut.engines.world_without_end.orientations import orientations
from heraut.engines.world_without_end.state import Task
from heraut.grammars import Grammar
from heraut.grammars.interpret import combine, interpret
from heraut.grammars.meaning import (
    Chain,
    Command,
    Heard,
    Hypothesis,
    Illegal,
    Interpretation,
    Kind,
    NotUnderstood,
    Partial,
    Scope,
)
from heraut.grammars.schema import number_words
from heraut.grammars.surface_forms import spoken_forms

from ..engines.world_without_end.position import position
from .world_without_end_moments import DOUBTFUL, asked, turning, understood


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    return Grammar.load("fr", "world_without_end")


def heard(words: str) -> Heard:
    """Return words as a recogniser gives them: with the time of each."""
    split = tuple(words.split())
    return Heard((Hypothesis(split, 0.0, tuple((n / 2, n / 2 + 0.4) for n in range(len(split)))),))


COMMANDS = {
    "le joueur deux commence": "first 2",
    "événement trois sept": "event iii-07",
    "c'est la carte événement un onze": "event i-11",
    "la tuile vaut trois": "plague 3",
    "tuile quatre": "plague 4",
    "carte perdue don": "lose donation",
    "je perds une carte cachée": "lose ?",
    "le dé montre cinq": "tax 5",
    "impôt trois": "tax 3",
    "option trois": "orient 2",
    "je choisis l'option une": "orient 0",
    "flèche sur deux": "orient 2",
    "la flèche sur zéro": "orient 0",
    "j'avance de deux pas": "orient 2",
    "j'avance d'un pas": "orient 1",
    "trois pas": "orient 3",
    "sans avancer": "orient 0",
    "j'échange": "exchange",
    "j'échange avec l'événement deux trois": "exchange ii-03",
    "j'échange avec la carte nouvelle un": "exchange new-1",
    "je paie": "pay",
    "je donne une laine": "give wool",
    "je retire la maison du terrain sept": "remove 7",
    "je joue privilège": "play privilege",
    "la carte manufacture": "play weaving",
    "je pose don sans m'en servir": "forgo donation",
    "je renonce à vente": "forgo sale",
    "je défausse don": "discard donation",
    "je mets la récolte de côté": "discard harvest",
    "je mets une carte de côté": "discard ?",
    "je mets ma carte trois de côté": "discard #3",
    "une pierre": "material stone",
    "le bois": "material wood",
    "pont une pierre": "build bridge stone",
    "le clocher, pierre et bois": "build tower stone,wood",
    "je pose deux pierres sur le pont": "build bridge stone,stone",
    "un bois pour le palais": "build priors_palace wood",
    "chapelle trois pierres": "build lady_chapel stone,stone,stone",
    "je vends trois laines": "sell wool 3",
    "je vends un tissu": "sell cloth",
    "je vends trois laines et une étoffe": "sell wool 3 cloth",
    "deux tissus": "sell cloth 2",
    "deux laines et trois tissus": "sell wool 2 cloth 3",
    "je construis sur le terrain deux": "house 2",
    "ma maison sur le terrain quatorze": "house 14",
    "je récolte le terrain trois et le sept": "harvest 3,7",
    "les terrains trois et sept": "harvest 3,7",
    "un don pour le foulon": "donate fulling_mill",
    "à l'hospice": "donate hospital",
    "je tisse deux laines": "weave 2",
    "un tissu": "weave 1",
    "un petit soin": "practise",
    "un petit service": "practise",
    "un or et un point": "practise",
    "je soigne la maison neuf et la quatre": "heal 9,4",
    "les maisons deux et dix": "heal 2,10",
    "la cachette et la maison trois": "heal 11,3",
    "j'achète un bois": "extra wood",
    "je protège la piété": "protect piety",
    "une loyauté contre la mendicité": "protect wheat",
    "correction : deux or": "fact own gold 2",
    "correction deux or au joueur un": "fact 1 gold 2",
    "correction dix points au joueur trois": "fact 3 vp 10",
    "correction maison terrain cinq": "fact own house 5",
    "correction pas de maison terrain cinq": "fact own no_house 5",
    "correction j'ai encore la manufacture": "fact own in_hand weaving",
    "correction j'ai mis la manufacture de côté": "fact own put_away weaving",
    "je passe": "pass",
    "rien": "pass",
}


@pytest.mark.parametrize(("words", "notation"), COMMANDS.items())
def test_every_command_has_its_sentence(grammar: Grammar, words: str, notation: str) -> None:
    found = {
        grammar.intents[one.intent].filled(one.slots)
        for one in grammar.meanings(Heard.typed(words), Scope.TURN)
        if one.cost == 0 and one.kind is Kind.COMMAND
    }
    assert notation in found


def test_every_notation_of_the_engine_has_a_command(grammar: Grammar) -> None:
    verbs = {one.notation.partition(" ")[0] for one in grammar.of_kind(Kind.COMMAND)}
    wanted = (
        "first event plague lose tax orient exchange pay give remove play forgo discard material "
        "build sell house harvest donate weave practise heal extra protect pass fact"
    )
    assert verbs == set(wanted.split())


ONE_BREATH = {
    "matériaux : une pierre": ["play materials", "material stone"],
    "je joue matériaux, un bois, je défausse don": [
        *("play materials", "material wood", "discard donation")
    ],
    "projet pont, deux pierres": ["play project", "build bridge stone,stone"],
    "projet, une pierre sur le pont": ["play project", "build bridge stone"],
    "projet clocher pierre et bois": ["play project", "build tower stone,wood"],
    "vente, trois laines": ["play sale", "sell wool 3"],
    "vente trois laines et un tissu": ["play sale", "sell wool 3 cloth"],
    "maison terrain deux": ["play house", "house 2"],
    "récolte terrain trois et sept": ["play harvest", "harvest 3,7"],
    "récolte terrain trois et terrain sept": ["play harvest", "harvest 3,7"],
    "don pont": ["play donation", "donate bridge"],
    "don au clocher": ["play donation", "donate tower"],
    "manufacture deux laines": ["play weaving", "weave 2"],
    "médecine je soigne la maison neuf et la quatre": ["play medicine", "heal 4,9"],
    "médecine maison neuf": ["play medicine", "heal 9"],
    "médecine un petit soin": ["play medicine", "practise"],
    "faveur puis je mets don de côté": ["play favour", "discard donation"],
}


@pytest.mark.parametrize(("words", "notations"), ONE_BREATH.items())
def test_a_card_and_its_choice_are_said_in_one_breath(
    grammar: Grammar, words: str, notations: list[str]
) -> None:
    chain = understood(grammar, asked(), words)
    assert isinstance(chain, Chain) and chain.refused is None and not chain.rest
    assert list(chain.notations) == notations
    assert chain.cost < DOUBTFUL


def test_a_number_means_what_its_noun_says(grammar: Grammar) -> None:
    nouns = {
        "option {}": {"orient"},
        "terrain {}": {"house", "harvest", "remove"},
        "maison {}": {"heal"},
        "tuile {}": {"plague"},
        "impôt {}": {"tax"},
    }
    for form, verbs in nouns.items():
        for number in range(1, 7):
            words = form.format(" ".join(number_words(number, "fr")))
            found = {
                grammar.intents[one.intent].notation.partition(" ")[0]
                for one in grammar.meanings(Heard.typed(words), Scope.TURN)
            }
            assert found == verbs, words
    for number in range(1, 21):
        bare = " ".join(number_words(number, "fr"))
        for kind in ("play", "house", "harvest", "medicine", "weave", "sell"):
            assert isinstance(understood(grammar, asked(kind), bare), NotUnderstood), bare
        assert isinstance(understood(grammar, turning(), bare), NotUnderstood), bare


def test_option_one_is_the_arrow_on_zero(grammar: Grammar) -> None:
    for number, word in enumerate(("une", "deux", "trois", "quatre")):
        meant = understood(grammar, turning(), f"option {word}")
        assert isinstance(meant, Command | Illegal)
        assert meant.meaning.slots == {"steps": number}
    for words in ("option cinq", "option six", "quatre pas"):
        refused = understood(grammar, turning(), words)
        assert isinstance(refused, Illegal) and refused.reason == "no_such_orientation", words
    # In whatever order they were told: « la deuxième » could be the second one told.
    assert isinstance(understood(grammar, turning(), "la deuxième"), NotUnderstood)
    doubted = understood(grammar, turning(), "la deux")
    assert isinstance(doubted, Command) and doubted.meaning.cost >= DOUBTFUL


@pytest.mark.parametrize(
    ("kind", "words", "reason"),
    [
        ("play", "terrain deux", "play_first"),
        ("play", "option deux", "play_first"),
        ("play", "maison terrain cinq", "site_taken"),
        ("play", "projet pont, pierre et bois", "no_space"),
        ("play", "je joue blé, je joue don", "discard_first"),
        ("build", "pont trois pierres", "too_many"),
        ("build", "le palais une pierre", "project_not_there"),
        ("sell", "dix laines", "lacks"),
        ("sell", "deux tissus", "sells_one_cloth"),
        ("house", "terrain cinq", "site_taken"),
        ("house", "terrain quinze", "no_such_site"),
        ("harvest", "terrain cinq", "not_your_house"),
        ("weave", "trois laines", "too_many"),
        ("medicine", "la cachette", "not_sick"),
        ("material", "un blé", "not_offered"),
        ("court", "je joue don", "court_first"),
        ("end", "je joue blé", "end_first"),
    ],
)
def test_what_the_rules_forbid_is_heard_and_refused(
    grammar: Grammar, kind: str, words: str, reason: str
) -> None:
    refused = understood(grammar, asked(kind), words)
    assert isinstance(refused, Illegal), refused
    assert refused.reason == reason


def test_nobody_acts_for_the_next_seat_in_the_same_breath(grammar: Grammar) -> None:
    # With the six cards of a first game nothing is put away: the next seat plays.
    tasks = (Task("play", 0), Task("turn", 1), Task("round_end"))
    state = position(
        [{}, {}], event="i-10", steps=0, tasks=tasks, options={"action_cards": "first_game"}
    )
    after, _ = WORLD_WITHOUT_END.apply(state, WORLD_WITHOUT_END.parse(state, "play wheat"))
    assert WORLD_WITHOUT_END.to_act(after) == 1
    said = understood(grammar, state, "je joue blé je joue piété")
    assert isinstance(said, NotUnderstood)


def test_close_numbers_are_read_back_where_the_other_may_be_meant(grammar: Grammar) -> None:
    """« Trois six » and « trois dix » are two cards that may come."""
    state = position([{}, {}], period=3, options={"cards": "table"})
    legal = {str(action) for action in WORLD_WITHOUT_END.legal(state)}
    assert {"event iii-06", "event iii-10", "event iii-09"} <= legal
    for words, doubted in (("trois six", True), ("trois neuf", False)):
        said = heard(f"événement {words}")
        meant = interpret(grammar, said, WORLD_WITHOUT_END, state, Scope.TURN)
        assert isinstance(meant, Command)
        assert (meant.meaning.cost >= DOUBTFUL) is doubted


def test_every_card_of_the_box_fills_a_slot(grammar: Grammar) -> None:
    for card in WORLD_WITHOUT_END.cards:
        assert grammar.tapped(card, 0) is not None, card
    assert grammar.tapped("event_iii-07", 0) == ("event", "iii-07")
    assert grammar.tapped("action_donation", 2) == ("action", "donation")
    assert grammar.spec.taps["action"].hidden and not grammar.spec.taps["event"].hidden


@pytest.mark.parametrize(
    ("kind", "notation"),
    [("play", "play donation"), ("discard", "discard donation"), ("court", "forgo donation")],
)
def test_a_tapped_action_card_is_what_is_asked_for(
    grammar: Grammar, kind: str, notation: str
) -> None:
    made = combine(grammar, WORLD_WITHOUT_END, asked(kind), {"action": "donation"})
    assert isinstance(made, Command) and made.notation == notation


def test_what_must_sound_different_does(grammar: Grammar) -> None:
    """No two action cards share a form; the mother prioress is never the prior."""
    for name in ("action", "card", "project", "space", "duty", "good"):
        forms = [
            " ".join(form) for said in grammar.spec.numbers[name].words.values() for form in said
        ]
        assert len(forms) == len(set(forms)), name
    spaces = grammar.spec.numbers["space"].words
    assert all(form[1] == "mère" for form in spaces["prioress"])
    assert isinstance(understood(grammar, asked(), "construction"), NotUnderstood)


def test_healing_many_is_said_as_it_is_meant(grammar: Grammar) -> None:
    forms = spoken_forms(grammar, WORLD_WITHOUT_END, asked("medicine"), "heal 4,9")
    assert forms[0] == "je soigne la maison quatre et la maison neuf"
    assert forms[-1] == "je soigne les maison quatre et neuf"


def test_the_recogniser_has_little_to_listen_for(grammar: Grammar) -> None:
    for scope in Scope:
        phrases = grammar.listening.everything(scope)
        assert len(phrases) == len(set(phrases)) <= 12000
    confirmed, on_turn = (len(grammar.listening.phrases(s)) for s in (Scope.CONFIRM, Scope.TURN))
    assert confirmed < on_turn / 4


@pytest.mark.parametrize(
    "words", ["je joue vente", "vente trois laines", "vente trois laines et un tissu"]
)
def test_a_card_that_is_not_in_hand_is_the_reason(grammar: Grammar, words: str) -> None:
    gone = asked(visible=(("sale",), ()))
    refused = understood(grammar, gone, words)
    assert isinstance(refused, Illegal) and refused.reason == "not_in_hand"


@pytest.mark.parametrize(
    ("other", "doubted"),
    [("maison terrain neuf", True), ("maisons terrain six", False), ("terrain six", False)],
)
def test_another_reading_of_the_sound_makes_a_breath_doubtful(
    grammar: Grammar, other: str, doubted: bool
) -> None:
    """Unless it is the same, or a sentence whose time it is not."""
    readings = (Hypothesis(tuple(words.split()), 0.0) for words in ("maison terrain six", other))
    said = Heard(tuple(readings))
    chain = interpret(grammar, said, WORLD_WITHOUT_END, asked(), Scope.TURN)
    assert isinstance(chain, Chain) and list(chain.notations) == ["play house", "house 6"]
    assert (chain.cost >= DOUBTFUL) is doubted


def test_a_breath_that_may_have_been_the_card_alone_is_not_played(grammar: Grammar) -> None:
    readings = ("maison terrain six", "je joue maison")
    said = Heard(tuple(Hypothesis(tuple(words.split()), 0.0) for words in readings))
    meant = interpret(grammar, said, WORLD_WITHOUT_END, asked(), Scope.TURN)
    assert isinstance(meant, Command) and meant.notation == "play house"
    assert meant.meaning.cost >= DOUBTFUL


@pytest.mark.parametrize(
    "readings", list(permutations(("maison terrain cinq", "maison terrain six")))
)
def test_of_two_readings_the_one_that_only_a_secret_forbids_was_meant(
    grammar: Grammar, readings: tuple[str, ...]
) -> None:
    """All can see that site five is taken; that there is no wood for site six, only who asks."""
    said = Heard(tuple(Hypothesis(tuple(words.split()), 0.0) for words in readings))
    poor = asked("house", {"gold": 1})
    refused = interpret(grammar, said, WORLD_WITHOUT_END, poor, Scope.TURN)
    assert isinstance(refused, Illegal)
    assert (refused.reason, refused.meaning.slots) == ("lacks", {"site": 6})


# What is to be done names the card that allows it.


def typed(grammar: Grammar, state: State, said: str) -> Interpretation:
    """What is understood of typed words that are nothing else."""
    return interpret(
        grammar, Heard.typed(said), WORLD_WITHOUT_END, state, Scope.TURN, guess=lambda _: None
    )


@pytest.mark.parametrize(
    ("said", "done"),
    [
        ("je vends une laine", ("play sale", "sell wool 1")),
        ("je prends une pierre", ("play materials", "material stone")),
        ("je soigne la maison neuf", ("play medicine", "heal 9")),
        ("je récolte mes deux maisons", ("play harvest", "harvest 3,7")),
        ("on tisse deux laines", ("play weaving", "weave 2")),
        ("je brade deux laines au marché", ("play sale", "sell wool 2")),
        ("petit service médical", ("play medicine", "practise")),
        ("une baraque sur le onze", ("play house", "house 11")),
    ],
)
def test_what_is_done_plays_the_card_that_allows_it(
    grammar: Grammar, said: str, done: tuple[str, ...]
) -> None:
    found = typed(grammar, asked(), said)
    assert isinstance(found, Chain)
    assert found.notations == done
    assert found.cost < DOUBTFUL
    heard = Heard((Hypothesis(tuple(said.split())),))
    spoken = interpret(grammar, heard, WORLD_WITHOUT_END, asked(), Scope.TURN)
    assert not isinstance(spoken, Chain) or spoken.cost >= DOUBTFUL


def test_what_the_card_could_not_do_is_refused_with_its_reason(grammar: Grammar) -> None:
    found = typed(grammar, asked(), "je vends dix laines")
    assert isinstance(found, Illegal)
    assert found.reason == "lacks"


def test_a_name_alone_is_not_what_is_done(grammar: Grammar) -> None:
    found = typed(grammar, asked(), "une pierre")
    assert isinstance(found, Illegal)
    assert found.reason == "play_first"


@pytest.mark.parametrize("said", ["je vends", "je soigne un malade", "je construis un projet"])
def test_half_a_deed_is_its_card(grammar: Grammar, said: str) -> None:
    found = typed(grammar, asked(), said)
    assert isinstance(found, Command)
    assert found.notation.startswith("play ")


@pytest.mark.parametrize("said", ["je vends", "je soigne un malade", "le clocher", "je donne"])
def test_half_a_sentence_whose_time_it_is_not_is_refused(grammar: Grammar, said: str) -> None:
    found = typed(grammar, asked("discard"), said)
    refused = found.made if isinstance(found, Partial) else found
    assert isinstance(refused, Illegal)
    assert refused.reason == "discard_first"


@pytest.mark.parametrize(
    "said", ["est-ce que je peux vendre une laine", "ai-je encore une piété", "puis-je jouer vente"]
)
def test_who_asks_has_not_done_it(grammar: Grammar, said: str) -> None:
    found = typed(grammar, asked(), said)
    assert not isinstance(found, Command | Chain) or found.meaning.cost >= DOUBTFUL


def test_a_number_alone_is_an_option_that_is_read_back(grammar: Grammar) -> None:
    found = typed(grammar, asked("orient"), "deux")
    assert isinstance(found, Command)
    assert found.notation in ("orient 1", "orient 2")
    assert found.meaning.cost >= DOUBTFUL


def test_what_another_time_would_forbid_may_mean_something_now(grammar: Grammar) -> None:
    state = turning()
    goods = {way.steps: way.goods[way.seats.index(0)] for way in orientations(state)}
    named = {"wheat": "le blé", "wool": "la laine", "stone": "la pierre", "wood": "le bois"}
    steps, said = next((steps, named[good]) for steps, good in goods.items() if good in named)
    found = typed(grammar, state, said)
    assert isinstance(found, Command)
    assert found.notation == f"orient {steps}"
    late = typed(grammar, asked("weave"), said)
    assert isinstance(late, Illegal)
