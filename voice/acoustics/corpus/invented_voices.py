"""Voices that nobody has met: variants of espeak-ng drawn at random, as many as are wanted.

espeak-ng brings about a hundred variants, and a network that learnt from fifty of them hears
another one badly when its throat is none of theirs. A variant is a short text: how the formants lie
against those of the language, how the voice is pitched, how it breathes, creaks and rings. These
are drawn far beyond what people sound like, so that what people and other synthesisers do lies
within.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from heraut.voice.acoustics.espeak import data_folder

INVENTED: Final[tuple[str, ...]] = tuple(f"invented{number}" for number in range(40))
"""The names of the invented variants in a folder of :func:`furnished`: with its own voices
espeak-ng has room for a hundred more at most."""

_TRACT: Final = (0.80, 1.50)
"""All formants against the language's: from a giant's throat to a small child's."""
_OWN: Final = (0.05, 0.09, 0.09, 0.16)
"""How far single formants stray from the others, standard deviation of the logarithm; one of these
for each voice."""
_SHIFT: Final = (-280, 200)
"""Hz by which a formant of some voices is moved besides."""
_LEAST_MOVED: Final = 2
"""The lowest formant that may be moved: of those below, nothing might be left above 0 Hz."""
_ASTRAY: Final = 0.05
"""How often a formant lies where no throat would have it, between the two of :data:`_ANYWHERE`."""
_ANYWHERE: Final = (0.45, 1.6)
_LOST: Final = 0.15
"""How often a voice lacks one to four of its upper formants: they are low, and faint or loud."""
_TONES: Final = (10, 255)
"""How loud bands are in espeak-ng's measure, at least and at most; each ratio as often."""
_DULL: Final = 0.4
"""How often those with a tone have their power in the lowest band, and ever less above: what tells
their vowels apart drowns in a noise that is as loud as other voices bear."""
_FORMANTS: Final = 9
_LOWEST, _HIGHEST = 80.0, 330.0
"""Hz between which the voice's base pitch lies. Manners lower it to half of that, and below some
30 Hz espeak-ng has more harmonics to draw than room for them, and crashes."""
_STRESSES: Final = 8


@contextmanager
def furnished(seed: int) -> Iterator[Path]:
    """Lend a data folder of espeak-ng that also has the variants of :data:`INVENTED`.

    What they are follows from the seed. Raises ``EspeakError`` without espeak-ng, ``OSError`` when
    there is no room.
    """
    # Not below a folder of the caller's: espeak-ng takes paths of at most 160 bytes.
    with TemporaryDirectory(prefix="heraut-") as name:
        folder = Path(name) / "espeak-ng-data"
        shutil.copytree(data_folder(), folder)
        for variant in INVENTED:
            settings = invent(Random(f"{seed} {variant}"))
            text = f"language variant\nname {variant}\n{settings}"
            (folder / "voices" / "!v" / variant).write_text(text, encoding="ascii", newline="\n")
        yield folder


def invent(dice: Random) -> str:
    """Return the settings of a variant, in lines of espeak-ng's voice files."""
    base = _LOWEST * (_HIGHEST / _LOWEST) ** dice.random()
    lines = [f"pitch {round(base)} {round(base * dice.uniform(1.05, 1.9))}", *_formants(dice)]
    height = dice.randint(30, 170)
    loud = min(160, max(20, round(100 * dice.lognormvariate(-0.1, 0.4))))
    lines.append(f"consonants {height} {loud}")
    chances: tuple[tuple[float, Callable[[], str]], ...] = (
        (0.6, lambda: f"voicing {min(230, max(20, round(dice.lognormvariate(4.4, 0.55))))}"),
        (0.4, lambda: f"flutter {dice.randint(0, 8)}"),
        (0.4, lambda: f"roughness {dice.randint(0, 5)}"),
        (0.25, lambda: f"echo {dice.randint(10, 150)} {dice.randint(5, 80)}"),
        (0.3, lambda: f"breath {_each(dice, 0, dice.choice((4, 8, 16)))}"),
        (0.4, lambda: f"klatt {dice.randint(1, 6)}"),
        (0.5, lambda: _tone(dice)),
        (0.4, lambda: f"stressAdd {_each(dice, -20, dice.choice((60, 60, 160, 250)))}"),
        (0.5, lambda: f"stressAmp {_each(dice, 10, dice.choice((24, 24, 40)))}"),
        (0.3, lambda: f"intonation {dice.randint(1, 4)}"),
    )
    lines += [line() for chance, line in chances if dice.random() < chance]
    return "".join(f"{line}\n" for line in lines)


def _formants(dice: Random) -> Iterator[str]:
    tract = _TRACT[0] * (_TRACT[1] / _TRACT[0]) ** dice.betavariate(1.6, 1.6)
    stray = dice.choice(_OWN)
    shifted = dice.random() < 0.2
    lost = dice.sample(range(3, _FORMANTS), dice.randint(1, 4)) if dice.random() < _LOST else ()
    for number in range(_FORMANTS):
        if number in lost:
            loud = dice.randint(0, dice.choice((40, 110)))
            yield f"formant {number} {dice.randint(6, 70)} {loud} {dice.randint(40, 150)}"
            continue
        own = min(2.0, max(0.4, tract * dice.lognormvariate(0.0, stray)))
        if dice.random() < _ASTRAY:
            own = dice.uniform(*_ANYWHERE)
        height = min(230, max(20, round(100 * dice.lognormvariate(-0.05, 0.38))))
        width = min(260, max(25, round(100 * dice.lognormvariate(0.05, 0.42))))
        movable = shifted and number >= _LEAST_MOVED
        moved = f" {dice.randint(*_SHIFT)}" if movable and dice.random() < 0.5 else ""
        yield f"formant {number} {round(100 * own)} {height} {width}{moved}"


def _tone(dice: Random) -> str:
    """Return how loud three to five bands are, each by the frequency (Hz) where it lies."""
    bands = [dice.randint(100, 700), dice.randint(800, 1800), dice.randint(1900, 3400)]
    if dice.random() < 0.4:
        bands.append(dice.randint(3500, 5000))
    if dice.random() < 0.4:
        bands.insert(0, 100)
    faint, loud = _TONES
    levels = [round(faint * (loud / faint) ** dice.random()) for _ in bands]
    if dice.random() < _DULL:
        levels = sorted((*levels[1:], loud), reverse=True)
    return "tone " + " ".join(f"{band} {level}" for band, level in zip(bands, levels, strict=True))


def _each(dice: Random, least: int, most: int) -> str:
    return " ".join(str(dice.randint(least, most)) for _ in range(_STRESSES))
