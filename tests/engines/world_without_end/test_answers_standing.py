"""Where points come from, who has most of what, and what threatens who owes something."""

from __future__ import annotations

from heraut.engines.protocol import PUBLIC
from heraut.engines.world_without_end import WORLD_WITHOUT_END

from .position import position


def ask(state, question, viewer=0, **slots):
    view = WORLD_WITHOUT_END.view(state, viewer)
    return [(e.key, dict(e.args)) for e in WORLD_WITHOUT_END.answer(view, question, slots)]


def sources(state, viewer=0, **slots):
    told = ask(state, "score_details", viewer, **slots)
    return {facts["source"]: facts["points"] for key, facts in told if key == "answer_score_source"}


# Where points come from.


def test_points_are_told_by_where_they_come_from_the_largest_part_first(play):
    state = position([{"stone": 2}, {}], points=[4, 4])
    state, _ = play(state, "event i-01", "orient 0", "play project", "build bridge stone,stone")
    told = ask(state, "score_details")
    assert told[0] == ("answer_score", {"seat": 0, "points": state.points[0]})
    assert told[1] == ("answer_score_source", {"source": "project", "points": 6})
    parts = sources(state)
    assert parts["start"] == 4
    assert sum(parts.values()) == state.points[0]


def test_what_was_missed_or_put_right_is_told_with_its_sign(play):
    state = position([{}, {}], points=[30, 4])
    state, _ = play(state, "fact 1 vp 28")
    assert sources(state) == {"start": 30, "table": -2}
    assert sources(state, seat=2) == {"start": 4}


def test_a_named_seat_is_told_of_and_one_that_nobody_has_is_not():
    state = position([{}, {}], points=[3, 5])
    assert ask(state, "score_details", seat=2)[0] == ("answer_score", {"seat": 1, "points": 5})
    assert ask(state, "score_details", 1)[0] == ("answer_score", {"seat": 1, "points": 5})
    assert ask(state, "score_details", seat=7) == [("answer_no_such_seat", {"seat": 7, "seats": 2})]


def test_after_the_end_what_was_kept_is_told_for_every_seat(play, ending):
    stock = {"piety": 2, "wheat": 2, "gold": 8, "stone": 1, "wood": 2}
    state, _ = ending(stock, stock, period=4, points=[20, 20], projects={})
    state, _ = play(state, "tax 3")
    left = state.stocks[1][-1]
    told = ask(state, "score_details", PUBLIC, seat=2)
    assert told[0][0] == "answer_final"
    assert sources(state, PUBLIC, seat=2) == {"start": 20, "materials": 3}
    gold = {"whole": left // 2, "half": left % 2 == 1}
    assert told[-1] == ("answer_score_gold", gold)


# Who has most.


def test_what_lies_open_is_compared():
    state = position([{}, {}], points=[3, 5], houses={1: 0, 9: 0, 4: 1})
    assert ask(state, "most", of="houses") == [
        ("answer_rank", {"of": "houses", "fewest": False, "seats": (0,), "count": 2}),
        ("answer_rank_next", {"of": "houses", "seats": (1,), "count": 1}),
    ]
    assert ask(state, "most", of="points", least=1)[0] == (
        "answer_rank",
        {"of": "points", "fewest": True, "seats": (0,), "count": 3},
    )
    assert ask(state, "most", of="cards")[0][1]["seats"] == (0, 1)
    assert ask(state, "most", of="seals")[0][1]["count"] == 2
    assert ask(state, "most") == ask(state, "most", of="points")


def test_what_lies_behind_screens_is_not_compared_but_told_to_who_asks():
    state = position([{"gold": 3}, {"gold": 1}])
    view = WORLD_WITHOUT_END.view(state, 1)
    hidden, own = WORLD_WITHOUT_END.answer(view, "most", {"of": "gold"})
    assert (hidden.key, hidden.audience) == ("answer_rank_hidden", None)
    assert (own.args["count"], own.audience) == (1, frozenset({1}))
    assert ask(state, "most", PUBLIC, of="gold") == [("answer_rank_hidden", {})]


def test_after_the_end_who_has_most_points_is_told_by_the_final_scores(play, ending):
    stock = {"piety": 2, "wheat": 2, "gold": 5}
    state, _ = ending(stock, stock, period=4, points=[20, 30])
    state, _ = play(state, "tax 2")
    told = [key for key, _ in ask(state, "most", of="points")]
    assert told == ["answer_over", "answer_final", "answer_final"]


# The round, and what threatens.


def test_who_has_turned_the_card_is_not_said_to_turn_it(play):
    state = position([{}, {}], period=2, number=3)
    assert ask(state, "round")[0][1]["state"] == "orients"
    state, _ = play(state, "event ii-03")
    assert ask(state, "round")[0][1]["state"] == "orients"
    state, _ = play(state, "orient 0")
    assert ask(state, "round")[0][1]["state"] == "turned"


def test_at_the_end_of_a_period_nobody_is_said_to_turn_a_card(ending):
    state, _ = ending({"loyalty": 1}, {}, points=[30, 30])
    assert ask(state, "round")[0][1]["state"] == "ended"


def test_after_the_end_the_period_is_over(play, ending):
    stock = {"piety": 2, "wheat": 2, "gold": 5}
    state, _ = ending(stock, stock, period=4)
    state, _ = play(state, "tax 2")
    assert ask(state, "round")[0][1]["state"] == "over"


def test_a_penalty_that_is_being_decided_threatens_and_the_question_is_told(play, ending):
    state, _ = ending({"loyalty": 1}, {}, points=[30, 30])
    state, _ = play(state, "tax 2")
    told = ask(state, "penalties")
    threatens = {"duties": ("piety", "wheat", "gold"), "doubled": False}
    assert told[0] == ("answer_penalties_threaten", {"seat": 0, **threatens})
    assert told[1] == ("answer_penalties_threaten", {"seat": 1, **threatens})
    assert [key for key, _ in told[2:]] == ["answer_turn_protect"]
    state, _ = play(state, "pass", "pass")
    assert {key for key, _ in ask(state, "penalties")} == {"answer_penalties"}


def test_penance_that_is_being_done_is_a_penalty(beginning):
    state, _ = beginning({}, {}, period=2, penalties=[(1, "piety")])
    assert state.phase == "lose"
    assert ask(state, "penalties") == [("answer_penalties", {"seat": 1, "duties": ("piety",)})]


# Who healed.


def test_who_healed_where_is_told_and_who_is_still_sick(acting, play):
    state = acting({"medical": 5}, {}, period=3, tiles={3: 2, 9: 3, 5: 4})
    state, _ = play(state, "play medicine", "heal 3,9")
    mine = ("answer_healed", {"seat": 0, "places": (3, 9), "count": 2})
    theirs = ("answer_healed", {"seat": 1, "places": (), "count": 0})
    assert ask(state, "healed")[:2] == [mine, theirs]
    assert ask(state, "healed")[2][0] == "answer_plague"
    assert ask(state, "healed", seat=1) == [mine]
    assert ask(state, "healed", seat=9) == [("answer_no_such_seat", {"seat": 9, "seats": 2})]


def test_before_the_plague_nobody_has_healed():
    assert ask(position([{}, {}]), "healed") == [("answer_plague_not_yet", {"period": 3})]


# Who plays next, and all that lies open of one player.


def test_who_is_last_in_a_round_is_followed_by_who_opens_the_next():
    state = position([{}, {}, {}], first=1)
    assert ask(state, "next_player", 1) == [("answer_next_player", {"seat": 1, "after": 2})]
    assert ask(state, "next_player", seat=3) == [("answer_next_player", {"seat": 2, "after": 0})]
    assert ask(state, "next_player", 0) == [("answer_next_opens", {"seat": 0, "after": 2})]
    assert ask(state, "next_player", seat=4)[0][0] == "answer_no_such_seat"
    assert ask(state, "next_player", PUBLIC) == ask(state, "next_player", 1)


def test_nobody_plays_after_the_last_turn_of_the_match():
    state = position([{}, {}], period=4, number=6, first=1)
    assert ask(state, "next_player", 1) == [("answer_next_player", {"seat": 1, "after": 0})]
    assert ask(state, "next_player", 0) == [("answer_next_none", {"seat": 0})]
    unbegun = WORLD_WITHOUT_END.start(3, {})
    assert ask(unbegun, "next_player", 2) == [("answer_next_player", {"seat": 2, "after": 0})]


def test_of_a_player_all_is_told_that_lies_open_and_no_goods():
    state = position([{"stone": 2}, {"wood": 3}], points=[4, 7])
    told = ask(state, "player", seat=2)
    parts = ("scores", "houses", "seals", "played_cards")
    assert told[:-1] == [event for part in parts for event in ask(state, part, seat=2)]
    assert told[-1] == ("answer_screened", {"seat": 1})
    assert not {"answer_goods", "answer_good"} & {key for key, _ in told}
    assert ask(state, "player", seat=8)[0][0] == "answer_no_such_seat"
