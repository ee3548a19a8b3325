"""Several answers in one breath, taken into a plan: in order, and each only if it may be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from heraut.voice.dialogue.errors import Refused
from heraut.voice.tasks.setup.menu import Menu
from heraut.voice.tasks.setup.plan import Piece, Plan, against, at_place, seats_of_program

_ORDER: Final = (
    *(
        "game",
        "unnamed",
        "seats",
        "against",
        "strength",
        "option",
        "name",
        "speaker",
        "own",
        "gone",
    ),
    *("place", "starter", "random", "learn", "rest", "options", "resume", "older", "kept"),
)
"""What must be settled before what, whatever was said first."""
_ONCE: Final = frozenset({"game", "seats", "strength", "place", "starter", "option"})
"""What can have one value only: two in one breath are a slip of the tongue or of the ears."""
_BEGINS: Final = frozenset({"place", "starter", "random"})
"""What is told last, as a sentence of its own."""
_TWO: Final = 2
_UNTOLD: Final = frozenset({"game", "speaker"})
"""What is not told among the answers: the game is told before them."""


@dataclass(frozen=True, slots=True)
class Taken:
    """What became of a plan."""

    plan: Plan
    game: str = ""
    """The game, as it is said, if one was named."""
    said: tuple[str, ...] = ()
    """The answers that were taken, as they are said, but who begins."""
    begins: tuple[str, ...] = ()
    """Who begins, as it is said, if that was one of them."""
    problem: Refused | None = None
    """Why one of them was not."""


def twice(pieces: Sequence[Piece]) -> tuple[str, ...]:
    """Return what cannot be true at once, as it is said; nothing if all of it can."""
    for slot, option in dict.fromkeys((piece.slot, piece.option) for piece in pieces):
        alike = (one.said for one in pieces if (one.slot, one.option) == (slot, option))
        told = tuple(dict.fromkeys(alike))
        if slot in _ONCE and len(told) > 1:
            return told
    return ()


def taken(plan: Plan, pieces: Sequence[Piece], menu: Menu) -> Taken:
    """Return the plan after some answers."""
    slots = {piece.slot for piece in pieces}
    untold = {*_UNTOLD, *(["against"] if "strength" in slots and _told_by_strength(pieces) else [])}
    if "against" in slots:
        # Alone against the program is two.
        pieces = [one for one in pieces if (one.slot, one.value) != ("seats", 1)]
    game, said, problem = "", list[str](), None
    for piece in sorted(pieces, key=lambda piece: _ORDER.index(piece.slot)):
        if piece.slot == "options":
            continue
        try:
            plan = plan.rest(menu) if piece.slot == "rest" else plan.after(piece, menu)
        except Refused as refused:
            problem = problem or refused
        else:
            game = piece.said if piece.slot == "game" else game
            said += [piece.said] if piece.said and piece.slot not in untold else []
    begins = [one.said for one in pieces if one.slot in _BEGINS and one.said in said]
    told = dict.fromkeys(one for one in said if one not in begins)
    return Taken(plan, game, tuple(told), tuple(begins), problem)


def _told_by_strength(pieces: Sequence[Piece]) -> bool:
    """Tell whether how many seats the program plays is clear where only its strengths are told."""
    several = any(piece.slot == "against" and piece.value for piece in pieces)
    return not several or any(piece.slot == "strength" and piece.option for piece in pieces)


def by_seat(plan: Plan, pieces: Sequence[Piece], menu: Menu) -> Sequence[Piece]:
    """Return answers with several strengths as those of so many seats of the program.

    « Contre un ordinateur facile et un fort » ; where it has one seat they contradict each other.
    """
    strengths = [*dict.fromkeys(piece for piece in pieces if piece.slot == "strength")]
    told = [seats_of_program(piece) for piece in pieces if piece.slot == "against"]
    if len(strengths) < _TWO or not (told or len(plan.rivals) >= len(strengths)):
        return pieces
    others = [piece for piece in pieces if piece.slot not in ("strength", "against")]
    count = max(len(strengths), len(plan.rivals), *told, 0)
    each = [replace(piece, option=str(seat)) for seat, piece in enumerate(strengths, 1)]
    return [*others, against(count, menu), *each]


def with_speaker(plan: Plan, pieces: Sequence[Piece], menu: Menu) -> Sequence[Piece]:
    """Return answers with « moi » as who it is once the others are taken, if that is known.

    « À deux, moi et l'ordinateur, je commence » : nobody else is there.
    """
    others = [piece for piece in pieces if piece.slot != "me"]
    if len(others) == len(pieces) or taken(plan, others, menu).plan.people != 1:
        return pieces
    return [*others, at_place(1, menu)]
