"""What a grammar holds: numbers, names, series, rules, intents and what a tap means."""

from __future__ import annotations

import re
import string
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from hassil.expression import Expression

from heraut.engines.notation import verb_of
from heraut.grammars.chain_links import NO_CHAIN, ChainSpec
from heraut.grammars.meaning import Kind, Scope, Slots
from heraut.grammars.memory import NO_MEMORY, Memory
from heraut.grammars.source import Node
from heraut.grammars.taps import Tap

TAPPED: Final = "tapped"
"""The question which hidden card waits: every game has it in which cards are hidden."""
MORE: Final = "more"
"""The question for the next page: every game has it in which an answer has pages."""
BEGUN: Final = "begun"
"""The slot of a piece that holds which command it begins; no sentence may fill it otherwise."""

OF_THE_VOICE: Final = frozenset({"louder", "softer", "slower", "faster"})
"""Talk about how Héraut speaks: it changes nothing of the match."""
OWN: Final = "own"
"""The value of a question's slot that stands for the seat that asks, as in « mon score »."""

_SLOT: Final = re.compile(r"([^\s{},]*)\{([a-z_]+)\}")


class Who(StrEnum):
    """Who acts by a command."""

    SEAT = "seat"
    TABLE = "table"
    ANYONE = "anyone"
    """It tells what is so on the table, whoever is to act."""


@dataclass(frozen=True, slots=True)
class Template:
    """One sentence template."""

    expression: Expression
    """hassil's tree of it."""
    place: Node
    """Where it was written."""
    cost: float = 0.0
    """How much doubt a sentence of this form brings along."""
    scopes: frozenset[Scope] = frozenset(Scope)
    """The scopes in which it may be said."""
    means: Mapping[str, int | str] = field(default_factory=dict)
    """Slots that it settles without a word of their own: « le monastère » is column 3."""
    typed: bool = False
    """Whether it is understood only where the words are typed: it is never listened for."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """A slot's values, whole numbers or ids, and the words for each, the best first."""

    words: Mapping[int | str, tuple[tuple[str, ...], ...]]
    doubted: bool = False
    """Whether a value that sounds close to another one casts doubt on what was heard."""
    beside: frozenset[str] = frozenset({""})
    """Words one of which has to stand in a question that asks about it in other words."""


@dataclass(frozen=True, slots=True)
class Series:
    """One number after another in one slot; its value is text: ``3,5``."""

    first: tuple[Template, ...]
    more: tuple[Template, ...]


@dataclass(frozen=True, slots=True)
class Compound:
    """Values made of one value of each of several lists, said one after the other: ``F12``."""

    parts: tuple[str, ...]
    """The lists, in the order in which they are said."""
    doubted: bool = False
    """Whether a value that sounds close to another one casts doubt on what was heard."""
    close: tuple[tuple[tuple[str, ...], ...], ...] = ()
    """Groups of words that sound close here, beside those that do everywhere."""


@dataclass(frozen=True, slots=True)
class Intent:
    """One thing that may be meant, and how it may be said."""

    id: str
    kind: Kind
    templates: tuple[Template, ...]
    notation: str = ""
    """For commands: the notation with its slots in braces."""
    who: Who = Who.SEAT
    """For commands: who acts."""
    repeats: bool = False
    """For commands: done again for as long as the table brings more to the same seat."""
    begun: bool = False
    """For commands: pieces make it only when one of them began it by name."""
    alone: bool = False
    """For commands: only where one seat plays."""
    begins: str = ""
    """For pieces: the command that it begins."""
    asker: str = ""
    """For queries: the slot that holds the seat, from 1, that asks; without it the one on turn."""
    explains: bool = False
    """Whether this question tells what one of its things does."""
    secret: bool = False
    """For commands: whether it is legal depends on what only the seat may know."""
    told_by: str = ""
    """For commands: the question that tells what it would bring, answered before it is read back
    where its own sentence says too little: « option quatre »."""
    phases: frozenset[str] = frozenset()
    """For commands and pieces: meant only while the public view's ``phase`` is one of these, if
    there are any: « oui » takes an offer, and means nothing elsewhere."""
    recalls: frozenset[str] = frozenset()
    """For queries: slots taken from the talk's memory when they are not said, if it has them."""
    needs: frozenset[str] = frozenset()
    """For queries: likewise, and without them there is no answer."""
    each: tuple[str, str] = ("", "")
    """For commands: a series that means one command after another, and the slot in each that holds
    one of its values."""
    follows: str = ""
    """For queries: the question whose slots, when it was last asked, belong to this one too."""

    @property
    def verb(self) -> str:
        """The verb of a command's notation."""
        return verb_of(self.notation)

    @property
    def slots(self) -> frozenset[str]:
        """The slots of a command's notation."""
        return frozenset(name for _, name, _, _ in string.Formatter().parse(self.notation) if name)

    def filled(self, slots: Slots) -> str:
        """Return a command's notation with its slots filled in.

        What stands directly before a slot is said before each item of a series: ``take #{slots}``
        with ``2,5`` is ``take #2,#5``.
        """

        def fill(found: re.Match[str]) -> str:
            before, slot = found.groups()
            return ",".join(before + item for item in str(slots[slot]).split(","))

        return _SLOT.sub(fill, self.notation)


@dataclass(frozen=True, slots=True)
class People:
    """How a player is called by number, where somebody says a first name."""

    alone: tuple[str, ...] = ()
    after: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By the word before it: what stands for both, as « du joueur » for « de »."""
    own: frozenset[str] = frozenset()
    """Words of who speaks of what is their own, whoever is named beside it."""
    pronouns: frozenset[str] = frozenset()
    """Words for somebody who does not take part in the talk, as « lui »."""
    stressed: frozenset[str] = frozenset()
    """Words behind which they are no subject: « à lui »."""
    has: frozenset[str] = frozenset()
    """Words behind them where they begin a sentence about somebody: « il a »."""
    opens: frozenset[str] = frozenset()
    """Words that may stand before such a sentence: « et elle a »."""
    counts: frozenset[str] = frozenset()
    """Words with which a question begins that they may end: « combien de points il a ? »."""
    possessives: Mapping[str, str] = field(default_factory=dict)
    """Words for what is such a player's, by what stands for them with a number: « son score »."""
    of: str = ""
    """The word between that and the number."""
    programs: frozenset[str] = frozenset()
    """What a seat that the program holds is called; its name begins with one of these words."""
    articles: Mapping[str, str] = field(default_factory=dict)
    """Words before that, and what stands for each before a name: « du robot », « de Paul »."""


NOBODY: Final = People()


@dataclass(frozen=True, slots=True)
class Spec:
    """The content of one or more grammar files of a language."""

    lang: str
    rules: Mapping[str, Template] = field(default_factory=dict)
    numbers: Mapping[str, Numbers] = field(default_factory=dict)
    compounds: Mapping[str, Compound] = field(default_factory=dict)
    series: Mapping[str, Series] = field(default_factory=dict)
    intents: Mapping[str, Intent] = field(default_factory=dict)
    taps: Mapping[str, Tap] = field(default_factory=dict)
    chain: ChainSpec = NO_CHAIN
    memory: Memory = NO_MEMORY
    people: People = NOBODY
    instead: tuple[tuple[str, ...], ...] = ()
    """Words after which something else is said than before: « non, plutôt »."""
    rather_than: tuple[tuple[str, ...], ...] = ()
    """Words between what is meant and what is not: « pas »."""
    corrections: Mapping[str, tuple[tuple[str, ...], ...]] = field(default_factory=dict)
    """Words that tell how what was done is to be changed: « aussi », « l'autre »."""
    what_is: tuple[tuple[str, ...], ...] = ()
    """The words beside a term that ask what it is, the best before it first: « c'est quoi »."""
    numbered: frozenset[str] = frozenset()
    """Words behind which « un » and « une » are the number, no article: « la colonne une »."""
    counting: frozenset[str] = frozenset()
    """Words before a number that only counts, and calls no player: « mes deux maisons »."""
    not_what: frozenset[str] = frozenset()
    """Words of questions that ask something else than what a word means: « où », « combien »."""
    as_it_stands: frozenset[str] = frozenset()
    """Words with which « c'est quoi » asks how things stand now: « là », « maintenant »."""
    differs: tuple[tuple[str, ...], ...] = ()
    """Words that ask how two things differ: « la différence », « qu'est-ce qui sépare »."""
    then: tuple[tuple[str, ...], ...] = ()
    """Words between moves and a question: « et après »."""
    pointers: Mapping[str, tuple[tuple[str, ...], ...]] = field(default_factory=dict)
    """Whole sentences that only point at what was said or done before: « l'autre »."""
    follow_ups: Mapping[str, tuple[tuple[str, ...], ...]] = field(default_factory=dict)
    """Words of questions that name only what is other than in the one before: « et moi ? »."""
    lists: dict[str, frozenset[tuple[str, str]]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    """By rule its lists and the slots they fill, once :func:`~heraut.grammars.forms.lists_of` has
    found them: rules stand in rules, and each was gone through a thousand times."""

    def joined(self, other: Spec) -> Spec:
        """Return both; what ``other`` says of the same name wins."""
        return replace(
            self,
            rules={**self.rules, **other.rules},
            numbers={**self.numbers, **other.numbers},
            compounds={**self.compounds, **other.compounds},
            series={**self.series, **other.series},
            intents={**self.intents, **other.intents},
            taps={**self.taps, **other.taps},
            chain=other.chain if other.chain.most else self.chain,
            memory=other.memory if other.memory.slot else self.memory,
            people=other.people if other.people.alone else self.people,
            instead=other.instead or self.instead,
            rather_than=other.rather_than or self.rather_than,
            corrections=other.corrections or self.corrections,
            what_is=other.what_is or self.what_is,
            numbered=self.numbered | other.numbered,
            counting=self.counting | other.counting,
            not_what=self.not_what | other.not_what,
            as_it_stands=self.as_it_stands | other.as_it_stands,
            differs=(*self.differs, *other.differs),
            pointers=other.pointers or self.pointers,
            follow_ups=other.follow_ups or self.follow_ups,
            then=other.then or self.then,
        )
