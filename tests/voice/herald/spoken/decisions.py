"""Samples of Un Monde Sans Fin: what has to be decided, and what may be done then."""

from __future__ import annotations

from typing import Final

from .saying import Facts, Sample


def both(name: str, **goods: int) -> Facts:
    """Return goods and counts as events have them."""
    counts = "counts" if name == "goods" else f"{name}_counts"
    return {name: tuple(goods), counts: tuple(goods.values())}


CARD: Final[Facts] = {"card": "i-02", "title": "Négoce de laine"}
SWAP: Final[Facts] = {**CARD, "seat": 1, **both("give", wool=1), **both("get", gold=3)}
TOLL: Final[Facts] = {**CARD, "seat": 1, **both("goods", gold=1), **both("lose", vp=2)}
GIFT: Final[Facts] = {**CARD, "seat": 1, **both("goods", wheat=1, wool=2)}
SITES: Final[Facts] = {**CARD, "seat": 1, "sites": (2, 5)}
EXTRA: Final[Facts] = {
    **CARD,
    "seat": 1,
    "action": "materials",
    **both("goods", stone=1, wood=1),
    **both("pay", gold=1),
}
PENALTY: Final[Facts] = {"seat": 1, "period": 2, "duties": ("piety", "gold"), "doubled": False}
DUE_FACTS: Final[dict[str, Facts]] = {
    "first": {"seats": 3},
    "event": {"period": 3, "round": 2, "seat": 1},
    "plague": {"place": 9},
    "lose": {"seat": 0, "why": "penance"},
    "tax": {"seat": 1},
    "offer": SWAP,
    "pay": TOLL,
    "give": GIFT,
    "remove": SITES,
    "court": {"seat": 1},
    "orient": {**CARD, "seat": 1},
    "play": {"seat": 1, "forced": False, "offers": ("i-06",)},
    "discard": {"seat": 1},
    "end": {"seat": 1, "offers": ("i-06",)},
    "material": {"seat": 1, "by": "materials"},
    "build": {"seat": 1, "by": "privilege"},
    "sell": {"seat": 1, "by": "iii-04"},
    "house": {"seat": 1, "by": "plague"},
    "harvest": {"seat": 1, "by": "harvest"},
    "donate": {"seat": 1, "by": "donation"},
    "weave": {"seat": 1, "by": "weaving"},
    "medicine": {"seat": 1, "by": "hospital", "sick": 2},
    "extra": EXTRA,
    "protect": PENALTY,
}
"""The details of each decision, as ``keys.DUE`` lists them."""

YIELDS: Final[Facts] = {"sites": (4, 7), "goods": ("gold", "vp"), "counts": (1, 2)}
PONT: Final[Facts] = {"project": "bridge", "name": "Pont"}

TURNS: dict[str, str] = {
    "first": "Qui commence ? Dis « le joueur deux commence ».",
    "event": "Bob tire l'événement.",
    "plague": "Il faut retourner la tuile de la maison neuf.",
    "lose": "Un adversaire tire une carte d'Alice.",
    "tax": "Bob lance le dé de l'impôt.",
    "offer": "Bob, échanger une laine contre trois or ?",
    "pay": "Bob, payer un or ? Sinon tu perds deux points.",
    "give": "Bob, donner un blé ou deux laines ?",
    "build": "Privilège : Bob, quel projet, avec quoi ?",
    "sell": "Événement trois quatre : Bob, vendre quoi ?",
}
"""Whose turn it is; where it is not here, it is the question as it came up."""

MAY: list[Sample] = [
    ("answer_may_first", {}, "Dis qui commence, de un à trois : « le joueur deux commence »."),
    (
        "answer_may_event",
        {"count": 9},
        "Bob tire l'événement. Passe la carte sur le lecteur, ou dis « événement trois », puis son "
        "numéro. Ou dis « carte inconnue ».",
    ),
    (
        "answer_may_plague",
        {"values": (1, 2, 5)},
        "Retourne la tuile de la maison neuf, et dis « tuile », puis son nombre : "
        "un, deux ou cinq.",
    ),
    (
        "answer_may_lose",
        {},
        "Un adversaire tire une carte d'Alice, sans la voir. "
        "Passe-la sur le lecteur, ou dis « carte cachée ».",
    ),
    (
        "answer_may_tax",
        {"least": 2, "most": 5},
        "Bob lance le dé de l'impôt. Dis « impôt », puis combien, de deux à cinq.",
    ),
    (
        "answer_may_offer",
        {"able": True},
        "Tu peux échanger une laine contre trois or. Dis « j'échange », ou « je passe ».",
    ),
    (
        "answer_may_offer",
        {"able": False},
        "Tu ne peux pas échanger une laine contre trois or. Dis « je passe ».",
    ),
    (
        "answer_may_pay",
        {"able": True},
        "Tu peux payer un or, ou perdre deux points. Dis « je paie », ou « je passe ».",
    ),
    (
        "answer_may_pay",
        {"able": False},
        "Tu ne peux pas payer un or : tu perds deux points. Dis « je passe ».",
    ),
    ("answer_may_give", {}, "Tu peux donner un blé ou deux laines. Dis « je donne », puis quoi."),
    (
        "answer_may_remove",
        {},
        "Bob retire une de ses maisons : terrain deux ou cinq. "
        "Dis par exemple « je retire la maison du terrain deux ».",
    ),
    (
        "answer_may_court",
        {"actions": ("wheat", "house")},
        "Pose une carte, sans t'en servir : Blé ou Maison.",
    ),
    (
        "answer_may_orient",
        {"steps": (0, 1, 2, 3)},
        "Les quatre options sont permises. Dis « les options » pour les entendre, ou par exemple "
        "« option trois ».",
    ),
    (
        "answer_may_orient",
        {"steps": (0, 3)},
        "Options permises : une et quatre. Dis « les options » pour les entendre.",
    ),
    (
        "answer_may_play",
        {"actions": ("wheat", "house")},
        "Joue une carte : Blé ou Maison. Échange possible : événement un six.",
    ),
    (
        "answer_may_play",
        {"actions": ("wheat",), "forced": True, "offers": ()},
        "Pose une carte, sans t'en servir : Blé.",
    ),
    ("answer_may_discard", {"actions": ("wheat", "house")}, "À mettre de côté : Blé ou Maison."),
    ("answer_may_end", {"offers": ()}, "Tu ne peux rien échanger. Dis « je passe »."),
    (
        "answer_may_end",
        {"offers": ("i-06", "ii-10")},
        "Tu peux échanger, par événement un six ou événement deux dix. "
        "Dis « j'échange », puis lequel, ou « je passe ».",
    ),
    (
        "answer_may_material",
        {"goods": ("stone", "wood")},
        "Une pierre ou un bois. Ou dis « je passe ».",
    ),
    (
        "answer_may_build",
        {
            "projects": ("bridge", "hospital"),
            "names": ("Pont", "Hospice"),
            "stone": (3, 0),
            "wood": (0, 1),
        },
        "Privilège : Pont, il manque trois pierres. Hospice, il manque un bois. "
        "Deux matériaux au plus.",
    ),
    (
        "answer_may_build",
        {"projects": (), "names": (), "stone": (), "wood": (), "by": "project"},
        "Tu n'as rien à poser sur un projet. Dis « je passe ».",
    ),
    (
        "answer_may_sell",
        {"by": "sale", "wool": 3, "cloth": 1, "wool_price": 2, "cloth_price": 4},
        "Tu peux vendre jusqu'à trois laines, deux or chacune, et un tissu, quatre or.",
    ),
    (
        "answer_may_sell",
        {"by": "sale", "wool": 0, "cloth": 0, "wool_price": 2, "cloth_price": 4},
        "Tu n'as rien à vendre. Dis « je passe ».",
    ),
    (
        "answer_may_house",
        {"sites": (1, 4, 8), "goods": ("wheat", "gold", "wheat"), "counts": (1, 1, 1)},
        "Pour le malade soigné : un blé au terrain un ou huit, un or au terrain quatre. "
        "Ou dis « je passe ».",
    ),
    (
        "answer_may_house",
        {"sites": (), "goods": (), "counts": (), "by": "house"},
        "Tu ne peux construire nulle part. Dis « je passe ».",
    ),
    (
        "answer_may_harvest",
        YIELDS,
        "Bob récolte une ou deux maisons : un or au terrain quatre et deux points au terrain sept. "
        "Ou dis « je passe ».",
    ),
    (
        "answer_may_donate",
        {"projects": ("bridge", "tower"), "names": ("Pont", "Clocher")},
        "Un or et un sceau pour : Pont ou Clocher. Ou dis « je passe ».",
    ),
    ("answer_may_weave", {"most": 1}, "Tu peux changer une laine en tissu. Ou dis « je passe »."),
    (
        "answer_may_medicine",
        {"by": "medicine", "places": (9, 11), "values": (3, 1), "medical": 4},
        "Petit soin, un or et un point. Ou soigner : maison neuf pour trois connaissances ou la "
        "cachette pour une connaissance. Tu as quatre connaissances en tout.",
    ),
    (
        "answer_may_medicine",
        {"places": (), "values": (), "medical": 0},
        "Don à l'hospice : tu ne peux soigner personne. Dis « je passe ».",
    ),
    (
        "answer_may_extra",
        {"able": True},
        "Tu peux payer un or pour une pierre ou un bois. Dis lequel, ou « je passe ».",
    ),
    (
        "answer_may_protect",
        {"loyalty": 2},
        "Tu as deux loyautés. Dis « je protège », puis la piété ou l'impôt. Ou « je passe ».",
    ),
    ("answer_may_protect", {"loyalty": 0}, "Tu n'as pas de loyauté. Dis « je passe »."),
]
"""What may be done now: key, what it has beyond the details of the decision, words."""


def may_facts(key: str, more: Facts) -> Facts:
    return {**DUE_FACTS[key.removeprefix("answer_may_")], **more}
