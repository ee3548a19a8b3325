"""Samples of Un Monde Sans Fin: what is refused, and how."""

from __future__ import annotations

from typing import Final

from .decisions import DUE_FACTS, PENALTY, PONT, SWAP
from .saying import Facts, Sample

BY: Final[Facts] = {"seat": 1, "by": "privilege"}
REFUSED: list[Sample] = [
    ("match_over", {}, "La partie est finie."),
    ("no_such_seat", {"seat": 6, "seats": 3}, "Il n'y a pas de joueur six. Vous êtes trois."),
    (
        "no_such_event",
        {"card": "i-11"},
        "Je ne connais pas cette carte : événement un onze. Dis par exemple "
        "« événement deux trois ».",
    ),
    (
        "wrong_period",
        {"card": "iii-02", "period": 3},
        "Événement trois deux : il est de la période trois. Vérifie la carte.",
    ),
    ("event_used", {"card": "i-02"}, "Événement un deux : il est déjà venu. Vérifie la carte."),
    ("cards_are_known", {}, "Ici je tire les cartes moi-même : rien à décrire."),
    (
        "bad_event",
        {"item": "place", "expected": "no plague place"},
        "Le malade ne va pas avec cette période. Décris la carte encore une fois.",
    ),
    (
        "no_such_tile",
        {"value": 6, "least": 1, "most": 5},
        "Il n'y a pas de tuile six. Elles vont de un à cinq.",
    ),
    ("tile_used", {"value": 5}, "Toutes les tuiles cinq sont déjà retournées. Vérifie la tuile."),
    (
        "no_such_tax",
        {"gold": 6, "least": 2, "most": 5},
        "Pas d'impôt de six : il va de deux à cinq.",
    ),
    ("draw_must_show", {}, "Je connais les cartes : dis laquelle."),
    (
        "no_such_action",
        {"action": "moulin"},
        "Je ne connais pas la carte moulin. Dis « mes cartes » pour les entendre.",
    ),
    ("not_in_hand", {"action": "donation"}, "Tu n'as pas Don en main. Je n'ai rien joué."),
    ("not_yet", {"action": "house"}, "Maison : pas avant la période deux."),
    (
        "must_forgo",
        {"seat": 1},
        "Personne n'agit dans ce tour. Dis par exemple « je pose blé sans m'en servir ».",
    ),
    (
        "no_such_orientation",
        {"steps": 5, "most": 3},
        "La flèche avance de zéro à trois pas. L'option une est sans avancer.",
    ),
    (
        "outlaw_unpaid",
        {"steps": 2},
        "Pas l'option trois : le Hors-la-loi prend un or, et tu n'en as pas.",
    ),
    ("lacks", {"good": "gold", "count": 1}, "Il te faut un or, et tu n'en as pas."),
    ("lacks", {"good": "wool", "count": 3}, "Il te faut trois laines, et tu n'as pas assez."),
    ("exhausted", {"good": "wheat"}, "Plus de blé dans la réserve."),
    ("no_such_good", {"good": "sel"}, "Cela ne se donne pas : sel."),
    (
        "not_offered",
        {"good": "gold", "goods": ("stone", "wood")},
        "Pas d'or ici. Au choix : pierre ou bois.",
    ),
    (
        "too_many",
        {"count": 3, "most": 2},
        "Trois, ce n'est pas possible : deux au plus. Je n'ai rien joué.",
    ),
    ("no_exchange", {}, "Aucun échange n'est possible maintenant."),
    (
        "which_exchange",
        {"cards": ("i-06", "ii-10")},
        "Quel échange ? Événement un six ou événement deux dix.",
    ),
    ("not_exchangeable", {"card": "i-01"}, "Événement un un ne propose pas d'échange."),
    ("exchanged_already", {"card": "i-06"}, "Événement un six : tu as déjà échangé dans ce tour."),
    (
        "no_such_project",
        {"project": "moulin"},
        "Je ne connais pas le projet moulin. Dis « les projets » pour les entendre.",
    ),
    (
        "project_not_there",
        {"project": "tower", "name": "Clocher"},
        "Clocher : pas encore sur le plateau. Dis « les projets » pour les entendre.",
    ),
    ("project_done", PONT, "Pont : il est déjà fini."),
    ("project_covered", PONT, "Pont : couvert, personne n'y construit."),
    (
        "no_space",
        {**PONT, "material": "wood"},
        "Pont : pas de place pour tant de bois. Je n'ai rien joué.",
    ),
    ("no_project", {}, "Aucun projet n'est ouvert."),
    ("gave_already", PONT, "Pont : tu y as déjà donné."),
    ("no_seal", {"seals": 2}, "Tes deux sceaux sont déjà posés."),
    ("market_covered", {"good": "cloth"}, "Le tissu ne se vend pas en ce moment."),
    ("sells_one_cloth", {"most": 1}, "Un seul tissu par vente. Je n'ai rien joué."),
    ("nothing_sold", {}, "Vendre quoi ? Dis par exemple « je vends trois laines »."),
    (
        "no_such_site",
        {"site": 15, "sites": 14},
        "Il n'y a pas de terrain quinze. Ils vont de un à quatorze.",
    ),
    ("site_taken", {"site": 4, "seat": 1}, "Terrain quatre : pris, Bob y est."),
    (
        "same_yield",
        {"site": 4, "own": 11},
        "Terrain quatre : ta maison du terrain onze donne déjà cela.",
    ),
    (
        "which_site",
        {"material": "wood", "sites": (1, 2)},
        "Pour un bois : les terrains un et deux. Lequel ?",
    ),
    ("no_house_left", {"houses": 4}, "Tes quatre maisons sont déjà construites."),
    ("not_your_house", {"site": 4}, "Tu n'as pas de maison au terrain quatre."),
    ("no_house", {}, "Tu n'as pas de maison à récolter."),
    ("site_twice", {"site": 4}, "Tu as dit deux fois le terrain quatre. Je n'ai rien joué."),
    (
        "no_plague_yet",
        {"period": 3},
        "Pas de peste avant la période trois. Le petit soin reste possible.",
    ),
    (
        "no_such_place",
        {"place": 12, "places": 11},
        "Il n'y a pas de maison douze. Elles vont de un à dix, et la cachette est la onze.",
    ),
    ("not_sick", {"place": 9}, "Personne n'est malade à la maison neuf."),
    ("place_twice", {"place": 11}, "Tu as dit deux fois la cachette. Je n'ai rien joué."),
    (
        "healing_forbidden",
        {"card": "iii-05", "title": "Moines enfuis"},
        "Personne ne soigne en ce moment : « Moines enfuis » l'interdit.",
    ),
    ("too_little_medical", {"needed": 5}, "Il te faut cinq connaissances, et tu n'as pas assez."),
    ("heals_one", {"most": 1}, "Ce don ne soigne qu'un malade. Dis une seule maison."),
    ("only_heals", {}, "Ici tu peux seulement soigner un malade, ou dire « je passe »."),
    (
        "no_such_duty",
        {"duty": "sel"},
        "Je ne connais pas cette contribution. Dis la piété, le blé ou l'impôt.",
    ),
    (
        "no_such_penalty",
        {"duty": "gold", "duties": ("piety", "wheat")},
        "Rien à protéger pour l'impôt. Au choix : la piété ou le blé.",
    ),
    ("offer_first", SWAP, "Bob répond d'abord : échanger une laine contre trois or ?"),
    ("play_first", DUE_FACTS["play"], "Bob joue d'abord une carte."),
    (
        "play_first",
        {**DUE_FACTS["play"], "forced": True},
        "Bob joue d'abord une carte, sans s'en servir.",
    ),
    ("material_first", BY, "Privilège : Bob choisit d'abord : pierre ou bois ?"),
    ("medicine_first", DUE_FACTS["medicine"], "Bob soigne d'abord un malade, ou passe."),
    ("protect_first", PENALTY, "Bob répond d'abord : payer une loyauté pour la piété ou l'impôt ?"),
    # What is so on the real table.
    ("fact_unknown", {"what": "météo"}, "Je ne sais pas corriger cela : météo."),
    ("fact_no_number", {"value": "beaucoup"}, "« beaucoup » n'est pas un nombre."),
    (
        "fact_app_cards",
        {},
        "C'est moi qui ai donné ces cartes : je les connais. Je n'ai rien changé.",
    ),
    (
        "fact_not_now",
        {},
        "Pas maintenant : finis d'abord ce qui est commencé. Je n'ai rien changé.",
    ),
    (
        "fact_too_many",
        {"what": "wool", "count": 30, "most": 1},
        "Pas trente laines : une laine au plus. Je n'ai rien changé.",
    ),
    (
        "fact_too_many",
        {"what": "vp", "count": 100, "most": 99},
        "Pas cent points : quatre-vingt-dix-neuf points au plus. Je n'ai rien changé.",
    ),
    (
        "fact_so",
        {"seat": 1, "what": "vp", "count": 4},
        "C'est bien ce que j'ai : quatre points pour Bob.",
    ),
    (
        "fact_house_so",
        {"seat": 1, "site": 5},
        "C'est bien ce que j'ai : une maison de Bob sur le terrain cinq.",
    ),
    (
        "fact_no_house_so",
        {"seat": 0, "site": 5},
        "C'est bien ce que j'ai : pas de maison d'Alice sur le terrain cinq.",
    ),
    (
        "fact_card_laid",
        {"seat": 1, "action": "wheat"},
        "Blé est posée devant Bob, visible de tous. Je n'ai rien changé.",
    ),
    ("fact_none_away", {"seat": 0}, "Aucune carte d'Alice n'est de côté."),
]
"""Refusals: reason, details, words."""
