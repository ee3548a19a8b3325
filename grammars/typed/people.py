"""First names in sentences: « la main de Bilal » is « la main du joueur deux »."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from heraut.grammars.confusions import folded
from heraut.grammars.schema import number_words
from heraut.grammars.spec import People
from heraut.grammars.typed.mentions import split

SEAT: Final = "seat"
"""The slot that holds a player, in every question that has one."""
PERSONAL: Final = frozenset({SEAT, "player"})
"""The slots that hold a player, in questions and in moves."""
ONES_OWN: Final = "mine"
"""The slot of questions about who asks: « mes points »."""
_STOP: Final = re.compile(r"[^\w'}]+$")
"""What one writes right after a word."""


def by_number(words: Sequence[str], names: Sequence[str], people: People, lang: str) -> list[str]:
    """Return words with the players' numbers for their first names.

    ``names`` are those of the seats in order, empty where there is none. What two players are
    called is left as it is. Of « Mamie Jo » each first name is enough.
    """
    ways = [(way, seat) for seat, name in enumerate(names, 1) for way in called_by(name, lang)]
    counts = Counter(way for way, _ in ways)
    seats = {way: number_words(seat, lang) for way, seat in ways if counts[way] == 1}
    return called(_with_program_named(words, names, people), seats, people)


def _with_program_named(
    words: Sequence[str], names: Sequence[str], people: People
) -> Sequence[str]:
    """Return words with the name of the one seat that the program holds for « l'ordi »."""
    held = [name for name in names if people.programs.intersection(compared(name).split()[:1])]
    if len(held) != 1:
        return words
    name, length = held[0].split(), len(held[0].split())
    said: list[str] = []
    at = 0
    while at < len(words):
        bare, elided, last = _taken_apart(words[at])
        whole = compared(" ".join((*elided, *words[at : at + length])))
        if last not in people.programs or whole == compared(held[0]):
            said.append(words[at])
            at += 1
            continue
        before = elided[-1:] or said[-1:]
        if before and before[0].lower() in people.articles:
            said = said if elided else said[:-1]
            said += filter(None, [people.articles[before[0].lower()]])
        said += [*name[:-1], name[-1] + words[at][len(bare) :]]
        at += 1
    return said


def by_pronoun(words: Sequence[str], seat: int, people: People, lang: str) -> list[str]:
    """Return words with a player's number, counted from 1, for « lui » where it is somebody.

    That is where it stands by itself, « à lui », « et lui, il a quoi ? », and where a sentence
    begins with it that tells what somebody has, « elle a combien de cartes ? », or with what is
    somebody's, « c'est quoi son score ? », or ends by who has what it asks the number of,
    « combien de points il a ? ».
    """
    seats = dict.fromkeys(people.pronouns, number_words(seat, lang))
    if counted := _counted(_told_once(words, people), seats, people):
        return counted
    parts = [_taken_apart(word) for word in words]
    opens, before = True, ""
    for at, (whole, elided, last) in enumerate(parts):
        before = elided[-1] if elided else before
        behind = parts[at + 1][0] if at + 1 < len(words) else ""
        ends = whole != words[at] or not any(map(str.isalnum, behind))
        stands = ends or behind in people.pronouns
        begins = opens and (stands or behind in people.has)
        if last in people.pronouns and (begins or before in people.stressed):
            start = max(0, at - 1)
            named = called(words[start : at + 1], seats, people)
            return [*words[:start], *named, *_told_once(words[at + 1 :], people)]
        if opens and last in people.possessives and behind.isalpha():
            stop = words[at + 1][len(behind) :]
            whose = called([people.of, f"{min(people.pronouns)}{stop}"], seats, people)
            return [*words[:at], people.possessives[last], behind, *whose, *words[at + 2 :]]
        opens = opens and people.opens.issuperset((*elided, *last.split()))
        before = whole
    return [*words]


def _counted(words: Sequence[str], seats: Mapping[str, Sequence[str]], people: People) -> list[str]:
    """Return words of which one asks how many somebody has, with the number of that one, or []."""
    said = [word for word in words if any(map(str.isalnum, word))]
    match [_taken_apart(word)[0] for word in said]:
        case [asks, *_, who, has] if (
            asks in people.counts and who in people.pronouns and has in people.has
        ):
            whole, ends = said[-1][len(has) :], words[len(said) :]
            return [*said[:-2], has, *called([said[-2] + whole], seats, people), *ends]
    return []


def _told_once(words: Sequence[str], people: People) -> list[str]:
    """Return words without « lui » at their end: « il a combien de points, lui ? »."""
    said = [at for at, word in enumerate(words) if any(map(str.isalnum, word))]
    if not said or _taken_apart(words[said[-1]])[2] not in people.pronouns:
        return [*words]
    return [*words[: said[-1]], *words[said[-1] + 1 :]]


def compared(name: str) -> str:
    """Return a name as it is compared: « Jean-Rémi » is « jean remi »."""
    return folded(name.lower()).replace("-", " ")


def called_by(name: str, lang: str) -> frozenset[str]:
    """Return what somebody of this name is called, as it is compared."""
    whole = compared(name).split()
    if len(whole) < 2:
        return frozenset(whole)
    # Most names are single words: no list of first names need be read for them.
    from heraut.grammars.typed.first_names import first_names

    return frozenset({" ".join(whole), *(first_names(lang) & {*whole})})


@lru_cache(maxsize=1 << 14)
def _taken_apart(word: str) -> tuple[str, list[str], str]:
    """Return a word without what one writes right after it, what is elided, and its plain name."""
    bare = _STOP.sub("", word)
    *elided, last = split([bare or word])
    return bare, elided, compared(last)


def called(words: Sequence[str], seats: Mapping[str, Sequence[str]], people: People) -> list[str]:
    """Return words in which each of some names, of one or more words, is a player's number."""
    longest = max((name.count(" ") + 1 for name in seats), default=0)
    found: list[str] = []
    at = 0
    while at < len(words):
        for count in range(min(longest, len(words) - at), 0, -1):
            run = [_taken_apart(word) for word in words[at : at + count]]
            number = seats.get(" ".join(last for _, _, last in run))
            if number is not None and _in_one_go(words[at : at + count], run):
                break
        else:
            found.append(words[at])
            at += 1
            continue
        found += run[0][1]
        before = people.after.get(found[-1]) if found else None
        if before is not None:
            found.pop()
        found += [*(before or people.alone), *number]
        found[-1] += words[at + count - 1][len(run[-1][0]) :]
        at += count
    return found


def _in_one_go(words: Sequence[str], run: Sequence[tuple[str, list[str], str]]) -> bool:
    """Tell whether nothing stands within a name: « Jean, Paul » are two."""
    inner = zip(words[:-1], run[:-1], strict=True)
    return all(word == bare for word, (bare, _, _) in inner) and not any(
        elided for _, elided, _ in run[1:]
    )
