"""What the talk remembers: where somebody stands, and the list that was told last.

Which answers and moves say so is data of a grammar file; nothing here knows what a place is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from heraut.engines.protocol import Event
from heraut.grammars.meaning import DOUBT, Illegal, Meaning, Slots
from heraut.grammars.source import Node

NOTHING_TOLD: Final = "nothing_told"
"""The reason for refusals of an item of a list, where none was told."""
WHICH_TOLD: Final = "which_told"
"""The reason for refusals of the place where one is, where nobody is at one of those told."""
HERE: Final = "here"
"""The value of a slot that stands for where one is, as in « pose ici »."""

TOLD: Final = "told"
"""The value of a slot that stands for all of the last list."""
IT: Final = "it:"
"""What a value begins with that stands for what the last question named in another slot."""
MIDDLE: Final = "middle"
END: Final = "end"
"""The values that stand for an item in the middle of the last list, or at its end."""


@dataclass(frozen=True, slots=True)
class Memory:
    """What is remembered in a game, as its grammar file says it."""

    slot: str = ""
    """The slot that holds where one is; without it nothing is remembered."""
    others: frozenset[str] = frozenset()
    """More slots of the same kind, that an item of a list may fill."""
    here: Mapping[str, str] = field(default_factory=dict)
    """The events after which one is somewhere else, and their argument that tells where."""
    lists: Mapping[str, str] = field(default_factory=dict)
    """The events that tell items of a list, and their argument that holds one, or several."""
    pages: Mapping[str, int] = field(default_factory=dict)
    """The events of which an answer tells so many at a time; « encore » tells the next ones."""
    numbered: frozenset[str] = frozenset()
    """Those of them that say the number of each item, so that it is counted on over the pages."""
    sizes: Mapping[str, str] = field(default_factory=dict)
    """Those of them whose items are one of several things, and the argument that counts them."""
    details: Mapping[str, str] = field(default_factory=dict)
    """Those of them that tell one item of another list, and their argument with its number."""
    counts: frozenset[str] = frozenset()
    """Words behind which a number counts an item, besides those of all games: « celle »."""
    opposites: Mapping[str, str] = field(default_factory=dict)
    """The values that are the contrary of others: « et de l'autre côté ? » asks of that one."""
    compares: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Words by which things are compared, each with the questions that may be asked of all."""
    place: Node | None = None
    """Where it was written."""

    @property
    def slots(self) -> frozenset[str]:
        """All slots that an item of a list may fill."""
        return self.others | {self.slot}


@dataclass(frozen=True, slots=True)
class Remembered:
    """What one seat was told. Immutable."""

    here: str = ""
    """Where it is; ``""`` when nobody knows."""
    told: tuple[str, ...] = ()
    """The list it was told last."""
    asked: Mapping[str, Slots] = field(default_factory=dict)
    """The slots of the questions that it asked, as they were last asked."""
    did: str = ""
    """What it did last, in notation."""
    advised: str = ""
    """What it was advised to do now, in notation."""
    question: tuple[str, Slots] | None = None
    """The question that it asked since it last did anything: its name, and what it is about."""
    named: Slots = field(default_factory=dict)
    """What its questions named since it last did anything, by slot: the last one of each."""
    spoken_of: tuple[tuple[str, int | str], ...] = ()
    """All of that, in its order: « ces deux-là » are the last two of one slot."""
    unsure: bool = False
    """Whether the list is only a later page of a list: who counts may have begun with the first."""
    detailed: str = ""
    """The number of the item whose details the list is: « la deux » may be that one."""
    samples: frozenset[str] = frozenset()
    """Those items of the list that stand for several things, of which they are one."""


NOTHING: Final = Remembered()
NO_MEMORY: Final = Memory()


def read_memory(node: Node) -> Memory:
    """Return what a grammar file says of memory. Raises :class:`GrammarError`."""
    several = ("others", "numbered", "counts")
    named = ("here", "lists", "pages", "sizes", "details", "opposites", "compares")
    fields = node.fields(("slot",), (*several, *named))
    others, numbered = (frozenset(fields.texts(part)) for part in ("others", "numbered"))
    here, lists, sizes, details, opposites = (
        {name.text(): value.text() for name, value in fields.named(part)}
        for part in ("here", "lists", "sizes", "details", "opposites")
    )
    compares: dict[str, list[str]] = {}
    for name, every in fields.named("compares"):
        for way in every.items():
            compares.setdefault(way.text(), []).append(name.text())
    pages = {name.text(): value.whole() for name, value in fields.named("pages")}
    counts = frozenset(fields.texts("counts"))
    slot = fields["slot"].text()
    return Memory(
        slot,
        others,
        here,
        lists,
        pages,
        numbered,
        sizes,
        details,
        counts,
        opposites,
        compares,
        node,
    )


def remember(
    memory: Memory, before: Remembered, events: Iterable[Event], *, more: bool = False
) -> Remembered:
    """Return what is remembered after events were told; what only some may know never is.

    ``more``: they go on with the list that was told last.
    """
    counted = True
    here = before.here
    told: list[str] = []
    samples: set[str] = set()
    detailed = ""
    for event in events:
        if event.audience is not None:
            continue
        if event.key in memory.here:
            here = str(event.args[memory.here[event.key]]) or here
        if event.key in memory.lists:
            items = event.args[memory.lists[event.key]]
            items = (
                [str(item) for item in items] if isinstance(items, (tuple, list)) else [str(items)]
            )
            told += items
            if event.key in memory.sizes and int(str(event.args[memory.sizes[event.key]])) > 1:
                samples.update(items)
            if event.key in memory.details:
                detailed = str(event.args[memory.details[event.key]])
            counted &= event.key in memory.numbered
    if not told:
        return replace(before, here=here)
    goes_on = more and counted
    return replace(
        before,
        here=here,
        told=(*before.told, *told) if goes_on else tuple(told),
        unsure=more and not counted,
        detailed=detailed,
        samples=before.samples | samples if goes_on else frozenset(samples),
    )


def recalled(
    memory: Memory,
    remembered: Remembered,
    meaning: Meaning,
    *,
    recalls: frozenset[str] = frozenset(),
    needs: frozenset[str] = frozenset(),
    follows: str = "",
) -> Meaning | Illegal:
    """Return a meaning with what it leaves to memory filled in, or why that cannot be.

    ``recalls`` are the slots that are filled in if they can be, ``needs`` those that must be,
    ``follows`` is the question whose slots belong to it.
    """
    before = remembered.asked.get(follows, {})
    # What is needed is where one is now: « va plus loin » follows « va à l'ouest » from there.
    followed = {slot: value for slot, value in before.items() if slot not in needs}
    slots = {**followed, **meaning.slots}
    for slot in memory.slots & slots.keys():
        value = slots[slot]
        if value == HERE:
            needs |= {slot}
            del slots[slot]
        elif isinstance(value, int) or value in (MIDDLE, END):
            if not remembered.told:
                return Illegal(meaning, NOTHING_TOLD)
            number = item_number(value, len(remembered.told))
            if number is None:
                return Illegal(meaning, "none_such")
            if not 1 <= number <= len(remembered.told):
                details = {"number": number, "count": len(remembered.told)}
                return Illegal(meaning, "no_such_item", details)
            slots[slot] = remembered.told[number - 1]
            doubted = remembered.unsure or str(value) == remembered.detailed
            if doubted or slots[slot] in remembered.samples:
                meaning = replace(meaning, cost=max(DOUBT, meaning.cost))
    for slot in (recalls | needs) - slots.keys():
        if remembered.here:
            slots[slot] = remembered.here
        elif slot in needs and HERE in meaning.slots.values() and remembered.told:
            # « Pose ici », where several places were told and one stands at none of them.
            return Illegal(meaning, WHICH_TOLD)
        elif slot in needs:
            return Illegal(meaning, "nowhere_yet")
    return meaning if slots == meaning.slots else replace(meaning, slots=slots)


def item_number(item: int | str, count: int) -> int | None:
    """Return which item of so many is meant, from 1; ``None`` where none is in the middle."""
    if item == END:
        return count
    if item == MIDDLE:
        return count // 2 + 1 if count % 2 else None
    return int(item)
