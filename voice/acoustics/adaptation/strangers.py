"""Synthetic speakers far from all that the embedded model learnt from, to try adapting on.

They stand for people no better than any synthetic voice does. What they show is that adapting
works: a voice that was hard to understand is understood, and the others still are.
``python -m heraut.voice.acoustics.adaptation.strangers child --out FOLDER`` records one of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from types import MappingProxyType
from typing import Final

import click
import numpy as np
from numpy.typing import NDArray

from heraut.grammars import Grammar
from heraut.voice.acoustics.corpus.sentences import respelled
from heraut.voice.acoustics.corpus.synthesis import ForeignSpeechError, Manner, speak
from heraut.voice.acoustics.espeak import EspeakError
from heraut.voice.commands.localisation import Command, failure, localise_library, worded
from heraut.voice.ears.sound import RATE, Samples
from heraut.voice.evaluation.recorder import Album, prompts

_PEAK: Final = 12_000.0
"""The loudest sample of a recording, of 32,767."""
_ROOM: Final = 12.0
"""Standard deviation of the hiss of a quiet room, in the scale of int16."""


@dataclass(frozen=True, slots=True)
class Stranger:
    """Somebody who speaks as nobody in training did."""

    manner: Manner
    tilt: float = 0.0
    """How much weaker (dB an octave, from 250 Hz up) high sounds are; negative: stronger."""
    hollow: float = 0.0
    """How much of the sound comes back after 1.3 ms, as it does in a mask or a pipe: 0 to 1."""


STRANGERS: Final[Mapping[str, Stranger]] = MappingProxyType(
    {
        "giant": Stranger(Manner("fr+m7", rate=230, pitch=30, spread=40, warp=1.95)),
        "child": Stranger(Manner("fr-be+f4", rate=105, pitch=60, spread=60, warp=0.56)),
        "masked": Stranger(Manner("fr+steph", rate=170, pitch=40, warp=1.2), 18.0, 0.95),
    }
)
"""By name. Their voices are none of those that the embedded model learnt from."""


def record_stranger(
    folder: Path, name: str, count: int, seed: int = 1, lang: str = "fr", game: str = "kingsbridge"
) -> int:
    """Have a stranger say ``count`` sentences of a game, kept as ``heraut record`` keeps them.

    Returns how many were said: espeak-ng takes some sentences for foreign ones. Raises ``KeyError``
    for an unknown stranger, and :class:`EspeakError` without espeak-ng.
    """
    stranger = STRANGERS[name]
    album = Album(folder, name, lang, game)
    dice, kept = np.random.default_rng(seed), 0
    for prompt in islice(prompts(Grammar.load(lang, game), seed, album.said), count):
        try:
            samples = said_by(stranger, prompt.words, dice)
        except ForeignSpeechError:
            continue
        album.keep(prompt, samples, "espeak-ng")
        kept += 1
    return kept


def said_by(stranger: Stranger, words: str, dice: np.random.Generator) -> Samples:
    """Return a sentence as a stranger says it in a quiet room.

    Raises :class:`ForeignSpeechError` when espeak-ng does not say it in French.
    """
    spoken = _filtered(speak(respelled(words), stranger.manner).samples, stranger)
    spoken *= _PEAK / max(1.0, float(np.abs(spoken).max()))
    hissing = spoken + _ROOM * dice.standard_normal(len(spoken))
    return np.rint(hissing).astype(np.int16)


def _filtered(samples: NDArray[np.float32], stranger: Stranger) -> NDArray[np.float64]:
    frequencies = np.fft.rfftfreq(len(samples), 1 / RATE)
    octaves = np.log2(np.maximum(frequencies, 250.0) / 250.0)
    response = 10 ** (-stranger.tilt * octaves / 20)
    echoed = 1 + stranger.hollow * np.exp(-2j * np.pi * frequencies * 1.3e-3)
    whole: NDArray[np.float64] = np.fft.irfft(
        np.fft.rfft(samples) * response * echoed, len(samples)
    )
    return whole


@click.command("strangers", cls=Command)
@click.argument("name", type=click.Choice(sorted(STRANGERS)))
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), required=True)
@click.option("--count", type=click.IntRange(1), default=100, show_default=True)
def main(name: str, out: Path, count: int) -> None:
    """Have a synthetic stranger say sentences of the game, kept as heraut record keeps them."""
    try:
        kept = record_stranger(out, name, count)
    except EspeakError as error:
        raise failure(error) from error
    click.echo(worded("strangers-done", count=kept, name=name, folder=str(out)))


if __name__ == "__main__":
    localise_library()
    main(prog_name="python -m heraut.voice.acoustics.adaptation.strangers")
