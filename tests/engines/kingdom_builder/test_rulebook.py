"""What the rulebook tells, paragraph by paragraph."""

from __future__ import annotations

import pytest

from heraut.engines.kingdom_builder import KINGDOM_BUILDER, Phase
from heraut.engines.kingdom_builder.hexes import bits, hex_name
from heraut.engines.protocol import TABLE

from .position import position

SECOND = "oracle harbor barn tower"


def keys(events):
    return [event.key for event in events]


def named(mask):
    return " ".join(map(hex_name, bits(mask)))


def test_the_setup_lays_four_sections_draws_three_goals_and_deals_a_card_each(play):
    """Setup 1 to 5, and what each player gets."""
    state = KINGDOM_BUILDER.start(2, {})
    state, events = play(state, "section oasis", "section tower turned", "section farm")
    assert events[1].args == {
        "section": "tower", "corner": "north_east", "turned": True, "left": 2
    }  # fmt: skip
    state, _ = play(state, "section barn", "goal lords", "goal miners", "goal hermits")
    assert KINGDOM_BUILDER.to_act(state) == TABLE
    state, events = play(state, "first 2", "draw grass", "draw canyon")
    assert keys(events) == [
        "board_ready", "first_player", "drew", "you_drew", "drew", "you_drew", "round_began",
        "card_shown", "turn_began",
    ]  # fmt: skip
    assert events[3].audience == {1}
    assert (state.turn, state.card, state.deck.pile) == (1, "grass", 23)
    assert [realm.left for realm in state.realms] == [40, 40]
    assert set(state.tiles) == {2}
    assert len(state.tiles) == 8


def test_a_section_may_be_turned_by_half_a_turn(play):
    state, _ = play(KINGDOM_BUILDER.start(2, {}), "section oasis turned")
    rows = state.box.section("oasis")
    assert state.board.rows()[0][:10] == rows[9][::-1]
    assert state.board.rows()[9][:10] == rows[0][::-1]


def test_the_suggested_first_game_is_laid_already(play):
    """Suggested setup for a first game."""
    state = KINGDOM_BUILDER.start(3, {"setup": "first_game"})
    assert state.goals == ("fishermen", "knights", "merchants")
    assert {name for name, _ in state.sections} == {"tavern", "paddock", "oasis", "farm"}
    _, events = play(state, "first 1")
    assert events[0].args["sections"] == ("tavern", "paddock", "oasis", "farm")


def test_where_players_choose_the_first_seat_says_what(play):
    """Setup 1: sections may be chosen as well."""
    state = KINGDOM_BUILDER.start(2, {"setup": "chosen"})
    assert KINGDOM_BUILDER.to_act(state) == 0
    state, _ = play(state, "section oasis", "section tower", "section farm", "section barn")
    assert KINGDOM_BUILDER.to_act(state) == 0
    state, _ = play(state, "goal lords", "goal miners", "goal hermits")
    assert KINGDOM_BUILDER.to_act(state) == TABLE


def test_the_mandatory_action_builds_three_settlements_on_the_terrain_shown(play, refusal):
    state = position(["", ""], "canyon")
    fit = state.board.terrain("canyon")
    assert [str(action) for action in KINGDOM_BUILDER.legal(state)] == [
        f"build {hex_name(number)}" for number in bits(fit)
    ]
    assert refusal(state, "end") == ("build_first", {"left": 3})
    state, events = play(state, "build A8", "build A9", "build A10")
    assert events[-1].key == "building_done"
    assert [event.args["due"] for event in events if event.key == "built"] == [2, 1, 0]
    assert refusal(state, "build A11") == ("built_all", {})
    assert KINGDOM_BUILDER.legal(state)[-1] == KINGDOM_BUILDER.parse(state, "end")


def test_the_three_settlements_follow_each_other_without_interruption(play, refusal):
    """Note of the mandatory action."""
    state = position(["L17", ""], "canyon")
    assert "use farm A1" not in map(str, KINGDOM_BUILDER.legal(state))
    assert KINGDOM_BUILDER.parse(state, "use farm K9") in KINGDOM_BUILDER.legal(state)
    state, _ = play(state, "build M18")
    assert refusal(state, "use farm K9") == ("finish_building", {"left": 2})


def test_a_settlement_adjoins_ones_own_where_possible(legal, refusal):
    """Placement rule 3, and 3a: else any free hex of the terrain."""
    state = position(["A8", "A9"], "canyon")
    assert legal(state, "build") == "B8"
    assert refusal(state, "build A10") == ("must_adjoin", {"hex": "A10", "count": 1})
    state = position(["A1", ""], "canyon")
    assert legal(state, "build") == named(state.board.terrain("canyon"))


def test_only_free_hexes_that_may_be_built_on_are(refusal):
    """Placement rules 1 and 2."""
    state = position(["", "A9"], "canyon")
    assert refusal(state, "build A9") == ("hex_taken", {"hex": "A9", "seat": 1})
    for hex_, what in {"A16": "water", "A4": "mountain", "D4": "castle", "G8": "tavern"}.items():
        assert refusal(state, f"build {hex_}") == ("not_buildable", {"hex": hex_, "what": what})
    details = {"hex": "A1", "what": "flowers", "terrain": "canyon"}
    assert refusal(state, "build A1") == ("wrong_terrain", details)


def test_a_card_is_drawn_when_the_turn_is_over_and_stays_hidden(play):
    state = position(["", ""], "canyon", cards=["", "desert"])
    state, events = play(state, "build A8", "build A9", "build A10", "end", "draw forest")
    assert keys(events)[-5:] == ["turn_ended", "drew", "you_drew", "card_shown", "turn_began"]
    assert events[-3].audience == {0}
    assert (state.turn, state.card, state.realms[0].card) == (1, "desert", "forest")
    assert state.deck.discard == (0, 1, 0, 0, 0)


def test_a_tile_is_taken_at_once_and_used_from_the_next_turn_on(play, refusal):
    """Locations and location tiles."""
    state = position(["", ""], "canyon", cards=["", "desert"])
    state, events = play(state, "build G9")
    taken = {"seat": 0, "tile": "tavern", "hex": "G8", "left": 1}
    assert (events[1].key, events[1].args) == ("tile_taken", taken)
    state, events = play(state, "build F9", "build F8")  # F8 adjoins the same tavern: no more
    assert "tile_taken" not in keys(events)
    assert refusal(state, "use tavern E9") == ("tile_fresh", {"tile": "tavern"})
    state, _ = play(state, "end", "draw grass", "build A6", "build A7", "build B5")
    state, events = play(state, "end", "draw grass")
    assert events[-1].args["tiles"] == ("tavern",)


def test_each_tile_is_used_once_in_a_turn_two_of_a_kind_twice(play, refusal):
    """Special action."""
    state = position(["K19 K18 P14", ""], "canyon")  # by the farms L18 and P13
    assert state.ready == ("farm", "farm")
    state, _ = play(state, "use farm K20", "use farm J18")
    assert refusal(state, "use farm J17") == ("tile_used", {"tile": "farm"})


def test_nobody_takes_a_tile_where_none_is_left(play):
    """Locations: two tiles each."""
    state = position(["", "G9", "F7"], "canyon")
    assert state.tiles[[p.kind for p in state.board.locations].index("tavern")] == 2
    state, events = play(state, "build F8")
    assert keys(events) == ["built"]


def test_a_tile_leaves_the_game_when_its_last_settlement_moves_away(play):
    state = position(["F12", ""], "canyon")
    assert state.ready == ("paddock",)
    state, events = play(state, "move paddock F12-H13")
    assert keys(events) == ["moved", "tile_lost"]
    assert (state.lost, state.realm.held, state.ready) == (1, 0, ())


def test_oracle_builds_on_the_terrain_shown(legal):
    state = position(["D9", ""], "desert", sections=SECOND)
    assert legal(state, "use oracle") == named(state.board.terrain("desert"))
    state = position(["D9 D4", ""], "grass", sections=SECOND)
    assert legal(state, "use oracle") == legal(state, "build")
    assert "D4" not in legal(state, "use oracle").split()


def test_farm_and_oasis_build_on_their_own_terrain(legal, refusal):
    state = position(["K18", ""], "canyon")
    assert legal(state, "use farm") == "J17 J18 K19"
    details = {"hex": "K17", "what": "forest", "terrain": "grass"}
    assert refusal(state, "use farm K17") == ("wrong_terrain", details)
    state = position(["M7", ""], "canyon")
    assert legal(state, "use oasis") == named(state.board.terrain("desert"))


def test_tower_builds_on_the_border_of_the_board(legal, refusal):
    state = position(["N17", ""], "canyon", sections=SECOND)
    assert legal(state, "use tower") == named(state.board.edge)
    assert refusal(state, "use tower B2") == ("not_at_edge", {"hex": "B2"})
    state = position(["N17 T18", ""], "canyon", sections=SECOND)
    assert legal(state, "use tower") == "T17 T19"


def test_tavern_continues_a_line_of_three(legal, refusal):
    """Horizontal or slanting, on any terrain that may be built on."""
    state = position(["A8 A9 A10 G9", ""], "canyon")
    assert legal(state, "use tavern") == "A7 A11"
    state = position(["H7 I8 J8", ""], "canyon")
    assert legal(state, "use tavern") == "G7 K9"
    assert refusal(state, "use tavern I9") == ("not_at_line", {"hex": "I9"})
    state = position(["H7 I8 J8", "K9"], "canyon")
    assert refusal(state, "use tavern K9") == ("hex_taken", {"hex": "K9", "seat": 1})
    state = position(["A8 A9 B10 G9", ""], "canyon")  # two only
    assert legal(state, "use tavern") == ""


def test_barn_moves_to_the_terrain_shown(legal):
    state = position(["R3 J5", ""], "desert", sections=SECOND)
    ends = [move.split("-")[1] for move in legal(state, "move barn").split() if "R3" in move]
    assert ends == ["I5", "I6", "J6", "K5", "K6"]
    ends = [move.split("-")[1] for move in legal(state, "move barn").split() if "J5-" in move]
    assert ends == [n for n in named(state.board.terrain("desert")).split() if n != "J5"]


def test_harbor_moves_onto_free_water(legal, refusal):
    state = position(["G17 A1", ""], "desert", sections=SECOND)
    assert "A1-H16" in legal(state, "move harbor").split()
    assert refusal(state, "move harbor A1-A6")[0] == "must_adjoin"
    assert refusal(state, "move harbor A1-A2") == ("not_water", {"hex": "A2", "what": "grass"})


def test_paddock_jumps_two_hexes_straight_over_anything(legal, refusal):
    state = position(["F12", "G13"], "grass")
    # F10 over a canyon, H11 over the location, H13 over somebody's settlement; F14 is water.
    assert legal(state, "move paddock") == "F12-F10 F12-H11 F12-H13"
    assert refusal(state, "move paddock F12-F14") == (
        "not_buildable",
        {"hex": "F14", "what": "water"},
    )
    assert refusal(state, "move paddock F12-F11")[0] == "not_two_straight"


def test_the_match_ends_with_the_round_of_the_last_settlement(play):
    """End of the game: the seat at the right of the first player is the last one."""
    state = position(["A8", "A1"], "desert", cards=["canyon", ""], first=1, left={1: 3}, turn=1)
    state, events = play(state, "build A2", "build A3", "build B3")
    told = [event for event in events if event.key == "last_settlement"]
    assert [event.args for event in told] == [{"seat": 1, "last": 0}]
    state, events = play(state, "end")  # no card is drawn any more
    assert (state.phase, state.turn) == (Phase.TURN, 0)
    state, events = play(state, "build B8", "build A9", "build A10", "end")
    assert state.phase is Phase.OVER
    assert keys(events)[-4:] == ["goal_scored", "final_score", "final_score", "won"]


def test_equal_points_share_the_victory(play):
    """Final scoring; rule note "final tie"."""
    state = position(["A8", "L8"], "canyon", goals=("hermits",), last=True, turn=1, left={1: 1})
    state, events = play(state, "build K13", "end")
    assert state.phase is Phase.OVER
    assert [score.points for score in KINGDOM_BUILDER.scores(state)] == [1, 2 + 3]
    state = position(["A8", "K20"], "grass", goals=("hermits",), last=True, turn=1, left={1: 1})
    state, events = play(state, "build K19", "end")
    assert state.winners == (0, 1)
    assert events[-1].args == {"winners": (0, 1), "points": 1}


@pytest.mark.parametrize("terrain", ["grass", "canyon", "desert", "flowers", "forest"])
def test_every_terrain_has_five_cards(terrain):
    assert KINGDOM_BUILDER.cards[terrain] == 5


def test_there_are_two_tiles_for_each_location_of_the_box():
    tiles = {n: c for n, c in KINGDOM_BUILDER.cards.items() if n.startswith("tile_")}
    assert sum(c for n, c in tiles.items() if n[5:] not in ("rope_bridge", "tree_house")) == 28


def test_capitols_count_settlements_at_most_two_hexes_away(distance):
    """Queenie 1. B4 is a castle of the oracle's section."""
    state = position(
        ["A4 B2 C5 D3 E5", ""], "grass", goals=("hermits",), sections=SECOND, capitols="B4",
        options={"capitol": "on"},
    )  # fmt: skip
    # A4 and C5 adjoin it, B2 and D3 lie two steps away, E5 three. Five groups, and the castle.
    steps = [distance("B4", name) for name in ("A4", "C5", "B2", "D3", "E5")]
    assert steps == [1, 1, 2, 2, 3]
    assert KINGDOM_BUILDER.scores(state)[0].points == 5 + 3 + 4


def test_a_cave_moves_a_settlement_beside_it_to_a_hex_beside_a_cave(legal, refusal, play):
    """Queenie 2: once a turn, before or after the mandatory action."""
    state = position(["A6 A1", ""], "canyon", caves="B6 C14", options={"caves": "on"})
    assert legal(state, "move cave") == "A6-A7 A6-B5 A6-B13 A6-B14 A6-C6 A6-C7 A6-C13"
    assert refusal(state, "move cave A1-A7") == ("not_by_cave", {"hex": "A1"})
    assert refusal(state, "move cave A6-A8") == ("not_by_cave", {"hex": "A8"})
    state, _ = play(state, "move cave A6-C13")
    assert refusal(state, "move cave C13-A6") == ("cave_used", {})
    state = position(["A6", ""], "canyon")
    assert refusal(state, "move cave A6-A7") == ("no_caves", {})


def test_on_the_island_one_may_begin_where_nothing_adjoins(legal, play):
    """Queenie 3, with its example: three deserts, the oasis on the Island, then the farm there."""
    state = position(["M7 K18", ""], "desert", options={"island": "rope_bridge"})
    state, _ = play(state, "build U2")
    assert legal(state, "build") == "U3 V2"  # from here on it has to adjoin there as well
    state = position(["M7 K18", ""], "desert", options={"island": "rope_bridge"})
    state, _ = play(state, "use oasis U3")
    assert legal(state, "use farm") == "J17 J18 K19 U4 V3"
    state, _ = play(state, "use farm V3")


def test_the_islands_tiles_move_to_canyon_or_forest(legal, play):
    """Queenie 3: rope bridge and tree house."""
    state = position(["X3 A1", ""], "grass", options={"island": "rope_bridge"})
    assert state.ready == ("rope_bridge",)
    # X3 is flowers. A1 moves next to it: no canyon is there, so anywhere.
    ends = {move.split("-")[1] for move in legal(state, "move rope_bridge").split()}
    assert ends == set(named(state.board.terrain("canyon")).split())
    state = position(["W2 A1", ""], "grass", options={"island": "tree_house"})
    assert state.ready == ("tree_house",)
    assert legal(state, "move tree_house").split()[0].startswith("A1-")


def test_the_island_counts_for_lines_but_for_neither_lords_nor_farmers():
    """Queenie 3, the note on scoring."""
    island = {"island": "rope_bridge"}
    line = position(["W1 W2 W4 W5", ""], "grass", goals=("knights",), options=island)
    assert KINGDOM_BUILDER.scores(line)[0].points == 8
    five = position(["U2 V1 W1 X1 Y2", ""], "grass", goals=("discoverers",), options=island)
    assert KINGDOM_BUILDER.scores(five)[0].points == 5
    lords = {**island, "lords_zero": "never"}
    for goal in ("lords", "farmers"):
        state = position(["U2 V1 W1 X1", ""], "grass", goals=(goal,), options=lords)
        assert KINGDOM_BUILDER.scores(state)[0].points == 0
