"""What is told of a plan: as a whole, and of what an answer changed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from heraut.voice.tasks.setup.menu import Menu
from heraut.voice.tasks.setup.plan import Plan

_EXAMPLE: Final = 3
_CHANGED: Final = 4
"""Numbers of players that are told as examples, where so many may play."""


def beginner(plan: Plan, place: int) -> dict[str, object]:
    """Return who begins, for the words: the name, or the place from 1."""
    names = replace(plan, first=None).players
    name = names[place] if place < len(names) else ""
    return {"name": name, "place": place + 1}


def usual(menu: Menu, game: str) -> dict[str, str]:
    """Return pieces that such a match may be set up with, for examples; empty: there are none."""
    cards = menu.games[game].choices.get("cards")
    return {
        "seats": _seats(menu, game, _EXAMPLE),
        "cards": "" if cards is None else cards.said["table"],
    }


def change(plan: Plan, menu: Menu) -> str:
    """Return how something is said that may be changed in a plan, for examples."""
    options = (line.choices[0] for line in option_lines(plan, menu) if line.choices)
    games = (game.said for game in menu.games.values() if game.name != plan.game)
    told = (_seats(menu, plan.game, _CHANGED), *options, *games, menu.games[plan.game].said)
    return next(filter(None, told))


def _seats(menu: Menu, game: str, seats: int) -> str:
    """Return how a number of players is said, another one if need be; ``""``: there is one."""
    allowed = menu.seats(game)
    told = seats if seats in allowed else allowed[-1]
    return "" if menu.only_seats(game) else menu.numbers.get(("seats", told), "")


def idle(plan: Plan, before: Plan, menu: Menu) -> tuple[str, ...]:
    """Return how options are said that were named just now and change nothing in such a match."""
    if not (plan.game and plan.seats):
        return ()
    applying = {choice.name for choice in plan.applying(menu)}
    choices = menu.games[plan.game].choices
    return tuple(
        choices[name].said[value]
        for name, value in plan.options.items()
        if name not in applying and (before.options.get(name) != value or not before.seats)
    )


def lost(plan: Plan, before: Plan, menu: Menu) -> tuple[str, ...]:
    """Return how options are said that were named before and that the game does not have."""
    gone = {name: value for name, value in before.options.items() if name not in plan.options}
    said = {
        (choice.name, value): words
        for game in menu.games.values()
        for choice in game.choices.values()
        for value, words in choice.said.items()
    }
    return tuple(said[item] for item in gone.items())


@dataclass(frozen=True, slots=True)
class OptionLine:
    """An option as it stands."""

    name: str
    value: str | int
    """As the words tell it apart."""
    now: str
    """How its value is said."""
    choices: tuple[str, ...]
    """How to say what else it may be."""


def option_lines(plan: Plan, menu: Menu) -> list[OptionLine]:
    """Return the options as they stand, each with what else it may be."""
    lines = []
    for choice in plan.applying(menu):
        value = plan.options.get(choice.name, choice.default)
        others = tuple(said for other, said in choice.said.items() if other != value)
        told = int(value) if value.isdecimal() else value
        lines.append(OptionLine(choice.name, told, choice.said[value], others))
    return lines


def so_far(plan: Plan, menu: Menu) -> dict[str, object]:
    """Return all that was chosen, be it little."""
    chosen = plan.chosen(menu)
    choices = menu.games[plan.game].choices if plan.game else {}
    first = plan.first if plan.first is not None and plan.first >= 0 else None
    return {
        "game": menu.games[plan.game].said if plan.game else "",
        "seats": plan.seats,
        "items": tuple(choices[name].said[value] for name, value in chosen.items()),
        "names": plan.known,
        "first": "" if first is None else beginner(plan, first)["name"],
        "place": 0 if first is None else first + 1,
    }


def summary(plan: Plan, menu: Menu) -> dict[str, object]:
    """Return all that is to be read back before the match begins."""
    chosen = plan.chosen(menu)
    told = [
        choice.said[chosen.get(choice.name, choice.default)]
        for choice in plan.applying(menu)
        if choice.asked or chosen.get(choice.name, choice.default) != choice.default
    ]
    return {
        "game": menu.games[plan.game].said,
        "seats": plan.seats,
        "items": tuple(told),
        "names": tuple(name for name in plan.players if name),
        "place": (plan.first or 0) + 1,
        "known": "all" if all(plan.players) else "some" if any(plan.players) else "none",
    }
