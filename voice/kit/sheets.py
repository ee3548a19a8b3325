"""The pages of a kit: how to use it, the code, and the labels, laid out on A4.

Lengths are millimetres from the left and from the top of a page.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from heraut.voice.herald import Words

from .box import Box, Code, Group, Numbering
from .labels import HEIGHT, LARGE_PRINT, Label, raised
from .marks import Bar, Dot, Frame, Mark, Ring, Text, moved
from .names import game_title, message, printed
from .tactile import GAP, LARGE, SMALL, Relief, braille, dots

__all__ = ["PAGE", "Measure", "Page", "pages"]

PAGE: Final = (210.0, 297.0)
"""Width and height of A4."""

Measure = Callable[[str, float, bool], float]
"""Returns the width, in millimetres, of a line of so many points, bold or not."""

_T = TypeVar("_T")

_LEFT: Final = 12.0
_TITLE: Final = 17.0
"""The line that a page's title stands on."""
_TOP: Final = 24.0
_BOTTOM: Final = 278.0
_FOOT: Final = 288.0
_LINE: Final = 9.0
_PARAGRAPH: Final = 4.0
"""Room after a paragraph."""
_WIDE: Final = 26.0
"""From one number of the key to the next, at least."""
_APART: Final = 7.0
"""Between two reliefs of the key, at least."""
_RULER: Final = (100.0, 4.0)
_CARD: Final = (63.0, 88.0)
"""The card that is shown."""
_CHIP: Final = 25.0
"""Diameter of the chip that is shown."""


@dataclass(frozen=True, slots=True)
class Page:
    """One side of A4."""

    marks: tuple[Mark, ...]
    labels: tuple[Label, ...] = ()
    """The labels on it, in order."""


def pages(box: Box, labels: Sequence[Label], words: Words, measure: Measure) -> tuple[Page, ...]:
    """Return all pages of a kit, numbered."""
    in_braille = any(label.braille for label in labels)
    content = [
        _use(box, labels, words, measure, in_braille),
        _places(labels, words, measure),
        *_key(box, words, measure, in_braille),
        *(
            page
            for group in box.groups
            for page in _sheets(box, group, [each for each in labels if _is_in(each, group)], words)
        ),
    ]
    return tuple(
        Page((*page.marks, _foot(number, len(content), words)), page.labels)
        for number, page in enumerate(content, 1)
    )


class _Column:
    """Text and marks below each other on one page."""

    def __init__(self, title: str, measure: Measure) -> None:
        self.y = _TOP
        self.marks: list[Mark] = [_title(title)]
        self._measure = measure

    def paragraph(self, text: str) -> None:
        """Add lines that are as long as fits."""
        for line in _wrapped(text, PAGE[0] - 2 * _LEFT, self._measure):
            self.y += _LINE
            self.marks.append(Text(_LEFT, self.y, line, LARGE_PRINT))
        self.y += _PARAGRAPH

    def add(self, marks: Sequence[Mark], height: float) -> None:
        """Add marks that are drawn from their own left upper corner."""
        self.marks += (moved(mark, _LEFT, self.y) for mark in marks)
        self.y += height + _PARAGRAPH

    def copy(self) -> _Column:
        """Return another column that holds the same so far."""
        column = _Column("", self._measure)
        column.y, column.marks = self.y, list(self.marks)
        return column

    def page(self) -> Page:
        """Return the page. Raises ``ValueError`` when it is too full."""
        if self.y > _BOTTOM:
            raise ValueError(f"a page of the kit is too full: {self.y:.0f} mm")
        return Page(tuple(self.marks))


def _use(
    box: Box, labels: Sequence[Label], words: Words, measure: Measure, in_braille: bool
) -> Page:
    column = _Column(words.text("kit-use-title", game=game_title(words, box.game)), measure)
    column.paragraph(words.text("kit-use-print"))
    column.add([Frame(0, 0, *_RULER)], _RULER[1])
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
    column = _Column(words.text("kit-places-title"), measure)
    shown = labels[0]
    width, height = _CARD
    back = width + 4 * _LEFT
    column.paragraph(words.text("kit-places-front"))
    column.paragraph(words.text("kit-places-back"))
    column.add(
        [
            Text(0, _LINE, words.text("kit-front"), LARGE_PRINT, bold=True),
            Text(back, _LINE, words.text("kit-back"), LARGE_PRINT, bold=True),
        ],
        _LINE,
    )
    column.add(
        [
            Frame(0, 0, width, height),
            Frame(0, 0, shown.width, HEIGHT),
            *shown.marks,
            Frame(back, 0, width, height),
            Ring(back + width / 2, height / 2, _CHIP),
        ],
        height,
    )
    column.paragraph(words.text("kit-places-metal"))
    return column.page()


def _key(box: Box, words: Words, measure: Measure, in_braille: bool) -> Sequence[Page]:
    """Tell the code, and what the kinds of cards carry, on as many pages as it takes."""
    columns = [_Column(words.text("kit-key-title"), measure)]
    (column,) = columns
    if in_braille:
        column.paragraph(words.text("kit-key-braille"))
    else:
        column.paragraph(words.text("kit-key-dots"))
        column.paragraph(words.text("kit-key-sizes", large=LARGE, small=SMALL, gap=GAP))
    plain = [card.number for card in box.cards if card.group.code is Code.COLUMN]
    _show(column, {number: (braille if in_braille else dots)(number) for number in _upto(plain)})
    for group in box.groups:
        tried = columns[-1].copy()
        _explain(tried, box, group, words, in_braille)
        if tried.y > _BOTTOM:
            tried = _Column(words.text("kit-key-title"), measure)
            _explain(tried, box, group, words, in_braille)
            columns.append(tried)
        columns[-1] = tried
    return [each.page() for each in columns]


def _explain(column: _Column, box: Box, group: Group, words: Words, in_braille: bool) -> None:
    """Tell what one kind of cards carries."""
    key = message(box.game, group.name, "key")
    own = f"{key}-braille"
    column.paragraph(words.text(own if in_braille and words.has(own) else key))
    if group.code is Code.DIGITS:
        told = _telling([card.number for card in box.cards if card.group == group])
        _show(column, {number: raised(group, number, in_braille) for number in told})
    for names in _split(_names(box, group, words), 2):
        column.y -= _PARAGRAPH
        side_by_side = [
            Text(place * PAGE[0] / 2, _LINE, name, LARGE_PRINT) for place, name in enumerate(names)
        ]
        column.add(side_by_side, _LINE)


def _show(column: _Column, reliefs: Mapping[int, Relief]) -> None:
    """Add numbers in print, each with its relief below."""
    wide = max((_WIDE, *(relief.width + _APART for relief in reliefs.values())))
    for row in _split(tuple(reliefs.items()), int((PAGE[0] - 2 * _LEFT) / wide)):
        column.add(
            [
                mark
                for place, (number, relief) in enumerate(row)
                for mark in (
                    Text(place * wide, _LINE - 2, str(number), LARGE_PRINT, bold=True),
                    *(moved(each, place * wide, _LINE) for each in relief.marks),
                )
            ],
            _LINE + max(relief.height for _, relief in row),
        )


def _upto(numbers: Sequence[int]) -> range:
    return range(1, max(numbers, default=0) + 1)


def _telling(numbers: Sequence[int]) -> Sequence[int]:
    """Return the numbers that show how two digits stand: the first, the tens, and the last."""
    shown = {min(numbers), max(numbers), *(number for number in numbers if number % 10 == 0)}
    return sorted(shown)


def _names(box: Box, group: Group, words: Words) -> Sequence[str]:
    """Return the names of a group whose cards are numbered by order, each after its number."""
    if group.number is not Numbering.ORDER:
        return ()
    cards = [card for card in box.cards if card.group == group and card.tag.copy == 1]
    return [f"{card.number}. {printed(words, card)}" for card in cards]


def _sheets(box: Box, group: Group, labels: Sequence[Label], words: Words) -> Sequence[Page]:
    """Return the pages of one kind of cards, labels edge to edge so that one cut serves two."""
    across = int((PAGE[0] - 2 * _LEFT) / group.width)
    down = int((_BOTTOM - _TOP) / HEIGHT)
    title = _title(words.text(message(box.game, group.name, "title"), count=len(labels)))
    return [
        Page(
            (
                title,
                *(
                    mark
                    for place, label in enumerate(some)
                    for mark in _placed(label, place % across, place // across)
                ),
            ),
            tuple(some),
        )
        for some in _split(labels, across * down)
    ]


def _placed(label: Label, column: int, row: int) -> Sequence[Mark]:
    left, top = _LEFT + column * label.width, _TOP + row * HEIGHT
    return [
        Frame(left, top, label.width, HEIGHT),
        *(moved(mark, left, top) for mark in label.marks),
    ]


def _split(items: Sequence[_T], size: int) -> Sequence[Sequence[_T]]:
    return [items[start : start + size] for start in range(0, len(items), size)]


def _is_in(label: Label, group: Group) -> bool:
    return label.card.card in group.cards


def _title(text: str) -> Text:
    return Text(_LEFT, _TITLE, text, LARGE_PRINT, bold=True)


def _foot(number: int, count: int, words: Words) -> Text:
    return Text(_LEFT, _FOOT, words.text("kit-page", page=number, pages=count), LARGE_PRINT)


def _wrapped(text: str, width: float, measure: Measure) -> Sequence[str]:
    """Return ``text`` in lines of at most ``width`` millimetres, cut between words."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and measure(longer, LARGE_PRINT, False) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
