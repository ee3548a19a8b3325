"""The lexicon is text that people can read, correct and trust."""

from __future__ import annotations

from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heraut.voice.acoustics.lexicon import (
    LexiconError,
    Pronunciation,
    format_lexicon,
    merge,
    parse_lexicon,
    words_of,
)
from heraut.voice.acoustics.phones import PHONES, SILENCE, from_espeak, phone_number, transitions
from heraut.voice.models import embedded

ENTRIES = st.builds(
    Pronunciation,
    st.text("abcéèêôœ'-", min_size=1),
    st.integers(0, 9999).map(lambda thousandths: thousandths / 1000),
    st.lists(st.sampled_from(PHONES), min_size=1, max_size=9).map(tuple),
)


@given(st.lists(ENTRIES))
def test_what_is_written_can_be_read_back(entries: list[Pronunciation]) -> None:
    assert parse_lexicon(format_lexicon(entries)) == tuple(sorted(entries))


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("sept 0", "lexicon_line"),
        ("sept", "lexicon_line"),
        ("sept s E t", "lexicon_cost"),
        ("sept -1 s E t", "lexicon_cost"),
        ("sept inf s E t", "lexicon_cost"),
        ("sept 0 s ɛ t", "lexicon_phone"),
        ("sept 0 SIL", "lexicon_phone"),
    ],
)
def test_a_bad_line_is_named(line: str, key: str) -> None:
    with pytest.raises(LexiconError) as caught:
        parse_lexicon(f"# a comment\n\nhuit 0 y i t # said alone\n{line}\n")
    assert (caught.value.key, caught.value.details["line"]) == (key, 4)
    assert str(caught.value).startswith("line 4: ")


def test_merging_keeps_each_way_once_at_its_lowest_cost() -> None:
    first = parse_lexicon("huit 0 y i t\nhuit 0.6 y i")
    second = parse_lexicon("huit 0.2 y i\nsix 0 s i s")
    assert merge(first, second) == parse_lexicon("huit 0 y i t\nhuit 0.2 y i\nsix 0 s i s")
    assert words_of(merge(first, second)) == ("huit", "six")


def test_the_shipped_lexicon_is_sorted_and_every_word_has_a_usual_way() -> None:
    text = files("heraut.voice.acoustics").joinpath("lexicon.fr.txt").read_text(encoding="utf-8")
    entries = parse_lexicon(text)
    assert entries == merge(entries)
    usual = {entry.word for entry in entries if entry.cost <= 0.01}
    assert usual == set(words_of(entries))


def test_phones_have_the_numbers_and_places_of_the_embedded_network() -> None:
    choice = embedded("fr")
    assert choice
    file = choice.path / "graph" / "phones" / "word_boundary.int"
    places = {"begin": "B", "internal": "I", "end": "E", "singleton": "S"}
    known = dict(line.split() for line in file.read_text(encoding="utf-8").splitlines())
    assert known.pop(str(phone_number(SILENCE, "S"))) == "nonword"
    expected = {
        str(phone_number(phone, place)): kind for phone in PHONES for kind, place in places.items()
    }
    assert known == expected
    numbers = sorted(map(int, known))
    assert [t for n in (1, *numbers) for t in transitions(n)] == list(range(1, 2 * 133 + 1))


def test_espeaks_phonemes_become_phones_of_the_network() -> None:
    assert from_espeak(["k", "O~", "b", "j", "E~", "_:", "_"]) == ("k", "O~", "b", "j", "E~")
    assert from_espeak(["@-", "t2", ";", "W~"]) == ("@", "t", "E~")
    assert from_espeak(["dZ", "oU"]) is None
