from heraut.nfc.presence import HIDDEN_AFTER, LIFTED_AFTER, Presence


def test_a_tag_left_lying_arrives_once() -> None:
    presence = Presence()
    assert presence.see("a", 0.0)
    assert not any(presence.see("a", 0.04 * step) for step in range(1, 500))
    assert presence.lying == {"a"}


def test_a_tag_that_was_lifted_arrives_again() -> None:
    presence = Presence()
    assert presence.see("a", 0.0)
    presence.see_nothing(LIFTED_AFTER)
    assert presence.lying == frozenset()
    assert presence.see("a", LIFTED_AFTER + 0.1)


def test_a_tag_that_flickers_does_not_arrive_again() -> None:
    presence = Presence()
    assert presence.see("a", 0.0)
    presence.see_nothing(LIFTED_AFTER / 2)
    assert not presence.see("a", LIFTED_AFTER)


def test_another_tag_arrives_at_once() -> None:
    presence = Presence()
    assert presence.see("a", 0.0)
    assert presence.see("b", 0.04)


def test_two_tags_seen_in_turn_arrive_once_each() -> None:
    presence = Presence()
    assert presence.see("a", 0.0)
    assert presence.see("b", 0.1)
    assert not any(presence.see("ab"[step % 2], 0.2 + 0.1 * step) for step in range(50))


def test_a_tag_that_stayed_hidden_for_long_arrives_again() -> None:
    presence = Presence()
    assert presence.see("a", 0.0)
    assert presence.see("b", HIDDEN_AFTER + 0.1)
    assert presence.lying == {"b"}
    assert presence.see("a", HIDDEN_AFTER + 0.2)


def test_a_tag_that_lay_there_through_an_outage_does_not_arrive_again() -> None:
    presence = Presence()
    assert presence.see("a", 0.0)
    presence.resume(60.0)
    assert not presence.see("a", 60.1)


def test_a_tag_lifted_during_an_outage_can_arrive_again() -> None:
    presence = Presence()
    assert presence.see("a", 0.0)
    presence.resume(60.0)
    presence.see_nothing(60.0 + LIFTED_AFTER)
    assert presence.see("a", 61.0)
