"""What the rulebook leaves open or tells in passing: one test for each note on the rules."""

from __future__ import annotations

import pytest

from heraut.engines.kingdom_builder import KINGDOM_BUILDER, Phase
from heraut.engines.kingdom_builder.hexes import bits, hex_name
from heraut.engines.kingdom_builder.rounds import begin_turn
from heraut.engines.kingdom_builder.status_answers import of_tiles
from heraut.engines.protocol import TABLE, UNHEARD

from .position import position

SECOND = "oracle harbor barn tower"


def keys(events):
    return [event.key for event in events]


def score(state, seat=0):
    return KINGDOM_BUILDER.scores(state)[seat].points


def test_settlement_on_water():
    """It counts as any other one for lines, groups and the tavern's line."""
    state = position(["A14 A15 A16 G9", ""], "grass", goals=("knights",))
    assert score(state) == 6
    assert KINGDOM_BUILDER.parse(state, "use tavern A17") in KINGDOM_BUILDER.legal(state)
    state = position(["A15 A16 A17", ""], "grass", goals=("hermits",))
    assert score(state) == 1


def test_tile_gained_by_moving(play):
    state = position(["F12 A9", ""], "grass")
    state, events = play(state, "move paddock F12-F10")
    assert keys(events) == ["moved", "tile_lost"]
    state = position(["F12 E10", ""], "grass")  # E10 jumps to G9: odd and even lines in between
    state, events = play(state, "move paddock E10-G9")
    taken = {"seat": 0, "tile": "tavern", "hex": "G8", "left": 1}
    assert (events[1].key, events[1].args) == ("tile_taken", taken)


def test_tile_usable_before_or_after_the_mandatory_action_in_any_order(play, legal):
    state = position(["K18 M7", ""], "canyon")
    before, _ = play(state, "use farm K19", "use oasis A2")
    after, _ = play(before, *("build " + name for name in ("M18", "N18", "N19")))
    assert after.due == 0
    # Afterwards the new canyons bind: two deserts adjoin them.
    between, _ = play(state, "use farm K19", "build M18", "build N18", "build N19")
    assert legal(between, "use oasis") == "N17 O18"


def test_one_tile_per_location_hex_also_after_losing_it(play):
    state = position(["F12 A9", ""], "canyon", without={0: ["paddock"]})
    assert (state.realm.held, state.lost) == (0, 1)
    assert state.realm.taken
    state, events = play(state, "build F11")
    assert keys(events) == ["built"]


def test_tile_lost_is_tested_after_the_settlement_has_landed(play):
    """A jump from one hex beside the paddock to another one keeps the tile."""
    state = position(["F12", ""], "grass")
    state, events = play(state, "move paddock F12-H11")  # H11 adjoins G12 as F12 does
    assert keys(events) == ["moved"]
    assert state.realm.held


def test_tile_lost_before_another_is_taken(play):
    """In one move, from beside the paddock to beside the tavern."""
    state, events = play(position(["G11", ""], "grass"), "move paddock G11-G9")
    assert keys(events) == ["moved", "tile_lost", "tile_taken"]
    assert [event.args["tile"] for event in events[1:]] == ["paddock", "tavern"]
    assert state.ready == ()


def test_two_equal_tiles_one_lost(play):
    """The one already used is given up, the other one may still be used."""
    state = position(["M8 R3 A1", ""], "desert", sections=SECOND)
    assert state.ready == ("barn", "barn")
    state, events = play(state, "move barn R3-M9")
    assert keys(events) == ["moved", "tile_lost"]
    assert (state.ready, state.used) == (("barn",), ("barn",))
    state, events = play(state, "move barn A1-L8")
    assert state.ready == ()


def farm_of_p13_taken(play):
    state, events = play(position(["L17 F12", ""], "grass"), "build P12", "build P11", "build Q11")
    assert [e.args["hex"] for e in events if e.key == "tile_taken"] == ["P13"]
    assert state.ready == ("farm", "paddock")
    return state


def test_a_tile_taken_in_this_turn_does_not_stand_in_for_a_lost_one(play, refusal):
    """The farm of L18 is lost, unused; that of P13 stays, and serves from the next turn on."""
    state, events = play(farm_of_p13_taken(play), "move paddock L17-J16")
    assert [(e.key, e.args.get("hex")) for e in events] == [("moved", "J16"), ("tile_lost", "L18")]
    assert (state.ready, state.held_by(0)) == ((), ("farm", "paddock"))
    assert refusal(state, "use farm H11") == ("tile_fresh", {"tile": "farm"})
    (answer,) = of_tiles(state, 0, {})
    assert answer.args == {"seat": 0, "ready": (), "used": ("paddock",), "fresh": ("farm",)}
    assert begin_turn(state, 0, UNHEARD).ready == ("farm", "paddock")


def test_a_tile_that_is_lost_in_the_turn_in_which_it_was_taken_leaves_the_other_one_usable(play):
    state, events = play(farm_of_p13_taken(play), "move paddock P12-N11")
    assert [(e.key, e.args.get("hex")) for e in events] == [("moved", "N11"), ("tile_lost", "P13")]
    assert (state.ready, state.held_by(0)) == (("farm",), ("farm", "paddock"))


def test_barn_and_harbor_lift_the_settlement_first(legal, refusal):
    """It makes no hex adjoin; its own hex counts as free, and may be the one that adjoins."""
    state = position(["H4 G5 R3", ""], "desert", sections=SECOND)
    assert not [move for move in legal(state, "move barn").split() if move.startswith("H4-")]
    assert refusal(state, "move barn H4-I4") == ("back_only", {"start": "H4"})
    assert refusal(state, "move barn H4-H4") == ("same_hex", {"hex": "H4"})
    ends = [m.split("-")[1] for m in legal(state, "move barn").split() if m.startswith("G5-")]
    assert ends == ["I4", "I5"]  # beside H4; H4 itself stays


def test_tower_tests_all_free_hexes_of_the_border_together(legal):
    """One free hex beside one's own on the border, of whatever terrain, binds."""
    state = position(["N17 A13", ""], "canyon", sections=SECOND)
    assert legal(state, "use tower") == "A12 A14"


def test_tavern_lines_may_be_longer_and_end_at_the_border(legal):
    state = position(["A17 A18 A19 A20 G9", ""], "canyon")
    assert legal(state, "use tavern") == ""  # A16 is water, the board ends beyond A20
    state = position(["A8 A9 A10 A11 G9", ""], "canyon")
    assert legal(state, "use tavern") == "A7 A12"


def test_paddock_may_start_from_water(legal):
    state = position(["A16 F12", ""], "grass")
    starts = {move.split("-")[0] for move in legal(state, "move paddock").split()}
    assert starts == {"A16", "F12"}


def test_paddock_needs_not_adjoin(legal):
    state = position(["F12 F13", ""], "grass")
    assert "F12-F10" in legal(state, "move paddock").split()


def test_harbor_goes_next_to_ones_own_after_lifting(legal):
    state = position(["G17 A1", ""], "desert", sections=SECOND)
    alone = {m.split("-")[1] for m in legal(state, "move harbor").split() if m[:4] == "G17-"}
    assert alone == {hex_name(number) for number in bits(state.board.water)}


def test_no_free_hex_of_the_terrain(crowded, play):
    """The card leaves the game, and another one is drawn at once, face up."""
    state = crowded("grass", mine="A1 B1 C1")
    assert (state.phase, state.deck.removed) == (Phase.REDRAW, (1, 0, 0, 0, 0))
    assert KINGDOM_BUILDER.to_act(state) == TABLE
    state, events = play(state, "draw grass")  # as useless as the first one
    assert keys(events) == ["card_replaced", "no_hex_left"]
    assert events[1].args == {"seat": 0, "terrain": "grass", "used": False}
    state, events = play(state, "draw canyon")
    assert keys(events) == ["card_replaced", "turn_began"]
    assert (state.card, state.due, state.deck.removed[0]) == ("canyon", 3, 2)


def test_one_or_two_free_hexes_of_the_terrain(crowded, play):
    """They are built on; another card is drawn for the rest. The first one is discarded."""
    state = crowded("grass", free=["G10", "H10"], mine="A1")
    state, events = play(state, "build G10", "build H10")
    assert keys(events) == ["built", "built", "no_hex_left"]
    assert events[-1].args["used"] is True
    state, events = play(state, "draw canyon")
    assert keys(events) == ["card_replaced"]
    assert (state.due, state.card) == (1, "canyon")
    assert state.deck.discard == (1, 0, 0, 0, 0)
    assert state.deck.removed == (0,) * 5


def test_one_or_two_free_hexes_may_end_the_mandatory_action(crowded, play):
    options = {"short_terrain": "stop"}
    state = crowded("grass", free=["G10", "H10"], mine="A1", options=options)
    state, events = play(state, "build G10", "build H10")
    assert keys(events)[-2:] == ["no_hex_left", "building_done"]
    assert state.due == 0
    # Where nothing at all can be built, a card is drawn all the same.
    assert crowded("grass", mine="A1", options=options).phase is Phase.REDRAW


def test_a_tile_may_take_the_last_free_hex_before_the_mandatory_action(crowded, play):
    state = crowded("grass", free=["K19"], mine="K18")
    state, events = play(state, "use farm K19")
    assert keys(events) == ["tile_used", "no_hex_left"]
    assert state.phase is Phase.REDRAW
    assert state.deck.removed == (1, 0, 0, 0, 0)
    state, events = play(state, "draw forest")
    assert keys(events) == ["card_replaced"]  # the turn has begun already


def test_no_card_left_at_all(crowded, play):
    """So many cards are gone that none is left to draw: the mandatory action is over."""
    gone = {"grass": 4, "canyon": 5, "desert": 5, "flowers": 3, "forest": 5}
    state = crowded("grass", mine="A1", removed=gone)
    assert (state.phase, state.due, state.card) == (Phase.TURN, 0, "")
    state, events = play(state, "end")
    assert keys(events)[0] == "turn_ended"
    assert (state.turn, state.realms[0].card) == (1, "")


def test_what_wants_a_card_waits_when_none_is_left(refusal):
    """The oracle and the barn have no terrain to go by then."""
    gone = {"grass": 4, "canyon": 5, "desert": 5, "flowers": 3, "forest": 5}
    board = position([""], "grass", sections=SECOND).board
    names = [hex_name(number) for number in bits(board.terrain("grass"))]
    settlements = ["D9 R3", " ".join(names[:35]), " ".join(names[35:])]
    state = position(settlements, "grass", sections=SECOND, removed=gone)
    assert (state.card, state.ready) == ("", ("oracle", "barn"))
    assert [str(action) for action in KINGDOM_BUILDER.legal(state)] == ["end"]
    assert refusal(state, "use oracle A1") == ("no_card_shown", {"tile": "oracle"})
    view = KINGDOM_BUILDER.view(state, 0)
    (answer,) = KINGDOM_BUILDER.answer(view, "where", {"tile": "barn"})
    assert answer.args == {"what": "barn", "why": "no_card_shown", "terrain": ""}


def test_deck_empty(play):
    """The discarded cards are the pile again; cards in hands stay where they are."""
    discard = {"grass": 5, "canyon": 4, "desert": 5, "flowers": 4, "forest": 5}
    state = position(["", ""], "canyon", discard=discard)
    assert state.deck.pile == 0
    state, events = play(state, "build A8", "build A9", "build A10", "end")
    assert (events[-1].key, events[-1].args) == ("reshuffled", {"count": 24})
    assert state.deck.unseen == (5, 5, 5, 4, 5)
    assert state.deck.discard == (0,) * 5


def test_fewer_than_three_settlements_left(play):
    state = position(["", ""], "canyon", left={0: 2})
    assert state.due == 2
    state, events = play(state, "build A8", "build A9")
    assert keys(events)[-2:] == ["last_settlement", "building_done"]


def test_tiles_may_leave_fewer_to_build(play):
    state = position(["K18", ""], "canyon", left={0: 3})
    state, _ = play(state, "use farm K19")
    assert state.due == 2
    state = position(["K18", ""], "canyon", left={0: 1})
    state, events = play(state, "use farm K19")
    assert keys(events) == ["tile_used", "last_settlement", "building_done"]


def test_after_the_last_settlement_the_turn_goes_on(play, refusal):
    state = position(["F12 K18", ""], "canyon", left={0: 1})
    state, _ = play(state, "build F11")
    assert KINGDOM_BUILDER.to_act(state) == 0
    assert refusal(state, "use farm K19") == ("no_settlements_left", {})
    assert refusal(state, "build F10") == ("no_settlements_left", {})
    state, events = play(state, "move paddock F12-H13")
    assert keys(events)[0] == "moved"


def test_game_end_is_irrevocable_and_by_any_action(play):
    """The last settlement built by a tile ends the match as well; moving changes nothing."""
    state = position(["F12 K18", "A1"], "canyon", left={0: 1}, cards=["", "desert"])
    state, _ = play(state, "use farm K19")
    assert state.last
    state, _ = play(state, "move paddock F12-H13", "end")
    assert (state.turn, state.last) == (1, True)


def test_capitol_near_both(distance):
    """A settlement near both capitols counts once, or twice."""
    for value, points in (("once", 1), ("twice", 2)):
        options = {"capitol": "on", "capitol_both": value, "lords_zero": "never"}
        state = position(
            ["K8", ""],
            "grass",
            sections="oracle* tower harbor* barn",
            goals=("citizens",),
            capitols="I7 L8",
            options=options,
        )
        near = {name: distance("K8", name) for name in ("I7", "L8")}
        assert near == {"I7": 2, "L8": 1}
        castle = 3  # L8 is a castle
        assert score(state) == castle + points


FAR = {
    "oracle": "F1 I8",
    "farm": "H5 I2",
    "tavern": "A4 A5 B6 B7 C8 C9 C10 D9 D10",
    "tower": "A5 A6 A8 B2 B8 B9 C10 D9 D10",
    "harbor": "D7",
    "paddock": "B1 B2 C1 C2 C4 C5 D1 D3 D4 D6 E6 E7 F8",
    "barn": "C1 C2 C3 D2 D3 D4 E5 F5",
}
"""Mountains at least three steps from the castles and locations of their own section."""


@pytest.mark.parametrize("section", FAR)
def test_cave_distance(section, play):
    """At least three steps from castles and locations, those of other sections as well; or two."""
    others = [name for name in [*FAR, "oasis"] if name != section][-3:]
    near = {}
    for value in ("3", "2"):
        options = {"caves": "on", "cave_distance": value, "setup": "chosen"}
        state = KINGDOM_BUILDER.start(2, options)
        state, _ = play(state, *(f"section {name}" for name in (section, *others)))
        state, _ = play(state, "goal lords", "goal miners", "goal knights")
        near[value] = {str(action).split()[1] for action in KINGDOM_BUILDER.legal(state)}
    assert near["3"] == set(FAR[section].split())
    assert near["3"] <= near["2"]
    if section in ("oracle", "harbor"):
        assert near["3"] < near["2"]


def test_a_section_without_a_mountain_gets_no_cave(play):
    state = KINGDOM_BUILDER.start(2, {"setup": "first_game", "caves": "on"})
    state, _ = play(state, "cave B6", "cave C14")
    assert state.phase is Phase.CAVE
    corner = state.waiting[0]
    assert state.sections[corner][0] == "farm"  # not the oasis
    state, _ = play(state, str(KINGDOM_BUILDER.legal(state)[0]))
    state, events = play(state, "first 1")
    assert events[1].args == {"what": "cave", "sections": ("oasis",)}


def test_capitols_where_neither_oracle_nor_harbor_is(play):
    state = KINGDOM_BUILDER.start(2, {"setup": "first_game", "capitol": "on"})
    assert state.phase is Phase.FIRST
    state, events = play(state, "first 1")
    assert events[1].args["what"] == "capitol"


def test_capitols_are_placed_on_a_castle_of_the_oracle_and_of_the_harbor(play, refusal):
    state = KINGDOM_BUILDER.start(2, {"capitol": "on", "setup": "chosen"})
    sections = ["section oracle", "section harbor", "section barn", "section tower"]
    state, _ = play(state, *sections, "goal lords", "goal miners", "goal knights")
    details = {"hex": "R8", "section": "oracle", "hexes": ("B4", "H3")}
    assert refusal(state, "capitol R8") == ("no_capitol_there", details)
    state, events = play(state, "capitol H3", "capitol E13")
    placed = [event.args["section"] for event in events if event.key == "capitol_placed"]
    assert placed == ["oracle", "harbor"]
    assert state.phase is Phase.FIRST


def test_island_edge_and_location(legal):
    """The Island's border is no border of the board, its location counts for the workers."""
    island = {"island": "rope_bridge"}
    state = position(["N17", ""], "grass", sections=SECOND, options=island)
    assert "U2" not in legal(state, "use tower").split()
    more = {**island, "island_tower": "on"}
    state = position(["N17", ""], "grass", sections=SECOND, options=more)
    assert {"U2", "W1"} <= set(legal(state, "use tower").split())
    assert "V2" not in legal(state, "use tower").split()
    for value, points in (("on", 1), ("off", 0)):
        options = {**island, "island_workers": value}
        state = position(["W2", ""], "grass", goals=("workers",), options=options)
        assert score(state) == points
