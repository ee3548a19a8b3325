"""What holds in every game, however it is played."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heraut.engines.protocol import TABLE
from heraut.engines.simulate import Setup, setups, walk
from heraut.engines.world_without_end import WORLD_WITHOUT_END, Box
from heraut.engines.world_without_end.effects import ACTIONS

games = st.tuples(st.sampled_from(setups(WORLD_WITHOUT_END)), st.integers(0, 2**32))

LIMITED = ("stone", "wood", "wheat", "piety", "wool", "cloth", "medical", "loyalty")
HELD = (*LIMITED, "gold")
BOX = Box.shipped()


def check(state):
    held = [sum(stock[index] for stock in state.stocks) for index in range(len(LIMITED))]
    built = [
        sum(project.stone for project in state.projects) - state.substitutes[0],
        sum(project.wood for project in state.projects) - state.substitutes[1],
    ]
    built += [0] * (len(LIMITED) - 2)
    totals = [sum(parts) for parts in zip(held, built, state.supply[:8], strict=True)]
    assert totals == [25, 15, 10, 12, 15, 12, 20, 14]
    assert min(*state.supply, *state.points, *(min(stock) for stock in state.stocks)) >= 0
    for seat in state.seats:
        check_seat(state, seat)
    for project in state.projects:
        assert 0 <= project.stone <= project.plan.stone
        assert 0 <= project.wood <= project.plan.wood
        assert project.done is project.full
    assert len(state.standing) <= 2
    assert len(state.drawn) <= 6
    assert state.marker in range(len(BOX.favours))
    if state.tiles:
        assert sum(state.tiles_left) == state.tiles.count(0)


def check_seat(state, seat):
    sites = state.own_sites(seat)
    yields = [BOX.sites[site - 1].gives[0][0] for site in sites]
    assert len(sites) <= 4
    assert len(set(yields)) == len(yields)
    assert 0 <= state.seals(seat) <= 2
    seen = Counter([*state.visible[seat], *filter(None, state.hidden[seat])])
    assert max(seen.values(), default=1) == 1
    assert set(seen) <= set(ACTIONS)
    assert len(state.visible[seat]) <= 6
    assert len(state.hidden[seat]) <= 6
    assert state.in_hand(seat) >= 0


@settings(max_examples=15, deadline=None)
@given(game=games)
def test_all_that_there_is_lies_somewhere(game):
    setup, seed = game
    for step in walk(WORLD_WITHOUT_END, setup, Random(seed)):
        check(step.before)
    assert WORLD_WITHOUT_END.to_act(step.after) is None


class Book:
    """What the seats have and score, kept from nothing but what was told to all."""

    def __init__(self, seats):
        self.points = [8] * seats
        self.stock = [Counter(wool=1, gold=2) for _ in range(seats)]

    def move(self, seat, good, count):
        if good == "vp":
            self.points[seat] = max(0, self.points[seat] + count)
        else:
            self.stock[seat][good] += count

    def move_all(self, seat, goods, counts, sign):
        for good, count in zip(goods, counts, strict=True):
            self.move(seat, good, sign * count)

    def write(self, event):
        facts, seat = dict(event.args), event.args.get("seat", 0)
        match event.key:
            case "income" | "gained" | "favour_given":
                self.move(seat, facts["good"], facts["count"])
            case "income_missing":
                self.move(seat, "vp", 1)
            case "lost" | "favour_paid" | "given":
                self.move(seat, facts["good"], -facts["count"])
            case "exchanged":
                self.move_all(seat, facts["give"], facts["give_counts"], -1)
                self.move_all(seat, facts["get"], facts["get_counts"], 1)
            case "built":
                self.move_all(seat, facts["materials"], [1] * len(facts["materials"]), -1)
                self.move(seat, "vp", 3 * len(facts["materials"]))
            case "spire":
                for loyal in facts["seats"]:
                    self.move(loyal, "vp", 3 if len(facts["seats"]) == 1 else 1)
            case "sold":
                self.move_all(seat, ("wool", "cloth"), (facts["wool"], facts["cloth"]), -1)
                self.move(seat, "gold", facts["gold"])
            case "house_built" if not facts["free"]:
                self.move_all(seat, (BOX.sites[facts["site"] - 1].material, "gold"), (1, 1), -1)
            case "donated":
                self.move(seat, "gold", -1)
            case "woven":
                self.move_all(seat, ("wool", "cloth"), (-facts["count"], facts["count"]), 1)
            case "practised":
                self.move_all(seat, ("gold", "vp"), (1, 1), 1)
            case "healed":
                self.move(seat, "vp", 2 * len(facts["places"]))
            case "duty_met":
                self.move(seat, facts["duty"], -facts["count"])
            case "duty_missed":
                worth = {"piety": 3, "wheat": 2, "gold": 1}[facts["duty"]]
                self.move(seat, facts["duty"], -facts["paid"])
                self.move(seat, "vp", -worth * facts["missing"])
            case "doubled":
                self.move(seat, "vp", -facts["points"])
            case "protected":
                self.move(seat, "loyalty", -1)


@settings(max_examples=15, deadline=None)
@given(game=games)
def test_points_and_stocks_agree_with_a_book_kept_from_what_was_told(game):
    setup, seed = game
    book = Book(setup.seats)
    for step in walk(WORLD_WITHOUT_END, setup, Random(seed)):
        for event in step.events:
            if event.audience is None:
                book.write(event)
        state = step.after
        assert tuple(book.points) == state.points
        for seat, earned in enumerate(state.earned):
            assert 8 + sum(points for _, points in earned) == state.points[seat]
        for seat in state.seats:
            assert [book.stock[seat][good] for good in HELD] == list(state.stocks[seat])
    halves = [
        2 * (points + stock["stone"] + stock["wood"]) + stock["gold"]
        for points, stock in zip(book.points, book.stock, strict=True)
    ]
    assert list(state.halves) == halves
    scores = WORLD_WITHOUT_END.scores(state)
    assert [score.points for score in scores] == [half // 2 for half in halves]
    ranks = [
        (half, stock["piety"], stock["loyalty"], stock["medical"])
        for half, stock in zip(halves, book.stock, strict=True)
    ]
    assert [score.won for score in scores] == [rank == max(ranks) for rank in ranks]


@pytest.mark.parametrize("seats", WORLD_WITHOUT_END.seats)
def test_a_match_has_twenty_four_rounds_and_ends(seats):
    for seed in range(3):
        began = Counter()
        setup = Setup(seats, setups(WORLD_WITHOUT_END, seats)[0].options)
        for step in walk(WORLD_WITHOUT_END, setup, Random(seed)):
            began.update(event.key for event in step.events)
        assert (began["round_began"], began["period_began"], began["won"]) == (24, 4, 1)
        assert began["event_drawn"] == 24
        assert began["tax_rolled"] == 4
        assert WORLD_WITHOUT_END.to_act(step.after) is None


@settings(max_examples=15, deadline=None)
@given(game=games)
def test_somebody_is_always_told_to_go_on(game):
    setup, seed = game
    steps = list(walk(WORLD_WITHOUT_END, setup, Random(seed)))
    assert steps
    for step in steps:
        *_, last = step.events
        if step.after.tasks:
            assert last.key == f"due_{step.after.task.kind}"
            if WORLD_WITHOUT_END.to_act(step.after) != TABLE:
                assert last.args["seat"] == step.after.task.seat
        else:
            assert last.key == "won"
