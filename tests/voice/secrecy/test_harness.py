"""The proof itself: other worlds look the same, and the nets catch what they should."""

from __future__ import annotations

from random import Random

from heraut.engines.match import Match
from heraut.engines.protocol import PUBLIC
from heraut.engines.seven_kingdoms import SEVEN_KINGDOMS

from .nets import cards, named
from .secrets import PILE, SECRETS
from .worlds import images, twin

GROUPS = [[4, 17, 30], [9, 22, 41], [12]]


def test_every_free_card_may_be_another_and_hands_keep_their_order() -> None:
    moved: set[int] = set()
    for seed in range(50):
        mapped = images([4, 9, 17, 22, 30, 41, 48], GROUPS, Random(seed))
        assert mapped is not None
        assert sorted(mapped) == sorted(mapped.values()) == [4, 9, 17, 22, 30, 41, 48]
        for group in GROUPS:
            told = [mapped.get(card, card) for card in group]
            assert told == sorted(told)
        moved |= {card for card, image in mapped.items() if card != image}
    assert moved == {4, 9, 17, 22, 30, 41, 48}


def test_a_card_that_is_known_stays_in_its_place_among_the_others() -> None:
    for seed in range(50):
        mapped = images([4, 30, 9, 41, 48, 2], GROUPS, Random(seed)) or {}
        assert 17 not in mapped
        assert mapped.get(4, 4) < 17 < mapped.get(30, 30)


def test_one_hidden_card_alone_makes_no_other_world() -> None:
    assert images([17], GROUPS, Random(1)) is None


def test_another_world_looks_the_same_and_is_what_its_own_history_makes() -> None:
    secrets = SECRETS["seven_kingdoms"]
    match = Match.new("seven_kingdoms", 3, {"plays": "secret"}, 4).settle().play("play #1")
    hidden = secrets.hidden(match.state)
    groups = [secrets.held(match.state, seat) for seat in range(3)]
    mapped = images(hidden, groups, Random(2))
    assert mapped is not None
    other = twin(match, secrets, mapped, {})
    assert other.state != match.state
    view = SEVEN_KINGDOMS.view(match.state, PUBLIC)
    assert SEVEN_KINGDOMS.view(other.state, PUBLIC) == view
    fresh = Match.new("seven_kingdoms", 3, {"plays": "secret"}, 4)
    again = fresh.replay(step.notation for step in other.history)
    assert again.state == other.state
    assert [step.events for step in again.history] == [step.events for step in other.history]
    assert other.undo().state == again.undo().state


def test_the_secret_cards_are_those_in_hands_face_down_and_in_the_pile() -> None:
    secrets = SECRETS["seven_kingdoms"]
    match = Match.new("seven_kingdoms", 2, {"plays": "secret"}, 4).settle()
    hand = match.state.hands[match.to_act or 0].known
    hidden = secrets.hidden(match.play("play #2").state)
    assert set(hidden).isdisjoint(match.state.row)
    assert {card: hidden[card] for card in hand} == dict.fromkeys(hand, match.to_act)
    assert sum(seat == PILE for seat in hidden.values()) == 49 - 7 - 6


def test_the_second_net_tells_cards_from_counts() -> None:
    assert cards("Bob joue le dix-sept, général.") == {17}
    assert cards("La rangée : quarante et un, vingt, neuf et trente-deux.") == {41, 20, 9, 32}
    assert cards("Il reste dix-sept cartes dans la pioche.") == set()
    assert cards("Alice : vingt-quatre points. Dix-huit pour les cartes.") == set()
    assert cards("Dis par exemple « que prend le dix-sept ».") == set()


def test_who_says_twenty_and_one_may_have_said_either() -> None:
    assert named("je prends le vingt et un") == {1, 20, 21}
    assert named("répète") == set()
