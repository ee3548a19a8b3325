"""Amounts of goods, as they stand in notations and in an owner's file."""

from __future__ import annotations

import pytest

from heraut.engines.world_without_end.effects import _read_goods
from heraut.engines.world_without_end.goods import goods_of, text_of


@pytest.mark.parametrize("text", ["none", "wool*1", "gold*20", "wool*1+gold*2"])
def test_amounts_are_read_as_they_are_written(text: str) -> None:
    goods = goods_of(text)
    assert goods is not None
    assert text_of(goods) == text


def test_one_of_a_good_need_not_be_counted() -> None:
    assert goods_of("wool") == goods_of("wool*1")


@pytest.mark.parametrize(
    "text", ["", "cheese", "wool*0", "wool*21", "wool*x", "wool+wool", "wool*1+wool*2", "wool*-1"]
)
def test_what_is_no_amount_is_none(text: str) -> None:
    assert goods_of(text) is None


def test_an_owner_may_write_up_to_twenty_of_a_good() -> None:
    assert _read_goods({"wool": 20}) == goods_of("wool*20")
    assert _read_goods({"wool": 1, "gold": 2}) == goods_of("wool*1+gold*2")
    for wrong in ({"wool": 21}, {"wool": 0}, {"wool": True}, {"cheese": 1}, {}, "wool"):
        assert _read_goods(wrong) is None
