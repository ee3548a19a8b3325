"""Answers to questions, from what lies open."""

from __future__ import annotations

import pytest

from heraut.engines.protocol import PUBLIC
from heraut.engines.seven_kingdoms import SEVEN_KINGDOMS, Hand

from .position import position

ROW = (10, 17, 0, 31, 38, 45, 16)


def scene(**more):
    return position(
        [[36, 1], [4, 5], [20]],
        ROW,
        [[2, 9, 43], [8], []],
        waiting=[30],
        bonus=("double", "plus_2"),
        open_tokens=("plus_1", "crests"),
        **more,
    )


def ask(state, question, viewer=PUBLIC, **slots):
    told = SEVEN_KINGDOMS.answer(SEVEN_KINGDOMS.view(state, viewer), question, slots)
    return [(event.key.removeprefix("answer_"), dict(event.args)) for event in told]


@pytest.mark.parametrize(
    ("question", "slots", "key", "args"),
    [
        ("row", {}, "row", {"cards": ROW, "waiting": (30,), "count": 6}),
        (
            "slot",
            {"slot": 2},
            "slot",
            {
                "slot": 2,
                "card": 17,
                "rank": "general",
                "crest": 3,
                "crest_card": 2,
                "token": "plus_2",
            },
        ),
        ("slot", {"slot": 3}, "slot_empty", {"slot": 3, "crest_card": 3, "token": ""}),
        ("slot", {"slot": 8}, "no_such_slot", {"slot": 8, "slots": 7}),
        (
            "card",
            {"card": 44},
            "card",
            {"card": 44, "rank": "peasant", "crest": 2, "slots": (2, 5)},
        ),
        ("card", {"card": 1}, "card", {"card": 1, "rank": "king", "crest": 1, "slots": ()}),
        ("card", {"card": 50}, "no_such_card", {"card": 50, "least": 1, "most": 49}),
        (
            "kingdom",
            {"seat": 1, "crest": 2},
            "kingdom_crest",
            {"seat": 0, "crest": 2, "cards": (2, 9), "count": 2},
        ),
        ("kingdom", {"seat": 3}, "kingdom_empty", {"seat": 2}),
        ("kingdom", {"seat": 4}, "no_such_seat", {"seat": 4, "seats": 3}),
        (
            "leaders",
            {"crest": 1},
            "leader",
            {"crest": 1, "slot": 1, "token": "double", "seats": (0, 1), "count": 1},
        ),
        ("leaders", {"crest": 5}, "leader_none", {"crest": 5, "slot": 5, "token": ""}),
        (
            "crests",
            {},
            "crests",
            {"crests": (1, 2, 3, 4, 5, 6, 7), "tokens": ("double", "plus_2", "", "", "", "", "")},
        ),
        ("what_does", {"rank": "knight"}, "what_does", {"rank": "knight", "least": 29, "most": 35}),
        (
            "what_does",
            {"rank": "king", "long": "1"},
            "what_does_long",
            {"rank": "king", "least": 1, "most": 7},
        ),
        (
            "takeable",
            {"card": 44},
            "takeable",
            {"card": 44, "rank": "peasant", "cards": (17, 38), "slots": (2, 5), "most": 1},
        ),
        (
            "takeable",
            {"card": 15},
            "takeable_slots",
            {
                "card": 15,
                "rank": "general",
                "size": 3,
                "firsts": (1, 2, 3, 4, 5),
                "counts": (2, 2, 2, 3, 3),
            },
        ),
        ("takeable", {}, "which_card", {}),
        ("takeable", {"card": 50}, "no_such_card", {"card": 50, "least": 1, "most": 49}),
        ("scores", {"seat": 4}, "no_such_seat", {"seat": 4, "seats": 3}),
        ("known_hand", {"seat": 3}, "known_hand_none", {"seat": 2, "others": 1}),
        ("known_hand", {"seat": 9}, "no_such_seat", {"seat": 9, "seats": 3}),
        ("round", {}, "round", {"round": 1, "seat": 0}),
        ("turn", {}, "turn_play", {"seat": 0, "secret": False}),
        ("options", {}, "may_play", {"seat": 0, "hand": 2}),
    ],
)
def test_an_answer(question, slots, key, args):
    assert ask(scene(), question, **slots) == [(key, args)]


def test_the_pile():
    state = scene()
    assert ask(state, "pile") == [("pile", {"count": state.pile})]


def test_every_crest_has_a_leader_or_none():
    assert [key for key, _ in ask(scene(), "leaders")] == ["leader"] * 2 + ["leader_none"] * 5


def test_scores_so_far_leave_hands_out():
    (first, second, _) = ask(scene(), "scores")
    assert first[1]["points"] == 4 + 2  # two kings' worth and two; +2 for crest 2
    assert second[1]["points"] == 1


def test_one_score_by_name():
    state = scene()
    told = SEVEN_KINGDOMS.answer(SEVEN_KINGDOMS.view(state, PUBLIC), "scores", {"seat": 2})
    assert [event.args["seat"] for event in told] == [1]


def test_counts_by_seat():
    assert [args for _, args in ask(scene(), "counts")] == [
        {"seat": 0, "hand": 2, "kingdom": 3},
        {"seat": 1, "hand": 2, "kingdom": 1},
        {"seat": 2, "hand": 1, "kingdom": 0},
    ]


def test_hands_known_and_unknown():
    table = {"cards": "table"}
    state = position([Hand((36,), 1), Hand((), 2), []], ROW, options=table)
    told = [ask(state, "my_hand", seat)[0] for seat in (0, 1, 2, PUBLIC)]
    assert told == [
        ("hand", {"cards": (36,), "unknown": 1, "count": 2}),
        ("hand_unknown", {"count": 2}),
        ("hand_empty", {}),
        ("no_hand", {}),
    ]


def test_what_was_played_and_taken(play):
    state, _ = play(position([[23, 1], [4, 5], []], ROW), "play 23")
    assert ask(state, "plays") == [
        ("played", {"seat": 0, "card": 23, "took": (), "current": True}),
        ("played_none", {"seat": 1, "current": True}),
        ("played_none", {"seat": 2, "current": True}),
    ]
    state, _ = play(state, "play 4", "draw 40", "draw 41", "take 10,31", "validate all")
    state, _ = play(state, "take 17", "keep 17", "row 42", "row 43")
    assert ask(state, "plays")[:2] == [
        ("played", {"seat": 0, "card": 23, "took": (10, 31), "current": False}),
        ("played", {"seat": 1, "card": 4, "took": (17,), "current": False}),
    ]


def test_a_card_face_down_is_not_named(play):
    state = position([[23, 1], [4, 5]], ROW, options={"plays": "secret"})
    state, _ = play(state, "commit 1")
    assert ask(state, "plays", 0)[0] == ("played_face_down", {"seat": 0})
    assert ask(state, "options") == [("may_commit", {"seat": 1, "hand": 2})]


def test_what_may_be_done_while_taking(play):
    state, _ = play(position([[9, 23], [15, 5]], (10, 17)), "play 9", "play 15")
    # The general is the higher card.
    assert ask(state, "turn") == [("turn_take", {"seat": 1, "card": 15, "rank": "general"})]
    assert ask(state, "options")[0][1]["counts"] == (2, 1, 0, 0, 0)
    assert ask(state, "takeable")[0][0] == "takeable_slots"
    state, _ = play(state, "slots 2-4")
    due = {"seat": 1, "cards": (17,), "room": 1, "more": 0}
    assert ask(state, "options") == [("may_sort", due)]
    assert ask(state, "turn") == [("turn_sort", {"seat": 1, "cards": (17,)})]
    state, _ = play(state, "keep 17")
    due = {"seat": 0, "tokens": ("double", "plus_1"), "crest": 1, "slot": 1}
    assert ask(state, "options") == [("may_bonus", due)]
    assert ask(state, "turn") == [("turn_bonus", {"seat": 0})]
    state, _ = play(state, "bonus plus_1")
    assert ask(state, "options") == [("may_token", {"left": 1})]
    state, _ = play(state, "token plus_5")
    take = {"seat": 0, "card": 9, "rank": "bishop", "cards": (10,), "slots": (1,)}
    assert ask(state, "options") == [("may_take", {**take, "least": 1, "most": 1})]


def test_what_has_to_be_done_at_setup(play):
    state = SEVEN_KINGDOMS.start(2, {})
    steps = [
        (("may_crest", {"slot": 1, "left": 7}), [f"crest {crest}" for crest in range(1, 8)]),
        (("may_token", {"left": 2}), ["token double", "token plus_1"]),
        (("may_first", {"seats": 2}), ["first 2"]),
        (("may_draw", {"seat": 1, "left": 3}), [f"draw {card}" for card in range(1, 7)]),
        (("may_row", {"slot": 1, "left": 7}), [f"row {card}" for card in range(8, 15)]),
    ]
    for may, notations in steps:
        assert ask(state, "options") == [may]
        assert ask(state, "round") == [("round_setup", {})]
        state, _ = play(state, *notations)
    assert ask(state, "turn") == [("turn_play", {"seat": 1, "secret": False})]


def test_an_empty_row_is_said():
    assert ask(SEVEN_KINGDOMS.start(2, {}), "row") == [("row_empty", {})]
    assert ask(SEVEN_KINGDOMS.start(2, {}), "crests") == [("crests_none", {})]


def test_a_kingdom_is_told_by_the_crests_that_it_has():
    facts = {"seat": 0, "cards": (2, 9, 43), "count": 3, "kings": 1, "peasants": 1}
    by_crest = {"seat": 0, "crests": (1, 2), "counts": (1, 2)}
    told = ask(scene(), "kingdom", seat=1)
    assert told == [("kingdom", facts), ("kingdom_crests", by_crest)]


def test_placed_tokens_are_told_with_their_crests():
    facts = {"open": ("plus_1", "crests"), "hidden": 4, "placed": 2}
    placed = {"tokens": ("double", "plus_2"), "crests": (1, 2)}
    assert ask(scene(), "tokens") == [("tokens", facts), ("tokens_placed", placed)]
    assert [key for key, _ in ask(position([[36], [4]], ROW), "tokens")] == ["tokens"]


def test_scores_are_final_once_the_match_has_ended(play):
    gone = [card for card in range(1, 50) if card not in (*ROW, 36, 4, 40, 0)]
    state = position([[36], [4]], ROW, gone=gone)
    assert {key for key, _ in ask(state, "scores")} == {"score"}
    state, _ = play(state, "play 36", "play 4", "take 10", "validate 10")
    state, _ = play(state, "take 17,31,38,45", "validate all", "row 40")
    assert SEVEN_KINGDOMS.to_act(state) is None
    assert {key for key, _ in ask(state, "scores")} == {"final_score"}


def test_players_are_told_from_the_pawn_on():
    assert ask(scene(first=1), "players") == [("players", {"seats": (1, 2, 0), "seat": 2})]
    empty = SEVEN_KINGDOMS.start(3, {})
    assert ask(empty, "players") == [("players_setup", {"seats": (0, 1, 2)})]


def test_who_takes_when_is_told_as_far_as_cards_lie_open(play):
    state = scene()
    assert ask(state, "taking_order") == [("taking_none", {})]
    state, _ = play(state, "play 1", "play 5")
    order = {"seats": (1, 0), "cards": (5, 1), "current": True}
    assert ask(state, "taking_order") == [("taking_order", order)]
    state, _ = play(state, "play 20")
    order = {"seats": (2, 1, 0), "cards": (20, 5, 1), "current": False}
    assert ask(state, "taking_order") == [("taking_order", order)]


def test_a_card_put_face_down_takes_no_place_in_the_order(play):
    state, _ = play(scene(options={"plays": "secret"}), "commit 36")
    assert ask(state, "taking_order", viewer=0) == [("taking_none", {})]


def test_kingdoms_are_counted_by_rank_and_by_crest():
    kings = [("rank_count", {"seat": s, "rank": "king", "count": c}) for s, c in ((0, 1), (1, 0))]
    assert ask(scene(), "kingdom_counts", rank="king")[:2] == kings
    assert ask(scene(), "kingdom_counts", rank="bishop", seat=2) == [
        ("rank_count", {"seat": 1, "rank": "bishop", "count": 1})
    ]
    crest = scene().box.crest(2)
    told = ask(scene(), "kingdom_counts", crest=crest)
    count = sum(scene().box.crest(card) == crest for card in (2, 9, 43))
    assert told[0] == ("crest_count", {"seat": 0, "crest": crest, "count": count})
    assert ask(scene(), "kingdom_counts", seat=1) == [
        ("count", {"seat": 0, "hand": 2, "kingdom": 3})
    ]
    assert ask(scene(), "kingdom_counts", rank="king", seat=9) == [
        ("no_such_seat", {"seat": 9, "seats": 3})
    ]


@pytest.mark.parametrize(
    ("card", "what", "seat", "slot"),
    [(17, "row", -1, 2), (30, "wait", -1, 0), (9, "kingdom", 0, 0), (8, "kingdom", 1, 0)],
)
def test_where_a_card_is_that_all_can_see(card, what, seat, slot):
    facts = {"card": card, "what": what, "seat": seat, "slot": slot}
    for viewer in (PUBLIC, 0, 2):
        assert ask(scene(), "where", viewer, card=card) == [("where", facts)]


def test_where_a_card_went_this_round(play):
    state, _ = play(scene(), "play 36", "play 5")
    where = {"card": 36, "what": "front", "seat": 0, "slot": 0}
    assert ask(state, "where", card=36) == [("where", where)]
    state, _ = play(state, "play 20")
    where = {"card": 36, "what": "top", "seat": -1, "slot": 1}
    assert ask(state, "where", card=36) == [("where", where)]
    state, _ = play(state, "take 31")
    where = {"card": 31, "what": "taken", "seat": 0, "slot": 0}
    assert ask(state, "where", card=31) == [("where", where)]
    state, _ = play(state, "keep 31")
    where = {"card": 31, "what": "hand", "seat": 0, "slot": 0}
    assert ask(state, "where", 2, card=31) == [("where", where)]
    gone = scene(gone=[40])
    where = {"card": 40, "what": "gone", "seat": -1, "slot": 0}
    assert ask(gone, "where", card=40) == [("where", where)]


def test_a_card_that_nobody_sees_is_told_in_one_ear_wherever_it_is():
    view = SEVEN_KINGDOMS.view(scene(), 0)
    for card, key in ((36, "answer_where_mine"), (4, "answer_where_unseen")):
        (told,) = SEVEN_KINGDOMS.answer(view, "where", {"card": card})
        assert (told.key, told.audience) == (key, frozenset({0}))
    for viewer in (PUBLIC, 1):
        assert ask(scene(), "where", viewer, card=36) == [("where_unseen", {"card": 36})]


def test_where_the_cards_of_a_rank_are_tells_no_hand():
    facts = {"rank": "king", "cards": (2,), "row": (), "others": 6}
    for viewer in (PUBLIC, 0, 1):
        assert ask(scene(), "where", viewer, rank="king") == [("where_rank", facts)]
    facts = {"rank": "general", "cards": (), "row": (16, 17), "others": 5}
    assert ask(scene(), "where", rank="general") == [("where_rank", facts)]
    assert ask(scene(), "where") == [("where_which", {})]
    assert ask(scene(), "where", card=50) == [
        ("no_such_card", {"card": 50, "least": 1, "most": 49})
    ]


def test_who_is_ahead_and_by_how_much():
    points = sorted(score.points for score in SEVEN_KINGDOMS.scores(scene()))
    ((key, told),) = ask(scene(), "who_leads")
    assert key == "who_leads" and told["seats"] == (0,)
    assert (told["points"], told["more"]) == (points[-1], points[-1] - points[-2])
    equal = position([[36], [4]], ROW, [[9], [10 - 2]])
    assert ask(equal, "who_leads") == [("who_leads", {"seats": (0, 1), "points": 1, "more": 0})]


def test_how_far_the_ends_of_the_match_are():
    left = {"pile": scene().pile, "left": 5}
    assert ask(scene(), "turns_left") == [("turns_left", left)]
    keys = [key for key, _ in ask(scene(), "describe_table")]
    assert keys == ["turn_play", "round", "who_leads", "turns_left"]
    assert [key for key, _ in ask(SEVEN_KINGDOMS.start(2, {}), "describe_table")] == ["turn_table"]
