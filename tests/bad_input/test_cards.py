"""Whatever a chip holds, and whatever card is named, is taken or refused in words."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from hypothesis import strategies as st

from heraut.nfc import CardNameError, TagProblem, parse_card
from heraut.nfc.identity import CardTag
from heraut.nfc.payload import TagContent, decode_message, encode_message, readable

from .trying import KEY, WORDS, crashed, damaged, tried

UID = bytes.fromhex("04a1b2c3d4e5f6")

# Tags.

CONTENTS = (
    TagContent(CardTag("kingsbridge", "7"), "Kingsbridge, sept", uri="https://example.org/k/7"),
    TagContent(CardTag("kingsbridge", "7", 3)),
)
MESSAGES = tuple(encode_message(content, UID, KEY) for content in CONTENTS)


def message_is_taken(message: bytes) -> None:
    try:
        assert decode_message(message, UID, KEY).game
    except TagProblem as problem:
        assert problem.key
    assert len(readable(message)) <= 60


@pytest.mark.parametrize("path", crashed("tags"), ids=lambda path: path.stem)
def test_messages_that_went_wrong_once_do_not_again(path: Path) -> None:
    message_is_taken(bytes.fromhex(path.read_text(encoding="ascii")))


@pytest.mark.long
def test_any_ndef_message_is_a_card_or_a_problem_in_words(whole: bool) -> None:
    kinds = st.one_of(st.binary(max_size=160), *map(damaged, MESSAGES))
    framed = st.builds(
        lambda type_, data: struct.pack("BBB", 0xD1, len(type_), len(data)) + type_ + data,
        st.sampled_from([b"T", b"U", b"Sp", b"\xff"]),
        st.binary(max_size=60),
    )
    assert tried(message_is_taken, st.one_of(kinds, framed), 600, whole)


# Names of cards.


@pytest.mark.long
def test_any_name_of_a_card_is_one_or_refused_in_words(whole: bool) -> None:
    def read(text: str) -> None:
        try:
            assert str(parse_card(text))
        except CardNameError as problem:
            assert len(WORDS.error(problem)) < 400

    names = st.one_of(
        st.text(max_size=80),
        st.from_regex(r"[a-z]{1,60}/[a-z0-9]{1,60}(#[0-9]{1,9})?", fullmatch=True),
        st.integers(0, 20_000).map(lambda digits: "kingsbridge/7#" + "9" * digits),
        st.integers(0, 200_000).map(lambda digits: "kingsbridge/" + "9" * digits),
    )
    assert tried(read, names, 300, whole)
