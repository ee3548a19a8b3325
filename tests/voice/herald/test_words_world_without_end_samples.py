"""Decisions, effects and what happens in Un Monde Sans Fin, in words, a sample each."""

from __future__ import annotations

import pytest

from heraut.engines.world_without_end.effects import OPERATIONS
from heraut.engines.world_without_end.vocabulary import DUE
from heraut.voice.herald import Verbosity

from .spoken.saying import is_french, said

DECISIONS: list[tuple[str, dict[str, object], str]] = [
    (
        "offer",
        {"give": ("wool",), "give_counts": (1,), "get": ("gold",), "get_counts": (3,)},
        "échanger une laine contre trois or ?",
    ),
    (
        "pay",
        {"goods": ("gold",), "counts": (2,), "lose": ("vp",), "lose_counts": (1,)},
        "payer deux or ? Sinon tu perds un point.",
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
