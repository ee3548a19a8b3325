"""Counted things in words, alternatives, and events in a row that are told as one."""

from __future__ import annotations

import pytest

from heraut.engines.protocol import Event
from heraut.voice.herald import Herald, MissingWords, Words

WORDS = Words("fr")
NAMES = ("Alice", "Bob", "")
HERALD = Herald(WORDS, "world_without_end", NAMES)


def told(*events: Event) -> list[str]:
    return [HERALD.event(event) for event in HERALD.together(events)]


def income(seat: int, good: str, count: int) -> Event:
    return Event("income", {"seat": seat, "good": good, "count": count})


@pytest.mark.parametrize(
    ("goods", "counts", "text"),
    [
        (("wool",), (1,), "Chacun reçoit une laine."),
        (("wool", "gold"), (2, 1), "Chacun reçoit deux laines et un or."),
        (("wheat", "wood", "vp"), (21, 1, 21), "Chacun reçoit vingt et un blés, un bois et "),
    ],
)
def test_counts_go_with_what_is_counted(
    goods: tuple[str, ...], counts: tuple[int, ...], text: str
) -> None:
    said = HERALD.event(Event("effect_each_gain", {"goods": goods, "counts": counts}))
    assert said.startswith(text)


def test_without_counts_it_counts_how_often_each_comes() -> None:
    about = {"seat": 0, "project": "bridge", "name": "Pont"}
    for materials, text in (
        (("stone", "stone"), "Pont : deux pierres, six points."),
        (("stone", "wood"), "Pont : une pierre et un bois, six points."),
    ):
        assert HERALD.event(Event("built", {**about, "materials": materials, "points": 6})) == text


def test_another_number_of_counts_than_of_things_is_an_error() -> None:
    with pytest.raises(ValueError, match="longer"):
        HERALD.event(Event("effect_each_gain", {"goods": ("wool",), "counts": (1, 2)}))


def test_nothing_counted_is_nothing_said_and_an_unknown_message_an_error() -> None:
    assert WORDS.text("world-without-end-goods", goods_ids=(), counts=()) == ""
    with pytest.raises((MissingWords, KeyError)):
        WORDS.text("world-without-end-goods", goods_ids=("wool",))


def test_alternatives_are_joined_by_or() -> None:
    options = {"options": ("wheat", "wool", "gold"), "option_counts": (1, 1, 2)}
    assert HERALD.event(Event("effect_each_lose_choice", options)) == (
        "Chacun donne un blé, une laine ou deux or."
    )
    assert WORDS.listed((20, 1), "ou") == "vingt ou un"
    assert WORDS.listed((20, 1)) == "vingt, un"


def test_numbers_in_a_list_are_said_whatever_they_are() -> None:
    facts = {"seat": 0, "sites": (11, 2)}
    assert HERALD.event(Event("harvested", facts)) == "Récolte, terrains onze et deux."


def test_events_in_a_row_are_told_as_one_where_there_are_words_for_it() -> None:
    events = (income(0, "wool", 1), income(1, "gold", 2), income(2, "wool", 1))
    assert told(*events) == ["Alice et joueur trois : une laine chacun. Bob : deux or."]
    assert told(*(income(seat, "wood", 1) for seat in range(3))) == ["Un bois chacun."]
    assert told(income(0, "wool", 1)) == ["Alice : une laine."]


def test_other_events_stay_apart_and_in_order() -> None:
    begged = Event("income_begged", {"seat": 1})
    assert told(income(0, "wool", 1), begged, income(2, "wool", 1)) == [
        "Alice : une laine.",
        "Bob mendie : pas de revenu.",
        "Joueur trois : une laine.",
    ]
    played = [Event("played", {"seat": seat, "action": "wheat", "left": 3}) for seat in (0, 1)]
    assert told(*played) == ["Alice joue Blé.", "Bob joue Blé."]


def test_what_only_one_seat_may_hear_is_never_joined_with_the_rest() -> None:
    secret = Event("income", {"seat": 0, "good": "wool", "count": 1}, frozenset({0}))
    other = Event("income", {"seat": 1, "good": "wool", "count": 1}, frozenset({1}))
    joined = list(HERALD.together((secret, other, income(2, "wool", 1))))
    assert joined == [secret, other, income(2, "wool", 1)]
    both = list(HERALD.together((secret, secret)))
    assert [event.audience for event in both] == [frozenset({0})]
