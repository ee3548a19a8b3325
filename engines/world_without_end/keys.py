"""All that needs words in every language: events, refusals, questions and their values.

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

Notations. The table: ``first SEAT``, ``event CARD``, ``event new ...`` (a card that the data does
not hold, with real cards on the table; see the module ``notation``), ``plague VALUE``,
``lose CARD|?`` (an action card drawn blindly), ``tax GOLD``. A seat: ``orient STEPS`` (the arrow on
0 to 3), ``exchange [CARD]``, ``pay``, ``give GOOD``, ``remove SITE``, ``play CARD``,
``forgo CARD`` (laid and not used), ``discard CARD|#NUMBER|?`` (by its name, by its place among the
cards that the question ``cards`` tells, or not told), ``material stone|wood``,
``build PROJECT MATERIAL[,MATERIAL]``, ``sell wool COUNT``, ``sell cloth``,
``sell wool COUNT cloth``, ``house SITE``, ``harvest SITE[,SITE]``, ``donate PROJECT``,
``weave COUNT``, ``practise``, ``heal PLACE[,PLACE...]``, ``extra GOOD``, ``protect DUTY``,
``pass`` (not that, or no more).
"""

from __future__ import annotations

from typing import Final

__all__ = ["DUE", "EFFECTS", "EVENT_KEYS", "QUESTIONS", "REASONS"]

DUE: Final = (
    # The table.
    "first",  # seats (how many there are)
    "event",  # period, round, seat (the active player)
    "plague",  # place: its tile is turned up
    "lose",  # seat, why ("penance", "event"): one of its action cards is drawn blindly
    "tax",  # seat (that rolls)
    # What an immediate event asks each seat.
    "offer",  # seat, card, give, give_counts, get, get_counts
    "pay",  # seat, card, goods, counts, lose, lose_counts (what is lost otherwise)
    "give",  # seat, card, goods, counts: one of these is given
    "remove",  # seat, card, sites (its houses): one of them is taken back
    # A round.
    "court",  # seat: it lays an action card that it may not use
    "orient",  # seat, card
    "play",  # seat, forced (bool: it may not use the card), offers (event cards it may exchange by)
    "discard",  # seat: it puts another action card away, face down
    "end",  # seat, offers (as "play"): the last chance of the round to exchange
    # What an action card asks; ``by`` is the card itself, "privilege", or the id of an event card
    # that lets one do this without an action card.
    "material",  # seat, by
    "build",  # seat, by
    "sell",  # seat, by
    "house",  # seat, by ("plague": the house is free)
    "harvest",  # seat, by
    "donate",  # seat, by
    "weave",  # seat, by
    "medicine",  # seat, by ("hospital": a donor may heal one citizen, and no more), sick (how many
    # may be healed now, by whoever knows enough)
    "extra",  # seat, card, goods, counts (one of them is bought), pay, pay_counts, action
    # The rest.
    "protect",  # seat, period, duties (each costs one loyalty), doubled (bool: else lost twice)
)
"""What may have to be decided; each has the keys ``due_``, ``answer_turn_`` and ``answer_may_``,
but for ``due_first``, before which nothing has happened.

The details are those of ``due_`` and ``answer_turn_``; ``answer_may_`` has its own, below. Where
there is a ``card`` there is its ``title``.
"""

EFFECTS: Final = (
    "each_gain",  # goods, counts
    "each_lose",  # goods, counts
    "each_gain_if",  # has, has_counts, goods, counts
    "each_lose_if_not",  # has, has_counts, goods, counts
    "each_gain_per",  # per ("house", "loyalty", "piety", "medical"), goods, counts
    "majority_gain",  # of (a good), goods, counts (if alone), tie, tie_counts
    "may_exchange",  # give, give_counts, get, get_counts
    "each_pay_or",  # pay, pay_counts, otherwise, otherwise_counts (what is lost else)
    "each_lose_choice",  # options, option_counts (one of them is lost)
    "remove_own_house",  # nothing
    "discard_action",  # nothing: each puts an action card away
    "may_act",  # action: each may do what this action card does
    "introduce_project",  # project, name
    "cover_other_projects",  # project, name (the only one that stays open)
    "complete_project",  # project, name
    "cover_favour",  # space
    "cover_market",  # good
    "uncover_market",  # good
    "market_price",  # good, price
    "forgo_action_reward",  # goods, counts
    "all_forgo_action_this_round",  # nothing
    "random_hidden_discard",  # nothing
    "disable_healing",  # nothing
    "action_bonus",  # action, goods, counts
    "action_option",  # action, pay, pay_counts, options, option_counts (one of them is bought)
)
"""What an event may do: the vocabulary of the cards. Each has the key ``effect_...``."""

_HAPPENED = (
    "first_player",  # seat
    "period_began",  # period, seat (the first player)
    "round_began",  # period, round, seat (the active player)
    "event_drawn",  # card, title, kind ("immediate", "permanent"), place (0: no plague yet); the
    # plague comes next, then the card's effects, "effect_..."
    "plague_struck",  # place, value (knowledge that healing there takes)
    "plague_spared",  # place, why ("sick", "healed")
    "card_lost",  # seat, why ("penance", "event"), left (action cards in hand)
    "you_lost",  # action; only to the seat, only when Héraut knows the card
    "oriented",  # seat, steps
    "income",  # seat, good, count
    "income_missing",  # seat, good, count (points instead)
    "income_begged",  # seat: no income this round
    "favour_none",  # seat: no step, no favour
    "favour_moved",  # seat, space, steps (counted, without covered spaces)
    "favour_given",  # seat, space, good, count
    "favour_nothing",  # seat, space, why ("exhausted", "none_owned", "no_house")
    "favour_paid",  # seat, space, good, count
    "favour_blocked",  # seat, space: the marker stays, as the outlaw cannot be paid
    "gained",  # seat, good, count, by (what brings it: an event card's id, a project, "wheat",
    # "piety", "materials", "harvest", "plague" (who healed), "forgo")
    "not_gained",  # seat, good, by: the supply is empty
    "lost",  # seat, good, count, by
    "spared",  # seat, by (as "gained"): there was nothing to lose, to remove, to gain or to do
    "exchanged",  # seat, card, give, give_counts, get, get_counts
    "declined",  # seat, what (as DUE)
    "given",  # seat, good, count
    "no_effect",  # card, title: an effect of it changes nothing
    "actions_forbidden",  # card, title: nobody may use an action card this round
    "house_removed",  # seat, site
    "project_opened",  # project, name, stone, wood (spaces)
    "projects_covered",  # projects, names: nobody builds there, or gives, this period
    "favour_covered",  # space
    "market_closed",  # good
    "market_opened",  # good
    "permanent_placed",  # card, title, slot
    "permanent_removed",  # card, title: the older one makes room
    "played",  # seat, action, left (cards in hand)
    "action_void",  # seat, action, why ("exhausted", with good; "no_project", "market_covered",
    # "no_last", "no_house_left", "no_site", "no_house", "no_seal", "outlaw_unpaid")
    "repeats",  # seat, action: what Privilege does once more
    "forwent",  # seat, action, left; laid and not used, of one's own will
    "forwent_forced",  # seat, action, left, why ("court", "event")
    "gave_up",  # seat, action: the card lies there, and is not used
    "discarded",  # seat, left
    "you_discarded",  # action; only to the seat, only when Héraut knows the card
    "skipped",  # seat, why ("court"): it does not act in this round
    "built",  # seat, project, name, materials, points
    "project_done",  # project, name, seats (donors)
    "donor_paid",  # seat, project, name
    "spire",  # seats (one: the most loyal; several: all that tie; or none), points (each)
    "sold",  # seat, wool, cloth (counts), gold
    "house_built",  # seat, site, free (bool), left (houses it still has)
    "harvested",  # seat, sites
    "donated",  # seat, project, name, left (seals)
    "woven",  # seat, count
    "practised",  # seat: one gold, one point
    "healed",  # seat, places, values, points
    "period_ended",  # period
    "project_grew",  # project, name, material: at the end of a period
    "covers_removed",  # spaces, goods, projects: what lay under covers
    "tax_rolled",  # seat, gold
    "duty_met",  # seat, duty, count
    "duty_missed",  # seat, duty, paid, missing, points (lost)
    "protected",  # seat, duty
    "penalty_due",  # seat, duty: at the beginning of the next period
    "doubled",  # seat, duty, points (lost once more)
    "shield_passed",  # seat (the new first player)
    "plague_arrived",  # places (how many): from now on somebody may fall ill in each round
    "all_cards_back",  # nothing: all seats have their action cards again
    "new_cards",  # nothing: all twelve action cards from now on
    "final_score",  # seat, points (as before), materials (points), gold (coins), halves (the sum in
    # half points), whole, half (bool)
    "won",  # winners (seats), halves, by ("points", "piety", "loyalty", "medical", "shared")
)

_ANSWERS = (
    "answer_no_seat",  # nothing: who asks has no seat
    "answer_goods",  # goods, counts (those one has); only to the seat
    "answer_goods_none",  # nothing; only to the seat
    "answer_good",  # good, count; only to the seat
    "answer_cards",  # actions (in hand, or maybe put away face down), unknown (how many of them are
    # put away), count (in hand); only to the seat
    "answer_played_cards",  # seat, actions (face up, in order), hidden (how many face down), left
    "answer_hidden_cards",  # actions (put away face down, "?" where unknown); only to the seat
    "answer_no_event",  # nothing: no event card is in force
    "answer_event",  # card, title, kind, slot (1 or 2; 0: in neither), in_force (bool: there, or on
    # the council building); its effects follow, "effect_..."
    "answer_no_such_event",  # card
    "answer_projects_none",  # nothing
    "answer_project",  # project, name, stone, wood (still lacking), donors (seats), state ("open",
    # "covered", "done")
    "answer_project_bonus",  # project, name, heals (bool: one citizen), goods, counts: what each
    # donor receives
    "answer_project_not_there",  # project, name
    "answer_no_such_project",  # project
    "answer_houses",  # seat, sites, goods, counts (what each brings), left (houses still to build)
    "answer_houses_none",  # seat, left
    "answer_site",  # site, material, goods, counts, seat (that lives there, -1: free)
    "answer_no_such_site",  # site, sites
    "answer_free_sites",  # material (that they take), sites, goods, counts (parallel)
    "answer_free_sites_none",  # nothing
    "answer_plague_not_yet",  # period (when it comes)
    "answer_plague_place",  # place, state ("hidden", "sick", "healed"), value (0: not known),
    # goods, counts (what healing brings beyond the points; "house": a free house)
    "answer_plague",  # places (that are sick), values, hidden (how many tiles), points (each)
    "answer_plague_none",  # hidden: nobody is sick now
    "answer_no_such_place",  # place, places
    "answer_favours",  # space (under the marker), spaces (that follow, in order), covered (spaces)
    "answer_favour",  # space, steps (from the marker, -1: covered)
    "answer_no_such_favour",  # space
    "answer_market",  # wool, cloth (prices; 0: nothing is sold)
    "answer_supply",  # goods, counts
    "answer_duties",  # period, doubled (bool), piety, wheat, least, most (tax), rounds (left)
    "answer_duties_ready",  # piety, wheat, gold (what is lacking; gold for the dearest tax), points
    # (that would be lost today at most), ready (bool); only to the seat
    "answer_score",  # seat, points
    "answer_final",  # seat, whole, half (bool): after the end
    "answer_round",  # period, round, seat (the active player)
    "answer_round_setup",  # nothing
    "answer_what_does",  # action
    "answer_what_does_long",  # action
    "answer_seals",  # seat, left, projects (where its seals lie), names
    "answer_penalties",  # seat, duties: penalties of the coming or running period
    "answer_penalties_none",  # nothing
    "answer_orient_none",  # nothing: no card is to be turned
    "answer_no_such_orientation",  # steps, most
    "answer_orientation",  # steps, space ("": none), gives, gives_count (what the favour brings, as
    # far as all can see it; -1: it takes one; "": that lies behind a screen), seats, goods, counts
    # (by seat), missing (by seat, bool: a point comes instead), mine (by seat, bool: the asker's
    # own); in the order of the answers the best comes first
    "answer_orientation_own",  # steps, space, points (for the asker, the favour included), good,
    # count (that the favour brings), allowed (bool); only to the seat
    "answer_no_such_seat",  # seat (as asked, from 1), seats
    "answer_no_such_action",  # action
    "answer_over",  # winners (seats), halves
)

_MAY = {
    "first": "answer_may_first",  # seats
    "event": "answer_may_event",  # as due, and count (cards of this period that may come)
    "plague": "answer_may_plague",  # place, values
    "lose": "answer_may_lose",  # seat, why
    "tax": "answer_may_tax",  # seat, least, most
    # The following tell what the seat may do now. It depends on its screen or on its hand, but for
    # "remove", "harvest" and "material": so it is told only to the seat; others get "answer_turn_".
    "offer": "answer_may_offer",  # as due, and able (bool)
    "pay": "answer_may_pay",  # as due, and able (bool)
    "give": "answer_may_give",  # as due; goods and counts are those that one has
    "remove": "answer_may_remove",  # as due
    "court": "answer_may_court",  # seat, actions
    "orient": "answer_may_orient",  # seat, card, steps (those allowed)
    "play": "answer_may_play",  # as due, and actions; offers are those that one can pay
    "discard": "answer_may_discard",  # seat, actions
    "end": "answer_may_end",  # as due; offers are those that one can pay
    "material": "answer_may_material",  # as due, and goods
    "build": "answer_may_build",  # as due, and projects, names, stone, wood (that can be built now)
    "sell": "answer_may_sell",  # as due, and wool, cloth (at most), wool_price, cloth_price
    "house": "answer_may_house",  # as due, and sites, goods, counts (parallel: what each brings)
    "harvest": "answer_may_harvest",  # as due, and sites, goods, counts (parallel)
    "donate": "answer_may_donate",  # as due, and projects, names
    "weave": "answer_may_weave",  # as due, and most
    "medicine": "answer_may_medicine",  # as due, and places, values (that one could heal alone),
    # medical (how much one has)
    "extra": "answer_may_extra",  # as due, and able (bool)
    "protect": "answer_may_protect",  # as due, and loyalty (how many one has)
}

EVENT_KEYS: Final = (
    *_HAPPENED,
    *(f"due_{what}" for what in DUE[1:]),
    *(f"effect_{name}" for name in EFFECTS),
    *_ANSWERS,
    *(f"answer_turn_{what}" for what in DUE),
    *_MAY.values(),
)
"""The key of every event; ``answer_...`` are answers to questions."""

QUESTIONS: Final = (
    "goods",  # slot good, if one is meant
    "cards",  # one's action cards left
    "played_cards",  # slot seat, from 1, if one is meant
    "hidden_cards",  # what one has put away
    "events",  # slot event (an id), if one is meant
    "projects",  # slot project, if one is meant
    "houses",  # slot seat, from 1, if not one's own
    "site",  # slot site
    "free_sites",
    "plague",  # slot place, if one is meant
    "favours",  # slot space, if one is meant
    "market",
    "supply",  # slot good, if one is meant
    "duties",  # slot own, if only what one lacks is meant: then only to the seat
    "scores",  # slot seat, from 1, if one is meant
    "round",
    "what_does",  # slots action, long (if the long words are meant)
    "seals",  # slot seat, from 1, if not one's own
    "penalties",
    "orientations",  # slots steps, if one is meant; best, if the best for the asker comes first:
    # then only to the seat, with what each brings it. Without it all hear what all can see
    "turn",
    "options",
)

REASONS: Final = (
    "match_over",
    # What has to be done first: one for each of DUE, with its details.
    *(f"{what}_first" for what in DUE),
    # The table.
    "no_such_seat",  # seat, seats (how many there are); both as spoken, from 1
    "no_such_event",  # card
    "wrong_period",  # card, period: it belongs to another one
    "event_used",  # card: it came already
    "cards_are_known",  # a card that the data does not hold comes only with table cards
    "bad_event",  # item, expected: what is said of the new card is wrong
    "no_such_tile",  # value, least, most
    "tile_used",  # value: all tiles of this value are turned up
    "no_such_tax",  # gold, least, most
    "draw_must_show",  # with app cards Héraut knows the card
    # Action cards.
    "no_such_action",  # action
    "not_in_hand",  # action
    "not_yet",  # action: only from period two on
    "must_forgo",  # seat: it may not use a card this round
    # Orienting.
    "no_such_orientation",  # steps, most
    "outlaw_unpaid",  # steps: the outlaw would have to be paid
    # What one lacks, or the table.
    "lacks",  # good, count (needed)
    "exhausted",  # good: the supply has none
    "no_such_good",  # good
    "not_offered",  # good, goods (to choose from)
    "too_many",  # count, most
    # Exchanges.
    "no_exchange",  # no event in force offers one
    "which_exchange",  # cards (event cards that offer one)
    "not_exchangeable",  # card: it offers no exchange
    "exchanged_already",  # card: once a round
    # Projects.
    "no_such_project",  # project
    "project_not_there",  # project, name
    "project_done",  # project, name
    "project_covered",  # project, name
    "no_space",  # project, name, material
    "no_project",  # no project can be built on
    "gave_already",  # project, name
    "no_seal",  # seals (how many there are)
    # Market.
    "market_covered",  # good
    "sells_one_cloth",  # most
    "nothing_sold",
    # Houses.
    "no_such_site",  # site, sites
    "site_taken",  # site, seat
    "same_yield",  # site, own (the site that brings the same)
    "no_house_left",  # houses (how many each has)
    "not_your_house",  # site
    "no_house",  # no house on the board
    "site_twice",  # site
    # Plague.
    "no_plague_yet",  # period (when it comes)
    "no_such_place",  # place, places
    "not_sick",  # place
    "place_twice",  # place
    "healing_forbidden",  # card, title (the event)
    "too_little_medical",  # needed
    "heals_one",  # most
    "only_heals",  # a donor of the hospice heals, or passes
    # Duties.
    "no_such_duty",  # duty
    "no_such_penalty",  # duty, duties
)
"""Why an action may be refused, with the details that come along.

What one lacks is told only to the one who acts: "lacks", "too_little_medical", "outlaw_unpaid", and
"not_in_hand" where others did not see the card laid.
"""
