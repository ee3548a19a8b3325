"""Every reason for which an action is refused, with its details."""

from __future__ import annotations

from dataclasses import replace

import pytest

from heraut.engines.kingdom_builder import KINGDOM_BUILDER, Phase
from heraut.engines.protocol import AUDIENCE

from .position import position

SECOND = "oracle harbor barn tower"
START = KINGDOM_BUILDER.start(2, {})
CHOSEN = KINGDOM_BUILDER.start(2, {"setup": "chosen", "capitol": "on", "caves": "on"})
FIRST = KINGDOM_BUILDER.start(2, {"setup": "first_game"})
LAID = ("section oracle", "section harbor", "section barn", "section tower")
GOALS = ("goal lords", "goal miners", "goal knights")
TURN = position(["K18 F12", "A9"], "canyon", caves="B6", options={"caves": "on"})
FOREIGN = position(["D9 G17 R3 N17", "A9"], "canyon", sections=SECOND)
HEX = {"lines": "AT", "places": 20}
BEFORE = KINGDOM_BUILDER.start(2, {"setup": "first_game", "cards": "table"})
REAL = position(
    ["K18", "A9"], "grass", cards=["", "flowers"], discard={"desert": 5}, options={"cards": "table"}
)

CASES = [
    (START, (), "build A1", "section_first", {"left": 4}),
    (START, (), "section castle", "no_such_section", {"section": "castle"}),
    (START, LAID[:1], "section oracle turned", "section_laid", {"section": "oracle"}),
    (START, LAID, "end", "goal_first", {"left": 3}),
    (START, LAID, "goal peace", "no_such_goal", {"goal": "peace"}),
    (START, (*LAID, "goal lords"), "goal lords", "goal_drawn", {"goal": "lords"}),
    (CHOSEN, (*LAID, *GOALS), "end", "capitol_first", {"section": "oracle"}),
    (CHOSEN, (*LAID, *GOALS), "capitol Z9", "no_such_hex", {"hex": "Z9", **HEX}),
    (CHOSEN, (*LAID, *GOALS), "capitol A1", "no_capitol_there",
     {"hex": "A1", "section": "oracle", "hexes": ("B4", "H3")}),
    (CHOSEN, (*LAID, *GOALS, "capitol B4", "capitol E13"), "end", "cave_first",
     {"section": "oracle"}),
    (CHOSEN, (*LAID, *GOALS, "capitol B4", "capitol E13"), "cave G4", "no_cave_there",
     {"hex": "G4", "section": "oracle", "hexes": ("F1", "I8")}),
    (FIRST, (), "draw grass", "first_player_first", {}),
    (FIRST, (), "first 3", "no_such_seat", {"seat": 3, "seats": 2}),
    (FIRST, ("first 2",), "build A1", "draw_first", {"seat": 1}),
    (FIRST, ("first 2",), "draw water", "no_such_terrain", {"terrain": "water"}),
    (TURN, (), "draw grass", "turn_first", {"seat": 0}),
    (TURN, (), "end", "build_first", {"left": 3}),
    (TURN, ("build F11",), "use farm K19", "finish_building", {"left": 2}),
    (TURN, ("build F11",), "use K19", "finish_building", {"left": 2}),
    (TURN, (), "build U2", "no_such_hex", {"hex": "U2", **HEX}),
    (TURN, (), "build A21", "no_such_hex", {"hex": "A21", **HEX}),
    (TURN, (), "build A9", "hex_taken", {"hex": "A9", "seat": 1}),
    (TURN, (), "build G12", "not_buildable", {"hex": "G12", "what": "paddock"}),
    (TURN, (), "build A1", "wrong_terrain", {"hex": "A1", "what": "flowers", "terrain": "canyon"}),
    (TURN, (), "build A8", "must_adjoin", {"hex": "A8", "count": 2}),
    (TURN, (), "move paddock G13-F11", "no_settlement", {"hex": "G13"}),
    (TURN, (), "move paddock A9-A11", "not_yours", {"hex": "A9", "seat": 1}),
    (TURN, (), "move paddock F12-F12", "same_hex", {"hex": "F12"}),
    (TURN, (), "move paddock F12-F11", "not_two_straight", {"start": "F12", "hex": "F11"}),
    (TURN, (), "move cave F12-A6", "not_by_cave", {"hex": "F12"}),
    (TURN, (), "use fountain F12", "no_such_tile", {"tile": "fountain"}),
    (TURN, (), "use oracle F11", "tile_not_held", {"tile": "oracle"}),
    (TURN, (), "use paddock F10", "tile_moves", {"tile": "paddock"}),
    (TURN, (), "move farm F12-F10", "tile_builds", {"tile": "farm"}),
    (TURN, ("use farm K19",), "use farm J19", "tile_used", {"tile": "farm"}),
    (TURN, (), "use A1", "no_tile_fits", {"hex": "A1"}),
    (TURN, (), "move F12-A1", "no_tile_fits", {"hex": "A1"}),
    (FOREIGN, (), "move harbor D9-D10", "not_water", {"hex": "D10", "what": "forest"}),
    (FOREIGN, (), "use tower B2", "not_at_edge", {"hex": "B2"}),
    # What is so on the real table.
    (TURN, (), "fact 3 settlement A1", "no_such_seat", {"seat": 3, "seats": 2}),
    (TURN, (), "fact 1 weather A1", "fact_unknown", {"what": "weather"}),
    (TURN, (), "fact 1 card grass", "fact_app_cards", {}),
    (START, (), "fact 1 holds_tile farm", "fact_not_now", {}),
    (START, LAID, "fact 1 settlement A1", "fact_not_now", {}),
    (BEFORE, (), "fact 1 card grass", "fact_not_now", {}),
    (REAL, ("build J17",), "fact 1 card flowers", "fact_not_now", {}),
    (BEFORE, ("first 2",), "fact 1 card grass", "fact_no_card", {"seat": 0}),
    (REAL, (), "fact 2 card desert", "fact_card_elsewhere",
     {"terrain": "desert", AUDIENCE: frozenset({1})}),
    (REAL, (), "fact 1 card desert", "fact_card_elsewhere", {"terrain": "desert"}),
    (TURN, (), "fact 1 settlement F12", "fact_settlement_so", {"seat": 0, "hex": "F12"}),
    (TURN, (), "fact 2 no_settlement F12", "fact_no_settlement_so", {"seat": 1, "hex": "F12"}),
    (TURN, (), "fact 1 holds_tile farm", "fact_holds_tile_so", {"seat": 0, "tile": "farm"}),
    (TURN, (), "fact 2 lacks_tile farm", "fact_lacks_tile_so", {"seat": 1, "tile": "farm"}),
    (TURN, (), "fact 1 holds_tile oracle", "fact_no_tile_left", {"tile": "oracle"}),
    (TURN, (), "fact 1 settlement A9", "hex_taken", {"hex": "A9", "seat": 1}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("state", "before", "notation", "reason", "details"),
    CASES,
    ids=[f"{reason}: {notation}" for _, _, notation, reason, _ in CASES],
)
def test_each_refusal_says_why(state, before, notation, reason, details, play, refusal):
    state, _ = play(state, *before)
    assert refusal(state, notation) == (reason, details)


def test_after_the_end_nothing_is_left_to_do(refusal):
    over = replace(TURN, phase=Phase.OVER)
    assert refusal(over, "end") == ("match_over", {})
    assert refusal(over, "use K19") == ("match_over", {})


def test_several_tiles_that_do_the_same_are_asked_about(refusal):
    state = position(["D9 N17 R2", ""], "grass", sections=SECOND)
    assert state.ready == ("oracle", "tower", "barn")
    assert refusal(state, "use R1") == ("which_tile", {"tiles": ("oracle", "tower")})
    assert str(KINGDOM_BUILDER.parse(state, "use Q2")) == "use oracle Q2"


COVERED = {reason for *_, reason, _ in CASES} | {
    "match_over",
    "which_tile",
    # In the tests of the rulebook, of edge cases and of table cards.
    "show_first",
    "card_not_left",
    "draw_must_show",
    "built_all",
    "no_settlements_left",
    "not_at_line",
    "back_only",
    "no_card_shown",
    "no_caves",
    "cave_used",
    "tile_fresh",
}


def test_every_reason_is_tested():
    assert {reason.key for reason in KINGDOM_BUILDER.reasons} == COVERED


def test_a_hidden_card_has_to_be_shown_first(refusal):
    state = position(["", ""], "?", options={"cards": "table"})
    assert refusal(state, "build A8") == ("show_first", {"seat": 0})
