"""The features are Kaldi's, whatever the sound."""

from __future__ import annotations

from importlib.resources import files

import kaldi_native_fbank as knf
import numpy as np
import pytest
import soundfile
from numpy.typing import NDArray

from heraut.voice.acoustics.corpus.features import HOP, RATE, WINDOW, frame_count, mfcc

Sound = NDArray[np.float32]


def _speech() -> Sound:
    wav = files("heraut.voice.demo").joinpath("fr", "sounds", "annule-le-coup.fr-steph.wav")
    with wav.open("rb") as file:
        samples, rate = soundfile.read(file, dtype="int16")
    assert rate == RATE
    return np.asarray(samples, np.float32)


def _tone(frequency: float) -> Sound:
    return (8000 * np.sin(2 * np.pi * frequency * np.arange(RATE) / RATE)).astype(np.float32)


SOUNDS = {
    "speech": _speech(),
    "noise": (np.random.default_rng(1).standard_normal(RATE) * 3000).astype(np.float32),
    "faint noise": np.random.default_rng(2).standard_normal(RATE).astype(np.float32),
    "clipped": np.clip(_speech() * 4, -9000, 9000).astype(np.float32),
    "silence": np.zeros(RATE, np.float32),
    "one click": np.eye(1, RATE, 4000, dtype=np.float32)[0] * 20000,
}


def _kaldi(samples: Sound, warp: float) -> NDArray[np.float32]:
    """Compute features by kaldi-native-fbank, the warped ones by its parts."""
    options = knf.MfccOptions()
    options.frame_opts.dither = 0
    options.use_energy = False
    options.num_ceps = options.mel_opts.num_bins = 40
    options.mel_opts.low_freq = 20
    options.mel_opts.high_freq = -400
    if warp == 1:
        online = knf.OnlineMfcc(options)
        online.accept_waveform(RATE, samples.tolist())
        online.input_finished()
        return np.stack([online.get_frame(index) for index in range(online.num_frames_ready)])
    bank = knf.MelBanks(options.mel_opts, options.frame_opts, warp).get_matrix()
    straight = knf.MelBanks(options.mel_opts, options.frame_opts, 1.0).get_matrix()
    # The same frames, with the warped bank in place of the straight one: what lies between the
    # windows and the logarithm is checked by the first branch.
    frames = np.lib.stride_tricks.sliding_window_view(samples, WINDOW)[::HOP].astype(np.float64)
    frames -= frames.mean(axis=1, keepdims=True)
    frames[:, 1:] -= 0.97 * frames[:, :-1].copy()
    frames[:, 0] *= 1 - 0.97
    frames *= (0.5 - 0.5 * np.cos(2 * np.pi * np.arange(WINDOW) / (WINDOW - 1))) ** 0.85
    power = np.abs(np.fft.rfft(frames, 512)) ** 2
    assert bank.shape == straight.shape and not np.allclose(bank, straight, atol=0.01)
    energies = np.log(np.maximum(power[:, : bank.shape[1]] @ bank.T, np.finfo(np.float32).eps))
    order = np.arange(40)
    cosines = np.cos(np.pi / 40 * np.outer(np.arange(40) + 0.5, order)) * np.sqrt(2 / 40)
    cosines[:, 0] = np.sqrt(1 / 40)
    return np.asarray(energies @ cosines * (1 + 11 * np.sin(np.pi * order / 22)), np.float32)


@pytest.mark.parametrize("warp", [1.0, 0.88, 1.14])
@pytest.mark.parametrize("name", SOUNDS)
def test_the_features_are_those_of_kaldi(name: str, warp: float) -> None:
    samples = SOUNDS[name]
    ours, theirs = mfcc(samples, warp), _kaldi(samples, warp)
    assert ours.shape == theirs.shape == (frame_count(len(samples)), 40)
    # A pause that only alternates between two values is a tone at the half of the rate, 90 dB above
    # the rest, which then is the rounding of this or that Fourier transform.
    windows = np.lib.stride_tricks.sliding_window_view(samples, WINDOW)[::HOP]
    alternates = (windows[:, 2:] == windows[:, :-2]).all(axis=1)
    real = ~alternates | (windows[:, 0] == windows[:, 1])
    assert real.mean() > 0.9
    assert np.abs(ours - theirs)[real].max() < 1e-3


def test_whole_numbers_give_the_same_features() -> None:
    speech = _speech()
    assert np.array_equal(mfcc(speech.astype(np.int16)), mfcc(speech))
    assert mfcc(speech).dtype == np.float32


@pytest.mark.parametrize("warp", [0.85, 1.2])
def test_a_warp_moves_resonances(warp: float) -> None:
    moved, higher, unmoved = mfcc(_tone(1000), warp), mfcc(_tone(1000 * warp)), mfcc(_tone(1000))
    # By the first coefficients, which tell where the energy is, not how narrow the peak.
    distances = [np.abs(moved - other)[:, 1:8].mean() for other in (higher, unmoved)]
    assert distances[0] < distances[1] / 3


def test_warps_are_rounded_to_hundredths() -> None:
    assert np.array_equal(mfcc(_speech(), 1.1004), mfcc(_speech(), 1.1))
    assert not np.array_equal(mfcc(_speech(), 1.11), mfcc(_speech(), 1.1))


@pytest.mark.parametrize(("samples", "frames"), [(0, 0), (399, 0), (400, 1), (559, 1), (560, 2)])
def test_only_whole_windows_are_frames(samples: int, frames: int) -> None:
    assert mfcc(np.ones(samples, np.float32)).shape == (frames, 40)


@pytest.mark.parametrize("warp", [0.4, 2.1, float("nan")])
def test_a_warp_that_no_speaker_has_is_refused(warp: float) -> None:
    with pytest.raises(ValueError, match="warp"):
        mfcc(_speech(), warp)
