"""Voices made while learning: the same speech by other throats, and nothing else changed."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from heraut.voice.acoustics.corpus.features import cosines, mfcc
from heraut.voice.acoustics.network.augmentation import Augmentation, augmented

RATE = 16_000


def tone(hertz: float) -> NDArray[np.float32]:
    """Noise with one narrow resonance, as a whisper has."""
    dice = np.random.default_rng(1)
    spectrum = np.fft.rfft(dice.normal(0, 1000, RATE))
    frequencies = np.fft.rfftfreq(RATE, 1 / RATE)
    shaped = spectrum * np.exp(-((np.log(np.maximum(frequencies, 1) / hertz) / 0.12) ** 2))
    return (np.fft.irfft(shaped + 0.01 * spectrum, RATE)).astype(np.float32)


def bands(features: NDArray[np.float32]) -> NDArray[np.float64]:
    """The mean log energy of each band: what the cepstra were computed from."""
    energies: NDArray[np.float64] = features.astype(np.float64) @ np.linalg.inv(cosines())
    return energies.mean(axis=-2)


def test_cepstra_keep_all_of_the_spectrum() -> None:
    energies = np.random.default_rng(2).normal(10, 3, (5, 40))
    again = (energies @ cosines()) @ np.linalg.inv(cosines())
    np.testing.assert_allclose(again, energies, atol=1e-3)


def test_the_same_dice_make_the_same_voices_and_no_two_pieces_one() -> None:
    one, other = (Augmentation.draw(np.random.default_rng([2, 7]), 64) for _ in range(2))
    np.testing.assert_array_equal(one.matrices, other.matrices)
    np.testing.assert_array_equal(one.offsets, other.offsets)
    told = {
        (matrix.tobytes(), offset.tobytes())
        for matrix, offset in zip(one.matrices, one.offsets, strict=True)
    }
    # Those that stay as they were are some twenty in a hundred.
    assert 40 <= len(told) < 64
    same = [bool(np.allclose(matrix, np.eye(40), atol=1e-4)) for matrix in one.matrices]
    assert 0.2 < np.mean(same) < 0.6


def test_a_piece_without_a_disguise_stays_as_it_was() -> None:
    features = np.random.default_rng(3).normal(0, 20, (64, 30, 40)).astype(np.float32)
    drawn = Augmentation.draw(np.random.default_rng(4), 64)
    plain = [
        number
        for number in range(64)
        if np.allclose(drawn.matrices[number], np.eye(40), atol=1e-4)
        and not drawn.offsets[number].any()
    ]
    assert plain
    np.testing.assert_allclose(augmented(features, drawn)[plain], features[plain], atol=0.05)


@pytest.mark.parametrize("hertz", [400.0, 1200.0, 2500.0])
def test_resonances_move_some_bands_and_go_on_being_resonances(hertz: float) -> None:
    features = mfcc(tone(hertz))
    before = int(bands(features).argmax())
    drawn = Augmentation.draw(np.random.default_rng(5), 400)
    still = Augmentation(drawn.matrices, np.zeros_like(drawn.offsets))
    heard = bands(augmented(np.broadcast_to(features, (400, *features.shape)), still))
    moves = heard.argmax(axis=1) - before
    assert np.abs(moves).max() <= 9
    assert {-1, 0, 1} <= set(moves.tolist())
    # The tone of 1200 Hz is as loud in the next band but for a hundredth, and goes over easily;
    # that the throats themselves lean to no side is the next test.
    assert abs(moves.mean()) < 0.5
    # None is louder or fainter for it.
    np.testing.assert_allclose(heard.max(axis=1), bands(features).max(), atol=1.0)


def test_throats_lean_neither_up_nor_down() -> None:
    drawn = Augmentation.draw(np.random.default_rng(7), 4000)
    back = np.linalg.inv(cosines().T.astype(np.float64))
    moves = back @ drawn.matrices @ cosines().T.astype(np.float64)
    places = np.arange(moves.shape[2])
    far = (moves * places).sum(axis=2) - places
    # The standard error is 0.014 of a band.
    assert np.abs(far[:, 10:30].mean(axis=0)).max() < 0.06
    assert (far[:, 10:30].std(axis=0) > 0.6).all()


def test_no_band_is_made_of_more_than_two_neighbours() -> None:
    drawn = Augmentation.draw(np.random.default_rng(6), 200)
    back = np.linalg.inv(cosines().T.astype(np.float64))
    moves = back @ drawn.matrices @ cosines().T.astype(np.float64)
    np.testing.assert_allclose(moves.sum(axis=2), 1.0, atol=1e-3)
    assert moves.min() > -1e-3
    assert ((moves > 1e-3).sum(axis=2) <= 2).all()
