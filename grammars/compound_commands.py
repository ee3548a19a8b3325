"""Several commands said in one breath, put before the rules one after another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from heraut.engines.protocol import TABLE
from heraut.grammars.action_resolver import NONE_SUCH, ActionResolver
from heraut.grammars.disambiguation import DOUBT, NEAR, doubted, settled
from heraut.grammars.meaning import (
    Ambiguous,
    Chain,
    Chained,
    Command,
    Heard,
    Hypothesis,
    Illegal,
    Interpretation,
    Kind,
    Meaning,
    Partial,
    Scope,
    Slots,
)
from heraut.grammars.typed.led_commands import led


def in_one_breath(
    resolver: ActionResolver, heard: Heard, single: Interpretation | None, whole: bool
) -> Interpretation | None:
    """Return what is understood when words may also have been several commands in a row.

    One sentence goes before several; but when another reading of the sound has more to it, the
    command is doubtful, and is read back. Where single words may be commands, a sentence whose time
    it is not may be several. ``whole``: the best reading is one sentence.
    """
    if not heard.hypotheses:
        return single
    rivals = _chains_of_others(resolver, heard)
    late = whole and isinstance(single, Illegal) and not resolver.timely(single)
    if whole and not (late and resolver.grammar.spec.chain.short):
        doubtful = any(rival.cost <= NEAR for rival in rivals)
        return doubted(single) if doubtful and isinstance(single, Command | Partial) else single
    mine = _begun_in_time(resolver, resolver.grammar.chains(heard.hypotheses[0]))
    if not mine or (len(mine) > 1 and mine[1].cost <= mine[0].cost + NEAR):
        return single
    if isinstance(single, Illegal) and not any(_is_timely(resolver, m) for m in mine[0].links[0]):
        return single
    chain = _followed(resolver, mine[0])
    if isinstance(chain, Chain) and (
        any(one.cost <= mine[0].cost + NEAR and not _same_links(one, mine[0]) for one in rivals)
        or _sentences_of_others(resolver, heard)
    ):
        return replace(chain, cost=max(DOUBT, chain.cost))
    return chain or single


def loosely_in_one_breath(
    resolver: ActionResolver, said: Hypothesis, whole: Sequence[Meaning], *, wide: bool = False
) -> Chain | Illegal | None:
    """Return the several commands that words mean without those around them, ``wide``: any others.

    ``whole`` is what they mean as one sentence, which may be several commands as well: « le quatre
    et le cinq sur la une ».
    """
    series = tuple(one for one in whole if _series(resolver, one))
    found = list(resolver.grammar.chains(said, loose=True, wide=wide))
    if series:
        found.append(Chained((series,), series[0].cost))
        found.sort(key=lambda one: one.cost)
    mine = _begun_in_time(resolver, [_spread(resolver, one) for one in found])
    if not mine:
        return None
    as_well = [one for one in mine if one.cost <= mine[0].cost]
    chain = _followed(resolver, mine[0], typed=True)
    if len(as_well) > 1:
        # Three in a row are the same as one, and one, and one.
        ways = [chain, *(_followed(resolver, one, typed=True) for one in as_well[1:])]
        chain = _longest(ways) or _only_one([_followed(resolver, one) for one in as_well])
    if chain is None:
        return None
    if isinstance(chain, Chain) and chain.refused is None:
        again = (
            link
            for before, link in pairwise(mine[0].links)
            if link[0].intent == before[0].intent and _describes(resolver, link)
        )
        # « Au milieu de mes deux maisons, tout en haut » may describe one place.
        once = mine[0].run_on and any(again)
        return replace(chain, cost=max(DOUBT, chain.cost)) if once else chain
    # What is not clear and cannot be done was hardly meant.
    sure = not any(link[0].swapped for link in mine[0].links)
    if sure and isinstance(chain, Chain):
        # Where one of them is forbidden the words may have been cut wrong: nothing is done at once.
        return replace(chain, cost=max(DOUBT, chain.cost))
    return chain if sure and series else None


def single(resolver: ActionResolver, said: Sequence[Meaning]) -> list[Meaning]:
    """Return the meanings that are one command at most."""
    return [one for one in said if not _series(resolver, one)]


def _series(resolver: ActionResolver, meaning: Meaning) -> str:
    """Return the slot of a sentence that holds the values of several commands, if it has one."""
    slot, _ = resolver.grammar.intents[meaning.intent].each
    return slot if slot in meaning.slots else ""


def _spread(resolver: ActionResolver, chained: Chained) -> Chained:
    """Return commands with one for each value of a series."""
    links: list[tuple[Meaning, ...]] = []
    for link in chained.links:
        links += each_of(resolver, link[0]) or [link]
    return replace(chained, links=tuple(links))


def each_of(resolver: ActionResolver, meaning: Meaning) -> list[tuple[Meaning, ...]]:
    """Return the commands that a series means one after another; none where there is no series."""
    series = _series(resolver, meaning)
    if not series:
        return []
    _, each = resolver.grammar.intents[meaning.intent].each
    rest = {slot: value for slot, value in meaning.slots.items() if slot != series}
    values = str(meaning.slots[series]).split(",")
    ones = [int(value) if value.isdecimal() else value for value in values]
    return [(replace(meaning, slots={**rest, each: one}),) for one in ones]


def _described(resolver: ActionResolver, link: tuple[Meaning, ...]) -> list[tuple[Meaning, ...]]:
    """Return what one command is, or the several that its words describe.

    « Cinq et six sur la une » may be a part of a column, too: where none is there, it is two cards.
    """
    alone = tuple(single(resolver, link))
    if len(alone) < len(link):
        series = next(one for one in link if _series(resolver, one))
        if not isinstance(settled(resolver, alone, {}), Command):
            return each_of(resolver, series)
        link = alone
    described = resolver.meant_now(link[:1])
    return (each_of(resolver, described[0]) if len(described) == 1 else []) or [link]


def _chains_of_others(resolver: ActionResolver, heard: Heard) -> list[Chained]:
    """Return the ways to cut the other readings of the sound into commands."""
    return [
        replace(chained, cost=chained.cost + doubt)
        for other, doubt in heard.others
        for chained in _begun_in_time(resolver, resolver.grammar.chains(other))
    ]


def _sentences_of_others(resolver: ActionResolver, heard: Heard) -> bool:
    """Tell whether a near reading of the sound is one sentence that makes a chain doubtful."""
    return any(
        _rivals(resolver, meaning)
        for other, doubt in heard.others
        if doubt <= NEAR
        for meaning in resolver.grammar.readings(other.words, Scope.TURN)
    )


def _begun_in_time(resolver: ActionResolver, chains: Sequence[Chained]) -> Sequence[Chained]:
    """Return the ways to cut words that begin with a command whose time it is, if there are any.

    This matters where single words may be commands: « maison, terrain cinq » is the card that lets
    one build and where the house goes, not where it goes alone.
    """
    if not resolver.grammar.spec.chain.short:
        return chains
    now = [one for one in chains if any(_is_timely(resolver, link) for link in one.links[0])]
    return now or chains


def _rivals(resolver: ActionResolver, sentence: Meaning) -> bool:
    """Tell whether another reading of the sound, which is one sentence, makes a chain doubtful."""
    if not resolver.grammar.spec.chain.short or sentence.kind is not Kind.COMMAND:
        return True
    return _is_timely(resolver, sentence)


def _is_timely(resolver: ActionResolver, meaning: Meaning) -> bool:
    return any(
        isinstance(read, Command) or (isinstance(read, Illegal) and resolver.timely(read))
        for read in map(resolver.command, resolver.meant_now([meaning]))
    )


def _longest(ways: Sequence[Chain | Illegal | None]) -> Chain | None:
    """Return the way to cut words that does most, if all others do only the beginning of it."""
    whole = [way for way in ways if isinstance(way, Chain) and not (way.refused or way.rest)]
    longest = max(whole, key=lambda way: len(way.commands), default=None)
    if longest is None or len(whole) < len(ways):
        return None
    said = longest.notations
    if not all(way.notations == said[: len(way.notations)] for way in whole):
        return None
    alike = all(len(way.notations) == len(said) for way in whole)
    return longest if alike else replace(longest, cost=max(DOUBT, longest.cost))


def _only_one(ways: Sequence[Chain | Illegal | None]) -> Chain | None:
    """Return the only way to cut words of which all may be done, to be read back.

    « Je garde le cinq et le neuf va au royaume » keeps both only where the rest means nothing.
    """
    whole = [way for way in ways if isinstance(way, Chain) and not (way.refused or way.rest)]
    alike = all(way.notations == whole[0].notations for way in whole)
    return replace(whole[0], cost=max(DOUBT, whole[0].cost)) if whole and alike else None


def _same_links(one: Chained, other: Chained) -> bool:
    def meant(chained: Chained) -> list[tuple[str, Slots]]:
        return [(link[0].intent, link[0].slots) for link in chained.links]

    return meant(one) == meant(other)


def _describes(resolver: ActionResolver, meanings: Sequence[Meaning]) -> bool:
    """Tell whether words describe what only the table as it is then can tell."""
    return any(not resolver.rules.references.isdisjoint(one.slots) for one in meanings)


def _followed(
    resolver: ActionResolver, chained: Chained, *, typed: bool = False
) -> Chain | Illegal | None:
    """Return how far a chain may be done; ``None`` when one of its links is not clear.

    Of what is ``typed`` a link that means one of several things is the first, and is read back.
    """
    doubt = 0.0
    commands: list[Command] = []
    speaker = resolver.rules.to_act(resolver.state)
    ahead = list(chained.links)
    while ahead:
        # What is described is one or several as the table stands now.
        ahead[:1] = _described(resolver, ahead[0])
        if commands and resolver.rules.to_act(resolver.state) not in (speaker, TABLE):
            # The turn is over: nobody acts for the next seat in the same breath.
            return None
        # What the table brings may be told several at a time: « j'ai tiré le huit et le trente ».
        if commands and resolver.rules.to_act(resolver.state) == TABLE != speaker:
            if any(len(meanings) > 1 or _describes(resolver, meanings) for meanings in ahead):
                return None
            return Chain(
                tuple(commands), tuple(one[0] for one in ahead), cost=max(chained.cost, doubt)
            )
        link = ahead.pop(0)
        reading = led(resolver, settled(resolver, link, {}), link, heard=True)
        if typed and isinstance(reading, Ambiguous):
            # The likelier kind of move is the one that the grammar has first.
            order = [*resolver.grammar.intents]
            first = min(reading.options, key=lambda one: order.index(one.meaning.intent))
            reading = doubted(first)
        match reading:
            case Chain():
                # What it needs first was not said: that is one of them, too.
                commands += reading.commands
                doubt = max(doubt, reading.cost)
                for command in reading.commands:
                    resolver = resolver.after(command)
            case Command():
                commands.append(reading)
                resolver = resolver.after(reading)
            case Illegal(reason=reason) if reason == NONE_SUCH:
                # Nobody knows what is described: neither it nor what comes before it is done.
                return reading
            case Illegal() if commands and not resolver.grammar.spec.chain.whole:
                return Chain(tuple(commands), refused=reading, cost=max(chained.cost, doubt))
            case Illegal():
                return reading
            case _:
                return None
    doubt = max(doubt, *(command.meaning.cost for command in commands))
    return Chain(tuple(commands), cost=max(chained.cost, doubt))
