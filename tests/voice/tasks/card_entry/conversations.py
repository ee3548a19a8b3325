"""Every effect as somebody tells it, and as it stands in a file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from heraut.voice.dialogue.outputs import Output, Spoken

__all__ = ["CORNERS", "EFFECTS", "text"]

CORNERS: Final = "blé, deux or, un point, une pierre"

EFFECTS: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "each_gain": (("chacun gagne", "une laine et deux or"), "gain = { wool = 1, gold = 2 }"),
    "each_lose": (("chacun perd", "deux points"), "lose = { vp = 2 }"),
    "each_gain_if": (
        ("gagne celui qui a", "deux piétés", "un or"),
        "has = { piety = 2 }, gain = { gold = 1 }",
    ),
    "each_lose_if_not": (
        ("perd celui qui n'a pas", "une loyauté", "trois points"),
        "has = { loyalty = 1 }, lose = { vp = 3 }",
    ),
    "each_gain_per": (
        ("gain pour chaque", "maison", "un or"),
        'per = "house", gain = { gold = 1 }',
    ),
    "majority_gain": (
        ("majorité", "la laine", "trois points", "un point"),
        'of = "wool", first = { vp = 3 }, tie = { vp = 1 }',
    ),
    "may_exchange": (
        ("échange", "une laine", "trois or"),
        "give = { wool = 1 }, get = { gold = 3 }",
    ),
    "each_pay_or": (
        ("payer ou perdre", "un blé", "deux points"),
        "pay = { wheat = 1 }, otherwise = { vp = 2 }",
    ),
    "each_lose_choice": (
        ("perte au choix", "un blé ou deux or"),
        "options = [{ wheat = 1 }, { gold = 2 }]",
    ),
    "remove_own_house": (("retirer une maison",), ""),
    "discard_action": (("perdre une carte",), ""),
    "may_act": (("action sans carte", "récolte"), 'action = "harvest"'),
    "introduce_project": (("nouveau projet", "le foulon"), 'project = "fulling_mill"'),
    "cover_other_projects": (("un seul projet", "le pont"), 'project = "bridge"'),
    "complete_project": (("projet terminé", "l'hospice"), 'project = "hospital"'),
    "cover_favour": (("faveur couverte", "la mère prieure"), 'space = "prioress"'),
    "cover_market": (("marché fermé", "le tissu"), 'good = "cloth"'),
    "uncover_market": (("marché ouvert", "la laine"), 'good = "wool"'),
    "all_forgo_action_this_round": (("tour sans action",), ""),
    "market_price": (("prix du marché", "laine", "zéro"), 'good = "wool", price = 0'),
    "forgo_action_reward": (("prime sans action", "un point"), "gain = { vp = 1 }"),
    "random_hidden_discard": (("défausse au hasard",), ""),
    "disable_healing": (("personne ne soigne",), ""),
    "action_bonus": (
        ("bonus pour une action", "médecine", "une connaissance"),
        'action = "medicine", gain = { medical = 1 }',
    ),
    "action_option": (
        ("achat avec une action", "vente", "un or", "une pierre ou un bois"),
        'action = "sale", pay = { gold = 1 }, options = [{ stone = 1 }, { wood = 1 }]',
    ),
}
"""By operation: the answers, and its values as TOML."""


def text(outputs: Iterable[Output]) -> str:
    """Return all that is said."""
    return " ".join(output.text for output in outputs if isinstance(output, Spoken))
