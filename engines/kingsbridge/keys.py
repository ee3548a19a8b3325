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
    "revealed",  # character, seat (-1: the open row), left (still to reveal now)
    "characters_dealt",  # counts (characters of each seat), boxed (how many are left over)
    "top_character",  # seat, character ("": none): what lies on top of its pile has changed
    "turn_began",  # seat
    "placed",  # seat, card, column, first, last and count (of the column now), hand_left,
    # where ("end", "start", "gap"), aside (bool: it had been set aside)
    "gap_made",  # column, missing (the rank that Ragna skipped)
    "gap_filled",  # column, card; follows "placed", "edgar_placed" or "from_discard"
    "moved",  # seat, first, last, source, column, column_first, column_last, count, left,
    # where ("end", "start") (count: cards in the column now; left: in the source)
    "column_emptied",  # column: nothing lies there any more, all was moved or taken away
    "column_finished",  # column: 1 to 13, gone to the discard
    "column_opened",  # column: an extra one, Ethelred's; "placed" follows
    "column_vanished",  # column, columns (how many are left): an extra one was emptied; later
    # ones have moved up by one number
    "swapped",  # seat, card, column, aside (bool), hand_left: a card took Edgar's place;
    # "edgar_recovered" follows
    "edgar_recovered",  # seat, card (he stood for), column, to ("pile": receiver's pile, "left":
    # receiver's pile, the seat's left neighbour; "box", "deck": under it), receiver (-1: nobody)
    "used",  # seat, character; what it did follows
    "permission",  # seat, character: aldred, agatha or ragna allows more up to the turn's end
    "edgar_placed",  # seat, card, column, first, last, count, where ("end", "gap")
    "removed",  # seat, column, cards (event cards, as they lay), left; Wynstan
    "cleared",  # seat, column, count (event cards), vanished (bool); Den
    "from_discard",  # seat, cards, column, first, last, count; Gytha
    "set_aside",  # seat, cards; Wilwulf, for all to see
    "gave",  # seat, card, column, receiver, left (seats still to get one); Wigelm
    "giving_over",  # seat
    "passed_on",  # character, seat, receiver: a used character goes to the left
    "character_boxed",  # character: used, and out of a solo or cooperative game
    "characters_out",  # open (characters that may still be used): none is left to reveal
    "exchanged",  # seat, count
    "you_exchanged",  # cards (those known), unknown (how many are not); only to the seat
    "passed",  # seat
    "malus",  # seat, card, count (cards on the malus pile), aside (bool)
    "turn_ended",  # seat
    "seat_done",  # seat: out of cards in a cooperative game; the others go on
    "won",  # seat
    "stalemate",  # winners (seats), counts (cards left, by seat)
    "final_score",  # points, characters (left), empty (columns), malus (cards), outcome
    # ("lost", "won", "expert")
    "solo_over",  # as final_score, which it follows
    "cooperative_over",  # as final_score, which it follows
)
_ANSWERS = (
    "answer_hand",  # cards, unknown, count; only to the seat
    "answer_hand_unknown",  # count: all its cards are unknown; only to the seat
    "answer_hand_empty",  # nothing; only to the seat
    "answer_no_hand",  # nothing: who asks has no seat
    "answer_column",  # column, first, last, count (two cards or more), missing (ranks of gaps),
    # twice (ranks that lie there more than once), edgar (the rank he stands for there, 0: none)
    "answer_column_one",  # column, card, edgar (as above)
    "answer_column_empty",  # column
    "answer_no_such_column",  # column, columns (how many there are)
    "answer_count",  # seat, count (hand, pile and aside), hand, pile, aside
    "answer_turn",  # seat
    "answer_turn_draw",  # seat, left (still to draw)
    "answer_turn_start",  # column: the next one to begin
    # seat (-1: the open row), left: characters still to reveal, begun (bool): some were
    "answer_turn_reveal",
    "answer_over",  # winners (seats)
    "answer_may_start",  # column
    "answer_may_draw",  # seat, left
    "answer_may_reveal",  # seat (-1: the open row), left
    "answer_may_place",  # hand (cards in hand), aside (cards set aside that may be placed)
    "answer_may_move",  # nothing
    "answer_may_use",  # characters (that may be used now)
    "answer_may_swap",  # column, card: a card of the hand may take Edgar's place
    "answer_may_give",  # seats (still to get a card)
    "answer_may_stop",  # seats (still to get a card)
    "answer_may_exchange",  # hand (cards in hand)
    "answer_may_end",  # nothing
    "answer_may_pass",  # nothing
    "answer_may_malus",  # hand (cards in hand)
    "answer_discard",  # count (cards), cards (ranks), counts (copies of each)
    "answer_discard_card",  # card, count
    "answer_discard_empty",  # nothing
    "answer_pile",  # seat, count
    "answer_pile_empty",  # seat
    "answer_left_to_draw",  # seat, count (cards in its pile)
    "answer_my_character",  # seat, character (on top of its pile)
    "answer_no_character",  # seat: it has none
    "answer_open_characters",  # characters, deck (how many are hidden)
    "answer_characters_of",  # seat, characters (top first)
    "answer_no_characters_of",  # seat
    "answer_what_does",  # character
    "answer_what_does_long",  # character
    "answer_malus",  # count, points (what they cost, negative)
    "answer_malus_none",  # nothing
    "answer_score",  # points, characters, empty, malus: if the game ended like this
    "answer_where",  # card, columns (at the end, also empty ones), gaps, starts (Aldred's)
    "answer_where_none",  # card
    "answer_placeable",  # cards, columns (one for each card); only to the seat
    "answer_placeable_none",  # nothing; only to the seat
    "answer_aside",  # seat, cards
    "answer_aside_none",  # seat
    "answer_advice_count",  # count, of (cards in hand), proven (bool); only to the seat
    # kind, card, cards, count, column, source, first, last, character, seat, aside; what does not
    # apply is 0, "" or (), a seat -1; only to the seat
    "answer_advice_first",
    "answer_advice_line",  # steps (notations), count, proven; only to the seat
    "answer_advice_none",  # nothing; only to the seat
    "answer_advice_off",  # nothing; only to the seat
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
    "left_to_draw",
    "my_character",
    "characters_of",  # slot seat, from 1
    "what_does",  # slots character, long (if the long words are meant)
    "malus",
    "score",
    "where",  # slot card
    "placeable",
    "aside",  # slot seat, from 1, if not one's own
    "advice",  # slot level: 1 (how many), 2 (first step), 3 (all steps)
)

REASONS: Final = (
    "match_over",
    "start_first",  # column: the next one to begin
    "draw_first",  # seat, left: cards it has still to draw
    "reveal_first",  # seat (-1: the open row), left: characters still to reveal
    "nothing_to_start",  # all columns were begun
    "nothing_to_draw",  # no seat is to draw a card now
    "nothing_to_reveal",  # no character is to be revealed now
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
    "draw_must_show",  # with app cards, and when all saw the card being given, no draw is hidden
    # Gaps.
    "no_gap",  # card, column: it lies within the column's range, and there is no gap for it
    "gap_used",  # card, column, needs: Ragna's one gap of this turn was made
    "gap_stays",  # column, missing: with gap_travels=false no part with a gap moves
    # Characters.
    "no_characters",  # the basic game has none
    "no_such_character",  # character
    "not_your_character",  # character, top ("": no character lies there)
    "not_open",  # character: solo and cooperative, not one of the open three
    "character_used",  # character: the one already used this turn
    "character_no_effect",  # character
    "character_not_left",  # character: it lies elsewhere, so it cannot be revealed
    "no_edgar",  # column
    "not_edgars",  # card, column, needs
    "edgar_not_at_start",  # card, column
    "count_one_or_two",  # count
    "too_few_cards",  # column, count, size
    "not_in_discard",  # card, count (copies that lie there)
    "one_column",  # both of Gytha's cards go to one column
    "extra_column_gone",  # column: Gytha's first card finished it, nothing can follow there
    # Cards set aside.
    "not_aside",  # card
    "aside_end_only",  # card, column
    "aside_next_turn",  # card
    # Giving.
    "give_first",  # left: seats still to get a card
    "not_giving",
    "no_such_seat",  # seat, seats (how many there are); both as spoken, from 1
    "give_self",
    "already_got",  # seat (0-based)
    "head_is_edgar",  # column
    # Solo and cooperative.
    "no_exchange_alone",
    "must_place_or_malus",
    "no_malus",  # a competitive game has none
    "already_placed_no_malus",  # placed
    "malus_hand_first",  # card: what was set aside is a malus only after hand and pile
)
"""Why an action may be refused, with the details that come along."""
