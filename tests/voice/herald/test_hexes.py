"""Hexes in words: the line's word and the place, as the grammar has them, runs told short."""

from __future__ import annotations

import pytest

from heraut.grammars import Grammar
from heraut.voice.herald import LANGUAGES, Herald, MissingWords, Words
from heraut.voice.herald.hexes import by_line, line_words, runs

GAME = "kingdom_builder"
WORDS = Words("fr")
LINES = line_words("fr")
F, G = LINES["F"], LINES["G"]


def said(*hexes: str) -> str:
    """Return hexes as the one message says them that is a hex and nothing else."""
    herald = Herald(WORDS, GAME, ("Alice", "Bob"))
    one = {"seat": "Bob", "count": 1}
    return herald.words.phrase("kingdom-builder-answer-settlements", **one, hexes=hexes)


ARGS = {"count": 1, "tile": "barn", "tile_id": "barn"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_is_said_by_the_word_by_which_it_is_heard_best(lang: str) -> None:
    heard = Grammar.load(lang, GAME).spec.numbers["line"].words
    assert len(heard) == 25
    for letter, forms in heard.items():
        assert " ".join(forms[0]) == line_words(lang)[str(letter)].lower()
        assert line_words(lang)[str(letter)].startswith(("É", str(letter)))


@pytest.mark.parametrize(
    ("hexes", "told"),
    [
        (("F12",), f"{F} douze"),
        (("F9", "F10"), f"{F} neuf et dix"),
        (("F9", "F10", "F11", "F12"), f"{F} neuf à douze"),
        (("F3", "F7", "F9", "F10", "F11"), f"{F} trois, sept et neuf à onze"),
        (("F9", "G2"), f"{F} neuf et {G} deux"),
        (("F9", "F10", "G2"), f"{F} neuf et dix, {G} deux"),
        (("F1", "G1", "F2"), f"{F} un, {G} un et {F} deux"),
        (("F11", "F10", "F9"), f"{F} onze, dix et neuf"),
        (("Z9",), "Z neuf"),
        (("F99",), f"{F} quatre-vingt-dix-neuf"),
    ],
)
def test_hexes_are_told_by_line_and_runs(hexes: tuple[str, ...], told: str) -> None:
    assert said(*hexes) == f"Bob : une cité, {told}."


def test_what_is_no_hex_stays_as_it_is() -> None:
    assert by_line(("ailleurs", "F1")) == [("ailleurs", []), ("F", [1])]
    assert said("ailleurs").endswith(", ailleurs.")


def test_two_places_in_a_row_are_two_and_three_are_a_run() -> None:
    assert runs((1, 2, 4, 5, 6, 20)) == [(1, 1), (2, 2), (4, 6), (20, 20)]
    assert runs(()) == []


def test_lines_are_told_alone_or_from_the_first_to_the_last() -> None:
    no_such = {"line": "27", "lines": "AT"}
    text = WORDS.text("kingdom-builder-answer-no-such-line", **no_such)
    assert text.endswith(f"{LINES['A']} à {LINES['T']}.")
    worth = {"seat": "Bob", "line": "F", "counts": (), "told_count": 0, "legal": 0}
    more = {"hexes": (), "hexes_count": 0, "told": ()}
    assert WORDS.text("kingdom-builder-answer-line", **worth, **more).startswith(f"Ligne {F} ")


def test_hexes_that_may_be_counted_are_named_one_by_one() -> None:
    hexes = ("F9", "F10", "F11", "G2")
    text = WORDS.text("kingdom-builder-answer-moves", **{**ARGS, "count": 4}, starts=hexes, more=0)
    assert text.endswith(f"{F} neuf, dix et onze, {G} deux.")


def test_the_first_of_a_long_list_are_told_with_how_many_there_are() -> None:
    hexes = tuple(f"F{place}" for place in range(1, 6, 2))
    text = WORDS.text("kingdom-builder-answer-moves", **{**ARGS, "count": 8}, starts=hexes, more=5)
    assert text == f"Huit cités peuvent bouger avec la grange, dont {F} un, trois et cinq."


def test_without_words_for_the_lines_nothing_is_made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heraut.voice.herald.hexes.line_words", lambda lang: {})
    with pytest.raises(MissingWords):
        said("F12")
