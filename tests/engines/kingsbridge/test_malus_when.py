"""S1 by the letter: a malus only for who can place no card of the hand (``malus_when=stuck``)."""

from __future__ import annotations

import pytest

from heraut.engines.kingsbridge import KINGSBRIDGE, Hand
from heraut.engines.protocol import AUDIENCE, PUBLIC, IllegalAction

NONE_EMPTY = [[2, 3], [7], [7], [7], [7], [7]]
"""Four and eight may go on them; Edgar may stand among them in the place of eight."""
OPEN = ["den", "gytha", "ragna"]


@pytest.fixture
def stuck(scene):
    """A seat alone, or two together, where a malus is only for who is stuck."""

    def make(hands, columns=NONE_EMPTY, **more):
        options = {"mode": "cooperative", "malus_when": "stuck", **more.pop("options", {})}
        piles = more.pop("piles", [9] * len(hands))
        return scene(columns, hands, piles, row=OPEN, options=options, **more)

    return make


def refusal(play, state, notation):
    with pytest.raises(IllegalAction) as error:
        play(state, notation)
    return error.value.reason, error.value.details


def told(state, viewer):
    view = KINGSBRIDGE.view(state, viewer)
    return {event.key: event.audience for event in KINGSBRIDGE.answer(view, "options", {})}


def malus(notations, state):
    return {notation for notation in notations(state) if notation.startswith("malus")}


@pytest.mark.parametrize("seats", [1, 2])
def test_it_is_refused_while_a_card_can_be_placed(stuck, play, notations, seats):
    state = stuck([[1, 4], [1]][:seats])
    why = {"card": 4, "column": 1, AUDIENCE: frozenset({0})}
    for card in (1, 4, 9):  # nor is it told first that nine is not in the hand
        assert refusal(play, state, f"malus {card}") == ("malus_card_fits", why)
    assert not malus(notations, state)
    assert "malus" not in KINGSBRIDGE.view(state, 0).may


@pytest.mark.parametrize("seats", [1, 2])
def test_it_is_allowed_when_no_card_goes(stuck, play, keys, notations, seats):
    state = stuck([[1, 6], [1]][:seats])
    assert malus(notations, state) == {"malus 1", "malus 6"}
    assert "malus" in KINGSBRIDGE.view(state, 0).may
    assert keys(play(state, "malus 6")[1])[0] == "malus"
    assert refusal(play, state, "malus 9")[0] == "not_in_hand"


def test_a_card_that_can_recover_edgar_is_one_that_goes(stuck, play, notations):
    columns = [[2, -3, 4], *NONE_EMPTY[1:]]
    assert refusal(play, stuck([[1, 3]], columns), "malus 1") == (
        "malus_edgar_fits",
        {"card": 3, "column": 1, AUDIENCE: frozenset({0})},
    )
    assert malus(notations, stuck([[1, 6]], columns)) == {"malus 1", "malus 6"}


def test_an_empty_column_takes_any_card(stuck, play):
    assert refusal(play, stuck([[1]], [[2]]), "malus 1")[1]["column"] == 2


def test_what_a_character_allows_counts_once_it_was_used(stuck, play, notations):
    state = stuck([[5, 6]], [[2, 3], [9], [9], [9], [9], [9]])
    assert malus(notations, state) == {"malus 5", "malus 6"}
    state, _ = play(state, "use ragna")
    assert KINGSBRIDGE.parse(state, "place 5 1") in KINGSBRIDGE.legal(state) or state.to_reveal()


def test_hidden_cards_are_no_reason_to_refuse(stuck, play, keys, notations):
    table = {"options": {"cards": "table"}, "hidden": {4: 6, 12: 6, 6: 8}}
    state = stuck([Hand((1,), 2), [1]], **table)
    assert {"malus 1", "malus 4", "place 4 1"} <= notations(state)
    assert keys(play(state, "malus 4")[1])[0] == "malus"
    known = stuck([Hand((1, 4), 2), [1]], **table)
    assert refusal(play, known, "malus 1")[0] == "malus_card_fits"


def test_what_stays_aside_at_last_follows_the_same_rule(stuck, play, notations):
    state = stuck([[]], piles=[0], aside=[[4, 6]])
    assert refusal(play, state, "malus 6 aside")[1]["card"] == 4
    assert not malus(notations, state)
    assert malus(notations, stuck([[]], piles=[0], aside=[[6, 9]])) == {
        "malus 6 aside",
        "malus 9 aside",
    }


def test_others_cannot_tell_from_what_is_open_whether_the_hand_is_stuck(stuck):
    free, caught = stuck([[1, 4], [1]]), stuck([[1, 6], [1]])
    for viewer in (1, PUBLIC):
        assert told(free, viewer) == told(caught, viewer)
        assert told(free, viewer)["answer_may_malus"] is None
    me = frozenset({0})
    assert told(free, 0)["answer_may_no_malus"] == told(caught, 0)["answer_may_malus"] == me
    public = [{key for key, to in told(state, 0).items() if to is None} for state in (free, caught)]
    assert public[0] == public[1]


def test_alone_there_is_nobody_to_keep_it_from(stuck):
    assert told(stuck([[1, 4]]), 0)["answer_may_no_malus"] is None
    assert told(stuck([[1, 6]]), 0)["answer_may_malus"] is None
