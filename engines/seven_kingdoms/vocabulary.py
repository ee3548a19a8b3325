"""What the game says: its events, answers, refusals and questions, and their arguments.

Seats count from 0 in events and views, from 1 in notations and slots; rounds, slots and crests
count from 1 everywhere. A card is its number, 1 to 49. A rank is ``king``, ``bishop``, ``general``,
``princess``, ``knight``, ``merchant`` or ``peasant``. A token is ``double``, ``plus_1`` to
``plus_5``, ``peasants`` or ``crests``; empty: none.
"""

from __future__ import annotations

from typing import Final

from heraut.engines import table_facts
from heraut.engines.vocabulary import (
    FLAG,
    NAME,
    NAMES,
    NUMBER,
    NUMBERS,
    SEAT,
    SEATS,
    Role,
    Vocabulary,
)

_TOTAL: Final = "seat points cards doubled plus peasants crests kings"
_NUMBERS: Final = (
    *("card", "peasant", "crest", "slot", "round"),
    "crest_card",  # above a slot; 0: not laid yet
    *("first", "last", "size"),  # slots next to each other, and how many
    "place",  # in the hand, the lowest card first
    *("count", "points", "least", "most", "kings", "peasants"),
    "left",  # still to do, to show or to hold
    *("pile", "hand", "kingdom", "placed"),  # cards that lie there; tokens
    *("unknown", "others"),  # cards that Héraut does not know; that not all have seen
    "hidden",  # tokens face down
    "forgotten",  # cards that Héraut is no longer sure of
    "room",  # cards that the hand can still hold
    "more",  # further cards that a king or princess may take first
)
_WORDS: Final = Vocabulary(
    **dict.fromkeys(_NUMBERS, NUMBER),
    seat=SEAT,
    **dict.fromkeys(("seats", "winners"), SEATS),
    cards=NUMBERS,  # in the row: by slot, 0: empty
    pending=NUMBERS,  # taken, and still to be validated or kept
    **dict.fromkeys(("crests", "took"), NUMBERS),
    slots=NUMBERS,  # parallel to the cards that lie there, or those that a peasant shows
    firsts=NUMBERS,  # slots to begin at
    row=NUMBERS,  # slot 1 first
    waiting=NUMBERS,  # cards at the right of the row
    over=NUMBERS,  # cards beyond slot 7
    counts=NUMBERS,  # parallel to crests or firsts
    **dict.fromkeys(("rank", "token"), NAME),
    **dict.fromkeys(("tokens", "open"), NAMES),  # open: tokens face up
    secret=FLAG,  # the card goes face down
    current=FLAG,  # this round, else the one before
    final=FLAG,  # before the count
    long=FLAG,  # the long words are meant
    why=NAME,  # "none": none was within reach, "chosen": its choice
    to=NAME,  # "wait", "discard", "bottom" of cards over; "hand", "lost" of cards not laid
    cause=NAME,  # "pile", "tokens"
    by=NAME,  # "points", "kings": these broke a tie, "shared"
    # "crest", "token", "first", "row"; of a card's place also "wait", "top", "taken", "gone",
    # "kingdom", "front", "hand"
    what=NAME,
)
_TOTALS: Final = Vocabulary(**{**dict.fromkeys(_TOTAL.split(), NUMBER), "seat": SEAT})
"""What points are made of; kings: how many."""
_LIMITS: Final = Vocabulary(
    **dict.fromkeys(("seat", "seats", "crest", "crests", "slot", "slots"), NUMBER)
)
"""As spoken, from 1, and how many there are."""

_HAPPENED: Final = (
    *table_facts.EVENTS,
    *table_facts.COUNT_EVENTS,
    # Forgotten: cards that Héraut believed in the hand, and is no longer sure of.
    _WORDS.event("fact_holds", "seat card forgotten", secret=True),
    _WORDS.event("fact_lacks", "seat card", secret=None),  # all may hear it who saw it go there
    _WORDS.event("fact_held", "seat card", secret=True),  # it was believed to be so
    _WORDS.event("fact_lacked", "seat card", secret=True),
    _WORDS.event("fact_kept", "seat card"),  # it was believed to be validated
    _WORDS.event("fact_validated", "seat card"),
    _WORDS.event("crest_laid", "crest slot"),
    _WORDS.event("token_revealed", "token left"),
    _WORDS.event("first_player", "seat"),
    _WORDS.event("drew", "seat count left pile"),
    _WORDS.event("you_drew", "card", secret=True),  # only when the card is known
    _WORDS.event("refilled", "seat count pile"),  # after the last card of a deal or draw
    _WORDS.event("you_refilled", "cards unknown", secret=True),
    _WORDS.event("row_card", "card slot left"),
    _WORDS.event("row_filled", "row pile"),
    _WORDS.event("round_began", "round seat"),
    _WORDS.event("turn_began", "seat secret", role=Role.TURN_MARK | Role.TURN_SIGN),
    _WORDS.event("empty_hand", "seat count"),  # cards it draws instead of playing
    _WORDS.event("played", "seat card rank left"),  # turned up, where plays are secret
    _WORDS.event("committed", "seat left"),
    _WORDS.event("you_committed", "card", secret=True),  # only when the card is known
    _WORDS.event("all_played", "seats cards"),  # face down; in the order in which they take
    _WORDS.event("order_settled", "seats cards"),  # likewise, where all lay open
    _WORDS.event("laid", "seat card slot"),  # above the crest card of that slot
    _WORDS.event("bishop_validated", "seat card count"),
    _WORDS.event("token_due", "seat tokens crest slot"),  # where the chosen one goes
    _WORDS.event("token_placed", "seat token crest slot left"),
    _WORDS.event("take_began", "seat card rank cards"),  # within reach, in slot order
    _WORDS.event("took", "seat cards slots room more"),
    _WORDS.event("took_nothing", "seat card why"),
    _WORDS.event("validated", "seat cards count pending room"),
    _WORDS.event("kept", "seat cards hand pending room"),
    _WORDS.event("row_shifted", "row left over to"),
    _WORDS.event("match_ended", "cause"),
    _WORDS.event("cut_short", "seats to"),  # whose played cards were not laid any more
    _WORDS.event("shown", "seat card left"),
    _WORDS.event("hand_validated", "seat cards count"),
    _WORDS.event("token_won", "seat token crest slot count"),
    _WORDS.event("token_tied", "seats token crest slot count"),  # none: nobody has the crest
    _TOTALS.event("final_score", _TOTAL),
    _WORDS.event("won", "winners points by"),
)
_ANSWERS: Final = (
    _WORDS.event("answer_hand", "cards unknown count", secret=True),
    _WORDS.event("answer_hand_unknown", "count", secret=True),
    _WORDS.event("answer_hand_empty", secret=True),
    _WORDS.event("answer_my_card", "place card rank least most slots", secret=True),
    _WORDS.event("answer_my_card_unknown", secret=True),
    _WORDS.event("answer_no_such_place", "place count", secret=True),  # how many are known
    _WORDS.event("answer_no_hand"),  # who asks has no seat
    _WORDS.event("answer_row", "cards waiting count"),
    _WORDS.event("answer_row_empty"),
    _WORDS.event("answer_slot", "slot card rank crest crest_card token"),
    _WORDS.event("answer_slot_empty", "slot crest_card token"),
    _LIMITS.event("answer_no_such_slot", "slot slots"),
    _WORDS.event("answer_card", "card rank crest slots"),
    _WORDS.event("answer_no_such_card", "card least most"),
    _WORDS.event("answer_kingdom", "seat cards count kings peasants"),
    _WORDS.event("answer_kingdom_crests", "seat crests counts"),
    _WORDS.event("answer_kingdom_crest", "seat crest cards count"),
    _WORDS.event("answer_kingdom_empty", "seat"),
    _LIMITS.event("answer_no_such_seat", "seat seats"),
    _WORDS.event("answer_tokens", "open hidden placed"),
    _WORDS.event("answer_tokens_placed", "tokens crests"),
    _WORDS.event("answer_leader", "crest slot token seats count"),
    _WORDS.event("answer_leader_none", "crest slot token"),
    _WORDS.event("answer_crests", "crests tokens"),
    _WORDS.event("answer_crests_none"),
    _WORDS.event("answer_pile", "count"),
    _WORDS.event("answer_what_does", "rank least most"),
    _WORDS.event("answer_what_does_long", "rank least most"),
    # Of a card of the own hand they are for its ear.
    _WORDS.event("answer_takeable", "card rank cards slots most", secret=None),
    _WORDS.event("answer_takeable_slots", "card rank size firsts counts", secret=None),
    _WORDS.event("answer_takeable_none", "card rank", secret=None),
    _WORDS.event("answer_which_card"),  # no card is being used, name one
    # If the match ended like this, hands not counted; once it has, "final_score" answers.
    _TOTALS.event("answer_score", _TOTAL),
    _WORDS.event("answer_count", "seat hand kingdom"),
    _WORDS.event("answer_known_hand", "seat cards others"),
    _WORDS.event("answer_known_hand_none", "seat others"),
    _WORDS.event("answer_round", "round seat"),
    _WORDS.event("answer_round_setup"),
    _WORDS.event("answer_played", "seat card took current"),
    _WORDS.event("answer_played_face_down", "seat"),
    _WORDS.event("answer_played_none", "seat current"),
    _WORDS.event("answer_players", "seats seat"),  # in the order of the round; next to begin
    _WORDS.event("answer_players_setup", "seats"),
    _WORDS.event("answer_taking_order", "seats cards current"),  # current: others may yet play
    _WORDS.event("answer_taking_none"),
    _WORDS.event("answer_rank_count", "seat rank count"),
    _WORDS.event("answer_crest_count", "seat crest count"),
    _WORDS.event("answer_where", "card what seat slot"),
    _WORDS.event("answer_where_mine", "card", secret=True),
    _WORDS.event("answer_where_unseen", "card", secret=None),  # aloud for those who look on
    _WORDS.event("answer_where_rank", "rank cards row others"),  # validated, on the table
    _WORDS.event("answer_where_which"),  # neither a card nor a rank was named
    _WORDS.event("answer_who_leads", "seats points more"),  # more: than the next one
    _WORDS.event("answer_turns_left", "pile left"),  # left: crest cards without a token
    _WORDS.event("answer_turn_table", "what left"),
    _WORDS.event("answer_turn_draw", "seat left"),
    _WORDS.event("answer_turn_show", "seat left final"),
    _WORDS.event("answer_turn_play", "seat secret"),
    _WORDS.event("answer_turn_bonus", "seat"),
    _WORDS.event("answer_turn_take", "seat card rank"),
    _WORDS.event("answer_turn_sort", "seat cards"),
    _WORDS.event("answer_over", "winners cause"),
    _WORDS.event("answer_may_crest", "slot left"),
    _WORDS.event("answer_may_token", "left"),
    _LIMITS.event("answer_may_first", "seats"),
    _WORDS.event("answer_may_draw", "seat left"),
    _WORDS.event("answer_may_row", "slot left"),
    _WORDS.event("answer_may_show", "seat left final"),
    _WORDS.event("answer_may_play", "seat hand"),
    _WORDS.event("answer_may_commit", "seat hand"),
    _WORDS.event("answer_may_bonus", "seat tokens crest slot"),
    _WORDS.event("answer_may_take", "seat card rank cards slots least most"),
    _WORDS.event("answer_may_slots", "seat card rank size firsts counts"),
    _WORDS.event("answer_may_sort", "seat cards room more"),
)
EVENTS: Final = _HAPPENED + _ANSWERS
"""Every kind of event; ``answer_...`` are answers to questions."""

QUESTIONS: Final = (
    _WORDS.question("my_hand"),
    _WORDS.question("my_card", "place"),
    _WORDS.question("row"),
    _WORDS.question("slot", "slot"),
    _WORDS.question("card", "card"),
    _WORDS.question("kingdom", "seat? crest?"),  # one's own; all crests
    _WORDS.question("tokens"),
    _WORDS.question("leaders", "crest?"),
    _WORDS.question("crests"),
    _WORDS.question("pile"),
    _WORDS.question("what_does", "rank long?"),
    _WORDS.question("takeable", "card? place?"),  # the card being used
    _WORDS.question("scores", "seat?"),
    _WORDS.question("counts"),
    _WORDS.question("known_hand", "seat?"),  # one's own
    _WORDS.question("round"),
    _WORDS.question("plays"),  # what was played and taken this round, or in the one before
    _WORDS.question("players"),
    _WORDS.question("taking_order"),
    _WORDS.question("kingdom_counts", "rank? crest? seat?"),  # all cards; all seats
    _WORDS.question("where", "card? rank?"),
    _WORDS.question("who_leads"),
    _WORDS.question("turns_left"),
    _WORDS.question("describe_table"),
    _WORDS.question("turn"),
    _WORDS.question("options"),
)
"""What may be asked; of a slot left out the comment tells what is meant."""

REASONS: Final = (
    _WORDS.reason("match_over"),
    # What has to be done first.
    _WORDS.reason("crest_first", "left"),
    _WORDS.reason("token_first", "left"),
    _WORDS.reason("first_player_first"),
    _WORDS.reason("draw_first", "seat left"),
    _WORDS.reason("row_first", "left"),
    _WORDS.reason("show_first", "seat"),
    _WORDS.reason("play_first", "seat"),
    _WORDS.reason("commit_first", "seat"),
    _WORDS.reason("bonus_first", "seat tokens"),
    _WORDS.reason("take_first", "seat card rank"),
    _WORDS.reason("sort_first", "seat cards"),
    # The table.
    _WORDS.reason("no_such_card", "card least most"),
    _LIMITS.reason("no_such_crest", "crest crests"),
    _WORDS.reason("no_such_token", "token"),
    _LIMITS.reason("no_such_seat", "seat seats"),
    _WORDS.reason("crest_laid", "crest slot"),
    _WORDS.reason("token_not_hidden", "token"),
    # It is known to be elsewhere; where not all see it there, only its seat may hear so.
    _WORDS.reason("card_not_left", "card", secret=None),
    _WORDS.reason("not_next_in_pile", "card"),  # another one, that all have seen, comes next
    _WORDS.reason("draw_must_show"),  # with app cards, and when all saw the card
    _WORDS.reason("not_the_card", "card seat"),  # another one was put face down
    _WORDS.reason("which_card", "seat"),  # Héraut does not know what lies there, name it
    # Playing.
    _WORDS.reason("not_in_hand", "card"),
    *table_facts.REASONS,
    *table_facts.COUNT_REASONS,
    _WORDS.reason("fact_hand_empty", "seat"),
    _WORDS.reason("fact_hand_open", "seat"),  # all have seen each of its cards go there
    _WORDS.reason("fact_card_elsewhere", "card", secret=True),  # as Héraut believes
    _WORDS.reason("fact_say_card", secret=True),  # which one is not there
    _WORDS.reason("fact_validated_so", "seat card"),
    _WORDS.reason("no_such_place", "place"),
    _WORDS.reason("name_the_card"),  # the description did not tell which of the hand is meant
    _WORDS.reason("plays_are_open"),
    _WORDS.reason("plays_are_secret"),
    _WORDS.reason("no_unknown_card"),  # Héraut knows every card of the hand
    _WORDS.reason("token_not_open", "token tokens"),
    # Taking.
    _LIMITS.reason("no_such_slot", "slot slots"),
    _WORDS.reason("slot_empty", "slot"),
    _WORDS.reason("card_twice", "card"),
    _WORDS.reason("not_in_row", "card"),
    _WORDS.reason("card_waits", "card"),
    _WORDS.reason("not_shown", "card peasant slots"),
    _WORDS.reason("too_many_cards", "count most card rank"),  # the card played
    _WORDS.reason("must_take", "card rank count"),  # how many at least
    _WORDS.reason("take_slots", "card rank size"),
    _WORDS.reason("take_cards", "card rank most"),
    _WORDS.reason("wrong_window", "first last size card rank"),
    _WORDS.reason("nothing_taken"),
    _WORDS.reason("not_taken", "card cards"),  # only these are validated or kept
    _WORDS.reason("which_taken", "cards"),  # of another number is spoken: only these are there
    _WORDS.reason("which_of_row", "count"),
    _WORDS.reason("hand_full", "count room most"),
)
