"""Finite-state transducers in the two binary forms of OpenFst that Vosk reads.

Vosk composes two of them while it listens: the search graph (phones to words), which must look
ahead to see which words can still come (type ``olabel_lookahead``), and the language model over
words (type ``const``). Writing them here instead of calling OpenFst's programs lets words be added
on any system, and in a test.

Both writers give little-endian files of OpenFst's versions 1.7 and 1.8, tropical weights.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntFlag
from itertools import chain
from operator import attrgetter
from typing import Final, NamedTuple

_MAGIC: Final = 2125659606
_ADD_ON_MAGIC: Final = 446681434
_CONST_VERSION: Final = 2
_ADD_ON_VERSION: Final = 1


class _Is(IntFlag):
    """What OpenFst may take as known about a transducer, so that it need not look."""

    EXPANDED = 1 << 0
    ACCEPTOR = 1 << 16
    NOT_ACCEPTOR = 1 << 17
    INPUT_DETERMINISTIC = 1 << 18
    NOT_INPUT_DETERMINISTIC = 1 << 19
    OUTPUT_DETERMINISTIC = 1 << 20
    NOT_OUTPUT_DETERMINISTIC = 1 << 21
    EPSILONS = 1 << 22
    NO_EPSILONS = 1 << 23
    INPUT_EPSILONS = 1 << 24
    NO_INPUT_EPSILONS = 1 << 25
    OUTPUT_EPSILONS = 1 << 26
    NO_OUTPUT_EPSILONS = 1 << 27
    INPUT_SORTED = 1 << 28
    NOT_INPUT_SORTED = 1 << 29
    OUTPUT_SORTED = 1 << 30
    WEIGHTED = 1 << 32
    CYCLIC = 1 << 34
    INITIAL_CYCLIC = 1 << 36
    INITIAL_ACYCLIC = 1 << 37
    NOT_TOP_SORTED = 1 << 39
    ACCESSIBLE = 1 << 40
    COACCESSIBLE = 1 << 42
    NOT_STRING = 1 << 45
    WEIGHTED_CYCLES = 1 << 46


_COMMON: Final = (
    _Is.EXPANDED
    | _Is.WEIGHTED
    | _Is.CYCLIC
    | _Is.NOT_TOP_SORTED
    | _Is.ACCESSIBLE
    | _Is.COACCESSIBLE
    | _Is.NOT_STRING
    | _Is.WEIGHTED_CYCLES
    | _Is.OUTPUT_SORTED
)
_SEARCH_GRAPH: Final = (
    _COMMON
    | _Is.NOT_ACCEPTOR
    | _Is.NOT_INPUT_DETERMINISTIC
    | _Is.NOT_OUTPUT_DETERMINISTIC
    | _Is.EPSILONS
    | _Is.INPUT_EPSILONS
    | _Is.OUTPUT_EPSILONS
    | _Is.NOT_INPUT_SORTED
    | _Is.INITIAL_ACYCLIC
)
_WORD_LOOP: Final = (
    _COMMON
    | _Is.ACCEPTOR
    | _Is.INPUT_DETERMINISTIC
    | _Is.OUTPUT_DETERMINISTIC
    | _Is.NO_EPSILONS
    | _Is.NO_INPUT_EPSILONS
    | _Is.NO_OUTPUT_EPSILONS
    | _Is.INPUT_SORTED
    | _Is.INITIAL_CYCLIC
)


class Arc(NamedTuple):
    """One step of a transducer; label 0 is epsilon: nothing is read, or nothing said."""

    target: int
    input: int
    output: int
    cost: float


@dataclass(frozen=True, slots=True)
class Fst:
    """A transducer whose states are numbered from 0, which is the start."""

    arcs: tuple[tuple[Arc, ...], ...]
    """The arcs that leave each state."""
    finals: Mapping[int, float]
    """The states where it may end, with the cost of ending there."""


@dataclass(frozen=True, slots=True)
class LookAhead:
    """A search graph with its output labels renumbered for looking ahead."""

    fst: Fst
    labels: Mapping[int, int]
    """The new number of each old output label; epsilon stays 0."""
    reachable: tuple[tuple[tuple[int, int], ...], ...]
    """For each state, the labels that can come next, as half-open intervals of new numbers."""
    final_label: int
    """The number that stands for "it may end here"."""


def prepare_lookahead(fst: Fst) -> LookAhead:
    """Renumber the output labels so that what each state can still say is few intervals.

    The new numbers follow a walk in depth: below any node of a tree of words they are contiguous.
    """
    labels = {0: 0}
    for output in _outputs_in_depth(fst):
        labels.setdefault(output, len(labels))
    final_label = len(labels)
    moved = ([arc._replace(output=labels[arc.output]) for arc in leaving] for leaving in fst.arcs)
    key = attrgetter("output", "input", "target")
    renumbered = Fst(tuple(tuple(sorted(leaving, key=key)) for leaving in moved), fst.finals)
    sets = _next_outputs(renumbered, final_label)
    return LookAhead(renumbered, labels, tuple(map(_intervals, sets)), final_label)


def _outputs_in_depth(fst: Fst) -> Iterator[int]:
    seen = {0}
    waiting = [iter(fst.arcs[0])]
    while waiting:
        arc = next(waiting[-1], None)
        if arc is None:
            waiting.pop()
        else:
            if arc.output:
                yield arc.output
            if arc.target not in seen:
                seen.add(arc.target)
                waiting.append(iter(fst.arcs[arc.target]))


def _next_outputs(fst: Fst, final_label: int) -> list[int]:
    """Return for each state a bit set: the outputs that can come first after it."""
    sets = [1 << final_label if state in fst.finals else 0 for state in range(len(fst.arcs))]
    changed = True
    while changed:
        changed = False
        for state in range(len(sets) - 1, -1, -1):
            bits = sets[state]
            for arc in fst.arcs[state]:
                bits |= 1 << arc.output if arc.output else sets[arc.target]
            changed |= bits != sets[state]
            sets[state] = bits
    return sets


def _intervals(bits: int) -> tuple[tuple[int, int], ...]:
    found = []
    while bits:
        begin = (bits & -bits).bit_length() - 1
        rest = ~(bits >> begin)
        length = (rest & -rest).bit_length() - 1
        found.append((begin, begin + length))
        bits &= -1 << (begin + length)
    return tuple(found)


def const_bytes(fst: Fst) -> bytes:
    """Return a loop of words with costs as an OpenFst file of type ``const``."""
    return _const(fst, _WORD_LOOP)


def lookahead_bytes(graph: LookAhead) -> bytes:
    """Return a search graph as an OpenFst file of type ``olabel_lookahead``."""
    parts = [
        _header("olabel_lookahead", _ADD_ON_VERSION, _SEARCH_GRAPH, -1, 0, 0),
        struct.pack("<i", _ADD_ON_MAGIC),
        _const(graph.fst, _SEARCH_GRAPH),
        # There is an add-on; it has no data for input labels and some for output labels: not
        # about input, without the old numbers.
        struct.pack("<?????", True, False, True, False, False),
        struct.pack("<iq", graph.final_label, len(graph.reachable)),
    ]
    for intervals in graph.reachable:
        parts.append(struct.pack("<q", len(intervals)))
        parts.extend(struct.pack("<ii", *interval) for interval in intervals)
        parts.append(struct.pack("<i", sum(end - begin for begin, end in intervals)))
    return b"".join(parts)


def _header(kind: str, version: int, known: int, start: int, states: int, arcs: int) -> bytes:
    names = b"".join(struct.pack("<i", len(name)) + name.encode() for name in (kind, "standard"))
    counts = struct.pack("<iiQqqq", version, 0, known, start, states, arcs)
    return struct.pack("<i", _MAGIC) + names + counts


def _const(fst: Fst, known: int) -> bytes:
    number = sum(map(len, fst.arcs))
    parts = [_header("const", _CONST_VERSION, known, 0, len(fst.arcs), number)]
    offset = 0
    for state, leaving in enumerate(fst.arcs):
        parts.append(
            struct.pack(
                "<fIIII",
                fst.finals.get(state, float("inf")),
                offset,
                len(leaving),
                sum(not arc.input for arc in leaving),
                sum(not arc.output for arc in leaving),
            )
        )
        offset += len(leaving)
    parts.extend(
        struct.pack("<iifi", arc.input, arc.output, arc.cost, arc.target)
        for arc in chain.from_iterable(fst.arcs)
    )
    return b"".join(parts)
