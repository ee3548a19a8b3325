"""All that needs words in every language: events, refusals, questions and their values."""

from __future__ import annotations

from typing import Final

__all__ = ["EVENT_KEYS", "QUESTIONS", "REASONS"]

_HAPPENED = (
    "started",  # card, column: a column was begun at setup
    "dealt",  # counts: the cards of each seat, hand and pile, once the columns are begun
    "drew",  # seat, count (1), left (still to draw now), pile (left in it)
    "you_drew",  # card; only to the seat, only when the card is known
    "refilled",  # seat, count (cards drawn), pile; after the last card of a refill
    "you_refilled",  # cards (those known), unknown (how many are not); only to the seat
    "turn_began",  # seat
    "placed",  # seat, card, column, first, last and count (of the column now), hand_left
    "moved",  # seat, first, last, source, column, column_first, column_last, count, left
    # (count: cards in the column now; left: in the source)
    "column_emptied",  # column: all of it was moved away
    "column_finished",  # column: 1 to 13, gone to the discard
    "exchanged",  # seat, count
    "you_exchanged",  # cards (those known), unknown (how many are not); only to the seat
    "passed",  # seat
    "turn_ended",  # seat
    "won",  # seat
    "stalemate",  # winners (seats), counts (cards left, by seat)
)
_ANSWERS = (
    "answer_hand",  # cards, unknown, count; only to the seat
    "answer_hand_unknown",  # count: all its cards are unknown; only to the seat
    "answer_hand_empty",  # nothing; only to the seat
    "answer_no_hand",  # nothing: who asks has no seat
    "answer_column",  # column, first, last, count (two cards or more)
    "answer_column_one",  # column, card
    "answer_column_empty",  # column
    "answer_no_such_column",  # column, columns (how many there are)
    "answer_count",  # seat, count (hand and pile), hand, pile
    "answer_turn",  # seat
    "answer_turn_draw",  # seat, left (still to draw)
    "answer_turn_start",  # column: the next one to begin
    "answer_over",  # winners (seats)
    "answer_may_start",  # column
    "answer_may_draw",  # seat, left
    "answer_may_place",  # hand (cards in hand)
    "answer_may_move",  # nothing
    "answer_may_exchange",  # hand (cards in hand)
    "answer_may_end",  # nothing
    "answer_may_pass",  # nothing
    "answer_discard",  # count (cards)
    "answer_discard_card",  # card, count
    "answer_discard_empty",  # nothing
    "answer_pile",  # seat, count
    "answer_pile_empty",  # seat
)

EVENT_KEYS: Final = _HAPPENED + _ANSWERS
"""The key of every event; ``answer_...`` are answers to questions."""

QUESTIONS: Final = (
    "my_hand",
    "column",  # slot column
    "columns",
    "counts",
    "turn",
    "options",
    "discard",  # slot card, if one value is meant
    "pile",
)

REASONS: Final = (
    "match_over",
    "start_first",  # column: the next one to begin
    "draw_first",  # seat, left: cards it has still to draw
    "nothing_to_start",  # all columns were begun
    "nothing_to_draw",  # no seat is to draw a card now
    "no_such_card",  # card, least, most
    "no_such_column",  # column, columns (how many there are)
    "not_in_hand",  # card, held (how many it holds of it)
    "card_not_left",  # card, copies: all of them are known to be elsewhere
    "too_many_unknown",  # count, unknown (how many unknown cards it holds)
    "not_next",  # card, column, last, needs
    "column_full",  # column, last: nothing comes after it
    "column_empty",  # column
    "not_in_column",  # card, column, first, last (of the column)
    "not_an_end_part",  # column, first, last (of the part), column_first, column_last
    "head_moves_off",  # column, first, last (of the part)
    "same_column",  # column
    "no_effect",  # source, column: a whole column onto an empty one
    "exchange_nothing",
    "pile_empty",
    "already_placed",  # placed
    "pile_not_empty",  # pile
    "must_place_or_exchange",  # pile
    "must_place_or_pass",
    "not_in_pile",  # card, seat
    "draw_must_show",  # with app cards no draw is hidden
)
"""Why an action may be refused, with the details that come along."""
