"""All that needs words in every language: events, refusals, questions, and what is in them.

Seats count from 0 in events and views, from 1 in notations and slots; periods, rounds, sites and
plague places count from 1 everywhere. Goods are ``stone``, ``wood``, ``wheat``, ``piety``,
``wool``, ``cloth``, ``medical``, ``loyalty``, ``gold`` and ``vp`` (victory points). Where goods
come with ``counts``, the two are parallel tuples. Action cards are ``wheat``, ``piety``,
``materials``, ``project``, ``sale``, ``privilege``, ``house``, ``harvest``, ``donation``,
``weaving``, ``medicine`` and ``favour``. An event card is its id, as ``ii-03``; its ``title`` comes
along. Projects are ``bridge``, ``tower``, ``fulling_mill``, ``lady_chapel``, ``priors_palace``,
``hospital`` and ``seventh``. Favour spaces are ``queen``, ``prior``, ``outlaw``, ``guild``,
``prioress``, ``merchant``, ``king``, ``earl`` and ``bishop``. A duty, and the penalty for not
meeting it, is ``piety`` (penance), ``wheat`` (begging) or ``gold`` (royal court).

What lies behind a screen, which action cards a seat has left, and which it has put away face down
are told only to that seat. What is received or paid is told to all: everybody sees it happen.

Where there is a ``card`` there is its ``title``, where a ``project`` its ``name``, as printed.
``by`` is what brings something: an event card's id, a project, an action card, ``harvest``,
``plague`` (who healed) or ``forgo``.
"""

from __future__ import annotations

from typing import Final

from heraut.engines import table_facts
from heraut.engines.comparison import MOST, ranks
from heraut.engines.vocabulary import (
    FLAG,
    FLAGS,
    NAME,
    NAMES,
    NUMBER,
    NUMBERS,
    SEAT,
    SEATS,
    TEXT,
    TEXTS,
    Role,
    Vocabulary,
)
from heraut.engines.world_without_end.effects import OPERATIONS, arguments_of

_HELD: Final = {
    SEAT: "after seat",
    SEATS: "donors seats winners",
    NAME: "action by card duty event expected gives good item kind material of per project "
    "source space state what why",
    NAMES: "actions cards covered duties get give goods has lose materials offers options "
    "otherwise pay projects spaces tie",
    TEXT: "name title",
    TEXTS: "names",
    FLAG: "able allowed doubled fewest forced free half heals house in_force ready",
    FLAGS: "mine missing",
    NUMBER: "best cloth cloth_price count gives_count gold halves hidden houses least left "
    "long loyalty medical most needed number own paid period piety place points price round "
    "rounds seals sick slot steps site stone tax unknown value wheat whole wood wool "
    "wool_price",
    NUMBERS: "counts faces get_counts give_counts has_counts lose_counts numbers "
    "option_counts otherwise_counts pay_counts places sites tie_counts values",
}
WORDS: Final = Vocabulary(
    **{name: argument for argument, names in _HELD.items() for name in names.split()}
)
COUNTED: Final = WORDS.but(places=NUMBER, seat=NUMBER, seats=NUMBER, sites=NUMBER, space=NUMBER)
"""A seat or a space from 1, and how many there are of what has numbers."""

OPEN: Final = frozenset(
    {"first", "event", "plague", "lose", "tax", "remove", "harvest", "material"}
)
"""Decisions whose choices all can see: those of the table, and some of a seat."""

DUE: Final = {
    # The table.
    "first": "seats",  # how many there are
    "event": "period round seat",  # the active player
    "plague": "place",  # its tile is turned up
    "lose": "seat why",  # "penance", "event": one of its action cards is drawn blindly
    "tax": "seat",  # that rolls
    # What an immediate event asks each seat.
    "offer": "seat card title give give_counts get get_counts",
    "pay": "seat card title goods counts lose lose_counts",  # what is lost otherwise
    "give": "seat card title goods counts",  # one of these is given
    "remove": "seat card title sites",  # its houses: one of them is taken back
    # A round.
    "court": "seat",  # it lays an action card that it may not use
    "orient": "seat card title",
    "play": "seat forced offers",  # it may not use the card; event cards it may exchange by
    "discard": "seat",  # it puts another action card away, face down
    "end": "seat offers",  # as "play": the last chance of the round to exchange
    # What an action card asks; ``by`` is the card itself, "privilege", or the id of an event card
    # that lets one do this without an action card.
    "material": "seat by",
    "build": "seat by",
    "sell": "seat by",
    "house": "seat by",  # "plague": the house is free
    "harvest": "seat by",
    "donate": "seat by",
    "weave": "seat by",
    "medicine": "seat by sick",  # "hospital": a donor may heal one citizen, and no more; how many
    # may be healed now, by whoever knows enough
    "extra": "seat card title goods counts pay pay_counts action",  # one of the goods is bought
    # The rest.
    "protect": "seat period duties doubled",  # each costs one loyalty; else lost twice
}
"""What may have to be decided, with what all may know of it: ``due_`` asks for it when it comes,
but for the first player, before whom nothing has happened; ``answer_turn_`` tells it again, and
the reason ``..._first`` that it comes before anything else."""

_MAY: Final = {
    "event": "count",  # cards of this period that may come
    "plague": "values",
    "tax": "least most",
    "offer": "able",
    "pay": "able",
    "give": "",  # the goods are those that one has
    "court": "actions",
    "orient": "steps",  # those allowed
    "play": "actions",  # the offers are those that one can pay
    "discard": "actions",
    "end": "",  # as "play"
    "material": "goods",
    "build": "projects names stone wood",  # that can be built now
    "sell": "wool cloth wool_price cloth_price",  # at most
    "house": "sites goods counts",  # parallel: what each brings
    "harvest": "sites goods counts",
    "donate": "projects names",
    "weave": "most",
    "medicine": "places values medical",  # that one could heal alone; how much one has
    "extra": "able",
    "protect": "loyalty",  # how many one has
}
"""What ``answer_may_`` tells beyond that: what may be chosen. It is told only to who decides, but
for :data:`OPEN` decisions; others get ``answer_turn_``."""

PHASES: Final = (*DUE, "over")

DECISIONS: Final = WORDS.but(seats=NUMBER)
"""The vocabulary of :data:`DUE`."""
_CHOICES: Final = WORDS.but(seats=NUMBER, steps=NUMBERS, stone=NUMBERS, wood=NUMBERS)


def _asking(what: str) -> Role:
    # A plague tile is asked of nobody in particular.
    return Role.BRING if what == "plague" else Role.NEXT


_HAPPENED: Final = (
    WORDS.event("first_player", "seat"),
    WORDS.event("period_began", "period seat"),  # the first player
    WORDS.event("round_began", "period round seat", role=Role.ROUND),  # the active player
    WORDS.event("event_drawn", "card title kind place"),  # "immediate", "permanent"; 0: no plague
    # yet; the plague comes next, then the card's effects, "effect_..."
    WORDS.event("plague_struck", "place value"),  # knowledge that healing there takes
    WORDS.event("plague_spared", "place why"),  # "sick", "healed"
    WORDS.event("card_lost", "seat why left"),  # "penance", "event"; action cards in hand
    WORDS.event("you_lost", "action", secret=True),  # only when Héraut knows the card
    WORDS.event("oriented", "seat steps"),
    WORDS.event("income", "seat good count", role=Role.GAIN),
    WORDS.event("income_missing", "seat good count", role=Role.GAIN),  # points instead
    WORDS.event("income_begged", "seat"),  # no income this round
    WORDS.event("favour_none", "seat"),  # no step, no favour
    WORDS.event("favour_moved", "seat space steps"),  # counted, without covered spaces
    WORDS.event("favour_given", "seat space good count", role=Role.GAIN),
    WORDS.event("favour_nothing", "seat space why"),  # "exhausted", "none_owned", "no_house"
    WORDS.event("favour_paid", "seat space good count"),
    WORDS.event("favour_blocked", "seat space"),  # the marker stays: the outlaw cannot be paid
    WORDS.event("gained", "seat good count by", role=Role.GAIN),
    WORDS.event("not_gained", "seat good by"),  # the supply is empty
    WORDS.event("lost", "seat good count by"),
    WORDS.event("spared", "seat by"),  # there was nothing to lose, to remove, to gain or to do
    WORDS.event("exchanged", "seat card give give_counts get get_counts", role=Role.GAIN),
    WORDS.event("declined", "seat what"),  # as DUE
    WORDS.event("given", "seat good count"),
    WORDS.event("no_effect", "card title"),  # an effect of it changes nothing
    WORDS.event("actions_forbidden", "card title"),  # nobody may use an action card this round
    WORDS.event("house_removed", "seat site"),
    WORDS.event("project_opened", "project name stone wood"),  # spaces
    WORDS.event("projects_covered", "projects names"),  # nobody builds there, or gives, this period
    WORDS.event("favour_covered", "space"),
    WORDS.event("market_closed", "good"),
    WORDS.event("market_opened", "good"),
    WORDS.event("permanent_placed", "card title slot"),
    WORDS.event("permanent_removed", "card title"),  # the older one makes room
    WORDS.event("played", "seat action left"),  # cards in hand
    WORDS.event("action_void", "seat action why good? houses? steps?"),  # "exhausted", with good;
    # "market_covered", with good; "no_house_left", with houses; "outlaw_unpaid", with steps;
    # "no_project", "no_last", "no_site", "no_house", "no_seal"
    WORDS.event("repeats", "seat action"),  # what Privilege does once more
    WORDS.event("forwent", "seat action left"),  # laid and not used, of one's own will
    WORDS.event("forwent_forced", "seat action left why"),  # "court", "event"
    WORDS.event("gave_up", "seat action"),  # the card lies there, and is not used
    WORDS.event("discarded", "seat left"),
    WORDS.event("you_discarded", "action", secret=True),  # only when Héraut knows the card
    WORDS.event("skipped", "seat why"),  # "court": it does not act in this round
    WORDS.event("built", "seat project name materials points", role=Role.GAIN),
    WORDS.event("project_done", "project name seats"),  # donors
    WORDS.event("donor_paid", "seat project name"),
    WORDS.event("spire", "seats points"),  # the most loyal, or all that tie, or none; each
    WORDS.event("sold", "seat wool cloth gold", role=Role.GAIN),
    WORDS.event("house_built", "seat site free left"),  # houses it still has
    WORDS.event("harvested", "seat sites"),
    WORDS.event("donated", "seat project name left"),  # seals
    WORDS.event("woven", "seat count"),
    WORDS.event("practised", "seat", role=Role.GAIN),  # one gold, one point
    WORDS.event("healed", "seat places values points", role=Role.GAIN),
    WORDS.event("period_ended", "period"),
    WORDS.event("project_grew", "project name material"),  # at the end of a period
    WORDS.event("covers_removed", "spaces goods projects"),  # what lay under covers
    WORDS.event("tax_rolled", "seat gold"),
    WORDS.event("duty_met", "seat duty count"),
    WORDS.but(missing=NUMBER).event("duty_missed", "seat duty paid missing points"),  # lost
    WORDS.event("protected", "seat duty"),
    WORDS.event("penalty_due", "seat duty"),  # at the beginning of the next period
    WORDS.event("doubled", "seat duty points"),  # lost once more
    WORDS.event("shield_passed", "seat"),  # the new first player
    COUNTED.event("plague_arrived", "places"),  # from now on somebody may fall ill in each round
    WORDS.event("all_cards_back"),  # all seats have their action cards again
    WORDS.event("new_cards"),  # all twelve action cards from now on
    WORDS.but(materials=NUMBER).event(
        "final_score", "seat points materials gold halves whole half"
    ),  # as before; points; coins; the sum in half points
    WORDS.event("won", "winners halves by"),  # "points", "piety", "loyalty", "medical", "shared"
)

_ANSWERS: Final = (
    WORDS.event("answer_no_seat"),  # who asks has no seat
    WORDS.event("answer_goods", "goods counts", secret=True),  # those one has
    WORDS.event("answer_goods_none", secret=True),
    WORDS.event("answer_good", "good count", secret=True),
    WORDS.event("answer_cards", "actions unknown count", secret=True),  # in hand, or maybe put away
    # face down; how many of them are put away; in hand
    WORDS.event("answer_played_cards", "seat actions hidden left"),  # face up, in order; how many
    # face down
    WORDS.event("answer_hidden_cards", "actions", secret=True),  # face down, "?" where unknown
    WORDS.event("answer_no_event"),  # no event card is in force
    WORDS.event("answer_event", "card title kind slot in_force"),  # 1 or 2, 0: in neither; there,
    # or on the council building; its effects follow, "effect_..."
    WORDS.event("answer_no_such_event", "card"),
    WORDS.event("answer_projects_none"),
    WORDS.event("answer_project", "project name stone wood donors state"),  # still lacking; "open",
    # "covered", "done"
    WORDS.event("answer_project_bonus", "project name heals goods counts"),  # one citizen; what
    # each donor receives
    WORDS.event("answer_project_not_there", "project name"),
    WORDS.event("answer_no_such_project", "project"),
    WORDS.event("answer_houses", "seat sites goods counts left"),  # what each brings; houses still
    # to build
    WORDS.event("answer_houses_none", "seat left"),
    WORDS.event("answer_site", "site material goods counts seat"),  # that lives there, -1: free
    COUNTED.event("answer_no_such_site", "site sites"),
    WORDS.event("answer_free_sites", "material sites goods counts"),  # that they take; parallel
    WORDS.event("answer_free_sites_none"),
    WORDS.event("answer_plague_not_yet", "period"),  # when it comes
    WORDS.event("answer_plague_place", "place state value goods counts"),  # "hidden", "sick",
    # "healed"; 0: not known; what healing brings beyond the points, "house": a free house
    WORDS.event("answer_plague", "places values hidden points"),  # that are sick; tiles; each
    WORDS.event("answer_plague_none", "hidden"),  # nobody is sick now
    COUNTED.event("answer_no_such_place", "place places"),
    WORDS.event("answer_favours", "space spaces covered"),  # under the marker; that follow, in
    # order
    WORDS.event("answer_favour", "space steps"),  # from the marker, -1: covered
    WORDS.event("answer_no_such_favour", "space"),
    WORDS.event("answer_market", "wool cloth"),  # prices; 0: nothing is sold
    WORDS.event("answer_supply", "goods counts"),
    WORDS.event("answer_duties", "period doubled piety wheat least most rounds"),  # tax; left
    WORDS.event("answer_duties_ready", "piety wheat gold points ready", secret=True),  # what is
    # lacking, gold for the dearest tax; that would be lost today at most
    WORDS.event("answer_score", "seat points"),
    WORDS.event("answer_final", "seat whole half"),  # after the end
    WORDS.event("answer_score_source", "source points"),  # after "answer_score" or "answer_final"
    WORDS.event("answer_score_gold", "whole half"),  # after the end
    WORDS.event("answer_healed", "seat places count"),
    WORDS.event("answer_rank_hidden"),  # it lies behind the screens
    *ranks(WORDS),
    # The active player; its card is not turned yet ("orients"), "turned", or put away ("ended").
    WORDS.event("answer_round", "period round seat state"),  # "over": so is the match
    WORDS.event("answer_round_setup"),
    WORDS.event("answer_next_player", "seat after"),
    WORDS.event("answer_next_opens", "seat after"),  # with the next round
    WORDS.event("answer_next_none", "seat"),  # the match ends with its turn
    WORDS.event("answer_screened", "seat"),  # what a seat has else lies behind its screen
    WORDS.event("answer_what_does", "action"),
    WORDS.event("answer_what_does_long", "action"),
    WORDS.event("answer_seals", "seat left projects names"),  # where its seals lie
    WORDS.event("answer_penalties", "seat duties"),  # of the coming or running period
    WORDS.event("answer_penalties_threaten", "seat duties doubled"),  # unless loyalty is paid
    WORDS.event("answer_penalties_none"),
    WORDS.event("answer_orient_none"),  # no card is to be turned
    WORDS.event("answer_no_such_orientation", "steps most"),
    # The space ("": none), what its favour brings as far as all can see it (-1: it takes one; "":
    # that lies behind a screen), by seat what it receives, whether a point comes instead, and
    # whether it is the asker; in the order of the answers the best comes first, if only one hears.
    WORDS.event(
        "answer_orientation",
        "steps space gives gives_count seats goods counts missing mine",
        secret=None,
    ),
    WORDS.event("answer_orientation_own", "steps space points good count allowed", secret=True),
    # for the asker, the favour included; that the favour brings
    COUNTED.event("answer_no_such_seat", "seat seats"),  # as asked, from 1
    WORDS.event("answer_no_such_action", "action"),
    WORDS.event("answer_over", "winners halves"),
)

EVENTS: Final = (
    *table_facts.EVENTS,
    *table_facts.COUNT_EVENTS,
    *table_facts.SECRET_COUNT_EVENTS,
    WORDS.event("fact_house", "seat site"),
    WORDS.event("fact_no_house", "seat site"),
    WORDS.event("fact_in_hand", "seat action", secret=True),
    WORDS.event("fact_put_away", "seat action", secret=True),
    WORDS.event("fact_in_hand_so", "seat action", secret=True),  # it was believed to be so
    WORDS.event("fact_put_away_so", "seat action", secret=True),
    *_HAPPENED,
    *(
        DECISIONS.event(f"due_{what}", names, role=_asking(what))
        for what, names in DUE.items()
        if what != "first"
    ),
    # What an event card may do: the operations of its effects.
    *(WORDS.event(f"effect_{op}", " ".join(arguments_of(op))) for op in OPERATIONS),
    *_ANSWERS,
    *(DECISIONS.event(f"answer_turn_{what}", names) for what, names in DUE.items()),
    *(
        _CHOICES.event(
            f"answer_may_{what}", f"{names} {_MAY.get(what, '')}", secret=what not in OPEN
        )
        for what, names in DUE.items()
    ),
)

QUESTIONS: Final = (
    WORDS.question("goods", "good?"),
    WORDS.question("cards"),  # one's action cards left
    WORDS.question("played_cards", "seat?"),
    WORDS.question("hidden_cards"),  # what one has put away
    WORDS.question("events", "event?"),  # an id
    WORDS.question("projects", "project?"),
    WORDS.question("houses", "seat?"),  # if not one's own
    WORDS.question("site", "site"),
    WORDS.question("free_sites", "material?"),  # those that cost it, if one is named
    WORDS.question("plague", "place?"),
    WORDS.question("favours", "space?"),
    WORDS.question("market"),
    WORDS.question("supply", "good?"),
    WORDS.question("duties", "own?"),  # if only what one lacks is meant: then only to the seat
    WORDS.question("scores", "seat?"),
    WORDS.question("score_details", "seat?"),  # if not one's own
    WORDS.question(MOST, "of? least?"),  # of points, if nothing is named
    WORDS.question("healed", "seat?"),  # by all, and who is still sick
    WORDS.question("round"),
    WORDS.question("next_player", "seat?"),  # after the one who asks, if nobody is named
    WORDS.question("player", "seat?"),  # all of a seat that lies open
    WORDS.question("what_does", "action long?"),  # if the long words are meant
    WORDS.question("seals", "seat?"),  # if not one's own
    WORDS.question("penalties"),
    # Mine: only the asker's own income.
    WORDS.question(
        "orientations", "steps? best? mine?"
    ),  # if the best for the asker comes first: then
    # only to the seat, with what each brings it. Without it all hear what all can see
    WORDS.question("turn"),
    WORDS.question("options"),
)
