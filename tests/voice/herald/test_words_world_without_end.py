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
from heraut.engines.world_without_end.effects import ACTIONS, FAVOURS
from heraut.engines.world_without_end.goods import RICHES
from heraut.engines.world_without_end.state import DUTIES
from heraut.voice.herald import Herald, Verbosity

from .spoken.saying import BRIEF, NAMES, WORDS, is_french, said

MODES = [
    (2, {}),
    (3, {"action_cards": "first_game", "spire": "loyal"}),
    (4, {"cards": "table", "forced_forgo": "rewarded"}),
    (3, {"cards": "table", "shield": "double"}),
]
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
