"""All that needs words in every language: events, refusals and questions, with their arguments.

Seats count from 0 in events and views, from 1 in notations and slots. A hex is its line and its
place, ``F12``: lines ``A`` to ``T`` from the north, places 1 to 20 from the west; the Island has
the lines ``U`` to ``Y``. What a hex is: a terrain, ``water``, ``mountain``, ``castle``, or the
location that lies there, which its tile is called by as well; ``cave`` stands for the move that the
Caves give, which is used like a tile. A section is called by the location it holds, ``island`` is
the Island. A landmark is one of :data:`~.landmarks.LANDMARKS`; a goal, besides those of the Kingdom
Builder cards, ``castles`` or ``capitol``.
"""

from __future__ import annotations

from typing import Final

from heraut.engines import table_facts
from heraut.engines.vocabulary import (
    FLAG,
    FLAGS,
    NAME,
    NAMES,
    NUMBER,
    NUMBERS,
    SEAT,
    SEATS,
    EventType,
    Question,
    Reason,
    Role,
    Vocabulary,
)

WORDS: Final = Vocabulary(
    adjacent=FLAG,  # all hexes adjoin one's own settlements
    after=SEAT,  # that plays next
    built=NUMBER,
    capitols=NAMES,
    castles=NUMBER,  # of the board; of a score, the points for them
    caves=FLAG,  # a settlement may be moved by a cave
    changes=NUMBERS,  # points, parallel to goals
    choices=NAMES,  # sections, goals or hexes
    corner=NAME,
    corners=NAMES,
    count=NUMBER,
    counts=NUMBERS,
    dealt=FLAG,  # it is the seat's first card
    direction=NAME,  # one of BEARINGS; empty: any, or none
    directions=NAMES,
    discarded=NUMBERS,  # by terrain, in order
    discoverers=NUMBER,  # points that one more settlement would add
    due=NUMBER,  # settlements still to build in the mandatory action
    far=NUMBER,  # steps; -1: no way leads there, as to the Island
    first=NUMBER,  # the place in its area of the first hex told, from 1
    free=NUMBER,  # 1: only what is free is meant
    fresh=NAMES,  # tiles taken in this turn
    gains=NAMES,  # tiles that a settlement would take
    goal=NAME,
    goals=NAMES,
    hex=NAME,
    hexes=NAMES,
    island=NAME,
    knights=NUMBER,  # points that one more settlement would add
    landmark=NAME,
    last=FLAG,  # it is the last round
    leads=FLAGS,
    left=NUMBER,
    legal=FLAG,  # it may be built on now
    line=NAME,
    lines=NAME,  # the first and the last one
    long=NUMBER,  # 1: at length
    mine=NUMBER,  # 1: one's own is meant
    more=NUMBER,  # those not told
    name=NAME,
    number=NUMBER,
    open=FLAG,  # the card is turned up at once
    pile=NUMBER,  # cards left in it
    places=NUMBER,  # of a line
    points=NUMBER,
    ready=NAMES,  # tiles usable now or next turn
    removed=NUMBER,
    round=NUMBER,
    seat=SEAT,
    seats=SEATS,
    shapes=NAMES,  # upright or level, where an area is long
    sides=NAMES,  # one of BEARINGS, or middle
    section=NAME,
    sections=NAMES,
    size=NUMBER,
    sizes=NUMBERS,
    start=NAME,  # the hex from which something is moved, or looked
    starts=NAMES,
    target=NAME,  # the hex of a landmark
    targets=NAMES,
    terrain=NAME,  # empty: any
    tile=NAME,
    tiles=NAMES,  # those that may be used
    touches=NAMES,  # landmarks; of several hexes, those of each
    turned=FLAG,  # by half a turn
    used=FLAG,  # some settlements were built with the card
    what=NAME,  # what a hex is; build or a tile; what the setup waits for
    whats=NAMES,
    why=NAME,  # a reason of REASONS, or none: no hex fits
    winners=SEATS,
    zones=NUMBER,  # areas that do not adjoin each other
)
COUNTED: Final = WORDS.but(hexes=NUMBER, legal=NUMBER)
"""The words where hexes are counted, not named."""
SPOKEN: Final = WORDS.but(seat=NUMBER, seats=NUMBER)
"""The words where a seat is told as it was asked for, from 1, and seats are counted."""
LISTED: Final = WORDS.but(caves=NAMES, left=NUMBERS, points=NUMBERS, turned=FLAGS, used=NAMES)
"""The words where there is one for each hex, seat or section."""

_HAPPENED: Final = (
    WORDS.event("section_laid", "section corner turned left"),
    WORDS.event("goal_drawn", "goal left"),
    WORDS.event("capitol_placed", "hex section"),
    WORDS.event("cave_placed", "hex section"),
    LISTED.event("board_ready", "sections goals castles capitols caves"),
    WORDS.event("nowhere_for", "what sections"),  # sections that have no capitol or cave
    # What people have to bring or choose now: the corner is that of the next section, or of the
    # section that gets a cave or a capitol; hexes, where it may be.
    WORDS.event("setup_due", "what corner left hexes", role=Role.BRING),
    WORDS.event("first_player", "seat"),
    WORDS.event("draw_due", "seat dealt open", role=Role.BRING),
    WORDS.event("show_due", "seat", role=Role.BRING),
    WORDS.event("drew", "seat pile"),
    WORDS.event("you_drew", "terrain", secret=True),
    WORDS.event("reshuffled", "count"),  # the discarded cards are the pile now
    WORDS.event("round_began", "round seat"),  # the first player
    WORDS.event("card_shown", "seat terrain"),
    # Another card is drawn; one that was not used leaves the game.
    WORDS.event("no_hex_left", "seat terrain used"),
    WORDS.event("card_replaced", "seat terrain pile"),
    WORDS.event("no_card_left", "seat"),  # its mandatory action is over
    WORDS.event("turn_began", "seat terrain due tiles caves", role=Role.TURN_MARK | Role.TURN_SIGN),
    WORDS.event("built", "seat hex terrain due left"),
    WORDS.event("tile_used", "seat tile hex what left"),
    WORDS.event("moved", "seat tile start hex what"),
    WORDS.event("tile_lost", "seat tile hex"),  # the location's; the tile leaves the game
    WORDS.event("tile_taken", "seat tile hex left"),  # the location's, and the tiles left on it
    WORDS.event("building_done", "seat tiles caves"),
    WORDS.event("forgone_tiles", "tiles"),  # those that still could build, at the turn's end
    WORDS.but(last=NUMBER).event("last_settlement", "seat last"),  # the seat that plays last
    WORDS.event("turn_ended", "seat", role=Role.TURN_MARK),
    WORDS.event("match_ended"),
    LISTED.event("goal_scored", "goal points"),
    WORDS.event("final_score", "seat points"),
    WORDS.event("won", "winners points"),
)

_ANSWERS: Final = (
    # Where one may build or move to.
    COUNTED.event("answer_areas", "what terrain count hexes adjacent hex"),  # those near hex first
    # Its nearest hex, and how far it is from the hex or landmark that was meant.
    WORDS.event("answer_area", "number size hex section touches gains far"),
    WORDS.event("answer_area_hexes", "number size sections first hexes touches"),
    WORDS.event("answer_no_such_area", "number count"),
    WORDS.event("answer_moves", "tile count starts more"),  # own settlements that can move
    WORDS.event("answer_no_place", "what why terrain"),
    WORDS.event("answer_nearest", "landmark what terrain direction far count more hexes targets"),
    WORDS.event("answer_nearest_none", "landmark what terrain direction"),
    # A hex and what is around it.
    WORDS.event("answer_hex", "hex what seat section corner legal"),
    WORDS.event("answer_hex_place", "hex what section corner left"),  # a castle, location, water...
    WORDS.event("answer_hex_touches", "hex touches"),
    WORDS.event("answer_no_such_hex", "hex lines places"),
    WORDS.event("answer_around", "hex directions hexes whats seats"),  # parallel; "": the border
    WORDS.event("answer_step", "start direction hex what seat"),
    WORDS.event("answer_step_border", "start direction"),
    # Stretches up to the border, parallel, and the last hex of the first of them.
    WORDS.but(last=NAME).event("answer_ray", "start direction whats seats counts last"),
    WORDS.event("answer_ray_border", "start direction"),
    WORDS.event("answer_no_such_direction", "direction directions"),
    LISTED.event("answer_landmark", "landmark count hexes left"),  # no hexes of an edge
    WORDS.event("answer_landmark_none", "landmark"),
    WORDS.event("answer_landmark_near", "landmark hex target far direction"),
    # The board as a whole: the large areas of a section, parallel, and its castles and locations.
    WORDS.event("answer_described", "section corner whats sizes sides shapes"),
    WORDS.event("answer_described_places", "whats hexes"),
    WORDS.event("answer_read_line", "line whats seats counts"),  # from the west, parallel
    WORDS.event("answer_line_free", "line count hexes"),
    # All of a terrain, and the lines of its largest area; or the area of a hex.
    WORDS.event("answer_extent", "landmark count left zones size lines"),
    WORDS.event("answer_extent_here", "landmark hex size left lines"),
    WORDS.event("answer_section_counts", "section counts"),  # by seat
    WORDS.event("answer_touching", "seat landmark count hexes places"),  # and how many of it
    WORDS.event("answer_who_has", "tile winners count"),
    # Settlements.
    WORDS.event("answer_groups", "seat count sizes"),
    WORDS.event("answer_group", "seat number size hexes touches"),
    WORDS.event("answer_groups_none", "seat"),
    WORDS.event("answer_settlements", "seat count hexes"),
    WORDS.event("answer_settlements_none", "seat"),
    WORDS.event("answer_sections_of", "seat sections corners counts leads"),
    WORDS.but(legal=NUMBER).event("answer_line", "line counts legal hexes"),
    WORDS.event("answer_line_worth", "line seat discoverers knights"),
    WORDS.event("answer_no_such_line", "line lines"),
    WORDS.event("answer_supply", "seat left built"),
    # Points.
    WORDS.event("answer_score", "seat points castles"),
    WORDS.event("answer_score_goal", "seat goal points count"),  # and what is counted
    WORDS.event("answer_worth", "hex seat gains legal points goals changes"),
    WORDS.event("answer_worth_nothing", "hex seat gains legal"),
    WORDS.event("answer_worth_impossible", "hex why what seat"),
    WORDS.event("answer_goals", "goals"),
    WORDS.event("answer_goal", "goal"),
    WORDS.event("answer_goal_long", "goal"),
    WORDS.event("answer_goals_none"),
    # Tiles and cards.
    LISTED.event("answer_tiles", "seat ready used fresh"),
    WORDS.event("answer_tiles_none", "seat"),
    WORDS.event("answer_what_does", "tile"),
    WORDS.event("answer_what_does_long", "tile"),
    WORDS.event("answer_no_such_thing", "name"),  # no tile, goal or landmark of this game
    WORDS.event("answer_card_open", "seat terrain"),
    WORDS.event("answer_card", "terrain", secret=True),
    WORDS.event("answer_card_hidden", secret=True),  # Héraut does not know it
    WORDS.event("answer_card_none", "seat"),
    WORDS.event("answer_card_secret", "seat"),
    WORDS.event("answer_no_hand"),  # who asks has no seat
    WORDS.event("answer_pile", "count discarded removed"),
    # The match.
    LISTED.event("answer_sections", "sections corners turned island"),
    WORDS.event("answer_sections_none"),
    WORDS.event("answer_turn_setup", "what corner left"),
    WORDS.event("answer_turn_draw", "seat open"),
    WORDS.event("answer_turn_show", "seat"),
    WORDS.event("answer_turn", "seat terrain due tiles caves last"),
    WORDS.event("answer_over", "winners"),
    WORDS.event("answer_may_setup", "what corner choices left"),
    SPOKEN.event("answer_may_first", "seats"),
    WORDS.event("answer_may_draw", "seat open"),
    WORDS.event("answer_may_show", "seat"),
    COUNTED.event("answer_may_build", "seat terrain due hexes tiles caves"),
    WORDS.event("answer_may_end", "seat tiles caves"),
    # The first player; left: the most rounds that can still be played, this one among them.
    WORDS.event("answer_round", "round seat last left"),
    WORDS.event("answer_next_player", "seat after"),
    WORDS.event("answer_next_none", "seat"),  # the match ends with its turn
    SPOKEN.event("answer_no_such_seat", "seat seats"),
)

EVENTS: Final[tuple[EventType, ...]] = (
    *table_facts.EVENTS,
    # Left: settlements in the supply.
    WORDS.event("fact_settlement", "seat hex left"),
    WORDS.event("fact_no_settlement", "seat hex left"),
    WORDS.event("fact_holds_tile", "seat tile"),
    WORDS.event("fact_lacks_tile", "seat tile"),
    WORDS.event("fact_card", "seat terrain", secret=None),  # all may hear of the one that is shown
    WORDS.event("fact_card_so", "seat terrain", secret=None),
    *_HAPPENED,
    *_ANSWERS,
)
"""Every event; ``answer_...`` are answers to questions."""

QUESTIONS: Final[tuple[Question, ...]] = (
    # The hexes where a tile, or the mandatory action, may build or move a settlement from start to,
    # from where one stands, or near a landmark.
    WORDS.question("where", "tile? hex? landmark? start?"),
    WORDS.question("area", "number? tile? hex? landmark? start?"),
    WORDS.question("nearest", "landmark direction? tile? start? terrain?"),
    WORDS.question("hex", "hex"),
    WORDS.question("around", "hex"),
    WORDS.question("step", "hex direction"),
    WORDS.question("ray", "hex direction"),
    WORDS.question("landmark", "landmark hex?"),  # the way from the hex, if one is meant
    WORDS.question("groups", "seat?"),  # one's own, if none is named; so below
    WORDS.question("settlements", "seat? section?"),
    WORDS.question("sections_of", "seat?"),
    WORDS.question("line", "line"),
    WORDS.question("supply", "seat? mine?"),  # all, if none is meant
    WORDS.question("scores", "seat? mine? long?"),  # with reasons, of one seat or if long
    WORDS.question("worth", "hex"),
    WORDS.question("goals"),
    WORDS.question("what_goal", "goal long?"),
    WORDS.question("tiles", "seat?"),
    WORDS.question("what_does", "tile long?"),
    WORDS.question("my_card", "seat?"),
    WORDS.question("pile"),
    WORDS.question("sections"),
    WORDS.question("round"),
    WORDS.question("next_player", "seat?"),
    WORDS.question("player", "seat?"),  # all of a seat that lies open, but where it has built
    WORDS.question("describe_table"),
    WORDS.question("describe_section", "section"),
    WORDS.question("read_line", "line free?"),
    WORDS.question("extent", "landmark? hex? free?"),  # the area of the hex, if one is meant
    WORDS.question("section_counts", "section"),
    WORDS.question("touching", "landmark seat?"),
    WORDS.question("who_has", "tile"),
    WORDS.question("turn"),
    WORDS.question("options"),
)

REASONS: Final[tuple[Reason, ...]] = (
    WORDS.reason("match_over"),
    *table_facts.REASONS,
    WORDS.reason("fact_settlement_so", "seat hex"),  # it is believed to be so
    WORDS.reason("fact_no_settlement_so", "seat hex"),
    WORDS.reason("fact_holds_tile_so", "seat tile"),
    WORDS.reason("fact_lacks_tile_so", "seat tile"),
    WORDS.reason("fact_no_tile_left", "tile"),  # at no location
    WORDS.reason("fact_no_card", "seat"),
    WORDS.reason("fact_card_elsewhere", "terrain", secret=None),  # all cards, as Héraut believes
    # What has to be done first.
    WORDS.reason("section_first", "left"),
    WORDS.reason("goal_first", "left"),
    WORDS.reason("capitol_first", "section"),
    WORDS.reason("cave_first", "section"),
    WORDS.reason("first_player_first"),
    WORDS.reason("draw_first", "seat"),
    WORDS.reason("show_first", "seat"),
    WORDS.reason("turn_first", "seat"),  # nothing is set up or drawn now
    WORDS.reason("build_first", "left"),  # before the turn may end
    WORDS.reason("finish_building", "left"),  # the mandatory action is not to be interrupted
    # The setup and the table.
    WORDS.reason("no_such_section", "section"),
    WORDS.reason("section_laid", "section"),
    WORDS.reason("no_such_goal", "goal"),
    WORDS.reason("goal_drawn", "goal"),
    WORDS.reason("no_capitol_there", "hex section hexes"),  # where it may be
    WORDS.reason("no_cave_there", "hex section hexes"),
    SPOKEN.reason("no_such_seat", "seat seats"),
    WORDS.reason("no_such_terrain", "terrain"),
    WORDS.reason("card_not_left", "terrain"),  # all its cards are known to be elsewhere
    WORDS.reason("draw_must_show"),  # with app cards, and for a card that is used at once
    # Building.
    WORDS.reason("no_such_hex", "hex lines places"),
    WORDS.reason("hex_taken", "hex seat"),
    WORDS.reason("not_buildable", "hex what"),
    WORDS.reason("wrong_terrain", "hex what terrain"),  # the terrain that is wanted
    WORDS.reason("must_adjoin", "hex count"),  # hexes that adjoin one's own and fit
    WORDS.reason("built_all"),
    WORDS.reason("no_settlements_left"),
    WORDS.reason("not_at_edge", "hex"),
    WORDS.reason("not_at_line", "hex"),  # it does not continue three of one's own in a row
    WORDS.reason("not_water", "hex what"),
    # Moving.
    WORDS.reason("no_settlement", "hex"),
    WORDS.reason("not_yours", "hex seat"),
    WORDS.reason("same_hex", "hex"),
    WORDS.reason("back_only", "start"),  # no other hex that fits adjoins one's own
    WORDS.reason("not_two_straight", "start hex"),
    WORDS.reason("not_by_cave", "hex"),
    WORDS.reason("no_caves"),
    WORDS.reason("cave_used"),
    # Tiles.
    WORDS.reason("no_such_tile", "tile"),
    WORDS.reason("tile_not_held", "tile"),
    WORDS.reason("tile_used", "tile"),
    WORDS.reason("tile_fresh", "tile"),
    WORDS.reason("no_card_shown", "tile"),  # it wants the terrain of a card, and none is left
    WORDS.reason("tile_moves", "tile"),
    WORDS.reason("tile_builds", "tile"),
    WORDS.reason("no_tile_fits", "hex"),
    WORDS.reason("which_tile", "tiles"),  # several do that
)
