import pytest
from hypothesis import given
from hypothesis import strategies as st

from heraut.nfc import CardNameError, CardTag, parse_card


@given(
    st.from_regex(r"[a-z][a-z0-9_-]{0,15}", fullmatch=True),
    st.from_regex(r"[a-z0-9][a-z0-9_.+-]{0,15}", fullmatch=True),
    st.integers(0, 255),
)
def test_what_is_written_can_be_read_back(game: str, card: str, copy: int) -> None:
    tag = CardTag(game, card, copy)
    assert parse_card(str(tag)) == tag


def test_a_copy_number_is_shown_only_when_there_is_one() -> None:
    assert str(CardTag("kingsbridge", "7")) == "kingsbridge/7"
    assert str(CardTag("kingsbridge", "7", 3)) == "kingsbridge/7#3"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "card_name"),
        ("kingsbridge", "card_name"),
        ("kingsbridge/", "card_name"),
        ("/7", "card_name"),
        ("Kingsbridge/7", "card_name"),
        ("kingsbridge/7/8", "card_name"),
        ("kingsbridge/7#", "card_name"),
        ("kingsbridge/7#trois", "card_name"),
        ("kingsbridge/7#-1", "card_name"),
        ("kingsbridge/évêque", "card_name"),
        ("kingsbridge/7#256", "card_copy_out_of_range"),
        ("kingsbridge/" + "a" * 40, "card_name_too_long"),
    ],
)
def test_what_is_no_card_is_refused_with_the_reason(text: str, key: str) -> None:
    with pytest.raises(CardNameError) as caught:
        parse_card(text)
    assert caught.value.key == key
