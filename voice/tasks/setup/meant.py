"""What an answer means to the question that was asked: « deux » is so many, or the second one."""

from __future__ import annotations

from collections.abc import Sequence

from heraut.voice.tasks.setup.menu import Menu
from heraut.voice.tasks.setup.plan import Piece, Plan, Question


def meant(piece: Piece, plan: Plan, asked: Question, menu: Menu) -> Piece:
    """Return an answer as the question takes it; as it is when it answers nothing."""
    match piece.slot, asked.name, piece.value:
        case "number", "seats", int() as seats:
            return Piece("seats", seats, menu.numbers.get(("seats", seats), piece.said))
        case "number" | "nth", "first", int() as place:
            return Piece("place", place, menu.numbers.get(("place", place), piece.said))
        case "number" | "nth", "option" | "game" | "strength", int() as place:
            offered = _offered(plan, asked, menu)
            return offered[place - 1] if place <= len(offered) else Piece("number")
        case "nth", _, _:
            return Piece("number")
        case "name", "first", str() as name if name.casefold() in map(str.casefold, plan.known):
            return Piece("starter", name, menu.starter(name))
        case "any" | "random", "option", "":
            return _offered(plan, asked, menu)[0]
        case "me", _, _ if plan.speaker in plan.names:
            return Piece("starter", plan.speaker, menu.starter(plan.speaker))
        case "any", "strength", _:
            offered = _offered(plan, asked, menu)
            return offered[len(offered) // 2]
        case "any", "first", _:
            return Piece("random", "", piece.said)
        case "any", "names", _:
            return Piece("unnamed", "", piece.said)
        case "any", "ready", _:
            return Piece("rest", "", piece.said)
    return piece


def the_other(piece: Piece, plan: Plan, before: Plan, menu: Menu) -> Piece:
    """Return « l'autre » as the other of the two answers to the last question of two."""
    changed = [name for name, one in plan.options.items() if before.options.get(name) != one]
    if piece.slot != "other" or len(changed) != 1:
        return piece
    said = menu.games[plan.game].choices[changed[0]].said
    others = [value for value in said if value != plan.options[changed[0]]]
    return Piece("option", others[0], said[others[0]], changed[0]) if len(others) == 1 else piece


def _offered(plan: Plan, asked: Question, menu: Menu) -> Sequence[Piece]:
    """Return what a question offers, in order."""
    if asked.name == "game":
        return [Piece("game", game.name, game.said) for game in menu.games.values()]
    if asked.name == "strength":
        return menu.against[1:]
    choice = menu.games[plan.game].choices[asked.option]
    return [Piece("option", value, said, choice.name) for value, said in choice.said.items()]
