"""What is answered to every question, written down: ``python tests/answers/golden_answers.py``.

For each game one text: positions of golden playthroughs, and at each what the seat on turn and
those who only look on are told, with every value of a slot that is there and some that are not.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from heraut.engines.match import Match
from heraut.engines.playthrough import event_line, read
from heraut.engines.protocol import PUBLIC
from heraut.engines.registry import RULES

HERE: Final = Path(__file__).parent
PLAYTHROUGHS: Final = HERE.parent / "playthroughs"

POSITIONS: Final = {
    "kingsbridge": {
        "2-cooperative": (0.5,),
        "3-characters": (0.2, 0.6, 1.0),
        "3-cards-table": (0.5,),
        "1-default": (0.4, 1.0),
    },
    "seven_kingdoms": {
        "3-default": (0.0, 0.3, 0.55, 1.0),
        "2-default": (0.8,),
        "3-cards-table": (0.5,),
    },
    "kingdom_builder": {"3-default": (0.05, 0.4), "3-caves-on": (0.6,), "2-default": (1.0,)},
    "world_without_end": {
        "3-default": (0.1, 0.45, 0.8, 1.0),
        "2-default": (0.5,),
        "3-cards-table": (0.3, 1.0),
    },
}
"""By game and playthrough: how far it has come, from 0 to 1."""
VALUES: Final[dict[str, tuple[int | str, ...]]] = {
    "action": ("wheat", "king", "nothing"),
    "best": (1,),
    "card": (0, 1, 7, 13, 24, 49, 99),
    "character": ("aldred", "edgar", "den", "wilwulf", "nobody"),
    "column": (0, 1, 2, 6, 7, 10),
    "crest": (0, 1, 3, 7, 8),
    "direction": ("north_east", "west", "south_east"),
    "event": ("i-01", "ii-05", "nothing"),
    "free": (1,),
    "goal": ("lords", "knights", "nothing"),
    "good": ("gold", "wood", "piety", "nothing"),
    "hex": ("A1", "F12", "K10", "T20", "Z9"),
    "landmark": ("castle", "tavern", "nothing"),
    "level": (0, 1, 2),
    "line": ("A", "F", "T", "Z"),
    "long": (1,),
    "mine": (1,),
    "least": (1,),
    "material": ("wood", "stone", "nothing"),
    "number": (0, 1, 2, 9),
    "of": ("points", "houses", "gold", "nothing"),
    "own": (1,),
    "place": (0, 1, 6, 7),
    "project": ("bridge", "tower", "nothing"),
    "rank": ("knight", "peasant", "nothing"),
    "seat": (0, 1, 2, 3, 9),
    "section": ("tavern", "farm", "nothing"),
    "site": (0, 1, 2, 9, 10, 11),
    "slot": (0, 1, 2, 7, 8),
    "space": ("king", "nothing"),
    "start": ("K10", "F12", "Z9"),
    "steps": (0, 1, 3, 4),
    "what": ("longest", "shortest", "nearest", "nothing"),
    "terrain": ("grass", "canyon", "nothing"),
    "tile": ("tavern", "farm", "paddock", "nothing"),
}
SEARCHED: Final = {"advice"}
"""Questions whose answers are found by a search, and tested by what they are worth."""


def text(game: str) -> str:
    """Return what is answered in all positions of a game."""
    return "".join(f"{line}\n" for line in _lines(game))


def _lines(game: str) -> Iterator[str]:
    for name, parts in POSITIONS[game].items():
        played = read((PLAYTHROUGHS / game / f"{name}.txt").read_text(encoding="utf-8"))
        for part in parts:
            count = round(part * len(played.notations))
            match = Match.new(game, played.seats, played.options, played.seed)
            for notation in played.notations[:count]:
                match = match.play(notation)
            seat = match.rules.turn(match.state)
            for viewer in (seat or 0, PUBLIC):
                asker = "nobody" if viewer == PUBLIC else f"seat {viewer}"
                yield f"# {name}, after {count} actions, {asker} asks"
                yield from _answers(match.rules, match.rules.view(match.state, viewer))
                yield ""


def _answers(rules: Any, view: Any) -> Iterator[str]:
    for question in rules.questions:
        if question.key in SEARCHED:
            continue
        for slots in _asked(question):
            yield " ".join([question.key, *(f"{name}={slots[name]}" for name in slots)])
            try:
                yield from map(event_line, rules.answer(view, question.key, slots))
            except KeyError:
                yield "  no such thing"


def _asked(question: Any) -> Iterator[dict[str, int | str]]:
    """Yield the slots it is asked with: none beside those it needs, then one more at a time."""
    needed = {name: VALUES[name][1] for name in question.arguments if name in question.needed}
    yield needed
    for name in question.arguments:
        for value in VALUES[name]:
            if needed.get(name) != value:
                yield {**needed, name: value}


def main() -> None:
    """Write the texts of all games anew."""
    for game in RULES:
        path = HERE / f"{game}.txt"
        path.write_text(text(game), encoding="utf-8", newline="\n")
        print(f"{path}: {len(path.read_text(encoding='utf-8').splitlines())} lines")


if __name__ == "__main__":
    main()
