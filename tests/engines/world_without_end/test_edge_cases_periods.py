"""Edge cases of Un Monde Sans Fin: the end of a period, projects, the plague, the end; by id."""

from __future__ import annotations

import pytest

from heraut.engines.world_without_end import WORLD_WITHOUT_END, Box
from heraut.engines.world_without_end.state import Task

from .position import keys, legal, position, refusal

"""A box in which one card shows wheat at every corner."""


def test_e17_the_first_player_of_round_six_rolls_and_leads_the_donors(ending, find):
    mill = {"fulling_mill": {"stone": 2, "wood": 1, "donors": (0, 1)}}
    _, told = ending({}, {}, first=1, projects=mill)
    assert find(told, "project_done")[0]["seats"] == (1, 0)
    assert told[-1].args == {"seat": 1}


def test_e18_a_period_ends_in_the_order_of_the_rulebook(play, ending, find):
    projects = {"bridge": {"covered": True}, "priors_palace": {}}
    state, told = ending(
        {}, {}, period=2, projects=projects, standing=(("ii-01", 1),), covered=(7,)
    )
    assert keys(told)[:3] == ["period_ended", "project_grew", "covers_removed"]
    assert find(told, "project_grew")[0]["project"] == "priors_palace"
    assert keys(told)[3:-1] == ["duty_missed"] * 4
    assert (state.covered, state.standing) == ((), ())
    state, told = play(state, "tax 2", "pass", "pass")
    arriving = ["shield_passed", "all_cards_back", "project_opened", "plague_arrived"]
    assert keys(told)[-6:-2] == arriving
    assert state.project("tower").stone == 0


def test_e19_wood_grows_where_there_is_no_stone(ending, find):
    projects = {"bridge": {"stone": 1}, "fulling_mill": {"stone": 1}}
    _, told = ending({"stone": 23}, {}, projects=projects)
    grown = [(facts["project"], facts["material"]) for facts in find(told, "project_grew")]
    assert grown == [("fulling_mill", "wood")]


def test_e20_a_project_finished_by_the_supply_pays_its_donors_only(ending, find):
    state, told = ending({}, {}, projects={"bridge": {"stone": 4, "donors": (1,)}})
    assert find(told, "donor_paid") == [{"seat": 1, "project": "bridge", "name": "Pont"}]
    assert (state.has(1, "gold"), state.project("bridge").done) == (2, True)
    assert not find(told, "built")


def test_e21_materials_also_come_after_period_four(ending, find):
    _, told = ending({}, {}, period=4)
    assert [facts["project"] for facts in find(told, "project_grew")] == ["bridge", "tower"]


@pytest.mark.parametrize(("option", "seats", "points"), [("shared", (0, 1), 9), ("loyal", (), 8)])
def test_e22_a_spire_without_anybody_loyal(play, find, option, seats, points):
    state = position([{}, {}], period=4, tiles={10: -1}, options={"spire": option})
    state, told = play(state, "event iv-01")
    assert find(told, "spire") == [{"seats": seats, "points": int(bool(seats))}]
    assert state.points == (points, points)


def test_e23_merthin_finishes_a_covered_tower_and_changes_nothing_at_a_done_one(play, find):
    state = position([{}, {}], period=4, tiles={10: -1}, projects={"tower": {"covered": True}})
    state, told = play(state, "event iv-01")
    assert state.project("tower").done
    assert not find(told, "built")
    done = {"tower": {"stone": 6, "wood": 2, "done": True}}
    _, told = play(position([{}, {}], period=4, tiles={10: -1}, projects=done), "event iv-01")
    assert find(told, "no_effect")[0]["card"] == "iv-01"


def test_e24_healing_asks_for_the_sum_and_privilege_heals_again(play, acting):
    stock = {"medical": 4}
    state = acting(stock, {}, period=3, tiles={1: 3, 4: 1, 7: 2})
    state, _ = play(state, "play medicine")
    assert legal(state) == [
        "pass",
        "heal 1",
        "heal 1,4",
        "heal 4",
        "heal 4,7",
        "heal 7",
        "practise",
    ]
    assert refusal(play, state, "heal 1,7") == ("too_little_medical", {"needed": 5})
    state, _ = play(state, "heal 1,4", "discard wheat", "forgo wheat", "discard sale")
    assert (state.has(0, "medical"), state.points[0]) == (4, 8 + 4 + 1)
    state = acting(stock, {}, period=3, tiles={7: 2}, last=("medicine", ""))
    state, _ = play(state, "play privilege", "heal 7")
    assert (state.has(0, "medical"), state.points[0]) == (4, 8 + 2 + 2)


def hospice(**more):
    laid = {"stone": 2, "wood": 1, "donors": (0, 1)}
    tasks = (Task("build", 0, "project", "project"), Task("round_end"))
    return position(
        [{"wood": 1, "medical": 3}, {"medical": 1}],
        event="iii-11",
        tasks=tasks,
        projects={"hospital": laid},
        **more,
    )


def test_e25_donors_of_the_hospice_heal_one_each_in_turn(play, find):
    state = hospice(period=3, first=1, tiles={1: 1, 4: 1, 11: 3})
    state, told = play(state, "build hospital wood")
    assert told[-1].args == {"seat": 1, "by": "hospital", "sick": 3}
    assert legal(state) == ["pass", "heal 1", "heal 4"]
    state, told = play(state, "heal 4")
    assert find(told, "healed") == [{"seat": 1, "places": (4,), "values": (1,), "points": 2}]
    assert refusal(play, state, "heal 1,11") == ("heals_one", {"most": 1})
    state, _ = play(state, "heal 11")
    assert state.points == (8 + 3 + 1 + 2, 8 + 1 + 2 + 1)


def test_e25_nobody_is_healed_without_anybody_sick(play, find):
    _, told = play(hospice(period=3), "build hospital wood")
    assert find(told, "spared") == [{"seat": 0, "by": "hospital"}, {"seat": 1, "by": "hospital"}]


def test_e26_a_free_house_keeps_to_the_limits_of_sites(play, acting, find):
    own = {1: 0, 2: 0, 3: 0}
    state = acting({"medical": 2}, {}, period=3, tiles={9: 2}, houses={**own, 4: 1})
    state, _ = play(state, "play medicine", "heal 9")
    assert legal(state) == ["pass", *(f"house {site}" for site in (5, 6, 7, 11, 12, 13, 14))]
    assert refusal(play, state, "house 8") == ("same_yield", {"site": 8, "own": 1})
    state, told = play(state, "house 11")
    assert find(told, "house_built") == [{"seat": 0, "site": 11, "free": True, "left": 0}]
    state = acting({"medical": 2}, {}, period=3, tiles={9: 2}, houses={**own, 4: 0})
    state, told = play(state, "play medicine", "heal 9")
    assert find(told, "spared") == [{"seat": 0, "by": "plague"}]


def test_e27_an_exhausted_reward_of_the_sick_is_not_replaced(play, acting, find):
    state = acting({"medical": 1}, {"wheat": 10}, period=3, tiles={5: 1})
    state, told = play(state, "play medicine", "heal 5")
    assert find(told, "not_gained") == [{"seat": 0, "good": "wheat", "by": "plague"}]
    assert state.points[0] == 10


def test_e28_who_owes_pays_all_it_has(play, ending, find):
    state, told = ending({"piety": 1, "wheat": 3, "gold": 1}, {"piety": 3, "wheat": 2, "gold": 9})
    assert (state.has(0, "piety"), state.has(0, "wheat"), state.has(1, "piety")) == (0, 1, 1)
    missed = {"seat": 0, "duty": "piety", "paid": 1, "missing": 1, "points": 3}
    assert find(told, "duty_missed") == [missed]
    state, told = play(state, "tax 4")
    missed = {"seat": 0, "duty": "gold", "paid": 1, "missing": 3, "points": 3}
    assert find(told, "duty_missed") == [missed]
    assert (state.has(0, "gold"), state.has(1, "gold"), state.points) == (0, 5, (2, 8))


def test_e29_loyalty_is_asked_for_after_all_three_duties(play, ending, find):
    state, _ = ending({"loyalty": 1}, {"loyalty": 5}, first=1)
    state, told = play(state, "tax 2")
    due = {"period": 1, "duties": ("piety", "wheat", "gold"), "doubled": False}
    assert told[-1].args == {"seat": 1, **due}
    state, told = play(state, "protect gold", "protect piety", "protect wheat")
    assert told[-1].args == {"seat": 0, **due}
    state, told = play(state, "protect gold")
    assert legal(state) == ["pass"], "no loyalty is left"
    state, told = play(state, "pass")
    assert [facts["duty"] for facts in find(told, "penalty_due")] == ["piety", "wheat"]


def test_e30_nobody_has_fewer_points_than_none(play, ending):
    state, _ = ending({}, {}, points=[4, 30])
    assert state.points == (0, 30 - 6 - 4)


def test_e31_after_period_four_missed_duties_count_twice(play, ending):
    stock = {"piety": 2, "wheat": 1}
    state, _ = ending(stock, {"piety": 2, "wheat": 2, "gold": 5}, period=4, points=[20, 20])
    state, _ = play(state, "tax 2", "pass")
    assert state.points[0] == 20 - 8


def test_e32_houses_are_taken_back_by_those_who_have_some(play, find):
    state = position([{}, {}], period=3, first=1, tiles={1: -1}, houses={3: 1, 7: 1})
    state, told = play(state, "event iii-02")
    assert legal(state) == ["remove 3", "remove 7"]
    state, told = play(state, "remove 7")
    assert find(told, "house_removed") == [{"seat": 1, "site": 7}]
    assert find(told, "spared") == [{"seat": 0, "by": "iii-02"}]
    assert state.houses[6] == -1


def test_e33_sites_can_run_out(play, acting, find):
    houses = {1: 0, 2: 0, 3: 0} | {site: 1 + (site - 4) // 4 for site in range(4, 15)}
    _, told = play(acting({"gold": 1, "wood": 1}, {}, {}, {}, houses=houses), "play house")
    assert find(told, "action_void") == [{"seat": 0, "action": "house", "why": "no_site"}]


def test_e34_four_players_owe_most_of_the_wheat_and_the_piety(ending, find):
    _, told = ending(*[{"wheat": 2, "piety": 2}] * 4)
    met = find(told, "duty_met")
    assert sum(facts["count"] for facts in met if facts["duty"] == "wheat") == 8
    assert Box.shipped().supply[2:4] == (10, 12)


def test_e35_a_first_game_begins_with_six_cards_and_no_discard(play, acting, ending, find):
    options = {"action_cards": "first_game"}
    state = acting({}, {}, options=options)
    assert refusal(play, state, "play harvest") == ("not_yet", {"action": "harvest"})
    state, _ = play(state, "play wheat")
    assert (state.task.kind, state.task.seat, state.in_hand(0)) == ("play", 1, 5)
    state, _ = ending({}, {}, options=options)
    state, told = play(state, "tax 2", "pass", "pass")
    assert "new_cards" in keys(told)
    assert (state.period, state.in_hand(0)) == (2, 12)


def test_e36_piles_grow_evenly_whatever_events_take(play, find):
    card = 'period = 1\nkind = "immediate"\neffects = [{ op = "discard_action" }]\n'
    state = position([{}, {}], box=Box.corrected(f"[event_i-09.value]\n{card}"))
    state, _ = play(state, "event i-09", "discard wheat", "discard wheat", "orient 0")
    state, _ = play(state, "forgo sale", "forgo sale")
    assert state.round == 2
    assert [len(state.visible[0]), len(state.hidden[0])] == [1, 1]


def test_e37_all_other_unfinished_projects_are_covered(play, find):
    names = ("bridge", "fulling_mill", "lady_chapel", "seventh", "hospital", "tower")
    projects = {name: {} for name in names} | {"bridge": {"stone": 5, "done": True}}
    state, told = play(position([{}, {}], period=2, projects=projects), "event ii-03")
    assert find(told, "projects_covered")[0]["projects"] == names[1:]
    assert state.project("priors_palace").open


def test_e38_a_permanent_exchange_comes_once_a_round(play, find):
    state = position([{"gold": 5}, {}], standing=(("i-06", 1),))
    state, _ = play(state, "event i-10", "orient 0", "exchange i-06")
    assert state.has(0, "piety") == 1
    why = refusal(play, state, "exchange i-06")
    assert why == ("exchanged_already", {"card": "i-06", "title": "Quête des moines"})


def test_e38_an_exchange_may_also_come_after_the_action(play):
    state = position([{}, {}], standing=(("i-06", 1),), houses={4: 0})
    state, _ = play(state, "event i-10", "orient 0", "play harvest", "harvest 4", "discard wheat")
    assert legal(state) == ["pass", "exchange i-06"]
    state, _ = play(state, "exchange")
    assert (state.has(0, "piety"), state.task.kind, state.task.seat) == (1, "play", 1)


def test_e39_seals_stay_on_a_project_that_is_never_finished(play, ending):
    state, _ = ending({}, {}, period=4, projects={"bridge": {"donors": (0,)}}, points=[9, 9])
    state, _ = play(state, "tax 2", "pass", "pass")
    assert not WORLD_WITHOUT_END.legal(state)
    assert (state.project("bridge").donors, state.seals(0)) == ((0,), 1)


@pytest.mark.parametrize(("option", "good"), [("opposite", "wool"), ("adjacent", "stone")])
def test_e40_corners_towards_nobody_are_lost(play, find, option, good):
    """Where the second of two players sits settles which corner points to it."""
    state = position([{}, {}], options={"two_seats": option})
    state, told = play(state, "event i-04", "orient 3")
    got = {facts["seat"]: facts["good"] for facts in find(told, "income")}
    assert got == {0: "wheat", 1: good}


def test_e41_privilege_sells_one_more_cloth_at_the_price_of_now(play, acting):
    state = acting(
        {"wool": 3, "cloth": 2}, {}, closed=(), last=("sale", ""), standing=(("i-01", 1),)
    )
    state, _ = play(state, "play privilege", "sell wool 3 cloth")
    assert (state.has(0, "gold"), state.has(0, "cloth")) == (3 * 1 + 4, 1)
