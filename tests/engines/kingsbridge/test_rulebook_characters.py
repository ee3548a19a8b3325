"""The worked examples of the rulebook on characters, each by its heading; "cards" are their pages.

The rulebook shows the columns only in pictures; those here fit every sentence beside them.
"""

from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE

WITH = {"mode": "characters"}


def holding(scene, name, columns, hand, **more):
    """Two seats: the first plays, with one character; the second has one too."""
    other = "den" if name != "den" else "ragna"
    return scene(columns, [hand, [1]], [9, 9], characters=[[name], [other]], options=WITH, **more)


def test_aldred_puts_cards_before_and_after_a_column(scene, play, keys, refused):
    """Kingsbridge, cards: Aldred: 1 and 2 before 3-4, then 5 and 6 after them."""
    state = holding(scene, "aldred", [[3, 4]], [1, 2, 5, 6])
    assert refused(state, "place 2 1") == "not_next"
    state, events = play(state, "use aldred")
    assert keys(events)[:2] == ["used", "permission"]
    state, events = play(state, "place 2 1", "place 1 1", "place 5 1", "place 6 1")
    assert [event.args["where"] for event in events] == ["start", "start", "end", "end"]
    assert state.columns[0] == (1, 2, 3, 4, 5, 6)


def test_aldred_also_when_reorganising(scene, play, only, refused):
    """Kingsbridge, cards: Aldred: also when a column is reorganised."""
    state = holding(scene, "aldred", [[3, 4], [1, 2], [7, 8, 9]], [1])
    state, _ = play(state, "use aldred")
    state, events = play(state, "move 2 1")
    assert only(events, "moved")["where"] == "start"
    assert state.columns[:2] == ((1, 2, 3, 4), ())
    assert refused(state, "move 3 1") == "not_next"


def test_edgar_is_swapped_for_the_card_he_stands_for(scene, play, keys, only):
    """Kingsbridge, cards: Edgar: a 10 of the hand takes him back, under one's own pile."""
    state = scene(
        [[8, 9, -10, 11]], [[10, 12], [1]], [9, 9], characters=[["gytha"], ["den"]], options=WITH
    )
    state, events = play(state, "swap 10 1")
    assert keys(events) == ["swapped", "edgar_recovered"]
    assert state.columns[0] == (8, 9, 10, 11)
    assert state.characters == (("gytha", "edgar"), ("den",))
    assert only(events, "edgar_recovered") == {
        "seat": 0,
        "card": 10,
        "column": 1,
        "to": "pile",
        "receiver": 0,
    }


def test_edgar_comes_back_when_his_column_is_finished(scene, play, keys):
    """Kingsbridge, cards: Edgar: under one's own pile before the column is discarded."""
    column = [1, 2, 3, 4, -5, 6, 7, 8, 9, 10, 11, 12]
    state = scene([column], [[13, 1], [1]], [9, 9], characters=[["gytha"], ["den"]], options=WITH)
    before = state.discard
    state, events = play(state, "place 13 1")
    assert keys(events) == ["placed", "edgar_recovered", "column_finished"]
    assert state.characters[0] == ("gytha", "edgar")
    assert sum(state.discard) - sum(before) == 12, "Edgar is no event card"
    assert state.discard[4] == before[4]


@pytest.mark.parametrize(
    ("name", "notation"), [("wynstan", "use wynstan 1 2"), ("den", "use den 1")]
)
def test_edgar_goes_left_when_wynstan_or_den_takes_him(scene, play, name, notation, only):
    """Kingsbridge, cards: Edgar, the exception."""
    state = scene(
        [[8, 9, -10, 11]],
        [[1], [1], [1]],
        [9, 9, 9],
        characters=[[name], ["gytha"], ["ragna"]],
        options=WITH,
    )
    state, events = play(state, notation)
    assert only(events, "edgar_recovered")["to"] == "left"
    assert only(events, "edgar_recovered")["receiver"] == 1
    assert state.characters == ((), ("gytha", "edgar", name), ("ragna",))


def test_wynstan_takes_two_cards_off_an_end(scene, play, only):
    """Kingsbridge, cards: Évêque Wynstan: 6 and 7 go, one's own 6 and 7 take their place."""
    state = holding(scene, "wynstan", [[4, 5, 6, 7]], [6, 7])
    before = state.discard
    state, events = play(state, "use wynstan 1 2")
    assert only(events, "removed") == {"seat": 0, "column": 1, "cards": (6, 7), "left": 2}
    assert [state.discard[rank] - before[rank] for rank in (5, 6)] == [1, 1]
    state, _ = play(state, "place 6 1", "place 7 1")
    assert state.columns[0] == (4, 5, 6, 7)


def test_gytha_brings_5_and_6_from_the_discard(scene, play, only):
    """Kingsbridge, cards: Gytha: 5 and 6 go on 3-4, then 7, 8 and 9 of the hand."""
    state = holding(scene, "gytha", [[3, 4]], [7, 8, 9, 1])
    before = state.discard
    state, events = play(state, "use gytha 5,6 1")
    assert only(events, "from_discard") == {
        "seat": 0,
        "cards": (5, 6),
        "column": 1,
        "first": 3,
        "last": 6,
        "count": 4,
    }
    assert [before[rank] - state.discard[rank] for rank in (4, 5)] == [1, 1]
    state, _ = play(state, "place 7 1", "place 8 1", "place 9 1")
    assert state.columns[0] == (3, 4, 5, 6, 7, 8, 9)


def test_agatha_puts_4_on_4_and_8_on_8(scene, play, only, refused):
    """Kingsbridge, cards: Mère Agatha: two 4s on column 1, an 8 and a 9 on column 2."""
    state = holding(scene, "agatha", [[2, 3, 4], [7, 8]], [4, 4, 8, 9, 3])
    assert refused(state, "place 4 1") == "not_next"
    state, _ = play(state, "use agatha", "place 4 1", "place 4 1", "place 8 2", "place 9 2")
    assert state.columns[:2] == ((2, 3, 4, 4, 4), (7, 8, 8, 9))
    assert refused(state, "place 3 1") == "not_next", "the end only, never the middle"


def test_agatha_also_when_reorganising(scene, play, refused):
    """Kingsbridge, cards: Mère Agatha: whenever a card is to be put on a column."""
    state = holding(scene, "agatha", [[2, 3, 4], [4, 5]], [1])
    assert refused(state, "move 2 1") == "not_next"
    state, _ = play(state, "use agatha", "move 2 1")
    assert state.columns[0] == (2, 3, 4, 4, 5)


def test_agatha_shown_on_the_card(scene, play):
    """Kingsbridge, cards: Mère Agatha's card: 2, 3, 4, 4, 4, 5."""
    state = holding(scene, "agatha", [[2, 3, 4]], [4, 4, 5, 1])
    state, _ = play(state, "use agatha", "place 4 1", "place 4 1", "place 5 1")
    assert state.columns[0] == (2, 3, 4, 4, 4, 5)


def test_ragna_skips_the_4(scene, play, only, refused):
    """Kingsbridge, cards: Ragna, first picture: 5 and 6 right after a 3."""
    state = holding(scene, "ragna", [[3], [9]], [5, 6, 11])
    assert refused(state, "place 5 1") == "not_next"
    state, _ = play(state, "use ragna")
    state, events = play(state, "place 5 1", "place 6 1")
    assert only(events, "gap_made") == {"column": 1, "missing": 4}
    assert state.columns[0] == (3, 5, 6)
    assert refused(state, "place 11 2") == "gap_used"


def test_ragna_skips_the_6_when_reorganising(scene, play, only):
    """Kingsbridge, cards: Ragna, second picture: column 7-9 goes on 3-5."""
    state = holding(scene, "ragna", [[3, 4, 5], [7, 8, 9]], [1])
    state, events = play(state, "use ragna", "move 2 1")
    assert only(events, "gap_made") == {"column": 1, "missing": 6}
    assert state.columns[:2] == ((3, 4, 5, 7, 8, 9), ())


@pytest.mark.parametrize(("column", "card"), [((3, 5, 6), 4), ((3, 4, 5, 7, 8, 9), 6)])
def test_a_gap_may_be_filled_later(scene, play, column, card, keys):
    """Kingsbridge, cards: Ragna, "Important": by any player, in their turn."""
    state = scene(
        [list(column)], [[card, 1], [1]], [9, 9], characters=[["den"], ["gytha"]], options=WITH
    )
    state, events = play(state, f"place {card} 1")
    assert keys(events) == ["placed", "gap_filled"]
    assert events[0].args["where"] == "gap"
    assert state.columns[0] == tuple(sorted((*column, card)))


def test_ragna_saves_a_turn_alone(scene, play, keys):
    """Kingsbridge, the solo mode: a 7 on column 3-5, then Ragna goes back to the box."""
    state = scene([[3, 4, 5]], [[7]], [0], row=["den", "ragna", "gytha"], deck=["edgar", "aldred"])
    state, events = play(state, "use ragna")
    assert keys(events) == ["used", "permission", "character_boxed"]
    assert "ragna" in state.boxed
    state, _ = play(state, "reveal edgar")
    assert state.row == ("den", "gytha", "edgar")
    state, events = play(state, "place 7 1")
    assert state.columns[0] == (3, 4, 5, 7)
    assert keys(events) == ["placed", "gap_made", "final_score", "solo_over"]


def test_ethelred_opens_a_seventh_column(scene, play, keys):
    """Kingsbridge, cards: Roi Ethelred: 10 and 11 become an extra column."""
    columns = [[1], [2], [3], [4], [5], [6]]
    state = holding(scene, "ethelred", columns, [10, 11, 1])
    state, events = play(state, "use ethelred 10", "place 11 7")
    assert keys(events)[:3] == ["used", "column_opened", "placed"]
    assert state.columns[6] == (10, 11)


def test_ethelreds_column_vanishes_when_it_is_moved_away(scene, play, keys, only):
    """Kingsbridge, cards: Roi Ethelred: it stays as long as it holds cards."""
    state = holding(scene, "gytha", [[9], [8, 9], [], [], [], [], [10, 11]], [1])
    state, _ = play(state, "move 7:11 3")
    assert len(state.columns) == 7
    state, events = play(state, "move 7 1")
    assert keys(events) == ["moved", "column_vanished"]
    assert only(events, "column_vanished") == {"column": 7, "columns": 6}
    assert state.columns == ((9, 10), (8, 9), (11,), (), (), ())


def test_ethelreds_column_vanishes_when_it_is_finished(scene, play, keys):
    """Kingsbridge, cards: Roi Ethelred."""
    columns = [[9], [], [], [], [], [], list(range(1, 13)), [4]]
    state = holding(scene, "gytha", columns, [13, 1])
    state, events = play(state, "place 13 7")
    assert keys(events) == ["placed", "column_finished", "column_vanished"]
    assert state.columns[6:] == ((4,),)


def test_den_clears_a_column_for_new_cards(scene, play, only):
    """Kingsbridge, cards: Shérif Den: all cards go, new ones may come at once."""
    state = holding(scene, "den", [[3, 4, 5]], [8, 9])
    before = sum(state.discard)
    state, events = play(state, "use den 1")
    assert only(events, "cleared") == {"seat": 0, "column": 1, "count": 3, "vanished": False}
    assert sum(state.discard) == before + 3
    state, _ = play(state, "place 8 1", "place 9 1")
    assert state.columns[0] == (8, 9)


def test_wigelm_gives_the_first_cards_away(scene, play, keys):
    """Kingsbridge, cards: Wigelm: Alice gives Nathan a 13, Léna a 5, Pierre a 6.

    The columns 2 and 4 are free afterwards.
    """
    state = scene(
        [[1, 2], [5, 6], [8], [13]],
        [[3], [1], [1], [1]],
        [9, 9, 9, 9],
        characters=[["wigelm"], ["den"], [], []],
        options=WITH,
    )
    state, events = play(state, "use wigelm")
    assert keys(events) == ["used"]
    state, _ = play(state, "give 4 2", "give 2 3")
    assert state.columns[1] == (6,), "the 6 is the first card now"
    state, events = play(state, "give 2 4")
    assert keys(events)[:3] == ["gave", "column_emptied", "giving_over"]
    assert [pile.given for pile in state.piles] == [(), (13,), (5,), (6,)]
    assert state.columns[:4] == ((1, 2), (), (8,), ())
    assert state.characters[1] == ("den", "wigelm")


def test_wigelm_alone_puts_a_first_card_on_the_own_pile(scene, play, keys):
    """Kingsbridge, cards: Wigelm in a solo game."""
    state = scene([[5, 6]], [[1]], [3], row=["wigelm", "den", "ragna"], deck=["gytha"])
    state, events = play(state, "use wigelm", "give 1 1")
    assert keys(events) == ["used", "gave", "giving_over", "character_boxed"]
    assert (state.columns[0], state.piles[0].given, state.piles[0].size) == ((6,), (5,), 4)


def test_wilwulf_keeps_a_7_for_a_later_turn(scene, play):
    """Kingsbridge, cards: Wilwulf: a 7 set aside earlier goes between 6 and 8 of the hand."""
    state = scene(
        [[4, 5]],
        [[6, 8], [1]],
        [9, 9],
        characters=[["den"], ["gytha"]],
        options=WITH,
        aside=[[7], []],
    )
    state, _ = play(state, "place 6 1")
    state, events = play(state, "place 7 1")
    assert events[0].args["aside"] is True
    state, _ = play(state, "place 8 1")
    assert state.columns[0] == (4, 5, 6, 7, 8)
    assert state.aside[0] == ()


def test_wilwulf_sets_two_cards_aside_beside_a_full_hand(scene, play, only):
    """Kingsbridge, cards: Wilwulf: six cards in hand and two before the player."""
    state = holding(scene, "wilwulf", [[3]], [4, 7, 7, 9, 10, 11])
    state, events = play(state, "use wilwulf 7,9")
    assert only(events, "set_aside") == {"seat": 0, "cards": (7, 9)}
    state, _ = play(state, "place 4 1", "end")
    while KINGSBRIDGE.to_act(state) == -1:
        state, _ = play(state, str(KINGSBRIDGE.legal(state)[0]))
    assert (state.hands[0].size, state.aside[0]) == (6, (7, 9))


def test_wilwulfs_cards_only_go_to_an_end(scene, play, keys, only, refused):
    """Kingsbridge, cards: Wilwulf, "Important": no gap, and Edgar only at an end."""
    state = scene(
        [[3, 5], [6, -7, 8], [6, 7]],
        [[1], [1]],
        [9, 9],
        characters=[["den"], ["gytha"]],
        options=WITH,
        aside=[[4, 7, 8], []],
    )
    assert refused(state, "place 4 1 aside") == "aside_end_only"
    assert refused(state, "swap 7 2 aside") == "aside_end_only"
    after, _ = play(state, "place 8 3 aside")
    assert after.columns[2] == (6, 7, 8)
    state = scene(
        [[6, -7]],
        [[1], [1]],
        [9, 9],
        characters=[["den"], ["gytha"]],
        options=WITH,
        aside=[[7], []],
    )
    state, events = play(state, "swap 7 1 aside")
    assert keys(events) == ["swapped", "edgar_recovered"]
    assert (state.columns[0], state.characters[0]) == ((6, 7), ("den", "edgar"))


def test_a_used_character_goes_to_the_left_under_the_pile(scene, play, only, refused):
    """Kingsbridge, playing with characters, "Jouer une carte Personnage"."""
    state = scene(
        [[3, 4]],
        [[1], [1], [1]],
        [9, 9, 9],
        characters=[["den", "gytha"], ["ragna"], ["aldred"]],
        options=WITH,
    )
    state, events = play(state, "use den 1")
    assert only(events, "passed_on") == {"character": "den", "seat": 0, "receiver": 1}
    assert only(events, "top_character") == {"seat": 0, "character": "gytha"}
    assert state.characters == (("gytha",), ("ragna", "den"), ("aldred",))
    assert refused(state, "use gytha 1 1") == "character_used"


def test_the_last_score_is_counted_as_in_the_rulebook(scene, play, only):
    """Kingsbridge, together, "Fin de la partie": +1 a character, +2 a column, -5 a malus."""
    row, deck = ["den", "gytha", "ragna"], ["aldred", "edgar"]
    state = scene([[3], [5, 6]], [[4]], [0], row=row, deck=deck, malus=[9])
    _, events = play(state, "place 4 1")
    assert only(events, "final_score") == {
        "points": 8,
        "characters": 5,
        "empty": 4,
        "malus": 1,
        "outcome": "won",
    }
    assert events[-1].key == "solo_over"


def test_at_most_22_points(scene, play, only):
    """Kingsbridge, alone or together: ten characters, six columns; 12 points for experts."""
    names = ["den", "gytha", "ragna"]
    deck = ["aldred", "edgar", "wynstan", "agatha", "ethelred", "wigelm", "wilwulf"]
    state = scene([list(range(1, 13))], [[13]], [0], row=names, deck=deck)
    state, events = play(state, "place 13 1")
    assert (only(events, "final_score")["points"], only(events, "final_score")["outcome"]) == (
        22,
        "expert",
    )
    assert [score.points for score in KINGSBRIDGE.scores(state)] == [22]
