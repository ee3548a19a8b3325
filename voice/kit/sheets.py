"""The pages of a kit: how to use it, the code, and the labels, laid out on A4.

Lengths are millimetres from the left and from the top of a page.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from heraut.voice.herald import Words

from .alternatives import felt
from .board import board_pages
from .box import Box, Code, Group, Numbering
from .labels import HEIGHT, LARGE_PRINT, Label, raised
from .maps import Board
from .marks import Bar, Dot, Frame, Mark, Ring, Text, moved
from .names import game_title, initials, message, printed, spoken
from .paper import (
    BOTTOM,
    LEFT,
    LINE,
    PAGE,
    PARAGRAPH,
    TOP,
    WIDTH,
    Column,
    Measure,
    Page,
    Part,
    Role,
    foot,
    split,
    title,
)
from .tactile import GAP, LARGE, SMALL, Relief, braille, dots, mirrored

__all__ = ["PAGE", "Measure", "Page", "pages"]

_WIDE: Final = 26.0
"""From one number of the key to the next, at least."""
_APART: Final = 7.0
"""Between two reliefs of the key, at least."""
_RULER: Final = (100.0, 4.0)
_CARD: Final = (63.0, 88.0)
"""The card that is shown."""
_CHIP: Final = 25.0
"""Diameter of the chip that is shown."""


def pages(
    box: Box, labels: Sequence[Label], words: Words, measure: Measure, board: Board | None = None
) -> tuple[Page, ...]:
    """Return all pages of a kit, numbered; those of the board come last."""
    in_braille = any(label.braille for label in labels)
    sheets = [page for group in box.groups for page in _sheets(box, group, labels, words)]
    content = [
        _use(box, labels, words, measure, in_braille),
        _places(labels, words, measure),
        *_key(box, words, measure, in_braille),
        *sheets,
        *(_punched(page, words) for page in sheets if in_braille),
        *(board_pages(board, words, measure) if board else ()),
    ]
    return numbered(content, words)


def numbered(content: Sequence[Page], words: Words) -> tuple[Page, ...]:
    """Return pages with their numbers at the foot."""
    return tuple(
        Page((*page.parts, foot(number, len(content), words)), page.labels)
        for number, page in enumerate(content, 1)
    )


def _use(
    box: Box, labels: Sequence[Label], words: Words, measure: Measure, in_braille: bool
) -> Page:
    column = Column(words.text("kit-use-title", game=game_title(words, box.game)), measure)
    column.paragraph(words.text("kit-use-print"))
    column.figures({words.text("kit-alt-ruler"): [Frame(0, 0, *_RULER)]}, _RULER[1])
    column.paragraph(words.text("kit-use-cut"))
    column.paragraph(words.text("kit-use-raise-braille" if in_braille else "kit-use-raise"))
    column.paragraph(words.text("kit-use-chip"))
    column.paragraph(words.text("kit-use-write", command=f"heraut cards write {box.game}"))
    raised = Counter(_kind(mark) for label in labels for mark in label.relief.marks)
    needs = {"chips": len(labels), **{kind: raised[kind] for kind in ("large", "small", "bars")}}
    column.paragraph(words.text("kit-needs-braille" if in_braille else "kit-needs", **needs))
    return column.page()


def _kind(mark: Bar | Dot) -> str:
    if isinstance(mark, Bar):
        return "bars"
    return "large" if mark.diameter == LARGE else "small"


def _places(labels: Sequence[Label], words: Words, measure: Measure) -> Page:
    """Show where the label goes, and where the chip goes."""
    column = Column(words.text("kit-places-title"), measure)
    shown = labels[0]
    width, height = _CARD
    back = width + 4 * LEFT
    column.paragraph(words.text("kit-places-front"))
    column.paragraph(words.text("kit-places-back"))
    column.line({0: words.text("kit-front"), back: words.text("kit-back")}, bold=True)
    column.y += PARAGRAPH
    chip = Ring(back + width / 2, height / 2, _CHIP)
    sides: dict[str, Sequence[Mark]] = {
        "kit-alt-front": [
            Frame(0, 0, width, height),
            Frame(0, 0, shown.width, HEIGHT),
            *shown.marks,
        ],
        "kit-alt-back": [Frame(back, 0, width, height), chip],
    }
    column.figures({words.text(key): marks for key, marks in sides.items()}, height)
    column.paragraph(words.text("kit-places-metal"))
    return column.page()


def _key(box: Box, words: Words, measure: Measure, in_braille: bool) -> Sequence[Page]:
    """Tell the code, and what the kinds of cards carry, on as many pages as it takes."""
    columns = [Column(words.text("kit-key-title"), measure)]
    (column,) = columns
    if in_braille:
        column.paragraph(words.text("kit-key-braille"))
    else:
        column.paragraph(words.text("kit-key-dots"))
        column.paragraph(words.text("kit-key-sizes", large=LARGE, small=SMALL, gap=GAP))
    plain = (card.number for card in box.cards if card.group.code is Code.COLUMN)
    feel = braille if in_braille else dots
    numbers = range(1, max(plain, default=0) + 1)
    _show(column, {str(number): feel(number) for number in numbers}, words)
    for group in box.groups:
        tried = columns[-1].copy()
        _explain(tried, box, group, words, in_braille)
        if tried.y > BOTTOM:
            tried = Column(words.text("kit-key-title"), measure)
            _explain(tried, box, group, words, in_braille)
            columns.append(tried)
        columns[-1] = tried
    return [each.page() for each in columns]


def _explain(column: Column, box: Box, group: Group, words: Words, in_braille: bool) -> None:
    """Tell what one kind of cards carries."""
    key = message(box.game, group.name, "key")
    own = f"{key}-braille"
    column.paragraph(words.text(own if in_braille and words.has(own) else key))
    if group.code is not Code.COLUMN:
        shown = {card.number: printed(words, card) for card in box.cards if card.group == group}
        # What shows how two digits stand: the first, the tens, and the last.
        told = sorted({min(shown), max(shown), *(number for number in shown if number % 10 == 0)})
        _show(column, {shown[number]: raised(group, number, in_braille) for number in told}, words)
    for names in split(_names(box, group, words, in_braille), 2):
        column.y -= PARAGRAPH
        column.line({at * PAGE[0] / 2: name for at, name in enumerate(names)})
        column.y += PARAGRAPH


def _show(column: Column, reliefs: Mapping[str, Relief], words: Words) -> None:
    """Add numbers as they are printed, each with its relief below."""
    wide = max((_WIDE, *(relief.width + _APART for relief in reliefs.values())))
    for row in split(tuple(reliefs.items()), int(WIDTH / wide)):
        figures: dict[str, Sequence[Mark]] = {}
        for place, (text, relief) in enumerate(row):
            name = Text(place * wide, LINE - 2, text, LARGE_PRINT, bold=True)
            marks = (moved(each, place * wide, LINE) for each in relief.marks)
            figures[felt(words, text, relief)] = [name, *marks]
        column.figures(figures, LINE + max(relief.height for _, relief in row))


def _names(box: Box, group: Group, words: Words, in_braille: bool) -> Sequence[str]:
    """Return the names of a group whose cards are numbered by order, each after what is felt."""
    if group.number is not Numbering.ORDER:
        return ()
    cards = [card for card in box.cards if card.group == group and card.tag.copy == 1]
    felt = {card: initials(words, card) if in_braille else "" for card in cards}
    return [f"{felt[card] or card.number}. {printed(words, card)}" for card in cards]


def _sheets(box: Box, group: Group, every: Sequence[Label], words: Words) -> Sequence[Page]:
    """Return the pages of one kind of cards, labels edge to edge so that one cut serves two."""
    labels = [label for label in every if label.card.card in group.cards]
    across = int(WIDTH / group.width)
    down = int((BOTTOM - TOP) / HEIGHT)
    head = title(words.text(message(box.game, group.name, "title"), count=len(labels)))
    found = []
    for some in split(labels, across * down):
        placed = (_placed(box, label, place, across, words) for place, label in enumerate(some))
        found.append(Page((head, *placed), tuple(some)))
    return found


def _punched(sheet: Page, words: Words) -> Page:
    """Return what is raised on a sheet the other way round, to be punched from behind."""
    parts = [title(words.text("kit-punch-title"))]
    for part in sheet.parts:
        marks = [mirrored(mark, PAGE[0]) for mark in part.marks if isinstance(mark, Bar | Dot)]
        frames = [
            replace(mark, x=PAGE[0] - mark.x - mark.width)
            for mark in part.marks
            if isinstance(mark, Frame)
        ]
        if marks:
            parts.append(Part(part.role, (*frames, *marks), part.alt))
    return Page(tuple(parts))


def _placed(box: Box, label: Label, place: int, across: int, words: Words) -> Part:
    """Draw a label on a sheet that has so many in a row."""
    card = box.find(label.card)
    assert card is not None  # a label is that of a card of its box
    row, column = divmod(place, across)
    left, top = LEFT + column * label.width, TOP + row * HEIGHT
    frame = Frame(left, top, label.width, HEIGHT)
    marks = (frame, *(moved(mark, left, top) for mark in label.marks))
    return Part(Role.FIGURE, marks, felt(words, spoken(words, card), label.relief))
