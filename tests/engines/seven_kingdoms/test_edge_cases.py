"""Every edge case that the rulebook leaves open, by its id."""

from __future__ import annotations

import pytest

from heraut.engines.protocol import IllegalAction
from heraut.engines.seven_kingdoms import SEVEN_KINGDOMS, Hand, Phase
from heraut.engines.seven_kingdoms.box import CARDS
from heraut.engines.seven_kingdoms.scores import count_points, owners
from heraut.engines.seven_kingdoms.state import TOKENS

from .position import position

ROW = (10, 17, 24, 31, 38, 45, 16)
CREST_OF = SEVEN_KINGDOMS.start(2, {}).box.crest_of


def find(events, key):
    return [dict(event.args) for event in events if event.key == key]


def out_of_game(pile, *kept):
    """All cards but those of the row, the kept ones, and those left for the pile."""
    named = {*ROW, *kept, *pile}
    return [card for card in CARDS if card not in named]


def overflowing(**options):
    """Two cards wait already, and a second general takes nothing: the next row has one too many."""
    return position(
        [[15, 2], [18, 3]], [10, 17, 24, 30, 31, 38, 45], waiting=[16, 40], options=options
    )


@pytest.mark.parametrize(
    ("overflow", "waiting", "gone", "bottom"),
    [("wait", (40,), (), ()), ("discard", (), (40,), ()), ("bottom", (), (), (40,))],
)
def test_k1_what_the_row_has_no_slot_for(play, overflow, waiting, gone, bottom):
    before = overflowing(overflow=overflow)
    state, _ = play(before, "play 15", "play 18", "slots 1-3", "validate 10,17", "keep 24")
    state, told = play(state, "slots 1-3")
    row = (18, 15, 30, 31, 38, 45, 16)
    assert find(told, "row_shifted") == [{"row": row, "left": 0, "over": (40,), "to": overflow}]
    assert (state.row, state.waiting, state.gone, state.bottom) == (row, waiting, gone, bottom)
    assert state.pile == before.pile + len(bottom)


def test_k1_waiting_cards_move_into_the_next_row(play):
    state = position([[15, 2], [18, 3]], [10, 0, 0, 0, 0, 0, 16], waiting=[20, 21, 22])
    state, _ = play(state, "play 15", "play 3", "slots 3-5", "take 10", "validate 10")
    assert (state.row, state.waiting) == ((15, 3, 16, 20, 21, 22, 0), ())


def test_k1_a_waiting_card_cannot_be_taken(play):
    state = position([[36, 2], [18, 3]], ROW, waiting=[20])
    state, _ = play(state, "play 36", "play 18")
    with pytest.raises(IllegalAction) as refused:
        play(state, "take 20")
    assert (refused.value.reason, refused.value.details) == ("card_waits", {"card": 20})


def test_k2_without_a_card_to_take_all_else_goes_on(play):
    state = position([[36, 2], [9, 3]], [10], open_tokens=("double", "plus_1"))
    state, told = play(state, "play 36", "play 9", "take 10", "validate 10")
    assert state.tops == (36,)
    assert state.kingdoms[1] == (9,)
    state, told = play(state, "bonus double", "token plus_4")
    assert find(told, "took_nothing") == [{"seat": 1, "card": 9, "why": "none"}]
    assert state.bonus == ("double",)


@pytest.mark.parametrize("card", [3, 23])
def test_k3_a_king_or_princess_takes_at_least_one(play, card):
    state = position([[card, 15], [2, 4]], ROW, open_tokens=())
    state, _ = play(state, f"play {card}", "play 2")
    with pytest.raises(IllegalAction) as refused:
        play(state, "take none")
    assert refused.value.reason == "must_take"
    state = position([[card, 15], [2, 4]], ROW, options={"min_take": "0"})
    state, told = play(state, f"play {card}", "play 2", "take none")
    assert find(told, "took_nothing") == [{"seat": 0, "card": card, "why": "chosen"}]


def test_k3_a_merchant_takes_one_whatever_the_option(play):
    state = position([[36, 15], [2, 4]], ROW, options={"min_take": "0"})
    state, _ = play(state, "play 36", "play 2")
    with pytest.raises(IllegalAction) as refused:
        play(state, "take none")
    assert refused.value.reason == "must_take"


def test_k4_any_window_may_be_chosen_and_is_emptied(play):
    state = position([[30, 15], [2, 4]], [10, 0, 0, 31, 38, 0, 16])
    state, _ = play(state, "play 30", "play 2")
    assert len(SEVEN_KINGDOMS.legal(state)) == 6
    both, _ = play(state, "slots 4-5")
    assert both.pending == (31, 38)
    one, _ = play(state, "slots 1-2")
    assert one.pending == (10,)
    _, told = play(state, "slots 2-3")
    assert find(told, "took_nothing") == [{"seat": 0, "card": 30, "why": "chosen"}]


def test_k5_a_peasant_with_two_empty_slots_takes_nothing(play):
    state = position([[44, 15], [2, 4]], [10, 0, 24, 31, 0, 38, 16])
    state, told = play(state, "play 44", "play 2")
    assert find(told, "took_nothing") == [{"seat": 0, "card": 44, "why": "none"}]
    assert state.tops == (44, 2)


def test_k6_a_bishop_occupies_no_place_above_the_row(play):
    state = position([[36, 1], [9, 2], [5, 3]], ROW)
    state, told = play(state, "play 36", "play 9", "play 5", "take 10", "keep 10")
    state, told = play(state, "bonus double", "token plus_4", "take 17", "validate 17")
    assert find(told, "laid") == [{"seat": 2, "card": 5, "slot": 2}]
    assert state.tops == (36, 5)


def last_token():
    return position(
        [[9, 15], [2, 4]],
        ROW,
        bonus=("plus_1", "plus_2", "plus_3", "plus_4", "plus_5", "crests"),
        open_tokens=("double", "peasants"),
        kingdoms=[[8, 11, 12], [13, 14]],
    )


def test_k7_the_seventh_token_ends_the_match_after_the_round(play):
    """Seven crest cards take seven of the eight tokens."""
    state, told = play(last_token(), "play 9", "play 2", "bonus peasants")
    assert find(told, "token_placed")[0]["left"] == 0
    assert state.phase is Phase.TAKE
    state, told = play(state, "take 10", "validate 10")
    assert (state.turn, state.phase) == (1, Phase.TAKE)
    state, told = play(state, "take 17", "validate 17")
    assert find(told, "match_ended") == [{"cause": "tokens"}]
    assert not find(told, "cut_short")
    assert state.open_tokens == ("double",)
    assert state.phase is Phase.OVER


def test_k8_a_bishop_validated_from_the_row_places_no_token(play):
    state = position([[36, 15], [2, 4]], ROW)
    state, told = play(state, "play 36", "play 2", "take 10", "validate 10")
    assert state.bonus == ()
    assert not find(told, "token_due")


def test_k9_a_bishop_after_the_seventh_token_only_takes(play):
    state = position([[9, 15], [2, 4]], ROW, bonus=TOKENS[:7], open_tokens=TOKENS[7:])
    state, told = play(state, "play 9", "play 2")
    assert not find(told, "token_due")
    assert (state.kingdoms[0], state.phase, state.turn) == ((9,), Phase.TAKE, 0)


def test_k10_without_a_hidden_token_none_is_turned_up(play):
    state, _ = play(last_token(), "play 9", "play 2", "bonus double")
    assert (state.phase, state.open_tokens) == (Phase.TAKE, ("peasants",))


def test_k11_the_piles_last_card_ends_the_match_though_the_row_is_full(play):
    hands = (36, 2, 18, 3)
    state = position([[36, 2], [18, 3]], ROW, gone=out_of_game([40, 41], *hands))
    state, _ = play(state, "play 36", "play 18", "take 10", "validate 10")
    state, told = play(state, "slots 2-4", "validate all", "row 40", "row 41")
    assert find(told, "match_ended")[0]["cause"] == "pile"
    assert 0 not in state.row
    assert not find(told, "round_began")


def cut_short(pile, **options):
    """The second seat has no card, and the pile gives out while it draws."""
    kept = (36, 2, 18, 3)
    return position([[36, 2], [], [18, 3]], ROW, gone=out_of_game(pile, *kept), options=options)


def test_k12_played_cards_go_back_to_the_hand_and_are_validated(play):
    state, told = play(cut_short([40, 41]), "play 36", "draw 40", "draw 41")
    assert find(told, "match_ended") == [{"cause": "pile"}]
    assert find(told, "cut_short") == [{"seats": (0,), "to": "hand"}]
    assert state.kingdoms == ((2, 36), (40, 41), (3, 18))


def test_k12_or_they_are_lost(play):
    state = cut_short([40, 41], unresolved_cards="lost")
    state, told = play(state, "play 36", "draw 40", "draw 41")
    assert find(told, "match_ended") == [{"cause": "pile"}]
    assert find(told, "cut_short") == [{"seats": (0,), "to": "lost"}]
    assert state.kingdoms == ((2,), (40, 41), (3, 18))
    assert state.gone[-1] == 36


def test_k12_also_when_the_card_lies_face_down(play):
    state = cut_short([40, 41], plays="secret")
    state, told = play(state, "commit 36", "draw 40", "draw 41")
    assert find(told, "cut_short")[0]["seats"] == (0,)
    assert state.kingdoms[0] == (2, 36)
    state = cut_short([40, 41], plays="secret", unresolved_cards="lost")
    state, told = play(state, "commit 36", "draw 40", "draw 41")
    assert state.kingdoms[0] == (2,)
    assert state.gone[-1] == 36


def test_k13_of_a_single_card_left_one_is_drawn(play):
    state, told = play(cut_short([40]), "play 36")
    assert find(told, "empty_hand") == [{"seat": 1, "count": 1}]
    state, told = play(state, "draw 40")
    assert find(told, "match_ended")[0]["cause"] == "pile"


def test_k14_the_hand_holds_three_and_what_is_over_is_validated(play):
    state = position([[3, 1, 15], [4, 5, 6]], ROW)
    state, _ = play(state, "play 3", "play 4", "take 10", "keep 10", "take 17,24,31")
    with pytest.raises(IllegalAction) as refused:
        play(state, "keep 17,24")
    assert refused.value.reason == "hand_full"
    assert refused.value.details == {"count": 2, "room": 1, "most": 3}
    state, _ = play(state, "keep 17")
    with pytest.raises(IllegalAction):
        play(state, "keep 24")
    state, _ = play(state, "validate 24", "validate 31")
    assert state.hands[0].known == (1, 15, 17)
    assert state.kingdoms[0] == (24, 31)


def test_k15_a_card_of_the_hand_is_not_validated(play):
    state = position([[36, 1, 15], [4, 5, 6]], ROW)
    state, _ = play(state, "play 36", "play 4", "take 10")
    with pytest.raises(IllegalAction) as refused:
        play(state, "validate 15")
    assert refused.value.reason == "not_taken"


def test_k16_nobody_takes_a_token_when_the_majority_is_tied():
    crests = (1, 2, 3, 4, 5, 6, 7)
    kingdoms = ((1, 2, 9), (8, 16), (23,))  # crest 1: one each; crest 2: two, one, one
    assert owners(CREST_OF, kingdoms, crests, ("plus_5", "plus_1", "plus_2")) == (-1, 0, -1)


def test_k17_only_cards_of_the_crest_are_doubled():
    crests = (1, 2, 3, 4, 5, 6, 7)
    points, _ = count_points(CREST_OF, ((1, 43), ()), crests, ("double",))
    assert (points.cards, points.doubled, points.total) == (3, 3, 6)
    mine = (1, 43, 2, 9)
    points, _ = count_points(CREST_OF, (mine, ()), crests, ("double", "plus_5"))
    assert (points.doubled, points.plus, points.total) == (3, 5, 14)
    points, _ = count_points(CREST_OF, (mine, ()), crests, ("peasants", "double"))
    assert (points.doubled, points.peasants) == (3, 1)


def test_k18_who_leads_takes_the_token():
    crests = (1, 2, 3, 4, 5, 6, 7)
    points, _ = count_points(CREST_OF, ((8,), ()), crests, ("peasants",))
    assert (points.peasants, points.total) == (0, 1)
    assert owners(CREST_OF, ((8,), ()), crests, ("peasants",)) == (0,)


def test_k19_when_nobody_has_a_card_all_draw_and_the_pawn_passes(play):
    state = position([[36], [9]], ROW)
    # Both have played their last card, and validate what they take.
    state, _ = play(state, "play 36", "play 9", "take 10", "validate 10")
    state, _ = play(state, "bonus double", "token plus_3", "take 17", "validate 17")
    row = (36, 24, 31, 38, 45, 16, 40)
    state, told = play(state, "row 40")
    assert state.row == row
    assert find(told, "empty_hand") == [{"seat": 1, "count": 2}]
    state, told = play(state, "draw 20", "draw 21", "draw 22", "draw 23")
    assert find(told, "round_began") == [{"round": 3, "seat": 0}]
    assert not find(told, "all_played") and not find(told, "order_settled")
    assert (state.row, state.tops) == (row, ())


def test_k20_what_all_have_seen_go_to_a_hand_may_be_asked(play):
    state = position([[23, 1], [4, 5, 6]], ROW)
    state, _ = play(state, "play 23", "play 4", "take 10,17", "keep 10", "validate 17")
    assert state.open_hands == ((10,), ())
    view = SEVEN_KINGDOMS.view(state, 1)
    (told,) = SEVEN_KINGDOMS.answer(view, "known_hand", {"seat": 1})
    assert (told.key, dict(told.args)) == (
        "answer_known_hand",
        {"seat": 0, "cards": (10,), "others": 1},
    )
    assert told.audience is None
    state, _ = play(state, "take 16,31", "validate all", "row 40", "row 41")
    state, _ = play(state, "play 5", "play 10")
    assert state.open_hands == ((), ())


def test_k20_a_card_face_down_stays_among_those_known(play):
    state = position([[23, 1], [4, 5, 6]], ROW, options={"plays": "secret"})
    state, _ = play(state, "commit 23", "commit 4", "show", "show")
    state, _ = play(state, "take 10", "keep 10", "take 16", "validate 16")
    state, told = play(state, "commit 5", "commit 10")
    assert state.open_hands == ((10,), ())
    (told,) = SEVEN_KINGDOMS.answer(SEVEN_KINGDOMS.view(state, 1), "known_hand", {"seat": 1})
    assert dict(told.args) == {"seat": 0, "cards": (10,), "others": 1}


def test_table_hands_are_shown_before_the_count(play):
    kept = (36, 2, 18, 3)
    state = position(
        [[36, 2], Hand((), 0), [18, 3]],
        ROW,
        gone=out_of_game([40, 41], *kept),
        options={"cards": "table"},
    )
    state, told = play(state, "play 36", "draw ?", "draw ?")
    assert (state.phase, state.turn) == (Phase.FINAL, 1)
    state, told = play(state, "show 41", "show 40")
    assert [facts["left"] for facts in find(told, "shown")] == [1, 0]
    assert state.kingdoms[1] == (40, 41)
    assert state.phase is Phase.OVER
