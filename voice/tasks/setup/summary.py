"""What is told of a plan: as a whole, and of what an answer changed."""

from __future__ import annotations

from heraut.voice.tasks.setup.menu import Menu
from heraut.voice.tasks.setup.plan import Plan


def beginner(plan: Plan, place: int) -> dict[str, object]:
    """Return who begins, for the words: the name, or the place from 1."""
    name = plan.names[place] if place < len(plan.names) else ""
    return {"name": name, "place": place + 1}


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


def option_lines(plan: Plan, menu: Menu) -> list[tuple[str, tuple[str, ...]]]:
    """Return the options as they stand, each with what else it may be."""
    lines = []
    for choice in plan.applying(menu):
        value = plan.options.get(choice.name, choice.default)
        others = tuple(said for other, said in choice.said.items() if other != value)
        lines.append((choice.said[value], others))
    return lines


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
