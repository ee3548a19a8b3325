"""Why an action may be refused. What one lacks is told only to the one who acts."""

from __future__ import annotations

from typing import Final

from heraut.engines import table_facts
from heraut.engines.world_without_end.vocabulary import COUNTED, DECISIONS, DUE, WORDS

REASONS: Final = (
    *table_facts.REASONS,
    *table_facts.COUNT_REASONS,
    WORDS.reason("fact_house_so", "seat site"),  # it is believed to be so
    WORDS.reason("fact_no_house_so", "seat site"),
    WORDS.reason("fact_card_laid", "seat action"),  # face up: all can see it
    WORDS.reason("fact_none_away", "seat"),  # no card lies face down
    WORDS.reason("match_over"),
    *(DECISIONS.reason(f"{what}_first", names) for what, names in DUE.items()),
    # The table.
    COUNTED.reason("no_such_seat", "seat seats"),
    WORDS.reason("no_such_event", "card"),
    WORDS.reason("wrong_period", "card title period"),  # it belongs to another one
    WORDS.reason("event_used", "card title"),  # it came already
    WORDS.reason("cards_are_known"),  # what the data does not hold comes only with table cards
    WORDS.reason("bad_event", "item expected"),  # what is said of the new card is wrong
    WORDS.reason("no_such_tile", "value least most"),
    WORDS.reason("tile_used", "value"),  # all tiles of this value are turned up
    WORDS.reason("no_such_tax", "gold least most"),
    WORDS.reason("draw_must_show"),  # with app cards Héraut knows the card
    # Action cards.
    WORDS.reason("no_such_action", "action"),
    WORDS.reason("not_in_hand", "action", secret=None),  # all may hear it who saw the card laid
    WORDS.reason("not_yet", "action"),  # only from period two on
    WORDS.reason("must_forgo", "seat"),  # it may not use a card this round
    # Orienting.
    WORDS.reason("no_such_orientation", "steps most"),
    WORDS.reason("outlaw_unpaid", "steps", secret=True),  # the outlaw would have to be paid
    # What one lacks, or the table.
    WORDS.reason("lacks", "good count", secret=True),  # needed
    WORDS.reason("exhausted", "good"),  # the supply has none
    WORDS.reason("no_such_good", "good"),
    WORDS.reason("not_offered", "good goods"),  # to choose from
    WORDS.reason("too_many", "count most"),
    # Exchanges.
    WORDS.reason("no_exchange"),  # no event in force offers one
    WORDS.reason("which_exchange", "cards"),  # event cards that offer one
    WORDS.reason("not_exchangeable", "card title"),  # it offers no exchange
    WORDS.reason("exchanged_already", "card title"),  # once a round
    # Projects.
    WORDS.reason("no_such_project", "project"),
    WORDS.reason("project_not_there", "project name"),
    WORDS.reason("project_done", "project name"),
    WORDS.reason("project_covered", "project name"),
    WORDS.reason("no_space", "project name material"),
    WORDS.reason("no_project"),  # no project can be built on
    WORDS.reason("gave_already", "project name"),
    WORDS.reason("no_seal", "seals"),  # how many there are
    # Market.
    WORDS.reason("market_covered", "good"),
    WORDS.reason("sells_one_cloth", "most"),
    WORDS.reason("nothing_sold"),
    # Houses.
    COUNTED.reason("no_such_site", "site sites"),
    WORDS.reason("site_taken", "site seat"),
    WORDS.reason("same_yield", "site own"),  # the site that brings the same
    WORDS.reason("which_site", "material sites"),  # several cost what was said
    WORDS.reason("no_house_left", "houses"),  # how many each has
    WORDS.reason("not_your_house", "site"),
    WORDS.reason("no_house"),  # no house on the board
    WORDS.reason("site_twice", "site"),
    # Plague.
    WORDS.reason("no_plague_yet", "period"),  # when it comes
    COUNTED.reason("no_such_place", "place places"),
    WORDS.reason("not_sick", "place"),
    WORDS.reason("place_twice", "place"),
    WORDS.reason("healing_forbidden", "card title"),  # the event
    WORDS.reason("too_little_medical", "needed", secret=True),
    WORDS.reason("heals_one", "most"),
    WORDS.reason("only_heals"),  # a donor of the hospice heals, or passes
    # Duties.
    WORDS.reason("no_such_duty", "duty"),
    WORDS.reason("no_such_penalty", "duty duties"),
)
