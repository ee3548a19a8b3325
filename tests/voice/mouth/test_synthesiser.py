from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import CancelledError
from pathlib import Path

import numpy as np
import pytest

from heraut.voice.mouth.errors import MouthError
from heraut.voice.mouth.pcm import decibels
from heraut.voice.mouth.settings import VoiceSettings
from heraut.voice.mouth.synthesiser import Synthesiser

LINES = [
    "Sept sur colonne trois. Passe la carte.",
    "La carte est un huit, tu as dit sept.",
    "Je n'ai rien joué.",
    "Huit sur colonne trois ?",
    "À qui le tour ?",
]


def seconds_per_word(text: str, seconds: float) -> float:
    return seconds / len(text.split())


def test_french_gives_sound_of_a_plausible_length(voice: Synthesiser) -> None:
    for text in LINES:
        sound = voice.render(text)
        assert sound.samples.dtype == np.int16
        assert sound.samples.ndim == 1
        assert sound.rate >= 16000
        assert 0.12 < seconds_per_word(text, sound.seconds) < 0.7
        assert -35 < decibels(sound) < -10


def test_the_same_sentence_said_again_is_the_same_sound(voice: Synthesiser) -> None:
    before = voice.statistics
    first, second = voice.render("Répète."), voice.render("Répète.")
    assert np.array_equal(first.samples, second.samples)
    assert voice.statistics.rendered - before.rendered == 1
    assert voice.statistics.cached - before.cached == 1


def test_the_same_sentence_made_again_is_as_long() -> None:
    with Synthesiser(remember=0) as forgetful:
        sounds = [forgetful.render(LINES[0]) for _ in range(5)]
        assert forgetful.statistics.rendered == 10
    lengths = [sound.seconds for sound in sounds]
    assert max(lengths) == pytest.approx(min(lengths), rel=0.03)


def test_none_of_forty_sentences_in_a_row_is_lost_or_cut(voice: Synthesiser) -> None:
    texts = [f"Le joueur {number} pose la carte {number + 7}." for number in range(40)]
    coming = [voice.prepare(text) for text in texts]
    spoken = [future.result().seconds for future in coming]
    assert len(spoken) == 40
    assert min(spoken) > 1.2
    assert max(spoken) < 3.5


def test_accents_are_spoken_as_letters_not_spelled(voice: Synthesiser) -> None:
    accented = voice.render("Répète l'évêque, où ça, à côté du château.").seconds
    plain = voice.render("Repete l'eveque, ou ca, a cote du chateau.").seconds
    assert accented == pytest.approx(plain, rel=0.35)


def test_digits_are_spoken_as_numbers(voice: Synthesiser) -> None:
    digits = voice.render("Il reste 42 cartes.").seconds
    words = voice.render("Il reste quarante-deux cartes.").seconds
    assert digits == pytest.approx(words, rel=0.08)


@pytest.mark.parametrize("text", ["", "   \n", "…", "?!"])
def test_nothing_to_say_is_silence_at_once(text: str, voice: Synthesiser) -> None:
    assert voice.render(text).seconds == 0


def test_a_very_long_text_is_spoken_whole(voice: Synthesiser) -> None:
    once = voice.render("La colonne trois va du sept au douze, puis du quinze au vingt.").seconds
    many = voice.render("La colonne trois va du sept au douze, puis du quinze au vingt. " * 60)
    assert many.seconds == pytest.approx(60 * once + 59 * 0.2, rel=0.02)


def test_a_very_long_sentence_is_spoken_whole(voice: Synthesiser) -> None:
    short = voice.render("sept et trois et cinq et deux, " * 3, VoiceSettings(rate=450)).seconds
    long = voice.render("sept et trois et cinq et deux, " * 90, VoiceSettings(rate=450)).seconds
    assert long > 20 * short


def test_a_higher_rate_is_shorter(voice: Synthesiser) -> None:
    slow, middle, fast = (
        voice.render(LINES[1], VoiceSettings(rate=rate)).seconds for rate in (120, 200, 450)
    )
    assert slow > 1.3 * middle
    assert middle > 1.5 * fast


def test_volume_changes_the_level_and_nothing_else(voice: Synthesiser) -> None:
    loud = voice.render(LINES[1], VoiceSettings(volume=0.8))
    soft = voice.render(LINES[1], VoiceSettings(volume=0.2))
    assert decibels(loud) - decibels(soft) == pytest.approx(12.04, abs=0.3)
    assert loud.seconds == soft.seconds


def test_another_language_sounds_different(voice: Synthesiser) -> None:
    french = voice.render("six dix", VoiceSettings(lang="fr"))
    english = voice.render("six dix", VoiceSettings(lang="en"))
    assert len(french.samples) != len(english.samples)


def test_a_language_that_nothing_speaks_is_said_to_have_no_voice(voice: Synthesiser) -> None:
    with pytest.raises(MouthError, match="'xx'") as refused:
        voice.render("bonjour", VoiceSettings(lang="xx"))
    assert refused.value.key == "no_voice"
    assert refused.value.details["lang"] == "xx"
    assert voice.render("Bonjour.").seconds > 0


def test_a_voice_that_does_not_exist_is_replaced_and_told() -> None:
    with Synthesiser() as own:
        assert own.render("Bonjour.", VoiceSettings(voice="Zoé du Nord")).seconds > 0
        assert own.degraded is not None
        assert own.degraded.key == "voice_not_found"
        assert own.degraded.details["wanted"] == "Zoé du Nord"


def test_voices_can_be_named_and_chosen(voice: Synthesiser) -> None:
    names = voice.voices("fr")
    assert names
    assert voice.render("Bonjour.", VoiceSettings(voice=names[0])).seconds > 0
    assert voice.degraded is None
    assert voice.voices("xx") == ()


def test_a_child_that_is_killed_is_replaced_and_the_sentence_said() -> None:
    with Synthesiser() as own:
        own.render("Avant.")
        killed = own.pid
        assert killed is not None
        os.kill(killed, signal.SIGTERM)
        assert own.render("Sept posé, colonne trois.").seconds > 0.5
        assert own.pid != killed
        assert own.statistics.restarts == 1
        assert own.degraded is None


def test_a_child_killed_in_the_middle_of_its_work_loses_no_sentence() -> None:
    with Synthesiser() as own:
        own.render("Avant.")
        coming = [own.prepare(f"Carte numéro {number}, colonne trois.") for number in range(30)]
        coming[3].result()
        assert own.pid is not None
        os.kill(own.pid, signal.SIGTERM)
        assert min(future.result().seconds for future in coming) > 0.8


def test_pyttsx3_without_the_language_is_stood_in_for_and_told() -> None:
    with Synthesiser(driver="dummy") as own:  # pyttsx3's own driver that only speaks English
        assert own.render("Sept sur colonne trois.").seconds > 0.8
        assert own.statistics.direct == 1
        assert own.degraded is not None
        assert own.degraded.key == "voice_degraded"
        assert "no voice for 'fr'" in str(own.degraded)


def test_pyttsx3_that_writes_no_file_is_stood_in_for_and_told() -> None:
    with Synthesiser(driver="dummy") as own:
        settings = VoiceSettings(lang="en")
        assert own.render("Seven on column three.", settings).seconds > 0.8
        assert own.degraded is not None
        assert "4 tries" in str(own.degraded)
        assert own.render("Your turn.", settings).seconds > 0.3
        assert own.statistics.direct == 2


def test_pyttsx3_that_does_not_start_is_stood_in_for_and_told() -> None:
    with Synthesiser(driver="no_such_driver") as own:
        assert own.render("Sept sur colonne trois.").seconds > 0.8
        assert own.degraded is not None
        assert "did not start" in str(own.degraded)


def test_a_child_that_cannot_start_is_told_with_its_last_words() -> None:
    # Without site-packages there is no heraut to run.
    command = (sys.executable, "-S", "-P", "-m", "heraut.voice.mouth.child")
    with Synthesiser(command=command) as own:
        with pytest.raises(MouthError, match="No module named") as refused:
            own.render("Bonjour.")
        assert refused.value.key == "no_voice"
        restarts = own.statistics.restarts
        with pytest.raises(MouthError, match="No module named"):
            own.render("Encore.")
        assert own.statistics.restarts == restarts


def test_a_child_that_says_nothing_is_given_up() -> None:
    command = (sys.executable, "-c", "import time; time.sleep(60)")
    with (
        Synthesiser(command=command, patience=0.1) as own,
        pytest.raises(MouthError, match="hung") as refused,
    ):
        own.render("Bonjour.")
    assert refused.value.key == "no_voice"


def test_a_program_that_cannot_be_run_is_no_voice(tmp_path: Path) -> None:
    with (
        Synthesiser(command=(str(tmp_path / "nothing"),)) as own,
        pytest.raises(MouthError) as refused,
    ):
        own.render("Bonjour.")
    assert refused.value.key == "no_voice"


def test_what_is_cancelled_is_not_rendered() -> None:
    with Synthesiser() as own:
        own.render("Avant.")
        coming = [own.prepare(f"Phrase numéro {number}.") for number in range(20)]
        dropped = [future for future in reversed(coming) if future.cancel()]
        for future in coming:
            if future not in dropped:
                assert future.result().seconds > 0
        assert len(dropped) > 10
        assert own.statistics.rendered == 1 + 20 - len(dropped)
        with pytest.raises(CancelledError):
            dropped[0].result()


def child(folder: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-P", "-m", "heraut.voice.mouth.child", str(folder)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def test_the_child_ends_with_the_program_that_started_it(tmp_path: Path) -> None:
    folder = tmp_path / "scratch"
    folder.mkdir()
    process = child(folder)
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stdout.readline() == b'{"ready": true, "bytes": 0}\n'
    process.stdin.close()
    assert process.wait(timeout=10) == 0
    assert not folder.exists()
    process.stdout.close()


def test_the_child_ends_even_in_the_middle_of_a_sentence(tmp_path: Path) -> None:
    process = child(tmp_path)
    assert process.stdin is not None
    assert process.stdout is not None
    text = "sept et trois et cinq et deux, " * 20_000
    line = (
        f'{{"id": 1, "text": "{text}", "lang": "fr", "rate": 120, "voice": null, "direct": true}}'
    )
    process.stdin.write(line.encode() + b"\n")
    process.stdin.flush()
    process.stdout.readline()
    time.sleep(0.1)
    process.stdin.close()
    assert process.wait(timeout=10) == 0
    assert process.stdout.read() == b""
    process.stdout.close()


def test_data_at_a_path_too_long_for_espeak_are_found(tmp_path: Path) -> None:
    from heraut.voice.mouth.espeak import _short

    data = tmp_path / ("venv" * 20) / ("lib" * 20) / "espeak-ng-data"
    data.mkdir(parents=True)
    (data / "phontab").write_bytes(b"here")
    scratch = tmp_path / "s"
    scratch.mkdir()
    near = Path(_short(data, scratch))
    assert near.parent == scratch
    assert (near / "phontab").read_bytes() == b"here"
    assert _short(Path("short"), scratch) == "short"
