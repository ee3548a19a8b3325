"""What the table brings: what comes next, whether it is to be asked for, and what no box holds."""

from __future__ import annotations

from collections.abc import Iterator

from heraut.engines.match import Match
from heraut.engines.protocol import TABLE
from heraut.engines.vocabulary import Role
from heraut.voice.herald import Words
from heraut.voice.tasks.match.card_taps import on_turn


def unasked(before: Match, after: Match) -> bool:
    """Tell whether people must bring something to the table that no event has asked them for.

    They deal to somebody else now, or other things: characters after cards, or during a turn.
    """
    new = after.history[len(before.history) :]
    roles = [after.rules.role(event) for step in new for event in step.events]
    if any(Role.BRING in role for role in roles):
        return False
    if any(Role.NEXT in role for role in roles[-1:]):
        return False
    if before.to_act == TABLE and on_turn(before) != on_turn(after):
        return True
    if any(Role.DRAW in role for role in roles):
        return False
    return brought(before) != brought(after)


def brought(match: Match) -> str:
    """Return the verb of what the table brings next; ``""`` for none."""
    if match.to_act != TABLE:
        return ""
    return min(match.rules.awaited(match.state))


def house_made(match: Match, words: Words) -> Iterator[str]:
    """Yield a message for each part of the game that is played with and comes from no box."""
    game = match.rules.name.replace("_", "-")
    for option, value in match.options.items():
        key = f"house-made-{option.replace('_', '-')}"
        own = option in match.overlay  # the owner has told what the real one shows
        if value != "off" and not own and words.has(f"{game}-{key}"):
            yield key
