"""How a terrain looks and feels: apart by pattern, not by colour alone."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import pytest

from heraut.engines.registry import RULES
from heraut.voice.herald import Words
from heraut.voice.kit.maps import Board, find_board
from heraut.voice.kit.marks import BLACK, Bar, Dot, Hexagon, Mark, Ring
from heraut.voice.kit.paper import LEFT, PAGE
from heraut.voice.kit.pdf import text_width
from heraut.voice.kit.relief import PEG, PITCH, ROWS, relief_pages, texture_pages
from heraut.voice.kit.textures import GRAIN, LINE, Pattern, filled

WORDS: Final = Words("fr")
GAME: Final = "kingdom_builder"
HEX: Final = Hexagon(0.0, 0.0, PITCH)
NAMES: Final = ("grass", "canyon", "desert", "flowers", "forest", "water", "mountain", "castle")


def board() -> Board:
    found = find_board(GAME, RULES[GAME].facts)
    assert found is not None
    return found


def felt(name: str) -> list[Mark]:
    """Return what is raised in a hex with a hole."""
    hole = PEG / 2 + 1
    return filled(
        board().textures[name], HEX, lambda x, y: x * x + y * y < hole * hole, raised=True
    )


def light(ink: str) -> float:
    """Return the relative luminance of a colour, as accessibility rules measure it."""
    shades = [int(ink[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in shades
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_letters_stand_out_of_every_colour_and_patterns_too() -> None:
    textures = board().textures
    assert {*NAMES, "oracle", "rope_bridge"} <= set(textures)
    for name, texture in textures.items():
        assert contrast(BLACK, texture.tint) >= 15, name
        assert contrast(texture.ink, texture.tint) >= 4.5, name


def test_no_two_terrains_have_the_same_pattern() -> None:
    patterns = [board().textures[name].pattern for name in (*NAMES, "oracle")]
    assert len(set(patterns)) == len(patterns) == len(Pattern)


@pytest.mark.parametrize("name", NAMES)
def test_a_pattern_is_the_same_upside_down(name: str) -> None:
    marks = felt(name)
    spots = {_middle(mark) for mark in marks}
    assert {(round(-x, 3), round(-y, 3)) for x, y in spots} == {
        (round(x, 3), round(y, 3)) for x, y in spots
    } or name in ("mountain", "grass", "canyon")
    assert (not marks) == (name == "water")


def _middle(mark: Mark) -> tuple[float, float]:
    if isinstance(mark, Bar):
        return mark.x + mark.width / 2, mark.y + mark.height / 2
    assert isinstance(mark, Dot | Ring | Hexagon)
    return mark.x, mark.y


def test_fingers_tell_the_patterns_apart() -> None:
    """By what there is, and how much: lines one way, the other, both; dots; large ones; rings."""
    kinds: dict[str, tuple[object, ...]] = {}
    for name in NAMES:
        marks = felt(name)
        bars = [mark for mark in marks if isinstance(mark, Bar)]
        dots = {mark.diameter for mark in marks if isinstance(mark, Dot)}
        ways = {bar.width > bar.height for bar in bars}
        rings = sum(isinstance(mark, Ring) for mark in marks)
        frames = sum(isinstance(mark, Hexagon) for mark in marks)
        kinds[name] = (frozenset(ways), frozenset(dots), bool(rings), frames)
        assert all(min(bar.width, bar.height) >= LINE for bar in bars)
        assert all(size >= GRAIN for size in dots)
    assert all(kinds[one] != kinds[other] for one, other in combinations(NAMES, 2))
    around = [mark for mark in felt("flowers") if isinstance(mark, Ring)]
    lumps = [mark for mark in felt("forest") if isinstance(mark, Dot)]
    assert len(around) == len(lumps) == 6


def test_nothing_is_raised_on_a_hole_or_beyond_the_hex() -> None:
    count = 0
    for name in NAMES[:-1]:
        for mark in felt(name):
            count += 1
            for x, y in _edges(mark):
                assert x * x + y * y > (PEG / 2) ** 2, name
                assert abs(x) < PITCH / 2 and abs(y) + abs(x) / 3**0.5 < PITCH / 3**0.5, name
    assert count >= 40


def _edges(mark: Mark) -> list[tuple[float, float]]:
    if isinstance(mark, Bar):
        rights, downs = (mark.x, mark.x + mark.width), (mark.y, mark.y + mark.height)
        return [(x, y) for x in rights for y in downs]
    assert isinstance(mark, Dot | Ring)
    half = mark.diameter / 2 + (mark.line / 2 if isinstance(mark, Ring) else 0)
    return [(mark.x + dx, mark.y + dy) for dx, dy in ((half, 0), (-half, 0), (0, half), (0, -half))]


def test_a_sheet_has_a_hole_for_every_hex_as_far_apart_as_on_the_board() -> None:
    kit = board()
    pages = relief_pages(kit, [each for each in kit.maps if not each.turned], WORDS, text_width)
    assert len(pages) == 10
    holes = [m for m in pages[0].marks if isinstance(m, Ring) and m.diameter == PEG]
    assert len(holes) == 100
    assert holes[1].x - holes[0].x == pytest.approx(PITCH)
    assert holes[10].y - holes[0].y == pytest.approx(ROWS)
    assert holes[10].x - holes[0].x == pytest.approx(PITCH / 2)
    assert max(hole.x for hole in holes) + PITCH / 2 <= PAGE[0] - LEFT


def test_the_key_names_each_terrain_with_its_pattern() -> None:
    (page,) = texture_pages(board(), WORDS, text_width)
    told = [part.alt for part in page.parts if part.alt]
    assert "Prairie : traits du haut vers le bas." in told
    assert "Lieu : deux contours fins." in told and len(told) == len(Pattern)
