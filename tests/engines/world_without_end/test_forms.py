"""Event cards told blank by blank: what is asked, and what comes of it."""

from __future__ import annotations

import pytest

from heraut.engines.forms import Blank, BlankKind, Filled, NoRoom
from heraut.engines.registry import RULES
from heraut.engines.world_without_end import WORLD_WITHOUT_END as RULES_HERE
from heraut.engines.world_without_end.effects import OPERATIONS, STANDING, BadEffect, read_effect
from heraut.engines.world_without_end.forms import FORMS

FORM = FORMS.in_box("")
CORNERS = ("wheat", "gold2", "vp", "stone")


def card(period: int = 1, kind: str = "immediate", title: str = "") -> Filled:
    told = {"period": period, "title": title, "kind": kind, "corners": CORNERS}
    return Filled({**told, "place": 9} if period > 2 else told)


def entry(blank: Blank, value: str) -> object:
    match blank.kind:
        case BlankKind.AMOUNTS:
            return {value: 1}
        case BlankKind.EITHER:
            return [{value: 1}]
        case _:
            return value


@pytest.mark.parametrize("op", OPERATIONS)
def test_a_blank_takes_exactly_what_the_operation_accepts(op: str) -> None:
    """Goods that an effect may not name are not offered, and all that is offered is accepted."""
    part = FORM.part(op)
    assert [blank.name for blank in part.blanks] == list(OPERATIONS[op])
    usual = {
        blank.name: blank.least if blank.kind is BlankKind.NUMBER else entry(blank, blank.values[0])
        for blank in part.blanks
    }
    read_effect({"op": op, **usual})
    goods = ("stone", "wood", "wheat", "piety", "wool", "cloth", "medical", "loyalty", "gold", "vp")
    for blank in part.blanks:
        for value in blank.values:
            read_effect({"op": op, **usual, blank.name: entry(blank, value)})
        for value in set(goods) - set(blank.values) if blank.words == "goods" else ():
            with pytest.raises(BadEffect):
                read_effect({"op": op, **usual, blank.name: entry(blank, value)})


def test_only_the_periods_of_the_plague_ask_for_a_house() -> None:
    """Rulebook, the plague: from period three on a card names a place.

    As long as the period is not told, it may be any.
    """
    for period, asked in ((1, False), (2, False), (3, True), (4, True)):
        names = [blank.name for blank in FORM.blanks(Filled({"period": period}))]
        assert ("place" in names) is asked
    assert [blank.name for blank in FORM.blanks(Filled())] == [
        *("period", "title", "kind", "corners", "place")
    ]


def test_a_permanent_card_has_only_what_may_hold_and_nothing_twice() -> None:
    offered = {part.name for part in FORM.parts(card(kind="permanent"))}
    assert offered == STANDING
    told = card(kind="permanent").begun("disable_healing")
    assert {part.name for part in FORM.parts(told)} == STANDING - {"disable_healing"}
    assert {part.name for part in FORM.parts(card())} == set(OPERATIONS)


def test_a_card_takes_the_place_of_the_least_sure_one_of_its_kind() -> None:
    """The box has eleven cards a period, so a real one replaces one that Héraut made up."""
    status = {fact.item: fact.status for fact in RULES_HERE.facts}
    for period in range(1, 5):
        for kind in ("immediate", "permanent"):
            added = FORM.added(card(period, kind))
            assert added.card in RULES_HERE.cards, "its tag must be one that a reader knows"
            assert status[added.card] == "house"
            assert list(added.items) == [added.card, added.card.replace("event", "corners")]


def test_a_card_takes_the_place_of_the_one_with_its_title() -> None:
    assert FORM.added(card(title="le foulon")).card == "event_i-03"


def own(*names: str, title: str = "A") -> str:
    values = 'period = 1\nkind = "immediate"\neffects = []'
    return "".join(f'[event_{n}.value]\n{values}\ntitle = "{title}"\n' for n in names)


def test_what_the_owner_wrote_is_never_replaced() -> None:
    first = FORM.added(card()).card.removeprefix("event_")
    for text in (own(first), f"[corners_{first}.value]\ncorners = {list(CORNERS)}\n"):
        assert FORMS.in_box(text).added(card()).card != f"event_{first}"
    with pytest.raises(NoRoom) as same:
        FORMS.in_box(own(first, title="Ma carte")).added(card(title="ma carte !"))
    assert same.value.reason == "told_already"
    every = own(*(f"i-{number:02}" for number in range(1, 12)))
    with pytest.raises(NoRoom) as full:
        FORMS.in_box(every).added(card())
    assert (full.value.reason, full.value.details) == ("period_full", {"period": 1})


def test_no_fourth_permanent_card_comes_into_a_period() -> None:
    """Rulebook, end of a round: at most three in a period."""
    blue = [each.name for each in FORM.box.deck(1) if each.permanent]
    text = "".join(f"[corners_{name}.value]\ncorners = {list(CORNERS)}\n" for name in blue)
    with pytest.raises(NoRoom) as none:
        FORMS.in_box(text).added(card(kind="permanent"))
    assert (none.value.reason, none.value.details) == ("most_permanent", {"period": 1, "most": 3})


def test_at_the_table_a_card_is_told_only_when_one_is_due_and_its_period_is_known() -> None:
    for cards, due in (("table", True), ("app", False)):
        state = RULES_HERE.start(2, {"cards": cards})
        assert FORMS.at_table(state) is None
        state, _ = RULES_HERE.apply(state, RULES_HERE.parse(state, "first 1"))
        form = FORMS.at_table(state)
        assert (form is not None) is due
        if form is not None:
            assert [blank.name for blank in form.blanks(Filled())] == ["kind", "corners"]
            told = Filled({"kind": "permanent", "corners": CORNERS}).begun("disable_healing")
            wanted = "event new permanent wheat,gold2,vp,stone - disable_healing"
            assert form.notation(told) == wanted
            assert str(RULES_HERE.parse(state, wanted)) == wanted


def test_what_is_not_yet_whole_is_not_described() -> None:
    told = card().begun("each_gain").in_part("gain", (("wool", 2),)).begun("may_act")
    (event,) = FORM.described(told)
    assert (event.key, event.args) == ("effect_each_gain", {"goods": ("wool",), "counts": (2,)})


def test_other_games_have_no_forms() -> None:
    assert [name for name, rules in RULES.items() if rules.forms] == ["world_without_end"]
