"""What a game takes from its box, put into words: what it is, how sure that is, and why.

What Héraut made up comes first. Facts of one kind that are equally sure are told together. A kind
is what an item's name begins with, where it has the message ``fact-GAME-KIND``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from heraut.engines.facts import OWNER, Fact
from heraut.engines.registry import RULES
from heraut.voice.herald import Herald, Words

_ORDER: Final = ("house", "proposed_default", "inferred", "sourced", OWNER)
"""By status: what deserves most doubt comes first."""
_SURE: Final = ((0.95, "whole"), (0.75, "strong"), (0.4, "half"), (0.1, "weak"), (0.0, "none"))
"""From which confidence on each word is used."""


@dataclass(frozen=True, slots=True)
class _Group:
    """What facts have in common that are told together."""

    kind: str
    """The item itself where it is told alone."""
    status: str
    sure: str
    mine: bool
    """Whether an owner's file tells it."""


def told(
    words: Words, game: str, listed: Sequence[Fact], own: Collection[str] = ()
) -> Iterator[str]:
    """Yield what is to be read of some facts, group by group: name, values and reasons.

    ``own`` are the items of an owner's file: they have the reasons of that file, or none.
    """
    groups: dict[_Group, list[Fact]] = {}
    for fact in sorted(listed, key=lambda fact: _ORDER.index(fact.status)):
        kind, mine = _kind(words, game, fact.item), fact.item in own
        groups.setdefault(_Group(kind, fact.status, _sure(fact), mine), []).append(fact)
    herald = Herald(words, game, ())
    for group, facts in groups.items():
        yield _heading(words, game, group, len(facts))
        alone = group.kind == facts[0].item
        if not alone:
            yield from _general(words, game, group)
        before = ""
        for fact in facts:
            yield from _values(herald, game, fact)
            if group.mine or _message(game, group.kind, "why", words) is None:
                yield from (fact.why,) if fact.why not in ("", before) else ()
                before = fact.why
        if alone:
            yield from _general(words, game, group)


def _heading(words: Words, game: str, group: _Group, count: int) -> str:
    whole = _message(game, group.kind, "", words)
    name = words.phrase(whole, count=count) if whole else "none"
    rest = "none" if whole else group.kind
    return words.text("fact", name=name, rest=rest, status=group.status, sure=group.sure)


def _general(words: Words, game: str, group: _Group) -> Iterator[str]:
    """Yield Héraut's own reason, which goes with its own values only."""
    why = None if group.mine else _message(game, group.kind, "why", words)
    if why:
        yield words.text(why, status=group.status)


def _values(herald: Herald, game: str, fact: Fact) -> Iterator[str]:
    """Yield what a fact says: in the game's own sentences, else row by row."""
    words = herald.words
    if told := RULES[game].tell_fact(fact) if game in RULES else ():
        yield " ".join(line.text for line in herald.events(told))
        return
    for key, values in fact.rows:
        if spelt := _spelt(words, game, values):
            yield from spelt
            continue
        row = _message(game, fact.item, "row", words) or "fact-row"
        yield words.text(row, name=key or "none", values=values)
    if not fact.rows:
        yield words.text("fact-nothing")


def _spelt(words: Words, game: str, values: Sequence[int | str]) -> Sequence[str]:
    """Return what is to be read of lines of letters that stand for something, else nothing.

    A map is written in them, and letters read aloud would tell nothing.
    """
    lines: list[str] = []
    for number, value in enumerate(values, 1):
        told: list[str] = []
        for letter, run in groupby(str(value)):
            key = _message(game, "letter", letter.lower() if letter.isalpha() else "none", words)
            if isinstance(value, int) or key is None:
                return ()
            told.append(words.phrase("fact-run", what=words.phrase(key), count=len(list(run))))
        lines.append(words.text("fact-line", number=number, values=told))
    return lines


def _kind(words: Words, game: str, item: str) -> str:
    """Return the kind of an item that is told with others, or the item itself."""
    kind = item.partition("_")[0]
    if _message(game, item, "", words) or not _message(game, kind, "", words):
        return item
    return kind


def _sure(fact: Fact) -> str:
    return next(word for least, word in _SURE if fact.confidence >= least)


def _message(game: str, item: str, use: str, words: Words) -> str | None:
    """Return the id of a message about an item, if there is one."""
    parts = ("fact", game, item, *((use,) if use else ()))
    key = "-".join("".join(sign if sign.isalnum() else "-" for sign in part) for part in parts)
    return key if words.has(key) else None
