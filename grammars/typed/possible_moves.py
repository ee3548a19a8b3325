"""Which of several near readings of typed words can be played: a guess, which is always read back.

Words may be cut and read in many ways that are about as near: « la cinq au bout de la quatre, mon
cinq dessus » names cards and columns by the same numbers. Where the nearest way makes no move at
all, the one way that does is what was meant. What a hand allows stays a secret: nothing is chosen
where that would tell.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from heraut.engines.protocol import AUDIENCE
from heraut.grammars.action_resolver import NONE_SUCH, ActionResolver
from heraut.grammars.compound_commands import each_of
from heraut.grammars.disambiguation import doubted
from heraut.grammars.meaning import DOUBT, Chain, Command, Hypothesis, Illegal, Kind, Meaning, Scope

_MARGIN: Final = 0.1
"""What costs so much more than the nearest way is not meant."""
_KEPT: Final = 12
"""So many ways to cut the words are looked at."""
_AS_NEAR: Final = 0.005
"""Ways that differ by less are as near."""
_PAIR: Final = 2
_TRIED: Final = 60
"""So many steps are tried before nothing is found."""

_UNSEEN: Final = ("no_such_", "not_in_")
"""How the reasons begin that refuse what is not where the words say it is."""

_TOO_EARLY: Final = "_first"
"""How the reasons end that refuse what something else has to be done before."""

_Way = tuple[float, tuple[Command, ...]]
"""What moves cost, and the moves; none where only a secret forbids them."""


def is_unseen(understood: object) -> bool:
    """Tell whether a move is refused because there is nothing of the kind, as all can see."""
    if not isinstance(understood, Illegal) or AUDIENCE in understood.details:
        return False
    reason = understood.reason
    return reason == NONE_SUCH or reason.startswith(_UNSEEN)


def possible(
    resolver: ActionResolver, said: Hypothesis, *, wide: bool = False
) -> Command | Chain | None:
    """Return the nearest moves that words mean and that can be played, to be read back.

    ``wide``: however many words are left out. ``None`` if there are none, or several as near.
    """
    grammar = resolver.grammar
    single = grammar.loosely(said.words, Scope.TURN, wide=wide, margin=_MARGIN)
    cut = grammar.chains(said, loose=True, wide=wide, margin=_MARGIN, kept=_KEPT)
    if any(grammar.intents[one.intent].secret for one in single):
        return None
    least = min([*(one.cost for one in single[:1]), *(one.cost for one in cut[:1])], default=0.0)
    search = _Search([*grammar.intents])
    ways = list(search.alone(resolver, single))
    joined = any(not one.run_on for one in cut)
    for chained in cut:
        in_order = search.in_a_row(resolver, chained.links)
        # « Projet et je jette la piété » is cut at its « et », and says in which order; « un or
        # et un point avec la médecine » is not.
        turns = not (joined and chained.run_on)
        ways += in_order or (search.turned(resolver, chained.links) if turns else ())
    near = sorted((way for way in ways if way[0] <= least + _MARGIN), key=lambda way: way[0])
    best = {
        tuple(one.notation for one in commands): commands
        for cost, commands in near
        if cost < near[0][0] + _AS_NEAR
    }
    if not best:
        begun = [first for one in cut if (first := search.begun(resolver, one.links))]
        return begun[0] if len({one.notation for one in begun}) == 1 else None
    if len(best) != 1 or not all(best):
        return None
    (commands,) = best.values()
    if len(commands) > 1:
        return Chain(commands, cost=DOUBT)
    return replace(commands[0], meaning=doubted(commands[0]).meaning)


@dataclass
class _Search:
    """Tries what words may mean, step by step, as long as there is patience for it."""

    intents: Sequence[str]
    """In the order of the grammar: of readings as near the first one goes first."""
    left: int = _TRIED

    def alone(self, resolver: ActionResolver, readings: Sequence[Meaning]) -> Iterator[_Way]:
        """Yield the moves that readings are by themselves."""
        for reading in readings:
            for commands in self._done(resolver, reading):
                yield reading.cost, commands

    def turned(
        self, resolver: ActionResolver, links: Sequence[Sequence[Meaning]]
    ) -> Sequence[_Way]:
        """Return two links the other way round: « le treize à Léna, grâce à Wigelm »."""
        return self.in_a_row(resolver, links[::-1]) if len(links) == _PAIR else ()

    def begun(self, resolver: ActionResolver, links: Sequence[Sequence[Meaning]]) -> Command | None:
        """Return the first of two links where the second has to wait for what that one asks.

        « Vente et je jette la piété »: what is sold is asked next, and then which card goes.
        """
        firsts = {
            commands[0].notation: commands[0]
            for reading in links[0]
            for commands in self._done(resolver, reading)
            if len(commands) == 1
        }
        if len(links) != _PAIR or len(firsts) != 1:
            return None
        (first,) = firsts.values()
        after = resolver.after(first)
        waits = (after.command(meant) for one in links[1] for meant in after.meant_now([one]))
        late = [one for one in waits if isinstance(one, Illegal) and AUDIENCE not in one.details]
        if not late or not all(one.reason.endswith(_TOO_EARLY) for one in late):
            return None
        return replace(first, meaning=doubted(first).meaning)

    def in_a_row(
        self, resolver: ActionResolver, links: Sequence[Sequence[Meaning]]
    ) -> Sequence[_Way]:
        """Return the first way in which all links are moves, one after another; none if none is."""
        return [*islice(self._rows(resolver, links), 1)]

    def _rows(self, resolver: ActionResolver, links: Sequence[Sequence[Meaning]]) -> Iterator[_Way]:
        if not links:
            yield 0.0, ()
            return
        speaker = resolver.rules.to_act(resolver.state)
        for reading in sorted(links[0], key=self._order):
            for commands in self._done(resolver, reading):
                if not commands:
                    yield reading.cost, ()
                after = resolver
                for command in commands:
                    after = after.after(command)
                if len(links) > 1 and after.rules.to_act(after.state) != speaker:
                    continue
                for cost, rest in self._rows(after, links[1:]):
                    whole = rest or len(links) == 1
                    yield reading.cost + cost, (*commands, *rest) if whole else ()

    def _order(self, reading: Meaning) -> tuple[int, int]:
        return round(reading.cost / _AS_NEAR), self.intents.index(reading.intent)

    def _done(self, resolver: ActionResolver, reading: Meaning) -> Iterator[tuple[Command, ...]]:
        """Yield what a reading may be on the table as it stands: one move, or several in a row."""
        if reading.kind is not Kind.COMMAND:
            return
        for meant in resolver.meant_now([reading]):
            now, found = resolver, list[Command]()
            steps = [one for (one,) in each_of(resolver, meant)] or [meant]
            for step in steps:
                self.left -= 1
                command = now.command(step) if self.left >= 0 else None
                if isinstance(command, Illegal) and AUDIENCE in command.details:
                    # To look further would tell what is in the hand.
                    yield ()
                if not isinstance(command, Command):
                    break
                found.append(command)
                now = now.after(command)
            if len(found) == len(steps):
                yield tuple(found)
