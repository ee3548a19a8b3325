"""What holds in every game, however it is played, and an independent count of the points."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heraut.engines.kingdom_builder import KINGDOM_BUILDER, Phase
from heraut.engines.kingdom_builder.hexes import around, bits
from heraut.engines.kingdom_builder.placement import build_hexes, move_hexes, starts
from heraut.engines.kingdom_builder.rounds import rounds_left
from heraut.engines.kingdom_builder.state import HIDDEN, MOVERS
from heraut.engines.simulate import setups, walk

games = st.tuples(st.sampled_from(setups(KINGDOM_BUILDER)), st.integers(0, 2**32))


def check(state):
    board = state.board
    for realm in state.realms:
        assert realm.own.bit_count() + realm.left == 40
        assert realm.near == around(realm.own)
        assert not realm.own & ~(board.buildable | board.water)
        assert not realm.held & ~realm.taken
    assert sum(realm.own for realm in state.realms) == state.occupied  # no hex is taken twice
    assert state.occupied.bit_count() == sum(40 - realm.left for realm in state.realms)
    held = sum(realm.held.bit_count() for realm in state.realms)
    assert sum(state.tiles) + held + state.lost == 2 * len(board.locations)
    deck = state.deck
    hands = [realm.card for realm in state.realms if realm.card]
    shown = bool(state.card)
    known = len([card for card in hands if card != HIDDEN]) + shown
    assert sum(deck.unseen) + sum(deck.discard) + sum(deck.removed) + known == 25
    assert sum(deck.unseen) == deck.pile + hands.count(HIDDEN)
    assert min(*deck.unseen, *deck.discard, *deck.removed, deck.pile) >= 0
    for seat, realm in enumerate(state.realms):
        for index, place in enumerate(board.locations):
            assert bool(realm.held >> index & 1) <= bool(realm.own & place.ring), seat


@settings(max_examples=30, deadline=None)
@given(game=games)
def test_settlements_tiles_and_cards_are_conserved_and_every_game_ends(game):
    setup, seed = game
    for step in walk(KINGDOM_BUILDER, setup, Random(seed)):
        check(step.before)
        state = step.after
    check(state)
    assert KINGDOM_BUILDER.to_act(state) is None
    assert any(not realm.left for realm in state.realms)
    turns = state.round * len(state.realms)
    assert turns >= 14  # three or more settlements a turn, at most nine


@settings(max_examples=20, deadline=None)
@given(game=games)
def test_no_match_has_more_rounds_than_it_was_told_to_have_left(game):
    setup, seed = game
    steps = list(walk(KINGDOM_BUILDER, setup, Random(seed)))
    states = [step.after for step in steps if step.after.round]
    ends = [state.round + rounds_left(state) - 1 for state in states]
    assert ends[-1] == states[-1].round
    # Where building stops for want of the terrain, a turn may take less than its three.
    if states[-1].options.short_terrain != "stop":
        assert ends == sorted(ends, reverse=True)


@pytest.mark.long
@settings(max_examples=30, deadline=None)
@given(game=games)
def test_moves_listed_are_the_moves_allowed(game):
    """The quick listing agrees with the plain rule, settlement by settlement."""
    setup, seed = game
    turns = [
        step.before
        for step in walk(KINGDOM_BUILDER, setup, Random(seed))
        if step.before.phase is Phase.TURN
    ]
    assert turns
    for state in turns:
        for tile in MOVERS:
            listed = dict(starts(state, tile))
            plain = {start: move_hexes(state, tile, start) for start in bits(state.realm.own)}
            assert listed == {start: to for start, to in plain.items() if to}
        for what in ("build", "farm", "tower", "tavern") if state.card else ():
            assert not build_hexes(state, what) & (state.occupied | state.board.water)


# An independent scorer: cubes instead of bits, a set of (x, z) for each hex.


class Slow:
    """The board as a dictionary from cube coordinates to letters, and what follows by search."""

    def __init__(self, state):
        self.state = state
        self.letters = {}
        for line, row in enumerate(state.board.rows()):
            for place, letter in enumerate(row):
                if letter != ".":
                    self.letters[self.cube(line, place)] = letter
        self.owns = [
            {self.cube(*self.spot(number)) for number in bits(realm.own)} for realm in state.realms
        ]

    @staticmethod
    def spot(number):
        line, place = divmod(number, 20)
        return (line if line < 20 else line - 2), place

    @staticmethod
    def cube(line, place):
        # The Island lies far away, its first line even as that of a section.
        if line >= 20:
            line += 80
        return (place - (line - line % 2) // 2, line)

    @staticmethod
    def neighbours(spot):
        x, z = spot
        return {(x + 1, z), (x - 1, z), (x, z + 1), (x, z - 1), (x + 1, z - 1), (x - 1, z + 1)}

    def beside(self, spot, letters):
        return [n for n in self.neighbours(spot) if self.letters.get(n, ".") in letters]

    def islands(self, own):
        left, found = set(own), []
        while left:
            todo = [left.pop()]
            group = set(todo)
            while todo:
                near = self.neighbours(todo.pop()) & left
                left -= near
                group |= near
                todo += near
            found.append(group)
        return found

    def quarter(self, spot):
        x, z = spot
        place = x + (z - z % 2) // 2
        return None if z >= 100 else (z >= 10, place >= 10)

    def counts(self, own):
        corners = Counter(self.quarter(spot) for spot in own)
        return [corners[half, side] for half in (False, True) for side in (False, True)]

    def points(self, goal, seat):
        own = self.owns[seat]
        lines = Counter(z for _, z in own)
        if goal == "fishermen":
            return sum(bool(self.beside(s, "W")) and self.letters[s] != "W" for s in own)
        if goal == "miners":
            return sum(bool(self.beside(s, "M")) for s in own)
        if goal == "workers":
            places = [p for s in own for p in self.beside(s, "KT")]
            if not self.state.options.island_workers:
                places = [place for place in places if place[1] < 100]
            return len({s for s in own if self.neighbours(s) & set(places)})
        if goal == "discoverers":
            return len(lines)
        if goal == "knights":
            return 2 * max(lines.values(), default=0)
        if goal == "hermits":
            return len(self.islands(own))
        if goal == "citizens":
            return max(map(len, self.islands(own)), default=0) // 2
        if goal == "farmers":
            return 3 * min(self.counts(own))
        if goal == "merchants":
            linked = set()
            for group in self.islands(own):
                places = {place for spot in group for place in self.beside(spot, "KT")}
                linked |= places if len(places) > 1 else set()
            return 4 * len(linked)
        return self.lords(seat)

    def lords(self, seat):
        total, zero = 0, self.state.options.lords_zero
        for corner in zip(*map(self.counts, self.owns), strict=True):
            mine, higher = corner[seat], {count for count in corner if count > corner[seat]}
            if not mine and (zero == "never" or (zero == "second" and not higher)):
                continue
            total += {0: 12, 1: 6}.get(len(higher), 0)
        return total

    def total(self, seat):
        own = self.owns[seat]
        castles = {castle for spot in own for castle in self.beside(spot, "K")}
        total = 3 * len(castles) + sum(self.points(goal, seat) for goal in self.state.goals)
        hits = 0
        for spot in own:
            near = 0
            for number in self.state.capitols:
                x, z = self.cube(*self.spot(number))
                away = (abs(spot[0] - x), abs(spot[1] - z), abs(spot[0] + spot[1] - x - z))
                near += max(away) <= 2
            hits += near if self.state.options.capitol_both == "twice" else bool(near)
        return total + hits


@settings(max_examples=30, deadline=None)
@given(game=games)
def test_scores_agree_with_an_independent_slow_count(game):
    setup, seed = game
    for index, step in enumerate(walk(KINGDOM_BUILDER, setup, Random(seed))):
        state = step.after
        if index % 40 == 0 and state.goals:
            compare(state)
    compare(state)
    best = max(score.points for score in KINGDOM_BUILDER.scores(state))
    assert [s.won for s in KINGDOM_BUILDER.scores(state)] == [
        s.points == best for s in KINGDOM_BUILDER.scores(state)
    ]


def compare(state):
    slow = Slow(state)
    scores = [score.points for score in KINGDOM_BUILDER.scores(state)]
    assert scores == [slow.total(seat) for seat in state.seats]


@settings(max_examples=20, deadline=None)
@given(game=games)
def test_after_the_board_is_laid_its_printed_facts_hold(game):
    """What follows from the eight sections, however they are laid and turned."""
    setup, seed = game
    *_, last = walk(KINGDOM_BUILDER, setup, Random(seed), most_steps=30)
    board = last.after.board
    places = [place for place in board.locations if place.hex < 400]
    castles = board.castles.bit_count()
    assert castles + len(places) == 12
    assert 4 <= castles <= 6
    specials = [*bits(board.castles), *(place.hex for place in board.locations)]
    seen = 0
    for number in specials:
        ring = around(1 << number)
        assert not ring & seen, "no hex adjoins two castles or locations"
        seen |= ring
    assert not any(1 << number & seen for number in specials)
