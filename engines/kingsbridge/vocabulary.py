"""What Kingsbridge says: what happens, answers, refusals and questions, with their arguments."""

from __future__ import annotations

from typing import Any, Final

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

__all__ = ["EVENTS", "QUESTIONS", "REASONS"]

_NUMBERS: Final = dict.fromkeys(
    (
        *("card", "column", "count", "copies", "least", "most", "points", "unknown"),
        *("first", "last"),  # the lowest and highest rank of a column, or of a part that moves
        *("column_first", "column_last"),
        "source",  # the column that a part comes from
        "left",  # what is still to come, or what stays behind
        *("hand", "hand_left", "pile", "malus"),  # how many cards each has
        "of",  # how many cards advice is about
        "held",  # copies in the hand
        *("boxed", "deck", "open"),  # characters out of the game, hidden, still to be used
        "empty",  # empty columns
        "placed",  # cards placed this turn
        "needs",  # the rank that a column waits for
        "size",  # cards in a column
        "edgar",  # the rank that Edgar stands for; 0: he is not there
        "level",  # of advice: 1 (how many cards), 2 (the first step), 3 (all steps)
        "long",  # 1: the long words are meant
    ),
    NUMBER,
)
_COMMON: Final = _NUMBERS | {
    "cards": NUMBERS,
    "counts": NUMBERS,
    "gaps": NUMBERS,  # columns with a gap for a card
    "starts": NUMBERS,  # columns that a card may begin, with Aldred
    "twice": NUMBERS,  # ranks that lie more than once in a column
    "seat": SEAT,  # -1 for a character: the open row
    "receiver": SEAT,  # -1: nobody
    "winners": SEATS,
    "seats": SEATS,  # those still to get a card
    "character": NAME,
    "top": NAME,  # the character on top of a pile
    "where": NAME,  # end, start or gap of a column
    "to": NAME,  # where Edgar goes: pile, left (that of the left neighbour), box, deck
    "outcome": NAME,  # lost, won or expert
    "kind": NAME,  # the verb of a step
    "begun": FLAG,  # some characters were revealed
    "vanished": FLAG,  # an extra column was cleared
    "proven": FLAG,  # nobody can place more
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
    # After the last card of a refill.
    _told("refilled", "seat count pile"),
    _told("you_refilled", "cards unknown", secret=True),
    _told("revealed", "character seat left"),
    _told("characters_dealt", "counts boxed"),
    # What lies on top of a seat's pile has changed.
    _told("top_character", "seat character"),
    _told("turn_began", "seat", role=Role.TURN_MARK | Role.TURN_SIGN),
    # First, last and count are those of the column now.
    _told("placed", "seat card column first last count hand_left where aside"),
    _told("gap_made", "column missing", _COUNTED),
    # Follows "placed", "edgar_placed" or "from_discard".
    _told("gap_filled", "column card"),
    # Count: cards in the column now; left: in the source.
    _told("moved", "seat first last source column column_first column_last count left where"),
    _told("column_emptied", "column"),
    _told("column_finished", "column"),
    # An extra one, Ethelred's; "placed" follows.
    _told("column_opened", "column"),
    # An extra one was emptied; later ones have moved up by one number.
    _told("column_vanished", "column columns", _COUNTED),
    # A card took Edgar's place; "edgar_recovered" follows.
    _told("swapped", "seat card column aside hand_left"),
    _told("edgar_recovered", "seat card column to receiver"),
    # What it did follows.
    _told("used", "seat character"),
    # Aldred, Agatha or Ragna allows more up to the turn's end.
    _told("permission", "seat character"),
    _told("edgar_placed", "seat card column first last count where"),
    # Wynstan: the cards as they lay.
    _told("removed", "seat column cards left"),
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
    # Out of cards in a cooperative game; the others go on.
    _told("seat_done", "seat"),
    _told("won", "seat"),
    _told("stalemate", "winners counts"),
    _told("final_score", f"{_STANDING} outcome", _COUNTED),
    _told("solo_over", f"{_STANDING} outcome", _COUNTED),
    _told("cooperative_over", f"{_STANDING} outcome", _COUNTED),
)

_ANSWERS: Final = (
    _told("answer_hand", "cards unknown count", secret=True),
    _told("answer_hand_unknown", "count", secret=True),
    _told("answer_hand_empty", secret=True),
    # Who asks has no seat.
    _told("answer_no_hand"),
    # Two cards or more.
    _told("answer_column", "column first last count missing twice edgar"),
    _told("answer_column_one", "column card edgar"),
    _told("answer_column_empty", "column"),
    _told("answer_no_such_column", "column columns", _COUNTED),
    # Count: hand, pile and aside.
    _told("answer_count", "seat count hand pile aside", _COUNTED),
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
    _told("answer_may_malus", "hand"),
    _told("answer_discard", "count cards counts"),
    _told("answer_discard_card", "card count"),
    _told("answer_discard_empty"),
    _told("answer_pile", "seat count"),
    _told("answer_pile_empty", "seat"),
    _told("answer_left_to_draw", "seat count"),
    _told("answer_my_character", "seat character"),
    _told("answer_no_character", "seat"),
    _told("answer_open_characters", "characters deck"),
    # The top one first.
    _told("answer_characters_of", "seat characters"),
    _told("answer_no_characters_of", "seat"),
    _told("answer_what_does", "character"),
    _told("answer_what_does_long", "character"),
    # Points: what they cost, negative.
    _told("answer_malus", "count points"),
    _told("answer_malus_none"),
    # As though the game ended like this.
    _told("answer_score", _STANDING, _COUNTED),
    # Columns: those that a card may end, also empty ones.
    _told("answer_where", "card columns gaps starts"),
    _told("answer_where_none", "card"),
    # One column for each card.
    _told("answer_placeable", "cards columns", secret=True),
    _told("answer_placeable_none", secret=True),
    _told("answer_aside", "seat cards"),
    _told("answer_aside_none", "seat"),
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
    _WORDS.question("columns"),
    _WORDS.question("counts"),
    _WORDS.question("turn"),
    _WORDS.question("options"),
    _WORDS.question("discard", "card?"),
    _WORDS.question("pile"),
    _WORDS.question("left_to_draw"),
    _WORDS.question("my_character"),
    _WORDS.question("characters_of", "seat?"),
    _WORDS.question("what_does", "character long?"),
    _WORDS.question("malus"),
    _WORDS.question("score"),
    _WORDS.question("where", "card"),
    _WORDS.question("placeable"),
    _WORDS.question("aside", "seat?"),
    _WORDS.question("advice", "level?"),
)

REASONS: Final = (
    _WORDS.reason("match_over"),
    _WORDS.reason("start_first", "column"),
    _WORDS.reason("draw_first", "seat left"),
    _WORDS.reason("reveal_first", "seat left"),
    _WORDS.reason("nothing_to_start"),
    _WORDS.reason("nothing_to_draw"),
    _WORDS.reason("nothing_to_reveal"),
    _WORDS.reason("no_such_card", "card least most"),
    _COUNTED.reason("no_such_column", "column columns"),
    _WORDS.reason("not_in_hand", "card held"),
    # All copies are known to be elsewhere.
    _WORDS.reason("card_not_left", "card copies"),
    _WORDS.reason("too_many_unknown", "count unknown"),
    _WORDS.reason("not_next", "card column last needs"),
    _WORDS.reason("column_full", "column last"),
    _WORDS.reason("column_empty", "column"),
    _WORDS.reason("not_in_column", "card column first last"),
    _WORDS.reason("not_an_end_part", "column first last column_first column_last"),
    _WORDS.reason("head_moves_off", "column first last"),
    _WORDS.reason("same_column", "column"),
    # A whole column onto an empty one.
    _WORDS.reason("no_effect", "source column"),
    _WORDS.reason("exchange_nothing"),
    _WORDS.reason("pile_empty"),
    _WORDS.reason("already_placed", "placed"),
    _WORDS.reason("pile_not_empty", "pile"),
    _WORDS.reason("must_place_or_exchange", "pile"),
    _WORDS.reason("must_place_or_pass"),
    _WORDS.reason("not_in_pile", "card seat"),
    # With app cards, and when all saw the card being given, no draw is hidden.
    _WORDS.reason("draw_must_show"),
    # It lies within the column's range, and there is no gap for it.
    _WORDS.reason("no_gap", "card column"),
    # Ragna's one gap of this turn was made.
    _WORDS.reason("gap_used", "card column needs"),
    _COUNTED.reason("gap_stays", "column missing"),
    _WORDS.reason("no_characters"),
    _WORDS.reason("no_such_character", "character"),
    _WORDS.reason("not_your_character", "character top"),
    # Not one of the open three.
    _WORDS.reason("not_open", "character"),
    # The one already used this turn.
    _WORDS.reason("character_used", "character"),
    _WORDS.reason("character_no_effect", "character"),
    # It lies elsewhere, so it cannot be revealed.
    _WORDS.reason("character_not_left", "character"),
    _WORDS.reason("no_edgar", "column"),
    _WORDS.reason("not_edgars", "card column needs"),
    _WORDS.reason("edgar_not_at_start", "card column"),
    _WORDS.reason("count_one_or_two", "count"),
    _WORDS.reason("too_few_cards", "column count size"),
    # Count: copies that lie there.
    _WORDS.reason("not_in_discard", "card count"),
    # Both of Gytha's cards go to one column.
    _WORDS.reason("one_column"),
    # Gytha's first card finished it, nothing can follow there.
    _WORDS.reason("extra_column_gone", "column"),
    _WORDS.reason("not_aside", "card"),
    _WORDS.reason("aside_end_only", "card column"),
    _WORDS.reason("aside_next_turn", "card"),
    _WORDS.reason("give_first", "left"),
    _WORDS.reason("not_giving"),
    _SPOKEN.reason("no_such_seat", "seat seats"),
    _WORDS.reason("give_self"),
    _WORDS.reason("already_got", "seat"),
    _WORDS.reason("head_is_edgar", "column"),
    _WORDS.reason("no_exchange_alone"),
    _WORDS.reason("must_place_or_malus"),
    _WORDS.reason("no_malus"),
    _WORDS.reason("already_placed_no_malus", "placed"),
    # What was set aside is a malus only after hand and pile.
    _WORDS.reason("malus_hand_first", "card"),
)
