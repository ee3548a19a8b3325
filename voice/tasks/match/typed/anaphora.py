"""What « cette colonne-là » stands for: what was refused, asked about or done last.

The noun tells which of it is meant, by the words with which a piece of a move is said: « la colonne
deux » says what a column is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from heraut.grammars.disambiguation import doubted
from heraut.grammars.meaning import DOUBT, Chain, Command, Heard, Kind, Scope, Slots
from heraut.grammars.surface_forms import wordings
from heraut.voice.tasks.match.understanding import Understanding

Words = tuple[str, ...]


def pointed_out(words: Understanding, said: Heard) -> Command | Chain | None:
    """Return the move that words are with what they point at, to be read back."""
    line = " ".join(spelled_out(words, str(said).split()))
    match words.understood(Heard.typed(line), Scope.TURN, {}, guess=False) if line else None:
        case Command() as command:
            return doubted(command)
        case Chain(rest=(), refused=None) as chain:
            return replace(chain, cost=max(DOUBT, chain.cost))
    return None


def spelled_out(words: Understanding, said: Sequence[str]) -> Words:
    """Return words with what « cette colonne-là » stands for; none where they point at nothing."""
    grammar = words.context.grammar
    spelled, around = grammar.spelled(said), grammar.around
    for at, word in enumerate(spelled[:-1]):
        if (word,) not in around.this:
            continue
        if name := _named(words, spelled[at + 1]):
            rest = spelled[at + 2 :]
            return (*spelled[:at], *name, *(rest[1:] if rest[:1] in around.there else rest))
    return ()


def _named(words: Understanding, noun: str) -> Words:
    """Return how something is said of which a noun is a part, the last one that was spoken of."""
    grammar = words.context.grammar
    pieces = grammar.of_kind(Kind.PARTIAL)
    for slots in _spoken_of(words):
        for slot, value in slots.items():
            for intent in pieces:
                for form in grammar.forms(intent.id, {slot: value}):
                    known = tuple(form.split())
                    if noun in known:
                        return known[known.index(noun) :]
    return ()


def _spoken_of(words: Understanding) -> Iterator[Slots]:
    """Yield the pieces of what was spoken of, the last first."""
    refusal, match = words.state.refusal, words.context.match
    if refusal is not None and words.state.lost:
        yield refusal.meaning.slots
    if words.remembered.here:
        # A question tells where one was asked from; one is where it led.
        yield {words.context.grammar.spec.memory.slot: words.remembered.here}
    yield words.remembered.named
    if did := words.remembered.did:
        for meaning in wordings(words.context.grammar, match.rules, match.state, did)[:1]:
            yield meaning.slots
