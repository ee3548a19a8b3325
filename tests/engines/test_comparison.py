"""Who has most, or least, of what can be counted."""

from __future__ import annotations

from heraut.engines.comparison import compared


def ranks(counts: list[int], **slots: int) -> list[tuple[str, dict[str, object]]]:
    return [(event.key, dict(event.args)) for event in compared("cards", counts, slots)]


def test_who_has_most_comes_first_and_equals_are_told_together() -> None:
    assert ranks([2, 5, 2]) == [
        ("answer_rank", {"of": "cards", "fewest": False, "seats": (1,), "count": 5}),
        ("answer_rank_next", {"of": "cards", "seats": (0, 2), "count": 2}),
    ]


def test_who_has_least_comes_first_where_that_is_asked() -> None:
    assert ranks([2, 5, 1], least=1) == [
        ("answer_rank", {"of": "cards", "fewest": True, "seats": (2,), "count": 1}),
        ("answer_rank_next", {"of": "cards", "seats": (0,), "count": 2}),
        ("answer_rank_next", {"of": "cards", "seats": (1,), "count": 5}),
    ]


def test_where_all_have_as_many_there_is_one_rank() -> None:
    assert ranks([3, 3]) == [
        ("answer_rank", {"of": "cards", "fewest": False, "seats": (0, 1), "count": 3})
    ]
