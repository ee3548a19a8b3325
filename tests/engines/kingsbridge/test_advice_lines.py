"""The lines that advice proposes: legal, as good as promised, and best where it says so."""

from __future__ import annotations

from collections import deque
from itertools import groupby
from random import Random

import pytest

from heraut.engines.chance import pick
from heraut.engines.kingsbridge import KINGSBRIDGE
from heraut.engines.kingsbridge.actions import End, Exchange, Malus, Pass
from heraut.engines.kingsbridge.advice import NODES, Position, best_line
from heraut.engines.kingsbridge.advice.benchmark import PLAYS, Follower, measure, positions
from heraut.engines.kingsbridge.advice.model import Spot
from heraut.engines.kingsbridge.advice.search import moves_needed
from heraut.engines.kingsbridge.state import CHARACTERS, COLUMNS, Phase
from heraut.engines.protocol import TABLE
from heraut.engines.simulate import Setup, choose, walk

HELPFUL = [name for name in CHARACTERS if name != "wilwulf"]
"""The characters that can help to place cards this turn."""
FULL = [[8, 9], [8, 9], [8, 9], [8, 9], [8, 9], [8, 9]]
"""Columns that leave no room, and that no move changes."""

MOST_STATES = 500
"""Positions with more ways to play the turn are not tried out one by one."""


def line_for(state, nodes=NODES):
    return best_line(Position.of(KINGSBRIDGE.view(state, state.turn)), nodes)


def with_character(scene, columns, hand, name, **more):
    return scene(
        columns,
        [hand, [1] * 3],
        [20, 20],
        characters=[[name], []],
        options={"mode": "characters", **more.pop("options", {})},
        **more,
    )


def told(line):
    return tuple(map(str, line.steps))


def replay(state, line, random):
    """Play a line in the engine, the table's part by chance; every step must be legal."""
    seat, hand, aside = state.turn, state.hands[state.turn].size, len(state.aside[state.turn])
    for step in line.steps:
        while KINGSBRIDGE.to_act(state) == TABLE:
            state, _ = KINGSBRIDGE.apply(state, pick(KINGSBRIDGE.odds(state), random))
        assert KINGSBRIDGE.to_act(state) == seat
        assert KINGSBRIDGE.parse(state, str(step)) == step
        assert step in KINGSBRIDGE.legal(state)
        state, _ = KINGSBRIDGE.apply(state, step)
    assert hand - state.hands[seat].size == line.placed
    assert aside - len(state.aside[seat]) == line.aside
    return state


def most_placed(state):
    """The most hand cards, then cards set aside, of all ways to play the turn; or ``None``."""
    seat = state.turn

    def left(state):
        return state.hands[seat].size, len(state.aside[seat])

    def alike(state):
        columns = sorted(state.columns[:COLUMNS]), sorted(state.columns[COLUMNS:])
        return (
            *map(tuple, columns),
            state.hands[seat],
            state.aside,
            state.used,
            state.gap_made,
            state.giving,
            state.characters[seat],
        )

    best, held = left(state), left(state)
    seen, waiting = {alike(state)}, deque([state])
    while waiting and best != (0, 0):
        before = waiting.popleft()
        for action in KINGSBRIDGE.legal(before):
            if isinstance(action, End | Exchange | Pass | Malus) or "wilwulf" in str(action):
                continue
            after, _ = KINGSBRIDGE.apply(before, action)
            best = min(best, left(after))
            if KINGSBRIDGE.to_act(after) == seat and alike(after) not in seen:
                if len(seen) == MOST_STATES:
                    return None
                seen.add(alike(after))
                waiting.append(after)
    return held[0] - best[0], held[1] - best[1]


def small(scene, random, name):
    """A position with short columns, so that all ways to play the turn can be tried."""
    low = random.randint(1, 8)
    columns = []
    for _ in range(COLUMNS):
        first = random.randint(low, low + 5)
        columns.append(list(range(first, min(13, first + random.randint(0, 2)) + 1)))
    hand = sorted(random.choices(range(low, min(13, low + 6) + 1), k=3))
    options = {"head_moves": random.choice(["true", "false"])}
    if name:
        return with_character(scene, columns, hand, name, options=options)
    return scene(columns, [hand, [1] * 3], [20, 20], options=options)


# Lines in games.


@pytest.mark.long
@pytest.mark.parametrize("policy", ["random", "advised"])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"mode": "basic"}),
        (2, {"mode": "characters"}),
        (3, {"mode": "characters", "gap_travels": "false", "head_moves": "false"}),
        (5, {"mode": "characters", "wigelm_subset": "true", "wigelm_edgar": "to_recipient"}),
        (3, {"mode": "cooperative"}),
        (1, {}),
        (1, {"solo_chars_per_turn": "unlimited", "solo_edgar": "deck_bottom"}),
    ],
)
def test_lines_are_legal_and_place_what_they_promise(policy, seats, options):
    plays = choose if policy == "random" else Follower()
    tried = 0
    for count, step in enumerate(walk(KINGSBRIDGE, Setup(seats, options), Random(4), 400, plays)):
        # Also amid a turn: after a character, with gifts to make, with a gap still open.
        if step.before.phase is Phase.PLAY and count % 13 == 0:
            replay(step.before, line_for(step.before, 1500), Random(5))
            tried += 1
    assert tried > 3


def test_the_same_position_brings_the_same_line(scene):
    state = with_character(scene, [[1, 2], [4], [4, 5], [9], [9, 10], [13]], [3, 6, 7, 8], "den")
    assert line_for(state) == line_for(state)


# The best line.


@pytest.mark.long
@pytest.mark.parametrize("name", ["", *HELPFUL])
def test_a_proven_line_is_the_best_of_all(scene, name):
    random = Random(name)
    tried = 0
    while tried < 6:
        state = small(scene, random, name)
        best = most_placed(state)
        line = line_for(state)
        if best is not None:
            tried += 1
            assert (line.placed, line.aside) <= best
            assert not line.proven or (line.placed, line.aside) == best
    assert tried == 6


def test_what_takes_a_long_line_is_found_and_proven(scene):
    """Six cards go down only because a column is finished on the way."""
    columns = [[2], [6, 7, 8, 9, 10, 11], [12, 13], [1, 2], [3, 4, 5, 6], [6]]
    state = scene(columns, [[1, 1, 7, 8, 11, 13], [1] * 3], [20, 20])
    line = line_for(state)
    assert (line.placed, line.proven) == (6, True)
    after = replay(state, line, Random(1))
    assert after.finished == 1


@pytest.mark.parametrize(
    ("columns", "hand", "placed", "steps"),
    [
        (FULL, [10, 10], 2, 0),  # both have an end to go on
        (FULL, [1, 2], 2, 1),  # a column must be made free for the 1; the 2 goes on it
        (FULL, [1, 1], 2, 2),
        (FULL, [1, 1, 10], 1, 0),  # the 10 alone needs nothing
        ([[], *FULL[1:]], [1, 2], 2, 0),  # a column is free
        ([[3, 5, 6], *FULL[1:]], [1, 4], 2, 1),  # the 4 fills the gap; the 1 needs a free column
        ([[3, -5, 6], *FULL[1:]], [1, 5], 2, 1),  # the 5 takes Edgar's place; the 1 as before
    ],
)
def test_as_many_steps_beside_placing_are_needed_as_cards_lack_an_end(columns, hand, placed, steps):
    spot = Spot(tuple(map(tuple, columns)), tuple(hand), (), "", (), (), ())
    assert moves_needed(spot, placed) == steps


def test_a_column_that_may_be_finished_saves_a_step(scene):
    """All ranks lie there or are held, so what is needed at least may be one step less."""
    columns = [[2], [6, 7, 8, 9, 10, 11], [12, 13], [1, 2], [3, 4, 5, 6], [6]]
    state = scene(columns, [[1, 1, 7, 8, 11, 13], [1] * 3], [20, 20])
    line = line_for(state)
    spot = Position.of(KINGSBRIDGE.view(state, 0)).spot("")
    assert (moves_needed(spot, 6), len(line.steps) - 6) == (3, 4)


def test_few_nodes_still_bring_a_legal_line(scene):
    columns = [[2], [6, 7, 8, 9, 10, 11], [12, 13], [1, 2], [3, 4, 5, 6], [6]]
    state = scene(columns, [[1, 1, 7, 8, 11, 13], [1] * 3], [20, 20])
    line = line_for(state, 20)
    assert 0 < line.placed < 6
    assert not line.proven
    replay(state, line, Random(1))


def test_the_shorter_of_two_lines_is_told(scene):
    """The 10 may go on the 9 at once: no column need be emptied for it."""
    state = scene([[9], [4], [5], [13], [13], [13]], [[10], [1] * 3], [20, 20])
    assert told(line_for(state)) == ("place 10 1",)


def test_a_character_is_kept_when_it_gains_nothing(scene):
    state = with_character(scene, [[4], [4], [4], [4], [4], [5]], [5, 6], "aldred")
    steps = told(line_for(state))
    assert steps
    assert not any(step.startswith("use") for step in steps)


def test_of_characters_that_lie_open_the_one_that_helps_is_used(scene):
    state = scene(
        FULL,
        [[7], [1] * 3],
        [20, 20],
        row=["den", "aldred", "wilwulf"],
        options={"mode": "cooperative"},
    )
    line = line_for(state)
    assert line.placed == 1
    assert told(line)[0] in ("use aldred", "use den 1")


# Each character where nothing else helps (rulebook, the character cards).


@pytest.mark.parametrize(
    ("name", "columns", "hand", "placed", "use"),
    [
        ("aldred", FULL, [6, 7], 2, "use aldred"),
        ("edgar", FULL, [11, 12], 2, "use edgar 10"),
        ("wynstan", FULL, [8, 9], 2, "use wynstan"),
        ("gytha", [[3, 4], *FULL[1:]], [7, 8, 9], 3, "use gytha 5,6 1"),
        ("agatha", FULL, [9, 9, 10], 3, "use agatha"),
        ("ragna", [[3], *FULL[1:]], [5, 6], 2, "use ragna"),
        ("ethelred", FULL, [1, 2], 2, "use ethelred 1"),
        ("den", FULL, [1, 2], 2, "use den"),
        ("wigelm", [[8], *FULL[1:]], [1, 2], 2, "use wigelm"),
    ],
)
def test_each_character_is_used_for_what_it_can(scene, name, columns, hand, placed, use):
    hidden = {1: 4, 2: 4, 10: 6, 11: 6, 12: 6, 13: 8, 7: 6}
    state = with_character(scene, columns, hand, name, hidden=hidden)
    line = line_for(state)
    assert (line.placed, line.proven) == (placed, True)
    assert any(step.startswith(use) for step in told(line))
    replay(state, line, Random(1))


def test_gifts_stop_as_soon_as_they_helped_where_the_table_lets_them(scene):
    hands = [[1, 2], [1] * 3, [4] * 3, [5] * 3]
    names, options = [["wigelm"], [], [], []], {"mode": "characters", "wigelm_subset": "true"}
    columns = [[8], *FULL[1:]]
    state = scene(columns, hands, [9] * 4, characters=names, options=options)
    line = line_for(state)
    assert told(line) == ("use wigelm", "give 1 2", "stop", "place 1 1", "place 2 1")
    replay(state, line, Random(1))


def test_wilwulf_is_never_advised(scene):
    state = with_character(scene, FULL, [1, 2], "wilwulf")
    assert told(line_for(state)) == ()


def test_a_card_may_take_edgars_place(scene):
    columns = [[7, -8, 9], *FULL[1:]]
    state = scene(columns, [[8], [1] * 3], [20, 20], options={"mode": "characters"})
    assert told(line_for(state)) == ("swap 8 1",)


def test_a_card_fills_a_gap(scene):
    columns = [[3, 5, 6], *FULL[1:]]
    state = scene(columns, [[4], [1] * 3], [20, 20], options={"mode": "characters"})
    assert told(line_for(state)) == ("place 4 1",)


def test_a_card_set_aside_fills_no_gap(scene):
    columns = [[3, 5, 6], *FULL[1:]]
    state = scene(
        columns, [[1], [1] * 3], [20, 20], aside=[[4], []], options={"mode": "characters"}
    )
    assert told(line_for(state)) == ()


def test_hand_cards_come_before_cards_set_aside(scene):
    state = scene(
        [[4], *FULL[1:]], [[5], [1] * 3], [20, 20], aside=[[5], []], options={"mode": "characters"}
    )
    line = line_for(state)
    assert (told(line), line.placed, line.aside) == (("place 5 1",), 1, 0)


def test_gifts_that_are_owed_come_first(scene, play):
    state = with_character(scene, [[8], *FULL[1:]], [1], "wigelm")
    state, _ = play(state, "use wigelm")
    assert told(line_for(state)) == ("give 1 2", "place 1 1")


# The benchmark.


def test_the_benchmark_measures_each_position(scene):
    state = scene([[4], *FULL[1:]], [[5, 1], [1] * 3], [20, 20])
    figures = measure([Position.of(KINGSBRIDGE.view(state, 0))] * 3)
    assert (figures.positions, figures.proven, figures.placed) == (3, 1.0, 1.0)
    assert 0 <= figures.median <= figures.p95 <= figures.slowest


@pytest.mark.parametrize("mode", ["basic", "solo"])
def test_the_benchmark_takes_turns_of_tables_of_every_size_in_its_mode(mode):
    """One game for two seats, for three, for four, for five, and for two again..."""
    found = positions(mode, PLAYS["random"], 120)
    assert len(found) == 120
    sizes = [size for size, _ in groupby(len(one.house.receivers) for one in found)]
    assert sizes[:6] == ([1] if mode == "solo" else [1, 2, 3, 4, 1, 2])
    assert all(not one.giving and one.hand for one in found)


def test_nothing_to_measure_is_refused():
    with pytest.raises(ValueError, match="no position"):
        measure([])
