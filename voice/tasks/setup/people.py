"""First names in what is typed: told from all other words, and from who speaks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from heraut.voice.tasks.setup.plan import LONGEST_NAME

_MOST_WORDS: Final = 3
"""Words of a first name: more is a sentence."""
_TITLED: Final = [True, False]
"""Which words of « Mamie Jo » are titles; « papa maman » are two people."""
_APPOSED: Final = 4
"""The words of « et moi, Léa » with its comma."""
_COMMAS: Final = frozenset(",;")


@dataclass(frozen=True, slots=True)
class Word:
    """One typed word, as far as people are concerned."""

    text: str
    """As it was typed."""
    kind: str = ""
    """``self`` who speaks, ``relative``, ``introduces`` a name, ``apart`` names, ``other``; ``""``
    may be a name."""
    sure: bool = False
    """Whether it is known as a first name, or written as one; of who speaks, whether only the
    company tells of that one."""
    free: bool = False
    """Whether it changes nothing, so that unknown words beside it may be names."""
    own: bool = False
    """Whether it introduces who speaks."""
    count: int = 1
    """How many people it is: « mes deux filles »."""
    title: bool = False
    """Whether it is one name with a first name behind it: « Mamie Jo »."""


@dataclass(frozen=True, slots=True)
class Company:
    """The people that a line names."""

    names: tuple[str, ...] = ()
    """In the order of the turn; who speaks without a name comes after all of them."""
    unnamed: int = 0
    """How many more there are, such as « ma femme »."""
    speaker: bool = False
    """Whether who speaks is one of them, and gave no name."""
    own: str = ""
    """The name that who speaks gave as the own one."""
    sure: bool = False
    """Whether all of them are known as first names, or written as such."""
    alone: bool = False
    """Whether nothing is said beside them."""

    @property
    def certain(self) -> bool:
        """Whether they are surely people, and nothing is said beside them."""
        return self.sure and self.alone

    @property
    def count(self) -> int:
        """How many people there are."""
        return len(self.names) + self.unnamed + self.speaker


def company(words: Sequence[Word], wanted: int) -> Company:
    """Return the people of a line; ``wanted``: how many are expected, 0 if nobody knows."""
    told_later = _told_later(words)
    words = _introduced(_presented(_apposed(words, wanted)))
    others = any(word.kind == "other" and not word.free for word in words)
    if others:
        words = _beside_names(words)
    runs = list(_runs(words))
    names = [run for run in runs if not run[0].kind]
    kinds = {run[0].kind for run in runs}
    if others and not names and not kinds >= {"self", "relative"}:
        return Company()
    single = [[word] for run in names for word in run]
    joined = [run for run in names if len(run) <= _MOST_WORDS]
    bare = sum(run[0].count for run in runs if run[0].kind in ("self", "relative"))
    # « Avec Paul et Léa » says only by « avec » that who speaks plays as well.
    implied = any(run[0].kind == "self" and run[0].sure for run in runs)
    apart = _splits(names, single, joined, (bare, bare - implied), wanted)
    order: list[str] = []
    place = None
    unnamed = 0
    for run in runs:
        match run[0].kind:
            case "self":
                place = len(order)
            case "relative":
                unnamed += run[0].count
            case _:
                order += [word.text for word in run] if apart else [" ".join(_texts(run))]
    # The turn goes round: whoever speaks may as well come last.
    turned = order if place is None else [*order[place:], *order[:place]]
    sure = all(word.sure for run in names for word in run)
    named, own = tuple(map(_named, turned)), _own(words)
    if own in named and place is not None:
        # « Ma nièce et moi, elle c'est Anna et moi Léo » names who was only mentioned before.
        named, place = tuple(map(_named, order)), None
    unnamed = max(unnamed - told_later, 0)
    return Company(named, unnamed, place is not None, own, sure, not others)


def _told_later(words: Sequence[Word]) -> int:
    """Return how many names are told behind relatives: « ma nièce et moi, elle s'appelle Anna »."""
    later, behind = 0, False
    for before, word in pairwise((Word("", "apart"), *words)):
        behind = behind or (word.kind == "relative" and before.kind != "introduces")
        begins = word.kind == "introduces" and not word.own and before.kind != "introduces"
        later += behind and begins
    return later


def _apposed(words: Sequence[Word], wanted: int) -> Sequence[Word]:
    """Return words without the comma behind which who speaks gives a name: « Paul et moi, Léa ».

    Where so many are wanted, or a comma stands before « moi » as well, they are a row of people.
    """
    at = len(words) - _APPOSED
    match words[max(at, 0) :]:
        case [Word(kind="apart", text=joint), Word(kind="self"), Word(kind="apart"), Word(kind="")]:
            people = sum(one.kind in ("", "self") for one in words)
            if joint not in _COMMAS and words[-2].text in _COMMAS and people != wanted:
                return [*words[:-2], words[-1]]
    return words


def _own(words: Sequence[Word]) -> str:
    """Return the name that follows « moi c'est », or « moi » at the end: who speaks gave it."""
    for at, word in enumerate(words):
        speaks = word.own or (word.kind == "self" and _has_name(words, at))
        if speaks and (said := next(_runs(words[at + 1 :]), None)) and not said[0].kind:
            return _named(" ".join(_texts(said)))
    return ""


def _beside_names(words: Sequence[Word]) -> Sequence[Word]:
    """Return words without names that no known name stands beside, as other words are there too."""
    kept: list[Word] = []
    part: list[Word] = []
    for word in (*words, Word("", "other")):
        if word.kind not in ("other", "introduces"):
            part.append(word)
            continue
        sure = any(one.sure for one in part if not one.kind)
        kept += part if sure else [one if one.kind else replace(one, kind="other") for one in part]
        kept.append(word)
        part = []
    return kept[:-1]


def _presented(words: Sequence[Word]) -> Sequence[Word]:
    """Return the words, where who stands right before a name presents it: « mon pote Paul »."""
    return [
        replace(word, kind="introduces", free=True)
        if word.kind == "relative" and any(not each.kind for each in words[at : at + 1])
        else word
        for at, word in enumerate(words, 1)
    ]


def _introduced(words: Sequence[Word]) -> Sequence[Word]:
    """Return the words, those that are introduced as names known for names."""
    found: list[Word] = []
    introduced = False
    for word in words:
        sure = introduced and not word.kind
        found.append(replace(word, sure=True) if sure else word)
        introduced = word.kind == "introduces" or (introduced and bool(word.kind) and word.free)
    return found


def _splits(
    names: Sequence[Sequence[Word]],
    single: Sequence[Sequence[Word]],
    joined: Sequence[Sequence[Word]],
    others: Sequence[int],
    wanted: int,
) -> bool:
    """Tell whether words in a row are so many names, and not one.

    ``others``: how many people there may be without a name.
    """
    if len(joined) < len(names) or len(single) == len(names):
        return True
    for bare in others:
        if wanted and (len(single) + bare == wanted) != (len(names) + bare == wanted):
            return len(single) + bare == wanted
    if any([word.title for word in run] == _TITLED for run in names):
        return False
    return all(word.sure for run in names for word in run)


def _runs(words: Sequence[Word]) -> Iterator[list[Word]]:
    """Yield names, each with the words that stand in a row; who speaks and relatives alone."""
    run: list[Word] = []
    for at, word in enumerate(words):
        if not word.kind:
            run.append(word)
            continue
        if run:
            yield run
            run = []
        if word.kind == "relative" or (word.kind == "self" and not _has_name(words, at)):
            yield [word]
    if run:
        yield run


def _has_name(words: Sequence[Word], at: int) -> bool:
    """Tell whether who speaks says the own name: « et puis moi Yvonne » at the end."""
    after = [word for word in words[at + 1 :] if not (word.kind == "other" and word.free)]
    if len(after) != 1 or after[0].kind:
        return False
    # « Moi Tom » says whose name it is, « avec Tom » that of somebody else.
    own = after[0].sure and not words[at].sure
    return own or any(not word.kind for word in words[:at])


def _texts(run: Sequence[Word]) -> list[str]:
    return [word.text for word in run]


def _named(text: str) -> str:
    return " ".join(part[:1].upper() + part[1:] for part in text.split())


def is_name(text: str) -> bool:
    """Tell whether a text may be a first name."""
    return (
        len(text) <= LONGEST_NAME
        and any(letter.isalpha() for letter in text)
        and all(letter.isprintable() for letter in text)
    )
