"""Confusion matrices as pictures. Needs matplotlib, of the extra ``[acoustics]``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from heraut.voice.acoustics.measurement.confusion import ELSE, REJECTED, Confusions

CONDITIONS: Final = ("clean", "20 dB", "10 dB")
_LABELS: Final = 12
"""Phrases named along an axis: all of them would not be legible."""
_RIGHT, _WRONG, _NOTHING = "#0072b2", "#d55e00", "#999999"  # told apart by colour-blind people
_INCHES: Final = 5
_DPI: Final = 90


def draw(path: Path, name: str, found: Sequence[Confusions]) -> None:
    """Write a PNG with a matrix for each condition: said downwards, heard to the right.

    What was right is blue, what was heard instead vermilion, nothing or unknown words grey in the
    last column; the larger the mark, the more often.
    """
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    phrases = found[0].phrases
    place = {phrase: number for number, phrase in enumerate(phrases)}
    figure = Figure(figsize=(_INCHES * len(found), _INCHES * 1.1), layout="constrained")
    FigureCanvasAgg(figure)
    figure.suptitle(f"Confusions of {name}")
    ticks = list(range(0, len(phrases), max(1, len(phrases) // _LABELS)))
    for axes, title, one in zip(
        figure.subplots(1, len(found), squeeze=False)[0], CONDITIONS, found, strict=True
    ):
        rows, columns, sizes, colours = [], [], [], []
        for said, heard in sorted(one.heard.items(), key=lambda item: place[item[0]]):
            for other, count in sorted(heard.items()):
                nothing = other in (REJECTED, ELSE)
                rows.append(place[said])
                columns.append(len(phrases) + 1 if nothing else place[other])
                sizes.append(6 + 40 * count / heard.total())
                colours.append(_NOTHING if nothing else _RIGHT if other == said else _WRONG)
        axes.scatter(columns, rows, s=sizes, c=colours, linewidths=0)
        axes.set_title(title)
        axes.set_xlabel("heard")
        axes.set_ylabel("said")
        axes.set_xlim(-1, len(phrases) + 2)
        axes.set_ylim(len(phrases), -1)
        axes.set_xticks([*ticks, len(phrases) + 1], [*(phrases[n] for n in ticks), "rejected"])
        axes.set_yticks(ticks, [phrases[n] for n in ticks])
        axes.tick_params(axis="x", rotation=90)
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=_DPI, metadata={"Software": None})
