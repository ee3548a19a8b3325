"""Line words: every set is whole, and its figures say which lines and numbers went wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from heraut.voice.acoustics.measurement.confusion import ELSE, REJECTED, Confusions
from heraut.voice.acoustics.measurement.lines import (
    CANDIDATES,
    SNRS,
    Measured,
    coordinates,
    lines,
    measure,
    said,
    tables,
)

LETTERS = "abcdefghijklmnopqrstuvwxy"


@pytest.mark.parametrize("words", [*CANDIDATES.values(), lines("kingdom_builder")])
def test_every_set_has_a_word_for_every_line(words: tuple[str, ...]) -> None:
    assert "".join(word[0].replace("é", "e") for word in words) == LETTERS
    assert len(set(words)) == len(LETTERS)
    phrases = coordinates(words)
    assert len(phrases) == len(set(phrases)) == 25 * 20
    assert f"{words[0]} dix sept" in phrases


def test_all_sets_are_said_alike() -> None:
    one, same = (said(words, 2, ("m7",), 1) for words in (["anatole"], ["anatole"]))
    other = said(["alpha"], 2, ("m7",), 1)
    assert len(one) == 2 and one[0].phrase.startswith("anatole ")
    assert [clip.phrase for clip in one] == [clip.phrase for clip in same]
    places = [[clip.phrase.split(" ", 1)[1] for clip in clips] for clips in (one, other)]
    assert places[0] == places[1]
    assert [clip.voice for clip in one] == [clip.voice for clip in other]


def figures() -> Measured:
    heard = []
    for _ in SNRS:
        found = Confusions(coordinates(("alpha", "bravo")))
        found.add("alpha un", "alpha un")
        found.add("alpha un", REJECTED)
        found.add("alpha deux", ELSE)
        heard.append(found)
    heard[1].add("alpha deux", "bravo deux")
    heard[1].add("bravo dix", "bravo six")
    heard[2].add("alpha dix", "bravo six")
    return Measured("few", ("alpha", "bravo"), tuple(heard))


def test_lines_and_numbers_are_counted_apart() -> None:
    found = figures()
    assert not found.swapped(0) and not found.misnumbered(0)
    assert found.swapped(1) == {("alpha", "bravo"): 1}
    assert found.misnumbered(1) == {("dix", "six"): 1}
    assert found.swapped(2) == {("alpha", "bravo"): 1}
    text = tables([found])
    assert "| few | none | 3 | 1 | 2 | 0 | 0 |" in text
    assert "| few | 10 dB | 5 | 1 | 2 | 1 | 1 |" in text
    assert "| alpha, bravo | 0 | 1 | 1 |" in text
    assert "| dix | six | 2 |" in text


def test_a_set_without_mistakes_says_so() -> None:
    clean = Measured("few", ("alpha",), tuple(Confusions(("alpha un",)) for _ in SNRS))
    assert "No line was taken for another one." in tables([clean])


def test_a_card_without_a_place_for_figures_is_refused_before_anything_is_said(
    tmp_path: Path,
) -> None:
    card = tmp_path / "card.md"
    card.write_text("no place\n", encoding="utf-8")
    done = CliRunner().invoke(measure, ["--game", "kingdom_builder", "--card", str(card)])
    assert done.exit_code == 1 and "figures: begin" in done.output
    assert "enregistrements" not in done.output
