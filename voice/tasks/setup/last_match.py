"""« La même chose que la dernière fois »: the last match's people, or all of it, in a new plan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from heraut.engines.match import Match
from heraut.voice.dialogue.errors import Refused
from heraut.voice.herald import Words
from heraut.voice.tasks.match.program_seats import ProgramSeats
from heraut.voice.tasks.setup.menu import Menu
from heraut.voice.tasks.setup.plan import Piece, Plan
from heraut.voice.tasks.setup.rematch import once_more

AGAIN: Final = "again"
"""The slot that takes over all of the last match."""
PEOPLE: Final = "people"
"""The slot that takes over who played it."""


def set_up_with(match: Match, words: Words) -> Plan:
    """Return the plan of a match, as one would set it up once more, but for who begins.

    The program's seats come last.
    """
    programs = sorted(ProgramSeats.of(words, match).strengths)
    after = programs[-1] + 1 if programs else 0
    seats = [*range(after, match.seats), *range(after)]
    seats.sort(key=programs.__contains__)
    players = [match.players[seat] for seat in seats]
    return once_more(match.rules.name, players, match.options, rivals=len(programs))


def repeats(pieces: Sequence[Piece]) -> bool:
    """Tell whether one of some answers takes something over from the last match."""
    return any(piece.slot in (AGAIN, PEOPLE) for piece in pieces)


def repeated(plan: Plan, last: Plan, pieces: Sequence[Piece], menu: Menu) -> Plan:
    """Return a plan with the last match's people, and with its game and options where they fit.

    What was chosen already stays; but who names the people of last time wants them all. Raises
    ``Refused`` when the game is not for so many, or nothing of the last match is of use.
    """
    slots = {piece.slot for piece in pieces}
    new = plan
    if AGAIN in slots and not new.game and last.game in menu.games:
        new = new.after(Piece("game", last.game), menu)
    if AGAIN in slots and new.game == last.game:
        new = replace(new, options={**last.options, **new.options})
    if PEOPLE in slots:
        new = replace(new, seats=0, names=(), named=False, own=False, rivals=(), first=None)
    if not new.seats:
        new = new.after(Piece("seats", last.seats), menu)
    if not new.names and not new.named and not new.rivals and new.seats == last.seats:
        new = replace(new, names=last.names, named=True, rivals=last.rivals)
    if new == plan:
        raise Refused("other-last-match", game=menu.games[last.game].said)
    return new
