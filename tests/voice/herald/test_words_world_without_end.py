"""Un Monde Sans Fin in words: its names, and whatever happens, at every level of detail."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import pytest

from heraut.engines.match import Match
from heraut.engines.protocol import Event
from heraut.engines.world_without_end import WORLD_WITHOUT_END
from heraut.engines.world_without_end.box import Box
from heraut.engines.world_without_end.effects import ACTIONS, FAVOURS, OPERATIONS
from heraut.engines.world_without_end.goods import RICHES
from heraut.engines.world_without_end.state import DUTIES
from heraut.engines.world_without_end.vocabulary import DUE
from heraut.voice.herald import Herald, Verbosity, Words

MODES = [
    (2, {}),
    (3, {"action_cards": "first_game", "spire": "loyal"}),
    (4, {"cards": "table", "forced_forgo": "rewarded"}),
    (3, {"cards": "table", "shield": "double"}),
]
NAMES = ("Alice", "Bob", "Chloé", "")
WORDS = Words("fr")
BRIEF, NORMAL, FULL = Verbosity

UNTOLD = re.compile(
    r"_|\b(none|yes|no|other|one|stone|wood|wheat|piety|wool|cloth|medical|loyalty|gold|vp|"
    r"materials|project|sale|privilege|house|harvest|donation|weaving|medicine|favour|"
    r"bridge|tower|mill|chapel|palace|hospital|seventh|queen|prior|outlaw|guild|prioress|merchant|"
    r"king|earl|bishop|immediate|permanent|penance|event|court|plague|forgo|i[iv]*-\d\d|new-\d+)\b"
)
"""What an id would look like that has no words."""

NEW_EVENTS = (
    "event new immediate stone,wheat,gold1,vp {} each_gain:gain=gold*1+wool*2",
    "event new permanent wool,vp,gold2,wood {} action_bonus:action=harvest:gain=vp*1",
)
SILENT = {
    *("actions_forbidden", "favour_covered", "market_closed", "market_opened"),
    *("due_event", "due_lose", "due_plague", "due_tax", "favour_moved", "projects_covered"),
    *("shield_passed", "permanent_placed", "action_void"),
}
"""What may be left unsaid when as much is said as usual, as something else has said it."""


def is_french(text: str) -> bool:
    wrong = (". .", " ,", "  ", " .", "« »", "de a", "de un ", "le un ")
    return UNTOLD.search(text) is None and not any(each in text for each in wrong)


def said(key: str, *, mode: str = "app", level: Verbosity | None = None, **args: object) -> str:
    return Herald(WORDS, "world_without_end", NAMES, cards=mode).event(Event(key, args), level)


@pytest.mark.parametrize(("seats", "options"), MODES, ids=str)
def test_whatever_happens_in_a_game_has_words_at_every_level(
    seats: int, options: dict[str, str]
) -> None:
    dice = Random(str((seats, options)))
    names = NAMES[4 - seats :]
    match = Match.new("world_without_end", seats, options, 5, names)
    herald = Herald(WORDS, "world_without_end", names, cards=match.options["cards"])
    heard = 0
    while match.to_act is not None:
        verbs: dict[str, list[str]] = {}
        for action in map(str, WORLD_WITHOUT_END.legal(match.state)):
            verbs.setdefault(action.split()[0], []).append(action)
        chosen = dice.choice(verbs[dice.choice(sorted(verbs))])
        if chosen.startswith("event") and herald.cards == "table" and dice.random() < 0.3:
            place = "9" if match.state.period > 2 else "-"
            chosen = dice.choice(NEW_EVENTS).format(place)
        match = match.play(chosen)
        events = match.history[-1].events
        for level in Verbosity:
            herald.verbosity = level
            for event in (*events, *herald.together(events)):
                text = herald.event(event)
                assert is_french(text), (event, text)
                assert text or level is BRIEF or event.key in SILENT, event
                heard += bool(text)
    assert heard > 2000


def test_every_decision_of_a_seat_is_asked_by_its_name() -> None:
    """Who is on turn changes often: the seat comes first, at every level."""
    match = Match.new("world_without_end", 3, {"cards": "table"}, 2, NAMES[1:])
    herald = Herald(WORDS, "world_without_end", NAMES[1:], cards="table")
    dice, asked = Random(2), set()
    while match.to_act is not None:
        actions = list(map(str, WORLD_WITHOUT_END.legal(match.state)))
        match = match.play(dice.choice(actions))
        due = match.history[-1].events[-1]
        if due.key.startswith("due_") and match.to_act >= 0:
            asked.add(due.key)
            for level in Verbosity:
                text = herald.event(due, level)
                name = herald.name(match.to_act)
                assert text.casefold().startswith(f"{name}, ".casefold()), (due, text)
                assert "?" in text
    assert {"due_orient", "due_play", "due_discard", "due_protect"} <= asked


def test_who_draws_for_the_table_is_told_only_with_real_cards() -> None:
    for key, facts in (
        ("due_event", {"period": 3, "round": 2, "seat": 1}),
        ("due_plague", {"place": 9}),
        ("due_lose", {"seat": 0, "why": "penance"}),
        ("due_tax", {"seat": 0}),
    ):
        for level in Verbosity:
            assert said(key, level=level, **facts) == ""
            assert is_french(text := said(key, mode="table", level=level, **facts)) and text


DECISIONS: list[tuple[str, dict[str, object], str]] = [
    (
        "offer",
        {"give": ("wool",), "give_counts": (1,), "get": ("gold",), "get_counts": (3,)},
        "échanger une laine contre trois or ?",
    ),
    (
        "pay",
        {"goods": ("gold",), "counts": (2,), "lose": ("vp",), "lose_counts": (1,)},
        "payer deux or, ou perdre un point ?",
    ),
    (
        "give",
        {"goods": ("wheat", "wool", "cloth"), "counts": (1, 1, 1)},
        "donner un blé, une laine ou un tissu ?",
    ),
    ("remove", {"sites": (4, 9)}, "retirer quelle maison : terrain quatre ou neuf ?"),
    ("court", {}, "au tribunal : quelle carte poser ?"),
    ("orient", {}, "quelle option ? « Les options » les lit."),
    ("play", {"forced": False, "offers": ()}, "quelle carte ?"),
    ("play", {"forced": False, "offers": ("i-06",)}, "quelle carte ? Ou un échange ?"),
    ("play", {"forced": True, "offers": ()}, "quelle carte poser, sans t'en servir ?"),
    ("discard", {}, "quelle carte de côté ?"),
    ("end", {"offers": ("i-06",)}, "un échange ? Ou passe."),
    ("material", {"by": "materials"}, "pierre ou bois ?"),
    ("build", {"by": "project"}, "quel projet, avec quoi ?"),
    ("sell", {"by": "sale"}, "vendre quoi ?"),
    ("house", {"by": "house"}, "quel terrain ?"),
    ("house", {"by": "plague"}, "une maison gratuite : quel terrain ?"),
    ("harvest", {"by": "harvest"}, "récolter quels terrains ?"),
    ("donate", {"by": "donation"}, "un don pour quel projet ?"),
    ("weave", {"by": "weaving"}, "une laine, ou deux ?"),
    ("medicine", {"by": "privilege", "sick": 1}, "petit soin, ou quels malades ?"),
    ("medicine", {"by": "medicine", "sick": 0}, "petit soin, ou rien ?"),
    ("medicine", {"by": "hospital", "sick": 1}, "quel malade soigner ?"),
    (
        "extra",
        {
            "action": "materials",
            "pay": ("gold",),
            "pay_counts": (1,),
            "goods": ("stone", "wood"),
            "counts": (1, 1),
        },
        "payer un or pour une pierre ou un bois ?",
    ),
    (
        "protect",
        {"period": 2, "duties": ("piety", "wheat", "gold"), "doubled": False},
        "payer une loyauté contre la pénitence, la mendicité ou le tribunal royal ?",
    ),
    (
        "protect",
        {"period": 4, "duties": ("piety", "gold"), "doubled": True},
        "payer une loyauté pour la piété ou l'impôt ? Sinon, la perte est doublée.",
    ),
]
"""What a seat decides: the kind, the facts beyond the seat and the card, the words."""


@pytest.mark.parametrize(("what", "facts", "text"), DECISIONS)
def test_a_decision_is_a_short_question(what: str, facts: dict[str, object], text: str) -> None:
    facts = {"seat": 0, "card": "i-02", "title": "Négoce", **facts}
    assert said(f"due_{what}", **facts) == f"Alice, {text}"
    for level in Verbosity:
        assert is_french(said(f"due_{what}", level=level, **facts))


def test_every_decision_has_a_sample() -> None:
    table = {"first", "event", "plague", "lose", "tax"}
    assert {what for what, _, _ in DECISIONS} == set(DUE) - table


EFFECT_SAMPLES: list[tuple[str, dict[str, object], str]] = [
    ("each_gain", {"goods": ("wool", "gold"), "counts": (1, 2)}, "Chacun reçoit une laine et "),
    ("each_lose", {"goods": ("wheat",), "counts": (1,)}, "Chacun perd un blé."),
    (
        "each_gain_if",
        {"has": ("piety",), "has_counts": (1,), "goods": ("vp",), "counts": (1,)},
        "Qui a une piété reçoit un point.",
    ),
    (
        "each_lose_if_not",
        {"has": ("medical",), "has_counts": (2,), "goods": ("vp",), "counts": (2,)},
        "Qui n'a pas deux connaissances perd deux points.",
    ),
    (
        "each_gain_per",
        {"per": "house", "goods": ("vp",), "counts": (1,)},
        "Chacun reçoit un point par maison.",
    ),
    (
        "majority_gain",
        {"of": "gold", "goods": ("vp",), "counts": (2,), "tie": ("vp",), "tie_counts": (1,)},
        "Qui a le plus d'or reçoit deux points. À égalité, un point chacun.",
    ),
    (
        "may_exchange",
        {"give": ("wool",), "give_counts": (1,), "get": ("gold",), "get_counts": (3,)},
        "Chacun peut échanger une laine contre trois or.",
    ),
    (
        "each_pay_or",
        {"pay": ("gold",), "pay_counts": (1,), "otherwise": ("vp",), "otherwise_counts": (1,)},
        "Chacun paie un or, ou perd un point.",
    ),
    (
        "each_lose_choice",
        {"options": ("wheat", "wool"), "option_counts": (1, 2)},
        "Chacun donne un blé ou deux laines.",
    ),
    ("remove_own_house", {}, "Chacun retire une de ses maisons."),
    ("discard_action", {}, "Chacun met une carte action de côté."),
    ("may_act", {"action": "sale"}, "Chacun peut faire ce que fait la carte Vente."),
    (
        "introduce_project",
        {"project": "fulling_mill", "name": "Foulon"},
        "Nouveau projet : Foulon.",
    ),
    (
        "cover_other_projects",
        {"project": "priors_palace", "name": "Palais du Prieur"},
        "Seul projet ouvert : Palais du Prieur.",
    ),
    (
        "complete_project",
        {"project": "tower", "name": "Clocher"},
        "Ce projet est achevé : Clocher.",
    ),
    ("cover_favour", {"space": "king"}, "La faveur est couverte : le Roi."),
    ("cover_market", {"good": "cloth"}, "Le tissu ne se vend plus."),
    ("uncover_market", {"good": "wool"}, "La laine se vend."),
    ("market_price", {"good": "wool", "price": 1}, "Une laine se vend un or."),
    (
        "forgo_action_reward",
        {"goods": ("medical",), "counts": (1,)},
        "Qui renonce à son action reçoit une connaissance.",
    ),
    ("all_forgo_action_this_round", {}, "Personne n'agit ce tour-ci."),
    ("random_hidden_discard", {}, "La carte de côté est tirée au hasard."),
    ("disable_healing", {}, "Personne ne soigne la peste."),
    (
        "action_bonus",
        {"action": "harvest", "goods": ("vp",), "counts": (1,)},
        "Qui se sert de Récolte reçoit aussi un point.",
    ),
    (
        "action_option",
        {
            "action": "materials",
            "pay": ("gold",),
            "pay_counts": (1,),
            "options": ("stone", "wood"),
            "option_counts": (1, 1),
        },
        "Qui se sert de Matériaux peut payer un or pour une pierre ou un bois.",
    ),
]
"""What event cards do: the operation, its facts, how the words begin."""


@pytest.mark.parametrize(("name", "facts", "text"), EFFECT_SAMPLES)
def test_an_effect_is_told_in_a_sentence(name: str, facts: dict[str, object], text: str) -> None:
    assert said(f"effect_{name}", **facts).startswith(text)
    for level in Verbosity:
        assert is_french(said(f"effect_{name}", level=level, **facts))


def test_every_effect_has_a_sample() -> None:
    assert {name for name, _, _ in EFFECT_SAMPLES} == set(OPERATIONS)


ABOUT = {"seat": 0, "space": "queen"}
PROJECT = {"project": "tower", "name": "Clocher"}
HAPPENED: list[tuple[str, dict[str, object], str]] = [
    ("round_began", {"period": 2, "round": 3, "seat": 1}, "Tour trois, Bob."),
    (
        "event_drawn",
        {"card": "iii-07", "title": "Livres de médecine", "kind": "immediate", "place": 9},
        "Événement : « Livres de médecine ».",
    ),
    (
        "event_drawn",
        {"card": "new-1", "title": "", "kind": "permanent", "place": 0},
        "Nouvel événement prolongé.",
    ),
    ("no_effect", {"card": "new-1", "title": ""}, "Cela ne change rien."),
    ("plague_struck", {"place": 9, "value": 3}, "Peste à la maison neuf : trois connaissances."),
    ("plague_struck", {"place": 11, "value": 1}, "Peste à la cachette : une connaissance."),
    ("plague_spared", {"place": 11, "why": "sick"}, "Pas de nouveau malade à la cachette."),
    ("oriented", {"seat": 0, "steps": 2}, "Option trois."),
    ("income_missing", {"seat": 3, "good": "wool", "count": 1}, "Joueur quatre : un point, faute "),
    ("favour_given", {**ABOUT, "good": "vp", "count": 2}, "La Reine donne deux points à Alice."),
    (
        "favour_given",
        {"seat": 3, "space": "merchant", "good": "wool", "count": 1},
        "Le Marchand donne une laine au joueur quatre.",
    ),
    ("favour_nothing", {**ABOUT, "why": "none_owned"}, "La Reine ne donne rien à Alice : pas de "),
    (
        "favour_nothing",
        {"seat": 0, "space": "prior", "why": "exhausted"},
        "Le Prieur ne donne rien à Alice : il n'y a plus de piété.",
    ),
    (
        "favour_nothing",
        {"seat": 0, "space": "prioress", "why": "none_owned"},
        "La Mère prieure ne donne rien à Alice : pas de connaissance.",
    ),
    (
        "favour_nothing",
        {"seat": 0, "space": "guild", "why": "no_house"},
        "La Guilde ne donne rien à Alice : pas de maison.",
    ),
    (
        "favour_paid",
        {"seat": 0, "space": "outlaw", "good": "gold", "count": 1},
        "Le Hors-la-loi prend un or à Alice.",
    ),
    (
        "favour_blocked",
        {"seat": 0, "space": "outlaw"},
        "Le marqueur reste : Alice n'a pas d'or pour le Hors-la-loi.",
    ),
    ("gained", {"seat": 0, "good": "wheat", "count": 1, "by": "wheat"}, "Un blé."),
    ("gained", {"seat": 0, "good": "vp", "count": 2, "by": "i-04"}, "Alice : deux points."),
    ("gained", {"seat": 0, "good": "stone", "count": 1, "by": "materials"}, "Une pierre."),
    ("not_gained", {"seat": 0, "good": "gold", "by": "i-04"}, "Alice : rien, il n'y a plus d'or."),
    ("not_gained", {"seat": 0, "good": "cloth", "by": "plague"}, "Rien, il n'y a plus de tissu."),
    ("played", {"seat": 0, "action": "house", "left": 3}, "Alice joue Maison."),
    ("repeats", {"seat": 0, "action": "house"}, "Encore Maison."),
    ("forwent", {"seat": 0, "action": "wheat", "left": 3}, "Alice pose Blé sans s'en servir."),
    ("project_opened", {**PROJECT, "stone": 6, "wood": 2}, "Nouveau projet : Clocher. Six pierres"),
    (
        "project_opened",
        {"project": "bridge", "name": "Pont", "stone": 5, "wood": 0},
        "Cinq pierres à y poser.",
    ),
    (
        "project_opened",
        {"project": "seventh", "name": "Port", "stone": 0, "wood": 1},
        "Un bois à y poser.",
    ),
    ("project_done", {**PROJECT, "seats": ()}, "Projet fini : Clocher."),
    ("spire", {"seats": (), "points": 0}, "La flèche est posée. Personne n'a de loyauté."),
    ("spire", {"seats": (3,), "points": 3}, "La flèche : trois points au joueur quatre."),
    ("spire", {"seats": (0, 1), "points": 1}, "La flèche, à égalité. Alice et Bob : un point "),
    ("sold", {"seat": 0, "wool": 3, "cloth": 1, "gold": 10}, "Trois laines et un tissu contre dix"),
    ("sold", {"seat": 0, "wool": 0, "cloth": 1, "gold": 4}, "Un tissu contre quatre or."),
    ("sold", {"seat": 0, "wool": 1, "cloth": 0, "gold": 2}, "Une laine contre deux or."),
    ("woven", {"seat": 0, "count": 1}, "Une laine devient un tissu."),
    ("woven", {"seat": 0, "count": 2}, "Deux laines deviennent deux tissus."),
    (
        "healed",
        {"seat": 0, "places": (9, 11), "values": (3, 1), "points": 4},
        "Malades soignés : la maison neuf et la cachette. Quatre points.",
    ),
    (
        "covers_removed",
        {"spaces": ("king",), "goods": ("cloth", "wool"), "projects": ("bridge",)},
        "Les cases couvertes sont libres. On peut vendre : tissu et laine.",
    ),
    ("duty_met", {"seat": 0, "duty": "piety", "count": 2}, "Alice paie deux piétés."),
    (
        "duty_missed",
        {"seat": 0, "duty": "gold", "paid": 2, "missing": 1, "points": 1},
        "Alice : il manque un or, moins un point.",
    ),
    ("protected", {"seat": 0, "duty": "gold"}, "Alice paie une loyauté pour l'impôt."),
    ("doubled", {"seat": 0, "duty": "wheat", "points": 4}, "Alice perd encore quatre points, pour"),
    ("won", {"winners": (0,), "halves": 16, "by": "points"}, "Alice gagne. Bravo !"),
    (
        "won",
        {"winners": (0,), "halves": 16, "by": "medical"},
        "Égalité de points. Le plus de connaissances : Alice gagne. Bravo !",
    ),
    (
        "won",
        {"winners": (0, 1), "halves": 16, "by": "shared"},
        "Égalité en tout. Victoire partagée : Alice et Bob. Bravo !",
    ),
]
"""What happens: the key, the facts, how the words begin."""


@pytest.mark.parametrize(("key", "facts", "text"), HAPPENED)
def test_what_happens_is_told_shortly_and_result_first(
    key: str, facts: dict[str, object], text: str
) -> None:
    assert said(key, **facts).startswith(text)
    for level in Verbosity:
        for mode in ("app", "table"):
            assert is_french(said(key, mode=mode, level=level, **facts))


VOID = {
    "exhausted": "il n'y a plus de blé.",
    "no_project": "aucun projet n'est ouvert.",
    "market_covered": "le marché n'achète rien.",
    "no_last": "aucune carte à refaire.",
    "no_house_left": "les quatre maisons sont construites.",
    "no_site": "aucun terrain ne convient.",
    "no_house": "aucune maison à récolter.",
    "no_seal": "plus de sceau.",
}


@pytest.mark.parametrize("why", VOID)
def test_a_card_without_effect_says_whose_and_why(why: str) -> None:
    facts = {"seat": 0, "action": "wheat", "why": why, "good": "wheat"}
    assert said("action_void", **facts) == f"Alice : sans effet, {VOID[why]}"
    for level in Verbosity:
        assert is_french(said("action_void", level=level, **facts))


@pytest.mark.parametrize("why", ["offer", "end", "pay", "house", "medicine", "extra", "build"])
def test_whoever_declines_is_named(why: str) -> None:
    assert said("declined", seat=0, what=why).startswith("Alice ")


def test_a_round_of_incomes_is_one_line() -> None:
    herald = Herald(WORDS, "world_without_end", NAMES)
    goods = ("wool", "gold", "wool", "stone")
    events = [
        Event("income", {"seat": seat, "good": good, "count": 1}) for seat, good in enumerate(goods)
    ]
    (together,) = herald.together(events)
    assert herald.event(together) == (
        "Alice et Chloé : une laine chacun. Bob : un or. Joueur quatre : une pierre."
    )


def test_penalties_of_one_seat_are_told_together_and_those_of_others_after_them() -> None:
    herald = Herald(WORDS, "world_without_end", NAMES)
    due = ((0, "piety"), (0, "wheat"), (1, "gold"))
    events = [Event("penalty_due", {"seat": seat, "duty": duty}) for seat, duty in due]
    (together,) = herald.together(events)
    assert herald.event(together) == "Alice : pénitence et mendicité. Bob : tribunal royal."


def test_what_several_lack_is_told_together() -> None:
    herald = Herald(WORDS, "world_without_end", NAMES)
    missed = ((0, "piety", 1, 3), (2, "piety", 1, 3), (1, "gold", 2, 2))
    events = [
        Event("duty_missed", {"seat": s, "duty": d, "paid": 0, "missing": m, "points": p})
        for s, d, m, p in missed
    ]
    (together,) = herald.together(events)
    assert herald.event(together) == (
        "Alice et Chloé : il manque une piété à chacun, moins trois points. "
        "Bob : il manque deux or, moins deux points."
    )


def test_what_all_receive_or_pay_names_nobody() -> None:
    herald = Herald(WORDS, "world_without_end", NAMES)
    told = []
    for key, facts in (
        ("gained", {"good": "wool", "count": 1, "by": "i-10"}),
        ("lost", {"good": "wool", "count": 1, "by": "i-10"}),
        ("spared", {"by": "i-10"}),
        ("duty_met", {"duty": "gold", "count": 3}),
        ("duty_missed", {"duty": "gold", "paid": 0, "missing": 3, "points": 3}),
        ("income_begged", {}),
    ):
        (together,) = herald.together([Event(key, {"seat": seat, **facts}) for seat in range(4)])
        told.append(herald.event(together))
    assert told == [
        "Une laine chacun.",
        "Chacun perd une laine.",
        "Rien pour personne.",
        "Chacun paie trois or.",
        "Il manque trois or à chacun, moins trois points.",
        "Tout le monde mendie : pas de revenu.",
    ]


@pytest.mark.parametrize(
    ("whole", "half", "text"),
    [
        (58, False, "Alice : cinquante-huit points."),
        (58, True, "Alice : cinquante-huit points et demi."),
        (1, True, "Alice : un point et demi."),
        (0, True, "Alice : un demi-point."),
        (0, False, "Alice : zéro point."),
    ],
)
def test_half_points_are_told_as_such(whole: int, half: bool, text: str) -> None:
    facts = {"points": 50, "materials": 3, "gold": 4, "halves": 2 * whole + half}
    assert (
        said("final_score", level=Verbosity.BRIEF, seat=0, whole=whole, half=half, **facts) == text
    )
    told = said("final_score", seat=0, whole=whole, half=half, **facts)
    assert told == f"{text[:-1]}, cinquante avant le compte."


@pytest.mark.parametrize("good", RICHES)
def test_every_good_is_counted(good: str) -> None:
    one, two, many = (
        said("income", seat=0, good=good, count=count).removesuffix(".").split(" : ")[1]
        for count in (1, 2, 21)
    )
    noun = one.split(" ", 1)[1]
    feminine = one.startswith("une ")
    assert two == f"deux {noun if noun in ('bois', 'or') else noun + 's'}"
    assert many.startswith("vingt et une " if feminine else "vingt et un ")


def test_every_id_has_a_name_of_its_own() -> None:
    def names(ids: tuple[str, ...], kind: str = "") -> list[str]:
        return [WORDS.phrase(f"world-without-end-name-{kind}{each}") for each in ids]

    assert len(set(names(ACTIONS, "action-"))) == len(ACTIONS)
    assert len(set(names(FAVOURS))) == len(FAVOURS)
    assert len(set(names(RICHES))) == len(RICHES)
    plans = tuple(plan.project for plan in Box.shipped().plans)
    assert len(set(names(plans))) == len(plans)
    assert names(DUTIES, "duty-") == names(DUTIES, "duties-")
    cards = tuple(card.name for period in range(1, 5) for card in Box.shipped().deck(period))
    assert len(set(names(cards))) == len(cards) == 44
    assert WORDS.phrase("world-without-end-name-iii-07") == "événement trois sept"


def test_the_prior_and_the_prioress_do_not_sound_alike() -> None:
    prior, prioress = (
        WORDS.phrase(f"world-without-end-name-{each}") for each in ("prior", "prioress")
    )
    assert prior == "le Prieur" and prioress == "la Mère prieure"


def test_which_card_is_put_away_is_told_only_to_its_seat() -> None:
    match = Match.new("world_without_end", 2, {}, 3, NAMES[:2])
    herald = Herald(WORDS, "world_without_end", NAMES[:2])
    dice, private = Random(3), 0
    actions = [WORDS.phrase(f"world-without-end-name-action-{action}") for action in ACTIONS]
    while match.to_act is not None and match.state.period < 3:
        chosen = dice.choice(list(map(str, WORLD_WITHOUT_END.legal(match.state))))
        match = match.play(chosen)
        for event in match.history[-1].events:
            named = [name for name in actions if re.search(rf"\b{name}\b", herald.event(event))]
            if event.key in ("discarded", "card_lost"):
                assert not named
            if event.key in ("you_discarded", "you_lost"):
                assert len(event.audience or ()) == 1 and len(named) == 1
                private += 1
    assert private > 10


@pytest.mark.parametrize("key", ["gained", "lost", "income", "built", "played", "favour_given"])
def test_each_level_says_no_less_than_the_one_before(key: str) -> None:
    facts = {
        "seat": 0,
        "good": "wool",
        "count": 1,
        "by": "i-10",
        "left": 4,
        "action": "project",
        "space": "merchant",
        "project": "bridge",
        "name": "Pont",
        "materials": ("stone",),
        "points": 3,
    }
    lengths = [len(said(key, level=level, **facts)) for level in Verbosity]
    assert all(shorter <= longer for shorter, longer in pairwise(lengths))
