"""All that needs words in every language: events, refusals, questions and their values.

Seats count from 0 in events and views, from 1 in notations and slots; rounds, slots and crests
count from 1 everywhere. A card is its number, 1 to 49. A rank is ``king``, ``bishop``, ``general``,
``princess``, ``knight``, ``merchant`` or ``peasant``. A token is ``double``, ``plus_1`` to
``plus_5``, ``peasants`` or ``crests``.

Notations. The table: ``crest CREST``, ``token TOKEN``, ``first SEAT``, ``draw CARD|?``,
``row CARD``, ``show [CARD]``. A seat: ``play CARD|#PLACE`` (a place in one's own hand, the lowest
card first; where plays are secret it means ``commit``), ``commit CARD|#PLACE|?``,
``bonus TOKEN``, ``take CARD|#SLOT,...`` (or ``all`` or ``none``), ``slots FIRST-LAST`` (or
``slots FIRST``, ``slots @CARD``), ``validate CARD,...`` (or ``all``), ``keep CARD,...`` (or
``all``).
"""

from __future__ import annotations

from typing import Final

__all__ = ["EVENT_KEYS", "QUESTIONS", "REASONS"]

_HAPPENED = (
    "crest_laid",  # crest, slot: a crest card was laid at setup
    "token_revealed",  # token, left (tokens still face down)
    "first_player",  # seat
    "drew",  # seat, count (1), left (still to draw now), pile (left in it)
    "you_drew",  # card; only to the seat, only when the card is known
    "refilled",  # seat, count (cards drawn), pile; after the last card of a deal or draw
    "you_refilled",  # cards (those known), unknown (how many are not); only to the seat
    "row_card",  # card, slot, left (slots still empty): turned up from the pile
    "row_filled",  # row (seven cards, slot 1 first), pile
    "round_began",  # round, seat (the first player)
    "turn_began",  # seat, secret (bool: it puts a card face down)
    "empty_hand",  # seat, count (cards it draws instead of playing)
    "played",  # seat, card, rank, left (cards in hand); turned up, where plays are secret
    "committed",  # seat, left (cards in hand)
    "you_committed",  # card; only to the seat, only when the card is known
    "all_played",  # seats, cards: in the order in which they take
    "laid",  # seat, card, slot: above the crest card of that slot
    "bishop_validated",  # seat, card, count (cards in the kingdom): it lies in the kingdom
    "token_due",  # seat, tokens (to choose from), crest, slot (where the chosen one goes)
    "token_placed",  # seat, token, crest, slot, left (crest cards without a token)
    "take_began",  # seat, card, rank, cards (within reach, in slot order)
    "took",  # seat, cards, slots (where each lay), room (how many of all taken the hand can hold),
    # more (how many further cards it may take first: king and princess)
    "took_nothing",  # seat, card, why ("none": none was within reach, "chosen": its choice)
    "validated",  # seat, cards, count (cards in the kingdom)
    "kept",  # seat, cards, hand (cards in hand)
    "row_shifted",  # row (cards of the next row so far), left (slots still to fill), over (cards
    # beyond slot 7), to ("wait", "discard", "bottom": where those go)
    "match_ended",  # cause ("pile", "tokens")
    "cut_short",  # seats (whose played cards were not laid any more), to ("hand", "lost": where
    # those go)
    "shown",  # seat, card, left (unknown cards it has still to show): before the count
    "hand_validated",  # seat, cards (maybe none), count (cards in the kingdom): at the end
    "token_won",  # seat, token, crest, slot, count (its cards of that crest)
    "token_tied",  # seats (that tie, none when nobody has the crest), token, crest, slot, count
    "final_score",  # seat, points, cards, doubled, plus, peasants, crests (what the points are
    # made of), kings (how many)
    "won",  # winners (seats), points, by ("points", "kings": these broke a tie, "shared")
)
_ANSWERS = (
    "answer_hand",  # cards, unknown, count; only to the seat
    "answer_hand_unknown",  # count: all its cards are unknown; only to the seat
    "answer_hand_empty",  # nothing; only to the seat
    "answer_no_hand",  # nothing: who asks has no seat
    "answer_row",  # cards (by slot, 0: empty), waiting (cards that wait at the right), count
    "answer_row_empty",  # nothing: no card lies in the row
    "answer_slot",  # slot, card, rank, crest (of the card), crest_card (above the slot), token
    # ("": none on that crest card)
    "answer_slot_empty",  # slot, crest_card (0: not laid yet), token
    "answer_no_such_slot",  # slot, slots
    "answer_card",  # card, rank, crest, slots (those that a peasant shows, else none)
    "answer_no_such_card",  # card, least, most
    "answer_kingdom",  # seat, cards, count, kings, peasants
    "answer_kingdom_crests",  # seat, crests (those it has cards of), counts (cards of each)
    "answer_kingdom_crest",  # seat, crest, cards, count
    "answer_kingdom_empty",  # seat
    "answer_no_such_seat",  # seat (as asked, from 1), seats
    "answer_tokens",  # open (tokens face up), hidden (how many), placed (how many)
    "answer_tokens_placed",  # tokens, crests (parallel): if there are any
    "answer_leader",  # crest, slot, token ("": none), seats (one or more that lead), count
    "answer_leader_none",  # crest, slot, token: nobody has the crest
    "answer_crests",  # crests (by slot), tokens (by slot, "": none)
    "answer_crests_none",  # nothing: no crest card is laid yet
    "answer_pile",  # count
    "answer_what_does",  # rank, least, most (its numbers)
    "answer_what_does_long",  # rank, least, most
    "answer_takeable",  # card, rank, cards (within reach), slots (parallel), most
    "answer_takeable_slots",  # card, rank, size, firsts (slots to begin at), counts (cards each)
    "answer_takeable_none",  # card, rank
    "answer_which_card",  # nothing: no card is being used, name one
    "answer_score",  # seat, points, cards, doubled, plus, peasants, crests, kings: if the match
    # ended like this, hands not counted; once it has ended, "final_score" answers
    "answer_count",  # seat, hand, kingdom (cards of each)
    "answer_known_hand",  # seat, cards (that all saw it take), others (how many more it holds)
    "answer_known_hand_none",  # seat, others
    "answer_round",  # round, seat (the first player)
    "answer_round_setup",  # nothing: the first round has not begun
    "answer_played",  # seat, card, took (cards), current (bool: this round, else the one before)
    "answer_played_face_down",  # seat
    "answer_played_none",  # seat, current
    "answer_turn_table",  # what ("crest", "token", "first", "row"), left
    "answer_turn_draw",  # seat, left (still to draw)
    "answer_turn_show",  # seat, left (cards still to turn up), final (bool: before the count)
    "answer_turn_play",  # seat, secret (bool)
    "answer_turn_bonus",  # seat
    "answer_turn_take",  # seat, card, rank
    "answer_turn_sort",  # seat, cards
    "answer_over",  # winners (seats), cause
    "answer_may_crest",  # slot, left
    "answer_may_token",  # left
    "answer_may_first",  # seats (how many there are)
    "answer_may_draw",  # seat, left
    "answer_may_row",  # slot, left
    "answer_may_show",  # seat, left, final (bool)
    "answer_may_play",  # seat, hand (cards in hand)
    "answer_may_commit",  # seat, hand (cards in hand)
    "answer_may_bonus",  # seat, tokens, crest, slot
    "answer_may_take",  # seat, card, rank, cards, slots, least, most
    "answer_may_slots",  # seat, card, rank, size, firsts, counts
    "answer_may_sort",  # seat, cards, room (how many of them the hand can hold), more (as "took")
)

EVENT_KEYS: Final = _HAPPENED + _ANSWERS
"""The key of every event; ``answer_...`` are answers to questions."""

QUESTIONS: Final = (
    "my_hand",
    "row",
    "slot",  # slot slot
    "card",  # slot card
    "kingdom",  # slots seat, from 1, if not one's own; crest, if one is meant
    "tokens",
    "leaders",  # slot crest, if one is meant
    "crests",
    "pile",
    "what_does",  # slots rank, long (if the long words are meant)
    "takeable",  # slot card, if not the one being used
    "scores",  # slot seat, from 1, if one is meant
    "counts",
    "known_hand",  # slot seat, from 1, if not one's own
    "round",
    "plays",  # what was played and taken this round, or in the one before
    "turn",
    "options",
)

REASONS: Final = (
    "match_over",
    # What has to be done first.
    "crest_first",  # left: crest cards still to lay
    "token_first",  # left: tokens still to turn up now
    "first_player_first",  # nobody knows yet who is the first player
    "draw_first",  # seat, left: cards it has still to draw
    "row_first",  # left: cards still to turn up for the row
    "show_first",  # seat: a card of it has to be turned up
    "play_first",  # seat: it has to play a card
    "commit_first",  # seat: it has to put a card face down
    "bonus_first",  # seat, tokens: it has to choose one of them
    "take_first",  # seat, card, rank: it has to take with this card
    "sort_first",  # seat, cards: it has to validate or keep them
    # The table.
    "no_such_card",  # card, least, most
    "no_such_crest",  # crest, crests (how many there are)
    "no_such_token",  # token
    "no_such_seat",  # seat, seats (how many there are); both as spoken, from 1
    "crest_laid",  # crest, slot: it lies there already
    "token_not_hidden",  # token: it lies face up already
    "card_not_left",  # card: it is known to be elsewhere
    "not_next_in_pile",  # card: another one, that all have seen, comes next
    "draw_must_show",  # with app cards, and when all saw the card, no draw is hidden
    "not_the_card",  # card, seat: another one was put face down
    "which_card",  # seat: Héraut does not know what lies there, name it
    # Playing.
    "not_in_hand",  # card
    "no_such_place",  # place: the hand has no known card there
    "plays_are_open",
    "plays_are_secret",
    "no_unknown_card",  # Héraut knows every card of the hand
    "token_not_open",  # token, tokens (to choose from)
    # Taking.
    "no_such_slot",  # slot, slots (how many there are)
    "slot_empty",  # slot
    "card_twice",  # card
    "not_in_row",  # card
    "card_waits",  # card: it lies at the right of the row, it cannot be taken yet
    "not_shown",  # card, peasant, slots (those that the peasant shows)
    "too_many_cards",  # count, most, card (played), rank
    "must_take",  # card (played), rank, count (how many at least)
    "take_slots",  # card (played), rank, size: slots next to each other are chosen
    "take_cards",  # card (played), rank, most: cards are chosen, not slots
    "wrong_window",  # first, last, size (how many slots), card (played), rank
    "nothing_taken",
    "not_taken",  # card, cards (just taken): only these are validated or kept
    "hand_full",  # count, room (how many more the hand can hold), most
)
"""Why an action may be refused, with the details that come along."""
