"""What is measured was never learnt, and every voice is there."""

from __future__ import annotations

import re
from pathlib import Path

import espeakng_loader
import pytest

from heraut.voice.acoustics.corpus.voices import (
    ACCENTS,
    DEVELOPMENT,
    FINAL,
    HELD_OUT,
    PLAIN,
    TRAINING,
)

VARIANTS = Path(espeakng_loader.get_data_path()) / "voices" / "!v"


def settings(variant: str) -> set[str]:
    """Return what makes a variant, without its names and comments."""
    lines = (VARIANTS / variant).read_text(encoding="utf-8", errors="replace").splitlines()
    plain = (" ".join(re.split("//|#", line)[0].split()) for line in lines)
    return {line for line in plain if line and line.split()[0] not in ("name", "language")}


def test_no_voice_serves_two_purposes() -> None:
    assert not set(TRAINING) & set(DEVELOPMENT)
    assert not set(TRAINING) & set(FINAL)
    assert set(HELD_OUT) <= set(DEVELOPMENT)
    assert not set(DEVELOPMENT) & set(FINAL)
    assert len(set(HELD_OUT)) == len(HELD_OUT) == len(set(FINAL)) == len(FINAL) == 9


@pytest.mark.parametrize("variant", sorted({*TRAINING, *DEVELOPMENT, *FINAL} - {PLAIN}))
def test_every_variant_is_a_file_of_espeak(variant: str) -> None:
    # espeak-ng itself takes a variant that it lacks for none, without a word.
    assert variant in {path.name for path in VARIANTS.iterdir()}


@pytest.mark.parametrize("kept", (*DEVELOPMENT, *FINAL))
def test_none_that_is_learnt_from_is_a_twin_of_one_kept_for_measuring(kept: str) -> None:
    own = settings(kept)
    assert {*TRAINING} > {PLAIN}
    for variant in set(TRAINING) - {PLAIN}:
        other = settings(variant)
        assert len(own & other) <= 0.5 * len(own | other), variant


def test_the_accent_of_france_is_heard_as_often_as_both_others() -> None:
    assert ACCENTS.count("fr") == 2
    assert set(ACCENTS) == {"fr", "fr-be", "fr-ch"}
