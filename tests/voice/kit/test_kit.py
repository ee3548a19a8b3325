"""The kit of an adapted box: its cards, the code, and every label read back out of the PDF."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from heraut.nfc import CardTag
from heraut.voice.commands.cards import cards
from heraut.voice.commands.cards.kit import KitFileExists
from heraut.voice.kit.box import Box, find_box
from heraut.voice.kit.labels import HEIGHT, LARGE_PRINT, Label, labels, raised
from heraut.voice.kit.marks import Bar, Dot
from heraut.voice.kit.names import initials
from heraut.voice.kit.pdf import drawn, text_width
from heraut.voice.kit.sheets import PAGE, Page, pages
from heraut.voice.kit.tactile import LARGE, SMALL, braille, digits, dots, letters, pair, values

from .printed_kits import BUILDER, CHARACTERS, GAME, SEVEN, WORDS, WORLD, Printed, printed

CARDS = {GAME: 120, SEVEN: 64, BUILDER: 75, WORLD: 92}
ACTIONS = (
    *("Blé", "Piété", "Matériaux", "Projet", "Vente", "Privilège"),
    *("Maison", "Récolte", "Don", "Manufacture", "Médecine", "Faveur"),
)
"""The six with a star first, as in the rulebook."""
TOKENS = ("Plus1", "Plus2", "Plus3", "Plus4", "Plus5", "Double", "Paysans", "Blasons")
GOALS = (
    *("Pêcheurs", "Marchands", "Explorateurs", "Ermites", "Citoyens"),
    *("Mineurs", "Ouvriers", "Chevaliers", "Seigneurs", "Paysans"),
)
PLACES = {"Oracle": 2, "Ferme": 4, "Taverne": 4, "Tour": 4, "Port": 2} | dict.fromkeys(
    ("Enclos", "Grange", "Oasis"), 4
)
"""The locations and how many tiles the box has of each."""
MM = 72 / 25.4
"""Bytes that are left on a chip with the lock table of the factory."""


@pytest.fixture(scope="module")
def box() -> Box:
    return find_box(GAME)


IN_A_SAMPLE = {(GAME, False), (SEVEN, False), (BUILDER, True), (WORLD, True)}
"""To read a kit back takes seconds: of a sample each game's is read in dots or in braille."""


@pytest.fixture(
    params=[
        pytest.param(each, marks=[] if each in IN_A_SAMPLE else pytest.mark.whole)
        for each in itertools.product((GAME, SEVEN, BUILDER, WORLD), (False, True))
    ],
    ids=lambda each: f"{each[0]}-{'braille' if each[1] else 'dots'}",
)
def kit(request: pytest.FixtureRequest) -> Printed:
    game, in_braille = request.param
    return printed(in_braille, game)


def inside(rect: dict[str, Any], things: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return what begins within a label's outline."""
    return [
        each
        for each in things
        if rect["x0"] - 0.1 <= each["x0"] < rect["x1"] - 0.1
        and rect["top"] - 0.1 <= each["top"] < rect["bottom"] - 0.1
    ]


# The code


def test_the_code_is_the_documented_one() -> None:
    shapes = ["".join("L" if value == 5 else "s" for value in values(n)) for n in range(1, 14)]
    assert " ".join(shapes) == "s ss sss ssss L Ls Lss Lsss Lssss LL LLs LLss LLsss"
    with pytest.raises(ValueError, match="no dots for 0"):
        values(0)


@pytest.mark.parametrize("number", range(1, 14))
def test_the_dots_stand_below_each_other_and_apart(number: int) -> None:
    marks = [mark for mark in dots(number).marks if isinstance(mark, Dot)]
    assert len({mark.x for mark in marks}) == 1
    for above, below in itertools.pairwise(marks):
        gap = (below.y - below.diameter / 2) - (above.y + above.diameter / 2)
        assert gap == pytest.approx(2.5)
    assert {mark.diameter for mark in marks} <= {LARGE, SMALL}


def test_two_digits_stand_side_by_side_and_a_bar_is_nought() -> None:
    def felt(number: int) -> list[tuple[str, ...]]:
        columns: tuple[list[tuple[float, str]], ...] = ([], [])
        for mark in digits(number).marks:
            sign = "-" if isinstance(mark, Bar) else "L" if mark.diameter == LARGE else "s"
            columns[mark.x > 10].append((mark.y, sign))
        return [tuple(sign for _, sign in sorted(column)) for column in columns]

    assert felt(7) == [("-",), ("L", "s", "s")]
    assert felt(10) == [("s",), ("-",)]
    assert felt(49) == [("s", "s", "s", "s"), ("L", "s", "s", "s", "s")]
    assert felt(17) != felt(71)
    with pytest.raises(ValueError, match="no room for 100"):
        digits(100)


def test_a_part_and_a_number_stand_side_by_side() -> None:
    """Event seven of period three: three small dots, then a large one and two small ones."""
    marks = [mark for mark in pair(3, 7).marks if isinstance(mark, Dot)]
    left = [mark.diameter for mark in marks if mark.x < 10]
    right = [mark.diameter for mark in marks if mark.x > 10]
    assert (left, right) == ([SMALL] * 3, [LARGE, SMALL, SMALL])
    assert pair(4, 9).marks == digits(49).marks
    cards = {card.tag.card: card for card in find_box(WORLD).cards}
    group = cards["event_iii-07"].group
    assert raised(group, 7, in_braille=False) == pair(3, 7)
    assert raised(group, 7, in_braille=True) == braille(307)


@pytest.mark.parametrize("number", range(50))
def test_the_marks_of_two_digits_stand_apart(number: int) -> None:
    extents: list[tuple[float, float, float, float]] = []
    for mark in digits(number, 1).marks:
        if isinstance(mark, Bar):
            extents.append((mark.x, mark.y, mark.x + mark.width, mark.y + mark.height))
        else:
            half = mark.diameter / 2
            extents.append((mark.x - half, mark.y - half, mark.x + half, mark.y + half))
    assert max(bottom for *_, bottom in extents) == pytest.approx(digits(number, 1).height)
    for one, other in itertools.combinations(extents, 2):
        beside = one[2] + 2.5 <= other[0] or other[2] + 2.5 <= one[0]
        above = one[3] + 2.5 <= other[1] or other[3] + 2.5 <= one[1]
        assert beside or above


def test_braille_digits_are_those_of_louis_braille() -> None:
    """A number sign, then the letters: checked against Unicode, whose bits are the dots."""
    letters = dict(zip("1234567890", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚", strict=True))
    for number in (*range(1, 14), 45, 67, 89):
        cells = "⠼" + "".join(letters[digit] for digit in str(number))
        wanted = {
            (cell * 6 + 0.5 + (dot // 3) * 2.5, 0.5 + dot % 3 * 2.5)
            for cell, sign in enumerate(cells)
            for dot in range(6)
            if ord(sign) - 0x2800 >> dot & 1
        }
        relief = braille(number)
        assert {(mark.x, mark.y) for mark in relief.marks} == wanted
        assert {mark.diameter for mark in relief.marks if isinstance(mark, Dot)} == {1.0}


@pytest.mark.long
def test_characters_carry_the_first_letters_of_their_names_in_braille() -> None:
    """As liblouis writes them with its table fr-bfu-comp6."""
    table = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵⠿⠮⠣⠷⠯⠹"
    known = dict(zip("abcdefghijklmnopqrstuvwxyzéèêàçô", table, strict=True))
    for letter, sign in known.items():
        (cell,) = letters(letter).cells
        assert sum(1 << int(dot) - 1 for dot in cell) == ord(sign) - 0x2800, letter
    told = {}
    box = find_box(GAME)
    for card, label in zip(box.cards, labels(box, WORDS, True), strict=True):
        if card.group.name == "character":
            told[card.tag.card] = label.relief
    first = {name: initials(WORDS, card) for card in box.cards if (name := card.tag.card) in told}
    assert len({*first.values()}) == len(told) == len(CHARACTERS) == 10
    for name, relief in told.items():
        assert first[name] in CHARACTERS[name].lower() and relief == letters(first[name], 1)
    shown = printed(True).texts[2]
    assert "wil. Wilwulf" in shown and "10. Wilwulf" not in shown
    assert "10. Wilwulf" in printed(False).texts[2]


@pytest.mark.long
@pytest.mark.parametrize("game", [GAME, SEVEN, BUILDER, WORLD])
def test_each_sheet_is_there_the_other_way_round_to_be_punched_from_behind(game: str) -> None:
    kit = printed(True, game)
    numbers = [number for number, page in enumerate(kit.pages) if page.labels]
    behind = [number + len(numbers) for number in numbers]
    assert numbers
    for front, back in zip(numbers, behind, strict=True):
        assert kit.texts[back].startswith("Gabarit à percer par le dos")
        dots, turned = (
            sorted((each["x0"], each["x1"], each["top"]) for each in kit.curves[number])
            for number in (front, back)
        )
        width = PAGE[0] * MM
        again = sorted((width - right, width - left, top) for left, right, top in turned)
        assert len(dots) > 10
        assert [*itertools.chain(*again)] == pytest.approx([*itertools.chain(*dots)], abs=0.01)
        assert len(kit.rects[front]) == len(kit.rects[back])


@pytest.mark.parametrize(
    ("game", "kinds"),
    [(GAME, 13 + 10 + 6), (SEVEN, 49 + 7 + 8), (BUILDER, 5 + 10 + 8 + 10), (WORLD, 12 + 44)],
)
def test_no_two_kinds_of_cards_feel_alike(game: str, kinds: int) -> None:
    box = find_box(game)
    for in_braille in (False, True):
        felt: dict[object, set[str]] = {}
        for card, label in zip(box.cards, labels(box, WORDS, in_braille), strict=True):
            felt.setdefault(label.relief.marks, set()).add(
                f"{card.tag.card} {card.number if card.group.name == 'column' else ''}"
            )
        assert len(felt) == kinds
        assert all(len(cards) == 1 for cards in felt.values())


# The paper, read back


def test_every_label_is_printed_once_with_its_text_and_its_size(kit: Printed) -> None:
    outlines = list(kit.outlines())
    assert len(outlines) == len(kit.labels) == CARDS[kit.game]
    on_pages = [label for page in kit.pages for label in page.labels]
    assert on_pages == list(kit.labels)
    texts: Counter[str] = Counter()
    for (number, rect), label in zip(outlines, kit.labels, strict=True):
        assert rect["width"] == pytest.approx(label.width * MM, abs=0.1)
        assert rect["height"] == pytest.approx(HEIGHT * MM, abs=0.1)
        letters = [each for each in inside(rect, kit.chars[number]) if each["text"].strip()]
        text = "".join(each["text"] for each in letters)
        assert text == "".join(label.lines)
        texts[text] += 1
        for each in letters:
            assert each["size"] > LARGE_PRINT - 1e-9
            assert each["x1"] <= rect["x1"] - MM, "the print must keep off the cut"
            assert each["bottom"] <= rect["bottom"] + 0.1
            assert "Bold" in each["fontname"] and "Sans" in each["fontname"]
    assert texts == LABELS[kit.game]


def test_every_label_carries_its_relief_at_the_upper_left(kit: Printed) -> None:
    assert kit.labels
    for (number, rect), label in zip(kit.outlines(), kit.labels, strict=True):
        found = [
            *inside(rect, kit.curves[number]),
            *(each for each in inside(rect, kit.rects[number]) if each["fill"]),
        ]
        measured = sorted(
            (
                round((each["x0"] - rect["x0"]) / MM, 1),
                round((each["top"] - rect["top"]) / MM, 1),
                round(each["width"] / MM, 1),
            )
            for each in found
        )
        assert measured == sorted(_extent(mark) for mark in label.relief.marks)
        assert min(each[0] for each in measured) < 7
        assert min(each[1] for each in measured) == pytest.approx(2.5, abs=1.5)


def _all_labels() -> dict[str, Counter[str]]:
    """Return what stands on the labels of each game, without spaces."""
    first = Counter({str(rank): 8 for rank in range(1, 14)})
    first.update(name.replace(" ", "") for name in CHARACTERS.values())
    first.update(f"Colonne{column}" for column in range(1, 7))
    second = Counter(str(number) for number in range(1, 50))
    second.update((*TOKENS, *(f"Blason{crest}" for crest in range(1, 8))))
    third = Counter(dict.fromkeys(("Prairie", "Canyon", "Désert", "Fleurs", "Forêt"), 5))
    third.update((*GOALS, *(f"Section{place}" for place in PLACES)))
    third.update(PLACES | {"Pontdecorde": 2, "Cabane": 2})
    fourth = Counter(dict.fromkeys(ACTIONS, 4))
    fourth.update(f"{period}{number}" for period in PERIODS for number in range(1, 12))
    return {GAME: first, SEVEN: second, BUILDER: third, WORLD: fourth}


PERIODS = ("I", "II", "III", "IV")
LABELS = _all_labels()


def _extent(mark: Any) -> tuple[float, float, float]:
    """Return a mark's left and upper edge on its label, and its width."""
    if isinstance(mark, Dot):
        half = mark.diameter / 2
        return round(mark.x - half + 2.5, 1), round(mark.y - half + 2.5, 1), mark.diameter
    return round(mark.x + 2.5, 1), round(mark.y + 2.5, 1), mark.width


def test_print_and_relief_of_a_label_do_not_touch(kit: Printed) -> None:
    assert kit.labels and any(kit.curves)
    for (number, rect), _ in zip(kit.outlines(), kit.labels, strict=True):
        letters = [each for each in inside(rect, kit.chars[number]) if each["text"].strip()]
        assert letters
        for mark in inside(rect, kit.curves[number]):
            for letter in letters:
                # The box of a letter reaches over its accent.
                apart = letter["x0"] >= mark["x1"] or letter["top"] >= mark["bottom"] - 0.5 * MM
                assert apart, letter["text"]


def test_everything_is_large_and_black_on_white(kit: Printed) -> None:
    """Black on white is 21 to 1; 7 to 1 is asked for."""
    assert kit.chars and all(kit.chars)
    for chars, rects in zip(kit.chars, kit.rects, strict=True):
        assert all(each["size"] > LARGE_PRINT - 1e-9 for each in chars)
        assert {_shade(each["non_stroking_color"]) for each in chars} == {0}
        # The patterns of a map have colours; test_textures.py measures how they stand out.
        colours = {_shade(each["non_stroking_color"]) for each in rects if each["fill"]}
        assert colours <= {0} or kit.game == BUILDER


def _shade(colour: Any) -> float:
    """Return the brightest part of a colour of the PDF, 0 for black."""
    return max(colour) if isinstance(colour, (tuple, list)) else float(colour or 0)


def test_pages_are_numbered_a4_and_nothing_leaves_them(kit: Printed) -> None:
    count = len(kit.pages)
    plain = {GAME: 8, SEVEN: 9 - kit.in_braille, BUILDER: 42, WORLD: 11}[kit.game]
    sheets = sum(bool(page.labels) for page in kit.pages)
    assert count == plain + sheets * kit.in_braille, "each sheet is there again to be punched"
    assert any("Gabarit" in text for text in kit.texts) == kit.in_braille
    for number, text in enumerate(kit.texts):
        assert text.endswith(f"Page {number + 1} sur {count}")
        assert kit.sizes[number] == pytest.approx((PAGE[0] * MM, PAGE[1] * MM))
        for each in (*kit.chars[number], *kit.curves[number], *kit.rects[number]):
            assert each["x0"] >= 8 * MM and each["x1"] <= (PAGE[0] - 8) * MM
            assert each["top"] >= 8 * MM and each["bottom"] <= (PAGE[1] - 5) * MM
    assert kit.language in (b"fr", "fr")


def test_the_ruler_is_ten_centimetres_long(kit: Printed) -> None:
    assert "long de 10 centimètres" in " ".join(kit.texts[0].split())
    assert [rect["width"] for rect in kit.rects[0]] == pytest.approx([100 * MM], abs=0.1)


def test_the_first_pages_tell_what_is_needed_and_whose_code_it_is() -> None:
    dotted, brailled = printed(False), printed(True)
    small = sum(each % 5 for each in (*[*range(1, 14)] * 8, *range(1, 11), *range(1, 7)))
    large = sum(each // 5 for each in (*[*range(1, 14)] * 8, *range(1, 11), *range(1, 7)))
    needs = f"{large} grandes pastilles, {small} petites et 22 bandes"
    assert needs in " ".join(dotted.texts[0].split())
    assert "heraut cards write kingsbridge" in " ".join(dotted.texts[0].split())
    assert "pas celui d'une association" in " ".join(dotted.texts[2].split())
    assert "Louis Braille" in brailled.texts[2]
    for name in CHARACTERS.values():
        assert name in dotted.texts[2] and name in brailled.texts[2]
    chip = dotted.curves[1][-1]
    back = dotted.rects[1][-1]
    assert chip["width"] == pytest.approx(25 * MM, abs=0.1)
    for near, far in (("x0", "x1"), ("top", "bottom")):
        assert math.isclose(chip[near] + chip[far], back[near] + back[far], abs_tol=0.2)


def test_the_page_of_the_code_shows_how_two_digits_stand() -> None:
    dotted, brailled = printed(False, SEVEN), printed(True, SEVEN)
    assert "les dizaines à gauche" in dotted.texts[2] and "1 10 20 30 40 49" in dotted.texts[2]
    assert "Jetons bonus" in dotted.texts[3] and "8. Blasons" in dotted.texts[3]
    assert "dizaines" not in brailled.texts[2] and "Jetons bonus" in brailled.texts[2]
    bars = 9 + 4 + 7 + 2 * 8
    assert f" et {bars} bandes" in " ".join(dotted.texts[0].split())
    assert "et du film" in " ".join(brailled.texts[0].split())


def test_the_page_of_the_code_shows_how_a_period_and_a_number_stand() -> None:
    dotted, brailled = printed(False, WORLD), printed(True, WORLD)
    assert "12. Faveur" in dotted.texts[2]
    assert "la période à gauche, le numéro à" in dotted.texts[3]
    assert "III 1 III 10 III 11" in dotted.texts[3]
    assert "le premier chiffre" in "".join(brailled.texts[2:4]) and "IV 11" in brailled.texts[3]
    for kit in (dotted, brailled):
        assert "heraut facts add-event" in " ".join("".join(kit.texts[2:4]).split())


def test_the_same_kit_gives_the_same_bytes(kit: Printed) -> None:
    assert drawn(kit.pages, "Kit", "fr") == kit.octets


def test_a_page_that_is_too_full_is_refused(box: Box) -> None:
    def wide(text: str, points: float, bold: bool) -> float:
        return 5 * text_width(text, points, bold)

    with pytest.raises(ValueError, match="too full"):
        pages(box, labels(box, WORDS), WORDS, wide)


# The command


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "count", "sheets"),
    [
        (GAME, "cent vingt", "treize"),
        (SEVEN, "soixante-quatre", "treize"),
        (BUILDER, "soixante-quinze", "quarante-huit"),
        (WORLD, "quatre-vingt-douze", "dix-huit"),
    ],
)
def test_the_command_writes_the_kit_and_tells(
    tmp_path: Path, game: str, count: str, sheets: str
) -> None:
    path = tmp_path / "kit.pdf"
    result = CliRunner().invoke(cards, ["kit", game, "--out", str(path), "--braille"])
    assert result.exit_code == 0, result.output
    assert f"{count} étiquettes sur {sheets} pages" in result.output
    assert "Louis Braille" in result.output
    assert path.read_bytes().startswith(b"%PDF")


def test_another_file_of_that_name_is_only_replaced_when_asked(tmp_path: Path) -> None:
    path = tmp_path / "kit.pdf"
    path.write_text("une lettre")
    run = CliRunner().invoke
    assert isinstance(run(cards, ["kit", GAME, "--out", str(path)]).exception, KitFileExists)
    assert path.read_text() == "une lettre"
    assert run(cards, ["kit", GAME, "--out", str(path), "--replace"]).exit_code == 0
    assert run(cards, ["kit", GAME, "--out", str(path)]).exit_code == 0, "the same kit again"


def test_pages_and_labels_are_plain_data(box: Box) -> None:
    made = labels(box, WORDS)
    assert made == labels(box, WORDS) and isinstance(made[0], Label)
    assert made[0].card == CardTag(GAME, "1", 1)
    assert isinstance(pages(box, made, WORDS, text_width)[0], Page)
