"""The figures of a model card, as Markdown that reads well aloud.

They stand between two comments of the card, so that the text around them stays what it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from heraut.atomic_write import write_atomically
from heraut.errors import KeyedError
from heraut.voice.acoustics.measurement.confusion import Confusions
from heraut.voice.acoustics.measurement.figures import Condition, Figures
from heraut.voice.acoustics.measurement.picture import CONDITIONS
from heraut.voice.evaluation.scoring import Counts, Measured

FIGURES: Final = "figures"
"""The part of a card that most figures stand in."""

_SAME: Final = {None: 99.0, 20.0: 98.0, 10.0: 95.0}
_WRONG: Final = {None: 0.3, 20.0: 0.3, 10.0: 1.0}
_FOREIGN: Final = 1.0

_RTF, _LOAD, _MEMORY, _SIZE = 0.02, 0.05, 30.0, 8.0


class CardError(KeyedError, ValueError):
    """A card has no place for figures: one of the two comments is missing or out of order.

    ``key`` is ``no_place``; ``details`` hold the ``file``,
    ``begin`` and ``end``.
    """

    def __init__(self, card: Path, part: str) -> None:
        begin, end = _marks(part)
        message = f"{card}: put {begin} and {end} where the figures belong"
        super().__init__("no_place", message, file=str(card), begin=begin, end=end)


def check(card: Path, part: str = FIGURES) -> None:
    """Raise :class:`CardError` when figures cannot be put into a card, ``OSError`` without one."""
    _parts(card, part)


def rewrite(card: Path, text: str, part: str = FIGURES) -> None:
    """Put ``text`` in the place of the figures of a card. Raises as :func:`check`."""
    before, after = _parts(card, part)
    begin, end = _marks(part)
    write_atomically(card, f"{before}{begin}\n\n{text.strip()}\n\n{end}{after}")


def _marks(part: str) -> tuple[str, str]:
    return f"<!-- {part}: begin -->", f"<!-- {part}: end -->"


def _parts(card: Path, part: str) -> tuple[str, str]:
    begin, end = _marks(part)
    before, found, rest = card.read_text(encoding="utf-8").partition(begin)
    _, ended, after = rest.partition(end)
    if not found or not ended:
        raise CardError(card, part)
    return before, after


def tables(figures: Figures, pictures: Mapping[str, str]) -> str:
    """Return the figures as Markdown.

    ``pictures`` are the files of the confusion matrices by list, as the card links them.
    """
    parts = [
        _summary(figures),
        _costs(figures),
        _split("noise", figures.conditions[1:], lambda one: one.condition.kind),
        _split("set", figures.conditions, lambda one: one.fixture.set),
        _split("voice", figures.conditions, lambda one: one.fixture.voice.partition("+")[2]),
        _split("accent", figures.conditions, lambda one: one.fixture.voice.partition("+")[0]),
        _wrong(figures.conditions),
        *(_matrix(name, found, pictures) for name, found in figures.confusions.items()),
    ]
    return "\n\n".join("\n".join(part) for part in parts)


def _summary(figures: Figures) -> Iterator[str]:
    yield (
        f"### As used in play, {figures.voices} voices\n\n"
        "Same: the command, question or answer that was meant. Wrong: another one. Rejected: "
        "nothing, or a question back. Acted upon: speech of no game that was taken for something."
    )
    yield from head("Condition", "Sentences", "Same", "Wrong", "Rejected", "No game", "Acted upon")
    for one in figures.conditions:
        counts, foreign = one.counts(), one.foreign
        same = f"{_share(counts.same, counts)}, wanted {_SAME[one.snr]:g}"
        wrong = f"{_share(counts.wrong, counts)}, at most {_WRONG[one.snr]:g}"
        acted = f"{_share(foreign.wrong, foreign)}, at most {_FOREIGN:g}"
        rejected = _share(counts.rejected, counts)
        yield (
            f"| {_named(one)} | {counts.total} | {same} | {wrong} | {rejected} "
            f"| {foreign.total} | {acted} |"
        )


def _costs(figures: Figures) -> Iterator[str]:
    costs = figures.footprint
    reports = [one.report for one in figures.conditions]
    audio = sum(report.audio for report in reports)
    whole = sum(report.seconds for report in reports) / audio if audio else 0.0
    memory = "not told by this system" if costs.memory is None else f"{costs.memory:.1f} MiB"
    p50, p95 = reports[0].latency(50), reports[0].latency(95)
    yield "### What it costs"
    yield from head("What", "Measured", "At most")
    yield f"| Size on the disk | {costs.size:.2f} MB | {_SIZE:g} MB |"
    yield f"| Loading | {1000 * costs.load:.0f} ms | {1000 * _LOAD:g} ms |"
    yield f"| Memory, with a recogniser | {memory} | {_MEMORY:g} MiB |"
    yield f"| Vosk alone, of the sound's length, one core | {costs.rtf:.4f} | {_RTF:g} |"
    yield f"| All of listening, voice activity included, by the clock | {whole:.4f} | none |"
    yield f"| From the last sound to the decision, half of the time | {p50} ms | none |"
    yield f"| The same, 95 times in a hundred | {p95} ms | none |"


def _split(
    name: str, conditions: Sequence[Condition], key: Callable[[Measured], str]
) -> Iterator[str]:
    """Yield the share of sentences understood, under other names."""
    yield f"### Understood, by {name}"
    yield from head(name.capitalize(), *map(_named, conditions))
    found = [condition.by(key) for condition in conditions]
    for one in sorted({one for counts in found for one in counts}):
        cells = [
            f"{_share(counts[one].same, counts[one])} of {counts[one].total}"
            + (f", {counts[one].wrong} wrong" if counts[one].wrong else "")
            if one in counts
            else "none"
            for counts in found
        ]
        yield f"| {one} | {' | '.join(cells)} |"


def _wrong(conditions: Sequence[Condition]) -> Iterator[str]:
    yield "### Everything that was misunderstood"
    wrong = [one for condition in conditions for one in condition.wrong()]
    if not wrong:
        yield "\nNothing."
        return
    yield from head("Said", "Heard", "Meant", "Understood", "Voice", "Noise")
    for one in wrong:
        noise = f"{one.condition.kind} {one.condition}".strip() or "none"
        yield (
            f"| {one.fixture.words} | {one.heard} | {one.expected or 'nothing'} "
            f"| {one.understood} | {one.fixture.voice} | {noise} |"
        )


def _matrix(name: str, found: Sequence[Confusions], pictures: Mapping[str, str]) -> Iterator[str]:
    yield (
        f"### Confusion matrix: {name}\n\n"
        f"{len(found[0].phrases)} phrases, all of them the grammar, each said alone; Vosk decides "
        "by itself."
    )
    if name in pictures:
        yield (
            f"\n![Confusion matrix of {name}, said against heard, without noise, at 20 dB and at "
            f"10 dB; the tables below say all that is off its diagonal.]({pictures[name]})"
        )
    yield from head("Condition", "Said", "Right", "Another", "Rejected")
    for where, one in zip(CONDITIONS, found, strict=True):
        cells = (percent(part, one.total) for part in (one.right, one.wrong, one.rejected))
        yield f"| {where} | {one.total} | {' | '.join(cells)} |"
    rows = [
        f"| {said} | {where} | {found_one.heard[said].total()} "
        f"| {', '.join(f'{other}: {count}' for other, count in heard.most_common())} |"
        for where, found_one in zip(CONDITIONS, found, strict=True)
        for said, heard in found_one.confused()
    ]
    if rows:
        yield from head("Said", "Condition", "Times", "Heard instead")
        yield from rows
    else:
        yield "\nNo phrase was taken for another one."


def head(*columns: str) -> Iterator[str]:
    """Yield an empty line, then the head of a table."""
    yield ""
    yield f"| {' | '.join(columns)} |"
    yield "|---" * len(columns) + "|"


def _named(condition: Condition) -> str:
    return "clean" if condition.snr is None else f"{condition.snr:g} dB"


def _share(part: int, counts: Counts) -> str:
    return percent(part, counts.total)


def percent(part: int, whole: int) -> str:
    """Return a share in words and figures; ``none`` when there is nothing to share."""
    return f"{100 * part / whole:.1f} %" if whole else "none"
