"""What happened at once, told in parts where it is too much for one breath."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heraut.voice.dialogue.outputs import Output, Spoken

LONGEST: Final = 25
"""Words that are told in one go: less than ten seconds."""
_FIRST: Final = 18
"""Words that are told at first where there are more."""
_LEAST: Final = 10
"""Words that are worth asking for: to offer fewer is hardly shorter than to tell them."""
_NEWEST: Final = 2
"""Lines at the end that are always told: whose turn it is, and what is asked."""


def words(text: str) -> int:
    """Return how many words a line has; signs that stand alone are none."""
    return sum(any(letter.isalnum() for letter in word) for word in text.split())


def parted(
    outputs: Sequence[Output], notice: Sequence[Spoken]
) -> tuple[tuple[Output, ...], tuple[Spoken, ...]]:
    """Return what to say at first, and what to keep for whoever asks for more.

    What was done and what is newest, the last of which is what is asked now, are always told; of
    what lies in between as much of the newest as there is room for, and before it the short lines,
    if all of that length find room: that a seat gets nothing. ``notice`` says where some are kept;
    what is shorter than that is a part of something longer. What goes to one ear is always said.
    """
    aloud = [
        place for place, one in enumerate(outputs) if isinstance(one, Spoken) and one.ear is None
    ]
    lengths = {place: words(_text(outputs[place])) for place in aloud}
    if sum(lengths.values()) <= LONGEST or len(aloud) < 3:
        return tuple(outputs), ()
    kept = aloud[1:-_NEWEST]
    left = _FIRST - sum(lengths[place] for place in aloud if place not in kept)
    while kept and lengths[kept[-1]] <= left:
        left -= lengths[kept.pop()]
    for most in range(sum(words(line.text) for line in notice), left + 1):
        short = [place for place in kept if lengths[place] == most]
        left -= most * len(short)
        if left < 0:
            break
        kept = [place for place in kept if place not in short]
    if sum(lengths[place] for place in kept) < _LEAST:
        return tuple(outputs), ()
    told: list[Output] = []
    for place, one in enumerate(outputs):
        if place == kept[0]:
            told.extend(notice)
        if place not in kept:
            told.append(one)
    return tuple(told), tuple(Spoken(_text(outputs[place])) for place in kept)


def next_part(kept: Sequence[Spoken]) -> tuple[tuple[Spoken, ...], tuple[Spoken, ...]]:
    """Return the next part of what was kept, at least one line, and what is left after it."""
    count = total = 0
    for line in kept:
        total += words(line.text)
        if count and total > LONGEST:
            break
        count += 1
    return tuple(kept[:count]), tuple(kept[count:])


def _text(output: Output) -> str:
    return output.text if isinstance(output, Spoken) else ""
