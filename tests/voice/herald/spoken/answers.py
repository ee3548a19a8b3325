"""Samples of Un Monde Sans Fin: answers about what one has, the board and the match."""

from __future__ import annotations

from typing import Final

from .decisions import CARD, PONT, YIELDS, both
from .saying import Facts, Sample

OWN: list[Sample] = [
    (
        "answer_no_seat",
        {},
        "Je ne sais pas qui demande. Dis par exemple « ressources du joueur deux ».",
    ),
    (
        "answer_goods",
        both("goods", stone=1, wool=2, gold=3),
        "Tu as une pierre, deux laines et trois or.",
    ),
    ("answer_goods_none", {}, "Tu n'as rien derrière ton écran."),
    ("answer_good", {"good": "gold", "count": 0}, "Tu n'as pas d'or."),
    ("answer_good", {"good": "wool", "count": 0}, "Tu n'as pas de laine."),
    ("answer_good", {"good": "medical", "count": 3}, "Tu as trois connaissances."),
    (
        "answer_cards",
        {"actions": ("wheat", "donation", "favour"), "unknown": 0, "count": 3},
        "En main : Blé, Don et Faveur.",
    ),
    (
        "answer_cards",
        {"actions": ("wheat", "donation", "favour"), "unknown": 1, "count": 2},
        "En main : Blé, Don et Faveur. Une de celles-là est de côté : je ne sais pas laquelle.",
    ),
    ("answer_cards", {"actions": (), "unknown": 0, "count": 0}, "Tu n'as plus de carte en main."),
    (
        "answer_played_cards",
        {"seat": 1, "actions": ("wheat", "sale"), "hidden": 2, "left": 8},
        "Bob : Blé et Vente. Deux de côté.",
    ),
    (
        "answer_played_cards",
        {"seat": 3, "actions": (), "hidden": 0, "left": 12},
        "Joueur quatre : rien de joué.",
    ),
    ("answer_hidden_cards", {"actions": ("house", "?")}, "De côté : Maison et une carte inconnue."),
    ("answer_hidden_cards", {"actions": ()}, "Tu n'as rien mis de côté."),
    (
        "answer_duties_ready",
        {"piety": 1, "wheat": 0, "gold": 2, "points": 5, "ready": False},
        "Il te manque une piété et deux or. Au plus cinq points de perdus.",
    ),
    (
        "answer_duties_ready",
        {"piety": 0, "wheat": 0, "gold": 0, "points": 0, "ready": True},
        "Tu peux déjà tout payer.",
    ),
]
"""What only its seat hears."""

HELD: Final[Facts] = {"kind": "permanent", "in_force": True}

BOARD: list[Sample] = [
    ("answer_no_event", {}, "Aucun événement en cours."),
    ("answer_event", {**CARD, **HELD, "slot": 2}, "« Négoce de laine »."),
    (
        "answer_event",
        {**CARD, **HELD, "slot": 0, "in_force": False},
        "« Négoce de laine », pas en cours.",
    ),
    (
        "answer_event",
        {"card": "new-1", "title": "", "kind": "immediate", "slot": 0, "in_force": True},
        "Carte nouvelle un.",
    ),
    (
        "answer_no_such_event",
        {"card": "iv-11"},
        "Je ne connais pas cette carte : événement quatre onze. "
        "Dis par exemple « événement deux trois ».",
    ),
    ("answer_projects_none", {}, "Aucun projet sur le plateau."),
    (
        "answer_project",
        {**PONT, "stone": 3, "wood": 1, "donors": (), "state": "open"},
        "Pont : il manque trois pierres et un bois.",
    ),
    (
        "answer_project",
        {**PONT, "stone": 0, "wood": 2, "donors": (0, 3), "state": "covered"},
        "Pont : couvert. Il manque deux bois. Dons : Alice et joueur quatre.",
    ),
    (
        "answer_project",
        {**PONT, "stone": 0, "wood": 0, "donors": (0,), "state": "done"},
        "Pont : fini. Un don : Alice.",
    ),
    (
        "answer_project_bonus",
        {**PONT, "heals": False, **both("goods", gold=2, vp=1)},
        "À la fin, chaque donateur reçoit deux or et un point.",
    ),
    (
        "answer_project_bonus",
        {**PONT, "heals": True, **both("goods")},
        "À la fin, chaque donateur peut soigner un malade.",
    ),
    ("answer_project_not_there", PONT, "Pont : pas encore sur le plateau."),
    (
        "answer_no_such_project",
        {"project": "moulin"},
        "Je ne connais pas le projet moulin. Dis « les projets » pour les entendre.",
    ),
    (
        "answer_houses",
        {"seat": 1, **YIELDS, "left": 2},
        "Bob : un or au terrain quatre et deux points au terrain sept.",
    ),
    ("answer_houses_none", {"seat": 1, "left": 4}, "Bob n'a pas de maison."),
    (
        "answer_site",
        {"site": 4, "material": "wood", **both("goods", gold=1), "seat": -1},
        "Terrain quatre : un or. Libre, pour un bois et un or.",
    ),
    (
        "answer_site",
        {"site": 4, "material": "wood", **both("goods", gold=1), "seat": 1},
        "Terrain quatre : un or. Bob y est.",
    ),
    (
        "answer_no_such_site",
        {"site": 15, "sites": 14},
        "Il n'y a pas de terrain quinze. Ils vont de un à quatorze.",
    ),
    ("answer_no_such_site", {"site": None, "sites": 14}, "Dis un terrain, de un à quatorze."),
    ("answer_free_sites_none", {}, "Aucun terrain n'est libre."),
    ("answer_plague_not_yet", {"period": 3}, "Pas de peste avant la période trois."),
    (
        "answer_plague_place",
        {"place": 9, "state": "sick", "value": 3, **both("goods", house=1)},
        "La maison neuf : malade, il faut trois connaissances. "
        "Soigner y rapporte aussi une maison gratuite.",
    ),
    (
        "answer_plague_place",
        {"place": 11, "state": "sick", "value": 1, **both("goods")},
        "La cachette : malade, il faut une connaissance. Soigner y rapporte les points, sans plus.",
    ),
    (
        "answer_plague_place",
        {"place": 1, "state": "hidden", "value": 0, **both("goods", gold=2)},
        "La maison un : personne n'est malade. Soigner y rapporterait aussi deux or.",
    ),
    (
        "answer_plague_place",
        {"place": 11, "state": "healed", "value": 0, **both("goods")},
        "La cachette : déjà soignée.",
    ),
    (
        "answer_plague",
        {"places": (4,), "values": (2,), "hidden": 10, "points": 2},
        "Malade : maison quatre pour deux connaissances.",
    ),
    (
        "answer_plague",
        {"places": (4, 7, 11), "values": (2, 1, 2), "hidden": 8, "points": 2},
        "Malades. Deux connaissances : maison quatre et la cachette. "
        "Une connaissance : maison sept.",
    ),
    ("answer_plague_none", {"hidden": 11}, "Personne n'est malade."),
    (
        "answer_no_such_place",
        {"place": 12, "places": 11},
        "Il n'y a pas de maison douze. Elles vont de un à dix, et la cachette est la onze.",
    ),
    (
        "answer_favours",
        {"space": "outlaw", "spaces": ("guild", "prioress", "merchant", "king"), "covered": ()},
        "Le marqueur est sur le Hors-la-loi. Puis la Guilde, la Mère prieure et le Marchand.",
    ),
    (
        "answer_favours",
        {"space": "guild", "spaces": ("merchant", "earl"), "covered": ("king",)},
        "Le marqueur est sur la Guilde. Puis le Marchand et le Comte. Case couverte : le Roi.",
    ),
    ("answer_favour", {"space": "king", "steps": 3}, "Le Roi, à trois pas : un point par loyauté."),
    (
        "answer_favour",
        {"space": "earl", "steps": -1},
        "Le Comte, case couverte jusqu'à la fin de la période : un blé.",
    ),
    ("answer_favour", {"space": "prior", "steps": 0}, "Le Prieur, sous le marqueur : une piété."),
    (
        "answer_no_such_favour",
        {"space": "moine"},
        "Je ne connais pas la faveur moine. Dis « les faveurs » pour les entendre.",
    ),
    ("answer_market", {"wool": 2, "cloth": 4}, "Laine, deux or. Tissu, quatre or."),
    ("answer_market", {"wool": 1, "cloth": 0}, "Laine, un or. Pas de vente de tissu."),
    ("answer_supply", both("goods", stone=2, wheat=0), "En réserve : deux pierres et plus de blé."),
    ("answer_supply", both("goods", wheat=3), "Trois blés en réserve."),
    (
        "answer_duties",
        {"period": 2, "doubled": False, "piety": 2, "wheat": 2, "least": 2, "most": 5, "rounds": 3},
        "Dans trois tours : deux piétés, deux blés, et deux à cinq or d'impôt.",
    ),
    (
        "answer_duties",
        {"period": 4, "doubled": True, "piety": 2, "wheat": 2, "least": 2, "most": 5, "rounds": 1},
        "À la fin de ce tour : deux piétés, deux blés, et deux à cinq or d'impôt. "
        "Ce qui manque coûte le double.",
    ),
    ("answer_score", {"seat": 1, "points": 12}, "Bob : douze points."),
    ("answer_final", {"seat": 1, "whole": 12, "half": True}, "Bob : douze points et demi."),
    ("answer_final", {"seat": 1, "whole": 0, "half": True}, "Bob : un demi-point."),
    (
        "answer_round",
        {"period": 2, "round": 3, "seat": 1, "state": "orients"},
        "Période deux sur quatre, tour trois sur six. Bob oriente.",
    ),
    (
        "answer_round",
        {"period": 2, "round": 3, "seat": 1, "state": "turned"},
        "Période deux sur quatre, tour trois sur six. Bob a orienté l'événement.",
    ),
    (
        "answer_round",
        {"period": 2, "round": 6, "seat": 1, "state": "ended"},
        "Fin de la période deux sur quatre.",
    ),
    (
        "answer_round",
        {"period": 4, "round": 6, "seat": 1, "state": "over"},
        "La partie est finie, après la période quatre.",
    ),
    ("answer_score_source", {"source": "project", "points": 6}, "Matériaux posés : six."),
    ("answer_score_source", {"source": "tower", "points": 3}, "Flèche du clocher : trois."),
    ("answer_score_source", {"source": "start", "points": 8}, "Au départ : huit."),
    ("answer_score_source", {"source": "duty", "points": -4}, "Contributions : moins quatre."),
    ("answer_score_source", {"source": "table", "points": 1}, "Corrections : un."),
    ("answer_score_gold", {"whole": 0, "half": True}, "Or gardé : un demi."),
    ("answer_score_gold", {"whole": 2, "half": True}, "Or gardé : deux et demi."),
    ("answer_score_gold", {"whole": 2, "half": False}, "Or gardé : deux."),
    (
        "answer_rank",
        {"of": "houses", "fewest": False, "seats": (1,), "count": 3},
        "Le plus de maisons : Bob, trois.",
    ),
    (
        "answer_rank",
        {"of": "cards", "fewest": True, "seats": (0, 1), "count": 1},
        "Le moins de cartes en main : Alice et Bob, une chacun.",
    ),
    (
        "answer_rank",
        {"of": "points", "fewest": False, "seats": (0,), "count": 21},
        "Le plus de points : Alice, vingt et un.",
    ),
    ("answer_healed", {"seat": 1, "places": (), "count": 0}, "Bob : aucun malade soigné."),
    (
        "answer_healed",
        {"seat": 1, "places": (4,), "count": 1},
        "Bob : un malade soigné, maison quatre.",
    ),
    (
        "answer_healed",
        {"seat": 1, "places": (2, 11), "count": 2},
        "Bob : deux malades soignés, maisons deux et onze.",
    ),
    ("answer_rank_next", {"of": "houses", "seats": (0,), "count": 0}, "Alice : aucune."),
    ("answer_rank_next", {"of": "seals", "seats": (0, 1), "count": 0}, "Alice et Bob : aucun."),
    ("answer_rank_hidden", {}, "C'est derrière les paravents : personne ne sait qui en a le plus."),
    ("answer_round_setup", {}, "Le premier tour n'a pas commencé."),
    ("answer_next_player", {"seat": 1, "after": 2}, "Après Bob, c'est Chloé."),
    (
        "answer_next_opens",
        {"seat": 1, "after": 2},
        "Bob joue en dernier. Ensuite Chloé ouvre le tour suivant.",
    ),
    ("answer_next_none", {"seat": 1}, "Après Bob, la partie est finie."),
    ("answer_screened", {"seat": 1}, "Le reste est derrière l'écran de Bob."),
    ("answer_seals", {"seat": 1, "left": 2, "projects": (), "names": ()}, "Bob : deux sceaux."),
    (
        "answer_seals",
        {"seat": 1, "left": 0, "projects": ("bridge", "tower"), "names": ("Pont", "Clocher")},
        "Bob : plus de sceau. Deux sur : Pont et Clocher.",
    ),
    (
        "answer_penalties",
        {"seat": 1, "duties": ("piety", "wheat", "gold")},
        "Bob : pénitence, mendicité et tribunal royal.",
    ),
    (
        "answer_penalties_threaten",
        {"seat": 1, "duties": ("piety", "gold"), "doubled": False},
        "Bob : menace de pénitence et tribunal royal, sauf avec une loyauté pour chaque.",
    ),
    (
        "answer_penalties_threaten",
        {"seat": 1, "duties": ("wheat",), "doubled": True},
        "Bob : perte doublée pour le blé, sauf avec une loyauté pour chaque.",
    ),
    ("answer_penalties_none", {}, "Aucune sanction."),
    (
        "answer_no_such_seat",
        {"seat": 5, "seats": 3},
        "Il n'y a pas de joueur cinq. Vous êtes trois.",
    ),
    (
        "answer_no_such_action",
        {"action": "moulin"},
        "Je ne connais pas la carte moulin. Dis « mes cartes » pour les entendre.",
    ),
    (
        "answer_over",
        {"winners": (0, 1), "halves": 90},
        "La partie est finie. Victoire : Alice et Bob.",
    ),
]
"""What all may hear, but for the ways to orient, the action cards, and whose turn it is."""

WAY: Final[Facts] = {
    "steps": 2,
    "space": "guild",
    "gives": "vp",
    "gives_count": 2,
    "seats": (0, 1, 2),
    "goods": ("wool", "wood", "gold"),
    "counts": (1, 1, 2),
    "missing": (False, False, False),
    "mine": (False, False, False),
}
FAVOURED: Final[Facts] = {"steps": 2, "space": "guild", "allowed": True}
WAYS: list[Sample] = [
    ("answer_orient_none", {}, "Il n'y a pas de carte à orienter."),
    (
        "answer_no_such_orientation",
        {"steps": 5, "most": 3},
        "La flèche avance de zéro à trois pas. L'option une est sans avancer.",
    ),
    (
        "answer_orientation",
        WAY,
        "Option trois, flèche sur deux : une laine à Alice, un bois à Bob, deux or à Chloé. "
        "Faveur, la Guilde : deux points.",
    ),
    (
        "answer_orientation",
        {
            **WAY,
            "mine": (True, False, False),
            "space": "outlaw",
            "gives": "gold",
            "gives_count": -1,
        },
        "Option trois, flèche sur deux : toi une laine, un bois à Bob, deux or à Chloé. "
        "Faveur, le Hors-la-loi : moins un or.",
    ),
    (
        "answer_orientation",
        {**WAY, "steps": 0, "space": "", "gives": "", "missing": (False, True, False)},
        "Option une, sans avancer : une laine à Alice, un point à Bob, deux or à Chloé.",
    ),
    (
        "answer_orientation",
        {**WAY, "steps": 1, "seats": (3, 1, 2), "goods": ("wool", "", "vp"), "counts": (1, 0, 1)},
        "Option deux, flèche sur un : une laine au joueur quatre, rien à Bob, un point à Chloé. "
        "Faveur, la Guilde : deux points.",
    ),
    (
        "answer_orientation",
        {**WAY, "gives_count": 0},
        "Option trois, flèche sur deux : une laine à Alice, un bois à Bob, deux or à Chloé. "
        "Faveur, la Guilde : rien.",
    ),
    (
        "answer_orientation",
        {**WAY, "space": "queen", "gives": "", "gives_count": 0},
        "Option trois, flèche sur deux : une laine à Alice, un bois à Bob, deux or à Chloé. "
        "Faveur, la Reine.",
    ),
    (
        "answer_orientation_own",
        {**FAVOURED, "points": 2, "good": "", "count": 0},
        "En tout, deux points.",
    ),
    (
        "answer_orientation_own",
        {**FAVOURED, "space": "prior", "points": 0, "good": "piety", "count": 1},
        "Une piété de plus.",
    ),
    (
        "answer_orientation_own",
        {**FAVOURED, "space": "outlaw", "points": 1, "good": "gold", "count": -1},
        "En tout, un point et un or à payer.",
    ),
    (
        "answer_orientation_own",
        {**FAVOURED, "points": 0, "good": "", "count": 0},
        "Cette faveur ne te donne rien.",
    ),
    (
        "answer_orientation_own",
        {**FAVOURED, "space": "outlaw", "allowed": False, "points": 0, "good": "", "count": 0},
        "Interdite : le Hors-la-loi prend un or, et tu n'en as pas.",
    ),
]
