"""Sittings of a game with screens through the real session, each again in other worlds.

A sitting is played on where other goods lie behind the screens and other cards face down, with the
same words; who taps a card to put it away taps another one there. Until the worlds go different
ways for all to see, a listener must hear the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from heraut.engines.match import Match
from heraut.engines.protocol import PUBLIC, Seat
from heraut.engines.simulate import choose
from heraut.voice.dialogue import Conversation
from heraut.voice.dialogue.outputs import Cued, Output, Played, Silenced, Spoken
from heraut.voice.herald import Verbosity

from .harness import Count, Leak, Proof, Turn
from .players import Given, Players
from .screens import alike, dealt_anew, parted, slightly_other

__all__ = ["Sittings", "Unfollowed"]

_INPUTS: Final = 150
"""Inputs of one game; before them it is played to some point by chance."""
_STEPS: Final = 90
"""Steps by chance before that for each seat, at most: most of a game."""
_WORLDS: Final = 2
"""Other worlds of a sitting, for each listener."""
_PUT_AWAY: Final = ("discard ", "lose ")
_TAG: Final = "action_"


class Unfollowed(Exception):
    """The sitting goes back to where the other world did not exist yet."""


_ALL: Final = frozenset({"tout", "toute", "toutes", "tous"})
"""Words for all that one has."""


@dataclass(frozen=True, slots=True)
class Elsewhere(Match):
    """A match that has been in another world since some step."""

    base: int = 0
    based: Any = None
    """The state after that step."""

    def rewound(self, steps: int) -> Match:
        """Return the match as it was after its first ``steps`` steps, as far as it knows."""
        if steps < self.base:
            raise Unfollowed
        fresh = replace(self, state=self.based, history=self.history[: self.base])
        return fresh.replay(step.notation for step in self.history[self.base : steps])


@dataclass
class Sittings(Proof):
    """One way to set up games with screens, and the people who play them."""

    parted: int = 0
    """Other worlds that went another way before the end of the sitting."""
    _swapped: dict[str, str] = field(default_factory=dict)
    """By card that is tapped here, the one that is tapped in the other world."""

    def play(self) -> Count:
        """Play a part of one game and return all that was checked so far."""
        match = self._some_way()
        players, given = Players(self.grammar, self.dice, self.asks), 0
        while match.to_act is not None and given < _INPUTS:
            match = self._resumed(match)
            level = self.dice.choice(list(Verbosity))
            turns = self._sitting(match, players, level)
            self._judge(turns, level)
            match, given = turns[-1].after, given + len(turns)
        self.count.games += 1
        self.count.ended += match.to_act is None
        return self.count

    def _some_way(self) -> Match:
        match = Match.new(self.game, self.seats, self.options, self.dice.randrange(2**32))
        if self.spoilt is not None:
            match = replace(match, rules=self.spoilt(match.rules))
        for _ in range(self.dice.randrange(_STEPS * self.seats)):
            after = match.play(str(choose(match.rules, match.state, self.dice)))
            if after.to_act is None:
                break
            match = after
        return match.settle()

    def _turn(self, session: Conversation, given: Given, turns: Sequence[Turn]) -> Turn:
        before, warned = session.task.match, session.task.dialogue.warned
        outputs = given.to(session)
        self.count.sentences += sum(isinstance(each, Spoken) for each in outputs)
        # Who asks again after the warning lets all hear it.
        told = (warned and not session.task.dialogue.warned) or session.task.trusting
        # Who does something with « toute ma laine » shows how much that is.
        told = told or any(word in _ALL for word in given.words.split())
        opened = frozenset((1,)) if told else frozenset[int]()
        return Turn(given, before, session.task.match, outputs, {}, opened)

    def _judge(self, turns: Sequence[Turn], level: Verbosity) -> None:
        opener = next((number for number, turn in enumerate(turns) if turn.opened), len(turns))
        for listener in (PUBLIC, *sorted(self.ears)):
            for number in range(_WORLDS if opener else 0):
                self._again(turns[:opener], level, listener, slightly=number > 0)

    def _again(
        self, turns: Sequence[Turn], level: Verbosity, listener: Seat, slightly: bool
    ) -> None:
        """Play a sitting again in another world."""
        begun, deal = turns[0].before, slightly_other if slightly else dealt_anew
        state = deal(begun.state, listener, self.dice)
        known = {name: getattr(begun, name) for name in Match.__slots__} | {"state": state}
        session = self._session(Elsewhere(**known, base=len(begun.history), based=state), level)
        self.count.worlds += state != begun.state
        self._swapped = {}
        for turn in turns:
            here, there = turn.before.state, session.task.match.state
            given = self._given(turn, session, listener)
            try:
                told = given.to(session)
            except Unfollowed:
                return
            after_match = session.task.match
            after = after_match.state
            if not alike((here, turn.after.state), (there, after)) or parted(
                turn.after.state, after
            ):
                self.parted += 1
                return
            mine, others = _heard(turn.outputs, listener), _heard(told, listener)
            if mine == others:
                self.count.compared += len(mine)
                self.beside(turn.after, after_match, listener)
                continue
            if self._refused(turn.outputs) != self._refused(told):
                # That it is forbidden tells what its secret reason may tell.
                self.parted += 1
                return
            raise Leak(self._report(turns, turn, listener, mine, others))

    def _refused(self, outputs: Sequence[Output]) -> bool:
        """Tell whether something was refused for a reason that is a secret."""
        keys = ("refused-secret", "refused-whispered")
        words = {self.words.text(key, level) for key in keys for level in Verbosity}
        return any(isinstance(said, Spoken) and said.text in words for said in outputs)

    def _given(self, turn: Turn, session: Conversation, listener: Seat) -> Given:
        """Return the input as it is in the other world."""
        card = turn.given.card
        if not card.startswith(_TAG):
            return turn.given
        here, there = turn.before.state, session.task.match.state
        seat = turn.before.to_act
        if seat is None or seat in (PUBLIC, listener) or seat < 0:
            return turn.given
        if card not in self._swapped:
            self._swapped[card] = self._swap(card.removeprefix(_TAG), here, there, seat)
        return replace(turn.given, card=self._swapped[card])

    def _swap(self, action: str, here: Any, there: Any, seat: Seat) -> str:
        """Return another card in the same place: in hand, or face down."""
        if action in here.visible[seat]:
            return _TAG + action
        held = set(there.hand(seat))
        same = held if action in here.hand(seat) else set(there.usable()) - held
        same -= {
            *there.visible[seat],
            *(name.removeprefix(_TAG) for name in self._swapped.values()),
        }
        if action in same and self.dice.random() < 0.5:
            return _TAG + action
        return _TAG + (self.dice.choice(sorted(same)) if same else action)

    def _report(
        self,
        turns: Sequence[Turn],
        turn: Turn,
        listener: Seat,
        here: Sequence[Output],
        there: Sequence[Output],
    ) -> str:
        who = "all" if listener == PUBLIC else f"seat {listener}"
        lines = [
            f"{self.seats} seats, {dict(self.options)}, ears {sorted(self.ears)}",
            f"what {who} heard depends on what lies behind screens",
            f"given {[each.given for each in turns]}, at {turn.given}",
            f"here {[output for output in here if output not in there]}",
            f"there {[output for output in there if output not in here]}",
        ]
        return "\n".join(lines)


def _heard(outputs: Sequence[Output], listener: Seat) -> list[Output]:
    """Return what a listener hears, and what all see done: not which card is put away."""
    heard: list[Output] = []
    for output in outputs:
        match output:
            case Spoken(_, ear) if ear is not None and ear != listener:
                continue
            case Played(notation, by) if notation.startswith(_PUT_AWAY) and by != listener:
                heard.append(Played(notation.split()[0], by))
            case Played() | Spoken() | Cued() | Silenced():
                heard.append(output)
    return heard
