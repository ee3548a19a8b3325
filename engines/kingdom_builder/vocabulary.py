"""All that needs words in every language: events, refusals, questions and their values.

Seats count from 0 in events and views, from 1 in notations and slots. A hex is its line and its
place, ``F12``: lines ``A`` to ``T`` from the north, places 1 to 20 from the west; the Island has
the lines ``U`` to ``Y``. A direction is ``east``, ``west``, ``north_east``, ``north_west``,
``south_east`` or ``south_west``. A terrain is ``grass``, ``canyon``, ``desert``, ``flowers`` or
``forest``. What a hex is: a terrain, or ``water``, ``mountain``, ``castle``, or a location. A
location, and its tile, is ``oracle``, ``farm``, ``tavern``, ``tower``, ``harbor``, ``paddock``,
``barn``, ``oasis``, ``rope_bridge`` or ``tree_house``; ``cave`` stands for the move that the Caves
give, which is used like a tile. A section is called by the location it holds; ``island`` is the
Island. Its corner is ``north_west``, ``north_east``, ``south_west`` or ``south_east``. A goal (a
Kingdom Builder card) is ``fishermen``, ``merchants``, ``discoverers``, ``hermits``, ``citizens``,
``miners``, ``workers``, ``knights``, ``lords`` or ``farmers``; ``castles`` and ``capitol`` count
points besides.

A landmark is a location, ``castle``, ``capitol``, ``cave``, ``water``, ``mountain``, a terrain, an
edge (``north``, ``south``, ``east``, ``west``), or ``mine``, ``others`` (settlements).

Notations. The setup: ``section NAME [turned]``, ``goal NAME``, ``capitol HEX``, ``cave HEX``,
``first SEAT``. The table: ``draw TERRAIN|?``, ``show TERRAIN``. A seat: ``build HEX`` (mandatory
action), ``use TILE HEX`` (a tile that builds), ``move TILE HEX-HEX`` (a tile that moves, or
``cave``), ``end``. ``use HEX`` and ``move HEX-HEX`` do when only one tile can be meant.
"""

from __future__ import annotations

from typing import Final

__all__ = ["EVENT_KEYS", "QUESTIONS", "REASONS"]

_HAPPENED = (
    "section_laid",  # section, corner, turned (bool), left (sections still to lay)
    "goal_drawn",  # goal, left (goals still to draw)
    "capitol_placed",  # hex, section
    "cave_placed",  # hex, section
    "board_ready",  # sections (four, by corner), goals, castles (how many), capitols, caves (hexes)
    "nowhere_for",  # what ("capitol", "cave"), sections (those of the board that have none)
    "setup_due",  # what ("section", "goal", "capitol", "cave", "first"), corner (of the next
    # section, or of the section that gets a cave or capitol), left (of the kind), hexes (where a
    # capitol or cave may be): people have to bring or choose that now
    "first_player",  # seat
    "draw_due",  # seat, dealt (bool: its first card), open (bool: turned up at once): with real
    # cards, it has to draw one now
    "show_due",  # seat: with real cards, it has to turn up the one it holds
    "drew",  # seat, pile (cards left in it)
    "you_drew",  # terrain; only to the seat, only when the card is known
    "reshuffled",  # count: the discarded cards are the pile now
    "round_began",  # round, seat (the first player)
    "card_shown",  # seat, terrain: it turns its card up, its turn begins
    "no_hex_left",  # seat, terrain, used (bool: some settlements were built with the card); another
    # card is drawn; one that was not used leaves the game
    "card_replaced",  # seat, terrain, pile: that other card, face up
    "no_card_left",  # seat: no card is left to draw, its mandatory action is over
    "turn_began",  # seat, terrain, due (settlements to build), tiles (it may use, sorted), caves
    # (bool: it may also move by a cave)
    "built",  # seat, hex, terrain, due (still to build in the mandatory action), left (in supply)
    "tile_used",  # seat, tile, hex, what (the hex is), left (in supply): a settlement was built
    "moved",  # seat, tile, start, hex, what (the hex moved to is)
    "tile_lost",  # seat, tile, hex (of the location): it leaves the game
    "tile_taken",  # seat, tile, hex (of the location), left (tiles on it)
    "building_done",  # seat, tiles (that can still be used), caves: its mandatory action is over
    "last_settlement",  # seat, last (the seat whose turn ends the match)
    "turn_ended",  # seat
    "match_ended",  # nothing
    "goal_scored",  # goal (or "castles", "capitol"), points (by seat)
    "final_score",  # seat, points
    "won",  # winners (seats), points
)

_ANSWERS = (
    # Where one may build or move to. "what" is "build" or a tile.
    "answer_areas",  # what, terrain ("" when any), count (areas), hexes (in all), adjacent (bool:
    # all adjoin one's own), hex (from where near ones come first, "": from nowhere)
    "answer_area",  # number (from 1), size, hex (its nearest), section (of that hex), touches
    # (landmarks), gains (tiles that a settlement there would take), far (steps from that hex or
    # landmark; 0: none is meant, -1: no way leads there, as to the Island)
    "answer_area_more",  # count (areas not told)
    "answer_area_hexes",  # number, size, sections, first (place of the first of these in the area,
    # from 1), hexes (at most eight), touches (parallel: landmarks of each)
    "answer_no_such_area",  # number, count
    "answer_moves",  # tile, count (own settlements that can move), starts (at most twelve),
    # more (those not told)
    "answer_no_place",  # what, why (a reason of REASONS or "none": no hex fits), terrain
    "answer_nearest",  # landmark, what, direction ("": any), far (steps), count (hexes as near),
    # hexes (at most six of them), targets (parallel: the hex of the landmark each is near to),
    # more (those not told)
    "answer_nearest_none",  # landmark, what, direction
    # A hex and what is around it.
    "answer_hex",  # hex, what, seat (-1: nobody), section, corner, legal (bool: may be built on)
    "answer_hex_place",  # hex, what (a castle, location, water, mountain), section, corner, left
    # (tiles)
    "answer_hex_touches",  # hex, touches (landmarks)
    "answer_no_such_hex",  # hex (as asked), lines (first and last), places
    "answer_around",  # hex, directions, hexes ("": the border), whats, seats; four parallel,
    # clockwise from north_west
    "answer_step",  # start, direction, hex, what, seat
    "answer_step_border",  # start, direction: the board ends there
    "answer_ray",  # start, direction, whats, seats, counts (parallel: stretches up to the border),
    # last (the last hex of the first stretch)
    "answer_ray_border",  # start, direction: nothing lies there
    "answer_no_such_direction",  # direction, directions
    "answer_landmark",  # landmark, count, hexes (at most twelve; none of an edge), left (parallel:
    # tiles, for a location, else 0)
    "answer_landmark_none",  # landmark
    "answer_landmark_near",  # landmark, hex (asked from), target, far (steps),
    # direction (roughly; also "north" and "south"; "" when one is there)
    # Settlements.
    "answer_groups",  # seat, count, sizes (largest first)
    "answer_group",  # seat, number, size, hexes, touches (landmarks)
    "answer_groups_none",  # seat
    "answer_settlements",  # seat, count, hexes
    "answer_settlements_none",  # seat
    "answer_sections_of",  # seat, sections, corners, counts, leads (bools), parallel
    "answer_line",  # line, counts (settlements by seat), legal (hexes to build on now), hexes
    # (those, at most twelve)
    "answer_line_worth",  # line, seat, discoverers (points it would add), knights (points it would
    # add by one more settlement): only goals in play, else 0
    "answer_no_such_line",  # line, lines
    "answer_supply",  # seat, left, built
    # Points.
    "answer_score",  # seat, points, castles
    "answer_score_goal",  # seat, goal (or "castles", "capitol"), points, count (what is counted)
    "answer_worth",  # hex, seat, points (gained at once), gains (tiles taken), legal (bool), goals
    # (those that change), changes (parallel: points)
    "answer_worth_nothing",  # hex, seat, gains, legal
    "answer_worth_impossible",  # hex, why (a reason of REASONS), what (lies there), seat (who is
    # there, -1: nobody)
    "answer_goals",  # goals
    "answer_goal",  # goal
    "answer_goal_long",  # goal
    "answer_goals_none",  # nothing: none is drawn yet
    # Tiles and cards.
    "answer_tiles",  # seat, ready (tiles usable now or next turn), used (in this turn), fresh
    # (taken in this turn)
    "answer_tiles_none",  # seat
    "answer_what_does",  # tile
    "answer_what_does_long",  # tile
    "answer_no_such_thing",  # name: no tile, goal or landmark of this game
    "answer_card_open",  # seat, terrain: the seat on turn shows it
    "answer_card",  # terrain; only to the seat
    "answer_card_hidden",  # nothing: Héraut does not know it; only to the seat
    "answer_card_none",  # seat: it holds none
    "answer_card_secret",  # seat: it holds one, nobody else may know it
    "answer_no_hand",  # nothing: who asks has no seat
    "answer_pile",  # count, discarded (by terrain, in order: grass, canyon, desert, flowers,
    # forest), removed (how many)
    # The match.
    "answer_sections",  # sections, corners, turned (bools), parallel; island ("" or its tile)
    "answer_sections_none",  # nothing: none is laid yet
    "answer_turn_setup",  # what ("section", "goal", "capitol", "cave", "first"), corner (of the
    # next section, or of the section that gets a cave or capitol), left
    "answer_turn_draw",  # seat, open (bool: it is turned up at once)
    "answer_turn_show",  # seat
    "answer_turn",  # seat, terrain, due, tiles (it may use), caves, last (bool: the last round)
    "answer_over",  # winners
    "answer_may_setup",  # what, corner, choices (sections, goals or hexes), left
    "answer_may_first",  # seats (how many there are)
    "answer_may_draw",  # seat, open
    "answer_may_show",  # seat
    "answer_may_build",  # seat, terrain, due, hexes (how many), tiles, caves
    "answer_may_end",  # seat, tiles, caves: all is built
    "answer_round",  # round, seat (the first player), last (bool)
    "answer_no_such_seat",  # seat (as asked, from 1), seats
)

EVENT_KEYS: Final = _HAPPENED + _ANSWERS
"""The key of every event; ``answer_...`` are answers to questions."""

QUESTIONS: Final = (
    "where",  # slots tile (if a tile is meant, not the mandatory action), hex (where one stands),
    # landmark (near what), start (which settlement moves)
    "area",  # slots number, and those of "where"
    "nearest",  # slots landmark, direction (if on one side of it only; also "north", "south");
    # tile, start as in "where"
    "hex",  # slot hex
    "around",  # slot hex
    "step",  # slots hex, direction
    "ray",  # slots hex, direction
    "landmark",  # slot landmark; hex, if the way from there is meant
    "groups",  # slot seat, from 1, if not one's own
    "settlements",  # slots seat; section, if only one is meant
    "sections_of",  # slot seat
    "line",  # slot line
    "supply",  # slot seat, if one is meant; mine, if one's own is
    "scores",  # the same; the reasons come along when one seat is meant, or with the slot long
    "worth",  # slot hex
    "goals",
    "what_goal",  # slots goal, long
    "tiles",  # slot seat
    "what_does",  # slots tile, long
    "my_card",  # slot seat
    "pile",
    "sections",
    "round",
    "turn",
    "options",
)

REASONS: Final = (
    "match_over",
    # What has to be done first.
    "section_first",  # left: sections still to lay
    "goal_first",  # left: goals still to draw
    "capitol_first",  # section: where one is still to be placed
    "cave_first",  # section: where one is still to be placed
    "first_player_first",
    "draw_first",  # seat
    "show_first",  # seat
    "turn_first",  # seat: it is its turn, nothing is set up or drawn now
    "build_first",  # left: settlements still to build before the turn may end
    "finish_building",  # left: the mandatory action is not to be interrupted
    # The setup and the table.
    "no_such_section",  # section
    "section_laid",  # section
    "no_such_goal",  # goal
    "goal_drawn",  # goal
    "no_capitol_there",  # hex, section, hexes (where it may be)
    "no_cave_there",  # hex, section, hexes (where it may be)
    "no_such_seat",  # seat, seats (how many there are); both as spoken, from 1
    "no_such_terrain",  # terrain
    "card_not_left",  # terrain: all its cards are known to be elsewhere
    "draw_must_show",  # with app cards, and for a card that is used at once, no draw is hidden
    # Building.
    "no_such_hex",  # hex, lines (first and last), places
    "hex_taken",  # hex, seat
    "not_buildable",  # hex, what
    "wrong_terrain",  # hex, what (the hex is), terrain (wanted)
    "must_adjoin",  # hex, count (hexes that adjoin one's own and fit)
    "built_all",  # nothing: the mandatory action is over
    "no_settlements_left",
    "not_at_edge",  # hex
    "not_at_line",  # hex: it does not continue three of one's own in a row
    "not_water",  # hex, what
    # Moving.
    "no_settlement",  # hex
    "not_yours",  # hex, seat
    "same_hex",  # hex
    "back_only",  # start: no other hex that fits adjoins one's own, so it would have to go back
    "not_two_straight",  # start, hex
    "not_by_cave",  # hex
    "no_caves",
    "cave_used",
    # Tiles.
    "no_such_tile",  # tile
    "tile_not_held",  # tile
    "tile_used",  # tile
    "tile_fresh",  # tile: taken in this turn
    "no_card_shown",  # tile: it wants the terrain of a card, and no card is left
    "tile_moves",  # tile: it moves a settlement, it builds none
    "tile_builds",  # tile: it builds a settlement, it moves none
    "no_tile_fits",  # hex: no tile that one may use does that
    "which_tile",  # tiles: several do that
)
"""Why an action may be refused, with the details that come along."""
