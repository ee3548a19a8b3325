"""Several commands said in one breath, put before the rules one after another."""

from __future__ import annotations

from dataclasses import replace

from heraut.engines.protocol import TABLE
from heraut.grammars.grammar import DOUBT_OF_SCORE
from heraut.grammars.judge import Judge
from heraut.grammars.meaning import (
    Chain,
    Chained,
    Command,
    Heard,
    Illegal,
    Interpretation,
    Partial,
    Scope,
    Slots,
)
from heraut.grammars.settle import DOUBT, NEAR, doubted, settled

__all__ = ["in_one_breath"]


def in_one_breath(
    judge: Judge, heard: Heard, single: Interpretation | None, whole: bool
) -> Interpretation | None:
    """Return what is understood when words may also have been several commands in a row.

    One sentence goes before several; but when another reading of the sound has more to it, the
    command is doubtful, and is read back. ``whole``: the best reading is one sentence.
    """
    if not heard.hypotheses:
        return single
    best, *others = heard.hypotheses
    scored = [
        (replace(chained, cost=chained.cost + DOUBT_OF_SCORE * max(0.0, best.score - other.score)))
        for other in others
        for chained in judge.grammar.chains(other)
    ]
    if whole:
        rivals = [rival for rival in scored if rival.cost <= NEAR]
        doubts = rivals and isinstance(single, Command | Partial)
        return doubted(single) if doubts and isinstance(single, Command | Partial) else single
    mine = judge.grammar.chains(best)
    if not mine or (len(mine) > 1 and mine[1].cost <= mine[0].cost + NEAR):
        return None
    chain = _followed(judge, mine[0])
    near = [rival for rival in scored if rival.cost <= mine[0].cost + NEAR]
    same = all(_same_links(rival, mine[0]) for rival in near)
    sentences = any(
        judge.grammar.readings(other.words, Scope.TURN)
        for other in others
        if DOUBT_OF_SCORE * max(0.0, best.score - other.score) <= NEAR
    )
    if isinstance(chain, Chain) and (sentences or not same):
        return replace(chain, cost=max(DOUBT, chain.cost))
    return chain


def _same_links(one: Chained, other: Chained) -> bool:
    def meant(chained: Chained) -> list[tuple[str, Slots]]:
        return [(link[0].intent, link[0].slots) for link in chained.links]

    return meant(one) == meant(other)


def _followed(judge: Judge, chained: Chained) -> Chain | Illegal | None:
    """Return how far a chain may be done; ``None`` when one of its links is not clear."""
    commands: list[Command] = []
    for number, link in enumerate(chained.links):
        if commands and judge.rules.to_act(judge.state) == TABLE:
            rest = chained.links[number:]
            if any(len(meanings) > 1 for meanings in rest):
                return None
            return Chain(tuple(commands), tuple(one[0] for one in rest), cost=chained.cost)
        reading = settled(judge, link, {})
        match reading:
            case Command():
                commands.append(reading)
                judge = judge.after(reading)
            case Illegal() if commands and not judge.grammar.spec.chain.whole:
                return Chain(tuple(commands), refused=reading, cost=chained.cost)
            case Illegal():
                return reading
            case _:
                return None
    doubt = max(command.meaning.cost for command in commands)
    return Chain(tuple(commands), cost=max(chained.cost, doubt))
