"""What Kingsbridge says: what happens, answers, refusals and questions, with their arguments."""

from __future__ import annotations

from typing import Any, Final

from heraut.engines import table_facts
from heraut.engines.vocabulary import (
    ACTIONS,
    FLAG,
    NAME,
    NAMES,
    NUMBER,
    NUMBERS,
    SEAT,
    SEATS,
    EventType,
    Role,
    Vocabulary,
)

_NUMBERS: Final = (
    *("card", "column", "count", "copies", "unknown", "least", "most", "points"),
    *("first", "last"),  # the lowest and highest rank of a column, or of a part that moves
    *("column_first", "column_last", "source"),  # those of a column itself; where a part lay
    *("hand", "hand_left", "held", "pile", "malus", "size"),  # how many cards lie there
    *("placed", "of", "left"),  # how many were placed, could be, and are still to come or to stay
    *("boxed", "deck", "open"),  # characters out of the game, hidden, still to be used
    *("empty", "needs", "fewer"),  # empty columns; the rank that a column waits for
    "forgotten",  # cards that Héraut is no longer sure of
    "edgar",  # the rank that he stands for; 0: he is not there
    *("level", "long"),  # of advice: 1 to 3, see there; 1: the long words are meant
)
_COMMON: Final = {
    **dict.fromkeys(_NUMBERS, NUMBER),
    **dict.fromkeys(("cards", "counts", "twice"), NUMBERS),  # ranks, but for the counts
    **dict.fromkeys(("laid", "returned"), NUMBERS),  # ranks on a column, and in a hand again
    **dict.fromkeys(("gaps", "starts"), NUMBERS),  # columns that take a card there
    **dict.fromkeys(("seat", "receiver"), SEAT),  # -1: the open row; nobody
    **dict.fromkeys(("seats", "winners"), SEATS),  # seats: those still to get a card
    **dict.fromkeys(("character", "top", "outcome", "kind"), NAME),
    **dict.fromkeys(("where", "to"), NAME),  # end, start, gap; pile, left (neighbour), box, deck
    "what": NAME,  # longest, shortest, nearest; lowest, highest of a hand
    **dict.fromkeys(("begun", "vanished", "proven"), FLAG),
    "steps": ACTIONS,
}
_WORDS: Final = Vocabulary(
    **_COMMON,
    aside=FLAG,  # the card had been set aside
    characters=NAMES,
    columns=NUMBERS,
    missing=NUMBERS,  # the ranks of the gaps
)
_COUNTED: Final = Vocabulary(
    **_COMMON,
    aside=NUMBER,  # cards set aside
    characters=NUMBER,  # those left
    columns=NUMBER,  # how many there are
    missing=NUMBER,  # the one rank of a gap
)
"""The same where what has several values elsewhere is one number."""
_SPOKEN: Final = Vocabulary(seat=NUMBER, seats=NUMBER)
"""Seats as they are spoken, from 1, and how many there are."""


def _told(key: str, names: str = "", words: Vocabulary = _WORDS, **more: Any) -> EventType:
    """Return a kind of event; one about a column says where it happened."""
    return words.event(key, names, place="column" if "column" in names.split() else "", **more)


_STANDING: Final = "points characters empty malus"

_HAPPENED: Final = (
    _told("started", "card column"),
    # How many cards each seat gets once the columns are begun.
    _told("dealt", "counts", role=Role.DRAW),
    _told("drew", "seat count left pile"),
    _told("you_drew", "card", secret=True),
    _told("refilled", "seat count pile"),  # after the last card of a refill
    _told("you_refilled", "cards unknown", secret=True),
    _told("revealed", "character seat left"),
    _told("characters_dealt", "counts boxed"),
    _told("top_character", "seat character"),  # what lies on top of a seat's pile has changed
    _told("turn_began", "seat", role=Role.TURN_MARK | Role.TURN_SIGN),
    # First, last and count are those of the column now.
    _told("placed", "seat card column first last count hand_left where aside"),
    _told("gap_made", "column missing", _COUNTED),
    _told("gap_filled", "column card"),  # follows "placed", "edgar_placed" or "from_discard"
    # Count: cards in the column now; left: in the source.
    _told("moved", "seat first last source column column_first column_last count left where"),
    _told("column_emptied", "column"),
    _told("column_finished", "column"),
    _told("column_opened", "column"),  # an extra one, Ethelred's; "placed" follows
    # An extra one was emptied; later ones have moved up by one number.
    _told("column_vanished", "column columns", _COUNTED),
    # A card took Edgar's place; "edgar_recovered" follows.
    _told("swapped", "seat card column aside hand_left"),
    _told("edgar_recovered", "seat card column to receiver"),
    _told("used", "seat character"),  # what it did follows
    # Aldred, Agatha or Ragna allows more up to the turn's end.
    _told("permission", "seat character"),
    _told("edgar_placed", "seat card column first last count where"),
    _told("removed", "seat column cards left"),  # Wynstan: the cards as they lay
    _told("cleared", "seat column count vanished"),
    _told("from_discard", "seat cards column first last count"),
    _told("set_aside", "seat cards"),
    _told("gave", "seat card column receiver left"),
    _told("giving_over", "seat"),
    _told("passed_on", "character seat receiver"),
    _told("character_boxed", "character"),
    _told("characters_out", "open"),
    _told("exchanged", "seat count"),
    _told("you_exchanged", "cards unknown", secret=True),
    _told("passed", "seat"),
    _told("malus", "seat card count aside"),
    _told("turn_ended", "seat", role=Role.TURN_MARK | Role.DRAW),
    _told("seat_done", "seat"),  # out of cards in a cooperative game; the others go on
    _told("won", "seat"),
    _told("stalemate", "winners counts"),
    _told("final_score", f"{_STANDING} outcome", _COUNTED),
    _told("solo_over", f"{_STANDING} outcome", _COUNTED),
    _told("cooperative_over", f"{_STANDING} outcome", _COUNTED),
    *table_facts.EVENTS,
    *table_facts.COUNT_EVENTS,
    # Forgotten: cards that Héraut believed in the hand, and is no longer sure of.
    _told("fact_holds", "seat card forgotten", secret=True),
    _told("fact_lacks", "seat card", secret=True),
    _told("fact_held", "seat card", secret=True),  # it was believed to be so
    _told("fact_lacked", "seat card", secret=True),
    # Ranks that came from the seat's hand, and that went back there.
    _told("fact_column", "seat column first last laid returned"),
    _told("fact_column_empty", "column count"),
    _told("fact_turn", "seat receiver", role=Role.TURN_SIGN),  # receiver: whose turn was believed
    # Top: what the receiver has for it; empty: nothing. Nobody: it was in the box.
    _told("fact_character", "seat character receiver top"),
)

_ANSWERS: Final = (
    # What an action gives up: a card that could still go, where the turn ends or as a malus.
    _told("forgone_card", "card column", secret=True),
    _told("forgone_malus", "card column"),
    _told("answer_hand", "cards unknown count", secret=True),
    _told("answer_hand_unknown", "count", secret=True),
    _told("answer_hand_empty", secret=True),
    _told("answer_no_hand"),  # who asks has no seat
    _told("answer_column", "column first last count missing twice edgar"),  # two cards or more
    _told("answer_column_one", "column card edgar"),
    _told("answer_column_empty", "column"),
    _told("answer_no_such_column", "column columns", _COUNTED),
    _told("answer_count", "seat count hand pile aside", _COUNTED),  # count: hand, pile and aside
    _told("answer_turn", "seat"),
    _told("answer_turn_draw", "seat left"),
    _told("answer_turn_start", "column"),
    _told("answer_turn_reveal", "seat left begun"),
    _told("answer_over", "winners"),
    _told("answer_may_start", "column"),
    _told("answer_may_draw", "seat left"),
    _told("answer_may_reveal", "seat left"),
    _told("answer_may_place", "hand aside", _COUNTED),
    _told("answer_may_move"),
    _told("answer_may_use", "characters"),
    _told("answer_may_swap", "column card"),
    _told("answer_may_give", "seats"),
    _told("answer_may_stop", "seats"),
    _told("answer_may_exchange", "hand"),
    _told("answer_may_end"),
    _told("answer_may_pass"),
    # With ``malus_when=stuck`` the hand tells; together it is known to its owner alone.
    _told("answer_may_malus", "hand", secret=None),
    _told("answer_may_no_malus", secret=None),
    _told("answer_discard", "count cards counts"),
    _told("answer_discard_card", "card count"),
    _told("answer_discard_empty"),
    _told("answer_pile", "seat count"),
    _told("answer_pile_empty", "seat"),
    _told("answer_left_to_draw", "seat count"),
    _told("answer_my_character", "seat character"),
    _told("answer_no_character", "seat"),
    _told("answer_open_characters", "characters deck"),
    _told("answer_characters_of", "seat characters"),  # the top one first
    _told("answer_no_characters_of", "seat"),
    _told("answer_what_does", "character"),
    _told("answer_what_does_long", "character"),
    _told("answer_malus", "count points"),  # points: what they cost, negative
    _told("answer_malus_none"),
    _told("answer_score", _STANDING, _COUNTED),  # as though the game ended like this
    # Columns: those that a card may end, also empty ones.
    _told("answer_where", "card columns gaps starts"),
    _told("answer_where_none", "card"),
    _told("answer_placeable", "cards columns", secret=True),  # one column for each card
    _told("answer_placeable_none", secret=True),
    _told("answer_aside", "seat cards"),
    _told("answer_aside_none", "seat"),
    _told("answer_my_card", "card count unknown", secret=True),
    _told("answer_leads", "seats count fewer"),  # fewer: than the next; 0: several are ahead
    _told("answer_where_is", "card columns"),
    _told("answer_edgar_in_column", "column card"),
    _told("answer_character_with", "character seat"),
    _told("answer_character_there", "character where"),  # open, box, hidden
    _told("answer_next_player", "seat"),
    _told("answer_column_end", "column card"),
    _told("answer_empty_columns", "columns"),
    # Needs: the rank that comes next; first: the last one that is missing before it. 0: none.
    _told("answer_missing", "column missing first needs"),
    # Count: cards that lie there; ranks that the nearest lack.
    _told("answer_compare_columns", "what columns count"),
    _told("answer_advice_count", "count of proven", secret=True),
    # What does not apply is 0, "" or (), a seat -1.
    _told(
        "answer_advice_first",
        "kind card cards count column source first last character seat aside",
        secret=True,
    ),
    _told("answer_advice_line", "steps count proven", secret=True),
    _told("answer_advice_none", secret=True),
    _told("answer_advice_off", secret=True),
)

EVENTS: Final = _HAPPENED + _ANSWERS

QUESTIONS: Final = (
    _WORDS.question("my_hand"),
    _WORDS.question("column", "column"),
    *map(_WORDS.question, ("columns", "counts", "turn", "options")),
    _WORDS.question("discard", "card?"),
    *map(_WORDS.question, ("pile", "left_to_draw", "my_character")),
    _WORDS.question("characters_of", "seat?"),
    _WORDS.question("what_does", "character long?"),
    _WORDS.question("malus"),
    _WORDS.question("score"),
    _WORDS.question("where", "card"),
    _WORDS.question("placeable"),
    _WORDS.question("aside", "seat?"),
    _WORDS.question("advice", "level?"),
    _WORDS.question("my_card", "card"),
    _WORDS.question("who_leads"),
    _WORDS.question("where_is", "card? character?"),
    *map(_WORDS.question, ("next_player", "column_ends", "empty_columns")),
    _WORDS.question("missing", "column"),
    _WORDS.question("compare_columns", "what?"),  # all three
)

REASONS: Final = (
    # No values go with these.
    *map(_WORDS.reason, ("match_over", "nothing_to_start", "nothing_to_draw", "nothing_to_reveal")),
    *map(_WORDS.reason, ("exchange_nothing", "pile_empty", "must_place_or_pass", "no_characters")),
    *map(_WORDS.reason, ("not_giving", "give_self", "no_exchange_alone", "must_place_or_malus")),
    _WORDS.reason("no_malus"),
    _WORDS.reason("start_first", "column"),
    _WORDS.reason("draw_first", "seat left"),
    _WORDS.reason("reveal_first", "seat left"),
    _WORDS.reason("no_such_card", "card least most"),
    _COUNTED.reason("no_such_column", "column columns"),
    _WORDS.reason("not_in_hand", "card held"),
    *table_facts.REASONS,
    *table_facts.COUNT_REASONS,
    _WORDS.reason("fact_held", "seat card", secret=True),  # it is believed to be so
    _WORDS.reason("fact_lacked", "seat card", secret=True),
    _WORDS.reason("fact_hand_empty", "seat"),
    _WORDS.reason("fact_card_elsewhere", "card", secret=True),  # all copies, as it believes
    _WORDS.reason("fact_say_card", secret=True),  # which one is not there
    _WORDS.reason("fact_own_turn", "seat"),  # a column changes by the hand on turn alone
    _WORDS.reason("fact_column_so", "column first last"),
    _WORDS.reason("fact_column_empty_so", "column"),
    _WORDS.reason("fact_column_first", "column"),  # it is empty: its lowest rank is wanted, too
    _WORDS.reason("fact_column_order", "column first last"),
    _WORDS.reason("fact_column_done", "column"),  # from one to thirteen it would be finished
    _WORDS.reason("fact_edgar_there", "column"),  # among what is said not to lie there
    _WORDS.reason("fact_hand_full", "seat count"),  # count: cards that would lie there again
    _WORDS.reason("fact_hand_short", "seat count"),  # count: cards that it would have laid
    _WORDS.reason("fact_turn_so", "seat"),
    _WORDS.reason("fact_turn_begun", "seat"),  # something was done in it that can be taken back
    _WORDS.reason("fact_no_characters"),
    _WORDS.reason("fact_character_so", "seat character"),
    _WORDS.reason("fact_edgar_placed"),
    _WORDS.reason("card_not_left", "card copies"),  # all copies are known to be elsewhere
    _WORDS.reason("too_many_unknown", "count unknown"),
    _WORDS.reason("not_next", "card column last needs"),
    # What is described is not there.
    _WORDS.reason("no_such_end", "card"),  # no column ends with it
    _WORDS.reason("no_such_first", "card"),  # none begins with it
    _WORDS.reason("lies_nowhere", "card"),  # it lies in none
    _WORDS.reason("held_fits_nowhere", "what"),  # lowest, highest: that card of the hand
    _WORDS.reason("held_fits_not", "what"),  # the same, of the column that was said
    _WORDS.reason("nothing_held"),
    _WORDS.reason("column_full", "column last"),
    _WORDS.reason("column_empty", "column"),
    _WORDS.reason("not_in_column", "card column first last"),
    _WORDS.reason("not_an_end_part", "column first last column_first column_last"),
    _WORDS.reason("head_moves_off", "column first last"),
    _WORDS.reason("same_column", "column"),
    _WORDS.reason("no_effect", "source column"),  # a whole column onto an empty one
    _WORDS.reason("already_placed", "placed"),
    _WORDS.reason("pile_not_empty", "pile"),
    _WORDS.reason("must_place_or_exchange", "pile"),
    _WORDS.reason("not_in_pile", "card seat"),
    # With app cards, and when all saw the card being given, no draw is hidden.
    _WORDS.reason("draw_must_show"),
    # It lies within the column's range, and there is no gap for it.
    _WORDS.reason("no_gap", "card column"),
    _WORDS.reason("gap_used", "card column needs"),  # Ragna's one gap of this turn was made
    _COUNTED.reason("gap_stays", "column missing"),
    _WORDS.reason("no_such_character", "character"),
    _WORDS.reason("not_your_character", "character top"),
    _WORDS.reason("not_open", "character"),  # not one of the open three
    _WORDS.reason("character_used", "character"),  # the one already used this turn
    _WORDS.reason("character_no_effect", "character"),
    _WORDS.reason("character_not_left", "character"),  # it lies elsewhere, so it cannot be revealed
    _WORDS.reason("edgar_nowhere"),
    _WORDS.reason("no_edgar", "column"),
    _WORDS.reason("not_edgars", "card column needs"),
    _WORDS.reason("edgar_not_at_start", "card column"),
    _WORDS.reason("count_one_or_two", "count"),
    _WORDS.reason("too_few_cards", "column count size"),
    _WORDS.reason("not_in_discard", "card count"),  # count: copies that lie there
    _WORDS.reason("one_column"),  # both of Gytha's cards go to one column
    # Gytha's first card finished it, nothing can follow there.
    _WORDS.reason("extra_column_gone", "column"),
    _WORDS.reason("not_aside", "card"),
    _WORDS.reason("aside_end_only", "card column"),
    _WORDS.reason("aside_next_turn", "card"),
    _WORDS.reason("hand_only", "card"),  # it is set aside: Ethelred wants one of the hand
    _WORDS.reason("give_first", "left"),
    _SPOKEN.reason("no_such_seat", "seat seats"),
    _WORDS.reason("already_got", "seat"),
    _WORDS.reason("head_is_edgar", "column"),
    _WORDS.reason("already_placed_no_malus", "placed"),
    # What was set aside is a malus only after hand and pile.
    _WORDS.reason("malus_hand_first", "card"),
    # A malus is for who is stuck: this card can go there, or take Edgar's place.
    _WORDS.reason("malus_card_fits", "card column", secret=True),
    _WORDS.reason("malus_edgar_fits", "card column", secret=True),
)
