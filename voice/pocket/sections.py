"""What lies on the table and in a hand, game by game, as headings, lines and cards to be drawn.

All is made from what the viewer may know: its view, and the game's own answers to it. What has no
drawing is told in the words that questions are answered with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from heraut.engines.match import Match
from heraut.engines.protocol import PUBLIC, Seat, View
from heraut.engines.seven_kingdoms.views import SevenKingdomsView
from heraut.voice.herald import Herald
from heraut.voice.pocket.hex_board import board

Json = Mapping[str, Any]
"""A part of a page, in plain values."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A match as one viewer sees it, and the words for it."""

    match: Match
    herald: Herald
    viewer: Seat

    @property
    def view(self) -> View:
        """All that the viewer may know."""
        view: View = self.match.rules.view(self.match.state, self.viewer)
        return view

    def told(self, question: str, **slots: object) -> tuple[str, ...]:
        """Return the answer to a question, as far as the viewer may hear it."""
        events = self.match.rules.answer(self.view, question, slots)
        open_to = (
            event for event in events if event.audience is None or self.viewer in event.audience
        )
        return tuple(line.text for line in self.herald.events(open_to))

    def title(self, key: str, **args: object) -> str:
        """Return a heading."""
        return self.herald.words.text(f"pocket-title-{key}", **args)

    def section(self, key: str, *lines: str, **more: Any) -> Json:
        """Return a part under a heading; ``more`` is what is drawn of it."""
        return {"title": self.title(key), "lines": lines, **more}

    def questions(self, key: str, *questions: str) -> Json:
        """Return a part that has the answers to questions."""
        # Two of them may have one answer: at the beginning points are what everybody holds.
        return self.section(
            key, *dict.fromkeys(line for one in questions for line in self.told(one))
        )

    def card(self, big: object, name: str, note: str = "") -> Json:
        """Return a card: what stands on it in large letters, its name, and what goes with it."""
        return {"big": str(big), "name": name, "note": note}


def sections(match: Match, herald: Herald, viewer: Seat) -> tuple[Json, ...]:
    """Return the parts of a page, the most important first; a seat's own before all."""
    return tuple(_GAMES[match.rules.name](Seen(match, herald, viewer)))


def _kingsbridge(seen: Seen) -> Iterator[Json]:
    view: Any = seen.view
    if seen.viewer != PUBLIC:
        hand = [seen.card(rank, seen.herald.words.number(rank)) for rank in view.hand.known]
        yield seen.section("hand", *seen.told("my_hand"), cards=hand)
    rows = []
    for number, column in enumerate(view.columns, 1):
        cards = [
            seen.card(abs(rank), seen.herald.words.number(abs(rank)), _edgar(seen, rank))
            for rank in column
        ]
        (line, *_) = (*seen.told("column", column=number), "")
        rows.append({"name": line, "cards": cards})
    yield seen.section("columns", rows=rows)
    seats = range(1, seen.match.seats + 1)
    own = (line for seat in seats for line in seen.told("characters_of", seat=seat))
    yield seen.section("characters", *own)
    yield seen.questions("count", "counts", "discard", "malus", "score")


def _edgar(seen: Seen, rank: int) -> str:
    return seen.herald.words.phrase("kingsbridge-name-edgar") if rank < 0 else ""


def _seven_kingdoms(seen: Seen) -> Iterator[Json]:
    view = seen.view
    assert isinstance(view, SevenKingdomsView)

    def cards(numbers: Sequence[int]) -> list[Json]:
        return [
            seen.card(one, " ".join(seen.told("card", card=one))) if one else seen.card("", empty)
            for one in numbers
        ]

    empty = seen.herald.words.phrase("pocket-empty-place")
    if seen.viewer != PUBLIC:
        yield seen.section("hand", *seen.told("my_hand"), cards=cards(view.hand or ()))
    yield seen.section("row", *seen.told("row"), cards=cards(view.row))
    yield seen.questions("crests", "crests", "tokens")
    rows = [
        {"name": seen.title("kingdom-of", seat=seen.herald.name(seat)), "cards": cards(kingdom)}
        for seat, kingdom in enumerate(view.kingdoms)
    ]
    yield seen.section("kingdoms", rows=rows)
    yield seen.questions("count", "plays", "counts", "scores", "pile")


def _kingdom_builder(seen: Seen) -> Iterator[Json]:
    if seen.viewer != PUBLIC:
        yield seen.questions("hand", "my_card")
    drawn = board(seen.match, seen.herald, seen.view)
    yield seen.section("board", seen.herald.words.text("pocket-board-keys"), board=drawn)
    yield seen.questions("goals", "goals", "sections")
    yield seen.questions("count", "supply", "scores", "pile", "round")


def _world_without_end(seen: Seen) -> Iterator[Json]:
    if seen.viewer != PUBLIC:
        yield seen.questions("hand", "goods", "cards", "hidden_cards")
    yield seen.questions("event", "round", "events")
    yield seen.questions("projects", "projects")
    seats = range(1, seen.match.seats + 1)
    yield seen.section("houses", *(line for one in seats for line in seen.told("houses", seat=one)))
    yield seen.questions("market", "market", "supply", "favours")
    yield seen.questions("plague", "plague")
    yield seen.section(
        "count",
        *seen.told("scores"),
        *(line for one in seats for line in seen.told("played_cards", seat=one)),
        *seen.told("penalties"),
    )


_GAMES: Final[Mapping[str, Callable[[Seen], Iterator[Json]]]] = {
    "kingsbridge": _kingsbridge,
    "seven_kingdoms": _seven_kingdoms,
    "kingdom_builder": _kingdom_builder,
    "world_without_end": _world_without_end,
}
"""What each game shows."""
