"""What a page shows to one viewer now, as plain values: made of what that viewer may know alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from heraut.engines.match import Match
from heraut.engines.protocol import PUBLIC, Seat
from heraut.engines.rules import WHOSE_TURN
from heraut.grammars import Grammar
from heraut.voice.herald import Herald, Words
from heraut.voice.pocket.moves import moves, touches
from heraut.voice.pocket.sections import Json, Seen, sections
from heraut.voice.tasks.match.dialogue_state import DialogueState, Phase

_YES_NO: Final = (Phase.CONFIRM, Phase.AWAIT_CARD)


@dataclass(frozen=True, slots=True)
class Pending:
    """What a seat was asked on its own page, and waits for an answer."""

    asking: str = ""
    """``yes_no``, ``choose`` or ``more``; empty: nothing is asked."""
    choices: tuple[str, ...] = ()
    """The options in words, to be chosen by their number."""

    @staticmethod
    def of(state: DialogueState, herald: Herald) -> Pending:
        """Return what is pending in the talk of a seat."""
        if state.phase in _YES_NO:
            return Pending("yes_no")
        if state.phase is Phase.WHICH_ONE:
            return Pending("choose", tuple(herald.command(one.meaning) for one in state.options))
        return Pending("more" if state.phase is Phase.FILL else "")


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A match at one moment, with what is pending for the seats that have a page."""

    match: Match
    pending: Mapping[Seat, Pending] = field(default_factory=dict)


def scene(snapshot: Snapshot, grammar: Grammar, words: Words, viewer: Seat) -> Json:
    """Return what the page of a seat shows, or that of the table for :data:`PUBLIC`."""
    match = snapshot.match
    # A new one each time: what was told in full to one viewer must not shorten it for another.
    herald = Herald(words, match.rules.name, match.players, cards=match.options["cards"])
    herald.label(match.rules.names(match.state))
    pending = snapshot.pending.get(viewer, Pending())
    return {
        "turn": " ".join(Seen(match, herald, PUBLIC).told(WHOSE_TURN)),
        "you": "" if viewer == PUBLIC else herald.name(viewer),
        "over": match.to_act is None,
        **_sendable(match, grammar, words, viewer, pending),
        "sections": sections(match, herald, viewer),
    }


def _sendable(
    match: Match, grammar: Grammar, words: Words, viewer: Seat, pending: Pending
) -> dict[str, Any]:
    """Return what buttons the page of a seat has for what may be sent now."""
    if viewer == PUBLIC:
        return {}
    said: Sequence[str] = ()
    more, hexes = 0, dict[str, Any]()
    if not pending.asking:
        said, more = moves(match, grammar, viewer)
        hexes = touches(match, words, viewer)
    numbered = enumerate(pending.choices, 1)
    return {
        "asking": pending.asking,
        "choices": [
            {"label": words.text("pocket-choice", number=n, command=one), "say": words.number(n)}
            for n, one in numbered
        ],
        "moves": said,
        "hexes": hexes,
        "more": words.text("pocket-more-moves", count=more) if more else "",
    }
