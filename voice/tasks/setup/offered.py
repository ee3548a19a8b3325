"""The answers to a question of a setup that can be chosen without a word, such as by a button."""

from __future__ import annotations

from heraut.voice.tasks.setup.menu import Menu
from heraut.voice.tasks.setup.plan import Plan, Question


def offered(plan: Plan, asked: Question, menu: Menu) -> tuple[str, ...]:
    """Return sentences that answer what is asked; none where it is a yes or a no.

    Each is said as Héraut says it, and understood as just that.
    """
    match asked.name:
        case "game":
            return tuple(game.said for game in menu.games.values())
        case "seats":
            known = (menu.numbers.get(("seats", seats), "") for seats in menu.seats(plan.game))
            return tuple(filter(None, known))
        case "option":
            return tuple(menu.games[plan.game].choices[asked.option].said.values())
        case "strength":
            return tuple(piece.said for piece in menu.against[1:])
        case "names":
            return (menu.said["unnamed"],)
        case "first":
            return (*map(menu.starter, filter(None, plan.known)), menu.said["random"])
    return ()
