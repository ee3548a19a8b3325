"""Playing Kingdom Builder well: what a settlement brings at each hex, now and later."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from heraut.engines.kingdom_builder import placement
from heraut.engines.kingdom_builder.actions import BUILDS, END, Build, End, Move, Use, uses
from heraut.engines.kingdom_builder.box import TERRAINS
from heraut.engines.kingdom_builder.hexes import NEAR, around, bits, hex_name
from heraut.engines.kingdom_builder.scores import goal_points
from heraut.engines.kingdom_builder.state import BUILDERS, HIDDEN, MOVERS, SETTLEMENTS, Phase, State
from heraut.engines.notation import Action
from heraut.engines.protocol import Event, Seat
from heraut.engines.records import changed, put
from heraut.engines.thinking import Knowledge

_BUILDER: Final = 7.0
"""What a tile that builds is worth at the beginning; less and less up to the end."""
_MOVER: Final = 3.0
_TIED: Final = 0.8
"""What each kind of terrain costs that one's settlements touch: cards of it leave no choice."""
_LOCATION_NEAR: Final = 0.5
"""What a free location or castle is worth that is two steps away."""
_ROUGH: Final = 7
"""How many hexes a reply at once looks at."""
_FREE: Final = 0.25
"""What moving a settlement must gain at least."""


class KingdomBuilderKnowledge(Knowledge[State]):
    """How to play Kingdom Builder."""

    spread = 12.0
    horizon = 14
    width = 9
    steady = 1  # one world tells much here, where little is hidden

    def imagined(self, state: State, seat: Seat, random: Random) -> State:
        """Return the state with the terrain cards that others hold drawn anew."""
        if state.phase not in (Phase.TURN, Phase.DEAL, Phase.DRAW, Phase.REDRAW, Phase.SHOW):
            return state
        unseen, others = list(state.deck.unseen), [one for one in state.seats if one != seat]
        holding = [other for other in others if state.realms[other].card]
        for other in holding:
            if (card := state.realms[other].card) != HIDDEN:
                unseen[TERRAINS.index(card)] += 1
        realms = state.realms
        for other in holding:
            if not sum(unseen):
                break  # the cards at the table are otherwise than anybody told
            (card,) = random.choices(TERRAINS, unseen)
            unseen[TERRAINS.index(card)] -= 1
            realms = put(realms, other, realms[other].with_card(card))
        return changed(state, realms=realms, deck=changed(state.deck, unseen=tuple(unseen)))

    def candidates(self, state: State) -> Sequence[Action]:
        """Return the best hexes to build at, the best moves, and the end of the turn."""
        if state.phase is not Phase.TURN:
            return self.rules.legal(state)[:1]
        return [action for _, action in self._rated(state, None)]

    def reply(self, state: State, random: Random) -> Action:
        """Return the best of some hexes."""
        if state.phase is not Phase.TURN:
            return self.rules.legal(state)[0]
        return self._rated(state, random)[0][1]

    def worth(self, state: State) -> Sequence[float]:
        """Return the points, and what tiles and room to build may still bring."""
        owns = state.owns
        return [
            _points(state, owns, seat) + (0 if state.phase is Phase.OVER else _future(state, seat))
            for seat in state.seats
        ]

    def reason(self, state: State, action: Action) -> Event:
        """Return what the action gains."""
        if not isinstance(action, Build | Use | Move):
            return Event("because_ends" if isinstance(action, End) else "because_set_up")
        to = action.end if isinstance(action, Move) else action.hex
        before, own = state.owns, state.realm.own
        lifted = own ^ 1 << action.start if isinstance(action, Move) else own
        after = put(tuple(before), state.turn, lifted | 1 << to)
        goals = (*state.goals, "castles", *(("capitol",) if state.capitols else ()))
        gains = {
            goal: goal_points(state, goal, after, state.turn)[0]
            - goal_points(state, goal, before, state.turn)[0]
            for goal in goals
        }
        best = max(goals, key=lambda goal: gains[goal])
        facts: dict[str, object] = {"hex": hex_name(to), "points": gains[best], "goal": best}
        if tiles := [state.board.locations[index].kind for index in _new_tiles(state, to)]:
            return Event("because_tile", {**facts, "tile": tiles[0]})
        if gains[best] > 0:
            return Event("because_goal", facts)
        return Event("because_room", facts)

    def _rated(self, state: State, random: Random | None) -> list[tuple[float, Action]]:
        """Return likely actions with what they gain, the best first; with dice, of some only."""
        found: list[tuple[float, Action]] = []

        def some(mask: int) -> Sequence[int]:
            hexes = bits(mask)
            if random is None or len(hexes) <= _ROUGH:
                return hexes
            return random.sample(hexes, _ROUGH)

        now = _points(state, state.owns, state.turn) + _room(state, state.realm.near)
        if state.due:
            for number in some(placement.build_hexes(state, "build")):
                found.append((self._gain(state, number, 0) - now, BUILDS[number]))
        if state.ready and not state.building and not (random and state.due):
            if state.realm.left:
                for tile in (tile for tile in BUILDERS if tile in state.ready):
                    for number in some(placement.build_hexes(state, tile)):
                        gain = self._gain(state, number, 0) - now
                        # One more settlement is worth much; it may as well come after the others.
                        found.append((gain + (0 if state.due else 1.5), uses(tile)[number]))
            found += self._moves(state, random, now)
        if not state.due:
            found.append((_FREE, END))
        found.sort(key=lambda each: -each[0])
        return found[: self.width * 2]

    def _moves(
        self, state: State, random: Random | None, now: float
    ) -> Iterator[tuple[float, Action]]:
        for tile in (tile for tile in MOVERS if tile in state.ready):
            starts = list(placement.starts(state, tile))
            if random is not None and len(starts) > 2:
                starts = random.sample(starts, 2)
            for start, to in starts:
                hexes = bits(to)
                if len(hexes) > _ROUGH:
                    hexes = tuple(hexes[:: len(hexes) // _ROUGH + 1])
                lost = self._lost(state, start)
                for number in hexes:
                    gain = self._gain(state, number, 1 << start) - now - lost
                    if gain > _FREE:
                        yield gain, Move(tile, start, number)

    def _gain(self, state: State, number: int, lifted: int) -> float:
        """Return what the seat on turn has once a settlement stands at a hex."""
        realm = state.realm
        own = (realm.own ^ lifted) | 1 << number
        near = (around(realm.own ^ lifted) if lifted else realm.near) | NEAR[number]
        owns = state.owns
        owns[state.turn] = own
        share = realm.left / SETTLEMENTS
        tiles = sum(_tile(state.board.locations[i].kind) for i in _new_tiles(state, number))
        steps = around(near) & ~near
        lures = sum(
            1
            for index, place in enumerate(state.board.locations)
            if state.tiles[index] and not realm.taken >> index & 1 and steps & place.ring
        )
        return (
            _points(state, owns, state.turn)
            + share * (tiles + _LOCATION_NEAR * lures)
            + _room(state, near)
        )

    def _lost(self, state: State, start: int) -> float:
        """Return what the tiles are worth that a settlement leaves behind."""
        realm, share = state.realm, state.realm.left / SETTLEMENTS
        rest = realm.own ^ 1 << start
        return share * sum(
            _tile(place.kind)
            for index, place in enumerate(state.board.locations)
            if realm.held >> index & 1 and not rest & place.ring
        )


def _points(state: State, owns: Sequence[int], seat: Seat) -> float:
    goals = (*state.goals, "castles", *(("capitol",) if state.capitols else ()))
    return sum(goal_points(state, goal, owns, seat)[0] for goal in goals)


def _room(state: State, near: int) -> float:
    """Return what it costs to touch many kinds of terrain, below 0; the less, the freer."""
    free = near & ~state.occupied
    touched = sum(1 for terrain in TERRAINS if free & state.board.terrain(terrain))
    return -_TIED * touched * state.realm.left / SETTLEMENTS


def _tile(kind: str) -> float:
    return _BUILDER if kind in BUILDERS else _MOVER


def _future(state: State, seat: Seat) -> float:
    realm = state.realms[seat]
    share = realm.left / SETTLEMENTS
    tiles = sum(map(_tile, state.held_by(seat)))
    free = realm.near & ~state.occupied
    touched = sum(1 for terrain in TERRAINS if free & state.board.terrain(terrain))
    return share * (tiles - _TIED * touched) + (SETTLEMENTS - realm.left) * 0.5


def _new_tiles(state: State, number: int) -> list[int]:
    """Return the locations whose tile a settlement at a hex would bring."""
    board, taken = state.board, state.realm.taken
    if not board.by_location >> number & 1:
        return []
    return [
        index
        for index, place in enumerate(board.locations)
        if place.ring >> number & 1 and not taken >> index & 1 and state.tiles[index]
    ]


KNOWLEDGE: Final = KingdomBuilderKnowledge
