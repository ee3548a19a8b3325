"""Pico is fetched by name and hash and speaks; it is asked only where it was fetched.

``HERAUT_PICO`` names the folder that ``pico.unpacked`` made.
"""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

from heraut.voice.acoustics.people.pico import PINS, Pico, PicoError, unpacked
from heraut.voice.models.errors import ModelError

RATE = 16_000


@pytest.fixture(scope="module")
def pico() -> Pico:
    if "HERAUT_PICO" not in os.environ:
        # Its packages come from the network, which no test of `pytest` alone asks for.
        pytest.skip("Pico is in Debian's non-free part and is not fetched: set HERAUT_PICO")
    return Pico(Path(os.environ["HERAUT_PICO"]))


def test_a_text_is_a_second_of_speech_and_the_longer_one_lasts_longer(pico: Pico) -> None:
    short, long = pico.speaks("sept"), pico.speaks("pose la tuile sur la case sept")
    assert short.dtype == np.int16 and 0.3 < len(short) / RATE < 1.5
    assert len(short) < len(long) < 4 * RATE
    assert np.abs(long.astype(int)).max() > 3000


def test_what_was_said_before_does_not_change_the_sound(pico: Pico) -> None:
    before = pico.speaks("la colonne trois")
    pico.speaks("autre chose", speed=50, pitch=150)
    assert np.array_equal(pico.speaks("la colonne trois"), before)


def test_speed_and_pitch_change_the_sound(pico: Pico) -> None:
    text = "la colonne trois"
    assert len(pico.speaks(text, speed=50)) > 1.5 * len(pico.speaks(text))
    assert not np.array_equal(pico.speaks(text, pitch=150), pico.speaks(text))


def test_what_looks_like_an_order_is_none(pico: Pico) -> None:
    said = pico.speaks('<speed level="20">sept</speed>')
    assert len(said) > len(pico.speaks("sept"))
    assert len(pico.speaks("la case < sept")) < 2 * len(pico.speaks("la case sept"))


def test_a_text_that_is_told_in_pieces_sounds_as_when_told_at_once(
    pico: Pico, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "l'éléphant pose la tuile. Là où il est, il passe."
    once = pico.speaks(text)
    monkeypatch.setattr("heraut.voice.acoustics.people.pico._MOST_TEXT", 7)
    assert np.array_equal(pico.speaks(text), once)


def test_a_folder_without_pico_is_told(tmp_path: Path) -> None:
    with pytest.raises(PicoError) as raised:
        Pico(tmp_path)
    assert raised.value.key == "no_pico" and str(tmp_path) in str(raised.value.details["reason"])


def test_another_package_than_the_pinned_one_is_refused(tmp_path: Path) -> None:
    pin, _ = PINS[0]
    (tmp_path / pin.url.rpartition("/")[2]).write_bytes(bytes(pin.size))
    with pytest.raises(ModelError) as raised:
        unpacked(tmp_path / "out", tmp_path, lambda _done, _total: None)
    assert raised.value.key == "model_tampered"
    assert not (tmp_path / "out" / "pico").exists()
