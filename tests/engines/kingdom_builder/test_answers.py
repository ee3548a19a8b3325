"""Answers to questions, mostly on the board of the suggested first game."""

from __future__ import annotations

from random import Random

import pytest

from heraut.engines.kingdom_builder import KINGDOM_BUILDER
from heraut.engines.kingdom_builder.box import TERRAINS
from heraut.engines.kingdom_builder.hexes import hex_name, hex_number
from heraut.engines.kingdom_builder.rounds import rounds_left
from heraut.engines.kingdom_builder.state import Phase
from heraut.engines.match import Match
from heraut.engines.protocol import PUBLIC
from heraut.engines.records import changed

from .position import position

OPEN = position(["", ""], "canyon")
BUILT = position(["K18 F12 E5 F5", "A9 A10"], "canyon", goals=("knights", "discoverers", "workers"))


def ask(state, question, viewer=0, **slots):
    events = KINGDOM_BUILDER.answer(KINGDOM_BUILDER.view(state, viewer), question, slots)
    return [(event.key, dict(event.args)) for event in events]


def first(state, question, viewer=0, **slots):
    return ask(state, question, viewer, **slots)[0]


def test_where_tells_areas_those_that_give_a_tile_first():
    (key, facts), *areas = ask(OPEN, "where")
    assert key == "answer_areas"
    assert (facts["what"], facts["terrain"], facts["adjacent"]) == ("build", "canyon", False)
    assert facts["hexes"] == OPEN.board.terrain("canyon").bit_count()
    assert facts["count"] > 6
    assert [area["number"] for _, area in areas] == [*range(1, facts["count"] + 1)]
    assert areas[0][1]["gains"] == ("tavern", "paddock")  # F8 to F11, G9, G11 and more
    assert areas[0][1]["far"] == 0
    sizes = [area["size"] for _, area in areas[1:] if area["gains"] and len(area["gains"]) == 1]
    assert sizes == sorted(sizes, reverse=True)


def test_where_begins_near_the_hex_or_landmark_that_is_meant():
    near_hex = ask(OPEN, "where", hex="A10")
    assert near_hex[0][1]["hex"] == "A10"
    assert near_hex[1][1]["far"] == 0
    assert near_hex[1][1]["hex"] == "A10"
    far = [
        area["far"] for key, area in ask(OPEN, "where", landmark="oasis") if key == "answer_area"
    ]
    assert far == sorted(far)


def test_where_says_when_there_is_no_such_hex_or_landmark():
    assert first(OPEN, "where", hex="U9")[0] == "answer_no_such_hex"
    assert first(OPEN, "where", landmark="harbor") == (
        "answer_landmark_none", {"landmark": "harbor"}
    )  # fmt: skip
    assert first(OPEN, "where", landmark="moon") == ("answer_no_such_thing", {"name": "moon"})
    assert first(OPEN, "landmark", landmark="farm", hex="A30")[0] == "answer_no_such_hex"


def test_where_tells_what_binds():
    (_, facts), (_, one) = ask(BUILT, "where")
    assert (facts["count"], facts["hexes"], facts["adjacent"]) == (1, 2, True)
    assert (one["size"], one["hex"], one["section"]) == (2, "F11", "paddock")
    assert one["touches"] == ("paddock", "mountain", "mine")


def test_where_for_a_tile():
    assert first(BUILT, "where", tile="farm")[1]["terrain"] == "grass"
    assert first(BUILT, "where", tile="paddock") == (
        "answer_moves",
        {"tile": "paddock", "count": 4, "starts": ("E5", "F5", "F12", "K18"), "more": 0},
    )
    key, facts = first(BUILT, "where", tile="paddock", start="F12")
    assert (key, facts["what"], facts["hexes"]) == ("answer_areas", "paddock", 3)
    assert first(BUILT, "where", tile="oasis") == (
        "answer_no_place", {"what": "oasis", "why": "tile_not_held", "terrain": "desert"}
    )  # fmt: skip
    assert first(BUILT, "where", tile="paddock", start="A9")[1]["why"] == "not_yours"
    assert first(BUILT, "where", tile="casino") == ("answer_no_such_thing", {"name": "casino"})


def test_where_when_all_is_built(play):
    state, _ = play(OPEN, "build A8", "build A9", "build A10")
    facts = {"what": "build", "why": "built_all", "terrain": "canyon"}
    assert ask(state, "where") == [("answer_no_place", facts)]
    state, _ = play(state, "end")
    assert first(state, "where") == ("answer_turn_draw", {"seat": 0, "open": False})


def test_an_area_in_detail():
    pages = ask(OPEN, "area", number=1, hex="A10")
    assert {key for key, _ in pages} == {"answer_area_hexes"}
    facts = pages[0][1]
    assert facts["sections"] == ("tavern", "paddock")
    assert facts["hexes"][:2] == ("A10", "A9") and facts["touches"][0] == ("north",)
    assert [page["first"] for _, page in pages] == [1, 9, 17]
    assert all(len(page["hexes"]) == len(page["touches"]) <= 8 for _, page in pages)
    assert sum(len(page["hexes"]) for _, page in pages) == facts["size"] == 21
    assert first(OPEN, "area", number=99)[0] == "answer_no_such_area"


def test_an_area_in_detail_begins_with_the_hex_that_was_named_or_the_nearest(distance):
    named = [facts["hex"] for key, facts in ask(OPEN, "where") if key == "answer_area"]
    assert named
    for number, hex_ in enumerate(named, 1):
        assert first(OPEN, "area", number=number)[1]["hexes"][0] == hex_
    for start in ("A10", "K11", "T1"):
        areas = [facts for key, facts in ask(OPEN, "where", hex=start) if key == "answer_area"]
        assert areas
        for number, facts in enumerate(areas, 1):
            detail = first(OPEN, "area", number=number, hex=start)[1]["hexes"]
            assert detail[0] == facts["hex"]
            far = [distance(start, one) for one in detail]
            assert far[0] == min(far) == facts["far"]


def test_the_hexes_of_an_area_that_touch_the_same_are_told_in_the_order_of_their_list():
    for number in range(1, 7):
        told = ask(OPEN, "area", number=number)
        assert told
        for _, facts in told:
            touched = facts["touches"]
            runs = [one for n, one in enumerate(touched) if not n or touched[n - 1] != one]
            assert len(runs) == len(set(runs))


def test_as_many_nearest_hexes_are_given_as_are_told():
    facts = first(OPEN, "nearest", landmark="mountain")[1]
    assert len(facts["hexes"]) == len(facts["targets"]) == 6
    assert facts["count"] == 6 + facts["more"] > 6
    assert list(facts["targets"]) == sorted(facts["targets"], key=hex_number)


def test_the_nearest_hexes_to_a_landmark():
    key, facts = first(OPEN, "nearest", landmark="paddock")
    assert (key, facts["far"], facts["targets"]) == ("answer_nearest", 1, ("G12", "G12"))
    assert facts["hexes"] == ("F11", "G11")
    none = {"landmark": "harbor", "what": "build", "terrain": "", "direction": ""}
    assert first(OPEN, "nearest", landmark="harbor") == ("answer_nearest_none", none)
    assert first(OPEN, "nearest", landmark="moon")[0] == "answer_no_such_thing"


def test_of_another_terrain_the_free_hexes_are_told():
    own, other = (
        first(OPEN, "nearest", landmark="paddock", terrain=terrain)[1]
        for terrain in (OPEN.card, next(one for one in TERRAINS if one != OPEN.card))
    )
    assert own == first(OPEN, "nearest", landmark="paddock")[1]
    assert other["terrain"] and not {*own["hexes"]} & {*other["hexes"]}
    kinds = {OPEN.board.what(hex_number(name)) for name in other["hexes"]}
    assert kinds == {other["terrain"]}


def test_the_nearest_hexes_on_one_side_of_a_landmark():
    facts = first(OPEN, "nearest", landmark="paddock", direction="north_west")[1]
    assert (facts["targets"], facts["hexes"], facts["far"]) == (("G12",), ("F11",), 1)
    facts = first(OPEN, "nearest", landmark="oasis", direction="east")[1]
    assert (facts["targets"], facts["hexes"]) == (("M8", "R6"), ("M11", "R9"))
    assert first(OPEN, "nearest", landmark="oasis", direction="up")[0] == "answer_no_such_direction"


def test_a_hex_and_what_it_touches():
    (_, facts), (_, touching) = ask(BUILT, "hex", hex="f11")
    assert facts == {
        "hex": "F11", "what": "canyon", "seat": -1, "section": "paddock", "corner": "north_east",
        "legal": True,
    }  # fmt: skip
    assert touching == {"hex": "F11", "touches": ("paddock", "mine")}
    assert first(BUILT, "hex", hex="A9")[1]["seat"] == 1
    key, facts = first(BUILT, "hex", hex="G12")
    assert (key, facts["what"], facts["left"]) == ("answer_hex_place", "paddock", 1)
    none = ("answer_no_such_hex", {"hex": "U3", "lines": "AT", "places": 20})
    assert ask(BUILT, "hex", hex="U3") == [none]


def test_around_and_steps():
    key, facts = first(BUILT, "around", hex="F12")
    assert (key, facts["directions"][0]) == ("answer_around", "north_west")
    assert facts["hexes"] == ("E12", "E13", "F13", "G13", "G12", "F11")
    assert facts["whats"] == ("canyon", "forest", "forest", "forest", "paddock", "canyon")
    assert first(BUILT, "around", hex="A1")[1]["hexes"] == ("", "", "A2", "B1", "", "")
    assert first(BUILT, "step", hex="A11", direction="west") == (
        "answer_step",
        {"start": "A11", "direction": "west", "hex": "A10", "what": "canyon", "seat": 1},
    )
    assert first(BUILT, "step", hex="A1", direction="north_east")[0] == "answer_step_border"
    assert first(BUILT, "step", hex="A1", direction="up")[0] == "answer_no_such_direction"


def test_a_ray_tells_stretches_up_to_the_border():
    key, facts = first(BUILT, "ray", hex="A12", direction="west")
    assert key == "answer_ray"
    assert facts["whats"] == (
        "canyon",
        "canyon",
        "canyon",
        "desert",
        "mountain",
        "desert",
        "flowers",
    )
    assert facts["seats"] == (-1, 1, -1, -1, -1, -1, -1)
    assert facts["counts"] == (1, 2, 1, 2, 2, 2, 1)
    assert facts["last"] == "A11"
    assert first(BUILT, "ray", hex="A1", direction="west")[0] == "answer_ray_border"


def test_landmarks():
    assert first(BUILT, "landmark", landmark="farm") == (
        "answer_landmark", {"landmark": "farm", "count": 2, "hexes": ("L18", "P13"), "left": (1, 2)}
    )  # fmt: skip
    assert first(BUILT, "landmark", landmark="castle", hex="A5") == (
        "answer_landmark_near",
        {"landmark": "castle", "hex": "A5", "target": "D4", "far": 3, "direction": "south"},
    )
    assert first(BUILT, "landmark", landmark="cave") == (
        "answer_landmark_none",
        {"landmark": "cave"},
    )
    assert len(first(BUILT, "landmark", landmark="water")[1]["hexes"]) == 12


def test_settlements_groups_and_sections():
    assert first(BUILT, "settlements")[1]["hexes"] == ("E5", "F5", "F12", "K18")
    assert first(BUILT, "settlements", section="tavern")[1]["hexes"] == ("E5", "F5")
    assert first(BUILT, "settlements", seat=2, section="farm")[0] == "answer_settlements_none"
    head, largest, *_ = ask(BUILT, "groups")
    assert head[1] == {"seat": 0, "count": 3, "sizes": (2, 1, 1)}
    assert (largest[1]["hexes"], largest[1]["touches"]) == (("E5", "F5"), ("castle", "water"))
    assert first(OPEN, "groups")[0] == "answer_groups_none"
    facts = first(BUILT, "sections_of", seat=2)[1]
    assert (facts["counts"], facts["leads"]) == ((2, 0, 0, 0), (True, False, False, False))
    for question in ("groups", "settlements", "sections_of", "tiles", "supply", "scores"):
        assert first(BUILT, question, seat=5) == ("answer_no_such_seat", {"seat": 5, "seats": 2})


def test_a_line_and_what_one_more_would_add():
    (_, facts), (_, gain) = ask(BUILT, "line", line="F")
    assert facts == {"line": "F", "counts": (2, 0), "legal": 1, "hexes": ("F11",)}
    assert gain == {"line": "F", "seat": 0, "discoverers": 0, "knights": 2}
    assert ask(BUILT, "line", line=1)[1][1]["discoverers"] == 1
    assert first(BUILT, "line", line="U")[0] == "answer_no_such_line"


def test_scores_with_their_reasons():
    totals = ask(BUILT, "scores")
    assert [facts["points"] for _, facts in totals] == [4 + 4 - 1 + 3 + 3, 4 + 1]
    own = ask(BUILT, "scores", mine=True)
    reasons = {facts["goal"]: (facts["points"], facts["count"]) for _, facts in own[1:]}
    assert reasons == {
        "knights": (4, 2), "discoverers": (3, 3), "workers": (3, 3), "castles": (3, 1)
    }  # fmt: skip
    assert own == ask(BUILT, "scores", PUBLIC, seat=1)


def test_what_a_hex_would_be_worth():
    key, facts = first(BUILT, "worth", hex="F11")
    assert key == "answer_worth"
    assert (facts["points"], facts["goals"], facts["changes"]) == (
        3,
        ("knights", "workers"),
        (2, 1),
    )
    assert (facts["gains"], facts["legal"]) == ((), True)
    assert first(BUILT, "worth", hex="G9")[1]["gains"] == ("tavern",)
    assert first(BUILT, "worth", hex="A9")[1]["why"] == "hex_taken"
    assert first(BUILT, "worth", hex="A16")[1]["why"] == "not_buildable"
    plain = position(["A8", ""], "canyon", goals=("knights", "workers", "miners"))
    assert first(plain, "worth", hex="N11")[0] == "answer_worth_nothing"


@pytest.mark.parametrize("seed", range(4))
def test_a_hex_is_told_to_be_open_exactly_where_one_may_build_now(seed):
    """Everywhere on the board, at moments of a whole random game: by the card or by a tile."""
    match, random = Match.new("kingdom_builder", 2, {}, seed).settle(), Random(seed)
    told = {True: 0, False: 0}
    while match.to_act is not None:
        legal = match.rules.legal(match.state)
        if random.random() < 0.05:
            seat = match.to_act
            open_ = {str(action).split()[-1] for action in legal if builds(action)}
            for number in range(400):
                name = hex_name(number)
                _, facts = first(match.state, "worth", seat, hex=name)
                if "legal" in facts:
                    assert facts["legal"] == (name in open_), (name, match.history[-1])
                    told[facts["legal"]] += 1
        match = match.play(str(random.choice(legal))).settle()
    assert all(told.values()), told


def builds(action):
    """Tell whether an action puts a new settlement on a hex."""
    return str(action).split()[0] in ("build", "use")


def test_tiles_supply_and_cards():
    assert first(BUILT, "tiles") == (
        "answer_tiles", {"seat": 0, "ready": ("farm", "paddock"), "used": (), "fresh": ()}
    )  # fmt: skip
    assert first(BUILT, "tiles", seat=2)[0] == "answer_tiles_none"
    assert [facts["left"] for _, facts in ask(BUILT, "supply")] == [36, 38]
    assert first(BUILT, "pile")[1] == {"count": 23, "discarded": (0,) * 5, "removed": 0}
    assert first(BUILT, "what_does", tile="cave")[0] == "answer_what_does"
    assert first(BUILT, "what_does", tile="barn", long=True)[0] == "answer_what_does_long"
    assert first(BUILT, "what_goal", goal="lords", long=True)[0] == "answer_goal_long"
    assert first(BUILT, "what_goal", goal="peace")[0] == "answer_no_such_thing"


def test_tiles_used_and_just_taken(play):
    state, _ = play(BUILT, "use farm K19", "build F11")
    facts = first(state, "tiles")[1]
    assert (facts["ready"], facts["used"], facts["fresh"]) == (("paddock",), ("farm",), ())
    state, _ = play(state, "build F10", "build F9")
    assert first(state, "options")[0] == "answer_may_end"
    state, _ = play(position(["", ""], "canyon"), "build G9")
    assert first(state, "tiles")[1]["fresh"] == ("tavern",)
    assert first(state, "options")[1]["tiles"] == ()


def test_turn_and_options_through_the_setup(play):
    state = KINGDOM_BUILDER.start(2, {"capitol": "on"})
    facts = {"what": "section", "corner": "north_west", "left": 4}
    assert ask(state, "turn") == ask(state, "round") == [("answer_turn_setup", facts)]
    assert first(state, "options")[1]["choices"][:2] == ("oracle", "oracle turned")
    assert ask(state, "sections") == [("answer_sections_none", {})]
    assert ask(state, "goals") == [("answer_goals_none", {})]
    state, _ = play(state, "section oracle", "section tower", "section farm", "section oasis")
    state, _ = play(state, "goal lords", "goal miners", "goal knights")
    assert first(state, "options")[1]["choices"] == ("B4", "H3")
    state, _ = play(state, "capitol H3")
    assert first(state, "options") == ("answer_may_first", {"seats": 2})
    state, _ = play(state, "first 2")
    assert first(state, "options") == ("answer_may_draw", {"seat": 1, "open": False})
    assert first(state, "goals")[1]["goals"] == ("lords", "miners", "knights")


def test_turn_and_round_in_play():
    assert first(OPEN, "turn") == (
        "answer_turn",
        {
            "seat": 0, "terrain": "canyon", "due": 3, "tiles": (), "caves": False, "last": False,
        },
    )  # fmt: skip
    left = rounds_left(OPEN)
    facts = {"round": 1, "seat": 0, "last": False, "left": left}
    assert first(OPEN, "round") == ("answer_round", facts)
    key, facts = first(OPEN, "options")
    assert (key, facts["hexes"], facts["due"]) == ("answer_may_build", 55, 3)


def test_who_plays_next_is_told_until_the_match_ends():
    after = ("answer_next_player", {"seat": 0, "after": 1})
    assert ask(OPEN, "next_player") == ask(OPEN, "next_player", PUBLIC) == [after]
    assert first(OPEN, "next_player", 1) == ("answer_next_player", {"seat": 1, "after": 0})
    assert first(OPEN, "next_player", seat=2) == first(OPEN, "next_player", 1)
    assert first(OPEN, "next_player", seat=3)[0] == "answer_no_such_seat"
    ending = changed(OPEN, last=True)
    assert first(ending, "next_player") == after
    assert first(ending, "next_player", 1) == ("answer_next_none", {"seat": 1})
    over = changed(OPEN, phase=Phase.OVER, winners=(1,))
    assert first(over, "next_player") == ("answer_over", {"winners": (1,)})


def test_a_player_is_told_of_by_points_supply_and_tiles():
    told = ask(BUILT, "player", seat=1)
    parts = [ask(BUILT, part, seat=1) for part in ("scores", "supply", "tiles")]
    assert told == [parts[0][0], *parts[1], *parts[2]]
    assert ask(BUILT, "player", 1)[0] == ask(BUILT, "scores", seat=2)[0]
    assert first(BUILT, "player", seat=9)[0] == "answer_no_such_seat"


@pytest.mark.parametrize("question", [one.key for one in KINGDOM_BUILDER.questions])
def test_every_question_is_answered_without_slots(question):
    for viewer in (PUBLIC, 0, 1):
        assert ask(BUILT, question, viewer)


def test_the_reasons_of_all_scores_are_told_when_they_are_asked_for():
    assert {key for key, _ in ask(BUILT, "scores")} == {"answer_score"}
    told = ask(BUILT, "scores", long=1)
    seats = [facts["seat"] for key, facts in told if key == "answer_score_goal"]
    assert set(seats) == {0, 1} and seats.count(0) == len(BUILT.goals) + 1


@pytest.mark.parametrize("island", ["off", "rope_bridge"])
def test_once_all_is_built_what_can_do_nothing_is_not_offered(island):
    match = Match.new("kingdom_builder", 2, {"caves": "on", "island": island}, seed=7).settle()
    dice, offered, held = Random(7), 0, 0
    while match.to_act is not None:
        actions = list(map(str, KINGDOM_BUILDER.legal(match.state)))
        match = match.play(dice.choice(actions)).settle()
        done = [each for each in match.history[-1].events if each.key == "building_done"]
        if not done:
            continue
        able = {
            words[1]
            for one in KINGDOM_BUILDER.legal(match.state)
            if (words := str(one).split())[1:]
        }
        (told,) = done
        caves = {"cave"} if told.args["caves"] else set()
        assert {*told.args["tiles"], *caves} == able
        (answer,) = KINGDOM_BUILDER.answer(match.rules.view(match.state, 0), "options", {})
        assert answer.args["tiles"] == told.args["tiles"]
        offered += bool(able)
        held += bool(match.state.ready) and not able
    assert offered and held
